//! The moves of a game, turn by turn.

use crate::Table;
use tablier_games::{AnyMove, AnyPosition, Event, Game, Seat};

/// A turn: the plies of one player, or what happened between turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnEntry {
    /// Whose it is.
    pub seat: Seat,
    /// Its plies, or the one event that it is.
    pub events: Vec<Event>,
    /// How many events had happened when it began.
    pub first: usize,
    /// The position in which it began.
    pub before: AnyPosition,
}

impl TurnEntry {
    /// How many events have happened when it ends.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.first + self.events.len()
    }

    /// Its plies.
    #[must_use]
    pub fn plies(&self) -> Vec<AnyMove> {
        let ply = |event: &Event| match event {
            Event::Ply(ply) => Some(*ply),
            Event::Left { .. } | Event::DrawAgreed => None,
        };
        self.events.iter().filter_map(ply).collect()
    }

    /// The position when so many of its events have happened.
    fn after(&self, events: usize) -> AnyPosition {
        let mut position = self.before.clone();
        for ply in self.plies().into_iter().take(events) {
            if position.play(ply).is_err() {
                break;
            }
        }
        position
    }
}

impl Table {
    /// The turns that have been decided, in order.
    #[must_use]
    pub fn turns(&self) -> &[TurnEntry] {
        &self.turns
    }

    /// The position after so many events.
    #[must_use]
    pub fn position_after(&self, events: usize) -> AnyPosition {
        let turn = self.turns.iter().find(|turn| events < turn.end());
        turn.map_or_else(
            || self.game().position().clone(),
            |turn| turn.after(events.saturating_sub(turn.first)),
        )
    }

    /// The last turn when so many events had happened: where it began, and its plies until then.
    #[must_use]
    pub fn turn_until(&self, events: usize) -> Option<(&AnyPosition, Vec<AnyMove>)> {
        let turn = self.turns.iter().rev().find(|turn| turn.first < events)?;
        Some((&turn.before, turn.plies().into_iter().take(events - turn.first).collect()))
    }
}

/// The turns of a game, in order.
pub(crate) fn turns(game: &Game) -> Vec<TurnEntry> {
    let mut turns: Vec<TurnEntry> = Vec::new();
    let mut replayed = Game::new(game.start().clone());
    for (index, &event) in game.events().iter().enumerate() {
        let goes_on = replayed.position().mid_turn() && matches!(event, Event::Ply(_));
        let seat = match event {
            Event::Left { seat, .. } => seat,
            Event::Ply(_) | Event::DrawAgreed => replayed.position().side(),
        };
        match turns.last_mut() {
            Some(turn) if goes_on && turn.seat == seat => turn.events.push(event),
            _ => {
                let before = replayed.position().clone();
                turns.push(TurnEntry { seat, events: vec![event], first: index, before });
            }
        }
        if replayed.apply(event).is_err() {
            break;
        }
    }
    turns
}
