//! Games and allowances in the words of the Universal Game Interface.

use crate::Allowance;
use tablier_games::{Event, Game, Seat};
use tablier_ugi::{Beginning, Command, Go, Place};

/// The game so far, from its first position on; where somebody has left the table, which plies do not tell, the
/// position alone.
pub(super) fn position(game: &Game) -> Command {
    let only_plies = game.events().iter().all(|event| matches!(event, Event::Ply(_)));
    let place = if only_plies {
        let moves = game.plies().map(|ply| ply.to_string()).collect();
        Place { beginning: Beginning::Fen(game.start().position().to_string()), moves }
    } else {
        Place { beginning: Beginning::Fen(game.position().to_string()), moves: Vec::new() }
    };
    Command::Position(place)
}

/// The order to think.
pub(super) fn go(allowance: Allowance, side: Seat) -> Command {
    let mut go = Go::default();
    match allowance {
        Allowance::Time(time) => go.movetime = Some(time.as_millis().max(1) as u64),
        Allowance::Nodes(nodes) => go.nodes = Some(nodes),
        Allowance::Depth(depth) => go.depth = Some(depth),
        Allowance::Clock { left, increment } => {
            go.time[side.index()] = Some(left.as_millis() as u64);
            go.increment[side.index()] = Some(increment.as_millis() as u64);
        }
    }
    Command::Go(go)
}

#[cfg(test)]
mod tests {
    use super::{go, position};
    use crate::Allowance;
    use std::time::Duration;
    use tablier_games::{Departure, Game, GameKind, Seat, Start};

    #[test]
    fn a_game_is_its_start_and_its_plies() {
        let start = Start::from_setup(GameKind::Terrace, "short", None).unwrap();
        let text = start.position().to_string();
        let mut game = Game::new(start);
        assert_eq!(position(&game).to_string(), format!("position fen {text}"));
        game.play(game.position().read_move("b1-b2").unwrap()).unwrap();
        assert_eq!(position(&game).to_string(), format!("position fen {text} moves b1-b2"));
        let mut game = Game::new(Start::from_setup(GameKind::Terrace, "three", None).unwrap());
        game.leave(Seat::from_index(1), Departure::Resigned).unwrap();
        assert_eq!(position(&game).to_string(), format!("position fen {}", game.position()));
    }

    #[test]
    fn orders_name_their_limit() {
        let clock = Allowance::Clock { left: Duration::from_secs(60), increment: Duration::from_millis(500) };
        assert_eq!(go(clock, Seat::from_index(1)).to_string(), "go p2time 60000 p2inc 500");
        let time = Allowance::Time(Duration::from_millis(200));
        assert_eq!(go(time, Seat::FIRST).to_string(), "go movetime 200");
    }
}
