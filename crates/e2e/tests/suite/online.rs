//! People who play with each other, each in a browser of their own.

use anyhow::{Context, Result};
use fantoccini::Locator;
use tablier_e2e::{Cable, Gathering, House, Look, Seated, Visitor, Wish, close, play_together};
use tablier_games::{GameKind, Random};

const STILL: Look = Look { still: true, ..Look::DESKTOP };
const SMALL: Look = Look { still: true, ..Look::PHONE };

const DUEL: Wish<'_> =
    Wish { kind: GameKind::Terrace, setup: "short", seats: &["me", "open"], pace: "0", private: false };

/// A whole game: one opens a table, the other joins it from the lobby on a phone whose link is cut twice, once when they
/// have moved and once when the other has.
async fn plays_a_whole_game(kind: GameKind, setup: &str, seed: u64) -> Result<()> {
    let house = House::without_limits().await?;
    let cable = Cable::to(&house).await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::at(&cable.address, SMALL).await?);
    let id = ada.open_table(Wish { kind, setup, ..DUEL }).await?;
    bob.join_from_lobby(&id).await?;
    ada.wait_for_status("playing").await?;
    let seated = [ada.at_board(kind).await?, bob.at_board(kind).await?];
    let mut random = Random::new(seed);
    let mut turns = play_together(&seated, &mut random, 5).await?;

    // Bob moves while his link is cut: the turn arrives when it is mended.
    let before = seated[0].position().await?.to_string();
    cable.cut();
    bob.wait_for(".link-state[data-link=lost]").await?;
    let mut position = seated[1].position().await?;
    loop {
        let ply = position.moves()[0];
        seated[1].play(ply).await?;
        position.play(ply).ok().context("a legal move")?;
        if !position.mid_turn() {
            break;
        }
    }
    bob.wait_for(".link-state[data-link=lost]").await?;
    assert_eq!(seated[0].position().await?.to_string(), before, "nothing has arrived");
    cable.mend();
    seated[0].wait_for(&position.to_string()).await?;
    bob.wait_for(".link-state[data-link=open]").await?;

    // Ada moves while Bob is away: he sees it when he is back.
    cable.cut();
    bob.wait_for(".link-state[data-link=lost]").await?;
    turns += 1 + play_together(&seated[..1], &mut random, 1).await?;
    cable.mend();
    turns += play_together(&seated, &mut random, 1500).await?;

    for visitor in [&ada, &bob] {
        visitor.wait_for_status("over").await?;
        visitor.wait_for(".prompt.over [data-act=analyse]").await?;
        // Whoever made the last turn sees it on the board before it is listed.
        let listed = format!("return document.querySelectorAll('.turn').length === {turns}");
        visitor.wait_until(&format!("{turns} turns, none missing and none doubled"), &listed).await?;
    }
    close(&[&ada, &bob]).await
}

#[tokio::test]
async fn a_whole_game_of_tzaar() -> Result<()> {
    plays_a_whole_game(GameKind::Tzaar, "fixed", 1).await
}

#[tokio::test]
async fn a_whole_game_of_terrace() -> Result<()> {
    plays_a_whole_game(GameKind::Terrace, "short6", 2).await
}

#[tokio::test]
async fn a_whole_game_of_tchag() -> Result<()> {
    plays_a_whole_game(GameKind::Tchag, "standard", 3).await
}

#[tokio::test]
async fn a_whole_game_of_tanagra() -> Result<()> {
    plays_a_whole_game(GameKind::Tanagra, "2x4", 4).await
}

