//! The text of a position.

use super::{Colour, Kind, Point, Stack, Step, Tzaar};
use crate::fields::{number, one_of, split};
use crate::{Field, PositionError};
use std::fmt::{self, Write};
use std::str::FromStr;

/// What can be wrong with a position text that only TZAAR knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There are not nine columns.
    ColumnCount,
    /// A column has the wrong number of points.
    ColumnLength {
        /// The column's letter.
        column: char,
        /// How many points it should have.
        expected: u8,
    },
    /// A character that is no piece, empty point or height.
    NotAPiece {
        /// The character.
        found: char,
    },
    /// A height of 0 or 1, with leading zeros, or after an empty point.
    Height {
        /// Where it stands.
        at: Point,
    },
    /// More than thirty pieces of a colour, counting heights.
    TooManyPieces {
        /// Whose.
        colour: Colour,
    },
    /// More tops of a type than there are pieces of it.
    TooManyOfKind {
        /// Whose.
        colour: Colour,
        /// The type.
        kind: Kind,
    },
    /// Both sides lack a type: neither could have won.
    BothLackKind,
    /// White has the odd turns, Black the even ones.
    TurnOfTheOther,
    /// Turn 1 begins with sixty single pieces.
    OpeningIncomplete,
    /// Turn 1 has no second move.
    OpeningSecondMove,
    /// Placing and turn 0 belong together.
    PlacingTurn,
    /// There are no stacks while placing.
    PlacingStack {
        /// Where one stands.
        at: Point,
    },
    /// All pieces stand already.
    PlacingDone,
    /// The sides place by turns, White first.
    PlacingOrder,
}

impl fmt::Display for Tzaar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in Point::all() {
            let (column, place) = point.column_and_place();
            if place == 0 && column > 0 {
                f.write_char('/')?;
            }
            write_stack(f, self.stack(point))?;
        }
        let side = match self.colour {
            Colour::White => 'w',
            Colour::Black => 'b',
        };
        write!(f, " {side} {} {}", self.step.letter(), self.turn)
    }
}

fn write_stack(f: &mut fmt::Formatter<'_>, stack: Option<Stack>) -> fmt::Result {
    let Some(stack) = stack else {
        return f.write_char('.');
    };
    f.write_char(letter(stack))?;
    match stack.height() {
        1 => Ok(()),
        height => write!(f, "{height}"),
    }
}

/// The letter of a stack's top: upper case for White, lower case for Black.
pub(super) const fn letter(stack: Stack) -> char {
    match stack.colour() {
        Colour::White => stack.kind().letter(),
        Colour::Black => stack.kind().letter().to_ascii_lowercase(),
    }
}

impl FromStr for Tzaar {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [columns, side, step, turn] = split(text)?;
        let mut position = Self::empty();
        read_columns(&mut position, columns)?;
        let sides = [("w", Colour::White), ("b", Colour::Black)];
        let colour = one_of(Field::Side, side, &sides, "w b")?;
        let steps = [("p", Step::Place), ("1", Step::First), ("2", Step::Second)];
        let step = one_of(Field::Step, step, &steps, "p 1 2")?;
        position.set_decision(colour, step, number(Field::Turn, turn, u32::from(Self::LAST_TURN))? as u16);
        check_counts(&position)?;
        check_turn(&position)?;
        match step {
            Step::Place => check_placing(&position)?,
            Step::First | Step::Second => check_playing(&position)?,
        }
        Ok(position)
    }
}

fn read_columns(position: &mut Tzaar, text: &str) -> Result<(), PositionError> {
    let fault = |fault| PositionError::new(Field::Columns, fault);
    if text.split('/').count() != 9 {
        return Err(fault(Fault::ColumnCount));
    }
    let mut points = Point::all();
    for (column, text) in (0..).zip(text.split('/')) {
        let expected = Point::column_length(column);
        let wrong_length = fault(Fault::ColumnLength { column: char::from(b'a' + column), expected });
        let mut rest = text;
        for _ in 0..expected {
            let point = points.next().ok_or(wrong_length)?;
            let (stack, after) = read_stack(rest, point, wrong_length)?;
            position.put(point, stack);
            rest = after;
        }
        if !rest.is_empty() {
            return Err(wrong_length);
        }
    }
    Ok(())
}

