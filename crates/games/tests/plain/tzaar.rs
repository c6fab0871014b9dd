//! TZAAR, read straight from docs/rules/tzaar.md.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Column 0 to 8 and row on the sloped grid (Board and pieces).
type Point = (i32, i32);

const COLUMN_SIZES: [i32; 9] = [5, 6, 7, 8, 8, 8, 7, 6, 5];
/// The types with their number a side (Board and pieces, last line).
const TYPES: [(char, usize); 3] = [('T', 6), ('R', 9), ('O', 15)];
const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];

#[derive(Clone, Copy)]
struct Piece {
    side: char,
    /// `T`, `R` or `O` for both sides.
    kind: char,
    height: u32,
}

struct Position {
    board: BTreeMap<Point, Piece>,
    side: char,
    step: char,
    turn: u32,
}

/// The legal moves, sorted by bytes; none when the game is over.
pub(crate) fn moves(position: &str) -> Vec<String> {
    let pos = parse(position);
    if winner(&pos).is_some() {
        return Vec::new();
    }
    let mut list = match pos.step {
        'p' => placings(&pos),
        '1' => captures(&pos),
        _ => {
            // Play: the second move is a capture, a stack or a pass.
            let mut list = captures(&pos);
            list.extend(stacks(&pos));
            list.push("pass".to_string());
            list
        }
    };
    list.sort();
    list
}

/// The position after a legal move.
pub(crate) fn apply(position: &str, mv: &str) -> String {
    let mut pos = parse(position);
    if let Some((kind, point)) = mv.split_once('@') {
        place(&mut pos, kind, point);
    } else {
        if let Some((from, to)) = mv.split_once('x') {
            capture(&mut pos, from, to);
        } else if let Some((from, to)) = mv.split_once('+') {
            stack(&mut pos, from, to);
        }
        next_step(&mut pos);
    }
    print(&pos)
}

