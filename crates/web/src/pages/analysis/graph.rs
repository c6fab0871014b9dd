//! The whole game looked at: a graph of its chances, and where it turned.

use super::studio::{Studio, Subject};
use crate::examine::Examiner;
use crate::picture::Picture;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::Game;
use tablier_review::{Review, TurningPoint, annotate};
use tablier_scene::svg;
use tablier_study::{NodeId, Study};
use wasm_bindgen::JsCast;

/// So long each position is looked at.
const LOOK: u32 = 300;
/// How large the graph is, in its own units.
const SIZE: (f64, f64) = (720.0, 240.0);

/// The review of the main line, and the places of the tree that it is about. Copies are the same.
#[derive(Clone, Copy)]
struct MainLine {
    studio: Studio,
    examiner: Examiner,
    review: RwSignal<Option<Review>>,
    /// The places of the main line that was looked at, the start first.
    line: RwSignal<Vec<NodeId>>,
    /// What was played on it: another game can have the same places.
    subject: RwSignal<Option<Subject>>,
}

impl MainLine {
    fn new(studio: Studio) -> Self {
        let examiner = Examiner::new();
        let (line, subject) = (RwSignal::new(Vec::new()), RwSignal::new(None));
        Self { studio, examiner, review: examiner.review, line, subject }
    }

    fn begin(self) {
        let (line, game) = self.studio.study.with_untracked(main_line);
        self.line.set(line);
        self.subject.set(Some(Subject::of(&game)));
        self.examiner.begin(&game, LOOK);
    }

    /// Whether what was looked at is still the main line.
    fn is_fresh(self) -> bool {
        let (line, game) = self.studio.study.with(main_line);
        let subject = Some(Subject::of(&game));
        self.line.with(|looked_at| *looked_at == line) && self.subject.with(|looked_at| *looked_at == subject)
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

/// The places of the main line, the start first, and the game that it is.
fn main_line(study: &Study) -> (Vec<NodeId>, Game) {
    let line: Vec<NodeId> = std::iter::once(Study::START).chain(study.main_line()).collect();
    let game = study.game_at(line.last().copied().unwrap_or(Study::START));
    (line, game)
}

#[component]
pub(super) fn Graph(studio: Studio) -> impl IntoView {
    let speech = speech();
    let main = MainLine::new(studio);
    let empty = Memo::new(move |_| studio.study.with(|study| study.main_line().is_empty()));
    let busy = Memo::new(move |_| main.examiner.is_busy());
    let shown = Memo::new(move |_| main.review.with(Option::is_some) && main.is_fresh());
    Effect::new(move || {
        if !shown.get() && busy.get_untracked() {
            main.examiner.stop();
        }
    });
    let progress = move || speech.tell("analysis-progress", &[("percent", main.examiner.percent().into())]);
    view! {
        <section class="graph" aria-label=t("analysis-graph")>
            <Show when=move || shown.get()>
                <Chart main />
                <Points main />
            </Show>
            <div class="buttons">
                {move || match (busy.get(), shown.get()) {
                    (true, _) => {
                        view! {
                            <button class="button" on:click=move |_| main.examiner.stop()>{t("analysis-stop")} " · " {progress}</button>
                        }
                            .into_any()
                    }
                    (false, true) => {
                        let write = move |_| main.write_down(|point| speech.words().turning_point(studio.kind, point));
                        view! { <button class="button" data-act="write-down" on:click=write>{t("analysis-write-down")}</button> }.into_any()
                    }
                    (false, false) => {
                        view! {
                            <button class="button" data-act="examine" disabled=move || empty.get() on:click=move |_| main.begin()>
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
fn Chart(main: MainLine) -> impl IntoView {
    let plot = move || main.review.with(|review| review.as_ref().map(|review| review.plot(SIZE.0, SIZE.1)));
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
        if let Some(node) = nearest.and_then(|index| main.node(index)) {
            main.studio.go_to(node);
        }
    };
    // Where somebody stands, if it is on this line.
    let here = move || {
        let here = main.studio.study.with(Study::here);
        let place = plot.with(|plot| {
            let plot = plot.as_ref()?;
            (0..=plot.last).find(|index| main.node(*index) == Some(here)).map(|index| plot.x(index))
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
fn Points(main: MainLine) -> impl IntoView {
    let speech = speech();
    let points = Memo::new(move |_| {
        main.review.with(|review| review.as_ref().map_or(Vec::new(), Review::turning_points))
    });
    let row = move |point: TurningPoint| {
        let kind = main.studio.kind;
        // The list of moves, which stands beside it, counts departures as turns.
        let node = main.node(point.index + 1);
        let number = node.map_or(0, |node| main.studio.turn_of(node));
        let ply = node.and_then(|node| main.studio.study.with_untracked(|study| study.written(node)));
        let ply = ply.unwrap_or_default();
        let (index, gravity) = (point.index, point.gravity.name());
        let go = move |_| {
            if let Some(node) = main.node(index + 1) {
                main.studio.go_to(node);
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
