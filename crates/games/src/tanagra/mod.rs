//! Tanagra: two to four players on triangles that they lay themselves.
//!
//! The rules are in `docs/rules/tanagra.md`. A position keeps its tiles in the order of its text, what their
//! half sides touch, and a set of cells for each series of pawns.

mod cell;
mod diagram;
mod end;
mod generate;
mod pawn;
mod places;
mod plane;
mod ply;
mod refusal;
mod text;

pub use cell::Cell;
pub use pawn::Pawn;
pub use ply::Move;
pub use refusal::Refusal;
pub use text::Fault;

use crate::keys::mix;
use crate::{GameKind, Outcome, Position, Seat, Setup, SetupError};
use pawn::{MOST_SERIES, Series};
use plane::{Cells, Plane};

/// The set-ups of Tanagra: seats, and pawns a series.
pub const SETUPS: &[Setup] = &[
    Setup::plain("2x4", 2),
    Setup::plain("2x5", 2),
    Setup::plain("2x6", 2),
    Setup::plain("3x4", 3),
    Setup::plain("3x5", 3),
    Setup::plain("3x6", 3),
    Setup::plain("4x4", 4),
    Setup::plain("4x5", 4),
    Setup::plain("4x6", 4),
];

/// What is to be decided; a tile is named by its place in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Lay,
    Move,
    Dispose(u8),
}

/// What the side to move is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Lay a tile with a pawn.
    Lay,
    /// Move a pawn.
    Move,
    /// Dispose of the empty tile with this centre.
    Dispose(Cell),
}

/// A tile on the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its centre, which is its name.
    pub centre: Cell,
    /// The pawns on the centre and the three corners.
    pub pawns: [Option<Pawn>; 4],
}

/// How the pawns of a series stand on the present plane, whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What they look like, and so whose they are.
    pub pawn: Pawn,
    /// How many there are.
    pub pawns: u32,
    /// How many groups they form in which each can step over the others.
    pub groups: u32,
    /// Their moves to free cells.
    pub moves: u32,
    /// How many pawns they could take.
    pub prey: u32,
    /// How many stand on tiles in contact with no tile.
    pub isolated: u32,
    /// Pairs of one of them and a pawn that it takes, by the steps between them: one, two, and so on to eight or
    /// more.
    pub hunts: [u32; 8],
    /// How many pawns there are that they take.
    pub prey_left: u32,
    /// The steps between the nearest of these pairs; nothing where there is none.
    pub nearest: Option<u32>,
}

/// A position of Tanagra.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tanagra {
    /// The cells of each series.
    pawns: [Cells; MOST_SERIES],
    plane: Plane,
    key: u64,
    seats: u8,
    x: u8,
    side: Seat,
    stage: Stage,
    quiet: u8,
}

impl Tanagra {
    /// So many pawn moves and passes in which nothing left the game are a draw.
    pub const QUIET_LIMIT: u8 = 200;

    fn empty(seats: u8, x: u8) -> Self {
        let mut position = Self {
            pawns: [0; MOST_SERIES],
            plane: Plane::empty(),
            key: 0,
            seats,
            x,
            side: Seat::FIRST,
            stage: Stage::Lay,
            quiet: 0,
        };
        position.renew_key();
        position
    }

