//! The table in a real terminal: tmux shows it, presses its keys and reads its screen.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tablier_games::record::Record;
use tempfile::TempDir;

/// How long something may take that happens at once on an idle machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// A terminal of a size, with a shell in it.
struct Tmux {
    folder: TempDir,
}

impl Tmux {
    /// A terminal; nothing where there is no tmux, and then it says so.
    fn start(width: u16, height: u16, locale: &str) -> Option<Self> {
        if Command::new("tmux").arg("-V").stdout(Stdio::null()).status().is_err() {
            // Not by a macro: what those print is not shown when a test passes.
            let _ =
                writeln!(std::io::stderr(), "skipped: tmux is missing, so nothing was tried in a terminal");
            return None;
        }
        let tmux = Self { folder: tempfile::tempdir().unwrap() };
        let size = [width.to_string(), height.to_string()];
        let shell = tmux.shell(locale);
        tmux.run(&["new-session", "-d", "-x", &size[0], "-y", &size[1], &shell]);
        Some(tmux)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command.arg("-u").arg("-S").arg(self.path("socket")).args(["-f", "/dev/null"]).args(arguments);
        let Output { status, stdout, stderr } = command.output().unwrap();
        assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8_lossy(&stdout).into_owned()
    }

    /// Presses keys, by tmux's names for them.
    fn press(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    fn type_text(&self, text: &str) {
        self.run(&["send-keys", "-l", text]);
    }

    /// Clicks at a column and a line, counted from 1, as a terminal tells a program.
    fn click(&self, column: usize, line: usize) {
        self.type_text(&format!("\u{1b}[<0;{column};{line}M\u{1b}[<0;{column};{line}m"));
    }

    fn screen(&self) -> String {
        self.run(&["capture-pane", "-p"])
    }

    /// Waits until the screen shows something.
    #[track_caller]
    fn see(&self, word: &str) {
        let begun = Instant::now();
        while !self.screen().contains(word) {
            assert!(begun.elapsed() < PATIENCE, "no {word} in\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Starts the table, and notes its process.
    fn play(&self, arguments: &str) {
        let program = env!("CARGO_BIN_EXE_tablier");
        let pid = self.path("pid");
        self.type_text(&format!("sh -c 'echo $$ > {}; exec {program} play {arguments}'", pid.display()));
        self.press(&["Enter"]);
    }

    /// Runs a command of the program that is not the table.
    fn command(&self, arguments: &str) {
        self.type_text(&format!("{} {arguments}", env!("CARGO_BIN_EXE_tablier")));
        self.press(&["Enter"]);
    }

    /// What the last command has answered to its parent.
    #[track_caller]
    fn ended_with(&self, code: u8) {
        self.type_text("echo code=$?");
        self.press(&["Enter"]);
        self.see(&format!("code={code}"));
    }

    /// Opens another window with the same shell, and looks at that one; or looks at one that is there.
    fn another_window(&self, locale: &str) {
        let shell = self.shell(locale);
        self.run(&["new-window", &shell]);
    }

    fn window(&self, number: usize) {
        self.run(&["select-window", "-t", &format!(":{number}")]);
    }

    fn shell(&self, locale: &str) -> String {
        format!("env LC_ALL={locale} PS1=$ HOME={0} XDG_STATE_HOME={0}/state sh", self.path("").display())
    }

    fn signal(&self, name: &str) {
        let pid = std::fs::read_to_string(self.path("pid")).unwrap();
        assert!(Command::new("kill").args(["-s", name, pid.trim()]).status().unwrap().success());
    }

    /// The terminal is as it was: the shell hears, lines are edited and echoed, and the screen before is back.
    #[track_caller]
    fn is_given_back(&self) {
        // What is typed before the program has gone would be typed to it.
        let start = Instant::now();
        while self.run(&["display-message", "-p", "#{alternate_on}"]).trim() != "0"
            && start.elapsed() < PATIENCE
        {
            std::thread::sleep(Duration::from_millis(50));
        }
        self.type_text(
            "clear; stty -a | tr ' ;' '\\n\\n' | grep -x -e icanon -e echo | tr '\\n' '+'; echo $((6*7))",
        );
        self.press(&["Enter"]);
        self.see("icanon+echo+42");
        let flags = self.run(&["display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        assert_eq!(flags.trim(), "0 0 1");
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        let socket = self.path("socket");
        let _ = Command::new("tmux").arg("-S").arg(socket).arg("kill-server").stderr(Stdio::null()).status();
    }
}

fn read_record(file: &Path) -> Record {
    Record::read(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_game_is_played_saved_left_and_taken_up_again() {
    let Some(tmux) = Tmux::start(80, 24, "C") else { return };
    tmux.play("tchag --level 1 --seed 3");
    tmux.see("Your move");
    tmux.see("? help r rules");
    // By the mouse: the pawn on b5, and where it goes.
    tmux.click(18, 7);
    tmux.see("in hand");
    tmux.click(24, 10);
    tmux.see("This turn: b5-c4");
    tmux.press(&["Up"]);
    tmux.see("Slide it (N)");
    tmux.press(&["Enter", "Left"]);
    tmux.see("Slide it (W)");
    tmux.press(&["Enter"]);
    tmux.see("1 b5-c4 N W");
    // The engine has answered when it is our turn again.
    tmux.see("  2 ");
    tmux.see("Your move");
    tmux.press(&["s"]);
    tmux.see("Save as a record");
    tmux.press(&["C-u"]);
    tmux.type_text("~/game.txt");
    tmux.press(&["Enter"]);
    tmux.see("Saved:");
    let record = read_record(&tmux.path("game.txt"));
    assert!(record.to_string().contains("1. b5-c4 N W 2. "), "{record}");
    assert_eq!(record.header().players[1].as_deref(), Some("level:1"));
    tmux.press(&["q"]);
    tmux.see("The game is kept: tablier play tchag continues it.");
    tmux.is_given_back();

    tmux.play("tchag");
    tmux.see("A game of Tchag is waiting, at turn 2.");
    tmux.press(&["Enter"]);
    tmux.see("1 b5-c4 N W");
    tmux.press(&["C-c"]);
    tmux.see("The game is kept");
    tmux.ended_with(130);
    tmux.is_given_back();

    tmux.play(&format!("--load {}", tmux.path("game.txt").display()));
    tmux.see("Level 1 · Yellow");
    tmux.see("1 b5-c4 N W");
    tmux.press(&["q"]);
    tmux.is_given_back();
}

#[test]
fn a_game_that_the_system_ends_is_kept_in_french() {
    let Some(tmux) = Tmux::start(100, 30, "fr_FR.UTF-8") else { return };
    tmux.play("tzaar --setup fixed --people");
    tmux.see("Aux Blancs de jouer");
    tmux.press(&["t"]);
    tmux.see("Taper un coup");
    tmux.type_text("e4xd4");
    tmux.press(&["Enter"]);
    tmux.see("Aux Noirs de jouer");
    tmux.press(&["t"]);
    tmux.type_text("e5xd5");
    tmux.press(&["Enter"]);
    tmux.see("Second coup");
    tmux.signal("TERM");
    tmux.see("La partie est gardée");
    tmux.is_given_back();
    let kept = std::fs::read_to_string(tmux.path("state/tablier/play/tzaar.json")).unwrap();
    assert!(kept.contains("\"draft\":[\"e5xd5\"]"), "{kept}");

    // Half the turn is there again, and closing the window keeps what came after it.
    tmux.play("tzaar");
    tmux.see("Une partie de TZAAR t’attend, au tour 1.");
    tmux.press(&["o"]);
    tmux.see("Second coup");
    tmux.press(&["1"]);
    tmux.see("Aux Blancs de jouer");
    tmux.run(&["resize-window", "-x", "60", "-y", "20"]);
    tmux.see("La table a besoin de 80 × 24");
    tmux.run(&["resize-window", "-x", "120", "-y", "40"]);
    tmux.see("Aux Blancs de jouer");
    let file = tmux.path("state/tablier/play/tzaar.json");
    tmux.signal("HUP");
    tmux.see("La partie est gardée");
    assert!(std::fs::read_to_string(file).unwrap().contains("2. e5xd5 pass"));
    tmux.is_given_back();
}

#[test]
fn the_menu_opens_where_no_game_is_named() {
    let Some(tmux) = Tmux::start(80, 24, "fr_FR.UTF-8") else { return };
    tmux.play("");
    tmux.see("Une maison de jeux abstraits");
    tmux.press(&["Down", "Down", "Down", "Enter"]);
    tmux.see("Pose une tuile avec un pion");
    tmux.press(&["r"]);
    tmux.see("Les règles de Tanagra");
    // The key that opens it closes it too. (Keys that follow Escape at once would be taken for keys held with Alt.)
    tmux.press(&["r"]);
    tmux.see("Pose une tuile avec un pion");
    tmux.press(&["q"]);
    tmux.is_given_back();
}

#[test]
fn one_game_in_two_terminals_is_two_games_that_are_kept() {
    let Some(tmux) = Tmux::start(80, 24, "C") else { return };
    let play = |typed: &str| {
        tmux.press(&["m"]);
        tmux.see("Type a move");
        tmux.type_text(typed);
        tmux.press(&["Enter"]);
        tmux.see(&format!("1 {typed}"));
    };
    tmux.play("tchag --people");
    tmux.see("Red to move");
    play("b5-c4 N W");
    tmux.another_window("C");
    tmux.play("tchag --people");
    tmux.see("another terminal. This is a");
    tmux.see("No moves yet");
    play("b5-c4 N E");
    // Each goes on with its own game, in whatever order they are played and left.
    tmux.window(0);
    tmux.see("1 b5-c4 N W");
    tmux.press(&["q"]);
    tmux.see("The game is kept");
    tmux.window(1);
    tmux.press(&["q"]);
    tmux.see("The game is kept");
    tmux.play("tchag");
    tmux.see("Another game (1 more waiting)");
    tmux.press(&["y"]);
    tmux.see("1 b5-c4 N E");
    tmux.window(0);
    tmux.play("tchag");
    tmux.see("A game of Tchag is waiting");
    tmux.press(&["y"]);
    tmux.see("1 b5-c4 N W");
}

#[test]
fn a_record_of_a_finished_game_is_only_looked_at() {
    let Some(tmux) = Tmux::start(80, 24, "C") else { return };
    let over = "[Game \"tchag\"]\n[Setup \"standard\"]\n\n1. b5-c4 N W resign:1 0-1\n";
    std::fs::write(tmux.path("over.txt"), over).unwrap();
    tmux.play("tchag --people");
    tmux.see("Red to move");
    tmux.press(&["m"]);
    tmux.type_text("b5-c4 N E");
    tmux.press(&["Enter"]);
    tmux.see("1 b5-c4 N E");
    tmux.press(&["q"]);
    tmux.see("The game is kept");
    let file = tmux.path("state/tablier/play/tchag.json");
    let kept = std::fs::read_to_string(&file).unwrap();
    tmux.is_given_back();
    tmux.play(&format!("--load {}", tmux.path("over.txt").display()));
    tmux.see("Yellow wins by resignation");
    tmux.see("The game is over");
    assert!(!tmux.screen().contains("You"), "{}", tmux.screen());
    tmux.press(&["q"]);
    tmux.is_given_back();
    assert!(!tmux.screen().contains("The game is kept"), "{}", tmux.screen());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), kept);
}

#[test]
fn ctrl_z_gives_the_terminal_back_for_a_while() {
    let Some(tmux) = Tmux::start(80, 24, "C") else { return };
    tmux.play("tchag --people");
    tmux.see("Red to move");
    for _ in 0..2 {
        tmux.press(&["C-z"]);
        tmux.is_given_back();
        tmux.type_text("fg");
        tmux.press(&["Enter"]);
        tmux.see("Red to move");
        tmux.see("? help r rules");
    }
    // It hears and draws as before.
    tmux.press(&["?"]);
    tmux.see("Keys and signs");
    tmux.press(&["q"]);
    tmux.press(&["q"]);
    tmux.is_given_back();
}

#[test]
fn long_commands_show_how_far_they_are_and_clear_it_when_stopped() {
    let Some(tmux) = Tmux::start(80, 24, "C") else { return };
    for (command, shown, stopped) in [
        ("perft tzaar --setup fixed --depth 20", " counted", "counted so far."),
        ("solve terrace", " nodes", "Stopped before the answer was found."),
        ("mine tzaar --count 50", "/50 ", "Stopped: "),
    ] {
        tmux.command(command);
        tmux.see(shown);
        assert!(!tmux.screen().contains("0/0"), "{}", tmux.screen());
        tmux.press(&["C-c"]);
        tmux.see(stopped);
        let screen = tmux.screen();
        let line = screen.lines().find(|line| line.contains(stopped)).unwrap();
        assert!(line.starts_with("Stopped"), "what was shown before is cleared: {screen}");
        tmux.ended_with(130);
        tmux.type_text("clear");
        tmux.press(&["Enter"]);
    }
}

#[test]
fn a_terminal_that_is_too_small_is_refused_in_a_sentence() {
    let Some(tmux) = Tmux::start(70, 20, "C") else { return };
    tmux.play("tchag");
    tmux.see("error: play needs a terminal of at least 80 columns and 24 lines");
    tmux.is_given_back();
}

#[test]
fn what_is_no_terminal_is_refused_in_a_sentence() {
    let run = |locale: &str, arguments: &[&str]| -> (Option<i32>, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.arg("play").args(arguments).env("LC_ALL", locale).stdin(Stdio::null());
        let Output { status, stderr, .. } = command.output().unwrap();
        (status.code(), String::from_utf8(stderr).unwrap())
    };
    let refused = |locale: &str, arguments: &[&str], reason: &str| {
        let (code, said) = run(locale, arguments);
        assert!(code == Some(2) && said.contains(reason), "{code:?} {said}");
    };
    refused("C", &["tchag"], "play needs a terminal");
    refused("fr_FR.UTF-8", &["tchag"], "play a besoin d’un terminal");
    refused("C", &["chess"], "there is no game called “chess”");
    refused("C", &["tchag", "--setup", "long"], "Tchag has no set-up called “long”");
    refused("C", &["tchag", "--level", "11"], "“11” does not fit --level");
    refused("C", &["tchag", "--seat", "3"], "this table has no seat 3");
    refused("C", &["tchag", "--level", "2", "--people"], "cannot be used together");
    refused("C", &["--load", "no/such/file"], "no/such/file could not be read");
}
