//! An engine on standard input and output: the lines and the thread of a session.

mod complaints;
mod lines;
mod thread;

use lines::{Line, Lines};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use tablier_engine::Mind;
use tablier_games::{AnyMove, GameKind};
use tablier_ugi::{Complaint, Info, Reply, Session};
use tablier_words::{Language, Words};
use thread::ThinkingThread;

/// Whatever a session must hear of, in the order in which it happens.
enum Event {
    /// The program said something.
    Line(Line),
    /// The program has gone.
    End,
    /// News of the thought.
    News(Info),
    /// The thought has ended, and the mind comes back.
    Thought { mind: Box<Mind>, found: Option<AnyMove> },
}

/// How much may wait to be heard. Whoever says more waits, so that no flood of lines fills the memory.
const QUEUE: usize = 16;

/// Speaks for an engine until the program says good-bye or goes.
pub(crate) fn serve(kind: GameKind, output: &mut dyn Write) -> io::Result<()> {
    let (sender, events) = sync_channel(QUEUE);
    // The protocol is spoken by programs, and in English whatever the locale.
    let words = Words::new(Language::English);
    let mut session = Session::new(kind, ThinkingThread::new(kind, sender.clone()));
    // Neither this thread nor one that thinks is waited for: they end with the program.
    std::thread::spawn(move || listen(io::stdin().lock(), &sender));
    for event in events {
        for reply in replies(&mut session, event) {
            writeln!(output, "{}", complaints::in_words(reply, kind, &words))?;
        }
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

fn replies(session: &mut Session<ThinkingThread>, event: Event) -> Vec<Reply> {
    match event {
        Event::Line(Line::Text(text)) => session.hear(&text),
        Event::Line(Line::TooLong) => vec![Complaint::TooLong.into()],
        Event::End => session.hear("quit"),
        Event::News(info) => vec![Reply::Info(info)],
        Event::Thought { mind, found } => {
            session.thinker_mut().welcome_back(mind);
            session.finished(found)
        }
    }
}

/// Passes on what the program says. A stream that cannot be read is one that has ended.
fn listen(input: impl BufRead, events: &SyncSender<Event>) {
    for line in Lines::new(input).map_while(Result::ok) {
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // If nobody listens any more, all is over anyway.
    let _ = events.send(Event::End);
}
