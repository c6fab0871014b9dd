//! Problems: one turn wins, and one has to find it.

use super::learn::{Opening, set_room_title};
use super::set_icon;
use crate::board::Board;
use crate::browser;
use crate::desk::Desk;
use crate::icons;
use crate::library::library;
use crate::panel::{Header, Say, TurnControls, TypedMove, written_turn};
use crate::speech::{speech, t};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;
use tablier_games::{AnyMove, GameKind, Puzzle, PuzzleRead};
use tablier_protocol::page::Room;
use tablier_table::Table;

/// From one ply of the winning line to the next.
const PACE: Duration = Duration::from_millis(900);

/// What was solved here, kept between visits.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Progress {
    /// The keys of the positions that were solved.
    solved: BTreeSet<u64>,
    /// How many were solved one after the other, without a mistake.
    streak: u32,
    /// The longest of these.
    best: u32,
}

/// How it stands with the problem on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Open,
    Failed,
    Solved,
    /// Somebody wanted to see the solution.
    Shown,
}

/// The problems of a game, and how far somebody has come with them. Copies are the same.
#[derive(Clone, Copy)]
struct Collection {
    kind: GameKind,
    problems: StoredValue<Vec<Puzzle>>,
    progress: RwSignal<Progress>,
    number: RwSignal<usize>,
}

#[component]
pub(crate) fn ProblemsPage(kind: GameKind) -> impl IntoView {
    let library = library();
    set_icon(Some(kind));
    set_room_title(kind, Room::Problems);
    let problems = Memo::new(move |_| library.problems(kind));
    view! {
        <Header place=(kind, Room::Problems) />
        {move || match problems.get() {
            Some(Ok(problems)) if !problems.is_empty() => view! { <Problems kind problems /> }.into_any(),
            other => {
                view! {
                    <main class="lesson" id="content" tabindex="-1">
                        <Opening failed=other.is_some() />
                    </main>
                }
                    .into_any()
            }
        }}
    }
}

#[component]
fn Problems(kind: GameKind, problems: Vec<Puzzle>) -> impl IntoView {
    let progress: Progress = browser::kept(&format!("problems.{kind}"))
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let problems = StoredValue::new(problems);
    let set = Collection { kind, problems, progress: RwSignal::new(progress), number: RwSignal::new(0) };
    set.number.set(set.next_unsolved(0));
    Effect::new(move || {
        if let Ok(text) = set.progress.with(serde_json::to_string) {
            browser::keep(&format!("problems.{kind}"), &text);
        }
    });
    let problem = move || {
        let number = set.number.get();
        problems.with_value(|problems| {
            let puzzle = problems.get(number)?;
            Some((puzzle.clone(), puzzle.read(kind).ok()?))
        })
    };
    move || problem().map(|(puzzle, read)| view! { <ProblemView set puzzle read /> })
}

impl Collection {
    fn count(self) -> usize {
        self.problems.with_value(Vec::len)
    }

    fn is_solved(self, puzzle: &Puzzle) -> bool {
        let key = puzzle.read(self.kind).map(|read| read.position.key());
        key.is_ok_and(|key| self.progress.with_untracked(|progress| progress.solved.contains(&key)))
    }

    /// The first one from here on that nobody has solved; the same one if there is none.
    fn next_unsolved(self, from: usize) -> usize {
        let count = self.count();
        let all = (from..count).chain(0..from);
        let open = self.problems.with_value(|problems| {
            all.clone().find(|number| problems.get(*number).is_some_and(|puzzle| !self.is_solved(puzzle)))
        });
        open.unwrap_or(from % count.max(1))
    }

    /// The first problem of a grade that nobody has solved.
    fn go_to_grade(self, grade: u8) {
        let first = self
            .problems
            .with_value(|problems| problems.iter().position(|puzzle| puzzle.grade >= grade).unwrap_or(0));
        self.number.set(self.next_unsolved(first));
    }

    fn note(self, key: u64, solved: bool) {
        self.progress.update(|progress| {
            if solved {
                progress.solved.insert(key);
            }
            progress.streak = if solved { progress.streak + 1 } else { 0 };
            progress.best = progress.best.max(progress.streak);
        });
    }
}

