//! The text of a position.

use super::cell::CellError;
use super::pawn::Series;
use super::plane::{Plane, overlap};
use super::{Cell, Pawn, Stage, Tanagra};
use crate::fields::{number, one_of, seat, split};
use crate::{Field, PositionError, Seat};
use std::fmt::{self, Write};
use std::str::FromStr;

/// What can be wrong with a position text that only Tanagra knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A tile is not of the form `0,0v=a...`.
    TileForm {
        /// Which, counted from 1.
        place: usize,
    },
    /// The centre of a tile lies too far from the origin.
    TooFar {
        /// Which tile, counted from 1.
        place: usize,
    },
    /// A character that is no pawn and no free cell.
    NotAPawn {
        /// The character.
        found: char,
    },
    /// A pawn that a table of so many seats does not have.
    NoSuchPawn {
        /// The pawn.
        pawn: Pawn,
    },
    /// Two tiles overlap.
    Overlap {
        /// One of them.
        tile: Cell,
        /// The other.
        other: Cell,
    },
    /// The tiles are not in order.
    Unsorted {
        /// The tile that should come earlier.
        tile: Cell,
    },
    /// More tiles than the set-up has.
    TooManyTiles {
        /// How many it has.
        most: usize,
    },
    /// More pawns of a series than the set-up has.
    TooManyPawns {
        /// Which.
        pawn: Pawn,
        /// How many it has.
        most: u8,
    },
    /// More than one series has no pawns left.
    SeveralSeriesGone,
    /// A seat that does not exist.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Everything is laid already.
    LayingDone,
    /// The first tile is not there.
    LayingFirstTile,
    /// A tile just laid has one pawn, on its centre.
    LayingPawn {
        /// Which tile.
        tile: Cell,
    },
    /// The tiles do not all hang together.
    LayingApart,
    /// The tiles do not fit the order of the turns.
    LayingOrder,
    /// Nothing is counted while tiles are laid.
    LayingQuiet,
    /// The tile to dispose of is no tile's name.
    DisposeForm,
    /// The tile to dispose of does not lie.
    DisposeNoTile,
    /// The tile to dispose of has pawns.
    DisposePawns {
        /// Which tile.
        tile: Cell,
    },
}

impl fmt::Display for Tanagra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.plane.count() == 0 {
            f.write_char('-')?;
        }
        for (tile, centre) in self.plane.centres().iter().enumerate() {
            let separator = if tile > 0 { ";" } else { "" };
            write!(f, "{separator}{centre}=")?;
            for cell in 0..4 {
                match self.series_at(4 * tile as u8 + cell) {
                    None => f.write_char('.')?,
                    Some(series) => write!(f, "{}", series.pawn(self.seats))?,
                }
            }
        }
        write!(f, " {} {} {} ", self.seats, self.x, self.side.letter())?;
        match self.stage {
            Stage::Lay => f.write_char('p')?,
            Stage::Move => f.write_char('m')?,
            Stage::Dispose(tile) => write!(f, "t{}", self.plane.centres()[usize::from(tile)])?,
        }
        write!(f, " {}", self.quiet)
    }
}

impl FromStr for Tanagra {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [tiles, seats, x, side, phase, quiet] = split(text)?;
        let seats = one_of(Field::Seats, seats, &[("2", 2), ("3", 3), ("4", 4)], "2 3 4")?;
        let x = one_of(Field::X, x, &[("4", 4), ("5", 5), ("6", 6)], "4 5 6")?;
        let side = seat(side)?;
        if side.number() > seats {
            return Err(PositionError::new(Field::Side, Fault::NoSuchSeat { seat: side }));
        }
        let mut position = Self::empty(seats, x);
        position.side = side;
        position.quiet = number(Field::Quiet, quiet, u32::from(Self::QUIET_LIMIT))? as u8;
        read_tiles(&mut position, tiles)?;
        position.stage = read_phase(&position.plane, phase)?;
        check_pawns(&position)?;
        match position.stage {
            Stage::Lay => check_laying(&position)?,
            Stage::Move => {}
            Stage::Dispose(tile) => check_disposing(&position, tile)?,
        }
        position.renew_key();
        Ok(position)
    }
}

fn read_tiles(position: &mut Tanagra, text: &str) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Tiles, fault));
    if text == "-" {
        return Ok(());
    }
    let most = position.tiles_in_all();
    if text.split(';').count() > most {
        return fault(Fault::TooManyTiles { most });
    }
    for (place, tile) in (1..).zip(text.split(';')) {
        let (centre, pawns) = read_tile(position, tile, place)?;
        let laid = position.plane.centres();
        if let Some(&other) = laid.iter().find(|other| overlap(centre, **other)) {
            return fault(Fault::Overlap { tile: centre, other });
        }
        if laid.last().is_some_and(|last| *last > centre) {
            return fault(Fault::Unsorted { tile: centre });
        }
        let slot = position.plane.insert(centre);
        for (cell, series) in (4 * slot..).zip(pawns) {
            if let Some(series) = series {
                position.pawns[series.index()] |= 1 << cell;
            }
        }
    }
    Ok(())
}

