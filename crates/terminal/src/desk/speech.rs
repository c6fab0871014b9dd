//! Who sits at the table and what is to be said about it, in the words of whoever plays.

use crate::board::tzaar_letter;
use tablier_engine::Level;
use tablier_games::tanagra::{Pawn, Phase};
use tablier_games::tzaar::{Colour, Kind};
use tablier_games::{AnyPosition, Position, Seat, tchag};
use tablier_review::Verdict;
use tablier_table::{Occupant, Table};
use tablier_words::Words;

/// What a player is called.
pub(crate) fn player_name(words: &Words, table: &Table, seat: Seat) -> String {
    if table.own_seat() == Some(seat) && !table.is_played_for(seat) {
        return words.say("player-you", &[]);
    }
    match table.occupant(seat) {
        Occupant::Engine(level) => words.say("player-level", &[("level", level.number().into())]),
        Occupant::Person | Occupant::Elsewhere => {
            recorded(words, table, seat).unwrap_or_else(|| words.seat_name(table.kind(), seat))
        }
    }
}

/// What a record calls a player; engines are written as `level:6` there.
fn recorded(words: &Words, table: &Table, seat: Seat) -> Option<String> {
    let name = table.game().player(seat)?;
    match name.parse().ok().and_then(Occupant::level) {
        // In a game that goes on, a person has taken the engine's seat.
        Some(_) if table.game().outcome().is_none() => None,
        Some(level) => Some(words.say("player-level", &[("level", level.number().into())])),
        None => Some(name.to_owned()),
    }
}

/// Whose turn it is, or how the game ended.
pub(crate) fn title(words: &Words, table: &Table) -> String {
    let say = |id: &str| words.say(id, &[]);
    let own = table.own_seat();
    if let Some(verdict) = Verdict::of(table.game(), own) {
        let name = |seat| recorded(words, table, seat);
        return match verdict {
            // The sentence below says who won, or that nobody did.
            Verdict::Drawn | Verdict::WonBy(_) => say("table-over"),
            _ => words.verdict(table.kind(), (verdict, own), Level::SUBSTITUTE.number(), name),
        };
    }
    if table.goes_on_alone() {
        return say(if table.own_seat().is_some() { "table-you-are-out" } else { "table-goes-on" });
    }
    if table.thinker().is_some() {
        let player = player_name(words, table, table.mover());
        return words.say("table-thinking", &[("player", player.into())]);
    }
    if table.own_seat().is_some() {
        say("table-your-move")
    } else {
        words.to_move(table.kind(), table.mover())
    }
}

/// What one should know about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The colour, if it is not the name already.
    pub(crate) colour: Option<String>,
    /// Where its T goes, whom it takes, how many pawns it has.
    pub(crate) known: Vec<String>,
    /// What is left of each type, with its letter, where that decides the game; and whether it is little.
    pub(crate) counts: Vec<(String, u32, bool)>,
}

/// Under this count of a type a player is in danger.
const FEW: u32 = 3;

impl Facts {
    pub(crate) fn of(words: &Words, table: &Table, seat: Seat) -> Self {
        let colour = words.seat_name(table.kind(), seat);
        let out = table.is_out(seat) && table.game().outcome().is_none();
        let colour = (player_name(words, table, seat) != colour).then_some(colour);
        let known = if out { vec![words.say("player-out", &[])] } else { known(words, table, seat) };
        Self { colour, known, counts: counts(table.position(), seat) }
    }
}

fn known(words: &Words, table: &Table, seat: Seat) -> Vec<String> {
    let pawns = |count: u32| words.say("player-pawns", &[("count", count.into())]);
    match table.position() {
        AnyPosition::Terrace(position) => {
            vec![words.say("player-goal", &[("goal", position.goal(seat).to_string().into())])]
        }
        AnyPosition::Tchag(position) => vec![pawns(position.pawn_count(tchag::Colour::of_seat(seat)))],
        AnyPosition::Tanagra(position) if position.seats() > 2 => {
            vec![pawns(position.pawn_count(seat)), words.prey(seat, position.seats())]
        }
        AnyPosition::Tzaar(_) | AnyPosition::Tanagra(_) => Vec::new(),
    }
}

fn counts(position: &AnyPosition, seat: Seat) -> Vec<(String, u32, bool)> {
    match position {
        AnyPosition::Tzaar(position) => {
            let colour = Colour::of_seat(seat);
            let placing = position.turn() == 0;
            let count = |kind| {
                let tops = position.tops(colour, kind);
                (tzaar_letter(colour, kind).to_string(), tops, tops < FEW && !placing)
            };
            Kind::ALL.map(count).to_vec()
        }
        AnyPosition::Tanagra(position) if position.seats() == 2 => [false, true]
            .into_iter()
            .filter_map(|large| {
                let pawn = Pawn::of_seat(seat, large)?;
                let on_board = position.standings().find(|standing| standing.pawn == pawn)?.pawns;
                let laying = matches!(position.phase(), Phase::Lay);
                let left = if laying { u32::from(position.x()).saturating_sub(on_board) } else { on_board };
                Some((pawn.letter().to_string(), left, left < 2 && !laying))
            })
            .collect(),
        _ => Vec::new(),
    }
}
