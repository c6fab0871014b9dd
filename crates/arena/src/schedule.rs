//! Who plays whom, on which seats, in which order.

/// The order of the games of a match. A *round* is one opening, played with every seating.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    seatings: Vec<Vec<usize>>,
    rounds: usize,
}

impl Schedule {
    /// A schedule of at least so many games: for each pair of players at a table for two, else in all.
    pub(crate) fn new(players: usize, seats: usize, gauntlet: bool, games: usize) -> Self {
        let seatings = if seats == 2 { pairs(players, gauntlet) } else { mixes(players, seats) };
        let a_round = if seats == 2 { 2 } else { seatings.len().max(1) };
        Self { seatings, rounds: games.div_ceil(a_round) }
    }

    /// How many games.
    pub(crate) fn games(&self) -> usize {
        self.seatings.len() * self.rounds
    }

    /// How many games a round has.
    pub(crate) fn round_games(&self) -> usize {
        self.seatings.len()
    }

    /// How many rounds.
    pub(crate) const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The round of a game.
    pub(crate) fn round(&self, game: usize) -> usize {
        game / self.seatings.len()
    }

    /// The players of a game by seat.
    pub(crate) fn seating(&self, game: usize) -> &[usize] {
        &self.seatings[game % self.seatings.len()]
    }
}

/// Everybody meets everybody on both sides; in a gauntlet, the first meets all the others.
fn pairs(players: usize, gauntlet: bool) -> Vec<Vec<usize>> {
    let hosts = if gauntlet { 1 } else { players };
    let pairs = (0..hosts).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
    pairs.flat_map(|(one, other)| [vec![one, other], vec![other, one]]).collect()
}

/// All ways to fill the seats of a larger table: with everybody at least once where all find a seat, and with
/// nobody twice where not.
fn mixes(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut mixes = vec![Vec::new()];
    for _ in 0..seats {
        mixes = mixes
            .into_iter()
            .flat_map(|mix: Vec<usize>| {
                (0..players).map(move |player| mix.iter().copied().chain([player]).collect())
            })
            .collect();
    }
    let wanted = players.min(seats);
    mixes.retain(|mix| (0..players).filter(|player| mix.contains(player)).count() == wanted);
    mixes
}

#[cfg(test)]
mod tests {
    use super::{Schedule, mixes, pairs};

    #[test]
    fn two_seats_are_exchanged() {
        let schedule = Schedule::new(2, 2, false, 5);
        assert_eq!((schedule.games(), schedule.rounds()), (6, 3));
        assert_eq!((schedule.seating(4), schedule.seating(5)), (&[0, 1][..], &[1, 0][..]));
        assert_eq!((schedule.round(3), schedule.round(4)), (1, 2));
    }

    #[test]
    fn everybody_or_the_first_meets_the_others() {
        assert_eq!(pairs(4, false).len(), 12);
        assert_eq!(pairs(4, true).len(), 6);
        assert!(pairs(4, true).iter().all(|pair| pair.contains(&0)));
        assert_eq!(Schedule::new(3, 2, false, 10).games(), 30);
    }

    #[test]
    fn larger_tables_have_all_mixes() {
        assert_eq!(mixes(2, 3).len(), 6);
        assert_eq!(mixes(2, 4).len(), 14);
        assert_eq!(mixes(3, 4).len(), 36);
        assert_eq!(mixes(4, 4).len(), 24);
        assert_eq!(mixes(5, 4).len(), 120);
        for mix in mixes(2, 4) {
            assert!(mix.contains(&0) && mix.contains(&1));
        }
    }
}
