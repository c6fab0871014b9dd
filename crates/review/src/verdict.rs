//! What the end of a game is to one who reads about it.

use tablier_games::{Game, Seat};

/// How a game ended, as a player or a spectator is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody has won.
    Drawn,
    /// The reader has won.
    Won,
    /// The reader, one of two, has lost.
    Lost,
    /// The reader's place among several, from 2.
    Placed(u8),
    /// An engine has won on the seat of a player who had left: neither of the two has.
    StandIn(Seat),
    /// The winner, for a reader who does not play.
    WonBy(Seat),
}

impl Verdict {
    /// What a finished game is to the player on a seat, or to nobody in particular.
    #[must_use]
    pub fn of(game: &Game, own: Option<Seat>) -> Option<Self> {
        let outcome = game.outcome()?;
        let places = game.places().filter(|places| places.len() > 2).unwrap_or_default();
        let place = own.and_then(|own| places.get(own.index()).copied()).filter(|place| *place > 1);
        Some(match (outcome.winner, own) {
            (Some(winner), _) if game.has_left(winner) => Self::StandIn(winner),
            (Some(winner), Some(own)) if winner == own => Self::Won,
            (Some(winner), None) => Self::WonBy(winner),
            (winner, Some(_)) => match place {
                Some(place) => Self::Placed(place),
                None if winner.is_none() => Self::Drawn,
                None => Self::Lost,
            },
            (None, None) => Self::Drawn,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;
    use tablier_games::{AnyMove, Departure, Game, GameKind, Random, Seat, Start};

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn game(kind: GameKind, setup: &str) -> Game {
        Game::new(Start::from_setup(kind, setup, Some(1)).expect("a set-up"))
    }

    #[test]
    fn one_of_two_wins_and_the_other_loses() {
        let mut game = game(GameKind::Terrace, "short");
        assert_eq!(Verdict::of(&game, None), None);
        game.leave(seat(1), Departure::Resigned).expect("may leave");
        assert_eq!(Verdict::of(&game, Some(seat(1))), Some(Verdict::Lost));
        assert_eq!(Verdict::of(&game, Some(seat(2))), Some(Verdict::Won));
        assert_eq!(Verdict::of(&game, None), Some(Verdict::WonBy(seat(2))));
    }

    #[test]
    fn among_several_each_reads_their_place() {
        let mut three = game(GameKind::Terrace, "three");
        three.leave(seat(2), Departure::Resigned).expect("may leave");
        three.leave(seat(1), Departure::Time).expect("may leave");
        let told = [1, 2, 3].map(|number| Verdict::of(&three, Some(seat(number))));
        assert_eq!(told, [Some(Verdict::Placed(2)), Some(Verdict::Placed(3)), Some(Verdict::Won)]);
        // Those who agree on a draw share the first place; a player who was out before them does not.
        let mut drawn = game(GameKind::Terrace, "three");
        drawn.leave(seat(2), Departure::Resigned).expect("may leave");
        for number in [1, 3] {
            drawn.offer_draw(seat(number)).expect("may offer");
        }
        let told = [1, 2, 3].map(|number| Verdict::of(&drawn, Some(seat(number))));
        assert_eq!(told, [Some(Verdict::Drawn), Some(Verdict::Placed(3)), Some(Verdict::Drawn)]);
    }

    #[test]
    fn what_an_engine_wins_for_a_player_who_left_is_its_own() {
        let won = (0..200).find_map(|seed| {
            let (mut game, mut random) = (game(GameKind::Tanagra, "3x4"), Random::new(seed));
            game.leave(seat(1), Departure::Resigned).ok()?;
            while game.outcome().is_none() && game.events().len() < 600 {
                let moves = game.position().moves();
                let captures: Vec<_> = moves.iter().copied().filter(AnyMove::captures).collect();
                let moves = if captures.is_empty() { moves } else { captures };
                game.play(moves[random.below(moves.len() as u64) as usize]).ok()?;
            }
            (game.outcome()?.winner == Some(seat(1))).then_some(game)
        });
        let won = won.expect("a game that the first seat wins");
        for own in [None, Some(seat(1)), Some(seat(2))] {
            assert_eq!(Verdict::of(&won, own), Some(Verdict::StandIn(seat(1))));
        }
    }
}
