//! The position that is thought about: depth after depth, line after line.

use super::node::Window;
use super::{HIGHEST, INFINITE, Searcher};
use crate::{Evaluate, Line, Playable, Report, Score, Thought};

/// A move at the root and what has come of it.
#[derive(Clone, Debug)]
struct RootMove<M> {
    ply: M,
    score: i32,
    /// What it was worth when it was last looked at in full.
    before: i32,
    /// What follows, the move itself included.
    line: Vec<M>,
}

/// How far from the last score the next is first looked for.
const NARROW: i32 = 40;

impl<P: Playable, E: Evaluate<P>> Searcher<'_, P, E> {
    /// Thinks until the budget is spent. `first_depth` lets helpers look elsewhere than the one who answers.
    pub(super) fn deepen(
        &mut self,
        position: &P,
        lines: usize,
        first_depth: u32,
        report: &mut (dyn FnMut(&Report<'_>) + Send),
    ) -> Thought {
        let mut moves = self.root_moves(position);
        let wanted = lines.clamp(1, moves.len().max(1));
        let mut thought = Thought::default();
        let mut depth = first_depth;
        while !moves.is_empty() && depth as usize <= HIGHEST {
            if depth > first_depth && !self.budget.may_go_deeper(depth) {
                break;
            }
            self.deepest = 0;
            let found = self.search_depth(position, depth as i32, wanted, &mut moves);
            // Several lines of a depth that was cut short could not be compared with those of the one before.
            if thought.lines.is_empty() || found.len() == wanted {
                thought.lines = found;
            }
            if self.budget.is_stopped() {
                break;
            }
            thought.depth = depth;
            self.tell(depth, &thought.lines, report);
            if self.budget.saves_time() && is_settled(&moves, wanted, depth) {
                break;
            }
            depth += 1;
        }
        thought.nodes = self.budget.nodes();
        thought
    }

    /// The best lines of one depth, best first; fewer than wanted when the budget is spent before.
    fn search_depth(
        &mut self,
        position: &P,
        depth: i32,
        wanted: usize,
        moves: &mut [RootMove<P::Move>],
    ) -> Vec<Line> {
        let mut found = 0;
        for rank in 0..wanted {
            self.search_rank(position, depth, rank, moves);
            if self.budget.is_stopped() {
                // A first move that was looked at in full stays the best that is known.
                found += usize::from(moves[rank].score > -INFINITE && rank == 0);
                break;
            }
            moves[rank..].sort_by_key(|entry| -entry.score);
            found += 1;
            self.budget.allow_stop();
        }
        moves[..found].sort_by_key(|entry| -entry.score);
        moves[..found].iter().map(to_line).collect()
    }

    /// Looks at every move in full, so that each gets a score of its own; all lines, best first.
    pub(super) fn weigh(&mut self, position: &P) -> Thought {
        let mut moves = self.root_moves(position);
        let mut thought = Thought::default();
        let mut depth = 1;
        while !moves.is_empty()
            && depth as usize <= HIGHEST
            && (depth == 1 || self.budget.may_go_deeper(depth))
        {
            let mut weighed = Vec::with_capacity(moves.len());
            self.path.enter(position);
            for entry in &moves {
                let mut next = position.clone();
                next.play_unchecked(entry.ply);
                let score = self.child(position, &next, depth as i32 - 1, 0, Window::FULL);
                let mut line = vec![entry.ply];
                line.extend_from_slice(&self.lines[1]);
                weighed.push(RootMove { ply: entry.ply, score, before: score, line });
            }
            self.path.leave::<P>();
            if self.budget.is_stopped() {
                break;
            }
            weighed.sort_by_key(|entry| -entry.score);
            moves = weighed;
            thought = Thought { lines: moves.iter().map(to_line).collect(), depth, nodes: 0 };
            self.budget.allow_stop();
            if is_settled(&moves, 1, depth) {
                break;
            }
            depth += 1;
        }
        thought.nodes = self.budget.nodes();
        thought
    }

    fn root_moves(&self, position: &P) -> Vec<RootMove<P::Move>> {
        let mut moves = Vec::new();
        let known = self.table.get(position.memory_key() ^ self.seat_key).and_then(|entry| entry.best);
        self.memory.list(position, known, 0, &mut moves);
        moves.sort_by_key(|candidate| -candidate.promise);
        let fresh = |ply| RootMove { ply, score: -INFINITE, before: -INFINITE, line: vec![ply] };
        moves.into_iter().map(|candidate| fresh(candidate.ply)).collect()
    }

    /// Finds the best of the moves from `rank` on.
    fn search_rank(&mut self, position: &P, depth: i32, rank: usize, moves: &mut [RootMove<P::Move>]) {
        let guess = moves[rank].before;
        let mut margin = NARROW;
        let mut window = Window::FULL;
        if depth >= 4 && guess > -INFINITE && !Score::is_forced(guess) {
            window = Window { alpha: guess - margin, beta: guess + margin };
        }
        loop {
            let score = self.search_root(position, depth, window, &mut moves[rank..]);
            if self.budget.is_stopped() {
                return;
            }
            margin *= 4;
            if score <= window.alpha && window.alpha > -INFINITE {
                window.alpha = if margin > 2000 { -INFINITE } else { score - margin };
            } else if score >= window.beta && window.beta < INFINITE {
                window.beta = if margin > 2000 { INFINITE } else { score + margin };
            } else {
                return;
            }
        }
    }

    fn search_root(
        &mut self,
        position: &P,
        depth: i32,
        window: Window,
        moves: &mut [RootMove<P::Move>],
    ) -> i32 {
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        self.path.enter(position);
        for number in 0..moves.len() {
            let mut next = position.clone();
            next.play_unchecked(moves[number].ply);
            let reach = Window { alpha, beta: window.beta };
            let score = if number == 0 {
                self.child(position, &next, depth - 1, 0, reach)
            } else {
                let reduction = i32::from(depth > 2 && number > 8);
                self.later_child(position, &next, depth - 1, reduction, 0, reach)
            };
            if self.budget.is_stopped() {
                break;
            }
            let entry = &mut moves[number];
            entry.score = -INFINITE;
            if number == 0 || score > alpha {
                entry.score = score;
                entry.before = score;
                entry.line.truncate(1);
                entry.line.extend_from_slice(&self.lines[1]);
            }
            if number > 0 && score > alpha {
                // The best so far moves to the front, the others keep their order.
                moves[..=number].rotate_right(1);
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= window.beta {
                break;
            }
        }
        self.path.leave::<P>();
        best
    }

    fn tell(&mut self, depth: u32, lines: &[Line], report: &mut (dyn FnMut(&Report<'_>) + Send)) {
        for (index, line) in lines.iter().enumerate() {
            report(&Report {
                depth,
                deepest: self.deepest as u32,
                rank: index + 1,
                line,
                nodes: self.budget.nodes(),
                time: self.budget.elapsed(),
                full: self.table.full(),
            });
        }
    }
}

fn to_line<M: Copy + Into<tablier_games::AnyMove>>(entry: &RootMove<M>) -> Line {
    Line { score: Score::new(entry.score), plies: entry.line.iter().map(|ply| (*ply).into()).collect() }
}

/// Whether thinking on would change nothing: no choice, or a forced result that deeper looks cannot shorten.
fn is_settled<M>(moves: &[RootMove<M>], wanted: usize, depth: u32) -> bool {
    let sure = |entry: &RootMove<M>| {
        Score::is_forced(entry.score) && (Score::WIN - entry.score.abs()) as u32 <= depth
    };
    moves.len() == 1 || moves[..wanted].iter().all(sure)
}
