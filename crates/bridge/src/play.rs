//! One game.

use crate::BridgeError;
use crate::client::Client;
use crate::ears::Ears;
use crate::position::{allowance, game};
use hyper::Method;
use std::time::Duration;
use tablier_arena::{Allowance, Player, PlayerError};
use tablier_games::Game;
use tablier_protocol::online::{self, Moves, Status};

/// How often a program that crashes is started again for one move.
const ATTEMPTS: usize = 3;

/// A table at which the program plays.
pub(crate) struct Seat<'a> {
    pub(crate) client: &'a Client,
    pub(crate) person: &'a str,
    pub(crate) table: String,
    /// How long the program thinks where there is no clock.
    pub(crate) usual: Duration,
}

/// How a game went.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) view: online::Game,
    /// Why the program could not go on, and resigned.
    pub(crate) failure: Option<PlayerError>,
}

/// Somebody who thinks, unless they do so just now.
type Mind = Option<Box<dyn Player>>;

impl Seat<'_> {
    /// Plays until the game is over.
    pub(crate) async fn play(&self, player: Box<dyn Player>) -> Result<Ended, BridgeError> {
        let mut mind = Some(player);
        let mut failure = None;
        let mut view = self.look().await?;
        let mut ears = Ears::open(self.client, self.path("/live"), Some(view.event));
        while view.status != Status::Over {
            match self.turn(&view) {
                Some(seat) if failure.is_none() => {
                    let asked = allowance(&view, seat, self.usual);
                    match think(&mut mind, game(&view)?, asked).await {
                        Ok(word) => failure = self.send(&view, word).await?,
                        Err(PlayerError::Stopped) => return Err(BridgeError::Stopped),
                        Err(error) => failure = Some(error),
                    }
                }
                Some(_) => self.act(&Method::POST, "/resign").await?,
                None => {
                    self.decline(&view).await?;
                    tokio::select! {
                        () = ears.after(view.event) => {}
                        () = self.client.stopped() => return Err(BridgeError::Stopped),
                    }
                }
            }
            view = self.look().await?;
        }
        Ok(Ended { view, failure })
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.table)
    }

    async fn look(&self) -> Result<online::Game, BridgeError> {
        self.client.plain(&Method::GET, &self.path("")).await
    }

    fn seat(&self, view: &online::Game) -> Option<u8> {
        let own = |seat: &&online::SeatState| seat.person.as_deref() == Some(self.person);
        view.seats.iter().find(own).map(|seat| seat.seat)
    }

    /// Our seat, if it is to move.
    fn turn(&self, view: &online::Game) -> Option<u8> {
        self.seat(view).filter(|seat| view.status == Status::Playing && view.to_move == Some(*seat))
    }

    /// Sends a move. Says what is wrong with the program if the house refuses it; that the game has gone on meanwhile is nobody's
    /// fault.
    async fn send(&self, view: &online::Game, word: String) -> Result<Option<PlayerError>, BridgeError> {
        let moves =
            Moves { ply: view.ply + 1, takebacks: view.takebacks, single: Some(word.clone()), moves: None };
        let sent: Result<online::Played, _> =
            self.client.ask(&Method::POST, &self.path("/moves"), Some(&moves)).await;
        match sent {
            Ok(_) | Err(BridgeError::Refused { status: 409, .. }) => Ok(None),
            Err(BridgeError::Refused { status: 422, .. }) => Ok(Some(PlayerError::Illegal(word))),
            Err(error) => Err(error),
        }
    }

    /// Programs take nothing back and agree on no draws; people need not wait for that answer.
    async fn decline(&self, view: &online::Game) -> Result<(), BridgeError> {
        let Some(own) = self.seat(view) else { return Ok(()) };
        if view.takeback.as_ref().is_some_and(|wish| wish.seat != own) {
            self.act(&Method::DELETE, "/takeback").await?;
        }
        if view.draw_offers.iter().any(|seat| *seat != own) {
            self.act(&Method::DELETE, "/draw").await?;
        }
        Ok(())
    }

    /// Does something that may have become needless meanwhile.
    pub(crate) async fn act(&self, method: &Method, what: &str) -> Result<(), BridgeError> {
        match self.client.plain::<serde_json::Value>(method, &self.path(what)).await {
            Ok(_) | Err(BridgeError::Refused { status: 403 | 409, .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Lets the program think, on a thread of its own; if it crashes, it is started again.
async fn think(mind: &mut Mind, game: Game, allowance: Allowance) -> Result<String, PlayerError> {
    let gone = || PlayerError::Gone(String::from("it is gone"));
    let mut player = mind.take().ok_or_else(gone)?;
    let thought = tokio::task::spawn_blocking(move || {
        let mut answer = player.choose(&game, allowance);
        for _ in 1..ATTEMPTS {
            if matches!(answer, Err(PlayerError::Gone(_))) {
                answer = player.choose(&game, allowance);
            }
        }
        (player, answer)
    });
    let (player, answer) = thought.await.map_err(|_| gone())?;
    *mind = Some(player);
    answer.map(|ply| ply.to_string())
}
