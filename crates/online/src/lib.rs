//! A table that people share over a distance, as a function of what happened at it.
//!
//! Every act is asked for first ([`Table::play`], [`Table::join`], …): the answer is what would happen, or why it cannot.
//! Nothing changes before it [happens](Table::happen). So the server can store what happens before it is true, a table comes back
//! after a restart by letting everything happen again, and a page follows the same table with the same code.
//!
//! No clock is read here and nothing is random: both are given.

mod acts;
mod chair;
mod clocks;
mod fate;
mod leaving;
mod letters;
mod moving;
mod offers;
mod refusal;
mod rematch;
mod seating;
mod story;
mod table;
mod terms;
mod view;

pub use chair::Chair;
pub use fate::Misfit;
pub use leaving::FAIR_WAIT;
pub use letters::is_invisible;
pub use moving::Sent;
pub use offers::GIVEN_SECONDS;
pub use refusal::Refusal;
pub use rematch::Missing;
pub use story::{Party, Tale, Tiding};
pub use table::{Moment, Table};
pub use terms::{LONGEST, SeatWish, Terms, TermsError};
