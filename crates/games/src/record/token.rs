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
        Self { rest: text, line: 1 }
    }

    /// The line of the next token.
    pub(super) fn line(&mut self) -> usize {
        self.skip_space();
        self.line
    }

    /// Whether a tag comes next.
    pub(super) fn at_tag(&mut self) -> bool {
        self.skip_space();
        self.rest.starts_with('[')
    }

    /// Whether a comment comes next.
    pub(super) fn at_comment(&mut self) -> bool {
        self.skip_space();
        self.rest.starts_with(['{', ';'])
    }

    /// Whether nothing comes any more.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty()
    }

    pub(super) fn next(&mut self) -> Result<Option<Placed>, RecordError> {
        self.skip_space();
        let line = self.line;
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '[' => self.tag().ok_or(RecordError { line, problem: Problem::TagForm })?,
            '{' => self.comment().ok_or(RecordError { line, problem: Problem::CommentOpen })?,
            ';' => Token::Comment(
                self.take_while(|letter| !matches!(letter, '\n' | '\r'))[1..].trim().to_owned(),
            ),
            '(' => self.sign(Token::Open),
            ')' => self.sign(Token::Close),
            _ => Token::Word(self.take_while(is_word).to_owned()),
        };
        Ok(Some(Placed { line, token }))
    }

    fn skip_space(&mut self) {
        // A byte order mark can stand before each of several files that were joined.
        self.take_while(|letter| letter.is_whitespace() || letter == '\u{feff}');
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

    fn tag(&mut self) -> Option<Token> {
        self.advance(1);
        self.skip_space();
        let name = self.take_while(is_name);
        self.skip_space();
        self.sign_of('"').filter(|()| !name.is_empty())?;
        let value = self.until('"').filter(|value| !value.contains('\n'))?;
        self.skip_space();
        self.sign_of(']')?;
        Some(Token::Tag { name: name.to_owned(), value: unescape(value) })
    }

    fn comment(&mut self) -> Option<Token> {
        self.advance(1);
        self.until('}').map(unescape).map(Token::Comment)
    }

    /// Passes over a sign, if it comes next.
    fn sign_of(&mut self, sign: char) -> Option<()> {
        self.rest.starts_with(sign).then(|| {
            self.advance(sign.len_utf8());
        })
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

/// Whether a letter can stand in the name of a tag.
pub(super) fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn is_word(letter: char) -> bool {
    !letter.is_whitespace() && letter != '\u{feff}' && !matches!(letter, '(' | ')' | '{' | '[' | ';')
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
