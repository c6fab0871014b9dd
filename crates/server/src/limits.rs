//! How much anybody may ask of the house.

use crate::problem::{Answer, Problem};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use toml::de::DeTable;

/// The limits of a house, as its file says; what the file leaves out is as usual.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests of a person a minute.
    pub requests_per_person: u32,
    /// Requests from an address a minute.
    pub requests_per_address: u32,
    /// New guests from an address an hour.
    pub guests_per_address: u32,
    /// Attempts to sign in from an address an hour.
    pub sign_ins: u32,
    /// Attempts to sign in to an account an hour, from wherever.
    pub guesses_per_account: u32,
    /// Tables of a person that wait or are played.
    pub tables_per_person: u32,
    /// New tables of a person an hour.
    pub new_tables: u32,
    /// Things that a person says a minute.
    pub sayings: u32,
    /// Sockets of a person, and of somebody unknown from an address.
    pub sockets_per_person: u32,
    /// Sockets from an address.
    pub sockets_per_address: u32,
    /// Connections from an address, sockets among them; those of a proxy are not counted.
    pub connections_per_address: u32,
    /// Bytes of a request.
    pub request_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_person: 600,
            requests_per_address: 3000,
            guests_per_address: 60,
            sign_ins: 30,
            guesses_per_account: 300,
            tables_per_person: 50,
            new_tables: 120,
            sayings: 20,
            sockets_per_person: 30,
            sockets_per_address: 300,
            connections_per_address: 500,
            request_bytes: 16 * 1024,
        }
    }
}

/// A file of limits that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitsError {
    /// A line that is not `name = number`.
    Form {
        /// Which, from 1.
        line: usize,
    },
    /// There is no limit of this name.
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// A limit that is not a whole number from 0 to [`Limits::MOST`].
    Value {
        /// The line, from 1.
        line: usize,
        /// The name of the limit.
        name: String,
    },
}

impl fmt::Display for LimitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { line } => write!(f, "line {line} is not of the form `name = number`"),
            Self::Unknown { line, name } => write!(f, "line {line}: there is no limit called `{name}`"),
            Self::Value { line, name } => {
                write!(f, "line {line}: `{name}` is not a whole number from 0 to {}", Limits::MOST)
            }
        }
    }
}

impl std::error::Error for LimitsError {}

impl Limits {
    /// The names of the limits, as a file writes them.
    pub const NAMES: [&'static str; 12] = [
        "requests_per_person",
        "requests_per_address",
        "guests_per_address",
        "sign_ins",
        "guesses_per_account",
        "tables_per_person",
        "new_tables",
        "sayings",
        "sockets_per_person",
        "sockets_per_address",
        "connections_per_address",
        "request_bytes",
    ];

    /// The largest value of a limit.
    pub const MOST: u32 = u32::MAX;

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Self, LimitsError> {
        let line = |at: usize| text.get(..at.min(text.len())).unwrap_or_default().matches('\n').count() + 1;
        let form = |error: toml::de::Error| {
            let at = error.span().map_or(0, |span| span.start);
            LimitsError::Form { line: line(at) }
        };
        // Parsed without a schema first, so that errors can name key and line; integers are still digits there, so none
        // of them overflows.
        let table = DeTable::parse(text).map_err(form)?;
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        entries.sort_by_key(|(name, _)| name.span().start);
        for (name, value) in entries {
            let (line, name) = (line(name.span().start), name.get_ref().to_string());
            if !Self::NAMES.contains(&name.as_str()) {
                return Err(LimitsError::Unknown { line, name });
            }
            let number = value.get_ref().as_integer();
            if number.is_none_or(|digits| u32::from_str_radix(digits.as_str(), digits.radix()).is_err()) {
                return Err(LimitsError::Value { line, name });
            }
        }
        toml::from_str(text).map_err(form)
    }

    /// No limits but the size of a request: for tests on this machine.
    #[must_use]
    pub fn off() -> Self {
        let all = u32::MAX;
        Self {
            requests_per_person: all,
            requests_per_address: all,
            guests_per_address: all,
            sign_ins: all,
            guesses_per_account: all,
            tables_per_person: all,
            new_tables: all,
            sayings: all,
            sockets_per_person: all,
            sockets_per_address: all,
            connections_per_address: all,
            ..Self::default()
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A person's request.
    Request,
    /// A request from an address.
    AddressRequest,
    /// A new guest.
    Guest,
    /// An attempt to sign in, from an address.
    SignIn,
    /// An attempt to sign in, to an account.
    Guess,
    /// A new table.
    Table,
    /// A saying.
    Saying,
}

/// Counts what everybody does.
pub(crate) struct Doorkeeper {
    limits: Limits,
    buckets: [DefaultKeyedRateLimiter<String>; 7],
    /// How many sockets and connections of everybody are open.
    open: Arc<Mutex<HashMap<String, u32>>>,
}

impl Doorkeeper {
    pub(crate) fn new(limits: Limits) -> Self {
        let minute = |count| bucket(count, Quota::per_minute);
        let hour = |count| bucket(count, Quota::per_hour);
        let buckets = [
            minute(limits.requests_per_person),
            minute(limits.requests_per_address),
            hour(limits.guests_per_address),
            hour(limits.sign_ins),
            hour(limits.guesses_per_account),
            hour(limits.new_tables),
            minute(limits.sayings),
        ];
        Self { limits, buckets, open: Arc::default() }
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Lets somebody do something, or says when to come back.
    pub(crate) fn admit(&self, deed: Deed, who: &str) -> Answer<()> {
        let bucket = &self.buckets[deed as usize];
        bucket.check_key(&who.to_owned()).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            Problem::too_often(wait.as_secs() + 1)
        })
    }

    /// Forgets those who have been quiet for long.
    pub(crate) fn forget(&self) {
        self.buckets.iter().for_each(RateLimiter::retain_recent);
    }

    /// Room for another socket, until it is dropped.
    pub(crate) fn socket(&self, person: Option<&str>, address: IpAddr) -> Answer<Place> {
        let from = format!("from {address}");
        let who = person.map_or_else(|| format!("nobody {from}"), str::to_owned);
        let wanted = vec![(who, self.limits.sockets_per_person), (from, self.limits.sockets_per_address)];
        self.room(wanted).ok_or_else(|| Problem::too_often(10))
    }

    /// Room for another connection, until it is dropped; always where no address is counted.
    pub(crate) fn connection(&self, address: Option<IpAddr>) -> Option<Place> {
        let most = self.limits.connections_per_address;
        self.room(address.map(|address| (format!("connection {address}"), most)).into_iter().collect())
    }

    fn room(&self, wanted: Vec<(String, u32)>) -> Option<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if wanted.iter().any(|(key, most)| open.get(key).copied().unwrap_or(0) >= *most) {
            return None;
        }
        for (key, _) in &wanted {
            *open.entry(key.clone()).or_default() += 1;
        }
        let keys = wanted.into_iter().map(|(key, _)| key).collect();
        Some(Place { keys, open: Arc::clone(&self.open) })
    }
}

