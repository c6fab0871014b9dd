//! How Terrace is painted: terracotta in eight steps, from the deep valley to the bright summit.

use crate::style::{Style, Token, solid, styles, veil};
use crate::svg::SIGN_LINE;

static LEVEL_TOKENS: [Token; 8] = [
    Token::new("te-1", solid(0x4b2219), solid(0x381a13)),
    Token::new("te-2", solid(0x6a2e1e), solid(0x502419)),
    Token::new("te-3", solid(0x8a3c24), solid(0x6c301f)),
    Token::new("te-4", solid(0xa84d2c), solid(0x894028)),
    Token::new("te-5", solid(0xc26539), solid(0xa35433)),
    Token::new("te-6", solid(0xd5844f), solid(0xb96f45)),
    Token::new("te-7", solid(0xe5a773), solid(0xcb9063)),
    Token::new("te-8", solid(0xf3cda1), solid(0xdcb188)),
];
static SHADE: Token = Token::always("te-shade", veil(0x200a04, 42));
static LIT: Token = Token::always("te-lit", veil(0xffeecd, 42));
static EDGE: Token = Token::always("te-edge", veil(0x260c05, 50));
static SEAM_LINE: Token = Token::always("te-seam", veil(0x1e0802, 16));
static FRAME_FILL: Token = Token::new("te-frame", solid(0x3a1a12), solid(0x2a130d));
static COORDINATE: Token = Token::always("te-coord", solid(0xe7c7a8));
static COORDINATE_ON_TABLE: Token = Token::new("te-coord-table", solid(0x6b4a38), solid(0xd9bfa5));
static LEVEL_ON_LOW: Token = Token::always("te-level-low", veil(0xffecd0, 62));
static LEVEL_ON_HIGH: Token = Token::always("te-level-high", veil(0x301208, 62));
static WALL_LEFT_VEIL: Token = Token::always("te-wall-left", veil(0x68240c, 46));
static WALL_RIGHT_VEIL: Token = Token::always("te-wall-right", veil(0x3e1206, 64));
static GROUND_SHADE: Token = Token::always("te-ground", veil(0x180803, 22));
static PIECE_SHADE: Token = Token::always("te-piece-shade", veil(0x180803, 36));
static BODY_SHADE: Token = Token::always("te-body-shade", veil(0x000000, 26));
static MARK: Token = Token::always("te-hl", solid(0xfff6df));
static MARK_INK: Token = Token::always("te-hl-ink", solid(0x2b140c));
static MARK_VEIL: Token = Token::always("te-hl-veil", veil(0x180803, 55));
static DANGER_RED: Token = Token::always("te-danger", solid(0xd5281a));

pub(crate) static ORANGE: Token = Token::always("te-orange", solid(0xf8ae25));
static ORANGE_LINE: Token = Token::always("te-orange-line", solid(0x30170b));
pub(crate) static BLUE: Token = Token::always("te-blue", solid(0x1d4c9b));
static BLUE_LINE: Token = Token::always("te-blue-line", solid(0xfff3dc));
pub(crate) static WHITE: Token = Token::always("te-white", solid(0xfaf4e4));
static WHITE_LINE: Token = Token::always("te-white-line", solid(0x2b241c));
pub(crate) static BLACK: Token = Token::always("te-black", solid(0x24201d));
static BLACK_LINE: Token = Token::always("te-black-line", solid(0xf7f0df));

const fn disc(name: &'static str, fill: &'static Token, line: &'static Token) -> Style {
    Style::new(name).fill(fill).line(line, 4.0)
}

const fn goal(name: &'static str, fill: &'static Token, line: &'static Token) -> Style {
    Style::new(name).fill(fill).line(line, 4.0).round().faint(85)
}

const fn step(name: &'static str, line: &'static Token) -> Style {
    Style::new(name).line(line, 2.2).faint(62)
}

const fn letter(name: &'static str, line: &'static Token) -> Style {
    Style::new(name).line(line, SIGN_LINE + 6.0).round()
}

const fn body(name: &'static str, fill: &'static Token, line: &'static Token) -> Style {
    Style::new(name).fill(fill).line(line, 3.0).round()
}

