//! One game at one table.

use crate::patience::{late_after, lost_after};
use crate::players::LevelPlayer;
use crate::{Allowance, Player, PlayerError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tablier_engine::Level;
use tablier_games::{Departure, Event, Game, Seat};

/// A game that has come to this many plies is a draw.
const LONGEST: usize = 1000;
/// Somebody on a seat.
pub(crate) struct Sitter {
    pub(crate) player: Box<dyn Player>,
    /// What it may use for a ply, or has on its clock.
    pub(crate) allowance: Allowance,
    /// Whether it must keep to it.
    pub(crate) keeps_time: bool,
    /// How many of its plies were late.
    pub(crate) late: u32,
}

/// A game that has been played to its end.
pub(crate) struct Played {
    pub(crate) game: Game,
    /// Who lost by misbehaving, and how, in order.
    pub(crate) faults: Vec<(Seat, PlayerError)>,
    /// Whether it was broken off as a draw.
    pub(crate) too_long: bool,
}

/// Plays a game from where it stands; nothing comes of it if it is halted before its end.
pub(crate) fn play(mut game: Game, sitters: &mut [Sitter], halt: &Arc<AtomicBool>) -> Option<Played> {
    let mut faults = Vec::new();
    let mut too_long = false;
    while game.outcome().is_none() {
        if halt.load(Ordering::Relaxed) {
            return None;
        }
        if game.events().len() >= LONGEST {
            too_long = game.apply(Event::DrawAgreed).is_ok();
            continue;
        }
        let seat = game.position().side();
        if game.has_left(seat) {
            substitute(&mut game, halt)?;
            continue;
        }
        match turn(&mut game, &mut sitters[seat.index()]) {
            Ok(()) => {}
            Err(PlayerError::Stopped) => return None,
            Err(fault) => {
                let how = if fault == PlayerError::Late { Departure::Time } else { Departure::Resigned };
                game.leave(seat, how).ok()?;
                faults.push((seat, fault));
            }
        }
    }
    Some(Played { game, faults, too_long })
}

/// Lets the side to move play one ply.
fn turn(game: &mut Game, sitter: &mut Sitter) -> Result<(), PlayerError> {
    let seat = game.position().side();
    let began = Instant::now();
    let ply = sitter.player.choose(game, sitter.allowance);
    let used = began.elapsed();
    let ply = ply?;
    if sitter.keeps_time {
        if used > lost_after(sitter.allowance) {
            return Err(PlayerError::Late);
        }
        sitter.late += u32::from(late_after(sitter.allowance).is_some_and(|limit| used > limit));
    }
    game.play(ply).map_err(|_| PlayerError::Illegal(ply.to_string()))?;
    let turn_ended = game.position().side() != seat || !game.position().mid_turn();
    wind(&mut sitter.allowance, used, turn_ended);
    Ok(())
}

/// Takes what was used off a clock, and adds what a turn adds.
fn wind(allowance: &mut Allowance, used: Duration, turn_ended: bool) {
    if let Allowance::Clock { left, increment } = allowance {
        *left = left.saturating_sub(used);
        if turn_ended {
            *left += *increment;
        }
    }
}

/// In Tanagra for three or four a level plays on for whoever left.
fn substitute(game: &mut Game, halt: &Arc<AtomicBool>) -> Option<()> {
    let mut player = LevelPlayer::new(game.kind(), Level::SUBSTITUTE, 1, Arc::clone(halt));
    let ply = match player.choose(game, Allowance::Depth(1)) {
        Ok(ply) => ply,
        Err(PlayerError::Stopped) => return None,
        Err(_) => *game.position().moves().first()?,
    };
    game.play(ply).ok()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Sitter, play};
    use crate::players::RandomPlayer;
    use crate::{Allowance, Player, PlayerError};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;
    use tablier_games::{AnyMove, Ending, Game, GameKind, Seat, Start};

    /// Plays as told.
    struct Puppet(fn(&Game) -> AnyMove);

    impl Player for Puppet {
        fn choose(&mut self, game: &Game, _allowance: Allowance) -> Result<AnyMove, PlayerError> {
            Ok((self.0)(game))
        }
    }

    fn sitter(player: impl Player + 'static, allowance: Allowance) -> Sitter {
        Sitter { player: Box::new(player), allowance, keeps_time: true, late: 0 }
    }

    fn game(kind: GameKind, setup: &str) -> Game {
        Game::new(Start::from_setup(kind, setup, Some(1)).unwrap())
    }

    const NODES: Allowance = Allowance::Nodes(1);

    fn foreign(_: &Game) -> AnyMove {
        game(GameKind::Tchag, "standard").position().moves()[0]
    }

    fn slow(game: &Game) -> AnyMove {
        std::thread::sleep(Duration::from_millis(80));
        game.position().moves()[0]
    }

    #[test]
    fn random_games_end() {
        for kind in GameKind::ALL {
            let mut sitters = [sitter(RandomPlayer::new(), NODES), sitter(RandomPlayer::new(), NODES)];
            let game = game(kind, kind.setups()[0].name);
            let played = play(game, &mut sitters, &Arc::new(AtomicBool::new(false))).unwrap();
            assert!(played.faults.is_empty() && played.game.outcome().is_some());
            assert!(played.game.events().len() <= LONGEST + 1);
        }
    }

    #[test]
    fn an_illegal_move_loses_at_once() {
        let mut sitters = [sitter(RandomPlayer::new(), NODES), sitter(Puppet(foreign), NODES)];
        let played = play(game(GameKind::Tzaar, "fixed"), &mut sitters, &Arc::default()).unwrap();
        assert!(matches!(&played.faults[..], [(seat, PlayerError::Illegal(_))] if seat.number() == 2));
        let outcome = played.game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.ending), (Some(Seat::FIRST), Ending::Resigned));
    }

    #[test]
    fn at_a_larger_table_the_others_play_on() {
        for (kind, setup) in [(GameKind::Terrace, "three"), (GameKind::Tanagra, "3x4")] {
            let mut sitters = [
                sitter(Puppet(foreign), NODES),
                sitter(RandomPlayer::new(), NODES),
                sitter(RandomPlayer::new(), NODES),
            ];
            let played = play(game(kind, setup), &mut sitters, &Arc::default()).unwrap();
            assert_eq!(played.faults.len(), 1);
            assert_eq!(played.game.places().unwrap()[0], 3, "{kind}");
            assert!(played.game.events().len() > 2);
        }
    }

    #[test]
    fn a_clock_runs_out() {
        let clock = Allowance::Clock { left: Duration::from_millis(200), increment: Duration::ZERO };
        let mut sitters = [sitter(Puppet(slow), clock), sitter(RandomPlayer::new(), clock)];
        let played = play(game(GameKind::Terrace, "short"), &mut sitters, &Arc::default()).unwrap();
        assert_eq!(played.faults, [(Seat::FIRST, PlayerError::Late)]);
        assert_eq!(played.game.outcome().unwrap().ending, Ending::Time);
    }

    #[test]
    fn a_little_late_is_only_counted() {
        let time = Allowance::Time(Duration::from_millis(10));
        let mut sitters = [sitter(Puppet(slow), time), sitter(Puppet(foreign), time)];
        let played = play(game(GameKind::Terrace, "short"), &mut sitters, &Arc::default()).unwrap();
        assert_eq!(played.game.outcome().unwrap().winner, Some(Seat::FIRST));
        assert_eq!(sitters[0].late, 1);
    }

    #[test]
    fn a_halted_game_does_not_count() {
        let mut sitters = [sitter(RandomPlayer::new(), NODES), sitter(RandomPlayer::new(), NODES)];
        let halt = Arc::new(AtomicBool::new(true));
        assert!(play(game(GameKind::Tchag, "standard"), &mut sitters, &halt).is_none());
    }
}
