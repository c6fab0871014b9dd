//! What has been found so far, and how it is written down.

use crate::prospect::can_prospect;
use crate::symmetry::Shape;
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use tablier_games::{GameKind, Puzzle, PuzzleError};

/// The problems that were found in the first games of a seed.
///
/// As a text it is a file of problems: comments that explain it and name the command that made it, then a line a problem,
/// easiest first. Whoever goes on with such a text finds what would have been found without a pause.
#[derive(Clone, Debug)]
pub struct Haul {
    kind: GameKind,
    seed: u64,
    games: u64,
    count: usize,
    puzzles: Vec<Puzzle>,
    shapes: HashSet<Shape>,
}

/// What is wrong with a file of problems, or with looking for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HaulError {
    /// No problems are looked for in this game.
    Game(GameKind),
    /// The comments do not say by which command it was made, or how many games were looked at.
    Header,
    /// A line is wrong.
    Line {
        /// Which, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: PuzzleError,
    },
}

impl fmt::Display for HaulError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for HaulError {}

impl Haul {
    /// Nothing yet, of a game and a seed; `count` problems are wanted.
    pub fn new(kind: GameKind, seed: u64, count: usize) -> Result<Self, HaulError> {
        if !can_prospect(kind) {
            return Err(HaulError::Game(kind));
        }
        Ok(Self { kind, seed, games: 0, count, puzzles: Vec::new(), shapes: HashSet::new() })
    }

    /// The same, with another number of problems wanted.
    #[must_use]
    pub const fn wanting(mut self, count: usize) -> Self {
        self.count = count;
        self
    }

    /// Of which game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The seed of the games.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many games were looked at.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many problems are wanted.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The problems, easiest first.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Whether there are as many as are wanted.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Adds the problems of the next game: one of them at most, so that a file is not full of sisters. It is one of the grade
    /// that has the fewest so far, of those the hardest.
    pub(crate) fn add_game(&mut self, finds: Vec<Puzzle>) {
        self.games += 1;
        if self.is_complete() {
            return;
        }
        let welcome = finds.into_iter().filter(|puzzle| self.has_room(puzzle));
        let fewest = |puzzle: &Puzzle| (self.of_grade(puzzle.grade), u8::MAX - puzzle.grade);
        let Some(puzzle) = welcome.min_by_key(fewest) else { return };
        if self.is_new(&puzzle) {
            self.puzzles.push(puzzle);
            self.puzzles.sort_by_cached_key(|puzzle| {
                (puzzle.grade, puzzle.turns, puzzle.line.len(), puzzle.position.clone())
            });
        }
    }

    /// Notes the shape of a position; says no if it is known.
    fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let shape = puzzle.read(self.kind).ok().and_then(|read| Shape::of(&read.position));
        shape.is_some_and(|shape| self.shapes.insert(shape))
    }

    fn of_grade(&self, grade: u8) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.grade == grade).count()
    }

    /// Whether one more of its kind is wanted: no grade has more than three in ten, and one in ten at most is won at once.
    fn has_room(&self, puzzle: &Puzzle) -> bool {
        let at_once = || self.puzzles.iter().filter(|puzzle| puzzle.turns == 1).count();
        let room = |part: usize| (self.count * part).div_ceil(10);
        self.of_grade(puzzle.grade) < room(3) && (puzzle.turns > 1 || at_once() < room(1))
    }
}

impl fmt::Display for Haul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, seed, games, count, puzzles, .. } = self;
        writeln!(
            f,
            "# Problems, easiest first: in each position exactly one turn wins, proven. Fields: position, solution, \
             turns to win, difficulty 1 to 5, line to the end."
        )?;
        writeln!(f, "# tablier mine {kind} --count {count} --seed {seed}")?;
        writeln!(f, "# games {games}")?;
        puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl FromStr for Haul {
    type Err = HaulError;

    fn from_str(text: &str) -> Result<Self, HaulError> {
        let comments: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix('#')).collect();
        let mut haul = comments.iter().find_map(|line| made_by(line)).ok_or(HaulError::Header)??;
        let games = comments.iter().find_map(|line| line.trim().strip_prefix("games ")?.parse().ok());
        haul.games = games.ok_or(HaulError::Header)?;
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let wrong = |error| HaulError::Line { number: index + 1, error };
            let puzzle: Puzzle = line.parse().map_err(wrong)?;
            puzzle.read(haul.kind).map_err(wrong)?;
            haul.is_new(&puzzle);
            haul.puzzles.push(puzzle);
        }
        Ok(haul)
    }
}

/// What the comment says that names a command.
fn made_by(comment: &str) -> Option<Result<Haul, HaulError>> {
    let words: Vec<&str> = comment.split_whitespace().collect();
    let ["tablier", "mine", kind, "--count", count, "--seed", seed] = words[..] else {
        return None;
    };
    Some(Haul::new(kind.parse().ok()?, seed.parse().ok()?, count.parse().ok()?))
}
