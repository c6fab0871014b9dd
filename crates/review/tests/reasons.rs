//! Every reason that is given for a turn is true: what it says is looked up again in plain ways, for turns that an engine
//! chose in many positions, and for turns of chance.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use tablier_engine::{Limits, Method, Mind, Settings, Signals};
use tablier_games::terrace::{Form, Square, Terrace};
use tablier_games::tzaar::{Point, Tzaar};
use tablier_games::{
    AnyMove, AnyPosition, Game, GameKind, Position, Random, Seat, Spot, Start, random_game, tanagra, tchag,
    tzaar,
};
use tablier_review::{Cause, Reason, reason};

const SMALL: Settings = Settings { memory: 1, threads: 1, lines: 1, method: Method::Together, contempt: 0 };

/// The plies of a line that belong to the turn at hand.
fn first_turn(position: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    let mut position = position.clone();
    let mut turn = Vec::new();
    for ply in line {
        position.play(*ply).unwrap();
        turn.push(*ply);
        if position.outcome().is_some() || !position.mid_turn() {
            break;
        }
    }
    turn
}

fn after(position: &AnyPosition, turn: &[AnyMove]) -> AnyPosition {
    let mut next = position.clone();
    for ply in turn {
        next.play(*ply).unwrap();
    }
    next
}

/// All complete turns from a position.
fn turns(position: &AnyPosition) -> Vec<Vec<AnyMove>> {
    let mut all = Vec::new();
    for ply in position.moves() {
        let next = after(position, &[ply]);
        if next.outcome().is_none() && next.mid_turn() {
            all.extend(turns(&next).into_iter().map(|rest| [vec![ply], rest].concat()));
        } else {
            all.push(vec![ply]);
        }
    }
    all
}

fn wins(position: &AnyPosition, seat: Seat) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
}

/// Whether a seat wins with a turn from here, if it is its turn.
fn can_win(position: &AnyPosition, seat: Seat) -> bool {
    position.outcome().is_none()
        && position.side() == seat
        && turns(position).iter().any(|turn| wins(&after(position, turn), seat))
}

/// The same position with another side to move, by its text: the side is a field of its own.
fn with_side(position: &AnyPosition, field: usize, side: &str) -> AnyPosition {
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[field] = side;
    AnyPosition::parse(position.kind(), &fields.join(" ")).unwrap()
}

/// Where a side could take something, were it to move now.
fn prey(position: &AnyPosition, seat: Seat) -> Vec<Spot> {
    let letter = seat.letter().to_string();
    let turned = match position {
        AnyPosition::Terrace(_) => with_side(position, 2, &letter),
        AnyPosition::Tchag(_) => with_side(position, 1, ["r", "y"][seat.index()]),
        AnyPosition::Tanagra(_) => with_side(position, 3, &letter),
        AnyPosition::Tzaar(_) => unreachable!("nobody asks about TZAAR"),
    };
    let takes = |ply: &AnyMove| ply.captures() && !turned.takes_own(*ply);
    let mut spots: Vec<Spot> =
        turned.moves().iter().filter(|ply| takes(ply)).filter_map(AnyMove::end).collect();
    spots.sort();
    spots.dedup();
    spots
}

fn t_of(position: &Terrace, seat: Seat) -> Square {
    position.pieces(seat).find(|(_, form)| *form == Form::T).unwrap().0
}

/// In how many moves a T reaches its goal over vacant squares on which nobody could take it, by trying all its moves.
fn free_moves_to_goal(position: &Terrace, seat: Seat) -> Option<u8> {
    let goal = position.goal(seat);
    let mut border = vec![*position];
    let mut seen = vec![t_of(position, seat)];
    for moves in 0..=6 {
        if border.iter().any(|position| t_of(position, seat) == goal) {
            return Some(moves);
        }
        let mut next = Vec::new();
        for position in &border {
            let own = with_side(&AnyPosition::from(*position), 2, &seat.letter().to_string());
            for ply in own.moves() {
                let AnyMove::Terrace(step) = ply else { unreachable!("a move of Terrace") };
                if step.from != t_of(position, seat) || step.captures || seen.contains(&step.to) {
                    continue;
                }
                let AnyPosition::Terrace(there) = after(&own, &[ply]) else { unreachable!("still Terrace") };
                let others = Seat::all(there.seats()).filter(|other| *other != seat && there.is_in(*other));
                let spot = Spot::from(step.to);
                let threatened = there.outcome().is_none()
                    && others.clone().any(|other| prey(&there.into(), other).contains(&spot));
                if step.to == goal || !threatened {
                    seen.push(step.to);
                    next.push(there);
                }
            }
        }
        border = next;
    }
    None
}

