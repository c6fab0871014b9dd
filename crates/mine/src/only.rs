//! Whether exactly one turn wins, proven.

use crate::quest::Quest;
use crate::turn::{Turn, is_turn_over};
use tablier_engine::{Budget, Provable, Signals, Solver, Value};

/// How many positions the solver may look at for one question: first a few, so that a second winner is found before much
/// work goes into the others.
const PATIENCE: [u64; 3] = [2_000, 40_000, 800_000];

/// How many positions the solver may look at for all questions about one position: what takes longer is left alone.
const ALLOWANCE: u64 = 8_000_000;

/// A solver, and what it is lent.
pub(crate) struct Prover<'a> {
    solver: Solver,
    signals: Signals<'a>,
    /// What is left of the allowance.
    allowance: u64,
}

impl<'a> Prover<'a> {
    pub(crate) fn new(memory: usize, signals: Signals<'a>) -> Self {
        Self { solver: Solver::new(memory), signals, allowance: ALLOWANCE }
    }

    /// Begins with another position: the allowance is whole again.
    pub(crate) const fn begin(&mut self) {
        self.allowance = ALLOWANCE;
    }

    /// Whether the answer to a question is yes, with a line that shows it; nothing if it was not found out.
    pub(crate) fn ask<P: Provable>(&mut self, quest: &Quest<P>, nodes: u64) -> Option<(bool, Vec<P::Move>)> {
        let nodes = nodes.min(self.allowance);
        let budget = Budget { nodes: Some(nodes), time: None, threads: 1 };
        let proof = self.solver.prove(quest, &[], budget, self.signals);
        self.allowance = self.allowance.saturating_sub(proof.nodes);
        let own = quest.is_seats_move();
        match proof.value {
            Value::Win => Some((own, proof.line)),
            Value::Loss => Some((!own, proof.line)),
            Value::Draw | Value::Unknown => None,
        }
    }

    /// The one turn that wins for the side to move; nothing if several do, or none, or it cannot be found out.
    pub(crate) fn only_win<P: Provable>(&mut self, position: &P) -> Option<Turn<P>> {
        PATIENCE.into_iter().find_map(|nodes| {
            let mut survey = Survey { nodes, wins: Vec::new(), open: false };
            let clear = self.survey(position, &mut Vec::new(), &mut survey);
            match &survey {
                // More than one winner: a longer look changes nothing.
                _ if !clear => Some(None),
                Survey { open: true, .. } => None,
                Survey { .. } => Some(survey.wins.pop()),
            }
        })?
    }

    /// Follows every way to bring a turn to its end, as long as it may win. Says no as soon as two turns win.
    fn survey<P: Provable>(&mut self, from: &P, plies: &mut Vec<P::Move>, survey: &mut Survey<P>) -> bool {
        let side = from.side();
        for ply in from.moves() {
            let mut next = from.clone();
            next.play_unchecked(ply);
            match self.ask(&Quest::win(next.clone(), side), survey.nodes) {
                Some((false, _)) => continue,
                None => {
                    survey.open = true;
                    continue;
                }
                Some((true, _)) => {}
            }
            plies.push(ply);
            let clear =
                if is_turn_over(&next) { survey.win(plies, next) } else { self.survey(&next, plies, survey) };
            plies.pop();
            if !clear {
                return false;
            }
        }
        true
    }
}

/// What is known of the turns of a position.
struct Survey<P: Provable> {
    nodes: u64,
    wins: Vec<Turn<P>>,
    /// Whether there is a turn of which nothing is known.
    open: bool,
}

impl<P: Provable> Survey<P> {
    /// Notes a turn that wins; says no if it is the second one.
    fn win(&mut self, plies: &[P::Move], end: P) -> bool {
        match self.wins.first() {
            None => self.wins.push(Turn { plies: plies.to_vec(), end }),
            Some(known) if known.end == end => {}
            Some(_) => return false,
        }
        true
    }
}
