//! A server of one's own.

use anyhow::{Context, Result, ensure};
use std::ffi::OsString;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server; it ends with this value.
#[derive(Debug)]
pub struct House {
    /// Where it is found, without a slash at the end.
    pub address: String,
    server: Child,
    folder: TempDir,
    options: &'static [&'static str],
}

impl House {
    /// Opens a house at any free port of this machine.
    pub async fn open() -> Result<Self> {
        Self::open_with(&[]).await
    }

    /// Opens a house in which nobody is told to wait.
    pub async fn without_limits() -> Result<Self> {
        Self::open_with(&["--limits", "off"]).await
    }

    /// Opens a house with more options.
    pub async fn open_with(options: &'static [&'static str]) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let (server, address) = start("127.0.0.1:0", folder.path(), options).await?;
        Ok(Self { address, server, folder, options })
    }

    /// Kills it, as a machine that loses its power would.
    pub async fn kill(&mut self) -> Result<()> {
        Ok(self.server.kill().await?)
    }

    /// Opens it again where it was.
    pub async fn open_again(&mut self) -> Result<()> {
        let listen = self.address.trim_start_matches("http://").to_owned();
        let (server, _) = start(&listen, self.folder.path(), self.options).await?;
        self.server = server;
        Ok(())
    }

    /// How much memory it holds, in bytes; nothing where the system does not say.
    #[must_use]
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }

    /// What `tablier admin` answers to whoever runs it: `["reset", "Ada"]`.
    pub async fn admin(&self, arguments: &[&str]) -> Result<String> {
        let mut command = Command::new(program()?);
        command.arg("admin").args(arguments).arg("--data").arg(self.folder.path()).env("LC_ALL", "C");
        let output = command.output().await?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8(output.stdout)?)
    }

    /// Where it keeps what it keeps.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

fn program() -> Result<OsString> {
    std::env::var_os("TABLIER_BIN").context("TABLIER_BIN names no program: run `cargo xtask test`")
}

async fn start(listen: &str, folder: &Path, options: &[&str]) -> Result<(Child, String)> {
    let mut server = Command::new(program()?)
        .args(["serve", "--listen", listen])
        .args(options)
        .arg("--data")
        .arg(folder)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .context("the server could not be started")?;
    let output = server.stdout.take().context("the server has no output")?;
    let line = BufReader::new(output).lines().next_line().await?.context("the server said nothing")?;
    let address = line.split_whitespace().last().context("the server named no address")?;
    Ok((server, address.trim_end_matches('/').to_owned()))
}
