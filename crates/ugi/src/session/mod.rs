//! The engine's side of a conversation.

mod complaint;
mod options;
mod thinker;

pub use complaint::Complaint;
pub use options::Options;
pub use thinker::{Job, Thinker};

use crate::{BadCommand, Beginning, Command, Go, Place, Reply};
use tablier_engine::Settings;
use tablier_games::{AnyMove, Game, GameKind, Start};

/// The engine's side of a conversation: its options, its position, and whether it thinks.
///
/// It is told two things, what the program says ([`Session::hear`]) and what came of a thought
/// ([`Session::finished`]), and says what to answer.
#[derive(Debug)]
pub struct Session<T> {
    thinker: T,
    options: Options,
    /// What the thinker was last set up with.
    settings: Settings,
    game: Game,
    state: State,
    over: bool,
}

/// What the session is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nothing: it listens.
    Idle,
    /// It thinks.
    Thinking {
        /// Whether the answer must wait for `stop`.
        endless: bool,
    },
    /// It has thought, and may not answer before it is stopped.
    Waiting { found: Option<AnyMove> },
}

impl<T: Thinker> Session<T> {
    /// A conversation about a game. The thinker must be set up with [`Settings::default`].
    #[must_use]
    pub fn new(kind: GameKind, thinker: T) -> Self {
        let options = Options::new(kind);
        let game = Game::new(options.start());
        // What the options say is told to the thinker before it first thinks.
        let settings = Settings::default();
        Self { thinker, options, settings, game, state: State::Idle, over: false }
    }

    /// Whether the program has said good-bye.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it thinks, or waits with what it found.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        !matches!(self.state, State::Idle)
    }

    /// The game that it would think about.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who thinks.
    pub const fn thinker_mut(&mut self) -> &mut T {
        &mut self.thinker
    }

    /// Does what a line asks for. A bad one changes nothing, and is complained about.
    pub fn hear(&mut self, line: &str) -> Vec<Reply> {
        let answer = match line.parse() {
            Ok(command) => self.obey(command),
            Err(BadCommand::Empty) => Ok(Vec::new()),
            Err(bad) => Err(bad.into()),
        };
        answer.unwrap_or_else(|complaint| vec![complaint.into()])
    }

    /// Takes what came of the thought that was begun last.
    pub fn finished(&mut self, found: Option<AnyMove>) -> Vec<Reply> {
        match self.state {
            State::Thinking { endless: true } => {
                self.state = State::Waiting { found };
                Vec::new()
            }
            State::Thinking { endless: false } => self.answer_with(found),
            State::Idle | State::Waiting { .. } => Vec::new(),
        }
    }

    fn obey(&mut self, command: Command) -> Result<Vec<Reply>, Complaint> {
        self.check_free_for(&command)?;
        match command {
            Command::Ugi => return Ok(self.introduction()),
            Command::IsReady => {
                self.settle();
                return Ok(vec![Reply::ReadyOk]);
            }
            Command::Query(query) => return Ok(vec![Reply::Response(query.answer(&self.game))]),
            Command::Go(go) => return self.go(&go),
            Command::Stop => return Ok(self.stop()),
            Command::SetOption { name, value } => self.options.set(&name, value.as_deref())?,
            Command::Position(place) => self.game = self.place(&place)?,
            Command::NewGame => {
                self.settle();
                self.thinker.forget();
                self.game = Game::new(self.options.start());
            }
            Command::Quit => self.over = true,
        }
        Ok(Vec::new())
    }

    /// While it thinks, nothing may change under it.
    fn check_free_for(&self, command: &Command) -> Result<(), Complaint> {
        let needs_rest = match command {
            Command::NewGame | Command::SetOption { .. } | Command::Position(_) | Command::Go(_) => true,
            Command::Ugi | Command::IsReady | Command::Query(_) | Command::Stop | Command::Quit => false,
        };
        if needs_rest && self.is_thinking() { Err(Complaint::Thinking(command.name())) } else { Ok(()) }
    }

    fn introduction(&self) -> Vec<Reply> {
        let name = format!("Tablier {} {}", env!("CARGO_PKG_VERSION"), self.game.kind());
        let mut replies = vec![Reply::Name(name), Reply::Author("the authors of Tablier".to_owned())];
        replies.extend(self.options.describe().map(Reply::Option));
        replies.push(Reply::UgiOk);
        replies
    }

    /// Sets the thinker up anew where options have changed: once, however many have.
    fn settle(&mut self) {
        let settings = self.options.settings();
        if settings != self.settings {
            self.settings = settings;
            self.thinker.set_up(settings);
        }
    }

    /// The game that leads to a position, so that repetition counts.
    fn place(&self, place: &Place) -> Result<Game, Complaint> {
        let kind = self.game.kind();
        let start = match &place.beginning {
            Beginning::StartPos => self.options.start(),
            Beginning::Fen(text) => Start::from_position(kind, text)?,
            Beginning::Setup { name, seed } => {
                let seed = seed.unwrap_or(self.options.seed());
                Start::from_setup(kind, name, Some(seed))
                    .map_err(|why| Complaint::Setup { name: name.clone(), why })?
            }
        };
        let mut game = Game::new(start);
        for (index, text) in place.moves.iter().enumerate() {
            let played = game.position().read_move(text).map_err(Into::into).and_then(|ply| game.play(ply));
            played.map_err(|why| Complaint::Move { number: index + 1, text: text.clone(), why })?;
        }
        Ok(game)
    }

    fn go(&mut self, go: &Go) -> Result<Vec<Reply>, Complaint> {
        let limits = go.limits(self.game.position().side())?;
        if self.game.outcome().is_some() {
            return Ok(vec![Complaint::Over.into(), Reply::BestMove(None)]);
        }
        self.settle();
        let job = match self.options.level() {
            Some(level) => Job::Play { level, seed: self.options.seed() },
            None => Job::Think(limits),
        };
        self.state = State::Thinking { endless: go.is_endless() };
        self.thinker.start(self.game.clone(), job);
        Ok(Vec::new())
    }

    /// Asks for the end of the thought, if there is one.
    fn stop(&mut self) -> Vec<Reply> {
        match self.state {
            State::Idle => Vec::new(),
            State::Waiting { found } => self.answer_with(found),
            State::Thinking { .. } => {
                self.state = State::Thinking { endless: false };
                self.thinker.stop();
                Vec::new()
            }
        }
    }

    fn answer_with(&mut self, found: Option<AnyMove>) -> Vec<Reply> {
        self.state = State::Idle;
        vec![Reply::BestMove(found.map(|ply| ply.to_string()))]
    }
}
