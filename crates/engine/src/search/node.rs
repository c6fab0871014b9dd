//! One position of the tree.

use super::order::{Candidate, pick};
use super::{HIGHEST, INFINITE, Searcher};
use crate::table::{Bound, Entry};
use crate::{Evaluate, Playable, Score};

/// The scores that still matter: at or below `alpha` and at or above `beta` nobody asks how much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Only whether a score is above `alpha` matters.
    pub(super) const fn just_above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    pub(super) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A node whose moves are being tried.
#[derive(Clone, Copy, Debug)]
struct Trial {
    depth: i32,
    height: usize,
    window: Window,
    /// Where its moves begin in the list.
    first: usize,
    /// What it is worth at a glance, where that may decide.
    glance: Option<i32>,
}

/// The outcome of trying moves.
#[derive(Clone, Copy, Debug)]
struct Best<M> {
    score: i32,
    /// The move that is better than all the side had elsewhere.
    candidate: Option<Candidate<M>>,
    tried: usize,
}

impl<P: Playable, E: Evaluate<P>> Searcher<'_, P, E> {
    /// What a position is worth to the side to move, looked at so many plies deep.
    pub(super) fn node(&mut self, position: &P, depth: i32, height: usize, mut window: Window) -> i32 {
        self.lines[height].clear();
        if self.budget.spend() {
            return 0;
        }
        self.deepest = self.deepest.max(height);
        if self.path.repeats(position) {
            return self.drawn(position);
        }
        if let Some(loss) = self.left_behind(position, height) {
            return loss;
        }
        if depth <= 0 || height >= HIGHEST {
            return self.quiesce(position, height, window, P::LOUD_PLIES);
        }
        // Nothing here is better than to win with the next ply, or worse than to have lost.
        window.alpha = window.alpha.max(height as i32 - Score::WIN);
        window.beta = window.beta.min(Score::WIN - height as i32 - 1);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let key = position.memory_key() ^ self.seat_key;
        let known = self.table.get(key);
        if let Some(entry) = known
            && window.is_null()
            && i32::from(entry.depth) >= depth
            && let Some(score) = cut(entry, window, height)
        {
            return score;
        }
        let glance =
            if window.is_null() && position.is_settled() { Some(self.glance(position)) } else { None };
        if let Some(glance) = glance
            && glance >= window.beta
            && !Score::is_forced(window.beta)
            // A glance at a finished game means nothing.
            && position.outcome().is_none()
        {
            if depth <= 6 && glance - P::MARGIN * depth >= window.beta {
                return glance;
            }
            if self.is_good_even_so(position, depth, height, window.beta) {
                return window.beta;
            }
        }
        let first = self.moves.len();
        self.memory.list(position, known.and_then(|entry| entry.best), height, &mut self.moves);
        if self.moves.len() == first {
            return position.outcome().map_or(0, |outcome| self.finished(position, outcome, height));
        }
        let trial = Trial { depth, height, window, first, glance };
        self.path.enter(position);
        let best = self.best_of(position, trial);
        self.path.leave::<P>();
        if !self.budget.is_stopped() {
            self.keep(key, position, trial, best);
        }
        self.moves.truncate(first);
        best.score
    }

    /// Whether a position is worth so much even if its side does nothing.
    fn is_good_even_so(&mut self, position: &P, depth: i32, height: usize, beta: i32) -> bool {
        if depth < 2 || !self.may_pass {
            return false;
        }
        let Some(passed) = position.passed() else {
            return false;
        };
        self.may_pass = false;
        let score =
            self.child(position, &passed, depth - 3 - depth / 4, height, Window::just_above(beta - 1));
        self.may_pass = true;
        score >= beta && !self.budget.is_stopped()
    }

    /// Tries the moves of a node.
    fn best_of(&mut self, position: &P, trial: Trial) -> Best<P::Move> {
        let Trial { depth, height, window, first, .. } = trial;
        let mut best = Best { score: -INFINITE, candidate: None, tried: 0 };
        let mut alpha = window.alpha;
        let count = self.moves.len() - first;
        // Where there is no choice nothing is spent.
        let deeper = if count == 1 { depth } else { depth - 1 };
        for number in 0..count {
            let candidate = pick(&mut self.moves[first..], number);
            let quiet = !position.is_weighty(candidate.ply);
            best.tried = number + 1;
            if quiet
                && number > 0
                && !Score::is_forced(best.score)
                && let Some(most) = hopes::<P>(trial, number)
            {
                // What was left out might have been worth so much.
                best.score = best.score.max(most);
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(candidate.ply);
            self.may_pass = true;
            let reach = Window { alpha, beta: window.beta };
            let score = if number == 0 {
                self.child(position, &next, deeper, height, reach)
            } else {
                let reduction = self.reduction(depth, number, quiet, candidate.promise);
                self.later_child(position, &next, deeper, reduction, height, reach)
            };
            if self.budget.is_stopped() {
                return best;
            }
            if score > best.score {
                best.score = score;
            }
            if score > alpha {
                best.candidate = Some(candidate);
                alpha = score;
                self.extend_line(height, candidate.ply);
            }
            if alpha >= window.beta {
                break;
            }
        }
        best
    }

    fn reduction(&self, depth: i32, number: usize, quiet: bool, promise: i32) -> i32 {
        if depth < 2 || number < 2 {
            return 0;
        }
        let reduction = self.reductions.get(depth, number) - promise / 700;
        let reduction = if quiet { reduction } else { reduction / 2 };
        reduction.clamp(0, depth - 1)
    }

    /// A move after the first: it has to show that it is better before it is looked at in full.
    pub(super) fn later_child(
        &mut self,
        position: &P,
        next: &P,
        depth: i32,
        reduction: i32,
        height: usize,
        window: Window,
    ) -> i32 {
        let narrow = Window::just_above(window.alpha);
        let mut score = self.child(position, next, depth - reduction, height, narrow);
        if score > window.alpha && reduction > 0 {
            score = self.child(position, next, depth, height, narrow);
        }
        if score > window.alpha && score < window.beta {
            score = self.child(position, next, depth, height, window);
        }
        score
    }

    /// What the position after a move is worth to the side that made it.
    #[inline]
    pub(super) fn child(&mut self, position: &P, next: &P, depth: i32, height: usize, window: Window) -> i32 {
        if self.is_own(position) == self.is_own(next) {
            self.node(next, depth, height + 1, window)
        } else {
            -self.node(next, depth, height + 1, window.turned())
        }
    }

    /// Remembers what came of a node.
    fn keep(&mut self, key: u64, position: &P, trial: Trial, best: Best<P::Move>) {
        let Trial { depth, height, window, first, .. } = trial;
        let bound = if best.score >= window.beta {
            Bound::Lower
        } else if best.candidate.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if bound == Bound::Lower
            && let Some(candidate) = best.candidate
        {
            let tried = &self.moves[first..first + best.tried];
            self.memory.reward(position, tried, candidate.ply, height, depth);
        }
        let entry = Entry {
            score: from_here(best.score, height),
            depth: depth as u8,
            bound,
            best: best.candidate.map(|candidate| candidate.place),
        };
        self.table.put(key, entry);
    }

    pub(super) fn extend_line(&mut self, height: usize, ply: P::Move) {
        let [line, rest] = &mut self.lines[height..height + 2] else { return };
        line.clear();
        line.push(ply);
        line.extend_from_slice(rest);
    }
}