fn tzaar(position: &AnyPosition) -> &Tzaar {
    position.get().unwrap()
}

/// How many pieces of a type a side shows, counted on the board.
fn tops(position: &Tzaar, seat: Seat, kind: tzaar::Kind) -> u32 {
    let stacks = Point::all().filter_map(|point| position.stack(point));
    stacks.filter(|stack| stack.colour().seat() == seat && stack.kind() == kind).count() as u32
}

/// What a turn of TZAAR takes, and what could be taken of the same type.
fn taken(before: &AnyPosition, turn: &[AnyMove]) -> Vec<(tzaar::Stack, usize)> {
    let mut all = Vec::new();
    for (index, ply) in turn.iter().enumerate() {
        let position = after(before, &turn[..index]);
        let Some(Spot::Tzaar(to)) = ply.end().filter(|_| ply.captures()) else { continue };
        let stack = tzaar(&position).stack(to).unwrap();
        let mut targets: Vec<Spot> =
            position.moves().iter().filter(|ply| ply.captures()).filter_map(AnyMove::end).collect();
        targets.sort();
        targets.dedup();
        let same = targets.into_iter().filter(|spot| match spot {
            Spot::Tzaar(point) => tzaar(&position).stack(*point).unwrap().kind() == stack.kind(),
            _ => false,
        });
        all.push((stack, same.count()));
    }
    all
}

fn pawn_moves(position: &AnyPosition, seat: Seat) -> usize {
    let turned = with_side(position, 1, ["r", "y"][seat.index()]);
    turned.moves().iter().filter(|ply| ply.start().is_some()).count()
}

