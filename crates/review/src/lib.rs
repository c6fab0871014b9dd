//! What evaluations say about a game.
//!
//! Somebody else thinks about the positions of a game ([`states`]) and tells a [`Review`] its [`Opinion`] of each. The
//! review knows the chances of the seats, where the game turned ([`Review::turning_points`]), what a record with comments looks
//! like ([`annotate`]), and a graph of it all ([`Review::plot`]).
//! [`Finish`] says what ended a game, [`Verdict`] what that is to a reader, [`reason`] which fact speaks for a turn, and [`Advice`] is a turn with its reason.
//!
//! This crate does no input or output, reads no clock and starts no thread: it works in a browser too.
//!
//! ```
//! use tablier_games::{Game, GameKind, Start, random_game};
//! use tablier_review::{Opinion, Review, Worth};
//!
//! let game = random_game(Start::from_setup(GameKind::Tchag, "standard", None)?, 7);
//! let mut review = Review::new(&game);
//! review.set(0, Opinion { worth: Worth::Estimate(400), line: Vec::new() });
//! let chance = review.chance(0, game.start().position().side()).unwrap();
//! assert!((chance - 10.0 / 11.0).abs() < 1e-9, "four hundred is ten to one");
//! # Ok::<(), tablier_games::SetupError>(())
//! ```

mod advice;
mod annotate;
mod finish;
mod graph;
mod reason;
mod review;
mod turning;
mod verdict;
mod worth;

pub use advice::Advice;
pub use annotate::{Note, annotate};
pub use finish::{Cause, Finish};
pub use reason::{Reason, reason};
pub use review::{Moment, Opinion, Played, Review, states};
pub use turning::{Gravity, TurningPoint};
pub use verdict::Verdict;
pub use worth::{Standing, Worth};
