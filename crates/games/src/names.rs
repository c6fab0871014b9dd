//! Short names for places, where the board has no rows and columns to read them from.
//!
//! Tanagra's plane has no edge, and its coordinates are not drawn. At a table each tile has a number instead, in the
//! order of laying: `3` is the centre of tile 3, and `3a`, `3b`, `3c` are its corners, in the order of position texts. A tile
//! that is laid again keeps its number, and the number of a dropped one is not given again; so a name means the same
//! tile from the beginning of a game to its end. Records keep the coordinates.

use crate::tanagra::{Cell, Move, Phase, Tanagra};
use crate::{AnyMove, AnyPosition, Refusal, Spot};

/// What places are called at a table. For all games but Tanagra these are the names of the rules pages.
///
/// The default has no short names: places are called by their coordinates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Whether tiles have numbers.
    numbered: bool,
    /// The centre of each tile and its number, in the order of numbers.
    tiles: Vec<(Cell, u8)>,
    /// How many numbers have been given.
    given: u8,
}

impl Names {
    /// The names when a game begins: tiles that lie already are numbered in the order of the position text.
    #[must_use]
    pub fn new(position: &AnyPosition) -> Self {
        let mut names = Self::default();
        if let AnyPosition::Tanagra(position) = position {
            names.numbered = true;
            for tile in position.tiles() {
                names.lay(tile.centre);
            }
        }
        names
    }

    /// Goes on with the names when a move is played in a position.
    pub fn follow(&mut self, before: &AnyPosition, ply: AnyMove) {
        let (AnyPosition::Tanagra(before), AnyMove::Tanagra(ply)) = (before, ply) else { return };
        if !self.numbered {
            return;
        }
        match (ply, before.phase()) {
            (Move::Lay { at, .. }, _) => self.lay(at),
            (Move::Drop, Phase::Dispose(tile)) => self.tiles.retain(|(centre, _)| *centre != tile),
            (Move::Relay(place), Phase::Dispose(tile)) => {
                for (centre, _) in self.tiles.iter_mut().filter(|(centre, _)| *centre == tile) {
                    *centre = place;
                }
            }
            _ => {}
        }
    }

    fn lay(&mut self, centre: Cell) {
        self.given = self.given.saturating_add(1);
        self.tiles.push((centre, self.given));
    }

    /// The tiles that lie and their numbers.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.tiles.iter().copied()
    }

    /// The number of the tile with this centre.
    #[must_use]
    pub fn tile(&self, centre: Cell) -> Option<u8> {
        self.tiles.iter().find(|(tile, _)| *tile == centre).map(|(_, number)| *number)
    }

    /// What a place is called: coordinates where no tile lies.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Tanagra(cell) => self.cell(cell),
            other => other.to_string(),
        }
    }

    fn cell(&self, cell: Cell) -> String {
        if let Some(number) = self.tile(cell) {
            return number.to_string();
        }
        // A cell is a corner of the tile whose centre is beside it.
        let corner = self.tiles.iter().find_map(|(centre, number)| {
            let corner = centre.neighbours().iter().position(|corner| *corner == cell)?;
            Some((number, CORNERS[corner]))
        });
        corner.map_or_else(|| cell.to_string(), |(number, letter)| format!("{number}{letter}"))
    }

    /// A move as people read it, played in the position that these names are of: with a sign for a capture. A tile is
    /// named by its number, the one that it gets when it is laid.
    #[must_use]
    pub fn ply(&self, position: &AnyPosition, ply: AnyMove) -> String {
        let (AnyPosition::Tanagra(position), AnyMove::Tanagra(inner)) = (position, ply) else {
            return ply.to_string().replacen('x', "×", 1);
        };
        match inner {
            Move::Lay { .. } | Move::Relay(_) if !self.numbered => inner.to_string(),
            Move::Lay { pawn, .. } => format!("{pawn}@{}", self.given.saturating_add(1)),
            Move::Pawn { from, to, captures } => {
                format!("{}{}{}", self.cell(from), if captures { '×' } else { '-' }, self.cell(to))
            }
            Move::Relay(_) => format!("{}>", self.lifted(position)),
            Move::Keep | Move::Drop | Move::Pass => inner.to_string(),
        }
    }

    /// The name of the tile that is to be disposed of.
    fn lifted(&self, position: &Tanagra) -> String {
        match position.phase() {
            Phase::Dispose(tile) => self.cell(tile),
            Phase::Lay | Phase::Move => String::new(),
        }
    }

    /// Reads a move as people type it: as in a record, or with short names; `×` is read as `x`.
    pub fn read(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, Refusal> {
        let plain = text.replace('×', "x");
        position.read_move(&self.spelled_out(&plain).unwrap_or(plain))
    }

    /// A pawn's move with coordinates in the place of short names; nothing if there are none in it.
    fn spelled_out(&self, text: &str) -> Option<String> {
        let end = text.find(['-', 'x'])?;
        let (from, rest) = text.split_at(end);
        let (sign, to) = rest.split_at(1);
        Some(format!("{}{sign}{}", self.find(from)?, self.find(to)?))
    }

    /// The cell with a short name.
    fn find(&self, name: &str) -> Option<Cell> {
        let letters = name.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let number: u8 = name[..name.len() - letters.len()].parse().ok()?;
        let centre = self.tiles.iter().find(|(_, given)| *given == number)?.0;
        let mut signs = letters.chars();
        match (signs.next(), signs.next()) {
            (None, _) => Some(centre),
            (Some(letter), None) => {
                let corner = CORNERS.iter().position(|corner| *corner == letter.to_ascii_lowercase())?;
                Some(centre.neighbours()[corner])
            }
            _ => None,
        }
    }
}

