//! A real browser.

use crate::{Answer, House, Seated};
use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Map, Value, json};
use std::net::TcpListener;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tablier_games::GameKind;
use tempfile::TempDir;
use tokio::process::{Child, Command};

/// So long a page may take to show something.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a page is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Look {
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
    pub const DESKTOP: Self =
        Self { size: (1440, 900), language: "en", dark: false, touch: false, still: false, print: 16 };
    /// A tablet held upright.
    pub const TABLET: Self = Self { size: (820, 1180), touch: true, ..Self::DESKTOP };
    /// A phone.
    pub const PHONE: Self = Self { size: (390, 844), touch: true, ..Self::DESKTOP };
}

/// A browser with a fresh profile; it ends with this value.
#[derive(Debug)]
pub struct Visitor {
    /// What drives it.
    pub client: Client,
    /// Whether it is touched, and not pointed at.
    pub touches: bool,
    address: String,
    driver: Child,
    profile: TempDir,
}

impl Visitor {
    /// Opens a browser that looks at a house.
    pub async fn new(house: &House, look: Look) -> Result<Self> {
        Self::at(&house.address, look).await
    }

    /// Opens a browser that looks at any address.
    pub async fn at(address: &str, look: Look) -> Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("chromedriver is missing: install the packages chromium and chromium-driver")?;
        let profile = tempfile::tempdir()?;
        let client = connect(port, look, &profile).await?;
        Ok(Self { client, touches: look.touch, address: address.to_owned(), driver, profile })
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
            // What glides or is made anew cannot be pressed at that moment; people, too, press it then.
            match self.wait_for(selector).await?.click().await {
                Err(error) if start.elapsed() > PATIENCE => {
                    return Err(error).with_context(|| format!("{selector} cannot be pressed"));
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                Ok(()) => return Ok(()),
            }
        }
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
        let start = Instant::now();
        while self.ask(script).await? != Value::Bool(true) {
            if start.elapsed() > PATIENCE {
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

/// A test that stops in the middle leaves no browser behind: left alone, its page would go on asking for a house that is
/// closed, and slow down all others. The driver does not take it along.
impl Drop for Visitor {
    fn drop(&mut self) {
        let _ = self.driver.start_kill();
        end_all_with(&self.profile.path().display().to_string());
    }
}

/// Ends every process that was started with a text among its arguments.
fn end_all_with(text: &str) {
    let Ok(processes) = std::fs::read_dir("/proc") else { return };
    for id in processes.flatten().filter_map(|process| process.file_name().into_string().ok()) {
        let arguments = std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        if String::from_utf8_lossy(&arguments).contains(text) {
            let _ = std::process::Command::new("kill").args(["-9", &id]).stderr(Stdio::null()).status();
        }
    }
}

async fn connect(port: u16, look: Look, profile: &TempDir) -> Result<Client> {
    let (width, height) = look.size;
    let mut arguments = vec![
        String::from("--headless=new"),
        String::from("--no-sandbox"),
        String::from("--disable-dev-shm-usage"),
        String::from("--disable-background-networking"),
        String::from("--disable-component-update"),
        String::from("--disable-sync"),
        String::from("--disable-gpu"),
        String::from("--no-first-run"),
        String::from("--hide-scrollbars"),
        format!("--user-data-dir={}", profile.path().display()),
        format!("--window-size={width},{height}"),
        format!("--lang={}", look.language),
    ];
    if look.dark {
        arguments.push(String::from("--force-dark-mode"));
        arguments.push(String::from("--blink-settings=preferredColorScheme=0"));
    }
    if look.still {
        arguments.push(String::from("--force-prefers-reduced-motion"));
    }
    let mut options = json!({
        "args": arguments,
        "prefs": {
            "intl.accept_languages": look.language,
            "webkit.webprefs.default_font_size": look.print,
        },
    });
    // A window is never as narrow as a phone: its screen is emulated.
    options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1, "touch": look.touch, "mobile": false } });
    let mut capabilities = Map::new();
    capabilities.insert(String::from("browserName"), json!("chrome"));
    capabilities.insert(String::from("goog:chromeOptions"), options);
    let mut builder = ClientBuilder::rustls()?;
    builder.capabilities(capabilities);
    let start = Instant::now();
    loop {
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => return Ok(client),
            Err(error) if start.elapsed() > PATIENCE => {
                return Err(error).context("the browser did not start");
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}
