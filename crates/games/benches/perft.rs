//! Instructions a leaf: what it costs to find, count and play moves.
//!
//! Run by `cargo xtask bench`, which needs valgrind and divides the instructions of each run by the leaves
//! named here. Every run asserts its count, so that a fast wrong generator cannot pass.

use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{Position, perft};

/// Reads a position outside of what is measured.
fn position<P: Position>(text: &str, depth: u32, leaves: u64) -> (P, u32, u64) {
    (text.parse().expect("a position"), depth, leaves)
}

fn count<P: Position>((position, depth, leaves): (P, u32, u64)) {
    assert_eq!(black_box(perft(black_box(&position), depth)), leaves);
}

const FIXED: &str = "ooooO/OrrrRO/ORttTRO/ORToOTRO/ORTOotro/ortoOtro/ortTTro/orRRRo/oOOOO w 1 1";
