//! Accounts: what is one's own in a house, from the first password to the last day.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tablier_e2e::{House, Look, PASSWORD, Program, Visitor, close};

const STILL: Look = Look { still: true, ..Look::DESKTOP };

/// Waits until a card complains, and says how.
async fn complaint(visitor: &Visitor, card: &str) -> Result<String> {
    let selector = format!("[data-card={card}] .say.warning:not(:empty)");
    visitor.text(&selector).await
}

#[tokio::test]
async fn a_token_is_shown_once_and_works_until_it_is_taken_back() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, id) = Visitor::with_account(&house, "Ada").await?;
    ada.type_in("[data-card=tokens] [name=token]", "My engine").await?;
    ada.press("[data-card=tokens] [type=submit]").await?;
    let shown = "[data-card=tokens] .copied input";
    let token = ada.wait_for(shown).await?.prop("value").await?.context("a token")?;
    let mut program = Program::with_token(&house.address, &token).await?;
    assert_eq!(program.id, id);
    program
        .post("/api/games", &json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] }))
        .await?
        .good()?;
    assert_eq!(program.get("/api/me/export").await?.status, 403, "not all that one may do oneself");

    ada.go("/account").await?;
    ada.wait_for_text("[data-card=tokens] .names li", "My engine").await?;
    assert_eq!(ada.count(shown).await?, 0, "it is shown once");
    ada.press("[data-card=tokens] .names button").await?;
    ada.wait_until("no token", "return !document.querySelector('[data-card=tokens] .names li')").await?;
    assert_eq!(program.get("/api/me").await?.status, 401);

    // One that is taken back at once is not offered any longer.
    ada.type_in("[data-card=tokens] [name=token]", "Another").await?;
    ada.press("[data-card=tokens] [type=submit]").await?;
    ada.wait_for(shown).await?;
    ada.press("[data-card=tokens] .names button").await?;
    let gone = format!("return !document.querySelector({shown:?})");
    ada.wait_until("a token that is gone, gone from the page", &gone).await?;
    close(&[&ada]).await
}

#[tokio::test]
async fn all_that_is_known_of_somebody_can_be_taken_along() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, id) = Visitor::with_account(&house, "Ada").await?;
    let folder = tempfile::tempdir()?;
    let behaviour = json!({ "behavior": "allow", "downloadPath": folder.path() });
    ada.tools("Browser.setDownloadBehavior", behaviour).await?;
    ada.press("[data-card=mine] a[download]").await?;
    let (path, start) = (folder.path().join("tablier.json"), Instant::now());
    while !path.exists() {
        ensure!(start.elapsed() < Duration::from_secs(20), "nothing was downloaded");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let export: Value = serde_json::from_slice(&std::fs::read(path)?)?;
    let text = export.to_string();
    assert!(text.contains(&id) && text.contains("Ada"), "{text}");
    assert!(!text.contains(PASSWORD));
    close(&[&ada]).await
}

