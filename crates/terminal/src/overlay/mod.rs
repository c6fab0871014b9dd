//! What lies above the board for a while: texts, questions, a line to type on, and the plan of a new game.

mod entry;
mod form;
mod question;
mod text;

pub(crate) use entry::{Entry, Purpose, Typed};
pub(crate) use form::{Form, Planned};
pub(crate) use question::Question;
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
        .title_top(Line::styled(format!(" {title} "), palette.accent()))
        .title_bottom(Line::styled(format!(" {keys} "), palette.quiet()).right_aligned());
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inside
}
