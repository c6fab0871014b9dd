//! Requests.

use crate::address::Way;
use crate::{Address, BridgeError};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tablier_protocol::online::Problem;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// The pauses between attempts grow up to this.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// How often somebody who waits looks whether to stop.
const GLANCE: Duration = Duration::from_millis(50);
/// The longest answer, in bytes.
const LONGEST: usize = 16 << 20;

/// Somebody's way to ask.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: Address,
    pub(crate) token: Option<String>,
    pub(crate) stop: Arc<AtomicBool>,
    pub(crate) language: &'static str,
}

impl Client {
    /// Asks until there is an answer that more asking would not change. Everything that is asked for may be asked for
    /// twice: the house does nothing twice that is the same.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        method: &Method,
        path: &str,
        message: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, BridgeError> {
        let mut pause = GLANCE;
        loop {
            match self.ask_once(method, path, message).await {
                Err(error) if error.passes() => self.pause(&mut pause).await?,
                answer => return answer,
            }
        }
    }

    /// Asks without a message.
    pub(crate) async fn plain<T: DeserializeOwned>(
        &self,
        method: &Method,
        path: &str,
    ) -> Result<T, BridgeError> {
        self.ask(method, path, None::<&()>).await
    }

    /// Waits a while, longer each time; ends early, as an error, when somebody stops us.
    pub(crate) async fn pause(&self, pause: &mut Duration) -> Result<(), BridgeError> {
        let until = tokio::time::Instant::now() + *pause;
        *pause = (*pause * 2).min(LONGEST_PAUSE);
        while tokio::time::Instant::now() < until {
            if self.is_stopped() {
                return Err(BridgeError::Stopped);
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Comes true when somebody stops us.
    pub(crate) async fn stopped(&self) {
        while !self.is_stopped() {
            tokio::time::sleep(GLANCE).await;
        }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Asks once.
    pub(crate) async fn ask_once<T: DeserializeOwned>(
        &self,
        method: &Method,
        path: &str,
        message: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, BridgeError> {
        let way = self.address.reach().await?;
        let asked = tokio::time::timeout(PATIENCE, self.send(way, method, path, message)).await;
        let (status, bytes) = asked.map_err(BridgeError::late)??;
        if (200..300).contains(&status) {
            let text = if bytes.is_empty() { b"null".as_slice() } else { &bytes };
            return serde_json::from_slice(text).map_err(|error| BridgeError::Strange(error.to_string()));
        }
        let refusal = serde_json::from_slice::<Problem>(&bytes);
        let (code, message) = match refusal {
            Ok(problem) => (problem.error.code, problem.error.message),
            Err(_) => (String::new(), format!("HTTP {status}")),
        };
        Err(BridgeError::Refused { status, code, message })
    }

    async fn send(
        &self,
        way: Box<dyn Way>,
        method: &Method,
        path: &str,
        message: Option<&(impl Serialize + Sync)>,
    ) -> Result<(u16, Bytes), BridgeError> {
        let body = message.map(serde_json::to_vec).transpose();
        let body = body.map_err(|error| BridgeError::Strange(error.to_string()))?;
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.host());
        request = request.header(ACCEPT_LANGUAGE, self.language);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(|error| BridgeError::Strange(error.to_string()))?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(way)).await.map_err(BridgeError::lost)?;
        // It ends with the answer; what is wrong with it, the answer says.
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(BridgeError::lost)?;
        let status = answer.status().as_u16();
        let body = Limited::new(answer.into_body(), LONGEST).collect().await.map_err(BridgeError::lost)?;
        Ok((status, body.to_bytes()))
    }
}
