//! Reading records: forgiving about white space, strict about the rules.

use super::header::Tags;
use super::score::is_score;
use super::token::{Placed, Token, Tokens};
use super::{DEEPEST, Line, Node, Problem, Record, RecordError, seated};
use crate::fields::plain_number;
use crate::{AnyPosition, Departure, Ending, Event, Game, Seat, TableError};

/// Reads the records of a text, one after the other; after an error it ends.
pub struct Records<'text> {
    tokens: Tokens<'text>,
    /// Comments that stood after the last result: they belong to the record that follows.
    comments: Vec<String>,
    failed: bool,
}

impl<'text> Records<'text> {
    /// The records of a text.
    #[must_use]
    pub fn new(text: &'text str) -> Self {
        Self { tokens: Tokens::new(text), comments: Vec::new(), failed: false }
    }

    /// The line that the reader has come to.
    pub(super) fn line(&mut self) -> usize {
        self.tokens.line()
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let record = self.read_one().transpose();
        self.failed = matches!(record, Some(Err(_)));
        record
    }
}

impl Records<'_> {
    /// Reads the next record, if there is one.
    fn read_one(&mut self) -> Result<Option<Record>, RecordError> {
        let tokens = &mut self.tokens;
        let mut comments = std::mem::take(&mut self.comments);
        comments.extend(read_comments(tokens)?);
        let first_line = tokens.line();
        let mut tags = Tags::default();
        while tokens.at_tag() {
            if let Some(Placed { line, token: Token::Tag { name, value } }) = tokens.next()? {
                tags.add(line, name, value).map_err(|problem| RecordError { line, problem })?;
            }
        }
        if tags.is_empty() && tokens.at_end() {
            return Ok(None);
        }
        let (result, ending) = (tags.take("Result"), tags.take("Ending"));
        let header = tags
            .into_header()
            .map_err(|(line, problem)| RecordError { line: line.unwrap_or(first_line), problem })?;
        let mut reader = Reader { tokens, game: seated(&header), result: None, remarks: Vec::new() };
        let mut line = reader.main_line()?;
        let Reader { game, result: last_word, mut remarks, .. } = reader;
        line.comments.splice(0..0, comments);
        if self.tokens.at_end() {
            remarks.drain(..).for_each(|comment| note(&mut line, comment));
        }
        self.comments = remarks;
        check_result(&game, result)?;
        check_result(&game, last_word)?;
        check_ending(&game, ending)?;
        Ok(Some(Record { header, line, game }))
    }
}

/// Comments may stand before the tags too.
fn read_comments(tokens: &mut Tokens<'_>) -> Result<Vec<String>, RecordError> {
    let mut comments = Vec::new();
    while tokens.at_comment() {
        if let Some(Placed { token: Token::Comment(comment), .. }) = tokens.next()? {
            comments.push(comment);
        }
    }
    Ok(comments)
}

struct Reader<'tokens, 'text> {
    tokens: &'tokens mut Tokens<'text>,
    game: Game,
    /// The result at the end of the moves, with its line.
    result: Option<(usize, String)>,
    /// Comments after the result: on this game if the text ends there, else on the next.
    remarks: Vec<String>,
}

impl Reader<'_, '_> {
    fn main_line(&mut self) -> Result<Line, RecordError> {
        let mut line = Line::default();
        let mut before = self.game.position().clone();
        while !self.tokens.at_tag() {
            let Some(Placed { line: number, token }) = self.tokens.next()? else { break };
            let fail = |problem| Err(RecordError { line: number, problem });
            match token {
                Token::Comment(comment) if self.result.is_some() => self.remarks.push(comment),
                Token::Comment(comment) => note(&mut line, comment),
                Token::Open => match line.nodes.last_mut() {
                    Some(node) => node.variations.push(self.variation(before.clone(), number, 1)?),
                    None => return fail(Problem::VariationStray),
                },
                Token::Close => return fail(Problem::VariationStray),
                Token::Word(word) if self.result.is_some() => return fail(Problem::AfterResult(word)),
                Token::Word(word) if is_score(&word) => self.result = Some((number, word)),
                Token::Word(word) => {
                    let Some(word) = without_number(&word) else { continue };
                    before = self.game.position().clone();
                    line.nodes.push(Node::new(self.happen(word, number)?));
                }
                // The loop ends before a tag.
                Token::Tag { .. } => break,
            }
        }
        Ok(line)
    }

