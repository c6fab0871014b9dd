//! What is written down of a game that was played.

use crate::table::Played;
use crate::{Finished, PlayerError};
use std::cmp::Ordering;
use tablier_games::Seat;
use tablier_games::record::{Header, Line, Node, Record};

/// Its result, for the store.
pub(crate) fn finished(number: usize, played: &Played, late: Vec<u32>) -> Finished {
    let ending = match (played.faults.last(), played.game.outcome()) {
        (Some((_, fault)), _) => fault_text(fault).split(':').next().unwrap_or_default().to_owned(),
        _ if played.too_long => "too-long".to_owned(),
        (None, Some(outcome)) => outcome.ending.to_string(),
        (None, None) => String::new(),
    };
    Finished {
        game: number,
        scores: scores(&played.game.places().unwrap_or_default()),
        ending,
        plies: played.game.plies().count() as u64,
        faults: played.faults.iter().map(|(seat, fault)| (seat.number(), fault_text(fault))).collect(),
        late: if late.iter().any(|count| *count > 0) { late } else { Vec::new() },
        records: 0,
    }
}

/// A fault as programs read it: its kind, and what there is to say.
fn fault_text(fault: &PlayerError) -> String {
    match fault {
        PlayerError::NoPly => "no-ply".to_owned(),
        PlayerError::Illegal(text) => format!("illegal: {text}"),
        PlayerError::Late => "late".to_owned(),
        PlayerError::Gone(reason) => format!("crashed: {reason}"),
        PlayerError::Stopped => "stopped".to_owned(),
    }
}

/// The share of the others that each seat has beaten; a shared place counts half.
fn scores(places: &[u8]) -> Vec<f64> {
    let others = places.len().saturating_sub(1).max(1) as f64;
    let score = |place: &u8| {
        let points = |other: &u8| match other.cmp(place) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        // It has drawn with itself, too.
        (places.iter().map(points).sum::<f64>() - 0.5) / others
    };
    places.iter().map(score).collect()
}

/// The record of a game, with its number and with what a player did wrong.
pub(crate) fn record(number: usize, played: &Played) -> String {
    let game = &played.game;
    let mut header = Header::new(game.start().clone());
    for seat in Seat::all(game.position().seats()) {
        header.players[seat.index()] = game.player(seat).map(str::to_owned);
    }
    header.others.push(("Round".to_owned(), (number + 1).to_string()));
    for (seat, fault) in &played.faults {
        header.others.push((format!("Fault{seat}"), fault_text(fault)));
    }
    let nodes = game.events().iter().copied().map(Node::new).collect();
    // What has been played can be played again; if not, the moves alone will do.
    let record = Record::new(header, Line { comments: Vec::new(), nodes });
    record.unwrap_or_else(|_| Record::of_game(game)).to_string()
}

#[cfg(test)]
mod tests {
    use super::scores;

    #[test]
    fn places_are_scores() {
        assert_eq!(scores(&[1, 2]), [1.0, 0.0]);
        assert_eq!(scores(&[1, 1]), [0.5, 0.5]);
        assert_eq!(scores(&[2, 1, 3, 4]), [2.0 / 3.0, 1.0, 1.0 / 3.0, 0.0]);
        assert_eq!(scores(&[1, 2, 2]), [1.0, 0.25, 0.25]);
    }
}