#[tokio::test]
async fn whoever_is_deleted_is_gone_and_their_games_stay() -> Result<()> {
    let house = House::without_limits().await?;
    let ((ada, id), (bob, _)) =
        (Visitor::with_account(&house, "Ada").await?, Visitor::with_account(&house, "Bob").await?);
    let game = ada.begin_with(&bob, false).await?;
    ada.end_with(&bob, &ada, &game).await?;

    ada.type_in("[data-card=delete] input", "not my password").await?;
    ada.press("[data-card=delete] button").await?;
    complaint(&ada, "delete").await?;
    assert_eq!(ada.own_id().await?.as_ref(), Some(&id));
    ada.type_in("[data-card=delete] input", PASSWORD).await?;
    ada.press("[data-card=delete] button").await?;
    ada.wait_for(".shelf").await?;
    assert_eq!(ada.own_id().await?, None, "signed out");

    bob.speak("fr").await?;
    let row = format!(".row[data-table={game:?}]");
    bob.go("/archive").await?;
    bob.wait_for_text(&row, "supprimé – Bob").await?;
    assert!(!bob.text("main").await?.contains("Ada"));
    bob.press(&format!("{row} .button")).await?;
    bob.wait_for_status("over").await?;
    bob.wait_for_text(".strip-name", "supprimé").await?;
    bob.go(&format!("/people/{id}")).await?;
    bob.wait_for_text("h1", "Supprimé").await?;
    assert_eq!(bob.count("[data-act=challenge]").await?, 0);

    ada.go("/account").await?;
    ada.sign_in("Ada", PASSWORD).await?;
    complaint(&ada, "sign-in").await?;
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn signing_out_everywhere_ends_what_is_open_elsewhere_and_says_so_there() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, id) = Visitor::with_account(&house, "Ada").await?;
    let elsewhere = Visitor::signed_in(&house, "Ada", PASSWORD).await?;
    assert_eq!(elsewhere.own_id().await?.as_ref(), Some(&id));
    elsewhere.press(".places a:first-child").await?;
    elsewhere.wait_for(".waiting .invites").await?;
    ada.press("[data-act=sign-out-everywhere]").await?;
    ada.wait_for(".shelf").await?;
    assert_eq!(elsewhere.own_id().await?, None);
    elsewhere.press(".places a:last-child").await?;
    elsewhere.wait_for_text(".told", "signed out").await?;
    elsewhere.wait_for(".facts[data-kind=guest]").await?;
    // Whoever signs in again has nothing more to be told.
    elsewhere.sign_in("Ada", PASSWORD).await?;
    elsewhere.wait_for(".facts[data-kind=account]").await?;
    assert_eq!(elsewhere.count(".told").await?, 0);
    close(&[&ada, &elsewhere]).await
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, id) = Visitor::with_account(&house, "Ada").await?;
    let elsewhere = Visitor::signed_in(&house, "Ada", PASSWORD).await?;
    let (old, new) = ("[data-card=password] [name=password]", "[data-card=password] [name=new-password]");
    ada.type_in(old, "not my password").await?;
    ada.type_in(new, "an analytical engine").await?;
    ada.press("[data-card=password] button").await?;
    complaint(&ada, "password").await?;
    ada.type_in(old, PASSWORD).await?;
    ada.press("[data-card=password] button").await?;
    ada.wait_for("[data-card=password] .good:not(:empty)").await?;
    assert_eq!(ada.count("[data-card=password] .say.warning:not(:empty)").await?, 0);
    assert_eq!(ada.own_id().await?.as_ref(), Some(&id), "one stays where one is");
    assert_eq!(elsewhere.own_id().await?, None);
    let again = Visitor::signed_in(&house, "Ada", "an analytical engine").await?;
    close(&[&ada, &elsewhere, &again]).await
}

#[tokio::test]
async fn a_link_from_whoever_runs_the_house_sets_a_password_once() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, id) = Visitor::with_account(&house, "Ada").await?;
    let link = house.admin(&["reset", "Ada", "--public-url", &house.address]).await?;
    let path = link.trim().strip_prefix(&house.address).context("a link to the house")?;
    let forgetful = Visitor::new(&house, STILL).await?;
    // Whoever looks at the page already, and puts the link into its address, follows it too.
    forgetful.go("/account").await?;
    forgetful.wait_for(".facts[data-kind=guest]").await?;
    forgetful.go(path).await?;
    let field = "[data-card=reset] [name=new-password]";
    forgetful.type_in(field, "an analytical engine").await?;
    assert_eq!(forgetful.ask("return location.hash").await?, "", "a secret stays in no history");
    forgetful.press("[data-card=reset] button").await?;
    forgetful.wait_for_text(".facts[data-kind=account]", "Ada").await?;
    assert_eq!(forgetful.own_id().await?.as_ref(), Some(&id));
    assert_eq!(ada.own_id().await?, None, "whoever else was signed in is not");

    ada.go("/lobby").await?;
    ada.go(path).await?;
    ada.type_in(field, "a third engine").await?;
    ada.press("[data-card=reset] button").await?;
    complaint(&ada, "reset").await?;
    close(&[&ada, &forgetful]).await
}
