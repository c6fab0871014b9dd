//! What players do most, in the browsers other than Chromium: Firefox and WebKit.
//!
//! A browser that is not on the machine is skipped with a line that says so; `cargo xtask test` installs both where it
//! can.
#![expect(clippy::print_stderr, reason = "a skipped test says so")]

use crate::offline::KEPT;
use anyhow::{Context, Result, ensure};
use tablier_e2e::{Browser, House, Look, Seated, Visitor, Wish, close, play_together};
use tablier_games::{AnyPosition, GameKind, Random};

/// A browser of a kind, or nothing where it is not installed.
async fn opened(house: &House, browser: Browser) -> Result<Option<Visitor>> {
    if let Some(program) = browser.missing() {
        eprintln!("skipped: {browser:?} cannot be driven without {program}");
        return Ok(None);
    }
    Ok(Some(Visitor::new(house, Look { browser, ..Look::DESKTOP }).await?))
}

/// A whole turn of one's own, and the engine's answer.
async fn play_a_turn(seated: &Seated<'_>) -> Result<()> {
    let own = "return !!document.querySelector('.own .to-move')";
    seated.visitor.wait_until("one's own turn", own).await?;
    let before = seated.position().await?;
    while seated.visitor.ask(own).await? == true {
        let ply = seated.position().await?.moves()[0];
        seated.play_against(ply).await?;
    }
    seated.visitor.wait_until("the engine's answer", own).await?;
    ensure!(seated.position().await? != before, "nothing was played");
    Ok(())
}

/// A hint is shown as an arrow, a mark or a button, and nothing says that there is none.
async fn take_a_hint(visitor: &Visitor) -> Result<()> {
    visitor.press(".tools .tool:first-child").await?;
    visitor.wait_for(".layer.arrows *, .button.advised").await?;
    Ok(())
}

/// The engine's first line, as the page writes it, and the position that it is shown for.
async fn first_line(visitor: &Visitor) -> Result<(String, String)> {
    let script = "
        const line = document.querySelector('.line-list .line .line-moves');
        const position = document.querySelector('svg.board').dataset.position;
        return line === null ? null : [position, line.textContent]";
    let found = visitor.ask(script).await?;
    let text = |index: usize| found[index].as_str().map(str::to_owned).context("no line");
    Ok((text(0)?, text(1)?))
}

/// The lines of the analysis board are of the position that it shows: forwards, backwards and forwards again.
async fn analyse(visitor: &Visitor) -> Result<()> {
    visitor.go("/terrace/analysis#setup=short&moves=b1-b2~g8-g7~b2-b3&at=1").await?;
    visitor.wait_for(".line-list .line").await?;
    let mut seen = Vec::new();
    for key in ["ArrowLeft", "ArrowRight", "ArrowRight"] {
        let before = first_line(visitor).await?.0;
        let press = format!(
            "document.dispatchEvent(new KeyboardEvent('keydown', {{ key: {key:?}, bubbles: true }}))"
        );
        visitor.ask(&press).await?;
        let moved = format!(
            "const position = document.querySelector('svg.board').dataset.position;
            return position !== {before:?} && document.querySelector('.lines').dataset.about === position
                && document.querySelector('.line-list .line') !== null"
        );
        visitor.wait_until("lines for another position", &moved).await?;
        let (position, line) = first_line(visitor).await?;
        let parsed = AnyPosition::parse(GameKind::Terrace, &position).ok().context("no position")?;
        let first = line.split_whitespace().next().context("an empty line")?;
        ensure!(parsed.read_move(first).is_ok(), "{first} is no move in {position}");
        seen.push(position);
    }
    ensure!(seen[0] != seen[1] && seen[1] != seen[2], "{seen:?}");
    Ok(())
}

async fn plays(browser: Browser) -> Result<()> {
    let house = House::open().await?;
    let Some(visitor) = opened(&house, browser).await? else { return Ok(()) };
    for kind in GameKind::ALL {
        let seated = visitor.sit_down(kind).await.with_context(|| format!("{kind}"))?;
        play_a_turn(&seated).await.with_context(|| format!("{kind}"))?;
    }
    take_a_hint(&visitor).await?;

    // Half a turn survives a reload.
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    let ply = seated.position().await?.read_move("e4xd4").ok().context("no such move")?;
    seated.play(ply).await?;
    let ply = seated.position().await?.moves()[0];
    seated.play(ply).await?;
    let half = seated.position().await?;
    ensure!(half.mid_turn(), "{half}");
    visitor.client.refresh().await?;
    let seated = visitor.at_board(GameKind::Tzaar).await?;
    assert_eq!(seated.position().await?, half);

    analyse(&visitor).await?;
    close(&[&visitor]).await
}

#[tokio::test]
async fn firefox_plays() -> Result<()> {
    plays(Browser::Firefox).await
}

#[tokio::test]
async fn webkit_plays() -> Result<()> {
    plays(Browser::WebKit).await
}

#[tokio::test]
async fn two_different_browsers_share_a_table() -> Result<()> {
    let house = House::without_limits().await?;
    let Some(host) = opened(&house, Browser::WebKit).await? else { return Ok(()) };
    let Some(guest) = opened(&house, Browser::Firefox).await? else { return Ok(()) };
    let wish =
        Wish { kind: GameKind::Tchag, setup: "standard", seats: &["me", "open"], pace: "0", private: false };
    let id = host.open_table(wish).await?;
    guest.join_from_lobby(&id).await?;
    host.wait_for_status("playing").await?;
    let seated = [host.at_board(GameKind::Tchag).await?, guest.at_board(GameKind::Tchag).await?];
    assert_eq!(play_together(&seated, &mut Random::new(3), 4).await?, 4);
    close(&[&host, &guest]).await
}

#[tokio::test]
async fn firefox_works_without_the_server() -> Result<()> {
    let house = House::open().await?;
    let Some(visitor) = opened(&house, Browser::Firefox).await? else { return Ok(()) };
    visitor.go("/").await?;
    visitor.wait_for(".box.tzaar").await?;
    visitor.wait_until("everything is kept", KEPT).await?;
    drop(house);
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    play_a_turn(&seated).await?;
    visitor.go("/tchag/rules").await?;
    visitor.wait_for(".rules figure svg.board").await?;
    close(&[&visitor]).await
}
