//! Connections: accepted one by one, hurried where they dawdle, and ended in good order.

use crate::House;
use crate::routes::router;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt as _;

/// How long somebody may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves whoever comes, until `stop` comes true; then answers that are on their way are finished.
pub(crate) async fn serve(listener: TcpListener, house: &Arc<House>, stop: impl Future<Output = ()>) {
    let router = router(house);
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let ending = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => welcome(stream, address, &router, &builder, &ending),
                // Mostly: too many open files. Some will be closed.
                Err(error) => {
                    tracing::warn!(%error, "nobody more can be let in at the moment");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            () = &mut stop => break,
        }
    }
    ending.shutdown().await;
}

fn welcome(
    stream: TcpStream,
    address: SocketAddr,
    router: &Router,
    builder: &Builder<TokioExecutor>,
    ending: &GracefulShutdown,
) {
    // A move is a small message, and must not wait for another one.
    let _ = stream.set_nodelay(true);
    let named = router.clone().map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.map(axum::body::Body::new)
    });
    let connection = builder
        .serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(named))
        .into_owned();
    let connection = ending.watch(connection);
    tokio::spawn(async move {
        // Whoever goes away in the middle of an answer is nothing to speak of.
        let _ = connection.await;
    });
}
