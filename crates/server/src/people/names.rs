//! Names.

use crate::problem::{Answer, Problem};
use crate::secrets;
use tablier_online::is_invisible;
use tablier_protocol::online::NAMELESS;
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;

/// How long a name may be, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// Stars, which are called alike everywhere.
const STARS: [&str; 40] = [
    "Achernar",
    "Adhara",
    "Alcor",
    "Algol",
    "Alioth",
    "Alnair",
    "Altair",
    "Antares",
    "Atlas",
    "Bellatrix",
    "Canopus",
    "Capella",
    "Castor",
    "Deneb",
    "Dubhe",
    "Electra",
    "Enif",
    "Hadar",
    "Hamal",
    "Izar",
    "Maia",
    "Markab",
    "Menkar",
    "Merak",
    "Mira",
    "Mizar",
    "Nunki",
    "Polaris",
    "Pollux",
    "Procyon",
    "Regulus",
    "Rigel",
    "Sabik",
    "Shaula",
    "Sirius",
    "Spica",
    "Thuban",
    "Vega",
    "Wezen",
    "Zosma",
];

/// Names under which nobody else may speak.
const RESERVED: [&str; 5] = ["admin", NAMELESS, "tablier", "system", "house"];

/// A name for somebody who names none.
pub(crate) fn any_name() -> String {
    let chance = secrets::chance();
    let star = STARS[(chance % STARS.len() as u64) as usize];
    format!("{star} {}", 100 + (chance >> 32) % 900)
}

/// A name as it is kept: one line, single spaces, letters and digits that can be told apart from nothing.
pub(crate) fn name(text: &str) -> Answer<String> {
    let name = text.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    let plain =
        |letter: char| (letter.is_alphanumeric() && !is_invisible(letter)) || " -_.'’".contains(letter);
    let fits = LENGTH.contains(&name.chars().count()) && name.chars().all(plain);
    let speaks = name.chars().any(char::is_alphanumeric);
    // Letters of one script: an а from elsewhere does not make another Anna.
    let one_script = name.is_single_script();
    let lower = name.to_lowercase();
    let ours = RESERVED.contains(&&lower[..]) || lower.starts_with("level ") || lower.starts_with("niveau ");
    if fits && speaks && one_script && !ours { Ok(name) } else { Err(Problem::unacceptable("bad-name")) }
}

#[cfg(test)]
mod tests {
    use super::{any_name, name};

    #[test]
    fn names_are_short_and_plain() {
        for text in ["Ann", "Jean-Luc", "O’Neill", "Éloïse", "李 雷", "  two   words "] {
            assert!(name(text).is_ok(), "{text}");
        }
        for text in [
            "",
            "x",
            "   ",
            "a\u{202e}b",
            "<b>x</b>",
            "a\0b",
            "--",
            "\u{3164}\u{3164}",
            "a\u{115f}b",
            "Level 6",
            "\u{410}nna",
            "p\u{0430}ul",
            "Admin",
            &"x".repeat(25),
        ] {
            assert!(name(text).is_err(), "{text}");
        }
        assert_eq!(name(" a \n b ").unwrap(), "a b");
        assert_eq!(name("Ｚｏｅ\u{301}").unwrap(), "Zoé", "one way to write it");
        assert!(name(&any_name()).is_ok());
    }
}
