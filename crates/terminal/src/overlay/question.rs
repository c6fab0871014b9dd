//! Something to be decided.

use super::window;
use crate::layout::middle;
use crate::palette::Palette;
use crate::wrap::{cut_front, wrap};
use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::path::PathBuf;
use tablier_games::Seat;
use tablier_table::Table;
use tablier_words::Words;

/// How wide a question is set.
const WIDTH: u16 = 56;

/// How much of a path is shown: with more lines, the answers would have no room on the smallest screen.
const LONGEST_PATH: usize = 4 * WIDTH as usize;

/// What is asked.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// A game was kept: does it go on?
    Resume {
        /// How many more were kept.
        others: usize,
    },
    /// Do all players agree on a draw?
    Draw,
    /// Does this player give up?
    Resign(Seat),
    /// May this record take the place of a file?
    Replace {
        /// The file.
        file: PathBuf,
        /// The record.
        text: String,
    },
}

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    No,
    /// The next of several games that were kept.
    Another,
    /// A game that was kept stays where it is.
    Leave,
}

impl Answer {
    /// The message that has its key.
    const fn key(self) -> &'static str {
        match self {
            Self::Yes => "play-key-yes",
            Self::No => "play-key-no",
            Self::Another => "play-key-another",
            Self::Leave => "play-help-back-key",
        }
    }
}

impl Question {
    /// Whether there is another game to go on with.
    pub(crate) const fn has_another(&self) -> bool {
        matches!(self, Self::Resume { others: 1.. })
    }

    /// What can be answered, and what it is called, a line each.
    fn answers(&self, words: &Words, table: Option<&Table>) -> Vec<(Answer, String)> {
        let (_, yes, no) = self.texts(words, table);
        let mut answers = vec![(Answer::Yes, yes), (Answer::No, no)];
        if let Self::Resume { others: others @ 1.. } = self {
            let another = words.say("play-resume-another", &[("count", (*others).into())]);
            answers.insert(1, (Answer::Another, another));
        }
        if let Self::Resume { .. } = self {
            answers.push((Answer::Leave, words.say("play-resume-leave", &[])));
        }
        answers
    }

    fn texts(&self, words: &Words, table: Option<&Table>) -> (String, String, String) {
        let say = |id: &str| words.say(id, &[]);
        match self {
            Self::Draw => (say("play-draw-sure"), say("play-draw-yes"), say("play-draw-no")),
            Self::Resume { .. } => {
                let turns = table.map_or(0, |table| table.turns().len());
                let game = table.map(|table| words.game_name(table.kind())).unwrap_or_default();
                let args = [("game", game.into()), ("turns", turns.into())];
                (words.say("play-resume", &args), say("play-resume-yes"), say("play-resume-no"))
            }
            Self::Resign(_) => (say("table-resign-sure"), say("table-resign-yes"), say("table-resign-no")),
            Self::Replace { file, .. } => {
                let file = cut_front(&file.display().to_string(), LONGEST_PATH);
                let args = [("file", file.into())];
                (words.say("play-replace", &args), say("play-replace-yes"), say("play-replace-no"))
            }
        }
    }

    /// The answer that lies at a place of the screen.
    pub(crate) fn answer_at(
        &self,
        at: (u16, u16),
        size: (u16, u16),
        words: &Words,
        table: Option<&Table>,
    ) -> Option<Answer> {
        let lines = wrap(&self.texts(words, table).0, usize::from(WIDTH)).len() as u16;
        let answers = self.answers(words, table);
        let area = middle(size, (WIDTH + 4, lines + answers.len() as u16 + 3));
        let line = at.1.checked_sub(area.y).filter(|_| area.contains(at.into()))?;
        // Below the edge, the question and a blank line.
        let (answer, _) = answers.get(usize::from(line.checked_sub(lines + 2)?))?;
        Some(*answer)
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, palette: Palette, words: &Words, table: Option<&Table>) {
        let lines = wrap(&self.texts(words, table).0, usize::from(WIDTH));
        let answers = self.answers(words, table);
        let height = (lines.len() + 1 + answers.len()) as u16;
        let title = table.map_or_else(|| words.say("page-title", &[]), |table| words.game_name(table.kind()));
        let inside = window(frame, palette, (WIDTH, height), &title, "");
        let mut text: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
        text.push(Line::default());
        text.extend(
            answers.iter().map(|(answer, label)| choice(&words.say(answer.key(), &[]), label, palette)),
        );
        frame.render_widget(Paragraph::new(text), inside);
    }
}

fn choice(key: &str, label: &str, palette: Palette) -> Line<'static> {
    Line::from(vec![Span::styled(format!(" {key} "), palette.cursor()), Span::raw(format!(" {label}"))])
}
