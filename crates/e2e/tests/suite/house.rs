//! What a house owes to the people in it: fairness at the table, quiet, and no surprises.

use anyhow::{Context, Result};
use serde_json::json;
use tablier_e2e::{House, Look, Visitor, Wish, close, play_together};
use tablier_games::{GameKind, Random};

const STILL: Look = Look { still: true, ..Look::DESKTOP };

const DUEL: Wish<'_> =
    Wish { kind: GameKind::Terrace, setup: "short", seats: &["me", "open"], pace: "0", private: false };

/// Lets both clocks of a page go forward together, as if it had not slept; the house knows nothing of it.
async fn hurry(visitor: &Visitor, seconds: u32) -> Result<()> {
    let script = format!(
        "const before = Performance.prototype.now;
         Performance.prototype.now = function () {{ return before.call(this) + {seconds} * 1000; }};
         const wall = Date.now;
         Date.now = () => wall() + {seconds} * 1000;"
    );
    visitor.ask(&script).await.map(drop)
}

/// Waits until the house tells that somebody has gone. A browser may keep the link of a page that it has put away, and then
/// only its silence tells: two pings, and the time that a lost link is given to come back.
async fn hear_of_absence(visitor: &Visitor) -> Result<()> {
    let (link, text) = (".talk-list .happened", "away");
    if visitor.wait_for_text(link, text).await.is_ok() {
        return Ok(());
    }
    visitor.wait_for_text(link, text).await
}

#[tokio::test]
async fn what_is_said_can_be_reported_and_who_said_it_blocked() -> Result<()> {
    let house = House::without_limits().await?;
    let ((ada, _), (bob, villain)) =
        (Visitor::with_account(&house, "Ada").await?, Visitor::with_account(&house, "Bob").await?);
    let game = ada.begin_with(&bob, false).await?;
    bob.request("POST", &format!("/api/games/{game}/chat"), json!({ "text": "You play badly" }))
        .await?
        .good()?;
    ada.go(&format!("/games/{game}")).await?;
    ada.press(".talk-list [data-act=report]").await?;
    ada.wait_for("dialog[open] textarea").await?.send_keys("That is not kind").await?;
    ada.press("dialog[open] .button.filled").await?;
    ada.wait_for("dialog[open] p[role=status]:not(:empty)").await?;
    let reports = house.admin(&["reports"]).await?;
    assert!(reports.contains("You play badly") && reports.contains("That is not kind"), "{reports}");
    ada.press("dialog[open] .dialog-head button").await?;

    ada.go(&format!("/people/{villain}")).await?;
    ada.press("[data-act=block]").await?;
    ada.wait_for("[data-act=block][aria-pressed=true]").await?;
    assert_eq!(ada.count("[data-act=challenge]").await?, 0);
    ada.go(&format!("/games/{game}")).await?;
    ada.wait_for_status("playing").await?;
    assert_eq!(ada.count(".talk-list .words").await?, 0, "blocked people are not heard");

    let opened = ada.open_table(DUEL).await?;
    bob.go(&format!("/games/{opened}")).await?;
    bob.press("[data-join]").await?;
    bob.wait_for(".complaint:not(:empty)").await?;
    ada.go("/account").await?;
    ada.press("[data-card=mine] .names a").await?;
    ada.press("[data-act=block]").await?;
    ada.wait_for("[data-act=challenge]").await?;
    bob.press("[data-join]").await?;
    bob.wait_for_status("playing").await?;
    close(&[&ada, &bob]).await
}

