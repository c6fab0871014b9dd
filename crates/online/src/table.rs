//! The table itself.

use crate::{Chair, Terms};
use tablier_engine::Level;
use tablier_games::{Game, GameKind, Seat};
use tablier_protocol::online::{GameResult, Status};
use tablier_table::Clocks;

/// When something is asked for, and how long the way from whoever asks is known to be, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The time, since 1970.
    pub now: u64,
    /// How much of what has passed is the link's fault.
    pub lag: u64,
}

impl Moment {
    /// A time, with nothing to make up for.
    #[must_use]
    pub const fn at(now: u64) -> Self {
        Self { now, lag: 0 }
    }
}

/// A table that people share.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: String,
    pub(crate) terms: Terms,
    pub(crate) since: u64,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) status: Status,
    pub(crate) game: Game,
    pub(crate) clocks: Option<Clocks>,
    /// When the clocks stood as an event says.
    pub(crate) clocks_at: u64,
    /// Every ply of the line as it stands: who made it, and which event has it.
    pub(crate) plies: Vec<(Seat, u64)>,
    pub(crate) takebacks: u32,
    pub(crate) takeback: Option<TakebackWish>,
    /// Who is away, and since when.
    pub(crate) away: Vec<(Seat, u64)>,
    pub(crate) rematch_offers: Vec<Seat>,
    pub(crate) rematch: Option<String>,
    pub(crate) result: Option<GameResult>,
    /// When whoever is to move came to be.
    pub(crate) turn_began: u64,
    /// When the game ended.
    pub(crate) ended: Option<u64>,
    /// The number of the last event.
    pub(crate) event: u64,
    /// When that was.
    pub(crate) last: u64,
}

/// A wish to take moves back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TakebackWish {
    /// How many plies would stay.
    pub(crate) ply: usize,
    /// Who has agreed; the first of them asked.
    pub(crate) agreed: Vec<Seat>,
}

impl Table {
    /// A table at which nothing has happened yet, not even its opening.
    #[must_use]
    pub fn new(id: String, terms: Terms, chairs: Vec<Chair>, since: u64) -> Self {
        let game = Game::new(terms.start());
        Self {
            id,
            since,
            chairs,
            status: Status::Waiting,
            game,
            clocks: None,
            clocks_at: since,
            plies: Vec::new(),
            takebacks: 0,
            takeback: None,
            away: Vec::new(),
            rematch_offers: Vec::new(),
            rematch: None,
            result: None,
            turn_began: since,
            ended: None,
            event: 0,
            last: since,
            terms,
        }
    }

    /// The table's name in addresses.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What was agreed on.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How far it has come.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last event.
    #[must_use]
    pub const fn event(&self) -> u64 {
        self.event
    }

    /// When something happened last.
    #[must_use]
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// When the game ended, or was called off.
    #[must_use]
    pub const fn ended(&self) -> Option<u64> {
        self.ended
    }

    /// Since when clocks have run as the last event that told of them says.
    #[must_use]
    pub const fn clocks_at(&self) -> u64 {
        self.clocks_at
    }

    /// How often moves were taken back.
    #[must_use]
    pub const fn takebacks(&self) -> u32 {
        self.takebacks
    }

    /// When it was opened.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// A number that is another one whenever a ply is played or taken back.
    #[must_use]
    pub const fn place(&self) -> u64 {
        (self.takebacks as u64) << 32 | (self.plies.len() as u64 + 1)
    }

    /// How it ended.
    #[must_use]
    pub const fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// The table at which it goes on.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Somebody is to be known by another name here, as when they are deleted.
    pub fn rename(&mut self, person: &str, name: &str) {
        if self.terms.by.id == person {
            name.clone_into(&mut self.terms.by.name);
        }
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            if let Chair::Person(sitter) | Chair::Invited(sitter) = chair
                && sitter.id == person
            {
                name.clone_into(&mut sitter.name);
                // Whoever is gone does not play again.
                self.rematch_offers.retain(|seat| seat.index() != index);
                // There are as many chairs as seats.
                let renamed = self.game.set_player(Seat::from_index(index), name);
                debug_assert_eq!(renamed, Ok(()));
            }
        }
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        self.seats().find(|seat| self.chair(*seat).person().is_some_and(|sitter| sitter.id == person))
    }

    /// Whether somebody is asked to sit down here.
    #[must_use]
    pub fn invites(&self, person: &str) -> bool {
        self.chairs.iter().any(|chair| matches!(chair, Chair::Invited(guest) if guest.id == person))
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// All seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.terms.setup.seats)
    }

    /// The seats of people who are still in the game.
    pub fn people_in(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.game.is_in(*seat) && self.chair(*seat).person().is_some())
    }

    /// The seat to move while the game goes on.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        (self.status == Status::Playing && self.game.outcome().is_none()).then(|| self.game.position().side())
    }

    /// The engine whose turn it is: one that sits at the table, or plays on for somebody who has left.
    #[must_use]
    pub fn thinker(&self) -> Option<(Seat, Level)> {
        let seat = self.to_move()?;
        match self.chair(seat) {
            Chair::Engine(level) => Some((seat, *level)),
            _ => self.substitute(seat).map(|level| (seat, level)),
        }
    }

    /// The engine that plays on for a player who has left; in Terrace nobody does.
    #[must_use]
    pub fn substitute(&self, seat: Seat) -> Option<Level> {
        let plays_on = self.terms.kind == GameKind::Tanagra && self.game.has_left(seat);
        (plays_on && self.status == Status::Playing).then_some(Level::SUBSTITUTE)
    }
}
