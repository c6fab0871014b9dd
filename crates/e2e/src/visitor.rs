//! A real browser.

use crate::browser::{Browser, Session};
use crate::{Answer, House, Seated};
use anyhow::{Context, Result, bail};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tablier_games::GameKind;

/// So long a page may take to show something.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a page is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Which browser it is looked at with.
    pub browser: Browser,
    /// Width and height of the window in pixels.
    pub size: (u32, u32),
    /// The browser's language.
    pub language: &'static str,
    /// Whether the system is dark.
    pub dark: bool,
    /// Whether the screen is touched.
    pub touch: bool,
    /// Whether the system asks for less motion.
    pub still: bool,
    /// How large the browser prints texts, in pixels.
    pub print: u32,
}

impl Look {
    /// A desk with a large screen.
    pub const DESKTOP: Self = Self {
        browser: Browser::Chromium,
        size: (1440, 900),
        language: "en",
        dark: false,
        touch: false,
        still: false,
        print: 16,
    };
    /// A tablet held upright.
    pub const TABLET: Self = Self { size: (820, 1180), touch: true, ..Self::DESKTOP };
    /// A phone: what a browser's own bars leave of 390 × 844.
    pub const PHONE: Self = Self { size: (390, 664), touch: true, ..Self::DESKTOP };
}

/// A browser with a fresh profile; it ends with this value.
#[derive(Debug)]
pub struct Visitor {
    /// What drives it.
    pub client: Client,
    /// Whether it is touched, and not pointed at.
    pub touches: bool,
    browser: Browser,
    address: String,
    /// Ends the browser when it is dropped.
    _session: Session,
}

impl Visitor {
    /// Opens a browser that looks at a house.
    pub async fn new(house: &House, look: Look) -> Result<Self> {
        Self::at(&house.address, look).await
    }

    /// Opens a browser that looks at any address.
    pub async fn at(address: &str, look: Look) -> Result<Self> {
        let session = Session::open(look).await?;
        let client = session.client.clone();
        Ok(Self {
            client,
            touches: look.touch,
            browser: look.browser,
            address: address.to_owned(),
            _session: session,
        })
    }

    /// Goes to a path of the house.
    pub async fn go(&self, path: &str) -> Result<()> {
        self.client.goto(&format!("{}{path}", self.address)).await?;
        Ok(())
    }

    /// Sits down at the table of a game.
    pub async fn sit_down(&self, kind: GameKind) -> Result<Seated<'_>> {
        self.go(&format!("/{kind}")).await?;
        Seated::new(self, kind).await
    }

    /// The board of the page that is open, wherever that is.
    pub async fn at_board(&self, kind: GameKind) -> Result<Seated<'_>> {
        Seated::new(self, kind).await
    }

    /// Waits until something is on the page.
    pub async fn wait_for(&self, selector: &str) -> Result<fantoccini::elements::Element> {
        match self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await {
            Ok(found) => Ok(found),
            Err(error) => Err(error).context(format!("{selector} never came {}", self.instead().await)),
        }
    }

    /// Presses something on the page.
    pub async fn press(&self, selector: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            // What glides or is made anew cannot be pressed at that moment; people, too, press it then. And they scroll
            // if a bar lies above it.
            match self.press_once(selector).await {
                Err(error) if start.elapsed() > PATIENCE => {
                    return Err(error).with_context(|| format!("{selector} cannot be pressed"));
                }
                Err(_) => {
                    let centre = format!(
                        "document.querySelector({selector:?})?.scrollIntoView({{ block: 'center', behavior: 'instant' }})"
                    );
                    self.ask(&centre).await?;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Ok(()) => return Ok(()),
            }
        }
    }

    async fn press_once(&self, selector: &str) -> Result<()> {
        let found = self.wait_for(selector).await?;
        // Only Chromium's driver can press a group of shapes.
        if self.browser == Browser::Chromium || found.tag_name().await? != "g" {
            return Ok(found.click().await?);
        }
        let script = format!(
            "const box = document.querySelector({selector:?}).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]"
        );
        let point = self.ask(&script).await?;
        let at = |index: usize| point[index].as_f64().context("no place to press").map(f64::round);
        let press = MouseActions::new(String::from("mouse"))
            .then(PointerAction::MoveTo { duration: None, x: at(0)?, y: at(1)? })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(press).await?)
    }

    /// The text of something on the page.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.wait_for(selector).await?.text().await?)
    }

    /// Chooses from a list.
    pub async fn choose(&self, name: &str, value: &str) -> Result<()> {
        self.wait_for(&format!("select[name='{name}']")).await?.select_by_value(value).await?;
        Ok(())
    }

    /// Types into a field of the page, in the place of what was there.
    pub async fn type_in(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.wait_for(selector).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// How many of something are on the page.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.client.find_all(Locator::Css(selector)).await?.len())
    }

    /// Waits until some text is in something on the page.
    pub async fn wait_for_text(&self, selector: &str, text: &str) -> Result<()> {
        let script = format!(
            "return [...document.querySelectorAll({selector:?})].some(found => found.textContent.includes({text:?}))"
        );
        self.wait_until(&format!("{text:?} in {selector}"), &script).await
    }

    /// Asks the house for something in the name of whoever sits at this browser.
    pub async fn request(&self, method: &str, path: &str, message: Value) -> Result<Answer> {
        let script = "
            const [method, path, message] = arguments;
            const wish = message === null ? { method }
                : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
            const read = (text) => text === '' ? null : JSON.parse(text);
            return fetch(path, wish).then(async (answer) => ({ status: answer.status, message: read(await answer.text()) }));";
        let mut answer = self.client.execute(script, vec![json!(method), json!(path), message]).await?;
        let status = answer["status"].as_u64().context("no status")?;
        Ok(Answer { status: u16::try_from(status)?, message: answer["message"].take() })
    }

    /// What a script says.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute(script, Vec::new()).await?)
    }

    /// Waits until a script says yes.
    pub async fn wait_until(&self, what: &str, script: &str) -> Result<()> {
        self.wait_within(PATIENCE, what, script).await
    }

    /// Waits for what takes long, as a game that engines play among themselves.
    pub async fn wait_long(&self, what: &str, script: &str) -> Result<()> {
        self.wait_within(8 * PATIENCE, what, script).await
    }

    async fn wait_within(&self, patience: Duration, what: &str, script: &str) -> Result<()> {
        let start = Instant::now();
        while self.ask(script).await? != Value::Bool(true) {
            if start.elapsed() > patience {
                bail!("never came: {what} {}", self.instead().await);
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        Ok(())
    }

    /// Where one is instead, and what the page says: for whoever reads why a test failed.
    async fn instead(&self) -> String {
        let script = "return `at ${location.pathname}:\n${document.body.innerText.slice(0, 1500)}`";
        self.ask(script).await.ok().and_then(|said| said.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// A picture of the page.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }
}

/// Closes the browsers of everybody.
pub async fn close(visitors: &[&Visitor]) -> Result<()> {
    for visitor in visitors {
        visitor.client.clone().close().await?;
    }
    Ok(())
}
