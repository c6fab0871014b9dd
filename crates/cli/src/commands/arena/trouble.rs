//! Why a match cannot be played, as sentences.

use super::limit_form;
use crate::arguments::Form;
use crate::failure::Failure;
use tablier_arena::{ContestError, Description, DescriptionError, StoreError, Unavailable};
use tablier_words::{Value, Words};

/// A text that describes no player.
pub(super) fn description_failure(words: &Words, text: &str, error: &DescriptionError) -> Failure {
    let say = |id: &str, more: &[(&str, Value<'_>)]| {
        let mut args = vec![("player", text.into())];
        args.extend(more.iter().cloned());
        words.say(id, &args)
    };
    Failure::BadUse(match error {
        DescriptionError::Unknown(kind) => {
            let kinds = words.list_or(Description::KINDS);
            words.or_meant(say("arena-unknown-player", &[("kinds", kinds.into())]), kind, Description::KINDS)
        }
        DescriptionError::Level(level) => say("arena-unknown-level", &[("level", level.clone().into())]),
        DescriptionError::Option(option) => {
            let sentence = say("arena-unknown-option", &[("option", option.clone().into())]);
            words.or_meant(sentence, option, Description::OPTIONS)
        }
        DescriptionError::Value { option, value } => {
            let form = match option.as_str() {
                "method" => words.list_or(Description::METHODS),
                "name" => Form::of("cli-form-label").said(words),
                "hash" | "threads" => Form::number(1, Description::MOST).said(words),
                limit => limit_form(limit).said(words),
            };
            let args =
                [("option", option.clone().into()), ("value", value.clone().into()), ("form", form.into())];
            say("arena-wrong-value", &args)
        }
        DescriptionError::NoProgram => say("arena-no-program", &[]),
    })
}

/// A match that cannot be played, or not to its end.
pub(super) fn contest_failure(words: &Words, error: ContestError) -> Failure {
    match error {
        ContestError::Setup { kind, name, error } => Failure::BadUse(words.setup_error(kind, &name, error)),
        ContestError::TooFewPlayers => Failure::BadUse(words.say("arena-too-few-players", &[])),
        ContestError::NoPair => Failure::BadUse(words.say("arena-no-pair", &[])),
        ContestError::Unavailable(Unavailable::OtherGame { player, kind }) => {
            let game = words.game_name(kind);
            Failure::BadUse(
                words.say("arena-other-game", &[("player", player.into()), ("game", game.into())]),
            )
        }
        ContestError::Unavailable(Unavailable::Program { path, kind, reason }) => {
            let reason = words.system_error(kind, &reason);
            let args = [("path", path.into()), ("reason", reason.into())];
            Failure::BadUse(words.say("arena-no-start", &args))
        }
        ContestError::Store(error) => store_failure(words, &error),
    }
}

/// Something that cannot be kept.
pub(super) fn store_failure(words: &Words, error: &StoreError) -> Failure {
    let path = |path: &std::path::Path| ("path", Value::from(path.display().to_string()));
    match error {
        StoreError::File { path: file, error } => {
            let reason = words.system_error(error.kind(), &error.to_string());
            Failure::Refused(words.say("arena-file", &[path(file), ("reason", reason.into())]))
        }
        StoreError::Taken(folder) => Failure::BadUse(words.say("arena-taken", &[path(folder)])),
        StoreError::OtherMatch(file) => Failure::BadUse(words.say("arena-other-match", &[path(file)])),
        StoreError::Line { path: file, line } => {
            Failure::Refused(words.say("arena-line", &[path(file), ("line", line.to_string().into())]))
        }
    }
}
