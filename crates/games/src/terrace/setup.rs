//! The six ways to begin.

use super::Terrace;
use crate::{Setup, SetupError};

/// The set-ups of Terrace.
pub const SETUPS: &[Setup] = &[
    Setup::plain("short", 2),
    Setup::plain("long", 2),
    Setup::plain("four", 4),
    Setup::plain("three", 3),
    Setup::plain("short6", 2),
    Setup::plain("long6", 2),
];

const SHORT: &str =
    ".bTb2b2b3b3b4./......../......../......../......../......../......../.a4a3a3a2a2aT. 2 a 0";
const LONG: &str = "b4b4b3b3b2b2b1bT/b1b1b2b2b3b3b4b4/......../......../......../......../\
                    a4a4a3a3a2a2a1a1/aTa1a2a2a3a3a4a4 2 a 0";
const FOUR: &str = ".c4c3c3c2c2cT./b4......dT/b3......d2/b3......d2/b2......d3/b2......d3/bT......d4/\
                    .aTa2a2a3a3a4. 4 a 0";
const THREE: &str = ".c4c3c3c2c2cT./b4......./b3......./b3......./b2......./b2......./bT......./\
                     .aTa2a2a3a3a4. 3 a 0";
const SHORT6: &str = ".bTb2b2b3./....../....../....../....../.a3a2a2aT. 2 a 0";
const LONG6: &str = "b3b3b2b2b1bT/b1b1b2b2b3b3/....../....../a3a3a2a2a1a1/aTa1a2a2a3a3 2 a 0";

pub(super) fn position(name: &str) -> Result<Terrace, SetupError> {
    let text = match name {
        "short" => SHORT,
        "long" => LONG,
        "four" => FOUR,
        "three" => THREE,
        "short6" => SHORT6,
        "long6" => LONG6,
        _ => return Err(SetupError::Unknown),
    };
    Ok(text.parse().expect("set-ups are positions"))
}