    /// The tiles with their pawns, in the order of the position text.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        (0..).zip(self.plane.centres()).map(|(tile, &centre)| Tile {
            centre,
            pawns: [0, 1, 2, 3].map(|cell| Some(self.series_at(4 * tile + cell)?.pawn(self.seats))),
        })
    }

    /// The pawn on a cell.
    #[must_use]
    pub fn pawn(&self, cell: Cell) -> Option<Pawn> {
        Some(self.series_at(self.plane.number(cell)?)?.pawn(self.seats))
    }

    /// How each series stands.
    pub fn standings(&self) -> impl Iterator<Item = Standing> {
        Series::all(self.seats).map(|series| generate::standing(self, series))
    }

    /// How many tiles hold pawns of this seat and of nobody else.
    #[must_use]
    pub fn own_tiles(&self, seat: Seat) -> u32 {
        end::own_tiles(self, seat)
    }

    /// How many pawns a seat has on the plane.
    #[must_use]
    pub fn pawn_count(&self, seat: Seat) -> u32 {
        self.pawns_of(seat).count_ones()
    }

    /// The same position with the next seat to move a pawn: what would be if the side to move could pass.
    #[must_use]
    pub fn passed(&self) -> Self {
        let mut next = *self;
        next.end_turn();
        next
    }

    /// Of the tiles that hold pawns of a seat, how many touch others with none of their half sides, with one, and so
    /// on to all six.
    #[must_use]
    pub fn contacts(&self, seat: Seat) -> [u32; 7] {
        let own = self.pawns_of(seat);
        let mut counts = [0; 7];
        for tile in (0..self.plane.count()).filter(|tile| own & 0b1111 << (4 * tile) != 0) {
            counts[self.plane.contacts(tile)] += 1;
        }
        counts
    }

    /// How many tiles lie.
    #[must_use]
    pub fn tile_count(&self) -> usize {
        self.plane.count()
    }

    /// What the side to move is about to do.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Lay => Phase::Lay,
            Stage::Move => Phase::Move,
            Stage::Dispose(tile) => Phase::Dispose(self.plane.centres()[usize::from(tile)]),
        }
    }

    /// How many pawns each series has at first.
    #[must_use]
    pub const fn x(&self) -> u8 {
        self.x
    }

    /// How many pawn moves and passes have passed since something last left the game.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// How many tiles the set-up has.
    #[must_use]
    pub fn tiles_in_all(&self) -> usize {
        usize::from(Series::count(self.seats) * self.x)
    }

    #[inline]
    const fn occupied(&self) -> Cells {
        self.pawns[0] | self.pawns[1] | self.pawns[2] | self.pawns[3]
    }

    #[inline]
    fn pawns_of(&self, seat: Seat) -> Cells {
        Series::of(seat, self.seats).fold(0, |cells, series| cells | self.pawns[series.index()])
    }

    /// Whether no pawn stands on a tile.
    #[inline]
    const fn is_vacant(&self, tile: u8) -> bool {
        self.occupied() & 0b1111 << (4 * tile) == 0
    }

    /// The series of the pawn on a cell.
    fn series_at(&self, cell: u8) -> Option<Series> {
        Series::all(self.seats).find(|series| self.pawns[series.index()] >> cell & 1 != 0)
    }

    /// Sets whose decision it is and which, the key included.
    #[inline]
    fn set_decision(&mut self, side: Seat, stage: Stage) {
        self.key ^= self.decision_key();
        (self.side, self.stage) = (side, stage);
        self.key ^= self.decision_key();
    }

    #[inline]
    fn end_turn(&mut self) {
        self.set_decision(self.side.next(self.seats), Stage::Move);
    }

    fn lay(&mut self, pawn: Pawn, at: Cell) {
        let tile = self.insert_tile(at);
        if let Some(series) = pawn.series(self.seats) {
            self.pawns[series.index()] |= 1 << (4 * tile);
        }
        let done = self.plane.count() == self.tiles_in_all();
        (self.side, self.stage) = (self.side.next(self.seats), if done { Stage::Move } else { Stage::Lay });
        self.renew_key();
    }

    #[inline]
    fn move_pawn(&mut self, from: Cell, to: Cell, captures: bool) {
        let (Some(start), Some(end)) = (self.plane.number(from), self.plane.number(to)) else {
            return;
        };
        let Some(series) = self.series_at(start) else {
            return;
        };
        self.quiet += 1;
        if captures {
            self.quiet = 0;
            self.toggle(end, series.prey(self.seats));
        }
        self.toggle(start, series);
        self.toggle(end, series);
        let tile = start / 4;
        if tile != end / 4 && self.is_vacant(tile) {
            self.set_decision(self.side, Stage::Dispose(tile));
        } else {
            self.end_turn();
        }
    }

    /// Puts a pawn on a cell, or takes it away.
    #[inline]
    fn toggle(&mut self, cell: u8, series: Series) {
        self.pawns[series.index()] ^= 1 << cell;
        self.key ^= pawn_key(self.plane.centres()[0], self.plane.cell(cell), series);
    }

    /// Disposes of a tile: lifts it, and lays it down again where it should go.
    fn dispose(&mut self, tile: u8, place: Option<Cell>) {
        let first = self.plane.centres()[0];
        let mut key =
            self.key ^ self.decision_key() ^ tile_key(first, self.plane.centres()[usize::from(tile)]);
        self.remove_tile(usize::from(tile));
        if let Some(place) = place {
            self.insert_tile(place);
            key ^= tile_key(first, place);
        } else {
            self.quiet = 0;
        }
        (self.side, self.stage) = (self.side.next(self.seats), Stage::Move);
        if self.plane.centres()[0] == first {
            self.key = key ^ self.decision_key();
        } else {
            self.renew_key();
        }
    }

    /// Lays a tile without pawns, and says which place in the order it got.
    fn insert_tile(&mut self, centre: Cell) -> usize {
        let tile = self.plane.insert(centre);
        let before = (1 << (4 * tile)) - 1;
        for cells in &mut self.pawns {
            *cells = *cells & before | (*cells & !before) << 4;
        }
        tile
    }

    /// Takes a tile without pawns away.
    fn remove_tile(&mut self, tile: usize) {
        self.plane.remove(tile);
        let before = (1 << (4 * tile)) - 1;
        for cells in &mut self.pawns {
            *cells = *cells & before | *cells >> 4 & !before;
        }
    }

    /// Computes the key afresh, as it must be when the first tile is another one.
    fn renew_key(&mut self) {
        self.key = self.decision_key();
        let Some(&first) = self.plane.centres().first() else {
            return;
        };
        for centre in self.plane.centres() {
            self.key ^= tile_key(first, *centre);
        }
        for series in Series::all(self.seats) {
            for number in generate::numbers(self.pawns[series.index()]) {
                self.key ^= pawn_key(first, self.plane.cell(number), series);
            }
        }
    }

    #[inline]
    const fn decision_key(&self) -> u64 {
        let stage = match self.stage {
            Stage::Lay => 30,
            Stage::Move => 31,
            Stage::Dispose(tile) => tile as u64,
        };
        mix(1 << 63
            | stage << 24
            | (self.side.index() as u64) << 16
            | (self.seats as u64) << 8
            | self.x as u64)
    }
}