/// Whoever closes the page, or looks at another one, before a turn has arrived has made it all the same.
#[tokio::test]
async fn a_turn_on_its_way_survives_the_page() -> Result<()> {
    let house = House::without_limits().await?;
    let cable = Cable::to(&house).await?;
    let (ada, bob) = (Visitor::at(&cable.address, STILL).await?, Visitor::new(&house, STILL).await?);
    let kind = GameKind::Tchag;
    let id = ada.open_table(Wish { kind, setup: "standard", ..DUEL }).await?;
    bob.join_from_lobby(&id).await?;
    ada.wait_for_status("playing").await?;
    let seated = [ada.at_board(kind).await?, bob.at_board(kind).await?];
    ada.wait_until("the client is kept", "return !!navigator.serviceWorker.controller").await?;
    // Once the page is loaded anew, once its reader goes to the lobby and stays there.
    for stays in [true, false] {
        cable.cut();
        ada.wait_for(".link-state[data-link=lost]").await?;
        let mut position = seated[0].position().await?;
        loop {
            let ply = position.moves()[0];
            seated[0].play(ply).await?;
            position.play(ply).ok().context("a legal move")?;
            if !position.mid_turn() {
                break;
            }
        }
        ada.wait_for_text(".link-state", "has not arrived").await?;
        if stays {
            // The browser keeps the client for days without a network: the page comes, and nothing else.
            ada.client.refresh().await?;
            ada.wait_for_text("main", "does not answer").await?;
        } else {
            ada.press(".tools a.tool").await?;
            ada.wait_for_text(".link-state", "Connection lost").await?;
            assert_eq!(ada.count(".waiting .invites").await?, 0, "nobody knows whether anybody waits");
        }
        cable.mend();
        seated[1].wait_for(&position.to_string()).await?;
        if !stays {
            ada.go(&format!("/games/{id}")).await?;
        }
        seated[0].wait_for(&position.to_string()).await?;
        let sent = "return !Object.keys(localStorage).some(name => name.startsWith('tablier.turn.'))";
        ada.wait_until("nothing more to send", sent).await?;
        play_together(&seated, &mut Random::new(10), 1).await?;
    }
    close(&[&ada, &bob]).await
}

/// Two people and an engine; somebody watches.
#[tokio::test]
async fn a_table_for_three_with_an_engine_and_somebody_who_watches() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob, eve) = (
        Visitor::new(&house, STILL).await?,
        Visitor::new(&house, STILL).await?,
        Visitor::new(&house, SMALL).await?,
    );
    let kind = GameKind::Terrace;
    let seats = ["me", "open", "level:1"];
    let id = ada.open_table(Wish { setup: "three", seats: &seats, ..DUEL }).await?;
    bob.join_from_lobby(&id).await?;
    eve.go("/lobby").await?;
    eve.press(&format!("[data-table='{id}'] [data-act=watch]")).await?;
    let seated = [ada.at_board(kind).await?, bob.at_board(kind).await?];
    let mut random = Random::new(5);
    for _ in 0..3 {
        // The engine answers by itself, perhaps before anybody has looked.
        for (index, seat) in seated.iter().enumerate() {
            seat.wait_for_turn(index).await?;
            seat.play_against(Seated::draw(&seat.position().await?, &mut random)).await?;
        }
    }
    seated[0].wait_for_turn(0).await?;
    let position = seated[0].position().await?.to_string();
    eve.at_board(kind).await?.wait_for(&position).await?;
    assert_eq!(eve.count(".tools button").await?, 0, "whoever watches can do nothing");
    assert_eq!(eve.count(".speak").await?, 0);
    assert_eq!(ada.count("[data-act=hint]").await?, 0, "nobody is helped");
    close(&[&ada, &bob, &eve]).await
}

