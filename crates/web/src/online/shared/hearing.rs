//! What happens at the table, as it is heard.

use super::{SharedTable, beginning};
use crate::browser;
use crate::online::follow::Source;
use crate::online::{Failure, Link};
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_online::Table;
use tablier_protocol::online::{Clocks, Event, Game, Happening, Pace, PersonRef};
use tablier_protocol::page::Place;
use tablier_table::{Clocks as Running, Pace as Figures};

const SECONDS_A_DAY: u32 = 24 * 60 * 60;

/// Something in the talk of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The number of the event.
    pub(crate) event: u64,
    pub(crate) said: Said,
}

/// What is told in the talk of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Somebody said something.
    Words(PersonRef, String),
    /// Something happened: the message that tells it, and whose doing it was.
    Happened(&'static str, Seat),
}

impl Source for SharedTable {
    async fn look(self) -> Result<bool, Failure> {
        if self.online.me.with_untracked(Option::is_none) {
            self.online.arrive().await?;
        }
        let path = format!("/api/games/{}", self.id());
        let game: Game = match self.online.get(&path).await {
            Err(Failure::Refused { status: 401, .. }) => {
                self.online.arrive().await?;
                self.online.get(&path).await?
            }
            game => game?,
        };
        let Some(seen) = self.truth.try_with_value(Table::event) else { return Ok(false) };
        if game.event < seen {
            // The house has gone back, as after a backup was restored: all is heard anew.
            self.begin_again();
        }
        self.old_news.set_value(game.event);
        if game.event >= seen {
            self.set_clocks(game.clocks.as_ref());
        }
        Ok(game.event != seen)
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
        let mut truth = self.truth.get_value();
        if event.event <= truth.event() {
            return true;
        }
        if truth.happen(event).is_err() {
            return self.lose_the_thread();
        }
        self.truth.set_value(truth.clone());
        let old = self.old_news.get_value();
        self.note(event, event.event > old);
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
        }
    }

    /// What is told besides the game itself.
    fn note(self, event: &Event, news: bool) {
        if news {
            self.house_clock.set_value(event.at.saturating_sub(browser::now()));
            if let Some(clocks) = clocks_of(&event.what) {
                self.set_clocks(Some(clocks));
            }
        }
        if let Some(said) = said(&event.what) {
            self.lines.update(|lines| lines.push(Line { event: event.event, said }));
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

    /// The clocks as they stand now, by the house.
    fn set_clocks(self, told: Option<&Clocks>) {
        let pace = self.state.with_untracked(|state| state.terms().pace);
        let figures = pace.map(|pace| match pace {
            Pace::Clock { base, increment } => Figures { base, increment },
            Pace::Correspondence { days } => {
                Figures { base: days.saturating_mul(SECONDS_A_DAY), increment: 0 }
            }
        });
        let clocks = figures.zip(told).map(|(figures, told)| {
            let mut clocks = Running::with_left(figures, told.left.clone());
            if let Some(seat) = told.running.and_then(Seat::new) {
                clocks.run(seat, browser::now());
            }
            clocks
        });
        self.desk.clocks.set(clocks);
        self.desk.now.set(browser::now());
    }
}

/// The clocks that an event tells of, if it tells of them.
const fn clocks_of(what: &Happening) -> Option<&Clocks> {
    match what {
        Happening::Started { clocks, .. }
        | Happening::Moved { clocks, .. }
        | Happening::TakenBack { clocks, .. }
        | Happening::TimeAdded { clocks, .. }
        | Happening::Left { clocks, .. } => clocks.as_ref(),
        _ => None,
    }
}

/// What is told in the talk of the table.
fn said(what: &Happening) -> Option<Said> {
    let happened = |id, seat: &u8| Seat::new(*seat).map(|seat| Said::Happened(id, seat));
    match what {
        Happening::Said { by, text } => Some(Said::Words(by.clone(), text.clone())),
        Happening::Seated { seat, .. } => happened("online-told-seated", seat),
        Happening::Stood { seat } => happened("online-told-stood", seat),
        Happening::DrawOffered { seat } => happened("online-told-draw", seat),
        Happening::DrawDeclined { seat } => happened("online-told-no-draw", seat),
        Happening::TakebackAsked { seat, .. } => happened("online-told-takeback", seat),
        Happening::TakebackDeclined { seat } => happened("online-told-no-takeback", seat),
        Happening::TimeAdded { seat, .. } => happened("online-told-time", seat),
        Happening::Left { seat, how, .. } if how == "time" => happened("online-told-flagged", seat),
        Happening::Left { seat, .. } => happened("online-told-resigned", seat),
        Happening::Away { seat } => happened("online-told-away", seat),
        Happening::Back { seat } => happened("online-told-back", seat),
        Happening::RematchOffered { seat } => happened("online-told-rematch", seat),
        _ => None,
    }
}
