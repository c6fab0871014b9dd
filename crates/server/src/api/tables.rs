//! What is answered about tables.

use super::route::{Route, delete, get, post};
use crate::live::{lobby_socket, table_socket};
use crate::tables::{self, Done};
use tablier_protocol::online::{
    ArchivePage, Event, Fill, Game, Join, LobbyMessage, Moves, NewGame, Opened, PlayAgain, PlayNow, Played,
    Report, Words,
};
use utoipa::openapi::schema::Type;

pub(super) fn routes() -> Vec<Route> {
    let mut routes = finding();
    routes.extend(looking());
    routes.extend(playing());
    routes.extend(agreeing());
    routes.extend(talking());
    routes
}

fn finding() -> Vec<Route> {
    vec![
        get("/live", lobby_socket, "What is going on, live: first all of it, then what changes.")
            .anybody()
            .upgrades::<LobbyMessage>("Every text is a `LobbyMessage`."),
        get("/games", tables::list, "What is going on.")
            .anybody()
            .answers::<LobbyMessage>(200, "As the first message of the socket."),
        post("/games", tables::open, "Opens a table.")
            .known()
            .takes::<NewGame>()
            .answers::<Opened>(201, "Opened.")
            .refuses(404, "Whoever is challenged is not known: `no-such-person`.")
            .refuses(
                422,
                "`unknown-game`, `unknown-setup`, `wrong-number-of-seats`, `unknown-seat`, `seated-twice`, \
                 `impossible-clock`.",
            ),
        post("/play", tables::play_now, "Plays at once: joins a table that fits, or opens one.")
            .known()
            .takes::<PlayNow>()
            .answers::<Opened>(200, "Joined, or still waiting.")
            .answers::<Opened>(201, "Opened.")
            .refuses(422, "`unknown-game`, `unknown-setup`, `impossible-clock`."),
        get("/archive", tables::archive, "Finished games, newest first.")
            .anybody()
            .asks("game", Type::String, false, "Only of this game.")
            .asks("setup", Type::String, false, "Only of this set-up of the game.")
            .asks("person", Type::String, false, "Only those of this person: an id.")
            .asks(
                "result",
                Type::String,
                false,
                "Only those that ended so, for the person if one is named: `won`, `lost` or `drawn`.",
            )
            .asks(
                "from",
                Type::Integer,
                false,
                "Only those that ended then or later: milliseconds since 1970.",
            )
            .asks("until", Type::Integer, false, "Only those that ended before then.")
            .asks("rated", Type::Boolean, false, "Only rated ones, or only others.")
            .asks("before", Type::String, false, "`next` of the part before.")
            .answers::<ArchivePage>(200, "A part of them.")
            .refuses(422, "`unknown-game`, `unknown-setup`."),
        get("/archive/records", tables::records, "All finished open games.")
            .answers_text(200, "One file of records."),
    ]
}

fn looking() -> Vec<Route> {
    vec![
        at(get("/games/{id}", tables::view, "A table as it is.").answers::<Game>(200, "The table.")),
        at(get("/games/{id}/record", tables::record, "The game as a record.")
            .answers_text(200, "The record.")),
        at(get("/games/{id}/live", table_socket, "What happens at a table, live.")
            .anybody()
            .asks("since", Type::Integer, false, "The last event that was seen; 0 for all.")
            .refuses(
                409,
                "`since-ahead`: there is no such event, as after a backup was restored. Begin at 0.",
            )
            .upgrades::<Event>("Every text is an `Event`: all after `since`, then new ones.")),
    ]
}

fn playing() -> Vec<Route> {
    vec![
        act(
            post("/games/{id}/join", tables::join, "Takes a seat."),
            "`not-waiting`, `seat-taken`, `already-seated`.",
        )
        .may_take::<Join>()
        .refuses(422, "`no-such-seat`."),
        act(
            post(
                "/games/{id}/fill",
                tables::fill,
                "Puts an engine on a free seat of one's own table, or on all.",
            ),
            "`not-waiting`, `seat-taken`.",
        )
        .takes::<Fill>()
        .refuses(403, "`not-host`: another opened the table; `not-seated`: no person would play.")
        .refuses(422, "`no-such-seat`, `unknown-seat`."),
        act(
            post("/games/{id}/leave", tables::leave, "Gives the seat back before the game begins."),
            "`not-waiting`.",
        ),
        at(post("/games/{id}/moves", tables::moves, "Plays. The same moves sent again change nothing."))
            .known()
            .takes::<Moves>()
            .answers::<Played>(200, "Stored: whatever happens now, it was played.")
            .refuses_by_state("`not-playing`, `not-your-turn`, `stale`.")
            .refuses(422, "`illegal-move`, `several-seats`."),
        act(post("/games/{id}/resign", tables::resign, "Resigns."), "`not-playing`."),
        act(
            post("/games/{id}/claim", tables::claim, "Claims the game of somebody who has gone."),
            "`too-soon`, `not-playing`.",
        ),
        act(
            post("/games/{id}/time", tables::give_time, "Gives the others time."),
            "`no-clock`, `not-playing`.",
        ),
    ]
}

fn agreeing() -> Vec<Route> {
    vec![
        act(
            post("/games/{id}/draw", tables::offer_draw, "Offers a draw, or accepts it."),
            "`not-playing`, `engine-declines`.",
        ),
        act(
            delete("/games/{id}/draw", tables::decline_draw, "Declines a draw, or takes the offer back."),
            "`nothing-offered`, `not-playing`.",
        ),
        act(
            post(
                "/games/{id}/takeback",
                tables::ask_takeback,
                "Asks to take one's last turn back, or agrees.",
            ),
            "`rated`, `nothing-to-take-back`, `not-playing`.",
        ),
        act(
            delete("/games/{id}/takeback", tables::decline_takeback, "Declines a takeback."),
            "`nothing-offered`, `not-playing`.",
        ),
        act(
            post("/games/{id}/rematch", tables::rematch, "Would play again, perhaps without the others."),
            "`not-over`, `rematched`, `too-few`.",
        )
        .may_take::<PlayAgain>()
        .refuses(422, "`unknown-seat`."),
        act(
            delete("/games/{id}/rematch", tables::withdraw_rematch, "Would not play again after all."),
            "`nothing-offered`, `not-over`, `rematched`.",
        ),
    ]
}

fn talking() -> Vec<Route> {
    vec![
        at(post("/games/{id}/chat", tables::say, "Says something at the table."))
            .known()
            .takes::<Words>()
            .answers::<Done>(200, "Said.")
            .refuses(422, "`text`."),
        at(post("/games/{id}/report", tables::report, "Complains about something that was said."))
            .known()
            .takes::<Report>()
            .answers_nothing("Whoever runs the house will read it.")
            .refuses(422, "`text`."),
    ]
}

/// Something about a table.
fn at(route: Route) -> Route {
    route.refuses(404, "`no-such-table`.")
}

/// Something that somebody does at a table.
fn act(route: Route, when_not: &str) -> Route {
    at(route)
        .known()
        .answers::<Done>(200, "Done: the number of the table's last event.")
        .refuses_by_state(when_not)
}
