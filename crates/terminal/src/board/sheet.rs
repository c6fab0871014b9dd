//! A sheet of characters that boards are drawn on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::collections::BTreeMap;
use tablier_games::{AnyMove, Spot};

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// A place of the board.
    Spot(Spot),
    /// A choice that no place stands for: a repair of Tchag.
    Choice(AnyMove),
}

/// A character, how it is painted, and what it belongs to.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    sign: char,
    style: Style,
    target: Option<Target>,
}

/// Where something lies on a sheet, column and line. Both can be negative.
pub(crate) type At = (i32, i32);

/// A drawing of any size, and the places on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    glyphs: BTreeMap<At, Glyph>,
    targets: Vec<(Target, At)>,
    /// How what lies beside the drawing is painted.
    ground: Option<Style>,
}

impl Sheet {
    /// A sheet whose ground goes on beside the drawing.
    pub(crate) fn on(ground: Style) -> Self {
        Self { ground: Some(ground), ..Self::default() }
    }

    /// Writes a word beginning at a place. What it belonged to, it belongs to still.
    pub(crate) fn write(&mut self, (x, y): At, word: &str, style: Style) {
        for (x, sign) in (x..).zip(word.chars()) {
            let target = self.glyphs.get(&(x, y)).and_then(|glyph| glyph.target);
            self.glyphs.insert((x, y), Glyph { sign, style, target });
        }
    }

    /// Paints a rectangle with blanks.
    pub(crate) fn fill(&mut self, (x, y): At, (width, height): (i32, i32), style: Style) {
        let blanks = " ".repeat(width.max(0) as usize);
        for line in y..y + height {
            self.write((x, line), &blanks, style);
        }
    }

    /// Changes how some characters are painted, and leaves the rest of their style.
    pub(crate) fn restyle(&mut self, (x, y): At, (width, height): (i32, i32), change: Style) {
        for line in y..y + height {
            for column in x..x + width {
                if let Some(glyph) = self.glyphs.get_mut(&(column, line)) {
                    glyph.style = glyph.style.patch(change);
                }
            }
        }
    }

    /// How a place is painted.
    pub(crate) fn style(&self, at: At) -> Style {
        self.glyphs.get(&at).map_or_else(|| self.ground.unwrap_or_default(), |glyph| glyph.style)
    }

    /// The sign at a place.
    pub(crate) fn sign(&self, at: At) -> char {
        self.glyphs.get(&at).map_or(' ', |glyph| glyph.sign)
    }

    /// Lets a rectangle belong to what can be pointed at.
    pub(crate) fn claim(&mut self, target: Target, (x, y): At, (width, height): (i32, i32)) {
        let ground = self.ground.unwrap_or_default();
        for line in y..y + height {
            for column in x..x + width {
                let blank = Glyph { sign: ' ', style: ground, target: None };
                self.glyphs.entry((column, line)).or_insert(blank).target = Some(target);
            }
        }
    }

    /// Notes where the middle of something that can be pointed at lies.
    pub(crate) fn locate(&mut self, target: Target, middle: At) {
        self.targets.push((target, middle));
    }

    /// All that can be pointed at, with its middle.
    pub(crate) fn targets(&self) -> &[(Target, At)] {
        &self.targets
    }

    /// Where the middle of something lies.
    pub(crate) fn middle(&self, target: Target) -> Option<At> {
        self.targets.iter().find(|(other, _)| *other == target).map(|(_, middle)| *middle)
    }

    /// What belongs to a place.
    pub(crate) fn target_at(&self, at: At) -> Option<Target> {
        self.glyphs.get(&at)?.target
    }

    /// The upper left corner, and width and height.
    pub(crate) fn bounds(&self) -> (At, (i32, i32)) {
        let columns = || self.glyphs.keys().map(|(x, _)| *x);
        let lines = || self.glyphs.keys().map(|(_, y)| *y);
        let (Some(left), Some(right)) = (columns().min(), columns().max()) else {
            return ((0, 0), (0, 0));
        };
        let (top, bottom) = (lines().min().unwrap_or(0), lines().max().unwrap_or(0));
        ((left, top), (right - left + 1, bottom - top + 1))
    }

    /// Copies the part of the sheet whose upper left corner is at `corner` to a part of the screen.
    pub(crate) fn show(&self, corner: At, area: Rect, buffer: &mut Buffer) {
        if let Some(ground) = self.ground {
            buffer.set_style(area, ground);
        }
        for (&(x, y), glyph) in &self.glyphs {
            let (column, line) = (x - corner.0, y - corner.1);
            let inside =
                (0..i32::from(area.width)).contains(&column) && (0..i32::from(area.height)).contains(&line);
            if inside {
                let cell = &mut buffer[(area.x + column as u16, area.y + line as u16)];
                cell.set_char(glyph.sign).set_style(glyph.style);
            }
        }
    }
}
