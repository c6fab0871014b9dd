//! A game, and what is known of its positions.

use crate::Worth;
use tablier_games::{AnyMove, Event, Game, GameKind, Outcome, Seat};

/// What somebody who thought about a position says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// What it is worth to the side to move.
    pub worth: Worth,
    /// The best line from there, if there is one.
    pub line: Vec<AnyMove>,
}

/// A ply of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The ply.
    pub ply: AnyMove,
    /// Its place among the events of the game, from 0.
    pub event: usize,
}

/// A position of the game: before each of its plies, and after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whose decision is next.
    pub side: Seat,
    /// The number of the turn, from 1, as records count.
    pub turn: u32,
    /// What was played; nothing at the end.
    pub played: Option<Played>,
    /// How the plies ended the game, if they did. Leaving and agreed draws say nothing about a position.
    pub outcome: Option<Outcome>,
    /// Who has lost while the others go on, as in Terrace for three or four.
    pub out: Vec<Seat>,
    /// How many players have left the game until then.
    pub(crate) departures: usize,
    opinion: Option<Opinion>,
}

impl Moment {
    /// What was said of it.
    #[must_use]
    pub const fn opinion(&self) -> Option<&Opinion> {
        self.opinion.as_ref()
    }
}

/// A game, and what is known of its positions.
///
/// With two seats, what is known of a position is known for both. With three or four it is known for the side to move alone, against
/// all the others together: the chances of the seats do not add up to one, and each is only known where that seat decides, when it is out, and at the end.
#[derive(Clone, Debug)]
pub struct Review {
    kind: GameKind,
    seats: u8,
    moments: Vec<Moment>,
}

/// The game as it stood before each of its plies, and after the last: what is to be thought about. Those that are over need no thought.
#[must_use]
pub fn states(game: &Game) -> Vec<Game> {
    let mut now = Game::new(game.start().clone());
    let mut states = Vec::new();
    let mut last = now.clone();
    for event in game.events() {
        let is_ply = matches!(event, Event::Ply(_));
        if is_ply {
            states.push(now.clone());
        }
        // What happened can happen again.
        let happened = now.apply(*event);
        debug_assert_eq!(happened, Ok(()));
        if is_ply {
            last = now.clone();
        }
    }
    states.push(last);
    states
}

fn departures(state: &Game) -> usize {
    state.events().iter().filter(|event| matches!(event, Event::Left { .. })).count()
}

impl Review {
    /// A game of which nothing is known yet.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        let plies = game.events().iter().enumerate().filter_map(|(event, happened)| match happened {
            Event::Ply(ply) => Some(Played { ply: *ply, event }),
            Event::Left { .. } | Event::DrawAgreed => None,
        });
        let mut plies = plies.fuse();
        let seats = game.position().seats();
        let mut turn = 0;
        let mut moments = Vec::new();
        for state in states(game) {
            turn += u32::from(!state.position().mid_turn() || moments.is_empty());
            moments.push(Moment {
                side: state.position().side(),
                turn,
                played: plies.next(),
                outcome: state.outcome(),
                departures: departures(&state),
                out: Seat::all(seats).filter(|seat| !state.position().is_in(*seat)).collect(),
                opinion: None,
            });
        }
        Self { kind: game.kind(), seats, moments }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The positions: one more than there are plies.
    #[must_use]
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Notes what is said of a position; of one that does not exist, nothing.
    pub fn set(&mut self, index: usize, opinion: Opinion) {
        if let Some(moment) = self.moments.get_mut(index) {
            moment.opinion = Some(opinion);
        }
    }

    /// What a position is worth to a seat, if that is known.
    #[must_use]
    pub fn worth(&self, index: usize, seat: Seat) -> Option<Worth> {
        let moment = self.moments.get(index)?;
        if moment.out.contains(&seat) {
            return Some(Worth::LossIn(0));
        }
        if let Some(outcome) = moment.outcome {
            return Some(Worth::of_outcome(outcome, seat));
        }
        let worth = moment.opinion.as_ref()?.worth;
        match (moment.side == seat, self.seats) {
            (true, _) => Some(worth),
            (false, 2) => Some(worth.for_the_other()),
            (false, _) => None,
        }
    }

    /// The chance of a seat in a position, if it is known.
    #[must_use]
    pub fn chance(&self, index: usize, seat: Seat) -> Option<f64> {
        self.worth(index, seat).map(Worth::chance)
    }

    /// The next position, from this one on, of which something is known for a seat: with two seats this very one, or none.
    pub(crate) fn next_known(&self, index: usize, seat: Seat) -> Option<(usize, Worth)> {
        let reach = if self.seats == 2 { index + 1 } else { self.moments.len() };
        let decides = |at: &usize| {
            let Moment { side, outcome, out, .. } = &self.moments[*at];
            self.seats == 2 || *side == seat || outcome.is_some() || out.contains(&seat)
        };
        let at = (index..reach.min(self.moments.len())).find(decides)?;
        self.worth(at, seat).map(|worth| (at, worth))
    }
}
