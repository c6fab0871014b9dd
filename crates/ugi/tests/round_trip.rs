//! What is printed is read as it was.

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use tablier_engine::Verdict;
use tablier_ugi::{Beginning, Command, Go, Info, OptionKind, OptionLine, Place, Query, Reply};

/// A word that is no word of the protocol.
fn word() -> impl Strategy<Value = String> {
    "[A-Za-z0-9,.;:=@^/*+é-]{1,12}".prop_filter("a word of the protocol", |word| {
        let protocol = "value moves type default min max var depth seldepth multipv score nodes nps hashfull \
                        time pv string";
        !protocol.split_whitespace().any(|other| other == word)
    })
}

/// Some words, with single spaces between them.
fn words() -> impl Strategy<Value = String> {
    vec(word(), 1..5).prop_map(|words| words.join(" "))
}

fn beginning() -> impl Strategy<Value = Beginning> {
    prop_oneof![
        Just(Beginning::StartPos),
        words().prop_map(Beginning::Fen),
        (word(), of(any::<u64>())).prop_map(|(name, seed)| Beginning::Setup { name, seed }),
    ]
}

fn place() -> impl Strategy<Value = Place> {
    (beginning(), vec(word(), 0..6)).prop_map(|(beginning, moves)| Place { beginning, moves })
}

fn go() -> impl Strategy<Value = Go> {
    let clocks = || [of(any::<u64>()), of(any::<u64>()), of(any::<u64>()), of(any::<u64>())];
    let others = (of(any::<u32>()), of(any::<u64>()));
    prop_oneof![
        Just(Go { infinite: true, ..Go::default() }),
        (clocks(), clocks(), others.clone()).prop_map(|(time, increment, (depth, nodes))| Go {
            time,
            increment,
            depth,
            nodes,
            ..Go::default()
        }),
        (of(any::<u64>()), others).prop_map(|(movetime, (depth, nodes))| Go {
            movetime,
            depth,
            nodes,
            ..Go::default()
        }),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let queries = [Query::FirstTurn, Query::Turn, Query::Over, Query::Result].map(Command::Query);
    let plain = [Command::Ugi, Command::IsReady, Command::NewGame, Command::Stop, Command::Quit];
    let options = (words(), of(prop_oneof![words(), Just(String::new())]));
    prop_oneof![
        proptest::sample::select([&plain[..], &queries[..]].concat()),
        options.prop_map(|(name, value)| Command::SetOption { name, value }),
        place().prop_map(Command::Position),
        go().prop_map(Command::Go),
    ]
}

fn verdict() -> impl Strategy<Value = Verdict> {
    prop_oneof![
        any::<i32>().prop_map(Verdict::Estimate),
        (1..=u32::MAX).prop_map(Verdict::WinIn),
        any::<u32>().prop_map(Verdict::LossIn),
    ]
}

fn info() -> impl Strategy<Value = Info> {
    let small = [of(any::<u32>()), of(any::<u32>()), of(any::<u32>()), of(any::<u32>())];
    let large = [of(any::<u64>()), of(any::<u64>()), of(any::<u64>())];
    (small, large, of(verdict()), vec(word(), 0..5), of(words())).prop_map(
        |([depth, seldepth, multipv, hashfull], [nodes, nps, time], score, pv, string)| Info {
            depth,
            seldepth,
            multipv,
            score,
            nodes,
            nps,
            hashfull,
            time,
            pv,
            string,
        },
    )
}

fn option_kind() -> impl Strategy<Value = OptionKind> {
    prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<[i64; 3]>().prop_map(|[default, min, max]| OptionKind::Spin { default, min, max }),
        (words(), vec(words(), 0..4)).prop_map(|(default, choices)| OptionKind::Combo { default, choices }),
        Just(OptionKind::Button),
        prop_oneof![words(), Just(String::new())].prop_map(|default| OptionKind::Text { default }),
    ]
}

fn reply() -> impl Strategy<Value = Reply> {
    prop_oneof![
        proptest::sample::select(vec![Reply::UgiOk, Reply::ReadyOk]),
        words().prop_map(Reply::Name),
        words().prop_map(Reply::Author),
        words().prop_map(Reply::Response),
        of(word()).prop_map(Reply::BestMove),
        info().prop_map(Reply::Info),
        (words(), option_kind()).prop_map(|(name, kind)| Reply::Option(OptionLine { name, kind })),
    ]
}

/// Text of any kind, and text that is nearly a line of the protocol.
fn nearly() -> impl Strategy<Value = String> {
    let known = "ugi isready uginewgame setoption name value position startpos fen setup seed moves go p1time \
                 p3inc movetime depth nodes infinite stop query p1turn gameover quit id author option type spin \
                 check combo string button default min max var ugiok readyok info seldepth score cp mate pv \
                 bestmove (none) response <empty> -1 0 7 99999999999999999999 \u{a0} \r é";
    let known: Vec<String> = known.split(' ').map(str::to_owned).collect();
    let mixed = vec(proptest::sample::select(known), 0..9).prop_map(|words| words.join(" "));
    prop_oneof![mixed, any::<String>()]
}

proptest! {
    #[test]
    fn commands(command in command()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn replies(reply in reply()) {
        prop_assert_eq!(reply.to_string().parse(), Ok(reply));
    }

    #[test]
    fn whatever_is_read_is_printed_and_read_again(line in nearly()) {
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
        if let Ok(reply) = line.parse::<Reply>() {
            prop_assert_eq!(reply.to_string().parse(), Ok(reply));
        }
    }
}
