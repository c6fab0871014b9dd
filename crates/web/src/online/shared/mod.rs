//! A table that people share, followed from here.
//!
//! Everything that happens at it happens here too, in the same order, with the code that the house itself uses. What the
//! board shows comes after that: a turn of several plies is shown ply by ply.

mod frames;
mod hearing;
mod sending;
mod sitting;

pub(crate) use hearing::{Line, Said};
pub(crate) use sending::Sending;

use super::follow::{Follower, follow};
use super::{Failure, Link, Online};
use crate::browser;
use crate::desk::Desk;
use crate::route::{Router, router};
use crate::speech::{Speech, speech};
use frames::Frame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::VecDeque;
use std::time::Duration;
use tablier_games::{GameKind, Seat};
use tablier_online::{Chair, Table, Terms, Tiding};
use tablier_protocol::online::{Game, RatingChange, Status};
use tablier_table::Occupant;

/// By so many milliseconds the two clocks of a browser differ when the machine has slept.
const SLEPT: u64 = 2000;

/// A table that people share, and all that surrounds it on the page. Copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct SharedTable {
    pub(crate) online: Online,
    speech: Speech,
    router: Router,
    id: StoredValue<String>,
    /// The board and what is done at it here.
    pub(crate) desk: Desk,
    /// All that has happened, as far as it has been heard.
    truth: StoredValue<Table>,
    /// The same, for whoever shows it: nothing is shown before all that had happened has been heard.
    pub(crate) state: RwSignal<Table>,
    pub(crate) link: RwSignal<Link>,
    pub(crate) sending: RwSignal<Sending>,
    /// What was said at the table, and what happened besides moves.
    pub(crate) lines: RwSignal<Vec<Line>>,
    /// Who went out last, and how many plies had been played then.
    pub(crate) announced: RwSignal<Option<(Tiding, usize)>>,
    /// What another player gave or answered last, and how many plies had been played then.
    pub(crate) answered: RwSignal<Option<(Tiding, usize)>>,
    /// What the game did to ratings.
    pub(crate) ratings: RwSignal<Vec<RatingChange>>,
    /// What did not work.
    pub(crate) notice: RwSignal<Option<String>>,
    /// What the clock of the house shows when that of this page shows nothing.
    house_clock: StoredValue<u64>,
    /// What the board has still to show.
    frames: StoredValue<VecDeque<Frame>>,
    /// Events up to this one had happened before anybody looked: they are no news.
    old_news: StoredValue<u64>,
    /// What keeps the socket open.
    follower: StoredValue<Option<Follower>, LocalStorage>,
}

impl SharedTable {
    /// Follows a table that was asked for; nothing if this page does not know the game.
    pub(crate) fn new(online: Online, game: &Game) -> Option<Self> {
        let state = beginning(game)?;
        let seats = vec![Occupant::Elsewhere; state.chairs().len()];
        let desk = Desk::remote(tablier_table::Table::resume(state.game().clone(), seats));
        let table = Self {
            online,
            speech: speech(),
            router: router(),
            id: StoredValue::new(game.id.clone()),
            desk,
            truth: StoredValue::new(state.clone()),
            state: RwSignal::new(state),
            link: RwSignal::new(Link::Opening),
            sending: RwSignal::new(Sending::Nothing),
            lines: RwSignal::new(Vec::new()),
            announced: RwSignal::new(None),
            answered: RwSignal::new(None),
            ratings: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            house_clock: StoredValue::new(game.now.saturating_sub(browser::now())),
            frames: StoredValue::new(VecDeque::new()),
            old_news: StoredValue::new(game.event),
            follower: StoredValue::new_local(None),
        };
        table.let_sit();
        table.let_send();
        table.let_send_again();
        table.let_tell_of_turns();
        table.let_notice_sleep();
        table.follower.set_value(Some(follow(table)));
        Some(table)
    }

    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    pub(crate) fn kind(self) -> GameKind {
        self.state.with_untracked(|state| state.terms().kind)
    }

