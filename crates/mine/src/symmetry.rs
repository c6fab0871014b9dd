//! Positions that are the same, only turned, mirrored, or with the sides exchanged.

use tablier_games::tchag::{Cell, Stone, Tchag};
use tablier_games::tzaar::{Point, Tzaar};
use tablier_games::{AnyPosition, Position};

/// A position without its place in space: equal for positions that are the same to a player.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Shape(Vec<(i8, i8, u8)>);

/// A linear map of the plane: where (1, 0) and (0, 1) go.
type Map = [(i8, i8); 2];

/// A sixth of a turn on a sloped grid whose lines run along (1, 0), (0, 1) and (1, 1).
const SIXTH: Map = [(1, 1), (-1, 0)];
/// A quarter of a turn of a square.
const QUARTER: Map = [(0, 1), (-1, 0)];
/// The two axes exchanged.
const MIRROR: Map = [(0, 1), (1, 0)];

impl Shape {
    /// The shape of a position; of games that are not looked at for symmetry, nothing.
    pub(crate) fn of(position: &AnyPosition) -> Option<Self> {
        match position {
            AnyPosition::Tzaar(position) => Some(tzaar(position)),
            AnyPosition::Tchag(position) => Some(tchag(position)),
            AnyPosition::Terrace(_) | AnyPosition::Tanagra(_) => None,
        }
    }

    fn mapped(&self, [right, up]: Map) -> Self {
        let place = |(x, y, what): &(i8, i8, u8)| (x * right.0 + y * up.0, x * right.1 + y * up.1, *what);
        Self(self.0.iter().map(place).collect())
    }

    /// With its corner at the origin.
    fn moved_home(mut self) -> Self {
        let left = self.0.iter().map(|(x, _, _)| *x).min().unwrap_or(0);
        let low = self.0.iter().map(|(_, y, _)| *y).min().unwrap_or(0);
        for (x, y, _) in &mut self.0 {
            (*x, *y) = (*x - left, *y - low);
        }
        self
    }

    fn sorted(mut self) -> Self {
        self.0.sort_unstable();
        self
    }

    /// The smallest of all that can be made by so many turns and a mirror.
    fn smallest(self, turn: Map, turns: usize, home: impl Fn(Self) -> Self) -> Self {
        let mut turned = self.clone();
        let mut smallest = home(self).sorted();
        for _ in 0..turns {
            turned = turned.mapped(turn);
            for shape in [turned.clone(), turned.mapped(MIRROR)] {
                smallest = smallest.min(home(shape).sorted());
            }
        }
        smallest
    }
}

fn tzaar(position: &Tzaar) -> Shape {
    let place = |point: Point| {
        let stack = position.stack(point)?;
        let own = u8::from(stack.colour().seat() == position.side());
        let (column, row) = point.grid();
        Some((column - 4, row - 4, stack.height() << 3 | own << 2 | stack.kind() as u8))
    };
    Shape(Point::all().filter_map(place).collect()).smallest(SIXTH, 6, |shape| shape)
}

fn tchag(position: &Tchag) -> Shape {
    let place = |cell: Cell| {
        let stone = u8::from(position.stone(cell)? == Stone::Black);
        let pawn = position.pawn(cell).map_or(0, |colour| 1 + u8::from(colour.seat() == position.side()));
        Some((cell.x() as i8, cell.y() as i8, stone << 2 | pawn))
    };
    Shape(Cell::all().filter_map(place).collect()).smallest(QUARTER, 4, Shape::moved_home)
}

#[cfg(test)]
mod tests {
    use super::Shape;
    use tablier_games::{AnyPosition, GameKind};

    fn shape(kind: GameKind, text: &str) -> Shape {
        Shape::of(&AnyPosition::parse(kind, text).unwrap()).unwrap()
    }

    #[test]
    fn a_turned_board_of_tchag_is_the_same() {
        let one = shape(GameKind::Tchag, "....../....../....../....../BrGB.../.GBy... r m 0");
        let moved = shape(GameKind::Tchag, "...BrGB/....GBy/....../....../....../...... r m 0");
        let turned = shape(GameKind::Tchag, "....../....../....../BBy..../GG..../Br..... r m 0");
        let sides = shape(GameKind::Tchag, "....../....../....../....../ByGB.../.GBr... y m 0");
        let other = shape(GameKind::Tchag, "....../....../....../....../BrGB.../.GBy... y m 0");
        assert_eq!(one, moved);
        assert_eq!(one, turned);
        assert_eq!(one, sides);
        assert_ne!(one, other);
    }

    #[test]
    fn a_turned_board_of_tzaar_is_the_same() {
        let of = |text| shape(GameKind::Tzaar, text);
        let one = of("T..../R...../O....../......../......../......../......./....../.tro. w 1 41");
        let half = of(".ort./....../......./......../......../......../......O/.....R/....T w 1 41");
        let sixth = of("...../....../......./......../T......./R......o/O.....r/.....t/..... w 1 41");
        let sides = of("t..../r...../o....../......../......../......../......./....../.TRO. b 1 42");
        let other = of("T..../R...../O....../......../......../......../......./....../.tro. b 1 42");
        assert_eq!(one, half);
        assert_eq!(one, sixth);
        assert_eq!(one, sides);
        assert_ne!(one, other);
    }
}
