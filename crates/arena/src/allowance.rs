//! Allowances as texts: `time=0.2`, `nodes=10000`, `depth=5`, `clock=60+0.5`.

use crate::Allowance;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A text that is no allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAllowance;

impl fmt::Display for UnknownAllowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for UnknownAllowance {}

impl Allowance {
    /// The most seconds of an allowance: a day.
    pub const MOST_SECONDS: u32 = 86_400;

    /// Reads an allowance: what is limited, and how much.
    pub fn parse(what: &str, amount: &str) -> Result<Self, UnknownAllowance> {
        match what {
            "time" => Ok(Self::Time(seconds(amount).filter(|time| !time.is_zero()).ok_or(UnknownAllowance)?)),
            "nodes" => Ok(Self::Nodes(positive(amount)?)),
            "depth" => Ok(Self::Depth(positive(amount)?.try_into().map_err(|_| UnknownAllowance)?)),
            "clock" => {
                let (base, increment) = amount.split_once('+').ok_or(UnknownAllowance)?;
                let left = seconds(base).filter(|left| !left.is_zero()).ok_or(UnknownAllowance)?;
                Ok(Self::Clock { left, increment: seconds(increment).ok_or(UnknownAllowance)? })
            }
            _ => Err(UnknownAllowance),
        }
    }
}

impl FromStr for Allowance {
    type Err = UnknownAllowance;

    fn from_str(text: &str) -> Result<Self, UnknownAllowance> {
        let (what, amount) = text.split_once('=').ok_or(UnknownAllowance)?;
        Self::parse(what, amount)
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "time={}", time.as_secs_f64()),
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::Clock { left, increment } => {
                write!(f, "clock={}+{}", left.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

fn positive(text: &str) -> Result<u64, UnknownAllowance> {
    text.parse().ok().filter(|number| *number > 0).ok_or(UnknownAllowance)
}

/// Seconds, within the limit.
fn seconds(text: &str) -> Option<Duration> {
    let number: f64 = text.parse().ok()?;
    (0.0..=f64::from(Allowance::MOST_SECONDS)).contains(&number).then(|| Duration::from_secs_f64(number))
}

#[cfg(test)]
mod tests {
    use crate::Allowance;

    #[test]
    fn texts_round_trip() {
        for text in ["time=0.2", "nodes=10000", "depth=5", "clock=60+0.5", "clock=1+0"] {
            assert_eq!(text.parse::<Allowance>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "time",
            "time=",
            "time=0",
            "time=-1",
            "time=inf",
            "time=NaN",
            "nodes=0",
            "depth=x",
            "clock=5",
            "clock=0+1",
        ] {
            assert!(text.parse::<Allowance>().is_err(), "{text}");
        }
    }
}
