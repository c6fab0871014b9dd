//! Tanagra, read straight from docs/rules/tanagra.md.

use std::collections::{BTreeMap, BTreeSet};

/// A unit triangle. The fields stand in the order by which tiles are sorted (Position text).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    j: i32,
    i: i32,
    /// `v`; `^` sorts before it.
    down: bool,
}

struct Position {
    /// The tiles by their centres.
    tiles: BTreeSet<Cell>,
    pawns: BTreeMap<Cell, char>,
    seats: usize,
    x: usize,
    side: char,
    /// As in the text: `p`, `m`, or `t` and a tile.
    phase: String,
    quiet: u32,
}

/// The legal moves, sorted by bytes; none when the game is over.
pub(crate) fn moves(position: &str) -> Vec<String> {
    let pos = parse(position);
    if result(&pos).is_some() {
        return Vec::new();
    }
    let mut list = match pos.phase.as_str() {
        "p" => layings(&pos),
        "m" => pawn_moves(&pos, pos.side),
        dispose => disposals(&pos, cell(&dispose[1..])),
    };
    if list.is_empty() {
        // Moving, last line: only a player without a pawn move finds nothing above.
        list.push("pass".to_string());
    }
    list.sort();
    list
}

/// The position after a legal move.
pub(crate) fn apply(position: &str, mv: &str) -> String {
    let mut pos = parse(position);
    match pos.phase.as_str() {
        "p" => lay(&mut pos, mv),
        "m" if mv == "pass" => {
            pos.quiet += 1;
            end_turn(&mut pos);
        }
        "m" => move_pawn(&mut pos, mv),
        _ => dispose(&mut pos, mv),
    }
    print(&pos)
}

/// The winner's letter or `draw`, or `None` while the game is open.
pub(crate) fn outcome(position: &str) -> Option<String> {
    result(&parse(position))
}

/// The four judgements of End, in their order.
fn result(pos: &Position) -> Option<String> {
    // Laying: "nothing is judged while tiles are laid".
    if pos.phase == "p" {
        return None;
    }
    if let Some(winner) = winner_by_taking_all(pos) {
        return Some(winner.to_string());
    }
    // The others are judged after a whole turn, so not before a tile is disposed of.
    if pos.phase != "m" {
        return None;
    }
    if let Some(winner) = winner_by_isolation(pos).or(winner_by_own_tile(pos)) {
        return Some(winner.to_string());
    }
    let nobody_moves = players(pos).iter().all(|&p| pawn_moves(pos, p).is_empty());
    if nobody_moves || pos.quiet >= 200 {
        return Some("draw".to_string());
    }
    None
}

/// End, 1. The player on the right is the one before in turn, with two players the other one.
fn winner_by_taking_all(pos: &Position) -> Option<char> {
    let gone = all_series(pos).into_iter().find(|&s| count(pos, s) == 0)?;
    Some(player_after(pos, owner(gone), pos.seats - 1))
}

/// End, 2: at most one player has a pawn that is not isolated.
fn winner_by_isolation(pos: &Position) -> Option<char> {
    let mut linked: BTreeSet<char> = BTreeSet::new();
    for (&cell, &pawn) in &pos.pawns {
        let tile = tile_under(pos, cell).unwrap();
        if pos.tiles.iter().any(|&t| t != tile && in_contact(t, tile)) {
            linked.insert(owner(pawn));
        }
    }
    match linked.len() {
        0 => Some(player_after(pos, pos.side, pos.seats - 1)),
        1 => linked.pop_first(),
        _ => None,
    }
}

/// End, 3: exactly one player has a tile with pawns of that player only.
fn winner_by_own_tile(pos: &Position) -> Option<char> {
    if pos.seats == 2 {
        return None;
    }
    let mut having: BTreeSet<char> = BTreeSet::new();
    for &tile in &pos.tiles {
        let on_it: BTreeSet<char> = pawns_on(pos, tile).into_iter().map(owner).collect();
        if on_it.len() == 1 {
            having.extend(on_it);
        }
    }
    match having.len() {
        1 => having.pop_first(),
        _ => None,
    }
}

fn players(pos: &Position) -> Vec<char> {
    "abcd".chars().take(pos.seats).collect()
}

fn all_series(pos: &Position) -> Vec<char> {
    match pos.seats {
        2 => vec!['a', 'A', 'b', 'B'],
        _ => players(pos),
    }
}

