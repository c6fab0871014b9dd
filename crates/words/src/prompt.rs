//! What is to be done at a table, what can be done by a button, and what stands where.

use crate::{Value, Words};
use tablier_games::{
    AnyMove, AnyPosition, GameKind, Names, Position, Seat, Setup, Spot, tanagra, tchag, terrace, tzaar,
};
use tablier_review::Verdict;

/// So many places are named one by one.
const MANY: usize = 12;

impl Words {
    /// What the side to move is asked to do.
    #[must_use]
    pub fn prompt(&self, position: &AnyPosition) -> String {
        let id = match position {
            AnyPosition::Tzaar(position) => match position.step() {
                tzaar::Step::Place => "prompt-tzaar-place",
                tzaar::Step::First => "prompt-tzaar-first",
                tzaar::Step::Second => "prompt-tzaar-second",
            },
            AnyPosition::Terrace(_) => "prompt-terrace",
            AnyPosition::Tchag(position) => match position.phase() {
                tchag::Phase::Close(_) => "prompt-tchag-close",
                tchag::Phase::Rejoin => "prompt-tchag-rejoin",
                tchag::Phase::Move | tchag::Phase::Stopped => "prompt-tchag-move",
            },
            AnyPosition::Tanagra(position) => match position.phase() {
                tanagra::Phase::Lay => "prompt-tanagra-lay",
                tanagra::Phase::Move if position.is_legal(tanagra::Move::Pass) => "prompt-tanagra-pass",
                tanagra::Phase::Move => "prompt-tanagra-move",
                tanagra::Phase::Dispose(_) => "prompt-tanagra-dispose",
            },
        };
        self.say(id, &[])
    }

    /// What the button says that makes a move; the text of the move where it has no button.
    #[must_use]
    pub fn action(&self, ply: AnyMove) -> String {
        let id = match ply {
            AnyMove::Tzaar(tzaar::Move::Pass) | AnyMove::Tanagra(tanagra::Move::Pass) => "action-pass",
            AnyMove::Tchag(tchag::Move::Stop) => "action-stop",
            AnyMove::Tchag(tchag::Move::Close(_) | tchag::Move::Slide { .. }) => "action-close",
            AnyMove::Tanagra(tanagra::Move::Keep) => "action-keep",
            AnyMove::Tanagra(tanagra::Move::Drop) => "action-drop",
            AnyMove::Tanagra(tanagra::Move::Lay { .. } | tanagra::Move::Relay(_)) => "action-lay",
            _ => return ply.to_string(),
        };
        self.say(id, &[])
    }

    /// A choice that no place on the board stands for, for whoever listens: which stones slide, and where to.
    #[must_use]
    pub fn choice(&self, ply: AnyMove) -> String {
        match ply {
            AnyMove::Tchag(tchag::Move::Close(direction)) => {
                self.tell("choice-close", &[("direction", &direction.letter())])
            }
            AnyMove::Tchag(tchag::Move::Slide { line, direction }) => {
                self.tell("choice-slide", &[("line", &line), ("direction", &direction.letter())])
            }
            _ => self.action(ply),
        }
    }

    /// A move that is advised, in words; nothing where its text says it all.
    #[must_use]
    pub fn advised(&self, ply: AnyMove, seats: u8) -> Option<String> {
        let id = match ply {
            AnyMove::Tchag(tchag::Move::Close(_) | tchag::Move::Slide { .. }) => {
                return Some(self.choice(ply));
            }
            AnyMove::Tzaar(tzaar::Move::Pass) | AnyMove::Tanagra(tanagra::Move::Pass) => "advised-pass",
            AnyMove::Tchag(tchag::Move::Stop) => "advised-stop",
            AnyMove::Tanagra(tanagra::Move::Keep) => "advised-keep",
            AnyMove::Tanagra(tanagra::Move::Drop) => "advised-drop",
            AnyMove::Tanagra(tanagra::Move::Relay(_)) => "advised-relay",
            AnyMove::Tanagra(tanagra::Move::Lay { pawn, .. }) => {
                // Among several, pawns have but one size.
                let size = match pawn.is_large() {
                    _ if seats > 2 => "only",
                    true => "large",
                    false => "small",
                };
                return Some(self.say("advised-lay", &[("pawn", size.into())]));
            }
            _ => return None,
        };
        Some(self.say(id, &[]))
    }

