//! What was agreed on when a table was opened.

use std::fmt;
use tablier_engine::Level;
use tablier_games::{GameKind, Setup, Start};
use tablier_protocol::online::{NewGame, Pace, PersonRef};

/// The longest that anybody may think: a day for a game, two weeks for a turn by correspondence.
pub const LONGEST: (u32, u32) = (24 * 60 * 60, 14);

/// Numbers from here on are not the same in every language that reads JSON.
const LARGEST_SEED: u64 = 1 << 53;

/// What was agreed on when a table was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game.
    pub kind: GameKind,
    /// The set-up.
    pub setup: &'static Setup,
    /// The number that chance follows from.
    pub seed: u64,
    /// How long everybody may think.
    pub pace: Option<Pace>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether only those who have its address find it.
    pub private: bool,
    /// Whether seats are drawn when everybody is there.
    pub drawn: bool,
    /// Who opened it.
    pub by: PersonRef,
}

/// Who is wanted on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Anybody.
    Open,
    /// The engine.
    Level(Level),
    /// Somebody in particular: the id.
    Person(String),
}

/// A table that cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// There is no such game.
    Game,
    /// The game has no such set-up.
    Setup,
    /// The set-up has another number of seats.
    SeatCount {
        /// How many it has.
        wanted: u8,
    },
    /// A seat is none of `me`, `open`, `level:1` to `level:10`, `person:ID`.
    Seat,
    /// Somebody would sit on two seats.
    Twice,
    /// Nobody thinks so long, or so little.
    Clock,
    /// No person can sit there.
    Nobody,
    /// A seed that not every program can read, or one for a rated game.
    Seed,
}

impl TermsError {
    /// Its name for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Game => "unknown-game",
            Self::Setup => "unknown-setup",
            Self::SeatCount { .. } => "wrong-number-of-seats",
            Self::Seat => "unknown-seat",
            Self::Twice => "seated-twice",
            Self::Clock => "impossible-clock",
            Self::Nobody => "nobody-plays",
            Self::Seed => "impossible-seed",
        }
    }
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for TermsError {}

impl Terms {
    /// The terms of a table that somebody wants to open, and who is to sit where; `seed` if they name none.
    pub fn read(wish: &NewGame, by: PersonRef, seed: u64) -> Result<(Self, Vec<SeatWish>), TermsError> {
        let kind: GameKind = wish.game.parse().map_err(|_| TermsError::Game)?;
        let setup = kind.setup(&wish.setup).ok_or(TermsError::Setup)?;
        if wish.seats.len() != usize::from(setup.seats) {
            return Err(TermsError::SeatCount { wanted: setup.seats });
        }
        if !wish.clock.is_none_or(is_possible) {
            return Err(TermsError::Clock);
        }
        // Whoever chose the deal of a rated game could have tried it before.
        if wish.seed.is_some_and(|seed| seed >= LARGEST_SEED || wish.rated) {
            return Err(TermsError::Seed);
        }
        let seats = seats(&wish.seats, &by.id)?;
        let seed = wish.seed.unwrap_or(seed);
        let (rated, private, drawn) = (wish.rated, wish.private, wish.drawn);
        Ok((Self { kind, setup, seed, pace: wish.clock, rated, private, drawn, by }, seats))
    }

    /// How the game begins.
    ///
    /// # Panics
    /// Never: every set-up of a game can be laid out with a seed.
    #[must_use]
    pub fn start(&self) -> Start {
        Start::from_setup(self.kind, self.setup.name, Some(self.seed))
            .expect("a set-up of the game with a seed can be laid out")
    }
}

fn seats(texts: &[String], by: &str) -> Result<Vec<SeatWish>, TermsError> {
    let wishes: Vec<SeatWish> = texts.iter().map(|text| seat(text, by)).collect::<Result<_, _>>()?;
    let people: Vec<&SeatWish> =
        wishes.iter().filter(|wish| matches!(wish, SeatWish::Me | SeatWish::Person(_))).collect();
    let twice = people.iter().enumerate().any(|(index, wish)| people[..index].contains(wish));
    if twice {
        return Err(TermsError::Twice);
    }
    let engines = wishes.iter().all(|wish| matches!(wish, SeatWish::Level(_)));
    if engines { Err(TermsError::Nobody) } else { Ok(wishes) }
}

fn seat(text: &str, by: &str) -> Result<SeatWish, TermsError> {
    match text.split_once(':') {
        None if text == "me" => Ok(SeatWish::Me),
        None if text == "open" => Ok(SeatWish::Open),
        Some(("level", level)) => level.parse().map(SeatWish::Level).map_err(|_| TermsError::Seat),
        Some(("person", id)) if id == by => Ok(SeatWish::Me),
        Some(("person", id)) if !id.is_empty() => Ok(SeatWish::Person(id.to_owned())),
        _ => Err(TermsError::Seat),
    }
}

/// A clock without any time to think would be lost at once.
const fn is_possible(pace: Pace) -> bool {
    let (seconds, days) = LONGEST;
    match pace {
        Pace::Clock { base, increment } => {
            base <= seconds && increment <= seconds && (base >= 1 || increment >= 1)
        }
        Pace::Correspondence { days: wanted } => wanted >= 1 && wanted <= days,
    }
}
