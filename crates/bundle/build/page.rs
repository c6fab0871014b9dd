//! The pages, their styles, and what else lies beside them.

use crate::files::Files;
use crate::wasm::Module;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use tablier_games::GameKind;
use tablier_words::Language;

/// What is compiled.
pub(crate) struct Modules {
    /// The engine.
    pub(crate) worker: Module,
    /// The client that only plays.
    pub(crate) player: Module,
    /// The client with all pages.
    pub(crate) whole: Module,
}

/// What is served where no client was built.
pub(crate) fn placeholder(folder: &Path) -> Result<Files> {
    let mut files = Files::default();
    let page = "<!doctype html><html lang=\"@LANGUAGE@\"><title>@TITLE@</title><meta name=\"description\" content=\"@DESCRIPTION@\">\
                <p>This build has no browser client.</p>\n";
    for path in ["/index.html", "/learn.html"] {
        files.add(path.into(), "text/html; charset=utf-8", false, page.as_bytes().to_vec());
    }
    add_customary(&mut files, &Source(folder.to_path_buf()))?;
    Ok(files)
}

/// What browsers and crawlers ask for unasked.
fn add_customary(files: &mut Files, source: &Source) -> Result<()> {
    let icon = icon_file(&source.bytes("icon-192.png")?)?;
    files.add("/favicon.ico".into(), "image/x-icon", false, icon);
    files.add("/robots.txt".into(), "text/plain; charset=utf-8", false, source.bytes("robots.txt")?);
    Ok(())
}

/// A picture of 192 × 192 pixels as an icon file: a header of 22 bytes, and the picture as it is.
fn icon_file(picture: &[u8]) -> Result<Vec<u8>> {
    let size = u32::try_from(picture.len())?;
    let mut icon = vec![0, 0, 1, 0, 1, 0, 192, 192, 0, 0, 1, 0, 32, 0];
    icon.extend(size.to_le_bytes());
    icon.extend(22u32.to_le_bytes());
    icon.extend(picture);
    Ok(icon)
}

const STYLES: [&str; 9] = [
    "tokens.css",
    "page.css",
    "shelf.css",
    "table.css",
    "learn.css",
    "analysis.css",
    "online.css",
    "phone.css",
    "contrast.css",
];

/// Adds the pages: each loads its client, and tells it where the engine and the texts are. The server fills in
/// `@LANGUAGE@`, `@TITLE@` and `@DESCRIPTION@`, which differ from address to address.
pub(crate) fn add(files: &mut Files, folder: &Path, modules: &Modules) -> Result<()> {
    let source = Source(folder.to_path_buf());
    let mut named = shared(files, &source, &modules.worker)?;
    named.push(("VERSION", files.version()));
    for (page, client) in [("index", &modules.player), ("learn", &modules.whole)] {
        let start = source.read("start.js")?.replace("CLIENT", &client.script);
        let start = files.add_hashed("start", "js", "text/javascript", start.into_bytes());
        let own = [("START", start), ("BINARY", client.binary.clone()), ("CLIENT", client.script.clone())];
        let text = filled(filled(source.read("index.html")?, &named), &own);
        files.add(format!("/{page}.html"), "text/html; charset=utf-8", false, text.into_bytes());
    }
    add_customary(files, &source)?;
    let manifest = filled(source.read("manifest.webmanifest")?, &named);
    files.add("/manifest.webmanifest".into(), "application/manifest+json", false, manifest.into_bytes());
    let keeper = files.kept_by(&source.read("sw.js")?);
    files.add("/sw.js".into(), "text/javascript", false, keeper.into_bytes());
    Ok(())
}

/// A text with the paths of files in place of their names.
fn filled(mut text: String, named: &[(&'static str, String)]) -> String {
    for (name, path) in named {
        text = text.replace(&format!("@{name}@"), path);
    }
    text
}

/// Adds what all pages share; says under which name each is asked for.
fn shared(files: &mut Files, source: &Source, worker: &Module) -> Result<Vec<(&'static str, String)>> {
    let mut sheet = tablier_scene::stylesheet();
    for style in STYLES {
        sheet.push_str(&source.read(style)?);
    }
    let engine = source.read("engine.js")?.replace("WORKER", &worker.script);
    let mut icon = |size: u32| -> Result<String> {
        let bytes = source.bytes(&format!("icon-{size}.png"))?;
        Ok(files.add_hashed(&format!("icon-{size}"), "png", "image/png", bytes))
    };
    let (small, large) = (icon(192)?, icon(512)?);
    let mut text = |name: &str, ending: &str, media_type: &'static str, text: String| {
        files.add_hashed(name, ending, media_type, text.into_bytes())
    };
    let plain = "text/plain; charset=utf-8";
    let problems = |kind: GameKind| tablier_guide::problem_text(kind).unwrap_or_default().to_owned();
    Ok(vec![
        ("STYLE", text("style", "css", "text/css; charset=utf-8", sheet)),
        ("ENGINE", text("engine", "js", "text/javascript", engine)),
        ("THEME", text("theme", "js", "text/javascript", source.read("theme.js")?)),
        ("ICON", text("icon", "svg", "image/svg+xml", source.read("icon.svg")?)),
        ("ICON_192", small),
        ("ICON_512", large),
        ("GUIDE_EN", text("guide-en", "txt", plain, tablier_guide::book(Language::English))),
        ("GUIDE_FR", text("guide-fr", "txt", plain, tablier_guide::book(Language::French))),
        ("PROBLEMS_TZAAR", text("problems-tzaar", "tsv", plain, problems(GameKind::Tzaar))),
        ("PROBLEMS_TCHAG", text("problems-tchag", "tsv", plain, problems(GameKind::Tchag))),
    ])
}

/// The folder of what is not Rust.
struct Source(PathBuf);

impl Source {
    fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        std::fs::read(self.0.join(name)).with_context(|| format!("{name} of the page cannot be read"))
    }

    fn read(&self, name: &str) -> Result<String> {
        std::fs::read_to_string(self.0.join(name))
            .with_context(|| format!("{name} of the page cannot be read"))
    }
}
