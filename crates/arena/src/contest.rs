//! A whole match: many games at once, kept as they finish.

use crate::chance::derive;
use crate::opening::opening;
use crate::results::Results;
use crate::schedule::Schedule;
use crate::table::{self, Played, Sitter};
use crate::{
    Allowance, Claim, Description, Finished, Player, PlayerError, Sprt, Standings, Store, StoreError,
    Unavailable,
};
use serde_json::json;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use tablier_games::record::{Header, Line, Node, Record};
use tablier_games::{Game, GameKind, Seat, SetupError};

/// How often somebody looks whether the match is to be stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// Who plays what, and how.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub kind: GameKind,
    /// The name of its set-up.
    pub setup: String,
    /// Who plays: two at least.
    pub players: Vec<Description>,
    /// What a player may use, unless it has an allowance of its own.
    pub allowance: Allowance,
    /// How many games at least: for each pair of players at a table for two, else in all. Rounds are played whole.
    pub games: usize,
    /// How many random plies begin a game.
    pub opening_plies: u32,
    /// What openings and chance follow from.
    pub seed: u64,
    /// Whether only the first meets the others.
    pub gauntlet: bool,
    /// A test that can end the match; only for two players at a table for two.
    pub sprt: Option<Sprt>,
    /// The command that asked for the match, to be kept with the results.
    pub command: Vec<String>,
}

/// Why a match cannot be played, or not to its end.
#[derive(Debug)]
pub enum ContestError {
    /// The set-up cannot be laid out.
    Setup {
        /// The game.
        kind: GameKind,
        /// The set-up.
        name: String,
        /// Why not.
        error: SetupError,
    },
    /// Nobody to play with.
    TooFewPlayers,
    /// A test needs two players at a table for two.
    NoPair,
    /// A player cannot come.
    Unavailable(Unavailable),
    /// The games cannot be kept.
    Store(StoreError),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ContestError {}

impl From<StoreError> for ContestError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All games were played.
    Complete,
    /// The test was decided.
    Proved(Claim),
    /// Somebody stopped it.
    Stopped,
}

/// News of a match: its standings after a game.
#[derive(Debug)]
pub struct News<'a> {
    /// The match.
    pub contest: &'a Contest,
    /// How it stands.
    pub standings: &'a Standings,
    /// How many games it has in all.
    pub total: usize,
}

/// Whoever wants to hear the news.
pub type Report<'a> = &'a mut dyn FnMut(&News<'_>);

impl Contest {
    /// How many games it has in all.
    #[must_use]
    pub fn total_games(&self) -> usize {
        self.schedule().games()
    }

    /// What makes this match and no other. It can be gone on with for more games, or without the test.
    #[must_use]
    pub fn identity(&self) -> String {
        let players: Vec<&str> = self.players.iter().map(Description::text).collect();
        json!({
            "game": self.kind.name(),
            "setup": self.setup,
            "players": players,
            "allowance": self.allowance.to_string(),
            "seed": self.seed,
            "opening_plies": self.opening_plies,
            "gauntlet": self.gauntlet,
        })
        .to_string()
    }

    /// Whether it can be played at all.
    pub fn check(&self) -> Result<(), ContestError> {
        if self.kind.setup(&self.setup).is_none() {
            return Err(self.setup_error(SetupError::Unknown));
        }
        if self.players.len() < 2 {
            return Err(ContestError::TooFewPlayers);
        }
        if self.sprt.is_some() && (self.seats() != 2 || self.players.len() != 2) {
            return Err(ContestError::NoPair);
        }
        for player in &self.players {
            player.seat(self.kind, &Arc::default()).map_err(ContestError::Unavailable)?;
        }
        Ok(())
    }

    /// Plays the games that are not in the store yet, so many at once, until all are played, the test is decided, or
    /// `stop` is set.
    pub fn run(
        &self,
        at_once: usize,
        mut store: Option<Store>,
        stop: &AtomicBool,
        report: Report<'_>,
    ) -> Result<(Standings, End), ContestError> {
        self.check()?;
        let schedule = self.schedule();
        let mut standings = Standings::new(schedule.clone(), self.players.len(), self.seats());
        let mut played = HashSet::new();
        for finished in store.iter().flat_map(Store::finished) {
            if finished.game < schedule.games() && played.insert(finished.game) {
                standings.add(finished);
            }
        }
        let left: Vec<usize> = (0..schedule.games()).filter(|game| !played.contains(game)).collect();
        report(&News { contest: self, standings: &standings, total: schedule.games() });
        let hall = Hall {
            contest: self,
            openings: (0..schedule.rounds()).map(|_| OnceLock::new()).collect(),
            schedule,
            left,
            next: AtomicUsize::new(0),
            halt: Arc::default(),
        };
        let kept = hall.run(at_once, store.as_mut(), &mut standings, stop, report);
        if let Some(store) = &store {
            store.write_results(&Results::new(self, &standings))?;
        }
        Ok((standings, kept?))
    }

    fn setup_error(&self, error: SetupError) -> ContestError {
        ContestError::Setup { kind: self.kind, name: self.setup.clone(), error }
    }

    fn schedule(&self) -> Schedule {
        Schedule::new(self.players.len(), self.seats(), self.gauntlet, self.games)
    }

    fn seats(&self) -> usize {
        self.kind.setup(&self.setup).map_or(2, |setup| usize::from(setup.seats))
    }

    fn claim(&self, standings: &Standings) -> Claim {
        let tested = self.sprt.zip(standings.pairings.first());
        tested.map_or(Claim::Open, |(sprt, pairing)| sprt.claim(sprt.ratio(&pairing.tally)))
    }
}

/// Where the games of a match are played.
struct Hall<'a> {
    contest: &'a Contest,
    schedule: Schedule,
    /// Made when the first game of a round needs it.
    openings: Vec<OnceLock<Result<Game, SetupError>>>,
    /// The games to play.
    left: Vec<usize>,
    /// How many of them somebody has begun.
    next: AtomicUsize,
    /// Ends all games.
    halt: Arc<AtomicBool>,
}