/// Holds a reason to the rules.
#[expect(clippy::too_many_lines, reason = "one arm a reason")]
fn check(before: &AnyPosition, turn: &[AnyMove], reason: Reason) {
    let mover = before.side();
    let end = after(before, turn);
    let told = format!("{reason:?} of {turn:?} in {before}");
    match reason {
        Reason::Wins(cause) => {
            assert!(wins(&end, mover), "{told}");
            check_cause(&end, mover, cause, &told);
        }
        Reason::Forced => assert_eq!(turns(before).len(), 1, "{told}"),
        Reason::OnlyDefence { rival } | Reason::Defends { rival } => {
            assert_ne!(rival, mover, "{told}");
            assert!(!can_win(&end, rival), "{told}");
            let others = turns(before).into_iter().filter(|other| *other != turn);
            let (mut all, mut losing) = (0, 0);
            for other in others {
                let next = after(before, &other);
                all += 1;
                losing += usize::from(wins(&next, rival) || can_win(&next, rival));
            }
            let enough =
                if matches!(reason, Reason::OnlyDefence { .. }) { losing == all } else { 2 * losing > all };
            assert!(enough && all > 0, "{told}: {losing} of {all}");
        }
        Reason::TakesType { rival, kind, taken: count, left } => {
            assert_eq!(tops(tzaar(&end), rival, kind), left, "{told}");
            let of_kind = taken(before, turn).iter().filter(|(stack, _)| stack.kind() == kind).count();
            assert!(of_kind > 0 && of_kind == count as usize, "{told}");
        }
        Reason::OnlyInReach { kind } => {
            assert!(
                taken(before, turn).iter().any(|(stack, same)| stack.kind() == kind && *same == 1),
                "{told}"
            );
        }
        Reason::TakesStack { height } => {
            assert!(
                taken(before, turn).iter().any(|(stack, _)| stack.height() == height && height > 1),
                "{told}"
            );
        }
        Reason::OutOfReach { height } => {
            let Some(Spot::Tzaar(to)) = turn.last().unwrap().end() else { panic!("{told}") };
            assert_eq!(tzaar(&end).height(to), height, "{told}");
            for reply in turns(&end) {
                let mut now = end.clone();
                for ply in reply {
                    assert!(!(ply.captures() && ply.end() == Some(to.into())), "{told}: {ply}");
                    now.play(ply).unwrap();
                }
            }
        }
        Reason::Builds { height } => {
            let Some(Spot::Tzaar(to)) = turn.last().unwrap().end() else { panic!("{told}") };
            assert!(!turn.last().unwrap().captures() && tzaar(&end).height(to) == height, "{told}");
        }
        Reason::SavesPiece => {
            let hunted = |position: &AnyPosition, spot: Option<Spot>| {
                let mut others =
                    Seat::all(position.seats()).filter(|seat| *seat != mover && position.is_in(*seat));
                others.any(|seat| prey(position, seat).contains(&spot.unwrap()))
            };
            assert!(hunted(before, turn[0].start()) && !hunted(&end, turn[0].end()), "{told}");
        }
        Reason::AttacksPieces { pieces } => {
            assert_eq!(prey(&end, mover).len(), pieces as usize, "{told}");
            assert!(prey(before, mover).len() < pieces as usize, "{told}");
        }
        Reason::Climbs { level } => {
            let board = before.get::<Terrace>().unwrap();
            let at = |spot: Option<Spot>| match spot {
                Some(Spot::Terrace(square)) => board.level(square),
                _ => None,
            };
            assert!(at(turn[0].end()) == Some(level) && at(turn[0].start()) < Some(level), "{told}");
        }
        Reason::MoreRoom { moves, before: was } => {
            let room = |position| with_side(position, 2, &mover.letter().to_string()).count_moves();
            assert!(room(&end) == moves && room(before) == was && moves > was, "{told}");
        }
        Reason::NothingToTake => {
            let mut others = Seat::all(end.seats()).filter(|seat| *seat != mover && end.is_in(*seat));
            let own = |spot: &Spot| owner(&end, *spot) == Some(mover);
            assert!(!others.any(|seat| prey(&end, seat).iter().any(own)), "{told}");
        }
        Reason::FewerMoves { rival, moves, before: was } => {
            assert_eq!(pawn_moves(&end, rival), moves as usize, "{told}");
            assert!(pawn_moves(before, rival) == was as usize && was > moves, "{told}");
        }
        Reason::MoreMoves { own, others } => {
            let counted = (pawn_moves(&end, mover), pawn_moves(&end, mover.next(2)));
            assert!(counted == (own as usize, others as usize) && own > others, "{told}: {counted:?}");
        }
        Reason::SavesT => {
            let danger = |position: &AnyPosition| {
                let t = Spot::from(t_of(position.get().unwrap(), mover));
                let mut others =
                    Seat::all(position.seats()).filter(|seat| *seat != mover && position.is_in(*seat));
                others.any(|seat| prey(position, seat).contains(&t))
            };
            assert!(danger(before) && !danger(&end), "{told}");
        }
        Reason::AttacksT { rival } => {
            let t = Spot::from(t_of(end.get().unwrap(), rival));
            assert!(prey(&end, mover).contains(&t), "{told}");
        }
        Reason::GoalIn { moves } => {
            assert_eq!(free_moves_to_goal(end.get().unwrap(), mover), Some(moves), "{told}");
            let was = free_moves_to_goal(before.get().unwrap(), mover);
            assert!(was.is_none_or(|was| was > moves), "{told}: {was:?}");
        }
        Reason::TakesPiece { form, is_safe } => {
            let (ply, board) = (turn[0], before.get::<Terrace>().unwrap());
            let Some(Spot::Terrace(to)) = ply.end() else { panic!("{told}") };
            assert!(ply.captures() && board.piece(to).unwrap().form == form, "{told}");
            let mut others = Seat::all(end.seats()).filter(|seat| *seat != mover && end.is_in(*seat));
            assert_eq!(is_safe, !others.any(|seat| prey(&end, seat).contains(&to.into())), "{told}");
        }
        Reason::Stuck { rival } => {
            assert_eq!((pawn_moves_of_stuck(&end, rival), rival), (0, mover.next(2)), "{told}");
        }
        Reason::FewMoves { rival, moves } => {
            assert_eq!(pawn_moves(&end, rival), moves as usize, "{told}");
        }
        Reason::TakesPawn { own, others } => {
            let count = |position: &AnyPosition, seat: Seat| {
                position.get::<tchag::Tchag>().unwrap().pawns(tchag::Colour::of_seat(seat)).count() as u32
            };
            assert_eq!((count(&end, mover), count(&end, mover.next(2))), (own, others), "{told}");
            assert!(count(before, mover.next(2)) > others, "{told}");
        }
        Reason::TakesOfSeries { pawn, left, .. } => {
            let count = |position: &AnyPosition| {
                let board = position.get::<tanagra::Tanagra>().unwrap();
                board.tiles().flat_map(|tile| tile.pawns).filter(|other| *other == Some(pawn)).count() as u32
            };
            assert_eq!((count(before), count(&end)), (left + 1, left), "{told}");
            assert_ne!(pawn.seat(), mover, "{told}");
        }
        Reason::LaysAtPrey { pawns, is_safe } => {
            let (prey, hunters, _) = touched(before, turn);
            assert!(prey == pawns && prey > hunters && is_safe == (hunters == 0), "{told}");
        }
        Reason::LaysOutOfReach => assert_eq!(touched(before, turn).1, 0, "{told}"),
        Reason::LaysTogether { pawns } => assert_eq!(touched(before, turn).2, pawns, "{told}"),
        Reason::Isolates { pawns } => {
            assert_eq!(isolated(&end, mover), pawns, "{told}");
            assert!(isolated(before, mover) < pawns, "{told}");
        }
        Reason::FewerInDanger { pawns, before: was } => {
            let in_danger = |position: &AnyPosition| {
                let others = Seat::all(position.seats()).filter(|seat| *seat != mover);
                let spots = others.flat_map(|seat| prey(position, seat));
                spots.filter(|spot| owner(position, *spot) == Some(mover)).count() as u32
            };
            assert_eq!((in_danger(&end), in_danger(before)), (pawns, was), "{told}");
            assert!(0 < pawns && pawns < was, "{told}");
        }
        Reason::NearerPrey { steps, before: was } => {
            assert_eq!((steps_to_prey(&end, mover), steps_to_prey(before, mover)), (steps, was), "{told}");
            assert!(steps < was, "{told}");
        }
        Reason::NoPawnInDanger => {
            let mut others = Seat::all(end.seats()).filter(|seat| *seat != mover);
            let own = |spot: &Spot| owner(&end, *spot) == Some(mover);
            assert!(!others.any(|seat| prey(&end, seat).iter().any(own)), "{told}");
        }
        Reason::OutOfDanger => {
            let hunted = |position: &AnyPosition| {
                let others = Seat::all(position.seats()).filter(|seat| *seat != mover);
                let mut spots = others.flat_map(|seat| prey(position, seat));
                spots.any(|spot| owner(position, spot) == Some(mover))
            };
            assert!(hunted(before) && !hunted(&end), "{told}");
        }
        Reason::Attacks { pawns } => assert_eq!(prey(&end, mover).len(), pawns as usize, "{told}"),
    }
}

