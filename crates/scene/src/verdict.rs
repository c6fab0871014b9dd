//! Where the end of a game is seen: rings around the places that decided it.

use crate::style::{Token, solid, styles};
use crate::{Layer, Shape, Style, View, Xy};
use tablier_games::{GameKind, Spot};

static MARK: Token = Token::new("verdict", solid(0xb3261e), solid(0xff8a75));
static UNDER_MARK: Token = Token::new("verdict-under", solid(0xfffaf0), solid(0x14191c));

styles! {
    one {
        UNDER = Style::new("verdict-under").line(&UNDER_MARK, 11.0);
        RING = Style::new("verdict-ring").line(&MARK, 6.0);
    }
    each {
    }
}

/// The layer with the rings, if anything is marked.
pub(crate) fn layer(kind: GameKind, view: &View, lies: impl Fn(Spot) -> Xy) -> Option<Layer> {
    let radius = match kind {
        GameKind::Tzaar => 52.0,
        GameKind::Terrace => 46.0,
        GameKind::Tchag => 43.0,
        GameKind::Tanagra => 38.0,
    };
    let spots = &view.marks.verdict;
    let rings = spots.iter().flat_map(|spot| {
        let at = lies(*spot);
        [Shape::circle(&UNDER, at, radius), Shape::circle(&RING, at, radius)]
    });
    (!spots.is_empty()).then(|| Layer::new("verdict", rings.collect::<Vec<_>>()))
}
