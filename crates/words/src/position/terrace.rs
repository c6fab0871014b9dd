//! What is wrong with the text of a position of Terrace.

use super::visible;
use crate::Words;
use tablier_games::GameKind;
use tablier_games::terrace::Fault;

pub(super) fn sentence(words: &Words, fault: Fault) -> String {
    let plain = |id| words.say(id, &[]);
    let of_seat = |id, seat| words.fault_of_seat(id, GameKind::Terrace, seat);
    match fault {
        Fault::Shape => plain("terrace-fault-shape"),
        Fault::NotAPiece { found } => words.tell("terrace-fault-not-a-piece", &[("found", &visible(found))]),
        Fault::Size { at } => words.tell("terrace-fault-size", &[("at", &at)]),
        Fault::SmallBoardSeats => plain("terrace-fault-small-board-seats"),
        Fault::NoSuchSeat { seat } => of_seat("terrace-fault-no-such-seat", seat),
        Fault::NoT => plain("terrace-fault-no-t"),
        Fault::TwoTs { seat } => of_seat("terrace-fault-two-ts", seat),
        Fault::TwoGoals => plain("terrace-fault-two-goals"),
        Fault::Out { seat } => of_seat("terrace-fault-out", seat),
        Fault::TooManyPieces { seat, most } => {
            let name = words.seat_name(GameKind::Terrace, seat);
            words.tell(
                "terrace-fault-too-many-pieces",
                &[("name", &name), ("letter", &seat.letter()), ("most", &most)],
            )
        }
    }
}
