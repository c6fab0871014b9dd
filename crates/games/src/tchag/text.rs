//! The text of a position.

use super::stones::{cuts, lines_unbroken, touch_at_a_corner, zones};
use super::{Cell, Colour, Phase, Tchag};
use crate::fields::{number, one_of, split};
use crate::{Field, PositionError};
use std::fmt::{self, Write};
use std::str::FromStr;

/// What can be wrong with a position text that only Tchag knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There are not six rows of six cells.
    Shape,
    /// A character that is no stone, pawn or empty cell.
    NotAStone {
        /// The character.
        found: char,
    },
    /// A colour has more than four pawns.
    TooManyPawns {
        /// Which.
        colour: Colour,
    },
    /// There is no pawn at all.
    NoPawns,
    /// A row or a column has a gap.
    BrokenLines,
    /// The stones do not hang together.
    SeveralZones,
    /// The side to move cannot, and the other side could.
    SideIsStuck,
    /// The game cannot have been stopped: the other side has a pawn move.
    StopWithMoves,
    /// The hole is no cell.
    HoleName,
    /// A stone lies where the hole should be.
    HoleHasStone {
        /// Where.
        at: Cell,
    },
    /// The hole cuts no line: there is nothing to close.
    HoleCutsNothing {
        /// Where it is.
        at: Cell,
    },
    /// There are not two zones that touch at a corner.
    NotTwoZones,
    /// A colour has no pawns: the game ended with the loser to move.
    LastPawnGone,
    /// There are no repairs while a pawn is to move or after a stop.
    RepairsOutsideRepair,
}

/// The most repairs that a text can name; the count stays there.
pub(super) const MOST_REPAIRS: u8 = 99;

impl fmt::Display for Tchag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..6).rev() {
            for cell in Cell::all().filter(|cell| cell.y() == y) {
                let stone = match self.stone(cell) {
                    None => '.',
                    Some(super::Stone::Black) => 'B',
                    Some(super::Stone::Grey) => 'G',
                };
                f.write_char(stone)?;
                if let Some(colour) = self.pawn(cell) {
                    f.write_char(colour.letter())?;
                }
            }
            f.write_char(if y > 0 { '/' } else { ' ' })?;
        }
        write!(f, "{} ", self.colour.letter())?;
        match self.phase {
            Phase::Move => f.write_char('m')?,
            Phase::Close(hole) => write!(f, "h{hole}")?,
            Phase::Rejoin => f.write_char('z')?,
            Phase::Stopped => f.write_char('s')?,
        }
        write!(f, " {}", self.repairs)
    }
}

impl FromStr for Tchag {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [rows, side, phase, repairs] = split(text)?;
        let colour = one_of(Field::Side, side, &[("r", Colour::Red), ("y", Colour::Yellow)], "r y")?;
        let phase = read_phase(phase)?;
        let repairs = number(Field::Repairs, repairs, u32::from(MOST_REPAIRS))? as u8;
        let mut position = Self { stones: 0, black: 0, pawns: [0; 2], colour, phase, repairs };
        read_rows(&mut position, rows)?;
        check_pawns(&position)?;
        if repairs > 0 && matches!(phase, Phase::Move | Phase::Stopped) {
            return Err(PositionError::new(Field::Repairs, Fault::RepairsOutsideRepair));
        }
        match position.loser() {
            Some(loser) => check_last_pawn(&position, loser)?,
            None => check_phase(&position)?,
        }
        Ok(position)
    }
}

fn read_phase(text: &str) -> Result<Phase, PositionError> {
    if let Some(name) = text.strip_prefix('h') {
        let hole = Cell::from_name(name).ok_or_else(|| PositionError::new(Field::Phase, Fault::HoleName))?;
        return Ok(Phase::Close(hole));
    }
    let phases = [("m", Phase::Move), ("z", Phase::Rejoin), ("s", Phase::Stopped)];
    one_of(Field::Phase, text, &phases, "m hc3 z s")
}

fn read_rows(position: &mut Tchag, text: &str) -> Result<(), PositionError> {
    let shape = || PositionError::new(Field::Rows, Fault::Shape);
    if text.split('/').count() != 6 {
        return Err(shape());
    }
    for (y, row) in (0..6).rev().zip(text.split('/')) {
        let mut rest = row.chars().peekable();
        for cell in Cell::all().filter(|cell| cell.y() == y) {
            match rest.next().ok_or_else(shape)? {
                '.' => continue,
                'B' => position.black |= cell.bit(),
                'G' => {}
                found => return Err(PositionError::new(Field::Rows, Fault::NotAStone { found })),
            }
            position.stones |= cell.bit();
            let pawn = rest.next_if(|letter| matches!(letter, 'r' | 'y'));
            match pawn {
                Some('r') => position.pawns[0] |= cell.bit(),
                Some(_) => position.pawns[1] |= cell.bit(),
                None => {}
            }
        }
        if rest.next().is_some() {
            return Err(shape());
        }
    }
    Ok(())
}

fn check_pawns(position: &Tchag) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Rows, fault));
    for colour in [Colour::Red, Colour::Yellow] {
        if position.pawn_count(colour) > 4 {
            return fault(Fault::TooManyPawns { colour });
        }
    }
    if position.pawns == [0, 0] { fault(Fault::NoPawns) } else { Ok(()) }
}

/// A game that ended with the last pawn of a colour: nothing was closed any more, so any shape will do.
fn check_last_pawn(position: &Tchag, loser: Colour) -> Result<(), PositionError> {
    if position.phase != Phase::Move {
        return Err(PositionError::new(Field::Phase, Fault::LastPawnGone));
    }
    if position.colour != loser {
        return Err(PositionError::new(Field::Side, Fault::LastPawnGone));
    }
    Ok(())
}

fn check_phase(position: &Tchag) -> Result<(), PositionError> {
    let fault = |field, fault| Err(PositionError::new(field, fault));
    let (mover, other) = (position.colour, position.colour.other());
    match position.phase {
        Phase::Move | Phase::Stopped => check_whole(position.stones, Field::Rows)?,
        Phase::Close(hole) => return check_hole(position.stones, hole),
        Phase::Rejoin => return check_zones(position.stones),
    }
    if position.phase == Phase::Move && !position.can_move(mover) && position.can_move(other) {
        return fault(Field::Side, Fault::SideIsStuck);
    }
    if position.phase == Phase::Stopped && position.can_move(other) {
        return fault(Field::Phase, Fault::StopWithMoves);
    }
    Ok(())
}

/// Every line unbroken, and one zone.
fn check_whole(stones: u64, field: Field) -> Result<(), PositionError> {
    if !lines_unbroken(stones) {
        return Err(PositionError::new(field, Fault::BrokenLines));
    }
    if zones(stones).len() > 1 {
        return Err(PositionError::new(field, Fault::SeveralZones));
    }
    Ok(())
}

fn check_hole(stones: u64, hole: Cell) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Phase, fault));
    if stones & hole.bit() != 0 {
        return fault(Fault::HoleHasStone { at: hole });
    }
    check_whole(stones | hole.bit(), Field::Rows)?;
    if cuts(stones, hole) == (false, false) { fault(Fault::HoleCutsNothing { at: hole }) } else { Ok(()) }
}

fn check_zones(stones: u64) -> Result<(), PositionError> {
    if !lines_unbroken(stones) {
        return Err(PositionError::new(Field::Rows, Fault::BrokenLines));
    }
    match zones(stones)[..] {
        [one, other] if touch_at_a_corner(one, other) => Ok(()),
        _ => Err(PositionError::new(Field::Rows, Fault::NotTwoZones)),
    }
}