fn bucket(count: u32, quota: fn(NonZeroU32) -> Quota) -> DefaultKeyedRateLimiter<String> {
    RateLimiter::keyed(quota(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)))
}

impl fmt::Debug for Doorkeeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Doorkeeper").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// A socket or a connection that is counted.
#[derive(Debug)]
pub(crate) struct Place {
    keys: Vec<String>,
    open: Arc<Mutex<HashMap<String, u32>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(count) = open.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    open.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Deed, Doorkeeper, Limits, LimitsError};
    use std::net::{IpAddr, Ipv4Addr};

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_file_of_limits_says_only_what_is_unusual() {
        let limits = Limits::read("sayings = 3 # a quiet house\n").unwrap();
        assert_eq!(limits, Limits { sayings: 3, ..Limits::default() });
        assert!(Limits::read("saying = 3").unwrap_err().to_string().contains("saying"));
        assert!(Limits::read("sayings = -1").is_err());
        let most = Limits::read("sayings = 4_294_967_295").unwrap();
        assert_eq!(most.sayings, Limits::MOST);
    }

    #[test]
    fn what_is_wrong_with_a_file_of_limits_is_named() {
        for (text, error) in [
            ("sayings = 3\nsaying = 3\n", LimitsError::Unknown { line: 2, name: "saying".to_owned() }),
            ("\nzebras = 3\napes = 3\n", LimitsError::Unknown { line: 2, name: "zebras".to_owned() }),
            ("[sayings]\n", LimitsError::Value { line: 1, name: "sayings".to_owned() }),
            ("# all\nsayings = \"3\"\n", LimitsError::Value { line: 2, name: "sayings".to_owned() }),
            ("sayings = 5000000000\n", LimitsError::Value { line: 1, name: "sayings".to_owned() }),
            ("sayings = 99999999999999999999\n", LimitsError::Value { line: 1, name: "sayings".to_owned() }),
            ("# none\nsayings 3\n", LimitsError::Form { line: 2 }),
        ] {
            assert_eq!(Limits::read(text), Err(error), "{text}");
        }
    }

    #[test]
    fn every_limit_has_its_name_in_the_list() {
        let all = Limits::NAMES.map(|name| format!("{name} = 7")).join("\n");
        let written = format!("{:?}", Limits::read(&all).unwrap());
        assert_eq!(written.matches(": 7").count(), written.matches(':').count(), "{written}");
    }

    #[test]
    fn whoever_comes_too_often_is_told_to_wait() {
        let keeper = Doorkeeper::new(Limits { sayings: 2, ..Limits::default() });
        assert!(keeper.admit(Deed::Saying, "ann").is_ok());
        assert!(keeper.admit(Deed::Saying, "ann").is_ok());
        assert!(keeper.admit(Deed::Saying, "ann").is_err());
        assert!(keeper.admit(Deed::Saying, "bob").is_ok());
    }

    #[test]
    fn connections_are_counted_by_address() {
        let keeper = Doorkeeper::new(Limits { connections_per_address: 1, ..Limits::default() });
        let place = keeper.connection(Some(HERE));
        assert!(place.is_some() && keeper.connection(Some(HERE)).is_none());
        assert!(keeper.connection(Some(IpAddr::V4(Ipv4Addr::BROADCAST))).is_some());
        assert!(keeper.connection(None).is_some());
        drop(place);
        assert!(keeper.connection(Some(HERE)).is_some());
    }

    #[test]
    fn a_socket_makes_room_when_it_is_closed() {
        let keeper = Doorkeeper::new(Limits { sockets_per_person: 1, ..Limits::default() });
        let place = keeper.socket(Some("ann"), HERE).unwrap();
        assert!(keeper.socket(Some("ann"), HERE).is_err());
        drop(place);
        assert!(keeper.socket(Some("ann"), HERE).is_ok());
    }
}
