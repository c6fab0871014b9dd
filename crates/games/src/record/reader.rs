//! Reading records: forgiving about white space, strict about the rules.

use super::header::Tags;
use super::score::{is_score, score};
use super::token::{Placed, Token, Tokens};
use super::{Line, Node, Problem, Record, RecordError};
use crate::{AnyPosition, Departure, Ending, Event, Game, Seat, TableError};

/// Variations can lie this deep inside each other.
const DEEPEST: usize = 64;

/// Reads the records of a text, one after the other; after an error it ends.
pub struct Records<'text> {
    tokens: Tokens<'text>,
    failed: bool,
}

impl<'text> Records<'text> {
    /// The records of a text.
    #[must_use]
    pub fn new(text: &'text str) -> Self {
        Self { tokens: Tokens::new(text), failed: false }
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let record = read_one(&mut self.tokens).transpose();
        self.failed = matches!(record, Some(Err(_)));
        record
    }
}

/// Reads the next record, if there is one.
fn read_one(tokens: &mut Tokens<'_>) -> Result<Option<Record>, RecordError> {
    let mut tags = Tags::default();
    while tokens.at_tag() {
        if let Some(Placed { line, token: Token::Tag { name, value } }) = tokens.next()? {
            tags.add(line, name, value).map_err(|problem| RecordError { line, problem })?;
        }
    }
    let first_line = tokens.line();
    if tags.is_empty() && tokens.next()?.is_none() {
        return Ok(None);
    }
    let result = tags.take("Result");
    let ending = tags.take("Ending");
    let header = tags
        .into_header()
        .map_err(|(line, problem)| RecordError { line: line.unwrap_or(first_line), problem })?;
    let mut game = Game::new(header.start.clone());
    for (seat, name) in Seat::all(Seat::MAX).zip(&header.players) {
        if let Some(name) = name {
            // The header has as many players as the table has seats.
            let seated = game.set_player(seat, name);
            debug_assert_eq!(seated, Ok(()));
        }
    }
    let mut reader = Reader { tokens, game, stated: result };
    let line = reader.main_line()?;
    let Reader { game, stated, .. } = reader;
    check_result(&game, stated)?;
    check_ending(&game, ending)?;
    Ok(Some(Record { header, line, game }))
}

struct Reader<'tokens, 'text> {
    tokens: &'tokens mut Tokens<'text>,
    game: Game,
    /// The result that the record names, with its line.
    stated: Option<(usize, String)>,
}

impl Reader<'_, '_> {
    fn main_line(&mut self) -> Result<Line, RecordError> {
        let mut line = Line::default();
        let mut before = self.game.position().clone();
        let mut ended = false;
        while !self.tokens.at_tag() {
            let Some(Placed { line: number, token }) = self.tokens.next()? else { break };
            let fail = |problem| Err(RecordError { line: number, problem });
            match token {
                Token::Comment(comment) => note(&mut line, comment),
                Token::Open => match line.nodes.last_mut() {
                    Some(node) => node.variations.push(self.variation(before.clone(), number, 1)?),
                    None => return fail(Problem::VariationStray),
                },
                Token::Close => return fail(Problem::VariationStray),
                Token::Word(word) if ended => return fail(Problem::AfterResult(word)),
                Token::Word(word) if is_score(&word) => {
                    ended = true;
                    self.state_result(number, word)?;
                }
                Token::Word(word) => {
                    let Some(word) = without_number(&word) else { continue };
                    before = self.game.position().clone();
                    line.nodes.push(Node::new(self.happen(word, number)?));
                }
                Token::Tag { .. } => return fail(Problem::TagForm),
            }
        }
        Ok(line)
    }

    /// Keeps the result at the end of the moves, which must be that of the tag.
    fn state_result(&mut self, line: usize, word: String) -> Result<(), RecordError> {
        match &self.stated {
            Some((_, tag)) if *tag != word => {
                let problem = Problem::ResultDiffers { stated: word, actual: tag.clone() };
                Err(RecordError { line, problem })
            }
            _ => {
                self.stated = Some((line, word));
                Ok(())
            }
        }
    }

    /// Lets an event of the game itself happen.
    fn happen(&mut self, word: &str, line: usize) -> Result<Event, RecordError> {
        let ply = self.game.plies().count() + 1;
        let event = match event_of(word) {
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
                    if is_score(word) || event_of(word).is_some() {
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

/// A word without the number of its turn, if anything is left: `12.`, `12...` and `12.b1-b2` are all seen.
fn without_number(word: &str) -> Option<&str> {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let word = if rest.starts_with('.') { rest.trim_start_matches('.') } else { word };
    (!word.is_empty()).then_some(word)
}

/// The event of a word that is no move.
fn event_of(word: &str) -> Option<Event> {
    if word == "draw" {
        return Some(Event::DrawAgreed);
    }
    let (how, seat) = word.split_once(':')?;
    let how = match how {
        "resign" => Departure::Resigned,
        "time" => Departure::Time,
        _ => return None,
    };
    let seat = Seat::new(seat.parse().ok()?)?;
    Some(Event::Left { seat, how })
}

fn check_result(game: &Game, stated: Option<(usize, String)>) -> Result<(), RecordError> {
    let actual = score(game.outcome(), game.position().seats());
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
