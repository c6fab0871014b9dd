//! Nobody is kept out: obstacles that axe-core finds, what is told to those who listen, and pages on narrow windows and
//! in large print.

use anyhow::{Context, Result};
use fantoccini::key::Key;
use std::time::Duration;
use tablier_e2e::{Heard, House, Keyboard, Look, Tour, Visitor};
use tablier_games::{AnyPosition, GameKind, Spot};

const STILL: (&str, &str) = ("prefers-reduced-motion", "reduce");

async fn goodbye(visitor: &Visitor) -> Result<()> {
    Ok(visitor.client.clone().close().await?)
}

/// Walks through the whole house in some languages, and lets axe-core look at every page in some colours.
async fn finds_nothing(look: Look, rounds: &[(&str, &[&str])]) -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..look }).await?;
    visitor.go("/").await?;
    let mut found: Vec<String> = Vec::new();
    for (language, schemes) in rounds {
        visitor.speak(language).await?;
        let mut look_around = async |name: &str| {
            for scheme in *schemes {
                visitor.wish(&[("prefers-color-scheme", scheme), STILL]).await?;
                let told = format!("return document.documentElement.dataset.theme === '{scheme}'");
                visitor.wait_until(scheme, &told).await?;
                let obstacles = visitor.obstacles().await.with_context(|| name.to_owned())?;
                found.extend(
                    obstacles.into_iter().map(|line| format!("{name} ({language}, {scheme}): {line}")),
                );
            }
            Ok(())
        };
        Tour::new(&visitor, "").walk(&mut look_around).await?;
        assert_eq!(visitor.ask("return document.documentElement.lang").await?, *language);
    }
    assert!(found.is_empty(), "{} obstacles:\n{}", found.len(), found.join("\n"));
    goodbye(&visitor).await
}

#[tokio::test]
async fn axe_finds_no_obstacle_at_a_desk() -> Result<()> {
    finds_nothing(Look::DESKTOP, &[("en", &["light", "dark"]), ("fr", &["light", "dark"])]).await
}

#[tokio::test]
async fn axe_finds_what_there_is_to_find() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/").await?;
    visitor.wait_for(".box").await?;
    visitor.ask("document.querySelector('main').append(document.createElement('button'))").await?;
    let found = visitor.obstacles().await?;
    assert!(found.iter().any(|line| line.starts_with("button-name")), "{found:?}");
    goodbye(&visitor).await
}

#[tokio::test]
async fn axe_finds_no_obstacle_on_a_phone() -> Result<()> {
    finds_nothing(Look::PHONE, &[("en", &["dark"]), ("fr", &["light"])]).await
}

/// Walks through the whole house, and sees to it that nothing sticks out of the window.
async fn nothing_sticks_out(look: Look) -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..look }).await?;
    visitor.go("/").await?;
    visitor.speak("fr").await?;
    let mut found: Vec<String> = Vec::new();
    let mut look_around = async |name: &str| {
        found.extend(visitor.too_wide().await?.into_iter().map(|line| format!("{name}: {line}")));
        Ok(())
    };
    Tour::new(&visitor, "").walk(&mut look_around).await?;
    assert!(found.is_empty(), "{} things:\n{}", found.len(), found.join("\n"));
    goodbye(&visitor).await
}

#[tokio::test]
async fn the_narrowest_phone_shows_every_page_whole() -> Result<()> {
    nothing_sticks_out(Look { size: (320, 568), ..Look::PHONE }).await
}

/// What is left of a window of 1440 × 900 when everything in it is twice as large.
#[tokio::test]
async fn every_page_can_be_twice_as_large() -> Result<()> {
    nothing_sticks_out(Look { size: (720, 450), ..Look::DESKTOP }).await
}

#[tokio::test]
async fn every_page_can_be_in_large_print() -> Result<()> {
    nothing_sticks_out(Look { print: 32, ..Look::DESKTOP }).await?;
    nothing_sticks_out(Look { print: 32, ..Look::PHONE }).await
}

fn of_role<'a>(heard: &'a [Heard], role: &str) -> Vec<&'a Heard> {
    heard.iter().filter(|one| one.role == role).collect()
}

/// What the live regions of the page say, one a line.
async fn said(visitor: &Visitor) -> Result<String> {
    let script = "return [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
        .map((region) => region.textContent.trim().replace(/\\s+/g, ' ')).filter((text) => text).join('\\n')";
    Ok(visitor.ask(script).await?.as_str().context("no text")?.to_owned())
}

async fn waits_to_hear(visitor: &Visitor, sentence: &str) -> Result<()> {
    // A space is a space, whether lines may break at it or not.
    let sentence = &sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let script = format!(
        "return [...document.querySelectorAll('[aria-live], [role=status]')]
            .some((region) => region.textContent.replace(/\\s+/g, ' ').includes({sentence:?}))"
    );
    let heard = visitor.wait_until(sentence, &script).await;
    match heard {
        Ok(()) => Ok(()),
        Err(error) => Err(error.context(said(visitor).await?)),
    }
}

