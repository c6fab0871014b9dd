//! How TZAAR is painted: ivory and ebony on pale stone.

use crate::style::{Style, Token, solid, styles, veil};
use crate::svg::SIGN_LINE;

static BOARD: Token = Token::new("tz-board", solid(0xe3e0d6), solid(0x666762));
static BOARD_EDGE: Token = Token::new("tz-board-edge", solid(0xbcb8aa), solid(0x454642));
static FIELD: Token = Token::new("tz-field", veil(0xfffdf6, 34), veil(0xfffaeb, 7));
static LINE: Token = Token::new("tz-line", solid(0x8e8b80), solid(0x3a3b38));
static HOLE_FILL: Token = Token::new("tz-hole", solid(0xcfcbbe), solid(0x50514d));
static COORDINATE: Token = Token::new("tz-coord", solid(0x5f5c52), solid(0xeeeee6));
static SHADE: Token = Token::new("tz-shade", veil(0x281c0e, 26), veil(0x000000, 42));
pub(crate) static IVORY: Token = Token::new("tz-ivory", solid(0xfaf4e4), solid(0xf3ead6));
static IVORY_EDGE: Token = Token::new("tz-ivory-edge", solid(0xd9cba8), solid(0xcdbd98));
static IVORY_EDGE_2: Token = Token::new("tz-ivory-edge-2", solid(0xc3b28a), solid(0xb09d74));
static IVORY_LINE: Token = Token::new("tz-ivory-line", solid(0x6f6045), solid(0x4a3e2a));
static IVORY_MARK: Token = Token::always("tz-ivory-mark", solid(0x2b241c));
pub(crate) static EBONY: Token = Token::new("tz-ebony", solid(0x2c2723), solid(0x191613));
static EBONY_EDGE: Token = Token::new("tz-ebony-edge", solid(0x4d453d), solid(0x3b342d));
static EBONY_EDGE_2: Token = Token::new("tz-ebony-edge-2", solid(0x655b50), solid(0x51473e));
static EBONY_LINE: Token = Token::new("tz-ebony-line", solid(0x14110f), solid(0x080706));
static EBONY_MARK: Token = Token::always("tz-ebony-mark", solid(0xf7f0df));
static SILVER: Token = Token::new("tz-silver", solid(0x878d93), solid(0x7c8288));
static SILVER_ON_EBONY: Token = Token::always("tz-silver-on-ebony", solid(0xc3c8cc));
static MARK: Token = Token::new("tz-hl", solid(0x0a6a8c), solid(0xc3ecff));
static MARK_UNDER: Token = Token::new("tz-hl-under", solid(0xf4f2ea), solid(0x14191c));
static ON_MARK: Token = Token::new("tz-on-hl", solid(0xfff8e8), solid(0x14191c));
static CHIP_FILL: Token = Token::new("tz-chip", solid(0xfdf9f0), solid(0x1e1a17));
static CHIP_INK: Token = Token::new("tz-chip-ink", solid(0x2a231c), solid(0xf7f0df));

styles! {
    one {
        PLATE = Style::new("tz-plate").fill(&BOARD).line(&BOARD, 44.0).round();
        PLATE_EDGE = Style::new("tz-plate-edge").fill(&BOARD_EDGE).line(&BOARD_EDGE, 44.0).round();
        GROUND = Style::new("tz-ground").fill(&FIELD);
        LINES = Style::new("tz-lines").line(&LINE, 2.2).round();
        POINT = Style::new("tz-point").fill(&LINE);
        HOLE = Style::new("tz-hollow").fill(&HOLE_FILL).line(&LINE, 2.2).round();
        SIGN = Style::new("tz-sign").line(&COORDINATE, SIGN_LINE).round();
        SHADOW = Style::new("tz-shadow").fill(&SHADE);
        TOP_WHITE = Style::new("tz-top-w").fill(&IVORY).line(&IVORY_LINE, 2.4);
        TOP_BLACK = Style::new("tz-top-b").fill(&EBONY).line(&EBONY_LINE, 2.4);
        DOT_WHITE = Style::new("tz-dot-w").fill(&IVORY_MARK);
        DOT_BLACK = Style::new("tz-dot-b").fill(&EBONY_MARK);
        RING_WHITE = Style::new("tz-ring-w").line(&SILVER, 8.0);
        RING_BLACK = Style::new("tz-ring-b").line(&SILVER_ON_EBONY, 8.0);
        RING_LINE = Style::new("tz-ring-line").line(&IVORY_MARK, 1.6);
        CHIP = Style::new("tz-number").fill(&CHIP_FILL).line(&CHIP_INK, 2.2);
        CHIP_SIGN = Style::new("tz-digit").line(&CHIP_INK, SIGN_LINE + 2.0).round();
        UNDER = Style::new("tz-under").line(&MARK_UNDER, 12.0);
        HAND = Style::new("tz-hand").line(&MARK, 7.0);
        STACK = Style::new("tz-stack").line(&MARK, 4.5).dashed(2.0, 9.0).round();
        BADGE = Style::new("tz-badge").fill(&MARK);
        PLUS = Style::new("tz-plus").line(&ON_MARK, 4.5).round();
        FREE = Style::new("tz-free").fill(&MARK).line(&MARK_UNDER, 4.0);
        READY = Style::new("tz-ready").line(&MARK, 4.0).dashed(2.0, 9.0).round();
        WAY = Style::new("tz-way").line(&MARK, 5.0).round().faint(80);
        BEGAN = Style::new("tz-began").fill(&BOARD).line(&MARK, 4.0);
        ENDED = Style::new("tz-ended").line(&MARK, 3.0);
        PLACE = Style::new("tz-place");
    }
    each {
        RIM = [
            Style::new("tz-rim-w").fill(&IVORY_EDGE).line(&IVORY_LINE, 2.4),
            Style::new("tz-rim-w2").fill(&IVORY_EDGE_2).line(&IVORY_LINE, 2.4),
            Style::new("tz-rim-b").fill(&EBONY_EDGE).line(&EBONY_LINE, 2.4),
            Style::new("tz-rim-b2").fill(&EBONY_EDGE_2).line(&EBONY_LINE, 2.4),
        ];
    }
}
