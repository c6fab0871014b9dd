//! Questions that are answered.

use super::App;
use crate::desk::Desk;
use crate::input::Effect;
use crate::keys::{Command, Key};
use crate::overlay::{Answer, Overlay, Purpose, Question};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use tablier_games::GameKind;

impl App {
    /// Answers a question by its keys, by Enter, or by Escape.
    pub(super) fn answer(&mut self, question: Question, event: KeyEvent, key: Option<Key>) {
        let typed = match event.code {
            KeyCode::Char(letter) => letter.to_lowercase().to_string(),
            _ => String::new(),
        };
        let yes = typed == self.words.say("play-key-yes", &[]);
        let no = typed == self.words.say("play-key-no", &[]);
        // Only what does no harm is done by a key that is pressed so easily.
        let harmless = matches!(question, Question::Resume { .. });
        let another = typed == self.words.say("play-key-another", &[]);
        match key {
            Some(Key::Command(Command::Quit)) => self.quit(),
            _ if yes => self.decide(question, true),
            _ if no => self.decide(question, false),
            _ if another && question.has_another() => self.open_another(),
            Some(Key::Pick) if harmless && event.code == KeyCode::Enter => self.decide(question, true),
            Some(Key::Back) => self.back_out(question),
            _ => self.overlay = Some(Overlay::Question(question)),
        }
    }

    /// An answer is pressed with the mouse.
    pub(super) fn decide_by(&mut self, question: Question, answer: Answer) {
        match answer {
            Answer::Yes => self.decide(question, true),
            Answer::No => self.decide(question, false),
            Answer::Another => self.open_another(),
            Answer::Leave => self.leave_kept(),
        }
    }

    /// A question is closed by what changes nothing: a game that was kept stays where it is.
    pub(super) fn back_out(&mut self, question: Question) {
        match question {
            Question::Resume { .. } => self.leave_kept(),
            other => self.decide(other, false),
        }
    }

    /// Leaves a game that was offered where it is kept, and goes back to the menu.
    fn leave_kept(&mut self) {
        self.claiming = None;
        self.effects.push(Effect::Leave);
        if let Some(desk) = self.desk.take() {
            let kind = desk.kind();
            self.waiting.insert(kind);
            self.chosen = GameKind::ALL.iter().position(|game| *game == kind).unwrap_or_default();
        }
    }

    /// A question is decided.
    pub(super) fn decide(&mut self, question: Question, yes: bool) {
        match (question, yes) {
            (Question::Resume { .. }, true) => self.go_on(),
            (Question::Resume { .. }, false) => {
                self.begin_anew(self.desk.as_ref().map_or(GameKind::Tzaar, Desk::kind));
            }
            (Question::Draw, true) => {
                if let Some(desk) = &mut self.desk {
                    desk.agree_on_a_draw();
                }
            }
            (Question::Resign(seat), true) => {
                if let Some(desk) = &mut self.desk {
                    desk.resign(seat);
                }
            }
            (Question::Replace { file, text }, true) => {
                self.effects.push(Effect::Write { file, text, replace: true });
            }
            (Question::Replace { .. }, false) => self.enter(Purpose::Save),
            (Question::Resign(_) | Question::Draw, false) => {}
        }
    }
}
