//! What the server, its pages and other programs say to each other, as JSON.
//!
//! Acts are requests, each with an answer of its own; what happened comes down a socket, numbered ([`Event`]).

mod archive;
mod error;
mod event;
mod game;
mod lobby;
mod moves;
mod pace;
mod person;
mod rating;

pub use archive::{ArchivePage, Archived};
pub use error::{Conflict, Fault, Problem};
pub use event::{Clocks, Event, Happening};
pub use game::{Game, GameResult, NewGame, Opened, PlayNow, SeatKind, SeatState, Status, Takeback};
pub use lobby::{Listed, LobbyMessage};
pub use moves::{Fill, Join, Moves, PlayAgain, Played, Report, Words};
pub use pace::Pace;
pub use person::{
    Account, Credentials, Me, NAMELESS, NewAccount, NewGuest, NewPassword, NewToken, PersonKind, PersonRef,
    Profile, Recovery, Rename, Reset, Scope, Secret, Session, SessionState, Token,
};
pub use rating::{Rating, RatingChange, RatingPoint};

/// The header in which every answer names the version of the house, so that an older page knows.
pub const VERSION_HEADER: &str = "tablier-version";
