//! What is answered about people.

use super::route::{Route, delete, get, patch, post, put};
use crate::people::{self, Export};
use tablier_protocol::online::{
    Account, Credentials, Me, NewAccount, NewGuest, NewPassword, NewToken, PersonRef, Profile, RatingPoint,
    Recovery, Rename, Reset, Secret, Session, SessionState, Token,
};
use utoipa::openapi::schema::Type;

pub(super) fn routes() -> Vec<Route> {
    let mut routes = coming_and_going();
    routes.extend(passwords());
    routes.extend(oneself());
    routes.extend(others());
    routes
}

fn coming_and_going() -> Vec<Route> {
    vec![
        post("/guest", people::come_in, "Comes in as a guest.")
            .may_take::<NewGuest>()
            .answers::<Session>(201, "A guest; browsers get the token as a cookie too.")
            .refuses(409, "An account has this name: `name-taken`.")
            .refuses(422, "No name: `bad-name`."),
        post("/account", people::open_account, "Becomes an account, and keeps all games.")
            .known()
            .takes::<NewAccount>()
            .answers::<Account>(201, "A new session, and a recovery code that is shown once.")
            .refuses(409, "`name-taken`, `account-already`.")
            .refuses(422, "`bad-name`, `bad-password`."),
        get("/session", people::session, "Who asks, and in which games they are to move.")
            .anybody()
            .answers::<SessionState>(200, "Nobody, for strangers."),
        post("/session", people::sign_in, "Signs in.")
            .takes::<Credentials>()
            .answers::<Session>(201, "A new session."),
        delete("/session", people::sign_out, "Signs out.").known().answers_nothing("The session has ended."),
        delete("/sessions", people::sign_out_everywhere, "Signs out everywhere, tokens included.")
            .known()
            .answers_nothing("All sessions and tokens have ended."),
    ]
}

fn passwords() -> Vec<Route> {
    vec![
        post("/password", people::change_password, "Changes the password.")
            .known()
            .takes::<NewPassword>()
            .answers_nothing("Changed; all other sessions have ended.")
            .refuses(422, "`bad-password`."),
        post("/recover", people::recover, "Sets a new password by the recovery code.")
            .takes::<Recovery>()
            .answers::<Account>(201, "A new session, and a new code.")
            .refuses(422, "`bad-password`."),
        post("/reset", people::reset, "Sets a new password by a link from whoever runs the house.")
            .takes::<Reset>()
            .answers::<Account>(201, "A new session, and a new code.")
            .refuses(422, "`bad-password`."),
    ]
}

fn oneself() -> Vec<Route> {
    vec![
        get("/me", people::me, "Oneself.").known().answers::<Me>(200, "Oneself."),
        patch("/me", people::rename, "Takes another name.")
            .known()
            .takes::<Rename>()
            .answers::<PersonRef>(200, "The name is taken.")
            .refuses(409, "`name-taken`.")
            .refuses(422, "`bad-name`."),
        delete("/me", people::delete_me, "Deletes oneself; games stay, under “deleted”.")
            .known()
            .may_take::<Secret>()
            .answers_nothing("Gone."),
        get("/me/export", people::export, "All that the house knows of oneself.")
            .known()
            .answers::<Export>(200, "All of it."),
        get("/tokens", people::tokens, "One's tokens for programs.")
            .known()
            .answers_list::<Token>(200, "Without their secrets."),
        post("/tokens", people::new_token, "Makes a token for a program.")
            .known()
            .takes::<NewToken>()
            .answers::<Token>(201, "With its secret, which is shown once.")
            .refuses(422, "`bad-token`, `too-many-tokens`."),
        delete("/tokens/{id}", people::drop_token, "Ends a token.").known().answers_nothing("Ended."),
    ]
}

fn others() -> Vec<Route> {
    vec![
        get("/people", people::find, "Accounts by a part of their name: those that begin with it first.")
            .asks("name", Type::String, true, "Two letters or more.")
            .answers_list::<PersonRef>(200, "Twenty at most.")
            .refuses(422, "`name-too-short`."),
        get("/people/{id}", people::profile, "Somebody's profile.")
            .answers::<Profile>(200, "The profile.")
            .refuses(404, "`no-such-person`."),
        get("/people/{id}/history", people::history, "Somebody's rating after each game.")
            .asks("game", Type::String, true, "The game: `tzaar`.")
            .asks("many", Type::Boolean, false, "At tables for three or four.")
            .answers_list::<RatingPoint>(200, "Oldest first.")
            .refuses(404, "`no-such-person`."),
        put("/people/{id}/block", people::block, "Blocks somebody.")
            .known()
            .answers_nothing("Neither sits down at the other's tables any more.")
            .refuses(404, "`no-such-person`.")
            .refuses(422, "`oneself`."),
        delete("/people/{id}/block", people::unblock, "Unblocks somebody.")
            .known()
            .answers_nothing("As before."),
    ]
}
