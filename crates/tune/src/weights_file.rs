//! The file of weights, explanations kept.

use std::fmt::Write;
use tablier_engine::tuning::{self, Weight};
use tablier_games::GameKind;

/// The file of a game as it was built in, with other weights.
pub(crate) fn with(kind: GameKind, weights: &[Weight]) -> String {
    let mut text = String::new();
    let mut rest = weights;
    let mut groups = tuning::groups(kind).iter();
    for line in tuning::weights_text(kind).lines() {
        let is_group = !line.starts_with('#') && !line.is_empty();
        let Some(group) = is_group.then(|| groups.next()).flatten() else {
            text.push_str(line);
            text.push('\n');
            continue;
        };
        let (these, others) = rest.split_at(group.terms);
        rest = others;
        text.push_str(group.name);
        for weight in these {
            // Writing to a string cannot fail.
            let _ = write!(text, " {}/{}", weight.early, weight.late);
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::with;
    use tablier_engine::tuning;
    use tablier_games::GameKind;

    #[test]
    fn the_built_in_weights_give_the_built_in_file() {
        for kind in GameKind::ALL {
            assert_eq!(with(kind, &tuning::weights(kind)), tuning::weights_text(kind));
        }
    }
}
