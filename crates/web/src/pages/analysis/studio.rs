//! A tree of variations, the board it is shown on, and the engine that looks at it.

use super::opinion::Opinions;
use crate::browser;
use crate::desk::{Desk, Notice};
use crate::engine::{Engine, Reply, StoredEngine};
use leptos::prelude::*;
use tablier_games::record::Record;
use tablier_games::{AnyMove, AnyPosition, Draft, Event, Game, GameKind, Outcome, Start};
use tablier_protocol::worker::{Answer, Ask};
use tablier_study::{Address, NodeId, Study};
use wasm_bindgen::JsValue;

/// So long the engine looks at a position.
const LOOK: u32 = 30_000;
/// So many lines it shows.
const LINES: u8 = 3;

/// All that an analysis is made of. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Studio {
    pub(crate) kind: GameKind,
    pub(crate) desk: Desk,
    pub(crate) study: RwSignal<Study>,
    /// Whether the engine looks on.
    pub(crate) looks: RwSignal<bool>,
    /// What it thinks of the position that is shown.
    pub(crate) opinions: RwSignal<Option<Opinions>>,
    pub(crate) failed: RwSignal<bool>,
    /// Whether a board is being set up by hand, and that board.
    pub(crate) edits: RwSignal<bool>,
    pub(crate) draft: RwSignal<Draft>,
    /// The position that the engine was asked about last.
    asked: StoredValue<Option<AnyPosition>>,
    engine: StoredEngine,
}

/// What the engine is asked: a game up to some place of the tree. Comments and later moves do not matter to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Subject {
    start: AnyPosition,
    events: Vec<Event>,
}

impl Subject {
    pub(super) fn of(game: &Game) -> Self {
        Self { start: game.start().position().clone(), events: game.events().to_vec() }
    }
}

impl Studio {
    /// What the address names, or else what was here at the last visit, or else the first set-up.
    pub(crate) fn open(kind: GameKind) -> Self {
        let named = at_address(kind);
        let astray = matches!(named, Named::Nothing);
        let study = named.study().or_else(|| kept(kind)).unwrap_or_else(|| empty(kind));
        let studio = Self {
            kind,
            desk: Desk::to_try(study.position().clone()),
            draft: RwSignal::new(Draft::new(study.position())),
            study: RwSignal::new(study),
            looks: RwSignal::new(browser::kept("analysis.looks").is_none_or(|kept| kept == "on")),
            opinions: RwSignal::new(None),
            failed: RwSignal::new(false),
            edits: RwSignal::new(false),
            asked: StoredValue::new(None),
            engine: StoredValue::new_local(Engine::new(|_| {})),
        };
        studio.engine.set_value(Engine::new(move |reply| studio.hear(reply)));
        studio.lay_out();
        studio.settle_in();
        if astray {
            studio.desk.notice.set(Some(Notice::BadLink));
        }
        studio
    }

    fn settle_in(self) {
        // Whatever is played on the board is played in the tree.
        Effect::new(move || {
            if let Some(moved) = self.desk.moved.get() {
                self.follow(moved.ply);
            }
        });
        let subject = Memo::new(move |_| self.study.with(|study| Subject::of(&study.game_at(study.here()))));
        // A memo is lazy: the effect must read it, or it never runs again.
        Effect::new(move || {
            subject.with(|_| ());
            let looks = self.looks.get() && !self.edits.get();
            self.forget();
            if looks {
                self.ask();
            }
        });
        Effect::new(move || browser::keep("analysis.looks", if self.looks.get() { "on" } else { "off" }));
        Effect::new(move || {
            let arrows =
                self.opinions.with(|opinions| opinions.as_ref().map_or(Vec::new(), Opinions::arrows));
            self.desk.arrows.set(arrows);
        });
        Effect::new(move || self.study.with(|study| keep(self.kind, study)));
        let elsewhere = window_event_listener_untyped("hashchange", move |_| match at_address(self.kind) {
            Named::Study(study) => self.show(*study),
            Named::Nothing => self.desk.notice.set(Some(Notice::BadLink)),
            Named::Kept => {}
        });
        on_cleanup(move || {
            elsewhere.remove();
            self.engine.with_value(Engine::close);
        });
    }

    /// A ply was played on the board.
    fn follow(self, ply: AnyMove) {
        let known = self.study.with_untracked(|study| study.position() == self.board().as_ref());
        if known {
            return;
        }
        let played = self.study.try_update(|study| study.play(ply).is_ok()).unwrap_or(false);
        if played {
            let (position, history) = self.study.with_untracked(stand);
            self.lend_names();
            self.desk.go_on_from(position, history);
        } else {
            self.lay_out();
        }
    }

    fn board(self) -> Box<AnyPosition> {
        Box::new(self.desk.table.with_untracked(|table| table.position().clone()))
    }

    /// Shows on the board where somebody stands.
    fn lay_out(self) {
        let (position, history) = self.study.with_untracked(stand);
        self.desk.lay_out(position.clone());
        self.lend_names();
        self.desk.go_on_from(position, history);
    }

    fn lend_names(self) {
        self.desk.lent_names.set(self.study.with_untracked(|study| study.names(study.here())));
    }

    /// The number of the turn that led to a place.
    pub(crate) fn turn_of(self, id: NodeId) -> u32 {
        self.study.with_untracked(|study| study.turn(id))
    }

