//! The house opens, says where it is, and closes.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

fn tablier(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.args(arguments).env("LC_ALL", "C").env("XDG_DATA_HOME", folder).current_dir(folder);
    command
}

/// A server that says where it is.
struct Open {
    server: Child,
    output: BufReader<ChildStdout>,
    address: String,
}

impl Open {
    fn new(arguments: &[&str], folder: &Path) -> Self {
        let mut server = tablier(arguments, folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("Tablier is open: http://").unwrap_or_else(|| panic!("{line}"));
        let address = address.trim_end_matches('/').to_owned();
        Self { server, output, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to close; says what it said last, and whether it went well.
    fn close(mut self) -> (String, bool) {
        Command::new("kill").arg(self.server.id().to_string()).status().unwrap();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        (rest, self.server.wait().unwrap().success())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.server.kill();
    }
}

#[test]
fn the_house_opens_and_closes() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["serve", "--listen", "127.0.0.1:0", "--data", "kept/here"][..], &[]] {
        let open = Open::new(arguments, folder.path());
        assert!(open.get("/healthz").starts_with("HTTP/1.1 200"), "{arguments:?}");
        assert!(open.get("/").contains("<title>Tablier</title>"));
        let (last, well) = open.close();
        assert!(well && last.contains("Tablier is closed."), "{last}");
    }
    assert!(folder.path().join("kept/here").is_dir());
}

#[test]
fn what_cannot_be_opened_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0"], folder.path());
    std::fs::write(folder.path().join("file"), "").unwrap();
    let refused = |arguments: &[&str]| -> (Option<i32>, String) {
        let Output { status, stderr, .. } = tablier(arguments, folder.path()).output().unwrap();
        (status.code(), String::from_utf8(stderr).unwrap())
    };
    let (code, reason) = refused(&["serve", "--listen", &open.address]);
    assert!(code == Some(1) && reason.contains("is taken by another program"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "127.0.0.1:0", "--data", "file"]);
    assert!(code == Some(1) && reason.contains("the folder file cannot be used"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "nowhere"]);
    assert!(code == Some(2) && reason.contains("nowhere"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "192.0.2.1:80"]);
    assert!(code == Some(1) && reason.contains("192.0.2.1:80"), "{reason}");
}
