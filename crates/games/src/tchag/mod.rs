//! Tchag: eight pawns on a board that loses a stone every turn.
//!
//! The rules are in `docs/rules/tchag.md`. A position is four sets of cells: stones, black stones, and the
//! pawns of each colour. Shifting a line is a shift of bits.

mod cell;
mod diagram;
mod generate;
mod ply;
mod refusal;
mod stones;
mod text;

pub use cell::{Cell, Direction, Line};
pub use ply::Move;
pub use refusal::Refusal;
pub use text::Fault;

use crate::bits::bit;
use crate::keys::mix;
use crate::{Ending, GameKind, Outcome, Position, Seat, Setup, SetupError};

/// The one set-up of Tchag.
pub const SETUPS: &[Setup] = &[Setup::plain("standard", 2)];

const STANDARD: &str = "GBGBGB/BGrBGyByG/GBrGBGB/BGBGBrG/GByGyBGrB/BGBGBG r m 0";

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Red, the first seat.
    Red,
    /// Yellow, the second seat.
    Yellow,
}

impl Colour {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Yellow,
            Self::Yellow => Self::Red,
        }
    }

    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
        }
    }

    /// Who plays it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::from_index(self as usize)
    }

    /// What a seat plays.
    #[must_use]
    pub const fn of_seat(seat: Seat) -> Self {
        if seat.index() == 0 { Self::Red } else { Self::Yellow }
    }
}

/// The two kinds of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stone {
    /// A pawn on it moves straight.
    Black,
    /// A pawn on it moves diagonally.
    Grey,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Move a pawn, or stop.
    Move,
    /// Close the hole there.
    Close(Cell),
    /// Rejoin two zones.
    Rejoin,
    /// Nothing: the game was stopped.
    Stopped,
}

/// How the pawns of a colour stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many there are.
    pub pawns: u32,
    /// How many have no move, one, two, three or four.
    pub by_moves: [u32; 5],
    /// How many of their moves lead to where no enemy could take them at once, the board as it is.
    pub safe_moves: u32,
    /// How many stand on black stones.
    pub on_black: u32,
    /// How many enemy pawns they could take.
    pub prey: u32,
}

/// A position of Tchag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tchag {
    stones: u64,
    /// The stones that are black.
    black: u64,
    /// The pawns of each colour.
    pawns: [u64; 2],
    colour: Colour,
    phase: Phase,
    repairs: u8,
}

impl Tchag {
    /// So many repairs of a turn are free; later ones must lie on a shortest way to its end.
    pub const FREE_REPAIRS: u8 = 8;

    /// The stone on a cell.
    #[must_use]
    pub const fn stone(&self, cell: Cell) -> Option<Stone> {
        if self.stones & cell.bit() == 0 {
            None
        } else if self.black & cell.bit() != 0 {
            Some(Stone::Black)
        } else {
            Some(Stone::Grey)
        }
    }

    /// The pawns of a colour, and the stones that they stand on.
    #[inline]
    pub fn pawns(&self, colour: Colour) -> impl Iterator<Item = (Cell, Stone)> {
        crate::bits::Ones(self.pawns[colour as usize]).map(|number| {
            let black = self.black & bit(number) != 0;
            (Cell::from_number(number), if black { Stone::Black } else { Stone::Grey })
        })
    }

    /// How many stones lie around a cell, corners counted.
    #[must_use]
    pub const fn stones_around(&self, cell: Cell) -> u32 {
        ((straight(cell.bit()) | diagonal(cell.bit())) & self.stones).count_ones()
    }

