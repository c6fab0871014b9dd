//! The end of a game: what is said to whom, what is marked, and the way back to where it turned.

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::record::Record;
use tablier_games::{Departure, Game, GameKind, Random, Seat, Start};
use tablier_review::Finish;
use tablier_words::{Language, Words};

#[tokio::test]
async fn the_cause_is_said_to_each_side_and_marked_on_the_board() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    for (seats, title, cause) in [
        (["person", "person"], "Blue wins", "Orange’s T is gone"),
        (["person", "level:1"], "You have lost", "Your T is gone"),
    ] {
        seated.begin("long", &seats).await?;
        ensure!(visitor.count(".layer.verdict").await? == 0, "nothing is decided yet");
        seated.attempt(seated.position().await?.read_move("b2xa1").ok().context("a move")?).await?;
        visitor.wait_for(".prompt.over").await?;
        visitor.wait_for_text(".prompt h2", title).await?;
        visitor.wait_for_text(".prompt .say", cause).await?;
        // Of two, one has lost; out is a player among several.
        ensure!(visitor.count(".strip.out").await? == 0, "nobody is out of a duel");
        ensure!(!visitor.text(".others").await?.contains("out"), "nobody is out of a duel");
        // One ring, on the square where the T was taken.
        let on_place = "const middle = (element) => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
            const rings = [...document.querySelectorAll('.verdict-ring')];
            const [x, y] = middle(document.querySelector(\"[data-cell='a1']\"));
            return rings.length === 1 && Math.hypot(middle(rings[0])[0] - x, middle(rings[0])[1] - y) < 5";
        visitor.wait_until("a ring on a1", on_place).await?;
        // A look back is not the end.
        visitor.press(".stepper .step:first-child").await?;
        visitor.wait_until("no ring", "return !document.querySelector('.verdict-ring')").await?;
        visitor.press(".stepper .step:last-child").await?;
        visitor.wait_for(".verdict-ring").await?;
    }
    Ok(visitor.client.clone().close().await?)
}

/// How many games of a kind the page has counted as finished.
const COUNTED: &str = "return localStorage.getItem('tablier.finished.terrace')";

#[tokio::test]
async fn a_game_that_is_over_is_counted_once() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("long", &["person", "person"]).await?;
    seated.attempt(seated.position().await?.read_move("b2xa1").ok().context("a move")?).await?;
    visitor.wait_for(".prompt.over").await?;
    let counted = visitor.ask(COUNTED).await?;
    ensure!(counted == "1", "{counted}");
    visitor.client.refresh().await?;
    visitor.wait_for(".prompt.over").await?;
    ensure!(visitor.ask(COUNTED).await? == "1", "counted again when the page was loaded again");
    // The next one is counted, too.
    let seated = visitor.at_board(GameKind::Terrace).await?;
    seated.begin("long", &["person", "person"]).await?;
    seated.attempt(seated.position().await?.read_move("b2xa1").ok().context("a move")?).await?;
    visitor.wait_for(".prompt.over").await?;
    ensure!(visitor.ask(COUNTED).await? == "2", "the second game is not counted");
    Ok(visitor.client.clone().close().await?)
}

/// The only person gives up, and engines finish the game: who won is not the person, and the end has its graph.
#[tokio::test]
async fn engines_that_go_on_alone_come_to_an_end_that_can_be_looked_at() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Terrace).await?;
    seated.begin("three", &["person", "level:1", "level:1"]).await?;
    seated.play_against(seated.position().await?.moves()[0]).await?;
    seated.wait_for_turn(0).await?;
    visitor.press(".tools .tool:nth-last-child(2)").await?;
    visitor.press("dialog[open] .button:not(.filled)").await?;
    visitor.wait_for_text(".prompt h2", "You are out").await?;
    let said = visitor.text(".prompt").await?;
    ensure!(!said.contains("You is") && !said.contains("has left"), "{said}");
    ensure!(said.contains("The engines play on"), "{said}");
    ensure!(visitor.count(".prompt h2 .mover").await? == 0, "a token beside a player who is not to move");
    visitor.wait_long("the end", "return !!document.querySelector('.strip .rank')").await?;
    visitor.wait_for(".course-picture path").await?;
    let moves = visitor.count(".move-list .turn").await?;
    let end = seated.position().await?;
    visitor.press("[data-act=analyse]").await?;
    visitor.wait_for(".analysis .tree-move").await?;
    visitor.at_board(GameKind::Terrace).await?.wait_for(&end.to_string()).await?;
    ensure!(visitor.count(".tree-move").await? + 1 >= moves, "the analysis ends where the person went out");
    Ok(visitor.client.clone().close().await?)
}

/// A game that two people have played to its end at random.
fn played_to_its_end(kind: GameKind) -> Result<Game> {
    for seed in 0..50 {
        let start = Start::from_setup(kind, kind.setups()[0].name, Some(seed)).ok().context("a set-up")?;
        let (mut game, mut random) = (Game::new(start), Random::new(seed));
        while game.outcome().is_none() && game.events().len() < 600 {
            let ply = Seated::draw(game.position(), &mut random);
            game.play(ply).ok().context("a move")?;
        }
        if game.outcome().is_some_and(|outcome| outcome.winner.is_some()) {
            return Ok(game);
        }
    }
    bail!("no game of {kind} has a winner")
}

