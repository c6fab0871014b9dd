//! The options of our engine.

use super::Complaint;
use crate::{OptionKind, OptionLine};
use std::ops::RangeInclusive;
use tablier_engine::{Level, Method, Settings};
use tablier_games::{GameKind, Setup, Start};

/// The options of our engine, and what they are set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    kind: GameKind,
    setup: &'static Setup,
    /// The numbers, in the order of `spins`.
    numbers: [u64; SPINS],
}

/// An option that is a number.
struct Spin {
    name: &'static str,
    default: u64,
    range: RangeInclusive<u64>,
}

const SETUP: &str = "Setup";
const SEED: usize = 0;
const HASH: usize = 1;
const THREADS: usize = 2;
const LINES: usize = 3;
const LEVEL: usize = 4;
const CONTEMPT: usize = 5;

const SPINS: usize = 6;

/// The options of a game that are numbers.
const fn spins(kind: GameKind) -> [Spin; SPINS] {
    let contempt = Settings::contempt(kind).unsigned_abs() as u64;
    [
        Spin { name: "Seed", default: 1, range: 0..=i64::MAX as u64 },
        Spin { name: "Hash", default: 64, range: 1..=65536 },
        Spin { name: "Threads", default: 1, range: 1..=256 },
        Spin { name: "MultiPV", default: 1, range: 1..=500 },
        Spin { name: "Level", default: 0, range: 0..=10 },
        Spin { name: "Contempt", default: contempt, range: 0..=500 },
    ]
}

impl Options {
    /// The options as they are at first.
    #[must_use]
    pub fn new(kind: GameKind) -> Self {
        Self { kind, setup: &kind.setups()[0], numbers: spins(kind).map(|spin| spin.default) }
    }

    /// All options, as they are at first.
    pub fn describe(&self) -> impl Iterator<Item = OptionLine> {
        let names = self.kind.setups().iter().map(|setup| setup.name.to_owned());
        let default = self.kind.setups()[0].name.to_owned();
        let setup = OptionKind::Combo { default, choices: names.collect() };
        let spins = spins(self.kind).into_iter().map(|spin| {
            let [default, min, max] =
                [spin.default, *spin.range.start(), *spin.range.end()].map(u64::cast_signed);
            OptionLine { name: spin.name.to_owned(), kind: OptionKind::Spin { default, min, max } }
        });
        std::iter::once(OptionLine { name: SETUP.to_owned(), kind: setup }).chain(spins)
    }

    /// Changes an option. Capitals in its name do not matter.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), Complaint> {
        let value = value.unwrap_or_default();
        let bad = |option| Complaint::Value { option, value: value.to_owned() };
        if name.eq_ignore_ascii_case(SETUP) {
            self.setup = self.kind.setup(value).ok_or_else(|| bad(SETUP))?;
            return Ok(());
        }
        let (spin, number) = spins(self.kind)
            .into_iter()
            .zip(&mut self.numbers)
            .find(|(spin, _)| spin.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| Complaint::UnknownOption(name.to_owned()))?;
        let within = value.parse().ok().filter(|value| spin.range.contains(value));
        *number = within.ok_or_else(|| bad(spin.name))?;
        Ok(())
    }

    /// How a game begins.
    ///
    /// # Panics
    /// Never: every set-up can be laid out when there is a seed.
    #[must_use]
    pub fn start(&self) -> Start {
        let laid_out = Start::from_setup(self.kind, self.setup.name, Some(self.seed()));
        laid_out.expect("a set-up of the game, and a seed")
    }

    /// What chance is drawn from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.numbers[SEED]
    }

    /// The level, or none for full strength.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        u8::try_from(self.numbers[LEVEL]).ok().and_then(Level::new)
    }

    /// How the engine is set up.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        Settings {
            memory: self.numbers[HASH] as usize,
            threads: self.numbers[THREADS] as usize,
            lines: self.numbers[LINES] as usize,
            method: Method::Together,
            contempt: self.numbers[CONTEMPT] as i32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Options;
    use crate::OptionKind;
    use tablier_engine::{Level, Method, Settings};
    use tablier_games::GameKind;

    #[test]
    fn the_options_begin_as_the_engine_does() {
        for kind in GameKind::ALL {
            let expected = Settings { contempt: Settings::contempt(kind), ..Settings::default() };
            assert_eq!(Options::new(kind).settings(), expected);
        }
    }

    /// Whatever an option says of itself can be set, and nothing beyond.
    #[test]
    fn options_can_be_set_within_their_bounds() {
        let mut options = Options::new(GameKind::Terrace);
        let at_first = options.clone();
        for line in options.clone().describe() {
            let (good, bad) = match &line.kind {
                OptionKind::Spin { default, min, max } => {
                    ([*default, *min, *max].map(|value| value.to_string()).to_vec(), max.wrapping_add(1))
                }
                OptionKind::Combo { choices, .. } => (choices.clone(), 0),
                other => panic!("{other}"),
            };
            for value in good {
                assert_eq!(options.set(&line.name.to_uppercase(), Some(&value)), Ok(()), "{line}");
            }
            for value in [Some(bad.to_string().as_str()), Some("-1"), Some(""), Some("x"), None] {
                let before = options.clone();
                assert!(options.set(&line.name, value).is_err(), "{line} {value:?}");
                assert_eq!(options, before);
            }
        }
        assert!(options.set("Style", Some("1")).is_err());
        assert_eq!(options.level(), Some(Level::STRONGEST));
        assert_eq!(at_first.level(), None);
        assert_eq!(
            options.settings(),
            Settings { memory: 65536, threads: 256, lines: 500, method: Method::Together, contempt: 500 }
        );
        assert_eq!(options.start().setup().map(|setup| setup.name), Some("long6"));
    }
}
