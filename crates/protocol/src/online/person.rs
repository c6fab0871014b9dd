//! People, and how they prove who they are.

use super::Rating;
use serde::{Deserialize, Serialize};

/// What stands where the name of somebody stood who was deleted; nobody else can be called that.
pub const NAMELESS: &str = "deleted";

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// Never changes.
    pub id: String,
    /// May change.
    pub name: String,
}

/// What somebody is to the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PersonKind {
    /// Came, and was given a name.
    Guest,
    /// Has a password, and can be rated.
    Account,
    /// Was an account.
    Deleted,
}

/// Comes in as a guest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// A name; without one, the house thinks of one.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who one is from now on. Browsers get the token as a cookie too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Session {
    /// Never changes.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Goes with every request, as `Authorization: Bearer`.
    pub token: String,
}

/// Who asks, and what waits for them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionState {
    /// Who asks; nothing if the house does not know them.
    pub person: Option<PersonRef>,
    /// The ids of the games in which they are to move.
    pub turns: Vec<String>,
}

/// A guest becomes an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// A name that nobody else has.
    pub name: String,
    /// At least eight characters.
    pub password: String,
}

/// A new account: a session of its own, and a code that is shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Account {
    /// Who one is.
    #[serde(flatten)]
    pub session: Session,
    /// Sets a new password if the old one is lost.
    pub recovery: String,
}

/// Signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Changes the password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// At least eight characters.
    pub new: String,
}

/// Sets a new password with the code that was shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The account's name.
    pub name: String,
    /// The code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Sets a new password with a link from whoever runs the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reset {
    /// The end of the link.
    pub reset: String,
    /// The new password.
    pub password: String,
}

/// A password, to be sure that it is you.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The account's password; guests have none.
    #[serde(default)]
    pub password: Option<String>,
}

/// A guest takes another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// Oneself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// Never changes.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Guest or account.
    pub kind: PersonKind,
    /// Whom one has blocked.
    pub blocked: Vec<PersonRef>,
    /// Where one stands.
    pub ratings: Vec<Rating>,
}

/// Somebody, looked at closely.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Never changes.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// What they are to the house.
    pub kind: PersonKind,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Where they stand.
    pub ratings: Vec<Rating>,
    /// Finished games.
    pub games: u64,
}

/// What a program may do in somebody's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// See what its person sees.
    Read,
    /// Open and join tables, move, and all that belongs to a game.
    Play,
    /// Talk at tables.
    Chat,
}

/// Asks for a token for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// A token for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Token {
    /// To name it when it is to end.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// The token itself, shown once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}
