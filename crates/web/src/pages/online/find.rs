//! Finding somebody by name.

use crate::online::{Failure, online};
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use tablier_protocol::online::PersonRef;

/// So long somebody may pause between two letters, in milliseconds.
const PAUSE: u64 = 250;
/// The shortest part of a name that is looked for.
const SHORTEST: usize = 2;

/// A field for a name, and those who are found; `found` is shown for each of them.
#[component]
pub(super) fn FindPerson<V: IntoView + 'static>(
    found: impl Fn(PersonRef) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let text = RwSignal::new(String::new());
    let people = RwSignal::new(None::<Vec<PersonRef>>);
    let failure = RwSignal::new(None::<Failure>);
    Effect::new(move || {
        let typed = text.get();
        if typed.trim().chars().count() < SHORTEST {
            return people.set(None);
        }
        let look = move || {
            // Whoever types on is not asked for every letter.
            if text.try_get_untracked().as_ref() != Some(&typed) {
                return;
            }
            spawn_local(async move {
                let name = js_sys::encode_uri_component(&typed).as_string().unwrap_or_default();
                let answer: Result<Vec<PersonRef>, Failure> =
                    online.get(&format!("/api/people?name={name}")).await;
                if text.try_get_untracked().as_ref() == Some(&typed) {
                    let (known, refused) = match answer {
                        Ok(known) => (Some(known), None),
                        Err(refused) => (None, Some(refused)),
                    };
                    people.set(known);
                    failure.set(refused);
                }
            });
        };
        set_timeout(look, Duration::from_millis(PAUSE));
    });
    let outcome = move || {
        let nobody = people.with(|people| people.as_ref().is_some_and(Vec::is_empty));
        let refused = failure.with(|failure| failure.as_ref().map(|failure| online.sentence(failure)));
        refused.or_else(|| nobody.then(|| speech.say("online-nobody-found"))).unwrap_or_default()
    };
    view! {
        <div class="find">
            <label class="field tall">
                <span>{t("online-find")}</span>
                <input type="search" name="find" autocomplete="off" maxlength="24" prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <p class="fine" role="status">{outcome}</p>
            <ul class="names">
                {move || people.get().unwrap_or_default().into_iter().map(|person| view! { <li>{found(person)}</li> }).collect_view()}
            </ul>
        </div>
    }
}
