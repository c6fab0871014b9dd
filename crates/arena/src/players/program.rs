//! Any program that speaks UGI.

use super::process::Process;
use super::ugi;
use crate::description::Program;
use crate::patience::lost_after;
use crate::{Allowance, Player, PlayerError};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tablier_games::{AnyMove, Game};
use tablier_ugi::{Command, Reply};

/// A program answers greetings within this.
const GREETING: Duration = Duration::from_secs(10);
/// How often a thinking program is asked whether it should go on.
const GLANCE: Duration = Duration::from_millis(50);

/// A program beside us. When it fails it is ended, and started again for the next game.
pub(crate) struct ProgramPlayer {
    program: Program,
    process: Option<Process>,
    halt: Arc<AtomicBool>,
}

impl ProgramPlayer {
    /// A player for a program that can be started: that is tried at once, and done when a game begins.
    pub(crate) fn new(program: &Program, halt: Arc<AtomicBool>) -> io::Result<Self> {
        Process::start(&program.path, &program.arguments)?;
        Ok(Self { program: program.clone(), process: None, halt })
    }

    fn call(&mut self) -> Result<Process, PlayerError> {
        if let Some(mut process) = self.process.take()
            && process.say(&Command::NewGame).is_ok()
            && self.is_ready(&mut process).is_ok()
        {
            return Ok(process);
        }
        let gone = |error: io::Error| PlayerError::Gone(error.to_string());
        let mut process = Process::start(&self.program.path, &self.program.arguments).map_err(gone)?;
        process.say(&Command::Ugi).map_err(gone)?;
        self.wait_for(&mut process, GREETING, |reply| (reply == Reply::UgiOk).then_some(()))?;
        for (name, value) in self.program.options.iter().cloned() {
            process.say(&Command::SetOption { name, value: Some(value) }).map_err(gone)?;
        }
        process.say(&Command::NewGame).map_err(gone)?;
        self.is_ready(&mut process)?;
        Ok(process)
    }

    fn is_ready(&self, process: &mut Process) -> Result<(), PlayerError> {
        process.say(&Command::IsReady).map_err(|error| PlayerError::Gone(error.to_string()))?;
        self.wait_for(process, GREETING, |reply| (reply == Reply::ReadyOk).then_some(()))
    }

    /// Listens until a reply is what is waited for; what is no reply is passed over.
    fn wait_for<T>(
        &self,
        process: &mut Process,
        patience: Duration,
        wanted: impl Fn(Reply) -> Option<T>,
    ) -> Result<T, PlayerError> {
        let began = Instant::now();
        loop {
            let left = patience.saturating_sub(began.elapsed());
            match process.hear(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(found) = line.trim().parse().ok().and_then(&wanted) {
                        return Ok(found);
                    }
                }
                Err(error) if error.kind() != io::ErrorKind::TimedOut => {
                    return Err(PlayerError::Gone(error.to_string()));
                }
                Err(_) => {}
            }
            if self.halt.load(Ordering::Relaxed) {
                return Err(PlayerError::Stopped);
            }
            if began.elapsed() >= patience {
                return Err(PlayerError::Late);
            }
        }
    }

    fn ask(&self, process: &mut Process, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let side = game.position().side();
        for command in [ugi::position(game), ugi::go(allowance, side)] {
            process.say(&command).map_err(|error| PlayerError::Gone(error.to_string()))?;
        }
        let best_move = |reply| match reply {
            Reply::BestMove(text) => Some(text),
            _ => None,
        };
        let text = self.wait_for(process, lost_after(allowance), best_move)?.ok_or(PlayerError::NoPly)?;
        game.position().read_move(&text).map_err(|_| PlayerError::Illegal(text))
    }
}

impl Player for ProgramPlayer {
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.call()?,
        };
        let ply = self.ask(&mut process, game, allowance)?;
        self.process = Some(process);
        Ok(ply)
    }

    fn greet(&mut self) -> Result<(), PlayerError> {
        self.process = Some(self.call()?);
        Ok(())
    }

    fn new_game(&mut self, _seed: u64) {
        // If it does not come now, it is called once more when it has to move, and then loses.
        self.process = self.call().ok();
    }
}
