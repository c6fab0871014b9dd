//! Proof and disproof numbers.

/// How far a question is from its answers: what at least must still be proven for a yes, and for a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// For the attacker's win; 0 when it is proven.
    pub(super) proof: u32,
    /// For its refutation; 0 when it is refuted.
    pub(super) disproof: u32,
}

impl Numbers {
    /// Out of reach: the other answer is certain.
    pub(super) const NEVER: u32 = (1 << 26) - 1;
    /// The largest number of a question that is still open.
    pub(super) const MOST: u32 = Self::NEVER - 1;

    /// The attacker wins.
    pub(super) const PROVEN: Self = Self { proof: 0, disproof: Self::NEVER };
    /// The attacker cannot win by force.
    pub(super) const REFUTED: Self = Self { proof: Self::NEVER, disproof: 0 };
    /// Limits that no open question reaches.
    pub(super) const UNLIMITED: Self = Self { proof: Self::NEVER, disproof: Self::NEVER };

    pub(super) const fn is_proven(self) -> bool {
        self.proof == 0
    }

    pub(super) const fn is_refuted(self) -> bool {
        self.disproof == 0
    }

    pub(super) const fn is_settled(self) -> bool {
        self.is_proven() || self.is_refuted()
    }

    /// Whether one of the numbers has come up to a limit.
    pub(super) const fn reach(self, limits: Self) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    /// The same numbers with the roles of the players exchanged.
    pub(super) const fn swapped(self) -> Self {
        Self { proof: self.disproof, disproof: self.proof }
    }

    /// Seen by the side to move: `proof` is for what it wants, whether it attacks or not.
    pub(super) const fn seen_by(self, attacks: bool) -> Self {
        if attacks { self } else { self.swapped() }
    }
}