/// A player who has left is waited for from the beginning of their turn: the other has to wait in full, and no page decides
/// when that is over.
#[tokio::test]
async fn a_game_can_be_claimed_after_a_fair_wait() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let id = ada.open_table(Wish { pace: "1", ..DUEL }).await?;
    bob.join_from_lobby(&id).await?;
    bob.wait_for_text(".link-state[data-link=open]", "").await?;
    bob.go("/terrace").await?;
    hear_of_absence(&ada).await?;
    assert_eq!(ada.count("[data-offer=claim]").await?, 0, "it is Ada's turn");
    let seated = ada.at_board(DUEL.kind).await?;
    seated.play(seated.position().await?.moves()[0]).await?;
    ada.wait_for("[data-offer=claim] time").await?;
    let left = ada.text("[data-offer=claim] time").await?;
    assert!(left == "1:00" || left.starts_with("0:5"), "{left}");
    assert_eq!(ada.count("[data-act=claim]").await?, 0);
    ada.wait_until(
        "time passes",
        &format!("return document.querySelector('[data-offer=claim] time').textContent !== {left:?}"),
    )
    .await?;
    hurry(&ada, 60).await?;
    ada.press("[data-act=claim]").await?;
    // The house has its own clock.
    ada.wait_for(".complaint:not(:empty)").await?;
    bob.go(&format!("/games/{id}")).await?;
    ada.wait_until("Bob is back", "return !document.querySelector('[data-offer=claim]')").await?;
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn days_are_told_as_days() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let id = ada.open_table(Wish { pace: "7", ..DUEL }).await?;
    ada.wait_for_text(".prompt .say", "3 days a turn").await?;
    bob.go("/lobby").await?;
    bob.wait_for_text(&format!("[data-table='{id}'] .row-terms"), "3 days a turn").await?;
    bob.join_from_lobby(&id).await?;
    ada.wait_for_text(".own .clock", "2 days 23 h").await?;
    ada.wait_for_text(".others .clock", "3 days").await?;
    assert_eq!(ada.count("[data-act=time]").await?, 0, "nobody gives 15 seconds to somebody who has days");
    // A turn begins with all its days.
    let seated = [ada.at_board(DUEL.kind).await?, bob.at_board(DUEL.kind).await?];
    play_together(&seated, &mut Random::new(1), 1).await?;
    bob.wait_for_text(".own .clock", "2 days 23 h").await?;
    bob.wait_for_text(".others .clock", "3 days").await?;
    // Whoever plays by correspondence is not waited for.
    bob.go("/terrace").await?;
    hear_of_absence(&ada).await?;
    assert_eq!(ada.count("[data-offer=claim]").await?, 0);
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn titles_and_lists_say_whose_turn_it_is() -> Result<()> {
    let house = House::without_limits().await?;
    let ((ada, _), (bob, _)) =
        (Visitor::with_account(&house, "Ada").await?, Visitor::with_account(&house, "Bob").await?);
    let game = ada.begin_with(&bob, false).await?;
    let titled = async |visitor: &Visitor, title: &str| {
        visitor.wait_until(title, &format!("return document.title.startsWith({title:?})")).await
    };
    let row = format!(".own-games [data-table='{game}']");
    ada.go("/lobby").await?;
    bob.go("/lobby").await?;
    titled(&ada, "(1) Lobby").await?;
    ada.wait_for_text(&format!("{row}.urgent .row-terms"), "Your move").await?;
    titled(&bob, "Lobby").await?;
    bob.wait_for_text(&format!("{row}:not(.urgent) .row-terms"), "Ada to move").await?;
    ada.play_at(&game).await?;
    titled(&bob, "(1) Lobby").await?;
    titled(&ada, "Lobby").await?;
    bob.press(&format!("{row} .button.filled")).await?;
    titled(&bob, "Your move").await?;
    ada.press(&format!("{row} .button")).await?;
    titled(&ada, "Bob to move").await?;
    bob.play_at(&game).await?;
    titled(&ada, "Your move").await?;
    titled(&bob, "Ada to move").await?;
    bob.request("POST", &format!("/api/games/{game}/resign"), json!({})).await?.good()?;
    titled(&ada, "The game is over").await?;
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn nobody_is_asked_about_notifications_before_they_want_them() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    ada.go("/lobby").await?;
    ada.ask(
        "window.asked = 0; window.told = []; let allowed = 'default';
         window.Notification = class {
             constructor(title) { told.push(title); }
             static get permission() { return allowed; }
             static requestPermission() { asked += 1; allowed = asked === 1 ? 'denied' : 'granted'; return Promise.resolve(allowed); }
         };",
    )
    .await?;
    let id = begin_from_lobby(&ada, &bob).await?;
    assert_eq!(ada.ask("return asked").await?, 0);
    let toggle = ".presence [role=switch]";
    ada.press(toggle).await?;
    // Whoever is refused by the browser is not told that all is well.
    let refused = "return asked === 1 && !document.querySelector('.presence [role=switch]').checked";
    ada.wait_until("refused", refused).await?;
    ada.press(toggle).await?;
    ada.wait_until(
        "allowed",
        "return asked === 2 && document.querySelector('.presence [role=switch]').checked",
    )
    .await?;

    ada.press(&format!("[data-table='{id}'] .row-acts a")).await?;
    ada.wait_for_status("playing").await?;
    ada.play_at(&id).await?;
    ada.wait_for_text(".prompt h2", "to move").await?;
    assert_eq!(ada.ask("return told.length").await?, 0, "whoever looks sees it");
    ada.ask("Object.defineProperty(document, 'hidden', { get: () => true })").await?;
    bob.play_at(&id).await?;
    ada.wait_until("a notification", "return told.length === 1 && told[0] === 'Your move · Terrace'").await?;
    assert_eq!(ada.ask("return asked").await?, 2);
    close(&[&ada, &bob]).await
}