/// What people say and ask at a table: nothing of it can hurt, and everything needs both.
#[tokio::test]
async fn chat_draws_takebacks_and_another_game() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let kind = DUEL.kind;
    let id = ada.open_table(DUEL).await?;
    assert!(ada.client.wait().for_element(Locator::Css(".copied input")).await.is_ok());
    bob.join_from_lobby(&id).await?;
    let seated = [ada.at_board(kind).await?, bob.at_board(kind).await?];
    ada.wait_for_status("playing").await?;
    let start = seated[0].position().await?.to_string();

    let words = "<img src=x onerror=document.title=1> & “bonjour”";
    ada.wait_for(".speak input").await?.send_keys(&format!("{words}\n")).await?;
    bob.wait_for_text(".talk-list .words", words).await?;
    assert_eq!(bob.count(".talk-list img").await?, 0);
    bob.press(".talk-list [data-act=mute]").await?;
    bob.wait_until("silence", "return !document.querySelector('.talk-list .words')").await?;

    play_together(&seated, &mut Random::new(7), 1).await?;
    ada.press("[data-act=takeback]").await?;
    bob.press("[data-offer=takeback] [data-act=accept]").await?;
    for seat in &seated {
        seat.wait_for(&start).await?;
    }
    play_together(&seated, &mut Random::new(8), 2).await?;

    ada.press("[data-act=draw]").await?;
    bob.press("[data-offer=draw] [data-act=decline]").await?;
    ada.wait_until("no offer", "return !document.querySelector('[data-offer=draw]')").await?;
    bob.press("[data-act=draw]").await?;
    ada.press("[data-offer=draw] [data-act=accept]").await?;
    for visitor in [&ada, &bob] {
        visitor.wait_for_status("over").await?;
    }
    bob.press("[data-act=rematch]").await?;
    ada.press("[data-act=rematch]").await?;
    for visitor in [&ada, &bob] {
        let elsewhere = format!(
            "return !!document.querySelector('main.shared:not([data-table={id:?}])[data-status=playing]')"
        );
        visitor.wait_until("the next game", &elsewhere).await?;
    }
    // Seats are exchanged.
    let seated = [bob.at_board(kind).await?, ada.at_board(kind).await?];
    play_together(&seated, &mut Random::new(9), 2).await?;
    ada.press("[data-act=resign]").await?;
    ada.press("[data-act=resign-yes]").await?;
    bob.wait_for_text(".prompt h2", "You have won").await?;
    ada.go("/archive").await?;
    ada.wait_for(&format!(".row[data-table={id:?}]")).await?;
    close(&[&ada, &bob]).await
}

/// A private table is found by its address alone; with a clock, which runs for whoever is to move.
#[tokio::test]
async fn a_private_table_with_a_clock() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, STILL).await?);
    let wish = Wish { kind: GameKind::Tzaar, setup: "random", private: true, pace: "1", ..DUEL };
    let id = ada.open_table(wish).await?;
    bob.go("/lobby").await?;
    bob.wait_for(".waiting .invites").await?;
    assert_eq!(bob.count(&format!("[data-table={id:?}]")).await?, 0);
    bob.go(&format!("/games/{id}")).await?;
    bob.press("[data-join]").await?;
    for visitor in [&ada, &bob] {
        visitor.wait_for_status("playing").await?;
        visitor.wait_until("clocks", "return document.querySelectorAll('.clock').length === 2").await?;
    }
    // Beside a clock and what is left of each type the other's name can be read.
    for size in [(1024, 768), (1440, 900)] {
        bob.resize(size).await?;
        let whole = "const name = document.querySelector('.others .strip-name'); return name.scrollWidth <= name.clientWidth + 1";
        bob.wait_until(&format!("the whole name at {size:?}"), whole).await?;
    }
    bob.press("[data-act=time]").await?;
    ada.wait_for_text(".own .clock", "3:1").await?;
    ada.wait_for_text(".own .clock", "3:0").await?;
    close(&[&ada, &bob]).await
}