/// What a late quiet move may be worth at most, where that is so little that it need not be looked at: too much is
/// missing for the depth that is left, or too many were tried in vain.
#[inline]
fn hopes<P: Playable>(trial: Trial, number: usize) -> Option<i32> {
    let (depth, alpha) = (trial.depth, trial.window.alpha);
    if depth > 4 || !trial.window.is_null() {
        return None;
    }
    let enough = P::BREADTH + P::BREADTH * (depth * depth) as usize / 2;
    if number > enough {
        return Some(alpha);
    }
    trial.glance.map(|glance| glance + P::MARGIN * (depth + 1)).filter(|most| *most <= alpha)
}

/// What an entry says about the question, if it answers it.
fn cut(entry: Entry, window: Window, height: usize) -> Option<i32> {
    let score = from_root(entry.score, height);
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    answers.then_some(score)
}

/// Forced results are kept as seen from the position, and counted from the root in the search.
fn from_here(score: i32, height: usize) -> i32 {
    if !Score::is_forced(score) {
        score
    } else if score > 0 {
        score + height as i32
    } else {
        score - height as i32
    }
}

fn from_root(score: i32, height: usize) -> i32 {
    if !Score::is_forced(score) {
        score
    } else if score > 0 {
        score - height as i32
    } else {
        score + height as i32
    }
}
