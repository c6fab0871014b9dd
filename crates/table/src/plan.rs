//! What is to be played, and by whom.

use crate::{Occupant, Pace};
use tablier_games::{AnyPosition, GameKind, Random, Seat, Setup, Start};

/// What is to be played, by whom, and how long.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The game.
    pub kind: GameKind,
    /// How it begins.
    pub opening: Opening,
    /// The number that chance follows from: a dealt set-up, and what an engine leaves to chance.
    pub seed: u64,
    /// Who sits where: one for each seat.
    pub seats: Vec<Occupant>,
    /// What the people on the seats are called; nothing, or an empty text, for a person without a name.
    pub names: Vec<String>,
    /// The clock, if there is one.
    pub pace: Option<Pace>,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// With a set-up.
    Setup(&'static Setup),
    /// With any position.
    Position(Box<AnyPosition>),
}

impl Opening {
    /// The set-up, if it is one.
    #[must_use]
    pub const fn setup(&self) -> Option<&'static Setup> {
        match self {
            Self::Setup(setup) => Some(setup),
            Self::Position(_) => None,
        }
    }
}

impl Plan {
    /// A plan without a clock; nothing if the game has no such set-up, or it has another number of seats.
    #[must_use]
    pub fn new(kind: GameKind, setup: &str, seats: Vec<Occupant>) -> Option<Self> {
        let setup = kind.setup(setup).filter(|setup| usize::from(setup.seats) == seats.len())?;
        Some(Self { kind, opening: Opening::Setup(setup), seed: 0, seats, names: Vec::new(), pace: None })
    }

    /// A plan without a clock that begins with any position; nothing if it has another number of seats.
    #[must_use]
    pub fn from_position(position: AnyPosition, seats: Vec<Occupant>) -> Option<Self> {
        let fits = usize::from(position.seats()) == seats.len();
        let kind = position.kind();
        fits.then_some(Self {
            kind,
            opening: Opening::Position(Box::new(position)),
            seed: 0,
            seats,
            names: Vec::new(),
            pace: None,
        })
    }

    /// How the game begins.
    pub(crate) fn start(&self) -> Start {
        match &self.opening {
            Opening::Setup(setup) => Start::from_setup(self.kind, setup.name, Some(self.seed))
                .expect("a set-up of the game with a seed can be laid out"),
            Opening::Position(position) => AnyPosition::clone(position).into(),
        }
    }

    /// The same game again, with everybody one seat further and another deal.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        let mut names = self.all_names();
        names.rotate_right(1);
        Self { seed, seats, names, ..self.clone() }
    }

    /// The same people and engines on seats drawn by lot, with their names.
    #[must_use]
    pub fn with_lots(mut self, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut drawn: Vec<(Occupant, String)> = self.seats.iter().copied().zip(self.all_names()).collect();
        for last in (1..drawn.len()).rev() {
            drawn.swap(last, random.below(last as u64 + 1) as usize);
        }
        (self.seats, self.names) = drawn.into_iter().unzip();
        self
    }

    /// A name for each seat, empty where there is none.
    fn all_names(&self) -> Vec<String> {
        let mut names = self.names.clone();
        names.resize(self.seats.len(), String::new());
        names
    }

    /// What the person on a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let person = self.occupant(seat) == Occupant::Person;
        self.names.get(seat.index()).map(String::as_str).filter(|name| person && !name.is_empty())
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Who sits on a seat.
    pub(crate) fn occupant(&self, seat: Seat) -> Occupant {
        self.seats.get(seat.index()).copied().unwrap_or(Occupant::Person)
    }
}

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name as it can be shown: without control characters and marks that turn the direction of writing, with single
/// spaces, and not too long.
#[must_use]
pub fn clean_name(text: &str) -> String {
    let shown = |sign: &char| !sign.is_control() && !is_format(*sign);
    let spaced: String =
        text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign }).filter(shown).collect();
    let name: String =
        spaced.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

/// Invisible marks: directions, joiners, and the byte order mark.
const fn is_format(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_NAME, Plan, clean_name};
    use crate::Occupant;
    use std::collections::HashSet;
    use tablier_games::{GameKind, Seat};

    fn plan() -> Plan {
        let plan = Plan::new(GameKind::Tzaar, "fixed", vec![Occupant::Person; 2]).unwrap();
        Plan { names: vec![String::from("Anna"), String::from("Bo")], ..plan }
    }

    #[test]
    fn names_are_short_and_show_what_they_are() {
        assert_eq!(clean_name("  Zoé \t de\nBray "), "Zoé de Bray");
        assert_eq!(clean_name("a\u{202e}b\u{200f}c\u{7}d\u{feff}\u{2066}"), "abcd");
        assert_eq!(clean_name("\u{200b} \u{202d}"), "");
        assert_eq!(clean_name(&"é".repeat(99)).chars().count(), LONGEST_NAME);
    }

    #[test]
    fn names_go_with_their_people() {
        let again = plan().rematch(1);
        assert_eq!(again.name(Seat::FIRST), Some("Bo"));
        assert_eq!(again.rematch(2).names, plan().names);
        // An engine has no name of a person, no matter who sat there before.
        let engine = Plan { seats: vec![Occupant::Person, "level:2".parse().unwrap()], ..plan() };
        assert_eq!((engine.name(Seat::FIRST), engine.name(Seat::FIRST.next(2))), (Some("Anna"), None));
    }

    #[test]
    fn lots_bring_everybody_to_every_seat_and_lose_nobody() {
        let engine: Occupant = "level:2".parse().unwrap();
        let plan = Plan { seats: vec![Occupant::Person, engine], ..plan() };
        let mut first = HashSet::new();
        for seed in 0..40 {
            let drawn = plan.clone().with_lots(seed);
            assert_eq!(drawn.clone(), plan.clone().with_lots(seed));
            let person = drawn.seats.iter().position(|seat| *seat == Occupant::Person).unwrap();
            assert_eq!(drawn.seats[1 - person], engine);
            assert_eq!(drawn.name(Seat::from_index(person)), Some("Anna"));
            first.insert(drawn.seats[0]);
        }
        assert_eq!(first.len(), 2);
    }
}
