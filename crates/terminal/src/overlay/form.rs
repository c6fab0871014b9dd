//! The plan of a new game: set-up and seats.

use super::window;
use crate::keys::Key;
use crate::palette::Palette;
use crate::wrap::{cut, wrap};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tablier_engine::Level;
use tablier_games::{GameKind, Seat, Setup};
use tablier_table::{Occupant, Plan};
use tablier_words::Words;

/// What is being planned.
pub(crate) struct Form {
    kind: GameKind,
    setup: usize,
    /// Whether lots decide who sits where.
    lots: bool,
    /// Who sits where; seats that a set-up does not have are remembered.
    seats: [Occupant; Seat::MAX as usize],
    /// The row that is being changed: game, set-up, lots, the seats, start.
    row: usize,
}

/// What came of a key.
pub(crate) enum Planned {
    /// It goes on.
    On,
    /// It is done; lots decide who sits where, or not.
    Done(Plan, bool),
    /// It is thrown away.
    Away,
}

/// The rows before the seats.
const BEFORE: usize = 3;

impl Form {
    /// Begins with the plan of a table.
    pub(crate) fn new(plan: &Plan, lots: bool) -> Self {
        // A game that began with a position of its own has no set-up to offer again.
        let before = plan.opening.setup().unwrap_or_else(|| plan.kind.setup_for(plan.seat_count()));
        let setup = plan.kind.setups().iter().position(|setup| setup.name == before.name).unwrap_or(0);
        let other = plan.seats.iter().find(|seat| **seat != Occupant::Person).copied();
        let mut seats = [other.unwrap_or(Occupant::Person); Seat::MAX as usize];
        for (seat, occupant) in seats.iter_mut().zip(&plan.seats) {
            *seat = *occupant;
        }
        Self { kind: plan.kind, setup, lots, seats, row: BEFORE + plan.seats.len() }
    }

    fn setup(&self) -> &'static Setup {
        &self.kind.setups()[self.setup.min(self.kind.setups().len() - 1)]
    }

    /// The number of rows, the button to start included.
    fn rows(&self) -> usize {
        BEFORE + usize::from(self.setup().seats) + 1
    }

    fn plan(&self) -> Option<Plan> {
        let setup = self.setup();
        Plan::new(self.kind, setup.name, self.seats[..usize::from(setup.seats)].to_vec())
    }

    /// Answers a key.
    pub(crate) fn press(&mut self, key: Key) -> Planned {
        match key {
            Key::Step(0, step) => self.go(step),
            Key::Next => self.go(1),
            Key::Previous => self.go(-1),
            Key::Step(step, _) => self.change(step),
            Key::Pick if self.row + 1 == self.rows() => {
                return self.plan().map_or(Planned::On, |plan| Planned::Done(plan, self.lots));
            }
            Key::Pick => self.change(1),
            Key::Back => return Planned::Away,
            _ => {}
        }
        Planned::On
    }

    /// Somebody presses a row: a second time it changes, or begins.
    pub(crate) fn press_row(&mut self, row: usize) -> Planned {
        if row >= self.rows() {
            return Planned::On;
        }
        self.row = row;
        self.press(Key::Pick)
    }

    fn go(&mut self, step: i32) {
        self.row = (self.row as i32 + step).rem_euclid(self.rows() as i32) as usize;
    }

    fn change(&mut self, step: i32) {
        let turned = |index: usize, count: usize| (index as i32 + step).rem_euclid(count as i32) as usize;
        match self.row {
            0 => {
                let kinds = GameKind::ALL;
                let now = kinds.iter().position(|kind| *kind == self.kind).unwrap_or(0);
                (self.kind, self.setup) = (kinds[turned(now, kinds.len())], 0);
            }
            2 => self.lots = !self.lots,
            1 => self.setup = turned(self.setup, self.kind.setups().len()),
            row if row + 1 < self.rows() => {
                let seat = &mut self.seats[row - BEFORE];
                // A person comes before level 1 and after the last.
                let now = seat.level().map_or(0, |level| usize::from(level.number()));
                let count = usize::from(Level::STRONGEST.number()) + 1;
                *seat = Level::new(turned(now, count) as u8).map_or(Occupant::Person, Occupant::Engine);
            }
            _ => {}
        }
    }

    /// Where the rows begin on the screen, and how many lines there are.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, palette: Palette, words: &Words) {
        let width = 60;
        let help = wrap(&words.say("new-levels-help", &[]), width);
        let height = (self.rows() + 2 + help.len()) as u16;
        let keys = words.say("play-form-keys", &[]);
        let inside = window(frame, palette, (width as u16, height), &words.say("new-title", &[]), &keys);
        let mut lines: Vec<Line<'static>> =
            (0..self.rows()).map(|row| self.line(row, palette, words)).collect();
        lines.insert(self.rows() - 1, Line::default());
        lines.push(Line::default());
        lines.extend(help.into_iter().map(|line| Line::styled(line, palette.quiet())));
        frame.render_widget(Paragraph::new(lines), inside);
    }

    /// The row at a line of the window, counted from its upper edge.
    pub(crate) fn row_at(&self, line: u16) -> Option<usize> {
        let line = usize::from(line).checked_sub(1)?;
        let last = self.rows() - 1;
        // A blank line comes before the button.
        if line == last + 1 { Some(last) } else { (line < last).then_some(line) }
    }

    /// How high the window is, its edges included.
    pub(crate) fn height(&self, words: &Words) -> u16 {
        (self.rows() + 4 + wrap(&words.say("new-levels-help", &[]), 60).len()) as u16
    }

    fn line(&self, row: usize, palette: Palette, words: &Words) -> Line<'static> {
        let here = row == self.row;
        if row + 1 == self.rows() {
            let style = if here { palette.cursor() } else { Style::new().add_modifier(Modifier::BOLD) };
            return Line::from(Span::styled(format!("  {}  ", words.say("new-start", &[])), style));
        }
        let (name, value) = match row {
            0 => (words.say("play-form-game", &[]), words.game_name(self.kind)),
            1 => (words.say("new-setup", &[]), words.setup_name(self.kind, self.setup())),
            2 => {
                let id = if self.lots { "play-form-lots-yes" } else { "play-form-lots-no" };
                (words.say("play-form-lots", &[]), words.say(id, &[]))
            }
            _ => {
                let seat = Seat::from_index(row - BEFORE);
                let who = match self.seats[seat.index()] {
                    Occupant::Person | Occupant::Elsewhere => words.say("new-seat-person", &[]),
                    Occupant::Engine(level) => words.say("player-level", &[("level", level.number().into())]),
                };
                (format!("{seat} · {}", words.seat_name(self.kind, seat)), who)
            }
        };
        let style = if here { palette.cursor() } else { Style::new() };
        Line::from(vec![
            Span::styled(format!("{:<16}", cut(&name, 15)), palette.quiet()),
            Span::styled(format!("◂ {} ▸", cut(&value, 38)), style),
        ])
    }
}
