//! The program as people and scripts meet it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What is said about a text that has not as many fields as a position.
const NO_POSITION: &str = "error: this is not the text of a position: ";

/// All commands, in the order of the help.
const COMMANDS: [&str; 22] = [
    "serve",
    "admin",
    "backup",
    "restore",
    "check",
    "play",
    "games",
    "show",
    "draw",
    "moves",
    "apply",
    "perft",
    "solve",
    "analyse",
    "random",
    "replay",
    "engine",
    "bridge",
    "bench",
    "mine",
    "arena",
    "completions",
];

/// The program, speaking a language.
fn tablier(locale: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.args(arguments).env_remove("LANGUAGE").env_remove("LC_MESSAGES").env("LC_ALL", locale);
    command
}

fn run(arguments: &[&str]) -> Output {
    tablier("C", arguments).output().unwrap()
}

fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let mut command = tablier("C", arguments);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What a command prints when all is well.
fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "{arguments:?}");
    stdout(&output)
}

/// The exit code and the complaint of a command that is refused; nothing is printed as a result.
fn refusal(arguments: &[&str]) -> (i32, String) {
    let output = run(arguments);
    assert_eq!(stdout(&output), "", "{arguments:?}");
    (output.status.code().unwrap(), stderr(&output))
}

fn examples() -> Vec<Value> {
    let lines = include_str!("../../games/tests/data/examples.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text<'a>(example: &'a Value, field: &str) -> &'a str {
    example[field].as_str().unwrap()
}

/// The positions of examples, a line each.
fn positions<'a>(examples: impl Iterator<Item = &'a Value>) -> String {
    let positions: Vec<&str> = examples.map(|example| text(example, "position")).collect();
    positions.join("\n")
}

/// All examples of the rules pages through the program: many at once on standard input, one game after the other.
#[test]
fn the_examples_hold_line_by_line() {
    for game in ["tzaar", "terrace", "tchag", "tanagra"] {
        let examples: Vec<Value> = examples().into_iter().filter(|example| example["game"] == game).collect();
        let input = positions(examples.iter());
        let output = run_with_input(&["moves", game, "--position", "-"], &input);
        assert!(output.status.success());
        let lines = stdout(&output);
        assert_eq!(lines.lines().count(), examples.len());
        for (line, example) in lines.lines().zip(&examples) {
            let moves: Vec<&str> =
                example["moves"].as_array().unwrap().iter().map(|ply| ply.as_str().unwrap()).collect();
            assert_eq!(line, moves.join(" "), "{example}");
        }
        for depth in 1..=6 {
            let fitting: Vec<&Value> = examples.iter().filter(|example| example["depth"] == depth).collect();
            let input = positions(fitting.iter().copied());
            let output =
                run_with_input(&["perft", game, "--position", "-", "--depth", &depth.to_string()], &input);
            let counts: Vec<String> = fitting.iter().map(|example| example["nodes"].to_string()).collect();
            assert_eq!(stdout(&output).lines().collect::<Vec<_>>(), counts);
        }
    }
}

/// One process an example: the texts are taken as they stand, hyphens and all.
#[test]
fn the_examples_hold_one_by_one() {
    for example in examples().iter().filter(|example| example["move"].is_string()) {
        let (game, position) = (text(example, "game"), text(example, "position"));
        let (ply, after) = (text(example, "move"), text(example, "after"));
        assert_eq!(answer(&["apply", game, "--position", position, ply]).trim_end(), after);
    }
}

#[test]
fn texts_may_begin_with_a_hyphen_in_any_order() {
    assert_eq!(answer(&["moves", "tanagra", "--position", "- 3 5 a p 0"]), "a@0,0v\n");
    assert_eq!(answer(&["moves", "tanagra", "--position=- 3 5 a p 0"]), "a@0,0v\n");
    let position = "-3,-7v=aA..;-2,-6^=bB..;0,0v=.... 2 4 a m 3";
    let expected = answer(&["apply", "tanagra", "--position", position, "-3,-7v--3,-6^"]);
    assert!(expected.starts_with("-3,-7v=.A.a;"), "{expected}");
    assert_eq!(answer(&["apply", "tanagra", "-3,-7v--3,-6^", "--position", position]), expected);
    assert_eq!(answer(&["apply", "--position", position, "tanagra", "-3,-7v--3,-6^"]), expected);
    assert_eq!(answer(&["apply", "tanagra", "--position", position]).trim_end(), position);
}

