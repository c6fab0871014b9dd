//! What the engine says on a page: it follows the board, and it is true.

use anyhow::{Context, Result, ensure};
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::{AnyMove, AnyPosition, GameKind, Names};
use tablier_words::{Language, Words};

const GAME: &str = "/tzaar/analysis#setup=fixed&moves=e4xd4";

/// What the page shows of the engine, read at one moment: the board, what the lines are about, and the lines.
struct Shown {
    board: String,
    about: String,
    lines: Vec<String>,
    arrows: String,
    bar: String,
}

async fn shown(visitor: &Visitor) -> Result<Shown> {
    let script = "return JSON.stringify([
        document.querySelector('svg.board').dataset.position,
        document.querySelector('.lines').dataset.about ?? '',
        [...document.querySelectorAll('.line-moves')].map((line) => line.textContent).join('\\n'),
        document.querySelector('.layer.arrows')?.innerHTML ?? '',
        document.querySelector('.chance')?.getAttribute('aria-label') ?? ''])";
    let told = visitor.ask(script).await?;
    let parts: Vec<String> = serde_json::from_str(told.as_str().context("no answer")?)?;
    let [board, about, lines, arrows, bar] = <[String; 5]>::try_from(parts).ok().context("five parts")?;
    Ok(Shown { board, about, lines: lines.lines().map(str::to_owned).collect(), arrows, bar })
}

/// Waits until the engine speaks of a position, and holds what it says to the rules.
async fn opinions(visitor: &Visitor, kind: GameKind, position: &str) -> Result<Shown> {
    let wanted = format!(
        "const lines = document.querySelector('.lines');
         return document.querySelector('svg.board').dataset.position === {position:?}
             && lines.dataset.about === {position:?}
             && lines.querySelectorAll('.line-moves').length > 0
             && document.querySelector('.layer.arrows')?.childElementCount > 0
             && !document.querySelector('.chance.pending')"
    );
    visitor.wait_until(&format!("lines about {position}"), &wanted).await?;
    let shown = shown(visitor).await?;
    ensure!(shown.board == shown.about, "lines about {} beside {}", shown.about, shown.board);
    for line in &shown.lines {
        let mut now = AnyPosition::parse(kind, &shown.board).ok().context("a position")?;
        for word in line.split(' ') {
            let ply = now.read_move(&word.replace('×', "x"));
            let ply = ply.ok().with_context(|| format!("{word} of {line} is no move in {now}"))?;
            now.play(ply).ok().context("a legal move")?;
        }
    }
    Ok(shown)
}

async fn step(visitor: &Visitor, label: &str) -> Result<()> {
    visitor.press(&format!(".stepper [aria-label='{label}']")).await
}

