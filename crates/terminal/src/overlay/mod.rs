//! What lies above the board for a while: texts, questions, a line to type on, and the plan of a new game.

mod entry;
mod form;
mod question;
mod text;

pub(crate) use entry::{Entry, Purpose, Typed};
pub(crate) use form::{Form, Planned};
pub(crate) use question::{Answer, Question};
pub(crate) use text::TextBox;

use crate::layout::middle;
use crate::palette::Palette;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Borders, Clear, Padding};

/// What lies above the board.
pub(crate) enum Overlay {
    /// Something to read.
    Text(TextBox),
    /// Something to be decided.
    Question(Question),
    /// A line to type on.
    Entry(Entry),
    /// The plan of a new game.
    Form(Form),
}

/// Beside a window with less room than this, what lies below would show as cut words.
const MARGIN: u16 = 12;

/// What is cleared for a window: all of its lines where only a strip would be left beside it.
const fn cleared(window: Rect, screen: Rect) -> Rect {
    if window.x - screen.x < MARGIN {
        return Rect { x: screen.x, width: screen.width, ..window };
    }
    window
}

/// A frame in the middle of the screen, with a title above and keys below; answers the room inside.
pub(crate) fn window(
    frame: &mut Frame<'_>,
    palette: Palette,
    wanted: (u16, u16),
    title: &str,
    keys: &str,
) -> Rect {
    let size = (frame.area().width, frame.area().height);
    let area = middle(size, (wanted.0 + 4, wanted.1 + 2));
    let block = Block::new()
        .borders(Borders::ALL)
        .border_type(BorderType::Rounded)
        .border_style(palette.accent())
        .padding(Padding::horizontal(1))
        .title_top(Line::styled(format!(" {title} "), palette.accent()));
    // An empty title would still cut a gap into the edge.
    let block = match keys {
        "" => block,
        keys => block.title_bottom(Line::styled(format!(" {keys} "), palette.quiet()).right_aligned()),
    };
    let inside = block.inner(area);
    frame.render_widget(Clear, cleared(area, frame.area()));
    frame.render_widget(block, area);
    inside
}
