//! Players that are not there to be measured against only.

mod engine;
mod level;
mod process;
mod program;
mod random;
mod ugi;

pub(crate) use engine::EnginePlayer;
pub(crate) use level::LevelPlayer;
pub(crate) use program::ProgramPlayer;
pub(crate) use random::RandomPlayer;
