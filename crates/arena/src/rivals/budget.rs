//! How much thinking is left.

use crate::Allowance;
use std::time::{Duration, Instant};

/// What is kept back of the time for coming to an answer.
const MARGIN: Duration = Duration::from_millis(5);

/// A clock should last for so many more plies.
const PLIES_TO_COME: u32 = 24;

/// What is left of an allowance while it is spent.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    next_look: u64,
    /// How many nodes pass between two looks at the clock.
    pace: u64,
    /// The most plies to look ahead.
    pub(super) depth: u32,
}

impl Budget {
    /// Begins to spend an allowance; every `pace` nodes the clock is looked at.
    pub(super) fn new(allowance: Allowance, pace: u64) -> Self {
        let (most_nodes, time, depth) = match allowance {
            Allowance::Time(time) => (u64::MAX, Some(usable(time)), u32::MAX),
            Allowance::Nodes(nodes) => (nodes, None, u32::MAX),
            Allowance::Depth(depth) => (u64::MAX, None, depth),
            Allowance::Clock { left, increment } => {
                let share = left / PLIES_TO_COME + increment / 2;
                (u64::MAX, Some(usable(share.min(left / 2))), u32::MAX)
            }
        };
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        Self { nodes: 0, most_nodes, deadline, next_look: pace, pace, depth }
    }

    /// The first `1 / parts` of an allowance; nothing of one that counts plies.
    pub(super) fn part(allowance: Allowance, parts: u32, pace: u64) -> Self {
        match allowance {
            Allowance::Time(time) => Self::new(Allowance::Time(time / parts), pace),
            Allowance::Nodes(nodes) => Self::new(Allowance::Nodes(nodes / u64::from(parts)), pace),
            Allowance::Clock { left, increment } => {
                Self::new(Allowance::Clock { left: left / parts, increment: increment / parts }, pace)
            }
            Allowance::Depth(_) => Self::new(Allowance::Nodes(0), pace),
        }
    }

    /// Spends a node; false when there is none left to spend.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        if self.nodes >= self.most_nodes {
            return false;
        }
        self.nodes += 1;
        if self.nodes < self.next_look {
            return true;
        }
        self.next_look = self.nodes + self.pace;
        let open = self.deadline.is_none_or(|deadline| Instant::now() < deadline);
        if !open {
            self.most_nodes = 0;
        }
        open
    }

    /// How many nodes have been spent.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Takes over nodes that were spent before.
    pub(super) const fn charge(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.next_look += nodes;
    }
}

fn usable(time: Duration) -> Duration {
    time.saturating_sub(MARGIN).max(time / 2)
}
