//! Colours, as far as a terminal has them.

use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// None: signs alone must do.
    Mono,
    /// The sixteen that every terminal has.
    Sixteen,
    /// A cube of 6 × 6 × 6 and some greys.
    Cube,
    /// All of them.
    True,
}

impl Depth {
    /// What the environment promises; `get` looks a variable up.
    #[must_use]
    pub fn of_environment(get: impl Fn(&str) -> Option<String>) -> Self {
        let term = get("TERM").unwrap_or_default();
        let colours = get("COLORTERM").unwrap_or_default();
        if get("NO_COLOR").is_some_and(|value| !value.is_empty()) || term == "dumb" {
            Self::Mono
        } else if ["truecolor", "24bit"].contains(&colours.as_str()) || term.ends_with("-direct") {
            Self::True
        } else if term.contains("256color") {
            Self::Cube
        } else {
            Self::Sixteen
        }
    }
}

/// Turns the colours of the house, red, green and blue in a byte each, into those of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    depth: Depth,
}

/// The accent for what can be done: readable on paper and on ink.
const ACCENT: u32 = 0x00c7_7a2e;
/// What is wrong.
const WARNING: u32 = 0x00d5_281a;
/// Where the cursor stands.
const CURSOR: u32 = 0x00ff_d75f;
const CURSOR_INK: u32 = 0x001c_1408;

impl Palette {
    /// The colours of a terminal.
    #[must_use]
    pub const fn new(depth: Depth) -> Self {
        Self { depth }
    }

    /// Whether there are none.
    pub(crate) const fn is_mono(self) -> bool {
        matches!(self.depth, Depth::Mono)
    }

    /// The nearest colour that there is.
    pub(crate) fn colour(self, rgb: u32) -> Color {
        match self.depth {
            Depth::Mono => Color::Reset,
            Depth::Sixteen => nearest(&ANSI, rgb),
            Depth::Cube => Color::Indexed(cube(rgb)),
            Depth::True => {
                let [red, green, blue] = parts(rgb);
                Color::Rgb(red, green, blue)
            }
        }
    }

    /// Ink on a ground for which there are better colours than the nearest: steps of one hue stay steps everywhere.
    pub(crate) fn on_step(self, ink: u32, ground: u32, in_cube: u8, of_sixteen: Color) -> Style {
        let style = self.on(ink, ground);
        match self.depth {
            Depth::Cube => style.bg(Color::Indexed(in_cube)),
            Depth::Sixteen => {
                let ink = if of_sixteen == Color::Gray { Color::Black } else { Color::White };
                style.bg(of_sixteen).fg(ink)
            }
            Depth::Mono | Depth::True => style,
        }
    }

    /// Ink on a ground. Where both become the same colour, the ink is black or white.
    pub(crate) fn on(self, ink: u32, ground: u32) -> Style {
        let (mut fg, bg) = (self.colour(ink), self.colour(ground));
        if fg == bg && !self.is_mono() {
            fg = if lightness(ground) > 128 { Color::Black } else { Color::White };
        }
        Style::new().fg(fg).bg(bg)
    }

    /// Ink on whatever the terminal has behind its text.
    pub(crate) fn ink(self, ink: u32) -> Style {
        Style::new().fg(self.colour(ink))
    }

    /// What can be done.
    pub(crate) fn accent(self) -> Style {
        self.ink(ACCENT).add_modifier(Modifier::BOLD)
    }

    /// What went wrong.
    pub(crate) fn warning(self) -> Style {
        self.ink(WARNING).add_modifier(Modifier::BOLD)
    }

    /// What stands back.
    #[allow(clippy::unused_self, reason = "all styles are asked of the palette")]
    pub(crate) const fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the cursor stands.
    pub(crate) fn cursor(self) -> Style {
        if self.is_mono() {
            return Style::new().add_modifier(Modifier::REVERSED);
        }
        self.on(CURSOR_INK, CURSOR).add_modifier(Modifier::BOLD)
    }
}

