//! Names that were mistyped.

use crate::Words;

impl Words {
    /// A sentence that refuses a name; if one of the names that exist is nearly the same, it asks whether that was meant.
    #[must_use]
    pub fn or_meant<'a>(
        &self,
        sentence: String,
        typed: &str,
        names: impl IntoIterator<Item = &'a str>,
    ) -> String {
        match nearest(typed, names) {
            Some(name) => self.tell("did-you-mean", &[("sentence", &sentence), ("name", &name)]),
            None => sentence,
        }
    }
}

/// The name that takes the fewest mistakes to be typed as it was, unless those are too many for its length.
fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = |name: &str| name.chars().count().div_ceil(3);
    // A text may be of any length: one that is much longer or shorter is not compared at all.
    let length = typed.chars().count();
    let similar = names.into_iter().filter(|name| name.chars().count().abs_diff(length) <= most(name));
    let distance = |name: &'a str| (mistakes(&typed.to_lowercase(), &name.to_lowercase()), name);
    let (mistakes, name) = similar.map(distance).min_by_key(|(mistakes, _)| *mistakes)?;
    (mistakes <= most(name)).then_some(name)
}

/// How many letters were left out, added, changed or exchanged with the next: the distance of Damerau and Levenshtein
/// (optimal string alignment).
fn mistakes(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (y, letter) in one.iter().enumerate() {
        let mut row = vec![y + 1];
        for (x, its) in other.iter().enumerate() {
            let changed = rows[y][x] + usize::from(letter != its);
            let mut least = changed.min(rows[y][x + 1] + 1).min(row[x] + 1);
            if x > 0 && y > 0 && *letter == other[x - 1] && one[y - 1] == *its {
                least = least.min(rows[y - 1][x - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::{mistakes, nearest};

    #[test]
    fn mistakes_are_counted() {
        for (one, other, count) in [
            ("", "", 0),
            ("tzar", "tzaar", 1),
            ("tazar", "tzaar", 1),
            ("tchga", "tchag", 1),
            ("abc", "xyz", 3),
        ] {
            assert_eq!((mistakes(one, other), mistakes(other, one)), (count, count), "{one} {other}");
        }
    }

    #[test]
    fn what_is_too_far_off_is_not_suggested() {
        let games = ["tzaar", "terrace", "tchag", "tanagra"];
        assert_eq!(nearest("Tzar", games), Some("tzaar"));
        assert_eq!(nearest("terace", games), Some("terrace"));
        assert_eq!(nearest("chess", games), None);
        assert_eq!(nearest("", games), None);
        assert_eq!(nearest("x", []), None);
    }
}
