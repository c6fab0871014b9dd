//! Every picture of every set-up, in every view, keeps what the page and the command line rely on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::HashSet;
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Names, Spot, Start, random_game};
use tablier_scene::{Marks, Name, Node, Scene, Theme, Turn, View, Xy, centre, stylesheet, svg, traces};

/// Positions of a random game of every set-up, with the move that was played there.
fn positions() -> Vec<(AnyPosition, AnyMove)> {
    let setups =
        GameKind::ALL.into_iter().flat_map(|kind| kind.setups().iter().map(move |setup| (kind, setup)));
    setups
        .flat_map(|(kind, setup)| {
            let start = Start::from_setup(kind, setup.name, Some(3)).expect("a set-up of the game");
            let game = random_game(start.clone(), 3);
            let mut now = Game::new(start);
            let mut seen = Vec::new();
            for (index, ply) in game.plies().enumerate() {
                if index % 7 == 0 {
                    seen.push((now.position().clone(), ply));
                }
                now.play(ply).expect("a move of the game");
            }
            seen
        })
        .collect()
}

fn views(position: &AnyPosition, ply: AnyMove) -> Vec<View> {
    let choices = position.moves();
    let marks = Marks {
        hand: ply.start(),
        ready: ply.start().into_iter().collect(),
        shown: Some(ply),
        last: traces(position, &[ply]),
        danger: ply.end().into_iter().collect(),
        refused: ply.end(),
        verdict: ply.end().into_iter().collect(),
        arrows: vec![ply],
        choices,
    };
    let names = Some(Names::new(position));
    let view = |quarters, raised| View {
        turn: Turn::quarters(quarters),
        coordinates: true,
        names: names.clone(),
        raised,
        marks: marks.clone(),
    };
    vec![View::default(), view(0, false), view(1, false), view(2, true), view(3, false)]
}

fn pieces(nodes: &[Node]) -> usize {
    nodes
        .iter()
        .map(|node| match node {
            Node::Group(group) => usize::from(matches!(group.name, Name::Piece(_))) + pieces(&group.nodes),
            Node::Shape(_) => 0,
        })
        .sum()
}

#[test]
fn every_class_of_a_page_is_in_the_style_sheet() {
    let sheet = stylesheet();
    for (position, ply) in positions() {
        for view in views(&position, ply) {
            let scene = Scene::new(&position, &view);
            let text: String = scene.layers.iter().map(svg::layer).collect();
            let text = text + &svg::places(&scene, "p", |spot| spot.to_string());
            let classes: HashSet<&str> =
                text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            for class in classes.into_iter().filter(|class| !["place", "choice"].contains(class)) {
                assert!(sheet.contains(&format!(".{class}{{")), "{class}");
            }
        }
    }
}

#[test]
fn a_turned_board_shows_the_same_things() {
    for (position, ply) in positions() {
        let counts: HashSet<(usize, usize)> = views(&position, ply)
            .iter()
            .map(|view| {
                let scene = Scene::new(&position, view);
                let stands: usize = scene.layers.iter().map(|layer| pieces(&layer.nodes)).sum();
                let lone = View { marks: Marks::default(), ..view.clone() };
                (stands, Scene::new(&position, &lone).places.len())
            })
            .collect();
        assert_eq!(counts.len(), 1, "{position}");
    }
}

#[test]
fn every_place_has_one_name_and_lies_in_the_picture() {
    for (position, ply) in positions() {
        for view in views(&position, ply) {
            let scene = Scene::new(&position, &view);
            let names: Vec<Spot> = scene
                .places
                .iter()
                .filter_map(|group| match group.name {
                    Name::Place(spot) => Some(spot),
                    _ => None,
                })
                .collect();
            assert_eq!(names.iter().collect::<HashSet<_>>().len(), scene.places.len());
            for spot in names {
                let at = centre(&position, spot, &view);
                let (frame, corner) = (scene.frame, scene.frame.corner);
                assert!(at.x >= corner.x && at.x <= corner.x + frame.width, "{position}: {spot}");
                assert!(at.y >= corner.y && at.y <= corner.y + frame.height, "{position}: {spot}");
            }
        }
    }
}

