//! What ended a game, as it can be seen on the board.

use tablier_games::tanagra::{self, Tanagra};
use tablier_games::tchag::{self, Tchag};
use tablier_games::terrace::{Form, Square, Terrace};
use tablier_games::tzaar::{self, Tzaar};
use tablier_games::{AnyMove, AnyPosition, Departure, Ending, Event, Game, Outcome, Position, Seat, Spot};

/// The end of a game: its result, what brought it about, and where that is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The result.
    pub outcome: Outcome,
    /// What brought it about.
    pub cause: Cause,
    /// The places to look at: where the last piece was taken, the goal, the pieces that cannot move. None where the board
    /// has nothing to do with it.
    pub spots: Vec<Spot>,
}

/// What brought the end of a game about: the facts behind an [`Ending`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// TZAAR: a side has none left of a type.
    TypeGone {
        /// Who lacks it.
        loser: Seat,
        /// The type.
        kind: tzaar::Kind,
    },
    /// TZAAR: a side has nothing to take at the start of its turn.
    NoCapture {
        /// That side.
        loser: Seat,
    },
    /// Terrace: a T stands on its goal.
    Goal {
        /// Whose.
        winner: Seat,
        /// The goal.
        goal: Square,
    },
    /// Terrace for two: a T is gone.
    NoT {
        /// Whose it was.
        loser: Seat,
    },
    /// Terrace for three or four: one T is left.
    LastT {
        /// Whose it is.
        winner: Seat,
    },
    /// Tchag: a side has no pawn left.
    NoPawn {
        /// That side.
        loser: Seat,
    },
    /// Tchag: the pawns were counted, because nobody can move or the game was stopped.
    MorePawns {
        /// Who has more.
        winner: Seat,
        /// How many the winner has.
        more: u32,
        /// How many the other side has.
        fewer: u32,
    },
    /// Tanagra: a series has no pawn left.
    SeriesGone {
        /// A pawn of that series.
        pawn: tanagra::Pawn,
        /// How many sit at the table: with two, there are large and small pawns.
        seats: u8,
    },
    /// Tanagra for two: all pawns of a side are isolated.
    Isolated {
        /// That side.
        loser: Seat,
    },
    /// Tanagra for three or four: all pawns but those of one side are isolated.
    OthersIsolated {
        /// The side that is not.
        winner: Seat,
    },
    /// Tanagra for three or four: only one side has a tile to itself.
    OwnTile {
        /// That side.
        winner: Seat,
    },
    /// The last of the others left the table.
    Left {
        /// Who left.
        seat: Seat,
        /// How.
        how: Departure,
    },
    /// A rule about the course of the game, such as an agreed draw: the name of the ending says it all.
    Rule,
}

impl Finish {
    /// How a game ended; nothing while it goes on.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let outcome = game.outcome()?;
        match game.events().last() {
            Some(Event::Left { seat, how })
                if matches!(outcome.ending, Ending::Resigned | Ending::Time | Ending::Gone) =>
            {
                Some(Self { outcome, cause: Cause::Left { seat: *seat, how: *how }, spots: Vec::new() })
            }
            last => {
                let ply = last.and_then(|event| match event {
                    Event::Ply(ply) => Some(*ply),
                    Event::Left { .. } | Event::DrawAgreed => None,
                });
                Some(Self::on_board(game.position(), ply, outcome))
            }
        }
    }

    /// How a position ended, and by which ply.
    #[must_use]
    pub fn on_board(position: &AnyPosition, last: Option<AnyMove>, outcome: Outcome) -> Self {
        let cause = outcome.winner.and_then(|winner| cause(position, winner, outcome.ending));
        let cause = cause.unwrap_or(Cause::Rule);
        Self { outcome, cause, spots: spots(position, last, cause) }
    }
}

