//! What the parts of Tablier that do not share memory have agreed on: plain data, without logic.
//!
//! [`worker`] is what a page and its engine say to each other, [`page`] where pages are found.

pub mod page;
pub mod worker;
