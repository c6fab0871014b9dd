//! Whole games with a keyboard and nothing else, from the shelf to the result.

use anyhow::{Result, ensure};
use fantoccini::key::Key;
use tablier_e2e::{House, Keyboard, Look, Seated, Visitor};
use tablier_games::{AnyPosition, GameKind, Random};

/// How moves are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The cursor on the board.
    Cursor,
    /// Typing.
    Text,
}

/// From the shelf to the table, a new game for two people, every move of it, and the next game.
async fn plays_a_whole_game(kind: GameKind, setup: &str, seed: u64, by: By) -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let keyboard = Keyboard::of(&visitor);
    visitor.go("/").await?;
    keyboard.enter(&format!(".box.{kind} .box-button")).await?;
    let seated = visitor.at_board(kind).await?;
    begin(&keyboard, &seated, kind, setup).await?;
    let mut random = Random::new(seed);
    let mut several = 0;
    for plies in 0.. {
        ensure!(plies < 400, "the game does not end");
        if seated.is_over().await? {
            break;
        }
        let position: AnyPosition = seated.position().await?;
        several += usize::from(position.mid_turn());
        let ply = Seated::draw(&position, &mut random);
        match by {
            By::Cursor => keyboard.play(&seated, ply).await?,
            By::Text => keyboard.play_typed(&seated, ply).await?,
        }
    }
    assert!(kind == GameKind::Terrace || several > 3, "turns had {several} further steps");
    assert!(!visitor.text(".prompt .say").await?.is_empty(), "the result is said");
    keyboard.enter(".prompt .button.filled").await?;
    visitor.wait_until("the next game", "return !document.querySelector('.prompt.over')").await?;
    Ok(visitor.client.clone().close().await?)
}

async fn begin(keyboard: &Keyboard<'_>, seated: &Seated<'_>, kind: GameKind, setup: &str) -> Result<()> {
    let visitor = seated.visitor;
    keyboard.enter(".tools .tool:last-child").await?;
    visitor.wait_for("dialog[open] .form").await?;
    if kind.setups().len() > 1 {
        keyboard.choose("setup", setup).await?;
    }
    for seat in 1..=kind.setup(setup).expect("a set-up of the game").seats {
        keyboard.choose(&format!("seat-{seat}"), "person").await?;
    }
    keyboard.enter("dialog[open] .button.filled").await?;
    visitor.wait_until("the new game", "return !document.querySelector('dialog[open], .turn')").await
}

#[tokio::test]
async fn tzaar_by_the_cursor() -> Result<()> {
    plays_a_whole_game(GameKind::Tzaar, "fixed", 1, By::Cursor).await
}

#[tokio::test]
async fn terrace_by_the_cursor() -> Result<()> {
    plays_a_whole_game(GameKind::Terrace, "long6", 2, By::Cursor).await
}

#[tokio::test]
async fn tchag_by_the_cursor() -> Result<()> {
    plays_a_whole_game(GameKind::Tchag, "standard", 3, By::Cursor).await
}

#[tokio::test]
async fn tanagra_by_the_cursor() -> Result<()> {
    plays_a_whole_game(GameKind::Tanagra, "2x4", 4, By::Cursor).await
}

#[tokio::test]
async fn every_game_by_typing() -> Result<()> {
    for (kind, setup) in [
        (GameKind::Tzaar, "fixed"),
        (GameKind::Terrace, "short6"),
        (GameKind::Tchag, "standard"),
        (GameKind::Tanagra, "2x4"),
    ] {
        plays_a_whole_game(kind, setup, 5, By::Text).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_position_can_be_set_up() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let keyboard = Keyboard::of(&visitor);
    visitor.go("/terrace/analysis#setup=short").await?;
    visitor.wait_for(".analysis .tools").await?;
    keyboard.enter(".analysis .tools .tool:nth-child(1)").await?;
    keyboard.enter("[data-act=edit]").await?;
    visitor.wait_for("svg.editing").await?;
    keyboard.enter("[data-act=clear]").await?;
    for (tool, place) in [(1, "b1"), (6, "g8"), (3, "c3")] {
        keyboard.enter(&format!(".editor .stock:nth-child({tool})")).await?;
        let spot = tablier_games::Spot::from_name(GameKind::Terrace, place).expect("a square");
        keyboard.walk(spot).await?;
        keyboard.press(Key::Enter).await?;
    }
    visitor.wait_for(".verdict.right").await?;
    keyboard.enter("[data-act=done]").await?;
    let set_up = "......bT./......../......../......../......../..a2...../......../.aT...... 2 a 0";
    visitor.at_board(GameKind::Terrace).await?.wait_for(set_up).await?;
    Ok(visitor.client.clone().close().await?)
}