/// The winner's letter, or `None` while the game is open. There are no draws.
pub(crate) fn outcome(position: &str) -> Option<String> {
    winner(&parse(position)).map(String::from)
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

fn winner(pos: &Position) -> Option<char> {
    // End, first bullet: "once all pieces stand".
    if pos.step == 'p' {
        return None;
    }
    for side in ['w', 'b'] {
        if TYPES.iter().any(|&(kind, _)| count(pos, side, kind) == 0) {
            return Some(other(side));
        }
    }
    // End, third bullet: looked at after the types, and only at the start of a turn.
    if pos.step == '1' && captures(pos).is_empty() {
        return Some(other(pos.side));
    }
    None
}

/// How many pieces or stacks of a side show this type on top.
fn count(pos: &Position, side: char, kind: char) -> usize {
    let wanted = |p: &&Piece| p.side == side && p.kind == kind;
    pos.board.values().filter(wanted).count()
}

fn placings(pos: &Position) -> Vec<String> {
    let mut list = Vec::new();
    for (kind, total) in TYPES {
        if count(pos, pos.side, kind) == total {
            continue;
        }
        for point in all_points() {
            if !pos.board.contains_key(&point) {
                list.push(format!("{kind}@{}", name(point)));
            }
        }
    }
    list
}

fn captures(pos: &Position) -> Vec<String> {
    let mut list = Vec::new();
    for (from, to) in meetings(pos) {
        let (mover, target) = (pos.board[&from], pos.board[&to]);
        // Play, "Capture": an enemy that is not higher than the mover.
        if target.side != pos.side && target.height <= mover.height {
            list.push(format!("{}x{}", name(from), name(to)));
        }
    }
    list
}

fn stacks(pos: &Position) -> Vec<String> {
    let mut list = Vec::new();
    for (from, to) in meetings(pos) {
        if pos.board[&to].side == pos.side {
            list.push(format!("{}+{}", name(from), name(to)));
        }
    }
    list
}

/// Every piece of the side to move with every first occupied point along a line from it.
fn meetings(pos: &Position) -> Vec<(Point, Point)> {
    let mut list = Vec::new();
    for (&from, piece) in &pos.board {
        if piece.side != pos.side {
            continue;
        }
        for direction in DIRECTIONS {
            if let Some(to) = first_occupied(pos, from, direction) {
                list.push((from, to));
            }
        }
    }
    list
}

fn first_occupied(pos: &Position, from: Point, (dc, dr): (i32, i32)) -> Option<Point> {
    let mut point = (from.0 + dc, from.1 + dr);
    // The hole is no point either, so a line ends there (Board and pieces).
    while is_point(point) {
        if pos.board.contains_key(&point) {
            return Some(point);
        }
        point = (point.0 + dc, point.1 + dr);
    }
    None
}

fn place(pos: &mut Position, kind: &str, point: &str) {
    let piece = Piece { side: pos.side, kind: kind.parse().unwrap(), height: 1 };
    pos.board.insert(point_named(point), piece);
    pos.side = other(pos.side);
    // Set-ups, `tournament`: when all sixty stand White opens as usual.
    if pos.board.len() == 60 {
        pos.step = '1';
        pos.turn = 1;
    }
}

fn capture(pos: &mut Position, from: &str, to: &str) {
    let mover = pos.board.remove(&point_named(from)).unwrap();
    pos.board.insert(point_named(to), mover);
}

fn stack(pos: &mut Position, from: &str, to: &str) {
    let mut mover = pos.board.remove(&point_named(from)).unwrap();
    // Play, "Stack": the heights add, the type is the mover's.
    mover.height += pos.board[&point_named(to)].height;
    pos.board.insert(point_named(to), mover);
}

fn next_step(pos: &mut Position) {
    // Play: White opens with a single capture, every later turn has a second move.
    if pos.step == '1' && pos.turn != 1 {
        pos.step = '2';
        return;
    }
    pos.step = '1';
    pos.side = other(pos.side);
    // A turn is at most 9999, and its parity tells the side: go back by one instead of on to 10000.
    pos.turn = if pos.turn == 9999 { 9998 } else { pos.turn + 1 };
}

/// All points in the order of the position text: column by column, each upwards.
fn all_points() -> Vec<Point> {
    let mut list = Vec::new();
    for (c, size) in (0..).zip(COLUMN_SIZES) {
        for n in 1..=size {
            list.push(point(c, n));
        }
    }
    list
}

/// Board and pieces, second paragraph.
fn point(c: i32, n: i32) -> Point {
    let beyond_hole = i32::from(c == 4 && n >= 5);
    (c, n - 1 + (c - 4).max(0) + beyond_hole)
}

/// The hexagon of side five without its centre.
fn is_point((c, row): Point) -> bool {
    (0..9).contains(&c) && (0..9).contains(&row) && (c - row).abs() <= 4 && (c, row) != (4, 4)
}

fn name((c, row): Point) -> String {
    let letter = char::from(b'a' + u8::try_from(c).unwrap());
    let n = (1..=8).find(|&n| point(c, n) == (c, row)).unwrap();
    format!("{letter}{n}")
}

fn point_named(name: &str) -> Point {
    let c = i32::from(name.as_bytes()[0] - b'a');
    point(c, name[1..].parse().unwrap())
}

fn parse(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut board = BTreeMap::new();
    for (c, column) in (0..).zip(fields[0].split('/')) {
        parse_column(&mut board, c, column);
    }
    Position {
        board,
        side: fields[1].parse().unwrap(),
        step: fields[2].parse().unwrap(),
        turn: fields[3].parse().unwrap(),
    }
}

fn parse_column(board: &mut BTreeMap<Point, Piece>, c: i32, column: &str) {
    let mut n = 0;
    let mut chars = column.chars().peekable();
    while let Some(letter) = chars.next() {
        n += 1;
        let mut digits = String::new();
        while let Some(digit) = chars.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        if letter == '.' {
            continue;
        }
        let piece = Piece {
            side: if letter.is_ascii_uppercase() { 'w' } else { 'b' },
            kind: letter.to_ascii_uppercase(),
            height: digits.parse().unwrap_or(1),
        };
        board.insert(point(c, n), piece);
    }
}

fn print(pos: &Position) -> String {
    let mut columns = Vec::new();
    for (c, size) in (0..).zip(COLUMN_SIZES) {
        let column: String = (1..=size).map(|n| print_point(pos.board.get(&point(c, n)))).collect();
        columns.push(column);
    }
    let mut text = columns.join("/");
    write!(text, " {} {} {}", pos.side, pos.step, pos.turn).unwrap();
    text
}

fn print_point(piece: Option<&Piece>) -> String {
    let Some(piece) = piece else {
        return ".".to_string();
    };
    let letter = if piece.side == 'w' { piece.kind } else { piece.kind.to_ascii_lowercase() };
    // Position text: the height follows when it is 2 or more.
    if piece.height == 1 { letter.to_string() } else { format!("{letter}{}", piece.height) }
}
