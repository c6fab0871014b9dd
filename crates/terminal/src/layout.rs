//! What lies where on the screen.

use ratatui::layout::Rect;

/// Fewer columns and lines than these are too few.
pub const LEAST: (u16, u16) = (80, 24);

/// The widest panel.
const PANEL: (u16, u16) = (28, 40);

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Areas {
    /// The line at the top.
    pub(crate) header: Rect,
    /// Where the board is.
    pub(crate) board: Rect,
    /// The line below it.
    pub(crate) place: Rect,
    /// What is said beside it.
    pub(crate) panel: Rect,
    /// The line of keys.
    pub(crate) footer: Rect,
}

/// Whether the screen is too small.
pub(crate) const fn is_too_small((width, height): (u16, u16)) -> bool {
    width < LEAST.0 || height < LEAST.1
}

/// The parts of a screen of this size.
pub(crate) fn areas((width, height): (u16, u16)) -> Areas {
    let panel = (width / 3).clamp(PANEL.0, PANEL.1);
    let board = width.saturating_sub(panel + 1);
    let body = height.saturating_sub(4);
    Areas {
        header: Rect::new(0, 0, width, 1),
        board: Rect::new(0, 2, board, body.saturating_sub(1)),
        place: Rect::new(0, height.saturating_sub(3), board, 1),
        panel: Rect::new(board + 1, 2, panel, body),
        footer: Rect::new(0, height.saturating_sub(1), width, 1),
    }
}

/// A rectangle in the middle of the screen, with a free margin around it.
pub(crate) fn middle((width, height): (u16, u16), wanted: (u16, u16)) -> Rect {
    let size = (wanted.0.min(width.saturating_sub(4)), wanted.1.min(height.saturating_sub(2)));
    Rect::new((width - size.0) / 2, (height - size.1) / 2, size.0, size.1)
}

#[cfg(test)]
mod tests {
    use super::{areas, is_too_small, middle};

    #[test]
    fn all_boards_have_room_on_the_smallest_screen() {
        let areas = areas((80, 24));
        assert!(areas.board.width >= 51 && areas.board.height >= 19, "{areas:?}");
        assert_eq!(areas.panel.right(), 80);
        assert_eq!(areas.footer.bottom(), 24);
        assert!(is_too_small((79, 24)) && is_too_small((80, 23)) && !is_too_small((80, 24)));
    }

    #[test]
    fn nothing_overlaps_and_nothing_lies_outside() {
        for size in [(80, 24), (100, 30), (200, 60), (81, 200)] {
            let areas = areas(size);
            assert!(areas.board.bottom() <= areas.place.y && areas.place.bottom() <= areas.footer.y);
            assert!(areas.board.right() < areas.panel.x && areas.panel.right() <= size.0);
            let box_ = middle(size, (500, 500));
            assert!(box_.right() <= size.0 && box_.bottom() <= size.1);
        }
    }
}
