//! What speaks for a turn, and what ended a game.

use crate::{Value, Words};
use tablier_games::tanagra::Pawn;
use tablier_games::{Departure, GameKind, Seat};
use tablier_review::{Cause, Finish, Reason};

impl Words {
    /// What speaks for a turn that is advised to its player.
    #[must_use]
    pub fn reason(&self, kind: GameKind, reason: Reason) -> String {
        let name = |seat: Seat| -> Value<'static> { self.seat_name(kind, seat).into() };
        let with = |id: &str, args: &[(&str, Value<'_>)]| self.say(id, args);
        match reason {
            Reason::Wins(cause) => self.winning(kind, cause),
            Reason::Forced => with("reason-forced", &[]),
            Reason::OnlyDefence { rival } => with("reason-only-defence", &[("player", name(rival))]),
            Reason::Defends { rival } => with("reason-defends", &[("player", name(rival))]),
            Reason::TakesType { rival, kind: taken, left } => with(
                "reason-takes-type",
                &[
                    ("player", name(rival)),
                    ("kind", taken.letter().to_string().into()),
                    ("left", left.into()),
                ],
            ),
            Reason::OnlyInReach { kind: taken } => {
                with("reason-only-in-reach", &[("kind", taken.letter().to_string().into())])
            }
            Reason::TakesStack { height } => with("reason-takes-stack", &[("height", height.into())]),
            Reason::OutOfReach { height } => with("reason-out-of-reach", &[("height", height.into())]),
            Reason::Builds { height } => with("reason-builds", &[("height", height.into())]),
            Reason::SavesPiece => with("reason-saves-piece", &[]),
            Reason::AttacksPieces { pieces } => with("reason-attacks-pieces", &[("pieces", pieces.into())]),
            Reason::Climbs { level } => with("reason-climbs", &[("level", level.into())]),
            Reason::MoreRoom { moves, before } => {
                with("reason-more-room", &[("moves", moves.into()), ("before", before.into())])
            }
            Reason::NothingToTake => with("reason-nothing-to-take", &[]),
            Reason::FewerMoves { rival, moves, before } => with(
                "reason-fewer-moves",
                &[("player", name(rival)), ("moves", moves.into()), ("before", before.into())],
            ),
            Reason::MoreMoves { own, others } => {
                with("reason-more-moves", &[("own", own.into()), ("others", others.into())])
            }
            Reason::SavesT => with("reason-saves-t", &[]),
            Reason::AttacksT { rival } => with("reason-attacks-t", &[("player", name(rival))]),
            Reason::GoalIn { moves } => with("reason-goal-in", &[("moves", moves.into())]),
            Reason::TakesPiece { form, is_safe } => {
                let id = if is_safe { "reason-takes-piece-safely" } else { "reason-takes-piece" };
                with(id, &[("size", form.size().into())])
            }
            Reason::Stuck { rival } => with("reason-stuck", &[("player", name(rival))]),
            Reason::FewMoves { rival, moves } => {
                with("reason-few-moves", &[("player", name(rival)), ("moves", moves.into())])
            }
            Reason::TakesPawn { own, others } => {
                with("reason-takes-pawn", &[("own", own.into()), ("others", others.into())])
            }
            Reason::TakesOfSeries { pawn, seats, left } => with(
                "reason-takes-of-series",
                &[("size", size(pawn, seats)), ("player", name(pawn.seat())), ("left", left.into())],
            ),
            Reason::OutOfDanger => with("reason-out-of-danger", &[]),
            Reason::Attacks { pawns } => with("reason-attacks", &[("pawns", pawns.into())]),
        }
    }

    fn winning(&self, kind: GameKind, cause: Cause) -> String {
        let seat = |seat: Seat| self.seat_name(kind, seat);
        // The turn is advised to its player, so the winner of a goal is “you”.
        let told = match cause {
            Cause::Goal { winner, .. }
            | Cause::LastT { winner }
            | Cause::MorePawns { winner, .. }
            | Cause::OthersIsolated { winner }
            | Cause::OwnTile { winner } => self.cause(cause, Some(winner), seat),
            _ => self.cause(cause, None, seat),
        };
        match told {
            Some(told) => self.tell("reason-wins", &[("cause", &told)]),
            None => self.say("reason-wins-plain", &[]),
        }
    }

    /// What ended a game, as a seat hears it; `name` says what the seats are called.
    #[must_use]
    pub fn finish(
        &self,
        kind: GameKind,
        finish: &Finish,
        own: Option<Seat>,
        name: impl Fn(Seat) -> String,
    ) -> String {
        self.cause(finish.cause, own, name).unwrap_or_else(|| self.outcome(kind, &finish.outcome))
    }

    /// The facts behind an ending; nothing where its name says it all.
    fn cause(&self, cause: Cause, own: Option<Seat>, name: impl Fn(Seat) -> String) -> Option<String> {
        let tell = |id: &str, about: Seat, args: &[(&str, Value<'_>)]| {
            let who = if own == Some(about) { "you" } else { "other" };
            let mut all: Vec<(&str, Value<'_>)> = vec![("who", who.into()), ("player", name(about).into())];
            all.extend(args.iter().cloned());
            self.say(id, &all)
        };
        Some(match cause {
            Cause::TypeGone { loser, kind } => {
                tell("cause-type-gone", loser, &[("kind", kind.letter().to_string().into())])
            }
            Cause::NoCapture { loser } => tell("cause-no-capture", loser, &[]),
            Cause::Goal { winner, goal } => tell("cause-goal", winner, &[("goal", goal.to_string().into())]),
            Cause::NoT { loser } => tell("cause-no-t", loser, &[]),
            Cause::LastT { winner } => tell("cause-last-t", winner, &[]),
            Cause::NoPawn { loser } => tell("cause-no-pawn", loser, &[]),
            Cause::MorePawns { winner, more, fewer } => {
                tell("cause-more-pawns", winner, &[("more", more.into()), ("fewer", fewer.into())])
            }
            Cause::SeriesGone { pawn, seats } => {
                tell("cause-series-gone", pawn.seat(), &[("size", size(pawn, seats))])
            }
            Cause::Isolated { loser } => tell("cause-isolated", loser, &[]),
            Cause::OthersIsolated { winner } => tell("cause-others-isolated", winner, &[]),
            Cause::OwnTile { winner } => tell("cause-own-tile", winner, &[]),
            Cause::Left { seat, how: Departure::Resigned } => tell("cause-resigned", seat, &[]),
            Cause::Left { seat, how: Departure::Time } => tell("cause-time", seat, &[]),
            Cause::Left { seat, how: Departure::Gone } => tell("cause-gone", seat, &[]),
            Cause::Rule => return None,
        })
    }
}

/// Which of the two series of a player; at larger tables there is only one.
fn size(pawn: Pawn, seats: u8) -> Value<'static> {
    match (seats, pawn.is_large()) {
        (2, false) => "small",
        (2, true) => "large",
        _ => "only",
    }
    .into()
}
