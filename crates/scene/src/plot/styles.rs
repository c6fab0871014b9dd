//! How graphs are painted: each seat in the colour of its pieces.

use crate::style::{Style, Token, solid, styles, veil};
use crate::svg::SIGN_LINE;
use crate::tanagra::styles as tanagra;
use crate::tchag::styles as tchag;
use crate::terrace::styles as terrace;
use crate::tzaar::styles as tzaar;
use tablier_games::{GameKind, Seat};

static PAPER: Token = Token::new("gr-paper", solid(0xe3e0d6), solid(0x3f3c36));
static INK: Token = Token::new("gr-ink", solid(0x5f5c52), solid(0xd8d3c6));
static RULER: Token = Token::new("gr-ruler", veil(0x8a8578, 70), veil(0x8a8578, 70));
static RIM: Token = Token::always("gr-rim", solid(0x3a332a));
// No seat has this colour.
static TURN: Token = Token::always("gr-turn", solid(0x0a6a8c));
static TURN_RIM: Token = Token::always("gr-turn-rim", solid(0xfffaf0));

const fn area(name: &'static str, token: &'static Token) -> Style {
    Style::new(name).fill(token)
}

const fn curve(name: &'static str, token: &'static Token) -> Style {
    Style::new(name).line(token, 4.0).round()
}

styles! {
    one {
        GROUND = Style::new("gr-ground").fill(&PAPER);
        SIGN = Style::new("gr-sign").line(&INK, SIGN_LINE).round();
        TICK = Style::new("gr-tick").line(&RULER, 1.4);
        EDGE = Style::new("gr-edge").line(&RULER, 1.4);
        MIDDLE = Style::new("gr-middle").line(&RULER, 2.0).dashed(7.0, 7.0);
        BORDER = Style::new("gr-border").line(&RIM, 2.0).round();
        UNDER = Style::new("gr-under").line(&RIM, 6.5).round();
        MARK = Style::new("gr-mark").fill(&TURN).line(&TURN_RIM, 2.4);
        TZAAR_1 = area("gr-tz-1", &tzaar::IVORY);
        TZAAR_2 = area("gr-tz-2", &tzaar::EBONY);
        TCHAG_1 = area("gr-tc-1", &tchag::RED);
        TCHAG_2 = area("gr-tc-2", &tchag::YELLOW);
    }
    each {
        TERRACE = [
            area("gr-te-1", &terrace::ORANGE),
            area("gr-te-2", &terrace::BLUE),
            area("gr-te-3", &terrace::WHITE),
            area("gr-te-4", &terrace::BLACK),
        ];
        TANAGRA = [
            area("gr-ta-1", &tanagra::BLUE),
            area("gr-ta-2", &tanagra::ORANGE),
            area("gr-ta-3", &tanagra::GREEN),
            area("gr-ta-4", &tanagra::PURPLE),
        ];
        TERRACE_CURVE = [
            curve("gr-te-curve-1", &terrace::ORANGE),
            curve("gr-te-curve-2", &terrace::BLUE),
            curve("gr-te-curve-3", &terrace::WHITE),
            curve("gr-te-curve-4", &terrace::BLACK),
        ];
        TANAGRA_CURVE = [
            curve("gr-ta-curve-1", &tanagra::BLUE),
            curve("gr-ta-curve-2", &tanagra::ORANGE),
            curve("gr-ta-curve-3", &tanagra::GREEN),
            curve("gr-ta-curve-4", &tanagra::PURPLE),
        ];
    }
}

/// What fills the part of a seat.
pub(super) fn area_of(kind: GameKind, seat: Seat) -> &'static Style {
    match (kind, seat) {
        (GameKind::Tzaar, Seat::FIRST) => &TZAAR_1,
        (GameKind::Tzaar, _) => &TZAAR_2,
        (GameKind::Tchag, Seat::FIRST) => &TCHAG_1,
        (GameKind::Tchag, _) => &TCHAG_2,
        (GameKind::Terrace, seat) => &TERRACE[seat.index()],
        (GameKind::Tanagra, seat) => &TANAGRA[seat.index()],
    }
}

/// The curve of a seat; only tables of three or four have them.
pub(super) fn curve_of(kind: GameKind, seat: Seat) -> &'static Style {
    match kind {
        GameKind::Terrace => &TERRACE_CURVE[seat.index()],
        _ => &TANAGRA_CURVE[seat.index()],
    }
}
