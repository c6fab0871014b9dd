//! What the tags of a record say.

use super::token::is_name;
use super::{Problem, TimeControl};
use crate::fields::plain_number;
use crate::{GameKind, Seat, Start};
use std::collections::BTreeSet;

/// The names of the tags that mean something to us.
const OURS: [&str; 12] = [
    "Game",
    "Setup",
    "Seed",
    "Position",
    "Seat1",
    "Seat2",
    "Seat3",
    "Seat4",
    "Date",
    "TimeControl",
    "Result",
    "Ending",
];

/// All that a record says besides the moves and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// How the game began.
    pub start: Start,
    /// The players' names by seat; those of seats that the table does not have stay empty.
    pub players: [Option<String>; Seat::MAX as usize],
    /// When it was played: `2026-11-15`, as far as known.
    pub date: Option<String>,
    /// How much time the players had.
    pub time_control: Option<TimeControl>,
    /// Tags that mean nothing to the rules, kept in their order.
    pub others: Vec<(String, String)>,
}

impl Header {
    /// The header of a game about which nothing else is known.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Self { start, players: Default::default(), date: None, time_control: None, others: Vec::new() }
    }

    /// Which game was played.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.start.position().kind()
    }

    /// Whether all of it can be written and read back.
    pub(super) fn check(&self) -> Result<(), Problem> {
        let seats = self.start.position().seats();
        for seat in Seat::all(Seat::MAX).filter(|seat| seat.number() > seats) {
            if self.players[seat.index()].is_some() {
                return Err(Problem::NoSuchSeat(seat.number()));
            }
        }
        let mut names = BTreeSet::from(OURS);
        for (name, _) in &self.others {
            if name.is_empty() || !name.chars().all(is_name) {
                return Err(Problem::TagName(name.clone()));
            }
            if !names.insert(name) {
                return Err(Problem::TagTwice(name.clone()));
            }
        }
        Ok(())
    }
}

/// The tags of a record as they were read, each with its line.
#[derive(Default)]
pub(super) struct Tags {
    names: BTreeSet<String>,
    tags: Vec<(usize, String, String)>,
}

/// A tag's problem and its line; without a line, the record's first one.
type Found<T> = Result<T, (Option<usize>, Problem)>;

impl Tags {
    pub(super) fn add(&mut self, line: usize, name: String, value: String) -> Result<(), Problem> {
        if !self.names.insert(name.clone()) {
            return Err(Problem::TagTwice(name));
        }
        self.tags.push((line, name, value));
        Ok(())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// Takes a tag out.
    pub(super) fn take(&mut self, name: &str) -> Option<(usize, String)> {
        let index = self.tags.iter().position(|(_, other, _)| other == name)?;
        let (line, _, value) = self.tags.remove(index);
        Some((line, value))
    }

    /// Makes a header of the tags that are left.
    pub(super) fn into_header(mut self) -> Found<Header> {
        let mut header = Header::new(self.start()?);
        for seat in Seat::all(Seat::MAX) {
            let Some((line, name)) = self.take(&format!("Seat{seat}")) else { continue };
            if seat.number() > header.start.position().seats() {
                return Err((Some(line), Problem::NoSuchSeat(seat.number())));
            }
            header.players[seat.index()] = Some(name);
        }
        header.date = self.take("Date").map(|(_, date)| date);
        if let Some((line, text)) = self.take("TimeControl") {
            let control = text.parse().map_err(|_| (Some(line), Problem::TimeControl(text)))?;
            header.time_control = Some(control);
        }
        header.others = self.tags.into_iter().map(|(_, name, value)| (name, value)).collect();
        Ok(header)
    }

    fn start(&mut self) -> Found<Start> {
        let (line, name) = self.take("Game").ok_or((None, Problem::TagMissing("Game")))?;
        let kind: GameKind = name.parse().map_err(|_| (Some(line), Problem::UnknownGame(name)))?;
        let (seed_line, seed) = match self.take("Seed") {
            None => (None, None),
            Some((line, text)) => {
                (Some(line), Some(plain_number(&text).ok_or((Some(line), Problem::Seed(text)))?))
            }
        };
        let position = self.take("Position");
        let Some((line, name)) = self.take("Setup") else {
            let (line, text) = position.ok_or((None, Problem::TagMissing("Setup/Position")))?;
            if seed.is_some() {
                return Err((seed_line, Problem::SeedSurplus));
            }
            return Start::from_position(kind, &text).map_err(|error| (Some(line), Problem::Position(error)));
        };
        let start = Start::from_setup(kind, &name, seed)
            .map_err(|error| (Some(line), Problem::Setup { kind, name, error }))?;
        if seed.is_some() && start.seed().is_none() {
            return Err((seed_line, Problem::SeedSurplus));
        }
        match position {
            Some((line, text)) if text != start.position().to_string() => {
                Err((Some(line), Problem::PositionDiffers))
            }
            _ => Ok(start),
        }
    }
}