/// A finished game on its way to the store.
type Delivery = Result<(Finished, String), ContestError>;

/// Players that wait for their next game, by number and by how many of the same kind sit before them.
type Pool = HashMap<(usize, usize), Box<dyn Player>>;

impl Hall<'_> {
    fn run(
        &self,
        at_once: usize,
        store: Option<&mut Store>,
        standings: &mut Standings,
        stop: &AtomicBool,
        report: Report<'_>,
    ) -> Result<End, ContestError> {
        let (sender, deliveries) = channel();
        thread::scope(|scope| {
            for _ in 0..at_once.clamp(1, self.left.len().max(1)) {
                let sender = sender.clone();
                scope.spawn(move || self.work(&sender));
            }
            drop(sender);
            let end = self.collect(&deliveries, store, standings, stop, report);
            self.halt.store(true, Relaxed);
            end
        })
    }

    /// Takes finished games until there are no more, or enough.
    fn collect(
        &self,
        deliveries: &Receiver<Delivery>,
        mut store: Option<&mut Store>,
        standings: &mut Standings,
        stop: &AtomicBool,
        report: Report<'_>,
    ) -> Result<End, ContestError> {
        loop {
            if let claim @ (Claim::Lower | Claim::Higher) = self.contest.claim(standings) {
                return Ok(End::Proved(claim));
            }
            if stop.load(Relaxed) {
                return Ok(End::Stopped);
            }
            let (mut finished, record) = match deliveries.recv_timeout(GLANCE) {
                Ok(delivery) => delivery?,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    let complete = standings.games == self.schedule.games() as u64;
                    return Ok(if complete { End::Complete } else { End::Stopped });
                }
            };
            if let Some(store) = &mut store {
                store.add(&record, &mut finished)?;
            }
            standings.add(&finished);
            report(&News { contest: self.contest, standings, total: self.schedule.games() });
        }
    }

    /// Plays one game after the other.
    fn work(&self, results: &Sender<Delivery>) {
        let mut pool = Pool::new();
        while let Some(game) = self.left.get(self.next.fetch_add(1, Relaxed)) {
            let delivery = match self.play(*game, &mut pool) {
                Ok(None) => return,
                Ok(Some(finished)) => Ok(finished),
                Err(error) => Err(error),
            };
            if results.send(delivery).is_err() {
                return;
            }
        }
    }

    fn play(&self, number: usize, pool: &mut Pool) -> Result<Option<(Finished, String)>, ContestError> {
        let contest = self.contest;
        let round = self.schedule.round(number);
        let opened = self.openings[round].get_or_init(|| {
            opening(contest.kind, &contest.setup, contest.opening_plies, derive(contest.seed, round as u64))
        });
        let mut game = opened.clone().map_err(|error| contest.setup_error(error))?;
        let seating = self.schedule.seating(number);
        let mut sitters = self.sit_down(number, &mut game, pool)?;
        let Some(played) = table::play(game, &mut sitters, &self.halt) else { return Ok(None) };
        let late: Vec<u32> = sitters.iter().map(|sitter| sitter.late).collect();
        for (key, sitter) in keys(seating).into_iter().zip(sitters) {
            pool.insert(key, sitter.player);
        }
        Ok(Some((finished(number, &played, late), record(number, &played))))
    }

    /// Brings the players of a game to their seats.
    fn sit_down(&self, number: usize, game: &mut Game, pool: &mut Pool) -> Result<Vec<Sitter>, ContestError> {
        let contest = self.contest;
        let mut sitters = Vec::new();
        for (index, key) in keys(self.schedule.seating(number)).into_iter().enumerate() {
            let description = &contest.players[key.0];
            let mut player = match pool.remove(&key) {
                Some(player) => player,
                None => description.seat(contest.kind, &self.halt).map_err(ContestError::Unavailable)?,
            };
            player.new_game(derive(contest.seed ^ index as u64, number as u64));
            // A set-up has as many seats as a seating.
            let named = game.set_player(Seat::from_index(index), description.label());
            debug_assert_eq!(named, Ok(()));
            sitters.push(Sitter {
                player,
                allowance: description.allowance().unwrap_or(contest.allowance),
                keeps_time: description.keeps_time(),
                late: 0,
            });
        }
        Ok(sitters)
    }
}

