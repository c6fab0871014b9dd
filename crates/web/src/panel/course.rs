//! How a game went that is over: a small graph, and the way to where it turned.

use super::prompt::analysis_at;
use crate::desk::Desk;
use crate::examine::Examiner;
use crate::picture::Picture;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use tablier_games::AnyMove;
use tablier_review::{Gravity, Review, TurningPoint};
use tablier_table::{Table, first_turn};

/// Games that are shorter have no course.
const FEWEST_PLIES: usize = 4;
/// So long the whole game is looked at, in milliseconds, and so long a single position at least and at most.
const LOOK_AT_ALL: u32 = 8000;
const LOOK: (u32, u32) = (40, 150);
/// How large the graph is, in its own units.
const SIZE: (f64, f64) = (480.0, 150.0);

/// The course of the game on the board, as soon as the board shows its end: the last turn of others is shown ply by ply,
/// and engines may go on alone.
#[component]
pub(crate) fn Course(desk: Desk) -> impl IntoView {
    let over = Memo::new(move |_| desk.table.with(|table| table.game().outcome().is_some()));
    move || over.get().then(|| view! { <Graph desk /> })
}

/// The graph grows while the engine looks at the game, the last positions first.
#[component]
fn Graph(desk: Desk) -> impl IntoView {
    let speech = speech();
    let game = desk.table.with_untracked(|table| table.game().clone());
    let plies = game.plies().count();
    if plies < FEWEST_PLIES {
        return ().into_any();
    }
    let examiner = Examiner::new();
    examiner.begin(&game, (LOOK_AT_ALL / plies as u32).clamp(LOOK.0, LOOK.1));
    let plot = move || {
        examiner.review.with(|review| review.as_ref().map(|review| review.plot(SIZE.0, SIZE.1).scene()))
    };
    let turned = Memo::new(move |_| {
        let point = examiner.review.with(|review| review.as_ref().and_then(worst));
        point.filter(|_| !examiner.is_busy() && !examiner.failed.get())
    });
    let wait = move || speech.tell("table-turned-wait", &[("percent", examiner.percent().into())]);
    view! {
        <figure class="course" role="img" aria-label=t("analysis-graph")>
            {move || plot().map(|scene| view! { <Picture scene class="course-picture" /> })}
        </figure>
        <p class="course-way">
            {move || match turned.get() {
                Some(point) => {
                    let (address, what) = desk.table.with_untracked(|table| {
                        (analysis_at(table.game(), point.event), what_turned(speech, table, &point))
                    });
                    view! { <span>{what}</span> <a class="button" data-act="turned" href=address>{t("table-turned")}</a> }.into_any()
                }
                None if examiner.is_busy() => view! { <span class="fine">{wait}</span> }.into_any(),
                // Nothing is known about what was not looked at.
                None if examiner.failed.get() => ().into_any(),
                None => view! { <span class="fine">{t("table-not-turned")}</span> }.into_any(),
            }}
        </p>
    }
    .into_any()
}

/// What was played when the game turned, from the ply on that cost most, and what was better.
fn what_turned(speech: Speech, table: &Table, point: &TurningPoint) -> String {
    let turn = table.turns().iter().find(|turn| (turn.first..turn.end()).contains(&point.event));
    let played: Vec<AnyMove> =
        turn.map_or(Vec::new(), |turn| turn.plies().into_iter().skip(point.event - turn.first).collect());
    let better = first_turn(&table.position_after(point.event), &point.better);
    speech.tell(
        "table-turned-at",
        &[
            ("turn", table.turn_number(point.event).into()),
            ("move", table.written_at(point.event, &played).into()),
            ("better", table.written_at(point.event, &better).into()),
        ],
    )
}

/// The turning point that cost most; of two players' games only one that took the lead away, or nearly all that was left.
fn worst(review: &Review) -> Option<TurningPoint> {
    let cost = |point: &TurningPoint| point.before.chance() - point.after.chance();
    let turned = |point: &TurningPoint| {
        review.seats() > 2
            || point.gravity == Gravity::Blunder
            || point.before.chance() >= 0.5 && point.after.chance() < 0.5
    };
    let points = review.turning_points().into_iter().filter(turned);
    points.max_by(|one, other| cost(one).total_cmp(&cost(other)))
}
