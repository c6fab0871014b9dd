//! A program that uses the API, by requests and by sockets.

use anyhow::{Context, Result, bail, ensure};
use futures_util::StreamExt;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket.
pub type Socket = WebSocketStream<TcpStream>;

/// What a program was answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The message.
    pub message: Value,
}

impl Answer {
    /// The message, if all went well.
    pub fn good(self) -> Result<Value> {
        ensure!((200..300).contains(&self.status), "{}: {}", self.status, self.message);
        Ok(self.message)
    }
}

/// A guest that is a program. Its link is kept open from request to request.
#[derive(Debug)]
pub struct Program {
    /// Who it is.
    pub id: String,
    host: String,
    token: String,
    link: Option<SendRequest<Full<Bytes>>>,
}

impl Program {
    /// Comes in as a guest.
    pub async fn come_in(address: &str) -> Result<Self> {
        Self::introduced(address, &json!({})).await
    }

    /// Comes in as a guest with a name.
    pub async fn named(address: &str, name: &str) -> Result<Self> {
        Self::introduced(address, &json!({ "name": name })).await
    }

    async fn introduced(address: &str, guest: &Value) -> Result<Self> {
        let host = address.trim_start_matches("http://").to_owned();
        let mut program = Self { id: String::new(), host, token: String::new(), link: None };
        let guest = program.ask(Method::POST, "/api/guest", Some(guest)).await?.good()?;
        guest["id"].as_str().context("no id")?.clone_into(&mut program.id);
        guest["token"].as_str().context("no token")?.clone_into(&mut program.token);
        Ok(program)
    }

    /// Comes in with a token that somebody has lent it.
    pub async fn with_token(address: &str, token: &str) -> Result<Self> {
        let host = address.trim_start_matches("http://").to_owned();
        let mut program = Self { id: String::new(), host, token: token.to_owned(), link: None };
        let lender = program.get("/api/me").await?.good()?;
        lender["id"].as_str().context("no id")?.clone_into(&mut program.id);
        Ok(program)
    }

    /// The same program, with a link of its own.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self { id: self.id.clone(), host: self.host.clone(), token: self.token.clone(), link: None }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask(Method::GET, path, None).await
    }

    /// Does something.
    pub async fn post(&mut self, path: &str, message: &Value) -> Result<Answer> {
        self.ask(Method::POST, path, Some(message)).await
    }

    async fn ask(&mut self, method: Method, path: &str, message: Option<&Value>) -> Result<Answer> {
        let answer = self.try_to_ask(method, path, message).await;
        if answer.is_err() {
            self.link = None;
        }
        answer
    }

    async fn try_to_ask(&mut self, method: Method, path: &str, message: Option<&Value>) -> Result<Answer> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        if !self.token.is_empty() {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if message.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = message.map_or(Bytes::new(), |message| message.to_string().into());
        let request = request.body(Full::new(body))?;
        let response = self.link().await?.send_request(request).await?;
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await?.to_bytes();
        Ok(Answer { status, message: serde_json::from_slice(&bytes).unwrap_or(Value::Null) })
    }

    async fn link(&mut self) -> Result<&mut SendRequest<Full<Bytes>>> {
        if self.link.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = TcpStream::connect(&self.host).await?;
            stream.set_nodelay(true)?;
            let (link, connection) = handshake(TokioIo::new(stream)).await?;
            tokio::spawn(connection);
            self.link = Some(link);
        }
        let link = self.link.as_mut().context("no link")?;
        link.ready().await?;
        Ok(link)
    }

    /// Opens a socket.
    pub async fn socket(&self, path: &str) -> Result<Socket> {
        let mut request = format!("ws://{}{path}", self.host).into_client_request()?;
        request.headers_mut().insert(AUTHORIZATION, format!("Bearer {}", self.token).parse()?);
        let stream = TcpStream::connect(&self.host).await?;
        stream.set_nodelay(true)?;
        // Thousands of them shall fit into the memory of one machine.
        let frugal = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        Ok(client_async_with_config(request, stream, Some(frugal)).await?.0)
    }
}

/// The next event that comes down a socket.
pub async fn event(socket: &mut Socket) -> Result<Value> {
    loop {
        match socket.next().await.context("the socket was closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => bail!("the socket was closed"),
            _ => {}
        }
    }
}
