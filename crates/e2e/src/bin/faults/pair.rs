//! Two programs that play each other game after game, whatever happens to the server, and believe nothing.

use super::uptime::Uptime;
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tablier_e2e::{Program, event};
use tablier_games::{AnyPosition, GameKind, Random};
use tokio::task::JoinHandle;

const CLOCK: u64 = 3600;
/// Between two attempts, and between two moves.
const PAUSE: Duration = Duration::from_millis(40);
/// A house that stays closed so long will not open again.
const PATIENCE: u32 = 1500;
/// How exactly a clock can be read from outside, in milliseconds: what passes on the way.
const TOLERANCE: u64 = 400;

/// What came of it.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) moves: usize,
    pub(crate) sent_again: usize,
    pub(crate) games: usize,
    pub(crate) events: usize,
    pub(crate) reconnections: usize,
    /// Pairs that played on after the last restart.
    pub(crate) went_on: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.sent_again += other.sent_again;
        self.games += other.games;
        self.events += other.events;
        self.reconnections += other.reconnections;
        self.went_on += other.went_on;
    }
}

/// Two programs.
pub(crate) struct Pair {
    players: [Program; 2],
    random: Random,
    uptime: Arc<Uptime>,
    tally: Tally,
}

impl Pair {
    pub(crate) async fn come_in(address: &str, seed: u64, uptime: Arc<Uptime>) -> Result<Self> {
        let mut players = Vec::new();
        for _ in 0..PATIENCE {
            match Program::come_in(address).await {
                Ok(program) => players.push(program),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
            if players.len() == 2 {
                break;
            }
        }
        let players = players.try_into().ok().context("the house did not open")?;
        Ok(Self { players, random: Random::new(seed), uptime, tally: Tally::default() })
    }

    /// Plays game after game, until it is enough; then everything is looked at once more.
    pub(crate) async fn play(mut self, enough: &AtomicBool) -> Result<Tally> {
        while !enough.load(Ordering::Relaxed) {
            self.play_one(enough).await?;
        }
        self.tally.went_on = 1;
        Ok(self.tally)
    }

    async fn play_one(&mut self, enough: &AtomicBool) -> Result<()> {
        let kind = GameKind::ALL[self.random.below(4) as usize];
        let setup = kind.setups()[0].name;
        let wish = json!({ "game": kind.name(), "setup": setup, "seed": 7, "seats": ["me", "open"],
            "clock": { "base": CLOCK, "increment": 0 } });
        let opened = self.insist(0, "/api/games", &wish).await?;
        let id = opened["id"].as_str().context("no id")?.to_owned();
        let before = self.uptime.total();
        self.insist(1, &format!("/api/games/{id}/join"), &json!({})).await?;
        let listener = self.listen(&id);
        let mut position = AnyPosition::setup(kind, setup, Some(7)).ok().context("no such set-up")?;
        let mut played: Vec<String> = Vec::new();
        while position.outcome().is_none() && !enough.load(Ordering::Relaxed) && played.len() < 120 {
            let moves = position.moves();
            let word = moves[self.random.below(moves.len() as u64) as usize].to_string();
            let message = json!({ "ply": played.len() + 1, "move": word });
            let seat = position.side().index();
            let answer = self.insist(seat, &format!("/api/games/{id}/moves"), &message).await?;
            if answer["error"]["code"] == "not-playing" {
                // Repetition ends a game, and no position knows of it.
                break;
            }
            ensure!(answer["ply"] == played.len() + 1, "{answer}");
            let ply = position.read_move(&word).ok().context("no move")?;
            position.play(ply).ok().context("no legal move")?;
            played.push(word);
            tokio::time::sleep(PAUSE).await;
        }
        self.look_through(&id, &played, before).await?;
        let (events, reconnections) = listener.close().await?;
        self.tally.events += events;
        self.tally.reconnections += reconnections;
        self.tally.moves += played.len();
        self.tally.games += 1;
        Ok(())
    }

    /// Everything that was acknowledged is there, once, and the clocks have run only while the house was open.
    async fn look_through(&mut self, id: &str, played: &[String], before: Duration) -> Result<()> {
        let view = self.insist_to_see(&format!("/api/games/{id}")).await?;
        let open = (self.uptime.total().saturating_sub(before)).as_millis() as u64 + TOLERANCE;
        ensure!(view["moves"] == json!(played), "{id}: {} instead of {played:?}", view["moves"]);
        let left: u64 =
            view["clocks"]["left"].as_array().context("no clocks")?.iter().filter_map(Value::as_u64).sum();
        let used = (2 * CLOCK * 1000).saturating_sub(left);
        ensure!(used <= open, "{id}: clocks lost {used} ms in {open} ms");
        Ok(())
    }

    /// Sends something until there is an answer: the house may be closed at the moment.
    async fn insist(&mut self, seat: usize, path: &str, message: &Value) -> Result<Value> {
        for attempt in 0..PATIENCE {
            match self.players[seat].post(path, message).await {
                Ok(answer) if answer.status < 300 => return Ok(answer.message),
                // Whoever sat down before the answer was lost sits there.
                Ok(answer) if attempt > 0 && answer.message["error"]["code"] == "already-seated" => {
                    return Ok(answer.message);
                }
                Ok(answer) if answer.message["error"]["code"] == "not-playing" => return Ok(answer.message),
                Ok(answer) if answer.status == 503 => {}
                Ok(answer) => bail!("{path} {message}: {} {}", answer.status, answer.message),
                Err(_) => {}
            }
            self.tally.sent_again += 1;
            tokio::time::sleep(PAUSE).await;
        }
        bail!("{path}: the house did not open again")
    }

    async fn insist_to_see(&mut self, path: &str) -> Result<Value> {
        for _ in 0..PATIENCE {
            if let Ok(answer) = self.players[0].get(path).await {
                return answer.good();
            }
            tokio::time::sleep(PAUSE).await;
        }
        bail!("{path}: the house did not open again")
    }

    /// Follows a table by its socket: every event once, in order, whatever happens to the link.
    fn listen(&self, id: &str) -> Listener {
        let path = format!("/api/games/{id}/live");
        let last = Arc::new(AtomicUsize::new(0));
        let (seen, program) = (Arc::clone(&last), self.players[0].copy());
        let task = tokio::spawn(async move {
            let mut reconnections = 0;
            loop {
                let since = seen.load(Ordering::Relaxed);
                let Ok(mut socket) = program.socket(&format!("{path}?since={since}")).await else {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                };
                while let Ok(event) = event(&mut socket).await {
                    let number = event["event"].as_u64().unwrap_or_default() as usize;
                    if number != seen.load(Ordering::Relaxed) + 1 {
                        return Err(format!("event {number} after {}", seen.load(Ordering::Relaxed)));
                    }
                    seen.store(number, Ordering::Relaxed);
                    if event["type"] == "over" {
                        return Ok(reconnections);
                    }
                }
                reconnections += 1;
            }
        });
        Listener { task, last }
    }
}

/// Somebody who follows a table.
struct Listener {
    task: JoinHandle<Result<usize, String>>,
    last: Arc<AtomicUsize>,
}

impl Listener {
    /// How many events were heard, and how often the link was lost.
    async fn close(self) -> Result<(usize, usize)> {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let events = self.last.load(Ordering::Relaxed);
        if self.task.is_finished() {
            let reconnections = self.task.await?.map_err(anyhow::Error::msg)?;
            return Ok((events, reconnections));
        }
        self.task.abort();
        Ok((events, 0))
    }
}
