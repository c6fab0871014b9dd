//! A board on which anything may stand, possible or not: what somebody has in mind who sets up a position.

use crate::tanagra::{self, Pawn, Tile};
use crate::tchag::{self, Stone};
use crate::terrace::{Form, Piece, Square};
use crate::tzaar::{self, Colour, Kind, Point};
use crate::{AnyPosition, GameKind, Position, PositionError, Seat, Spot};
use std::collections::BTreeMap;
use std::fmt;

/// A board that is being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    kind: GameKind,
    /// What lies on the board: stones of Tchag, tiles of Tanagra by their centres.
    ground: BTreeMap<Spot, Ground>,
    /// What stands there.
    pieces: BTreeMap<Spot, Standing>,
    /// How many seats the table has.
    seats: u8,
    /// Whose turn it is.
    pub side: Seat,
    /// TZAAR: whether it is the second move of the turn.
    pub second: bool,
    /// TZAAR: the number of the turn.
    turn: u16,
    /// Terrace: how many squares a side has. Tanagra: how many pawns a series has.
    size: u8,
}

/// What lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A stone of Tchag.
    Stone(Stone),
    /// A tile of Tanagra.
    Tile,
}

/// What stands on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A stack of TZAAR and its height.
    Stack(Colour, Kind, u8),
    /// A piece of Terrace.
    Piece(Piece),
    /// A pawn of Tchag.
    Runner(tchag::Colour),
    /// A pawn of Tanagra.
    Pawn(Pawn),
}

/// What is in hand when somebody points at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes away what stands there, or else what lies there.
    Remove,
    /// Lays something.
    Lay(Ground),
    /// Sets something up.
    Put(Standing),
}

/// No stack is higher.
const HIGHEST: u8 = 30;

impl Draft {
    /// What stands in a position.
    #[must_use]
    pub fn new(position: &AnyPosition) -> Self {
        let mut draft = Self {
            kind: position.kind(),
            ground: BTreeMap::new(),
            pieces: BTreeMap::new(),
            seats: position.seats(),
            side: position.side(),
            second: false,
            turn: 1,
            size: 0,
        };
        match position {
            AnyPosition::Tzaar(position) => draft.take_tzaar(position),
            AnyPosition::Terrace(position) => {
                draft.size = position.board_side();
                let squares = Seat::all(position.seats()).flat_map(|seat| {
                    position.pieces(seat).map(move |(square, form)| (square, Piece { seat, form }))
                });
                draft.pieces =
                    squares.map(|(square, piece)| (square.into(), Standing::Piece(piece))).collect();
            }
            AnyPosition::Tchag(position) => draft.take_tchag(position),
            AnyPosition::Tanagra(position) => {
                draft.size = position.x();
                position.tiles().for_each(|tile| draft.take_tile(tile));
            }
        }
        draft
    }

    fn take_tzaar(&mut self, position: &tzaar::Tzaar) {
        // A board that is being filled has no turn yet: what is set up here is in the middle of a game.
        self.turn = position.turn().max(2);
        self.second = position.step() == tzaar::Step::Second;
        let stacks = Point::all().filter_map(|point| Some((point, position.stack(point)?)));
        self.pieces = stacks
            .map(|(point, stack)| {
                (point.into(), Standing::Stack(stack.colour(), stack.kind(), stack.height()))
            })
            .collect();
    }

    fn take_tchag(&mut self, position: &tchag::Tchag) {
        for cell in tchag::Cell::all() {
            let spot = cell.into();
            self.ground.extend(position.stone(cell).map(|stone| (spot, Ground::Stone(stone))));
            self.pieces.extend(position.pawn(cell).map(|pawn| (spot, Standing::Runner(pawn))));
        }
    }

