//! A walk through the whole house: every page and what opens above it, in the states in which people see them.

use crate::{Seated, Visitor};
use anyhow::Result;
use tablier_games::{AnyMove, AnyPosition, GameKind, Random};

/// A walk through the whole house, or through a part of it.
#[derive(Clone, Copy, Debug)]
pub struct Tour<'a> {
    visitor: &'a Visitor,
    only: &'a str,
}

impl<'a> Tour<'a> {
    /// A walk through all that has `only` in its name.
    #[must_use]
    pub const fn new(visitor: &'a Visitor, only: &'a str) -> Self {
        Self { visitor, only }
    }

    /// Goes everywhere; `see` is called with the name of what is on the screen.
    pub async fn walk(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        let mut guide = Guide { visitor: self.visitor, only: self.only, see };
        guide.entrance().await?;
        for kind in GameKind::ALL {
            guide.table(kind).await?;
            guide.rules(kind).await?;
            guide.lesson(kind).await?;
            guide.problem(kind).await?;
            guide.analysis(kind).await?;
        }
        guide.repair().await?;
        guide.terraces().await
    }
}

struct Guide<'a, S> {
    visitor: &'a Visitor,
    only: &'a str,
    see: &'a mut S,
}

impl<S: AsyncFnMut(&str) -> Result<()>> Guide<'_, S> {
    /// Whether anything of these is asked for.
    fn wants(&self, names: &[&str]) -> bool {
        names.iter().any(|name| name.contains(self.only))
    }

    async fn show(&mut self, name: &str) -> Result<()> {
        if name.contains(self.only) { (self.see)(name).await } else { Ok(()) }
    }

    /// Opens something by a press, shows it, and closes it.
    async fn open(&mut self, press: &str, name: &str) -> Result<()> {
        self.visitor.press(press).await?;
        self.visitor.wait_for("dialog[open]").await?;
        self.show(name).await?;
        self.visitor.press("dialog[open] .dialog-head button").await
    }

    /// The shelf, the settings, and an address that leads nowhere.
    async fn entrance(&mut self) -> Result<()> {
        if !self.wants(&["shelf", "settings", "missing"]) {
            return Ok(());
        }
        self.visitor.go("/").await?;
        self.visitor.wait_for(".box").await?;
        self.show("shelf").await?;
        self.open(".head .head-button:last-of-type", "settings").await?;
        self.visitor.go("/nowhere").await?;
        self.visitor.wait_for(".missing").await?;
        self.show("missing").await
    }

    /// A table at the start, in the middle with a piece in hand, and at the end; a new game, and giving up.
    async fn table(&mut self, kind: GameKind) -> Result<()> {
        let names = ["start", "menu", "new", "middle", "resign", "end"].map(|part| format!("{kind}-{part}"));
        if !self.wants(&names.each_ref().map(String::as_str)) {
            return Ok(());
        }
        let [start, menu, new, middle, resign, end] = names;
        let seated = self.visitor.sit_down(kind).await?;
        self.show(&start).await?;
        self.menu(&menu).await?;
        self.open(".tools .tool:last-child", &new).await?;
        let setup = kind.setups()[0];
        seated.begin(setup.name, &["person", "person"]).await?;
        self.play_on(&seated).await?;
        self.show(&middle).await?;
        self.open(".tools .tool:nth-child(3)", &resign).await?;
        self.visitor.press(".tools .tool:nth-child(3)").await?;
        self.visitor.press("dialog[open] [data-act=resign-yes]").await?;
        self.visitor.wait_for(".prompt.over").await?;
        self.show(&end).await?;
        seated.begin(setup.name, &["person", "level:2"]).await
    }

    /// What there is of a game, where it is behind the game's name.
    async fn menu(&mut self, name: &str) -> Result<()> {
        let shown = "return getComputedStyle(document.querySelector('.head-game.narrow')).display !== 'none'";
        if self.visitor.ask(shown).await? != true {
            return Ok(());
        }
        self.visitor.press(".head-game.narrow").await?;
        self.visitor.wait_for(".room-menu:popover-open").await?;
        self.show(name).await?;
        self.visitor.press(".head-game.narrow").await
    }

    async fn play_on(&self, seated: &Seated<'_>) -> Result<()> {
        let mut random = Random::new(7);
        for _ in 0..23 {
            let moves = seated.position().await?.moves();
            let Some(ply) = moves.get(random.below(moves.len().max(1) as u64) as usize) else { break };
            seated.play(*ply).await?;
        }
        self.take_up(&seated.position().await?).await
    }

    /// Takes up a piece, where there is one to take up.
    async fn take_up(&self, position: &AnyPosition) -> Result<()> {
        match position.moves().iter().find_map(AnyMove::start) {
            Some(start) => self.visitor.press(&format!("[data-cell='{start}']")).await,
            None => Ok(()),
        }
    }

    async fn rules(&mut self, kind: GameKind) -> Result<()> {
        let name = format!("{kind}-rules");
        if !self.wants(&[&name]) {
            return Ok(());
        }
        self.visitor.go(&format!("/{kind}/rules")).await?;
        self.visitor.wait_for(".rules figure svg.board [data-cell]").await?;
        self.show(&name).await
    }

    async fn lesson(&mut self, kind: GameKind) -> Result<()> {
        let name = format!("{kind}-lesson");
        if !self.wants(&[&name]) {
            return Ok(());
        }
        self.visitor.go(&format!("/{kind}/lesson")).await?;
        self.visitor.wait_for(".lesson .task").await?;
        self.show(&name).await
    }

    /// A problem, and its solution.
    async fn problem(&mut self, kind: GameKind) -> Result<()> {
        let (name, solution) = (format!("{kind}-problem"), format!("{kind}-problem-shown"));
        if !matches!(kind, GameKind::Tzaar | GameKind::Tchag) || !self.wants(&[&name, &solution]) {
            return Ok(());
        }
        self.visitor.go(&format!("/{kind}/problems")).await?;
        self.visitor.wait_for(".grades").await?;
        self.show(&name).await?;
        self.visitor.press("[data-act=show]").await?;
        self.visitor.wait_for(".verdict").await?;
        self.show(&solution).await
    }

    /// Analysis: a game, its graph, what opens above it, and a board that is set up.
    async fn analysis(&mut self, kind: GameKind) -> Result<()> {
        let names =
            ["analysis", "graph", "position", "load", "share", "editor"].map(|part| format!("{kind}-{part}"));
        if !self.wants(&names.each_ref().map(String::as_str)) {
            return Ok(());
        }
        let [analysis, graph, position, load, share, editor] = names;
        self.visitor.go(&format!("/{kind}/analysis#{}", game(kind))).await?;
        self.visitor.wait_for(".line-list .line").await?;
        self.show(&analysis).await?;
        self.visitor.press("[data-act=examine]").await?;
        self.visitor.wait_for("[data-act=write-down]").await?;
        self.show(&graph).await?;
        self.open(".analysis .tools .tool:nth-child(1)", &position).await?;
        self.open(".analysis .tools .tool:nth-child(2)", &load).await?;
        self.open(".analysis .tools .tool:nth-child(4)", &share).await?;
        self.visitor.press(".analysis .tools .tool:nth-child(1)").await?;
        self.visitor.press("[data-act=edit]").await?;
        self.visitor.wait_for("svg.editing").await?;
        self.show(&editor).await
    }

    /// A turn of Tchag with a hole to close, and one of the ways looked at.
    async fn repair(&mut self) -> Result<()> {
        if !self.wants(&["tchag-hole", "tchag-repair"]) {
            return Ok(());
        }
        let seated = self.visitor.sit_down(GameKind::Tchag).await?;
        seated.begin("standard", &["person", "person"]).await?;
        seated.play(seated.position().await?.moves()[0]).await?;
        self.show("tchag-hole").await?;
        self.visitor.press(".prompt .buttons .button:not(.outlined):not(.filled):last-of-type").await?;
        self.show("tchag-repair").await
    }

    /// Terrace for four, from above and from the side.
    async fn terraces(&mut self) -> Result<()> {
        if !self.wants(&["terrace-four", "terrace-raised"]) {
            return Ok(());
        }
        let seated = self.visitor.sit_down(GameKind::Terrace).await?;
        seated.begin("four", &["person", "level:2", "level:3", "level:4"]).await?;
        self.show("terrace-four").await?;
        self.visitor.press(".head .head-button").await?;
        self.show("terrace-raised").await?;
        self.visitor.press(".head .head-button").await
    }
}

/// The address of a short game, behind its `#`.
fn game(kind: GameKind) -> String {
    let setup = kind.setups()[0].name;
    let mut random = Random::new(5);
    let mut position = AnyPosition::setup(kind, setup, Some(1)).expect("a set-up of the game");
    let mut plies = Vec::new();
    while plies.len() < 4 {
        let moves = position.moves();
        let ply = moves[random.below(moves.len() as u64) as usize];
        position.play(ply).expect("a legal move");
        plies.push(ply.to_string());
    }
    format!("setup={setup}&seed=1&moves={}", plies.join("~"))
}
