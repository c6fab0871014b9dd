//! Coming, going and coming back.

use anyhow::Result;
use tablier_e2e::{House, Look, Visitor};
use tablier_games::GameKind;

#[tokio::test]
async fn one_press_on_a_box_and_one_plays_against_somebody() -> Result<()> {
    let house = House::open().await?;
    for kind in GameKind::ALL {
        let visitor = Visitor::new(&house, Look::PHONE).await?;
        visitor.go("/").await?;
        visitor.press(&format!(".box.{kind}")).await?;
        let seated = visitor.sit_down(kind).await?;
        let mut answered = 0;
        while answered < 3 {
            visitor.wait_until("one's own turn", "return !!document.querySelector('.own .to-move')").await?;
            while visitor.ask("return !!document.querySelector('.own .to-move')").await? == true {
                let ply = seated.position().await?.moves()[0];
                seated.play_against(ply).await?;
            }
            answered += 1;
        }
        visitor.client.clone().close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_game_survives_a_reload_in_the_middle_of_a_turn() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    for ply in ["e4xd4", "e5xd5"] {
        let ply = seated.position().await?.read_move(ply).expect("a legal move");
        seated.play(ply).await?;
    }
    let before = seated.position().await?;
    assert!(before.mid_turn());
    let again = visitor.sit_down(GameKind::Tzaar).await?;
    again.wait_for(&before.to_string()).await?;
    visitor.go("/").await?;
    assert!(visitor.text(".box.tzaar .box-button").await?.contains("Continue"));
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn the_browser_chooses_the_language_and_one_press_changes_it() -> Result<()> {
    let house = House::open().await?;
    for (language, says, other) in
        [("fr-FR", "Jouer", "Play"), ("en-GB", "Play", "Jouer"), ("de", "Play", "Jouer")]
    {
        let visitor = Visitor::new(&house, Look { language, ..Look::DESKTOP }).await?;
        visitor.go("/").await?;
        assert!(visitor.text(".box-button").await?.contains(says), "{language}");
        visitor.press(".languages button[aria-pressed='false']").await?;
        assert!(visitor.text(".box-button").await?.contains(other), "{language}");
        visitor.go("/").await?;
        assert!(visitor.text(".box-button").await?.contains(other), "{language}: forgotten");
        visitor.client.clone().close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn moves_can_be_looked_at_again_and_taken_back() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let start = seated.position().await?.to_string();
    for ply in ["b1-b2", "c8-c7"] {
        let ply = seated.position().await?.read_move(ply).expect("a legal move");
        seated.play(ply).await?;
    }
    let present = seated.position().await?.to_string();
    visitor.press(".stepper .step:first-child").await?;
    seated.wait_for(&start).await?;
    visitor.press(".stepper .step:last-child").await?;
    seated.wait_for(&present).await?;
    visitor.press(".tools .tool:nth-child(2)").await?;
    visitor.press(".tools .tool:nth-child(2)").await?;
    seated.wait_for(&start).await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn a_hint_is_a_legal_move() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    visitor.press(".tools .tool:first-child").await?;
    visitor.wait_for(".layer.arrows .arrow-1").await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn an_address_that_leads_nowhere_leads_back() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::PHONE).await?;
    visitor.go("/nowhere").await?;
    visitor.press(".missing a").await?;
    visitor.wait_for(".box.tanagra").await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn nothing_is_wider_than_the_smallest_phone() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { size: (320, 568), ..Look::PHONE }).await?;
    for path in ["/", "/tzaar", "/terrace", "/tchag", "/tanagra", "/nowhere"] {
        visitor.go(path).await?;
        visitor.wait_for("#content").await?;
        let fits = visitor.ask("return document.documentElement.scrollWidth <= window.innerWidth").await?;
        assert_eq!(fits, true, "{path}");
    }
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn a_game_that_is_over_is_still_there_after_a_reload_and_another_begins_from_the_shelf() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let start = seated.position().await?;
    seated.play(start.read_move("b1-b2").expect("a legal move")).await?;
    visitor.press(".tools .tool:nth-child(3)").await?;
    visitor.press("dialog[open] [data-act=resign-yes]").await?;
    visitor.wait_for(".prompt.over").await?;
    visitor.sit_down(GameKind::Terrace).await?;
    visitor.wait_for(".prompt.over").await?;
    visitor.press(".brand").await?;
    visitor.press(".box.terrace").await?;
    visitor.wait_until("another game", "return !!document.querySelector('.prompt:not(.over)')").await?;
    seated.wait_for(&start.to_string()).await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn two_windows_show_the_same_game() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("short", &["person", "person"]).await?;
    let first = visitor.client.window().await?;
    let second = visitor.client.new_window(true).await?.handle;
    visitor.client.switch_to_window(second.clone()).await?;
    let other = visitor.sit_down(GameKind::Terrace).await?;
    let ply = other.position().await?.read_move("b1-b2").expect("a legal move");
    other.play(ply).await?;
    let present = other.position().await?.to_string();
    visitor.client.switch_to_window(first.clone()).await?;
    seated.wait_for(&present).await?;
    // The window that is closed last keeps what both have seen.
    visitor.client.close_window().await?;
    visitor.client.switch_to_window(second).await?;
    let again = visitor.sit_down(GameKind::Terrace).await?;
    again.wait_for(&present).await?;
    Ok(visitor.client.clone().close().await?)
}
