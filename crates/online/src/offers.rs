//! What the others must agree to: draws and takebacks; and what needs nobody's leave: time for them, and words.

use crate::table::TakebackWish;
use crate::{Chair, Refusal, Table, is_invisible};
use tablier_games::{Event, Game, Seat};
use tablier_protocol::online::{Happening, Pace, PersonRef};

/// How many seconds somebody gives the others at once.
pub const GIVEN_SECONDS: u32 = 15;

/// Whoever has so many milliseconds left needs no more.
const MOST_GIVEN: u64 = 24 * 60 * 60 * 1000;

/// The longest that can be said at once, in characters.
const LONGEST_SAYING: usize = 300;

impl Table {
    /// Somebody offers a draw, or accepts the offers of all others.
    pub fn offer_draw(&self, person: &str, now: u64) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        if self.game.seats_in().any(|seat| matches!(self.chair(seat), Chair::Engine(_))) {
            return Err(Refusal::EngineDeclines);
        }
        if self.game.draw_offers().contains(&seat) {
            return Ok(Vec::new());
        }
        let mut game = self.game.clone();
        game.offer_draw(seat).map_err(Refusal::of_actor)?;
        let offered = Happening::DrawOffered { seat: seat.number() };
        Ok([offered].into_iter().chain(self.agreed_end(&game, now)).collect())
    }

    /// The end by agreement, which tells how the clocks stood: the offer before it does not.
    fn agreed_end(&self, game: &Game, now: u64) -> Option<Happening> {
        let mut end = Self::end_of(game)?;
        if let Happening::Over { clocks, .. } = &mut end {
            let stopped = self.clocks.clone().map(|mut clocks| {
                self.let_run(&mut clocks, game, now);
                clocks
            });
            *clocks = Self::told(stopped.as_ref(), now);
        }
        Some(end)
    }

    /// Somebody declines a draw, or takes their own offer back.
    pub fn decline_draw(&self, person: &str) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        if self.game.draw_offers().is_empty() {
            return Err(Refusal::NothingOffered);
        }
        Ok(vec![Happening::DrawDeclined { seat: seat.number() }])
    }

    /// Somebody asks to take their last turn back, or agrees to what another asks.
    pub fn ask_takeback(&self, person: &str, now: u64) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        if self.terms.rated {
            return Err(Refusal::Rated);
        }
        let wish = match &self.takeback {
            Some(wish) if wish.agreed.contains(&seat) => return Ok(Vec::new()),
            Some(wish) => TakebackWish { ply: wish.ply, agreed: with(&wish.agreed, seat) },
            None => TakebackWish { ply: self.before_last_turn(seat)?, agreed: vec![seat] },
        };
        let asked = Happening::TakebackAsked { seat: seat.number(), ply: wish.ply as u32 };
        let agreed = self.people_in().all(|seat| wish.agreed.contains(&seat));
        Ok([asked].into_iter().chain(agreed.then(|| self.taken_back(wish.ply, now))).collect())
    }

    /// Somebody declines, or takes their own wish back.
    pub fn decline_takeback(&self, person: &str) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        match self.takeback {
            Some(_) => Ok(vec![Happening::TakebackDeclined { seat: seat.number() }]),
            None => Err(Refusal::NothingOffered),
        }
    }

    /// How many plies there were before the last turn of a seat; nothing is taken back across somebody's leaving.
    fn before_last_turn(&self, seat: Seat) -> Result<usize, Refusal> {
        let own = |(mover, _): &(Seat, u64)| *mover == seat;
        let end = self.plies.iter().rposition(own).ok_or(Refusal::NothingToTakeBack)?;
        let start = self.plies[..end].iter().rposition(|ply| !own(ply)).map_or(0, |before| before + 1);
        let taken = self.plies.len() - start;
        let left = self.game.events().iter().rev().take(taken).any(|event| !matches!(event, Event::Ply(_)));
        if left { Err(Refusal::NothingToTakeBack) } else { Ok(start) }
    }

    fn taken_back(&self, ply: usize, now: u64) -> Happening {
        let mut game = self.game.clone();
        take_back_to(&mut game, ply);
        let clocks = self.clocks.clone().map(|mut clocks| {
            self.let_run(&mut clocks, &game, now);
            clocks
        });
        Happening::TakenBack {
            ply: ply as u32,
            takebacks: self.takebacks + 1,
            position: game.position().to_string(),
            to_move: game.position().side().number(),
            clocks: Self::told(clocks.as_ref(), now),
        }
    }

    /// Somebody gives the others time.
    pub fn give_time(&self, person: &str, now: u64) -> Result<Vec<Happening>, Refusal> {
        let seat = self.player(person)?;
        let (Some(Pace::Clock { .. }), Some(clocks)) = (self.terms.pace, &self.clocks) else {
            return Err(Refusal::NoClock);
        };
        let mut clocks = clocks.clone();
        for other in self.people_in().filter(|other| *other != seat) {
            if clocks.left(other, now) > MOST_GIVEN {
                return Err(Refusal::TooSoon);
            }
            clocks.give(other, u64::from(GIVEN_SECONDS) * 1000);
        }
        let clocks = Self::told(Some(&clocks), now);
        Ok(vec![Happening::TimeAdded { seat: seat.number(), seconds: GIVEN_SECONDS, clocks }])
    }

    /// Somebody at the table says something.
    pub fn say(&self, person: &PersonRef, text: &str) -> Result<Vec<Happening>, Refusal> {
        self.seat_of(&person.id).ok_or(Refusal::NotSeated)?;
        let text: String = text.chars().filter(|letter| !is_invisible(*letter)).collect();
        let plain = |letter: char| letter.is_whitespace() || letter.is_control();
        let text = text.split(plain).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Refusal::Text);
        }
        Ok(vec![Happening::Said { by: person.clone(), text }])
    }
}

/// Takes plies back until so many are left.
pub(crate) fn take_back_to(game: &mut Game, ply: usize) {
    while game.plies().count() > ply {
        if game.take_back().is_none() {
            break;
        }
    }
}

pub(crate) fn with(seats: &[Seat], seat: Seat) -> Vec<Seat> {
    let mut seats = seats.to_vec();
    if !seats.contains(&seat) {
        seats.push(seat);
    }
    seats
}