#[test]
fn a_refused_position_names_its_field_and_exits_with_1() {
    let (code, complaint) = refusal(&["moves", "tchag", "--position", "GBGBGB/B r m 0"]);
    assert_eq!(code, 1);
    assert!(complaint.starts_with("error: rows: "), "{complaint}");
    let (code, complaint) = refusal(&["show", "terrace", "--position", ""]);
    assert!(code == 1 && complaint.starts_with(NO_POSITION), "{complaint}");
    for game in ["tzaar", "terrace", "tchag", "tanagra"] {
        for (locale, said) in [
            ("C", "this is not the text of a position: write "),
            ("fr_FR.UTF-8", "ce n’est pas le texte d’une position\u{a0}: écris "),
        ] {
            let output = tablier(locale, &["moves", game, "--position", "zzz"]).output().unwrap();
            let complaint = stderr(&output);
            assert!(complaint.contains(said) && !complaint.contains("line"), "{complaint}");
        }
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_why() {
    let text = "T...o2/....../......./......../......../......../......./....../ROrt. w 1 3";
    let (code, complaint) = refusal(&["apply", "tzaar", "--position", text, "a1xa5"]);
    assert_eq!((code, complaint.as_str()), (1, "error: move 1, a1xa5: a1 cannot take a5: it is higher\n"));
    let (code, complaint) = refusal(&["apply", "tzaar", "--setup", "fixed", "e4xd4", "e5+e6"]);
    assert!(code == 1 && complaint.contains("move 2, e5+e6"), "{complaint}");
}

#[test]
fn errors_speak_french_too() {
    let output = tablier("fr_FR.UTF-8", &["apply", "tzaar", "--setup", "fixed", "pass"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).starts_with("erreur\u{a0}: coup 1, pass\u{a0}: le premier coup"),
        "{}",
        stderr(&output)
    );
    let output = tablier("fr_CA.UTF-8", &["moves", "dames"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("aucun jeu ne s’appelle"), "{}", stderr(&output));
    let output = tablier("fr_FR.UTF-8", &["perft", "--help"]).output().unwrap();
    let help = stdout(&output);
    assert!(
        output.status.success() && help.contains("Exemple\u{a0}:") && !help.contains("Example"),
        "{help}"
    );
}

#[test]
fn bad_use_exits_with_2() {
    for arguments in [
        &["moves"][..],
        &["nonsense"],
        &["moves", "chess"],
        &["moves", "tzaar", "--setup", "nowhere"],
        &["moves", "tzaar", "--seed", "-1"],
        &["moves", "tzaar", "--seed", "99999999999999999999"],
        &["moves", "tzaar", "--position"],
        &["moves", "tzaar", "--position", "x", "--setup", "fixed"],
        &["moves", "tzaar", "--nonsense"],
        &["moves", "tzaar", "surplus"],
        &["perft", "tzaar", "--setup", "fixed"],
        &["perft", "tzaar", "--setup", "fixed", "--depth", "many"],
        &["perft", "tzaar", "--setup", "fixed", "--depth", "100"],
        &["perft", "tzaar", "--position", "-", "--depth", "1", "--divide"],
        &["show", "tzaar", "--position", "-"],
        &["solve", "tzaar", "--setup", "fixed", "--seconds", "-1"],
        &["solve", "tzaar", "--setup", "fixed", "--seconds", "nan"],
        &["solve", "tzaar", "--setup", "fixed", "--memory", "0"],
        &["solve", "tzaar", "--setup", "fixed", "--threads", "many"],
        &["replay"],
        &["engine"],
        &["engine", "chess"],
        &["engine", "tzaar", "--setup", "fixed"],
        &["bench", "--depth", "0"],
        &["bench", "--depth", "100"],
        &["bench", "--depth", "3", "--proofs"],
        &["replay", "there-is-no-such-file"],
    ] {
        let (code, complaint) = refusal(arguments);
        assert_eq!(code, 2, "{arguments:?}: {complaint}");
        assert!(
            complaint.starts_with("error: ") && !complaint.contains("cli-"),
            "{arguments:?}: {complaint}"
        );
    }
}

#[test]
fn each_line_gets_one_answer_and_a_refusal_shows_in_the_exit_code() {
    let input = "- 3 5 a p 0\nrubbish\n\n0,0v=a...;10,0v=b...;20,0v=c... 3 4 b m 3\n- 2 4 a p 0";
    let output = run_with_input(&["moves", "tanagra", "--position", "-"], input);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    assert_eq!((lines.len(), lines[0].as_str(), lines[3].as_str()), (5, "a@0,0v", ""));
    assert!(lines[1].starts_with(NO_POSITION) && lines[2].starts_with(NO_POSITION));
    assert_eq!(lines[4], "A@0,0v a@0,0v");
    let output =
        run_with_input(&["apply", "tanagra", "--position", "-", "a@0,0v"], "- 3 5 a p 0\n- 3 4 a p 0\n");
    assert_eq!(stdout(&output), "0,0v=a... 3 5 b p 0\n0,0v=a... 3 4 b p 0\n");
    let output = run_with_input(&["moves", "tchag", "--position", "-"], "");
    assert!(output.status.success() && stdout(&output).is_empty());
}

#[test]
fn a_finished_game_is_no_error() {
    let over = "....../..GrGyB./....../....../....../...... r m 0";
    assert_eq!(answer(&["moves", "tchag", "--position", over]), "");
    assert_eq!(answer(&["perft", "tchag", "--position", over, "--depth", "3"]), "0\n");
    assert_eq!(answer(&["perft", "tchag", "--position", over, "--depth", "0"]), "1\n");
    let (code, complaint) = refusal(&["apply", "tchag", "--position", over, "c5-d5"]);
    assert_eq!((code, complaint.as_str()), (1, "error: move 1, c5-d5: the game is over\n"));
    assert!(answer(&["show", "tchag", "--position", over]).contains("Draw"));
}

#[test]
fn perft_prints_the_count_last() {
    assert_eq!(answer(&["perft", "tzaar", "--setup", "fixed", "--depth", "3"]), "260556\n");
    let divided = answer(&["perft", "terrace", "--setup", "short", "--depth", "2", "--divide", "--bench"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[32]), (33, "961"));
    assert!(lines[31].contains("nodes per second"));
    let sum: u32 =
        lines[..31].iter().map(|line| line.split(' ').next_back().unwrap().parse::<u32>().unwrap()).sum();
    assert_eq!(sum, 961);
}

#[test]
fn a_solved_position_says_its_value_first() {
    let text = "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0";
    let solved = answer(&["solve", "tchag", "--position", text, "--memory", "8"]);
    let lines: Vec<&str> = solved.lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, "loss"), "{solved}");
    assert!(lines[1].contains(" s, ") && lines[1].ends_with(" nodes"), "{solved}");
    let mut arguments = vec!["apply", "tchag", "--position", text];
    arguments.extend(lines[2].split(' '));
    let end = answer(&arguments);
    assert!(answer(&["show", "tchag", "--position", end.trim_end()]).contains("Yellow wins"), "{end}");
    let threads = answer(&["solve", "tchag", "--position", text, "--threads", "2"]);
    assert!(threads.starts_with("loss\n"), "{threads}");
}

#[test]
fn what_cannot_be_solved_in_time_is_unknown() {
    let began = std::time::Instant::now();
    let solved = answer(&["solve", "terrace", "--setup", "long", "--seconds", "0.2"]);
    assert!(began.elapsed() < std::time::Duration::from_secs(5));
    assert_eq!((solved.lines().next(), solved.lines().count()), (Some("unknown"), 2), "{solved}");
}

#[test]
fn finished_games_are_solved_line_by_line() {
    let input = "....../..GrGyB./....../....../....../...... r m 0\nrubbish\n";
    let output = run_with_input(&["solve", "tchag", "--position", "-"], input);
    let lines = stdout(&output);
    assert!(lines.starts_with("draw 0.") && lines.lines().nth(1).unwrap().starts_with("error: "), "{lines}");
}

#[test]
fn a_random_game_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    for (game, setup) in
        [("tzaar", "random"), ("terrace", "three"), ("tchag", "standard"), ("tanagra", "2x4")]
    {
        let record = answer(&["random", game, "--setup", setup, "--seed", "5"]);
        assert_eq!(
            record,
            answer(&["random", game, "--setup", setup, "--seed", "5"]),
            "a seed means one game"
        );
        std::fs::write(&file, &record).unwrap();
        let end = answer(&["replay", file.to_str().unwrap()]);
        let lines: Vec<&str> = end.lines().collect();
        assert!(record.contains(&format!("[Result \"{}\"]", lines[1])), "{end}");
        assert_eq!(
            answer(&["moves", game, "--position", lines[0]]).is_empty(),
            !record.contains("repetition")
        );
        let spoilt = record.replacen("1. ", "1. pass ", 1);
        std::fs::write(&file, spoilt).unwrap();
        assert_eq!(refusal(&["replay", file.to_str().unwrap()]).0, 1);
    }
}