/// Who sits where: the number of the player, and how many of the same sit before.
fn keys(seating: &[usize]) -> Vec<(usize, usize)> {
    let before = |seat: usize| seating[..seat].iter().filter(|player| **player == seating[seat]).count();
    seating.iter().enumerate().map(|(seat, player)| (*player, before(seat))).collect()
}

fn finished(number: usize, played: &Played, late: Vec<u32>) -> Finished {
    let ending = match (played.faults.last(), played.game.outcome()) {
        (Some((_, fault)), _) => fault_text(fault).split(':').next().unwrap_or_default().to_owned(),
        _ if played.too_long => "too-long".to_owned(),
        (None, Some(outcome)) => outcome.ending.to_string(),
        (None, None) => String::new(),
    };
    Finished {
        game: number,
        scores: scores(&played.game.places().unwrap_or_default()),
        ending,
        plies: played.game.plies().count() as u64,
        faults: played.faults.iter().map(|(seat, fault)| (seat.number(), fault_text(fault))).collect(),
        late: if late.iter().any(|count| *count > 0) { late } else { Vec::new() },
        records: 0,
    }
}

/// A fault as programs read it: its kind, and what there is to say.
fn fault_text(fault: &PlayerError) -> String {
    match fault {
        PlayerError::NoPly => "no-ply".to_owned(),
        PlayerError::Illegal(text) => format!("illegal: {text}"),
        PlayerError::Late => "late".to_owned(),
        PlayerError::Gone(reason) => format!("crashed: {reason}"),
        PlayerError::Stopped => "stopped".to_owned(),
    }
}

/// The share of the others that each seat has beaten; a shared place counts half.
fn scores(places: &[u8]) -> Vec<f64> {
    let others = places.len().saturating_sub(1).max(1) as f64;
    let score = |place: &u8| {
        let points = |other: &u8| match other.cmp(place) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        // It has drawn with itself, too.
        (places.iter().map(points).sum::<f64>() - 0.5) / others
    };
    places.iter().map(score).collect()
}

/// The record of a game, with its number and with what a player did wrong.
fn record(number: usize, played: &Played) -> String {
    let game = &played.game;
    let mut header = Header::new(game.start().clone());
    for seat in Seat::all(game.position().seats()) {
        header.players[seat.index()] = game.player(seat).map(str::to_owned);
    }
    header.others.push(("Round".to_owned(), (number + 1).to_string()));
    for (seat, fault) in &played.faults {
        header.others.push((format!("Fault{seat}"), fault_text(fault)));
    }
    let nodes = game.events().iter().copied().map(Node::new).collect();
    // What has been played can be played again; if not, the moves alone will do.
    let record = Record::new(header, Line { comments: Vec::new(), nodes });
    record.unwrap_or_else(|_| Record::of_game(game)).to_string()
}

#[cfg(test)]
mod tests {
    use super::scores;

    #[test]
    fn places_are_scores() {
        assert_eq!(scores(&[1, 2]), [1.0, 0.0]);
        assert_eq!(scores(&[1, 1]), [0.5, 0.5]);
        assert_eq!(scores(&[2, 1, 3, 4]), [2.0 / 3.0, 1.0, 1.0 / 3.0, 0.0]);
        assert_eq!(scores(&[1, 2, 2]), [1.0, 0.25, 0.25]);
    }
}
