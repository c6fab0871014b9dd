//! Faults made by hand. Each with values comes with several, no two of which may sound alike: that shows that
//! each value is mentioned.

use super::refusals::pawn;
use tablier_games::{Fault, Field, PositionError, Seat, tanagra, tchag, terrace, tzaar};

pub(super) fn by_hand() -> Vec<PositionError> {
    let common = common().into_iter().map(|fault| (Field::Quiet, fault));
    let tzaar = tzaar().into_iter().map(|fault| (Field::Columns, fault.into()));
    let terrace = terrace().into_iter().map(|fault| (Field::Rows, fault.into()));
    let tchag = tchag().into_iter().map(|fault| (Field::Phase, fault.into()));
    let tanagra = tanagra().into_iter().map(|fault| (Field::Tiles, fault.into()));
    let all = common.chain(tzaar).chain(terrace).chain(tchag).chain(tanagra);
    all.map(|(field, fault)| PositionError { field, fault }).collect()
}

fn common() -> Vec<Fault> {
    let counts = [4, 6].map(|expected| Fault::FieldCount { expected });
    let numbers = [99, 9999].map(|most| Fault::TooLarge { most });
    let choices = ["w b", "p 1 2", "a", "m h z s"].map(|allowed| Fault::NotOneOf { allowed });
    counts.into_iter().chain(numbers).chain(choices).collect()
}

const STRANGE: [char; 6] = ['e', 'É', '–', '\n', '\u{feff}', '\u{a0}'];

fn tzaar() -> Vec<tzaar::Fault> {
    use tzaar::{Colour, Fault as F, Kind};
    let points = ["a1", "i3"].map(|name| tzaar::Point::from_name(name).unwrap());
    let mut all = STRANGE.map(|found| F::NotAPiece { found }).to_vec();
    all.extend([('a', 5), ('i', 5), ('a', 6)].map(|(column, expected)| F::ColumnLength { column, expected }));
    all.extend(points.map(|at| F::Height { at }));
    all.extend(points.map(|at| F::PlacingStack { at }));
    for colour in [Colour::White, Colour::Black] {
        all.push(F::TooManyPieces { colour });
        all.extend(Kind::ALL.map(|kind| F::TooManyOfKind { colour, kind }));
    }
    all
}

fn terrace() -> Vec<terrace::Fault> {
    use terrace::Fault as F;
    let squares = ["a1", "h7"].map(|name| terrace::Square::from_name(name).unwrap());
    let mut all = STRANGE.map(|found| F::NotAPiece { found }).to_vec();
    all.extend(squares.map(|at| F::Size { at }));
    for seat in Seat::all(4) {
        all.extend([F::NoSuchSeat { seat }, F::TwoTs { seat }, F::Out { seat }]);
        all.extend([6, 12].map(|most| F::TooManyPieces { seat, most }));
    }
    all
}

fn tchag() -> Vec<tchag::Fault> {
    use tchag::{Colour, Fault as F};
    let cells = ["a1", "f2"].map(|name| tchag::Cell::from_name(name).unwrap());
    let mut all = STRANGE.map(|found| F::NotAStone { found }).to_vec();
    all.extend([Colour::Red, Colour::Yellow].map(|colour| F::TooManyPawns { colour }));
    all.extend(cells.map(|at| F::HoleHasStone { at }));
    all.extend(cells.map(|at| F::HoleCutsNothing { at }));
    all
}

fn tanagra() -> Vec<tanagra::Fault> {
    use tanagra::Fault as F;
    let cells = [(0, 0, true), (-1, 3, false)].map(|(i, j, down)| tanagra::Cell::new(i, j, down).unwrap());
    let pawns = ["a", "A"].map(pawn);
    let mut all = STRANGE.map(|found| F::NotAPawn { found }).to_vec();
    all.extend([1, 12].map(|place| F::TileForm { place }));
    all.extend([1, 12].map(|place| F::TooFar { place }));
    all.extend([12, 24].map(|most| F::TooManyTiles { most }));
    all.extend(pawns.map(|pawn| F::NoSuchPawn { pawn }));
    for pawn in pawns {
        all.extend([4, 6].map(|most| F::TooManyPawns { pawn, most }));
    }
    for tile in cells {
        all.extend(cells.map(|other| F::Overlap { tile, other }));
        all.extend([F::Unsorted { tile }, F::LayingPawn { tile }, F::DisposePawns { tile }]);
    }
    all.extend(Seat::all(4).map(|seat| F::NoSuchSeat { seat }));
    all
}
