//! Tchag, read straight from docs/rules/tchag.md.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row from 0, `a1` being (0, 0).
type Cell = (i32, i32);
type Board = BTreeMap<Cell, Stone>;

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const COMPASS: [(char, (i32, i32)); 4] = [('N', (0, 1)), ('E', (1, 0)), ('S', (0, -1)), ('W', (-1, 0))];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stone {
    /// `B` or `G`.
    colour: char,
    /// `r` or `y`.
    pawn: Option<char>,
}

struct Position {
    board: Board,
    side: char,
    /// As in the text: `m`, `h` and a cell, `z` or `s`.
    phase: String,
    repairs: u32,
}

/// The legal moves, sorted by bytes; none when the game is over.
pub(crate) fn moves(position: &str) -> Vec<String> {
    let pos = parse(position);
    if result(&pos).is_some() {
        return Vec::new();
    }
    let mut list = if pos.phase == "m" { turn_moves(&pos) } else { legal_repairs(&pos) };
    list.sort();
    list
}

/// The position after a legal move.
pub(crate) fn apply(position: &str, mv: &str) -> String {
    let mut pos = parse(position);
    if mv == "stop" {
        pos.phase = "s".to_string();
    } else if pos.phase == "m" {
        move_pawn(&mut pos, mv);
    } else {
        (pos.board, pos.phase) = repair(&pos.board, &pos.phase, mv);
        // The field holds 99 at the most.
        pos.repairs = (pos.repairs + 1).min(99);
        if pos.phase == "m" {
            end_turn(&mut pos);
        }
    }
    print(&pos)
}

/// The winner's letter or `draw`, or `None` while the game is open.
pub(crate) fn outcome(position: &str) -> Option<String> {
    result(&parse(position))
}

fn other(side: char) -> char {
    if side == 'r' { 'y' } else { 'r' }
}

fn result(pos: &Position) -> Option<String> {
    let (red, yellow) = (pawns(&pos.board, 'r'), pawns(&pos.board, 'y'));
    // End: the last pawn is taken; stopped; or neither side has a pawn move. The majority wins each time.
    let neither = pos.phase == "m" && stuck(&pos.board, 'r') && stuck(&pos.board, 'y');
    if red > 0 && yellow > 0 && pos.phase != "s" && !neither {
        return None;
    }
    let text = match red.cmp(&yellow) {
        std::cmp::Ordering::Greater => "r",
        std::cmp::Ordering::Less => "y",
        std::cmp::Ordering::Equal => "draw",
    };
    Some(text.to_string())
}

fn pawns(board: &Board, side: char) -> usize {
    board.values().filter(|s| s.pawn == Some(side)).count()
}

fn stuck(board: &Board, side: char) -> bool {
    pawn_moves(board, side).is_empty()
}

fn turn_moves(pos: &Position) -> Vec<String> {
    let mut list = pawn_moves(&pos.board, pos.side);
    // End, second bullet.
    if stuck(&pos.board, other(pos.side)) {
        list.push("stop".to_string());
    }
    list
}

/// A turn, 1.
fn pawn_moves(board: &Board, side: char) -> Vec<String> {
    let mut list = Vec::new();
    for (&from, stone) in board {
        if stone.pawn != Some(side) {
            continue;
        }
        let straight = stone.colour == 'B';
        let steps = if straight { STRAIGHT } else { DIAGONAL };
        for to in steps.map(|step| shifted(from, step)) {
            match board.get(&to).map(|target| target.pawn) {
                Some(None) => list.push(format!("{}-{}", name(from), name(to))),
                Some(Some(p)) if p != side => list.push(format!("{}x{}", name(from), name(to))),
                _ => {}
            }
        }
    }
    list
}

fn move_pawn(pos: &mut Position, mv: &str) {
    let (from, to) = mv.split_once(['-', 'x']).unwrap();
    let hole = cell(from);
    pos.board.get_mut(&cell(to)).unwrap().pawn = Some(pos.side);
    pos.board.remove(&hole);
    if pawns(&pos.board, other(pos.side)) == 0 {
        // End, first bullet: nothing is closed any more; the side is the loser's (Position text).
        pos.side = other(pos.side);
        return;
    }
    pos.phase = phase_with_hole(&pos.board, hole);
    if pos.phase == "m" {
        end_turn(pos);
    }
}

