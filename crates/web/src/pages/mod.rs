//! The pages.

#[cfg(feature = "learn")]
mod analysis;
#[cfg(feature = "learn")]
mod learn;
#[cfg(feature = "learn")]
mod lesson;
mod missing;
#[cfg(feature = "online")]
pub(crate) mod online;
#[cfg(feature = "learn")]
mod problems;
#[cfg(feature = "learn")]
mod rules;
mod shelf;
mod table;

#[cfg(feature = "learn")]
pub(crate) use analysis::AnalysisPage;
#[cfg(feature = "learn")]
pub(crate) use lesson::LessonPage;
pub(crate) use missing::Missing;
#[cfg(feature = "learn")]
pub(crate) use problems::ProblemsPage;
#[cfg(feature = "learn")]
pub(crate) use rules::RulesPage;
pub(crate) use shelf::Shelf;
pub(crate) use table::TablePage;

use crate::browser;
use crate::icons;
use tablier_games::GameKind;

/// Says in the window's title what the page shows.
pub(crate) fn set_title(title: &str) {
    browser::document().set_title(title);
}

/// Gives the window the icon of a game, or that of the house.
pub(crate) fn set_icon(kind: Option<GameKind>) {
    let Some(link) = browser::document().get_element_by_id("icon") else { return };
    if link.get_attribute("data-house").is_none() {
        let _ = link.set_attribute("data-house", &link.get_attribute("href").unwrap_or_default());
    }
    let address = match kind {
        None => link.get_attribute("data-house").unwrap_or_default(),
        Some(kind) => {
            let style = "<style>*{fill:%23777066}.line{fill:none;stroke:%23777066;stroke-width:2.5}</style>";
            let mark = icons::mark(kind).replace('"', "'");
            format!(
                "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>{style}{mark}</svg>"
            )
        }
    };
    let _ = link.set_attribute("href", &address);
}
