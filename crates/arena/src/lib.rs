//! Matches between players of the games, and what they prove.
//!
//! A [`Contest`] says who plays what, and how; [`Contest::run`] plays it on several threads, keeps every finished
//! game in a [`Store`], and tells the [`Standings`] as they change. Players are described by short texts
//! ([`Description`]); [`Player`] is what they have in common.

#![allow(clippy::cast_precision_loss, reason = "nobody plays more games than a float can count")]

mod allowance;
mod chance;
mod contest;
mod description;
mod elo;
mod hall;
mod ladder;
mod opening;
mod patience;
mod player;
mod players;
mod results;
pub mod rivals;
mod schedule;
mod sprt;
mod standings;
mod store;
mod table;
mod tally;
mod written;

pub use allowance::UnknownAllowance;
pub use contest::{Contest, ContestError, End, News, Report};
pub use description::{Description, DescriptionError, Unavailable};
pub use elo::{Elo, expected_score, of_score};
pub use ladder::{Ladder, LadderNews, LadderReport, Rung};
pub use opening::default_plies;
pub use player::{Allowance, Player, PlayerError};
pub use results::Results;
pub use sprt::{Claim, Sprt};
pub use standings::{Pairing, SeatScore, Standings};
pub use store::{Finished, Store, StoreError};
pub use tally::Tally;