fn end_turn(pos: &mut Position) {
    pos.repairs = 0;
    // End, third bullet: a player without a pawn move is passed over. When neither has one the game is over, and the
    // side is the opponent of the last mover (Position text).
    if !stuck(&pos.board, other(pos.side)) || stuck(&pos.board, pos.side) {
        pos.side = other(pos.side);
    }
}

/// Gaps come before rejoining.
fn phase_with_hole(board: &Board, hole: Cell) -> String {
    if closings(board, hole).is_empty() { phase_without_hole(board) } else { format!("h{}", name(hole)) }
}

fn phase_without_hole(board: &Board) -> String {
    let phase = if zones(board).len() > 1 { "z" } else { "m" };
    phase.to_string()
}

/// The house rule under "What follows": after eight repairs only those on a shortest way to the end.
fn legal_repairs(pos: &Position) -> Vec<String> {
    let list = all_repairs(&pos.board, &pos.phase);
    if pos.repairs < 8 {
        return list;
    }
    let left_after = |mv: &String| {
        let (board, phase) = repair(&pos.board, &pos.phase, mv);
        repairs_left(board, phase)
    };
    let least = list.iter().map(left_after).min();
    let shortest = |mv: &String| Some(left_after(mv)) == least;
    list.into_iter().filter(shortest).collect()
}

/// The smallest number of repairs to the end of the turn, searched breadth first.
fn repairs_left(board: Board, phase: String) -> u32 {
    let mut seen = BTreeSet::new();
    let mut level = BTreeSet::from([(board, phase)]);
    let mut distance = 0;
    while level.iter().all(|(_, phase)| phase != "m") {
        let mut next = BTreeSet::new();
        for (board, phase) in &level {
            for mv in all_repairs(board, phase) {
                next.insert(repair(board, phase, &mv));
            }
        }
        seen.extend(level);
        level = next.difference(&seen).cloned().collect();
        assert!(!level.is_empty(), "every turn can be ended");
        distance += 1;
    }
    distance
}

fn all_repairs(board: &Board, phase: &str) -> Vec<String> {
    match phase.strip_prefix('h') {
        Some(hole) => closings(board, cell(hole)),
        None => slides(board),
    }
}

/// A turn, 3: the choices when the hole has stones on both sides in its row or in its column.
fn closings(board: &Board, (x, y): Cell) -> Vec<String> {
    let stone_at = |dx, dy| board.contains_key(&(x + dx, y + dy));
    let mut list = Vec::new();
    if stone_at(-1, 0) && stone_at(1, 0) {
        list.extend(["E".to_string(), "W".to_string()]);
    }
    if stone_at(0, -1) && stone_at(0, 1) {
        list.extend(["N".to_string(), "S".to_string()]);
    }
    list
}

/// A turn, 4: every line of every zone in either direction, if it comes to touch the other zone with a side.
fn slides(board: &Board) -> Vec<String> {
    let zones = zones(board);
    let mut list = Vec::new();
    for zone in &zones {
        for (letter, step) in COMPASS {
            for line in 0..6 {
                let moved: BTreeSet<Cell> = zone
                    .iter()
                    .filter(|&&at| line_of(at, step) == line)
                    .map(|&at| shifted(at, step))
                    .collect();
                if zones.iter().any(|rest| rest != zone && touch(&moved, rest)) {
                    list.push(format!("{}{letter}", line_name(line, step)));
                }
            }
        }
    }
    list
}

/// The row for a step east or west, the column for one north or south.
fn line_of((x, y): Cell, (dx, _): (i32, i32)) -> i32 {
    if dx == 0 { x } else { y }
}

fn line_name(line: i32, (dx, _): (i32, i32)) -> String {
    let name = name((line, line));
    let part = if dx == 0 { &name[..1] } else { &name[1..] };
    part.to_string()
}

