//! The terminal as a full screen: taken over, read from, and always given back.

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Terminal, crossterm};
use std::io::{self, Stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tablier_terminal::{App, Errands, Input, run};

/// A terminal that was taken over. It is given back when this is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    _guard: Guard,
}

/// Whether the terminal is taken over. Given back twice, it would jump to where its cursor once was.
static TAKEN: AtomicBool = AtomicBool::new(false);

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn open() -> io::Result<Self> {
        give_back_on_panic();
        TAKEN.store(true, Ordering::SeqCst);
        // From here on, whatever happens gives the terminal back.
        let guard = Guard;
        take_over()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(Self { terminal, _guard: guard })
    }

    /// Shows the table until somebody leaves.
    pub(crate) fn show(&mut self, app: &mut App, errands: &mut Errands) -> io::Result<()> {
        let (sender, inputs) = channel();
        let keys = sender.clone();
        // The thread waits for keys until the program ends.
        std::thread::spawn(move || listen(&keys));
        let signals = sender.clone();
        // Without a handler the system ends the program; what was played has been kept by then.
        let _ = ctrlc::set_handler(move || drop(signals.send(Input::Stop)));
        run(&mut self.terminal, app, errands, &inputs, sender, &mut suspend)
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Gives the terminal back and stops this process and those that were started with it, as Ctrl-Z does where keys are not
/// read one by one; takes the terminal over again when they are continued.
#[cfg(unix)]
fn suspend() {
    use rustix::process::{Signal, kill_current_process_group};
    give_back();
    // If nobody could continue us, the system does not stop us either.
    let _ = kill_current_process_group(Signal::TSTP);
    // The signal may reach another thread first: this one must not draw before the process stands still.
    std::thread::sleep(Duration::from_millis(100));
    // A terminal that cannot be taken over again has gone: reading from it ends the program.
    let _ = take_over();
}

#[cfg(not(unix))]
const fn suspend() {}

/// Gives the terminal back.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        if TAKEN.swap(false, Ordering::SeqCst) {
            give_back();
        }
    }
}

fn give_back() {
    // If that fails, there is no terminal any more.
    let _ = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}

/// Whoever panics is read on a terminal that works.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            drop(Guard);
            before(info);
        }));
    });
}

/// Passes on what happens at the terminal. One that cannot be read is one that has gone.
fn listen(inputs: &Sender<Input>) {
    loop {
        let input = match event::read() {
            Ok(Event::Key(key)) => Input::Key(key),
            Ok(Event::Mouse(mouse)) => Input::Mouse(mouse),
            Ok(Event::Paste(text)) => Input::Paste(text),
            Ok(Event::Resize(width, height)) => Input::Resized(width, height),
            Ok(Event::FocusGained | Event::FocusLost) => continue,
            Err(_) => Input::Stop,
        };
        let gone = matches!(input, Input::Stop);
        if inputs.send(input).is_err() || gone {
            return;
        }
    }
}

/// A number that nobody chose.
pub(crate) fn chance() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}

/// The date in Greenwich.
pub(crate) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date((since.as_secs() / 86_400) as i64)
}

/// The date so many days after 1 January 1970, by counting years from March so that a leap day is the last.
fn date(days: i64) -> String {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year_of_era + era * 400 + carry)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_dates() {
        for (days, written) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_772, "2026-11-15"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(days), written);
        }
    }
}
