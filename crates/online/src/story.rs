//! What is told of a table besides its moves: who did what, by the names of that moment.

use crate::{Chair, Table};
use tablier_engine::Level;
use tablier_games::Seat;
use tablier_protocol::online::{Happening, PersonRef, SeatState};

/// Something that is told of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiding {
    /// What happened.
    pub what: Tale,
    /// Whose doing it was, or whom it concerns.
    pub who: Party,
}

/// A player at a table, as they sat when something happened: lots may have moved them since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Where they sat.
    pub seat: Seat,
    /// Who that was.
    pub chair: Chair,
}

/// What can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// A seat was taken.
    Seated,
    /// A seat was given back.
    Stood,
    /// Lots have been drawn: this is who plays on the seat.
    Drawn,
    /// A draw was offered.
    DrawOffered,
    /// The offer of another was agreed to.
    DrawAgreed,
    /// The offer of another was declined.
    DrawDeclined,
    /// An offer was taken back.
    DrawWithdrawn,
    /// A takeback was asked for.
    TakebackAsked,
    /// The wish of another was agreed to.
    TakebackAgreed,
    /// The wish of another was declined.
    TakebackDeclined,
    /// A wish was taken back.
    TakebackWithdrawn,
    /// Time was given to the others.
    TimeGiven {
        /// Seconds.
        seconds: u32,
    },
    /// Out of time.
    Flagged,
    /// Resigned.
    Resigned,
    /// Gone, and not come back.
    Gone,
    /// An engine plays on for a player who has left.
    PlayedOn {
        /// Its level.
        level: Level,
    },
    /// Out of the game, which goes on.
    Out {
        /// How many are still in.
        remain: usize,
    },
    /// The link is lost.
    Away,
    /// There again.
    Back,
    /// Would play again.
    RematchOffered,
    /// Would not play again after all.
    RematchWithdrawn,
    /// The place in a game for three or four that is over.
    Placed {
        /// From 1; several can share one.
        place: u8,
    },
}

impl Table {
    /// What is told of something that happened; `after` is the table after it.
    #[must_use]
    pub fn tidings(&self, what: &Happening, after: &Self) -> Vec<Tiding> {
        let mut tidings: Vec<Tiding> = self.tale(what).into_iter().collect();
        if let Happening::Started { seats, .. } = what {
            tidings.extend(self.drawn_lots(seats));
        }
        if let Happening::Over { places, .. } = what {
            tidings.extend(self.placed(places));
        }
        tidings.extend(self.departed(after));
        tidings
    }

    /// What a player did.
    fn tale(&self, what: &Happening) -> Option<Tiding> {
        let (tale, seat) = match what {
            Happening::Seated { seat, person } => return tiding_of(Tale::Seated, *seat, person),
            Happening::EngineSeated { seat, level } => {
                let who = Party { seat: Seat::new(*seat)?, chair: Chair::Engine(Level::new(*level)?) };
                return Some(Tiding { what: Tale::Seated, who });
            }
            Happening::Stood { seat } => (Tale::Stood, seat),
            Happening::DrawOffered { seat } if self.game.draw_offers().is_empty() => {
                (Tale::DrawOffered, seat)
            }
            Happening::DrawOffered { seat } => (Tale::DrawAgreed, seat),
            Happening::DrawDeclined { seat } => {
                let own = self.game.draw_offers().iter().any(|offer| offer.number() == *seat);
                (if own { Tale::DrawWithdrawn } else { Tale::DrawDeclined }, seat)
            }
            Happening::TakebackAsked { seat, .. } if self.takeback.is_none() => (Tale::TakebackAsked, seat),
            Happening::TakebackAsked { seat, .. } => (Tale::TakebackAgreed, seat),
            Happening::TakebackDeclined { seat } => {
                let wish = self.takeback.as_ref();
                let own = wish.is_some_and(|wish| wish.agreed.iter().any(|asked| asked.number() == *seat));
                (if own { Tale::TakebackWithdrawn } else { Tale::TakebackDeclined }, seat)
            }
            Happening::TimeAdded { seat, seconds, .. } => (Tale::TimeGiven { seconds: *seconds }, seat),
            Happening::Left { seat, how, .. } => match &how[..] {
                "time" => (Tale::Flagged, seat),
                "gone" => (Tale::Gone, seat),
                _ => (Tale::Resigned, seat),
            },
            Happening::Away { seat } => (Tale::Away, seat),
            Happening::Back { seat } => (Tale::Back, seat),
            Happening::RematchOffered { seat } => (Tale::RematchOffered, seat),
            Happening::RematchWithdrawn { seat } => (Tale::RematchWithdrawn, seat),
            _ => return None,
        };
        Some(Tiding { what: tale, who: self.party(Seat::new(*seat)?)? })
    }

    fn party(&self, seat: Seat) -> Option<Party> {
        Some(Party { seat, chair: self.chairs.get(seat.index())?.clone() })
    }

    /// Who plays what, where lots decided that.
    fn drawn_lots(&self, seats: &[SeatState]) -> Vec<Tiding> {
        let tiding = |state: &SeatState| {
            let who = Party { seat: Seat::new(state.seat)?, chair: Chair::from_state(state)? };
            Some(Tiding { what: Tale::Drawn, who })
        };
        if self.terms.drawn { seats.iter().filter_map(tiding).collect() } else { Vec::new() }
    }

    /// Who came where, the best first; with two players the result says it.
    fn placed(&self, places: &[u8]) -> Vec<Tiding> {
        let mut ranking: Vec<(u8, Seat)> = places.iter().copied().zip(self.seats()).collect();
        ranking.sort_by_key(|(place, _)| *place);
        let tiding = |(place, seat)| Some(Tiding { what: Tale::Placed { place }, who: self.party(seat)? });
        if places.len() > 2 { ranking.into_iter().filter_map(tiding).collect() } else { Vec::new() }
    }

    /// Who is out since, while the others go on.
    fn departed(&self, after: &Self) -> Vec<Tiding> {
        let gone = self.seats().filter(|seat| self.game.is_in(*seat) && !after.game.is_in(*seat));
        let remain = after.game.seats_in().count();
        let tiding = |seat| {
            let what = match after.substitute(seat) {
                Some(level) => Tale::PlayedOn { level },
                None => Tale::Out { remain },
            };
            Some(Tiding { what, who: self.party(seat)? })
        };
        if after.game.outcome().is_none() { gone.filter_map(tiding).collect() } else { Vec::new() }
    }
}

fn tiding_of(what: Tale, seat: u8, person: &PersonRef) -> Option<Tiding> {
    let who = Party { seat: Seat::new(seat)?, chair: Chair::Person(person.clone()) };
    Some(Tiding { what, who })
}
