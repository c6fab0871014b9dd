//! Words of the other side, made safe to be shown.

use std::fmt;

/// Shows what somebody wrote: not all of it when it is long, and no control characters.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

/// Enough to see which word was meant.
const MOST: usize = 60;

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.chars();
        let shown: String = letters.by_ref().take(MOST).map(printable).collect();
        let dots = if letters.next().is_some() { "…" } else { "" };
        write!(f, "\"{shown}{dots}\"")
    }
}

fn printable(letter: char) -> char {
    if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }
}

#[cfg(test)]
mod tests {
    use super::Quoted;

    #[test]
    fn what_is_shown_is_short_and_stays_on_its_line() {
        assert_eq!(Quoted("go").to_string(), "\"go\"");
        assert_eq!(Quoted("a\nb\u{1b}[31m").to_string(), "\"a\u{fffd}b\u{fffd}[31m\"");
        assert_eq!(Quoted(&"é".repeat(1000)).to_string().chars().count(), 63);
    }
}