#[test]
fn files_are_whole_and_need_no_style_sheet() {
    for (position, ply) in positions() {
        for (view, theme) in views(&position, ply).iter().zip([Theme::Light, Theme::Dark].into_iter().cycle())
        {
            let file = svg::file(&Scene::new(&position, view), theme);
            assert!(file.starts_with("<svg ") && file.ends_with("</svg>\n"));
            assert!(!file.contains("class=") && !file.contains("NaN") && !file.contains("inf"), "{position}");
            assert_eq!(file.matches("<g>").count(), file.matches("</g>").count());
        }
    }
}

#[cfg(feature = "png")]
#[test]
fn pixels_are_as_wide_as_they_were_ordered() {
    for kind in GameKind::ALL {
        let position = AnyPosition::setup(kind, kind.setups()[0].name, Some(1)).unwrap();
        let picture =
            tablier_scene::png::file(&Scene::new(&position, &View::default()), Theme::Light, 320).unwrap();
        assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(picture[16..20], 320_u32.to_be_bytes());
    }
}

fn tanagra(plies: &[&str]) -> AnyPosition {
    let mut position = AnyPosition::setup(GameKind::Tanagra, "2x4", None).unwrap();
    for ply in plies {
        let ply = position.read_move(ply).unwrap();
        position.play(ply).unwrap();
    }
    position
}

#[test]
fn the_first_tile_lies_in_the_middle_and_is_seen_from_near() {
    let tile = Spot::from_name(GameKind::Tanagra, "0,0v").unwrap();
    for plies in [&[][..], &["a@0,0v"][..]] {
        let position = tanagra(plies);
        let frame = Scene::new(&position, &View::default()).frame;
        let at = centre(&position, tile, &View::default());
        let middle = (frame.corner.x + frame.width / 2.0, frame.corner.y + frame.height / 2.0);
        // The middle of what a triangle takes up lies a little above its centre.
        assert!((middle.0 - at.x).abs() < 1.0 && (middle.1 - at.y).abs() < 40.0, "{middle:?} {at:?}");
        // A tile has a side of 200.
        assert!(frame.width < 700.0, "{}", frame.width);
    }
}

#[test]
fn the_picture_rests_while_what_is_laid_is_in_sight() {
    let empty = Scene::new(&tanagra(&[]), &View::default()).frame;
    let one = Scene::new(&tanagra(&["a@0,0v"]), &View::default()).frame;
    assert_eq!(empty.settle(one), empty);
    // A tile beside it needs more room; whatever follows within that room moves nothing.
    let mut frame = one;
    let mut moved = 0;
    let laid = ["a@0,0v", "b@1,1^", "a@2,0v", "b@0,-1^", "a@1,-2v", "b@-1,1^"];
    for count in 1..=laid.len() {
        let position = tanagra(&laid[..count]);
        let view = View { marks: Marks { choices: position.moves(), ..Marks::default() }, ..View::default() };
        let next = Scene::new(&position, &view).frame;
        let settled = frame.settle(next);
        moved += usize::from(settled != frame);
        frame = settled;
        // Every place for the next tile can be pointed at.
        for place in position.moves().iter().filter_map(AnyMove::end) {
            let at = centre(&position, place, &view) - frame.corner;
            assert!(
                at.x > 0.0 && at.y > 0.0 && at.x < frame.width && at.y < frame.height,
                "{place} after {count}"
            );
        }
    }
    assert!(moved < laid.len() - 1, "moved {moved} times");
    // What looks lost in a frame is shown from nearer.
    let vast = tablier_scene::Frame {
        width: 3.0 * one.width,
        height: 3.0 * one.height,
        corner: one.corner - (Xy { x: one.width, y: one.width }),
    };
    assert_eq!(vast.settle(one), one);
}