/// A seed means the same game for ever.
#[test]
fn golden_games_are_played_again() {
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/data/golden");
    for (seed, line) in (101..).zip(answer(&["games"]).lines()) {
        let [game, setup] = line.split_whitespace().take(2).collect::<Vec<_>>()[..] else { panic!("{line}") };
        let record = answer(&["random", game, "--setup", setup, "--seed", &seed.to_string()]);
        assert_eq!(record, std::fs::read_to_string(golden.join(format!("{game}-{setup}.txt"))).unwrap());
    }
}

/// Every example of the help does what it says.
#[test]
fn the_examples_of_the_help_run() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), answer(&["random", "tchag", "--seed", "7"])).unwrap();
    for command in ["games", "show", "moves", "apply", "perft", "solve", "random", "replay", "bench", "arena"]
    {
        // A backslash at the end of a line goes on with the next, as in a shell.
        let help = answer(&[command, "--help"]).replace("\\\n", "");
        let example = help.lines().find_map(|line| line.strip_prefix("Example: tablier ")).unwrap();
        let example = example.split('>').next().unwrap();
        let arguments: Vec<&str> = match example.split_once('"') {
            Some((before, quoted)) => {
                before.split_whitespace().chain([quoted.trim_end_matches('"')]).collect()
            }
            None => example.split_whitespace().collect(),
        };
        let output = tablier("C", &arguments).current_dir(folder.path()).output().unwrap();
        assert!(output.status.success() && !output.stdout.is_empty(), "{example}: {}", stderr(&output));
    }
}

