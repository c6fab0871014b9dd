//! How much time the players have.

use crate::fields::plain_number;
use std::fmt;
use std::str::FromStr;

/// The time control of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `-`: no clock.
    Unlimited,
    /// `600+5`: seconds for the game, and seconds added a turn.
    Clock {
        /// Seconds for the whole game.
        base: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// `3d`: days a turn.
    Days(u32),
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str("-"),
            Self::Clock { base, increment } => write!(f, "{base}+{increment}"),
            Self::Days(days) => write!(f, "{days}d"),
        }
    }
}

/// A text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTimeControl;

impl fmt::Display for UnknownTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for UnknownTimeControl {}

impl FromStr for TimeControl {
    type Err = UnknownTimeControl;

    fn from_str(text: &str) -> Result<Self, UnknownTimeControl> {
        let number = |digits: &str| plain_number(digits).ok_or(UnknownTimeControl);
        if text == "-" {
            Ok(Self::Unlimited)
        } else if let Some(days) = text.strip_suffix('d') {
            Ok(Self::Days(number(days)?))
        } else {
            let (base, increment) = text.split_once('+').ok_or(UnknownTimeControl)?;
            Ok(Self::Clock { base: number(base)?, increment: number(increment)? })
        }
    }
}
