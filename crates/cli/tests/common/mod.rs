//! A house that is open, for tests of the program.

#![allow(dead_code, reason = "each test uses what it needs")]

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The program, with a folder of its own.
pub(crate) fn tablier(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.args(arguments).env("LC_ALL", "C").env("XDG_DATA_HOME", folder).current_dir(folder);
    command
}

/// A server that says where it is.
pub(crate) struct Open {
    server: Child,
    output: BufReader<ChildStdout>,
    pub(crate) address: String,
}

impl Open {
    pub(crate) fn new(arguments: &[&str], folder: &Path) -> Self {
        Self::of(&mut tablier(arguments, folder))
    }

    pub(crate) fn of(command: &mut Command) -> Self {
        let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("Tablier is open: http://").unwrap_or_else(|| panic!("{line}"));
        let address = address.trim_end_matches('/').to_owned();
        Self { server, output, address }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.request(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address))
    }

    /// Posts a message in somebody's name; says the status and the answer.
    pub(crate) fn post(&self, path: &str, token: &str, message: &Value) -> (u16, Value) {
        let body = message.to_string();
        let answer = self.request(&format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        ));
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn request(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to close; says what it said last, and whether it went well.
    pub(crate) fn close(self) -> (String, bool) {
        self.close_by("-TERM")
    }

    /// The same by a signal, as the keyboard sends one.
    pub(crate) fn close_by(mut self, signal: &str) -> (String, bool) {
        Command::new("kill").args([signal, &self.server.id().to_string()]).status().unwrap();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        (rest, self.server.wait().unwrap().success())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        // Its folder is free only when it is gone.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