/// The letters of the pawns that take each other: each takes the one after it, the last the first.
fn circle(position: &AnyPosition) -> &'static str {
    match position.seats() {
        2 => "abAB",
        3 => "abc",
        _ => "abcd",
    }
}

/// Whether a pawn takes another, by their letters.
fn takes(position: &AnyPosition, hunter: char, prey: char) -> bool {
    let circle = circle(position);
    let next = circle.find(hunter).map(|at| (at + 1) % circle.len());
    next.is_some() && circle.find(prey) == next
}

/// A cell as its name says it: two coordinates, and whether it points down.
type PlainCell = (i32, i32, bool);
/// The cells of a tile, each with the letter of its pawn.
type PlainTile = [(PlainCell, char); 4];

/// The cells of a position of Tanagra tile by tile, by their names in its text, each with its pawn; the centre is the
/// first.
fn tiles_of(position: &AnyPosition) -> Vec<PlainTile> {
    let text = position.to_string();
    let tiles = text.split(' ').next().unwrap().split(';').filter(|tile| tile.contains('='));
    tiles
        .map(|tile| {
            let (name, pawns) = tile.split_once('=').unwrap();
            let centre = cell_of(name);
            let [one, two, three] = beside(centre);
            let pawns: Vec<char> = pawns.chars().collect();
            [(centre, pawns[0]), (one, pawns[1]), (two, pawns[2]), (three, pawns[3])]
        })
        .collect()
}