#[test]
fn what_was_typed_is_shown_safely() {
    let (code, complaint) = refusal(&["apply", "tchag", "a\nb\u{1b}[31m"]);
    assert!(code == 1 && complaint.starts_with("error: move 1, aU+000AbU+001B[31m: "), "{complaint}");
    let (_, complaint) = refusal(&["moves", "tzaar", "--seed", "-1"]);
    assert!(complaint.contains("“-1”") && !complaint.contains('\u{f8ff}'), "{complaint}");
    let (_, complaint) = refusal(&["moves", "tzaar", "--setup", "fixed", "--setup", "random"]);
    assert!(complaint.contains("is given twice"), "{complaint}");
    // A sign of our own cannot be smuggled in.
    assert_eq!(refusal(&["moves", "tanagra", "--position", "\u{f8ff}- 3 5 a p 0"]).0, 1);
}

#[test]
fn files_may_begin_with_a_hyphen() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("-1.txt"), answer(&["random", "tchag", "--seed", "7"])).unwrap();
    let output = tablier("C", &["replay", "-1.txt"]).current_dir(folder.path()).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn a_full_disk_is_told() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return;
    };
    for arguments in [&["games"][..], &["--help"], &["moves", "tzaar", "--setup", "fixed"]] {
        let output = tablier("C", arguments).stdout(full.try_clone().unwrap()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(stderr(&output).contains("could not be written"), "{}", stderr(&output));
    }
}

