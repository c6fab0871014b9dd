//! A house seen through a mirror, which can pretend to be a newer version.

use crate::House;
use anyhow::{Context, Result};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Passes everything on to a house. Once it is [newer](Mirror::renew), what keeps the client for days without a network
/// names another version.
#[derive(Debug)]
pub struct Mirror {
    /// Where it is found, without a slash at the end.
    pub address: String,
    newer: Arc<AtomicBool>,
}

impl Mirror {
    /// A mirror of a house at any free port of this machine.
    pub async fn of(house: &House) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let behind = house.address.trim_start_matches("http://").to_owned();
        let newer = Arc::new(AtomicBool::new(false));
        let shown = Arc::clone(&newer);
        tokio::spawn(async move {
            while let Ok((visitor, _)) = listener.accept().await {
                let (behind, shown) = (behind.clone(), Arc::clone(&shown));
                tokio::spawn(async move {
                    // A browser that goes away in the middle of an answer is nothing to speak of.
                    let _ = pass_on(visitor, &behind, &shown).await;
                });
            }
        });
        Ok(Self { address, newer })
    }

    /// Pretends to be a newer version from now on.
    pub fn renew(&self) {
        self.newer.store(true, Ordering::Relaxed);
    }
}

/// One request and its answer: nothing is compressed, and the connection ends with it.
async fn pass_on(mut visitor: TcpStream, behind: &str, newer: &AtomicBool) -> Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(visitor.read_u8().await?);
    }
    let head = String::from_utf8(head)?;
    let path = head.split(' ').nth(1).context("no path")?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {behind}\r\nConnection: close\r\n\r\n");
    let mut house = TcpStream::connect(behind).await?;
    house.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    house.read_to_end(&mut answer).await?;
    if path == "/sw.js" && newer.load(Ordering::Relaxed) {
        // Of the same length, so that all else stays true.
        answer = String::from_utf8(answer)?.replacen("\"tablier-", "\"another-", 1).into_bytes();
    }
    visitor.write_all(&answer).await?;
    Ok(visitor.shutdown().await?)
}
