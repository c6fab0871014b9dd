//! How a match stands.

use crate::schedule::Schedule;
use crate::{Finished, Tally, elo};
use std::collections::{BTreeMap, HashMap};

/// Two players who meet, and how they stand; the tally is seen by the first.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The number of the first player, from 0.
    pub first: usize,
    /// The number of the second.
    pub second: usize,
    /// Their games.
    pub tally: Tally,
}

/// What a player has scored on its seats.
#[derive(Clone, Debug, Default)]
pub struct SeatScore {
    /// On how many seats it has played a game.
    pub seats: u64,
    /// How often it was first, shared places left out.
    pub firsts: u64,
    /// The sum of its scores: 1 for having beaten all, 0 for nobody, with a half of what a shared place is worth.
    points: f64,
    /// Its averages in whole rounds: how many, their sum, and the sum of their squares.
    rounds: (u64, f64, f64),
    /// Its plies that were late.
    pub late: u64,
    /// Its faults by kind.
    pub faults: BTreeMap<String, u64>,
}

impl SeatScore {
    /// The average score; a half before the first game.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.seats == 0 { 0.5 } else { self.points / self.seats as f64 }
    }

    /// Half of the interval of 95 %, from the differences between rounds; none before two rounds are whole.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        let (rounds, sum, squares) = self.rounds;
        if rounds < 2 {
            return None;
        }
        let count = rounds as f64;
        let mean = sum / count;
        let variance = ((squares - count * mean * mean) / (count - 1.0)).max(0.0);
        Some(elo::DEVIATIONS * (variance / count).sqrt())
    }
}

/// How a match stands: pairings at a table for two, and everybody's score at any table.
#[derive(Clone, Debug)]
pub struct Standings {
    /// Who meets whom; empty at larger tables.
    pub pairings: Vec<Pairing>,
    /// Everybody's score, in the order of the players.
    pub scores: Vec<SeatScore>,
    /// Finished games.
    pub games: u64,
    /// Their plies.
    pub plies: u64,
    /// How they ended.
    pub endings: BTreeMap<String, u64>,
    schedule: Schedule,
    /// Half points of the first player in pairs of which one game is finished, by round and pairing.
    halves: HashMap<(usize, usize), usize>,
    /// What a round has brought so far: its games, and everybody's points and seats.
    open_rounds: HashMap<usize, OpenRound>,
}

#[derive(Clone, Debug)]
struct OpenRound {
    games: usize,
    players: Vec<(f64, u64)>,
}

impl Standings {
    pub(crate) fn new(schedule: Schedule, players: usize, seats: usize) -> Self {
        let mut pairings = Vec::new();
        if seats == 2 {
            for game in (0..schedule.round_games()).step_by(2) {
                let seating = schedule.seating(game);
                pairings.push(Pairing { first: seating[0], second: seating[1], tally: Tally::default() });
            }
        }
        Self {
            pairings,
            scores: vec![SeatScore::default(); players],
            games: 0,
            plies: 0,
            endings: BTreeMap::new(),
            schedule,
            halves: HashMap::new(),
            open_rounds: HashMap::new(),
        }
    }

    /// How long games were.
    #[must_use]
    pub fn average_plies(&self) -> f64 {
        self.plies as f64 / self.games.max(1) as f64
    }

    /// Counts a finished game.
    pub(crate) fn add(&mut self, finished: &Finished) {
        self.games += 1;
        self.plies += finished.plies;
        *self.endings.entry(finished.ending.clone()).or_insert(0) += 1;
        self.add_pairing(finished);
        self.add_scores(finished);
        for (seat, fault) in &finished.faults {
            let player = self.schedule.seating(finished.game).get(usize::from(*seat).wrapping_sub(1));
            if let Some(score) = player.and_then(|player| self.scores.get_mut(*player)) {
                *score.faults.entry(kind_of(fault).to_owned()).or_insert(0) += 1;
            }
        }
    }

