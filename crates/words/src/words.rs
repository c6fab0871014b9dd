//! Messages by their ids.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt::{self, Display};
use unic_langid::LanguageIdentifier;

/// What fills a gap in a message: made from strings and numbers with `into()`.
pub use fluent_bundle::FluentValue as Value;

/// All that the house can say, in one language.
///
/// It is made once, when a program starts, and can be shared by threads.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks protect mixed writing directions, which we do not have, and show up in terminals.
        bundle.set_use_isolating(false);
        for text in language.messages() {
            // The tests see to it that the files have no errors; if they had, the rest would still be read.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, its gaps filled.
    ///
    /// There should be one: if not, the id itself is the answer, because a strange word on the screen is better
    /// than a program that stops.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> =
            args.iter().cloned().map(|(name, value)| (name, printable(value))).collect();
        // What cannot be filled stays visible as `{$name}`.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A number with so many decimals, as people write it.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let written = format!("{number:.digits$}");
        match self.language {
            Language::English => written,
            Language::French => written.replace('.', ","),
        }
    }

    /// Several words of which one is to be chosen: “p, 1 or 2”.
    #[must_use]
    pub fn list_or<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> String {
        let words: Vec<&str> = words.into_iter().collect();
        match words.split_last() {
            Some((last, most)) if !most.is_empty() => {
                self.tell("list-or", &[("most", &most.join(", ")), ("last", last)])
            }
            _ => words.concat(),
        }
    }

    /// Says a message whose gaps are filled with things as they are written: points, cells, letters, counts.
    pub(crate) fn tell(&self, id: &str, args: &[(&str, &dyn Display)]) -> String {
        let args: Vec<(&str, Value<'_>)> =
            args.iter().map(|(name, value)| (*name, value.to_string().into())).collect();
        self.say(id, &args)
    }
}

/// What people typed may hold signs that would break a line or colour a terminal: those are named instead.
fn printable(value: Value<'_>) -> Value<'_> {
    match value {
        Value::String(text) if text.contains(char::is_control) => {
            let shown = |letter: char| if letter.is_control() { named(letter) } else { letter.to_string() };
            text.chars().map(shown).collect::<String>().into()
        }
        other => other,
    }
}

/// The number of a character that cannot be shown.
pub(crate) fn named(letter: char) -> String {
    format!("U+{:04X}", u32::from(letter))
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}
