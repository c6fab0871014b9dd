//! Where a house is, and how to get there.

use crate::BridgeError;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a connection may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A way to a house, in the open or through TLS.
pub(crate) trait Way: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Way for T {}

/// Where a house is: `https://tablier.example`, `http://127.0.0.1:7070`.
#[derive(Clone)]
pub struct Address {
    host: String,
    port: u16,
    tls: Option<TlsConnector>,
}

/// A text that is no address of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadAddress;

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not of the form https://name or http://name:port")
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let (scheme, rest) = text.split_once("://").ok_or(BadAddress)?;
        let tls = match scheme {
            "https" => Some(connector()),
            "http" => None,
            _ => return Err(BadAddress),
        };
        let place = rest.trim_end_matches('/');
        let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !place.ends_with(']') => (host, port.parse().map_err(|_| BadAddress)?),
            _ => (place, if tls.is_some() { 443 } else { 80 }),
        };
        if host.is_empty() || !place.chars().all(plain) {
            return Err(BadAddress);
        }
        Ok(Self { host: host.to_owned(), port, tls })
    }
}

/// Trusts whom this machine trusts.
fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

impl Address {
    /// Makes a connection, or gives up after a while.
    pub(crate) async fn reach(&self) -> Result<Box<dyn Way>, BridgeError> {
        let late = |_| BridgeError::link(&io::ErrorKind::TimedOut.into());
        tokio::time::timeout(PATIENCE, self.connect()).await.map_err(late)?
    }

    async fn connect(&self) -> Result<Box<dyn Way>, BridgeError> {
        let host = self.host.trim_matches(['[', ']']).to_owned();
        let unresolved = |reason: String| BridgeError::Unresolved { host: host.clone(), reason };
        let found = lookup_host((host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|error| unresolved(error.to_string()))?.collect();
        if found.is_empty() {
            return Err(unresolved(String::from("no address")));
        }
        let stream = TcpStream::connect(&*found).await.map_err(|error| BridgeError::link(&error))?;
        stream.set_nodelay(true).map_err(|error| BridgeError::link(&error))?;
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let distrusted = |reason: String| BridgeError::Tls { host: host.clone(), reason };
        let name = ServerName::try_from(host.clone()).map_err(|error| distrusted(error.to_string()))?;
        match tls.connect(name, stream).await {
            Ok(stream) => Ok(Box::new(stream)),
            // So errors of the TLS library arrive here.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(distrusted(error.to_string())),
            Err(error) => Err(BridgeError::link(&error)),
        }
    }

    /// The name to ask for there.
    pub(crate) fn host(&self) -> String {
        let usual = if self.tls.is_some() { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.host())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn an_address_is_a_scheme_a_name_and_perhaps_a_port() {
        for (text, written) in [
            ("http://127.0.0.1:7070", "http://127.0.0.1:7070"),
            ("http://[::1]:7070/", "http://[::1]:7070"),
            ("https://tablier.example/", "https://tablier.example"),
            ("https://tablier.example:443", "https://tablier.example"),
            ("http://attic", "http://attic"),
        ] {
            assert_eq!(text.parse::<Address>().map(|address| address.to_string()).as_deref(), Ok(written));
        }
        for text in ["", "attic", "ftp://attic", "http://", "http://a/b", "http://a:b", "http://a:99999"] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
