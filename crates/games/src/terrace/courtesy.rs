//! What players say when a T is in danger.

use super::{Square, Terrace};
use crate::bits::Ones;
use crate::{Position, Seat};

/// What is announced after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// "Terrace": the mover could take an enemy T were it to move again at once.
    Terrace,
    /// "Terrace and mate": and every reply loses (two seats).
    Mate,
}

impl Terrace {
    /// What `mover`, who has just moved, announces where nothing is known of the positions that have stood before. At a
    /// table [`Game::announcement`](crate::Game::announcement) knows them.
    #[must_use]
    pub fn announcement(&self, mover: Seat) -> Option<Announcement> {
        self.announcement_unless(mover, |_| false)
    }

    /// What `mover` announces where a reply can also end the game as a draw because of what stood before.
    pub(crate) fn announcement_unless(
        &self,
        mover: Seat,
        is_drawn: impl Fn(&Self) -> bool,
    ) -> Option<Announcement> {
        if self.outcome().is_some() || !self.threatens_a_t(mover) {
            return None;
        }
        let loses = |reply| self.loses_to(mover, reply, &is_drawn);
        let mate = self.seats == 2 && self.moves().into_iter().all(loses);
        Some(if mate { Announcement::Mate } else { Announcement::Terrace })
    }

    /// Where the Ts stand that somebody else could take if it were their turn.
    pub fn ts_in_danger(&self) -> impl Iterator<Item = Square> {
        let seats = Seat::all(self.seats).filter(|seat| self.has_t(*seat));
        let takeable = seats.fold(0, |squares, hunter| squares | self.takeable_by(hunter));
        Ones(takeable & self.ts).map(|number| self.landscape().square(number))
    }

    /// Whether the side to move, which replies like this, has lost its T or loses it next. A reply that wins, or that ends
    /// the game as a draw, leaves no time for that.
    fn loses_to(&self, mover: Seat, reply: super::Move, is_drawn: impl Fn(&Self) -> bool) -> bool {
        let mut next = *self;
        next.play_unchecked(reply);
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(mover),
            None => next.threatens_a_t(mover) && !is_drawn(&next),
        }
    }

    /// Whether a seat could take an enemy T if it were its turn.
    fn threatens_a_t(&self, seat: Seat) -> bool {
        self.takeable_by(seat) & self.ts != 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Announcement, Terrace};
    use crate::Position;

    fn after(text: &str, ply: &str) -> Option<Announcement> {
        let mut position: Terrace = text.parse().unwrap();
        let mover = position.side();
        let ply = position.read_move(ply).unwrap();
        position.play(ply).unwrap();
        position.announcement(mover)
    }

    #[test]
    fn a_t_in_danger_is_announced() {
        let text = "......../......../......../.a2....../...bT..../......../.......aT/........ 2 a 0";
        assert_eq!(after(text, "h2-h1"), None);
        assert_eq!(after(text, "b5-c5"), Some(Announcement::Terrace));
    }

    #[test]
    fn ts_in_danger_are_those_of_all_seats() {
        let of = |text: &str| -> Vec<String> {
            let position: Terrace = text.parse().unwrap();
            position.ts_in_danger().map(|square| square.to_string()).collect()
        };
        assert_eq!(
            of("......../......../......../..a2...../...bT..../......../.......aT/........ 2 b 0"),
            ["d4"]
        );
        assert_eq!(
            of("......../......../......../..bT...../...aT..../......../......../........ 2 a 0"),
            ["d4"]
        );
        assert!(
            of("......../......../......../.a2....../...bT..../......../.......aT/........ 2 b 0").is_empty()
        );
    }

    #[test]
    fn a_t_that_cannot_be_saved_is_mate() {
        let text = "......a2bT/.....a3../......a2./......../......../..aT...../......../........ 2 a 0";
        assert_eq!(after(text, "g8-g7"), Some(Announcement::Mate));
        let with_a_way_out =
            "......a2bT/......../......a2./......../......../..aT...../......../........ 2 a 0";
        assert_eq!(after(with_a_way_out, "g8-g7"), Some(Announcement::Terrace));
    }
    #[test]
    fn a_reply_that_wins_takes_the_mate_back() {
        // The T in danger steps onto its goal.
        let goal = "......../......../......../.......aT/......../.a3a3...../..a3a2..../.bT...... 2 a 0";
        assert_eq!(after(goal, "h5-g5"), Some(Announcement::Terrace));
        let barred = "......../......../......../.......aT/......../.a3a3...../..a3a2..../a4bT...... 2 a 0";
        assert_eq!(after(barred, "h5-g5"), Some(Announcement::Mate));
        // Another piece takes the other T.
        let other_t = "......a2bT/.....a3../......a2./......../.b1....../..aT...../......../........ 2 a 0";
        assert_eq!(after(other_t, "g8-g7"), Some(Announcement::Terrace));
    }

    #[test]
    fn a_reply_that_draws_takes_the_mate_back() {
        let text = |quiet| {
            format!(
                "......a2bT/.....a3../......a2./......../......../..aT...../......../........ 2 a {quiet}"
            )
        };
        assert_eq!(after(&text(197), "g8-g7"), Some(Announcement::Mate));
        assert_eq!(after(&text(198), "g8-g7"), Some(Announcement::Terrace));
    }

    #[test]
    fn taking_ones_own_t_saves_nothing() {
        let text = "......../......../......../.......aT/......../...a1b2.../..a4bTa4.../...a1.a3.. 2 a 0";
        assert_eq!(after(text, "f1-e1"), Some(Announcement::Mate));
    }
}
