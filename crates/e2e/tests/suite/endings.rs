//! The end of a game: what is said to whom, what is marked, and the way back to where it turned.

use anyhow::{Context, Result, ensure};
use tablier_e2e::{House, Look, Visitor};
use tablier_games::GameKind;

#[tokio::test]
async fn the_cause_is_said_to_each_side_and_marked_on_the_board() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    for (seats, title, cause) in [
        (["person", "person"], "Blue wins", "Orange’s T is gone"),
        (["person", "level:1"], "You have lost", "Your T is gone"),
    ] {
        seated.begin("long", &seats).await?;
        ensure!(visitor.count(".layer.verdict").await? == 0, "nothing is decided yet");
        seated.attempt(seated.position().await?.read_move("b2xa1").ok().context("a move")?).await?;
        visitor.wait_for(".prompt.over").await?;
        visitor.wait_for_text(".prompt h2", title).await?;
        visitor.wait_for_text(".prompt .say", cause).await?;
        // One ring, on the square where the T was taken.
        let on_place = "const middle = (element) => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
            const rings = [...document.querySelectorAll('.verdict-ring')];
            const [x, y] = middle(document.querySelector(\"[data-cell='a1']\"));
            return rings.length === 1 && Math.hypot(middle(rings[0])[0] - x, middle(rings[0])[1] - y) < 5";
        visitor.wait_until("a ring on a1", on_place).await?;
        // A look back is not the end.
        visitor.press(".stepper .step:first-child").await?;
        visitor.wait_until("no ring", "return !document.querySelector('.verdict-ring')").await?;
        visitor.press(".stepper .step:last-child").await?;
        visitor.wait_for(".verdict-ring").await?;
    }
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn a_game_that_is_over_has_a_graph_and_a_way_to_where_it_turned() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    // A player who plays at random gives something away.
    seated.play_to_the_end(3).await?;
    let end = seated.position().await?;
    visitor.wait_for(".course-picture path").await?;
    // The sentence beside it names a move of the list by its number, and another one that was better.
    visitor.wait_for("[data-act=turned]").await?;
    let said = visitor.text(".course-way").await?;
    let (number, rest) =
        said.trim_start_matches("The game turned on ").split_once(". ").context("a number")?;
    let (played, better) = rest.split_once("; ").context("a better move")?;
    let better = better.strip_suffix(" was better.").context("the end of the sentence")?;
    let row = format!(".move-list li:nth-child({number})");
    ensure!(visitor.text(&row).await?.contains(played), "“{said}” is not what was played");
    ensure!(better != played, "“{said}” compares a move with itself");
    visitor.press("[data-act=turned]").await?;
    visitor.wait_for(".analysis .tree-move[aria-current=true]").await?;
    let there = visitor.at_board(GameKind::Tchag).await?.position().await?;
    ensure!(there != end, "the turning point is not the end");
    Ok(visitor.client.clone().close().await?)
}
