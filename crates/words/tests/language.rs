//! Which language a locale asks for.

use tablier_words::Language;

#[test]
fn french_locales_get_french() {
    for locale in ["fr", "fr_CA.UTF-8", "fr-FR", "fr_BE@euro", "FR", "fr.UTF-8", "fr-Latn-CH"] {
        assert_eq!(Language::from_locale(locale), Language::French, "{locale}");
    }
}

#[test]
fn all_others_get_english() {
    for locale in ["", "C", "C.UTF-8", "POSIX", "en_GB", "de_CH", "fro", "frr_DE", "f", "en_FR", " fr", "_fr"]
    {
        assert_eq!(Language::from_locale(locale), Language::English, "{locale}");
    }
}

#[test]
fn codes_are_locales() {
    for language in Language::ALL {
        assert_eq!(Language::from_locale(language.code()), language);
    }
}