#[tokio::test]
async fn every_place_of_every_board_is_told() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let words = tablier_words::Words::new(tablier_words::Language::English);
    for kind in GameKind::ALL {
        let seated = visitor.sit_down(kind).await?;
        let position: AnyPosition = seated.position().await?;
        let heard = visitor.heard().await?;
        let boards = of_role(&heard, "application");
        assert_eq!(boards.len(), 1, "{kind}");
        assert!(boards[0].name.starts_with(&words.game_name(kind)), "{:?}", boards[0]);
        assert!(
            boards[0].name.contains(&words.to_move(kind, position.side())),
            "whose turn: {:?}",
            boards[0]
        );
        assert!(boards[0].description.contains("Arrow keys"), "how it is used: {:?}", boards[0]);
        let places = visitor
            .ask("return [...document.querySelectorAll('svg.board [data-cell]')].map((e) => e.dataset.cell)")
            .await?;
        let places = places.as_array().context("no places")?;
        assert!(!places.is_empty(), "{kind}");
        for place in places.iter().filter_map(|place| place.as_str()) {
            let spot = Spot::from_name(kind, place).context("no place")?;
            let told = words.place(&position, spot);
            assert!(
                heard.iter().any(|one| one.role == "image" && one.name.starts_with(&told)),
                "{kind}: {told}"
            );
        }
        for button in of_role(&heard, "button").into_iter().chain(of_role(&heard, "link")) {
            assert!(!button.name.is_empty(), "{kind}: {button:?}");
        }
    }
    goodbye(&visitor).await
}

#[tokio::test]
async fn a_turn_of_several_steps_is_told() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let keyboard = Keyboard::of(&visitor);
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    waits_to_hear(&visitor, "Red to move").await?;
    let mut position = seated.position().await?;
    let ply = position.read_move("b4-a4").expect("a legal move");
    keyboard.walk(ply.start().context("no start")?).await?;
    keyboard.press(Key::Enter).await?;
    waits_to_hear(&visitor, "b4: black stone with a red pawn, in hand. It can go to").await?;
    keyboard.press(Key::Escape).await?;
    keyboard.play(&seated, ply).await?;
    waits_to_hear(&visitor, "Close the gap: which side slides in?").await?;
    position.play(ply).expect("a legal move");
    let count = position.moves().len();
    keyboard.go_to("svg.board").await?;
    keyboard.press(Key::PageDown).await?;
    waits_to_hear(&visitor, &format!("Choice 1 of {count}: the stones slide")).await?;
    keyboard.press(Key::PageDown).await?;
    waits_to_hear(&visitor, &format!("Choice 2 of {count}: the stones slide")).await?;
    let button = visitor.heard().await?;
    let button = of_role(&button, "button").into_iter().find(|button| button.name.starts_with("Slide it"));
    assert!(button.is_some_and(|button| button.name.contains("the stones slide")), "{button:?}");
    keyboard.press(Key::Enter).await?;
    while seated.position().await?.mid_turn() {
        let position = seated.position().await?;
        keyboard.play(&seated, position.moves()[0]).await?;
    }
    waits_to_hear(&visitor, "Yellow to move").await?;
    waits_to_hear(&visitor, "Red: b4-a4, ").await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn the_opponents_move_is_told_and_so_is_a_refusal() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, language: "fr", ..Look::DESKTOP }).await?;
    let keyboard = Keyboard::of(&visitor);
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "level:1"]).await?;
    waits_to_hear(&visitor, "À toi de jouer").await?;
    keyboard.go_to("input[name=move]").await?;
    keyboard.write("b1-b8").await?;
    keyboard.press(Key::Enter).await?;
    let words = tablier_words::Words::new(tablier_words::Language::French);
    let refusal = seated.position().await?.read_move("b1-b8").expect_err("no move");
    let reason = words.refusal(GameKind::Terrace, &refusal);
    let reason: String = reason.chars().skip(1).collect();
    waits_to_hear(&visitor, &reason).await?;
    for _ in 0..5 {
        keyboard.press(Key::Backspace).await?;
    }
    keyboard.write("b1-b2").await?;
    keyboard.press(Key::Enter).await?;
    waits_to_hear(&visitor, "Niveau 1 : ").await?;
    waits_to_hear(&visitor, "À toi de jouer").await?;
    goodbye(&visitor).await
}

#[tokio::test]
async fn nothing_moves_for_those_who_want_it_still() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.wish(&[STILL]).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let ply = seated.position().await?.read_move("b1-b2").expect("a legal move");
    seated.play(ply).await?;
    let moving =
        "return document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0).length";
    assert_eq!(visitor.ask(moving).await?, 0);
    visitor.wish(&[]).await?;
    let ply = seated.position().await?.read_move("c8-c7").expect("a legal move");
    visitor.ask("window.moving = 0; const look = () => { window.moving = Math.max(window.moving, document.getAnimations().length); requestAnimationFrame(look); }; look()").await?;
    seated.play(ply).await?;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_ne!(visitor.ask("return window.moving").await?, 0, "otherwise a piece travels");
    goodbye(&visitor).await
}
