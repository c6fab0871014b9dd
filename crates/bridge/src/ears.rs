//! Listening: a socket that is kept open, however often it breaks, while somebody thinks.

use crate::BridgeError;
use crate::client::Client;
use futures_util::StreamExt;
use serde::Deserialize;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The first pause before a broken socket is opened again.
const PAUSE: Duration = Duration::from_millis(100);

/// Listens at an address until it is dropped.
#[derive(Debug)]
pub(crate) struct Ears {
    heard: watch::Receiver<Heard>,
    task: JoinHandle<()>,
}

/// What was heard so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Heard {
    /// How many messages; an opened socket counts too, because something may have been missed before.
    count: u64,
    /// The number of the last event, at a table.
    event: u64,
}

#[derive(Deserialize)]
struct Numbered {
    #[serde(default)]
    event: u64,
}

impl Ears {
    /// Listens; `since` stands behind the address where events are numbered.
    pub(crate) fn open(client: &Client, path: String, since: Option<u64>) -> Self {
        let first = Heard { count: 0, event: since.unwrap_or_default() };
        let (tell, heard) = watch::channel(first);
        let task = tokio::spawn(listen(client.clone(), path, since.is_some(), tell));
        Self { heard, task }
    }

    /// Waits until there is something new.
    pub(crate) async fn news(&mut self) {
        if self.heard.changed().await.is_err() {
            // Whoever listens has been stopped, and so will be whoever waits.
            std::future::pending::<()>().await;
        }
    }

    /// Waits until there was an event after one.
    pub(crate) async fn after(&mut self, event: u64) {
        while self.heard.borrow_and_update().event <= event {
            self.news().await;
        }
    }
}

impl Drop for Ears {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn listen(client: Client, path: String, numbered: bool, tell: watch::Sender<Heard>) {
    let mut pause = PAUSE;
    loop {
        let since = tell.borrow().event;
        let path = if numbered { format!("{path}?since={since}") } else { path.clone() };
        if let Ok(()) = hear(&client, &path, &tell).await {
            pause = PAUSE;
        }
        if client.pause(&mut pause).await.is_err() {
            return;
        }
    }
}

/// Hears everything that one socket tells; says whether there was anything.
async fn hear(client: &Client, path: &str, tell: &watch::Sender<Heard>) -> Result<(), BridgeError> {
    let way = client.address.reach().await?;
    let mut request =
        format!("ws://{}{path}", client.address.host()).into_client_request().map_err(BridgeError::lost)?;
    if let Some(token) = &client.token {
        let header = format!("Bearer {token}").parse().map_err(BridgeError::lost)?;
        request.headers_mut().insert("authorization", header);
    }
    let (mut socket, _) = client_async(request, way).await.map_err(BridgeError::lost)?;
    tell.send_modify(|heard| heard.count += 1);
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Text(text) = message {
            let event = serde_json::from_str::<Numbered>(&text).map_or(0, |numbered| numbered.event);
            tell.send_modify(|heard| {
                *heard = Heard { count: heard.count + 1, event: heard.event.max(event) };
            });
        }
    }
    Ok(())
}
