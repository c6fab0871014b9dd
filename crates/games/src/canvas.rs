//! Lines of text that grow as one writes on them, for the diagrams.

use std::fmt;

/// A sheet of characters.
pub(crate) struct Canvas {
    lines: Vec<Vec<char>>,
}

impl Canvas {
    pub(crate) const fn new() -> Self {
        Self { lines: Vec::new() }
    }

    /// Writes a word beginning at a place; spaces in it leave what is there.
    pub(crate) fn write(&mut self, x: usize, y: usize, word: &str) {
        if self.lines.len() <= y {
            self.lines.resize(y + 1, Vec::new());
        }
        let line = &mut self.lines[y];
        for (x, letter) in (x..).zip(word.chars()) {
            if line.len() <= x {
                line.resize(x + 1, ' ');
            }
            if letter != ' ' {
                line[x] = letter;
            }
        }
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let line: String = line.iter().collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