/// The corners of a tile, in the order of position texts.
const CORNERS: [char; 3] = ['a', 'b', 'c'];

#[cfg(test)]
mod tests {
    use super::Names;
    use crate::tanagra::{Move, Phase};
    use crate::{AnyMove, AnyPosition, GameKind, Random, Refusal, Spot, Start, random_game};
    use std::collections::HashMap;

    fn spot(name: &str) -> Spot {
        Spot::from_name(GameKind::Tanagra, name).unwrap()
    }

    fn play(names: &mut Names, position: &mut AnyPosition, text: &str) -> String {
        let ply = names.read(position, text).unwrap();
        let written = names.ply(position, ply);
        names.follow(position, ply);
        position.play(ply).unwrap();
        written
    }

    #[test]
    fn tiles_are_numbered_in_the_order_of_laying() {
        let mut position = AnyPosition::setup(GameKind::Tanagra, "3x4", None).unwrap();
        let mut names = Names::new(&position);
        // The second tile comes before the first in the text; its number says otherwise.
        let laid = ["a@0,0v", "b@0,-1^", "c@1,1^"].map(|text| play(&mut names, &mut position, text));
        assert_eq!(laid, ["a@1", "b@2", "c@3"]);
        assert!(position.to_string().starts_with("0,-1^=b"), "{position}");
        let called =
            ["0,0v", "0,0^", "1,0^", "0,1^", "0,-1^", "1,1^", "9,9v"].map(|name| names.spot(spot(name)));
        assert_eq!(called, ["1", "1a", "1b", "1c", "2", "3", "9,9v"]);
    }

    #[test]
    fn a_pawn_is_moved_by_short_names_or_by_coordinates() {
        let text = "0,0v=a.a.;2,0v=....;4,0v=b...;-1,1^=A...;1,1^=...a;3,1^=B... 2 4 a m 0";
        let position = AnyPosition::parse(GameKind::Tanagra, text).unwrap();
        let names = Names::new(&position);
        for ply in position.moves() {
            let short = names.ply(&position, ply);
            assert!(!short.contains([',', '^', 'v']), "{short}");
            assert_eq!(names.read(&position, &short), Ok(ply), "{short}");
            assert_eq!(
                names.read(&position, &short.replace('×', "x").to_uppercase().replace('X', "x")),
                Ok(ply)
            );
            assert_eq!(names.read(&position, &ply.to_string()), Ok(ply));
        }
        for wrong in ["", "1", "1-", "-2", "1d-2", "99-1", "1aa-2", "é-1", "256-1", "a@7"] {
            assert_eq!(names.read(&position, wrong), Err(Refusal::Unreadable), "{wrong:?}");
        }
        // What can be read and not be played is refused for what it is.
        let refused = names.read(&position, "1-3").unwrap_err();
        assert!(matches!(refused, Refusal::Tanagra(_)), "{refused:?}");
    }

    /// Every tile of a game, followed from its laying by its number.
    #[test]
    fn a_name_means_the_same_tile_for_the_whole_game() {
        for (setup, seed) in [("2x4", 1), ("3x4", 2), ("4x5", 3)] {
            let game = random_game(Start::from_setup(GameKind::Tanagra, setup, None).unwrap(), seed);
            let mut position = game.start().position().clone();
            let mut names = Names::new(&position);
            let mut lies: HashMap<u8, _> = HashMap::new();
            for ply in game.plies() {
                let (AnyPosition::Tanagra(before), AnyMove::Tanagra(inner)) = (position.clone(), ply) else {
                    unreachable!("a game of Tanagra")
                };
                names.follow(&position, ply);
                position.play(ply).unwrap();
                match (inner, before.phase()) {
                    (Move::Lay { at, .. }, _) => {
                        lies.insert(lies.len() as u8 + 1, at);
                    }
                    (Move::Relay(place), Phase::Dispose(tile)) => {
                        let moved = lies.values_mut().find(|centre| **centre == tile).unwrap();
                        *moved = place;
                    }
                    (Move::Drop, Phase::Dispose(tile)) => lies.retain(|_, centre| *centre != tile),
                    _ => {}
                }
                assert_eq!(
                    names.tiles().map(|(centre, number)| (number, centre)).collect::<HashMap<_, _>>(),
                    lies
                );
                let AnyPosition::Tanagra(after) = &position else { unreachable!("a game of Tanagra") };
                assert_eq!(names.tiles().count(), after.tile_count());
            }
        }
    }

    #[test]
    fn without_numbers_moves_are_written_as_in_a_record() {
        let game = random_game(Start::from_setup(GameKind::Tanagra, "2x4", None).unwrap(), 6);
        let (mut position, mut names) = (game.start().position().clone(), Names::default());
        for ply in game.plies() {
            assert_eq!(names.ply(&position, ply).replace('×', "x"), ply.to_string());
            assert_eq!(names.read(&position, &ply.to_string()), Ok(ply));
            names.follow(&position, ply);
            position.play(ply).unwrap();
        }
    }

    #[test]
    fn other_games_keep_the_names_of_their_boards() {
        let mut random = Random::new(4);
        for kind in [GameKind::Tzaar, GameKind::Terrace, GameKind::Tchag] {
            let mut position = AnyPosition::setup(kind, kind.setups()[0].name, Some(1)).unwrap();
            let mut names = Names::new(&position);
            for _ in 0..20 {
                let moves = position.moves();
                let Some(&ply) = moves.get(random.below(moves.len().max(1) as u64) as usize) else { break };
                let written = names.ply(&position, ply);
                assert_eq!(written.replace('×', "x"), ply.to_string());
                assert_eq!(names.read(&position, &written), Ok(ply));
                names.follow(&position, ply);
                position.play(ply).unwrap();
            }
            assert_eq!(names, Names::default());
        }
    }
}
