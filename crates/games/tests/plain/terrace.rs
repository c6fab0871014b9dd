//! Terrace, read straight from docs/rules/terrace.md.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row from 0, `a1` being (0, 0).
type Square = (i32, i32);

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

#[derive(Clone, Copy)]
struct Piece {
    seat: char,
    /// `T` or the size, `1` to `4`.
    kind: char,
}

struct Position {
    /// Squares along a side: 8 or 6.
    n: i32,
    board: BTreeMap<Square, Piece>,
    seats: usize,
    side: char,
    quiet: u32,
}

/// The legal moves, sorted by bytes; none when the game is over.
pub(crate) fn moves(position: &str) -> Vec<String> {
    let pos = parse(position);
    if result(&pos).is_some() {
        return Vec::new();
    }
    let mut list = piece_moves(&pos);
    list.sort();
    list
}

/// The position after a legal move.
pub(crate) fn apply(position: &str, mv: &str) -> String {
    let mut pos = parse(position);
    let (from, to) = mv.split_once(['-', 'x']).unwrap();
    let mover = pos.board.remove(&square(from)).unwrap();
    let taken = pos.board.insert(square(to), mover);
    pos.quiet = if taken.is_some() { 0 } else { pos.quiet + 1 };
    if let Some(Piece { seat, kind: 'T' }) = taken {
        // End, second bullet: out, and all its pieces leave the board.
        pos.board.retain(|_, piece| piece.seat != seat);
    }
    pos.side = next_seat(&pos);
    print(&pos)
}

/// The winner's letter or `draw`, or `None` while the game is open.
pub(crate) fn outcome(position: &str) -> Option<String> {
    result(&parse(position))
}

/// Courtesy: what is announced after a legal move.
pub(crate) fn announcement(position: &str, mv: &str) -> Option<&'static str> {
    let mover = parse(position).side;
    let after = apply(position, mv);
    if outcome(&after).is_some() || !could_take_a_t(&after, mover) {
        return None;
    }
    let replies = moves(&after);
    let loses = |reply: &String| {
        let next = apply(&after, reply);
        match outcome(&next) {
            Some(end) => end == mover.to_string(),
            None => could_take_a_t(&next, mover),
        }
    };
    let mate = parse(&after).seats == 2 && replies.iter().all(loses);
    Some(if mate { "Terrace and mate" } else { "Terrace" })
}

/// Whether a seat could take the T of another were it to move at once.
fn could_take_a_t(position: &str, seat: char) -> bool {
    let mut pos = parse(position);
    pos.side = seat;
    piece_moves(&pos).iter().any(|mv| {
        let taken = mv.split_once('x').and_then(|(_, to)| pos.board.get(&square(to)));
        taken.is_some_and(|piece| piece.kind == 'T' && piece.seat != seat)
    })
}

fn result(pos: &Position) -> Option<String> {
    let alive: Vec<char> = seat_letters(pos).into_iter().filter(|&s| has_t(pos, s)).collect();
    // Wins are judged first (End, third bullet).
    for &seat in &alive {
        if t_square(pos, seat) == Some(goal(pos, seat)) {
            return Some(seat.to_string());
        }
    }
    if alive.len() == 1 {
        return Some(alive[0].to_string());
    }
    // End, last two bullets.
    if pos.quiet >= 200 || piece_moves(pos).is_empty() {
        return Some("draw".to_string());
    }
    None
}

fn seat_letters(pos: &Position) -> Vec<char> {
    "abcd".chars().take(pos.seats).collect()
}

fn t_square(pos: &Position, seat: char) -> Option<Square> {
    let mut pieces = pos.board.iter();
    pieces.find(|(_, p)| p.seat == seat && p.kind == 'T').map(|(&s, _)| s)
}

fn has_t(pos: &Position, seat: char) -> bool {
    t_square(pos, seat).is_some()
}

/// End, first bullet: the low corner opposite.
fn goal(pos: &Position, seat: char) -> Square {
    let far = (pos.n - 1, pos.n - 1);
    match (pos.seats, seat) {
        (_, 'a') | (3 | 4, 'b') => far,
        _ => (0, 0),
    }
}

/// The next seat clockwise that still has its T; the same one when no other has.
fn next_seat(pos: &Position) -> char {
    let letters = seat_letters(pos);
    let now = letters.iter().position(|&s| s == pos.side).unwrap();
    for step in 1..=letters.len() {
        let seat = letters[(now + step) % letters.len()];
        if has_t(pos, seat) {
            return seat;
        }
    }
    unreachable!("the last seat with a T has won, and moves no more")
}

