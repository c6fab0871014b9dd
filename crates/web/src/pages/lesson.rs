//! A first lesson: one makes the moves oneself.

use super::learn::{Opening, set_room_title};
use super::set_icon;
use crate::board::Board;
use crate::browser;
use crate::desk::Desk;
use crate::icons;
use crate::library::library;
use crate::panel::{Header, Say, TurnControls};
use crate::route::address;
use crate::speech::{speech, t};
use leptos::prelude::*;
use std::time::Duration;
use tablier_games::GameKind;
use tablier_guide::{Lesson, Step, Verdict};
use tablier_protocol::page::Room;

/// So long a wrong move stands before it is taken back.
const LOOK: Duration = Duration::from_millis(1100);

/// What has come of a step so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Progress {
    /// Nothing yet.
    #[default]
    Open,
    /// A wrong move, and why it is wrong.
    Wrong(String),
    /// It is done, and what is said about it.
    Done(String),
}

#[component]
pub(crate) fn LessonPage(kind: GameKind) -> impl IntoView {
    let (speech, library) = (speech(), library());
    set_icon(Some(kind));
    set_room_title(kind, Room::Lesson);
    // The step stays the same when the language changes.
    let number = RwSignal::new(kept_step(kind));
    let lesson = Memo::new(move |_| {
        library.book(speech.language()).map(|book| book.ok().and_then(|book| book.lesson(kind)))
    });
    Effect::new(move || browser::keep(&format!("lesson.{kind}"), &number.get().to_string()));
    view! {
        <Header place=(kind, Room::Lesson) />
        {move || match lesson.get() {
            Some(Some(lesson)) => view! { <Steps kind lesson number /> }.into_any(),
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

/// Where somebody was at the last visit.
fn kept_step(kind: GameKind) -> usize {
    browser::kept(&format!("lesson.{kind}")).and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[component]
fn Steps(kind: GameKind, lesson: Lesson, number: RwSignal<usize>) -> impl IntoView {
    let count = lesson.steps.len();
    let lesson = StoredValue::new(lesson);
    let step = move || lesson.with_value(|lesson| lesson.steps.get(number.get().min(count - 1)).cloned());
    move || step().map(|step| view! { <StepView kind step number count /> })
}

/// Long words are smaller on a phone, so that the board has one size for all steps.
const fn length_class(letters: usize) -> &'static str {
    match letters {
        0..170 => "",
        170..220 => "long",
        _ => "longer",
    }
}

#[component]
fn StepView(kind: GameKind, step: Step, number: RwSignal<usize>, count: usize) -> impl IntoView {
    let speech = speech();
    let desk = Desk::to_try(step.position.clone());
    let progress = RwSignal::new(Progress::Open);
    let step = StoredValue::new(step);
    let again = move || desk.lay_out(step.with_value(|step| step.position.clone()));
    Effect::new(move || {
        let Some(moved) = desk.moved.get() else { return };
        if matches!(progress.get_untracked(), Progress::Done(_)) {
            return;
        }
        let verdict = step.with_value(|step| match step.judge(moved.ply) {
            Verdict::Right(praise) => Progress::Done(praise.to_owned()),
            Verdict::Wrong(reason) => Progress::Wrong(reason.to_owned()),
        });
        if matches!(verdict, Progress::Wrong(_)) {
            let back = move || {
                if matches!(progress.try_get_untracked(), Some(Progress::Wrong(_))) {
                    again();
                }
            };
            set_timeout(back, LOOK);
        }
        progress.set(verdict);
    });
    let here = number.get_untracked().min(count - 1);
    let title = step.with_value(|step| step.title.clone());
    let told = step.with_value(|step| step.told.clone());
    let (task, told) =
        told.split_last().map(|(task, told)| (task.clone(), told.to_vec())).unwrap_or_default();
    let length = length_class(told.iter().chain([&task]).map(|text| text.chars().count()).sum());
    let done = Memo::new(move |_| progress.with(|progress| matches!(progress, Progress::Done(_))));
    let position =
        move || speech.tell("lesson-step", &[("step", (here + 1).into()), ("steps", count.into())]);
    view! {
        <main class=format!("lesson {kind} {length}") id="content" tabindex="-1">
            <div class="board-area">
                <Board desk />
            </div>
            <section class="lesson-words">
                <p class="lesson-place">{position}</p>
                <Dots here count number />
                <h1>{title}</h1>
                {told.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                <p class="task">{task}</p>
                <div aria-live="polite">
                    {move || match progress.get() {
                        Progress::Open => ().into_any(),
                        Progress::Wrong(reason) => view! { <p class="verdict wrong">{icons::close()} {reason}</p> }.into_any(),
                        Progress::Done(praise) => view! { <p class="verdict right">{icons::check()} {praise}</p> }.into_any(),
                    }}
                </div>
                <Show when=move || !done.get()>
                    <Say desk />
                    <TurnControls desk />
                </Show>
                <Ways kind here count number done again />
            </section>
        </main>
    }
}

/// One dot for each step, to go there.
#[component]
fn Dots(here: usize, count: usize, number: RwSignal<usize>) -> impl IntoView {
    let speech = speech();
    let dot = move |index: usize| {
        let label =
            move || speech.tell("lesson-step", &[("step", (index + 1).into()), ("steps", count.into())]);
        let current = if index == here { "step" } else { "false" };
        view! {
            <li>
                <button class="dot" aria-label=label aria-current=current on:click=move |_| number.set(index)></button>
            </li>
        }
    };
    view! { <ol class="dots">{(0..count).map(dot).collect_view()}</ol> }
}

/// On to the next step, back to the last one, or to the table.
#[component]
fn Ways(
    kind: GameKind,
    here: usize,
    count: usize,
    number: RwSignal<usize>,
    done: Memo<bool>,
    again: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let last = here + 1 == count;
    let next = move |_| {
        number.set(here + 1);
        set_timeout(|| browser::focus("svg.board"), Duration::from_millis(50));
    };
    view! {
        <div class="buttons lesson-ways">
            {(here > 0)
                .then(|| {
                    view! { <button class="button" on:click=move |_| number.set(here - 1)>{icons::back()} {t("lesson-back")}</button> }
                })}
            <Show when=move || done.get()>
                <button class="button" on:click=move |_| {
                    again();
                    number.set(here);
                }>{icons::undo()} {t("lesson-again")}</button>
            </Show>
            {if last {
                let play = move |_: leptos::ev::MouseEvent| number.set(0);
                view! {
                    <a class="button" class:filled=move || done.get() href=address(kind, Room::Table) on:click=play>
                        {t("lesson-play")}
                    </a>
                }
                    .into_any()
            } else {
                view! {
                    <button class="button" class:filled=move || done.get() on:click=next>
                        {move || if done.get() { t("lesson-next")() } else { t("lesson-skip")() }}
                        {icons::forward()}
                    </button>
                }
                    .into_any()
            }}
        </div>
    }
}
