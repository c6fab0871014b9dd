//! Digits and letters as strokes of our own: no font is needed, and the same picture comes out everywhere.

/// A sign drawn with one pen, in units of which a digit is 100 high.
#[derive(Debug, PartialEq)]
pub struct Glyph {
    /// The sign.
    pub sign: char,
    /// Its strokes, from the baseline (y = 0) upwards (y < 0).
    pub strokes: &'static str,
    /// How wide it is.
    pub width: f64,
    /// How high it is: letters without a stem are lower than digits.
    pub height: f64,
}

/// How thick the pen is, in the same units.
pub(crate) const PEN: f64 = 15.0;

const fn glyph(sign: char, width: f64, height: f64, strokes: &'static str) -> Glyph {
    Glyph { sign, strokes, width, height }
}

const BOWL_LEFT: &str =
    "M52 -68L52 0M52 -34C52 -14 43 0 28 0C13 0 4 -14 4 -34C4 -54 13 -68 28 -68C43 -68 52 -54 52 -34";

static GLYPHS: [Glyph; 21] = [
    glyph(
        '0',
        60.0,
        100.0,
        "M30 -100C52 -100 57 -78 57 -50C57 -22 52 0 30 0C8 0 3 -22 3 -50C3 -78 8 -100 30 -100Z",
    ),
    glyph('1', 44.0, 100.0, "M8 -82L32 -100L32 0"),
    glyph(
        '2',
        60.0,
        100.0,
        "M5 -74C5 -90 15 -100 30 -100C46 -100 56 -89 56 -73C56 -60 48 -51 37 -41L4 0L58 0",
    ),
    glyph('3', 60.0, 100.0, "M6 -100L54 -100L28 -62C46 -62 57 -50 57 -32C57 -12 45 0 28 0C15 0 6 -7 3 -19"),
    glyph('4', 62.0, 100.0, "M43 0L43 -100L2 -29L61 -29"),
    glyph(
        '5',
        60.0,
        100.0,
        "M54 -100L13 -100L8 -54C14 -61 21 -64 30 -64C46 -64 57 -51 57 -32C57 -12 45 0 28 0C15 0 6 -7 3 -18",
    ),
    glyph(
        '6',
        60.0,
        100.0,
        "M50 -92C44 -98 38 -100 32 -100C12 -100 3 -76 3 -45C3 -15 12 0 30 0C46 0 57 -13 57 -31C57 -49 46 -62 31 -62C16 -62 5 -51 3 -36",
    ),
    glyph('7', 60.0, 100.0, "M4 -100L56 -100L22 0"),
    glyph(
        '8',
        60.0,
        100.0,
        "M30 -54C16 -54 7 -64 7 -77C7 -91 16 -100 30 -100C44 -100 53 -91 53 -77C53 -64 44 -54 30 -54C13 -54 3 -43 3 -28C3 -11 13 0 30 0C47 0 57 -11 57 -28C57 -43 47 -54 30 -54Z",
    ),
    glyph(
        '9',
        60.0,
        100.0,
        "M10 -8C16 -2 22 0 28 0C48 0 57 -24 57 -55C57 -85 48 -100 30 -100C14 -100 3 -87 3 -69C3 -51 14 -38 29 -38C44 -38 55 -49 57 -64",
    ),
    glyph('T', 60.0, 100.0, "M2 -100L58 -100M30 -100L30 0"),
    glyph('a', 56.0, 68.0, BOWL_LEFT),
    glyph(
        'b',
        58.0,
        104.0,
        "M6 -104L6 0M6 -34C6 -54 15 -68 30 -68C45 -68 54 -54 54 -34C54 -14 45 0 30 0C15 0 6 -14 6 -34",
    ),
    glyph(
        'c',
        54.0,
        68.0,
        "M50 -54C46 -63 39 -68 29 -68C14 -68 4 -54 4 -34C4 -14 14 0 29 0C39 0 46 -5 50 -14",
    ),
    glyph(
        'd',
        58.0,
        104.0,
        "M52 -104L52 0M52 -34C52 -14 43 0 28 0C13 0 4 -14 4 -34C4 -54 13 -68 28 -68C43 -68 52 -54 52 -34",
    ),
    glyph(
        'e',
        57.0,
        68.0,
        "M4 -36L53 -36C53 -56 44 -68 29 -68C14 -68 4 -54 4 -34C4 -14 14 0 30 0C40 0 47 -5 51 -13",
    ),
    glyph('f', 40.0, 104.0, "M40 -101C37 -103 34 -104 31 -104C21 -104 16 -97 16 -85L16 0M2 -66L36 -66"),
    glyph(
        'g',
        58.0,
        68.0,
        "M52 -68L52 4C52 22 43 31 28 31C18 31 10 27 6 20M52 -34C52 -14 43 0 28 0C13 0 4 -14 4 -34C4 -54 13 -68 28 -68C43 -68 52 -54 52 -34",
    ),
    glyph('h', 56.0, 104.0, "M6 -104L6 0M6 -38C6 -57 15 -68 28 -68C42 -68 50 -58 50 -40L50 0"),
    glyph('i', 16.0, 68.0, "M8 -66L8 0M8 -93L8 -92"),
    glyph(
        '?',
        60.0,
        100.0,
        "M5 -74C5 -90 15 -100 30 -100C46 -100 56 -89 56 -73C56 -55 31 -52 31 -28M31 -1L31 0",
    ),
];

impl Glyph {
    /// The strokes of a sign; a question mark for one that boards do not use.
    pub(crate) fn of(sign: char) -> &'static Self {
        GLYPHS.iter().find(|glyph| glyph.sign == sign).unwrap_or(&GLYPHS[GLYPHS.len() - 1])
    }
}
