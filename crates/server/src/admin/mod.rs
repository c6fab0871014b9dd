//! What whoever runs the house can do, beside the house (`tablier admin`).
//!
//! Only one process writes to the store. So a running server [listens](Control) for orders on a port of this machine alone, and
//! leaves the port and a secret in a file that only its own user can read; without a server, the store is opened and the same
//! orders are [obeyed](crate::House::obey) there.

mod control;
mod obey;
mod order;

pub use control::{Control, ControlError, send};
pub use order::{Order, OrderError, Outcome};
