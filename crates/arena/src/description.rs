//! Who plays, as a short text: `level:6`, `engine:hash=16,nodes=10000`, `uct`, `random`, `ugi:PATH ARGUMENTS`.

use crate::players::{EnginePlayer, LevelPlayer, ProgramPlayer, RandomPlayer};
use crate::{Allowance, Player, rivals};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tablier_engine::{Level, Method, Settings};
use tablier_games::GameKind;

/// Memory of an engine player, in mebibytes, unless it is told otherwise: small, because many play at once.
const MEMORY: usize = 16;
/// What stands before the name of an option that a program is given.
const OPTION: &str = "option.";

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    text: String,
    label: String,
    who: Who,
    allowance: Option<Allowance>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Who {
    Level { level: Level, scale: u32 },
    Engine(Settings),
    Rival(String),
    Random,
    Program(Program),
}

/// A program that speaks UGI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) path: String,
    pub(crate) arguments: Vec<String>,
    /// The options that it is given, and their values.
    pub(crate) options: Vec<(String, String)>,
}

/// A text that describes no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DescriptionError {
    /// There is no such kind of player.
    Unknown(String),
    /// There is no such level.
    Level(String),
    /// The kind of player has no such option.
    Option(String),
    /// The option cannot have this value.
    Value {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
    /// The path of the program is missing.
    NoProgram,
}

impl fmt::Display for DescriptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for DescriptionError {}

/// A player that cannot come to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// It does not play this game.
    OtherGame {
        /// Who.
        player: String,
        /// Which game.
        kind: GameKind,
    },
    /// Its program cannot be started.
    Program {
        /// Its path.
        path: String,
        /// What kind of error it was.
        kind: std::io::ErrorKind,
        /// What the system says.
        reason: String,
    },
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Unavailable {}

impl Description {
    /// The kinds of players.
    pub const KINDS: [&str; 7] = ["level", "engine", "uct", "alphabeta", "standin", "random", "ugi"];

    /// The options of players.
    pub const OPTIONS: [&str; 8] = ["name", "hash", "method", "threads", "time", "nodes", "depth", "clock"];

    /// The methods of an engine that plays against several.
    pub const METHODS: [&str; 2] = ["together", "everybody"];

    /// More mebibytes or threads than any machine has.
    pub const MOST: usize = 1 << 20;

    /// A level that thinks about one `scale`th of its positions.
    #[must_use]
    pub fn of_level(level: Level, scale: u32) -> Self {
        let text = if scale == 1 { format!("level:{level}") } else { format!("level:{level}/{scale}") };
        let who = Who::Level { level, scale };
        Self { label: text.clone(), text, who, allowance: None }
    }

    /// A program that speaks UGI, with its arguments as they are.
    #[must_use]
    pub fn of_program(path: String, arguments: Vec<String>) -> Self {
        let text = format!("ugi:{path} {}", arguments.join(" ")).trim_end().to_owned();
        let program = Program { path, arguments, options: Vec::new() };
        Self { label: text.clone(), text, who: Who::Program(program), allowance: None }
    }

    /// The text that it was read from.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The name to show.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Its own allowance, which overrides that of the match.
    #[must_use]
    pub const fn allowance(&self) -> Option<Allowance> {
        self.allowance
    }

    /// Whether it keeps to allowances: a level thinks as much as it always does.
    #[must_use]
    pub const fn keeps_time(&self) -> bool {
        !matches!(self.who, Who::Level { .. })
    }

    /// Brings the player to a table. Whoever sets `halt` wants its thought to end.
    pub fn seat(&self, kind: GameKind, halt: &Arc<AtomicBool>) -> Result<Box<dyn Player>, Unavailable> {
        match &self.who {
            Who::Level { level, scale } => {
                Ok(Box::new(LevelPlayer::new(kind, *level, *scale, Arc::clone(halt))))
            }
            Who::Engine(settings) => {
                let settings = Settings { contempt: Settings::contempt(kind), ..*settings };
                Ok(Box::new(EnginePlayer::new(kind, settings, Arc::clone(halt))))
            }
            Who::Rival(name) => rivals::player(kind, name)
                .ok_or_else(|| Unavailable::OtherGame { player: self.label.clone(), kind }),
            Who::Random => Ok(Box::new(RandomPlayer::new())),
            Who::Program(program) => {
                let player = ProgramPlayer::new(program, Arc::clone(halt));
                let player = player.map_err(|error| Unavailable::Program {
                    path: program.path.clone(),
                    kind: error.kind(),
                    reason: error.to_string(),
                })?;
                Ok(Box::new(player))
            }
        }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), DescriptionError> {
        let wrong = || DescriptionError::Value { option: option.to_owned(), value: value.to_owned() };
        let number =
            || value.parse().ok().filter(|number| (1..=Self::MOST).contains(number)).ok_or_else(wrong);
        match (option, &mut self.who) {
            ("name", _) if value.is_empty() => return Err(wrong()),
            ("name", _) => value.clone_into(&mut self.label),
            (option, Who::Program(program))
                if option.strip_prefix(OPTION).is_some_and(|name| !name.is_empty()) =>
            {
                program.options.push((option[OPTION.len()..].to_owned(), value.to_owned()));
            }
            ("hash", Who::Engine(settings)) => settings.memory = number()?,
            ("method", Who::Engine(settings)) => settings.method = method(value).ok_or_else(wrong)?,
            ("threads", Who::Engine(settings)) => settings.threads = number()?,
            ("time" | "nodes" | "depth" | "clock", Who::Engine(_) | Who::Rival(_)) => {
                self.allowance = Some(Allowance::parse(option, value).map_err(|_| wrong())?);
            }
            _ => return Err(DescriptionError::Option(option.to_owned())),
        }
        Ok(())
    }
}

