//! Evaluations in words.

use tablier_engine::{Score, Verdict};
use tablier_games::{AnyMove, GameKind};
use tablier_review::{Note, TurningPoint, Worth};
use tablier_words::Words;

/// What the engine's score says, for a review.
pub(super) const fn worth_of(score: Score) -> Worth {
    match score.verdict() {
        Verdict::Estimate(hundredths) => Worth::Estimate(hundredths),
        Verdict::WinIn(plies) => Worth::WinIn(plies),
        Verdict::LossIn(plies) => Worth::LossIn(plies),
    }
}

/// A worth in figures. What is only likely is never said to be certain.
pub(super) fn worth(words: &Words, worth: Worth) -> String {
    let chance = (worth.chance() * 100.0).round().clamp(1.0, 99.0).to_string();
    match worth {
        Worth::Estimate(score) => {
            let score = if score == 0 { "0".to_owned() } else { format!("{score:+}") };
            words.say("review-worth", &[("chance", chance.into()), ("score", score.into())])
        }
        Worth::WinIn(plies) => words.say("review-worth-win", &[("plies", plies.to_string().into())]),
        Worth::LossIn(plies) => words.say("review-worth-loss", &[("plies", plies.to_string().into())]),
    }
}

/// A worth in a word.
pub(super) fn standing(words: &Words, worth: Worth) -> String {
    words.say(&format!("review-standing-{}", worth.standing().name()), &[])
}

/// What is said about a turning point.
pub(super) fn note(words: &Words, kind: GameKind, point: &TurningPoint) -> Note {
    let ply = words.say(
        "review-point",
        &[
            ("gravity", words.say(&format!("review-gravity-{}", point.gravity.name()), &[]).into()),
            ("player", words.seat_name(kind, point.seat).into()),
            ("before", worth(words, point.before).into()),
            ("after", worth(words, point.after).into()),
        ],
    );
    let better = words.say("review-better", &[("worth", worth(words, point.before).into())]);
    Note { ply, better }
}

/// Moves as they are written.
pub(super) fn moves(plies: &[AnyMove]) -> String {
    plies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
