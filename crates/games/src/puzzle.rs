//! Problems as text: a position in which one turn wins, a line each.

use crate::fields::plain_number;
use crate::{AnyMove, AnyPosition, GameKind, PositionError, Refusal};
use std::fmt;
use std::str::FromStr;

/// A problem: a position at the beginning of a turn in which exactly one turn wins. (What is wrong with a record is called
/// [`crate::record::Problem`], so this has another name.)
///
/// As a text it is a line of five fields with tabs between: the position, the plies of the solution, the turns to the
/// win, the grade, and a line of play to the end. A file of them has comments too, on lines that begin with `#`.
///
/// ```
/// use tablier_games::{GameKind, Puzzle};
///
/// let puzzle: Puzzle = "....../...BrGBy/....../....../....../...... r m 0\td6-c6 W\t1\t1\td6-c6 W".parse()?;
/// assert_eq!(puzzle.solution, ["d6-c6", "W"]);
/// assert!(puzzle.read(GameKind::Tchag).is_err(), "the two words are well formed, but no legal moves");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The text of the position.
    pub position: String,
    /// The plies of the one turn that wins. Another order of plies that leads to the same position is as good.
    pub solution: Vec<String>,
    /// How many turns the winner needs against the best defence, the solution included.
    pub turns: u32,
    /// How hard it is, from 1 to [`Puzzle::GRADES`].
    pub grade: u8,
    /// A line to the end of the game: the solution, the best defence, and so on.
    pub line: Vec<String>,
}

/// What is wrong with the text of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// Not five fields with tabs between.
    Fields,
    /// The solution has no plies.
    NoSolution,
    /// Not a number of turns from 1 on.
    Turns,
    /// Not a grade.
    Grade,
    /// The line does not begin with the solution.
    Line,
    /// The position is refused.
    Position(PositionError),
    /// A ply of the line is refused.
    Ply {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for PuzzleError {}

/// What a problem says, read by the rules of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRead {
    /// The position to solve.
    pub position: AnyPosition,
    /// The plies of the solution.
    pub solution: Vec<AnyMove>,
    /// The position after the solution: whatever turn leads there solves the problem.
    pub solved: AnyPosition,
    /// The line to the end, the solution included.
    pub line: Vec<AnyMove>,
}

impl PuzzleRead {
    /// Whether there is anything to show after the solution. Often the solution itself ends the game.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.line.len() > self.solution.len()
    }
}

impl Puzzle {
    /// The hardest grade.
    pub const GRADES: u8 = 5;

    /// Reads position and plies by the rules of a game.
    pub fn read(&self, kind: GameKind) -> Result<PuzzleRead, PuzzleError> {
        let start = AnyPosition::parse(kind, &self.position).map_err(PuzzleError::Position)?;
        let (mut position, mut solved) = (start.clone(), start.clone());
        let mut line = Vec::with_capacity(self.line.len());
        for (index, text) in self.line.iter().enumerate() {
            let refused = |refusal| PuzzleError::Ply { number: index + 1, refusal };
            let ply = position.read_move(text).map_err(refused)?;
            position.play(ply).map_err(refused)?;
            line.push(ply);
            if line.len() == self.solution.len() {
                solved = position.clone();
            }
        }
        let solution = line.get(..self.solution.len()).ok_or(PuzzleError::Line)?.to_vec();
        Ok(PuzzleRead { position: start, solution, solved, line })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (solution, line) = (self.solution.join(" "), self.line.join(" "));
        write!(f, "{}\t{solution}\t{}\t{}\t{line}", self.position, self.turns, self.grade)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Self, PuzzleError> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [position, solution, turns, grade, line] = fields[..] else {
            return Err(PuzzleError::Fields);
        };
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let puzzle = Self {
            position: position.to_owned(),
            solution: words(solution),
            turns: plain_number(turns).filter(|turns| *turns > 0).ok_or(PuzzleError::Turns)?,
            grade: plain_number(grade)
                .filter(|grade| (1..=Self::GRADES).contains(grade))
                .ok_or(PuzzleError::Grade)?,
            line: words(line),
        };
        match &puzzle {
            Self { solution, .. } if solution.is_empty() => Err(PuzzleError::NoSolution),
            Self { solution, line, .. } if !line.starts_with(solution) => Err(PuzzleError::Line),
            _ => Ok(puzzle),
        }
    }
}
