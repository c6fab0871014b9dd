//! Plain UCT: a tree that grows where it promises most, and games played out at random from its leaves.

use super::budget::Budget;
use super::playable::{Playable, position_of};
use crate::{Allowance, Player, PlayerError};
use tablier_games::{AnyMove, Game, Outcome, Random, Seat};

/// A node gets children at this visit, so that the tree does not fill with what was seen once.
const VISITS_TO_GROW: u32 = 2;

/// The tree grows no larger than this.
const MOST_NODES: usize = 4_000_000;

/// Play-outs longer than this are given up as drawn.
const LONGEST_PLAYOUT: u32 = 600;

/// An allowance of depth is worth so many play-outs a ply.
const PLAYOUTS_A_PLY: u64 = 1000;

/// What each seat gets out of a game, from 0 to 1.
type Rewards = [f64; Seat::MAX as usize];

/// A ply in the tree and what came of it.
struct Node<M> {
    ply: Option<M>,
    /// Who played it.
    mover: Seat,
    children: std::ops::Range<u32>,
    visits: u32,
    /// The mover's rewards, added up.
    reward: f64,
}

/// The player. Its tree is kept from one ply to the next.
pub(super) struct Uct<P: Playable> {
    random: Random,
    nodes: Vec<Node<P::Move>>,
    root: usize,
    /// What the root stands for, after so many plies of the game.
    seen: Option<(P, usize)>,
    /// The keys that would draw the game by standing once more.
    drawn: Vec<u64>,
    /// Reused from play-out to play-out.
    plies: Vec<P::Move>,
}

impl<P: Playable> Uct<P> {
    pub(super) fn new() -> Self {
        Self {
            random: Random::new(0),
            nodes: Vec::new(),
            root: 0,
            seen: None,
            drawn: Vec::new(),
            plies: Vec::new(),
        }
    }

    /// Goes on with the part of the tree that the game went into, or begins anew.
    fn enter(&mut self, game: &Game, position: &P) {
        let root = self.follow(game, position);
        self.root = root.filter(|_| self.nodes.len() < MOST_NODES / 2).unwrap_or_else(|| {
            self.nodes.clear();
            self.nodes.push(Node::new(None, position.side()));
            0
        });
        self.seen = Some((position.clone(), game.plies().count()));
    }

    /// The node of the present position, if the game went on from the root into the tree.
    fn follow(&mut self, game: &Game, position: &P) -> Option<usize> {
        let (mut at, count) = self.seen.take()?;
        let mut node = self.root;
        for played in game.plies().skip(count) {
            let next = self.child(node, |ply| ply.into() == played)?;
            at.play(self.nodes[next].ply?).ok()?;
            node = next;
        }
        (at == *position).then_some(node)
    }

    fn child(&self, node: usize, is_it: impl Fn(P::Move) -> bool) -> Option<usize> {
        let mut children = self.nodes[node].indices();
        children.find(|&child| self.nodes[child].ply.is_some_and(&is_it))
    }

    /// One descent, one play-out, and what came of it written along the way.
    fn simulate(&mut self, start: &P, path: &mut Vec<usize>) {
        let mut position = start.clone();
        let mut node = self.root;
        path.clear();
        path.push(node);
        let rewards = loop {
            if let Some(outcome) = position.outcome() {
                break rewards(Some(outcome), &position);
            }
            if self.nodes[node].children.is_empty() && !self.grow(node, &position) {
                break self.play_out(position);
            }
            node = self.select(node);
            let Some(ply) = self.nodes[node].ply else { break self.play_out(position) };
            position.play_unchecked(ply);
            path.push(node);
            if path.len() == 2 && self.drawn.contains(&position.key()) {
                break rewards(None, &position);
            }
        };
        for &node in &*path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.reward += rewards[node.mover.index()];
        }
    }

    /// Gives a node its children, in random order, if it is time.
    fn grow(&mut self, node: usize, position: &P) -> bool {
        let due = node == self.root || self.nodes[node].visits + 1 >= VISITS_TO_GROW;
        if !due || self.nodes.len() >= MOST_NODES {
            return false;
        }
        self.plies.clear();
        position.for_each_move(|ply| self.plies.push(ply));
        self.random.shuffle(&mut self.plies);
        let first = self.nodes.len() as u32;
        self.nodes.extend(self.plies.iter().map(|&ply| Node::new(Some(ply), position.side())));
        self.nodes[node].children = first..self.nodes.len() as u32;
        !self.plies.is_empty()
    }

    /// The first child that was never visited, or else the one of the highest upper bound.
    fn select(&self, node: usize) -> usize {
        let logarithm = f64::from(self.nodes[node].visits).ln();
        let mut best = (f64::MIN, node);
        for child in self.nodes[node].indices() {
            let Node { visits, reward, .. } = self.nodes[child];
            if visits == 0 {
                return child;
            }
            let visits = f64::from(visits);
            let bound = reward / visits + P::EXPLORATION * (logarithm / visits).sqrt();
            if bound > best.0 {
                best = (bound, child);
            }
        }
        best.1
    }

    fn play_out(&mut self, mut position: P) -> Rewards {
        for _ in 0..LONGEST_PLAYOUT {
            self.plies.clear();
            position.for_each_move(|ply| self.plies.push(ply));
            if self.plies.is_empty() {
                break;
            }
            let pick = ((self.random.word() >> 32) * self.plies.len() as u64) >> 32;
            position.play_unchecked(self.plies[pick as usize]);
        }
        rewards(position.outcome(), &position)
    }

    fn most_visited(&self) -> Option<P::Move> {
        let best = self.nodes[self.root].indices().max_by_key(|&child| self.nodes[child].visits)?;
        self.nodes[best].ply
    }
}

impl<M> Node<M> {
    const fn new(ply: Option<M>, mover: Seat) -> Self {
        Self { ply, mover, children: 0..0, visits: 0, reward: 0.0 }
    }

    fn indices(&self) -> impl Iterator<Item = usize> + use<M> {
        self.children.start as usize..self.children.end as usize
    }
}

/// The winner gets all; a draw is shared.
fn rewards<P: Playable>(outcome: Option<Outcome>, position: &P) -> Rewards {
    match outcome.and_then(|outcome| outcome.winner) {
        Some(winner) => {
            let mut rewards = [0.0; Seat::MAX as usize];
            rewards[winner.index()] = 1.0;
            rewards
        }
        None => [1.0 / f64::from(position.seats()); Seat::MAX as usize],
    }
}

impl<P: Playable> Player for Uct<P> {
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let position = position_of::<P>(game)?;
        let allowance = match allowance {
            Allowance::Depth(depth) => Allowance::Nodes(u64::from(depth) * PLAYOUTS_A_PLY),
            other => other,
        };
        let mut budget = Budget::new(allowance, 4);
        self.enter(game, position);
        self.drawn = game.stood_twice().collect();
        let mut path = Vec::new();
        self.simulate(position, &mut path);
        while self.nodes[self.root].children.len() > 1 && budget.spend() {
            self.simulate(position, &mut path);
        }
        self.most_visited().map(Into::into).ok_or(PlayerError::NoPly)
    }

    fn new_game(&mut self, seed: u64) {
        self.random = Random::new(seed);
        self.seen = None;
    }
}