fn touch(some: &BTreeSet<Cell>, others: &BTreeSet<Cell>) -> bool {
    let mut around = some.iter().flat_map(|&at| STRAIGHT.map(|step| shifted(at, step)));
    around.any(|at| others.contains(&at))
}

/// The stones that hang together by their sides, zone by zone.
fn zones(board: &Board) -> Vec<BTreeSet<Cell>> {
    let mut left: BTreeSet<Cell> = board.keys().copied().collect();
    let mut list = Vec::new();
    while let Some(start) = left.pop_first() {
        let mut zone = BTreeSet::new();
        let mut todo = vec![start];
        while let Some(at) = todo.pop() {
            zone.insert(at);
            for to in STRAIGHT.map(|step| shifted(at, step)) {
                if left.remove(&to) {
                    todo.push(to);
                }
            }
        }
        list.push(zone);
    }
    list
}

/// The board and phase after a closing or a slide; phase `m` says that the turn's repairs are done.
fn repair(board: &Board, phase: &str, mv: &str) -> (Board, String) {
    let mut board = board.clone();
    let letter = mv.chars().last().unwrap();
    let step = COMPASS.iter().find(|(l, _)| *l == letter).unwrap().1;
    let phase = if let Some(hole) = phase.strip_prefix('h') {
        let hole = close(&mut board, cell(hole), step);
        phase_with_hole(&board, hole)
    } else {
        slide(&mut board, mv, step);
        phase_without_hole(&board)
    };
    (board, phase)
}

/// Shifts stone after stone into the hole and says where the hole is then.
fn close(board: &mut Board, mut hole: Cell, (dx, dy): (i32, i32)) -> Cell {
    while let Some(stone) = board.remove(&(hole.0 - dx, hole.1 - dy)) {
        board.insert(hole, stone);
        hole = (hole.0 - dx, hole.1 - dy);
    }
    hole
}

/// The zones share no row and no column, so the line belongs to one zone as a whole.
fn slide(board: &mut Board, mv: &str, step: (i32, i32)) {
    let old = std::mem::take(board);
    for (at, stone) in old {
        let slides = mv.starts_with(&line_name(line_of(at, step), step));
        let to = if slides { shifted(at, step) } else { at };
        board.insert(to, stone);
    }
}

fn shifted((x, y): Cell, (dx, dy): (i32, i32)) -> Cell {
    (x + dx, y + dy)
}

fn name((x, y): Cell) -> String {
    let column = char::from(b'a' + u8::try_from(x).unwrap());
    format!("{column}{}", y + 1)
}

fn cell(name: &str) -> Cell {
    let x = i32::from(name.as_bytes()[0] - b'a');
    (x, name[1..].parse::<i32>().unwrap() - 1)
}

fn parse(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut board = Board::new();
    // Position text: row 6 down to row 1.
    for (y, row) in (0..).zip(fields[0].split('/').rev()) {
        let mut chars = row.chars().peekable();
        let mut x = 0;
        while let Some(colour) = chars.next() {
            let pawn = chars.next_if(char::is_ascii_lowercase);
            if colour != '.' {
                board.insert((x, y), Stone { colour, pawn });
            }
            x += 1;
        }
    }
    Position {
        board,
        side: fields[1].parse().unwrap(),
        phase: fields[2].to_string(),
        repairs: fields[3].parse().unwrap(),
    }
}

fn print(pos: &Position) -> String {
    let cell_text = |at: Cell| match pos.board.get(&at) {
        Some(stone) => format!("{}{}", stone.colour, stone.pawn.map_or(String::new(), String::from)),
        None => ".".to_string(),
    };
    let row_text = |y: i32| (0..6).map(|x| cell_text((x, y))).collect::<String>();
    let rows: Vec<String> = (0..6).rev().map(row_text).collect();
    let turn = format!("{} {} {}", pos.side, pos.phase, pos.repairs);
    format!("{} {turn}", rows.join("/"))
}
