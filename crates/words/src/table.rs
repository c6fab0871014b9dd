//! The games, those who sit at the table, and how it is laid.

use crate::Words;
use tablier_games::terrace::Announcement;
use tablier_games::{Departure, Event, GameKind, Seat, SetupError};

impl Words {
    /// The name of a game.
    #[must_use]
    pub fn game_name(&self, kind: GameKind) -> String {
        self.say(&format!("{kind}-name"), &[])
    }

    /// The name of a seat: its colour.
    #[must_use]
    pub fn seat_name(&self, kind: GameKind, seat: Seat) -> String {
        self.say(&format!("{kind}-seat-{seat}"), &[])
    }

    /// Who is to move: “White to move”.
    ///
    /// French has a plural for the two sides of some games (“Aux Blancs”) and a name for the players of others
    /// (“À Orange”): so every seat of every game has its own message.
    #[must_use]
    pub fn to_move(&self, kind: GameKind, seat: Seat) -> String {
        self.say(&format!("{kind}-to-move-{seat}"), &[])
    }

    /// What happened at a table, as a list of moves tells it; a ply is its text.
    #[must_use]
    pub fn event(&self, kind: GameKind, event: &Event) -> String {
        let left = |id: &str, seat: Seat| self.tell(id, &[("player", &self.seat_name(kind, seat))]);
        match event {
            Event::Ply(ply) => ply.to_string(),
            Event::Left { seat, how: Departure::Resigned } => left("event-resigned", *seat),
            Event::Left { seat, how: Departure::Time } => left("event-time", *seat),
            Event::Left { seat, how: Departure::Gone } => left("event-gone", *seat),
            Event::DrawAgreed => self.say("event-draw", &[]),
        }
    }

    /// What is said in Terrace when a T is in danger.
    #[must_use]
    pub fn announcement(&self, announcement: Announcement) -> String {
        let id = match announcement {
            Announcement::Terrace => "terrace-announcement",
            Announcement::Mate => "terrace-announcement-mate",
        };
        self.say(id, &[])
    }

    /// Why a set-up of a game cannot be laid out.
    #[must_use]
    pub fn setup_error(&self, kind: GameKind, name: &str, error: SetupError) -> String {
        match error {
            SetupError::SeedMissing => self.say("setup-error-seed-missing", &[]),
            SetupError::Unknown => {
                let setups = self.list_or(kind.setups().iter().map(|setup| setup.name));
                let game = self.game_name(kind);
                let args: [(&str, &dyn std::fmt::Display); 3] =
                    [("game", &game), ("name", &name), ("setups", &setups)];
                let sentence = self.tell("setup-error-unknown", &args);
                self.or_meant(sentence, name, kind.setups().iter().map(|setup| setup.name))
            }
        }
    }
}
