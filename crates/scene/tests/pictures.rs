//! Every picture of every set-up, in every view, keeps what the page and the command line rely on.

use std::collections::HashSet;
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Spot, Start, random_game};
use tablier_scene::{Marks, Name, Node, Scene, Theme, Turn, View, centre, stylesheet, svg, traces};

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
        arrows: vec![ply],
        choices,
    };
    let view = |quarters, raised| View {
        turn: Turn::quarters(quarters),
        coordinates: true,
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
