//! How orders reach a house that is open: a port of this machine alone, and a file that says which, with a secret.
//!
//! Whoever can read the file can give orders: it is in the folder of the house, for the same user only. A message is a line
//! of JSON: the secret and the order; the answer is another. Nothing of it goes through the public port.

use super::{Order, OrderError, Outcome};
use crate::{House, secrets};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use subtle::ConstantTimeEq;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The file in the folder of the house.
const FILE: &str = "tablier.control";
/// The longest order, in bytes.
const LONGEST: u64 = 4096;
/// How long somebody may take to give an order.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an order may take: somebody with many games is deleted slowly.
const WORK: Duration = Duration::from_secs(120);

/// What the file says.
#[derive(Serialize, Deserialize)]
struct Card {
    address: SocketAddr,
    secret: String,
}

/// An order as it is sent.
#[derive(Serialize, Deserialize)]
struct Letter {
    secret: String,
    order: Order,
}

/// A house that listens for orders, until this is dropped.
#[derive(Debug)]
pub struct Control {
    file: PathBuf,
    task: JoinHandle<()>,
}

impl Control {
    /// Listens, and leaves the file in the folder.
    pub async fn open(folder: &Path, house: &Arc<House>) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let card = Card { address: listener.local_addr()?, secret: secrets::secret() };
        let file = folder.join(FILE);
        write_private(&file, &serde_json::to_string(&card)?)?;
        let task = tokio::spawn(listen(listener, Arc::clone(house), Arc::from(card.secret)));
        Ok(Self { file, task })
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        self.task.abort();
        // If it stays, whoever reads it finds nobody listening, which is just as clear.
        let _ = fs::remove_file(&self.file);
    }
}

fn write_private(file: &Path, text: &str) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}

async fn listen(listener: TcpListener, house: Arc<House>, secret: Arc<str>) {
    loop {
        let Ok((mut stream, _)) = listener.accept().await else { continue };
        let (house, secret) = (Arc::clone(&house), Arc::clone(&secret));
        tokio::spawn(async move {
            let (reader, mut writer) = stream.split();
            let mut line = String::new();
            let mut reader = tokio::io::BufReader::new(reader.take(LONGEST));
            let heard = tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await;
            let Some(order) = heard.ok().and_then(|_| read(&line, &secret)) else { return };
            let outcome = house.obey(order).await;
            if let Ok(mut answer) = serde_json::to_string(&outcome) {
                answer.push('\n');
                // Whoever asked may be gone; it is done all the same.
                let _ = writer.write_all(answer.as_bytes()).await;
            }
        });
    }
}

/// An order from somebody who has read the file; whoever has not learns nothing.
fn read(line: &str, secret: &str) -> Option<Order> {
    let letter: Letter = serde_json::from_str(line).ok()?;
    bool::from(letter.secret.as_bytes().ct_eq(secret.as_bytes())).then_some(letter.order)
}

/// Why an order did not reach a house that is open.
#[derive(Debug)]
pub enum ControlError {
    /// There is no file, or nobody listens where it says.
    Closed,
    /// Somebody listens, but the answer makes no sense or does not come.
    Broken(io::Error),
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("no server listens for orders"),
            Self::Broken(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ControlError {}

impl From<io::Error> for ControlError {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

/// Gives an order to the house that is open in a folder.
pub fn send(folder: &Path, order: Order) -> Result<Result<Outcome, OrderError>, ControlError> {
    let text = fs::read_to_string(folder.join(FILE)).map_err(|_| ControlError::Closed)?;
    let card: Card = serde_json::from_str(&text).map_err(|_| ControlError::Closed)?;
    let mut stream = TcpStream::connect_timeout(&card.address, PATIENCE).map_err(|_| ControlError::Closed)?;
    stream.set_read_timeout(Some(WORK))?;
    let letter = serde_json::to_string(&Letter { secret: card.secret, order }).map_err(io::Error::from)?;
    stream.write_all(format!("{letter}\n").as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream.take(1 << 20)).read_line(&mut answer)?;
    Ok(serde_json::from_str(&answer).map_err(io::Error::from)?)
}
