//! The moves of a game, turn by turn.

use tablier_games::{AnyMove, Event, Game, Seat};

/// A turn: the plies of one player, or what happened between turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnEntry {
    /// Whose it is.
    pub seat: Seat,
    /// Its plies, or the one event that it is.
    pub events: Vec<Event>,
    /// How many events had happened when it began.
    pub first: usize,
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
}

/// The turns of a game, in order.
#[must_use]
pub fn turns(game: &Game) -> Vec<TurnEntry> {
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
            _ => turns.push(TurnEntry { seat, events: vec![event], first: index }),
        }
        if replayed.apply(event).is_err() {
            break;
        }
    }
    turns
}
