//! Somebody at a table, who moves as people do.

use crate::Visitor;
use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use std::time::{Duration, Instant};
use tablier_games::{AnyMove, AnyPosition, GameKind, Random, Spot, tanagra, tchag, tzaar};

const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at the table of a game.
#[derive(Debug)]
pub struct Seated<'a> {
    /// The browser.
    pub visitor: &'a Visitor,
    kind: GameKind,
}

impl<'a> Seated<'a> {
    pub(crate) async fn new(visitor: &'a Visitor, kind: GameKind) -> Result<Self> {
        visitor
            .wait_for(&format!("svg.board[data-game='{kind}'] [data-cell], svg.board[data-game='{kind}']"))
            .await?;
        let seated = Self { visitor, kind };
        seated.position().await?;
        Ok(seated)
    }

    /// The position that the board shows.
    pub async fn position(&self) -> Result<AnyPosition> {
        let board = self.visitor.wait_for("svg.board").await?;
        let text = board.attr("data-position").await?.context("the board names no position")?;
        AnyPosition::parse(self.kind, &text).with_context(|| format!("the board names no position: {text}"))
    }

    /// Begins a game of a set-up; a seat is `person` or `level:N`.
    pub async fn begin(&self, setup: &str, seats: &[&str]) -> Result<()> {
        self.visitor.press(".tools .tool:last-child").await?;
        self.visitor.wait_for("dialog[open] .form").await?;
        if self.kind.setups().len() > 1 {
            self.visitor.choose("setup", setup).await?;
        }
        for (index, seat) in seats.iter().enumerate() {
            self.visitor.choose(&format!("seat-{}", index + 1), seat).await?;
        }
        self.visitor.press("dialog[open] .button.filled").await?;
        self.visitor
            .wait_until("the new game", "return document.querySelectorAll('.turn').length === 0")
            .await
    }

    /// Presses a place of the board.
    pub async fn press(&self, spot: Spot) -> Result<()> {
        self.visitor.press(&format!("[data-cell='{spot}']")).await
    }

    /// Makes a ply through the page's own controls, and waits until the board shows it.
    pub async fn play(&self, ply: AnyMove) -> Result<()> {
        let mut position = self.position().await?;
        self.act(&position, ply).await.with_context(|| format!("{ply} in {position}"))?;
        position.play(ply).ok().with_context(|| format!("{ply} is no move in {position}"))?;
        self.wait_for(&position.to_string()).await
    }

    /// Makes a ply, and does not wait for the board: what is wrong may be taken back before anybody has looked.
    pub async fn attempt(&self, ply: AnyMove) -> Result<()> {
        let position = self.position().await?;
        self.act(&position, ply).await.with_context(|| format!("{ply} in {position}"))
    }

    /// Makes a ply against an engine: its answer may be there before anybody has looked.
    pub async fn play_against(&self, ply: AnyMove) -> Result<()> {
        let position = self.position().await?;
        self.attempt(ply).await?;
        let start = Instant::now();
        while self.position().await? == position {
            ensure!(start.elapsed() < PATIENCE, "{ply} in {position} changes nothing");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    async fn act(&self, position: &AnyPosition, ply: AnyMove) -> Result<()> {
        if let Some(letter) = Self::stock(ply) {
            let selector = format!("[data-stock='{letter}']");
            if let Ok(button) = self.visitor.client.find(Locator::Css(&selector)).await {
                button.click().await?;
            }
        }
        if let AnyMove::Tchag(tchag::Move::Close(_) | tchag::Move::Slide { .. }) = ply {
            let index = position.moves().iter().position(|other| *other == ply).context("no such repair")?;
            self.visitor.press(&format!("[data-choice='{index}']")).await?;
            return self.confirm_touch(ply).await;
        }
        if let Some(start) = ply.start() {
            self.press(start).await?;
        }
        match ply.end() {
            Some(end)
                if Self::stock(ply).is_some() || matches!(ply, AnyMove::Tanagra(tanagra::Move::Relay(_))) =>
            {
                self.press(end).await?;
                self.confirm_touch(ply).await
            }
            Some(end) if position.takes_own(ply) => {
                self.press(end).await?;
                self.visitor.press(&format!("[data-move='{ply}']")).await
            }
            Some(end) => self.press(end).await,
            None => self.visitor.press(&format!("[data-move='{ply}']")).await,
        }
    }

    /// A finger sees what a repair or a tile does before it is done, and then presses a button.
    async fn confirm_touch(&self, ply: AnyMove) -> Result<()> {
        let previewed = !matches!(ply, AnyMove::Tzaar(_));
        if self.visitor.touches && previewed {
            self.visitor.press(&format!(".button.filled[data-move='{ply}']")).await?;
        }
        Ok(())
    }

    /// Waits until the board shows a position.
    pub async fn wait_for(&self, position: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let shown = self.position().await?.to_string();
            if shown == position {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "the board shows {shown} instead of {position}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until the board shows a position in which a seat, counted from 0, is to move. What else is on the page may
    /// still be of one's own last turn, which is on the board before the house has answered.
    pub async fn wait_for_turn(&self, seat: usize) -> Result<()> {
        let start = Instant::now();
        loop {
            let position = self.position().await?;
            if position.side().index() == seat {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "seat {seat} is never to move: {position}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Plays moves drawn from a seed for all seats until the game is over; says how many plies that took.
    pub async fn play_to_the_end(&self, seed: u64) -> Result<usize> {
        let mut random = Random::new(seed);
        let mut plies = 0;
        while !self.is_over().await? {
            let position = self.position().await?;
            let ply = Self::draw(&position, &mut random);
            self.play(ply).await?;
            plies += 1;
            ensure!(plies < 1500, "the game does not end");
        }
        Ok(plies)
    }

    /// A move that leads on: captures where there are any, so that games end soon.
    #[must_use]
    pub fn draw(position: &AnyPosition, random: &mut Random) -> AnyMove {
        let moves = position.moves();
        let takes_another = |ply: &AnyMove| ply.captures() && !position.takes_own(*ply);
        let captures: Vec<AnyMove> = moves.iter().copied().filter(takes_another).collect();
        let quiet: Vec<AnyMove> = moves.iter().copied().filter(|ply| !position.takes_own(*ply)).collect();
        let moves = [captures, quiet, moves].into_iter().find(|moves| !moves.is_empty()).unwrap_or_default();
        moves[random.below(moves.len() as u64) as usize]
    }

    /// What a move brings from outside the board.
    pub(crate) fn stock(ply: AnyMove) -> Option<char> {
        match ply {
            AnyMove::Tzaar(tzaar::Move::Place { kind, .. }) => Some(kind.letter()),
            AnyMove::Tanagra(tanagra::Move::Lay { pawn, .. }) => Some(pawn.letter()),
            _ => None,
        }
    }

    /// Whether the page says that the game is over.
    pub async fn is_over(&self) -> Result<bool> {
        Ok(self.visitor.client.find(Locator::Css(".prompt.over")).await.is_ok())
    }
}
