//! A table as it is kept between two visits.

use crate::{Occupant, Pace, Plan, Table, clean_name};
use serde::{Deserialize, Serialize};
use std::fmt;
use tablier_games::record::Record;
use tablier_games::{AnyMove, Game, Start};

/// A table as it is kept: texts that last longer than any version of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The game as a record.
    pub record: String,
    /// Who sits where: `person`, or `level:6`.
    pub seats: Vec<String>,
    /// What the people are called.
    #[serde(default)]
    pub names: Vec<String>,
    /// The number that chance follows from.
    #[serde(default)]
    pub seed: u64,
    /// The plies of a turn that is not decided yet.
    #[serde(default)]
    pub draft: Vec<String>,
    /// The clock.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// What is left on the clocks, in milliseconds.
    #[serde(default)]
    pub left: Vec<u64>,
}

/// What was kept cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// The record is none.
    Record,
    /// The seats do not fit the game.
    Seats,
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for SavedError {}

impl Table {
    /// The table as it is to be kept, with what is left on its clocks.
    #[must_use]
    pub fn save(&self, left: Vec<u64>) -> Saved {
        let plan = self.plan();
        Saved {
            record: Record::of_game(self.game()).to_string(),
            seats: plan.seats.iter().map(ToString::to_string).collect(),
            names: plan.names.clone(),
            seed: plan.seed,
            draft: self.draft().iter().map(ToString::to_string).collect(),
            pace: plan.pace,
            left,
        }
    }

    /// A table that was kept.
    pub fn restore(saved: &Saved) -> Result<Self, SavedError> {
        let game = Record::read(&saved.record).map_err(|_| SavedError::Record)?.game().clone();
        let plan = plan(saved, &game)?;
        let mut table = Self::with_game(plan, game);
        table.redraft(&draft(saved, &table));
        Ok(table)
    }
}

fn plan(saved: &Saved, game: &Game) -> Result<Plan, SavedError> {
    let start: &Start = game.start();
    let seats: Result<Vec<Occupant>, _> = saved.seats.iter().map(|seat| seat.parse()).collect();
    let seats = seats.map_err(|_| SavedError::Seats)?;
    let plan = match start.setup() {
        Some(setup) => Plan::new(game.kind(), setup.name, seats),
        None => Plan::from_position(start.position().clone(), seats),
    };
    let plan = plan.ok_or(SavedError::Seats)?;
    // Whatever was kept, a name is only shown as it may be.
    let names = saved.names.iter().map(|name| clean_name(name)).collect();
    Ok(Plan { seed: start.seed().unwrap_or(saved.seed), names, pace: saved.pace, ..plan })
}

/// The plies of a draft, as far as they can be played.
fn draft(saved: &Saved, table: &Table) -> Vec<AnyMove> {
    let mut position = table.position().clone();
    let mut plies = Vec::new();
    for text in &saved.draft {
        let Ok(ply) = position.read_move(text) else { break };
        if position.play(ply).is_err() {
            break;
        }
        plies.push(ply);
    }
    plies
}
