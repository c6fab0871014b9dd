//! Every game, from its first move to its end, through the page's own controls.

use anyhow::Result;
use tablier_e2e::{House, Look, Visitor};
use tablier_games::GameKind;

/// Plays a set-up to its end on both sides of one screen.
async fn plays_to_the_end(kind: GameKind, setup: &str, seed: u64, look: Look) -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..look }).await?;
    let seated = visitor.sit_down(kind).await?;
    let seats = vec!["person"; usize::from(kind.setup(setup).expect("a set-up of the game").seats)];
    seated.begin(setup, &seats).await?;
    let plies = seated.play_to_the_end(seed).await?;
    assert!(plies > 5, "{plies}");
    let outcome = seated.position().await?.outcome();
    let said = visitor.text(".prompt .say").await?;
    assert!(!said.is_empty(), "{outcome:?}");
    visitor.press(".prompt .button.filled").await?;
    visitor.wait_until("the next game", "return !document.querySelector('.prompt.over')").await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn tzaar_on_a_phone() -> Result<()> {
    plays_to_the_end(GameKind::Tzaar, "fixed", 1, Look::PHONE).await
}

#[tokio::test]
async fn tzaar_with_the_players_own_set_up() -> Result<()> {
    plays_to_the_end(GameKind::Tzaar, "tournament", 1, Look::DESKTOP).await
}

#[tokio::test]
async fn terrace_on_a_phone() -> Result<()> {
    plays_to_the_end(GameKind::Terrace, "long6", 2, Look::PHONE).await
}

#[tokio::test]
async fn terrace_for_four() -> Result<()> {
    plays_to_the_end(GameKind::Terrace, "four", 2, Look::TABLET).await
}

#[tokio::test]
async fn terrace_for_three() -> Result<()> {
    plays_to_the_end(GameKind::Terrace, "three", 2, Look::DESKTOP).await
}

#[tokio::test]
async fn tchag_on_a_phone() -> Result<()> {
    plays_to_the_end(GameKind::Tchag, "standard", 3, Look::PHONE).await
}

#[tokio::test]
async fn tanagra_on_a_phone() -> Result<()> {
    plays_to_the_end(GameKind::Tanagra, "2x4", 4, Look::PHONE).await
}

#[tokio::test]
async fn tanagra_for_three() -> Result<()> {
    plays_to_the_end(GameKind::Tanagra, "3x4", 4, Look::DESKTOP).await
}
