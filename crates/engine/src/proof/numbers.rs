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

    /// A first guess, seen by the side to move: what it takes to get what it wants, and the others theirs, if nobody stood
    /// better; and by how much it does, as in [`Provable::lead`](super::Provable::lead).
    pub(super) fn guess(own: u32, other: u32, lead: i32) -> Self {
        let lead = lead.clamp(-FARTHEST_LEAD, FARTHEST_LEAD);
        Self { proof: doubled(own, -lead), disproof: doubled(other, lead) }
    }

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

/// A lead counts for no more than this: eight doublings.
const FARTHEST_LEAD: i32 = 8 * 64;

/// What an effort of one is written as, so that halves of it can be told apart, too.
const FINENESS: u64 = 8;

/// An effort doubled so many times, in sixty-fourths; straight between whole doublings, so that every machine finds the
/// same.
fn doubled(effort: u32, times: i32) -> u32 {
    let (whole, part) = (times.div_euclid(64), times.rem_euclid(64) as u64);
    let between = FINENESS * u64::from(effort) * (64 + part);
    let all = if whole < 0 { between >> -whole } else { between << whole };
    (all / 64).clamp(1, u64::from(Numbers::MOST)) as u32
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn whoever_leads_has_less_left_to_prove() {
        assert_eq!(Numbers::guess(3, 5, 0), Numbers { proof: 24, disproof: 40 });
        assert_eq!(Numbers::guess(3, 5, 64), Numbers { proof: 12, disproof: 80 });
        assert_eq!(Numbers::guess(3, 5, -96), Numbers { proof: 72, disproof: 15 });
    }

    #[test]
    fn no_guess_is_an_answer() {
        for lead in [i32::MIN, -10_000, 10_000, i32::MAX] {
            for effort in [0, 1, u32::MAX] {
                assert!(!Numbers::guess(effort, effort, lead).is_settled());
                assert!(!Numbers::guess(effort, effort, lead).reach(Numbers::UNLIMITED));
            }
        }
    }
}