/// A game between two people, of whom the first stays in the lobby.
async fn begin_from_lobby(first: &Visitor, second: &Visitor) -> Result<String> {
    first.wait_for(".waiting .invites").await?;
    second.go("/lobby").await?;
    second.wait_for(".waiting .invites").await?;
    let id = first.begin_with(second, false).await?;
    first.wait_for(&format!(".own-games [data-table='{id}']")).await?;
    Ok(id)
}

#[tokio::test]
async fn rated_games_make_a_rating_and_a_chart() -> Result<()> {
    let house = House::without_limits().await?;
    let ((ada, id), (bob, _)) =
        (Visitor::with_account(&house, "Ada").await?, Visitor::with_account(&house, "Bob").await?);
    bob.go(&format!("/people/{id}")).await?;
    bob.wait_for(".ratings .invites").await?;
    for loser in [&bob, &ada] {
        let game = ada.begin_with(&bob, true).await?;
        ada.end_with(&bob, loser, &game).await?;
        ada.go(&format!("/games/{game}")).await?;
        ada.wait_until("two ratings", "return document.querySelectorAll('.rating-changes li').length === 2")
            .await?;
    }
    bob.go(&format!("/people/{id}")).await?;
    bob.wait_for(".rating.terrace .rating-chart .chart-end").await?;
    let label = bob.wait_for(".rating-chart").await?.attr("aria-label").await?.context("a name")?;
    assert!(label.contains("2 games"), "{label}");
    bob.wait_for_text(".rating-figure", "±").await?;
    let games = "return document.querySelectorAll('.meeting .row').length === 2";
    bob.wait_until("both games", games).await?;
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn an_old_page_asks_to_be_loaded_anew_after_its_game() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let id = ada.open_table(DUEL).await?;
    bob.join_from_lobby(&id).await?;
    ada.wait_for_status("playing").await?;
    ada.ask("document.getElementById('start').dataset.version = 'older'").await?;
    let seated = [ada.at_board(DUEL.kind).await?, bob.at_board(DUEL.kind).await?];
    play_together(&seated, &mut Random::new(2), 2).await?;
    assert_eq!(ada.count(".told").await?, 0, "nobody is interrupted");
    bob.press("[data-act=resign]").await?;
    bob.press("[data-act=resign-yes]").await?;
    ada.wait_for_status("over").await?;
    ada.wait_for_text(".told", "newer version").await?;
    ada.ask("window.stale = true").await?;
    ada.press(".told button").await?;
    ada.wait_until("the page, loaded anew", "return !window.stale").await?;
    ada.wait_for_status("over").await?;
    assert_eq!(ada.count(".told").await?, 0);
    close(&[&ada, &bob]).await
}

