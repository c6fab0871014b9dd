//! What is wrong with a record, and what cannot happen at a table.

use crate::Words;
use tablier_games::record::{Problem, RecordError};
use tablier_games::{GameKind, Refusal, TableError};

impl Words {
    /// Why an event cannot happen at a table.
    #[must_use]
    pub fn table_error(&self, kind: GameKind, error: &TableError) -> String {
        match error {
            TableError::Refused(refusal) => self.refusal(kind, refusal),
            TableError::Over => self.say("refusal-over", &[]),
            TableError::NoSuchSeat(seat) => self.tell("table-no-such-seat", &[("seat", seat)]),
            TableError::AlreadyOut(seat) => self.tell("table-already-out", &[("seat", seat)]),
        }
    }

    /// Why a record is refused, and where.
    #[must_use]
    pub fn record_error(&self, error: &RecordError) -> String {
        let reason = self.problem(&error.problem);
        self.tell("record-error", &[("line", &error.line), ("reason", &reason)])
    }

    fn problem(&self, problem: &Problem) -> String {
        let plain = |id| self.say(id, &[]);
        let quote = |id, text: &String| self.tell(id, &[("text", text)]);
        match problem {
            Problem::Empty => plain("record-empty"),
            Problem::Several => plain("record-several"),
            Problem::TagName(name) => quote("record-tag-name", name),
            Problem::SeedSurplus => plain("record-seed-surplus"),
            Problem::TagForm => plain("record-tag-form"),
            Problem::TagTwice(name) => quote("record-tag-twice", name),
            Problem::TagMissing(name) => self.tell("record-tag-missing", &[("text", name)]),
            Problem::UnknownGame(name) => {
                let sentence = quote("record-unknown-game", name);
                self.or_meant(sentence, name, GameKind::ALL.map(GameKind::name))
            }
            Problem::Setup { kind, name, error } => self.setup_error(*kind, name, *error),
            Problem::Seed(text) => quote("record-seed", text),
            Problem::Position(error) => self.position_error(error),
            Problem::PositionDiffers => plain("record-position-differs"),
            Problem::NoSuchSeat(seat) => self.tell("table-no-such-seat", &[("seat", seat)]),
            Problem::TimeControl(text) => quote("record-time-control", text),
            Problem::CommentOpen => plain("record-comment-open"),
            Problem::VariationOpen => plain("record-variation-open"),
            Problem::VariationStray => plain("record-variation-stray"),
            Problem::VariationTooDeep => plain("record-variation-too-deep"),
            Problem::VariationEvent(word) => quote("record-variation-event", word),
            Problem::Event { kind, word, reason: TableError::Refused(Refusal::Unreadable), .. } => {
                self.tell("record-unreadable", &[("text", word), ("game", &self.game_name(*kind))])
            }
            Problem::Event { kind, ply, word, reason } => {
                let reason = self.table_error(*kind, reason);
                self.tell("record-event", &[("ply", ply), ("text", word), ("reason", &reason)])
            }
            Problem::ResultDiffers { stated, actual } if actual == "*" => quote("record-result-open", stated),
            Problem::ResultDiffers { stated, actual } => {
                self.tell("record-result-differs", &[("stated", stated), ("actual", actual)])
            }
            Problem::EndingDiffers { stated, actual: None } => quote("record-ending-open", stated),
            Problem::EndingDiffers { stated, actual: Some(actual) } => {
                self.tell("record-ending-differs", &[("stated", stated), ("actual", actual)])
            }
            Problem::AfterResult(word) => quote("record-after-result", word),
        }
    }
}
