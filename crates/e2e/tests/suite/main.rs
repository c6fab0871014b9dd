//! The whole house in a real browser: one program for all of its tests, so that they are linked once.

mod accounts;
mod advice;
mod analysis;
mod browsers;
mod company;
mod endings;
mod everybody;
mod games;
mod hands;
mod house;
mod keyboard;
mod learn;
mod manners;
mod offline;
mod online;
mod phones;
mod room;
mod turns;
mod visits;
