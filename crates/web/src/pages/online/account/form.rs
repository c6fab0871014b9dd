//! Forms of a few fields.

use super::super::frame::Complaint;
use crate::online::Failure;
use crate::speech::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A field of a form.
#[derive(Clone, Copy)]
pub(super) struct Field {
    /// Its name, which tests and password managers know it by.
    pub(super) name: &'static str,
    pub(super) label: &'static str,
    pub(super) kind: &'static str,
    pub(super) autocomplete: &'static str,
    pub(super) least: u32,
}

impl Field {
    pub(super) const NAME: Self =
        Self { name: "name", label: "online-name", kind: "text", autocomplete: "username", least: 1 };
    pub(super) const PASSWORD: Self = Self {
        name: "password",
        label: "online-password",
        kind: "password",
        autocomplete: "current-password",
        least: 1,
    };
    pub(super) const OLD_PASSWORD: Self = Self { label: "online-old-password", ..Self::PASSWORD };
    pub(super) const NEW_PASSWORD: Self = Self {
        name: "new-password",
        label: "online-new-password",
        kind: "password",
        autocomplete: "new-password",
        least: 8,
    };
    pub(super) const CODE: Self = Self {
        name: "code",
        label: "online-recovery",
        kind: "text",
        autocomplete: "one-time-code",
        least: 1,
    };
}

/// A card with fields and a button; `act` is given what was typed, in order.
#[component]
pub(super) fn Card<F>(
    /// Its name in tests.
    name: &'static str,
    title: &'static str,
    #[prop(optional)] help: Option<&'static str>,
    fields: Vec<Field>,
    #[prop(default = "button")] class: &'static str,
    button: &'static str,
    /// What is said when it is done.
    #[prop(optional)]
    done: Option<&'static str>,
    act: impl Fn(Vec<String>) -> F + Copy + 'static,
) -> impl IntoView
where
    F: Future<Output = Result<(), Failure>> + 'static,
{
    let values = RwSignal::new(vec![String::new(); fields.len()]);
    let failure = RwSignal::new(None::<Failure>);
    let (busy, is_done) = (RwSignal::new(false), RwSignal::new(false));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        is_done.set(false);
        let asked = act(values.get_untracked());
        spawn_local(async move {
            let answer = asked.await;
            if busy.try_set(false).is_some() {
                return;
            }
            if answer.is_ok() {
                values.update(|values| values.iter_mut().for_each(String::clear));
            }
            is_done.set(answer.is_ok());
            failure.set(answer.err());
        });
    };
    let field = move |(index, field): (usize, Field)| {
        let value = move || values.with(|values| values.get(index).cloned().unwrap_or_default());
        let typed = move |text: String| {
            values.update(|values| {
                if let Some(value) = values.get_mut(index) {
                    *value = text;
                }
            });
        };
        view! {
            <label class="field tall">
                <span>{t(field.label)}</span>
                <input
                    type=field.kind
                    name=field.name
                    autocomplete=field.autocomplete
                    required
                    minlength=field.least.to_string()
                    maxlength="200"
                    autocapitalize="off"
                    spellcheck="false"
                    prop:value=value
                    on:input=move |event| typed(event_target_value(&event))
                />
            </label>
        }
    };
    view! {
        <section class="card" data-card=name>
            <h2>{t(title)}</h2>
            {help.map(|help| view! { <p class="fine">{t(help)}</p> })}
            <form class="form" on:submit=submit>
                {fields.into_iter().enumerate().map(field).collect_view()}
                <Complaint failure />
                <div class="buttons">
                    <button class=class type="submit" disabled=move || busy.get()>{t(button)}</button>
                </div>
                {done.map(|done| view! { <p class="good" role="status">{move || is_done.get().then(|| t(done)())}</p> })}
            </form>
        </section>
    }
}
