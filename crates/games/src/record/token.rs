//! Cutting a record into tags, words, comments and parentheses.

use super::{Problem, RecordError};

/// A piece of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Tag { name: String, value: String },
    Comment(String),
    Open,
    Close,
    Word(String),
}

/// A token and the line that it begins on.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) line: usize,
    pub(super) token: Token,
}

/// Reads tokens one after the other.
pub(super) struct Tokens<'text> {
    rest: &'text str,
    line: usize,
}

impl<'text> Tokens<'text> {
    pub(super) fn new(text: &'text str) -> Self {
        Self { rest: text.trim_start_matches('\u{feff}'), line: 1 }
    }

    /// The line that the reader has come to.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Whether a tag comes next.
    pub(super) fn at_tag(&mut self) -> bool {
        self.skip_space();
        self.rest.starts_with('[')
    }

    pub(super) fn next(&mut self) -> Result<Option<Placed>, RecordError> {
        self.skip_space();
        let line = self.line;
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '[' => self.tag()?,
            '{' => self.comment()?,
            ';' => Token::Comment(
                self.take_while(|letter| !matches!(letter, '\n' | '\r'))[1..].trim().to_owned(),
            ),
            '(' => self.sign(Token::Open),
            ')' => self.sign(Token::Close),
            _ => Token::Word(self.take_while(is_word).to_owned()),
        };
        Ok(Some(Placed { line, token }))
    }

    fn error(&self, problem: Problem) -> RecordError {
        RecordError { line: self.line, problem }
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn sign(&mut self, token: Token) -> Token {
        self.advance(1);
        token
    }

    fn take_while(&mut self, holds: impl Fn(char) -> bool) -> &'text str {
        let end = self.rest.find(|letter| !holds(letter)).unwrap_or(self.rest.len());
        self.advance(end)
    }

    fn advance(&mut self, bytes: usize) -> &'text str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn tag(&mut self) -> Result<Token, RecordError> {
        self.advance(1);
        self.skip_space();
        let name = self.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        self.skip_space();
        if name.is_empty() || !self.rest.starts_with('"') {
            return Err(self.error(Problem::TagForm));
        }
        self.advance(1);
        let value = self.until('"').filter(|value| !value.contains('\n'));
        let value = value.ok_or_else(|| self.error(Problem::TagForm))?;
        self.skip_space();
        if !self.rest.starts_with(']') {
            return Err(self.error(Problem::TagForm));
        }
        self.advance(1);
        Ok(Token::Tag { name: name.to_owned(), value: unescape(value) })
    }

    fn comment(&mut self) -> Result<Token, RecordError> {
        self.advance(1);
        match self.until('}') {
            Some(comment) => Ok(Token::Comment(unescape(comment))),
            None => Err(self.error(Problem::CommentOpen)),
        }
    }

    /// The text up to a closing sign that no backslash precedes; the sign is passed over.
    fn until(&mut self, sign: char) -> Option<&'text str> {
        let mut escaped = false;
        let end = self.rest.find(|letter| {
            let closes = letter == sign && !escaped;
            escaped = letter == '\\' && !escaped;
            closes
        })?;
        let taken = self.advance(end);
        self.advance(sign.len_utf8());
        Some(taken)
    }
}

fn is_word(letter: char) -> bool {
    !letter.is_whitespace() && !matches!(letter, '(' | ')' | '{' | '[' | ';')
}

/// Undoes [`escape`]; a backslash before any other letter is dropped.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => plain.push('\n'),
                Some('r') => plain.push('\r'),
                Some(other) => plain.push(other),
                None => {}
            },
            other => plain.push(other),
        }
    }
    plain
}

/// Makes a text safe inside quotes and braces, on one line.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '"' | '}' => safe.extend(['\\', letter]),
            '\n' => safe.push_str("\\n"),
            '\r' => safe.push_str("\\r"),
            other => safe.push(other),
        }
    }
    safe
}
