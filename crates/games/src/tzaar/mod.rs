//! TZAAR: two sides, sixty points, three types of pieces that must all stay on the board.
//!
//! The rules are in `docs/rules/tzaar.md`. A position keeps a byte a point, and sets of points by colour, by
//! type of the top and of single pieces; moves are found with a ray a direction and a bit scan, and counted line
//! by line.

mod diagram;
mod generate;
mod lines;
mod ply;
mod point;
mod refusal;
mod setup;
mod stack;
mod text;

pub use ply::Move;
pub use point::{Point, PointSet};
pub use refusal::Refusal;
pub use setup::SETUPS;
pub use stack::{Colour, Kind, Stack};
pub use text::Fault;

use crate::keys::mix;
use crate::{Ending, GameKind, Outcome, Position, Seat, SetupError};
use lines::Axes;

/// What the side to move is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Place a piece, before the game.
    Place,
    /// The compulsory capture.
    First,
    /// The second move of a turn.
    Second,
}

impl Step {
    const fn letter(self) -> char {
        match self {
            Self::Place => 'p',
            Self::First => '1',
            Self::Second => '2',
        }
    }
}

/// A position of TZAAR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tzaar {
    /// By number of the point; the first is not used.
    stacks: [Stack; Point::COUNT + 1],
    colour: Colour,
    step: Step,
    turn: u16,
    /// The points of each colour.
    colours: [Axes; 2],
    /// The points by type of the top.
    kinds: [u64; 3],
    /// The points with a single piece.
    singles: Axes,
    key: u64,
}

impl Tzaar {
    /// The last number that a turn can have.
    const LAST_TURN: u16 = 9999;

    fn empty() -> Self {
        Self {
            stacks: [Stack::EMPTY; Point::COUNT + 1],
            colour: Colour::White,
            step: Step::Place,
            turn: 0,
            colours: [[0; 3]; 2],
            kinds: [0; 3],
            singles: [0; 3],
            key: 0,
        }
    }

    /// What stands on a point.
    #[must_use]
    pub fn stack(&self, point: Point) -> Option<Stack> {
        let stack = self.stacks[usize::from(point.number())];
        (!stack.is_empty()).then_some(stack)
    }

    /// How high the stack on a point is; 0 on an empty one.
    #[inline]
    #[must_use]
    pub fn height(&self, point: Point) -> u8 {
        self.stacks[usize::from(point.number())].height()
    }

    /// The side to move.
    #[must_use]
    pub const fn colour(&self) -> Colour {
        self.colour
    }

    /// What the side to move is about to do.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The number of the turn; 0 while placing.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// How many tops of a type a side shows.
    #[must_use]
    pub const fn tops(&self, colour: Colour, kind: Kind) -> u32 {
        self.points_of(colour, kind).len()
    }

    /// Where a side shows a type.
    #[inline]
    #[must_use]
    pub const fn points_of(&self, colour: Colour, kind: Kind) -> PointSet {
        PointSet::new(self.colours[colour as usize][0] & self.kinds[kind as usize])
    }

    /// Where a side stands.
    #[inline]
    #[must_use]
    pub const fn points(&self, colour: Colour) -> PointSet {
        PointSet::new(self.colours[colour as usize][0])
    }

    /// Where a single piece stands.
    #[inline]
    #[must_use]
    pub const fn singles(&self) -> PointSet {
        PointSet::new(self.singles[0])
    }

    /// The first occupied point in each direction.
    #[inline]
    #[must_use]
    pub fn in_sight(&self, from: Point) -> PointSet {
        PointSet::new(point::nearest(from, self.occupied()) & !1)
    }

    /// How many captures a side would have were it to move.
    #[inline]
    #[must_use]
    pub fn captures(&self, colour: Colour) -> u64 {
        generate::captures(self, colour)
    }

    /// Whether a side lacks one of the types.
    const fn lacking(&self, colour: Colour) -> bool {
        let own = self.colours[colour as usize][0];
        own & self.kinds[0] == 0 || own & self.kinds[1] == 0 || own & self.kinds[2] == 0
    }

    #[inline]
    const fn occupied(&self) -> u64 {
        self.colours[0][0] | self.colours[1][0]
    }

    /// The points of a side and of the other side, along each axis.
    #[inline]
    const fn sides(&self, colour: Colour) -> (&Axes, &Axes) {
        (&self.colours[colour as usize], &self.colours[colour.other() as usize])
    }