    /// Goes somewhere in the tree.
    pub(crate) fn go(self, walk: impl FnOnce(&mut Study)) {
        self.study.update(walk);
        self.lay_out();
    }

    pub(crate) fn go_to(self, id: NodeId) {
        self.go(|study| study.go(id));
    }

    /// Plays plies one after the other, as far as they can be played.
    pub(crate) fn play_all(self, plies: &[AnyMove]) {
        self.go(|study| {
            for ply in plies {
                if study.play(*ply).is_err() {
                    break;
                }
            }
        });
    }

    /// Looks at another tree.
    pub(crate) fn show(self, study: Study) {
        self.study.set(study);
        self.lay_out();
    }

    /// Begins anew with a set-up or a position.
    pub(crate) fn begin(self, start: Start) {
        self.show(Study::new(start));
    }

    /// How the game ended at the place that is shown, leaving and agreed draws included.
    pub(crate) fn outcome(self) -> Option<Outcome> {
        self.study.with(|study| study.game_at(study.here()).outcome())
    }

    /// Stops the thought about another position, and takes back what it said.
    fn forget(self) {
        self.engine.with_value(Engine::stop);
        self.asked.set_value(None);
        self.opinions.set(None);
        self.failed.set(false);
    }

    fn ask(self) {
        let game = self.study.with_untracked(|study| study.game_at(study.here()));
        // Of a game that is over there is nothing to think about, also if a player resigned.
        if game.outcome().is_none() {
            self.asked.set_value(Some(game.position().clone()));
            let ask = Ask::Analyse { milliseconds: LOOK, lines: LINES };
            self.engine.with_value(|engine| engine.ask(&game, ask));
        }
    }

    fn hear(self, reply: Reply) {
        match reply {
            Reply::Answer(answer) => self.take_in(&answer),
            Reply::Failed => {
                let _ = self.failed.try_set(true);
            }
        }
    }

    /// Shows an answer, if it is about the position that is shown.
    fn take_in(self, answer: &Answer) {
        let Some(Some(position)) = self.asked.try_get_value() else { return };
        let is_shown = self.study.with_untracked(|study| *study.position() == position);
        let opinions = Opinions::read(&position, answer);
        if !is_shown {
            return;
        }
        if !opinions.lines.is_empty() {
            self.opinions.set(Some(opinions));
        } else if !answer.goes_on {
            // The last word, and nothing in it: otherwise the page would say for ever that the engine thinks.
            self.failed.set(true);
        }
    }
}

/// What stands on the board, and the turn that led to it.
fn stand(study: &Study) -> (AnyPosition, (AnyPosition, Vec<AnyMove>)) {
    let (before, plies) = study.turn_until(study.here());
    (study.position().clone(), (before.clone(), plies))
}

fn empty(kind: GameKind) -> Study {
    let setup = kind.setups()[0];
    let start = Start::from_setup(kind, setup.name, Some(browser::chance()));
    Study::new(start.expect("the first set-up of every game can be laid out"))
}

/// What an address names.
enum Named {
    /// A game or a position.
    Study(Box<Study>),
    /// No more than what was kept, which knows more: or nothing was named at all.
    Kept,
    /// Something that there is not.
    Nothing,
}

impl Named {
    fn study(self) -> Option<Study> {
        match self {
            Self::Study(study) => Some(*study),
            Self::Kept | Self::Nothing => None,
        }
    }
}

/// What the address names.
fn at_address(kind: GameKind) -> Named {
    let hash = browser::window().location().hash().unwrap_or_default();
    let fragment = hash.strip_prefix('#').unwrap_or_default();
    // The way past the head of a page leads to its content.
    let is_own = fragment.is_empty() || fragment == "content";
    if is_own || browser::kept(&format!("study-at.{kind}")).as_deref() == Some(fragment) {
        return Named::Kept;
    }
    let study = fragment.parse::<Address>().ok().and_then(|address| address.open(kind).ok());
    study.map_or(Named::Nothing, |study| Named::Study(Box::new(study)))
}

/// The tree of the last visit, and where somebody stood in it.
fn kept(kind: GameKind) -> Option<Study> {
    let record = Record::read(&browser::kept(&format!("study.{kind}"))?).ok()?;
    let mut study = (record.game().kind() == kind).then(|| Study::from_record(&record))?;
    let plies = browser::kept(&format!("study-path.{kind}")).unwrap_or_default();
    for word in plies.split(' ').filter(|word| !word.is_empty()) {
        let child = study.child(word);
        match child {
            Some(child) => study.go(child),
            None => break,
        }
    }
    Some(study)
}

/// Keeps a tree, where somebody stands in it, and the address of that place, which the window shows.
fn keep(kind: GameKind, study: &Study) {
    let path = study.path(study.here()).into_iter().filter_map(|id| study.event(id));
    let path: Vec<String> = path.map(|event| event.to_string()).collect();
    let address = Address::of_study(study).to_string();
    browser::keep(&format!("study.{kind}"), &study.to_record().to_string());
    browser::keep(&format!("study-path.{kind}"), &path.join(" "));
    browser::keep(&format!("study-at.{kind}"), &address);
    if let Ok(history) = browser::window().history() {
        // A browser may refuse too many of these; the next one says the same.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{address}")));
    }
}
