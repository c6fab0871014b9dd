//! Boards on which anything may stand.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::terrace::{Form, Piece};
use tablier_games::tzaar::{Colour, Kind};
use tablier_games::{AnyPosition, Draft, GameKind, Ground, Random, Seat, Spot, Standing, Start, Tool, tchag};

fn spot(kind: GameKind, name: &str) -> Spot {
    Spot::from_name(kind, name).unwrap()
}

/// Every position in which nothing is half done comes back as it was, its counters aside.
#[test]
fn what_stands_in_a_position_stands_in_its_draft() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let mut position = Start::from_setup(kind, setup.name, Some(2)).unwrap().position().clone();
            let mut random = Random::new(7);
            for _ in 0..60 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[random.below(moves.len() as u64) as usize]).unwrap();
                let halfway = position.mid_turn() && kind != GameKind::Tzaar;
                let filling = position.to_string().ends_with(" 0") && kind == GameKind::Tzaar
                    || position.to_string().contains(" p ");
                if halfway || filling || position.outcome().is_some() {
                    continue;
                }
                let again = Draft::new(&position).check().unwrap();
                assert_eq!(again.moves(), position.moves(), "{position}");
            }
        }
    }
}

#[test]
fn stacks_grow_and_a_t_stands_once() {
    let start = AnyPosition::setup(GameKind::Tzaar, "fixed", None).unwrap();
    let mut draft = Draft::new(&start);
    draft.clear();
    assert!(draft.check().is_err(), "an empty board is no position");
    let point = spot(GameKind::Tzaar, "d4");
    for _ in 0..3 {
        draft.apply(Tool::Put(Standing::Stack(Colour::White, Kind::Tzarra, 1)), point);
    }
    assert_eq!(
        draft.pieces().collect::<Vec<_>>(),
        [(point, Standing::Stack(Colour::White, Kind::Tzarra, 3))]
    );
    draft.apply(Tool::Put(Standing::Stack(Colour::Black, Kind::Tzarra, 1)), point);
    assert_eq!(draft.pieces().next().unwrap().1, Standing::Stack(Colour::Black, Kind::Tzarra, 1));

    let start = AnyPosition::setup(GameKind::Terrace, "short", None).unwrap();
    let mut draft = Draft::new(&start);
    let t = Standing::Piece(Piece { seat: Seat::FIRST, form: Form::T });
    draft.apply(Tool::Put(t), spot(GameKind::Terrace, "d4"));
    assert_eq!(draft.pieces().filter(|(_, standing)| *standing == t).count(), 1);
    assert!(draft.check().is_ok());
    draft.apply(Tool::Remove, spot(GameKind::Terrace, "d4"));
    assert!(draft.check().is_err(), "pieces without a T");
}

#[test]
fn pawns_need_ground_and_tiles_do_not_overlap() {
    let start = AnyPosition::setup(GameKind::Tchag, "standard", None).unwrap();
    let mut draft = Draft::new(&start);
    let corner = spot(GameKind::Tchag, "a1");
    draft.apply(Tool::Remove, corner);
    draft.apply(Tool::Put(Standing::Runner(tchag::Colour::Red)), corner);
    assert!(draft.pieces().all(|(spot, _)| spot != corner));
    assert!(draft.check().is_ok(), "a corner may be missing");
    draft.apply(Tool::Remove, spot(GameKind::Tchag, "c3"));
    assert!(draft.check().is_err(), "a hole breaks two lines");

    let start = AnyPosition::parse(GameKind::Tanagra, "0,0v=a...;1,1^=b... 3 5 c p 0").unwrap();
    let mut draft = Draft::new(&start);
    let count = |draft: &Draft| draft.ground().count();
    draft.apply(Tool::Lay(Ground::Tile), spot(GameKind::Tanagra, "1,0^"));
    assert_eq!(count(&draft), 2, "it would overlap");
    draft.apply(Tool::Lay(Ground::Tile), spot(GameKind::Tanagra, "2,0v"));
    assert_eq!(count(&draft), 3);
    draft.apply(Tool::Remove, spot(GameKind::Tanagra, "0,0v"));
    assert_eq!(draft.pieces().count(), 1, "first the pawn goes");
    draft.apply(Tool::Remove, spot(GameKind::Tanagra, "1,0^"));
    assert_eq!(count(&draft), 2, "then the tile, wherever one points at it");
}