    /// What is in hand and where it can go, for whoever listens.
    #[must_use]
    pub fn in_hand(&self, position: &AnyPosition, names: &Names, hand: Spot, choices: &[AnyMove]) -> String {
        let end = |ply: &AnyMove| {
            let at = names.spot(ply.end()?);
            Some(if ply.captures() { self.tell("heard-takes", &[("at", &at)]) } else { at })
        };
        let mut ends: Vec<String> = choices.iter().filter_map(end).collect();
        if ends.len() > MANY {
            let more = ends.len() - MANY;
            ends.truncate(MANY);
            ends.push(self.tell("heard-more", &[("count", &more)]));
        }
        let place = self.place_named(position, names, hand);
        self.tell("heard-hand", &[("place", &place), ("places", &ends.join("; "))])
    }

    /// The name of a set-up, as it is chosen from a list.
    #[must_use]
    pub fn setup_name(&self, kind: GameKind, setup: &Setup) -> String {
        if kind != GameKind::Tanagra {
            return self.say(&format!("setup-{kind}-{}", setup.name), &[]);
        }
        let pawns = setup.name.rsplit('x').next().unwrap_or_default();
        self.tell("setup-tanagra", &[("seats", &setup.seats), ("pawns", &pawns)])
    }

    /// What stands on a place.
    #[must_use]
    pub fn place(&self, position: &AnyPosition, spot: Spot) -> String {
        self.place_named(position, &Names::default(), spot)
    }

    /// What stands on a place, at a table where tiles have short names.
    #[must_use]
    pub fn place_named(&self, position: &AnyPosition, names: &Names, spot: Spot) -> String {
        match (position, spot) {
            (AnyPosition::Tzaar(position), Spot::Tzaar(point)) => self.point(position, point),
            (AnyPosition::Terrace(position), Spot::Terrace(square)) => self.square(position, square),
            (AnyPosition::Tchag(position), Spot::Tchag(cell)) => self.stone(position, cell),
            (AnyPosition::Tanagra(position), Spot::Tanagra(cell)) => self.triangle(position, names, cell),
            _ => spot.to_string(),
        }
    }

