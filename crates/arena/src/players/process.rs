//! A program that runs beside us and talks in lines.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// Lines that wait to be read; whoever writes more has to wait.
const WAITING: usize = 256;
/// Longer lines are cut.
const LONGEST_LINE: u64 = 1 << 16;

/// A running program; it is killed when nobody needs it any more.
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    pub(super) fn start(path: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(path);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        stay_apart(&mut command);
        let mut child = command.spawn()?;
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let (sender, lines) = sync_channel(WAITING);
        thread::spawn(move || pass_on(output, &sender));
        Ok(Self { child, input, lines })
    }

    /// Says a line.
    pub(super) fn say(&mut self, line: &impl Display) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// The next line, waited for so long; an error of kind `TimedOut` if none came, another if none will come.
    pub(super) fn hear(&mut self, patience: Duration) -> io::Result<String> {
        self.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => io::ErrorKind::TimedOut.into(),
            RecvTimeoutError::Disconnected => io::ErrorKind::UnexpectedEof.into(),
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already, and that is fine.
        end_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whoever stops the match from the keyboard must not stop the program first: it would seem to have crashed.
#[cfg(unix)]
fn stay_apart(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
const fn stay_apart(_command: &mut Command) {}

/// A program may have started others, a script its engine for instance: they go with it.
#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
const fn end_group(_child: &Child) {}

/// Passes lines on until there are no more, or nobody listens.
fn pass_on(output: ChildStdout, listener: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                if listener.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        }
    }
}
