//! One question about a position, as a game of its own that the solver can be asked about.

use std::fmt;
use std::str::FromStr;
use tablier_engine::Provable;
use tablier_games::{GameKind, Outcome, Position, PositionError, Refusal, Seat, SetupError, mix};

/// The game in which one seat wants to win, perhaps within so many turns of its own, and whatever else comes of it is a win of
/// the other.
///
/// Two things come of it. Where a game can be drawn, the solver need not tell a draw from a loss. And a win within n
/// turns is a question like any other, so that the length of a win is proven too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Quest<P> {
    position: P,
    seat: Seat,
    /// How many turns of its own the seat may still begin.
    left: Option<u8>,
}

impl<P: Provable> Quest<P> {
    /// Whether a seat wins at all.
    pub(crate) const fn win(position: P, seat: Seat) -> Self {
        Self { position, seat, left: None }
    }

    /// Whether a seat wins within so many turns of its own that begin from here on.
    pub(crate) const fn win_within(position: P, seat: Seat, turns: u8) -> Self {
        Self { position, seat, left: Some(turns) }
    }

    /// Whether the seat that wants to win decides next. When the game is over, the solver's answer is for that side too.
    pub(crate) fn is_seats_move(&self) -> bool {
        self.side() == self.seat
    }

    fn ended(&self, winner: bool, outcome: Outcome) -> Outcome {
        let winner = if winner { self.seat } else { self.seat.next(self.position.seats()) };
        Outcome::win(winner, outcome.ending)
    }

    /// What sets this question apart from others about the same position.
    fn salt(&self) -> u64 {
        mix(1 << 42 | u64::from(self.seat.number()) << 8 | u64::from(self.left.map_or(0, |left| left + 1)))
    }
}

impl<P: Provable> Position for Quest<P> {
    type Move = P::Move;

    const KIND: GameKind = P::KIND;

    fn setup(name: &str, seed: Option<u64>) -> Result<Self, SetupError> {
        P::setup(name, seed).map(|position| Self::win(position, Seat::FIRST))
    }

    fn seats(&self) -> u8 {
        self.position.seats()
    }

    fn side(&self) -> Seat {
        self.position.side()
    }

    fn mid_turn(&self) -> bool {
        self.position.mid_turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.position.outcome() {
            return Some(self.ended(outcome.winner == Some(self.seat), outcome));
        }
        let too_late = self.left == Some(0) && self.side() == self.seat && !self.mid_turn();
        // No rule of a game ends it here; the one for clocks comes nearest.
        too_late.then(|| self.ended(false, Outcome::draw(tablier_games::Ending::Time)))
    }

    fn key(&self) -> u64 {
        self.position.key() ^ self.salt()
    }

    fn for_each_move(&self, visit: impl FnMut(P::Move)) {
        if self.outcome().is_none() {
            self.position.for_each_move(visit);
        }
    }

    fn play_unchecked(&mut self, ply: P::Move) {
        if self.side() == self.seat && !self.mid_turn() {
            self.left = self.left.map(|left| left.saturating_sub(1));
        }
        self.position.play_unchecked(ply);
    }

    fn why_illegal(&self, ply: P::Move) -> Refusal {
        self.position.why_illegal(ply)
    }

    fn diagram(&self) -> String {
        self.position.diagram()
    }
}

/// Both questions are asked only of games whose positions do not come back.
impl<P: Provable> Provable for Quest<P> {
    const DRAWS: bool = false;
    const CYCLES: bool = P::CYCLES;

    fn proof_key(&self) -> u64 {
        self.position.proof_key() ^ self.salt()
    }

    fn quiet(&self) -> u8 {
        self.position.quiet()
    }

    fn effort(&self) -> (u32, u32) {
        self.position.effort()
    }
}

impl<P: Provable> fmt::Display for Quest<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.position, f)
    }
}

impl<P: Provable> FromStr for Quest<P> {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        text.parse().map(|position| Self::win(position, Seat::FIRST))
    }
}
