//! What the parts of Tablier that do not share memory have agreed on: plain data, without logic.
//!
//! [`worker`] is what a page and its engine say to each other, [`page`] where pages are found, [`online`] what the server
//! says to pages and to other programs.

pub mod online;
pub mod page;
pub mod worker;
