//! Text broken into lines.

use ratatui::text::Line;

/// The columns that a text takes.
pub(crate) fn width(text: &str) -> usize {
    Line::from(text).width()
}

/// Breaks a text at its spaces, into lines of so many columns at most; longer words are cut. A no-break space stays.
pub(crate) fn wrap(text: &str, most: usize) -> Vec<String> {
    let most = most.max(1);
    let mut lines = vec![String::new()];
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a line from the start on");
        if line.is_empty() {
            line.push_str(word);
        } else if width(line) + 1 + width(word) <= most {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
        while lines.last().is_some_and(|line| width(line) > most) {
            let line = lines.pop().unwrap_or_default();
            let cut: usize = line.chars().take(most).map(char::len_utf8).sum();
            let (head, rest) = line.split_at(cut);
            lines.push(head.to_owned());
            lines.push(rest.to_owned());
        }
    }
    lines
}

/// Breaks a list of keys between its items, which stand apart by ` · `.
pub(crate) fn wrap_items(text: &str, most: usize) -> Vec<String> {
    const BETWEEN: &str = " · ";
    let mut lines: Vec<String> = Vec::new();
    for item in text.split(BETWEEN) {
        match lines.last_mut() {
            Some(line) if width(line) + width(BETWEEN) + width(item) <= most => {
                line.push_str(BETWEEN);
                line.push_str(item);
            }
            _ => lines.push(item.to_owned()),
        }
    }
    lines
}

/// A text in so many columns at most; an ellipsis says that there was more.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// The end of a path in so many columns at most: what tells files apart stands there.
pub(crate) fn cut_front(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().rev().take(most.saturating_sub(1)).collect();
    while width(&kept.iter().collect::<String>()) >= most.max(1) {
        kept.pop();
    }
    format!("…{}", kept.iter().rev().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{cut, cut_front, wrap, wrap_items};

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(
            wrap("Prends un pion\u{a0}: chaque tour", 14),
            ["Prends un", "pion\u{a0}: chaque", "tour"]
        );
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap_items("q quit · n new game · ? help", 16), ["q quit", "n new game", "? help"]);
        assert_eq!(cut("e4×d4 e5×d5", 8), "e4×d4 e…");
        assert_eq!(cut_front("games/tchag.txt", 10), "…tchag.txt");
        assert_eq!(cut_front("tchag.txt", 9), "tchag.txt");
        assert_eq!(cut_front("対局/対局", 4), "…局");
    }
}
