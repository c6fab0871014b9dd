//! `tablier serve`: the house on the network. Also what `tablier` alone does.

use super::Output;
use crate::arguments::{Form, formed};
use crate::failure::Failure;
use crate::{arguments, logs, storage};
use clap::{ArgMatches, Command};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use tablier_server::{
    BindError, Control, House, LOCAL_PORT, Limits, LimitsError, Listen, Server, Settings, local_addresses,
    public_url,
};
use tablier_store::{OpenError, Sqlite};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let listen = formed(Form::of("cli-form-address"), |text| text.parse::<SocketAddr>().ok());
    command
        .arg(arguments::option(words, "listen", "address").value_parser(listen))
        .arg(storage::argument(words))
        .arg(arguments::option(words, "public-url", "url"))
        .arg(arguments::option(words, "limits", "file"))
        .arg(arguments::switch(words, "behind-proxy"))
        .arg(arguments::switch(words, "metrics"))
        .arg(logs::argument(words))
        .arg(arguments::switch(words, "open"))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let listen = matches.get_one("listen").copied().map_or(Listen::Anywhere, Listen::At);
    let folder = storage::folder(Some(matches), words)?;
    let settings = Settings {
        public_url: matches.get_one::<String>("public-url").map(|text| url(words, text)).transpose()?,
        limits: limits(words, matches.get_one::<String>("limits").map(String::as_str), listen)?,
        behind_proxy: matches.get_flag("behind-proxy"),
        public_metrics: matches.get_flag("metrics"),
        ..Settings::default()
    };
    logs::start(matches, words)?;
    serve(&Plan { listen, folder, open: matches.get_flag("open"), settings }, words, output)
}

/// `tablier` without a word: the house opens where it is usually found.
pub(super) fn run_alone(words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let (listen, settings) = (Listen::Anywhere, Settings::default());
    let folder = storage::folder(None, words)?;
    serve(&Plan { listen, folder, open: false, settings }, words, output)
}

struct Plan {
    listen: Listen,
    folder: PathBuf,
    open: bool,
    settings: Settings,
}

fn serve(plan: &Plan, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let folder = plan.folder.as_path();
    storage::wait(async {
        let server =
            Server::bind(plan.listen).await.map_err(|error| Failure::Refused(refusal(words, &error)))?;
        let trouble = |error: OpenError| storage::unusable(words, folder, &error);
        let store = Sqlite::open(folder).await.map_err(trouble)?;
        let house = House::open(Arc::new(store), plan.settings.clone())
            .await
            .map_err(|error| trouble(error.into()))?;
        let control = Control::open(folder, &house).await.map_err(|error| {
            storage::unusable_because(words, folder, words.system_error(error.kind(), &error.to_string()))
        })?;
        let stop = told_to_stop();
        greet(server.address(), plan, words, output)?;
        server.run(&house, stop).await;
        drop(control);
        writeln!(output, "{}", words.say("serve-closed", &[]))?;
        Ok(ExitCode::SUCCESS)
    })
}

fn url(words: &Words, text: &str) -> Result<String, Failure> {
    public_url(text).map_err(|_| Failure::Refused(words.say("serve-bad-url", &[("url", text.into())])))
}

/// The limits of a file; `off` only where nobody else can come.
fn limits(words: &Words, wish: Option<&str>, listen: Listen) -> Result<Limits, Failure> {
    let refused = |id: &str, reason: String| {
        let file = wish.unwrap_or_default().to_owned();
        Failure::Refused(words.say(id, &[("file", file.into()), ("reason", reason.into())]))
    };
    match (wish, listen) {
        (None, _) => Ok(Limits::default()),
        (Some("off"), Listen::At(address)) if !address.ip().is_loopback() => {
            Err(refused("serve-limits-off", String::new()))
        }
        (Some("off"), _) => Ok(Limits::off()),
        (Some(file), _) => {
            let text = std::fs::read_to_string(file).map_err(|error| {
                refused("serve-bad-limits", words.system_error(error.kind(), &error.to_string()))
            })?;
            Limits::read(&text).map_err(|error| Failure::Refused(limits_refusal(words, file, &error)))
        }
    }
}

