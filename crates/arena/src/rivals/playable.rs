//! What the rivals know of each game: its positions, what counts as material, and what is a capture.

use crate::PlayerError;
use tablier_games::tanagra::{self, Tanagra};
use tablier_games::tchag::{self, Colour, Tchag};
use tablier_games::terrace::{self, Terrace};
use tablier_games::tzaar::{self, Kind, Tzaar};
use tablier_games::{Game, Position, Seat};

/// A game that the rivals play.
pub(super) trait Playable: Position {
    /// How much UCT prefers the lesser known: the constant of UCB1, for rewards from 0 to 1.
    const EXPLORATION: f64;

    /// What a seat has on the board.
    fn material(&self, seat: Seat) -> i32;

    /// Whether a ply takes something.
    fn captures(ply: Self::Move) -> bool;
}

/// The position of a game that is to be thought about.
pub(super) fn position_of<P: Playable>(game: &Game) -> Result<&P, PlayerError> {
    let open = game.outcome().is_none();
    game.position().get().filter(|_| open).ok_or(PlayerError::NoPly)
}

impl Playable for Tzaar {
    const EXPLORATION: f64 = 0.5;

    fn material(&self, seat: Seat) -> i32 {
        Kind::ALL.map(|kind| self.tops(tzaar::Colour::of_seat(seat), kind) as i32).iter().sum()
    }

    fn captures(ply: tzaar::Move) -> bool {
        matches!(ply, tzaar::Move::Capture { .. })
    }
}

impl Playable for Terrace {
    const EXPLORATION: f64 = 0.4;

    fn material(&self, seat: Seat) -> i32 {
        self.pieces(seat).map(|(_, form)| i32::from(form.size())).sum()
    }

    fn captures(ply: terrace::Move) -> bool {
        ply.captures
    }
}

impl Playable for Tchag {
    const EXPLORATION: f64 = 1.0;

    fn material(&self, seat: Seat) -> i32 {
        self.pawn_count(Colour::of_seat(seat)) as i32
    }

    fn captures(ply: tchag::Move) -> bool {
        matches!(ply, tchag::Move::Pawn { captures: true, .. })
    }
}

impl Playable for Tanagra {
    const EXPLORATION: f64 = 0.6;

    fn material(&self, seat: Seat) -> i32 {
        self.pawn_count(seat) as i32
    }

    fn captures(ply: tanagra::Move) -> bool {
        matches!(ply, tanagra::Move::Pawn { captures: true, .. })
    }
}

#[cfg(test)]
mod tests {
    use super::Playable;
    use tablier_games::tanagra::Tanagra;
    use tablier_games::tchag::{self, Tchag};
    use tablier_games::terrace::{Square, Terrace};
    use tablier_games::tzaar::{self, Tzaar};
    use tablier_games::{Random, Seat};

    /// Compares material with a count of what stands on the board, along a random game.
    fn agrees<P: Playable>(setup: &str, count: impl Fn(&P, Seat) -> i32) {
        let mut random = Random::new(6);
        let mut position = P::setup(setup, Some(6)).unwrap();
        while position.outcome().is_none() {
            for seat in Seat::all(position.seats()) {
                assert_eq!(position.material(seat), count(&position, seat), "{seat} at {position}");
            }
            let plies = position.moves();
            position.play_unchecked(plies[random.below(plies.len() as u64) as usize]);
        }
    }

    #[test]
    fn material_is_what_stands_on_the_board() {
        agrees("random", |position: &Tzaar, seat| {
            let stacks = tzaar::Point::all().filter_map(|point| position.stack(point));
            stacks.filter(|stack| stack.colour() as usize == seat.index()).count() as i32
        });
        agrees("standard", |position: &Tchag, seat| {
            let pawns = tchag::Cell::all().filter_map(|cell| position.pawn(cell));
            pawns.filter(|colour| *colour as usize == seat.index()).count() as i32
        });
        for setup in ["long", "short"] {
            agrees(setup, |position: &Terrace, seat| {
                let squares = (0..64).filter_map(|number| Square::new(number % 8, number / 8));
                let pieces = squares.filter_map(|square| position.piece(square));
                pieces.filter(|piece| piece.seat == seat).map(|piece| i32::from(piece.form.size())).sum()
            });
        }
        for setup in ["2x4", "3x4"] {
            agrees(setup, |position: &Tanagra, seat| {
                let pawns = position.tiles().flat_map(|tile| tile.pawns.into_iter().flatten());
                pawns.filter(|pawn| pawn.seat() == seat).count() as i32
            });
        }
    }
}
