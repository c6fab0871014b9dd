//! A table at one screen: people and engines on its seats, a turn that can be undone until it is complete, and what a
//! person can point at.
//!
//! [`Table`] knows nothing of pages, terminals, clocks or engines that think: whoever shows it tells it what was
//! pressed and when, lets the engine think when [`Table::thinker`] says so, and shows what it answers. So a page and a
//! terminal lead through a turn alike.
//!
//! ```
//! use tablier_games::{GameKind, Spot};
//! use tablier_table::{Occupant, Plan, Pressed, Table};
//!
//! let plan = Plan::new(GameKind::Terrace, "short", vec![Occupant::Person; 2]).unwrap();
//! let mut table = Table::new(plan);
//! let spot = |name| Spot::from_name(GameKind::Terrace, name).unwrap();
//! assert_eq!(table.press(spot("b1")), Pressed::TakenUp);
//! assert!(matches!(table.press(spot("b2")), Pressed::Played(_)));
//! assert_eq!(table.game().plies().count(), 1);
//! ```

mod clocks;
mod hand;
mod marks;
mod occupant;
mod plan;
mod saved;
mod stock;
mod table;
mod turns;

pub use clocks::{Clocks, Pace};
pub use hand::Pressed;
pub use occupant::Occupant;
pub use plan::{LONGEST_NAME, Opening, Plan, clean_name};
pub use saved::{Saved, SavedError};
pub use stock::Stock;
pub use table::{Table, Thinker};
pub(crate) use turns::turns;
pub use turns::{TurnEntry, first_turn, written};
