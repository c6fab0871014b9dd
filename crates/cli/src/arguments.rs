//! The arguments of the program, described in the user's language.

use crate::commands;
use clap::builder::{OsStringValueParser, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use tablier_games::GameKind;
use tablier_words::Words;

/// Put before a text that begins with a hyphen, so that nobody takes it for an option.
const SHIELD: char = '\u{f8ff}';

/// No help is wider, so that it can be read on any terminal and piped anywhere.
const COLUMNS: usize = 80;

/// The most seconds that one can ask for: a year.
const LONGEST: f64 = 31_536_000.0;

/// The arguments of this process. Position and move texts can begin with a hyphen (`-2,-1v--2,0^`), options
/// begin with one or two hyphens and a letter: the texts are shielded, in whatever order they come.
pub(crate) fn shielded() -> impl Iterator<Item = OsString> {
    std::env::args_os().map(|argument| {
        let needs_it = argument.to_str().is_some_and(|text| match text.as_bytes() {
            [b'-', next, ..] => !next.is_ascii_alphabetic() && *next != b'-',
            _ => text.starts_with(SHIELD),
        });
        if !needs_it {
            return argument;
        }
        let mut shielded = OsString::from(SHIELD.to_string());
        shielded.push(argument);
        shielded
    })
}

/// Takes the shield off again, if there is one.
pub(crate) fn unshielded(argument: &str) -> &str {
    argument.strip_prefix(SHIELD).unwrap_or(argument)
}

/// Reads a text that may be shielded.
pub(crate) fn text() -> impl TypedValueParser<Value = String> {
    StringValueParser::new().map(|argument| unshielded(&argument).to_owned())
}

/// Reads the name of a game.
pub(crate) fn game_name() -> impl TypedValueParser<Value = GameKind> {
    text().try_map(|argument| argument.parse::<GameKind>())
}

/// The form that a value must have, as a message; the error of every value that does not have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    id: &'static str,
    limits: Vec<(&'static str, String)>,
}

impl Form {
    /// A form without limits, by its message.
    pub(crate) const fn of(id: &'static str) -> Self {
        Self { id, limits: Vec::new() }
    }

    /// A form whose message names the largest value.
    pub(crate) fn up_to(id: &'static str, most: impl fmt::Display) -> Self {
        Self { id, limits: vec![("most", most.to_string())] }
    }

    /// A whole number within limits.
    pub(crate) fn number(least: impl fmt::Display, most: impl fmt::Display) -> Self {
        Self { id: "cli-form-number", limits: vec![("least", least.to_string()), ("most", most.to_string())] }
    }

    /// What to write, in words.
    pub(crate) fn said(&self, words: &Words) -> String {
        let limits: Vec<_> = self.limits.iter().map(|(name, limit)| (*name, limit.clone().into())).collect();
        words.say(self.id, &limits)
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl std::error::Error for Form {}

/// Reads a value of a form.
pub(crate) fn formed<T>(
    form: Form,
    read: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
{
    text().try_map(move |argument| read(&argument).ok_or_else(|| form.clone()))
}

/// Reads a whole number within limits. What is no number is refused like one that is too large: either way the limits
/// are what one wants to know.
pub(crate) fn ranged<T>(limits: RangeInclusive<T>) -> impl TypedValueParser<Value = T>
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    let form = Form::number(limits.start(), limits.end());
    formed(form, move |argument| argument.parse().ok().filter(|number| limits.contains(number)))
}

/// The whole program.
pub(crate) fn command(words: &Words) -> Command {
    let say = |id| words.say(id, &[]);
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    localised(Command::new("tablier"), words, "tablier")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .max_term_width(COLUMNS)
        .disable_help_subcommand(true)
        .subcommand_help_heading(say("cli-heading-commands"))
        .arg(version.help(say("cli-help-version")).help_heading(say("cli-heading-options")))
        .subcommands(commands::ALL.iter().map(|entry| {
            let described = (entry.describe)(localised(Command::new(entry.name), words, entry.name), words);
            described.arg(help(words))
        }))
        .arg(help(words))
}

/// A command with its description, usage and example from the words.
pub(crate) fn localised(command: Command, words: &Words, name: &str) -> Command {
    let say = |id: String| words.say(&id, &[]);
    let heading = say("cli-heading-usage".to_owned());
    let usage = folded(&say(format!("cli-{name}-usage")), heading.chars().count() + 1);
    command
        .about(say(format!("cli-{name}-about")))
        .override_usage(usage)
        .after_help(say(format!("cli-{name}-example")))
        .help_template(format!("{{about}}\n\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .disable_help_flag(true)
}

/// Breaks a usage that begins at a column into lines, at spaces that are not within brackets: clap leaves it as it is.
fn folded(usage: &str, begin: usize) -> String {
    let (mut lines, mut word, mut depth) = (Vec::from([String::new()]), String::new(), 0_u32);
    for sign in usage.chars().chain([' ']) {
        match sign {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if sign != ' ' || depth > 0 {
            word.push(sign);
            continue;
        }
        let word = std::mem::take(&mut word);
        match lines.last_mut() {
            Some(line) if begin + line.chars().count() + 1 + word.chars().count() > COLUMNS => {
                lines.push(word);
            }
            Some(line) if line.is_empty() => line.push_str(&word),
            Some(line) => line.extend([" ", &word]),
            None => {}
        }
    }
    lines.join(&format!("\n{}", " ".repeat(begin)))
}

/// The option that shows the help, in our words.
pub(crate) fn help(words: &Words) -> Arg {
    switch(words, "help").short('h').action(ArgAction::Help)
}

/// The argument that names a game.
pub(crate) fn game(words: &Words) -> Arg {
    Arg::new("game")
        .value_name(words.say("cli-value-game", &[]))
        .required(true)
        .value_parser(game_name())
        .help(words.say("cli-help-game", &[]))
        .help_heading(words.say("cli-heading-arguments", &[]))
}

/// The options that name a position, or many of them: a text, standard input, or a set-up and a seed.
pub(crate) fn position(words: &Words) -> [Arg; 3] {
    let [position, setup, seed] = one_position(words);
    [position.help(words.say("cli-help-positions", &[])), setup, seed]
}

/// The options that name a position: its text, or a set-up and a seed.
pub(crate) fn one_position(words: &Words) -> [Arg; 3] {
    let position =
        option(words, "position", "text").allow_hyphen_values(true).conflicts_with_all(["setup", "seed"]);
    [position, setup(words), seed(words)]
}

/// The option that names a set-up.
pub(crate) fn setup(words: &Words) -> Arg {
    option(words, "setup", "name")
}

/// The option that gives a seed.
pub(crate) fn seed(words: &Words) -> Arg {
    option(words, "seed", "number").value_parser(ranged(0..=u64::MAX))
}

/// An option with a value; its help is the message `cli-help-NAME`.
pub(crate) fn option(words: &Words, name: &'static str, value: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_parser(text())
        .value_name(words.say(&format!("cli-value-{value}"), &[]))
        .help(words.say(&format!("cli-help-{name}"), &[]))
        .help_heading(words.say("cli-heading-options", &[]))
}

/// An option without a value; its help is the message `cli-help-NAME`.
pub(crate) fn switch(words: &Words, name: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(words.say(&format!("cli-help-{name}"), &[]))
        .help_heading(words.say("cli-heading-options", &[]))
}

/// The option that says how deep to go, within limits.
pub(crate) fn depth(words: &Words, limits: RangeInclusive<u32>) -> Arg {
    option(words, "depth", "number").required(true).value_parser(ranged(limits))
}

/// The option that says for how many seconds to work at most.
pub(crate) fn seconds(words: &Words) -> Arg {
    let read = |argument: &str| {
        let seconds = argument.parse().ok().filter(|seconds| (0.0..=LONGEST).contains(seconds))?;
        Some(Duration::from_secs_f64(seconds))
    };
    option(words, "seconds", "number").value_parser(formed(Form::up_to("cli-form-seconds", LONGEST), read))
}

/// An option whose value is a number within limits.
pub(crate) fn within(words: &Words, name: &'static str, limits: RangeInclusive<usize>) -> Arg {
    option(words, name, "number").value_parser(ranged(limits))
}

/// The argument that lists moves.
pub(crate) fn moves(words: &Words) -> Arg {
    Arg::new("moves")
        .value_name(words.say("cli-value-moves", &[]))
        .num_args(0..)
        .value_parser(text())
        .help(words.say("cli-help-moves", &[]))
        .help_heading(words.say("cli-heading-arguments", &[]))
}

/// The argument that names a file.
pub(crate) fn file(words: &Words) -> Arg {
    Arg::new("file")
        .value_name(words.say("cli-value-file", &[]))
        .required(true)
        .value_parser(OsStringValueParser::new().map(|name| match name.to_str() {
            Some(text) => PathBuf::from(unshielded(text)),
            None => PathBuf::from(name),
        }))
        .help(words.say("cli-help-file", &[]))
        .help_heading(words.say("cli-heading-arguments", &[]))
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_usage_is_broken_between_its_parts() {
        let part = "[--position TEXT | --setup NAME [--seed N]]";
        let usage = format!("tablier perft GAME {part} --depth N {part}");
        let lines = format!("tablier perft GAME {part} --depth N\n       {part}");
        assert_eq!(folded(&usage, 7), lines);
        assert_eq!(folded("tablier games", 7), "tablier games");
    }
}
