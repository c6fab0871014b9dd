//! The table itself.

use crate::{Occupant, Opening, Plan, Pressed, Stock, TurnEntry, turns};
use tablier_engine::Level;
use tablier_games::{AnyMove, AnyPosition, Departure, Event, Game, GameKind, Names, Seat, Spot, TableError};

/// A game at one screen.
///
/// A turn that a person makes is a draft until it is complete: it can be undone ply by ply. If moves are to be
/// confirmed, it stays a draft until [`Table::confirm`].
#[derive(Clone, Debug)]
pub struct Table {
    plan: Plan,
    /// All that has been decided.
    game: Game,
    /// The same, turn by turn.
    pub(crate) turns: Vec<TurnEntry>,
    /// What places are called after them.
    pub(crate) names: Names,
    /// The same, with the draft.
    present: Game,
    draft: Vec<AnyMove>,
    confirms: bool,
    pub(crate) hand: Option<Spot>,
    pub(crate) stock: Option<Stock>,
    pub(crate) shown: Option<AnyMove>,
    pub(crate) offered: Option<AnyMove>,
}

/// An engine whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinker {
    /// Where it sits.
    pub seat: Seat,
    /// How strong it is.
    pub level: Level,
}

impl Table {
    /// A game that begins.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let game = Game::new(plan.start());
        Self::with_game(plan, game)
    }

    /// A board for trying things on: whoever looks at it plays for everybody.
    #[must_use]
    pub fn to_try(position: AnyPosition) -> Self {
        let seats = vec![Occupant::Person; usize::from(position.seats())];
        let (kind, opening) = (position.kind(), Opening::Position(Box::new(position)));
        Self::new(Plan { kind, opening, seed: 0, seats, names: Vec::new(), pace: None })
    }

    /// A game that goes on, as when its record was read; where nobody is named, a person sits.
    #[must_use]
    pub fn resume(game: Game, mut seats: Vec<Occupant>) -> Self {
        let start = game.start();
        seats.resize(usize::from(game.position().seats()), Occupant::Person);
        let opening = match start.setup() {
            Some(setup) => Opening::Setup(setup),
            None => Opening::Position(Box::new(start.position().clone())),
        };
        let seed = start.seed().unwrap_or_default();
        let plan = Plan { kind: game.kind(), opening, seed, seats, names: Vec::new(), pace: None };
        Self::with_game(plan, game)
    }

    /// Follows a game that is decided elsewhere: this is how it stands now, and who sits here. A draft stays as long as it
    /// is about the same turn.
    pub fn follow(&mut self, game: Game, seats: Vec<Occupant>) {
        let same = game.events() == self.game.events();
        let draft = if same { std::mem::take(&mut self.draft) } else { Vec::new() };
        let hand = self.hand.filter(|_| same);
        self.plan.seats = seats;
        self.game = game;
        self.go_on();
        if !draft.is_empty() {
            self.redraft(&draft);
        }
        self.hand = hand;
    }

    /// A game that goes on.
    pub(crate) fn with_game(plan: Plan, game: Game) -> Self {
        let present = game.clone();
        let (turns, names) = turns(&game);
        let (draft, hand, stock, shown, offered) = (Vec::new(), None, None, None, None);
        Self { plan, game, turns, names, present, draft, confirms: false, hand, stock, shown, offered }
    }

    /// What is played, and by whom.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// All that has been decided.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What has been decided, and the draft.
    #[must_use]
    pub const fn present(&self) -> &Game {
        &self.present
    }

    /// The position that stands, the draft included.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        self.present.position()
    }

    /// The plies of a turn that is not decided yet.
    #[must_use]
    pub fn draft(&self) -> &[AnyMove] {
        &self.draft
    }

    /// Who plays on a seat: where somebody has left a table of Tanagra, an engine plays on.
    #[must_use]
    pub fn occupant(&self, seat: Seat) -> Occupant {
        match self.plan.occupant(seat) {
            Occupant::Elsewhere => Occupant::Elsewhere,
            _ if self.is_played_for(seat) => Occupant::Engine(Level::SUBSTITUTE),
            occupant => occupant,
        }
    }

    /// Whether an engine plays on for a player who has left: in Tanagra, as long as the game goes on.
    #[must_use]
    pub fn is_played_for(&self, seat: Seat) -> bool {
        self.game.has_left(seat) && self.game.position().is_in(seat) && self.game.outcome().is_none()
    }

    /// Whether a player among several is out: of two, one has lost. Where an engine plays on, the pieces are still in.
    #[must_use]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.plan.seat_count() > 2 && !self.game.is_in(seat) && !self.is_played_for(seat)
    }

    /// Whether a person is to decide something.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.game.outcome().is_none() && self.occupant(self.mover()) == Occupant::Person
    }

    /// Whose turn it is, the draft's own turn included.
    #[must_use]
    pub fn mover(&self) -> Seat {
        self.game.position().side()
    }

    /// The engine that is to move.
    #[must_use]
    pub fn thinker(&self) -> Option<Thinker> {
        let seat = self.mover();
        let level = self.occupant(seat).level().filter(|_| self.game.outcome().is_none())?;
        Some(Thinker { seat, level })
    }

    /// The legal moves, if it is a person's turn and something is left to decide.
    #[must_use]
    pub fn moves(&self) -> Vec<AnyMove> {
        if self.is_open() && !self.needs_confirmation() { self.position().moves() } else { Vec::new() }
    }

    /// Lets turns wait for a confirmation, or not. One that waits already goes on waiting.
    pub const fn set_confirms(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    /// Whether a turn is complete and waits to be confirmed.
    #[must_use]
    pub fn needs_confirmation(&self) -> bool {
        self.turn_is_complete()
    }

    fn turn_is_complete(&self) -> bool {
        !self.draft.is_empty() && (!self.position().mid_turn() || self.present.outcome().is_some())
    }

    /// A person plays a ply.
    pub fn play(&mut self, ply: AnyMove) -> Pressed {
        if !self.is_open() || self.needs_confirmation() {
            return Pressed::Nothing;
        }
        match self.present.play(ply) {
            Ok(()) => {}
            Err(TableError::Refused(refusal)) => return Pressed::Refused(refusal),
            Err(_) => return Pressed::Nothing,
        }
        self.draft.push(ply);
        self.put_back();
        if self.turn_is_complete() && !self.confirms {
            self.decide();
        }
        Pressed::Played(ply)
    }

    /// Confirms a turn that is complete.
    pub fn confirm(&mut self) {
        if self.turn_is_complete() {
            self.decide();
        }
    }

    fn decide(&mut self) {
        self.game = self.present.clone();
        self.go_on();
    }

    /// Something has been decided: what comes next begins anew.
    fn go_on(&mut self) {
        (self.turns, self.names) = turns(&self.game);
        self.begin_again();
    }

    /// An engine plays a ply; says whether it could. Engines that play on alone may agree on a draw then.
    pub fn engine_plays(&mut self, ply: AnyMove) -> bool {
        if self.thinker().is_none() || self.game.play(ply).is_err() {
            return false;
        }
        let is_person = |seat| self.plan.occupant(seat) == Occupant::Person;
        if self.goes_on_alone() && self.game.engines_agree(is_person) {
            let agreed = self.game.apply(Event::DrawAgreed);
            debug_assert_eq!(agreed, Ok(()));
        }
        self.go_on();
        true
    }

    /// Undoes the last ply of the draft, or puts back what is in hand; says whether there was anything.
    pub fn undo(&mut self) -> bool {
        if self.hand.is_some() {
            self.put_back();
            return true;
        }
        if self.draft.pop().is_none() {
            return false;
        }
        let draft = std::mem::take(&mut self.draft);
        self.redraft(&draft);
        true
    }

    /// Plays a draft anew; what cannot be played ends it.
    pub(crate) fn redraft(&mut self, draft: &[AnyMove]) {
        self.begin_again();
        for &ply in draft {
            if self.present.play(ply).is_err() {
                break;
            }
            self.draft.push(ply);
        }
    }

    fn begin_again(&mut self) {
        self.present = self.game.clone();
        self.draft.clear();
        self.put_back();
    }

    /// Whether there is a person's turn to take back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        !self.draft.is_empty() || self.last_persons_turn().is_some()
    }

    /// Takes back the turn that is being made, or else the last turn of a person and what came after it.
    pub fn take_back(&mut self) -> bool {
        if !self.draft.is_empty() {
            self.begin_again();
            return true;
        }
        let Some(first) = self.last_persons_turn() else { return false };
        while self.game.events().len() > first && self.game.take_back().is_some() {}
        self.go_on();
        true
    }

    /// How many events had happened before the last thing that a person did: a turn, or leaving. An engine that plays on
    /// for somebody who left is no person.
    fn last_persons_turn(&self) -> Option<usize> {
        let mut gone = Vec::new();
        let mut last = None;
        for turn in &self.turns {
            let by_person = self.plan.occupant(turn.seat) == Occupant::Person && !gone.contains(&turn.seat);
            if matches!(turn.events.first(), Some(Event::Left { .. })) {
                gone.push(turn.seat);
            }
            if by_person {
                last = Some(turn.first);
            }
        }
        last
    }

    /// A player leaves: gives up, or has no time left.
    pub fn leave(&mut self, seat: Seat, how: Departure) -> bool {
        let left = self.game.leave(seat, how).is_ok();
        if left {
            self.go_on();
        }
        left
    }

    /// Whether a draw can be agreed here: the game has begun, and people at this screen sit on all seats that are still in,
    /// two at least.
    #[must_use]
    pub fn can_agree_draw(&self) -> bool {
        let mut seats = self.game.seats_in();
        self.game.outcome().is_none()
            && !self.game.events().is_empty()
            && self.game.seats_in().count() > 1
            && seats.all(|seat| self.occupant(seat) == Occupant::Person)
    }

    /// All who are still in agree on a draw; says whether they could.
    pub fn agree_draw(&mut self) -> bool {
        let agreed = self.can_agree_draw() && self.game.apply(Event::DrawAgreed).is_ok();
        if agreed {
            self.go_on();
        }
        agreed
    }

    /// Who went out in the last round of those who remain, in that order: the turn that put them out may be one's own.
    #[must_use]
    pub fn newly_out(&self) -> Vec<Seat> {
        let moving = |seat: &Seat| self.game.position().is_in(*seat);
        let (remain, mut moved) = (Seat::all(self.plan.seat_count()).filter(moving).count(), 0);
        let is_recent = |turn: &&TurnEntry| {
            let recent = moved < remain;
            moved += usize::from(!turn.plies().is_empty());
            recent
        };
        let recent = self.turns.iter().rev().take_while(is_recent).count();
        let news = &self.turns[self.turns.len() - recent..];
        let afters = news.iter().skip(1).map(|turn| &turn.before).chain([self.game.position()]);
        let went = |turn: &TurnEntry, after: &AnyPosition, seat: Seat| {
            let left = |event: &Event| matches!(event, Event::Left { seat: gone, .. } if *gone == seat);
            turn.before.is_in(seat) && !after.is_in(seat) || turn.events.iter().any(left)
        };
        let seats = Seat::all(self.plan.seat_count());
        news.iter()
            .zip(afters)
            .flat_map(|(turn, after)| seats.clone().filter(move |seat| went(turn, after, *seat)))
            .collect()
    }

    /// Whether the game goes on, but without any of the people who sat down to it.
    #[must_use]
    pub fn goes_on_alone(&self) -> bool {
        let mut persons = self.persons().peekable();
        self.game.outcome().is_none()
            && persons.peek().is_some()
            && persons.all(|seat| !self.game.is_in(seat) || self.game.has_left(seat))
    }

    /// The seats of people.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.plan.seat_count()).filter(|seat| self.plan.occupant(*seat) == Occupant::Person)
    }

    /// The people who can still give up.
    #[must_use]
    pub fn who_can_resign(&self) -> Vec<Seat> {
        let open = self.game.outcome().is_none();
        self.persons().filter(|seat| open && self.game.is_in(*seat) && !self.game.has_left(*seat)).collect()
    }

    /// The seat that the screen belongs to: that of the only person, or nobody's.
    #[must_use]
    pub fn own_seat(&self) -> Option<Seat> {
        let mut persons = self.persons();
        let first = persons.next()?;
        persons.next().is_none().then_some(first)
    }
}
