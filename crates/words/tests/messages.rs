//! The two languages say the same things, and French is set as French is.

#![allow(clippy::unwrap_used)]

mod ftl;

use fluent_bundle::FluentResource;
use ftl::{all_messages, files};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tablier_words::{Language, Words};

/// The variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let name_end = |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..name_end(rest)]).collect()
}

/// What is only passed so that a language can choose a form of a word; the other languages need not look at it.
const FORMS: [&str; 2] = ["side", "initial"];

/// The variables of a message and of those that it refers to.
fn needed(text: &str, all: &BTreeMap<String, String>) -> BTreeSet<String> {
    let referred = text.split("{ ").skip(1).filter_map(|rest| all.get(rest.split(" }").next()?));
    let own = variables(text).into_iter().map(str::to_owned);
    own.chain(referred.flat_map(|text| needed(text, all))).collect()
}

#[test]
fn the_files_are_fluent() {
    for language in Language::ALL {
        for (name, text) in files(language) {
            let errors = FluentResource::try_new(text).err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{language:?} {name}");
        }
    }
}

#[test]
fn both_languages_have_the_same_files_and_messages() {
    let [english, french] = Language::ALL.map(files);
    assert!(english.keys().eq(french.keys()));
    for (name, text) in &english {
        let ids = |text| ftl::messages(text).into_iter().map(|(id, _)| id);
        assert!(ids(text).eq(ids(&french[name])), "{name}: other ids, or another order");
    }
}

#[test]
fn both_languages_have_the_same_variables() {
    let [english, french] = Language::ALL.map(all_messages);
    for (id, text) in &english {
        let without_forms = |mut names: BTreeSet<String>| {
            names.retain(|name| !FORMS.contains(&name.as_str()));
            names
        };
        let [english, french] = [needed(text, &english), needed(&french[id], &french)].map(without_forms);
        assert_eq!(english, french, "{id}");
    }
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.language(), language);
        let all = all_messages(language);
        for (id, text) in &all {
            let names = needed(text, &all);
            let args: Vec<_> = names.iter().map(|name| (name.as_str(), "something".into())).collect();
            let said = words.say(id, &args);
            assert!(said != *id && !said.contains('{'), "{language:?} {id}: {said}");
            assert!(!said.contains(['\u{2068}', '\u{2069}']), "{language:?} {id} has isolation marks");
        }
    }
}

#[test]
fn an_unknown_message_is_its_id() {
    for language in Language::ALL {
        assert_eq!(Words::new(language).say("no-such-message", &[]), "no-such-message");
    }
}

#[test]
fn numbers_and_strings_fill_gaps() {
    let words = Words::new(Language::English);
    assert_eq!(words.say("fault-too-large", &[("most", 9999.into())]), "the number can be at most 9999");
    assert_eq!(words.say("refusal-over", &[("unused", "text".into())]), "the game is over");
}

#[test]
fn french_signs_have_their_spaces() {
    for (id, text) in all_messages(Language::French) {
        // What is to be typed in a record or a command is no French.
        let typed = [
            "resign:1",
            "time:1",
            "gone:1",
            "level:",
            "engine:",
            "ugi:",
            "0.0.0.0:",
            "127.0.0.1:",
            "ADRESSE:",
            "https:",
            "http:",
            "nom:port",
            "person:ID",
            "Content-Type:",
        ];
        let text = typed.iter().fold(text, |text, typed| text.replace(typed, ""));
        let signs: Vec<char> = text.chars().collect();
        for pair in signs.windows(2) {
            let unbreakable = |space: char| matches!(space, '\u{a0}' | '\u{202f}');
            match pair {
                [before, ':' | ';' | '!' | '?' | '»'] => assert!(unbreakable(*before), "{id}: {text}"),
                ['«', after] => assert!(unbreakable(*after), "{id}: {text}"),
                _ => {}
            }
        }
    }
}

#[test]
fn apostrophes_and_quotes_are_typographic() {
    for language in Language::ALL {
        for (id, text) in all_messages(language) {
            // What is to be typed has the quotes that are typed.
            if id.ends_with("-example") || id == "record-tag-form" {
                continue;
            }
            let spelled = ["{\"}\"}", "{\"\u{a0}\"}", "{\"\"}", "{\" \"}"];
            let text = spelled.iter().fold(text, |text, spelled| text.replace(spelled, ""));
            assert!(!text.contains(['\'', '"']), "{language:?} {id}: {text}");
        }
    }
}

/// Help is read on terminals of 80 columns: what is laid out by hand must fit.
#[test]
fn examples_of_the_help_fit_80_columns() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, _) in all_messages(language) {
            if id.starts_with("cli-") && id.ends_with("-example") {
                for line in words.say(&id, &[]).lines() {
                    assert!(line.chars().count() <= 80, "{language:?} {id}: {line}");
                }
            }
        }
    }
}

/// Sentences name the person or the thing that they are about.
#[test]
fn english_sentences_have_plain_subjects() {
    for (id, text) in all_messages(Language::English) {
        for word in text.split(|sign: char| !sign.is_alphabetic()).map(str::to_lowercase) {
            assert!(!["whoever", "somebody", "whomever"].contains(&word.as_str()), "{id}: {text}");
        }
    }
}

/// The client that only plays is built without `online.ftl`: what it shares with tables over a distance says nothing of it.
#[test]
fn a_table_at_one_screen_says_nothing_of_the_online_part() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
    let mut read = 0;
    for folder in ["board", "desk", "dialogs", "panel"] {
        for file in fs::read_dir(web.join(folder)).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            assert!(!text.contains("\"online-"), "{} says what only online.ftl knows", path.display());
            read += 1;
        }
    }
    assert!(read > 20, "{read} files");
}