/// Reads one tile, the `place`-th of the text.
fn read_tile(
    position: &Tanagra,
    text: &str,
    place: usize,
) -> Result<(Cell, [Option<Series>; 4]), PositionError> {
    let fault = |fault| PositionError::new(Field::Tiles, fault);
    let form = || fault(Fault::TileForm { place });
    let (name, letters) = text.split_once('=').ok_or_else(form)?;
    let centre = match Cell::read(name) {
        Ok(centre) if centre.within_limit() => centre,
        Ok(_) | Err(CellError::Far) => return Err(fault(Fault::TooFar { place })),
        Err(CellError::Syntax) => return Err(form()),
    };
    let mut pawns = [None; 4];
    if letters.chars().count() != pawns.len() {
        return Err(form());
    }
    for (pawn, found) in pawns.iter_mut().zip(letters.chars()) {
        *pawn = read_pawn(found, position.seats).map_err(fault)?;
    }
    Ok((centre, pawns))
}

fn read_pawn(found: char, seats: u8) -> Result<Option<Series>, Fault> {
    if found == '.' {
        return Ok(None);
    }
    let letter = u8::try_from(found).ok().and_then(Pawn::from_letter);
    let pawn = letter.ok_or(Fault::NotAPawn { found })?;
    match pawn.series(seats) {
        Some(series) => Ok(Some(series)),
        None => Err(Fault::NoSuchPawn { pawn }),
    }
}

fn read_phase(plane: &Plane, text: &str) -> Result<Stage, PositionError> {
    let fault = |fault| PositionError::new(Field::Phase, fault);
    let Some(name) = text.strip_prefix('t') else {
        return one_of(Field::Phase, text, &[("p", Stage::Lay), ("m", Stage::Move)], "p m t0,0v");
    };
    let centre = Cell::from_name(name).ok_or_else(|| fault(Fault::DisposeForm))?;
    let tile = plane.tile(centre).ok_or_else(|| fault(Fault::DisposeNoTile))?;
    Ok(Stage::Dispose(tile as u8))
}

fn check_pawns(position: &Tanagra) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Tiles, fault));
    let mut gone = 0;
    for series in Series::all(position.seats) {
        let count = position.pawns[series.index()].count_ones();
        if count > u32::from(position.x) {
            return fault(Fault::TooManyPawns { pawn: series.pawn(position.seats), most: position.x });
        }
        gone += usize::from(count == 0);
    }
    if position.stage != Stage::Lay && gone > 1 {
        return fault(Fault::SeveralSeriesGone);
    }
    Ok(())
}

fn check_laying(position: &Tanagra) -> Result<(), PositionError> {
    let fault = |fault| Err(PositionError::new(Field::Tiles, fault));
    let plane = &position.plane;
    if plane.count() == position.tiles_in_all() {
        return Err(PositionError::new(Field::Phase, Fault::LayingDone));
    }
    if plane.count() > 0 && plane.tile(Cell::ORIGIN).is_none() {
        return fault(Fault::LayingFirstTile);
    }
    for (tile, &centre) in plane.centres().iter().enumerate() {
        if position.occupied() >> (4 * tile) & 0b1111 != 0b0001 {
            return fault(Fault::LayingPawn { tile: centre });
        }
    }
    if !plane.hangs_together() {
        return fault(Fault::LayingApart);
    }
    check_order(position)?;
    if position.quiet > 0 {
        return Err(PositionError::new(Field::Quiet, Fault::LayingQuiet));
    }
    Ok(())
}

/// Each seat has laid as often as its place in the order of turns says.
fn check_order(position: &Tanagra) -> Result<(), PositionError> {
    let (laid, seats) = (position.plane.count(), usize::from(position.seats));
    let fits = |seat: Seat| {
        let turns = (laid + seats - 1 - seat.index()) / seats;
        position.pawns_of(seat).count_ones() as usize == turns
    };
    if !Seat::all(position.seats).all(fits) {
        return Err(PositionError::new(Field::Tiles, Fault::LayingOrder));
    }
    if position.side.index() != laid % seats {
        return Err(PositionError::new(Field::Side, Fault::LayingOrder));
    }
    Ok(())
}

fn check_disposing(position: &Tanagra, tile: u8) -> Result<(), PositionError> {
    if !position.is_vacant(tile) {
        let tile = position.plane.centres()[usize::from(tile)];
        return Err(PositionError::new(Field::Phase, Fault::DisposePawns { tile }));
    }
    Ok(())
}