#[tokio::test]
async fn the_engine_of_the_analysis_follows_the_board() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go(GAME).await?;
    let seated = visitor.at_board(GameKind::Tzaar).await?;
    let start = AnyPosition::setup(GameKind::Tzaar, "fixed", None).ok().context("a set-up")?;
    let mut opened = start.clone();
    opened.play(opened.read_move("e4xd4").ok().context("a move")?).ok().context("a move")?;
    seated.wait_for(&opened.to_string()).await?;
    let first = opinions(&visitor, GameKind::Tzaar, &opened.to_string()).await?;
    // Backwards and forwards.
    step(&visitor, "Previous move").await?;
    let second = opinions(&visitor, GameKind::Tzaar, &start.to_string()).await?;
    ensure!(
        first.lines != second.lines && first.arrows != second.arrows && first.bar != second.bar,
        "the same lines: {:?}, or the same bar: {}",
        first.lines,
        first.bar
    );
    step(&visitor, "Next move").await?;
    opinions(&visitor, GameKind::Tzaar, &opened.to_string()).await?;
    // A move by hand, half a turn.
    let ply = opened.moves()[0];
    seated.play(ply).await?;
    let mut halfway = opened.clone();
    halfway.play(ply).ok().context("a legal move")?;
    let third = opinions(&visitor, GameKind::Tzaar, &halfway.to_string()).await?;
    ensure!(third.lines != first.lines, "the same lines");
    // A jump in the tree.
    visitor.press(".tree-move").await?;
    opinions(&visitor, GameKind::Tzaar, &opened.to_string()).await?;
    // Another game, and nothing but a cut in its tree.
    step(&visitor, "Delete from here on").await?;
    opinions(&visitor, GameKind::Tzaar, &start.to_string()).await?;
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn the_engine_of_the_analysis_follows_other_games_and_ends_with_them() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    visitor.go("/terrace/analysis#setup=short&moves=b1-b2~g8-g7&at=2").await?;
    let kind = GameKind::Terrace;
    let seated = visitor.at_board(kind).await?;
    let one = seated.position().await?.to_string();
    opinions(&visitor, kind, &one).await?;
    // A record of as many moves, ended by resigning: the same place of the tree, another game.
    load(&visitor, "[Game \"terrace\"]\n[Setup \"short\"]\n\n1. b1-b2 2. f8-f7\n").await?;
    visitor
        .wait_until(
            "another board",
            &format!("return document.querySelector('svg.board').dataset.position !== {one:?}"),
        )
        .await?;
    let other = seated.position().await?.to_string();
    step(&visitor, "Latest position").await.ok();
    opinions(&visitor, kind, &seated.position().await?.to_string()).await?;
    assert_ne!(one, other);
    // A position by its text: a T on the way to its goal.
    let text = "......../......../......../.......aT/......../......../......../.bT...... 2 a 0";
    visitor.press(".analysis .tools .tool:nth-child(1)").await?;
    visitor.type_in("textarea[name=position]", text).await?;
    visitor.press("dialog[open] .button.filled").await?;
    opinions(&visitor, kind, text).await?;
    // A game that is over: no thought, and the bar shows who has won.
    load(&visitor, "[Game \"terrace\"]\n[Setup \"short\"]\n\n1. b1-b2 2. f8-f7 3. resign:1\n").await?;
    step(&visitor, "Latest position").await.ok();
    visitor.wait_until("the end", "return !document.querySelector('.lines').dataset.about && document.querySelector('.line-list').textContent.includes('resign')").await?;
    let bar =
        "const bar = document.querySelector('.chance-first'); return Number(bar.getAttribute('height'))";
    assert_eq!(visitor.ask(bar).await?.as_f64(), Some(0.0), "Blue has won");
    ensure!(shown(&visitor).await?.bar.contains("Blue wins"), "the bar says who has won");
    step(&visitor, "Previous move").await?;
    let before = seated.position().await?.to_string();
    opinions(&visitor, kind, &before).await?;
    Ok(visitor.client.clone().close().await?)
}

async fn load(visitor: &Visitor, record: &str) -> Result<()> {
    visitor.press(".analysis .tools .tool:nth-child(2)").await?;
    let field = visitor.wait_for("textarea[name=record]").await?;
    field.clear().await?;
    field.send_keys(record).await?;
    visitor.press("dialog[open] .button.filled").await?;
    visitor.wait_until("the dialog to close", "return !document.querySelector('dialog[open]')").await
}

const HINT: &str = ".tools .tool:first-child";

/// Asks for a hint, and sees that nothing but the hint is said: the turn, legal from here.
async fn hint(seated: &Seated<'_>) -> Result<String> {
    let names = Names::new(&seated.position().await?);
    Ok(named_hint(seated, &names).await?.0)
}

/// A hint where places have short names: what is said, and its plies, but for a tile that is laid, which the board shows.
async fn named_hint(seated: &Seated<'_>, names: &Names) -> Result<(String, Vec<AnyMove>)> {
    let visitor = seated.visitor;
    // Everything that was ever said from now on.
    visitor
        .ask(
            "const say = document.querySelector('.prompt .say');
             window.told = [];
             new MutationObserver(() => window.told.push(say.textContent.trim()))
                 .observe(say, { childList: true, characterData: true, subtree: true });",
        )
        .await?;
    visitor.press(HINT).await?;
    visitor.wait_for_text(".prompt .say", "Hint: ").await?;
    let told = visitor.ask("return window.told.join('|')").await?.as_str().unwrap_or_default().to_owned();
    ensure!(!told.contains("No hint"), "a hint was refused before it came: {told}");
    let said = visitor.text(".prompt .say").await?;
    let mut now = seated.position().await?;
    let turn = said.trim_start_matches("Hint: ").split(". ").next().unwrap_or_default().trim_end_matches('.');
    let words = Words::new(Language::English);
    let mut names = names.clone();
    let mut plies = Vec::new();
    for word in turn.split(", ") {
        // What has no text that can be read aloud is told in words; where a tile is laid is seen on the board.
        let is_told = |ply: &&AnyMove| words.advised(**ply, now.seats()).as_deref() == Some(word);
        let told = now.moves().iter().find(is_told).copied();
        let ply = told.or_else(|| names.read(&now, word).ok());
        let ply = ply.with_context(|| format!("{word} of “{said}” is no move in {now}"))?;
        names.follow(&now, ply);
        now.play(ply).ok().context("a legal move")?;
        plies.push(ply);
    }
    ensure!(!now.mid_turn() || now.outcome().is_some(), "“{said}” is only half a turn");
    Ok((said, plies))
}