/// Somebody comes as a guest, becomes an account, leaves, and comes back from elsewhere.
#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_again() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, elsewhere) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, SMALL).await?);
    let type_in = async |visitor: &Visitor, card: &str, field: &str, text: &str| -> Result<()> {
        let selector = format!("[data-card={card}] input[name={field}]");
        visitor.wait_for(&selector).await?.send_keys(text).await?;
        Ok(())
    };
    ada.go("/account").await?;
    ada.wait_for(".facts[data-kind=guest]").await?;
    type_in(&ada, "become", "name", "Ada Lovelace").await?;
    type_in(&ada, "become", "new-password", "a difference engine").await?;
    ada.press("[data-card=become] button").await?;
    let code = ada.wait_for(".recovery input").await?.prop("value").await?.context("a recovery code")?;
    assert!(code.len() > 8, "{code}");
    ada.press("[data-act=kept]").await?;
    ada.wait_for(".facts[data-kind=account]").await?;
    ada.press("[data-act=sign-out]").await?;
    ada.wait_for(".shelf").await?;

    elsewhere.go("/account").await?;
    type_in(&elsewhere, "sign-in", "name", "Ada Lovelace").await?;
    type_in(&elsewhere, "sign-in", "password", "wrong password").await?;
    elsewhere.press("[data-card=sign-in] button").await?;
    elsewhere
        .wait_until(
            "a reason",
            "return !!document.querySelector('[data-card=sign-in] .say.warning').textContent",
        )
        .await?;
    elsewhere.wait_for("[data-card=sign-in] input[name=password]").await?.clear().await?;
    type_in(&elsewhere, "sign-in", "password", "a difference engine").await?;
    elsewhere.press("[data-card=sign-in] button").await?;
    elsewhere.wait_for_text(".facts[data-kind=account]", "Ada Lovelace").await?;

    // The code sets another password.
    ada.go("/account").await?;
    ada.press(".more summary").await?;
    type_in(&ada, "recover", "name", "Ada Lovelace").await?;
    type_in(&ada, "recover", "code", &code).await?;
    type_in(&ada, "recover", "new-password", "an analytical engine").await?;
    ada.press("[data-card=recover] button").await?;
    let next = ada.wait_for(".recovery input").await?.prop("value").await?.context("a new code")?;
    assert_ne!(next, code);
    ada.wait_for_text(".facts[data-kind=account]", "Ada Lovelace").await?;
    close(&[&ada, &elsewhere]).await
}

/// Somebody is challenged, declines, is challenged again, and accepts.
#[tokio::test]
async fn challenges_are_declined_or_accepted() -> Result<()> {
    let house = House::without_limits().await?;
    let (ada, bob) = (Visitor::new(&house, STILL).await?, Visitor::new(&house, SMALL).await?);
    bob.go("/lobby").await?;
    bob.wait_for(".waiting .invites").await?;
    let id = "return fetch('/api/me').then(answer => answer.json()).then(me => me.id)";
    let id = bob.ask(id).await?.as_str().context("an id")?.to_owned();
    for answer in ["decline", "accept"] {
        ada.go(&format!("/people/{id}")).await?;
        ada.press("[data-act=challenge]").await?;
        ada.press("dialog[open] .button.filled").await?;
        ada.wait_for_status("waiting").await?;
        bob.press(&format!(".challenges [data-act={answer}]")).await?;
        let status = if answer == "accept" { "playing" } else { "over" };
        ada.wait_for_status(status).await?;
    }
    bob.wait_for_status("playing").await?;
    close(&[&ada, &bob]).await
}

/// Nobody is kept out where people meet: axe-core finds no obstacle, and nothing sticks out of the window.
async fn finds_nothing(look: Look, language: &str) -> Result<()> {
    let house = House::without_limits().await?;
    let (visitor, friend) = (Visitor::new(&house, look).await?, Visitor::new(&house, STILL).await?);
    visitor.go("/").await?;
    visitor.speak(language).await?;
    let mut found: Vec<String> = Vec::new();
    let mut look_around = async |name: &str| {
        let obstacles = visitor.obstacles().await.with_context(|| name.to_owned())?;
        let all = obstacles.into_iter().chain(visitor.too_wide().await?);
        found.extend(all.map(|line| format!("{name}: {line}")));
        Ok(())
    };
    Gathering::new(&visitor, &friend).walk(&mut look_around).await?;
    assert!(found.is_empty(), "{} obstacles:\n{}", found.len(), found.join("\n"));
    close(&[&visitor, &friend]).await
}

#[tokio::test]
async fn no_obstacle_at_a_desk() -> Result<()> {
    finds_nothing(STILL, "en").await
}

#[tokio::test]
async fn no_obstacle_on_a_small_dark_phone() -> Result<()> {
    finds_nothing(Look { size: (320, 568), dark: true, ..SMALL }, "fr").await
}