/// The sixteen colours, as most terminals show them.
const ANSI: [(Color, u32); 16] = [
    (Color::Black, 0x0000_0000),
    (Color::Red, 0x00aa_2200),
    (Color::Green, 0x0000_aa00),
    (Color::Yellow, 0x00aa_6600),
    (Color::Blue, 0x0000_44aa),
    (Color::Magenta, 0x00aa_00aa),
    (Color::Cyan, 0x0000_aaaa),
    (Color::Gray, 0x00bb_bbbb),
    (Color::DarkGray, 0x0055_5555),
    (Color::LightRed, 0x00ff_5544),
    (Color::LightGreen, 0x0055_ff55),
    (Color::LightYellow, 0x00ff_e055),
    (Color::LightBlue, 0x0055_77ff),
    (Color::LightMagenta, 0x00ff_77cc),
    (Color::LightCyan, 0x0055_ffff),
    (Color::White, 0x00ff_ffff),
];

fn nearest(colours: &[(Color, u32)], rgb: u32) -> Color {
    colours.iter().min_by_key(|(_, other)| distance(*other, rgb)).map_or(Color::Reset, |(colour, _)| *colour)
}

/// The number of the nearest colour of the cube, or of the greys.
fn cube(rgb: u32) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |part: u8| (0..6_u8).min_by_key(|step| STEPS[usize::from(*step)].abs_diff(part)).unwrap_or(0);
    let [red, green, blue] = parts(rgb).map(step);
    let from_cube = join([red, green, blue].map(|step| STEPS[usize::from(step)]));
    let [one, other, third] = parts(rgb).map(u16::from);
    let grey = (((one + other + third) / 3).saturating_sub(3) / 10).min(23) as u8;
    let from_greys = join([8 + 10 * grey; 3]);
    if distance(from_greys, rgb) < distance(from_cube, rgb) {
        232 + grey
    } else {
        16 + 36 * red + 6 * green + blue
    }
}

const fn parts(rgb: u32) -> [u8; 3] {
    [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8]
}

fn join([red, green, blue]: [u8; 3]) -> u32 {
    u32::from(red) << 16 | u32::from(green) << 8 | u32::from(blue)
}

/// How far apart two colours are; eyes are keenest on green.
fn distance(one: u32, other: u32) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|part| u32::from(parts(one)[part].abs_diff(parts(other)[part])));
    2 * red * red + 4 * green * green + 3 * blue * blue
}

/// From 0, black, to 255.
fn lightness(rgb: u32) -> u32 {
    let [red, green, blue] = parts(rgb).map(u32::from);
    (3 * red + 6 * green + blue) / 10
}

#[cfg(test)]
mod tests {
    use super::{Depth, Palette};
    use ratatui::style::Color;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        Depth::of_environment(|name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "xterm")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "tmux-256color")]), Depth::Cube);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::Mono);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Depth::Cube);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Mono);
    }

    #[test]
    fn colours_become_the_nearest_ones() {
        assert_eq!(Palette::new(Depth::True).colour(0x00d5_401f), Color::Rgb(0xd5, 0x40, 0x1f));
        assert_eq!(Palette::new(Depth::Cube).colour(0x00ff_0000), Color::Indexed(196));
        assert_eq!(Palette::new(Depth::Cube).colour(0x0080_8080), Color::Indexed(244));
        assert_eq!(Palette::new(Depth::Sixteen).colour(0x00ff_ffff), Color::White);
        assert_eq!(Palette::new(Depth::Mono).colour(0x00ff_ffff), Color::Reset);
    }

    #[test]
    fn ink_is_seen_on_its_ground() {
        for depth in [Depth::Sixteen, Depth::Cube, Depth::True] {
            for (ink, ground) in [(0x0037_383b, 0x0030_3033), (0x00fa_f4e4, 0x00ff_fff0)] {
                let style = Palette::new(depth).on(ink, ground);
                assert_ne!(style.fg, style.bg, "{depth:?}");
            }
        }
    }
}
