//! Turns of several steps, led through step by step.

use anyhow::Result;
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::{AnyMove, AnyPosition, GameKind, tanagra, tchag};

/// Plays a ply by its text.
async fn play(seated: &Seated<'_>, ply: &str) -> Result<()> {
    let ply = seated.position().await?.read_move(ply).expect("a legal move");
    seated.play(ply).await
}

#[tokio::test]
async fn the_second_move_of_tzaar_can_be_undone_or_passed() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    play(&seated, "e4xd4").await?;
    let before = seated.position().await?.to_string();
    play(&seated, "e5xd5").await?;
    assert_eq!(visitor.client.find_all(fantoccini::Locator::Css(".steps .done")).await?.len(), 1);
    visitor.press(".prompt .button:not(.outlined)").await?;
    seated.wait_for(&before).await?;
    play(&seated, "e5xd5").await?;
    play(&seated, "pass").await?;
    assert_eq!(visitor.client.find_all(fantoccini::Locator::Css(".turn")).await?.len(), 2);
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn tchag_shows_what_will_slide_before_it_does() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    let first = seated.position().await?.moves()[0];
    seated.play(first).await?;
    let position = seated.position().await?;
    assert!(matches!(position.moves()[0], AnyMove::Tchag(tchag::Move::Close(_))));
    assert_eq!(
        visitor.client.find_all(fantoccini::Locator::Css("[data-choice]")).await?.len(),
        position.moves().len()
    );
    // "Another one" looks at a repair without making it; the filled button makes it.
    visitor.press(".prompt .buttons .button:not(.outlined):not(.filled):last-of-type").await?;
    visitor.wait_for(".layer.marks .tc-group").await?;
    assert_eq!(seated.position().await?, position);
    visitor.press(".prompt .button.filled").await?;
    visitor.wait_until("the repair", "return !document.querySelector('.layer.marks .tc-group')").await?;
    assert_ne!(seated.position().await?, position);
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn a_tile_of_tanagra_is_kept_dropped_or_laid_elsewhere() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tanagra).await?;
    seated.begin("2x4", &["person", "person"]).await?;
    let mut done = [false; 3];
    while done.contains(&false) {
        let position = seated.position().await?;
        let AnyPosition::Tanagra(inside) = &position else { unreachable!("a table of Tanagra") };
        let moves = position.moves();
        let ply = match inside.phase() {
            tanagra::Phase::Dispose(_) => {
                let next = done.iter().position(|done| !done).unwrap_or_default();
                done[next] = true;
                let wanted = |ply: &&AnyMove| match ply {
                    AnyMove::Tanagra(tanagra::Move::Keep) => next == 0,
                    AnyMove::Tanagra(tanagra::Move::Drop) => next == 1,
                    AnyMove::Tanagra(tanagra::Move::Relay(_)) => next == 2,
                    _ => false,
                };
                *moves.iter().find(wanted).unwrap_or(&moves[0])
            }
            // Whoever steps off a tile leaves it empty.
            _ => *moves.iter().find(|ply| leaves_its_tile(&position, **ply)).unwrap_or(&moves[0]),
        };
        seated.play(ply).await?;
    }
    Ok(visitor.client.clone().close().await?)
}

fn leaves_its_tile(position: &AnyPosition, ply: AnyMove) -> bool {
    let mut next = position.clone();
    next.play(ply).is_ok() && next.mid_turn()
}

#[tokio::test]
async fn a_turn_can_wait_to_be_confirmed() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    visitor.press(".head .head-button:last-of-type").await?;
    visitor.press("dialog[open] .switch:nth-of-type(3) input").await?;
    visitor.press("dialog[open] .dialog-head button").await?;
    play(&seated, "b1-b2").await?;
    assert!(visitor.client.find(fantoccini::Locator::Css(".turn")).await.is_err());
    visitor.press(".prompt .button.filled").await?;
    visitor.wait_for(".turn").await?;
    Ok(visitor.client.clone().close().await?)
}
