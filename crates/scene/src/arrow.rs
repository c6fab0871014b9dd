//! Arrows from place to place.

use crate::style::{Token, solid, styles, veil};
use crate::xy::xy;
use crate::{Path, Shape, Style, Xy};

static ARROW: Token = Token::new("arrow", veil(0x1c6e8c, 92), veil(0x8fd4f2, 92));
static ARROW_LINE: Token = Token::new("arrow-line", solid(0xfffaf0), solid(0x14191c));

styles! {
    one {
        FIRST = Style::new("arrow-1").fill(&ARROW).line(&ARROW_LINE, 3.0).round();
        OTHER = Style::new("arrow-2").fill(&ARROW).line(&ARROW_LINE, 3.0).round().faint(55);
    }
    each {
    }
}

/// How thick an arrow's shaft is, and how long and wide its head, from the shaft's middle.
const SHAFT: f64 = 6.5;
const HEAD: (f64, f64) = (34.0, 22.0);

/// An arrow between two points; the first in a list stands out.
pub(crate) fn arrow(from: Xy, to: Xy, rank: usize) -> Shape {
    painted(outline(from, to), rank)
}

/// Any outline, painted as an arrow of this rank.
pub(crate) fn painted(outline: Path, rank: usize) -> Shape {
    Shape::path(if rank == 0 { &FIRST } else { &OTHER }, outline)
}

fn outline(from: Xy, to: Xy) -> Path {
    let ahead = (to - from).unit();
    let aside = ahead.aside();
    let neck = to - ahead * HEAD.0;
    let start = from + ahead * 14.0;
    let half = [
        start + aside * SHAFT,
        neck + aside * SHAFT,
        neck + aside * HEAD.1,
        to,
        neck - aside * HEAD.1,
        neck - aside * SHAFT,
        start - aside * SHAFT,
    ];
    Path::polygon(half)
}

/// An arrow that ends in itself: a move that goes nowhere, such as a tile laid where it comes from outside.
pub(crate) fn drop_mark(at: Xy, rank: usize) -> Shape {
    arrow(at - xy(0.0, 90.0), at - xy(0.0, 6.0), rank)
}
