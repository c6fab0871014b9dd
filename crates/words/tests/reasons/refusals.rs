//! Refusals made by hand. Each reason with values comes with several, no two of which may sound alike: that
//! shows that each value is mentioned.

use tablier_games::{GameKind, Refusal, tanagra, tchag, terrace, tzaar};

pub(super) fn by_hand() -> Vec<(GameKind, Refusal)> {
    let tzaar = tzaar().into_iter().map(|refusal| (GameKind::Tzaar, refusal.into()));
    let terrace = terrace().into_iter().map(|refusal| (GameKind::Terrace, refusal.into()));
    let tchag = tchag().into_iter().map(|refusal| (GameKind::Tchag, refusal.into()));
    let tanagra = tanagra().into_iter().map(|refusal| (GameKind::Tanagra, refusal.into()));
    let unreadable = GameKind::ALL.map(|kind| (kind, Refusal::Unreadable));
    tzaar.chain(terrace).chain(tchag).chain(tanagra).chain(unreadable).collect()
}

/// Each of some reasons with each of some values.
fn with_one<T: Copy, R>(reasons: &[fn(T) -> R], values: [T; 3]) -> Vec<R> {
    reasons.iter().flat_map(|reason| values.map(reason)).collect()
}

/// Each of some reasons with every pair of values.
fn with_two<T: Copy, R>(reasons: &[fn(T, T) -> R], values: [T; 3]) -> Vec<R> {
    let pairs = values.into_iter().flat_map(|one| values.map(|other| (one, other)));
    pairs.flat_map(|(one, other)| reasons.iter().map(move |reason| reason(one, other))).collect()
}

/// A reason with three values, with and without one of them twice.
fn with_three<T: Copy, R>(reason: fn(T, T, T) -> R, [from, to, by]: [T; 3]) -> [R; 4] {
    [reason(from, to, by), reason(from, by, by), reason(by, to, by), reason(from, to, to)]
}

fn tzaar() -> Vec<tzaar::Refusal> {
    use tzaar::Refusal as R;
    let points = ["a1", "e5", "i3"].map(|name| tzaar::Point::from_name(name).unwrap());
    let mut all = with_one(&[R::Occupied, R::Empty, R::NotYours, R::SamePoint, R::NothingThere], points);
    all.extend(with_two(&[R::NotInLine, R::AcrossTheHole, |from, to| R::Higher { from, to }], points));
    all.extend(with_two(&[R::TakesOwn, R::StacksOnEnemy], points));
    all.extend(with_one(&[R::NoneLeft], tzaar::Kind::ALL));
    all.extend(with_three(|from, to, by| R::Blocked { from, to, by }, points));
    all
}

fn terrace() -> Vec<terrace::Refusal> {
    use terrace::Refusal as R;
    let squares = ["a1", "c5", "h7"].map(|name| terrace::Square::from_name(name).unwrap());
    let mut all = with_one(
        &[R::OffBoard, R::Empty, R::NotYours, R::SameSquare, R::Occupied, R::NotVacant, R::NothingThere],
        squares,
    );
    all.extend(with_two(&[R::LevelGap, R::OtherTerrace, R::NotBeside, R::DownDiagonally], squares));
    all.extend(with_two(
        &[R::CaptureNotDown, R::CaptureNotDiagonal, |from, to| R::Bigger { from, to }],
        squares,
    ));
    all.extend(with_three(|from, to, by| R::Blocked { from, to, by }, squares));
    all
}

fn tchag() -> Vec<tchag::Refusal> {
    use tchag::{Direction, Line, Refusal as R};
    let cells = ["a1", "c5", "f2"].map(|name| tchag::Cell::from_name(name).unwrap());
    let mut all = with_one(
        &[R::CloseFirst, R::NoPawn, R::NotYours, R::StraightOnly, R::DiagonalOnly, R::NoStone, R::OwnPawn],
        cells,
    );
    all.extend(with_one(&[R::NothingToTake, R::EnemyThere], cells));
    for direction in Direction::ALL {
        all.extend(cells.map(|hole| R::NotCut { hole, direction }));
    }
    for direction in [Direction::North, Direction::South] {
        all.extend([0, 5].map(|x| R::DoesNotRejoin { line: Line::Column(x), direction }));
    }
    for direction in [Direction::East, Direction::West] {
        all.extend([0, 5].map(|y| R::DoesNotRejoin { line: Line::Row(y), direction }));
    }
    all
}

fn tanagra() -> Vec<tanagra::Refusal> {
    use tanagra::Refusal as R;
    let cells =
        [(0, 0, true), (-1, 3, false), (12, -7, true)].map(|(i, j, v)| tanagra::Cell::new(i, j, v).unwrap());
    let mut all = with_one(
        &[
            R::DisposeFirst,
            R::SamePlace,
            R::NoContact,
            R::TooFar,
            R::NoTile,
            R::NoPawn,
            R::NotYours,
            R::SameCell,
        ],
        cells,
    );
    all.extend(with_one(&[R::OwnPawn, R::NothingToTake, R::PreyThere], cells));
    all.extend(with_two(
        &[R::NotReached, |from, to| R::NotPrey { from, to }, |place, tile| R::Overlaps { place, tile }],
        cells,
    ));
    all.extend(with_one(&[R::NotYourPawn, R::NoneLeft], ["a", "d", "B"].map(pawn)));
    all
}

/// The pawn of a letter.
pub(super) fn pawn(letter: &str) -> tanagra::Pawn {
    match format!("{letter}@0,0v").parse() {
        Ok(tanagra::Move::Lay { pawn, .. }) => pawn,
        other => panic!("{letter} is no pawn: {other:?}"),
    }
}
