//! The same moves by other means: dragging, a clock, advice.

use anyhow::Result;
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use fantoccini::elements::Element;
use std::time::Duration;
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::{AnyMove, AnyPosition, GameKind};

async fn place(seated: &Seated<'_>, name: &str) -> Result<Element> {
    seated.visitor.wait_for(&format!("[data-cell='{name}']")).await
}

/// The middle of something on the page.
async fn middle(element: &Element) -> Result<(f64, f64)> {
    let (x, y, width, height) = element.rectangle().await?;
    Ok((x + width / 2.0, y + height / 2.0))
}

async fn drag(seated: &Seated<'_>, from: &str, to: &str) -> Result<()> {
    let (start, end) = (middle(&place(seated, from).await?).await?, middle(&place(seated, to).await?).await?);
    let slow = Some(Duration::from_millis(120));
    let go = |(x, y): (f64, f64), duration| PointerAction::MoveTo { duration, x, y };
    let hand = MouseActions::new(String::from("hand"))
        .then(go(start, None))
        .then(PointerAction::Down { button: 0 })
        .then(go((f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1)), slow))
        .then(go(end, slow))
        .then(PointerAction::Up { button: 0 });
    Ok(seated.visitor.client.perform_actions(hand).await?)
}

#[tokio::test]
async fn a_piece_can_be_dragged_and_is_put_back_where_it_cannot_go() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let mut position = seated.position().await?;
    drag(&seated, "b1", "g5").await?;
    assert_eq!(seated.position().await?, position, "that was no move");
    drag(&seated, "b1", "b2").await?;
    position.play(position.read_move("b1-b2").expect("a legal move")).expect("a legal move");
    seated.wait_for(&position.to_string()).await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn whoever_runs_out_of_time_loses_and_can_take_it_back() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { language: "fr", ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let start = seated.position().await?;
    seated.play(start.read_move("b1-b2").expect("a legal move")).await?;
    let present = seated.position().await?;
    // A table that was kept with next to nothing on its clocks.
    visitor
        .ask(
            "window.addEventListener('pagehide', () => {
                const kept = JSON.parse(localStorage.getItem('tablier.table.terrace'));
                kept.pace = { base: 60, increment: 0 };
                kept.left = [60000, 1200];
                localStorage.setItem('tablier.table.terrace', JSON.stringify(kept));
            })",
        )
        .await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    visitor.wait_for(".prompt.over").await?;
    let said = visitor.text(".prompt .say").await?;
    assert!(said.contains("temps"), "{said}");
    visitor.press(".tools .tool:nth-child(2)").await?;
    visitor.wait_until("the game to go on", "return !document.querySelector('.prompt.over')").await?;
    assert_eq!(seated.position().await?, present, "only the loss is taken back");
    let clock = visitor.text(".others .clock").await?;
    assert!(["1:00", "0:59", "0:58"].contains(&clock.as_str()), "{clock}");
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn advice_can_be_a_repair_or_a_button() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    for kind in [GameKind::Tchag, GameKind::Tanagra] {
        let seated = visitor.sit_down(kind).await?;
        seated.begin(kind.setups()[0].name, &["person", "person"]).await?;
        while !seated.position().await?.mid_turn() {
            let position = seated.position().await?;
            let leads_on = |ply: &&AnyMove| leaves_a_choice(&position, **ply);
            let ply = position.moves().iter().find(leads_on).copied().unwrap_or(position.moves()[0]);
            seated.play(ply).await?;
        }
        visitor.press(".tools .tool:first-child").await?;
        visitor.wait_for(".layer.arrows *, .button.advised").await?;
    }
    Ok(visitor.client.clone().close().await?)
}

/// Whether something is left to decide after a move.
fn leaves_a_choice(position: &AnyPosition, ply: AnyMove) -> bool {
    let mut next = position.clone();
    next.play(ply).is_ok() && next.mid_turn()
}

#[tokio::test]
async fn ones_own_t_is_not_taken_by_a_slip() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::PHONE).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("long", &["person", "person"]).await?;
    let start = seated.position().await?;
    for name in ["b2", "a1"] {
        visitor.press(&format!("[data-cell='{name}']")).await?;
    }
    let button = visitor.wait_for("[data-move='b2xa1']").await?;
    assert_eq!(seated.position().await?, start);
    button.click().await?;
    visitor.wait_for(".prompt.over").await?;
    Ok(visitor.client.clone().close().await?)
}
