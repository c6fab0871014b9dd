//! Somebody who has a keyboard and nothing else.

use crate::{Seated, Visitor};
use anyhow::{Context, Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::Value;
use tablier_games::{AnyMove, Spot, tchag};

/// So many stops of the tab key a page may have.
const STOPS: usize = 150;

/// Somebody who uses the keyboard alone: nothing is pointed at, and nothing gets the keyboard but by its keys.
#[derive(Clone, Copy, Debug)]
pub struct Keyboard<'a> {
    visitor: &'a Visitor,
}

impl<'a> Keyboard<'a> {
    /// The keyboard of a browser.
    #[must_use]
    pub const fn of(visitor: &'a Visitor) -> Self {
        Self { visitor }
    }

    /// Presses a key.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.strike(&[char::from(key)]).await
    }

    /// Types a text.
    pub async fn write(&self, text: &str) -> Result<()> {
        self.strike(&text.chars().collect::<Vec<_>>()).await
    }

    async fn strike(&self, keys: &[char]) -> Result<()> {
        let mut actions = KeyActions::new(String::from("keys"));
        for &value in keys {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        Ok(self.visitor.client.perform_actions(actions).await?)
    }

    /// Whether something has the keyboard, and whoever looks sees that it has.
    pub async fn is_at(&self, selector: &str) -> Result<bool> {
        let script = format!("return document.activeElement?.matches({selector:?}) ?? false");
        Ok(self.visitor.ask(&script).await? == Value::Bool(true))
    }

    /// Goes on with the tab key until something has the keyboard.
    pub async fn go_to(&self, selector: &str) -> Result<()> {
        self.visitor.wait_for(selector).await?;
        for _ in 0..STOPS {
            if self.is_at(selector).await? {
                return Ok(());
            }
            self.press(Key::Tab).await?;
        }
        bail!("{selector} is never reached")
    }

    /// Goes to something, and presses it.
    pub async fn enter(&self, selector: &str) -> Result<()> {
        self.go_to(selector).await?;
        self.press(Key::Enter).await
    }

    /// Chooses from a list that has the keyboard.
    pub async fn choose(&self, name: &str, value: &str) -> Result<()> {
        let list = format!("select[name='{name}']");
        self.go_to(&list).await?;
        self.press(Key::Home).await?;
        for _ in 0..STOPS {
            if self.visitor.ask(&format!("return document.querySelector({list:?}).value")).await? == value {
                return Ok(());
            }
            self.press(Key::Down).await?;
        }
        bail!("{list} has no {value}")
    }

    /// Walks with the arrow keys to a place of the board, and then from choice to choice if need be.
    pub async fn walk(&self, goal: Spot) -> Result<()> {
        self.go_to("svg.board").await?;
        for _ in 0..25 {
            let Some((name, right, down)) = self.way(goal).await? else {
                self.press(Key::Up).await?;
                continue;
            };
            if name == goal.to_string() {
                return Ok(());
            }
            let arrow = match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
                (true, true, _) => Key::Right,
                (true, false, _) => Key::Left,
                (false, _, true) => Key::Down,
                (false, _, false) => Key::Up,
            };
            self.press(arrow).await?;
        }
        for _ in 0..STOPS {
            if self.way(goal).await?.is_some_and(|(name, ..)| name == goal.to_string()) {
                return Ok(());
            }
            self.press(Key::PageDown).await?;
        }
        bail!("{goal} was never reached")
    }

    /// Where the cursor is, and how far it is from there to a place.
    async fn way(&self, goal: Spot) -> Result<Option<(String, f64, f64)>> {
        let script = format!(
            "const middle = (element) => {{
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }};
            const cursor = document.querySelector('.place.cursor');
            if (!cursor) return null;
            const [from, to] = [cursor, document.querySelector('svg.board [data-cell=\"{goal}\"]')].map(middle);
            return [cursor.dataset.cell, to[0] - from[0], to[1] - from[1]];"
        );
        let way = self.visitor.ask(&script).await?;
        let Some(way) = way.as_array() else { return Ok(None) };
        let number = |index: usize| way[index].as_f64().context("no number");
        Ok(Some((way[0].as_str().context("no name")?.to_owned(), number(1)?, number(2)?)))
    }

    /// Makes a ply with the cursor on the board and the buttons beside it, and waits until the board shows it.
    pub async fn play(&self, seated: &Seated<'_>, ply: AnyMove) -> Result<()> {
        let mut position = seated.position().await?;
        self.act(position.takes_own(ply), ply).await.with_context(|| format!("{ply} in {position}"))?;
        position.play(ply).ok().with_context(|| format!("{ply} is no move in {position}"))?;
        seated.wait_for(&position.to_string()).await
    }

    async fn act(&self, takes_own: bool, ply: AnyMove) -> Result<()> {
        if let AnyMove::Tchag(tchag::Move::Close(_) | tchag::Move::Slide { .. }) = ply {
            return self.repair(ply).await;
        }
        if let Some(letter) = Seated::stock(ply) {
            let button = format!("[data-stock='{letter}']");
            if self.visitor.ask(&format!("return !!document.querySelector({button:?})")).await? == true {
                self.enter(&button).await?;
            }
        }
        for spot in [ply.start(), ply.end()].into_iter().flatten() {
            self.walk(spot).await?;
            self.press(Key::Enter).await?;
        }
        let needs_button = takes_own || ply.end().is_none();
        if needs_button { self.enter(&format!("button[data-move='{ply}']")).await } else { Ok(()) }
    }

    /// Looks at one way after the other of closing a hole, and takes the one that is meant.
    async fn repair(&self, ply: AnyMove) -> Result<()> {
        self.go_to("svg.board").await?;
        let shown = format!("return !!document.querySelector(\".button.filled[data-move='{ply}']\")");
        for _ in 0..STOPS {
            if self.visitor.ask(&shown).await? == true {
                return self.press(Key::Enter).await;
            }
            self.press(Key::PageDown).await?;
        }
        bail!("{ply} is never offered")
    }

    /// Makes a ply by typing it.
    pub async fn play_typed(&self, seated: &Seated<'_>, ply: AnyMove) -> Result<()> {
        let mut position = seated.position().await?;
        self.go_to("input[name=move]").await?;
        self.write(&ply.to_string()).await?;
        self.press(Key::Enter).await?;
        ensure!(position.play(ply).is_ok(), "{ply} is no move in {position}");
        seated.wait_for(&position.to_string()).await
    }
}
