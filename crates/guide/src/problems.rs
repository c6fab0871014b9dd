//! Problems to solve.

use tablier_games::Puzzle;

/// The problems of a file, in its order. Comments are left out, and so is what makes no sense.
#[must_use]
pub fn problems(text: &str) -> Vec<Puzzle> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.parse().ok()).collect()
}
