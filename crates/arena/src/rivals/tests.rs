//! What every rival must do.

use super::{NAMES, player};
use crate::{Allowance, Player};
use std::time::{Duration, Instant};
use tablier_games::{AnyMove, Game, GameKind, Random, Seat, Start};

fn rivals(kind: GameKind) -> impl Iterator<Item = (&'static str, Box<dyn Player>)> {
    NAMES.iter().filter_map(move |name| Some((*name, player(kind, name)?)))
}

fn begin(kind: GameKind, setup: &str, seed: u64) -> Game {
    Game::new(Start::from_setup(kind, setup, Some(seed)).unwrap())
}

/// Plays a whole game of a rival with itself.
fn play(game: &mut Game, rival: &mut dyn Player, nodes: u64, seed: u64) {
    rival.new_game(seed);
    while game.outcome().is_none() {
        let ply = rival.choose(game, Allowance::Nodes(nodes)).unwrap();
        game.play(ply).unwrap();
    }
}

/// A random game, up to where somebody could win at once.
fn about_to_win(kind: GameKind, setup: &str, random: &mut Random) -> Option<(Game, Vec<AnyMove>)> {
    let mut game = begin(kind, setup, random.word());
    while game.outcome().is_none() {
        let plies = game.position().moves();
        let wins = |ply: &AnyMove| winner_after(&game, *ply) == Some(game.position().side());
        let winning: Vec<AnyMove> = plies.iter().copied().filter(wins).collect();
        if !winning.is_empty() && winning.len() < plies.len() {
            return Some((game, winning));
        }
        game.play(plies[random.below(plies.len() as u64) as usize]).unwrap();
    }
    None
}

fn winner_after(game: &Game, ply: AnyMove) -> Option<Seat> {
    let mut position = game.position().clone();
    position.play(ply).unwrap();
    position.outcome()?.winner
}

#[test]
fn each_plays_whole_games_of_every_set_up() {
    for kind in GameKind::ALL {
        for (name, mut rival) in rivals(kind) {
            for setup in kind.setups() {
                let mut game = begin(kind, setup.name, 5);
                play(&mut game, rival.as_mut(), 8, 5);
                assert!(game.plies().count() > 10, "{name} at {kind} {}", setup.name);
            }
        }
    }
}

#[test]
fn a_seed_means_the_same_game() {
    for kind in GameKind::ALL {
        let setup = kind.setups()[0].name;
        for (name, mut rival) in rivals(kind) {
            let [one, other] = [(); 2].map(|()| {
                let mut game = begin(kind, setup, 3);
                play(&mut game, rival.as_mut(), 10, 3);
                game.plies().collect::<Vec<AnyMove>>()
            });
            assert_eq!(one, other, "{name} at {kind}");
        }
    }
}

#[test]
fn an_immediate_win_is_taken() {
    for kind in GameKind::ALL {
        let mut random = Random::new(21);
        let setup = kind.setups()[0].name;
        let games: Vec<_> = (0..30).filter_map(|_| about_to_win(kind, setup, &mut random)).take(4).collect();
        assert_eq!(games.len(), 4, "{kind}");
        for (game, winning) in games {
            for (name, mut rival) in rivals(kind) {
                rival.new_game(1);
                let ply = rival.choose(&game, Allowance::Nodes(2000)).unwrap();
                assert!(winning.contains(&ply), "{name} plays {ply} at {}", game.position());
            }
        }
    }
}

#[test]
fn the_time_is_kept() {
    let time = Duration::from_millis(40);
    let clock = Allowance::Clock { left: time * 12, increment: Duration::ZERO };
    for kind in GameKind::ALL {
        let game = begin(kind, kind.setups()[0].name, 2);
        for (name, mut rival) in rivals(kind) {
            for allowance in [Allowance::Time(time), clock] {
                let start = Instant::now();
                rival.choose(&game, allowance).unwrap();
                // Far more than it should take: the machine may be busy.
                assert!(start.elapsed() < time * 10, "{name} at {kind}: {:?}", start.elapsed());
            }
        }
    }
}

#[test]
fn a_depth_is_an_end_too() {
    for kind in GameKind::ALL {
        let game = begin(kind, kind.setups()[0].name, 2);
        for (_, mut rival) in rivals(kind) {
            let ply = rival.choose(&game, Allowance::Depth(1)).unwrap();
            assert!(game.position().moves().contains(&ply));
        }
    }
}

#[test]
fn there_are_no_others() {
    for kind in GameKind::ALL {
        assert!(player(kind, "nobody").is_none());
        assert_eq!(player(kind, "standin").is_some(), kind == GameKind::Tzaar);
    }
}

#[test]
fn no_ply_is_found_in_a_game_that_is_not_theirs() {
    let game = begin(GameKind::Tchag, "standard", 0);
    for (_, mut rival) in rivals(GameKind::Tzaar) {
        assert!(rival.choose(&game, Allowance::Nodes(10)).is_err());
    }
}
