//! The page, its styles, and what else lies beside it.

use crate::files::Files;
use crate::wasm::Module;
use anyhow::{Context, Result};
use std::path::Path;
use tablier_words::Language;

/// What is served where no client was built.
pub(crate) fn placeholder() -> Files {
    let mut files = Files::default();
    let page = "<!doctype html><title>Tablier</title><p>This build has no browser client.</p>\n";
    files.add(String::from("/index.html"), "text/html; charset=utf-8", false, page.as_bytes().to_vec());
    files
}

/// Adds the page; it loads the client, and tells it where the engine is.
pub(crate) fn add(files: &mut Files, folder: &Path, client: &Module, worker: &Module) -> Result<()> {
    let read = |name: &str| {
        std::fs::read_to_string(folder.join(name))
            .with_context(|| format!("{name} of the page cannot be read"))
    };
    let styles = ["tokens.css", "page.css", "shelf.css", "table.css", "learn.css", "analysis.css"].map(read);
    let mut sheet = tablier_scene::stylesheet();
    for style in styles {
        sheet.push_str(&style?);
    }
    let sheet = files.add_hashed("style", "css", "text/css; charset=utf-8", sheet.into_bytes());
    let engine = read("engine.js")?.replace("WORKER", &worker.script);
    let engine = files.add_hashed("engine", "js", "text/javascript", engine.into_bytes());
    let start = read("start.js")?.replace("CLIENT", &client.script);
    let start = files.add_hashed("start", "js", "text/javascript", start.into_bytes());
    let theme = files.add_hashed("theme", "js", "text/javascript", read("theme.js")?.into_bytes());
    let icon = files.add_hashed("icon", "svg", "image/svg+xml", read("icon.svg")?.into_bytes());
    let mut book = |language: Language| {
        let text = tablier_guide::book(language).into_bytes();
        files.add_hashed(&format!("guide-{}", language.code()), "txt", "text/plain; charset=utf-8", text)
    };
    let (english, french) = (book(Language::English), book(Language::French));
    let mut page = read("index.html")?;
    for (name, path) in [
        ("GUIDE_EN", &english),
        ("GUIDE_FR", &french),
        ("STYLE", &sheet),
        ("ENGINE", &engine),
        ("START", &start),
        ("THEME", &theme),
        ("ICON", &icon),
        ("BINARY", &client.binary),
        ("CLIENT", &client.script),
    ] {
        page = page.replace(&format!("@{name}@"), path);
    }
    files.add(String::from("/index.html"), "text/html; charset=utf-8", false, page.into_bytes());
    Ok(())
}