    /// The pawn on a cell.
    #[must_use]
    pub const fn pawn(&self, cell: Cell) -> Option<Colour> {
        if self.pawns[0] & cell.bit() != 0 {
            Some(Colour::Red)
        } else if self.pawns[1] & cell.bit() != 0 {
            Some(Colour::Yellow)
        } else {
            None
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn colour(&self) -> Colour {
        self.colour
    }

    /// What is to be decided.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How many closings and slides this turn has had.
    #[must_use]
    pub const fn repairs(&self) -> u8 {
        self.repairs
    }

    /// How many pawns a colour has left.
    #[must_use]
    pub const fn pawn_count(&self, colour: Colour) -> u32 {
        self.pawns[colour as usize].count_ones()
    }

    /// How many stones are left.
    #[must_use]
    pub const fn stone_count(&self) -> u32 {
        self.stones.count_ones()
    }

    /// How the pawns of a colour stand on the present board, whoever is to move.
    #[must_use]
    pub fn standing(&self, colour: Colour) -> Standing {
        let (own, enemy) = (self.pawns[colour as usize], self.pawns[colour.other() as usize]);
        let guarded = straight(enemy & self.black) | diagonal(enemy & !self.black);
        let (mut by_moves, mut safe_moves, mut prey) = ([0; 5], 0, 0);
        for from in crate::bits::Ones(own) {
            let pawn = bit(from);
            let reached = if self.black & pawn != 0 { straight(pawn) } else { diagonal(pawn) };
            let targets = reached & self.stones & !own;
            by_moves[targets.count_ones() as usize] += 1;
            safe_moves += (targets & !guarded).count_ones();
            prey |= targets & enemy;
        }
        Standing {
            pawns: own.count_ones(),
            by_moves,
            safe_moves,
            on_black: (own & self.black).count_ones(),
            prey: prey.count_ones(),
        }
    }

    /// The stones that a closing or a slide moves by one step; none for any other ply, or where there is no hole.
    pub fn stones_moved_by(&self, ply: Move) -> impl Iterator<Item = Cell> {
        let cells = match (ply, self.phase) {
            (Move::Close(direction), Phase::Close(hole)) => hole.behind(direction),
            (Move::Slide { line, .. }, _) => line.cells(),
            _ => 0,
        };
        crate::bits::Ones(cells & self.stones).map(Cell::from_number)
    }

    /// The colour that has lost its last pawn.
    const fn loser(&self) -> Option<Colour> {
        match self.pawns {
            [0, _] => Some(Colour::Red),
            [_, 0] => Some(Colour::Yellow),
            _ => None,
        }
    }

    #[inline]
    const fn own(&self) -> u64 {
        self.pawns[self.colour as usize]
    }

    /// Where a pawn of the side to move can go.
    #[inline]
    const fn targets(&self, from: u8) -> u64 {
        let pawn = bit(from);
        let reached = if self.black & pawn != 0 { straight(pawn) } else { diagonal(pawn) };
        reached & self.stones & !self.own()
    }

    /// Whether a colour has a pawn move on the present board.
    #[inline]
    const fn can_move(&self, colour: Colour) -> bool {
        let own = self.pawns[colour as usize];
        let reached = straight(own & self.black) | diagonal(own & !self.black);
        reached & self.stones & !own != 0
    }

    #[inline]
    fn move_pawn(&mut self, from: Cell, to: Cell) {
        let (mover, other) = (self.colour as usize, self.colour.other() as usize);
        self.pawns[mover] ^= from.bit() | to.bit();
        self.pawns[other] &= !to.bit();
        self.stones &= !from.bit();
        self.black &= !from.bit();
        if self.pawns[other] == 0 {
            // The game is over; nothing is closed any more.
            self.colour = self.colour.other();
            return;
        }
        self.settle_hole(from);
    }

    /// Moves stones, with what stands on them, by one step.
    #[inline]
    fn shift(&mut self, cells: u64, direction: Direction) {
        let shifted = |set: u64| set & !cells | direction.shift(set & cells);
        self.stones = shifted(self.stones);
        self.black = shifted(self.black);
        self.pawns = self.pawns.map(shifted);
    }

    #[inline]
    fn close(&mut self, hole: Cell, direction: Direction) {
        let cells = self.stones & hole.behind(direction);
        self.shift(cells, direction);
        self.count_repair();
        self.settle_hole(direction.last(cells));
    }

    #[inline]
    fn slide(&mut self, line: Line, direction: Direction) {
        self.shift(self.stones & line.cells(), direction);
        self.count_repair();
        self.settle_zones();
    }

    #[inline]
    fn count_repair(&mut self) {
        self.repairs = (self.repairs + 1).min(text::MOST_REPAIRS);
    }

    #[inline]
    fn settle_hole(&mut self, hole: Cell) {
        match stones::cuts(self.stones, hole) {
            (false, false) => self.settle_zones(),
            _ => self.phase = Phase::Close(hole),
        }
    }

    #[inline]
    fn settle_zones(&mut self) {
        if stones::hang_together(self.stones) {
            self.end_turn();
        } else {
            self.phase = Phase::Rejoin;
        }
    }

    /// Passes the turn on; whoever cannot move is passed over.
    #[inline]
    fn end_turn(&mut self) {
        self.phase = Phase::Move;
        self.repairs = 0;
        let (mover, other) = (self.colour, self.colour.other());
        if self.can_move(other) || !self.can_move(mover) {
            self.colour = other;
        }
    }

    /// The result when the pawns are counted.
    fn by_count(&self, ending: Ending) -> Outcome {
        let (red, yellow) = (self.pawn_count(Colour::Red), self.pawn_count(Colour::Yellow));
        match red.cmp(&yellow) {
            std::cmp::Ordering::Greater => Outcome::win(Colour::Red.seat(), ending),
            std::cmp::Ordering::Less => Outcome::win(Colour::Yellow.seat(), ending),
            std::cmp::Ordering::Equal => Outcome::draw(ending),
        }
    }
}

#[inline]
const fn straight(cells: u64) -> u64 {
    cells << 1 | cells >> 1 | cells << 8 | cells >> 8
}

#[inline]
const fn diagonal(cells: u64) -> u64 {
    cells << 7 | cells >> 7 | cells << 9 | cells >> 9
}

impl Position for Tchag {
    type Move = Move;

    const KIND: GameKind = GameKind::Tchag;

    fn setup(name: &str, _seed: Option<u64>) -> Result<Self, SetupError> {
        match name {
            "standard" => Ok(STANDARD.parse().expect("the set-up is a position")),
            _ => Err(SetupError::Unknown),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self) -> Seat {
        self.colour.seat()
    }

    fn mid_turn(&self) -> bool {
        matches!(self.phase, Phase::Close(_) | Phase::Rejoin)
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.loser() {
            return Some(Outcome::win(loser.other().seat(), Ending::LastPawn));
        }
        match self.phase {
            Phase::Stopped => Some(self.by_count(Ending::Stopped)),
            // A position with a pawn to move whose side cannot is one where neither can.
            Phase::Move if !self.can_move(self.colour) => Some(self.by_count(Ending::NobodyMoves)),
            _ => None,
        }
    }

    /// Computed from the whole position: four words are mixed faster than a shifted line of stones is
    /// entered piece by piece. Of the repairs only whether they are still free decides anything.
    #[inline]
    fn key(&self) -> u64 {
        let phase = match self.phase {
            Phase::Move => 64,
            Phase::Rejoin => 65,
            Phase::Stopped => 66,
            Phase::Close(hole) => u64::from(hole.number()),
        };
        let decision = phase << 2 | u64::from(generate::free_repairs_used(self)) << 1 | self.colour as u64;
        let mut key = mix(self.stones);
        for fact in [self.black, self.pawns[0], self.pawns[1], decision] {
            key = mix(key ^ fact);
        }
        key
    }

    #[inline]
    fn for_each_move(&self, visit: impl FnMut(Move)) {
        generate::for_each(self, visit);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        generate::count(self)
    }

    #[inline]
    fn play_unchecked(&mut self, ply: Move) {
        match (ply, self.phase) {
            (Move::Pawn { from, to, .. }, _) => self.move_pawn(from, to),
            (Move::Close(direction), Phase::Close(hole)) => self.close(hole, direction),
            (Move::Slide { line, direction }, _) => self.slide(line, direction),
            (Move::Stop, _) => self.phase = Phase::Stopped,
            (Move::Close(_), _) => {}
        }
    }

    fn why_illegal(&self, ply: Move) -> crate::Refusal {
        refusal::why_illegal(self, ply).into()
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}
