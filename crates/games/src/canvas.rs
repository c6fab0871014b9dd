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
        for (x, letter) in (x..).zip(word.chars()) {
            if letter != ' ' {
                *self.at(x, y) = letter;
            }
        }
    }

    /// Draws a line of underscores, where nothing is written.
    pub(crate) fn underline(&mut self, x: usize, y: usize, length: usize) {
        for x in x..x + length {
            let letter = self.at(x, y);
            if *letter == ' ' {
                *letter = '_';
            }
        }
    }

    fn at(&mut self, x: usize, y: usize) -> &mut char {
        if self.lines.len() <= y {
            self.lines.resize(y + 1, Vec::new());
        }
        let line = &mut self.lines[y];
        if line.len() <= x {
            line.resize(x + 1, ' ');
        }
        &mut line[x]
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
