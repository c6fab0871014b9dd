//! Where the games of a match are played, several at once.

use crate::chance::derive;
use crate::opening::opening;
use crate::schedule::Schedule;
use crate::table::{self, Sitter};
use crate::{Claim, Contest, ContestError, End, Finished, News, Player, Report, Standings, Store, written};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use tablier_games::{Game, Seat, SetupError};

/// How often somebody looks whether the match is to be stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// Where the games of a match are played.
pub(crate) struct Hall<'a> {
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

impl<'a> Hall<'a> {
    /// A hall for the games of a match that are left to play.
    pub(crate) fn new(contest: &'a Contest, schedule: Schedule, left: Vec<usize>) -> Self {
        let openings = (0..schedule.rounds()).map(|_| OnceLock::new()).collect();
        Self { contest, schedule, openings, left, next: AtomicUsize::new(0), halt: Arc::default() }
    }

    /// Plays them, so many at once.
    pub(crate) fn run(
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
        Ok(Some((written::finished(number, &played, late), written::record(number, &played))))
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