#[test]
fn a_set_up_without_a_seed_tells_the_one_it_drew() {
    let output = run(&["show", "tzaar", "--setup", "random"]);
    let told = stderr(&output);
    let seed = told.trim_end().strip_prefix("seed: ").unwrap();
    assert_eq!(stdout(&output), answer(&["show", "tzaar", "--setup", "random", "--seed", seed]));
}

#[test]
fn everything_has_help_with_an_example() {
    assert!(answer(&["--version"]).starts_with("tablier "));
    let listed = answer(&["--help"]);
    let listed = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let listed: Vec<&str> = listed.filter(|word| COMMANDS.contains(word)).collect();
    assert_eq!(listed, COMMANDS);
    for command in COMMANDS {
        let help = answer(&[command, "--help"]);
        assert!(help.contains("Example: tablier") || help.contains("Examples: tablier"), "{help}");
        assert!(help.contains("Usage: tablier") && !help.contains("cli-"), "{help}");
    }
    assert_eq!(answer(&["games"]).lines().count(), 19);
}

#[test]
fn help_fits_80_columns() {
    let commands = COMMANDS.map(|command| vec![command]);
    let all = commands.into_iter().chain([vec![], vec!["arena", "ladder"]]);
    for arguments in all.map(|command| [command, vec!["--help"]].concat()) {
        for locale in ["C", "fr_FR.UTF-8"] {
            // As wide as it likes, and as wide as most terminals are.
            for columns in ["80", "200"] {
                let output = tablier(locale, &arguments).env("COLUMNS", columns).output().unwrap();
                assert!(output.status.success(), "{arguments:?}");
                for line in stdout(&output).lines() {
                    assert!(line.chars().count() <= 80, "{arguments:?}: {line}");
                }
            }
        }
    }
}

/// The boards as they are shown; a change of their look should be seen by somebody.
#[test]
fn boards_are_shown_as_text() {
    let board = answer(&["show", "tchag", "--setup", "standard"]);
    assert!(board.starts_with("6  x   +   x   +   x   +\n5  +   Rx  +   Yx  Y+  x\n"), "{board}");
    let board = answer(&["show", "tanagra", "--position", "0,0v=a...;1,1^=b... 3 5 c p 0"]);
    assert!(
        board.starts_with("     ______\n   /\\.   . /\n  /. \\ b  /\n / a  \\. /\n/.___._\\/\n"),
        "{board}"
    );
    let board = answer(&["show", "terrace", "--setup", "short6"]);
    assert!(board.starts_with("6   6  bT  b2  b2  b3   1\n"), "{board}");
    let board = answer(&["show", "tzaar", "--setup", "fixed"]);
    assert!(board.contains("a5        O         r         o         i5\n"), "{board}");
}

#[test]
fn a_mistyped_name_is_suggested() {
    for (arguments, meant) in [
        (&["mvoes", "tchag"][..], "moves"),
        (&["moves", "tzar"], "tzaar"),
        (&["moves", "tzaar", "--setup", "fixd"], "fixed"),
        (&["play", "terrace", "--setup", "logn"], "long"),
        (&["moves", "tzaar", "--setpu", "fixed"], "--setup"),
        (&["completions", "bahs"], "bash"),
        (&["admin", "peple"], "people"),
        (&["serve", "--log", "jsn"], "json"),
        (&["arena", "tchag", "engin", "random"], "engine"),
        (&["arena", "tchag", "engine:nods=5", "random"], "nodes"),
        (&["analyse", "tanagre"], "tanagra"),
        (&["bridge", "http://127.0.0.1:9", "--guest", "R", "--game", "tchga", "--", "x"], "tchag"),
    ] {
        let (code, said) = refusal(arguments);
        assert!(code == 2 && said.contains(&format!("Did you mean “{meant}”?")), "{arguments:?}: {said}");
    }
    for arguments in [&["moves", "chess"][..], &["moves", "tchag", "--setup", "4"], &["xyz"]] {
        let (code, said) = refusal(arguments);
        assert!(code == 2 && !said.contains("Did you mean"), "{arguments:?}: {said}");
    }
}

