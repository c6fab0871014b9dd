//! A game in progress: everything that happens at a table.

use crate::places::places;
use crate::record::score::score;
use crate::terrace::{Announcement, Terrace};
use crate::{
    AnyMove, AnyPosition, Ending, GameKind, Outcome, Position, PositionError, Refusal, Seat, Setup,
    SetupError,
};
use std::collections::BTreeMap;
use std::fmt;

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    setup: Option<&'static Setup>,
    seed: Option<u64>,
    position: AnyPosition,
}

impl Start {
    /// Begins with a set-up; the seed is kept only where the set-up is dealt from it.
    pub fn from_setup(kind: GameKind, name: &str, seed: Option<u64>) -> Result<Self, SetupError> {
        let setup = kind.setup(name).ok_or(SetupError::Unknown)?;
        let seed = seed.filter(|_| setup.seeded);
        Ok(Self { setup: Some(setup), seed, position: AnyPosition::setup(kind, name, seed)? })
    }

    /// Begins with any position.
    pub fn from_position(kind: GameKind, text: &str) -> Result<Self, PositionError> {
        AnyPosition::parse(kind, text).map(Self::from)
    }

    /// The set-up, unless the game began with a position of its own.
    #[must_use]
    pub const fn setup(&self) -> Option<&'static Setup> {
        self.setup
    }

    /// The seed that the first position was dealt from.
    #[must_use]
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The first position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }
}

/// A game can begin with any position.
impl From<AnyPosition> for Start {
    fn from(position: AnyPosition) -> Self {
        Self { setup: None, seed: None, position }
    }
}

/// How a player leaves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// It resigned.
    Resigned,
    /// It ran out of time.
    Time,
    /// It went away and did not come back.
    Gone,
}

impl Departure {
    const fn ending(self) -> Ending {
        match self {
            Self::Resigned => Ending::Resigned,
            Self::Time => Ending::Time,
            Self::Gone => Ending::Gone,
        }
    }
}

/// What can happen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A ply of the side to move.
    Ply(AnyMove),
    /// A player leaves; no ply.
    Left {
        /// Who.
        seat: Seat,
        /// How.
        how: Departure,
    },
    /// All who are still in agree on a draw.
    DrawAgreed,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(ply) => ply.fmt(f),
            Self::Left { seat, how: Departure::Resigned } => write!(f, "resign:{seat}"),
            Self::Left { seat, how: Departure::Time } => write!(f, "time:{seat}"),
            Self::Left { seat, how: Departure::Gone } => write!(f, "gone:{seat}"),
            Self::DrawAgreed => f.write_str("draw"),
        }
    }
}

/// An event that cannot happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The move is refused.
    Refused(Refusal),
    /// The game is over.
    Over,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// Whoever sits there is out already.
    AlreadyOut(Seat),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for TableError {}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::Over,
            other => Self::Refused(other),
        }
    }
}

/// A game in progress: how it began, who plays, and all that has happened.
///
/// It knows what a position alone cannot know: repetition, players who left, and agreed draws.
///
/// ```
/// use tablier_games::{Departure, Game, GameKind, Seat, Start};
///
/// let mut game = Game::new(Start::from_setup(GameKind::Terrace, "short", None)?);
/// let ply = game.position().read_move("b1-b2")?;
/// game.play(ply)?;
/// game.leave(Seat::FIRST, Departure::Resigned)?;
/// assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Seat::new(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    players: Vec<Option<String>>,
    events: Vec<Event>,
    position: AnyPosition,
    outcome: Option<Outcome>,
    /// How often each key has stood.
    stood: BTreeMap<u64, u8>,
    /// Who has left, in order.
    left: Vec<Seat>,
    /// Who has lost its T in Terrace, by capture or by leaving, and after how many events.
    eliminated: Vec<(Seat, usize)>,
    /// Who offers a draw since the last event.
    offers: Vec<Seat>,
}

impl Game {
    /// The same key stands this often at most.
    pub const REPETITIONS: u8 = 3;

    /// After so many plies without a capture or a dropped tile, engines that play on among themselves agree on a draw.
    pub const IDLE: usize = 60;

