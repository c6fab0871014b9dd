//! A server of one's own.

use anyhow::{Context, Result};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server; it ends with this value.
#[derive(Debug)]
pub struct House {
    /// Where it is found, without a slash at the end.
    pub address: String,
    _server: Child,
    _folder: TempDir,
}

impl House {
    /// Opens a house at any free port of this machine.
    pub async fn open() -> Result<Self> {
        let program = std::env::var_os("TABLIER_BIN")
            .context("TABLIER_BIN names no program: run `cargo xtask test`")?;
        let folder = tempfile::tempdir()?;
        let mut server = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the server could not be started")?;
        let output = server.stdout.take().context("the server has no output")?;
        let line = BufReader::new(output).lines().next_line().await?.context("the server said nothing")?;
        let address = line.split_whitespace().last().context("the server named no address")?;
        let address = address.trim_end_matches('/').to_owned();
        Ok(Self { address, _server: server, _folder: folder })
    }
}
