//! Stopping from the keyboard.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit code of a command that was stopped from the keyboard.
pub(crate) const STOPPED: u8 = 130;

/// Becomes true when somebody stops the program from the keyboard; the second time it ends at once.
pub(crate) fn stop() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    // Without a handler the program simply ends, and what is kept is kept.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(STOPPED));
        }
    });
    stop
}

/// The exit code of a command that may have been stopped.
pub(crate) fn code(stop: &AtomicBool, otherwise: ExitCode) -> ExitCode {
    if stop.load(Ordering::Relaxed) { ExitCode::from(STOPPED) } else { otherwise }
}

/// The command as it was given.
pub(crate) fn command_line() -> Vec<String> {
    std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()).collect()
}

/// A command as it can be typed or pasted.
pub(crate) fn joined(command: &[String]) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=+,./:".contains(letter);
    let quoted = |argument: &String| {
        if !argument.is_empty() && argument.chars().all(plain) {
            argument.clone()
        } else {
            format!("\"{argument}\"")
        }
    };
    command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
