//! How a game ended.

use crate::Words;
use tablier_games::{Ending, GameKind, Outcome, Seat};

impl Words {
    /// Who won: “White wins”.
    #[must_use]
    pub fn wins(&self, kind: GameKind, winner: Seat) -> String {
        self.say(&format!("{kind}-wins-{winner}"), &[])
    }

    /// Who won, and by which rule.
    #[must_use]
    pub fn outcome(&self, kind: GameKind, outcome: &Outcome) -> String {
        let result = match outcome.winner {
            Some(seat) => self.wins(kind, seat),
            None => self.say("draw", &[]),
        };
        self.tell(message(kind, *outcome), &[("result", &result)])
    }
}

fn message(kind: GameKind, outcome: Outcome) -> &'static str {
    let drawn = outcome.winner.is_none();
    match outcome.ending {
        Ending::TypeGone => "ending-type-gone",
        Ending::NoCapture => "ending-no-capture",
        Ending::Goal => "ending-goal",
        Ending::LastT => "ending-last-t",
        Ending::NoMove => "ending-no-move",
        // Only Tanagra has tiles, and there a dropped tile starts the count again.
        Ending::Quiet if kind == GameKind::Tanagra => "ending-quiet-with-tiles",
        Ending::Quiet => "ending-quiet",
        Ending::LastPawn => "ending-last-pawn",
        Ending::Stopped if drawn => "ending-stopped-level",
        Ending::Stopped => "ending-stopped",
        // Only Tchag counts the pawns then.
        Ending::NobodyMoves if kind != GameKind::Tchag => "ending-nobody-moves",
        Ending::NobodyMoves if drawn => "ending-nobody-moves-level",
        Ending::NobodyMoves => "ending-nobody-moves-more",
        Ending::SeriesGone => "ending-series-gone",
        Ending::Isolated => "ending-isolated",
        Ending::OwnTile => "ending-own-tile",
        Ending::Resigned => "ending-resigned",
        Ending::Time => "ending-time",
        Ending::Gone => "ending-gone",
        Ending::Agreed => "ending-agreed",
        Ending::Repetition => "ending-repetition",
    }
}