fn settings() -> Settings {
    Settings { memory: MEMORY, ..Settings::default() }
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label)
    }
}

impl FromStr for Description {
    type Err = DescriptionError;

    fn from_str(text: &str) -> Result<Self, DescriptionError> {
        let (before, rest) = options_before(text);
        let (kind, options) = rest.split_once(':').unwrap_or((rest, ""));
        let (who, options) = match kind {
            "ugi" => (program(options)?, ""),
            "level" => level(options)?,
            "engine" => (Who::Engine(settings()), options),
            "random" => (Who::Random, options),
            rival if rivals::NAMES.contains(&rival) => (Who::Rival(rival.to_owned()), options),
            other => return Err(DescriptionError::Unknown(other.to_owned())),
        };
        let mut description = Self { text: text.to_owned(), label: rest.to_owned(), who, allowance: None };
        for option in options.split(',').filter(|option| !option.is_empty()) {
            let (option, value) = option.split_once('=').unwrap_or((option, ""));
            description.set(option, value)?;
        }
        for (option, value) in before {
            description.set(option, value)?;
        }
        Ok(description)
    }
}

/// Reads what stands before the kind of player: `name=old,option.Hash=16,ugi:…`.
fn options_before(text: &str) -> (Vec<(&str, &str)>, &str) {
    let (mut options, mut rest) = (Vec::new(), text);
    while let Some((first, others)) = rest.split_once(',')
        && let Some((option, value)) = first.split_once('=')
        && (option == "name" || option.starts_with(OPTION))
    {
        options.push((option, value));
        rest = others;
    }
    (options, rest)
}

/// Reads `9/10,name=nine`: the level, its scale, and what is left.
fn level(text: &str) -> Result<(Who, &str), DescriptionError> {
    let (level, options) = text.split_once(',').unwrap_or((text, ""));
    let (number, scale) = level.split_once('/').unwrap_or((level, "1"));
    let unknown = || DescriptionError::Level(level.to_owned());
    let scale = scale.parse().ok().filter(|scale| *scale > 0).ok_or_else(unknown)?;
    let number = number.parse().map_err(|_| unknown())?;
    Ok((Who::Level { level: number, scale }, options))
}

fn method(text: &str) -> Option<Method> {
    match text {
        "together" => Some(Method::Together),
        "everybody" => Some(Method::Everybody),
        _ => None,
    }
}

/// Reads a path and arguments, parted by spaces.
fn program(text: &str) -> Result<Who, DescriptionError> {
    let mut words = text.split_whitespace().map(str::to_owned);
    let path = words.next().ok_or(DescriptionError::NoProgram)?;
    Ok(Who::Program(Program { path, arguments: words.collect(), options: Vec::new() }))
}

#[cfg(test)]
mod tests {
    use super::{Description, DescriptionError, Who};
    use crate::Allowance;

    fn read(text: &str) -> Result<Description, DescriptionError> {
        text.parse()
    }

    #[test]
    fn players_are_read() {
        let engine = read("engine:hash=8,threads=2,nodes=10000,name=new").unwrap();
        assert_eq!((engine.label(), engine.allowance()), ("new", Some(Allowance::Nodes(10_000))));
        assert!(matches!(engine.who, Who::Engine(settings) if settings.memory == 8 && settings.threads == 2));
        let level = read("level:9/10,name=nine").unwrap();
        assert!(matches!(level.who, Who::Level { level, scale: 10 } if level.number() == 9));
        assert_eq!(level.label(), "nine");
        assert!(!level.keeps_time() && engine.keeps_time());
        let program = read("name=old,ugi:./old engine tzaar").unwrap();
        assert_eq!((program.label(), program.text()), ("old", "name=old,ugi:./old engine tzaar"));
        assert!(
            matches!(program.who, Who::Program(program) if program.path == "./old" && program.arguments.len() == 2)
        );
        let program = read("option.Hash=16,name=old,option.Style Of Play=a=b,ugi:./old").unwrap();
        assert_eq!(program.label(), "old");
        let Who::Program(program) = program.who else { panic!("a program") };
        let options = program.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        assert_eq!(options.collect::<Vec<_>>(), [("Hash", "16"), ("Style Of Play", "a=b")]);
        assert_eq!(read("uct:time=0.1").unwrap().label(), "uct:time=0.1");
    }

    #[test]
    fn a_level_describes_itself() {
        for text in ["level:3", "level:8/10"] {
            let read = read(text).unwrap();
            let Who::Level { level, scale, .. } = read.who else { panic!("{text}") };
            assert_eq!(Description::of_level(level, scale), read);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        let value = |option: &str, value: &str| DescriptionError::Value {
            option: option.into(),
            value: value.into(),
        };
        for (text, error) in [
            ("chess", DescriptionError::Unknown("chess".into())),
            ("level:11", DescriptionError::Level("11".into())),
            ("level:5/0", DescriptionError::Level("5/0".into())),
            ("engine:colour=red", DescriptionError::Option("colour".into())),
            ("level:5,nodes=3", DescriptionError::Option("nodes".into())),
            ("engine:hash=0", value("hash", "0")),
            ("engine:method=alone", value("method", "alone")),
            ("engine:time=soon", value("time", "soon")),
            ("name=,random", value("name", "")),
            ("option.Hash=1,engine", DescriptionError::Option("option.Hash".into())),
            ("option.=1,ugi:./old", DescriptionError::Option("option.".into())),
            ("ugi:", DescriptionError::NoProgram),
        ] {
            assert_eq!(read(text), Err(error), "{text}");
        }
    }
}