    /// Whether it is known how the table stands.
    pub(crate) fn is_known(self) -> bool {
        self.state.with(|state| state.event() > 0)
    }

    pub(crate) fn status(self) -> Status {
        self.state.with(Table::status)
    }

    /// The table as the house tells of it.
    pub(crate) fn view(self) -> Game {
        self.state.with(|state| state.view(0))
    }

    /// Where oneself sits.
    pub(crate) fn own_seat(self) -> Option<Seat> {
        let id = self.online.id()?;
        self.state.with(|state| state.seat_of(&id))
    }

    /// Whether oneself plays, and has not left.
    pub(crate) fn plays(self) -> bool {
        let Some(seat) = self.own_seat() else { return false };
        self.state.with(|state| {
            let game = state.game();
            state.status() == Status::Playing && game.is_in(seat) && !game.has_left(seat)
        })
    }

    /// Whether oneself sat here and is out, while the others play on.
    pub(crate) fn is_out(self) -> bool {
        self.status() == Status::Playing && self.own_seat().is_some() && !self.plays()
    }

    /// Whether it is one's own turn: nobody else plays for one who has left.
    pub(crate) fn is_own_turn(self) -> bool {
        let seat = self.own_seat();
        seat.is_some() && self.state.with(|state| state.to_move() == seat && state.thinker().is_none())
    }

    /// Whoever is to move and has gone: how many milliseconds until the game can be claimed.
    pub(crate) fn claimable(self) -> Option<(Seat, u64)> {
        let (seat, from) = self.state.with(Table::claimable)?;
        if self.own_seat() == Some(seat) {
            return None;
        }
        let now = self.desk.now.get().max(browser::now());
        Some((seat, from.saturating_sub(self.house_clock.get_value() + now)))
    }

    /// Does something at the table: `POST draw`, `DELETE draw`.
    pub(crate) fn act(self, method: &'static str, what: &'static str) {
        let path = self.path(what);
        spawn_local(async move {
            let done = self.online.act(method, &path).await;
            let _ = self.notice.try_set(done.err().map(|failure| self.online.sentence(&failure)));
        });
    }

    /// The path of something about the table.
    pub(crate) fn path(self, what: &str) -> String {
        format!("/api/games/{}/{what}", self.id.get_value())
    }

    /// Says what did not work.
    pub(crate) fn refuse(self, failure: &Failure) {
        let _ = self.notice.try_set(Some(self.online.sentence(failure)));
    }

    /// Looks at the table anew after the machine has slept: the clock of the page stood still, that of the house did not.
    fn let_notice_sleep(self) {
        let drift = || browser::date().saturating_sub(browser::now());
        let before = StoredValue::new(drift());
        let look = move || {
            let now = drift();
            let slept = before.try_get_value().is_some_and(|before| now.abs_diff(before) > SLEPT);
            let _ = before.try_update_value(|before| *before = now);
            if slept {
                self.hurry();
            }
        };
        if let Ok(ticking) = set_interval_with_handle(look, Duration::from_secs(1)) {
            on_cleanup(move || ticking.clear());
        }
    }

    fn hurry(self) {
        if let Some(Some(follower)) = self.follower.try_get_value() {
            follower.hurry();
        }
    }
}

/// The table before anything happened at it.
fn beginning(game: &Game) -> Option<Table> {
    let kind: GameKind = game.game.parse().ok()?;
    let terms = Terms {
        kind,
        setup: kind.setup(&game.setup)?,
        seed: game.seed.unwrap_or(0),
        pace: game.clock,
        rated: game.rated,
        private: game.private,
        drawn: game.drawn,
        by: game.by.clone(),
    };
    let chairs = vec![Chair::Open; usize::from(terms.setup.seats)];
    Some(Table::new(game.id.clone(), terms, chairs, game.since))
}
