//! Opening a port.

use crate::House;
use crate::serve::serve;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// Where the house is found when nobody says otherwise.
pub const LOCAL_PORT: u16 = 7070;

/// How many ports after the usual one are tried.
const ATTEMPTS: u16 = 20;

/// How long answers that are on their way may take when the server is told to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// On this machine, at the usual port or the next one that is free.
    Anywhere,
    /// Just there.
    At(SocketAddr),
}

/// A port could not be opened.
#[derive(Debug)]
pub enum BindError {
    /// Another program has it.
    Taken(SocketAddr),
    /// The usual port and those after it are all taken.
    AllTaken {
        /// The first that was tried.
        first: u16,
        /// The last.
        last: u16,
    },
    /// The system does not let us.
    Forbidden(SocketAddr),
    /// Anything else that can be wrong with an address.
    Other(SocketAddr, io::Error),
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for BindError {}

/// A server whose port is open.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens a port.
    pub async fn bind(listen: Listen) -> Result<Self, BindError> {
        match listen {
            Listen::At(address) => Self::bind_to(address).await,
            Listen::Anywhere => Self::bind_anywhere().await,
        }
    }

    async fn bind_anywhere() -> Result<Self, BindError> {
        let last = LOCAL_PORT + ATTEMPTS - 1;
        for port in LOCAL_PORT..=last {
            match Self::bind_to(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
                Err(BindError::Taken(_)) => {}
                answer => return answer,
            }
        }
        Err(BindError::AllTaken { first: LOCAL_PORT, last })
    }

    async fn bind_to(address: SocketAddr) -> Result<Self, BindError> {
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => BindError::Taken(address),
            io::ErrorKind::PermissionDenied => BindError::Forbidden(address),
            _ => BindError::Other(address, error),
        })?;
        let address = listener.local_addr().map_err(|error| BindError::Other(address, error))?;
        Ok(Self { listener, address })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes true; answers that are on their way are finished first, unless somebody is very
    /// slow to take one.
    pub async fn run(self, house: &Arc<House>, stop: impl Future<Output = ()> + Send + 'static) {
        let (told, telling) = oneshot::channel();
        let closing = Arc::clone(house);
        let stop = async move {
            stop.await;
            closing.close().await;
            // Whoever waits for this has nothing left to do once serving has ended.
            let _ = told.send(());
        };
        let too_late = async {
            match telling.await {
                Ok(()) => tokio::time::sleep(PATIENCE).await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            () = serve(self.listener, house, stop) => {}
            () = too_late => {}
        }
    }
}

/// The addresses of this machine in its local networks, of one family; the one that leads outside first.
#[must_use]
pub fn local_addresses(ipv6: bool) -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> =
        interfaces.iter().filter(|interface| !interface.is_loopback()).map(if_addrs::Interface::ip).collect();
    addresses.retain(|address| {
        address.is_ipv6() == ipv6 && !matches!(address, IpAddr::V6(v6) if v6.is_unicast_link_local())
    });
    // Bridges of virtual machines have addresses too; a phone comes in by the way that leads outside.
    let outward = outward_address();
    addresses.sort_by_key(|address| (Some(*address) != outward, *address));
    addresses
}

/// The address from which this machine would speak to the world. Nothing is sent: the system only picks a way.
fn outward_address() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}