/// Keys see cells from the first tile, so that a shift of the whole plane changes nothing.
#[inline]
const fn tile_key(first: Cell, centre: Cell) -> u64 {
    mix(1 << 32 | centre.seen_from(first) as u64)
}

#[inline]
const fn pawn_key(first: Cell, cell: Cell, series: Series) -> u64 {
    mix((2 + series.index() as u64) << 32 | cell.seen_from(first) as u64)
}

impl Position for Tanagra {
    type Move = Move;

    const KIND: GameKind = GameKind::Tanagra;

    fn setup(name: &str, _seed: Option<u64>) -> Result<Self, SetupError> {
        let setup = GameKind::Tanagra.setup(name).ok_or(SetupError::Unknown)?;
        // The name ends with the number of pawns.
        let x = name.bytes().last().map_or(0, |digit| digit - b'0');
        Ok(Self::empty(setup.seats, x))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn side(&self) -> Seat {
        self.side
    }

    fn mid_turn(&self) -> bool {
        matches!(self.stage, Stage::Dispose(_))
    }

    fn outcome(&self) -> Option<Outcome> {
        end::outcome(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn for_each_move(&self, visit: impl FnMut(Move)) {
        generate::for_each(self, visit);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        generate::count(self)
    }

    fn play_unchecked(&mut self, ply: Move) {
        match (ply, self.stage) {
            (Move::Lay { pawn, at }, _) => self.lay(pawn, at),
            (Move::Pawn { from, to, captures }, _) => self.move_pawn(from, to, captures),
            (Move::Keep, _) => self.end_turn(),
            (Move::Drop, Stage::Dispose(tile)) => self.dispose(tile, None),
            (Move::Relay(place), Stage::Dispose(tile)) => self.dispose(tile, Some(place)),
            (Move::Pass, _) => {
                self.quiet += 1;
                self.end_turn();
            }
            (Move::Drop | Move::Relay(_), _) => {}
        }
    }

    fn why_illegal(&self, ply: Move) -> crate::Refusal {
        refusal::why_illegal(self, ply).into()
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}
