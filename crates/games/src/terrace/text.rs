//! The text of a position.

use super::{Form, Piece, Square, Terrace, landscape};
use crate::fields::{number, one_of, seat, split};
use crate::{Field, PositionError, Seat};
use std::fmt::{self, Write};
use std::str::FromStr;

/// What can be wrong with a position text that only Terrace knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There are neither 8 rows of 8 squares nor 6 of 6.
    Shape,
    /// A character that is no vacant square, seat, T or size.
    NotAPiece {
        /// The character.
        found: char,
    },
    /// A size that the board does not have.
    Size {
        /// Where it stands.
        at: Square,
    },
    /// The small board is for two.
    SmallBoardSeats,
    /// A seat that does not exist.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// There is no T at all.
    NoT,
    /// A seat has two Ts.
    TwoTs {
        /// Which.
        seat: Seat,
    },
    /// Two seats have their T on their goals.
    TwoGoals,
    /// A seat that has lost its T has pieces, or is to move.
    Out {
        /// Which.
        seat: Seat,
    },
    /// A seat has more pieces than it can have.
    TooManyPieces {
        /// Which.
        seat: Seat,
        /// How many it can have.
        most: u32,
    },
}

impl fmt::Display for Terrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.landscape().side;
        for y in (0..side).rev() {
            for x in 0..side {
                match self.piece(Square { x, y }) {
                    None => f.write_char('.')?,
                    Some(piece) => write!(f, "{}{}", piece.seat.letter(), piece.form.letter())?,
                }
            }
            f.write_char(if y > 0 { '/' } else { ' ' })?;
        }
        write!(f, "{} {} {}", self.seats, self.side.letter(), self.quiet)
    }
}

impl FromStr for Terrace {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [rows, seats, side, quiet] = split(text)?;
        let seats = one_of(Field::Seats, seats, &[("2", 2), ("3", 3), ("4", 4)], "2 3 4")?;
        let small = rows.split('/').count() == usize::from(landscape::SMALL.side);
        if small && seats != 2 {
            return Err(PositionError::new(Field::Seats, Fault::SmallBoardSeats));
        }
        let side = seat(side)?;
        let quiet = number(Field::Quiet, quiet, u32::from(Self::QUIET_LIMIT))? as u8;
        let mut position = Self::empty(small, seats, side, quiet);
        read_rows(&mut position, rows)?;
        check_seats(&position)?;
        check_goals(&position)?;
        check_side(&position)?;
        Ok(position)
    }
}

fn read_rows(position: &mut Terrace, text: &str) -> Result<(), PositionError> {
    let shape = || PositionError::new(Field::Rows, Fault::Shape);
    let side = position.landscape().side;
    if text.split('/').count() != usize::from(side) {
        return Err(shape());
    }
    for (y, row) in (0..side).rev().zip(text.split('/')) {
        let mut rest = row.chars();
        for x in 0..side {
            let at = Square { x, y };
            let first = rest.next().ok_or_else(shape)?;
            if first != '.' {
                position.put(at, read_piece(first, rest.next(), at, side)?);
            }
        }
        if rest.next().is_some() {
            return Err(shape());
        }
    }
    Ok(())
}

fn read_piece(seat: char, form: Option<char>, at: Square, side: u8) -> Result<Piece, PositionError> {
    let fault = |fault| PositionError::new(Field::Rows, fault);
    let ascii = |letter: char| u8::try_from(letter).unwrap_or(0);
    let seat = Seat::from_letter(ascii(seat)).ok_or_else(|| fault(Fault::NotAPiece { found: seat }))?;
    let letter = form.ok_or_else(|| fault(Fault::Shape))?;
    let Some(form) = Form::from_letter(ascii(letter)) else {
        let wrong =
            if letter.is_ascii_digit() { Fault::Size { at } } else { Fault::NotAPiece { found: letter } };
        return Err(fault(wrong));
    };
    if form.size() > side / 2 {
        return Err(fault(Fault::Size { at }));
    }
    Ok(Piece { seat, form })
}

/// The most pieces that a seat can have.
const fn most_pieces(position: &Terrace) -> u32 {
    match (position.small, position.seats) {
        (true, _) => 12,
        (false, 2) => 16,
        (false, _) => 6,
    }
}

fn check_seats(position: &Terrace) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Rows, fault));
    if position.ts == 0 {
        return fault(Fault::NoT);
    }
    for seat in Seat::all(Seat::MAX) {
        let pieces = position.occupied_by(seat);
        let ts = (pieces & position.ts).count_ones();
        if pieces != 0 && seat.number() > position.seats {
            return fault(Fault::NoSuchSeat { seat });
        }
        if ts > 1 {
            return fault(Fault::TwoTs { seat });
        }
        if pieces != 0 && ts == 0 {
            return fault(Fault::Out { seat });
        }
        if pieces.count_ones() > most_pieces(position) {
            return fault(Fault::TooManyPieces { seat, most: most_pieces(position) });
        }
    }
    Ok(())
}

fn check_goals(position: &Terrace) -> Result<(), PositionError> {
    if position.ts_on_goals().count_ones() > 1 {
        return Err(PositionError::new(Field::Rows, Fault::TwoGoals));
    }
    Ok(())
}

fn check_side(position: &Terrace) -> Result<(), PositionError> {
    let seat = position.side;
    let fault = |fault| Err(PositionError::new(Field::Side, fault));
    if seat.number() > position.seats {
        return fault(Fault::NoSuchSeat { seat });
    }
    if !position.has_t(seat) {
        return fault(Fault::Out { seat });
    }
    Ok(())
}
