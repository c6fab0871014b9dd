//! The options that an engine has.

use crate::reader::Reader;
use std::fmt;

/// An option, as an engine describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionLine {
    /// Its name.
    pub name: String,
    /// What it can be set to.
    pub kind: OptionKind,
}

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// A number.
    Spin {
        /// What it is at first.
        default: i64,
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// What it is at first.
        default: String,
        /// The words.
        choices: Vec<String>,
    },
    /// Something to press: it has no value.
    Button,
    /// A text.
    Text {
        /// What it is at first.
        default: String,
    },
}

/// How an empty text is written.
const EMPTY: &str = "<empty>";
const KEYS: [&str; 4] = ["default", "min", "max", "var"];

impl OptionLine {
    /// Reads the words after `option`; nothing if they do not describe an option.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = Reader::new(text);
        let name = words.accept("name").then(|| words.until(&["type"]))?;
        let kind = words.accept("type").then(|| words.word())??;
        let parts = Parts::read(words)?;
        let kind = match kind {
            "check" => OptionKind::Check { default: parts.default?.parse().ok()? },
            "spin" => OptionKind::Spin {
                default: parts.default?.parse().ok()?,
                min: parts.min.unwrap_or(i64::MIN),
                max: parts.max.unwrap_or(i64::MAX),
            },
            "combo" => OptionKind::Combo { default: parts.default?, choices: parts.choices },
            "button" => OptionKind::Button,
            "string" => OptionKind::Text { default: parts.default.unwrap_or_default() },
            _ => return None,
        };
        Some(Self { name, kind }).filter(|option| !option.name.is_empty())
    }
}

/// What can follow the type, in any order.
#[derive(Default)]
struct Parts {
    default: Option<String>,
    min: Option<i64>,
    max: Option<i64>,
    choices: Vec<String>,
}

impl Parts {
    fn read(mut words: Reader<'_>) -> Option<Self> {
        let mut parts = Self::default();
        while let Some(key) = words.word() {
            let value = words.until(&KEYS);
            match key {
                "default" if value == EMPTY => parts.default = Some(String::new()),
                "default" => parts.default = Some(value),
                "min" => parts.min = Some(value.parse().ok()?),
                "max" => parts.max = Some(value.parse().ok()?),
                "var" => parts.choices.push(value),
                _ => {}
            }
        }
        Some(parts)
    }
}

impl fmt::Display for OptionLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type {}", self.name, self.kind)
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Check { default } => write!(f, "check default {default}"),
            Self::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            Self::Combo { default, choices } => {
                write!(f, "combo default {default}")?;
                choices.iter().try_for_each(|choice| write!(f, " var {choice}"))
            }
            Self::Button => f.write_str("button"),
            Self::Text { default } if default.is_empty() => write!(f, "string default {EMPTY}"),
            Self::Text { default } => write!(f, "string default {default}"),
        }
    }
}
