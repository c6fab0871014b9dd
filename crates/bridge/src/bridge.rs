//! From one game to the next.

use crate::client::Client;
use crate::ears::Ears;
use crate::play::Seat;
use crate::{Address, BridgeError};
use hyper::Method;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tablier_arena::{Description, Player, PlayerError, Unavailable};
use tablier_games::GameKind;
use tablier_protocol::online::{
    Game, Join, Listed, LobbyMessage, Me, NewGame, NewGuest, Opened, Pace, SeatKind, Session, Status,
};

/// The first pause before a table is opened again.
const PAUSE: Duration = Duration::from_millis(200);

/// How often a guest is asked for whose answer is lost: each request may have made one.
const MOST_GUESTS: u32 = 3;

/// In whose name the program plays.
#[derive(Clone)]
pub enum Who {
    /// In the name of whoever made this token, which allows `read` and `play`.
    Token(String),
    /// As a guest of this name.
    Guest(String),
}

/// How it comes to a table. Challenges are accepted always.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seek {
    /// It waits to be challenged.
    Challenges,
    /// It opens a table, and another one after each game.
    Open {
        /// The set-up.
        setup: String,
        /// How long everybody may think.
        clock: Option<Pace>,
    },
    /// It joins this table.
    Join(String),
}

/// A program that is to play.
pub struct Bridge {
    /// Where the house is.
    pub address: Address,
    /// In whose name.
    pub who: Who,
    /// Which game it plays.
    pub kind: GameKind,
    /// The program.
    pub program: Description,
    /// How it comes to a table.
    pub seek: Seek,
    /// How long it thinks where there is no clock.
    pub usual: Duration,
    /// The language in which the house explains what it refuses, as a code: `fr`.
    pub language: &'static str,
    /// After how many games it goes home; never, if nothing is said.
    pub games: Option<u32>,
}

/// What is told on the way.
#[derive(Clone, Debug)]
pub enum News {
    /// The house does not answer yet, for this reason: it is asked again until it does.
    Unreachable(BridgeError),
    /// It is known to the house under this name.
    In(String),
    /// It waits at a table of its own.
    Waits(String),
    /// It plays.
    Plays(String),
    /// A game is over: its place, the best being 1, and how it ended.
    Over {
        /// The table as it is.
        game: Box<Game>,
        /// Its place.
        place: Option<u8>,
        /// Why it resigned, where it could not go on.
        failure: Option<PlayerError>,
    },
}

