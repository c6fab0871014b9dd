//! A socket that comes back by itself.

use super::Failure;
use super::bell::Bell;
use super::socket::{Hangup, Socket};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The first wait after a lost link and the longest, in milliseconds.
const WAITS: (u32, u32) = (400, 15_000);
/// A socket that was open for so long was of use, in milliseconds.
const LASTING: u64 = 3000;
/// After so long without a word, a socket is doubted, in milliseconds.
const SILENCE: u32 = 30_000;

/// How the link is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// Not there yet.
    Opening,
    /// All that happens is heard.
    Open,
    /// Lost; it is tried again.
    Lost,
    /// It will not come back: why.
    Ended(Failure),
}

/// What is followed.
pub(super) trait Source: Copy + 'static {
    /// What must be asked before a socket is opened, and whenever it has been silent for long: whether it should be
    /// opened anew.
    async fn look(self) -> Result<bool, Failure>;
    /// The path of the socket.
    fn path(self) -> String;
    /// A message has come; whether it made sense. If not, the socket is opened anew after a while.
    fn hear(self, text: &str) -> bool;
    /// How the link is now.
    fn tell(self, link: Link);
}

/// What goes on while something is followed.
#[derive(Default)]
struct Watch {
    gone: Cell<bool>,
    /// Whether the browser has put the page away; it may bring it back as it was.
    away: Cell<bool>,
    bell: Bell,
    hangup: RefCell<Option<Hangup>>,
}

impl Watch {
    /// Opens the socket anew, now.
    fn hurry(&self) {
        self.hang_up();
        self.bell.ring();
    }

    /// Ends the socket, so that the others at the table are told at once and not when it is missed.
    fn put_away(&self) {
        self.away.set(true);
        self.hang_up();
    }

    fn bring_back(&self) {
        self.away.set(false);
        self.hurry();
    }

    fn hang_up(&self) {
        if let Some(hangup) = self.hangup.borrow().as_ref() {
            hangup.hang_up();
        }
    }

    /// Waits until the page is looked at.
    async fn brought_back(&self) {
        while self.away.get() && !self.gone.get() {
            self.bell.heard_within(WAITS.1).await;
        }
    }
}

/// Whoever follows something can ask for a fresh start. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Follower(StoredValue<Rc<Watch>, LocalStorage>);

impl Follower {
    pub(super) fn hurry(self) {
        self.0.try_with_value(|watch| watch.hurry());
    }

    fn on(self, event: &str, act: fn(&Watch)) -> WindowListenerHandle {
        window_event_listener_untyped(event, move |_| {
            self.0.try_with_value(|watch| act(watch));
        })
    }
}

/// Follows something as long as the page is there.
pub(super) fn follow(source: impl Source) -> Follower {
    let follower = Follower(StoredValue::new_local(Rc::new(Watch::default())));
    // A network that is back, or a page that is brought back, need not wait. Whatever the browser says, it is tried.
    let events = [
        follower.on("online", Watch::hurry),
        follower.on("offline", Watch::hurry),
        follower.on("pagehide", Watch::put_away),
        follower.on("pageshow", Watch::bring_back),
    ];
    let seen = StoredValue::new(browser::now());
    let shown = window_event_listener_untyped("visibilitychange", move |_| {
        let before = seen.try_get_value().unwrap_or_default();
        if browser::is_hidden() {
            let _ = seen.try_update_value(|seen| *seen = browser::now());
        } else if browser::now().saturating_sub(before) > u64::from(SILENCE) {
            follower.hurry();
        }
    });
    let watch = follower.0.get_value();
    spawn_local(keep_open(source, Rc::clone(&watch)));
    on_cleanup(move || {
        follower.0.try_with_value(|watch| {
            watch.gone.set(true);
            watch.hurry();
        });
        shown.remove();
        events.into_iter().for_each(WindowListenerHandle::remove);
    });
    follower
}

async fn keep_open(source: impl Source, watch: Rc<Watch>) {
    let mut wait = WAITS.0;
    loop {
        watch.brought_back().await;
        let mut least = 0;
        match source.look().await {
            _ if watch.gone.get() => return,
            Ok(_) => {
                let useful = listen(source, &watch).await;
                wait = if useful { WAITS.0 } else { wait };
            }
            Err(failure) if !failure.may_pass() => return source.tell(Link::Ended(failure)),
            Err(failure) => least = failure.wait(),
        }
        if watch.gone.get() {
            return;
        }
        source.tell(Link::Lost);
        // Not all at once, when a house has been closed and everybody comes back.
        let jitter = browser::chance() % u64::from(wait);
        watch.bell.heard_within((wait / 2 + jitter as u32).max(least)).await;
        if watch.gone.get() {
            return;
        }
        wait = (wait * 2).min(WAITS.1);
    }
}

/// Listens until the socket ends; whether it was of any use.
async fn listen(source: impl Source, watch: &Rc<Watch>) -> bool {
    let Some(socket) = Socket::open(&source.path()) else { return false };
    *watch.hangup.borrow_mut() = Some(socket.hangup());
    let opened = socket.opened().await;
    if !opened || watch.gone.get() {
        return false;
    }
    source.tell(Link::Open);
    let (start, doubts) = (browser::now(), Doubts::new(source, watch));
    let mut sense = true;
    while let Some(text) = socket.next().await {
        sense = !watch.gone.get() && source.hear(&text);
        if !sense {
            break;
        }
        doubts.heard();
    }
    doubts.rest();
    sense && browser::now().saturating_sub(start) > LASTING
}

/// A link can be lost without anybody being told: after a long silence it is asked whether something was missed.
struct Doubts {
    last: Rc<Cell<u64>>,
    over: Rc<Cell<bool>>,
}

impl Doubts {
    fn new(source: impl Source, watch: &Rc<Watch>) -> Self {
        let last = Rc::new(Cell::new(browser::now()));
        let over = Rc::new(Cell::new(false));
        let doubts = Self { last: Rc::clone(&last), over: Rc::clone(&over) };
        let watch = Rc::clone(watch);
        spawn_local(async move {
            let alarm = Bell::default();
            loop {
                alarm.heard_within(SILENCE / 2).await;
                if over.get() || watch.gone.get() {
                    return;
                }
                let silent = browser::now().saturating_sub(last.get()) >= u64::from(SILENCE);
                if silent && !browser::is_hidden() {
                    let missed = source.look().await.unwrap_or(true);
                    if over.get() || watch.gone.get() {
                        return;
                    }
                    last.set(browser::now());
                    if missed {
                        watch.hurry();
                    }
                }
            }
        });
        doubts
    }

    fn heard(&self) {
        self.last.set(browser::now());
    }

    fn rest(&self) {
        self.over.set(true);
    }
}
