//! Positions as pictures.
//!
//! [`Scene`] is the picture of a position: shapes in layers, with names. It is drawn once, here, for every use: a page
//! shows its layers ([`svg::layer`]) with the classes of a [`stylesheet()`], a file holds its colours ([`svg::file`]),
//! and with the feature `png` it becomes pixels. [`View`] says how the board is turned and what is marked on it;
//! [`Motion`] says what a move moves, for whoever wants to show it moving. [`Plot`] is another picture: chances over a game.
//!
//! ```
//! use tablier_games::{AnyPosition, GameKind};
//! use tablier_scene::{Scene, Theme, View, svg};
//!
//! let position = AnyPosition::setup(GameKind::Tchag, "standard", None)?;
//! let picture = svg::file(&Scene::new(&position, &View::default()), Theme::Light);
//! assert!(picture.starts_with("<svg "));
//! # Ok::<(), tablier_games::SetupError>(())
//! ```

#![allow(
    clippy::unreadable_literal,
    reason = "colours are written as everybody writes them, with six digits"
)]
#![allow(clippy::cast_precision_loss, reason = "a board is small")]

mod arrow;
mod glyph;
mod motion;
mod path;
mod plot;
mod scene;
mod shape;
mod style;
mod stylesheet;
mod tanagra;
mod tchag;
mod terrace;
mod token;
mod tzaar;
mod verdict;
mod view;
mod walk;
mod xy;

#[cfg(feature = "png")]
pub mod png;
pub mod svg;

pub use glyph::Glyph;
pub use motion::{Motion, traces};
pub use path::Path;
pub use plot::{Mark, Plot, Run, seat_style};
pub use scene::{Frame, Layer, Scene, centre};
pub use shape::{Form, Group, Name, Node, Shape};
pub use style::{Colour, Line, Style, Theme, Token};
pub use stylesheet::stylesheet;
pub use token::Piece;
pub use view::{Marks, Trace, View};
pub use walk::ahead;
pub use xy::{Turn, Xy};
