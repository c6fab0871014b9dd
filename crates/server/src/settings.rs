//! How a house is run.

use crate::Limits;
use std::fmt;

/// How a house is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The address under which the world finds it, without a slash at the end: `https://tablier.example`.
    pub public_url: Option<String>,
    /// How much anybody may ask of it.
    pub limits: Limits,
    /// Whether the last address in `X-Forwarded-For` is believed: only behind a proxy that writes it.
    pub behind_proxy: bool,
    /// Whether `/metrics` is answered to everybody, and not only to this machine.
    pub public_metrics: bool,
    /// How many threads think for engine seats.
    pub engine_threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_url: None,
            limits: Limits::default(),
            behind_proxy: false,
            public_metrics: false,
            engine_threads: cores.div_ceil(2),
        }
    }
}

/// A public address that cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadUrl;

impl fmt::Display for BadUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not of the form https://name or http://name")
    }
}

impl std::error::Error for BadUrl {}

/// A public address: scheme and host, without a path.
pub fn public_url(text: &str) -> Result<String, BadUrl> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(BadUrl)?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(plain) { Err(BadUrl) } else { Ok(text.to_ascii_lowercase()) }
}

impl Settings {
    /// Whether pages are reached over TLS, so that cookies need never travel in the open.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The name of the cookie.
    pub(crate) fn cookie(&self) -> &'static str {
        if self.is_secure() { "__Host-tablier" } else { "tablier" }
    }
}

#[cfg(test)]
mod tests {
    use super::{BadUrl, public_url};

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        assert_eq!(public_url("https://Tablier.example/"), Ok(String::from("https://tablier.example")));
        assert_eq!(public_url("http://10.0.0.7:8080"), Ok(String::from("http://10.0.0.7:8080")));
        for text in ["", "tablier.example", "https://", "ftp://tablier.example", "https://a/b", "https://a b"]
        {
            assert_eq!(public_url(text), Err(BadUrl), "{text}");
        }
    }
}