fn limits_refusal(words: &Words, file: &str, error: &LimitsError) -> String {
    let place = |line: usize| [("file", file.to_owned().into()), ("line", line.to_string().into())];
    match error {
        LimitsError::Form { line } => words.say("serve-limits-form", &place(*line)),
        LimitsError::Unknown { line, name } => {
            let more = [("key", name.clone().into()), ("keys", words.list_or(Limits::NAMES).into())];
            let sentence = words.say("serve-limits-key", &[place(*line), more].concat());
            words.or_meant(sentence, name, Limits::NAMES)
        }
        LimitsError::Value { line, name } => {
            let more = [("key", name.clone().into()), ("most", Limits::MOST.to_string().into())];
            words.say("serve-limits-value", &[place(*line), more].concat())
        }
    }
}

/// Says where the house is, and how a phone on the sofa gets in.
fn greet(address: SocketAddr, plan: &Plan, words: &Words, output: Output<'_>) -> Result<(), Failure> {
    let mut doors = vec![address];
    if address.ip().is_unspecified() {
        doors = vec![SocketAddr::new(loopback(address.ip()), address.port())];
        doors.extend(
            local_addresses(address.is_ipv6()).into_iter().map(|ip| SocketAddr::new(ip, address.port())),
        );
    }
    let phone = doors.iter().find(|door| !door.ip().is_loopback()).filter(|_| doors.len() > 1);
    if let Some(picture) = phone.and_then(|phone| qr_code(&link(*phone))) {
        writeln!(output, "{}\n{picture}", words.say("serve-phone", &[]))?;
    }
    if plan.listen == Listen::Anywhere && address.port() != LOCAL_PORT {
        let ports = [("usual", LOCAL_PORT.to_string().into()), ("port", address.port().to_string().into())];
        writeln!(output, "{}", words.say("serve-other-port", &ports))?;
    }
    let settings = &plan.settings;
    let secure = settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    if secure && !settings.behind_proxy {
        writeln!(output, "{}", words.say("serve-no-proxy", &[]))?;
    }
    for door in doors.iter().rev() {
        writeln!(output, "{}", words.say("serve-open", &[("address", link(*door).into())]))?;
    }
    output.flush()?;
    if plan.open && webbrowser::open(&link(doors[0])).is_err() {
        writeln!(output, "{}", words.say("serve-no-browser", &[]))?;
        output.flush()?;
    }
    Ok(())
}

fn loopback(like: IpAddr) -> IpAddr {
    match like {
        IpAddr::V4(_) => IpAddr::V4(std::net::Ipv4Addr::LOCALHOST),
        IpAddr::V6(_) => IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
    }
}

fn link(address: SocketAddr) -> String {
    format!("http://{address}/")
}

fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// Comes true on Ctrl-C, or when the system asks the program to end. The signals are caught from this call on, not only
/// when the answer is awaited: a house that has said that it is open can be closed.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async {
        tokio::select! {
            () = received(interrupt) => {}
            () = received(terminate) => {}
        }
    }
}

/// Waits for a signal; one that cannot be caught never comes.
#[cfg(unix)]
async fn received(signal: std::io::Result<tokio::signal::unix::Signal>) {
    match signal {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

/// Comes true on Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn refusal(words: &Words, error: &BindError) -> String {
    match error {
        BindError::Taken(address) => words.say("serve-taken", &[("address", address.to_string().into())]),
        BindError::AllTaken { first, last } => {
            let args = [("first", first.to_string().into()), ("last", last.to_string().into())];
            words.say("serve-all-taken", &args)
        }
        BindError::Forbidden(address) => {
            words.say("serve-forbidden", &[("address", address.to_string().into())])
        }
        BindError::Other(address, error) => {
            let reason = words.system_error(error.kind(), &error.to_string());
            let args = [("address", address.to_string().into()), ("reason", reason.into())];
            words.say("serve-failed", &args)
        }
    }
}
