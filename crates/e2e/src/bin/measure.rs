//! How fast the page is: the first visit, the bytes, a press, and the engine in the browser against the same engine outside.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use anyhow::{Context, Result, ensure};
use clap::Parser;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tablier_e2e::{House, Look, Visitor};
use tablier_games::record::Record;
use tablier_games::{Game, GameKind, Start, random_game};

/// Measures the page.
#[derive(Parser)]
struct Arguments {
    /// Keep the figures in this file.
    #[arg(long)]
    save: Option<PathBuf>,
}

/// How long the engine thinks, in milliseconds.
const THOUGHT: u32 = 3000;
/// First visits, of which the middle one counts.
const VISITS: usize = 5;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let house = House::open().await?;
    let (first_board, bytes) = first_visit(&house).await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let press = press(&visitor).await?;
    let mut engines = Vec::new();
    for kind in GameKind::ALL {
        engines.push(engine(&visitor, kind).await?);
    }
    let figures = json!({
        "command": "cargo xtask measure --save",
        "first_board_ms": first_board,
        "bytes_until_first_board": bytes,
        "press_to_targets_ms": press,
        "engines": engines,
    });
    let text = format!("{figures:#}\n");
    print!("{text}");
    if let Some(path) = arguments.save {
        std::fs::write(path, text)?;
    }
    Ok(())
}

/// From the start of the first visit to a board that can be played on, and what came over the wire until then.
async fn first_visit(house: &House) -> Result<(f64, f64)> {
    let mut visits = Vec::new();
    for _ in 0..VISITS {
        let visitor = Visitor::new(house, Look::DESKTOP).await?;
        visitor.sit_down(GameKind::Tzaar).await?;
        let board = visitor.ask("return performance.getEntriesByName('board')[0].startTime").await?;
        let bytes = visitor
            .ask(
                "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
                 const board = performance.getEntriesByName('board')[0].startTime;
                 return all.filter(one => one.startTime < board).reduce((sum, one) => sum + one.transferSize, 0)",
            )
            .await?;
        visits.push((number(&board)?, number(&bytes)?));
        visitor.client.clone().close().await?;
    }
    visits.sort_by(|one, other| one.0.total_cmp(&other.0));
    Ok(visits[VISITS / 2])
}

/// From a press on a piece to its targets on the board.
async fn press(visitor: &Visitor) -> Result<f64> {
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    let script = "
        const place = document.querySelector(\"[data-cell='e4'] > *\");
        const area = place.getBoundingClientRect();
        const at = { clientX: area.x + area.width / 2, clientY: area.y + area.height / 2, bubbles: true, button: 0, pointerId: 1 };
        const start = performance.now();
        place.dispatchEvent(new PointerEvent('pointerdown', at));
        return (async () => {
            while (!document.querySelector('.layer.marks .tz-hand')) await new Promise(next => queueMicrotask(() => setTimeout(next)));
            return performance.now() - start;
        })()";
    let script = format!("const done = arguments[arguments.length - 1]; (() => {{ {script} }})().then(done)");
    let value = visitor.client.execute_async(&script, Vec::new()).await?;
    number(&value)
}

/// The engine in the browser and outside, from the same position for the same time; and how soon level 6 answers.
async fn engine(visitor: &Visitor, kind: GameKind) -> Result<Value> {
    let start = Start::from_setup(kind, kind.setups()[0].name, Some(1)).context("the first set-up")?;
    let position = start.position().to_string();
    let record = Record::of_game(&Game::new(start)).to_string();
    let (inside, ..) = ask_worker(visitor, &record, &json!({ "Hint": { "milliseconds": THOUGHT } })).await?;
    let level = json!({ "Play": { "level": 6, "seed": 1 } });
    let (_, first, answer) = ask_worker(visitor, &record, &level).await?;
    let (_, _, later) = ask_worker(visitor, &middle(kind)?, &level).await?;
    let outside = native(kind, &position)?;
    Ok(json!({
        "game": kind.name(),
        "nodes_a_second_in_the_browser": inside.round(),
        "nodes_a_second_outside": outside.round(),
        "ratio": (100.0 * inside / outside).round() / 100.0,
        "level_6_answers_for_the_first_time_in_ms": first.round(),
        "level_6_answers_in_ms": answer.round(),
        "level_6_answers_in_the_middle_of_a_game_in_ms": later.round(),
    }))
}

/// A game of which half has been played, at random.
fn middle(kind: GameKind) -> Result<String> {
    let start = Start::from_setup(kind, kind.setups()[0].name, Some(1)).context("the first set-up")?;
    let whole = random_game(start.clone(), 3);
    let mut game = Game::new(start);
    for event in &whole.events()[..whole.events().len() / 2] {
        game.apply(*event).ok().context("a game that was played can be played again")?;
    }
    Ok(Record::of_game(&game).to_string())
}

/// Nodes a second of the second of two questions, and milliseconds until each answer: the first one warms up.
async fn ask_worker(visitor: &Visitor, record: &str, ask: &Value) -> Result<(f64, f64, f64)> {
    let script = "
        const [record, ask, done] = arguments;
        const worker = new Worker(document.getElementById('start').dataset.engine, { type: 'module' });
        const question = id => new Promise(answer => {
            worker.onmessage = event => {
                // A question may have several answers: the last one counts.
                const heard = JSON.parse(event.data);
                if (heard.id === id && !heard.goes_on) answer(heard);
            };
            worker.postMessage({ question: JSON.stringify({ id, record, ask }) });
        });
        (async () => {
            const begin = performance.now();
            await question(1);
            const start = performance.now();
            const answer = await question(2);
            const time = performance.now() - start;
            worker.terminate();
            done([answer.nodes * 1000 / time, start - begin, time]);
        })()";
    let answer = visitor.client.execute_async(script, vec![json!(record), ask.clone()]).await?;
    Ok((number(&answer[0])?, number(&answer[1])?, number(&answer[2])?))
}

/// Nodes a second of the engine outside, by its own protocol.
fn native(kind: GameKind, position: &str) -> Result<f64> {
    let program = std::env::var_os("TABLIER_BIN").context("TABLIER_BIN names no program")?;
    let mut engine = Command::new(program)
        .args(["engine", kind.name()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = engine.stdin.take().context("the engine has no input")?;
    writeln!(input, "ugi\nposition fen {position}\ngo movetime {THOUGHT}")?;
    let mut speed = None;
    for line in BufReader::new(engine.stdout.take().context("the engine has no output")?).lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(index) = words.iter().position(|word| *word == "nps") {
            speed = words.get(index + 1).and_then(|text| text.parse().ok()).or(speed);
        }
        if line.starts_with("bestmove") {
            break;
        }
    }
    writeln!(input, "quit")?;
    engine.wait()?;
    let speed: f64 = speed.context("the engine named no speed")?;
    ensure!(speed > 0.0, "the engine stood still");
    Ok(speed)
}

fn number(value: &Value) -> Result<f64> {
    value.as_f64().with_context(|| format!("{value} is no number"))
}