/// A cell by its name, `i,j^` or `i,jv`.
fn cell_of(name: &str) -> PlainCell {
    let (i, j) = name.trim_end_matches(['^', 'v']).split_once(',').unwrap();
    (i.parse().unwrap(), j.parse().unwrap(), name.ends_with('v'))
}

/// The cells that share a side with a cell.
fn beside((i, j, down): PlainCell) -> [PlainCell; 3] {
    let step = if down { 1 } else { -1 };
    [(i, j, !down), (i + step, j, !down), (i, j + step, !down)]
}

/// Of the pawns on the tiles that a laid tile touches: those that its own takes, those that take its own, and those of the
/// same series.
fn touched(before: &AnyPosition, turn: &[AnyMove]) -> (u32, u32, u32) {
    let text = turn[0].to_string();
    let (pawn, at) = text.split_once('@').unwrap();
    let (pawn, at) = (pawn.chars().next().unwrap(), cell_of(at));
    let edge: Vec<PlainCell> = beside(at).into_iter().flat_map(beside).collect();
    let (mut prey, mut hunters, mut same) = (0, 0, 0);
    for tile in tiles_of(before).iter().filter(|tile| tile.iter().any(|(cell, _)| edge.contains(cell))) {
        for (_, other) in tile {
            prey += u32::from(takes(before, pawn, *other));
            hunters += u32::from(takes(before, *other, pawn));
            same += u32::from(pawn == *other);
        }
    }
    (prey, hunters, same)
}

/// Whether a letter is that of a pawn of a seat.
fn is_of(letter: char, seat: Seat) -> bool {
    letter.to_ascii_lowercase() == seat.letter()
}

/// How many pawns of the others stand on tiles that share no side with the cells of another.
fn isolated(position: &AnyPosition, seat: Seat) -> u32 {
    let tiles = tiles_of(position);
    let touches = |one: &PlainTile, other: &PlainTile| {
        one.iter().flat_map(|(cell, _)| beside(*cell)).any(|near| other.iter().any(|(cell, _)| *cell == near))
    };
    let alone =
        |tile: &&PlainTile| !tiles.iter().any(|other| other[0].0 != tile[0].0 && touches(tile, other));
    let pawns = tiles.iter().filter(alone).flat_map(|tile| tile.iter().map(|(_, letter)| *letter));
    pawns.filter(|letter| letter.is_ascii_alphabetic() && !is_of(*letter, seat)).count() as u32
}

/// The fewest steps from a pawn of a seat to one that it takes, over a plane full of tiles: a wave goes out from each pawn.
fn steps_to_prey(position: &AnyPosition, seat: Seat) -> u32 {
    let cells: Vec<(PlainCell, char)> = tiles_of(position).into_iter().flatten().collect();
    let mut fewest = u32::MAX;
    for (from, hunter) in cells.iter().filter(|(_, letter)| is_of(*letter, seat)) {
        let mut wave = vec![*from];
        let mut seen = BTreeSet::from([*from]);
        for steps in 1..=60 {
            wave = wave.into_iter().flat_map(beside).filter(|cell| seen.insert(*cell)).collect();
            let hit =
                |(cell, letter): &(PlainCell, char)| takes(position, *hunter, *letter) && wave.contains(cell);
            if cells.iter().any(hit) {
                fewest = fewest.min(steps);
                break;
            }
        }
    }
    fewest
}

/// Where a side cannot move, the text with that side to move is none: its moves are counted pawn by pawn.
fn pawn_moves_of_stuck(position: &AnyPosition, seat: Seat) -> usize {
    let board = position.get::<tchag::Tchag>().unwrap();
    let colour = tchag::Colour::of_seat(seat);
    let near = |one: tchag::Cell, other: tchag::Cell, stone: tchag::Stone| {
        let [(x, y), (u, v)] = [one, other].map(|cell| {
            let name: Vec<i32> = cell.to_string().bytes().map(i32::from).collect();
            (name[0], name[1])
        });
        match stone {
            tchag::Stone::Black => (x - u).abs() + (y - v).abs() == 1,
            tchag::Stone::Grey => (x - u).abs() == 1 && (y - v).abs() == 1,
        }
    };
    let cells: Vec<tchag::Cell> = "abcdef"
        .chars()
        .flat_map(|x| (1..=6).map(move |y| format!("{x}{y}")))
        .filter_map(|name| tchag::Cell::from_name(&name))
        .collect();
    let moves = board.pawns(colour).flat_map(|(from, stone)| {
        cells.iter().filter(move |to| {
            near(from, **to, stone) && board.stone(**to).is_some() && board.pawn(**to) != Some(colour)
        })
    });
    moves.count()
}

