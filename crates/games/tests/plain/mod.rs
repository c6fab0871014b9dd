//! Slow, plain versions of the four games, to check a fast one against.
//!
//! Each module works on texts alone and follows its page `docs/rules/GAME.md` line by line. Input is trusted: a text
//! that the pages call impossible may panic or be played on.

pub(crate) mod tanagra;
pub(crate) mod tchag;
pub(crate) mod terrace;
pub(crate) mod tzaar;
