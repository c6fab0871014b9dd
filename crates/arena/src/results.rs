//! The results of a match, for programs.

use crate::{Claim, Contest, Elo, Standings};
use serde::Serialize;
use std::collections::BTreeMap;

/// The results of a match, with all that is needed to play it again.
#[derive(Debug, Serialize)]
pub struct Results {
    version: &'static str,
    command: Vec<String>,
    game: &'static str,
    setup: String,
    players: Vec<String>,
    allowance: String,
    seed: u64,
    opening_plies: u32,
    games: usize,
    played: u64,
    pairings: Vec<PairingResults>,
    table: Vec<PlayerResults>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtResults>,
    average_plies: f64,
    endings: BTreeMap<String, u64>,
}

#[derive(Debug, Serialize)]
struct PairingResults {
    first: String,
    second: String,
    wins: u64,
    draws: u64,
    losses: u64,
    pairs: [u64; 5],
    score: f64,
    score_interval: (f64, f64),
    elo: Elo,
    superiority: f64,
}

#[derive(Debug, Serialize)]
struct PlayerResults {
    player: String,
    seats: u64,
    firsts: u64,
    score: f64,
    error: Option<f64>,
    late_plies: u64,
    faults: BTreeMap<String, u64>,
}

#[derive(Debug, Serialize)]
struct SprtResults {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    ratio: f64,
    bounds: (f64, f64),
    claim: Claim,
}

impl Results {
    /// The results of a contest as it stands.
    #[must_use]
    pub fn new(contest: &Contest, standings: &Standings) -> Self {
        let label = |player: usize| contest.players[player].label().to_owned();
        let pairings = standings.pairings.iter().map(|pairing| {
            let tally = &pairing.tally;
            PairingResults {
                first: label(pairing.first),
                second: label(pairing.second),
                wins: tally.wins,
                draws: tally.draws,
                losses: tally.losses,
                pairs: tally.pairs,
                score: tally.score(),
                score_interval: tally.interval(),
                elo: tally.elo(),
                superiority: tally.superiority(),
            }
        });
        let table = standings.scores.iter().enumerate().map(|(player, score)| PlayerResults {
            player: label(player),
            seats: score.seats,
            firsts: score.firsts,
            score: score.score(),
            error: score.error(),
            late_plies: score.late,
            faults: score.faults.clone(),
        });
        let sprt = contest.sprt.zip(standings.pairings.first()).map(|(sprt, pairing)| {
            let ratio = sprt.ratio(&pairing.tally);
            SprtResults {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                alpha: sprt.alpha,
                beta: sprt.beta,
                ratio,
                bounds: sprt.bounds(),
                claim: sprt.claim(ratio),
            }
        });
        Self {
            version: env!("CARGO_PKG_VERSION"),
            command: contest.command.clone(),
            game: contest.kind.name(),
            setup: contest.setup.clone(),
            players: contest.players.iter().map(|player| player.text().to_owned()).collect(),
            allowance: contest.allowance.to_string(),
            seed: contest.seed,
            opening_plies: contest.opening_plies,
            games: contest.total_games(),
            played: standings.games,
            pairings: pairings.collect(),
            table: table.collect(),
            sprt,
            average_plies: standings.average_plies(),
            endings: standings.endings.clone(),
        }
    }
}