fn cause(position: &AnyPosition, winner: Seat, ending: Ending) -> Option<Cause> {
    let seats = position.seats();
    let loser = winner.next(seats);
    Some(match (position, ending) {
        (AnyPosition::Tzaar(position), Ending::TypeGone) => {
            let lacks = |kind: &tzaar::Kind| position.tops(tzaar::Colour::of_seat(loser), *kind) == 0;
            Cause::TypeGone { loser, kind: tzaar::Kind::ALL.into_iter().find(lacks)? }
        }
        (AnyPosition::Tzaar(_), Ending::NoCapture) => Cause::NoCapture { loser },
        (AnyPosition::Terrace(position), Ending::Goal) => Cause::Goal { winner, goal: position.goal(winner) },
        (AnyPosition::Terrace(_), Ending::LastT) if seats == 2 => Cause::NoT { loser },
        (AnyPosition::Terrace(_), Ending::LastT) => Cause::LastT { winner },
        (AnyPosition::Tchag(_), Ending::LastPawn) => Cause::NoPawn { loser },
        (AnyPosition::Tchag(position), Ending::Stopped | Ending::NobodyMoves) => {
            let [more, fewer] = [winner, loser].map(|seat| position.pawn_count(tchag::Colour::of_seat(seat)));
            Cause::MorePawns { winner, more, fewer }
        }
        (AnyPosition::Tanagra(position), Ending::SeriesGone) => {
            let gone = position.standings().find(|standing| standing.pawns == 0)?;
            Cause::SeriesGone { pawn: gone.pawn, seats }
        }
        (AnyPosition::Tanagra(_), Ending::Isolated) if seats == 2 => Cause::Isolated { loser },
        (AnyPosition::Tanagra(_), Ending::Isolated) => Cause::OthersIsolated { winner },
        (AnyPosition::Tanagra(_), Ending::OwnTile) => Cause::OwnTile { winner },
        _ => return None,
    })
}

/// The places at which an ending is seen.
fn spots(position: &AnyPosition, last: Option<AnyMove>, cause: Cause) -> Vec<Spot> {
    match cause {
        Cause::TypeGone { .. }
        | Cause::NoT { .. }
        | Cause::LastT { .. }
        | Cause::NoPawn { .. }
        | Cause::SeriesGone { .. } => last.and_then(|ply| ply.end()).into_iter().collect(),
        Cause::Goal { goal, .. } => vec![goal.into()],
        Cause::NoCapture { loser } | Cause::Isolated { loser } => standing(position, |seat| seat == loser),
        Cause::MorePawns { winner, .. } | Cause::OwnTile { winner } => {
            standing(position, |seat| seat == winner)
        }
        Cause::OthersIsolated { winner } => standing(position, |seat| seat != winner),
        Cause::Left { .. } | Cause::Rule => Vec::new(),
    }
}

/// Where the pieces of some seats stand.
fn standing(position: &AnyPosition, of: impl Fn(Seat) -> bool) -> Vec<Spot> {
    match position {
        AnyPosition::Tzaar(position) => points(position, of),
        AnyPosition::Terrace(position) => squares(position, of),
        AnyPosition::Tchag(position) => cells(position, of),
        AnyPosition::Tanagra(position) => triangles(position, of),
    }
}

fn points(position: &Tzaar, of: impl Fn(Seat) -> bool) -> Vec<Spot> {
    let owned = |point: &tzaar::Point| position.stack(*point).is_some_and(|stack| of(stack.colour().seat()));
    tzaar::Point::all().filter(owned).map(Spot::from).collect()
}

fn squares(position: &Terrace, of: impl Fn(Seat) -> bool) -> Vec<Spot> {
    let seats = Seat::all(position.seats()).filter(|seat| of(*seat));
    seats.flat_map(|seat| position.pieces(seat).map(|(square, _): (Square, Form)| square.into())).collect()
}

fn cells(position: &Tchag, of: impl Fn(Seat) -> bool) -> Vec<Spot> {
    let colours = [tchag::Colour::Red, tchag::Colour::Yellow].into_iter().filter(|colour| of(colour.seat()));
    colours.flat_map(|colour| position.pawns(colour).map(|(cell, _)| cell.into())).collect()
}

fn triangles(position: &Tanagra, of: impl Fn(Seat) -> bool) -> Vec<Spot> {
    let mut spots = Vec::new();
    for tile in position.tiles() {
        let cells = std::iter::once(tile.centre).chain(tile.centre.neighbours());
        let owned = cells.filter(|cell| position.pawn(*cell).is_some_and(|pawn| of(pawn.seat())));
        spots.extend(owned.map(Spot::from));
    }
    spots.sort_unstable();
    spots.dedup();
    spots
}
