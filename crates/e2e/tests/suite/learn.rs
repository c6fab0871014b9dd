//! Rules, lessons, problems.

use anyhow::{Context, Result};
use serde_json::json;
use tablier_e2e::{House, Look, Seated, Visitor};
use tablier_games::{AnyMove, GameKind, Puzzle};
use tablier_guide::{Lesson, Step, Verdict, lesson, problem_text, problems};
use tablier_words::Language;

async fn goodbye(visitor: &Visitor) -> Result<()> {
    Ok(visitor.client.clone().close().await?)
}

fn moves(step: &Step, right: bool) -> Option<AnyMove> {
    let fits = |ply: &AnyMove| matches!(step.judge(*ply), Verdict::Right(_)) == right;
    step.position.moves().into_iter().find(fits)
}

#[tokio::test]
async fn every_lesson_can_be_done_and_says_why_a_wrong_move_is_wrong() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    for kind in GameKind::ALL {
        let taught = Lesson::read(kind, lesson(kind, Language::English))?;
        visitor.go(&format!("/{kind}/lesson")).await?;
        for (index, step) in taught.steps.iter().enumerate() {
            let title =
                format!("return document.querySelector('.lesson h1')?.textContent === {:?}", step.title);
            visitor.wait_until(&step.title, &title).await?;
            let seated = visitor.at_board(kind).await?;
            seated.wait_for(&step.position.to_string()).await?;
            if let Some(wrong) = moves(step, false).filter(|_| index < 2) {
                seated.attempt(wrong).await?;
                let said = visitor.text(".verdict.wrong").await?;
                assert!(step.wrong.iter().any(|(_, reason)| *reason == said), "{said}");
                seated.wait_for(&step.position.to_string()).await?;
            }
            seated.play(moves(step, true).context("nothing to do")?).await?;
            assert_eq!(visitor.text(".verdict.right").await?, step.praise);
            visitor.press(".lesson-ways .button.filled").await?;
        }
        visitor.wait_for(".table .prompt").await?;
    }
    goodbye(&visitor).await
}

#[tokio::test]
async fn the_rules_have_boards_to_play_on_in_both_languages() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { language: "fr-FR", ..Look::DESKTOP }).await?;
    for kind in GameKind::ALL {
        visitor.go(&format!("/{kind}/rules")).await?;
        visitor.wait_for(".rules figure svg.board").await?;
        assert!(visitor.text(".rules").await?.contains("règle maison") || kind == GameKind::Tzaar, "{kind}");
        let seated = visitor.at_board(kind).await?;
        let start = seated.position().await?;
        seated.play(start.moves()[0]).await?;
        visitor.press(".figure-controls > .button").await?;
        seated.wait_for(&start.to_string()).await?;
    }
    visitor.press(".languages button[aria-pressed='false']").await?;
    visitor.wait_until("English", "return document.body.textContent.includes('house rule')").await?;
    goodbye(&visitor).await
}

/// What a printer is told about colours: the paper, the print and every kind of shape of the first board.
const COLOURS: &str = "const [page, ...shapes] = [document.documentElement, ...document.querySelectorAll('.rules figure:first-of-type svg.board *')];
    const ink = (element) => { const style = getComputedStyle(element); return [style.color, style.fill, style.stroke].join(); };
    return [getComputedStyle(document.body).backgroundColor, ink(page), ...new Set(shapes.map(ink))].join('; ')";

#[tokio::test]
async fn rules_are_printed_alike_from_a_dark_screen() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { dark: true, still: true, ..Look::DESKTOP }).await?;
    for kind in GameKind::ALL {
        visitor.wish(&[("prefers-color-scheme", "dark")]).await?;
        visitor.go(&format!("/{kind}/rules")).await?;
        visitor.wait_for(".rules figure svg.board").await?;
        let on_screen = visitor.ask(COLOURS).await?;
        let mut printed = Vec::new();
        for scheme in ["dark", "light"] {
            let media = json!({ "media": "print", "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
            visitor.tools("Emulation.setEmulatedMedia", media).await?;
            printed.push(visitor.ask(COLOURS).await?);
        }
        assert_ne!(on_screen, printed[0], "{kind}: a dark screen");
        assert_eq!(printed[0], printed[1], "{kind}");
    }
    goodbye(&visitor).await
}

/// A complete turn that does not solve a problem.
fn wrong_turn(kind: GameKind, puzzle: &Puzzle) -> Result<Vec<AnyMove>> {
    let read = puzzle.read(kind)?;
    let mut turns = vec![(read.position.clone(), Vec::new())];
    while let Some((position, plies)) = turns.pop() {
        for ply in position.moves() {
            let mut next = position.clone();
            next.play(ply).ok().context("a legal move")?;
            let plies: Vec<AnyMove> = plies.iter().copied().chain([ply]).collect();
            if next.mid_turn() && next.outcome().is_none() {
                turns.push((next, plies));
            } else if next != read.solved {
                return Ok(plies);
            }
        }
    }
    anyhow::bail!("every turn solves it")
}

async fn play_all(seated: &Seated<'_>, plies: &[AnyMove]) -> Result<()> {
    for ply in plies {
        seated.play(*ply).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_problem_is_failed_another_solved_and_the_streak_counts() -> Result<()> {
    let house = House::open().await?;
    for kind in [GameKind::Tzaar, GameKind::Tchag] {
        let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
        let found = problems(problem_text(kind).context("no problems")?);
        visitor.go(&format!("/{kind}/problems")).await?;
        let seated = visitor.at_board(kind).await?;
        seated.wait_for(&found[0].position).await?;
        play_all(&seated, &wrong_turn(kind, &found[0])?).await?;
        visitor.wait_for(".verdict.wrong").await?;
        visitor.press("[data-act=again]").await?;
        seated.wait_for(&found[0].position).await?;
        play_all(&seated, &found[0].read(kind)?.solution).await?;
        visitor.wait_for(".verdict.right").await?;
        let goes_on = found[0].read(kind)?.goes_on();
        let offered = format!("return !!document.querySelector('[data-act=line]') === {goes_on}");
        visitor.wait_until("a way on only where something goes on", &offered).await?;
        assert!(visitor.text(".grades").await?.contains("Difficulty"), "1 to 5 say what they are");
        assert!(visitor.text(".streak").await?.contains("Streak: 0"), "only the first attempt counts");
        visitor.press("[data-act=next]").await?;
        seated.wait_for(&found[1].position).await?;
        play_all(&seated, &found[1].read(kind)?.solution).await?;
        visitor.wait_for(".verdict.right").await?;
        assert!(visitor.text(".streak").await?.contains("Streak: 1"));
        visitor.go(&format!("/{kind}/problems")).await?;
        seated.wait_for(&found[0].position).await?;
        assert!(visitor.text(".lesson-place").await?.contains("1 solved"), "it is kept");
        goodbye(&visitor).await?;
    }
    Ok(())
}
