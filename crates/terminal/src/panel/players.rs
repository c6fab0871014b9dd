//! Those who play.

use super::Row;
use crate::board;
use crate::desk::{Desk, Facts, player_name};
use crate::wrap::{cut, width as columns};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use tablier_games::Seat;

/// The others first, in turn order, and oneself below them.
pub(super) fn rows(desk: &Desk, width: usize) -> Vec<Row> {
    let seats = desk.table.plan().seat_count();
    let own = desk.table.persons().next().unwrap_or(Seat::FIRST);
    let others = std::iter::successors(Some(own.next(seats)), |seat| Some(seat.next(seats)));
    let order = others.take_while(|seat| *seat != own).chain([own]);
    order.flat_map(|seat| player(desk, seat, width)).collect()
}

fn player(desk: &Desk, seat: Seat, width: usize) -> Vec<Row> {
    let table = &desk.table;
    let moves = table.game().outcome().is_none() && table.mover() == seat;
    let facts = Facts::of(&desk.words, table, seat);
    let (token, style) = board::token(desk.kind(), seat, desk.palette);
    let weight = if moves { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let mut name = player_name(&desk.words, table, seat);
    if let Some(colour) = &facts.colour {
        name = format!("{name} · {colour}");
    }
    let used = 3 + columns(&token);
    let head = Line::from(vec![
        Span::styled(if moves { "▶ " } else { "  " }, desk.palette.accent()),
        Span::styled(token, style),
        Span::styled(format!(" {}", cut(&name, width.saturating_sub(used))), weight),
    ]);
    let mut rows = vec![Row::new(head)];
    rows.extend(counted(desk, &facts, width));
    rows
}

/// What is left of each type, or what else one should know.
fn counted(desk: &Desk, facts: &Facts, width: usize) -> Option<Row> {
    let indent = " ".repeat(6);
    if !facts.counts.is_empty() {
        let mut spans = vec![Span::raw(indent)];
        for (letter, count, few) in &facts.counts {
            let style = if *few { desk.palette.warning() } else { Style::new() };
            let mark = if *few { "!" } else { " " };
            spans.push(Span::styled(format!("{letter} "), desk.palette.quiet()));
            spans.push(Span::styled(format!("{count}{mark} "), style));
        }
        return Some(Row::new(Line::from(spans)));
    }
    if facts.known.is_empty() {
        return None;
    }
    let text = cut(&facts.known.join(" · "), width.saturating_sub(6));
    Some(Row::new(Span::styled(format!("{indent}{text}"), desk.palette.quiet())))
}
