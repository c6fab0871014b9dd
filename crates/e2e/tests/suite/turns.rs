//! Turns of several steps, led through step by step.

use anyhow::{Context, Result, ensure};
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
    visitor.press(".prompt [data-act=other]").await?;
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
    // A row that grows at one end moves the picture under the pointer: here without gliding.
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
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
            // A pawn that steps off a tile leaves it empty.
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

/// A button of a turn: its name, whether it commits to something, and where it is.
type Button = (String, bool, [f64; 4]);

async fn buttons(visitor: &Visitor) -> Result<Vec<Button>> {
    let script =
        "return JSON.stringify([...document.querySelectorAll('.turn-buttons .button')].map((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const name = button.dataset.act ?? (button.matches('.filled') ? 'do' : button.dataset.move);
        return [name, button.matches('[data-move], [data-act=confirm]'), [left, top, right, bottom]];
    }))";
    let told = visitor.ask(script).await?;
    Ok(serde_json::from_str(told.as_str().context("no buttons")?)?)
}

/// Nothing that commits has come to where another button was.
fn check_places(before: &[Button], now: &[Button]) -> Result<()> {
    for (name, commits, [left, top, right, bottom]) in now {
        for (other, _, [l, t, r, b]) in before {
            let apart = right <= l || r <= left || bottom <= t || b <= top;
            ensure!(
                !commits || other == name || apart,
                "{name} appears where {other} was: {now:?} after {before:?}"
            );
        }
    }
    Ok(())
}

/// Presses “another one” again and again, the finger where it is: nothing slides. Says where the buttons are then.
async fn press_again(seated: &Seated<'_>) -> Result<Vec<Button>> {
    let visitor = seated.visitor;
    visitor.wait_for("[data-act=other]").await?;
    let position = seated.position().await?;
    let mut before = buttons(visitor).await?;
    let other = before.iter().find(|(name, ..)| name == "other").context("no other")?;
    let [left, top, right, bottom] = other.2;
    let spots = [
        (left + 6.0, bottom - 6.0),
        (f64::midpoint(left, right), f64::midpoint(top, bottom)),
        (right - 6.0, top + 6.0),
    ];
    for (x, y) in spots {
        visitor.ask(&format!("document.elementFromPoint({x}, {y})?.click()")).await?;
        visitor.wait_for(".turn-buttons .button.filled").await?;
        let now = buttons(visitor).await?;
        check_places(&before, &now)?;
        before = now;
        ensure!(seated.position().await? == position, "it slides already");
    }
    Ok(before)
}

/// Wherever a turn can be made: in a lesson, on the board of the rules, and on the board for analysis.
#[tokio::test]
async fn buttons_keep_their_places_on_every_board() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::PHONE).await?;
    let hole = "GBGBGB/B.BGyByG/GrBrGBGB/BGBGBrG/GByGyBGrB/BGBGBG r hb5 0".replace(' ', "%20");
    for size in [(390, 664), (320, 568), (1440, 900)] {
        visitor.resize(size).await?;
        for step in [3, 5] {
            visitor.go("/healthz").await?;
            visitor.go("/tchag/lesson").await?;
            visitor.wait_for(".lesson .task").await?;
            visitor.ask(&format!("document.querySelectorAll('.dots .dot')[{step} - 1].click()")).await?;
            let seated = visitor.at_board(GameKind::Tchag).await?;
            press_again(&seated).await.with_context(|| format!("step {step} at {size:?}"))?;
            ensure!(visitor.count(".verdict").await? == 0, "step {step} at {size:?} counts as done");
        }
        visitor.go("/healthz").await?;
        visitor.go(&format!("/tchag/analysis#position={hole}")).await?;
        let seated = visitor.at_board(GameKind::Tchag).await?;
        press_again(&seated).await.with_context(|| format!("analysis at {size:?}"))?;
    }
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn nothing_that_commits_appears_under_the_finger() -> Result<()> {
    let house = House::open().await?;
    let phone = Look { size: (390, 664), ..Look::PHONE };
    let visitor = Visitor::new(&house, phone).await?;
    // Turns are to be confirmed: that is one more button.
    for confirmed in [false, true] {
        let seated = visitor.sit_down(GameKind::Tchag).await?;
        if confirmed {
            visitor.ask("localStorage.setItem('tablier.confirm', 'on')").await?;
            visitor.sit_down(GameKind::Tchag).await?;
        }
        seated.begin("standard", &["person", "person"]).await?;
        let leads_on = |position: &AnyPosition, ply: AnyMove| {
            let mut next = position.clone();
            next.play(ply).is_ok() && next.mid_turn() && next.moves().len() > 1
        };
        let position = seated.position().await?;
        let ply = position.moves().into_iter().find(|ply| leads_on(&position, *ply)).context("a repair")?;
        seated.play(ply).await?;
        visitor.wait_for("[data-act=other]").await?;
        let position = seated.position().await?;
        let mut before = press_again(&seated).await?;
        // To the end of the turn, step by step.
        while seated.position().await?.side() == position.side()
            && visitor.count("[data-act=confirm]").await? == 0
        {
            let shown = seated.position().await?;
            if visitor.count(".turn-buttons .button.filled").await? == 0 {
                visitor.press("[data-act=other]").await?;
            }
            visitor.press(".turn-buttons .button.filled").await?;
            visitor
                .wait_until(
                    "a repair",
                    &format!(
                        "return document.querySelector('svg.board').dataset.position !== {:?}",
                        shown.to_string()
                    ),
                )
                .await?;
            let now = buttons(&visitor).await?;
            check_places(&before, &now)?;
            before = now;
        }
        assert_eq!(visitor.count("[data-act=confirm]").await? == 1, confirmed);
    }
    // TZAAR: passing and confirming are two places.
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    play(&seated, "e4xd4").await?;
    visitor.press("[data-act=confirm]").await?;
    visitor.wait_until("the turn to pass", "return !document.querySelector('[data-act=confirm]')").await?;
    let first = seated.position().await?.moves()[0];
    seated.play(first).await?;
    visitor.wait_for("[data-move=pass]").await?;
    let before = buttons(&visitor).await?;
    visitor.press("[data-move=pass]").await?;
    visitor.wait_for("[data-act=confirm]").await?;
    check_places(&before, &buttons(&visitor).await?)?;
    Ok(visitor.client.clone().close().await?)
}
