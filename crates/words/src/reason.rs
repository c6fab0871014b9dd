//! What speaks for a turn, and what ended a game.

use crate::{Value, Words};
use tablier_games::tanagra::Pawn;
use tablier_games::{Departure, GameKind, Seat};
use tablier_review::{Cause, Finish, Reason};

impl Words {
    /// What speaks for a turn that is advised to its player.
    #[must_use]
    pub fn reason(&self, kind: GameKind, reason: Reason) -> String {
        let with = |id: &str, args: &[(&str, Value<'_>)]| self.say(id, args);
        let about = |id: &str, seat: Seat, args: &[(&str, Value<'_>)]| {
            self.say_about(id, kind, seat, &self.seat_name(kind, seat), args)
        };
        match reason {
            Reason::Wins(cause) => self.winning(kind, cause),
            Reason::Forced => with("reason-forced", &[]),
            Reason::OnlyDefence { rival } => about("reason-only-defence", rival, &[]),
            Reason::Defends { rival } => about("reason-defends", rival, &[]),
            Reason::TakesType { rival, kind: of, taken, left } => about(
                "reason-takes-type",
                rival,
                &[("kind", of.letter().to_string().into()), ("taken", taken.into()), ("left", left.into())],
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
            Reason::FewerMoves { rival, moves, before } => {
                about("reason-fewer-moves", rival, &[("moves", moves.into()), ("before", before.into())])
            }
            Reason::MoreMoves { own, others } => {
                with("reason-more-moves", &[("own", own.into()), ("others", others.into())])
            }
            Reason::SavesT => with("reason-saves-t", &[]),
            Reason::AttacksT { rival } => about("reason-attacks-t", rival, &[]),
            Reason::GoalIn { moves } => with("reason-goal-in", &[("moves", moves.into())]),
            Reason::TakesPiece { form, is_safe } => {
                let id = if is_safe { "reason-takes-piece-safely" } else { "reason-takes-piece" };
                with(id, &[("size", form.size().into())])
            }
            Reason::Stuck { rival } => about("reason-stuck", rival, &[]),
            Reason::FewMoves { rival, moves } => about("reason-few-moves", rival, &[("moves", moves.into())]),
            Reason::TakesPawn { own, others } => {
                with("reason-takes-pawn", &[("own", own.into()), ("others", others.into())])
            }
            Reason::TakesOfSeries { pawn, seats, left } => about(
                "reason-takes-of-series",
                pawn.seat(),
                &[("size", size(pawn, seats)), ("left", left.into())],
            ),
            Reason::LaysAtPrey { pawns, is_safe } => {
                let id = if is_safe { "reason-lays-at-prey-safely" } else { "reason-lays-at-prey" };
                with(id, &[("pawns", pawns.into())])
            }
            Reason::LaysOutOfReach => with("reason-lays-out-of-reach", &[]),
            Reason::LaysTogether { pawns } => with("reason-lays-together", &[("pawns", pawns.into())]),
            Reason::Isolates { pawns } => with("reason-isolates", &[("pawns", pawns.into())]),
            Reason::FewerInDanger { pawns, before } => {
                with("reason-fewer-in-danger", &[("pawns", pawns.into()), ("before", before.into())])
            }
            Reason::NearerPrey { steps, before } => {
                with("reason-nearer-prey", &[("steps", steps.into()), ("before", before.into())])
            }
            Reason::NoPawnInDanger => with("reason-no-pawn-in-danger", &[]),
            Reason::OutOfDanger => with("reason-out-of-danger", &[]),
            Reason::Attacks { pawns } => with("reason-attacks", &[("pawns", pawns.into())]),
        }
    }

    /// A sentence about a side, which is called by a name of its own or by its colour.
    ///
    /// French has a plural for the colours of some games (“les Noirs”) and none for those of others (“Orange”): the
    /// message selects by `$side`.
    fn say_about(
        &self,
        id: &str,
        kind: GameKind,
        seat: Seat,
        name: &str,
        args: &[(&str, Value<'_>)],
    ) -> String {
        let by_colour = name == self.seat_name(kind, seat);
        let side = if by_colour { format!("{kind}-{seat}") } else { "person".to_owned() };
        let initial = if begins_with_vowel(name) { "vowel" } else { "other" };
        let forms: [(&str, Value<'_>); 3] =
            [("player", name.into()), ("side", side.into()), ("initial", initial.into())];
        let all: Vec<(&str, Value<'_>)> = forms.into_iter().chain(args.iter().cloned()).collect();
        self.say(id, &all)
    }

    fn winning(&self, kind: GameKind, cause: Cause) -> String {
        let seat = |seat: Seat| self.seat_name(kind, seat);
        let cause_to = |own: Option<Seat>| self.cause(kind, cause, own, seat);
        // The turn is advised to its player, so the winner of a goal is “you”.
        let told = match cause {
            Cause::Goal { winner, .. }
            | Cause::LastT { winner }
            | Cause::MorePawns { winner, .. }
            | Cause::OthersIsolated { winner }
            | Cause::OwnTile { winner } => cause_to(Some(winner)),
            _ => cause_to(None),
        };
        match told {
            Some(told) => {
                let named = Seat::all(4).any(|other| told.starts_with(&seat(other)));
                let told = if named { told } else { uncapitalised(&told) };
                self.tell("reason-wins", &[("cause", &told)])
            }
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
        self.cause(kind, finish.cause, own, name).unwrap_or_else(|| self.outcome(kind, &finish.outcome))
    }

    /// The facts behind an ending; nothing where its name says it all.
    fn cause(
        &self,
        kind: GameKind,
        cause: Cause,
        own: Option<Seat>,
        name: impl Fn(Seat) -> String,
    ) -> Option<String> {
        let tell = |id: &str, about: Seat, args: &[(&str, Value<'_>)]| {
            let who = if own == Some(about) { "you" } else { "other" };
            let all: Vec<(&str, Value<'_>)> =
                std::iter::once(("who", who.into())).chain(args.iter().cloned()).collect();
            self.say_about(id, kind, about, &name(about), &all)
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

/// A sentence that stands alone, of one that is written to follow a colon. The name of a place stays as it is.
#[must_use]
pub fn capitalised(sentence: &str) -> String {
    let names_a_place = sentence.chars().nth(1).is_some_and(|sign| sign.is_ascii_digit());
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if !names_a_place => first.to_uppercase().chain(letters).collect(),
        _ => sentence.to_owned(),
    }
}

/// A sentence as it follows a colon.
fn uncapitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Whether French elides before a name: “d’Orange”, “de Bleu”.
fn begins_with_vowel(name: &str) -> bool {
    let first = name.chars().next().and_then(|letter| letter.to_lowercase().next());
    first.is_some_and(|letter| "aeiouàâäéèêëîïôöùûüœæ".contains(letter))
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
