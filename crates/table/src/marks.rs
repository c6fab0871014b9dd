//! What is marked on the board, for whoever shows it.

use crate::{Table, TurnEntry};
use tablier_games::{AnyMove, AnyPosition, Spot};
use tablier_scene::{Marks, Trace, traces};

impl Table {
    /// What is marked now: what is in hand and where it can go, what the others did since or the turn half made, and who is in danger.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let last = if self.draft().is_empty() {
            self.traces_until(self.game().events().len())
        } else {
            traces(self.game().position(), self.draft())
        };
        Marks {
            hand: self.hand(),
            // One's own pieces are taken by a button only.
            choices: self.choices().into_iter().filter(|ply| !self.position().takes_own(*ply)).collect(),
            shown: self.shown(),
            danger: danger(self.position()),
            last,
            ..Marks::default()
        }
    }

    /// The position after so many events, and what was marked then.
    #[must_use]
    pub fn look_back(&self, events: usize) -> (AnyPosition, Marks) {
        let position = self.position_after(events);
        let marks = Marks { last: self.traces_until(events), danger: danger(&position), ..Marks::default() };
        (position, marks)
    }

    /// What the turns did that the player has not seen yet, when so many events had happened.
    fn traces_until(&self, events: usize) -> Vec<Trace> {
        let trace = |turn: &TurnEntry| {
            let plies: Vec<AnyMove> = turn.plies().into_iter().take(events - turn.first).collect();
            traces(&turn.before, &plies)
        };
        self.news(events).iter().flat_map(trace).collect()
    }
}

/// The Ts that somebody could take.
fn danger(position: &AnyPosition) -> Vec<Spot> {
    let AnyPosition::Terrace(position) = position else { return Vec::new() };
    position.ts_in_danger().map(Spot::from).collect()
}