fn owner(pawn: char) -> char {
    pawn.to_ascii_lowercase()
}

fn player_after(pos: &Position, player: char, steps: usize) -> char {
    let players = players(pos);
    let now = players.iter().position(|&p| p == player).unwrap();
    players[(now + steps) % players.len()]
}

/// Which series a pawn takes (Moving, the two bullets on taking).
fn prey(pos: &Position, pawn: char) -> char {
    match (pos.seats, pawn) {
        (2, 'a') => 'b',
        (2, 'b') => 'A',
        (2, 'A') => 'B',
        (2, _) => 'a',
        _ => player_after(pos, pawn, 1),
    }
}

fn count(pos: &Position, pawn: char) -> usize {
    pos.pawns.values().filter(|&&p| p == pawn).count()
}

/// The cells that share a side, in the order given under Lattice.
fn beside(Cell { j, i, down }: Cell) -> [Cell; 3] {
    let step = if down { 1 } else { -1 };
    [(i, j), (i + step, j), (i, j + step)].map(|(i, j)| Cell { j, i, down: !down })
}

/// The centre and the corners of a tile.
fn cells_of(tile: Cell) -> [Cell; 4] {
    let [first, second, third] = beside(tile);
    [tile, first, second, third]
}

fn in_contact(one: Cell, two: Cell) -> bool {
    let mut around = cells_of(one).into_iter().flat_map(beside);
    around.any(|cell| cells_of(two).contains(&cell))
}

fn overlap(one: Cell, two: Cell) -> bool {
    let mut cells = cells_of(one).into_iter();
    cells.any(|cell| cells_of(two).contains(&cell))
}

fn tile_under(pos: &Position, cell: Cell) -> Option<Cell> {
    let mut tiles = pos.tiles.iter().copied();
    tiles.find(|&tile| cells_of(tile).contains(&cell))
}

fn pawns_on(pos: &Position, tile: Cell) -> Vec<char> {
    let cells = cells_of(tile).into_iter();
    cells.filter_map(|c| pos.pawns.get(&c).copied()).collect()
}

/// Where a tile can be laid beside these: in contact with one, overlapping none, centre within ±1000.
fn places(tiles: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let mut list = BTreeSet::new();
    for tile in tiles {
        for place in cells_around(*tile) {
            let within = place.i.abs() <= 1000 && place.j.abs() <= 1000;
            let overlaps = tiles.iter().any(|&t| overlap(place, t));
            if within && !overlaps && in_contact(place, *tile) {
                list.insert(place);
            }
        }
    }
    list
}

/// More than enough: tiles in contact have centres that differ by three at the most.
fn cells_around(tile: Cell) -> Vec<Cell> {
    let mut list = Vec::new();
    for j in tile.j - 3..=tile.j + 3 {
        for i in tile.i - 3..=tile.i + 3 {
            list.extend([false, true].map(|down| Cell { j, i, down }));
        }
    }
    list
}

fn layings(pos: &Position) -> Vec<String> {
    let places = if pos.tiles.is_empty() {
        // Laying: the first tile is `0,0v`.
        BTreeSet::from([cell("0,0v")])
    } else {
        places(&pos.tiles)
    };
    let mut list = Vec::new();
    for pawn in all_series(pos) {
        if owner(pawn) == pos.side && count(pos, pawn) < pos.x {
            list.extend(places.iter().map(|&p| format!("{pawn}@{}", name(p))));
        }
    }
    list
}

fn lay(pos: &mut Position, mv: &str) {
    let (pawn, place) = mv.split_once('@').unwrap();
    pos.tiles.insert(cell(place));
    pos.pawns.insert(cell(place), pawn.chars().next().unwrap());
    // Every tile comes with a pawn: x a series. The last player lays last, so the first one moves then.
    if pos.tiles.len() == pos.x * all_series(pos).len() {
        pos.phase = "m".to_string();
    }
    pos.side = player_after(pos, pos.side, 1);
}

/// The moves that a player's pawns have, whoever's turn it is.
fn pawn_moves(pos: &Position, player: char) -> Vec<String> {
    let mut list = Vec::new();
    for (&from, &pawn) in &pos.pawns {
        if owner(pawn) != player {
            continue;
        }
        for to in arrivals(pos, from, pawn) {
            let there = pos.pawns.get(&to).copied();
            if there.is_none() {
                list.push(format!("{}-{}", name(from), name(to)));
            } else if there == Some(prey(pos, pawn)) {
                list.push(format!("{}x{}", name(from), name(to)));
            }
        }
    }
    list
}

