//! What happens at the table, as it is heard.

use super::{SharedTable, beginning};
use crate::browser;
use crate::online::follow::Source;
use crate::online::{Failure, Link};
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_online::{Table, Tale, Tiding};
use tablier_protocol::online::{Clocks, Event, Game, Happening, Pace, PersonRef};
use tablier_protocol::page::Place;
use tablier_table::{Clocks as Running, Pace as Figures};

const SECONDS_A_DAY: u32 = 24 * 60 * 60;

/// Something in the talk of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The number of the event.
    pub(crate) event: u64,
    /// Its place among the lines of that event.
    pub(crate) index: usize,
    pub(crate) said: Said,
}

/// What is told in the talk of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Somebody said something.
    Words(PersonRef, String),
    /// Something happened.
    Happened(Tiding),
}

impl Source for SharedTable {
    async fn look(self) -> Result<bool, Failure> {
        if self.online.me.with_untracked(Option::is_none) {
            self.online.arrive().await?;
        }
        let path = format!("/api/games/{}", self.id());
        let Some(before) = self.truth.try_with_value(Table::event) else { return Ok(false) };
        let asked = browser::now();
        let game: Game = self.online.get(&path).await?;
        let answered = browser::now();
        let Some(seen) = self.truth.try_with_value(Table::event) else { return Ok(false) };
        // What comes by the socket while the question is on its way is no reason.
        let gone_back = game.event < before;
        if gone_back {
            // The house has gone back, as after a backup was restored: all is heard anew.
            self.begin_again();
        }
        self.old_news.set_value(game.event);
        // The house wrote its answer between the question and now.
        self.house_clock.set_value(game.now.saturating_sub(asked.midpoint(answered)));
        if game.event >= seen {
            self.set_clocks(game.clocks.as_ref(), game.now);
        }
        Ok(gone_back || game.event > seen)
    }

    fn path(self) -> String {
        format!("/api/games/{}/live?since={}", self.id(), self.truth.with_value(Table::event))
    }

    fn hear(self, text: &str) -> bool {
        match serde_json::from_str::<Event>(text) {
            Ok(event) => self.happen(&event),
            Err(_) => self.lose_the_thread(),
        }
    }

    fn tell(self, link: Link) {
        if self.link.try_get_untracked().is_some_and(|before| before != link) {
            self.link.set(link);
        }
    }
}

impl SharedTable {
    /// Something happens: nothing is missed, and nothing happens twice.
    fn happen(self, event: &Event) -> bool {
        let before = self.truth.get_value();
        if event.event <= before.event() {
            return true;
        }
        let mut truth = before.clone();
        if truth.happen(event).is_err() {
            return self.lose_the_thread();
        }
        self.truth.set_value(truth.clone());
        let old = self.old_news.get_value();
        self.note(event, event.event > old);
        self.tell_story(event, &before, &truth);
        if event.event < old {
            return true;
        }
        self.state.set(truth);
        if event.event > old {
            self.show_event(&event.what);
        } else {
            self.show_now();
        }
        true
    }

    /// What happens cannot be understood: this page is older than the house, or something was lost. All is heard anew.
    fn lose_the_thread(self) -> bool {
        self.online.outdated.set(true);
        self.begin_again();
        false
    }

    /// Forgets all that happened, to hear it anew.
    fn begin_again(self) {
        if let Some(beginning) = beginning(&self.truth.with_value(|truth| truth.view(0))) {
            self.truth.set_value(beginning);
            self.lines.set(Vec::new());
            self.announced.set(None);
            self.answered.set(None);
        }
    }

    /// What is told besides the game itself.
    fn note(self, event: &Event, news: bool) {
        if news {
            // Nothing arrives before it has happened: a clock of the house that says so is behind.
            let least = event.at.saturating_sub(browser::now());
            self.house_clock.update_value(|offset| *offset = least.max(*offset));
            if let Some(clocks) = clocks_of(&event.what) {
                self.set_clocks(Some(clocks), event.at);
            }
        }
        match &event.what {
            Happening::Over { ratings, .. } => self.ratings.set(ratings.clone()),
            // It goes on elsewhere: everybody who is here goes along.
            Happening::Rematch { id } if news => {
                let (router, path) = (self.router, Place::Game(id.clone()).path());
                set_timeout(move || router.go(&path), std::time::Duration::from_millis(300));
            }
            _ => {}
        }
    }

    /// What is told in the talk of the table, and said aloud when a player is out.
    fn tell_story(self, event: &Event, before: &Table, after: &Table) {
        let words = match &event.what {
            Happening::Said { by, text } => Some(Said::Words(by.clone(), text.clone())),
            _ => None,
        };
        let tidings = before.tidings(&event.what, after);
        let plies = after.game().plies().count();
        if let Some(out) = tidings.iter().find(|tiding| is_departure(tiding.what)) {
            self.announced.set(Some((out.clone(), plies)));
        }
        let own = self.online.id().and_then(|id| after.seat_of(&id));
        let answered = |tiding: &&Tiding| is_answer(tiding.what) && Some(tiding.who.seat) != own;
        if let Some(answer) = tidings.iter().find(answered) {
            self.answered.set(Some((answer.clone(), plies)));
        }
        let said = words.into_iter().chain(tidings.into_iter().map(Said::Happened));
        let lines: Vec<Line> =
            said.enumerate().map(|(index, said)| Line { event: event.event, index, said }).collect();
        if !lines.is_empty() {
            self.lines.update(|all| all.extend(lines));
        }
    }

    /// The clocks as they stood at a time of the house. What has passed since, on the way or while this page slept, is off.
    fn set_clocks(self, told: Option<&Clocks>, at: u64) {
        let now = browser::now();
        let passed = self.house_clock.get_value().saturating_add(now).saturating_sub(at);
        let pace = self.state.with_untracked(|state| state.terms().pace);
        let figures = pace.map(|pace| match pace {
            Pace::Clock { base, increment } => Figures { base, increment },
            Pace::Correspondence { days } => {
                Figures { base: days.saturating_mul(SECONDS_A_DAY), increment: 0 }
            }
        });
        let clocks = figures.zip(told).map(|(figures, told)| {
            let mut left = told.left.clone();
            let running = told.running.and_then(Seat::new);
            if let Some(left) = running.and_then(|seat| left.get_mut(seat.index())) {
                *left = left.saturating_sub(passed);
            }
            let mut clocks = Running::with_left(figures, left);
            if let Some(seat) = running {
                clocks.run(seat, now);
            }
            clocks
        });
        self.desk.clocks.set(clocks);
        self.desk.now.set(now);
    }
}

/// The clocks that an event tells of, if it tells of them.
const fn clocks_of(what: &Happening) -> Option<&Clocks> {
    match what {
        Happening::Started { clocks, .. }
        | Happening::Moved { clocks, .. }
        | Happening::TakenBack { clocks, .. }
        | Happening::TimeAdded { clocks, .. }
        | Happening::Left { clocks, .. }
        | Happening::Over { clocks, .. } => clocks.as_ref(),
        _ => None,
    }
}

/// Whether something is given or answered that the other side waits for, or would miss.
const fn is_answer(tale: Tale) -> bool {
    matches!(
        tale,
        Tale::DrawDeclined
            | Tale::DrawWithdrawn
            | Tale::TakebackAgreed
            | Tale::TakebackDeclined
            | Tale::TakebackWithdrawn
            | Tale::TimeGiven { .. }
    )
}

/// Whether a player is out, or is played for, from now on.
const fn is_departure(tale: Tale) -> bool {
    matches!(tale, Tale::Out { .. } | Tale::PlayedOn { .. })
}
