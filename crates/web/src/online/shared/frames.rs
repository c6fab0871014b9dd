//! What the board shows of it, ply by ply.

use super::SharedTable;
use crate::browser;
use crate::desk::Moved;
use leptos::prelude::*;
use std::time::Duration;
use tablier_games::{Game, Seat};
use tablier_online::Table;
use tablier_protocol::online::{Happening, Status};
use tablier_table::Occupant;

/// So long a ply is looked at before the next one comes.
const PAUSE: Duration = Duration::from_millis(380);
/// Whoever is so many plies behind sees the last one at once.
const BEHIND: usize = 6;

/// The game at one moment, and the ply that led there.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    game: Game,
    moved: Option<Moved>,
}

impl SharedTable {
    /// Shows all at once.
    pub(super) fn show_now(self) {
        self.frames.update_value(std::collections::VecDeque::clear);
        let game = self.state.with_untracked(|state| state.game().clone());
        self.desk.follow(game, self.occupants(), None);
    }

    /// Shows what an event changed.
    pub(super) fn show_event(self, what: &Happening) {
        let behind = self.frames.with_value(std::collections::VecDeque::len);
        if browser::is_hidden() || behind > BEHIND {
            return self.show_now();
        }
        match what {
            Happening::Moved { seat, moves, .. } if !self.is_own_draft(*seat, moves) => {
                self.show_plies(moves);
            }
            Happening::Said { .. } | Happening::Away { .. } | Happening::Back { .. } => {}
            _ => {
                let game = self.state.with_untracked(|state| state.game().clone());
                self.push(Frame { game, moved: None });
            }
        }
    }

    /// Whether these are the plies that were made here and wait to be taken.
    fn is_own_draft(self, seat: u8, moves: &[String]) -> bool {
        self.desk.table.with_untracked(|table| {
            let drafted: Vec<String> = table.draft().iter().map(ToString::to_string).collect();
            table.own_seat().map(Seat::number) == Some(seat) && drafted == moves
        })
    }

    fn show_plies(self, words: &[String]) {
        let shown = self.frames.with_value(|frames| frames.back().map(|frame| frame.game.clone()));
        let mut game = shown.unwrap_or_else(|| self.desk.table.with_untracked(|table| table.game().clone()));
        for word in words {
            let before = game.position().clone();
            let Some(ply) = before.read_move(word).ok().filter(|ply| game.play(*ply).is_ok()) else {
                return self.show_now();
            };
            let moved = Moved { before, ply, by_hand: false };
            self.push(Frame { game: game.clone(), moved: Some(moved) });
        }
    }

    /// Shows a frame when those before it have been seen.
    fn push(self, frame: Frame) {
        let first = self.frames.with_value(std::collections::VecDeque::is_empty);
        self.frames.update_value(|frames| frames.push_back(frame));
        if first {
            self.show_next();
        }
    }

    /// Shows the first frame, which stays in the queue until it has been looked at.
    fn show_next(self) {
        let Some(frame) = self.frames.with_value(|frames| frames.front().cloned()) else { return };
        let pause = if frame.moved.is_some() { PAUSE } else { Duration::ZERO };
        let mover = frame.moved.as_ref().map(|moved| moved.before.side());
        self.desk.follow(frame.game, self.occupants(), frame.moved);
        if let Some(mover) = mover {
            self.desk.announce(mover);
        }
        let next = move || {
            if self.frames.try_update_value(std::collections::VecDeque::pop_front).flatten().is_some() {
                self.show_next();
            }
        };
        set_timeout(next, pause);
    }

    /// Who sits here: oneself, once the game has begun. All others decide elsewhere.
    fn occupants(self) -> Vec<Occupant> {
        let own = self.own_seat_untracked();
        self.state.with_untracked(|state: &Table| {
            let begun = state.status() == Status::Playing || state.game().outcome().is_some();
            let occupant = |seat: Seat| match own {
                Some(own) if own == seat && begun => Occupant::Person,
                _ => Occupant::Elsewhere,
            };
            state.seats().map(occupant).collect()
        })
    }
}