/// All cells of tiles beside the pawn or beside a pawn of its series that it can go over (Moving, first two bullets).
fn arrivals(pos: &Position, from: Cell, pawn: char) -> BTreeSet<Cell> {
    let mut chain = BTreeSet::from([from]);
    let mut todo = vec![from];
    let mut list = BTreeSet::new();
    while let Some(here) = todo.pop() {
        for to in beside(here) {
            if pos.pawns.get(&to) == Some(&pawn) && chain.insert(to) {
                todo.push(to);
            }
            if tile_under(pos, to).is_some() {
                list.insert(to);
            }
        }
    }
    list
}

fn move_pawn(pos: &mut Position, mv: &str) {
    // A cell's text ends with `^` or `v`; the next character, `-` or `x`, tells the kind of move.
    let end = mv.find(['^', 'v']).unwrap() + 1;
    let (from, to) = (cell(&mv[..end]), cell(&mv[end + 1..]));
    let pawn = pos.pawns.remove(&from).unwrap();
    let taken = pos.pawns.insert(to, pawn);
    pos.quiet = if taken.is_some() { 0 } else { pos.quiet + 1 };
    let left = tile_under(pos, from).unwrap();
    if tile_under(pos, to) != Some(left) && pawns_on(pos, left).is_empty() {
        pos.phase = format!("t{}", name(left));
    } else {
        end_turn(pos);
    }
}

fn disposals(pos: &Position, tile: Cell) -> Vec<String> {
    // It is lifted first: the new place may overlap the old one but not be the same.
    let mut rest = pos.tiles.clone();
    rest.remove(&tile);
    let mut list = vec!["keep".to_string(), "drop".to_string()];
    let elsewhere = places(&rest).into_iter().filter(|&place| place != tile);
    list.extend(elsewhere.map(|place| format!(">{}", name(place))));
    list
}

fn dispose(pos: &mut Position, mv: &str) {
    let tile = cell(&pos.phase[1..]);
    if mv == "drop" {
        pos.tiles.remove(&tile);
        pos.quiet = 0;
    } else if let Some(place) = mv.strip_prefix('>') {
        pos.tiles.remove(&tile);
        pos.tiles.insert(cell(place));
    }
    end_turn(pos);
}

fn end_turn(pos: &mut Position) {
    pos.phase = "m".to_string();
    pos.side = player_after(pos, pos.side, 1);
}

fn name(cell: Cell) -> String {
    format!("{},{}{}", cell.i, cell.j, if cell.down { 'v' } else { '^' })
}

fn cell(name: &str) -> Cell {
    let (i, j) = name[..name.len() - 1].split_once(',').unwrap();
    Cell { j: j.parse().unwrap(), i: i.parse().unwrap(), down: name.ends_with('v') }
}

fn parse(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let (mut tiles, mut pawns) = (BTreeSet::new(), BTreeMap::new());
    for tile in fields[0].split(';').filter(|&t| t != "-") {
        let (centre, letters) = tile.split_once('=').unwrap();
        tiles.insert(cell(centre));
        let cells = cells_of(cell(centre)).into_iter().zip(letters.chars());
        pawns.extend(cells.filter(|&(_, letter)| letter != '.'));
    }
    Position {
        tiles,
        pawns,
        seats: fields[1].parse().unwrap(),
        x: fields[2].parse().unwrap(),
        side: fields[3].parse().unwrap(),
        phase: fields[4].to_string(),
        quiet: fields[5].parse().unwrap(),
    }
}

fn print(pos: &Position) -> String {
    let letter = |cell: Cell| pos.pawns.get(&cell).copied().unwrap_or('.');
    let tile_text = |&tile: &Cell| {
        let letters: String = cells_of(tile).into_iter().map(letter).collect();
        format!("{}={letters}", name(tile))
    };
    // No move leaves the plane empty, so `-` is never printed.
    let tiles: Vec<String> = pos.tiles.iter().map(tile_text).collect();
    let set_up = format!("{} {}", pos.seats, pos.x);
    let turn = format!("{} {} {}", pos.side, pos.phase, pos.quiet);
    format!("{} {set_up} {turn}", tiles.join(";"))
}
