//! A board to try things on.
//!
//! [`Study`] is a tree: a game, and all other ways in which it could have gone on, with what was said about them. It is
//! read from a record and becomes one again. Where somebody stands in it has an [`Address`] that fits into a link.
//!
//! ```
//! use tablier_games::{GameKind, Start};
//! use tablier_study::Study;
//!
//! let mut study = Study::new(Start::from_setup(GameKind::Terrace, "short", None)?);
//! study.play(study.position().read_move("b1-b2")?)?;
//! study.back();
//! study.play(study.position().read_move("c1-c2")?)?;
//! assert!(study.to_record().to_string().contains("1. b1-b2 (1. c1-c2)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod address;
mod item;
mod recorded;
mod tree;

pub use address::{Address, AddressError};
pub use item::Item;
pub use tree::{NodeId, Study};