/// What is begun in one window and done in another is done once, and both show it.
#[tokio::test]
async fn two_windows_of_one_person_at_one_table() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let kind = GameKind::Tchag;
    let id = ada.open_table(Wish { kind, setup: "standard", ..DUEL }).await?;
    bob.join_from_lobby(&id).await?;
    ada.wait_for_status("playing").await?;
    let seated = ada.at_board(kind).await?;
    let start = seated.position().await?;
    // Half a turn in the first window.
    seated.play(start.moves()[0]).await?;
    let first = ada.client.window().await?;
    let second = ada.client.new_window(true).await?.handle;
    ada.client.switch_to_window(second.clone()).await?;
    ada.go(&format!("/games/{id}")).await?;
    ada.wait_for_status("playing").await?;
    // A whole one in the second.
    let other = ada.at_board(kind).await?;
    other.wait_for(&start.to_string()).await?;
    let mut position = start;
    loop {
        let ply = *position.moves().last().context("a move")?;
        other.play(ply).await?;
        position.play(ply).ok().context("a legal move")?;
        if !position.mid_turn() {
            break;
        }
    }
    bob.at_board(kind).await?.wait_for(&position.to_string()).await?;
    ada.client.switch_to_window(first).await?;
    seated.wait_for(&position.to_string()).await?;
    assert_eq!(ada.count(".complaint:not(:empty)").await?, 0);
    // Whoever closes one of them has not left.
    ada.client.close_window().await?;
    ada.client.switch_to_window(second).await?;
    let answers = [ada.at_board(kind).await?, bob.at_board(kind).await?];
    play_together(&answers, &mut Random::new(6), 2).await?;
    assert_eq!(bob.count(".talk-list .happened").await?, bob.count(".talk-list li").await?);
    assert!(!bob.text(".talk-list").await?.contains("away"));
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn people_are_found_by_name_and_games_by_what_is_known_of_them() -> Result<()> {
    let house = House::without_limits().await?;
    let ((ada, _), (bob, found)) =
        (Visitor::with_account(&house, "Ada").await?, Visitor::with_account(&house, "Robert").await?);
    let game = ada.begin_with(&bob, false).await?;
    ada.request("POST", &format!("/api/games/{game}/moves"), json!({ "ply": 1, "move": "b1-b2" }))
        .await?
        .good()?;
    bob.request("POST", &format!("/api/games/{game}/resign"), json!({})).await?.good()?;

    ada.go("/lobby").await?;
    ada.wait_for(".find input").await?.send_keys("nobody at all").await?;
    ada.wait_for(".find [role=status]:not(:empty)").await?;
    ada.wait_for(".find input").await?.clear().await?;
    ada.wait_for(".find input").await?.send_keys("OBER").await?;
    ada.press(&format!(".find a[href='/people/{found}']")).await?;
    ada.wait_for("[data-act=challenge]").await?;

    ada.go("/archive").await?;
    ada.wait_for(&format!(".row[data-table={game:?}]")).await?;
    ada.wait_for(".find input").await?.send_keys("rob").await?;
    ada.press(".find [data-act=of-person]").await?;
    ada.choose("result", "won").await?;
    ada.wait_until("no game that Robert won", "return !document.querySelector('.row[data-table]')").await?;
    ada.choose("result", "lost").await?;
    ada.wait_for(&format!(".row[data-table={game:?}]")).await?;
    // Every search has an address of its own.
    let address = ada.ask("return location.search").await?;
    assert_eq!(address.as_str(), Some(format!("?person={found}&result=lost").as_str()));
    ada.go(&format!("/archive?game=terrace&person={found}&result=lost&to=2020-01-01")).await?;
    ada.wait_for(".invites").await?;
    close(&[&ada, &bob]).await
}
