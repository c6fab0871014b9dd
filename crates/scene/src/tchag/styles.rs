//! How Tchag is painted: basalt and ash on felt, vermilion and saffron.

use crate::style::{Style, Token, solid, styles, veil};
use crate::svg::SIGN_LINE;

static FELT_FILL: Token = Token::new("tc-felt", solid(0x2d5849), solid(0x20453a));
static FELT_EDGE_FILL: Token = Token::new("tc-felt-edge", solid(0x1d3f34), solid(0x12291f));
static FELT_MARK: Token = Token::new("tc-felt-mark", solid(0x437463), solid(0x346253));
static COORDINATE: Token = Token::always("tc-coord", solid(0xa9c6b8));
static BASALT: Token = Token::new("tc-basalt", solid(0x37383b), solid(0x2b2c2f));
static BASALT_EDGE: Token = Token::new("tc-basalt-edge", solid(0x1d1e20), solid(0x141517));
static BASALT_CUT: Token = Token::always("tc-basalt-cut", solid(0xa3a19b));
static BASALT_LIGHT: Token = Token::always("tc-basalt-light", veil(0xfffaee, 17));
static ASH: Token = Token::new("tc-ash", solid(0xc6c2b7), solid(0xa9a59a));
static ASH_EDGE: Token = Token::new("tc-ash-edge", solid(0x918d82), solid(0x726e64));
static ASH_CUT: Token = Token::new("tc-ash-cut", solid(0x524e45), solid(0x3d3932));
static ASH_LIGHT: Token = Token::always("tc-ash-light", veil(0xfffcf4, 50));
pub(crate) static RED: Token = Token::always("tc-red", solid(0xd5401f));
static RED_LINE: Token = Token::always("tc-red-line", solid(0x3d0d03));
pub(crate) static YELLOW: Token = Token::always("tc-yellow", solid(0xf2b632));
static YELLOW_LINE: Token = Token::always("tc-yellow-line", solid(0x43300a));
static PAWN_SHADE: Token = Token::always("tc-pawn-shade", veil(0x000000, 34));
static GLOW: Token = Token::always("tc-glow", solid(0xffdf8e));
static GLOW_OUTER: Token = Token::always("tc-glow-outer", veil(0xffdf8e, 10));
static MARK: Token = Token::always("tc-hl", solid(0xffe7a6));
static MARK_ON: Token = Token::always("tc-hl-on", solid(0xfffdf4));
static MARK_INK: Token = Token::always("tc-hl-ink", solid(0x2a2208));

styles! {
    one {
        FELT = Style::new("tc-cloth").fill(&FELT_FILL);
        FELT_EDGE = Style::new("tc-cloth-edge").fill(&FELT_EDGE_FILL);
        GONE = Style::new("tc-gone").line(&FELT_MARK, 2.5).round();
        SIGN = Style::new("tc-sign").line(&COORDINATE, SIGN_LINE).round();
        BLACK = Style::new("tc-black").fill(&BASALT).line(&BASALT_LIGHT, 1.6);
        BLACK_EDGE = Style::new("tc-black-edge").fill(&BASALT_EDGE);
        BLACK_CUT = Style::new("tc-black-cut").line(&BASALT_CUT, 5.0).round();
        BLACK_CUT_THIN = Style::new("tc-black-shaft").line(&BASALT_CUT, 3.0).round().faint(70);
        GREY = Style::new("tc-grey").fill(&ASH).line(&ASH_LIGHT, 1.6);
        GREY_EDGE = Style::new("tc-grey-edge").fill(&ASH_EDGE);
        GREY_CUT = Style::new("tc-grey-cut").line(&ASH_CUT, 5.0).round();
        GREY_CUT_THIN = Style::new("tc-grey-shaft").line(&ASH_CUT, 3.0).round().faint(70);
        PAWN_SHADOW = Style::new("tc-pawn-shadow").fill(&PAWN_SHADE);
        PAWN_RED = Style::new("tc-pawn-red").fill(&RED).line(&RED_LINE, 4.0).round();
        PAWN_YELLOW = Style::new("tc-pawn-yellow").fill(&YELLOW).line(&YELLOW_LINE, 4.0).round();
        INNER_RED = Style::new("tc-inner-red").line(&RED_LINE, 3.0).round().faint(75);
        INNER_YELLOW = Style::new("tc-inner-yellow").line(&YELLOW_LINE, 3.0).round().faint(75);
        HALO = Style::new("tc-halo").fill(&GLOW_OUTER);
        HOLE = Style::new("tc-hole").line(&GLOW, 4.0).dashed(2.0, 10.0).round();
        ARROW = Style::new("tc-arrow").fill(&MARK).line(&MARK_INK, 4.0).round();
        ARROW_ON = Style::new("tc-arrow-on").fill(&MARK_ON).line(&MARK_INK, 4.0).round();
        GROUP = Style::new("tc-group").line(&MARK, 5.0).round();
        UNDER = Style::new("tc-under").line(&MARK_INK, 12.0);
        HAND = Style::new("tc-hand").line(&MARK, 6.0);
        FREE = Style::new("tc-free").fill(&MARK).line(&MARK_INK, 3.5);
        READY_UNDER = Style::new("tc-ready-under").line(&MARK_INK, 7.0).faint(55);
        READY = Style::new("tc-ready").line(&MARK, 4.5).dashed(2.0, 9.0).round();
        ENDED = Style::new("tc-ended").line(&MARK, 4.0);
        BEGAN = Style::new("tc-began").line(&MARK, 4.0);
        PLACE = Style::new("tc-place");
    }
    each {
    }
}
