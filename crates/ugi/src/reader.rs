//! Reading the words of a command.

use crate::BadCommand;
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

/// The words of a line, one after the other.
pub(crate) struct Reader<'a>(Peekable<SplitWhitespace<'a>>);

impl<'a> Reader<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Self(line.split_whitespace().peekable())
    }

    pub(crate) fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// Whether the next word is this one; if so, it is read.
    pub(crate) fn accept(&mut self, word: &str) -> bool {
        self.0.next_if_eq(&word).is_some()
    }

    /// The next word, which must be there.
    pub(crate) fn expect(&mut self, what: &'static str) -> Result<&'a str, BadCommand> {
        self.word().ok_or(BadCommand::Missing(what))
    }

    /// The number that must follow.
    pub(crate) fn number<N: FromStr>(&mut self, what: &'static str) -> Result<N, BadCommand> {
        let text = self.expect(what)?;
        text.parse().map_err(|_| BadCommand::NotANumber { what, text: text.to_owned() })
    }

    /// The words up to one of those that end them, which is not read, or to the end of the line.
    pub(crate) fn until(&mut self, ends: &[&str]) -> String {
        let mut text = String::new();
        while let Some(word) = self.0.next_if(|word| !ends.contains(word)) {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        }
        text
    }

    /// The words that are left.
    pub(crate) fn rest(self) -> impl Iterator<Item = &'a str> {
        self.0
    }

    /// Makes sure that nothing is left.
    pub(crate) fn end(mut self) -> Result<(), BadCommand> {
        match self.word() {
            Some(word) => Err(BadCommand::Surplus(word.to_owned())),
            None => Ok(()),
        }
    }
}
