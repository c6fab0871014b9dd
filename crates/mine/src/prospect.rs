//! The problems of one game of the engine against itself.

use crate::difficulty::{grade, nodes_to_settle};
use crate::only::Prover;
use crate::quest::Quest;
use crate::selfplay::turns_of_a_game;
use crate::turn::{Turn, has_choice, shortest, tidy};
use std::sync::atomic::Ordering;
use tablier_engine::{Playable, Signals};
use tablier_games::tchag::Tchag;
use tablier_games::tzaar::Tzaar;
use tablier_games::{AnyPosition, GameKind, Puzzle};

/// Memory of the solver, in bytes. A solver a game: what it finds must not hang on the games before.
const MEMORY: usize = 64 << 20;

/// How many positions a first look may cost: whoever wins only after more is left alone.
const FIRST_LOOK: u64 = 60_000;

/// How many positions the question may cost whether a win takes no longer than so many turns.
const LENGTH_PATIENCE: u64 = 1_500_000;

/// Wins that take longer are left alone: nobody sees so far.
const MOST_TURNS: u8 = 9;

/// Where there are fewer turns to choose from, there is not much to find.
const FEWEST_TURNS: usize = 4;

/// Solutions of more plies are a matter of patience: repairs in Tchag can go on and on.
const MOST_PLIES: usize = 4;

/// Whether problems are looked for in a game.
pub(crate) const fn can_prospect(kind: GameKind) -> bool {
    matches!(kind, GameKind::Tzaar | GameKind::Tchag)
}

/// The problems of one game of any kind in which they are looked for.
pub(crate) fn prospect_any(
    kind: GameKind,
    seed: u64,
    number: u64,
    signals: Signals<'_>,
) -> Option<Vec<Puzzle>> {
    match kind {
        GameKind::Tzaar => prospect::<Tzaar>(seed, number, signals),
        GameKind::Tchag => prospect::<Tchag>(seed, number, signals),
        GameKind::Terrace | GameKind::Tanagra => None,
    }
}

/// The problems of one game, which its number decides; nothing of a game that is cut short by a stop.
fn prospect<P: Playable + Into<AnyPosition>>(
    seed: u64,
    number: u64,
    signals: Signals<'_>,
) -> Option<Vec<Puzzle>> {
    let stopped = || signals.stop.load(Ordering::Relaxed);
    let mut prover = Prover::new(MEMORY, signals);
    let mut finds = Vec::new();
    for position in turns_of_a_game::<P>(seed, number, signals) {
        if stopped() {
            break;
        }
        finds.extend(look(&position, &mut prover, signals));
    }
    (!stopped()).then_some(finds)
}

/// The problem that a position is, if it is one. Cheap questions come first.
fn look<P: Playable + Into<AnyPosition>>(
    position: &P,
    prover: &mut Prover<'_>,
    signals: Signals<'_>,
) -> Option<Puzzle> {
    if !position.is_ripe() || !has_choice(position, FEWEST_TURNS) {
        return None;
    }
    prover.begin();
    let (wins, _) = prover.ask(&Quest::win(position.clone(), position.side()), FIRST_LOOK)?;
    if !wins {
        return None;
    }
    let turn = shortest(position, prover.only_win(position)?);
    if turn.plies.len() > MOST_PLIES {
        return None;
    }
    let (turns, line) = length(position, &turn, prover)?;
    let (start, solved) = (position.clone().into(), turn.end.into());
    let nodes = nodes_to_settle(&start, &solved, signals);
    let line = tidy(position, &line);
    let texts = |plies: &[P::Move]| plies.iter().map(ToString::to_string).collect();
    let (position, solution, line) = (start.to_string(), texts(&turn.plies), texts(&line));
    Some(Puzzle { position, solution, turns, grade: grade(P::KIND, turns, nodes), line })
}

/// In how many turns a winning turn wins, itself included, against the best defence; and a line that shows it.
fn length<P: Playable>(position: &P, turn: &Turn<P>, prover: &mut Prover<'_>) -> Option<(u32, Vec<P::Move>)> {
    let mut line = turn.plies.clone();
    if turn.end.outcome().is_some() {
        return Some((1, line));
    }
    for more in 0..MOST_TURNS {
        let quest = Quest::win_within(turn.end.clone(), position.side(), more);
        let (wins, rest) = prover.ask(&quest, LENGTH_PATIENCE)?;
        if wins {
            line.extend(rest);
            // The proof stands even where the budget ended before the line did, but a problem shows its end.
            return ends(position, &line).then_some((1 + u32::from(more), line));
        }
    }
    None
}

/// Whether a line is played to the end of the game.
fn ends<P: Playable>(position: &P, line: &[P::Move]) -> bool {
    let mut end = position.clone();
    for ply in line {
        end.play_unchecked(*ply);
    }
    end.outcome().is_some()
}