impl Bridge {
    /// Plays until enough games are over, or somebody sets `stop`. Then tables that wait are called off; a guest, who cannot come
    /// back, resigns.
    pub async fn run(&self, stop: &Arc<AtomicBool>, mut tell: impl FnMut(News)) -> Result<(), BridgeError> {
        // A program that cannot be started, or does not speak the protocol, is no reason to bother the house.
        let mut player = match greeted(self.player(stop)?).await {
            Err(BridgeError::Stopped) => return Ok(()),
            player => Some(player?),
        };
        let guest = match Guest::come_in(self, stop, &mut tell).await {
            Err(BridgeError::Stopped) => return Ok(()),
            guest => guest?,
        };
        tell(News::In(guest.name.clone()));
        let mut seek = self.seek.clone();
        let mut count = 0;
        let ended = loop {
            if self.games.is_some_and(|games| count >= games) {
                break Ok(());
            }
            let game = async {
                let table = guest.find_table(self, &mut seek, &mut tell).await?;
                tell(News::Plays(table.clone()));
                let player = player.take().map_or_else(|| self.player(stop), Ok)?;
                guest.seat(self, table).play(player).await
            };
            match game.await {
                Ok(ended) => {
                    count += 1;
                    let place = guest.place(&ended.view);
                    let goes_on = self.games.is_none_or(|games| count < games);
                    if goes_on && !matches!(seek, Seek::Open { .. }) {
                        guest.offer_rematch(self, &ended.view.id).await?;
                    }
                    tell(News::Over { game: Box::new(ended.view), place, failure: ended.failure });
                }
                Err(BridgeError::Stopped) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        guest.go_home(self).await;
        ended
    }

    fn player(&self, stop: &Arc<AtomicBool>) -> Result<Box<dyn Player>, BridgeError> {
        self.program.seat(self.kind, stop).map_err(|error| match error {
            Unavailable::Program { path, kind, reason } => BridgeError::Program { path, kind, reason },
            Unavailable::OtherGame { .. } => BridgeError::OtherGame(error.to_string()),
        })
    }
}

/// Greets a player, which may take seconds, while others are waited for.
async fn greeted(mut player: Box<dyn Player>) -> Result<Box<dyn Player>, BridgeError> {
    let greeting = tokio::task::spawn_blocking(move || player.greet().map(|()| player));
    match greeting.await {
        Ok(Ok(player)) => Ok(player),
        Ok(Err(PlayerError::Stopped)) => Err(BridgeError::Stopped),
        Ok(Err(error)) => Err(BridgeError::Greeting(error)),
        Err(error) => Err(BridgeError::Greeting(PlayerError::Gone(error.to_string()))),
    }
}

/// Who the program is in the house.
struct Guest {
    client: Client,
    id: String,
    name: String,
}

impl Guest {
    /// Comes in; a house that is not up yet is waited for, and that is told once. A name that leads nowhere is not: most
    /// likely it is misspelt.
    async fn come_in(
        bridge: &Bridge,
        stop: &Arc<AtomicBool>,
        tell: &mut impl FnMut(News),
    ) -> Result<Self, BridgeError> {
        let client = Client {
            address: bridge.address.clone(),
            token: None,
            language: bridge.language,
            stop: Arc::clone(stop),
        };
        let (mut pause, mut told, mut guests) = (PAUSE, false, 0);
        loop {
            match Self::try_to_come_in(client.clone(), &bridge.who).await {
                Err(error) if error.is_not_up_yet() => {
                    if matches!((&error, &bridge.who), (BridgeError::Lost { .. }, Who::Guest(_))) {
                        guests += 1;
                    }
                    if guests == MOST_GUESTS {
                        return Err(error);
                    }
                    if !std::mem::replace(&mut told, true) {
                        tell(News::Unreachable(error));
                    }
                    client.pause(&mut pause).await?;
                }
                guest => return guest,
            }
        }
    }

    async fn try_to_come_in(mut client: Client, who: &Who) -> Result<Self, BridgeError> {
        match who {
            Who::Token(token) => {
                client.token = Some(token.clone());
                let me: Me = client.ask_once(&Method::GET, "/api/me", None::<&()>).await?;
                Ok(Self { client, id: me.id, name: me.name })
            }
            Who::Guest(name) => {
                let wish = NewGuest { name: Some(name.clone()) };
                let made: Session = client.ask_once(&Method::POST, "/api/guest", Some(&wish)).await?;
                client.token = Some(made.token);
                Ok(Self { client, id: made.id, name: made.name })
            }
        }
    }

    fn seat<'a>(&'a self, bridge: &Bridge, table: String) -> Seat<'a> {
        Seat { client: &self.client, person: &self.id, table, usual: bridge.usual }
    }

    fn place(&self, view: &Game) -> Option<u8> {
        let index = view.seats.iter().position(|seat| seat.person.as_ref() == Some(&self.id))?;
        view.result.as_ref()?.places.get(index).copied()
    }

    /// Whoever has just played may play again; where there is always an open table, it is enough to sit down at that.
    async fn offer_rematch(&self, bridge: &Bridge, table: &str) -> Result<(), BridgeError> {
        self.seat(bridge, table.to_owned()).act(&Method::POST, "/rematch").await
    }

    /// Our tables of the game that are not over.
    async fn tables(&self, kind: GameKind) -> Result<Vec<Listed>, BridgeError> {
        let going_on: LobbyMessage = self.client.plain(&Method::GET, "/api/games").await?;
        let LobbyMessage::Lobby { mut mine, .. } = going_on else { return Ok(Vec::new()) };
        mine.retain(|table| table.game == kind.name() && table.status != Status::Over);
        Ok(mine)
    }

