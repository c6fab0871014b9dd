//! Every reason that the games know becomes a sentence, in both languages.

#![allow(clippy::unwrap_used)]

mod ftl;
mod reasons;

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use tablier_games::{Fault, Field, GameKind, PositionError, Refusal};
use tablier_words::{Language, Words};

/// The id of the message for a reason, from how the reason prints: `Tzaar(Higher { … })` of the `refusal`s is
/// `tzaar-refusal-higher`, `Over` is `refusal-over`.
fn id(subject: &str, reason: &impl Debug) -> String {
    let printed = format!("{reason:?}");
    let mut names = printed.split(|c: char| !c.is_alphanumeric());
    let first = names.next().unwrap();
    let game = GameKind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(first));
    match game {
        Some(kind) => format!("{kind}-{subject}{}", kebab(names.next().unwrap())),
        None => format!("{subject}{}", kebab(first)),
    }
}

/// `TwoTs` as `-two-ts`.
fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |mut kebab, letter| {
        if letter.is_uppercase() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
        kebab
    })
}

fn refusal_id(kind: GameKind, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unreadable => format!("{kind}-refusal-unreadable"),
        _ => id("refusal", refusal),
    }
}

fn fault_id(fault: &Fault) -> String {
    id("fault", fault)
}

/// What each language says about each reason, as checks see it: the id of its message, the reason, the sentence.
fn said(words: &Words) -> Vec<(String, String, String)> {
    let refusals = reasons::refusals().into_iter().map(|(kind, refusal)| {
        (refusal_id(kind, &refusal), format!("{refusal:?}"), words.refusal(kind, &refusal))
    });
    let faults = reasons::position_errors()
        .into_iter()
        .map(|error| (fault_id(&error.fault), format!("{:?}", error.fault), reason(words, &error)));
    refusals.chain(faults).collect()
}

/// What is said about a position text, after the name of the field.
fn reason(words: &Words, error: &PositionError) -> String {
    let colon = if words.language() == Language::French { "\u{a0}: " } else { ": " };
    let sentence = words.position_error(error);
    if error.field == Field::Line {
        let reason = words.fault(error.fault);
        assert!(!sentence.contains("line") && sentence.ends_with(&reason), "{sentence}");
        return reason;
    }
    let reason = sentence.strip_prefix(error.field.name()).and_then(|rest| rest.strip_prefix(colon));
    reason.unwrap().to_owned()
}

#[test]
fn reasons_become_sentences() {
    for words in Language::ALL.map(Words::new) {
        for (id, reason, sentence) in said(&words) {
            assert!(!sentence.is_empty() && !sentence.contains(&id), "{reason}: {sentence}");
            assert!(!sentence.contains(['{', '}']), "{reason}: {sentence}");
            assert!(!sentence.ends_with('.') && sentence.trim() == sentence, "{reason}: {sentence}");
        }
    }
}

/// If two reasons with different values sound alike, one value is not mentioned.
#[test]
fn different_reasons_sound_different() {
    for words in Language::ALL.map(Words::new) {
        let mut heard: HashMap<(String, String), String> = HashMap::new();
        for (id, reason, sentence) in said(&words) {
            // “Nothing stands on a1” is true in several games.
            let game = id.split('-').next().unwrap().to_owned();
            let before = heard.entry((game, sentence.clone())).or_insert_with(|| reason.clone());
            assert_eq!(*before, reason, "{sentence}");
        }
    }
}

/// Says the message of a reason with its gaps open, and finds all that is between them in the sentence.
#[test]
fn sentences_follow_the_message_of_their_reason() {
    let instead = ["tanagra-place-taken", "tanagra-tile-twice"];
    for words in Language::ALL.map(Words::new) {
        let messages = ftl::all_messages(words.language());
        let follows = |sentence: &str, id: &str| {
            let open = words.say(id, &[]);
            open.split('{').all(|part| sentence.contains(part.split('}').next_back().unwrap()))
        };
        for (id, reason, sentence) in said(&words) {
            let chooses = messages[&id].contains("->");
            let special = instead.iter().any(|id| follows(&sentence, id));
            assert!(chooses || special || follows(&sentence, &id), "{reason}: {sentence}");
        }
    }
}

/// Each reason has the message of its name, and the tests reach them all.
#[test]
fn every_reason_has_a_message_and_every_message_a_reason() {
    let refusals = reasons::refusals().into_iter().map(|(kind, refusal)| refusal_id(kind, &refusal));
    let faults = reasons::position_errors().into_iter().map(|error| fault_id(&error.fault));
    let reached: BTreeSet<String> = refusals.chain(faults).collect();
    let messages = ftl::all_messages(Language::English).into_keys();
    let known: BTreeSet<String> = messages.filter(|id| is_reason(id)).collect();
    assert_eq!(reached, known);
}

fn is_reason(id: &str) -> bool {
    id.split('-').take(2).any(|part| part == "refusal" || part == "fault")
}

#[test]
fn sentences_mean_what_they_should() {
    let [english, french] = Language::ALL.map(Words::new);
    let said = |text: &str, ply: &str| {
        let position = tablier_games::AnyPosition::parse(GameKind::Tzaar, text).unwrap();
        let refusal = position.read_move(ply).unwrap_err();
        [&english, &french].map(|words| words.refusal(GameKind::Tzaar, &refusal))
    };
    let text = "oor2.o/Or..RO/O.tt..o/OtT...../O..O.Ro2./R...T3RO2./......o/o3OTo.o/o.O.O w 2 15";
    assert_eq!(
        said(text, "e6xe7"),
        ["e6 cannot take e7: it is higher", "e6 ne peut pas prendre e7\u{a0}: la pièce en e7 est plus haute"]
    );
    let error: PositionError = "oor2.o w 1 1".parse::<tablier_games::tzaar::Tzaar>().unwrap_err();
    assert_eq!(english.position_error(&error), "columns: write nine columns, a to i, joined by /");
    assert_eq!(french.position_error(&error), "columns\u{a0}: écris neuf colonnes, de a à i, séparées par /");
}

#[test]
fn scores_are_read_at_a_glance() {
    let (english, french) = (Words::new(Language::English), Words::new(Language::French));
    for (score, said) in [(143, "+1.4"), (-143, "−1.4"), (4, "0.0"), (-4, "0.0"), (5, "+0.1"), (0, "0.0")] {
        assert_eq!(english.score(score), said);
    }
    assert_eq!(french.score(-1250), "−12,5");
}
