//! People who meet at a table.

use crate::{Seated, Visitor};
use anyhow::{Context, Result, ensure};
use tablier_games::{AnyPosition, GameKind, Random};

/// A table to be opened by the form of the lobby.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The game.
    pub kind: GameKind,
    /// The set-up.
    pub setup: &'a str,
    /// `me`, `open` or `level:N`.
    pub seats: &'a [&'a str],
    /// The number of the clock in the list; 0 is none.
    pub pace: &'a str,
    /// Whether only its address leads there.
    pub private: bool,
}

impl Visitor {
    /// Opens a table in the lobby; says its id.
    pub async fn open_table(&self, wish: Wish<'_>) -> Result<String> {
        self.go("/lobby").await?;
        self.press("[data-act=open-table]").await?;
        self.wait_for("dialog[open] .form").await?;
        self.choose("game", wish.kind.name()).await?;
        self.choose("setup", wish.setup).await?;
        for (index, seat) in wish.seats.iter().enumerate() {
            self.choose(&format!("seat-{}", index + 1), seat).await?;
        }
        self.choose("pace", wish.pace).await?;
        self.press("dialog[open] input[name=drawn]").await?;
        if wish.private {
            self.press("dialog[open] input[name=private]").await?;
        }
        self.press("dialog[open] .button.filled").await?;
        let table = self.wait_for("main.shared[data-table]").await?;
        table.attr("data-table").await?.context("the table has no id")
    }

    /// Joins a table by its row in the lobby.
    pub async fn join_from_lobby(&self, id: &str) -> Result<()> {
        self.go("/lobby").await?;
        self.press(&format!("[data-table='{id}'] [data-act=join]")).await?;
        self.wait_for("main.shared[data-status=playing]").await?;
        Ok(())
    }

    /// Waits until a table has come so far: `waiting`, `playing` or `over`.
    pub async fn wait_for_status(&self, status: &str) -> Result<()> {
        self.wait_for(&format!("main.shared[data-status={status}]")).await?;
        Ok(())
    }
}

/// Plays on, each in a browser of their own, until so many turns are complete or the game is over; everybody sees every turn.
pub async fn play_together(seated: &[Seated<'_>], random: &mut Random, turns: usize) -> Result<usize> {
    let mut position = newest(seated).await?;
    for turn in 0..turns {
        let mover = seated.get(position.side().index()).context("nobody sits there")?;
        loop {
            let ply = Seated::draw(&position, random);
            mover.play(ply).await?;
            ensure!(position.play(ply).is_ok(), "{ply} in {position}");
            if !position.mid_turn() || position.outcome().is_some() {
                break;
            }
        }
        for other in seated {
            other.wait_for(&position.to_string()).await?;
        }
        if position.outcome().is_some() || seated[0].is_over().await? {
            return Ok(turn + 1);
        }
    }
    Ok(turns)
}

/// The position that all boards show.
async fn newest(seated: &[Seated<'_>]) -> Result<AnyPosition> {
    let position = seated[0].position().await?;
    for other in seated {
        other.wait_for(&position.to_string()).await?;
    }
    Ok(position)
}
