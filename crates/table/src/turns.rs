//! The moves of a game, turn by turn.

use crate::Table;
use tablier_games::{AnyMove, AnyPosition, Event, Game, Names, Seat};

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
    /// What places were called when it began.
    pub names: Names,
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

    /// Its plies as people read them, with the short names of tiles.
    #[must_use]
    pub fn written(&self) -> Vec<String> {
        written(&self.before, &self.names, &self.plies())
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
}

impl Table {
    /// Whether an engine played a turn for a player who had left.
    #[must_use]
    pub fn is_stand_ins(&self, turn: &TurnEntry) -> bool {
        let left = |event: &Event| matches!(event, Event::Left { seat, .. } if *seat == turn.seat);
        self.game().events()[..turn.first].iter().any(left)
    }

    /// What places are called now, the draft included.
    #[must_use]
    pub fn names(&self) -> Names {
        followed(self.game().position(), &self.names, self.draft()).1
    }

    /// What places were called after so many events.
    #[must_use]
    pub fn names_after(&self, events: usize) -> Names {
        let turn = self.turns.iter().find(|turn| events < turn.end());
        turn.map_or_else(
            || self.names.clone(),
            |turn| {
                let plies: Vec<AnyMove> = turn.plies().into_iter().take(events - turn.first).collect();
                followed(&turn.before, &turn.names, &plies).1
            },
        )
    }

    /// The plies of the draft as people read them.
    #[must_use]
    pub fn draft_written(&self) -> Vec<String> {
        written(self.game().position(), &self.names, self.draft())
    }

    /// A ply that could be played now, as people read it.
    #[must_use]
    pub fn written(&self, ply: AnyMove) -> String {
        self.names().ply(self.position(), ply)
    }

    /// A turn that could be played now, as people read it.
    #[must_use]
    pub fn turn_written(&self, plies: &[AnyMove]) -> String {
        written(self.position(), &self.names(), plies).join(", ")
    }

    /// Plies as people read them, played when so many events had happened.
    #[must_use]
    pub fn written_at(&self, events: usize, plies: &[AnyMove]) -> String {
        written(&self.position_after(events), &self.names_after(events), plies).join(", ")
    }

    /// The number of the turn that an event belongs to, from 1, as the list of moves counts.
    #[must_use]
    pub fn turn_number(&self, event: usize) -> usize {
        self.turns.iter().take_while(|turn| turn.first <= event).count()
    }

    /// The turns that a player has not seen yet when so many events had happened: all since their own last one, or that
    /// one if it is the last. The player is the one whom the screen belongs to, or else the one to move.
    pub(crate) fn news(&self, events: usize) -> &[TurnEntry] {
        let done = self.turns.iter().filter(|turn| turn.first < events).count();
        let viewer = self.own_seat().unwrap_or_else(|| self.position_after(events).side());
        let others = usize::from(self.plan().seat_count()).saturating_sub(1);
        let since =
            self.turns[..done].iter().rev().take(others).take_while(|turn| turn.seat != viewer).count();
        &self.turns[done - since.max(1).min(done)..done]
    }
}

/// Some plies as people read them, played one after the other.
#[must_use]
pub fn written(position: &AnyPosition, names: &Names, plies: &[AnyMove]) -> Vec<String> {
    let (mut position, mut names) = (position.clone(), names.clone());
    let mut texts = Vec::new();
    for &ply in plies {
        texts.push(names.ply(&position, ply));
        names.follow(&position, ply);
        if position.play(ply).is_err() {
            break;
        }
    }
    texts
}

/// A position and its names after some plies.
fn followed(position: &AnyPosition, names: &Names, plies: &[AnyMove]) -> (AnyPosition, Names) {
    let (mut position, mut names) = (position.clone(), names.clone());
    for &ply in plies {
        names.follow(&position, ply);
        if position.play(ply).is_err() {
            break;
        }
    }
    (position, names)
}

/// The turns of a game, in order, and what places are called after them.
pub(crate) fn turns(game: &Game) -> (Vec<TurnEntry>, Names) {
    let mut turns: Vec<TurnEntry> = Vec::new();
    let mut replayed = Game::new(game.start().clone());
    let mut names = Names::new(replayed.position());
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
                turns.push(TurnEntry {
                    seat,
                    events: vec![event],
                    first: index,
                    before,
                    names: names.clone(),
                });
            }
        }
        if let Event::Ply(ply) = event {
            names.follow(replayed.position(), ply);
        }
        if replayed.apply(event).is_err() {
            break;
        }
    }
    (turns, names)
}

/// The plies at the beginning of a line that belong to the turn of the side to move, as far as they can be played.
#[must_use]
pub fn first_turn(position: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    let mut position = position.clone();
    let mut turn = Vec::new();
    for &ply in line {
        if position.play(ply).is_err() {
            break;
        }
        turn.push(ply);
        if !position.mid_turn() || position.outcome().is_some() {
            break;
        }
    }
    turn
}