/// In Tanagra, where tiles are called by numbers: the first hint of a new game, and several in a row of the hunt.
#[tokio::test]
async fn hints_of_tanagra_are_whole_turns_from_the_first_tile_to_the_hunt() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let seated = visitor.sit_down(GameKind::Tanagra).await?;
    seated.begin("2x4", &["person", "person"]).await?;
    visitor.press(HINT).await?;
    visitor.wait_for_text(".prompt .say", "Hint: lay a tile with a ").await?;
    ensure!(!visitor.text(".prompt .say").await?.contains("No hint"), "the first hint was refused");
    let mut names = Names::new(&seated.position().await?);
    let mut random = tablier_games::Random::new(9);
    while seated.position().await?.to_string().contains(" p ") {
        let before = seated.position().await?;
        let ply = Seated::draw(&before, &mut random);
        seated.play(ply).await?;
        names.follow(&before, ply);
    }
    let mut heard = Vec::new();
    for number in 0..3 {
        let (said, plies) = named_hint(&seated, &names).await.with_context(|| format!("hint {number}"))?;
        ensure!(heard.last() != Some(&said), "the hint before is given again: {said}");
        heard.push(said);
        for ply in plies {
            let before = seated.position().await?;
            seated.play(ply).await?;
            names.follow(&before, ply);
        }
        if seated.position().await?.outcome().is_some() {
            break;
        }
    }
    Ok(visitor.client.clone().close().await?)
}

#[tokio::test]
async fn the_first_hint_is_a_whole_turn_and_a_second_one_too() -> Result<()> {
    let house = House::open().await?;
    for kind in [GameKind::Tzaar, GameKind::Terrace, GameKind::Tchag] {
        let visitor = Visitor::new(&house, Look::DESKTOP).await?;
        let seated = visitor.sit_down(kind).await?;
        hint(&seated).await.with_context(|| format!("{kind}, the first"))?;
        // Pressed again it goes away, and comes again.
        visitor.press(HINT).await?;
        visitor
            .wait_until(
                "the hint to go",
                "return !document.querySelector('.prompt .say').textContent.includes('Hint')",
            )
            .await?;
        hint(&seated).await.with_context(|| format!("{kind}, the second"))?;
        visitor.client.clone().close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_hint_leads_through_a_turn_and_says_why() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look::DESKTOP).await?;
    let seated = visitor.sit_down(GameKind::Tzaar).await?;
    seated.begin("fixed", &["person", "person"]).await?;
    let start = seated.position().await?;
    seated.play(start.read_move("e4xd4").ok().context("a move")?).await?;
    let said = hint(&seated).await?;
    let turn: Vec<String> = said
        .trim_start_matches("Hint: ")
        .split(". ")
        .next()
        .unwrap_or_default()
        .split(", ")
        .map(|ply| ply.replace('×', "x"))
        .collect();
    // A stack in the first turn of Black is higher than all others, and so a reason.
    ensure!(
        turn[1].find('+').is_none() || said.contains("stack of 2") || said.contains("Takes"),
        "“{said}” says not why"
    );
    // After its first ply the rest of the turn is still advised.
    let now = seated.position().await?;
    seated.play(now.read_move(&turn[0]).ok().context("a move")?).await?;
    visitor.wait_for_text(".prompt .say", &format!("Hint: {}", turn[1].replace('x', "×"))).await?;
    // What was taken already is no reason for the rest.
    if turn[1].contains('+') {
        let rest = visitor.text(".prompt .say").await?;
        ensure!(!rest.contains("Takes"), "“{rest}” gives the reason of the ply before");
    }
    // What was half made can be asked about, too; after a takeback the hint is gone, and comes again.
    visitor.press(HINT).await?;
    hint(&seated).await?;
    visitor.press(".tools .tool:nth-child(2)").await?;
    visitor.wait_until("nothing is advised", "return !document.querySelector('.prompt .say').textContent.includes('Hint') && document.querySelector('.layer.arrows')?.childElementCount === 0").await?;
    hint(&seated).await?;
    Ok(visitor.client.clone().close().await?)
}
