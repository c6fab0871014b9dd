//! A board to try things on.

use anyhow::{Context, Result};
use fantoccini::Locator;
use tablier_e2e::{House, Look, Visitor};
use tablier_games::{AnyPosition, GameKind};

const GAME: &str = "/terrace/analysis#setup=short&moves=b1-b2~g8-g7~b2-b3&at=1";

async fn goodbye(visitor: &Visitor) -> Result<()> {
    Ok(visitor.client.clone().close().await?)
}

async fn tree(visitor: &Visitor) -> Result<String> {
    let text = visitor.text(".tree").await?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

async fn write(visitor: &Visitor, selector: &str, text: &str) -> Result<()> {
    let field = visitor.wait_for(selector).await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

/// The record that "Save" would write.
async fn record(visitor: &Visitor) -> Result<String> {
    let link = visitor.wait_for("a.tool[download]").await?.attr("href").await?.context("no link")?;
    let script = format!("return decodeURIComponent({link:?}.split(',').slice(1).join(','))");
    Ok(visitor.ask(&script).await?.as_str().context("no record")?.to_owned())
}

/// Writes something into an open dialog that cannot be read, and sees that the dialog says why.
async fn refused(visitor: &Visitor, field: &str, text: &str) -> Result<()> {
    write(visitor, field, text).await?;
    visitor.press("dialog[open] .button.filled").await?;
    let reason = "return document.querySelector('dialog[open] [role=alert]').textContent.length > 10";
    visitor.wait_until("a reason", reason).await
}

#[tokio::test]
async fn a_variation_is_made_saved_and_loaded() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go(GAME).await?;
    let seated = visitor.at_board(GameKind::Terrace).await?;
    assert_eq!(tree(&visitor).await?, "1. b1-b2 2. g8-g7 3. b2-b3");
    let ply = seated.position().await?.read_move("f8-f7").expect("a legal move");
    seated.play(ply).await?;
    write(&visitor, "textarea.comment", "Not the main line.\u{e004}").await?;
    visitor
        .wait_until(
            "the comment",
            "return document.querySelector('.tree-comment')?.textContent === 'Not the main line.'",
        )
        .await?;
    let saved = record(&visitor).await?;
    assert!(saved.contains("1. b1-b2 2. g8-g7 (2. f8-f7 {Not the main line.}) 3. b2-b3"), "{saved}");
    goodbye(&visitor).await?;

    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/terrace/analysis").await?;
    visitor.press(".analysis .tools .tool:nth-child(2)").await?;
    refused(&visitor, "textarea[name=record]", "[Game \"terrace\"] nonsense").await?;
    write(&visitor, "textarea[name=record]", &saved).await?;
    visitor.press("dialog[open] .button.filled").await?;
    visitor.wait_until("the tree", "return !!document.querySelector('.tree-comment')").await?;
    assert_eq!(record(&visitor).await?, saved);
    visitor.go("/terrace/analysis").await?;
    visitor.wait_until("the tree after a reload", "return !!document.querySelector('.tree-comment')").await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn every_place_has_an_address_and_every_position_a_text() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go(GAME).await?;
    let seated = visitor.at_board(GameKind::Terrace).await?;
    let shown = seated.position().await?;
    visitor.press(".stepper [aria-label='Next move']").await?;
    visitor.wait_until("a step", "return location.hash.includes('at=2')").await?;
    let hash = visitor.ask("return location.hash").await?;
    let there = seated.position().await?;
    assert_ne!(there, shown);
    let other = Visitor::new(&house, Look::PHONE).await?;
    other.go(&format!("/terrace/analysis{}", hash.as_str().context("no address")?)).await?;
    other.at_board(GameKind::Terrace).await?.wait_for(&there.to_string()).await?;
    goodbye(&other).await?;

    visitor.press(".analysis .tools .tool:nth-child(1)").await?;
    refused(&visitor, "textarea[name=position]", "........ 2 a 0").await?;
    let text = "......bT./......../......../......../......../..a2...../......../.aT...... 2 a 0";
    write(&visitor, "textarea[name=position]", text).await?;
    visitor.press("dialog[open] .button.filled").await?;
    seated.wait_for(text).await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn the_engine_shows_its_lines_and_a_whole_game_gets_a_graph() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/tchag/analysis#setup=standard&moves=b4-a4~E~N~c2-b3~E~e3-d3~N~W").await?;
    let seated = visitor.at_board(GameKind::Tchag).await?;
    visitor
        .wait_until("three lines", "return document.querySelectorAll('.line-list .line').length === 3")
        .await?;
    visitor.wait_for(".chance").await?;
    visitor.press("[data-act=examine]").await?;
    visitor.wait_until("the end of it", "return !document.querySelector('[data-act=examine]') && !document.querySelector('.graph .buttons')?.textContent.includes('%')").await?;
    visitor.wait_for(".chart-picture path").await?;
    // The comment keeps its lines and the tools their row, with what is written into the moves, too.
    let parts = "
        const faults = [];
        const note = document.querySelector('.analysis textarea');
        if (note && note.clientHeight < 2 * parseFloat(getComputedStyle(note).lineHeight)) faults.push(`the comment is ${note.clientHeight} high`);
        for (const tool of document.querySelectorAll('.analysis .tools .tool')) {
            const { left, top, right, bottom } = tool.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (bottom > innerHeight + 1 || right > innerWidth + 1 || !hit || !tool.contains(hit)) faults.push(`${tool.textContent} is clipped`);
        }
        return faults.join('; ')";
    assert_eq!(visitor.ask(parts).await?, "", "after the whole game");
    visitor.press("[data-act=write-down]").await?;
    visitor.wait_until("what was written down", "return !document.querySelector('[data-act=write-down]') || document.querySelectorAll('.tree-comment').length > 0").await?;
    assert_eq!(visitor.ask(parts).await?, "", "after it was written down");
    let before = seated.position().await?;
    visitor.press(".line-list .line").await?;
    visitor
        .wait_until(
            "the line is played",
            &format!(
                "return document.querySelector('svg.board').dataset.position !== {:?}",
                before.to_string()
            ),
        )
        .await?;
    visitor.press("input[name=engine]").await?;
    visitor.wait_until("quiet", "return document.querySelectorAll('.line-list .line').length === 0").await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn a_finished_game_is_analysed_from_its_table() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    seated.play_to_the_end(3).await?;
    let end: AnyPosition = seated.position().await?;
    visitor.press(".prompt a.button").await?;
    visitor.wait_for(".analysis .tree-move").await?;
    visitor.at_board(GameKind::Tchag).await?.wait_for(&end.to_string()).await?;
    let moves = visitor.client.find_all(Locator::Css(".tree-move")).await?.len();
    assert!(moves > 20, "{moves}");
    goodbye(&visitor).await
}

#[tokio::test]
async fn a_position_is_set_up_by_hand_and_what_is_impossible_is_said() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/terrace/analysis#setup=short").await?;
    visitor.wait_for(".analysis .tools").await?;
    visitor.press(".analysis .tools .tool:nth-child(1)").await?;
    visitor.press("[data-act=edit]").await?;
    visitor.wait_for("svg.editing").await?;
    visitor.press("[data-act=clear]").await?;
    visitor.wait_for(".verdict.wrong").await?;
    let done = "return document.querySelector('[data-act=done]').disabled";
    assert_eq!(visitor.ask(done).await?, true);
    for (tool, place) in [(1, "b1"), (6, "g8"), (3, "c3")] {
        visitor.press(&format!(".editor .stock:nth-child({tool})")).await?;
        visitor.press(&format!(".editing [data-cell='{place}']")).await?;
    }
    visitor.wait_for(".verdict.right").await?;
    visitor.press("[data-act=done]").await?;
    let seated = visitor.at_board(GameKind::Terrace).await?;
    seated
        .wait_for("......bT./......../......../......../......../..a2...../......../.aT...... 2 a 0")
        .await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn a_link_that_leads_to_nothing_says_so() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/terrace/analysis#setup=short&moves=b1-b8").await?;
    visitor.wait_for(".say.warning").await?;
    assert!(visitor.text(".say.warning").await?.contains("does not work"));
    visitor.at_board(GameKind::Terrace).await?;
    goodbye(&visitor).await
}
