//! Moves.

use crate::{Moment, Refusal, Table};
use tablier_games::{Game, Seat, TableError};
use tablier_protocol::online::{Happening, Moves, Played};

/// No turn of any game has more plies.
const LONGEST_TURN: usize = 64;

/// What comes of moves that were sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// The answer, the same whenever the same moves are sent.
    pub played: Played,
    /// What happens; nothing if they were sent before.
    pub happenings: Vec<Happening>,
}

impl Table {
    /// Somebody sends moves.
    pub fn play(&self, person: &str, moves: &Moves, moment: Moment) -> Result<Sent, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let words = words(moves)?;
        if let Some(played) = self.sent_before(seat, moves, &words) {
            return Ok(Sent { played, happenings: Vec::new() });
        }
        self.player(person)?;
        if moves.takebacks != self.takebacks || moves.ply as usize != self.plies.len() + 1 {
            return Err(Refusal::Stale);
        }
        self.play_words(seat, &words, moment)
    }

    /// An engine moves.
    pub fn play_engine(&self, seat: Seat, word: &str, now: u64) -> Result<Sent, Refusal> {
        match self.thinker() {
            Some((thinker, _)) if thinker == seat => self.play_words(seat, &[word], Moment::at(now)),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    /// The answer to moves that are there already, made by the same seat.
    fn sent_before(&self, seat: Seat, moves: &Moves, words: &[&str]) -> Option<Played> {
        let first = (moves.ply as usize).checked_sub(1)?;
        let stored = self.plies.get(first..first.checked_add(words.len())?)?;
        let same = self.game.plies().skip(first).zip(words).all(|(ply, word)| ply.to_string() == *word);
        let own = stored.iter().all(|(mover, _)| *mover == seat);
        let (_, event) = stored.last()?;
        (same && own && moves.takebacks == self.takebacks).then_some(Played {
            event: *event,
            ply: (first + words.len()) as u32,
            takebacks: self.takebacks,
        })
    }

    fn play_words(&self, seat: Seat, words: &[&str], moment: Moment) -> Result<Sent, Refusal> {
        if self.to_move().ok_or(Refusal::NotPlaying)? != seat {
            return Err(Refusal::NotYourTurn);
        }
        let mut game = self.game.clone();
        for (index, word) in words.iter().enumerate() {
            if game.outcome().is_none() && game.position().side() != seat {
                return Err(Refusal::SeveralSeats);
            }
            play_word(&mut game, word).map_err(|reason| Refusal::Illegal {
                word: shortened(word),
                index,
                reason,
            })?;
        }
        let first = self.plies.len() + 1;
        let played = Played {
            event: self.event + 1,
            ply: (first + words.len() - 1) as u32,
            takebacks: self.takebacks,
        };
        let clocks = self.clocks_after(seat, &game, moment);
        let moved = Happening::Moved {
            seat: seat.number(),
            ply: first as u32,
            moves: words.iter().map(|word| (*word).to_owned()).collect(),
            position: game.position().to_string(),
            to_move: game.outcome().is_none().then(|| game.position().side().number()),
            clocks: Self::told(clocks.as_ref(), moment.now),
        };
        let offers = self.engine_offers(&mut game);
        Ok(Sent {
            played,
            happenings: [moved].into_iter().chain(offers).chain(Self::end_of(&game)).collect(),
        })
    }

    /// The draw offers of engines that play on among themselves, if they all agree now.
    fn engine_offers(&self, game: &mut Game) -> Vec<Happening> {
        if !game.engines_agree(|seat| self.chair(seat).person().is_some()) {
            return Vec::new();
        }
        let engines: Vec<Seat> = game.seats_in().collect();
        for seat in &engines {
            // They are in, and the game goes on until the last of them has offered.
            let offered = game.offer_draw(*seat);
            debug_assert!(offered.is_ok());
        }
        engines.iter().map(|seat| Happening::DrawOffered { seat: seat.number() }).collect()
    }

    /// What happens when a game is over; nothing while it goes on.
    pub(crate) fn end_of(game: &Game) -> Option<Happening> {
        let (outcome, places) = (game.outcome()?, game.places()?);
        let reason = outcome.ending.name().to_owned();
        Some(Happening::Over { places, reason, ratings: Vec::new(), clocks: None })
    }
}

pub(crate) fn play_word(game: &mut Game, word: &str) -> Result<(), TableError> {
    if game.outcome().is_some() {
        return Err(TableError::Over);
    }
    let ply = game.position().read_move(word)?;
    game.play(ply)
}

/// The moves of a request, which must be one way of writing them and not both.
fn words(moves: &Moves) -> Result<Vec<&str>, Refusal> {
    let words: Vec<&str> = match (&moves.single, &moves.moves) {
        (Some(word), None) => vec![word],
        (None, Some(words)) => words.iter().map(String::as_str).collect(),
        _ => return Err(Refusal::NoMoves),
    };
    if words.is_empty() || words.len() > LONGEST_TURN { Err(Refusal::NoMoves) } else { Ok(words) }
}

/// What was sent, short enough to be repeated in an answer.
fn shortened(word: &str) -> String {
    word.chars().take(40).collect()
}
