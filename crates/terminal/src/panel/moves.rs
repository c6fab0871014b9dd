//! The moves so far.

use super::{Press, Row, cut, paragraph};
use crate::desk::Desk;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use tablier_table::TurnEntry;

/// The last turns that there is room for, or those around the one that is shown.
pub(super) fn rows(desk: &Desk, width: usize, room: usize) -> Vec<Row> {
    let turns = desk.table.turns();
    if turns.is_empty() {
        let mut rows = paragraph(&desk.words.say("table-no-moves", &[]), width, desk.palette.quiet());
        if desk.table.is_open() {
            rows.push(Row::blank());
            rows.extend(paragraph(&desk.words.say("play-first-steps", &[]), width, desk.palette.quiet()));
        }
        rows.truncate(room);
        return rows;
    }
    let events = desk.shown_events();
    let shown = turns.iter().filter(|turn| turn.first < events).count();
    let last = (shown + room / 2).max(room).min(turns.len());
    let first = last.saturating_sub(room);
    let turn = |(index, turn): (usize, &TurnEntry)| {
        let text = format!("{:>3} {}", index + 1, text(desk, turn));
        let here = index + 1 == shown;
        let style = if here { Style::new().add_modifier(Modifier::BOLD) } else { desk.palette.quiet() };
        Row { line: Span::styled(cut(&text, width), style).into(), press: Some(Press::LookAt(turn.end())) }
    };
    turns.iter().enumerate().skip(first).take(last - first).map(turn).collect()
}

fn text(desk: &Desk, turn: &TurnEntry) -> String {
    let plies = turn.written();
    match turn.events.first() {
        Some(event) if plies.is_empty() => desk.words.event(desk.kind(), event),
        _ => plies.join(" "),
    }
}
