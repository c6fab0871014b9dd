//! Opening a table.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use tablier_online::{Chair, SeatWish, Table, Terms};
use tablier_protocol::online::{NewGame, Opened, PersonKind, PersonRef, Scope, Status};

/// `POST /api/games`.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    caller: Caller,
    Message(wish): Message<NewGame>,
) -> Answer<(StatusCode, Json<Opened>)> {
    caller.may(Scope::Play)?;
    let id = house.open_for(&caller, &wish).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

impl House {
    /// Opens a table as somebody wishes; says its id.
    pub(crate) async fn open_for(self: &Arc<Self>, caller: &Caller, wish: &NewGame) -> Answer<String> {
        let (terms, seats) = Terms::read(wish, caller.reference(), secrets::chance() >> 12)?;
        if wish.rated && !caller.has_account() {
            return Err(Problem::forbidden("rated-for-accounts"));
        }
        self.doorkeeper.admit(Deed::Table, &caller.person.id)?;
        self.check_table_count(&caller.person.id).await?;
        let mut chairs = Vec::new();
        for seat in seats {
            chairs.push(self.chair(caller, seat, wish.rated).await?);
        }
        let table = Table::new(secrets::id(), terms, chairs, self.now());
        let id = table.id().to_owned();
        self.open_table(table).await?;
        Ok(id)
    }

    async fn chair(&self, caller: &Caller, wish: SeatWish, rated: bool) -> Answer<Chair> {
        Ok(match wish {
            SeatWish::Me => Chair::Person(caller.reference()),
            SeatWish::Open => Chair::Open,
            SeatWish::Level(level) => Chair::Engine(level),
            SeatWish::Person(id) => {
                let guest = self.store.person(&id).await?.ok_or(Problem::missing("no-such-person"))?;
                if rated && guest.kind != PersonKind::Account {
                    return Err(Problem::forbidden("rated-for-accounts"));
                }
                self.check_not_blocked(&guest.id, &caller.person.id).await?;
                Chair::Invited(PersonRef { id: guest.id, name: guest.name })
            }
        })
    }

    /// Whether one of two people has blocked the other.
    pub(crate) async fn check_not_blocked(&self, one: &str, other: &str) -> Answer<()> {
        for (who, whom) in [(one, other), (other, one)] {
            if self.store.blocked(who).await?.iter().any(|person| person.id == whom) {
                return Err(Problem::forbidden("blocked"));
            }
        }
        Ok(())
    }

    /// Whether somebody has not opened too many tables that are not over.
    async fn check_table_count(&self, person: &str) -> Answer<()> {
        let most = self.doorkeeper.limits().tables_per_person;
        if most == u32::MAX {
            return Ok(());
        }
        let mut count = 0;
        for live in self.hub.all() {
            let table = live.table.lock().await;
            count += usize::from(table.status() != Status::Over && table.terms().by.id == person);
        }
        if count >= most as usize { Err(Problem::too_often(60)) } else { Ok(()) }
    }
}
