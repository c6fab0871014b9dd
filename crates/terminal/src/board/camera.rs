//! Which part of a board is in sight.

use super::sheet::{At, Sheet, Target};
use ratatui::layout::Rect;

/// How near the edge what is pointed at may come before the board moves.
const MARGIN: (i32, i32) = (8, 4);

/// The corner of a sheet that is shown at the corner of an area: the whole lies in the middle if it fits, otherwise as
/// little as possible moves so that what is pointed at stays in sight.
pub(crate) fn corner(sheet: &Sheet, area: Rect, before: At, target: Option<Target>) -> At {
    let ((left, top), (width, height)) = sheet.bounds();
    let at = target.and_then(|target| sheet.middle(target));
    let room = (i32::from(area.width), i32::from(area.height));
    (
        along(left, width, room.0, before.0, at.map(|at| at.0), MARGIN.0),
        along(top, height, room.1, before.1, at.map(|at| at.1), MARGIN.1),
    )
}

fn along(first: i32, size: i32, room: i32, before: i32, at: Option<i32>, margin: i32) -> i32 {
    if size <= room {
        return first - (room - size) / 2;
    }
    let margin = margin.min(room / 3);
    let mut corner = before.clamp(first, first + size - room);
    if let Some(at) = at {
        corner = corner.min(at - margin).max(at + margin + 1 - room);
    }
    corner.clamp(first, first + size - room)
}

#[cfg(test)]
mod tests {
    use super::along;

    #[test]
    fn what_fits_lies_in_the_middle() {
        assert_eq!(along(-3, 10, 20, 99, Some(0), 4), -8);
    }

    #[test]
    fn what_does_not_fit_follows_the_cursor_and_no_further() {
        assert_eq!(along(0, 100, 20, 30, Some(40), 4), 30);
        assert_eq!(along(0, 100, 20, 30, Some(48), 4), 33);
        assert_eq!(along(0, 100, 20, 30, Some(31), 4), 27);
        assert_eq!(along(0, 100, 20, 30, Some(99), 4), 80);
        assert_eq!(along(0, 100, 20, 30, Some(0), 4), 0);
        assert_eq!(along(0, 100, 20, 200, None, 4), 80);
    }
}
