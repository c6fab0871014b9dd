//! Sessions that have ended while their sockets are still open.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Whose sessions ended lately, and when. Sockets look here now and then, and close.
#[derive(Debug, Default)]
pub(crate) struct Ended(Mutex<HashMap<String, u64>>);

/// For how long it is remembered, in milliseconds: every socket has looked by then.
const REMEMBERED: u64 = 5 * 60_000;

impl Ended {
    /// A session (its key's id), or all of a person (their id), has ended.
    pub(crate) fn note(&self, whose: &str, now: u64) {
        let mut ended = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ended.retain(|_, at| now.saturating_sub(*at) < REMEMBERED);
        ended.insert(whose.to_owned(), now);
    }

    /// Whether a session that began its socket at some time has ended since.
    pub(crate) fn since(&self, key: &str, person: &str, begun: u64) -> bool {
        let ended = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        [key, person].iter().any(|whose| ended.get(*whose).is_some_and(|at| *at >= begun))
    }
}

#[cfg(test)]
mod tests {
    use super::Ended;

    #[test]
    fn only_older_sockets_of_the_same_session_or_person_end() {
        let ended = Ended::default();
        ended.note("key", 10);
        ended.note("ann", 20);
        assert!(ended.since("key", "bob", 5));
        assert!(!ended.since("key", "bob", 15));
        assert!(ended.since("other", "ann", 15));
        assert!(!ended.since("other", "ann", 25));
    }
}
