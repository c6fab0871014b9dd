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
pub(crate) fn placeholder() -> Files {
    let mut files = Files::default();
    let page = "<!doctype html><title>Tablier</title><p>This build has no browser client.</p>\n";
    for path in ["/index.html", "/learn.html"] {
        files.add(path.into(), "text/html; charset=utf-8", false, page.as_bytes().to_vec());
    }
    files
}

const STYLES: [&str; 6] = ["tokens.css", "page.css", "shelf.css", "table.css", "learn.css", "analysis.css"];

/// Adds the pages: each loads its client, and tells it where the engine and the texts are.
pub(crate) fn add(files: &mut Files, folder: &Path, modules: &Modules) -> Result<()> {
    let source = Source(folder.to_path_buf());
    let named = shared(files, &source, &modules.worker)?;
    for (page, client) in [("index", &modules.player), ("learn", &modules.whole)] {
        let start = source.read("start.js")?.replace("CLIENT", &client.script);
        let start = files.add_hashed("start", "js", "text/javascript", start.into_bytes());
        let own = [("START", &start), ("BINARY", &client.binary), ("CLIENT", &client.script)];
        let mut text = source.read("index.html")?;
        for (name, path) in named.iter().map(|(name, path)| (*name, path)).chain(own) {
            text = text.replace(&format!("@{name}@"), path);
        }
        files.add(format!("/{page}.html"), "text/html; charset=utf-8", false, text.into_bytes());
    }
    Ok(())
}

/// Adds what all pages share; says under which name each is asked for.
fn shared(files: &mut Files, source: &Source, worker: &Module) -> Result<Vec<(&'static str, String)>> {
    let mut sheet = tablier_scene::stylesheet();
    for style in STYLES {
        sheet.push_str(&source.read(style)?);
    }
    let engine = source.read("engine.js")?.replace("WORKER", &worker.script);
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
        ("GUIDE_EN", text("guide-en", "txt", plain, tablier_guide::book(Language::English))),
        ("GUIDE_FR", text("guide-fr", "txt", plain, tablier_guide::book(Language::French))),
        ("PROBLEMS_TZAAR", text("problems-tzaar", "tsv", plain, problems(GameKind::Tzaar))),
        ("PROBLEMS_TCHAG", text("problems-tchag", "tsv", plain, problems(GameKind::Tchag))),
    ])
}

/// The folder of what is not Rust.
struct Source(PathBuf);

impl Source {
    fn read(&self, name: &str) -> Result<String> {
        std::fs::read_to_string(self.0.join(name))
            .with_context(|| format!("{name} of the page cannot be read"))
    }
}
