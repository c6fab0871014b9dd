//! Which languages there are.

/// A language that the house speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, for whoever does not ask for French.
    English,
    /// French.
    French,
}

impl Language {
    /// The two languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language to speak to somebody with this locale, as systems (`fr_CA.UTF-8`) and browsers (`fr-FR`)
    /// write it. Whatever is not French gets English, `C` and nonsense included.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case(Self::French.code()) { Self::French } else { Self::English }
    }

    /// Its messages, a text a subject.
    pub(crate) fn messages(self) -> impl Iterator<Item = &'static str> {
        let table = match self {
            Self::English => english::TABLE,
            Self::French => french::TABLE,
        };
        let command_line = match self {
            Self::English => english::COMMAND_LINE,
            Self::French => french::COMMAND_LINE,
        };
        let online = match self {
            Self::English => english::ONLINE,
            Self::French => french::ONLINE,
        };
        table.iter().chain(command_line).chain(online).copied()
    }
}

/// Gathers the files of a language: those of the table, and those that only the command line needs.
macro_rules! files {
    ($module:ident, $folder:literal) => {
        mod $module {
            pub(super) const TABLE: &[&str] = &[
                include_str!(concat!("../locales/", $folder, "/common.ftl")),
                include_str!(concat!("../locales/", $folder, "/learn.ftl")),
                include_str!(concat!("../locales/", $folder, "/page.ftl")),
                include_str!(concat!("../locales/", $folder, "/record.ftl")),
                include_str!(concat!("../locales/", $folder, "/review.ftl")),
                include_str!(concat!("../locales/", $folder, "/tanagra.ftl")),
                include_str!(concat!("../locales/", $folder, "/tchag.ftl")),
                include_str!(concat!("../locales/", $folder, "/terrace.ftl")),
                include_str!(concat!("../locales/", $folder, "/tzaar.ftl")),
            ];
            #[cfg(feature = "command-line")]
            pub(super) const COMMAND_LINE: &[&str] = &[
                include_str!(concat!("../locales/", $folder, "/analyse.ftl")),
                include_str!(concat!("../locales/", $folder, "/api.ftl")),
                include_str!(concat!("../locales/", $folder, "/arena.ftl")),
                include_str!(concat!("../locales/", $folder, "/cli.ftl")),
                include_str!(concat!("../locales/", $folder, "/house.ftl")),
                include_str!(concat!("../locales/", $folder, "/mine.ftl")),
                include_str!(concat!("../locales/", $folder, "/play.ftl")),
            ];
            #[cfg(not(feature = "command-line"))]
            pub(super) const COMMAND_LINE: &[&str] = &[];
            #[cfg(feature = "online")]
            pub(super) const ONLINE: &[&str] =
                &[include_str!(concat!("../locales/", $folder, "/online.ftl"))];
            #[cfg(not(feature = "online"))]
            pub(super) const ONLINE: &[&str] = &[];
        }
    };
}

files!(english, "en");
files!(french, "fr");
