//! The whole game looked at: a graph of its chances, and where it turned.

use super::opinion::{readable, worth};
use super::studio::Studio;
use crate::engine::{Engine, Reply, StoredEngine};
use crate::picture::Picture;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::{AnyMove, Game};
use tablier_protocol::worker::{Answer, Ask};
use tablier_review::{Opinion, Review, TurningPoint, annotate, states};
use tablier_scene::svg;
use tablier_study::{NodeId, Study};
use wasm_bindgen::JsCast;

/// So long each position is looked at.
const LOOK: u32 = 300;
/// How large the graph is, in its own units.
const SIZE: (f64, f64) = (720.0, 240.0);

/// Looks at the main line, position by position, from its end. Copies are the same.
#[derive(Clone, Copy)]
struct Examiner {
    studio: Studio,
    review: RwSignal<Option<Review>>,
    /// The places of the main line that was looked at, the start first.
    line: RwSignal<Vec<NodeId>>,
    states: StoredValue<Vec<Game>>,
    /// The positions that nothing is known about yet.
    left: RwSignal<Vec<usize>>,
    engine: StoredEngine,
}

impl Examiner {
    fn new(studio: Studio) -> Self {
        let examiner = Self {
            studio,
            review: RwSignal::new(None),
            line: RwSignal::new(Vec::new()),
            states: StoredValue::new(Vec::new()),
            left: RwSignal::new(Vec::new()),
            engine: StoredValue::new_local(Engine::new(|_| {})),
        };
        examiner.engine.set_value(Engine::new(move |reply| examiner.hear(&reply)));
        on_cleanup(move || examiner.engine.with_value(Engine::close));
        examiner
    }

    fn begin(self) {
        let (line, game) = self.studio.study.with_untracked(|study| {
            let line: Vec<NodeId> = std::iter::once(Study::START).chain(study.main_line()).collect();
            let game = study.game_at(line.last().copied().unwrap_or(Study::START));
            (line, game)
        });
        let states = states(&game);
        let open = states.iter().enumerate().filter(|(_, state)| state.outcome().is_none());
        self.left.set(open.map(|(index, _)| index).collect());
        self.review.set(Some(Review::new(&game)));
        self.line.set(line);
        self.states.set_value(states);
        self.go_on();
    }

    fn stop(self) {
        self.left.set(Vec::new());
        self.engine.with_value(Engine::stop);
    }

    fn go_on(self) {
        let next = self.left.with_untracked(|left| left.last().copied());
        if let Some(game) = next.and_then(|index| self.states.with_value(|states| states.get(index).cloned()))
        {
            let ask = Ask::Analyse { milliseconds: LOOK, lines: 1 };
            self.engine.with_value(|engine| engine.ask(&game, ask));
        }
    }

    fn hear(self, reply: &Reply) {
        match reply {
            Reply::Answer(answer) if !answer.goes_on => self.take_in(answer),
            Reply::Answer(_) => {}
            Reply::Failed => {
                let _ = self.left.try_set(Vec::new());
            }
        }
    }

    fn take_in(self, answer: &Answer) {
        let Some(Some(index)) = self.left.try_update(Vec::pop) else { return };
        let position =
            self.states.with_value(|states| states.get(index).map(|state| state.position().clone()));
        if let (Some(line), Some(position)) = (answer.lines.first(), position) {
            let opinion = Opinion { worth: worth(line.worth), line: readable(&position, &line.plies) };
            self.review.update(|review| {
                if let Some(review) = review {
                    review.set(index, opinion);
                }
            });
        }
        self.go_on();
    }

    /// Whether what was looked at is still the main line.
    fn is_fresh(self) -> bool {
        let line = self.studio.study.with(Study::main_line);
        self.line.with(|looked_at| looked_at.get(1..) == Some(&line[..]))
    }

    /// The place of the tree that a position of the review stands for.
    fn node(self, index: usize) -> Option<NodeId> {
        let event = self.review.with_untracked(|review| {
            let before =
                index.checked_sub(1).and_then(|before| review.as_ref()?.moments().get(before).cloned());
            before.and_then(|moment| moment.played).map(|played| played.event + 1)
        });
        self.line.with_untracked(|line| line.get(event.unwrap_or(0)).copied())
    }

    /// Writes the turning points into the tree: comments, and better lines as variations.
    fn write_down(self, say: impl FnMut(&TurningPoint) -> tablier_review::Note) {
        let record = self.studio.study.with_untracked(Study::to_record);
        let annotated = self.review.with_untracked(|review| {
            review.as_ref().and_then(|review| annotate(&record, review, None, say).ok())
        });
        if let Some(annotated) = annotated {
            self.studio.show(Study::from_record(&annotated));
            self.review.set(None);
        }
    }
}

