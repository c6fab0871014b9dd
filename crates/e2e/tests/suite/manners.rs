//! What pages owe to their readers: what matters first, errors alone, and a word when a game waits.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tablier_e2e::{Cable, House, Look, Visitor, close};
use tablier_games::GameKind;

const SMALL: Look = Look { still: true, ..Look::PHONE };

#[tokio::test]
async fn small_screens_show_what_matters_first() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, SMALL).await?;
    visitor.go("/").await?;
    visitor.wait_for(".box.tzaar").await?;
    let shown = |selector: &str| {
        format!(
            "const link = document.querySelector({selector:?}), box = link.getBoundingClientRect();
            return box.width >= 40 && box.height >= 40 && parseFloat(getComputedStyle(link).fontSize) > 10"
        )
    };
    for link in [
        ".box.tzaar .box-button",
        ".box.tzaar [href='/tzaar/problems']",
        ".box.tchag [href='/tchag/problems']",
    ] {
        assert_eq!(visitor.ask(&shown(link)).await?, true, "{link}");
    }
    visitor.go("/tzaar/rules").await?;
    visitor.wait_for(".rules h1").await?;
    let first = "return document.querySelector('.rules h1').getBoundingClientRect().bottom
        <= document.querySelector('.contents').getBoundingClientRect().top";
    assert_eq!(visitor.ask(first).await?, true, "the title comes before the contents");
    close(&[&visitor]).await
}

/// The answer that changes nothing is the one that is offered first.
#[tokio::test]
async fn resigning_is_never_the_first_answer() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, SMALL).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let start = seated.position().await?;
    seated.play(start.read_move("b1-b2").expect("a legal move")).await?;
    visitor.press(".tools .tool:nth-child(3)").await?;
    visitor.press("dialog[open] .button.filled").await?;
    visitor.wait_until("no dialog", "return !document.querySelector('dialog[open]')").await?;
    assert!(!seated.is_over().await?, "the game goes on");
    visitor.press(".tools .tool:nth-child(3)").await?;
    visitor.press("dialog[open] [data-act=resign-yes]").await?;
    visitor.wait_for(".prompt.over").await?;
    close(&[&visitor]).await
}

/// A first visit asks for nothing that is refused; a guest is offered an account before anything else.
#[tokio::test]
async fn a_first_visit_is_refused_nothing() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, SMALL).await?;
    let listen = "window.refused = []; const ask = window.fetch;
        window.fetch = (...wish) => ask(...wish).then((answer) => {
            if (!answer.ok) window.refused.push(`${answer.status} ${answer.url}`);
            return answer;
        });";
    visitor.before_pages(listen).await?;
    visitor.go("/lobby").await?;
    visitor.wait_for(".waiting .invites").await?;
    visitor.wait_until("a name", "return !!document.querySelector('.own-name')?.textContent").await?;
    assert_eq!(visitor.ask("return window.refused").await?, json!([]));
    visitor.go("/account").await?;
    visitor.wait_for("[data-card=become]").await?;
    let cards = "return [...document.querySelectorAll('[data-card]')].filter((card) => card.checkVisibility()).map((card) => card.dataset.card)";
    assert_eq!(visitor.ask(cards).await?, json!(["become", "sign-in", "rename"]), "the rest is folded away");
    visitor.press(".more summary").await?;
    visitor
        .wait_until("the rest", "return document.querySelector('[data-card=tokens]').checkVisibility()")
        .await?;
    assert_eq!(visitor.ask("return window.refused").await?, json!([]));
    close(&[&visitor]).await
}

/// A game in which it is one's own turn is counted in the head of every page and on the shelf, until it has been made.
#[tokio::test]
async fn games_that_wait_are_counted_everywhere() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, SMALL).await?, Visitor::new(&house, SMALL).await?);
    for visitor in [&ada, &bob] {
        visitor.go("/lobby").await?;
        visitor.wait_for(".waiting .invites").await?;
    }
    ada.go("/").await?;
    ada.wait_for(".box").await?;
    assert_eq!(ada.count(".turns").await?, 0, "nothing waits");
    let id = ada.begin_with(&bob, false).await?;
    for path in ["/", "/tzaar", "/tzaar/rules", "/archive"] {
        ada.go(path).await?;
        ada.wait_for_text(".head .turns", "1").await?;
        assert_eq!(
            ada.ask("return document.querySelector('.head .turns').checkVisibility()").await?,
            true,
            "{path}"
        );
    }
    ada.go("/").await?;
    ada.wait_for_text(".waiting-turns", "1").await?;
    ada.press(".waiting-turns").await?;
    ada.wait_for(&format!("[data-table='{id}']")).await?;
    // At the table itself nothing else waits, and its rules open elsewhere.
    ada.go(&format!("/games/{id}")).await?;
    ada.wait_for_status("playing").await?;
    ada.wait_until("no number", "return !document.querySelector('.head .turns')").await?;
    let windows = ada.client.windows().await?.len();
    ada.press(".head-rules").await?;
    for _ in 0..500 {
        if ada.client.windows().await?.len() > windows {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(ada.client.windows().await?.len(), windows + 1, "the rules open in a window of their own");
    assert_eq!(ada.ask("return location.pathname").await?, format!("/games/{id}"), "the game stays");
    ada.play_at(&id).await?;
    for (visitor, count) in [(&ada, 0), (&bob, 1)] {
        visitor.go("/").await?;
        visitor.wait_for(".box").await?;
        visitor
            .wait_until(
                "the number",
                &format!("return document.querySelectorAll('.waiting-turns').length === {count}"),
            )
            .await?;
    }
    close(&[&ada, &bob]).await
}

/// Where nothing can be loaded, nothing claims to be loading.
#[tokio::test]
async fn an_error_stands_alone() -> Result<()> {
    let house = House::open().await?;
    let cable = Cable::to(&house).await?;
    let visitor = Visitor::at(&cable.address, SMALL).await?;
    visitor.go("/lobby").await?;
    visitor.wait_for(".waiting .invites").await?;
    cable.cut();
    visitor.press(".places [href='/archive']").await?;
    visitor.wait_for(".say.warning:not(:empty)").await?;
    let said = visitor.ask("return [...document.querySelectorAll('main [role=status], main .invites')].map((part) => part.textContent.trim()).filter((text) => text)").await?;
    assert_eq!(said, Value::Array(Vec::new()));
    // The same after a search that was answered.
    cable.mend();
    visitor.go("/archive").await?;
    visitor.wait_for("main .invites").await?;
    cable.cut();
    visitor.ask("const field = document.querySelector('main select'); field.selectedIndex = 1; field.dispatchEvent(new Event('change', { bubbles: true })); field.dispatchEvent(new Event('input', { bubbles: true }))").await?;
    visitor.wait_for(".say.warning:not(:empty)").await?;
    assert_eq!(
        visitor.count("main .invites, main .rows").await?,
        0,
        "what was found before stands below the error"
    );
    close(&[&visitor]).await.context("the browser does not close")
}
