//! Terrace: pieces of four sizes on eight levels, and a T to bring across.
//!
//! The rules are in `docs/rules/terrace.md`. A position is a handful of sets of squares, by seat and by size;
//! the squares are numbered so that a terrace is a run of bits.

mod courtesy;
mod diagram;
mod generate;
mod landscape;
mod piece;
mod ply;
mod refusal;
mod setup;
mod square;
mod text;

pub use courtesy::Announcement;
pub use piece::{Form, Piece};
pub use ply::Move;
pub use refusal::Refusal;
pub use setup::SETUPS;
pub use square::Square;
pub use text::Fault;

use crate::bits::bit;
use crate::keys::mix;
use crate::{Ending, GameKind, Outcome, Position, Seat, SetupError};
use landscape::{A1, H8, LARGE, Landscape, SMALL};

/// A position of Terrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrace {
    /// The squares of each seat.
    owners: [u64; 4],
    /// The squares of each size, from 1 to 4; a T has size 1.
    sizes: [u64; 4],
    /// The squares with a T.
    ts: u64,
    key: u64,
    small: bool,
    seats: u8,
    side: Seat,
    quiet: u8,
}

impl Terrace {
    /// So many plies in a row without a capture are a draw.
    pub const QUIET_LIMIT: u8 = 200;

    fn empty(small: bool, seats: u8, side: Seat, quiet: u8) -> Self {
        let board_key = mix(1 << 17 | u64::from(small) << 8 | u64::from(seats));
        let key = board_key ^ side_key(side);
        Self { owners: [0; 4], sizes: [0; 4], ts: 0, key, small, seats, side, quiet }
    }

