//! The house: what all requests share.

use crate::Settings;
use crate::limits::Doorkeeper;
use crate::live::{Ended, Engines, Hub, Lobby, keep_house};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::time::Time;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tablier_store::{Store, StoreError};
use tablier_words::{Language, Words};
use tokio::sync::{Semaphore, watch};

/// How many copies of the whole archive are written at once: each replays every game.
const DUMPS_AT_ONCE: usize = 2;

/// A house that is open: its store, its tables, and who is there.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Time,
    /// Since when it is open: clocks run only then.
    pub(crate) opened: AtomicU64,
    pub(crate) hub: Hub,
    pub(crate) lobby: Lobby,
    pub(crate) engines: Engines,
    pub(crate) doorkeeper: Doorkeeper,
    pub(crate) metrics: Metrics,
    pub(crate) ended: Ended,
    pub(crate) passwords: Passwords,
    /// How many copies of the whole archive are written at once.
    pub(crate) dumps: Arc<Semaphore>,
    /// People are read, changed and written one at a time.
    pub(crate) people: tokio::sync::Mutex<()>,
    /// Whoever wants to play now is matched one at a time, or two would wait for each other.
    pub(crate) matching: tokio::sync::Mutex<()>,
    /// Ratings are read, reckoned and written by one game at a time.
    pub(crate) ratings: Arc<tokio::sync::Mutex<()>>,
    /// Comes true when the house closes, so that sockets end in good order.
    pub(crate) closing: watch::Sender<bool>,
    settings: Settings,
    words: [Words; 2],
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl House {
    /// Opens a house: all tables go on where they were.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Arc<Self>, StoreError> {
        let house = Arc::new(Self::new(store, settings));
        house.wake().await?;
        house.go_on_forgetting().await?;
        let keeper = Arc::downgrade(&house);
        tokio::spawn(keep_house(keeper));
        Ok(house)
    }

    fn new(store: Arc<dyn Store>, settings: Settings) -> Self {
        Self {
            store,
            time: Time::start(),
            opened: AtomicU64::new(0),
            hub: Hub::default(),
            lobby: Lobby::new(),
            engines: Engines::start(settings.engine_threads),
            doorkeeper: Doorkeeper::new(settings.limits.clone()),
            metrics: Metrics::default(),
            ended: Ended::default(),
            passwords: Passwords::start(),
            dumps: Arc::new(Semaphore::new(DUMPS_AT_ONCE)),
            people: tokio::sync::Mutex::new(()),
            matching: tokio::sync::Mutex::new(()),
            ratings: Arc::default(),
            closing: watch::Sender::new(false),
            settings,
            words: Language::ALL.map(Words::new),
        }
    }

    /// How it is run.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) const fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    /// Closes the sockets of everybody: the house is about to close.
    pub(crate) async fn close(&self) {
        self.closing.send_replace(true);
        // The last moment that clocks are charged for.
        self.note_life().await;
    }

    /// Comes true when the house closes.
    pub(crate) async fn closes(&self) {
        // It cannot be dropped while somebody has the house.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub(crate) fn now(&self) -> u64 {
        self.time.now()
    }

    /// Since when it is open.
    pub(crate) fn opened(&self) -> u64 {
        self.opened.load(Ordering::Relaxed)
    }
}