    fn take_tile(&mut self, tile: Tile) {
        self.ground.insert(tile.centre.into(), Ground::Tile);
        let pawns = cells_of(tile.centre).into_iter().zip(tile.pawns);
        self.pieces.extend(pawns.filter_map(|(cell, pawn)| Some((cell.into(), Standing::Pawn(pawn?)))));
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Terrace: how many squares a side has.
    #[must_use]
    pub const fn board_side(&self) -> u8 {
        self.size
    }

    /// What lies on the board.
    pub fn ground(&self) -> impl Iterator<Item = (Spot, Ground)> {
        self.ground.iter().map(|(spot, ground)| (*spot, *ground))
    }

    /// What stands on it.
    pub fn pieces(&self) -> impl Iterator<Item = (Spot, Standing)> {
        self.pieces.iter().map(|(spot, standing)| (*spot, *standing))
    }

    /// Takes everything away; of Tchag the stones stay.
    pub fn clear(&mut self) {
        self.pieces.clear();
        self.ground.retain(|_, ground| matches!(ground, Ground::Stone(_)));
    }

    /// Points at a place with something in hand.
    pub fn apply(&mut self, tool: Tool, spot: Spot) {
        match tool {
            Tool::Remove => self.remove(spot),
            Tool::Lay(ground) => self.lay(ground, spot),
            Tool::Put(standing) => self.put(standing, spot),
        }
    }

    fn remove(&mut self, spot: Spot) {
        if self.pieces.remove(&spot).is_some() {
            return;
        }
        match self.tile_at(spot) {
            Some(centre) => {
                self.ground.remove(&centre.into());
                for cell in cells_of(centre) {
                    self.pieces.remove(&cell.into());
                }
            }
            None => {
                self.ground.remove(&spot);
            }
        }
    }

    /// Lays a stone, or a tile where it overlaps no other.
    fn lay(&mut self, ground: Ground, spot: Spot) {
        if let Spot::Tanagra(centre) = spot {
            let taken = cells_of(centre).into_iter().any(|cell| self.tile_at(cell.into()).is_some());
            if taken {
                return;
            }
        }
        self.ground.insert(spot, ground);
    }

    /// Sets a piece up where there is ground for it. The same stack again is one higher; a T stands only once.
    fn put(&mut self, standing: Standing, spot: Spot) {
        let grounded = match spot {
            Spot::Tchag(_) => self.ground.contains_key(&spot),
            Spot::Tanagra(_) => self.tile_at(spot).is_some(),
            Spot::Tzaar(_) | Spot::Terrace(_) => true,
        };
        if !grounded {
            return;
        }
        let standing = match (standing, self.pieces.get(&spot)) {
            (Standing::Stack(colour, kind, _), Some(Standing::Stack(same_colour, same_kind, height)))
                if (colour, kind) == (*same_colour, *same_kind) =>
            {
                Standing::Stack(colour, kind, (height + 1).min(HIGHEST))
            }
            _ => standing,
        };
        if matches!(standing, Standing::Piece(Piece { form: Form::T, .. })) {
            self.pieces.retain(|_, other| *other != standing);
        }
        self.pieces.insert(spot, standing);
    }

    /// The centre of the tile that a cell of Tanagra is part of.
    fn tile_at(&self, spot: Spot) -> Option<tanagra::Cell> {
        let Spot::Tanagra(cell) = spot else { return None };
        cells_of(cell).into_iter().find(|centre| self.ground.contains_key(&(*centre).into()))
    }

    /// The position, or why there is none.
    pub fn check(&self) -> Result<AnyPosition, PositionError> {
        AnyPosition::parse(self.kind, &self.to_string())
    }
}

/// The four cells of a tile, its centre first. A cell lies on a tile if the tile's centre is among these of the cell.
fn cells_of(centre: tanagra::Cell) -> [tanagra::Cell; 4] {
    let [one, other, third] = centre.neighbours();
    [centre, one, other, third]
}

/// The text of the position, if it were one.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            GameKind::Tzaar => self.write_tzaar(f),
            GameKind::Terrace => self.write_terrace(f),
            GameKind::Tchag => self.write_tchag(f),
            GameKind::Tanagra => self.write_tanagra(f),
        }
    }
}

impl Draft {
    fn write_tzaar(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in Point::all() {
            if point.column_and_place().1 == 0 && point.column_and_place().0 > 0 {
                f.write_str("/")?;
            }
            match self.pieces.get(&point.into()) {
                Some(Standing::Stack(colour, kind, height)) => {
                    let letter = match colour {
                        Colour::White => kind.letter(),
                        Colour::Black => kind.letter().to_ascii_lowercase(),
                    };
                    write!(f, "{letter}")?;
                    if *height > 1 {
                        write!(f, "{height}")?;
                    }
                }
                _ => f.write_str(".")?,
            }
        }
        let white = self.side == Seat::FIRST;
        // White's turns have odd numbers.
        let turn = if white == (self.turn % 2 == 1) { self.turn } else { self.turn + 1 };
        let (side, step) = (if white { 'w' } else { 'b' }, if self.second { 2 } else { 1 });
        write!(f, " {side} {step} {turn}")
    }

    fn write_terrace(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..self.size).rev() {
            for square in (0..self.size).filter_map(|x| Square::new(x, y)) {
                match self.pieces.get(&square.into()) {
                    Some(Standing::Piece(piece)) => {
                        write!(f, "{}{}", piece.seat.letter(), piece.form.letter())?;
                    }
                    _ => f.write_str(".")?,
                }
            }
            f.write_str(if y > 0 { "/" } else { " " })?;
        }
        write!(f, "{} {} 0", self.seats, self.side.letter())
    }

    fn write_tchag(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..6).rev() {
            for cell in (0..6).filter_map(|x| tchag::Cell::new(x, y)) {
                f.write_str(match self.ground.get(&cell.into()) {
                    Some(Ground::Stone(Stone::Black)) => "B",
                    Some(Ground::Stone(Stone::Grey)) => "G",
                    _ => ".",
                })?;
                if let Some(Standing::Runner(colour)) = self.pieces.get(&cell.into()) {
                    write!(f, "{}", colour.letter())?;
                }
            }
            f.write_str(if y > 0 { "/" } else { " " })?;
        }
        write!(f, "{} m 0", tchag::Colour::of_seat(self.side).letter())
    }

    fn write_tanagra(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut centres: Vec<tanagra::Cell> = self
            .ground
            .keys()
            .filter_map(|spot| match spot {
                Spot::Tanagra(centre) => Some(*centre),
                _ => None,
            })
            .collect();
        centres.sort_by_key(|centre| (centre.j(), centre.i(), centre.points_down()));
        if centres.is_empty() {
            f.write_str("-")?;
        }
        for (index, centre) in centres.into_iter().enumerate() {
            write!(f, "{}{centre}=", if index > 0 { ";" } else { "" })?;
            for cell in cells_of(centre) {
                match self.pieces.get(&cell.into()) {
                    Some(Standing::Pawn(pawn)) => write!(f, "{}", pawn.letter())?,
                    _ => f.write_str(".")?,
                }
            }
        }
        write!(f, " {} {} {} m 0", self.seats, self.size, self.side.letter())
    }
}
