//! How long a player is waited for.
//!
//! Machines are busy and clocks are coarse: a ply that is a little late counts, and is counted. Only one that is
//! grossly late loses the game.

use crate::Allowance;
use std::time::Duration;

/// A ply takes this long before anybody calls it late.
const SLACK: Duration = Duration::from_millis(50);
/// Grossly late is twice the time and this.
const GROSS: Duration = Duration::from_secs(1);
/// Who counts positions and not time may take long, but not for ever.
const LONGEST: Duration = Duration::from_secs(600);

/// After this a ply is late; never, where time is not what is limited.
pub(crate) fn late_after(allowance: Allowance) -> Option<Duration> {
    match allowance {
        Allowance::Time(time) => Some(time + time / 10 + SLACK),
        Allowance::Clock { left, .. } => Some(left + SLACK),
        Allowance::Nodes(_) | Allowance::Depth(_) => None,
    }
}

/// After this the game is lost.
pub(crate) fn lost_after(allowance: Allowance) -> Duration {
    match allowance {
        Allowance::Time(time) => 2 * time + GROSS,
        Allowance::Clock { left, .. } => left + SLACK,
        Allowance::Nodes(_) | Allowance::Depth(_) => LONGEST,
    }
}
