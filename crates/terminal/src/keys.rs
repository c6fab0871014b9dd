//! What can be asked for by a key. The letters come from the words: they are those of the words of each language.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tablier_words::Words;

/// What can be asked for besides pointing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// To type a move.
    Type,
    /// A hint.
    Hint,
    /// To take a turn back.
    TakeBack,
    /// To see what the position is worth.
    Evaluate,
    /// To write a record.
    Save,
    /// To read one.
    Open,
    /// The rules.
    Rules,
    /// To resign.
    Resign,
    /// To agree on a draw.
    Draw,
    /// Another game.
    New,
    /// To turn the board.
    Turn,
    /// The keys.
    Help,
    /// To leave.
    Quit,
}

impl Command {
    /// All of them, in the order of the help.
    pub(crate) const ALL: [Self; 13] = [
        Self::Type,
        Self::Hint,
        Self::TakeBack,
        Self::Evaluate,
        Self::Save,
        Self::Open,
        Self::Rules,
        Self::Resign,
        Self::Draw,
        Self::New,
        Self::Turn,
        Self::Help,
        Self::Quit,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Hint => "hint",
            Self::TakeBack => "take-back",
            Self::Evaluate => "evaluate",
            Self::Save => "save",
            Self::Open => "open",
            Self::Rules => "rules",
            Self::Resign => "resign",
            Self::Draw => "draw",
            Self::New => "new",
            Self::Turn => "turn",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// Its key. That of the help is the same everywhere.
    pub(crate) fn key(self, words: &Words) -> String {
        if self == Self::Help {
            return "?".to_owned();
        }
        words.say(&format!("play-key-{}", self.name()), &[])
    }

    /// What it does, in a word.
    pub(crate) fn label(self, words: &Words) -> String {
        words.say(&format!("play-do-{}", self.name()), &[])
    }

    /// What it does, in a sentence.
    pub(crate) fn explanation(self, words: &Words) -> String {
        words.say(&format!("play-help-{}", self.name()), &[])
    }

    /// The command of a letter.
    fn of_letter(letter: char, words: &Words) -> Option<Self> {
        let letter = letter.to_lowercase().to_string();
        Self::ALL.into_iter().find(|command| command.key(words) == letter)
    }
}

/// A key by the name that people know it by: `x`, `Ctrl-x`, `F5`.
pub(crate) fn name(event: KeyEvent) -> String {
    let held = |modifier, name| if event.modifiers.contains(modifier) { name } else { "" };
    let (control, alt) = (held(KeyModifiers::CONTROL, "Ctrl-"), held(KeyModifiers::ALT, "Alt-"));
    format!("{control}{alt}{}", event.code)
}

/// Whether a key asks for the shell, as it does in every program.
pub(crate) fn suspends(event: KeyEvent) -> bool {
    event.code == KeyCode::Char('z') && event.modifiers == KeyModifiers::CONTROL
}

/// Whether a key interrupts, as it does in every program.
pub(crate) fn interrupts(event: KeyEvent) -> bool {
    event.code == KeyCode::Char('c') && event.modifiers == KeyModifiers::CONTROL
}

/// A key that means something at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// One step: columns to the right, lines down.
    Step(i32, i32),
    /// The next thing that can be chosen.
    Next,
    /// The one before.
    Previous,
    /// This one.
    Pick,
    /// A step back.
    Back,
    /// A choice of the panel, from 1.
    Choice(usize),
    /// A ply earlier.
    Earlier,
    /// A ply later.
    Later,
    /// The start.
    First,
    /// The present.
    Latest,
    /// Something else.
    Command(Command),
}

impl Key {
    /// What a key means.
    pub(crate) fn read(event: KeyEvent, words: &Words) -> Option<Self> {
        let held = event.modifiers.intersection(KeyModifiers::CONTROL | KeyModifiers::ALT);
        if interrupts(event) {
            return Some(Self::Command(Command::Quit));
        }
        if !held.is_empty() {
            return None;
        }
        Some(match event.code {
            KeyCode::Up => Self::Step(0, -1),
            KeyCode::Down => Self::Step(0, 1),
            KeyCode::Left => Self::Step(-1, 0),
            KeyCode::Right => Self::Step(1, 0),
            KeyCode::Tab => Self::Next,
            KeyCode::BackTab => Self::Previous,
            KeyCode::Enter | KeyCode::Char(' ') => Self::Pick,
            KeyCode::Esc | KeyCode::Backspace => Self::Back,
            KeyCode::PageUp => Self::Earlier,
            KeyCode::PageDown => Self::Later,
            KeyCode::Home => Self::First,
            KeyCode::End => Self::Latest,
            KeyCode::F(1) => Self::Command(Command::Help),
            KeyCode::Char(digit @ '1'..='9') => Self::Choice(digit as usize - '0' as usize),
            KeyCode::Char(letter) => Self::Command(Command::of_letter(letter, words)?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Key};
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use std::collections::BTreeSet;
    use tablier_words::{Language, Words};

    #[test]
    fn every_command_has_a_letter_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            let keys: BTreeSet<String> = Command::ALL.iter().map(|command| command.key(&words)).collect();
            assert_eq!(keys.len(), Command::ALL.len(), "{language:?}");
            for command in Command::ALL {
                let key = command.key(&words);
                assert_eq!(key.chars().count(), 1, "{language:?} {command:?}");
                let event = KeyEvent::new(KeyCode::Char(key.chars().next().unwrap()), KeyModifiers::NONE);
                assert_eq!(Key::read(event, &words), Some(Key::Command(command)));
            }
        }
    }

    #[test]
    fn control_c_is_the_way_out_and_other_held_keys_are_nothing() {
        let words = Words::new(Language::English);
        let read = |code, held| Key::read(KeyEvent::new(code, held), &words);
        assert_eq!(read(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Key::Command(Command::Quit)));
        assert_eq!(read(KeyCode::Char('h'), KeyModifiers::CONTROL), None);
        assert_eq!(read(KeyCode::Char('H'), KeyModifiers::SHIFT), Some(Key::Command(Command::Hint)));
    }
}
