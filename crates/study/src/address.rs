//! An address for every position and every game.

use crate::Study;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::fmt;
use std::str::FromStr;
use tablier_games::{AnyPosition, Departure, Event, GameKind, Seat, Start};

/// Characters of positions and moves that a link bears as they are.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'/')
    .remove(b',')
    .remove(b';')
    .remove(b'@')
    .remove(b':');
/// Stands between moves: no move has it.
const BETWEEN: char = '~';

/// A game and a place in it, as it stands behind the `#` of a link: how it began, what happened, and how many of these
/// events have happened where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// `setup=fixed&seed=5`, or `position=…`.
    start: Beginning,
    events: Vec<String>,
    at: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Beginning {
    Setup { name: String, seed: Option<u64> },
    Position(String),
}

/// A link that leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It does not have the form of an address.
    Form,
    /// There is no such beginning.
    Beginning,
    /// What is said to have happened cannot happen: the number of the first such event, from 1.
    Event(usize),
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for AddressError {}

impl Address {
    /// The address of a position, without a game that led to it.
    #[must_use]
    pub fn of_position(position: &AnyPosition) -> Self {
        Self { start: Beginning::Position(position.to_string()), events: Vec::new(), at: 0 }
    }

    /// Where somebody stands in a tree, and the way on which that lies, to its end.
    #[must_use]
    pub fn of_study(study: &Study) -> Self {
        let at = study.path(study.here()).len() - 1;
        let mut to_end = study.clone();
        to_end.to_end();
        let path = to_end.path(to_end.here());
        let events =
            path.into_iter().filter_map(|id| study.event(id)).map(|event| event.to_string()).collect();
        let beginning = study.beginning();
        let start = match beginning.setup() {
            Some(setup) => Beginning::Setup { name: setup.name.to_owned(), seed: beginning.seed() },
            None => Beginning::Position(beginning.position().to_string()),
        };
        Self { start, events, at }
    }

    /// The tree with the one line that the address names, standing where it says.
    pub fn open(&self, kind: GameKind) -> Result<Study, AddressError> {
        let start = match &self.start {
            Beginning::Setup { name, seed } => {
                Start::from_setup(kind, name, *seed).map_err(|_| AddressError::Beginning)
            }
            Beginning::Position(text) => {
                Start::from_position(kind, text).map_err(|_| AddressError::Beginning)
            }
        };
        let mut study = Study::new(start?);
        let (mut here, mut game) = (Study::START, study.game_at(Study::START));
        for (index, word) in self.events.iter().enumerate() {
            let error = AddressError::Event(index + 1);
            let event = event(study.position_at(here), word).ok_or(error)?;
            here = study.grow(here, event, &mut game).map_err(|_| error)?;
            if index < self.at {
                study.go(here);
            }
        }
        Ok(study)
    }
}

fn event(position: &AnyPosition, word: &str) -> Option<Event> {
    let seat = |number: &str| number.parse().ok().and_then(Seat::new);
    match word.split_once(':') {
        Some(("resign", number)) => Some(Event::Left { seat: seat(number)?, how: Departure::Resigned }),
        Some(("time", number)) => Some(Event::Left { seat: seat(number)?, how: Departure::Time }),
        Some(("gone", number)) => Some(Event::Left { seat: seat(number)?, how: Departure::Gone }),
        _ if word == "draw" => Some(Event::DrawAgreed),
        _ => position.read_move(word).ok().map(Event::Ply),
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Beginning::Setup { name, seed } => {
                write!(f, "setup={}", written(name))?;
                if let Some(seed) = seed {
                    write!(f, "&seed={seed}")?;
                }
            }
            Beginning::Position(text) => write!(f, "position={}", written(text))?,
        }
        if !self.events.is_empty() {
            let events: Vec<String> = self.events.iter().map(|event| written(event)).collect();
            write!(f, "&moves={}", events.join(&BETWEEN.to_string()))?;
            if self.at < self.events.len() {
                write!(f, "&at={}", self.at)?;
            }
        }
        Ok(())
    }
}

/// A text as a link bears it: spaces are frequent in positions, and underscores never stand there.
fn written(text: &str) -> String {
    utf8_percent_encode(&text.replace(' ', "_"), KEPT).to_string()
}

fn read(text: &str) -> Option<String> {
    Some(percent_decode_str(text).decode_utf8().ok()?.replace('_', " "))
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let mut fields = Fields::default();
        for field in text.split('&').filter(|field| !field.is_empty()) {
            let (name, value) = field.split_once('=').ok_or(AddressError::Form)?;
            fields.add(name, value).ok_or(AddressError::Form)?;
        }
        fields.address().ok_or(AddressError::Form)
    }
}

/// The fields of an address as they are read.
#[derive(Default)]
struct Fields {
    setup: Option<String>,
    seed: Option<u64>,
    position: Option<String>,
    events: Vec<String>,
    at: Option<usize>,
}

impl Fields {
    fn add(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "setup" => self.setup = Some(read(value)?),
            "seed" => self.seed = Some(value.parse().ok()?),
            "position" => self.position = Some(read(value)?),
            "at" => self.at = Some(value.parse().ok()?),
            "moves" => {
                let moves: Option<Vec<String>> =
                    value.split(BETWEEN).filter(|ply| !ply.is_empty()).map(read).collect();
                self.events = moves?;
            }
            // A newer version may say more.
            _ => {}
        }
        Some(())
    }

    fn address(self) -> Option<Address> {
        let start = match (self.setup, self.position) {
            (Some(name), None) => Beginning::Setup { name, seed: self.seed },
            (None, Some(text)) => Beginning::Position(text),
            _ => return None,
        };
        let at = self.at.unwrap_or(self.events.len()).min(self.events.len());
        Some(Address { start, events: self.events, at })
    }
}