#[component]
pub(super) fn Graph(studio: Studio) -> impl IntoView {
    let speech = speech();
    let examiner = Examiner::new(studio);
    let empty = Memo::new(move |_| studio.study.with(|study| study.main_line().is_empty()));
    let busy = Memo::new(move |_| examiner.left.with(|left| !left.is_empty()));
    let shown = Memo::new(move |_| examiner.review.with(Option::is_some) && examiner.is_fresh());
    Effect::new(move || {
        if !shown.get() && busy.get_untracked() {
            examiner.stop();
        }
    });
    let progress = move || {
        let all = examiner.line.with(Vec::len).max(1);
        let done = all.saturating_sub(examiner.left.with(Vec::len));
        speech.tell("analysis-progress", &[("percent", (done * 100 / all).into())])
    };
    view! {
        <section class="graph" aria-label=t("analysis-graph")>
            <Show when=move || shown.get()>
                <Chart examiner />
                <Points examiner />
            </Show>
            <div class="buttons">
                {move || match (busy.get(), shown.get()) {
                    (true, _) => {
                        view! {
                            <button class="button" on:click=move |_| examiner.stop()>{t("analysis-stop")} " · " {progress}</button>
                        }
                            .into_any()
                    }
                    (false, true) => {
                        let write = move |_| examiner.write_down(|point| speech.words().turning_point(studio.kind, point));
                        view! { <button class="button" data-act="write-down" on:click=write>{t("analysis-write-down")}</button> }.into_any()
                    }
                    (false, false) => {
                        view! {
                            <button class="button" data-act="examine" disabled=move || empty.get() on:click=move |_| examiner.begin()>
                                {t("analysis-examine")}
                            </button>
                        }
                            .into_any()
                    }
                }}
            </div>
        </section>
    }
}

/// The graph; pressing it goes there.
#[component]
fn Chart(examiner: Examiner) -> impl IntoView {
    let plot =
        move || examiner.review.with(|review| review.as_ref().map(|review| review.plot(SIZE.0, SIZE.1)));
    let plot = Memo::new(move |_| plot());
    let press = move |event: leptos::ev::MouseEvent| {
        let Some(chart) =
            event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        else {
            return;
        };
        let area = chart.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width() * SIZE.0;
        let nearest = plot.with_untracked(|plot| {
            let plot = plot.as_ref()?;
            (0..=plot.last)
                .min_by(|one, other| (plot.x(*one) - x).abs().total_cmp(&(plot.x(*other) - x).abs()))
        });
        if let Some(node) = nearest.and_then(|index| examiner.node(index)) {
            examiner.studio.go_to(node);
        }
    };
    // Where somebody stands, if it is on this line.
    let here = move || {
        let here = examiner.studio.study.with(Study::here);
        let place = plot.with(|plot| {
            let plot = plot.as_ref()?;
            (0..=plot.last).find(|index| examiner.node(*index) == Some(here)).map(|index| plot.x(index))
        });
        place.map(|x| format!("M{x:.1} 0V{}", SIZE.1)).unwrap_or_default()
    };
    let frame = plot.with_untracked(|plot| plot.as_ref().map(|plot| svg::view_box(plot.scene().frame)));
    view! {
        <div class="chart" on:click=press>
            {move || plot.get().map(|plot| view! { <Picture scene=plot.scene() class="chart-picture" /> })}
            <svg class="chart-here" viewBox=frame preserveAspectRatio="none" aria-hidden="true">
                <path d=here />
            </svg>
        </div>
    }
}

/// Where the game turned; pressing a point goes there.
#[component]
fn Points(examiner: Examiner) -> impl IntoView {
    let speech = speech();
    let points = Memo::new(move |_| {
        examiner.review.with(|review| review.as_ref().map_or(Vec::new(), Review::turning_points))
    });
    let row = move |point: TurningPoint| {
        let kind = examiner.studio.kind;
        let (number, ply): (u32, Option<AnyMove>) = examiner.review.with_untracked(|review| {
            let moment = review.as_ref().and_then(|review| review.moments().get(point.index).cloned());
            moment.map_or((0, None), |moment| (moment.turn, moment.played.map(|played| played.ply)))
        });
        let ply = ply.map(|ply| crate::panel::written_ply(&ply)).unwrap_or_default();
        let (index, gravity) = (point.index, point.gravity.name());
        let go = move |_| {
            if let Some(node) = examiner.node(index + 1) {
                examiner.studio.go_to(node);
            }
        };
        view! {
            <li>
                <button class="point" data-gravity=gravity on:click=go>
                    <b>{format!("{number}. {ply}")}</b>
                    " "
                    {move || speech.words().turning_point(kind, &point).ply}
                </button>
            </li>
        }
    };
    view! {
        <ol class="points" aria-label=t("analysis-points")>
            {move || points.get().into_iter().map(row).collect_view()}
        </ol>
    }
}
