//! The texts, as part of the program.

use crate::book::{self, Part};
use tablier_games::GameKind;
use tablier_words::Language;

macro_rules! texts {
    ($($game:literal),*) => {
        [$([
            [
                include_str!(concat!("../rules/", $game, ".en.txt")),
                include_str!(concat!("../rules/", $game, ".fr.txt")),
            ],
            [
                include_str!(concat!("../lessons/", $game, ".en.txt")),
                include_str!(concat!("../lessons/", $game, ".fr.txt")),
            ],
        ]),*]
    };
}

/// By game, part and language.
const TEXTS: [[[&str; 2]; 2]; 4] = texts!("tzaar", "terrace", "tchag", "tanagra");

/// The rules of a game as they are written.
#[must_use]
pub const fn rules(kind: GameKind, language: Language) -> &'static str {
    text(kind, Part::Rules, language)
}

/// The first lesson of a game as it is written.
#[must_use]
pub const fn lesson(kind: GameKind, language: Language) -> &'static str {
    text(kind, Part::Lesson, language)
}

/// The problems of a game as they are written; for some games there are none.
#[must_use]
pub const fn problem_text(kind: GameKind) -> Option<&'static str> {
    match kind {
        GameKind::Tzaar => Some(include_str!("../problems/tzaar.tsv")),
        GameKind::Tchag => Some(include_str!("../problems/tchag.tsv")),
        GameKind::Terrace | GameKind::Tanagra => None,
    }
}

/// All that is taught in a language, as one text.
#[must_use]
pub fn book(language: Language) -> String {
    let parts = GameKind::ALL.into_iter().flat_map(|kind| Part::ALL.map(|part| (kind, part)));
    book::bind(parts.map(|(kind, part)| (kind, part, text(kind, part, language))))
}

const fn text(kind: GameKind, part: Part, language: Language) -> &'static str {
    let language = match language {
        Language::English => 0,
        Language::French => 1,
    };
    TEXTS[kind as usize][part as usize][language]
}