#[test]
fn a_number_that_does_not_fit_is_told_its_range() {
    for (arguments, range) in [
        (
            &["perft", "tchag", "--depth", "100"][..],
            "“100” does not fit --depth <N>: write a whole number from 0 to 99",
        ),
        (&["perft", "tchag", "--depth", "deep"], "from 0 to 99"),
        (&["bench", "--depth", "0"], "from 1 to 99"),
        (&["play", "tchag", "--level", "11"], "from 1 to 10"),
        (&["play", "tchag", "--seat", "0"], "from 1 to 4"),
        (&["solve", "tchag", "--threads", "0"], "from 1 to 256"),
        (&["random", "tchag", "--seed", "-1"], "from 0 to 18446744073709551615"),
        (&["analyse", "tchag", "--nodes", "abc"], "a whole number from 1 to 18446744073709551615"),
        (&["analyse", "tchag", "--lines", "0"], "from 1 to 100"),
        (&["admin", "people", "--show", "all"], "from 0 to 4294967295"),
        (&["mine", "tchag", "--count", "0"], "from 1 to 100000"),
        (&["draw", "tchag", "-o", "a.svg", "--width", "8"], "from 16 to 8192"),
        (&["arena", "tchag", "random", "random", "--nodes", "0"], "from 1 to 18446744073709551615"),
        (&["arena", "tchag", "random", "random", "--depth", "x"], "from 1 to 4294967295"),
        (&["arena", "tchag", "random", "random", "--games", "0"], "from 1 to 4294967295"),
        (&["arena", "tchag", "random", "random", "--opening-plies", "-1"], "from 0 to 4294967295"),
        (&["arena", "tchag", "random", "random", "--concurrency", "0"], "from 1 to 4096"),
        (&["arena", "ladder", "--scale", "0"], "from 1 to 4294967295"),
        (&["arena", "tchag", "random", "engine:hash=0"], "write a whole number from 1 to 1048576"),
        (&["arena", "tchag", "random", "engine:nodes=x"], "from 1 to 18446744073709551615"),
    ] {
        let (code, said) = refusal(arguments);
        assert!(code == 2 && said.contains(range), "{arguments:?}: {said}");
    }
    let french = tablier("fr_FR.UTF-8", &["perft", "tchag", "--depth", "100"]).output().unwrap();
    assert!(stderr(&french).contains("écris un nombre entier de 0 à 99"), "{}", stderr(&french));
}