    /// A game that has just begun, without names.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let position = start.position.clone();
        let outcome = position.outcome();
        let mut game = Self {
            players: vec![None; usize::from(position.seats())],
            stood: BTreeMap::new(),
            events: Vec::new(),
            left: Vec::new(),
            eliminated: Vec::new(),
            offers: Vec::new(),
            start,
            position,
            outcome,
        };
        game.note_eliminations();
        game.note_position();
        game
    }

    /// How it began.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.position.kind()
    }

    /// The present position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// All that has happened, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The plies that have been played, in order.
    pub fn plies(&self) -> impl Iterator<Item = AnyMove> {
        self.events.iter().filter_map(|event| match event {
            Event::Ply(ply) => Some(*ply),
            Event::Left { .. } | Event::DrawAgreed => None,
        })
    }

    /// How the game ended, or nothing while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The keys that have stood twice: once more, and the game is drawn.
    pub fn stood_twice(&self) -> impl Iterator<Item = u64> {
        self.stood.iter().filter(|(_, times)| **times + 1 == Self::REPETITIONS).map(|(key, _)| *key)
    }

    /// What `mover`, who has just moved, announces in Terrace. A reply that makes the third repetition saves a T.
    #[must_use]
    pub fn announcement(&self, mover: Seat) -> Option<Announcement> {
        let AnyPosition::Terrace(position) = &self.position else { return None };
        let is_drawn = |next: &Terrace| self.times_stood(next.key()) + 1 >= Self::REPETITIONS;
        self.outcome.is_none().then(|| position.announcement_unless(mover, is_drawn)).flatten()
    }

    fn times_stood(&self, key: u64) -> u8 {
        self.stood.get(&key).copied().unwrap_or(0)
    }

    /// The name of the player on a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index())?.as_deref()
    }

    /// Names the player on a seat.
    pub fn set_player(&mut self, seat: Seat, name: impl Into<String>) -> Result<(), TableError> {
        let player = self.players.get_mut(seat.index()).ok_or(TableError::NoSuchSeat(seat))?;
        *player = Some(name.into());
        Ok(())
    }

    /// Whether a seat is still in: it has neither left nor lost its T in Terrace.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.position.is_in(seat) && !self.has_left(seat)
    }

    /// Whether whoever sat there has left. In Tanagra for three or four an engine plays on in its stead.
    #[must_use]
    pub fn has_left(&self, seat: Seat) -> bool {
        self.left.contains(&seat)
    }

    /// How a seat left; nothing if it did not.
    #[must_use]
    pub fn departure(&self, seat: Seat) -> Option<Departure> {
        self.events.iter().find_map(|event| match event {
            Event::Left { seat: who, how } if *who == seat => Some(*how),
            _ => None,
        })
    }

    /// The seats that are still in.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.position.seats()).filter(|seat| self.is_in(*seat))
    }

    /// Lets an event happen that is known to have happened, as when a record is read. At a live table a draw is
    /// agreed by [`Game::offer_draw`].
    pub fn apply(&mut self, event: Event) -> Result<(), TableError> {
        match event {
            Event::Ply(ply) => self.play(ply),
            Event::Left { seat, how } => self.leave(seat, how),
            Event::DrawAgreed => self.agree_draw(),
        }
    }

    /// Plays a move.
    pub fn play(&mut self, ply: AnyMove) -> Result<(), TableError> {
        self.check_open()?;
        self.position.play(ply)?;
        self.outcome = self.position.outcome();
        self.record(Event::Ply(ply));
        self.note_eliminations();
        self.note_position();
        Ok(())
    }

    /// Lets a player leave, in its turn or out of it.
    ///
    /// With two seats the other wins. With more, in Terrace the seat is out as if its T had been taken; in
    /// Tanagra its pawns stay, and when one player is left, that player wins.
    pub fn leave(&mut self, seat: Seat, how: Departure) -> Result<(), TableError> {
        self.check_may_act(seat)?;
        self.left.push(seat);
        self.record(Event::Left { seat, how });
        self.outcome = self.after_leaving(seat, how);
        Ok(())
    }

    fn after_leaving(&mut self, seat: Seat, how: Departure) -> Option<Outcome> {
        self.remove_from_terrace(seat);
        let mut still_in = self.seats_in();
        match (still_in.next(), still_in.next()) {
            (Some(winner), None) => Some(Outcome::win(winner, how.ending())),
            _ => self.position.outcome(),
        }
    }

    /// In Terrace for three or four, whoever leaves takes its pieces away.
    fn remove_from_terrace(&mut self, seat: Seat) {
        let AnyPosition::Terrace(position) = &mut self.position else {
            return;
        };
        if position.seats() > 2 {
            // With fewer pieces than ever before, this position cannot have stood already.
            *position = position.without(seat);
            self.note_eliminations();
            self.note_position();
        }
    }

    /// Offers a draw, or accepts the offers of the others: when all who are still in have offered since the
    /// last event, the game is drawn. Says whether it is.
    pub fn offer_draw(&mut self, seat: Seat) -> Result<bool, TableError> {
        self.check_may_act(seat)?;
        if !self.offers.contains(&seat) {
            self.offers.push(seat);
        }
        let agreed = self.seats_in().all(|seat| self.offers.contains(&seat));
        if agreed {
            self.agree_draw()?;
        }
        Ok(agreed)
    }

    /// House rule for three and four: whether all people are out, and the engines that play on among themselves agree on a
    /// draw because nothing comes of it. `is_person` says which seats people sat down on.
    #[must_use]
    pub fn engines_agree(&self, is_person: impl Fn(Seat) -> bool) -> bool {
        let open = self.outcome.is_none() && self.position.seats() > 2 && !self.position.mid_turn();
        open && !self.seats_in().any(is_person) && self.idle_plies() >= Self::IDLE
    }

    /// How many plies have brought nothing: since the last capture or dropped tile, or since the last player left.
    fn idle_plies(&self) -> usize {
        let quiet = match &self.position {
            AnyPosition::Terrace(position) => position.quiet(),
            AnyPosition::Tanagra(position) => position.quiet(),
            AnyPosition::Tzaar(_) | AnyPosition::Tchag(_) => 0,
        };
        let since_departure =
            self.events.iter().rev().take_while(|event| matches!(event, Event::Ply(_))).count();
        since_departure.min(usize::from(quiet))
    }

    /// Takes an offer back, or declines those of the others: all offers fall.
    pub fn decline_draw(&mut self, seat: Seat) -> Result<(), TableError> {
        self.check_may_act(seat)?;
        self.offers.clear();
        Ok(())
    }

    /// Who offers a draw at the moment.
    #[must_use]
    pub fn draw_offers(&self) -> &[Seat] {
        &self.offers
    }

    fn agree_draw(&mut self) -> Result<(), TableError> {
        self.check_open()?;
        self.outcome = Some(Outcome::draw(Ending::Agreed));
        self.record(Event::DrawAgreed);
        Ok(())
    }

    /// Takes the last event back, and says which it was.
    pub fn take_back(&mut self) -> Option<Event> {
        let last = self.events.pop()?;
        let events = std::mem::take(&mut self.events);
        let mut before = Self::new(self.start.clone());
        before.players = std::mem::take(&mut self.players);
        for event in events {
            // It happened before, so it can happen again.
            let replayed = before.apply(event);
            debug_assert_eq!(replayed, Ok(()));
        }
        *self = before;
        Some(last)
    }

    /// The result in figures, one a seat: `1-0`, `0-0-1`, `1/2-1/2`; `*` while the game goes on.
    #[must_use]
    pub fn score(&self) -> String {
        score(self.outcome, self.position.seats())
    }

    /// The place of each seat, from 1, when the game is over; seats can share one.
    #[must_use]
    pub fn places(&self) -> Option<Vec<u8>> {
        let outcome = self.outcome?;
        Some(places(self.kind(), self.position.seats(), outcome, &self.left, &self.eliminated))
    }

    const fn check_open(&self) -> Result<(), TableError> {
        if self.outcome.is_some() { Err(TableError::Over) } else { Ok(()) }
    }

    /// Whoever sits there may act: the game goes on, and the seat is still in.
    fn check_may_act(&self, seat: Seat) -> Result<(), TableError> {
        self.check_open()?;
        if seat.number() > self.position.seats() {
            return Err(TableError::NoSuchSeat(seat));
        }
        if self.is_in(seat) { Ok(()) } else { Err(TableError::AlreadyOut(seat)) }
    }

    fn record(&mut self, event: Event) {
        self.events.push(event);
        self.offers.clear();
    }

    /// Counts the position that now stands; the third time the game is a draw, unless it is over anyway.
    fn note_position(&mut self) {
        if !self.kind().ends_by_repetition() {
            return;
        }
        let times = self.stood.entry(self.position.key()).or_insert(0);
        *times += 1;
        if *times >= Self::REPETITIONS && self.outcome.is_none() {
            self.outcome = Some(Outcome::draw(Ending::Repetition));
        }
    }

    /// Notes who is out: at the start, or by the event that is happening.
    fn note_eliminations(&mut self) {
        for seat in Seat::all(self.position.seats()) {
            let known = self.eliminated.iter().any(|(out, _)| *out == seat);
            if !known && !self.position.is_in(seat) {
                self.eliminated.push((seat, self.events.len()));
            }
        }
    }
}
