//! Leaving a game that goes on, by will or by absence.

use crate::{Moment, Refusal, Table};
use tablier_games::{Departure, Seat};
use tablier_protocol::online::{Happening, Pace};

/// How long somebody who has gone is waited for before the game can be claimed, in milliseconds: with a clock, and without
/// one.
pub const FAIR_WAIT: (u64, u64) = (60_000, 5 * 60_000);

/// How long nothing may happen in a game without a clock: a year, as long as a session lasts, in milliseconds.
const ABANDONED: u64 = 365 * 24 * 60 * 60 * 1000;

impl Table {
    /// Somebody resigns.
    pub fn resign(&self, person: &str, now: u64) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        self.leave(seat, Departure::Resigned, now)
    }

    /// Somebody's time is up: what happens then, if it is.
    #[must_use]
    pub fn flag(&self, moment: Moment) -> Option<Vec<Happening>> {
        let seat = self.clocks.as_ref()?.flagged(moment.now.saturating_sub(moment.lag))?;
        self.to_move()?;
        self.leave(seat, Departure::Time, moment.now).ok()
    }

    /// Whether somebody has gone.
    #[must_use]
    pub fn is_away(&self, seat: Seat) -> bool {
        self.away.iter().any(|(gone, _)| *gone == seat)
    }

    /// The one to move, if they have gone, and the moment from which on the others can claim the game.
    #[must_use]
    pub fn claimable(&self) -> Option<(Seat, u64)> {
        let wait = match self.terms.pace {
            Some(Pace::Clock { .. }) => FAIR_WAIT.0,
            // Whoever plays by correspondence need not be here.
            Some(Pace::Correspondence { .. }) => return None,
            None => FAIR_WAIT.1,
        };
        let mover = self.to_move()?;
        let (_, since) = self.away.iter().find(|(seat, _)| *seat == mover)?;
        // Nobody is waited for before their turn has come.
        Some((mover, self.turn_began.max(*since).saturating_add(wait)))
    }

    /// Somebody claims the game, because the one to move has gone and does not come back.
    pub fn claim(&self, person: &str, now: u64) -> Result<Vec<Happening>, Refusal> {
        self.player(person)?;
        self.to_move().ok_or(Refusal::NotPlaying)?;
        match self.claimable() {
            Some((mover, from)) if now >= from => self.leave(mover, Departure::Gone, now),
            _ => Err(Refusal::TooSoon),
        }
    }

    /// A game without a clock that everybody has left for good: whoever is to move has left it.
    #[must_use]
    pub fn abandon(&self, now: u64) -> Vec<Happening> {
        let forgotten = self.terms.pace.is_none() && now.saturating_sub(self.last) > ABANDONED;
        let mover = self.to_move().filter(|_| forgotten);
        mover.and_then(|seat| self.leave(seat, Departure::Gone, now).ok()).unwrap_or_default()
    }

    fn leave(&self, seat: Seat, how: Departure, now: u64) -> Result<Vec<Happening>, Refusal> {
        let mut game = self.game.clone();
        game.leave(seat, how).map_err(Refusal::of_actor)?;
        let clocks = self.clocks.clone().map(|mut clocks| {
            self.let_run(&mut clocks, &game, now);
            clocks
        });
        let left = Happening::Left {
            seat: seat.number(),
            how: departure_name(how).to_owned(),
            position: game.position().to_string(),
            to_move: game.outcome().is_none().then(|| game.position().side().number()),
            clocks: Self::told(clocks.as_ref(), now),
        };
        Ok([left].into_iter().chain(Self::end_of(&game)).collect())
    }

    /// Somebody's link is lost, or back again; nothing if that is known, or means nothing.
    #[must_use]
    pub fn presence(&self, person: &str, here: bool) -> Option<Happening> {
        let seat = self.player(person).ok()?;
        let known = !self.away.iter().any(|(away, _)| *away == seat);
        match (known, here) {
            (true, false) => Some(Happening::Away { seat: seat.number() }),
            (false, true) => Some(Happening::Back { seat: seat.number() }),
            _ => None,
        }
    }
}

/// How a player left, as an event says it.
const fn departure_name(how: Departure) -> &'static str {
    match how {
        Departure::Resigned => "resigned",
        Departure::Time => "time",
        Departure::Gone => "gone",
    }
}

/// The same, read back; what a later version says is taken as leaving by will.
pub(crate) fn departure_of(name: &str) -> Departure {
    match name {
        "time" => Departure::Time,
        "gone" => Departure::Gone,
        _ => Departure::Resigned,
    }
}
