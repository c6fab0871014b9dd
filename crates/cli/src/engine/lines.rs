//! Lines from outside, whatever they are.

use std::io::{self, BufRead, Read};

/// A line, without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Its text; bytes that are no text are replaced.
    Text(String),
    /// Longer than any that makes sense: it was thrown away.
    TooLong,
}

/// Room for games far longer than any that is played, and an end to what anybody can make us keep.
const LONGEST: u64 = 1 << 20;

/// The lines of a stream.
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R) -> Self {
        Self { input }
    }

    /// Up to so many bytes of the line, its end included.
    fn piece(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        Ok(bytes)
    }

    fn line(&mut self) -> io::Result<Option<Line>> {
        let bytes = self.piece()?;
        if is_whole(&bytes) {
            let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            return Ok(Some(Line::Text(text)).filter(|_| !bytes.is_empty()));
        }
        while !is_whole(&self.piece()?) {}
        Ok(Some(Line::TooLong))
    }
}

/// Whether the end of the line, or that of the stream, was reached.
fn is_whole(bytes: &[u8]) -> bool {
    (bytes.len() as u64) < LONGEST || bytes.ends_with(b"\n")
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        self.line().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, Lines};

    fn lines(bytes: &[u8]) -> Vec<Line> {
        Lines::new(bytes).map(Result::unwrap).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_as_they_may() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a b\r\n\nc"), [text("a b"), text(""), text("c")]);
        assert_eq!(lines(b"\xff\n"), [text("\u{fffd}")]);
    }

    #[test]
    fn long_lines_are_thrown_away_whole() {
        for length in [LONGEST, LONGEST + 1, 2 * LONGEST, 3 * LONGEST - 1] {
            let long = "x".repeat(length as usize);
            assert_eq!(lines(format!("{long}\nquit\n").as_bytes()), [Line::TooLong, text("quit")]);
            assert_eq!(lines(long.as_bytes()), [Line::TooLong]);
        }
        let longest = "x".repeat(LONGEST as usize - 1);
        assert_eq!(lines(format!("{longest}\nquit").as_bytes()), [text(&longest), text("quit")]);
    }
}
