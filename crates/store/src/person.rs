//! People, and how they prove who they are.

use std::fmt;
use tablier_protocol::online::{PersonKind, Scope};

pub use tablier_protocol::online::NAMELESS;

/// Somebody who came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// The name that others see. No two accounts have names that look alike, whatever their case.
    pub name: String,
    /// What they are to the house.
    pub kind: PersonKind,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// The hash of an account's password, as a text that names its parameters.
    pub password: Option<String>,
    /// The hash of the code that was shown once.
    pub recovery: Option<KeyHash>,
    /// Whether they may not come in.
    pub banned: bool,
}

/// What a secret of 128 random bits is kept as: its SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyHash(pub [u8; 32]);

/// Not even hashes of secrets are written into logs.
impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

/// What a key opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// All that its person may do: a browser, or a program that came in as a guest.
    Session,
    /// A program's: only so much.
    Token {
        /// What it is for.
        name: String,
        /// What it may do.
        scopes: Vec<Scope>,
    },
    /// Sets a new password, once.
    Reset,
}

/// A secret by which somebody is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its hash: the secret itself is nowhere.
    pub hash: KeyHash,
    /// To name it when it is to end.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it opens.
    pub kind: KeyKind,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Until when.
    pub until: u64,
}
