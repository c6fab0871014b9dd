//! What people read at a table of one screen: what to aim at, names, who is out.

use anyhow::Result;
use serde_json::{Value, json};
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::{AnyMove, GameKind, Random, Spot};

/// Plays a ply by its text.
async fn play(seated: &Seated<'_>, ply: &str) -> Result<()> {
    let ply = seated.position().await?.read_move(ply).expect("a legal move");
    seated.play(ply).await
}

fn spot(kind: GameKind, name: &str) -> Spot {
    Spot::from_name(kind, name).expect("a place of the board")
}

/// Gives up for the player whose button has this text.
async fn resign(visitor: &Visitor, player: &str) -> Result<()> {
    visitor.press(".tools .tool:nth-last-child(2)").await?;
    visitor.wait_for("dialog[open]").await?;
    let script = format!(
        "[...document.querySelectorAll('dialog[open] .button')].find(button => button.textContent.includes({player:?})).click(); return true"
    );
    visitor.ask(&script).await?;
    visitor.wait_until("the closed dialog", "return !document.querySelector('dialog[open]')").await
}

#[tokio::test]
async fn the_goal_is_said_until_the_first_win() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { size: (390, 664), ..Look::PHONE }).await?;
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    visitor.wait_for_text(".goal", "leave Black without a capture").await?;
    // Whose piece was pressed is said.
    seated.press(spot(GameKind::Tzaar, "a1")).await?;
    visitor.wait_for_text(".say", "Black’s piece").await?;
    play(&seated, "e4xd4").await?;
    // What is said is for the player to move.
    visitor.wait_for_text(".goal", "leave White without a capture").await?;
    resign(&visitor, "White").await?;
    visitor.wait_for(".prompt.over").await?;
    seated.begin("fixed", &["person", "person"]).await?;
    visitor.wait_until("no goal", "return document.querySelector('.goal')?.textContent === '' ").await?;
    // In another game it is still to be said, and there it counts the tiles.
    let seated = visitor.sit_down(GameKind::Tanagra).await?;
    seated.begin("2x4", &["person", "person"]).await?;
    visitor.wait_for_text(".goal", "Tile 1 of 16, then the hunt. Your small take small").await?;
    play(&seated, "a@0,0v").await?;
    visitor.wait_for_text(".goal", "Tile 2 of 16, then the hunt. Your small take large").await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn tiles_have_names_on_the_board_in_the_list_and_in_what_is_typed() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Tanagra).await?;
    seated.begin("2x4", &["person", "person"]).await?;
    let (mut frames, mut random) = (Vec::new(), Random::new(4));
    while seated.position().await?.to_string().contains(" p ") {
        // Tiles here and there, as people lay them: a row that grows at one end would have to be followed.
        let ply = Seated::draw(&seated.position().await?, &mut random);
        seated.play(ply).await?;
        visitor.wait_until("the camera", "const box = () => document.querySelector('svg.board').getAttribute('viewBox'); const before = box(); return new Promise(done => setTimeout(() => done(before === box()), 300))").await?;
        frames.push(visitor.ask("return document.querySelector('svg.board').getAttribute('viewBox')").await?);
    }
    // The picture is not framed anew for every tile.
    let moved = frames.windows(2).filter(|pair| pair[0] != pair[1]).count();
    assert!(moved < frames.len() / 2, "{moved} of {}", frames.len());
    assert_eq!(visitor.count(".ta-number").await?, 0);
    // A hint speaks of tiles by their numbers: they are shown as long as it is.
    visitor.press(".tools .tool:first-child").await?;
    visitor.wait_for_text(".prompt .say", "Hint: ").await?;
    assert_eq!(visitor.count(".ta-number").await?, 9 + 2 * 7, "the figures of 1 to 16");
    visitor.press(".tools .tool:first-child").await?;
    visitor.wait_until("no number", "return !document.querySelector('.ta-number')").await?;
    visitor.press(".head-button[aria-label='Tile numbers']").await?;
    visitor.wait_for(".ta-number").await?;
    visitor.wait_for_text(".turn:last-child, li:last-child .turn", "@16").await?;
    // A cell that is too far is marked, and not named.
    let position = seated.position().await?;
    let from = position.moves()[0].start().expect("a pawn to move");
    let reached: Vec<Spot> =
        position.moves().iter().filter(|ply| ply.start() == Some(from)).filter_map(AnyMove::end).collect();
    let cells = visitor
        .ask("return [...document.querySelectorAll('[data-cell]')].map(cell => cell.dataset.cell)")
        .await?;
    let far = cells
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(|name| spot(GameKind::Tanagra, name));
    let free = |at: &Spot| {
        matches!(at, Spot::Tanagra(cell) if {
            let tablier_games::AnyPosition::Tanagra(inside) = &position else { unreachable!("a table of Tanagra") };
            inside.pawn(*cell).is_none()
        })
    };
    let far = far.filter(free).find(|at| *at != from && !reached.contains(at)).expect("a cell out of reach");
    seated.press(from).await?;
    seated.press(far).await?;
    visitor.wait_for_text(".say", "That is too far").await?;
    assert_eq!(visitor.count(".ta-refused").await?, 1);
    // A move that is typed with short names is played, and read so in the list.
    let script = "const label = document.querySelector(`[data-cell='${arguments[0]}']`).getAttribute('aria-label'); return label.split(/[:,]/)[0]";
    let mut named = Vec::new();
    for at in [from, reached[0]] {
        let name = visitor.client.execute(script, vec![json!(at.to_string())]).await?;
        named.push(name.as_str().unwrap_or_default().to_owned());
    }
    let captures = position.moves()[0].captures();
    let typed = format!("{}{}{}", named[0], if captures { "x" } else { "-" }, named[1]);
    visitor.type_in(".typed input", &format!("{typed}\u{e007}")).await?;
    let mut after = position.clone();
    let ply =
        position.moves().into_iter().find(|ply| ply.start() == Some(from) && ply.end() == Some(reached[0]));
    after.play(ply.expect("the move")).expect("a legal move");
    seated.wait_for(&after.to_string()).await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn people_have_names_and_agree_on_a_draw() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { language: "fr", ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    visitor.press(".tools .tool:last-child").await?;
    visitor.choose("setup", "fixed").await?;
    visitor.choose("seat-2", "person").await?;
    visitor.type_in("[name='name-1']", "  Anna\u{202e} B. ").await?;
    visitor.type_in("[name='name-2']", "Zoé").await?;
    visitor.press("dialog[open] .button.filled").await?;
    visitor.wait_for_text(".prompt h2", "À Anna B. de jouer").await?;
    play(&seated, "e4xd4").await?;
    visitor.wait_for_text(".prompt h2", "À Zoé de jouer").await?;
    // A reload keeps the names.
    visitor.go("/tzaar").await?;
    visitor.wait_for_text(".prompt h2", "À Zoé de jouer").await?;
    visitor.press(".tools .tool:nth-last-child(2)").await?;
    visitor.press("dialog[open] [data-act='draw']").await?;
    visitor.wait_for_text(".prompt.over h2", "nulle").await?;
    // Colours drawn by lot: within a few games each has had both.
    visitor.press(".tools .tool:last-child").await?;
    visitor.wait_for("dialog[open] .form").await?;
    visitor.ask("document.querySelector('dialog[open] [name=lots]').click(); return true").await?;
    visitor.press("dialog[open] .button.filled").await?;
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..40 {
        visitor.wait_until("a new game", "return document.querySelectorAll('.turn').length === 0").await?;
        first.insert(visitor.text(".prompt h2").await?);
        if first.len() == 2 {
            break;
        }
        visitor.press(".tools .tool:last-child").await?;
        visitor.press("dialog[open] .button.filled").await?;
        visitor.wait_until("the closed dialog", "return !document.querySelector('dialog[open]')").await?;
    }
    assert_eq!(first.len(), 2, "{first:?}");
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn who_is_out_is_told_and_the_places_are_shown() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { size: (1024, 768), ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("four", &["person", "person", "person", "person"]).await?;
    // Moves and prompt have room beside four strips.
    let room = visitor.ask("return document.querySelector('.move-list').clientHeight").await?;
    assert!(room.as_f64().unwrap_or_default() >= 60.0, "the list of moves is {room} high");
    for _ in 0..4 {
        let ply = seated.position().await?.moves()[0];
        seated.play(ply).await?;
    }
    visitor
        .wait_until(
            "all moves of the others",
            "return document.querySelectorAll('.layer.trace .te-began').length === 3",
        )
        .await?;
    resign(&visitor, "Orange").await?;
    visitor.wait_for_text(".news", "Orange is out, three remain").await?;
    assert_eq!(visitor.count(".strip.out").await?, 1);
    resign(&visitor, "Blue").await?;
    visitor.wait_for_text(".news", "two remain").await?;
    resign(&visitor, "White").await?;
    visitor.wait_for(".prompt.over").await?;
    let places = "return [...document.querySelectorAll('.strip')].map(strip => strip.querySelector('.strip-name').textContent + strip.querySelector('.rank').textContent).sort().join()";
    assert_eq!(visitor.ask(places).await?, json!("Black1st,Blue3rd,Orange4th,White2nd"));
    assert_eq!(visitor.count(".strip.out").await?, 3);
    Ok(visitor.client.clone().close().await?)
}
