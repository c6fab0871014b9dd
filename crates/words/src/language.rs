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
    pub(crate) const fn messages(self) -> [&'static str; 8] {
        match self {
            Self::English => [
                include_str!("../locales/en/arena.ftl"),
                include_str!("../locales/en/cli.ftl"),
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/record.ftl"),
                include_str!("../locales/en/tanagra.ftl"),
                include_str!("../locales/en/tchag.ftl"),
                include_str!("../locales/en/terrace.ftl"),
                include_str!("../locales/en/tzaar.ftl"),
            ],
            Self::French => [
                include_str!("../locales/fr/arena.ftl"),
                include_str!("../locales/fr/cli.ftl"),
                include_str!("../locales/fr/common.ftl"),
                include_str!("../locales/fr/record.ftl"),
                include_str!("../locales/fr/tanagra.ftl"),
                include_str!("../locales/fr/tchag.ftl"),
                include_str!("../locales/fr/terrace.ftl"),
                include_str!("../locales/fr/tzaar.ftl"),
            ],
        }
    }
}