/// The classes of a layer, one for each shape.
fn classes(scene: &Scene, layer: &str) -> Vec<String> {
    let layer = scene.layers.iter().find(|one| one.name == layer);
    let text = layer.map(svg::layer).unwrap_or_default();
    text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn goals_are_marked_in_the_colours_of_those_who_go_there() {
    let goals = |setup: &str| {
        let position = AnyPosition::setup(GameKind::Terrace, setup, None).unwrap();
        let flat = classes(&Scene::new(&position, &View::default()), "goals");
        let raised = Scene::new(&position, &View { raised: true, ..View::default() });
        let mut marks: Vec<String> = flat
            .into_iter()
            .filter(|class| class.starts_with("te-goal-") && !class.ends_with("under"))
            .collect();
        let mut from_aside: Vec<String> =
            classes(&raised, "pieces").into_iter().filter(|class| marks.contains(class)).collect();
        marks.sort();
        from_aside.sort();
        assert_eq!(marks, from_aside, "{setup}");
        // Seen from the side, a mark lies along the sides of its square: no side is level or upright.
        let text: String = raised.layers.iter().map(svg::layer).collect();
        let before = text.split("class=\"te-goal-under\"").next().unwrap_or_default();
        let path = before.rsplit("d=\"M").next().and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let xs: HashSet<&str> =
            path.trim_end_matches('Z').split('L').filter_map(|point| point.split(' ').next()).collect();
        assert_eq!(xs.len(), 3, "{path}");
        marks
    };
    assert_eq!(goals("short"), ["te-goal-1", "te-goal-2"]);
    assert_eq!(goals("four"), ["te-goal-1", "te-goal-2", "te-goal-3", "te-goal-4"]);
    // Who is out goes nowhere any more.
    let text = "......../......../......../......../......../......../..a2aT..../bT....... 3 a 0";
    let Ok(position) = AnyPosition::parse(GameKind::Terrace, text) else { panic!("{text}") };
    let shown = classes(&Scene::new(&position, &View::default()), "goals");
    assert!(!shown.contains(&String::from("te-goal-3")), "{shown:?}");
}

#[test]
fn numbers_of_tiles_are_shown_when_asked_for() {
    let position = tanagra(&["a@0,0v", "b@1,1^"]);
    let hidden = Scene::new(&position, &View::default());
    assert_eq!(classes(&hidden, "names"), Vec::<String>::new());
    let view = View { names: Some(Names::new(&position)), ..View::default() };
    let shown = classes(&Scene::new(&position, &view), "names");
    assert_eq!(shown.iter().filter(|class| *class == "ta-number").count(), 2);
    assert_eq!(shown.iter().filter(|class| *class == "ta-name").count(), 6);
}

#[test]
fn the_raised_board_has_coordinates_and_frames_that_lie_on_their_squares() {
    let position = AnyPosition::setup(GameKind::Terrace, "short", None).unwrap();
    let hand = Spot::from_name(GameKind::Terrace, "b1");
    let view = View {
        raised: true,
        coordinates: true,
        marks: Marks { hand, ..Marks::default() },
        ..View::default()
    };
    let scene = Scene::new(&position, &view);
    assert_eq!(classes(&scene, "board").iter().filter(|class| *class == "te-sign-table").count(), 16);
    let plain = Scene::new(&position, &View { coordinates: false, ..view });
    assert!(!classes(&plain, "board").contains(&String::from("te-sign-table")));
    // No side of a frame is level: the square lies on its corner.
    let marks = scene.layers.iter().find(|layer| layer.name == "marks").map(svg::layer).unwrap();
    let path = marks.split("d=\"M").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let points: Vec<(f64, f64)> = path
        .trim_end_matches('Z')
        .split('L')
        .filter_map(|point| {
            let (x, y) = point.split_once(' ')?;
            Some((x.parse().ok()?, y.parse().ok()?))
        })
        .collect();
    assert_eq!(points.len(), 4, "{path}");
    for pair in points.windows(2) {
        assert!((pair[0].0 - pair[1].0).abs() > 10.0 && (pair[0].1 - pair[1].1).abs() > 10.0, "{path}");
    }
}
