//! Every sentence to a person, in French and English.
//!
//! The rest of the house speaks in typed reasons: [`tablier_games::Refusal`], [`tablier_games::PositionError`],
//! [`tablier_games::Outcome`]. [`Words`] turns them into sentences of one [`Language`], and says any other
//! message by its id. The sentences themselves are in `locales/`, a folder a language and a file a subject, in
//! the format of Project Fluent.
//!
//! ```
//! use tablier_games::{Position, tzaar::Tzaar};
//! use tablier_words::{Language, Words};
//!
//! let words = Words::new(Language::from_locale("fr_CA.UTF-8"));
//! let position = Tzaar::setup("fixed", None)?;
//! let refusal = position.read_move("a1xb1").unwrap_err();
//! assert_eq!(words.refusal(Tzaar::KIND, &refusal), "la pièce en a1 n’est pas à toi");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod language;
mod outcome;
mod position;
mod prompt;
mod reason;
mod record;
mod refusal;
mod review;
mod suggestion;
#[cfg(feature = "command-line")]
mod system;
mod table;
mod words;

pub use language::Language;
pub use reason::capitalised;
pub use words::{Value, Words};
