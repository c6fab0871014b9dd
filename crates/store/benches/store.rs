//! How long searches of a large archive take, and how many moves a second are kept: `cargo bench -p tablier-store`.
//! The database lies in the folder for temporary files, or in `TABLIER_BENCH_FOLDER`.

#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tablier_protocol::online::{GameResult, Pace, SeatKind, SeatState, Status};
use tablier_store::{ArchiveQuery, Sqlite, Store, StoredEvent, TableRow, Write};
use tokio::task::JoinSet;

const GAMES: u64 = 100_000;
const PEOPLE: u64 = 1_000;
const TABLES: u64 = 500;
const PLIES: u64 = 10;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let parent = std::env::var_os("TABLIER_BENCH_FOLDER").map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = tempfile::tempdir_in(parent).expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    fill(&*store).await;
    search(&*store).await;
    play(&store, "a move every two seconds", GAMES, Some(Duration::from_secs(2))).await;
    play(&store, "as fast as they can", GAMES + TABLES, None).await;
    store.close().await;
}

/// Finishes many games.
async fn fill(store: &impl Store) {
    let begun = Instant::now();
    for first in (0..GAMES).step_by(1000) {
        let games = (first..first + 1000).map(|number| Write::PutTable(finished(number)));
        store.write(games.collect()).await.expect("written");
    }
    println!("{GAMES} finished games written in {:.1?}", begun.elapsed());
}

/// Looks for some of them.
async fn search(store: &impl Store) {
    let all = ArchiveQuery { limit: 50, ..ArchiveQuery::default() };
    let game = || Some("tchag".to_owned());
    let person = || Some("p7".to_owned());
    let middle = || Some((GAMES / 2, String::new()));
    let questions = [
        ("newest", all.clone()),
        ("from the middle", ArchiveQuery { before: middle(), ..all.clone() }),
        ("of a game", ArchiveQuery { game: game(), before: middle(), ..all.clone() }),
        ("rated, one in a thousand", ArchiveQuery { rated: Some(true), ..all.clone() }),
        ("rated, of a game that has none", ArchiveQuery { game: game(), rated: Some(true), ..all.clone() }),
        ("of a person", ArchiveQuery { person: person(), ..all.clone() }),
        ("of a person, of a game", ArchiveQuery { person: person(), game: game(), ..all }),
    ];
    for (name, question) in questions {
        let mut times = Vec::new();
        let mut found = 0;
        for _ in 0..50 {
            let begun = Instant::now();
            found = store.archive(&question).await.expect("found").len();
            times.push(begun.elapsed());
        }
        times.sort();
        println!("search, {name}: {found} found, median {:.2?}, longest {:.2?}", times[25], times[49]);
    }
}

/// Plays at many tables at once, each waiting for its move to be kept before the next.
async fn play(store: &Arc<Sqlite>, name: &str, first: u64, rhythm: Option<Duration>) {
    let mut tables = JoinSet::new();
    let begun = Instant::now();
    for table in 0..TABLES {
        // They begin one after the other, so that moves are spread evenly.
        let pause = rhythm.unwrap_or_default() * table as u32 / TABLES as u32;
        tables.spawn(play_one(Arc::clone(store), first + table, pause, rhythm));
    }
    let mut times: Vec<Duration> = tables.join_all().await.concat();
    times.sort();
    let speed = f64::from(TABLES as u32 * PLIES as u32) / begun.elapsed().as_secs_f64();
    let (median, rare) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!(
        "{TABLES} tables, {name}: {speed:.0} moves a second, median {median:.1?}, 99th percentile {rare:.1?}"
    );
}

async fn play_one(
    store: Arc<Sqlite>,
    number: u64,
    pause: Duration,
    rhythm: Option<Duration>,
) -> Vec<Duration> {
    let mut times = Vec::new();
    tokio::time::sleep(pause).await;
    for ply in 1..=PLIES {
        let row = TableRow { status: Status::Playing, result: None, ply: ply as u32, ..finished(number) };
        let event = StoredEvent { event: ply, at: ply, body: "x".repeat(300) };
        let begun = Instant::now();
        let moved = vec![Write::AddEvent { table: row.id.clone(), event }, Write::PutTable(row)];
        store.write(moved).await.expect("written");
        times.push(begun.elapsed());
        tokio::time::sleep(rhythm.unwrap_or_default().saturating_sub(begun.elapsed())).await;
    }
    times
}

fn finished(number: u64) -> TableRow {
    let seats = [number % PEOPLE, (number / PEOPLE + number) % PEOPLE];
    TableRow {
        id: format!("table{number:010}"),
        game: ["tzaar", "terrace", "tchag", "tanagra"][number as usize % 4].to_owned(),
        setup: "random".to_owned(),
        seed: number,
        pace: Some(Pace::Clock { base: 300, increment: 5 }),
        rated: number.is_multiple_of(1000),
        private: number % 10 == 1,
        drawn: false,
        by: format!("p{}", seats[0]),
        status: Status::Over,
        seats: (1..).zip(seats).map(|(seat, person)| seated(seat, person)).collect(),
        ply: 40,
        to_move: None,
        result: Some(GameResult { places: vec![1, 2], reason: "goal".to_owned() }),
        since: number,
        last: number,
    }
}

fn seated(seat: u8, person: u64) -> SeatState {
    SeatState {
        seat,
        kind: SeatKind::Person,
        name: Some(format!("Somebody {person}")),
        person: Some(format!("p{person}")),
        level: None,
        away: false,
        left: false,
        out: false,
        substitute: None,
    }
}