/// Reads what stands on one point, and gives back the text after it.
fn read_stack(text: &str, at: Point, wrong_length: PositionError) -> Result<(Stack, &str), PositionError> {
    let fault = |fault| PositionError::new(Field::Columns, fault);
    let found = text.chars().next().ok_or(wrong_length)?;
    let kind = Kind::from_letter(found.to_ascii_uppercase() as u8).filter(|_| found.is_ascii());
    let digits = text[found.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
    let (height, rest) = text[found.len_utf8()..].split_at(digits);
    match (found, kind) {
        ('.', _) if height.is_empty() => Ok((Stack::EMPTY, rest)),
        ('.', _) => Err(fault(Fault::Height { at })),
        (_, None) => Err(fault(Fault::NotAPiece { found })),
        (_, Some(kind)) => {
            let colour = if found.is_ascii_uppercase() { Colour::White } else { Colour::Black };
            Ok((Stack::new(colour, kind, read_height(height, colour, at)?), rest))
        }
    }
}

fn read_height(text: &str, colour: Colour, at: Point) -> Result<u8, PositionError> {
    let fault = |fault| PositionError::new(Field::Columns, fault);
    if text.is_empty() {
        return Ok(1);
    }
    if text.starts_with('0') || text == "1" {
        return Err(fault(Fault::Height { at }));
    }
    match text.parse() {
        Ok(height) if height <= Stack::TALLEST => Ok(height),
        _ => Err(fault(Fault::TooManyPieces { colour })),
    }
}

fn check_counts(position: &Tzaar) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Columns, fault));
    for colour in [Colour::White, Colour::Black] {
        let pieces: u32 = Point::all()
            .filter_map(|point| position.stack(point))
            .filter(|stack| stack.colour() == colour)
            .map(|stack| u32::from(stack.height()))
            .sum();
        if pieces > u32::from(Stack::TALLEST) {
            return fault(Fault::TooManyPieces { colour });
        }
        for kind in Kind::ALL {
            if position.tops(colour, kind) > kind.pieces() {
                return fault(Fault::TooManyOfKind { colour, kind });
            }
        }
    }
    Ok(())
}

fn check_turn(position: &Tzaar) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Turn, fault));
    let placing = position.step == Step::Place;
    if placing != (position.turn == 0) {
        return fault(Fault::PlacingTurn);
    }
    let whites = position.turn % 2 == 1;
    if !placing && whites != (position.colour == Colour::White) {
        return fault(Fault::TurnOfTheOther);
    }
    if position.turn == 1 && position.step == Step::Second {
        return Err(PositionError::new(Field::Step, Fault::OpeningSecondMove));
    }
    if position.turn == 1 && position.singles[0].count_ones() < Point::COUNT as u32 {
        return fault(Fault::OpeningIncomplete);
    }
    Ok(())
}

fn check_playing(position: &Tzaar) -> Result<(), PositionError> {
    if position.lacking(Colour::White) && position.lacking(Colour::Black) {
        return Err(PositionError::new(Field::Columns, Fault::BothLackKind));
    }
    Ok(())
}

fn check_placing(position: &Tzaar) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Columns, fault));
    let stacked = position.occupied() & !position.singles[0];
    if let Some(at) = super::point::points(stacked).next() {
        return fault(Fault::PlacingStack { at });
    }
    let [white, black] = position.colours.map(|points| points[0].count_ones());
    if white + black == Point::COUNT as u32 {
        return Err(PositionError::new(Field::Step, Fault::PlacingDone));
    }
    let expected = match position.colour {
        Colour::White => black,
        Colour::Black => black + 1,
    };
    if white == expected { Ok(()) } else { Err(PositionError::new(Field::Side, Fault::PlacingOrder)) }
}
