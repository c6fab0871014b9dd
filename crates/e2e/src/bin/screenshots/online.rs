//! Where people meet.

use super::Album;
use anyhow::Result;
use tablier_e2e::{House, Look, Visitor, Wish, play_together};
use tablier_games::{GameKind, Random};

const DUEL: Wish<'_> =
    Wish { kind: GameKind::Terrace, setup: "long", seats: &["open", "me"], pace: "3", private: false };

impl Album<'_> {
    /// The lobby, a table from its opening to its end, somebody, oneself and the archive.
    pub(super) async fn meet(&self, house: &House) -> Result<()> {
        if !"online".contains(&self.arguments.only) && !self.arguments.only.starts_with("online") {
            return Ok(());
        }
        let friend = Visitor::new(house, Look { still: true, ..Look::DESKTOP }).await?;
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(".waiting .invites, .waiting .row").await?;
        self.keep("online-lobby-empty").await?;
        self.visitor.press("[data-act=open-table]").await?;
        self.visitor.wait_for("dialog[open] .form").await?;
        self.keep("online-open").await?;
        let waiting = self.visitor.open_table(Wish { private: true, seats: &["me", "open"], ..DUEL }).await?;
        self.visitor.wait_for_status("waiting").await?;
        self.keep("online-waiting").await?;
        self.visitor.press("[data-act=leave]").await?;
        self.visitor.wait_for_status("over").await?;
        self.keep("online-called-off").await?;
        let id = self.play(&friend, &waiting).await?;
        self.lobby(&friend).await?;
        self.end(&friend, &id).await?;
        self.account().await?;
        friend.client.clone().close().await?;
        Ok(())
    }

    /// A game with offers and words.
    async fn play(&self, friend: &Visitor, other: &str) -> Result<String> {
        let id = friend.open_table(DUEL).await?;
        assert_ne!(id, other);
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(&format!("[data-table='{id}'] [data-act=join]")).await?;
        self.keep("online-lobby").await?;
        self.visitor.join_from_lobby(&id).await?;
        let seated = [self.visitor.at_board(DUEL.kind).await?, friend.at_board(DUEL.kind).await?];
        play_together(&seated, &mut Random::new(3), 8).await?;
        friend.wait_for(".speak input").await?.send_keys("Good luck! Have fun.\n").await?;
        self.visitor.wait_until("words", "return !!document.querySelector('.talk-list .words')").await?;
        self.keep("online-turn").await?;
        friend.press("[data-act=draw]").await?;
        self.visitor.wait_for("[data-offer=draw]").await?;
        self.keep("online-offer").await?;
        self.visitor.press("[data-offer=draw] [data-act=decline]").await?;
        play_together(&seated[..1], &mut Random::new(4), 1).await?;
        self.keep("online-other").await?;
        Ok(id)
    }

    /// The lobby with something in every list.
    async fn lobby(&self, friend: &Visitor) -> Result<()> {
        let me = "return fetch('/api/me').then(answer => answer.json()).then(me => me.id)";
        let me = self.visitor.ask(me).await?.as_str().unwrap_or_default().to_owned();
        friend.go(&format!("/people/{me}")).await?;
        friend.press("[data-act=challenge]").await?;
        friend.press("dialog[open] .button.filled").await?;
        friend.wait_for_status("waiting").await?;
        friend.open_table(Wish { kind: GameKind::Tzaar, setup: "random", pace: "0", ..DUEL }).await?;
        friend
            .open_table(Wish { kind: GameKind::Tanagra, setup: "2x4", seats: &["me", "level:3"], ..DUEL })
            .await?;
        self.visitor.go("/lobby").await?;
        self.visitor.wait_for(".challenges .row").await?;
        self.keep("online-lobby-full").await
    }

    async fn end(&self, friend: &Visitor, id: &str) -> Result<()> {
        friend.go(&format!("/games/{id}")).await?;
        self.visitor.go(&format!("/games/{id}")).await?;
        self.visitor.wait_for_status("playing").await?;
        friend.press("[data-act=resign]").await?;
        friend.press("[data-act=resign-yes]").await?;
        self.visitor.wait_for_status("over").await?;
        self.keep("online-over").await?;
        self.visitor.go("/archive").await?;
        self.visitor.wait_for(".row").await?;
        self.keep("online-archive").await?;
        self.visitor.press(".others a, .row a.button").await?;
        self.visitor.press("a.strip-name").await?;
        self.visitor.wait_for(".ratings").await?;
        self.keep("online-person").await
    }

    async fn account(&self) -> Result<()> {
        self.visitor.go("/account").await?;
        self.visitor.wait_for(".cards").await?;
        self.keep("online-guest").await?;
        let name = format!("Ada {}", self.suffix);
        self.visitor.wait_for("[data-card=become] input[name=name]").await?.send_keys(&name).await?;
        let password = self.visitor.wait_for("[data-card=become] input[name=new-password]").await?;
        password.send_keys("a difference engine").await?;
        self.visitor.press("[data-card=become] button").await?;
        self.visitor.wait_for(".recovery").await?;
        self.keep("online-recovery").await?;
        self.visitor.press("[data-act=kept]").await?;
        self.visitor.wait_for(".facts[data-kind=account]").await?;
        self.keep("online-account").await
    }
}