#[component]
fn ProblemView(set: Collection, puzzle: Puzzle, read: PuzzleRead) -> impl IntoView {
    let kind = set.kind;
    let desk = Desk::to_try(read.position.clone());
    let stage = RwSignal::new(Stage::Open);
    // Only the first attempt counts.
    let tried = StoredValue::new(false);
    let read = StoredValue::new(read);
    Effect::new(move || {
        let decided =
            desk.moved.get().is_some() && desk.table.with_untracked(|table| table.draft().is_empty());
        if !decided || stage.get_untracked() != Stage::Open {
            return;
        }
        let solved = read
            .with_value(|read| desk.table.with_untracked(|table| *table.game().position() == read.solved));
        stage.set(if solved { Stage::Solved } else { Stage::Failed });
        if !tried.get_value() {
            set.note(read.with_value(|read| read.position.key()), solved);
        }
        tried.set_value(true);
        if !solved {
            desk.ask_hint();
        }
    });
    // A problem that is won with its solution has nothing to show after it.
    let goes_on = read.with_value(PuzzleRead::goes_on);
    let again = move || {
        desk.lay_out(read.with_value(|read| read.position.clone()));
        stage.set(Stage::Open);
    };
    let show = move || {
        if !tried.get_value() {
            set.note(read.with_value(|read| read.position.key()), false);
            tried.set_value(true);
        }
        stage.set(Stage::Shown);
        desk.lay_out(read.with_value(|read| read.position.clone()));
        play_line(desk, read.with_value(|read| read.line.clone()));
    };
    view! {
        <main class=format!("lesson problem {kind}") id="content" tabindex="-1">
            <div class="board-area">
                <Board desk />
            </div>
            <section class="lesson-words">
                <Facts set puzzle />
                <Task read=read kind stage />
                <div aria-live="polite">
                    <Verdict desk stage goes_on />
                </div>
                <Show when=move || stage.get() == Stage::Open>
                    <Say desk />
                    <TurnControls desk />
                    <TypedMove desk />
                </Show>
                <div class="buttons lesson-ways">
                    <Show when=move || stage.get() == Stage::Failed>
                        <button class="button" data-act="again" on:click=move |_| again()>{icons::undo()} {t("problem-again")}</button>
                    </Show>
                    <Show when=move || matches!(stage.get(), Stage::Open | Stage::Failed)>
                        <button class="button" data-act="show" on:click=move |_| show()>{t("problem-show")}</button>
                    </Show>
                    <Show when=move || goes_on && stage.get() == Stage::Solved>
                        <button class="button" data-act="line" on:click=move |_| show()>{t("problem-line")}</button>
                    </Show>
                    <button
                        class="button"
                        class:filled=move || matches!(stage.get(), Stage::Solved | Stage::Shown)
                        data-act="next"
                        on:click=move |_| set.number.set(set.next_unsolved(set.number.get_untracked() + 1))
                    >
                        {t("problem-next")}
                        {icons::forward()}
                    </button>
                </div>
            </section>
        </main>
    }
}

/// Plays the winning line ply by ply, as long as nobody does anything else.
fn play_line(desk: Desk, mut line: Vec<AnyMove>) {
    if line.is_empty() {
        return;
    }
    let ply = line.remove(0);
    let before = desk.table.with_untracked(|table| table.position().clone());
    let go_on = move || {
        let unchanged = desk.table.try_with_untracked(|table| *table.position() == before).unwrap_or(false);
        if unchanged {
            desk.play(ply);
            play_line(desk, line);
        }
    };
    set_timeout(go_on, PACE);
}

/// Which problem it is, how hard, and how somebody is doing.
#[component]
fn Facts(set: Collection, puzzle: Puzzle) -> impl IntoView {
    let speech = speech();
    let solved = move || set.progress.with(|progress| progress.solved.len());
    let place = move || {
        let number = set.number.get() + 1;
        speech.tell("problem-place", &[("number", number.into()), ("count", set.count().into())])
    };
    let streak = move || {
        let (streak, best) = set.progress.with(|progress| (progress.streak, progress.best));
        speech.tell("problem-streak", &[("streak", streak.into()), ("best", best.into())])
    };
    let done = move || {
        speech.tell("problem-solved-count", &[("solved", solved().into()), ("count", set.count().into())])
    };
    let grade = puzzle.grade;
    let button = move |other: u8| {
        let label = move || speech.tell("problem-grade", &[("grade", other.into())]);
        view! {
            <button class="grade" aria-pressed=(other == grade).to_string() aria-label=label title=label on:click=move |_| set.go_to_grade(other)>
                {other}
            </button>
        }
    };
    view! {
        <p class="lesson-place">{place} " · " {done}</p>
        <div class="grades" role="group" aria-label=t("problem-grades")>
            <span class="grades-name" aria-hidden="true">{t("problem-grades")}</span>
            {(1..=Puzzle::GRADES).map(button).collect_view()}
        </div>
        <p class="streak">{streak}</p>
    }
}

/// Who is to move and what is asked for; once that is known, who wins, and how.
#[component]
fn Task(read: StoredValue<PuzzleRead>, kind: GameKind, stage: RwSignal<Stage>) -> impl IntoView {
    let speech = speech();
    let side = read.with_value(|read| read.position.side());
    let known = Memo::new(move |_| matches!(stage.get(), Stage::Solved | Stage::Shown));
    let title = move || {
        let words = speech.words();
        if known.get() { words.wins(kind, side) } else { words.to_move(kind, side) }
    };
    let task = move || {
        if known.get() {
            let solution = read.with_value(|read| written_turn(&read.solution));
            speech.tell("problem-solution", &[("move", solution.into())])
        } else {
            speech.say("problem-task")
        }
    };
    view! {
        <h1>{title}</h1>
        <p class="task">{task}</p>
    }
}

/// What came of the attempt.
#[component]
fn Verdict(desk: Desk, stage: RwSignal<Stage>, goes_on: bool) -> impl IntoView {
    let speech = speech();
    let answer = move || {
        desk.hint
            .get()
            .map(|hint| speech.tell("problem-answer", &[("move", written_turn(&hint.turn).into())]))
    };
    let over = move || desk.table.with(|table: &Table| table.game().outcome().is_some());
    move || {
        match stage.get() {
        Stage::Open => ().into_any(),
        Stage::Solved => {
            let id = if over() { "problem-won" } else { "problem-right" };
            view! { <p class="verdict right">{icons::check()} {t(id)}</p> }.into_any()
        }
        Stage::Failed => view! { <p class="verdict wrong">{icons::close()} <span>{t("problem-wrong")} " " {answer}</span></p> }.into_any(),
        Stage::Shown => {
            // Nothing comes after a solution that wins by itself.
            let id = if goes_on { "problem-watch" } else { "problem-watch-won" };
            view! { <p class="verdict">{t(id)}</p> }.into_any()
        }
    }
    }
}