    #[inline]
    fn landscape(&self) -> &'static Landscape {
        if self.small { &SMALL } else { &LARGE }
    }

    /// How many squares a side of the board has: 8 or 6.
    #[must_use]
    pub fn board_side(&self) -> u8 {
        self.landscape().side
    }

    /// The level of a square of this board, from 1; nothing for a square beside it.
    #[must_use]
    pub fn level(&self, square: Square) -> Option<u8> {
        self.landscape().contains(square).then(|| self.landscape().level(square))
    }

    /// What stands on a square; nothing on a square beside the board.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if !self.landscape().contains(square) {
            return None;
        }
        let bit = bit(self.landscape().number(square));
        let seat = Seat::from_index(self.owners.iter().position(|owner| owner & bit != 0)?);
        let form = match self.sizes.iter().position(|size| size & bit != 0)? {
            0 if self.ts & bit != 0 => Form::T,
            0 => Form::One,
            1 => Form::Two,
            2 => Form::Three,
            _ => Form::Four,
        };
        Some(Piece { seat, form })
    }

    /// The pieces of a seat and where they stand.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = (Square, Form)> {
        crate::bits::Ones(self.occupied_by(seat)).map(|number| {
            let form = match self.size_at(bit(number)) {
                0 if self.ts & bit(number) != 0 => Form::T,
                0 => Form::One,
                1 => Form::Two,
                2 => Form::Three,
                _ => Form::Four,
            };
            (self.landscape().square(number), form)
        })
    }

    /// Where the pieces stand that a seat could take from others were it to move.
    #[inline]
    pub fn prey(&self, seat: Seat) -> impl Iterator<Item = Square> {
        crate::bits::Ones(self.takeable_by(seat)).map(|number| self.landscape().square(number))
    }

    /// How many moves a seat would have were it to move.
    #[must_use]
    pub fn mobility(&self, seat: Seat) -> u64 {
        generate::count(self, seat)
    }

    /// The square that a seat's T must reach.
    #[must_use]
    pub fn goal(&self, seat: Seat) -> Square {
        self.landscape().square(self.goal_number(seat))
    }

    fn goal_number(&self, seat: Seat) -> u8 {
        let upwards = if self.seats == 2 { 1 } else { 2 };
        if seat.number() <= upwards { H8 } else { A1 }
    }

    /// In how many moves a seat's T would reach its goal if nobody else stood or moved; nothing without a T.
    #[must_use]
    pub fn moves_to_goal(&self, seat: Seat) -> Option<u8> {
        self.t_of(seat).map(|t| self.landscape().moves_to(t, self.goal_number(seat)))
    }

    /// In how many moves a seat's T would reach its goal over squares that are vacant and threatened by nobody,
    /// if nobody else moved; nothing if there is no such way of `most` moves or less.
    #[must_use]
    pub fn safe_moves_to_goal(&self, seat: Seat, most: u8) -> Option<u8> {
        // An empty board has the shortest ways.
        if self.moves_to_goal(seat)? > most {
            return None;
        }
        let goal = bit(self.goal_number(seat));
        let (own, occupied) = (self.occupied_by(seat), self.occupied());
        let open = !occupied & !self.threatened_by_others(seat) | goal & !occupied;
        let (mut reached, mut border) = (0, bit(self.t_of(seat)?));
        for moves in 0..=most {
            if border & goal != 0 {
                return Some(moves);
            }
            reached |= border;
            let next = crate::bits::Ones(border)
                .fold(0, |next, from| next | self.landscape().reach(from, occupied & !own));
            border = next & open & !reached;
        }
        None
    }

    /// How many vacant squares a seat's T could move to that nobody threatens.
    #[must_use]
    pub fn escapes(&self, seat: Seat) -> u32 {
        let Some(t) = self.t_of(seat) else { return 0 };
        let (own, occupied) = (self.occupied_by(seat), self.occupied());
        let reach = self.landscape().reach(t, occupied & !own);
        (reach & !occupied & !self.threatened_by_others(seat)).count_ones()
    }

    /// For each piece of the others, in how many moves it would threaten a seat's T if nobody else stood or moved.
    #[inline]
    pub fn hunters(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let t = self.t_of(seat);
        let others = self.occupied() & !self.occupied_by(seat);
        let hunters = crate::bits::Ones(if t.is_some() { others } else { 0 });
        hunters.map(move |from| self.landscape().moves_to_threaten(from, t.unwrap_or_default()))
    }

    /// Where a seat's T stands.
    #[inline]
    fn t_of(&self, seat: Seat) -> Option<u8> {
        let t = self.occupied_by(seat) & self.ts;
        (t != 0).then(|| t.trailing_zeros() as u8)
    }

    /// The squares on which a piece of size 1 of a seat could be taken by others.
    #[inline]
    fn threatened_by_others(&self, seat: Seat) -> u64 {
        let others = self.occupied() & !self.occupied_by(seat);
        crate::bits::Ones(others).fold(0, |squares, from| squares | self.landscape().captures(from))
    }

    /// The same position with the next seat to move: what would be if the side to move could pass.
    #[must_use]
    pub fn passed(&self) -> Self {
        let mut next = *self;
        next.pass_turn();
        next
    }

    /// How many plies have passed without a capture.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Whether a seat still has its T.
    #[inline]
    const fn has_t(&self, seat: Seat) -> bool {
        self.occupied_by(seat) & self.ts != 0
    }

    /// The position after a seat has left the table: as if its T had been taken, but without a ply.
    ///
    /// When it was the last one, what is left means nothing: the game is over before.
    pub(crate) fn without(mut self, seat: Seat) -> Self {
        self.eliminate(seat);
        if self.side == seat {
            self.pass_turn();
        }
        self
    }

    /// The pieces of others that a seat could take.
    #[inline]
    fn takeable_by(&self, seat: Seat) -> u64 {
        let own = self.occupied_by(seat);
        let (mut not_bigger, mut taken) = (0, 0);
        for size in self.sizes {
            not_bigger |= size;
            for from in crate::bits::Ones(own & size) {
                taken |= self.landscape().captures(from) & not_bigger;
            }
        }
        taken & self.occupied() & !own
    }

    #[inline]
    const fn occupied_by(&self, seat: Seat) -> u64 {
        self.owners[seat.index()]
    }

    #[inline]
    const fn occupied(&self) -> u64 {
        self.owners[0] | self.owners[1] | self.owners[2] | self.owners[3]
    }

    fn put(&mut self, square: Square, piece: Piece) {
        let size = usize::from(piece.form.size() - 1);
        self.set(self.landscape().number(square), piece.seat, size, piece.form == Form::T);
    }

    /// Puts a piece on a vacant square; `size` counts from 0.
    #[inline]
    fn set(&mut self, number: u8, seat: Seat, size: usize, is_t: bool) {
        let bit = bit(number);
        self.owners[seat.index()] |= bit;
        self.sizes[size] |= bit;
        self.ts |= if is_t { bit } else { 0 };
        self.key ^= piece_key(number, seat, size, is_t);
    }

    /// The index of the size on an occupied square.
    #[inline]
    const fn size_at(&self, bit: u64) -> usize {
        let [_, two, three, four] = self.sizes;
        (two & bit != 0) as usize + 2 * (three & bit != 0) as usize + 3 * (four & bit != 0) as usize
    }

    /// Takes away what a seat has on a square.
    #[inline]
    fn lift(&mut self, number: u8, seat: Seat) -> (usize, bool) {
        let bit = bit(number);
        let (size, is_t) = (self.size_at(bit), self.ts & bit != 0);
        self.owners[seat.index()] &= !bit;
        self.sizes[size] &= !bit;
        self.ts &= !bit;
        self.key ^= piece_key(number, seat, size, is_t);
        (size, is_t)
    }

    /// Takes the piece on a square; whoever loses its T so is out.
    fn capture(&mut self, number: u8) {
        let bit = bit(number);
        let Some(owner) = Seat::all(self.seats).find(|seat| self.occupied_by(*seat) & bit != 0) else {
            return;
        };
        let (_, was_t) = self.lift(number, owner);
        if was_t {
            self.eliminate(owner);
        }
    }

    fn eliminate(&mut self, seat: Seat) {
        for number in crate::bits::Ones(self.occupied_by(seat)) {
            self.lift(number, seat);
        }
    }

    /// Gives the turn to the next seat that is still in.
    #[inline]
    fn pass_turn(&mut self) {
        let mut next = self.side.next(self.seats);
        while !self.has_t(next) && next != self.side {
            next = next.next(self.seats);
        }
        self.key ^= side_key(self.side) ^ side_key(next);
        self.side = next;
    }

    /// The Ts that stand on their goals.
    #[inline]
    const fn ts_on_goals(&self) -> u64 {
        let [a, b, c, d] = self.owners;
        // With two seats South and North play for the corners, with more South and West against North and East.
        let (upwards, downwards) = if self.seats == 2 { (a, b) } else { (a | b, c | d) };
        self.ts & (upwards & bit(H8) | downwards & bit(A1))
    }

    /// Whether the game has ended for a reason other than the lack of a legal move.
    #[inline]
    const fn is_over_without_moves(&self) -> bool {
        let one_t_left = self.ts & self.ts.wrapping_sub(1) == 0;
        self.ts_on_goals() != 0 || one_t_left || self.quiet >= Self::QUIET_LIMIT
    }

    /// The seat whose T is among these squares.
    fn owner_of(&self, squares: u64) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.occupied_by(*seat) & squares != 0)
    }
}

