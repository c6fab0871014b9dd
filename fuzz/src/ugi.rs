//! Lines of the engine protocol.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use tablier_engine::Settings;
use tablier_games::{Game, GameKind};
use tablier_ugi::{Command, Job, Reply, Session, Thinker};

/// Says lines to a session of the game that the first letter picks: each is answered by lines of the protocol, and
/// each thought by one move.
pub fn ugi(input: &str) {
    let mut letters = input.chars();
    let Some(letter) = letters.next() else { return };
    let kind = GameKind::ALL[letter as usize % GameKind::ALL.len()];
    let mut session = Session::new(kind, Started(0));
    let mut moves = 0;
    for line in letters.as_str().split('\n') {
        prints_back::<Command>(line);
        prints_back::<Reply>(line);
        let open = session.game().outcome().is_none();
        let mut replies = session.hear(line);
        if session.is_thinking() {
            assert!(open, "there is nothing to think about");
            replies.extend(session.finished(session.game().position().moves().first().copied()));
        }
        moves += answers(&replies);
    }
    moves += answers(&session.hear("stop"));
    assert!(!session.is_thinking(), "a thought goes on for ever");
    assert_eq!(moves, session.thinker_mut().0, "a thought, a move");
}

/// How many of the replies are moves; all of them are lines.
fn answers(replies: &[Reply]) -> usize {
    for reply in replies {
        let line = reply.to_string();
        assert!(!line.contains(char::is_control), "{line:?}");
        assert_eq!(line.parse().as_ref(), Ok(reply), "{line}");
    }
    replies.iter().filter(|reply| matches!(reply, Reply::BestMove(Some(_)))).count()
}

fn prints_back<T: FromStr<Err: Debug> + Display + Debug + PartialEq>(line: &str) {
    if let Ok(said) = line.parse::<T>() {
        let again: T = said.to_string().parse().expect("what is printed can be read");
        assert_eq!(again, said, "{line}");
    }
}

/// Counts the thoughts that were begun.
struct Started(usize);

impl Thinker for Started {
    fn set_up(&mut self, _: Settings) {}

    fn forget(&mut self) {}

    fn start(&mut self, _: Game, _: Job) {
        self.0 += 1;
    }

    fn stop(&mut self) {}
}