    fn add_pairing(&mut self, finished: &Finished) {
        let number = finished.game % self.schedule.round_games() / 2;
        let Some(pairing) = self.pairings.get_mut(number) else { return };
        let first_seat =
            self.schedule.seating(finished.game).iter().position(|player| *player == pairing.first);
        let score = first_seat.and_then(|seat| finished.scores.get(seat)).copied().unwrap_or(0.0);
        let half_points = (score * 2.0).round() as usize;
        pairing.tally.add_game(half_points);
        let pair = (self.schedule.round(finished.game), number);
        match self.halves.remove(&pair) {
            Some(other) => pairing.tally.add_pair(half_points + other),
            None => {
                self.halves.insert(pair, half_points);
            }
        }
    }

    fn add_scores(&mut self, finished: &Finished) {
        let number = self.schedule.round(finished.game);
        let players = self.scores.len();
        let round = self
            .open_rounds
            .entry(number)
            .or_insert_with(|| OpenRound { games: 0, players: vec![(0.0, 0); players] });
        round.games += 1;
        let seating = self.schedule.seating(finished.game);
        for (seat, player) in seating.iter().enumerate() {
            let points = finished.scores.get(seat).copied().unwrap_or(0.0);
            let score = &mut self.scores[*player];
            score.seats += 1;
            score.points += points;
            score.firsts += u64::from(points >= 1.0);
            score.late += u64::from(finished.late.get(seat).copied().unwrap_or(0));
            round.players[*player].0 += points;
            round.players[*player].1 += 1;
        }
        if round.games == self.schedule.round_games()
            && let Some(round) = self.open_rounds.remove(&number)
        {
            for (score, (points, seats)) in self.scores.iter_mut().zip(round.players) {
                let average = points / seats.max(1) as f64;
                score.rounds.0 += 1;
                score.rounds.1 += average;
                score.rounds.2 += average * average;
            }
        }
    }
}

/// The first word of a fault says of which kind it is.
fn kind_of(fault: &str) -> &str {
    fault.split(':').next().unwrap_or(fault)
}

#[cfg(test)]
mod tests {
    use super::Standings;
    use crate::Finished;
    use crate::schedule::Schedule;

    fn finished(game: usize, scores: &[f64]) -> Finished {
        Finished {
            game,
            scores: scores.to_vec(),
            ending: "goal".to_owned(),
            plies: 10,
            faults: Vec::new(),
            late: Vec::new(),
            records: 0,
        }
    }

    #[test]
    fn pairs_count_when_both_games_are_in() {
        let mut standings = Standings::new(Schedule::new(3, 2, false, 4), 3, 2);
        assert_eq!(standings.pairings.len(), 3);
        // Round 0: the second pairing is of players 0 and 2, games 2 and 3. Player 0 wins on both sides.
        standings.add(&finished(3, &[0.0, 1.0]));
        assert_eq!(standings.pairings[1].tally.pairs, [0; 5]);
        standings.add(&finished(2, &[1.0, 0.0]));
        assert_eq!(standings.pairings[1].tally.pairs, [0, 0, 0, 0, 1]);
        // Round 1, the same pairing.
        standings.add(&finished(8, &[0.5, 0.5]));
        standings.add(&finished(9, &[1.0, 0.0]));
        let tally = &standings.pairings[1].tally;
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.pairs), (2, 1, 1, [0, 1, 0, 0, 1]));
        assert_eq!((standings.games, standings.plies), (4, 40));
    }

    #[test]
    fn larger_tables_count_by_seats_and_rounds() {
        let schedule = Schedule::new(2, 3, false, 12);
        let mut standings = Standings::new(schedule.clone(), 2, 3);
        assert!(standings.pairings.is_empty());
        for game in 0..schedule.games() {
            // Player 0 always shares the first places, the others the last.
            let scores: Vec<f64> =
                schedule.seating(game).iter().map(|player| if *player == 0 { 0.75 } else { 0.25 }).collect();
            standings.add(&finished(game, &scores));
        }
        let [strong, weak] = &standings.scores[..] else { panic!() };
        assert!((strong.score() - 0.75).abs() < 1e-9 && (weak.score() - 0.25).abs() < 1e-9);
        assert_eq!((strong.seats, weak.seats), (18, 18));
        assert!(strong.error().is_some_and(|error| error < 1e-6));
    }
}
