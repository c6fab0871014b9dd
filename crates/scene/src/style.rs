//! How shapes are painted: colours have names, and a value in light and in dark.

/// A colour, opaque or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Red, green and blue, a byte each.
    pub rgb: u32,
    /// How opaque it is, in hundredths.
    pub opacity: u8,
}

/// An opaque colour.
pub(crate) const fn solid(rgb: u32) -> Colour {
    Colour { rgb, opacity: 100 }
}

/// A colour through which one sees what lies below.
pub(crate) const fn veil(rgb: u32, opacity: u8) -> Colour {
    Colour { rgb, opacity }
}

/// A colour by its name, in both themes.
#[derive(Debug, PartialEq, Eq)]
pub struct Token {
    /// Its name in style sheets.
    pub name: &'static str,
    /// On warm paper.
    pub light: Colour,
    /// On warm ink.
    pub dark: Colour,
}

impl Token {
    pub(crate) const fn new(name: &'static str, light: Colour, dark: Colour) -> Self {
        Self { name, light, dark }
    }

    /// The same in both themes.
    pub(crate) const fn always(name: &'static str, colour: Colour) -> Self {
        Self::new(name, colour, colour)
    }

    /// Its value in a theme.
    #[must_use]
    pub const fn colour(&self, theme: Theme) -> Colour {
        match theme {
            Theme::Light => self.light,
            Theme::Dark => self.dark,
        }
    }
}

/// Paper or ink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Warm paper.
    #[default]
    Light,
    /// Warm ink.
    Dark,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Its colour.
    pub token: &'static Token,
    /// How thick it is.
    pub width: f64,
    /// Dashes and gaps, if it is broken.
    pub dashes: Option<(f64, f64)>,
}

/// How a shape is painted.
#[derive(Debug, PartialEq)]
pub struct Style {
    /// Its name: the class in a page.
    pub name: &'static str,
    /// What fills it.
    pub fill: Option<&'static Token>,
    /// The line around it.
    pub line: Option<Line>,
    /// Whether the ends and corners of the line are round.
    pub round: bool,
    /// How opaque it is, in hundredths.
    pub opacity: u8,
}

impl Style {
    pub(crate) const fn new(name: &'static str) -> Self {
        Self { name, fill: None, line: None, round: false, opacity: 100 }
    }

    pub(crate) const fn fill(self, token: &'static Token) -> Self {
        Self { fill: Some(token), ..self }
    }

    pub(crate) const fn line(self, token: &'static Token, width: f64) -> Self {
        Self { line: Some(Line { token, width, dashes: None }), ..self }
    }

    pub(crate) const fn dashed(self, dash: f64, gap: f64) -> Self {
        let line = match self.line {
            Some(line) => Some(Line { dashes: Some((dash, gap)), ..line }),
            None => None,
        };
        Self { line, ..self }
    }

    pub(crate) const fn round(self) -> Self {
        Self { round: true, ..self }
    }

    pub(crate) const fn faint(self, opacity: u8) -> Self {
        Self { opacity, ..self }
    }

    /// The colours that it uses.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = &'static Token> {
        self.fill.into_iter().chain(self.line.map(|line| line.token))
    }
}

/// Names the styles of a board, one by one or one for each seat, and lists them.
macro_rules! styles {
    (one { $($name:ident = $style:expr;)* } each { $($seats:ident = $list:expr;)* }) => {
        $(pub(super) static $name: Style = $style;)*
        $(pub(super) static $seats: [Style; 4] = $list;)*

        /// All styles of this board.
        pub(crate) fn all() -> Vec<&'static Style> {
            let single = [$(&$name),*].into_iter();
            let by_seat: &[&'static [Style; 4]] = &[$(&$seats),*];
            single.chain(by_seat.iter().copied().flatten()).collect()
        }
    };
}

pub(crate) use styles;
