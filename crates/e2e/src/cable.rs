//! A cable between a browser and a house, which can be cut.

use crate::House;
use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes every byte on, as long as it is whole.
#[derive(Debug)]
pub struct Cable {
    /// Where the house is found at its other end, without a slash at the end.
    pub address: String,
    whole: watch::Sender<bool>,
}

impl Cable {
    /// A cable to a house, from any free port of this machine.
    pub async fn to(house: &House) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let behind = house.address.trim_start_matches("http://").to_owned();
        let (whole, seen) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((visitor, _)) = listener.accept().await {
                tokio::spawn(carry(visitor, behind.clone(), seen.clone()));
            }
        });
        Ok(Self { address, whole })
    }

    /// Cuts it: whatever is on its way is lost.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends it.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

async fn carry(mut visitor: TcpStream, behind: String, mut whole: watch::Receiver<bool>) {
    if !*whole.borrow() {
        return;
    }
    let Ok(mut house) = TcpStream::connect(behind).await else { return };
    tokio::select! {
        // How a connection ends is its own affair.
        _ = copy_bidirectional(&mut visitor, &mut house) => {}
        _ = whole.wait_for(|whole| !whole) => {}
    }
}
