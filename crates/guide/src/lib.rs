//! What is taught: the rules of each game, as pages that can be read, printed and played on, and first lessons in which
//! one makes the moves oneself.
//!
//! The texts lie in `rules` and `lessons`, one file for each game and language, in a few marks of our own that a page and
//! a terminal can both show; `problems` holds what `tablier mine` has found. With the feature `texts` they are part of the program; a browser loads them as a [`Book`]
//! when somebody opens it.

mod book;
mod lesson;
mod page;
mod problems;
#[cfg(feature = "texts")]
mod texts;

pub use book::Book;
pub use lesson::{Goal, Lesson, Step, Verdict};
pub use page::{Block, Figure, Page, TextError};
pub use problems::problems;
#[cfg(feature = "texts")]
pub use texts::{book, lesson, problem_text, rules};
