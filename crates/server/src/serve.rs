//! Connections: accepted one by one, hurried where they dawdle, and ended in good order.

use crate::House;
use crate::caller::network;
use crate::limits::Place;
use crate::routes::router;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt as _;

/// How long somebody may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves whoever comes, until `stop` comes true; then answers that are on their way are finished.
pub(crate) async fn serve(listener: TcpListener, house: &Arc<House>, stop: impl Future<Output = ()>) {
    let router = router(house);
    let mut guests = JoinSet::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => {
                    if let Some(place) = room(house, address) {
                        guests.spawn(attend(stream, address, router.clone(), Arc::clone(house), place));
                    }
                }
                // Mostly: too many open files. Some will be closed.
                Err(error) => {
                    tracing::warn!(%error, "nobody more can be let in at the moment");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            Some(_) = guests.join_next() => {}
            () = &mut stop => break,
        }
    }
    while guests.join_next().await.is_some() {}
}

/// Room for a connection; none if there are too many from the same address. All that comes through a proxy comes from one.
fn room(house: &House, address: SocketAddr) -> Option<Place> {
    let counted = (!house.settings().behind_proxy).then(|| network(address.ip()));
    house.doorkeeper.connection(counted)
}

/// Answers one connection until it ends, or the house closes.
async fn attend(stream: TcpStream, address: SocketAddr, router: Router, house: Arc<House>, _place: Place) {
    // A move is a small message, and must not wait for another one.
    let _ = stream.set_nodelay(true);
    let named = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.map(Body::new)
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(named))
        .with_upgrades();
    tokio::pin!(connection);
    // Whoever goes away in the middle of an answer is nothing to speak of.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = house.closes() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
