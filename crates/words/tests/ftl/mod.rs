//! The message files as plain text, read without Fluent: what the tests compare with what Fluent says.

use std::collections::BTreeMap;
use std::fs;
use tablier_words::Language;

/// The files of a language: name and text.
pub(crate) fn files(language: Language) -> BTreeMap<String, String> {
    let folder = format!("{}/locales/{}", env!("CARGO_MANIFEST_DIR"), language.code());
    let files = fs::read_dir(folder).unwrap().map(|entry| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    });
    files.collect()
}

/// The messages of a file: id and text. A line that begins with a letter begins a message.
pub(crate) fn messages(file: &str) -> Vec<(&str, String)> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (id, text) = line.split_once(" =").unwrap();
            messages.push((id, text.to_owned()));
        } else if let Some((_, text)) = messages.last_mut() {
            text.push('\n');
            text.push_str(line);
        }
    }
    messages
}

/// All messages of a language; no two share an id.
pub(crate) fn all_messages(language: Language) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for file in files(language).values() {
        for (id, text) in messages(file) {
            assert_eq!(all.insert(id.to_owned(), text), None, "{id} stands twice");
        }
    }
    all
}
