//! A table at which two programs play, and others look on.

use super::report::Delays;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tablier_e2e::{Program, event};
use tablier_games::{AnyPosition, GameKind, Random};
use tokio::time::Instant;

/// Games that random play does not end soon.
const GAMES: [(GameKind, &str); 3] =
    [(GameKind::Terrace, "short"), (GameKind::Tanagra, "2x4"), (GameKind::Terrace, "long")];

/// When the move of each ply was sent.
type Sent = Arc<Mutex<HashMap<u64, Instant>>>;

/// A table at which two programs play.
pub(crate) struct Table {
    id: String,
    players: [Program; 2],
    kind: GameKind,
    position: AnyPosition,
    random: Random,
    sent: Sent,
    delays: Arc<Delays>,
}

impl Table {
    /// Two come in, one opens a table, the other sits down.
    pub(crate) async fn open(address: &str, number: usize, delays: Arc<Delays>) -> Result<Self> {
        let (kind, setup) = GAMES[number % GAMES.len()];
        let mut players = [Program::come_in(address).await?, Program::come_in(address).await?];
        let wish = json!({ "game": kind.name(), "setup": setup, "seats": ["me", "open"],
            "clock": { "base": 3600, "increment": 5 } });
        let opened = players[0].post("/api/games", &wish).await?.good()?;
        let id = opened["id"].as_str().context("no id")?.to_owned();
        players[1].post(&format!("/api/games/{id}/join"), &json!({})).await?.good()?;
        let position = AnyPosition::setup(kind, setup, None).ok().context("no such set-up")?;
        let random = Random::new(number as u64);
        Ok(Self { id, players, kind, position, random, sent: Sent::default(), delays })
    }

    /// So many sockets listen, those of the players among them.
    pub(crate) async fn listen(&mut self, sockets: usize) -> Result<()> {
        for number in 0..sockets {
            let who = &self.players[number % 2];
            let mut socket = who.socket(&format!("/api/games/{}/live?since=3", self.id)).await?;
            let (sent, delays) = (Arc::clone(&self.sent), Arc::clone(&self.delays));
            tokio::spawn(async move {
                let mut last = 3;
                // When all has been played the server is gone, and the socket with it.
                while let Ok(event) = event(&mut socket).await {
                    assert_eq!(event["event"], last + 1, "an event is missing, or came twice");
                    last += 1;
                    hear(&event, &sent, &delays);
                }
            });
        }
        Ok(())
    }

    /// Plays at a pace until the end.
    pub(crate) async fn play(mut self, first: Duration, pace: Duration, end: Instant) -> Result<()> {
        let mut next = Instant::now() + first;
        for ply in 1.. {
            tokio::time::sleep_until(next).await;
            next += pace;
            let moves = self.position.moves();
            if Instant::now() >= end || moves.is_empty() {
                break;
            }
            let word = moves[self.random.below(moves.len() as u64) as usize].to_string();
            self.send(ply, &word).await?;
        }
        Ok(())
    }

    async fn send(&mut self, ply: u64, word: &str) -> Result<()> {
        let seat = self.position.side().index();
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).insert(ply, Instant::now());
        let message = json!({ "ply": ply, "move": word });
        let path = format!("/api/games/{}/moves", self.id);
        let played = self.players[seat].post(&path, &message).await?.good()?;
        ensure!(played["ply"] == ply, "{played}");
        let ply = self.position.read_move(word).ok().context("no move")?;
        self.position.play(ply).ok().context("no legal move")?;
        ensure!(self.position.kind() == self.kind, "another game");
        Ok(())
    }
}

fn hear(event: &Value, sent: &Sent, delays: &Delays) {
    let Some(ply) = event["ply"].as_u64().filter(|_| event["type"] == "moved") else { return };
    let sent = sent.lock().unwrap_or_else(PoisonError::into_inner).get(&ply).copied();
    if let Some(sent) = sent {
        delays.note(sent.elapsed());
    }
}
