//! Without a network.

use anyhow::Result;
use fantoccini::Locator;
use tablier_e2e::{House, Look, Mirror, Visitor};
use tablier_games::GameKind;

/// Whether all of the house has been kept, and this page is served from there.
pub(crate) const KEPT: &str = "if (!navigator.serviceWorker.controller) return false;
    return caches.keys().then(async names => {
        const cache = await caches.open(names[0]);
        return (await cache.keys()).length > 12;
    });";

#[tokio::test]
async fn after_the_first_visit_everything_works_without_the_server() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/").await?;
    visitor.wait_for(".box.tzaar").await?;
    visitor.wait_until("everything is kept", KEPT).await?;
    drop(house);

    for kind in GameKind::ALL {
        let seated = visitor.sit_down(kind).await?;
        let mut turns = 0;
        while turns < 2 {
            visitor.wait_until("one's own turn", "return !!document.querySelector('.own .to-move')").await?;
            while visitor.ask("return !!document.querySelector('.own .to-move')").await? == true {
                let ply = seated.position().await?.moves()[0];
                seated.play_against(ply).await?;
            }
            turns += 1;
        }
        visitor.go(&format!("/{kind}/rules")).await?;
        visitor.wait_for(".rules figure svg.board").await?;
        visitor.go(&format!("/{kind}/lesson")).await?;
        visitor.wait_for(".lesson .task").await?;
    }
    visitor.go("/tzaar/problems").await?;
    visitor.wait_for(".lesson .grades").await?;
    visitor.go("/tzaar/analysis").await?;
    visitor.wait_for(".line-list .line").await?;
    visitor.go("/nowhere").await?;
    visitor.wait_for(".missing").await?;
    Ok(visitor.client.clone().close().await?)
}

/// A new version is told of and waits; whoever starts again gets it.
#[tokio::test]
async fn a_new_version_waits_for_the_next_start() -> Result<()> {
    let house = House::open().await?;
    let mirror = Mirror::of(&house).await?;
    let visitor = Visitor::at(&mirror.address, Look::DESKTOP).await?;
    visitor.go("/tchag").await?;
    visitor.wait_until("everything is kept", KEPT).await?;
    let seated = visitor.at_board(GameKind::Tchag).await?;
    let ply = seated.position().await?.moves()[0];
    seated.play(ply).await?;
    mirror.renew();
    visitor.ask("navigator.serviceWorker.ready.then(ready => ready.update())").await?;
    visitor.wait_for(".new-version").await?;
    let names = "return caches.keys().then(names => names.sort().map(name => name.split('-')[0]).join(' '))";
    assert_eq!(visitor.ask(names).await?, "another tablier", "both are kept");
    assert_eq!(
        visitor.client.find_all(Locator::Css(".new-version .button")).await?.len(),
        0,
        "nobody is interrupted"
    );
    // On the shelf nobody is in the middle of anything.
    visitor.go("/").await?;
    visitor.press(".new-version .button").await?;
    visitor
        .wait_until(
            "the new version",
            &format!("{} ", names.replace("join(' '))", "join(' ') === 'another')")),
        )
        .await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn the_house_can_be_installed() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/").await?;
    visitor.wait_until("everything is kept", KEPT).await?;
    let manifest =
        "return fetch('/manifest.webmanifest').then(answer => answer.json()).then(async manifest => {
        const icons = await Promise.all(manifest.icons.map(icon => fetch(icon.src)));
        return manifest.start_url === '/' && icons.length > 2 && icons.every(icon => icon.ok);
    })";
    visitor.wait_until("a manifest whose icons are there", manifest).await?;
    Ok(visitor.client.clone().close().await?)
}
