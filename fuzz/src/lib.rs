//! What must hold for every input, however strange. Each target gives its input to one of these; what does not
//! hold panics, and the input is a finding.

mod moves;
mod play;
mod position;
mod record;
mod ugi;

pub use moves::moves;
pub use play::play;
pub use position::position;
pub use record::{record, time_control};
pub use ugi::ugi;
