//! Without a network.

use anyhow::Result;
use tablier_e2e::{House, Look, Visitor};
use tablier_games::GameKind;

/// Whether all of the house has been kept, and this page is served from there.
const KEPT: &str = "if (!navigator.serviceWorker.controller) return false;
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
                seated.play(ply).await?;
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
