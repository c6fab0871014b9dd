//! What evaluations say about a game.

use crate::Words;
use tablier_games::GameKind;
use tablier_review::{Note, TurningPoint, Worth};

impl Words {
    /// A worth in figures. What is only likely is never said to be certain.
    #[must_use]
    pub fn worth(&self, worth: Worth) -> String {
        let chance = (worth.chance() * 100.0).round().clamp(1.0, 99.0).to_string();
        match worth {
            Worth::Estimate(score) => {
                self.say("review-worth", &[("chance", chance.into()), ("score", self.score(score).into())])
            }
            Worth::WinIn(plies) => self.say("review-worth-win", &[("plies", plies.to_string().into())]),
            Worth::LossIn(plies) => self.say("review-worth-loss", &[("plies", plies.to_string().into())]),
        }
    }

    /// A score as people read it, from hundredths: `+1.4`. What is rounded to nothing has no sign.
    #[must_use]
    pub fn score(&self, hundredths: i32) -> String {
        let sign = match hundredths {
            ..=-5 => "−",
            5.. => "+",
            _ => "",
        };
        format!("{sign}{}", self.decimal(f64::from(hundredths).abs() / 100.0, 1))
    }

    /// A worth in a word.
    #[must_use]
    pub fn standing(&self, worth: Worth) -> String {
        self.say(&format!("review-standing-{}", worth.standing().name()), &[])
    }

    /// What is said about a turning point.
    #[must_use]
    pub fn turning_point(&self, kind: GameKind, point: &TurningPoint) -> Note {
        let ply = self.say(
            "review-point",
            &[
                ("gravity", self.say(&format!("review-gravity-{}", point.gravity.name()), &[]).into()),
                ("player", self.seat_name(kind, point.seat).into()),
                ("before", self.worth(point.before).into()),
                ("after", self.worth(point.after).into()),
            ],
        );
        let better = self.say("review-better", &[("worth", self.worth(point.before).into())]);
        Note { ply, better }
    }
}
