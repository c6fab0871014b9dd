//! The loop: draws, waits, and does what is to be done.

use crate::{App, Effect, Engine, Errands, Input};
use ratatui::Terminal;
use ratatui::backend::Backend;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

/// How long something on the screen stands still before it turns on.
const TICK: Duration = Duration::from_millis(150);

/// Shows the table until the player leaves. Inputs come from `inputs`; what the engine says is sent there by `answers`.
/// `suspend` gives the terminal back, stops the process, and takes the terminal over again when it is continued.
pub fn run<B: Backend>(
    terminal: &mut Terminal<B>,
    app: &mut App,
    errands: &mut Errands,
    inputs: &Receiver<Input>,
    answers: Sender<Input>,
    suspend: &mut dyn FnMut(),
) -> Result<(), B::Error> {
    let mut outside = Outside { engine: Engine::start(answers), errands, suspend, was_away: false };
    let mut waiting = outside.perform(app.take_effects());
    while !app.is_over() {
        for input in std::mem::take(&mut waiting) {
            let effects = app.update(input);
            waiting.extend(outside.perform(effects));
        }
        if std::mem::take(&mut outside.was_away) {
            // Another program has drawn meanwhile, and the window may have changed.
            // Everything is drawn anew: `Terminal::clear` would ask the terminal for its cursor, and the thread that reads keys
            // would take the answer away.
            terminal.backend_mut().clear()?;
            terminal.swap_buffers();
            let size = terminal.size()?;
            waiting.push(Input::Resized(size.width, size.height));
        }
        if app.is_over() || !waiting.is_empty() {
            continue;
        }
        terminal.draw(|frame| app.draw(frame))?;
        waiting.push(next(inputs, app.is_busy()));
        // Whoever pastes or rolls the wheel says much at once: that is drawn once.
        waiting.extend(inputs.try_iter());
    }
    Ok(())
}

/// Waits for what happens next.
fn next(inputs: &Receiver<Input>, busy: bool) -> Input {
    if !busy {
        return inputs.recv().unwrap_or(Input::Stop);
    }
    match inputs.recv_timeout(TICK) {
        Ok(input) => input,
        Err(RecvTimeoutError::Timeout) => Input::Tick,
        Err(RecvTimeoutError::Disconnected) => Input::Stop,
    }
}

/// What is outside.
struct Outside<'a> {
    engine: Engine,
    errands: &'a mut Errands,
    suspend: &'a mut dyn FnMut(),
    /// Whether the terminal was given back since it was last drawn on.
    was_away: bool,
}

impl Outside<'_> {
    /// Does what is to be done; answers what comes of it at once.
    fn perform(&mut self, effects: Vec<Effect>) -> Vec<Input> {
        let mut inputs = Vec::new();
        for effect in effects {
            match effect {
                Effect::Think(question) => self.engine.ask(*question),
                Effect::Hush | Effect::Quit => self.engine.hush(),
                Effect::Suspend => {
                    (self.suspend)();
                    self.was_away = true;
                }
                Effect::Claim(kind, skip) => {
                    inputs.push(Input::Claimed(kind, Box::new(self.errands.claim(kind, skip))));
                }
                Effect::Leave => self.errands.leave(),
                Effect::Keep(kind, saved) => {
                    if let Err(reason) = self.errands.keep(kind, &saved) {
                        inputs.push(Input::NotKept(reason));
                    }
                }
                Effect::Forget(kind) => self.errands.forget(kind),
                Effect::Write { file, text, replace } => inputs.push(self.errands.write(file, text, replace)),
                Effect::Read(file) => inputs.push(self.errands.read(file)),
            }
        }
        inputs
    }
}
