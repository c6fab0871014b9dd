//! The browsers that the tests can drive, and how each is started and ended.

use crate::Look;
use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// So long a browser may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A kind of browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, driven by chromedriver.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, driven by `WebKitWebDriver` on a virtual display.
    WebKit,
}

impl Browser {
    /// The programs that it needs, the driver first.
    const fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromedriver", "chromium"],
            Self::Firefox => &["geckodriver", "firefox-esr"],
            Self::WebKit => &["WebKitWebDriver", "Xvfb"],
        }
    }

    /// The first program that it needs and that is not on this machine.
    #[must_use]
    pub fn missing(self) -> Option<&'static str> {
        self.programs().iter().copied().find(|program| !is_installed(program))
    }

    fn capabilities(self, look: Look, profile: &Path) -> Result<Map<String, Value>> {
        let (name, key, options) = match self {
            Self::Chromium => ("chrome", "goog:chromeOptions", chromium_options(look, profile)),
            Self::Firefox => ("firefox", "moz:firefoxOptions", firefox_options(look)),
            Self::WebKit => ("MiniBrowser", "webkitgtk:browserOptions", webkit_options(look)?),
        };
        let mut capabilities = Map::new();
        capabilities.insert(String::from("browserName"), json!(name));
        capabilities.insert(String::from(key), options);
        Ok(capabilities)
    }
}

fn is_installed(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

/// A browser with a fresh profile; it ends with this value.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) client: Client,
    driver: Child,
    display: Option<Child>,
    profile: TempDir,
}

impl Session {
    pub(crate) async fn open(look: Look) -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let mut display = None;
        let (driver, port) = match look.browser {
            Browser::Chromium => speaking_driver("chromedriver", &["--port=0"]).await?,
            Browser::Firefox => {
                let root = profile.path().display().to_string();
                let arguments = ["--port", "0", "--websocket-port", "0", "--profile-root", &root];
                speaking_driver("geckodriver", &arguments).await?
            }
            Browser::WebKit => {
                let (server, name) = start_display().await?;
                display = Some(server);
                silent_driver("WebKitWebDriver", &name, look.language)?
            }
        };
        let capabilities = look.browser.capabilities(look, profile.path())?;
        let client = connect(port, capabilities).await?;
        Ok(Self { client, driver, display, profile })
    }
}

/// A test that stops in the middle leaves no browser behind: left alone, its page would go on asking for a house that is
/// closed, and slow down all others. The driver does not take it along.
impl Drop for Session {
    fn drop(&mut self) {
        if let Some(group) = self.driver.id() {
            kill(&format!("-{group}"));
        }
        end_all_with(&self.profile.path().display().to_string());
        if let Some(display) = &mut self.display {
            let _ = display.start_kill();
        }
    }
}

fn kill(target: &str) {
    let arguments = ["-9", "--", target];
    let _ = std::process::Command::new("kill").args(arguments).stderr(Stdio::null()).status();
}

/// Ends every process that was started with a text among its arguments.
fn end_all_with(text: &str) {
    let Ok(processes) = std::fs::read_dir("/proc") else { return };
    for id in processes.flatten().filter_map(|process| process.file_name().into_string().ok()) {
        let arguments = std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        if String::from_utf8_lossy(&arguments).contains(text) {
            kill(&id);
        }
    }
}

/// A driver in a process group of its own, so that the browser that it starts can be ended with it.
fn driver_command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).stderr(Stdio::null()).process_group(0).kill_on_drop(true);
    command
}

/// Starts a driver at a port that it chooses and names itself: a port that was free a moment ago may not be any more.
async fn speaking_driver(program: &str, arguments: &[&str]) -> Result<(Child, u16)> {
    let mut driver = driver_command(program, arguments)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{program} is missing: `cargo xtask test` installs it"))?;
    let mut lines = BufReader::new(driver.stdout.take().context("the driver has no output")?).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some(port) = named_port(&line) {
            // Its output must be read for as long as it writes, or it would end by a broken pipe.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((driver, port));
        }
    }
    bail!("{program} named no port")
}

/// The port in "… started successfully on port 39999." or "… Listening on 127.0.0.1:39999".
fn named_port(line: &str) -> Option<u16> {
    let (_, rest) =
        line.split_once("successfully on port ").or_else(|| line.rsplit_once("Listening on 127.0.0.1:"))?;
    rest.trim_end_matches('.').parse().ok()
}

/// Starts a driver that takes a port and says nothing. Should another program take the port first, `connect` fails.
fn silent_driver(program: &str, display: &str, language: &str) -> Result<(Child, u16)> {
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let driver = driver_command(program, &[&format!("--port={port}")])
        .env("DISPLAY", display)
        .env("LANGUAGE", language)
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .stdout(Stdio::null())
        .spawn()
        .with_context(|| format!("{program} is missing: `cargo xtask test` installs it"))?;
    Ok((driver, port))
}

/// A display that nobody sees, and its name.
async fn start_display() -> Result<(Child, String)> {
    let mut server = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("Xvfb is missing: `cargo xtask test` installs it")?;
    let output = server.stdout.take().context("Xvfb has no output")?;
    let number = BufReader::new(output).lines().next_line().await?.context("Xvfb named no display")?;
    Ok((server, format!(":{}", number.trim())))
}

fn chromium_options(look: Look, profile: &Path) -> Value {
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
        format!("--user-data-dir={}", profile.display()),
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
    json!({
        "args": arguments,
        "prefs": {
            "intl.accept_languages": look.language,
            "webkit.webprefs.default_font_size": look.print,
        },
        // A window is never as narrow as a phone: its screen is emulated.
        "mobileEmulation": { "deviceMetrics": {
            "width": width, "height": height, "pixelRatio": 1, "touch": look.touch, "mobile": false,
        } },
    })
}

fn firefox_options(look: Look) -> Value {
    let (width, height) = look.size;
    json!({
        "binary": "/usr/bin/firefox-esr",
        "args": ["-headless", "-width", width.to_string(), "-height", height.to_string()],
        "prefs": {
            "intl.accept_languages": look.language,
            "ui.systemUsesDarkTheme": i32::from(look.dark),
            "ui.prefersReducedMotion": i32::from(look.still),
            "app.update.enabled": false,
            "network.captive-portal-service.enabled": false,
            "network.connectivity-service.enabled": false,
            "datareporting.policy.dataSubmissionEnabled": false,
            "toolkit.telemetry.enabled": false,
        },
    })
}

fn webkit_options(look: Look) -> Result<Value> {
    let (width, height) = look.size;
    let binary = webkit_binary().context("MiniBrowser is missing: `cargo xtask test` installs it")?;
    Ok(json!({ "binary": binary, "args": ["--automation", format!("--geometry={width}x{height}")] }))
}

/// The package keeps it in a folder named after its version.
fn webkit_binary() -> Option<String> {
    let versions = ["4.1", "6.0", "4.0"];
    let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
    let candidates = versions.iter().flat_map(|version| {
        folders.iter().map(move |folder| format!("{folder}/webkit2gtk-{version}/MiniBrowser"))
    });
    candidates.into_iter().find(|path| Path::new(path).is_file())
}

async fn connect(port: u16, capabilities: Map<String, Value>) -> Result<Client> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities);
    let start = Instant::now();
    loop {
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => return Ok(client),
            Err(error) => ensure!(start.elapsed() < PATIENCE, "the browser did not start: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
