//! Ways in.

use super::Desk;
use super::form::{Card, Field};
use leptos::prelude::*;
use serde::de::IgnoredAny;
use tablier_protocol::online::{Account, Credentials, NewAccount, Recovery, Reset};

/// The words that were typed, as many as there are fields.
fn typed<const N: usize>(values: Vec<String>) -> [String; N] {
    let mut values = values.into_iter();
    std::array::from_fn(|_| values.next().unwrap_or_default())
}

#[component]
pub(super) fn BecomeAccount(desk: Desk) -> impl IntoView {
    let act = move |values: Vec<String>| async move {
        let [name, password] = typed(values);
        let account: Account = desk.online.post("/api/account", &NewAccount { name, password }).await?;
        desk.recovery.try_set(Some(account.recovery));
        desk.online.arrive().await.map(drop)
    };
    let fields = vec![Field::NAME, Field::NEW_PASSWORD];
    view! {
        <Card name="become" title="online-become" help="online-become-help" fields class="button filled" button="online-become" act />
    }
}

#[component]
pub(super) fn SignIn(desk: Desk) -> impl IntoView {
    let act = move |values: Vec<String>| async move {
        let [name, password] = typed(values);
        desk.online.post::<IgnoredAny>("/api/session", &Credentials { name, password }).await?;
        desk.online.arrive().await.map(drop)
    };
    let fields = vec![Field::NAME, Field::PASSWORD];
    view! { <Card name="sign-in" title="online-sign-in" help="online-sign-in-help" fields class="button filled" button="online-sign-in" act /> }
}

#[component]
pub(super) fn Recover(desk: Desk) -> impl IntoView {
    let act = move |values: Vec<String>| async move {
        let [name, code, password] = typed(values);
        let recovery = Recovery { name, code, password };
        let account: Account = desk.online.post("/api/recover", &recovery).await?;
        desk.recovery.try_set(Some(account.recovery));
        desk.online.arrive().await.map(drop)
    };
    let fields = vec![Field::NAME, Field::CODE, Field::NEW_PASSWORD];
    view! { <Card name="recover" title="online-recover" help="online-recover-help" fields button="online-set-password" act /> }
}

/// A new password by a link from whoever runs the house.
#[component]
pub(super) fn NewPasswordByLink(
    desk: Desk,
    secret: String,
    reset: RwSignal<Option<String>>,
) -> impl IntoView {
    let secret = StoredValue::new(secret);
    let act = move |values: Vec<String>| async move {
        let [password] = typed(values);
        let wish = Reset { reset: secret.get_value(), password };
        desk.online.post::<IgnoredAny>("/api/reset", &wish).await?;
        reset.try_set(None);
        desk.online.arrive().await.map(drop)
    };
    view! {
        <Card name="reset" title="online-reset" help="online-reset-help" fields=vec![Field::NEW_PASSWORD]
            class="button filled" button="online-set-password" act />
    }
}
