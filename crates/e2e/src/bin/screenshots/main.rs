//! Pictures of every page, at five sizes, in light and dark and both languages.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod online;

use anyhow::Result;
use clap::Parser;
use std::path::PathBuf;
use tablier_e2e::{House, Look, Visitor};
use tablier_games::{AnyMove, AnyPosition, GameKind, Random};

/// Takes pictures of every page.
#[derive(Parser)]
struct Arguments {
    /// The folder for the pictures.
    #[arg(default_value = "target/screenshots")]
    folder: PathBuf,
    /// Only pages whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Only this size: desktop, tablet, phone, small or landscape.
    #[arg(long)]
    size: Option<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    std::fs::create_dir_all(&arguments.folder)?;
    let house = House::open().await?;
    for (size, look) in sizes().filter(|(size, _)| arguments.size.as_deref().is_none_or(|only| only == *size))
    {
        for (theme, dark, language) in [("light", false, "en"), ("dark", true, "fr")] {
            let visitor = Visitor::new(&house, Look { dark, language, ..look }).await?;
            let album = Album { visitor: &visitor, arguments: &arguments, suffix: format!("{size}-{theme}") };
            album.fill().await?;
            album.meet(&house).await?;
            visitor.client.clone().close().await?;
        }
    }
    Ok(())
}

/// A large screen, a tablet, a phone, the smallest phone, and a phone on its side.
fn sizes() -> impl Iterator<Item = (&'static str, Look)> {
    let sized = |size| Look { size, ..Look::PHONE };
    [
        ("desktop", Look::DESKTOP),
        ("tablet", Look::TABLET),
        ("phone", Look::PHONE),
        ("small", sized((320, 568))),
        ("landscape", sized((932, 430))),
    ]
    .into_iter()
}

struct Album<'a> {
    visitor: &'a Visitor,
    arguments: &'a Arguments,
    suffix: String,
}

impl Album<'_> {
    async fn fill(&self) -> Result<()> {
        if self.arguments.only.starts_with("online") {
            return Ok(());
        }
        self.visitor.go("/").await?;
        self.visitor.wait_for(".box").await?;
        self.keep("shelf").await?;
        self.visitor.go("/nowhere").await?;
        self.visitor.wait_for(".missing").await?;
        self.keep("missing").await?;
        for kind in GameKind::ALL {
            self.table(kind).await?;
        }
        self.settings().await?;
        for kind in GameKind::ALL {
            self.learn(kind).await?;
        }
        self.repair().await?;
        self.terraces().await
    }

    /// Rules, a lesson, a problem, and a game that is analysed.
    async fn learn(&self, kind: GameKind) -> Result<()> {
        self.visitor.go(&format!("/{kind}/rules")).await?;
        self.visitor.wait_for(".rules figure svg.board [data-cell]").await?;
        self.keep(&format!("{kind}-rules")).await?;
        self.visitor.go(&format!("/{kind}/lesson")).await?;
        self.visitor.wait_for(".lesson .task").await?;
        self.keep(&format!("{kind}-lesson")).await?;
        if matches!(kind, GameKind::Tzaar | GameKind::Tchag) {
            self.visitor.go(&format!("/{kind}/problems")).await?;
            self.visitor.wait_for(".grades").await?;
            self.keep(&format!("{kind}-problem")).await?;
        }
        self.visitor.go(&format!("/{kind}/analysis")).await?;
        self.visitor.wait_for(".line-list .line").await?;
        self.keep(&format!("{kind}-analysis")).await?;
        self.visitor.press(".analysis .tools .tool").await?;
        self.visitor.press("[data-act=edit]").await?;
        self.visitor.wait_for("svg.editing").await?;
        self.keep(&format!("{kind}-editor")).await
    }

    async fn settings(&self) -> Result<()> {
        self.visitor.press(".head .head-button:last-of-type").await?;
        self.visitor.wait_for("dialog[open] .form").await?;
        self.keep("settings").await?;
        self.visitor.press("dialog[open] .dialog-head button").await
    }

    /// A turn of Tchag with a hole to close, and one of the ways looked at.
    async fn repair(&self) -> Result<()> {
        let seated = self.visitor.sit_down(GameKind::Tchag).await?;
        seated.begin("standard", &["person", "person"]).await?;
        seated.play(seated.position().await?.moves()[0]).await?;
        self.keep("tchag-hole").await?;
        self.visitor.press(".prompt .buttons .button:not(.outlined):not(.filled):last-of-type").await?;
        self.keep("tchag-repair").await
    }

    /// Terrace for four, from above and from the side.
    async fn terraces(&self) -> Result<()> {
        let seated = self.visitor.sit_down(GameKind::Terrace).await?;
        seated.begin("four", &["person", "level:2", "level:3", "level:4"]).await?;
        self.keep("terrace-four").await?;
        self.visitor.press(".head .head-button:first-of-type").await?;
        self.keep("terrace-raised").await?;
        self.visitor.press(".head .head-button:first-of-type").await
    }

    /// A table at the start, in the middle, with a piece in hand, and at the end.
    async fn table(&self, kind: GameKind) -> Result<()> {
        let seated = self.visitor.sit_down(kind).await?;
        self.keep(&format!("{kind}-start")).await?;
        self.visitor.press(".tools .tool:last-child").await?;
        self.visitor.wait_for("dialog[open] .form").await?;
        self.keep(&format!("{kind}-new")).await?;
        self.visitor.press("dialog[open] .dialog-head button").await?;
        let setup = kind.setups()[0];
        seated.begin(setup.name, &["person", "person"]).await?;
        let mut random = Random::new(7);
        for _ in 0..23 {
            let position = seated.position().await?;
            let moves = position.moves();
            let Some(ply) = moves.get(random.below(moves.len().max(1) as u64) as usize) else { break };
            seated.play(*ply).await?;
        }
        self.step(&seated.position().await?).await?;
        self.keep(&format!("{kind}-middle")).await?;
        self.visitor.press(".tools .tool:nth-child(3)").await?;
        self.visitor.press("dialog[open] .button.filled").await?;
        self.visitor.wait_for(".prompt.over").await?;
        self.keep(&format!("{kind}-end")).await?;
        seated.begin(setup.name, &["person", "level:2"]).await
    }

    /// Takes up a piece, where there is one to take up.
    async fn step(&self, position: &AnyPosition) -> Result<()> {
        if let Some(start) = position.moves().iter().find_map(AnyMove::start) {
            self.visitor.press(&format!("[data-cell='{start}']")).await?;
        }
        Ok(())
    }

    async fn keep(&self, name: &str) -> Result<()> {
        if !name.contains(&self.arguments.only) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(350)).await;
        let path = self.arguments.folder.join(format!("{name}-{}.png", self.suffix));
        std::fs::write(&path, self.visitor.screenshot().await?)?;
        println!("{}", path.display());
        Ok(())
    }
}
