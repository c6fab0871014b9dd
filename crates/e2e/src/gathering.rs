//! A walk through all that there is where people meet, with a friend who brings it about.

use crate::{Visitor, Wish, play_together};
use anyhow::{Context, Result};
use tablier_games::{GameKind, Random};

/// A table for two, with a clock.
const DUEL: Wish<'_> =
    Wish { kind: GameKind::Terrace, setup: "long", seats: &["open", "me"], pace: "3", private: false };

/// Who asks the house who one is.
const OWN_ID: &str = "return fetch('/api/me').then(answer => answer.json()).then(me => me.id)";

/// A walk through all that there is where people meet.
#[derive(Clone, Copy, Debug)]
pub struct Gathering<'a> {
    visitor: &'a Visitor,
    friend: &'a Visitor,
}

impl<'a> Gathering<'a> {
    /// Somebody looks around, and a friend does what is needed.
    #[must_use]
    pub const fn new(visitor: &'a Visitor, friend: &'a Visitor) -> Self {
        Self { visitor, friend }
    }

    /// Goes everywhere; `see` is called with the name of what is on the screen.
    pub async fn walk(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        self.open(see).await?;
        let id = self.play(see).await?;
        self.lobby(see).await?;
        self.end(&id, see).await?;
        self.account(see).await
    }

    /// The lobby, the form that opens a table, and a table that waits.
    async fn open(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(".waiting .invites, .waiting .row").await?;
        see("online-lobby-empty").await?;
        self.visitor.press("[data-act=open-table]").await?;
        self.visitor.wait_for("dialog[open] .form").await?;
        see("online-open").await?;
        self.visitor.open_table(Wish { private: true, seats: &["me", "open"], ..DUEL }).await?;
        self.visitor.wait_for("[data-act=leave]").await?;
        see("online-waiting").await?;
        self.visitor.press("[data-act=leave]").await?;
        self.visitor.wait_for_status("over").await?;
        see("online-called-off").await
    }

    /// A game with words and an offer; says its id.
    async fn play(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<String> {
        let id = self.friend.open_table(DUEL).await?;
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(&format!("[data-table='{id}'] [data-act=join]")).await?;
        see("online-lobby").await?;
        self.visitor.join_from_lobby(&id).await?;
        let seated = [self.visitor.at_board(DUEL.kind).await?, self.friend.at_board(DUEL.kind).await?];
        play_together(&seated, &mut Random::new(3), 8).await?;
        self.friend.wait_for(".speak input").await?.send_keys("Good luck! Have fun.\n").await?;
        let heard = "return !!document.querySelector('.talk-list .words')";
        self.visitor.wait_until("words", heard).await?;
        see("online-turn").await?;
        self.friend.press("[data-act=draw]").await?;
        self.visitor.wait_for("[data-offer=draw]").await?;
        see("online-offer").await?;
        self.visitor.press("[data-offer=draw] [data-act=decline]").await?;
        play_together(&seated[..1], &mut Random::new(4), 1).await?;
        see("online-other").await?;
        Ok(id)
    }

    /// The lobby with something in every list.
    async fn lobby(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        let me = self.visitor.ask(OWN_ID).await?.as_str().context("an id")?.to_owned();
        self.friend.go(&format!("/people/{me}")).await?;
        self.friend.press("[data-act=challenge]").await?;
        self.friend.press("dialog[open] .button.filled").await?;
        self.friend.wait_for_status("waiting").await?;
        self.friend.open_table(Wish { kind: GameKind::Tzaar, setup: "random", pace: "0", ..DUEL }).await?;
        let alone = Wish { kind: GameKind::Tanagra, setup: "2x4", seats: &["me", "level:3"], ..DUEL };
        self.friend.open_table(alone).await?;
        self.friend.open_table(Wish { kind: GameKind::Tchag, setup: "standard", pace: "7", ..DUEL }).await?;
        let many = &["me", "open", "level:3", "open"];
        self.friend.open_table(Wish { setup: "four", seats: many, ..DUEL }).await?;
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(".challenges .row").await?;
        see("online-lobby-full").await?;
        // A house that was renewed while the page was open.
        self.visitor.ask("document.getElementById('start').dataset.version = 'older'").await?;
        self.visitor.press(".places a:nth-child(2)").await?;
        self.visitor.wait_for(".told").await?;
        see("online-outdated").await
    }

    /// The end of a game, the archive, and somebody.
    async fn end(&self, id: &str, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        for visitor in [self.friend, self.visitor] {
            visitor.go(&format!("/games/{id}")).await?;
            visitor.wait_for_status("playing").await?;
        }
        self.friend.press("[data-act=resign]").await?;
        self.friend.press("[data-act=resign-yes]").await?;
        self.visitor.wait_for_status("over").await?;
        see("online-over").await?;
        self.visitor.press(".others a.strip-name").await?;
        self.visitor.wait_for(".meeting .row").await?;
        see("online-person").await?;
        self.visitor.go("/archive").await?;
        self.visitor.wait_for(".row").await?;
        see("online-archive").await
    }

    /// A guest, who becomes an account.
    async fn account(&self, see: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        self.visitor.go("/account").await?;
        self.visitor.wait_for(".cards").await?;
        see("online-guest").await?;
        // A name that nobody else has had.
        let me = self.visitor.ask(OWN_ID).await?.as_str().context("an id")?.to_owned();
        let name = format!("Ada {}", &me[..me.len().min(6)]);
        self.visitor.wait_for("[data-card=become] input[name=name]").await?.send_keys(&name).await?;
        let password = self.visitor.wait_for("[data-card=become] input[name=new-password]").await?;
        password.send_keys("a difference engine").await?;
        self.visitor.press("[data-card=become] button").await?;
        self.visitor.wait_for(".recovery").await?;
        see("online-recovery").await?;
        self.visitor.press("[data-act=kept]").await?;
        self.visitor.wait_for(".facts[data-kind=account]").await?;
        self.visitor.type_in("[data-card=tokens] [name=token]", "My engine").await?;
        self.visitor.press("[data-card=tokens] [type=submit]").await?;
        self.visitor.wait_for("[data-card=tokens] .copied").await?;
        see("online-account").await
    }
}