    /// The points of the side to move.
    #[inline]
    const fn own(&self) -> u64 {
        self.colours[self.colour as usize][0]
    }

    /// The points of the other side.
    #[inline]
    const fn enemy(&self) -> u64 {
        self.colours[self.colour.other() as usize][0]
    }

    /// Puts a stack on an empty point.
    #[inline]
    fn put(&mut self, point: Point, stack: Stack) {
        if stack.is_empty() {
            return;
        }
        self.stacks[usize::from(point.number())] = stack;
        self.toggle(point, stack);
    }

    /// Takes away what stands on a point.
    #[inline]
    fn lift(&mut self, point: Point) -> Stack {
        let stack = std::mem::replace(&mut self.stacks[usize::from(point.number())], Stack::EMPTY);
        self.toggle(point, stack);
        stack
    }

    /// Enters a stack into the sets and the key, or takes it out.
    #[inline]
    fn toggle(&mut self, point: Point, stack: Stack) {
        let only = lines::only(point);
        lines::toggle(&mut self.colours[stack.colour() as usize], only);
        self.kinds[stack.kind() as usize] ^= only[0];
        if stack.height() == 1 {
            lines::toggle(&mut self.singles, only);
        }
        self.key ^= stack_key(point, stack);
    }

    /// Sets whose decision it is and which, the key included.
    #[inline]
    fn set_decision(&mut self, colour: Colour, step: Step, turn: u16) {
        self.key ^= decision_key(self.colour, self.step, self.turn) ^ decision_key(colour, step, turn);
        (self.colour, self.step, self.turn) = (colour, step, turn);
    }

    #[inline]
    fn end_turn(&mut self) {
        // Turns alternate between odd and even. After the last number comes the one before it, so that the
        // text stays readable.
        let turn = if self.turn == Self::LAST_TURN { self.turn - 1 } else { self.turn + 1 };
        self.set_decision(self.colour.other(), Step::First, turn);
    }

    fn place(&mut self, kind: Kind, at: Point) {
        self.put(at, Stack::new(self.colour, kind, 1));
        let done = self.singles[0].count_ones() == Point::COUNT as u32;
        let (step, turn) = if done { (Step::First, 1) } else { (Step::Place, 0) };
        self.set_decision(self.colour.other(), step, turn);
    }
}

#[inline]
const fn stack_key(point: Point, stack: Stack) -> u64 {
    mix((point.number() as u64) << 8 | stack.code() as u64)
}

/// Of the turn, only whether it is the opening one matters to the rules.
#[inline]
const fn decision_key(colour: Colour, step: Step, turn: u16) -> u64 {
    mix(1 << 16 | (step as u64) << 2 | ((turn == 1) as u64) << 1 | colour as u64)
}

impl Position for Tzaar {
    type Move = Move;

    const KIND: GameKind = GameKind::Tzaar;

    fn setup(name: &str, seed: Option<u64>) -> Result<Self, SetupError> {
        setup::position(name, seed)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self) -> Seat {
        self.colour.seat()
    }

    fn mid_turn(&self) -> bool {
        self.step == Step::Second
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.step == Step::Place {
            return None;
        }
        for colour in [Colour::White, Colour::Black] {
            if self.lacking(colour) {
                return Some(Outcome::win(colour.other().seat(), Ending::TypeGone));
            }
        }
        let stuck = self.step == Step::First && !generate::can_capture(self);
        stuck.then(|| Outcome::win(self.colour.other().seat(), Ending::NoCapture))
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

    #[inline]
    fn play_unchecked(&mut self, ply: Move) {
        match ply {
            Move::Capture { from, to } => {
                self.lift(to);
                let mover = self.lift(from);
                self.put(to, mover);
            }
            Move::Stack { from, to } => {
                let below = self.lift(to);
                let mover = self.lift(from);
                self.put(to, mover.on_top_of(below));
            }
            Move::Pass => {}
            Move::Place { kind, at } => return self.place(kind, at),
        }
        if self.step == Step::First && self.turn != 1 {
            self.set_decision(self.colour, Step::Second, self.turn);
        } else {
            self.end_turn();
        }
    }

    fn why_illegal(&self, ply: Move) -> crate::Refusal {
        refusal::why_illegal(self, ply).into()
    }

    fn diagram(&self) -> String {
        diagram::draw(self)
    }
}
