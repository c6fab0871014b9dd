//! The few sentences of the Universal Game Interface that a match needs.

use crate::Allowance;
use tablier_games::{Event, Game, Seat};

/// The game so far, from its first position on; where somebody has left the table, which plies do not tell, the
/// position alone.
pub(super) fn position(game: &Game) -> String {
    if game.events().iter().any(|event| !matches!(event, Event::Ply(_))) {
        return format!("position fen {}", game.position());
    }
    let mut line = format!("position fen {}", game.start().position());
    for (index, ply) in game.plies().enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&ply.to_string());
    }
    line
}

/// The order to think.
pub(super) fn go(allowance: Allowance, side: Seat) -> String {
    match allowance {
        Allowance::Time(time) => format!("go movetime {}", time.as_millis().max(1)),
        Allowance::Nodes(nodes) => format!("go nodes {nodes}"),
        Allowance::Depth(depth) => format!("go depth {depth}"),
        Allowance::Clock { left, increment } => {
            format!("go p{side}time {} p{side}inc {}", left.as_millis(), increment.as_millis())
        }
    }
}

/// The move that a line announces; other lines announce none.
pub(super) fn best_move(line: &str) -> Option<&str> {
    line.trim().strip_prefix("bestmove ")?.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::{best_move, go, position};
    use crate::Allowance;
    use std::time::Duration;
    use tablier_games::{Departure, Game, GameKind, Seat, Start};

    #[test]
    fn a_game_is_its_start_and_its_plies() {
        let start = Start::from_setup(GameKind::Terrace, "short", None).unwrap();
        let text = start.position().to_string();
        let mut game = Game::new(start);
        assert_eq!(position(&game), format!("position fen {text}"));
        game.play(game.position().read_move("b1-b2").unwrap()).unwrap();
        assert_eq!(position(&game), format!("position fen {text} moves b1-b2"));
        let mut game = Game::new(Start::from_setup(GameKind::Terrace, "three", None).unwrap());
        game.leave(Seat::from_index(1), Departure::Resigned).unwrap();
        assert_eq!(position(&game), format!("position fen {}", game.position()));
    }

    #[test]
    fn orders_and_answers() {
        let clock = Allowance::Clock { left: Duration::from_secs(60), increment: Duration::from_millis(500) };
        assert_eq!(go(clock, Seat::from_index(1)), "go p2time 60000 p2inc 500");
        assert_eq!(go(Allowance::Time(Duration::from_millis(200)), Seat::FIRST), "go movetime 200");
        assert_eq!(best_move("bestmove a1-a2 ponder b1\n"), Some("a1-a2"));
        assert_eq!(best_move("bestmove"), None);
        assert_eq!(best_move("info string bestmove a1"), None);
    }
}