styles! {
    one {
        FRAME = Style::new("te-board").fill(&FRAME_FILL);
        SHADOWS = Style::new("te-shadows").fill(&SHADE);
        LIGHTS = Style::new("te-lights").fill(&LIT);
        EDGES = Style::new("te-edges").line(&EDGE, 2.4);
        GRID = Style::new("te-grid").line(&SEAM_LINE, 1.4);
        SIGN = Style::new("te-sign").line(&COORDINATE, SIGN_LINE).round();
        LEVEL_LOW = Style::new("te-digit-low").line(&LEVEL_ON_LOW, SIGN_LINE).round();
        LEVEL_HIGH = Style::new("te-digit-high").line(&LEVEL_ON_HIGH, SIGN_LINE).round();
        SHADOW = Style::new("te-shadow").fill(&PIECE_SHADE);
        COLLAR = Style::new("te-collar").fill(&MARK).line(&MARK_INK, 4.0).round();
        BODY_DARK = Style::new("te-body-dark").fill(&BODY_SHADE);
        WALL_LEFT = Style::new("te-wall-l").fill(&WALL_LEFT_VEIL);
        WALL_RIGHT = Style::new("te-wall-r").fill(&WALL_RIGHT_VEIL);
        SEAM = Style::new("te-rim").line(&EDGE, 1.0).round().faint(50);
        GROUND = Style::new("te-base").fill(&GROUND_SHADE);
        FREE = Style::new("te-free").fill(&MARK).line(&MARK_INK, 3.5);
        UNDER = Style::new("te-under").line(&MARK_INK, 12.0);
        HAND = Style::new("te-hand").line(&MARK, 6.0);
        READY_UNDER = Style::new("te-ready-under").line(&MARK_VEIL, 7.0);
        READY = Style::new("te-ready").line(&MARK, 4.5).dashed(2.0, 9.0).round();
        WAY = Style::new("te-way").line(&MARK, 4.0).dashed(3.0, 10.0).round();
        BEGAN = Style::new("te-began").line(&MARK, 4.0);
        ENDED = Style::new("te-ended").line(&MARK, 4.0);
        DANGER_UNDER = Style::new("te-danger-under").line(&MARK, 13.0).round();
        DANGER = Style::new("te-in-danger").line(&DANGER_RED, 7.0).round();
        SIGN_ON_TABLE = Style::new("te-sign-table").line(&COORDINATE_ON_TABLE, SIGN_LINE).round();
        GOAL_UNDER = Style::new("te-goal-under").line(&MARK, 9.0).round();
        PLACE = Style::new("te-place");
    }
    each {
        LOW = [
            Style::new("te-level-1").fill(&LEVEL_TOKENS[0]),
            Style::new("te-level-2").fill(&LEVEL_TOKENS[1]),
            Style::new("te-level-3").fill(&LEVEL_TOKENS[2]),
            Style::new("te-level-4").fill(&LEVEL_TOKENS[3]),
        ];
        HIGH = [
            Style::new("te-level-5").fill(&LEVEL_TOKENS[4]),
            Style::new("te-level-6").fill(&LEVEL_TOKENS[5]),
            Style::new("te-level-7").fill(&LEVEL_TOKENS[6]),
            Style::new("te-level-8").fill(&LEVEL_TOKENS[7]),
        ];
        DISC = [
            disc("te-disc-1", &ORANGE, &ORANGE_LINE),
            disc("te-disc-2", &BLUE, &BLUE_LINE),
            disc("te-disc-3", &WHITE, &WHITE_LINE),
            disc("te-disc-4", &BLACK, &BLACK_LINE),
        ];
        GOAL = [
            goal("te-goal-1", &ORANGE, &ORANGE_LINE),
            goal("te-goal-2", &BLUE, &BLUE_LINE),
            goal("te-goal-3", &WHITE, &WHITE_LINE),
            goal("te-goal-4", &BLACK, &BLACK_LINE),
        ];
        STEP = [
            step("te-step-1", &ORANGE_LINE),
            step("te-step-2", &BLUE_LINE),
            step("te-step-3", &WHITE_LINE),
            step("te-step-4", &BLACK_LINE),
        ];
        LETTER = [
            letter("te-letter-1", &ORANGE_LINE),
            letter("te-letter-2", &BLUE_LINE),
            letter("te-letter-3", &WHITE_LINE),
            letter("te-letter-4", &BLACK_LINE),
        ];
        BODY = [
            body("te-body-1", &ORANGE, &ORANGE_LINE),
            body("te-body-2", &BLUE, &BLUE_LINE),
            body("te-body-3", &WHITE, &WHITE_LINE),
            body("te-body-4", &BLACK, &BLACK_LINE),
        ];
    }
}

/// How a square of a level is painted.
pub(super) fn level(level: u8) -> &'static Style {
    let index = usize::from(level.clamp(1, 8) - 1);
    if index < 4 { &LOW[index] } else { &HIGH[index - 4] }
}