    /// Lets an event of the game itself happen.
    fn happen(&mut self, word: &str, line: usize) -> Result<Event, RecordError> {
        let ply = self.game.plies().count() + 1;
        let event = match event_of(word).map_err(|problem| RecordError { line, problem })? {
            Some(event) => Ok(event),
            None => self.game.position().read_move(word).map(Event::Ply).map_err(TableError::from),
        };
        event.and_then(|event| self.game.apply(event).map(|()| event)).map_err(|reason| {
            let (kind, word) = (self.game.kind(), word.to_owned());
            RecordError { line, problem: Problem::Event { kind, ply, word, reason } }
        })
    }

    /// Reads a variation that begins at a position, up to its closing parenthesis.
    fn variation(&mut self, start: AnyPosition, opened: usize, depth: usize) -> Result<Line, RecordError> {
        if depth > DEEPEST {
            return Err(RecordError { line: opened, problem: Problem::VariationTooDeep });
        }
        let (mut before, mut position) = (start.clone(), start);
        let mut line = Line::default();
        loop {
            let Some(Placed { line: number, token }) = self.tokens.next()? else {
                return Err(RecordError { line: opened, problem: Problem::VariationOpen });
            };
            let fail = |problem| Err(RecordError { line: number, problem });
            match token {
                Token::Close => return Ok(line),
                Token::Comment(comment) => note(&mut line, comment),
                Token::Open => match line.nodes.last_mut() {
                    Some(node) => node.variations.push(self.variation(before.clone(), number, depth + 1)?),
                    None => return fail(Problem::VariationStray),
                },
                Token::Word(word) => {
                    let Some(word) = without_number(&word) else { continue };
                    if is_score(word) || !matches!(event_of(word), Ok(None)) {
                        return fail(Problem::VariationEvent(word.to_owned()));
                    }
                    before = position.clone();
                    let ply = line.nodes.len() + 1;
                    let played = position.read_move(word).and_then(|read| position.play(read).map(|()| read));
                    match played {
                        Ok(read) => line.nodes.push(Node::new(Event::Ply(read))),
                        Err(refusal) => {
                            let (kind, word) = (position.kind(), word.to_owned());
                            return fail(Problem::Event { kind, ply, word, reason: refusal.into() });
                        }
                    }
                }
                Token::Tag { .. } => {
                    return Err(RecordError { line: opened, problem: Problem::VariationOpen });
                }
            }
        }
    }
}

/// Adds a comment to the last event, or to the line before its first.
fn note(line: &mut Line, comment: String) {
    match line.nodes.last_mut() {
        // What follows a variation is said about the event that the variation replaces.
        Some(node) => node.comments.push(comment),
        None => line.comments.push(comment),
    }
}

/// A word without the number of its turn, if anything is left: `12`, `12.`, `12...` and `12.b1-b2` are all seen.
fn without_number(word: &str) -> Option<&str> {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let is_number = rest.is_empty() || rest.starts_with('.');
    let word = if is_number { rest.trim_start_matches('.') } else { word };
    (!word.is_empty()).then_some(word)
}

/// The event of a word that is no move.
fn event_of(word: &str) -> Result<Option<Event>, Problem> {
    if word == "draw" {
        return Ok(Some(Event::DrawAgreed));
    }
    let (how, number) = match word.split_once(':') {
        Some(("resign", number)) => (Departure::Resigned, plain_number(number)),
        Some(("time", number)) => (Departure::Time, plain_number(number)),
        Some(("gone", number)) => (Departure::Gone, plain_number(number)),
        _ => return Ok(None),
    };
    let Some(number) = number else { return Ok(None) };
    let seat = Seat::new(number).ok_or(Problem::NoSuchSeat(number))?;
    Ok(Some(Event::Left { seat, how }))
}

fn check_result(game: &Game, stated: Option<(usize, String)>) -> Result<(), RecordError> {
    let actual = game.score();
    match stated {
        Some((line, stated)) if stated != actual => {
            Err(RecordError { line, problem: Problem::ResultDiffers { stated, actual } })
        }
        _ => Ok(()),
    }
}

fn check_ending(game: &Game, stated: Option<(usize, String)>) -> Result<(), RecordError> {
    let actual = game.outcome().map(|outcome| outcome.ending);
    match stated {
        Some((line, stated)) if actual.map(Ending::name) != Some(stated.as_str()) => {
            Err(RecordError { line, problem: Problem::EndingDiffers { stated, actual } })
        }
        _ => Ok(()),
    }
}