    fn point(&self, position: &tzaar::Tzaar, point: tzaar::Point) -> String {
        let Some(stack) = position.stack(point) else {
            return self.tell("place-empty", &[("at", &point)]);
        };
        let args: [(&str, Value<'_>); 4] = [
            ("at", point.to_string().into()),
            ("colour", stack.colour().seat().number().into()),
            ("kind", stack.kind().letter().to_string().into()),
            ("height", stack.height().into()),
        ];
        self.say("place-tzaar", &args)
    }

    fn square(&self, position: &terrace::Terrace, square: terrace::Square) -> String {
        let level = position.level(square).unwrap_or_default();
        let Some(piece) = position.piece(square) else {
            let empty = self.tell("place-terrace-empty", &[("at", &square), ("level", &level)]);
            return self.with_goal(position, square, empty);
        };
        let player = self.seat_name(GameKind::Terrace, piece.seat);
        let form = piece.form.letter();
        let args: [(&str, &dyn std::fmt::Display); 4] =
            [("at", &square), ("level", &level), ("form", &form), ("player", &player)];
        self.with_goal(position, square, self.tell("place-terrace", &args))
    }

    /// A square, and whose goal it is.
    fn with_goal(&self, position: &terrace::Terrace, square: terrace::Square, place: String) -> String {
        let is_goal = |seat: &Seat| position.is_in(*seat) && position.goal(*seat) == square;
        let players: Vec<String> = Seat::all(position.seats())
            .filter(is_goal)
            .map(|seat| self.seat_name(GameKind::Terrace, seat))
            .collect();
        if players.is_empty() {
            return place;
        }
        self.tell("place-terrace-goal", &[("place", &place), ("players", &players.join(", "))])
    }

    fn stone(&self, position: &tchag::Tchag, cell: tchag::Cell) -> String {
        let stone = match position.stone(cell) {
            None => return self.tell("place-tchag-none", &[("at", &cell)]),
            Some(tchag::Stone::Black) => "black",
            Some(tchag::Stone::Grey) => "grey",
        };
        // A number is chosen by: as a text it would fit no variant.
        let pawn = position.pawn(cell).map_or(0, |colour| colour.seat().number());
        let args = [("at", cell.to_string().into()), ("stone", stone.into()), ("pawn", pawn.into())];
        self.say("place-tchag", &args)
    }

    fn triangle(&self, position: &tanagra::Tanagra, names: &Names, cell: tanagra::Cell) -> String {
        let at = names.spot(cell.into());
        let Some(pawn) = position.pawn(cell) else {
            let on_tile =
                position.tiles().any(|tile| tile.centre == cell || tile.centre.neighbours().contains(&cell));
            let id = if on_tile { "place-tanagra-free" } else { "place-tanagra-place" };
            let beside: Vec<String> = names
                .tiles()
                .filter(|(tile, _)| !on_tile && cell.touches(*tile))
                .map(|(_, number)| number.to_string())
                .collect();
            if !beside.is_empty() {
                return self.tell("place-tanagra-beside", &[("tiles", &beside.join(", "))]);
            }
            return self.tell(id, &[("at", &at)]);
        };
        let size = match (position.seats(), pawn.is_large()) {
            (2, false) => "small",
            (2, true) => "large",
            _ => "only",
        };
        let player = self.seat_name(GameKind::Tanagra, pawn.seat());
        self.tell("place-tanagra", &[("at", &at), ("size", &size), ("player", &player)])
    }

    /// Whom a seat of Tanagra takes, at a table of so many.
    #[must_use]
    pub fn prey(&self, seat: Seat, seats: u8) -> String {
        let player = self.seat_name(GameKind::Tanagra, seat.next(seats));
        self.tell("player-takes", &[("player", &player)])
    }

    /// What a player wants, in a line.
    #[must_use]
    pub fn goal(&self, position: &AnyPosition, seat: Seat) -> String {
        match position {
            AnyPosition::Tzaar(_) => self.say("goal-tzaar", &[("seat", seat.number().into())]),
            AnyPosition::Terrace(position) => {
                let id = if position.seats() == 2 { "goal-terrace" } else { "goal-terrace-several" };
                self.tell(id, &[("goal", &position.goal(seat))])
            }
            AnyPosition::Tchag(_) => self.say("goal-tchag", &[("seat", seat.number().into())]),
            AnyPosition::Tanagra(position) if position.seats() == 2 => {
                self.say("goal-tanagra", &[("seat", seat.number().into())])
            }
            AnyPosition::Tanagra(position) => {
                let name = |seat| self.seat_name(GameKind::Tanagra, seat);
                let (prey, hunter) =
                    (name(seat.next(position.seats())), name(seat.previous(position.seats())));
                self.tell("goal-tanagra-several", &[("prey", &prey), ("hunter", &hunter)])
            }
        }
    }

    /// While the tiles of Tanagra are laid: which one this is, and what comes then.
    #[must_use]
    pub fn laying(&self, position: &AnyPosition) -> Option<String> {
        let AnyPosition::Tanagra(position) = position else { return None };
        let laying = matches!(position.phase(), tanagra::Phase::Lay);
        let (tile, tiles) = (position.tile_count() + 1, position.tiles_in_all());
        laying.then(|| self.say("goal-tanagra-laying", &[("tile", tile.into()), ("tiles", tiles.into())]))
    }

    /// Whose piece it is, for a player who has pressed another player's piece.
    #[must_use]
    pub fn piece_of(&self, kind: GameKind, seat: Seat) -> String {
        self.say(&format!("{kind}-piece-of-{seat}"), &[])
    }

    /// Who is out, and how many remain.
    #[must_use]
    pub fn out(&self, player: &str, remaining: usize) -> String {
        self.say("player-is-out", &[("player", player.into()), ("count", remaining.into())])
    }

    /// What lots have given to the reader, in TZAAR and Tchag.
    #[must_use]
    pub fn drawn_by_lot(&self, kind: GameKind, own: Seat) -> String {
        self.say(&format!("{kind}-lots-{own}"), &[])
    }

    /// How a game ended, as the heading says it to a reader on a seat; `name` says what people are called, where they have
    /// names, and an engine of `level` plays on for those who leave.
    #[must_use]
    pub fn verdict(
        &self,
        kind: GameKind,
        (verdict, own): (Verdict, Option<Seat>),
        level: u8,
        name: impl Fn(Seat) -> Option<String>,
    ) -> String {
        match verdict {
            Verdict::Drawn => self.say("table-drawn", &[]),
            Verdict::Won => self.say("table-you-won", &[]),
            Verdict::Lost => self.say("table-you-lost", &[]),
            Verdict::Placed(place) => self.say("player-came", &[("rank", self.ranked(place).into())]),
            Verdict::StandIn(seat) => {
                let player = name(seat).unwrap_or_else(|| self.seat_name(kind, seat));
                self.stand_in_wins(level, own == Some(seat), &player)
            }
            Verdict::WonBy(seat) => match name(seat) {
                Some(name) => self.say("table-player-wins", &[("player", name.into())]),
                None => self.wins(kind, seat),
            },
        }
    }

    /// Who has won where an engine played on for a player who left; `own` says that this player is the reader.
    #[must_use]
    pub fn stand_in_wins(&self, level: u8, own: bool, player: &str) -> String {
        let id = if own { "stand-in-wins-own" } else { "stand-in-wins" };
        self.say(id, &[("level", level.into()), ("player", player.into())])
    }

    /// The place of a player when a game of several is over: “1st”.
    #[must_use]
    pub fn ranked(&self, place: u8) -> String {
        self.say("player-place", &[("place", place.into())])
    }
}