#[test]
fn a_value_that_does_not_fit_is_told_its_form() {
    let arena = ["arena", "tchag", "random", "random"];
    let bridge = ["bridge", "http://127.0.0.1:9", "--guest", "R", "--game", "tchag"];
    let arena = |option: &[&'static str]| [&arena[..], option].concat();
    let bridge = |option: &[&'static str]| [&bridge[..], option, &["--", "x"]].concat();
    for (arguments, form) in [
        (
            vec!["serve", "--listen", ":80000"],
            "“:80000” does not fit --listen <ADDRESS:PORT>: write an address",
        ),
        (vec!["serve", "--listen", "127.0.0.1:80000"], "a port from 0 to 65535, such as 127.0.0.1:7070"),
        (vec!["solve", "tchag", "--seconds", "x"], "a number of seconds from 0 to 31536000, such as 0.5"),
        (vec!["solve", "tchag", "--seconds", "inf"], "a number of seconds from 0 to 31536000, such as 0.5"),
        (vec!["analyse", "tchag", "--seconds", "1,5"], "a number of seconds from 0 to 31536000, such as 0.5"),
        (arena(&["--time", "0"]), "a number of seconds above 0, 86400 at most, such as 0.5"),
        (arena(&["--clock", "5x"]), "86400 at most, such as 60+0.5"),
        (arena(&["--sprt", "5"]), "two differences in Elo, the lower one first, such as 0,10"),
        (arena(&["--sprt", "0,5", "--alpha", "0.5"]), "a number above 0 and below 0.5, such as 0.05"),
        (vec!["arena", "tchag", "random", "engine:clock=5x"], "86400 at most, such as 60+0.5"),
        (vec!["arena", "tchag", "random", "engine:method=x"], "write together or everybody"),
        (bridge(&["--open", "--clock", "5x"]), "such as 300+3"),
        (bridge(&["--seconds", "x"]), "such as 0.5"),
        (bridge(&["--games", "0"]), "from 1 to 4294967295"),
        (
            vec!["bridge", "attic", "--guest", "R", "--game", "tchag", "--", "x"],
            "“attic” does not fit <URL>: write https://name, or http://name:port, without a path",
        ),
    ] {
        let (code, said) = refusal(&arguments);
        assert!(code == 2 && said.contains(form), "{arguments:?}: {said}");
    }
}

#[test]
fn what_the_system_says_is_said_in_the_language_of_the_sentence() {
    for (locale, said) in [
        ("C", "nothing.txt could not be read: it does not exist"),
        ("fr_FR.UTF-8", "impossible de lire nothing.txt\u{a0}: il n’existe pas"),
    ] {
        let output = tablier(locale, &["replay", "nothing.txt"]).output().unwrap();
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
    }
}

#[test]
fn settings_of_a_house_that_make_no_sense_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |locale: &str, text: Option<&str>, level: &str| {
        let file = folder.path().join("limits.toml");
        std::fs::write(&file, text.unwrap_or_default()).unwrap();
        let data = folder.path().join("house");
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
        let arguments = [&arguments[..], &["--limits", file.to_str().unwrap()]].concat();
        let output = tablier(locale, &arguments).env("TABLIER_LOG", level).output().unwrap();
        assert!(!output.status.success() && output.stdout.is_empty());
        let said = stderr(&output);
        assert!(!said.contains("TOML") && !said.contains("U+000A"), "{said}");
        said
    };
    for (locale, text, level, said) in [
        ("C", "\nsaying = 3\n", "info", "limits.toml, line 2: there is no limit called “saying”"),
        ("C", "saying = 3\n", "info", "Did you mean “sayings”?"),
        ("fr_FR.UTF-8", "saying = 3\n", "info", "aucune limite ne s’appelle"),
        ("C", "sayings = \"many\"\n", "info", "line 1: “sayings” takes a whole number from 0 to 4294967295"),
        (
            "C",
            "sayings = 99999999999999999999\n",
            "info",
            "“sayings” takes a whole number from 0 to 4294967295",
        ),
        (
            "fr_FR.UTF-8",
            "\nsayings = 5000000000\n",
            "info",
            "ligne 2\u{a0}: «\u{a0}sayings\u{a0}» demande un nombre entier",
        ),
        ("C", "# all\nsayings\n", "info", "line 2: write a limit as"),
        (
            "C",
            "",
            "bogus",
            "“bogus” in TABLIER_LOG is not a level: write off, error, warn, info, debug or trace",
        ),
        ("C", "", "inof", "Did you mean “info”?"),
        ("fr_FR.UTF-8", "", "bogus", "n’est pas un niveau"),
    ] {
        let heard = refused(locale, Some(text), level);
        assert!(heard.contains(said), "{heard}");
    }
}

/// Ctrl-C while something long is being counted or proven.
#[cfg(unix)]
#[test]
fn what_is_stopped_says_what_it_knows() {
    let stopped = |arguments: &[&str]| {
        let child = tablier("C", arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // It must have begun: a signal before that ends it without a word, which is tried again.
        std::thread::sleep(std::time::Duration::from_millis(1500));
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        child.wait_with_output().unwrap()
    };
    for (arguments, on_output, said) in [
        (&["perft", "tzaar", "--setup", "fixed", "--depth", "20"][..], "", "counted so far"),
        (&["solve", "terrace"], "unknown\n", "Stopped before the answer was found."),
    ] {
        let output =
            (0..10).map(|_| stopped(arguments)).find(|output| output.status.code().is_some()).unwrap();
        assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
        assert!(stdout(&output).starts_with(on_output) && stderr(&output).contains(said), "{output:?}");
    }
}