fn owner(position: &AnyPosition, spot: Spot) -> Option<Seat> {
    match (position, spot) {
        (AnyPosition::Terrace(board), Spot::Terrace(square)) => board.piece(square).map(|piece| piece.seat),
        (AnyPosition::Tchag(board), Spot::Tchag(cell)) => board.pawn(cell).map(tchag::Colour::seat),
        (AnyPosition::Tanagra(board), Spot::Tanagra(cell)) => board.pawn(cell).map(tanagra::Pawn::seat),
        _ => None,
    }
}

fn check_cause(end: &AnyPosition, winner: Seat, cause: Cause, told: &str) {
    match cause {
        Cause::TypeGone { loser, kind } => {
            assert!(loser != winner && tops(tzaar(end), loser, kind) == 0, "{told}");
        }
        Cause::NoCapture { loser } => assert!(loser != winner && end.side() == loser, "{told}"),
        Cause::Goal { winner: who, goal } => {
            assert_eq!((who, t_of(end.get().unwrap(), who)), (winner, goal), "{told}");
        }
        Cause::NoT { loser } => assert!(loser != winner && !end.is_in(loser), "{told}"),
        Cause::LastT { winner: who } => assert_eq!(who, winner, "{told}"),
        Cause::NoPawn { loser } => {
            let pawns = end.get::<tchag::Tchag>().unwrap().pawn_count(tchag::Colour::of_seat(loser));
            assert!(loser != winner && pawns == 0, "{told}");
        }
        Cause::MorePawns { winner: who, more, fewer } => assert!(who == winner && more > fewer, "{told}"),
        Cause::SeriesGone { pawn, .. } => {
            let board = end.get::<tanagra::Tanagra>().unwrap();
            assert!(board.tiles().flat_map(|tile| tile.pawns).all(|other| other != Some(pawn)), "{told}");
            assert_ne!(pawn.seat(), winner, "{told}");
        }
        Cause::Isolated { loser } => assert_ne!(loser, winner, "{told}"),
        Cause::OthersIsolated { winner: who } | Cause::OwnTile { winner: who } => {
            assert_eq!(who, winner, "{told}");
        }
        Cause::Left { .. } | Cause::Rule => panic!("{told}"),
    }
}

/// The name of a reason, without its facts.
fn name(reason: Reason) -> String {
    format!("{reason:?}").split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// Positions of random games, early and late ones.
fn states(kind: GameKind, setup: &str, seed: u64, step: usize) -> Vec<Game> {
    let end = random_game(Start::from_setup(kind, setup, Some(seed)).unwrap(), seed);
    let states = tablier_review::states(&end).into_iter().filter(|state| state.outcome().is_none());
    let states: Vec<Game> = states.collect();
    let late = states.len().saturating_sub(4);
    states
        .into_iter()
        .enumerate()
        .filter(|(index, _)| index % step == 0 || *index >= late)
        .map(|(_, state)| state)
        .collect()
}

#[test]
fn reasons_for_turns_of_the_engine_are_true() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut asked: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for (kind, setup, games) in [
        (GameKind::Tzaar, "fixed", 5),
        (GameKind::Tzaar, "random", 4),
        (GameKind::Terrace, "short", 8),
        (GameKind::Terrace, "long", 3),
        (GameKind::Terrace, "four", 2),
        (GameKind::Tchag, "standard", 16),
        (GameKind::Tanagra, "2x4", 8),
        (GameKind::Tanagra, "3x4", 2),
    ] {
        let mut mind = Mind::new(kind, SMALL);
        for seed in 0..games {
            for game in states(kind, setup, seed, 9) {
                let stop = AtomicBool::new(false);
                let thought = mind.think(&game, Limits::nodes(600), Signals::quiet(&stop), &mut |_| {});
                let turn = first_turn(game.position(), &thought.lines[0].plies);
                // The two parts of Tanagra are counted apart: tiles are laid for most of a short game.
                let part = if turn[0].to_string().contains('@') { "laying" } else { "turns" };
                let (given, all) = asked.entry(format!("{kind} {part}")).or_default();
                *all += 1;
                if let Some(reason) = reason(game.position(), &turn) {
                    *given += 1;
                    check(game.position(), &turn, reason);
                    *seen.entry(format!("{kind} {}", name(reason))).or_default() += 1;
                }
            }
        }
    }
    // Each game has something to say, and wins are among it.
    for kind in GameKind::ALL {
        let of_game = seen.keys().filter(|key| key.starts_with(kind.name())).count();
        assert!(of_game >= 3 && seen.contains_key(&format!("{kind} Wins")), "{seen:#?}");
    }
    println!("{seen:#?}");
    // Most hints say why.
    for (kind, (given, all)) in asked {
        println!("{kind}: a reason for {given} of {all}");
        assert!(2 * given >= all, "{kind}: {given} of {all}, {seen:#?}");
    }
}

