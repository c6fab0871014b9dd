//! A first lesson: a few steps, and in each of them something to do.

use crate::TextError;
use crate::page::board;
use tablier_games::{AnyMove, AnyPosition, GameKind};

/// A first lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Its steps, in order.
    pub steps: Vec<Step>,
}

/// Something to do, and what is said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What it is about.
    pub title: String,
    /// What is told before.
    pub told: Vec<String>,
    /// What stands on the board.
    pub position: AnyPosition,
    /// What is to be done.
    pub goal: Goal,
    /// What is said when it is done.
    pub praise: String,
    /// What is said about other moves: about some, and about all the rest.
    pub wrong: Vec<(Option<String>, String)>,
}

/// What is to be done in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any move will do.
    AnyMove,
    /// Any capture.
    Capture,
    /// One of these moves.
    OneOf(Vec<String>),
}

/// What comes of a move in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<'a> {
    /// That was it.
    Right(&'a str),
    /// A legal move, but not what was wanted, and why.
    Wrong(&'a str),
}

impl Lesson {
    /// Reads the lesson of a game.
    pub fn read(kind: GameKind, text: &str) -> Result<Self, TextError> {
        let mut steps: Vec<Step> = Vec::new();
        let mut draft = Draft::default();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let error = |reason| TextError { line: index + 1, reason };
            let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
            if mark == "==" && !draft.title.is_empty() {
                steps.push(std::mem::take(&mut draft).finish().map_err(error)?);
            }
            draft.add(kind, mark, rest, line).map_err(error)?;
        }
        let last = text.lines().count();
        steps.push(draft.finish().map_err(|reason| TextError { line: last, reason })?);
        Ok(Self { steps })
    }
}

impl Step {
    /// What comes of a legal move.
    #[must_use]
    pub fn judge(&self, ply: AnyMove) -> Verdict<'_> {
        let text = ply.to_string();
        let right = match &self.goal {
            Goal::AnyMove => true,
            Goal::Capture => ply.captures(),
            Goal::OneOf(moves) => moves.contains(&text),
        };
        if right {
            return Verdict::Right(&self.praise);
        }
        let about = |wanted: Option<&str>| self.wrong.iter().find(|(ply, _)| ply.as_deref() == wanted);
        let reason = about(Some(&text)).or_else(|| about(None));
        Verdict::Wrong(reason.map_or("", |(_, reason)| reason))
    }
}

/// A step that is being read.
#[derive(Default)]
struct Draft {
    title: String,
    told: Vec<String>,
    position: Option<AnyPosition>,
    goal: Option<Goal>,
    praise: String,
    wrong: Vec<(Option<String>, String)>,
}

impl Draft {
    fn add(&mut self, kind: GameKind, mark: &str, rest: &str, line: &str) -> Result<(), &'static str> {
        match mark {
            "==" => rest.clone_into(&mut self.title),
            "@" | "@setup" => self.position = Some(board(kind, mark, rest)?),
            ">" => self.goal = Some(goal(rest)),
            "yes" => rest.clone_into(&mut self.praise),
            "no" => self.wrong.push((None, rest.to_owned())),
            _ if mark.starts_with("no:") => {
                self.wrong.push((Some(mark["no:".len()..].to_owned()), rest.to_owned()));
            }
            _ => self.told.push(line.to_owned()),
        }
        Ok(())
    }

    fn finish(self) -> Result<Step, &'static str> {
        let position = self.position.ok_or("a step without a board")?;
        let goal = self.goal.ok_or("a step with nothing to do")?;
        if self.praise.is_empty() || self.told.is_empty() {
            return Err("a step that says nothing");
        }
        let (title, told, praise, wrong) = (self.title, self.told, self.praise, self.wrong);
        Ok(Step { title, told, position, goal, praise, wrong })
    }
}

fn goal(text: &str) -> Goal {
    match text {
        "any" => Goal::AnyMove,
        "capture" => Goal::Capture,
        moves => Goal::OneOf(moves.split(' ').map(ToOwned::to_owned).collect()),
    }
}
