//! The messages between the parts of Tablier that do not share memory: plain data, without logic.
//!
//! [`worker`] is what a page and its engine say to each other.

pub mod worker;
