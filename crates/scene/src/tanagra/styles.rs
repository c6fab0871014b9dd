//! How Tanagra is painted: clay on linen, and four pawns of the Okabe–Ito palette.

use crate::style::{Style, Token, solid, styles, veil};
use crate::svg::SIGN_LINE;

static LINEN_FILL: Token = Token::new("ta-linen", solid(0xe9e0cb), solid(0x3a3226));
static LINEN_MARK: Token = Token::new("ta-linen-mark", solid(0xcfc2a4), solid(0x554a39));
static CLAY_UP: Token = Token::new("ta-clay-up", solid(0xd69a6a), solid(0xbd8154));
static CLAY_DOWN: Token = Token::new("ta-clay-down", solid(0xc6875a), solid(0xa96f46));
static CLAY_EDGE: Token = Token::new("ta-clay-edge", solid(0x8f5833), solid(0x5e351b));
static CLAY_CUT: Token = Token::new("ta-clay-cut", solid(0x9c6238), solid(0x744524));
static GHOST_LINE: Token = Token::new("ta-ghost", solid(0x6d4c0c), solid(0xf0d59a));
static GHOST_CLAY: Token = Token::new("ta-ghost-clay", veil(0xd69a6a, 42), veil(0xbd8154, 42));
static MARK: Token = Token::new("ta-hl", solid(0x2a231c), solid(0x1a1410));
static INNER: Token = Token::always("ta-inner", solid(0xfff8e8));
static NAME_INK: Token = Token::new("ta-name-ink", solid(0x3d2110), solid(0x24120a));
static WRONG: Token = Token::always("ta-wrong", solid(0xb3261e));
static PAWN_LINE: Token = Token::always("ta-line", solid(0x1d1611));
static SHADE: Token = Token::always("ta-shade", veil(0x1e0e04, 34));
pub(crate) static BLUE: Token = Token::always("ta-blue", solid(0x0072b2));
pub(crate) static ORANGE: Token = Token::always("ta-orange", solid(0xe69f00));
pub(crate) static GREEN: Token = Token::always("ta-green", solid(0x009e73));
pub(crate) static PURPLE: Token = Token::always("ta-purple", solid(0xcc79a7));

const fn pawn(name: &'static str, fill: &'static Token) -> Style {
    Style::new(name).fill(fill).line(&PAWN_LINE, 4.0).round()
}

styles! {
    one {
        LINEN = Style::new("ta-cloth").fill(&LINEN_FILL);
        LATTICE = Style::new("ta-lattice").fill(&LINEN_MARK);
        TILE_UP = Style::new("ta-up").fill(&CLAY_UP).line(&CLAY_UP, 9.0).round();
        TILE_DOWN = Style::new("ta-down").fill(&CLAY_DOWN).line(&CLAY_DOWN, 9.0).round();
        TILE_EDGE = Style::new("ta-edge").fill(&CLAY_EDGE).line(&CLAY_EDGE, 9.0).round();
        CUT = Style::new("ta-cut").line(&CLAY_CUT, 2.6).round();
        HALO = Style::new("ta-halo").line(&INNER, 8.5).round();
        RING = Style::new("ta-ring").line(&INNER, 3.4).round();
        SHADOW = Style::new("ta-shadow").fill(&SHADE);
        SEED = Style::new("ta-seed").line(&GHOST_LINE, 3.0).round().faint(75);
        GHOST = Style::new("ta-tile-ghost").fill(&GHOST_CLAY).line(&GHOST_LINE, 5.0).dashed(12.0, 9.0).round();
        GHOST_CUT = Style::new("ta-ghost-cut").line(&GHOST_LINE, 2.4).round().faint(60);
        LIFTED = Style::new("ta-lifted").line(&GHOST_LINE, 5.0).round();
        FREE = Style::new("ta-free").fill(&MARK).line(&INNER, 3.0);
        UNDER = Style::new("ta-under").line(&INNER, 10.0).round();
        HAND = Style::new("ta-hand").line(&MARK, 5.0).round();
        READY = Style::new("ta-ready").line(&MARK, 3.6).dashed(2.0, 7.0).round();
        WAY = Style::new("ta-way").line(&MARK, 4.0).dashed(3.0, 9.0).round();
        BEGAN = Style::new("ta-began").fill(&INNER).line(&MARK, 3.6);
        ENDED = Style::new("ta-ended").line(&MARK, 2.6);
        LAID = Style::new("ta-laid").line(&MARK, 3.6).round();
        NUMBER = Style::new("ta-number").line(&NAME_INK, SIGN_LINE + 3.0).round();
        NAME = Style::new("ta-name").line(&NAME_INK, SIGN_LINE).round().faint(80);
        REFUSED_UNDER = Style::new("ta-refused-under").line(&INNER, 10.0).round();
        REFUSED = Style::new("ta-refused").line(&WRONG, 5.0).round();
        PLACE = Style::new("ta-place");
    }
    each {
        PAWN = [
            pawn("ta-pawn-1", &BLUE),
            pawn("ta-pawn-2", &ORANGE),
            pawn("ta-pawn-3", &GREEN),
            pawn("ta-pawn-4", &PURPLE),
        ];
    }
}
