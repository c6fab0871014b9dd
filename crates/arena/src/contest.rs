//! A whole match: many games at once, kept as they finish.

use crate::hall::Hall;
use crate::results::Results;
use crate::schedule::Schedule;
use crate::{Allowance, Claim, Description, Sprt, Standings, Store, StoreError, Unavailable};
use serde_json::json;
use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tablier_engine::bench;
use tablier_games::{GameKind, SetupError};

/// So deep the engine looks at fixed positions to say which engine it is: a matter of milliseconds.
const FINGERPRINT_DEPTH: u32 = 2;

/// Who plays what, and how.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub kind: GameKind,
    /// The name of its set-up.
    pub setup: String,
    /// Who plays: two at least.
    pub players: Vec<Description>,
    /// What a player may use, unless it has an allowance of its own.
    pub allowance: Allowance,
    /// How many games at least: for each pair of players at a table for two, else in all. Rounds are played whole.
    pub games: usize,
    /// How many random plies begin a game.
    pub opening_plies: u32,
    /// What openings and chance follow from.
    pub seed: u64,
    /// Whether only the first meets the others.
    pub gauntlet: bool,
    /// A test that can end the match; only for two players at a table for two.
    pub sprt: Option<Sprt>,
    /// The command that asked for the match, to be kept with the results.
    pub command: Vec<String>,
}

/// Why a match cannot be played, or not to its end.
#[derive(Debug)]
pub enum ContestError {
    /// The set-up cannot be laid out.
    Setup {
        /// The game.
        kind: GameKind,
        /// The set-up.
        name: String,
        /// Why not.
        error: SetupError,
    },
    /// Nobody to play with.
    TooFewPlayers,
    /// A test needs two players at a table for two.
    NoPair,
    /// A player cannot come.
    Unavailable(Unavailable),
    /// The games cannot be kept.
    Store(StoreError),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ContestError {}

impl From<StoreError> for ContestError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All games were played.
    Complete,
    /// The test was decided.
    Proved(Claim),
    /// Somebody stopped it.
    Stopped,
}

/// News of a match: its standings after a game.
#[derive(Debug)]
pub struct News<'a> {
    /// The match.
    pub contest: &'a Contest,
    /// How it stands.
    pub standings: &'a Standings,
    /// How many games it has in all.
    pub total: usize,
}

/// Whoever wants to hear the news.
pub type Report<'a> = &'a mut dyn FnMut(&News<'_>);

impl Contest {
    /// How many games it has in all.
    #[must_use]
    pub fn total_games(&self) -> usize {
        self.schedule().games()
    }

    /// What makes this match and no other. It can be gone on with for more games, or without the test.
    #[must_use]
    pub fn identity(&self) -> String {
        let players: Vec<&str> = self.players.iter().map(Description::text).collect();
        json!({
            "game": self.kind.name(),
            "setup": self.setup,
            "players": players,
            "allowance": self.allowance.to_string(),
            "seed": self.seed,
            "opening_plies": self.opening_plies,
            "gauntlet": self.gauntlet,
            // Openings are balanced in the eyes of the engine: another engine would choose others.
            "engine": bench::nodes(self.kind, FINGERPRINT_DEPTH),
        })
        .to_string()
    }

    /// Whether it can be played at all.
    pub fn check(&self) -> Result<(), ContestError> {
        if self.kind.setup(&self.setup).is_none() {
            return Err(self.setup_error(SetupError::Unknown));
        }
        if self.players.len() < 2 {
            return Err(ContestError::TooFewPlayers);
        }
        if self.sprt.is_some() && (self.seats() != 2 || self.players.len() != 2) {
            return Err(ContestError::NoPair);
        }
        for player in &self.players {
            player.seat(self.kind, &Arc::default()).map_err(ContestError::Unavailable)?;
        }
        Ok(())
    }

    /// Plays the games that are not in the store yet, so many at once, until all are played, the test is decided, or
    /// `stop` is set.
    pub fn run(
        &self,
        at_once: usize,
        mut store: Option<Store>,
        stop: &AtomicBool,
        report: Report<'_>,
    ) -> Result<(Standings, End), ContestError> {
        self.check()?;
        let schedule = self.schedule();
        let mut standings = Standings::new(schedule.clone(), self.players.len(), self.seats());
        let mut played = HashSet::new();
        for finished in store.iter().flat_map(Store::finished) {
            if finished.game < schedule.games() && played.insert(finished.game) {
                standings.add(finished);
            }
        }
        let left: Vec<usize> = (0..schedule.games()).filter(|game| !played.contains(game)).collect();
        report(&News { contest: self, standings: &standings, total: schedule.games() });
        let kept = Hall::new(self, schedule, left).run(at_once, store.as_mut(), &mut standings, stop, report);
        if let Some(store) = &store {
            store.write_results(&Results::new(self, &standings))?;
        }
        Ok((standings, kept?))
    }

    pub(crate) fn setup_error(&self, error: SetupError) -> ContestError {
        ContestError::Setup { kind: self.kind, name: self.setup.clone(), error }
    }

    fn schedule(&self) -> Schedule {
        Schedule::new(self.players.len(), self.seats(), self.gauntlet, self.games)
    }

    fn seats(&self) -> usize {
        self.kind.setup(&self.setup).map_or(2, |setup| usize::from(setup.seats))
    }

    pub(crate) fn claim(&self, standings: &Standings) -> Claim {
        let tested = self.sprt.zip(standings.pairings.first());
        tested.map_or(Claim::Open, |(sprt, pairing)| sprt.claim(sprt.ratio(&pairing.tally)))
    }
}
