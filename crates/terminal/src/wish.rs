//! What whoever sits down wants to play.

use tablier_engine::Level;
use tablier_games::{GameKind, Seat, Setup};
use tablier_table::{Occupant, Opening, Plan};

/// What a new game is to be like, as far as anybody has said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The set-up; the first of the game if nobody says.
    pub setup: Option<&'static Setup>,
    /// How strong the others are.
    pub level: Level,
    /// Where the person sits.
    pub seat: Seat,
    /// Whether all seats are for people.
    pub people: bool,
    /// Whether lots decide who sits where.
    pub lots: bool,
    /// The number that chance follows from, if it is to be the same again.
    pub seed: Option<u64>,
}

impl Default for Wish {
    /// Somebody who has never played.
    fn default() -> Self {
        let level = Level::new(2).unwrap_or(Level::WEAKEST);
        Self { setup: None, level, seat: Seat::FIRST, people: false, lots: false, seed: None }
    }
}

impl Wish {
    /// A plan for a game, with a seed if nobody has named one.
    pub(crate) fn plan(&self, kind: GameKind, seed: u64) -> Plan {
        let setup = self.setup.unwrap_or(&kind.setups()[0]);
        let seats = self.seats(setup.seats);
        Plan {
            kind,
            opening: Opening::Setup(setup),
            seed: self.seed.unwrap_or(seed),
            seats,
            names: Vec::new(),
            pace: None,
        }
    }

    /// Who sits where at a table for so many.
    pub(crate) fn seats(&self, count: u8) -> Vec<Occupant> {
        let person = |seat: Seat| {
            self.people || seat == self.seat || (self.seat.number() > count && seat == Seat::FIRST)
        };
        Seat::all(count)
            .map(|seat| if person(seat) { Occupant::Person } else { Occupant::Engine(self.level) })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Wish;
    use tablier_games::{GameKind, Seat};

    fn seats(wish: &Wish, count: u8) -> String {
        wish.seats(count).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn one_person_sits_down_unless_all_are_people() {
        let wish = Wish { seat: Seat::new(2).unwrap(), ..Wish::default() };
        assert_eq!(seats(&wish, 3), "level:2 person level:2");
        assert_eq!(seats(&Wish { people: true, ..wish }, 2), "person person");
        let far = Wish { seat: Seat::new(4).unwrap(), ..Wish::default() };
        assert_eq!(seats(&far, 2), "person level:2");
    }

    #[test]
    fn a_seed_that_was_named_is_kept() {
        let wish = Wish { seed: Some(7), ..Wish::default() };
        assert_eq!(wish.plan(GameKind::Tzaar, 1).seed, 7);
        assert_eq!(Wish::default().plan(GameKind::Tzaar, 1).seed, 1);
    }
}
