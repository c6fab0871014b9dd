//! Pages: which client an address loads, and what its head says before any script runs.

use crate::House;
use crate::assets::{self, Text};
use crate::problem::language;
use axum::body::Body;
use axum::http::header::HeaderMap;
use axum::http::{Response, StatusCode};
use tablier_games::GameKind;
use tablier_protocol::page::{MISSING_DESCRIPTION, Place, Room, SHELF_DESCRIPTION, room_at};
use tablier_words::{Language, Words};

/// The page at an address.
#[derive(Debug)]
pub(crate) enum Page {
    Shelf,
    Room(GameKind, Room),
    Place(Place),
    /// A table or a person that does not exist. The client of the place is loaded, and says so.
    Nobody,
    Missing,
}

impl Page {
    /// The page that an address shows. Tables and people are looked up; if the store fails, the client is left to say so.
    pub(crate) async fn find(house: &House, path: &str) -> Self {
        if path.trim_matches('/').is_empty() {
            return Self::Shelf;
        }
        if let Some(place) = Place::at(path) {
            let exists = match &place {
                Place::Game(id) => {
                    house.hub.known(id).is_some() || !matches!(house.store.table(id).await, Ok(None))
                }
                Place::Person(id) => !matches!(house.store.person(id).await, Ok(None)),
                Place::Lobby | Place::Account | Place::Archive => true,
            };
            return if exists { Self::Place(place) } else { Self::Nobody };
        }
        let Some((name, room)) = room_at(path) else { return Self::Missing };
        let kind = GameKind::ALL.into_iter().find(|kind| kind.name() == name);
        kind.map_or(Self::Missing, |kind| Self::Room(kind, room))
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Nobody | Self::Missing => StatusCode::NOT_FOUND,
            Self::Shelf | Self::Room(..) | Self::Place(_) => StatusCode::OK,
        }
    }

    /// The page with its own title and description, in the language of the reader; nothing where no page was built.
    pub(crate) fn answer(&self, house: &House, request: &HeaderMap) -> Option<Response<Body>> {
        let file = tablier_bundle::file(self.file())?;
        let language = language(request);
        let text = self.filled(std::str::from_utf8(file.plain).ok()?, house.words(language), language);
        Some(assets::answer_text(&Text { media_type: file.media_type, text }, self.status(), request))
    }

    /// The client that only plays is smaller than the whole one.
    const fn file(&self) -> &'static str {
        match self {
            Self::Shelf | Self::Room(_, Room::Table) | Self::Missing => "/index.html",
            Self::Room(..) | Self::Place(_) | Self::Nobody => "/learn.html",
        }
    }

    fn filled(&self, page: &str, words: &Words, language: Language) -> String {
        page.replace("@LANGUAGE@", language.code())
            .replace("@TITLE@", &escaped(&self.title(words)))
            .replace("@DESCRIPTION@", &escaped(&self.description(words)))
    }

    fn title(&self, words: &Words) -> String {
        let say = |id: &str| words.say(id, &[]);
        let house = say("page-title");
        match self {
            Self::Shelf => format!("{house} · {}", say("page-slogan")),
            Self::Room(kind, Room::Table) => format!("{} · {house}", words.game_name(*kind)),
            Self::Room(kind, room) => format!("{} · {}", say(room.title()), words.game_name(*kind)),
            Self::Place(place) => format!("{} · {house}", say(place.title())),
            Self::Nobody | Self::Missing => format!("{} · {house}", say("page-missing-title")),
        }
    }

    fn description(&self, words: &Words) -> String {
        match self {
            Self::Shelf => words.say(SHELF_DESCRIPTION, &[]),
            Self::Room(kind, room) => {
                words.say(room.description(), &[("game", words.game_name(*kind).into())])
            }
            Self::Place(place) => words.say(place.description(), &[]),
            Self::Nobody | Self::Missing => words.say(MISSING_DESCRIPTION, &[]),
        }
    }
}

/// A text that can stand in HTML, inside quotation marks too.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_text_cannot_leave_its_place() {
        assert_eq!(escaped("a \"b\" <c> & d"), "a &quot;b&quot; &lt;c&gt; &amp; d");
    }
}