#[test]
fn reasons_for_turns_of_chance_are_true() {
    let mut random = Random::new(5);
    let mut seen = BTreeSet::new();
    for (kind, setup, games) in [
        (GameKind::Tzaar, "fixed", 3),
        (GameKind::Terrace, "short", 10),
        (GameKind::Terrace, "three", 3),
        (GameKind::Tchag, "standard", 30),
        (GameKind::Tanagra, "2x4", 10),
        (GameKind::Tanagra, "3x5", 5),
        (GameKind::Tanagra, "4x4", 5),
    ] {
        for seed in 20..20 + games {
            for game in states(kind, setup, seed, 7) {
                let mut turn = Vec::new();
                let mut now = game.position().clone();
                while turn.is_empty() || now.outcome().is_none() && now.mid_turn() {
                    let moves = now.moves();
                    let ply = moves[random.below(moves.len() as u64) as usize];
                    now.play(ply).unwrap();
                    turn.push(ply);
                }
                if let Some(reason) = reason(game.position(), &turn) {
                    check(game.position(), &turn, reason);
                    seen.insert(format!("{kind} {}", name(reason)));
                }
            }
        }
    }
    // What is said about Tanagra has been held to the rules, every kind of it.
    for told in [
        "LaysAtPrey",
        "LaysOutOfReach",
        "LaysTogether",
        "TakesOfSeries",
        "OutOfDanger",
        "Attacks",
        "Isolates",
        "FewerInDanger",
        "NearerPrey",
        "NoPawnInDanger",
    ] {
        assert!(seen.contains(&format!("tanagra {told}")), "{told} is not among {seen:#?}");
    }
}

fn of(kind: GameKind, text: &str, turn: &[&str]) -> Option<Reason> {
    let position = AnyPosition::parse(kind, text).unwrap();
    let mut now = position.clone();
    let turn: Vec<AnyMove> = turn
        .iter()
        .map(|ply| {
            let ply = now.read_move(ply).unwrap();
            now.play(ply).unwrap();
            ply
        })
        .collect();
    reason(&position, &turn)
}

#[test]
fn a_t_that_goes_to_its_goal_has_its_moves_counted() {
    let text = "......../......../......../......../.......aT/......../......../.bT...... 2 a 0";
    let Some(Reason::GoalIn { moves }) = of(GameKind::Terrace, text, &["h4-h5"]) else {
        panic!("{:?}", of(GameKind::Terrace, text, &["h4-h5"]));
    };
    assert!(moves > 0);
}

#[test]
fn a_turn_that_is_not_complete_or_illegal_has_no_reason() {
    let start = Tzaar::setup("fixed", None).unwrap();
    assert_eq!(reason(&start.into(), &[]), None);
    let opened = after(&start.into(), &[AnyPosition::from(start).read_move("e4xd4").unwrap()]);
    let first = opened.moves()[0];
    assert_eq!(reason(&opened, &[first]), None, "half a turn");
    assert_eq!(reason(&start.into(), &[first]), None, "the other side's move");
}