/// The moves of the side to move, whether or not the game is over.
fn piece_moves(pos: &Position) -> Vec<String> {
    let mut list = Vec::new();
    for (&from, piece) in &pos.board {
        if piece.seat != pos.side {
            continue;
        }
        let mut quiet = along(pos, from);
        quiet.extend(up(pos, from));
        quiet.extend(down(pos, from));
        for to in quiet {
            list.push(format!("{}-{}", name(from), name(to)));
        }
        for to in captures(pos, from) {
            list.push(format!("{}x{}", name(from), name(to)));
        }
    }
    list
}

/// Moves, "Along its terrace". The two terraces of a level touch at most at a corner, so straight steps on the same
/// level never leave the L.
fn along(pos: &Position, from: Square) -> Vec<Square> {
    let mut reached = BTreeSet::from([from]);
    let mut todo = vec![from];
    while let Some(here) = todo.pop() {
        for to in beside(pos, here, &STRAIGHT) {
            let passable = pos.board.get(&to).is_none_or(|p| p.seat == pos.side);
            if level(pos, to) == level(pos, from) && passable && reached.insert(to) {
                todo.push(to);
            }
        }
    }
    reached.into_iter().filter(|&s| vacant(pos, s)).collect()
}

/// Moves, "Up": straight or diagonally.
fn up(pos: &Position, from: Square) -> Vec<Square> {
    let mut list = beside(pos, from, &STRAIGHT);
    list.extend(beside(pos, from, &DIAGONAL));
    list.retain(|&to| level(pos, to) == level(pos, from) + 1 && vacant(pos, to));
    list
}

/// Moves, "Down": straight only.
fn down(pos: &Position, from: Square) -> Vec<Square> {
    let mut list = beside(pos, from, &STRAIGHT);
    list.retain(|&to| level(pos, to) == level(pos, from) - 1 && vacant(pos, to));
    list
}

/// Moves, "Capture": down, diagonally only, the same size or smaller, own pieces too.
fn captures(pos: &Position, from: Square) -> Vec<Square> {
    let mut list = beside(pos, from, &DIAGONAL);
    list.retain(|&to| level(pos, to) == level(pos, from) - 1);
    list.retain(|to| pos.board.get(to).is_some_and(|p| size(*p) <= size(pos.board[&from])));
    list
}

/// A T takes and is taken as a piece of size 1.
fn size(piece: Piece) -> u32 {
    piece.kind.to_digit(10).unwrap_or(1)
}

fn vacant(pos: &Position, square: Square) -> bool {
    !pos.board.contains_key(&square)
}

fn beside(pos: &Position, (x, y): Square, steps: &[(i32, i32)]) -> Vec<Square> {
    let board = 0..pos.n;
    let all = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
    all.filter(|(x, y)| board.contains(x) && board.contains(y)).collect()
}

/// The formula under Board.
fn level(pos: &Position, (x, y): Square) -> i32 {
    let last = pos.n - 1;
    x.max(y).min((last - x).max(last - y)) + 1
}

fn name((x, y): Square) -> String {
    let column = char::from(b'a' + u8::try_from(x).unwrap());
    format!("{column}{}", y + 1)
}

fn square(name: &str) -> Square {
    let x = i32::from(name.as_bytes()[0] - b'a');
    (x, name[1..].parse::<i32>().unwrap() - 1)
}

fn parse(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut board = BTreeMap::new();
    let rows: Vec<&str> = fields[0].split('/').collect();
    // Position text: from the highest row down.
    for (y, row) in (0..).zip(rows.iter().rev()) {
        let mut chars = row.chars();
        let mut x = 0;
        while let Some(seat) = chars.next() {
            if seat != '.' {
                let kind = chars.next().unwrap();
                board.insert((x, y), Piece { seat, kind });
            }
            x += 1;
        }
    }
    Position {
        n: i32::try_from(rows.len()).unwrap(),
        board,
        seats: fields[1].parse().unwrap(),
        side: fields[2].parse().unwrap(),
        quiet: fields[3].parse().unwrap(),
    }
}

fn print(pos: &Position) -> String {
    let mut rows = Vec::new();
    for y in (0..pos.n).rev() {
        let row: String = (0..pos.n)
            .map(|x| match pos.board.get(&(x, y)) {
                Some(piece) => format!("{}{}", piece.seat, piece.kind),
                None => ".".to_string(),
            })
            .collect();
        rows.push(row);
    }
    format!("{} {} {} {}", rows.join("/"), pos.seats, pos.side, pos.quiet)
}