#[inline]
const fn piece_key(number: u8, seat: Seat, size: usize, is_t: bool) -> u64 {
    mix((is_t as u64) << 10 | (size as u64) << 8 | (seat.index() as u64) << 6 | number as u64)
}

#[inline]
const fn side_key(side: Seat) -> u64 {
    mix(1 << 16 | side.index() as u64)
}

impl Position for Terrace {
    type Move = Move;

    const KIND: GameKind = GameKind::Terrace;

    fn setup(name: &str, _seed: Option<u64>) -> Result<Self, SetupError> {
        setup::position(name)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.has_t(seat)
    }

    fn side(&self) -> Seat {
        self.side
    }

    fn mid_turn(&self) -> bool {
        false
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = self.owner_of(self.ts_on_goals()) {
            return Some(Outcome::win(winner, Ending::Goal));
        }
        if self.ts.is_power_of_two() {
            return self.owner_of(self.ts).map(|winner| Outcome::win(winner, Ending::LastT));
        }
        if self.quiet >= Self::QUIET_LIMIT {
            return Some(Outcome::draw(Ending::Quiet));
        }
        (!generate::can_move(self)).then_some(Outcome::draw(Ending::NoMove))
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
        generate::count(self, self.side)
    }

    #[inline]
    fn play_unchecked(&mut self, ply: Move) {
        let board = self.landscape();
        let (from, to) = (board.number(ply.from), board.number(ply.to));
        let mover = self.side;
        // The mover is lifted first: when it takes its own T, it leaves the board with all the others.
        let (size, is_t) = self.lift(from, mover);
        self.quiet = self.quiet.saturating_add(1);
        if ply.captures {
            self.quiet = 0;
            self.capture(to);
        }
        if is_t || self.has_t(mover) {
            self.set(to, mover, size, is_t);
        }
        self.pass_turn();
    }

    fn why_illegal(&self, ply: Move) -> crate::Refusal {
        refusal::why_illegal(self, ply).into()
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}
