//! What stands beside the board: who plays, what is to be done, what it is worth, and the moves so far.

mod evaluation;
mod moves;
mod players;

use crate::board;
use crate::desk::{Choice, Desk, title};
use crate::wrap::{cut, wrap};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use tablier_games::AnyMove;
use tablier_table::{Stock, written};

/// What a press on a row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// A choice, by its number from 1.
    Choice(usize),
    /// A look at the position after so many events.
    LookAt(usize),
}

/// A line of the panel.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) line: Line<'static>,
    pub(crate) press: Option<Press>,
}

impl Row {
    fn new(line: impl Into<Line<'static>>) -> Self {
        Self { line: line.into(), press: None }
    }

    fn blank() -> Self {
        Self::new(Line::default())
    }
}

/// The fewest lines that the list of moves has.
const LEAST_MOVES: usize = 3;

/// The rows of the panel.
pub(crate) fn rows(desk: &Desk, width: usize, height: usize) -> Vec<Row> {
    let mut rows = players::rows(desk, width);
    rows.push(rule(desk, width));
    rows.extend(now(desk, width));
    if desk.judges && desk.table.game().outcome().is_none() {
        rows.push(Row::blank());
        rows.extend(evaluation::rows(desk, width));
    }
    rows.truncate(height.saturating_sub(LEAST_MOVES + 1));
    rows.push(rule(desk, width));
    let room = height.saturating_sub(rows.len());
    rows.extend(moves::rows(desk, width, room));
    rows
}

fn rule(desk: &Desk, width: usize) -> Row {
    Row::new(Span::styled("─".repeat(width), desk.palette.quiet()))
}

fn paragraph(text: &str, width: usize, style: Style) -> Vec<Row> {
    wrap(text, width).into_iter().map(|line| Row::new(Span::styled(line, style))).collect()
}

/// Whose turn it is, what is asked, what was done of the turn, and what can be chosen.
fn now(desk: &Desk, width: usize) -> Vec<Row> {
    let mut rows = paragraph(&title(&desk.words, &desk.table), width, desk.palette.accent());
    rows.extend(said(desk, width));
    rows.extend(done(desk, width));
    rows.extend(choices(desk, width));
    rows
}

/// The sentence of the moment.
fn said(desk: &Desk, width: usize) -> Vec<Row> {
    let words = &desk.words;
    let plain = Style::new();
    if let Some(events) = desk.back {
        let turns = desk.table.turns();
        let shown = turns.iter().filter(|turn| turn.first < events).count();
        let args = [("turn", shown.into()), ("turns", turns.len().into())];
        return paragraph(&words.say("table-looking-back", &args), width, plain);
    }
    let mut rows = Vec::new();
    if let Some(outcome) = desk.table.game().outcome() {
        rows.extend(paragraph(&words.outcome(desk.kind(), &outcome), width, plain));
    } else if desk.table.is_open() {
        rows.extend(paragraph(&words.prompt(desk.table.position()), width, plain));
    }
    if let Some(notice) = &desk.notice {
        let style =
            if notice.warning { desk.palette.warning() } else { plain.add_modifier(Modifier::ITALIC) };
        rows.extend(notice.text.lines().flat_map(|line| paragraph(line, width, style)));
    } else if desk.hint_is_queued() {
        rows.extend(paragraph(&words.say("play-hint-queued", &[]), width, desk.palette.quiet()));
    } else if desk.waits_for_hint() {
        rows.extend(paragraph(&words.say("play-hint-coming", &[]), width, desk.palette.quiet()));
    } else if let Some(hint) = &desk.hint {
        let turn = typed(&hint.turn, written(desk.table.position(), &desk.table.names(), &hint.turn));
        let text = words.say("table-hinted", &[("move", turn.join(" ").into())]);
        rows.extend(paragraph(&text, width, board::Sign::HintTo.style(desk.palette)));
        if let Some(reason) = hint.reason {
            rows.extend(paragraph(&words.reason(desk.kind(), reason), width, plain));
        }
    }
    rows
}

/// A turn in words that can be typed: the place of a new tile has no short name yet, so it is written as in a record.
fn typed(plies: &[AnyMove], written: Vec<String>) -> Vec<String> {
    let lays =
        |ply: &AnyMove| matches!(ply, AnyMove::Tanagra(_)) && ply.start().is_none() && ply.end().is_some();
    plies.iter().zip(written).map(|(ply, text)| if lays(ply) { ply.to_string() } else { text }).collect()
}

/// The plies of a turn that is not complete.
fn done(desk: &Desk, width: usize) -> Vec<Row> {
    let draft = desk.table.draft_written();
    if draft.is_empty() || desk.back.is_some() {
        return Vec::new();
    }
    let text = desk.words.say("play-this-turn", &[("moves", draft.join(" ").into())]);
    vec![Row::new(Span::styled(cut(&text, width), desk.palette.quiet()))]
}

fn choices(desk: &Desk, width: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for (number, choice) in (1..).zip(desk.choices()) {
        let chosen = matches!(choice, Choice::Stock(stock) if desk.table.stock() == Some(stock));
        let mark = if chosen { "▸" } else { " " };
        let lines = wrap(&label(desk, choice), width.saturating_sub(5));
        for (index, text) in lines.into_iter().enumerate() {
            let key = Span::styled(format!(" {number} "), desk.palette.cursor());
            let line = match index {
                0 => Line::from(vec![Span::raw(mark), key, Span::raw(format!(" {text}"))]),
                _ => Line::raw(format!("     {text}")),
            };
            rows.push(Row { line, press: Some(Press::Choice(number)) });
        }
    }
    rows
}

fn label(desk: &Desk, choice: Choice) -> String {
    let words = &desk.words;
    match choice {
        Choice::Stock(Stock::Piece(kind)) => {
            let id = match kind {
                tablier_games::tzaar::Kind::Tzaar => "kind-tzaar",
                tablier_games::tzaar::Kind::Tzarra => "kind-tzarra",
                tablier_games::tzaar::Kind::Tott => "kind-tott",
            };
            words.say(id, &[])
        }
        Choice::Stock(Stock::Pawn(pawn)) => {
            words.say(if pawn.is_large() { "pawns-large" } else { "pawns-small" }, &[])
        }
        Choice::Play(ply) if desk.table.offered() == Some(ply) => {
            let at = ply.end().map(|end| end.to_string()).unwrap_or_default();
            words.say("table-take-own", &[("at", at.into())])
        }
        Choice::Play(ply) => words.action(ply),
        Choice::Again(None) => words.say("table-rematch", &[]),
        Choice::Again(Some(level)) => words.say("table-other-level", &[("level", level.number().into())]),
    }
}