/// In every game and both languages: the cause is said, and the places where it is seen are marked.
#[tokio::test]
async fn every_game_says_what_ended_it_and_marks_where() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    for (kind, language) in
        GameKind::ALL.into_iter().flat_map(|kind| Language::ALL.map(|other| (kind, other)))
    {
        let game = played_to_its_end(kind)?;
        let words = Words::new(language);
        let finish = Finish::of(&game).context("an end")?;
        let cause = words.finish(kind, &finish, None, |seat| words.seat_name(kind, seat));
        keep(&visitor, kind, &game, [&["person", "person"], &["", ""]], language.code()).await?;
        visitor
            .wait_for_text(".prompt.over h2", &words.wins(kind, finish.outcome.winner.context("a winner")?))
            .await?;
        let said = visitor.text(".prompt .say").await?;
        ensure!(said == cause, "{kind}: “{said}” instead of “{cause}”");
        let rings = visitor.count(".verdict-ring").await?;
        ensure!(rings == finish.spots.len(), "{kind}: {rings} rings for {:?}", finish.spots);
    }
    Ok(visitor.client.clone().close().await?)
}

/// Puts a game on a page as if it had been kept there, and loads it.
async fn keep(
    visitor: &Visitor,
    kind: GameKind,
    game: &Game,
    [seats, names]: [&[&str]; 2],
    language: &str,
) -> Result<()> {
    let kept = json!({ "record": Record::of_game(game).to_string(), "seats": seats, "names": names });
    let script = "localStorage.clear(); localStorage.setItem(`tablier.table.${arguments[0]}`, arguments[1]);
        localStorage.setItem('tablier.language', arguments[2])";
    visitor.go("/healthz").await?;
    let arguments = vec![json!(kind.to_string()), json!(kept.to_string()), json!(language)];
    visitor.client.execute(script, arguments).await?;
    visitor.go(&format!("/{kind}")).await
}

/// A game of Tanagra for three that the first seat wins, after its player has left.
fn won_by_a_stand_in() -> Result<Game> {
    for seed in 0..500 {
        let start = Start::from_setup(GameKind::Tanagra, "3x4", None).ok().context("a set-up")?;
        let (mut game, mut random) = (Game::new(start), Random::new(seed));
        while game.outcome().is_none() && game.events().len() < 600 {
            if game.events().len() == 15 {
                game.leave(Seat::FIRST, Departure::Resigned).ok().context("may leave")?;
            }
            let ply = Seated::draw(game.position(), &mut random);
            game.play(ply).ok().context("a move")?;
        }
        if game.outcome().and_then(|outcome| outcome.winner) == Some(Seat::FIRST) {
            return Ok(game);
        }
    }
    bail!("no seed leads to such a game")
}

/// What an engine wins for a player who has left is neither that player's win nor anybody's defeat by them.
#[tokio::test]
async fn a_win_of_an_engine_that_played_on_is_told_as_such() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    for (seats, names, language, title) in [
        (["person", "level:1", "level:1"], ["", "", ""], "en", "Level 3 has won in your place"),
        (["person", "level:1", "level:1"], ["", "", ""], "fr", "Le niveau 3 a gagné à ta place"),
        (["person", "person", "person"], ["Bob", "Ann", "Zoé"], "en", "Level 3 wins, playing for Bob"),
    ] {
        keep(&visitor, GameKind::Tanagra, &won_by_a_stand_in()?, [&seats, &names], language).await?;
        visitor.wait_for_text(".prompt.over h2", title).await?;
        let said = visitor.text(".prompt .say").await?;
        ensure!(!said.contains("your") && !said.contains("tien") && !said.contains("Bob"), "{said}");
        let won = "return localStorage.getItem('tablier.won.tanagra')";
        ensure!(visitor.ask(won).await?.is_null(), "the win of an engine counts as the player's");
    }
    Ok(visitor.client.clone().close().await?)
}

/// In Tanagra an engine plays on for a player who gives up: it is named, and what it wins is not the player's.
#[tokio::test]
async fn an_engine_that_plays_on_is_named() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Tanagra).await?;
    seated.begin("3x4", &["person", "level:1", "level:1"]).await?;
    seated.play_against(seated.position().await?.moves()[0]).await?;
    seated.wait_for_turn(0).await?;
    visitor.press(".tools .tool:nth-last-child(2)").await?;
    visitor.press("dialog[open] .button:not(.filled)").await?;
    visitor.wait_for_text(".prompt h2", "You are out").await?;
    visitor.wait_for_text(".own .strip-name", "Level 3").await?;
    visitor.wait_for_text(".own .strip-facts", "plays for you").await?;
    ensure!(visitor.count(".strip.out").await? == 0, "its pawns are still in");
    let said = visitor.text(".prompt").await?;
    ensure!(said.contains("An engine plays on for you") && !said.contains("You has"), "{said}");
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn a_game_that_is_over_has_a_graph_and_a_way_to_where_it_turned() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tchag).await?;
    seated.begin("standard", &["person", "person"]).await?;
    // A player who plays at random gives something away.
    seated.play_to_the_end(3).await?;
    let end = seated.position().await?;
    visitor.wait_for(".course-picture path").await?;
    // The sentence beside it names a move of the list by its number, and another one that was better.
    visitor.wait_for("[data-act=turned]").await?;
    let said = visitor.text(".course-way > span").await?;
    let (number, rest) =
        said.trim_start_matches("The game turned on ").split_once(". ").context("a number")?;
    let (played, better) = rest.split_once("; ").context("a better move")?;
    let better = better.strip_suffix(" was better.").context("the end of the sentence")?;
    let row = format!(".move-list li:nth-child({number})");
    ensure!(visitor.text(&row).await?.contains(played), "“{said}” is not what was played");
    ensure!(better != played, "“{said}” compares a move with itself");
    visitor.press("[data-act=turned]").await?;
    visitor.wait_for(".analysis .tree-move[aria-current=true]").await?;
    let there = visitor.at_board(GameKind::Tchag).await?.position().await?;
    ensure!(there != end, "the turning point is not the end");
    Ok(visitor.client.clone().close().await?)
}