    /// A table at which a game has begun, and it plays.
    async fn find_table(
        &self,
        bridge: &Bridge,
        seek: &mut Seek,
        tell: &mut impl FnMut(News),
    ) -> Result<String, BridgeError> {
        let mut ears = Ears::open(&self.client, String::from("/api/live"), None);
        if let Seek::Join(id) = seek.clone() {
            *seek = Seek::Challenges;
            self.join(&id).await?;
        }
        let (mut told, mut pause) = (None, PAUSE);
        loop {
            let tables = self.tables(bridge.kind).await?;
            if let Some(table) = tables.iter().find(|table| table.status == Status::Playing) {
                return Ok(table.id.clone());
            }
            for table in tables.iter().filter(|table| self.is_invited(table)) {
                // It may have been called off meanwhile.
                let _ = self.join(&table.id).await;
            }
            let waiting =
                tables.iter().find(|table| table.status == Status::Waiting && !self.is_invited(table));
            let waiting = match (waiting, &*seek) {
                (Some(table), _) => Some(table.id.clone()),
                (None, Seek::Open { setup, clock }) => {
                    match self.open_table(bridge.kind, setup, *clock).await {
                        // Whether a table was opened whose answer was lost, the list tells.
                        Err(error) if error.passes() => {
                            self.client.pause(&mut pause).await?;
                            continue;
                        }
                        opened => Some(opened?),
                    }
                }
                (None, _) => None,
            };
            if waiting.is_some() && waiting != told {
                told.clone_from(&waiting);
                if let Some(table) = waiting {
                    tell(News::Waits(table));
                }
            }
            tokio::select! {
                () = ears.news() => {}
                () = self.client.stopped() => return Err(BridgeError::Stopped),
            }
        }
    }

    async fn join(&self, id: &str) -> Result<(), BridgeError> {
        let path = format!("/api/games/{id}/join");
        match self.client.ask::<Value>(&Method::POST, &path, Some(&Join::default())).await {
            // The answer to the first time was lost.
            Err(BridgeError::Refused { code, .. }) if code == "already-seated" => Ok(()),
            answer => answer.map(drop),
        }
    }

    fn is_invited(&self, table: &Listed) -> bool {
        let invited = |seat: &tablier_protocol::online::SeatState| {
            seat.kind == SeatKind::Invited && seat.person.as_ref() == Some(&self.id)
        };
        table.seats.iter().any(invited)
    }

    async fn open_table(
        &self,
        kind: GameKind,
        setup: &str,
        clock: Option<Pace>,
    ) -> Result<String, BridgeError> {
        let seats = kind.setup(setup).map_or(2, |setup| usize::from(setup.seats));
        let seats = std::iter::once("me").chain(std::iter::repeat_n("open", seats - 1));
        let wish = NewGame {
            game: kind.name().to_owned(),
            setup: setup.to_owned(),
            seed: None,
            seats: seats.map(str::to_owned).collect(),
            clock,
            rated: false,
            private: false,
            drawn: true,
        };
        let opened: Opened = self.client.ask_once(&Method::POST, "/api/games", Some(&wish)).await?;
        Ok(opened.id)
    }

    /// Leaves nobody waiting: tables that have not begun are called off, and a guest, whom nobody can be again, resigns.
    async fn go_home(&self, bridge: &Bridge) {
        let client = Client { stop: Arc::new(AtomicBool::new(false)), ..self.client.clone() };
        let leaver = Self { client, id: self.id.clone(), name: self.name.clone() };
        let farewell = async {
            for table in leaver.tables(bridge.kind).await? {
                let seat = leaver.seat(bridge, table.id);
                match (table.status, &bridge.who) {
                    (Status::Waiting, _) => seat.act(&Method::POST, "/leave").await?,
                    (Status::Playing, Who::Guest(_)) => seat.act(&Method::POST, "/resign").await?,
                    _ => {}
                }
            }
            Ok::<(), BridgeError>(())
        };
        // A house that is closed need not be told.
        let _ = tokio::time::timeout(Duration::from_secs(5), farewell).await;
    }
}
