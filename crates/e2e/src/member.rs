//! People with an account, and games that are played without a look at any page, where they are only needed.

use crate::{House, Look, Visitor};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use tablier_games::{AnyPosition, GameKind};

/// The password of everybody.
pub const PASSWORD: &str = "a difference engine";

const STILL: Look = Look { still: true, ..Look::DESKTOP };

impl Visitor {
    /// A browser in which somebody has an account; says their id, too.
    pub async fn with_account(house: &House, name: &str) -> Result<(Self, String)> {
        let visitor = Self::new(house, STILL).await?;
        visitor.go("/account").await?;
        visitor.wait_for(".facts[data-kind=guest]").await?;
        let wish = json!({ "name": name, "password": PASSWORD });
        visitor.request("POST", "/api/account", wish).await?.good()?;
        let id = visitor.own_id().await?.context("nobody")?;
        visitor.go("/account").await?;
        visitor.wait_for(".facts[data-kind=account]").await?;
        Ok((visitor, id))
    }

    /// Another browser in which somebody signs in.
    pub async fn signed_in(house: &House, name: &str, password: &str) -> Result<Self> {
        let visitor = Self::new(house, STILL).await?;
        visitor.go("/account").await?;
        visitor.sign_in(name, password).await?;
        visitor.wait_for(".facts[data-kind=account]").await?;
        Ok(visitor)
    }

    /// Fills in the form of the account page, whatever comes of it.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<()> {
        self.type_in("[data-card=sign-in] [name=name]", name).await?;
        self.type_in("[data-card=sign-in] [name=password]", password).await?;
        self.press("[data-card=sign-in] button").await
    }

    /// Who sits at this browser; perhaps nobody whom the house knows.
    pub async fn own_id(&self) -> Result<Option<String>> {
        let me = self.request("GET", "/api/me", Value::Null).await?.message;
        Ok(me["id"].as_str().map(str::to_owned))
    }

    /// Begins a game of Terrace with somebody, at a table without a clock; says its id.
    pub async fn begin_with(&self, other: &Self, rated: bool) -> Result<String> {
        let table = json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"], "rated": rated });
        let opened = self.request("POST", "/api/games", table).await?.good()?;
        let id = opened["id"].as_str().context("no id")?.to_owned();
        other.request("POST", &format!("/api/games/{id}/join"), json!({})).await?.good()?;
        Ok(id)
    }

    /// Makes a turn at such a table.
    pub async fn play_at(&self, id: &str) -> Result<()> {
        let game = self.request("GET", &format!("/api/games/{id}"), Value::Null).await?.good()?;
        let position = game["position"].as_str().context("no position")?;
        let position = AnyPosition::parse(GameKind::Terrace, position).ok().context("no position")?;
        let ply = game["ply"].as_u64().context("no number")? + 1;
        let wish = json!({ "ply": ply, "move": position.moves()[0].to_string() });
        self.request("POST", &format!("/api/games/{id}/moves"), wish).await?.good()?;
        Ok(())
    }

    /// Makes a turn each, and then somebody gives up.
    pub async fn end_with(&self, other: &Self, loser: &Self, id: &str) -> Result<()> {
        self.play_at(id).await?;
        other.play_at(id).await?;
        loser.request("POST", &format!("/api/games/{id}/resign"), json!({})).await?.good()?;
        Ok(())
    }
}
