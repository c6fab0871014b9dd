//! Small screens: what a browser's own bars leave of a phone. Everything is measured in one browser that changes its size.

use anyhow::{Context, Result};
use serde_json::json;
use tablier_e2e::{House, Look, Program, Seated, Visitor, close};
use tablier_games::{AnyMove, GameKind};

/// Phones and a tablet held upright, and a phone on its side.
const SIZES: [(u32, u32); 7] =
    [(320, 568), (360, 640), (390, 664), (390, 740), (412, 732), (768, 1024), (664, 390)];

/// What must be in reach on every page with a board.
const PRIMARY: &str = ".tools .tool, .moves > summary, .talk > summary, .lesson-ways .button, .analysis .stepper .step, \
     .prompt .buttons .button, .stocks .stock";

/// A page with a board: its address, what shows that it is there, and how much of the height stands around the board at
/// most, on short screens and on others.
struct Sight {
    path: String,
    ready: &'static str,
    around: (f64, f64),
}

impl Sight {
    fn new(path: impl Into<String>, ready: &'static str, around: (f64, f64)) -> Self {
        Self { path: path.into(), ready, around }
    }
}

fn sights(shared: &str) -> Vec<Sight> {
    let table = ".prompt h2";
    vec![
        Sight::new("/tzaar", table, (252.0, 280.0)),
        Sight::new("/terrace", table, (284.0, 316.0)),
        Sight::new("/tchag", table, (284.0, 316.0)),
        Sight::new("/tanagra", table, (296.0, 316.0)),
        Sight::new("/tzaar/lesson", ".lesson .task", (254.0, 258.0)),
        Sight::new("/tchag/problems", ".grades", (254.0, 258.0)),
        Sight::new("/tzaar/analysis#setup=fixed&moves=e4xd4", ".line-list .line", (252.0, 260.0)),
        Sight::new(format!("/games/{shared}"), "main.shared[data-status=playing]", (284.0, 316.0)),
    ]
}

/// What is wrong with the page at this size, one a line. The board spans nine tenths of the width of an upright screen, or
/// what the height allows; on its side, it has all of the height below the head.
async fn faults_now(visitor: &Visitor, size: (u32, u32), around: (f64, f64)) -> Result<Vec<String>> {
    let script = "
        const [primary, around] = arguments;
        const faults = [];
        const board = document.querySelector('svg.board'), box = board.getBoundingClientRect();
        const ratio = board.viewBox.baseVal.width / board.viewBox.baseVal.height;
        const span = Math.min(box.width, box.height * ratio);
        const upright = innerWidth < innerHeight;
        const least = upright ? Math.min(innerWidth * .9, (innerHeight - around) * ratio) : (innerHeight - 52) * Math.min(ratio, 1);
        if (span < least - 1) faults.push(`the board spans ${span}, not ${least}`);
        if (box.top < 0 || box.bottom > innerHeight) faults.push(`the board reaches from ${box.top} to ${box.bottom}`);
        if (document.documentElement.scrollWidth > innerWidth) faults.push(`${document.documentElement.scrollWidth} wide`);
        for (const button of document.querySelectorAll(primary)) {
            const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
            const name = button.textContent.trim() || button.getAttribute('aria-label');
            if (width === 0) continue;
            if (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) {
                faults.push(`${name} is at ${[left, top, right, bottom]}`);
                continue;
            }
            if (width < 40 || height < 36) faults.push(`${name} is only ${width} by ${height}`);
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!hit || !(button.contains(hit) || hit.contains(button))) faults.push(`${name} is covered by ${hit?.className}`);
        }
        return faults;";
    let around = if size.1 <= 720 { around.0 } else { around.1 };
    let found = visitor.client.execute(script, vec![json!(PRIMARY), json!(around)]).await?;
    let found = found.as_array().context("no list")?;
    Ok(found.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect())
}

async fn look_at_all_sizes(visitor: &Visitor, name: &str, around: (f64, f64)) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for size in SIZES {
        visitor.resize(size).await?;
        let mut faults = faults_now(visitor, size, around).await?;
        // A page takes a moment to follow the size of its window.
        for _ in 0..10 {
            if faults.is_empty() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            faults = faults_now(visitor, size, around).await?;
        }
        found.extend(faults.into_iter().map(|fault| format!("{name} at {size:?}: {fault}")));
    }
    visitor.resize(Look::PHONE.size).await?;
    Ok(found)
}

/// A game against an engine at a table of the house; says its id.
async fn shared_table(visitor: &Visitor) -> Result<String> {
    visitor.go("/lobby").await?;
    visitor.wait_for(".waiting .invites").await?;
    let table = json!({ "game": "terrace", "setup": "short", "seats": ["me", "level:1"] });
    let opened = visitor.request("POST", "/api/games", table).await?.good()?;
    Ok(opened["id"].as_str().context("no id")?.to_owned())
}

#[tokio::test]
async fn boards_are_large_and_everything_is_in_reach_at_every_size() -> Result<()> {
    let house = House::without_limits().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let shared = shared_table(&visitor).await?;
    let mut found = Vec::new();
    for language in ["en", "fr"] {
        visitor.speak(language).await?;
        for sight in sights(&shared) {
            visitor.go("/healthz").await?;
            visitor.go(&sight.path).await?;
            visitor.wait_for(sight.ready).await?;
            let name = format!("{} ({language})", sight.path);
            found.extend(look_at_all_sizes(&visitor, &name, sight.around).await?);
        }
    }
    // Room for the parts of a screen that a phone's own shape covers.
    visitor.go("/tchag").await?;
    visitor.wait_for(".tools").await?;
    let insets = json!({ "insets": { "top": 47, "bottom": 34 } });
    visitor.tools("Emulation.setSafeAreaInsetsOverride", insets).await?;
    visitor
        .wait_until(
            "tools above the lower edge, and the head below the upper one",
            "return document.querySelector('.tool').getBoundingClientRect().bottom <= innerHeight - 34
                && document.querySelector('.brand .mark').getBoundingClientRect().top >= 47",
        )
        .await?;
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}

async fn board(visitor: &Visitor) -> Result<String> {
    let script =
        "const { left, top, width, height } = document.querySelector('svg.board').getBoundingClientRect();
        return [left, top, width, height].join(' ')";
    Ok(visitor.ask(script).await?.as_str().context("no board")?.to_owned())
}

/// Makes one turn, and waits until the engine has answered it.
async fn take_a_turn(visitor: &Visitor, seated: &Seated<'_>, kind: GameKind) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let own =
        "return !!document.querySelector('.own .to-move') && !document.querySelector('.others .to-move')";
    visitor.wait_until("one's own turn", own).await?;
    while visitor.ask(own).await? == true {
        let ply = seated.position().await?.moves()[0];
        seated.play_against(ply).await?;
        if kind == GameKind::Tchag && matches!(ply, AnyMove::Tchag(tablier_games::tchag::Move::Pawn { .. })) {
            found.extend(look_at_all_sizes(visitor, "a gap to be closed", (284.0, 316.0)).await?);
        }
    }
    visitor.wait_until("the answer", own).await?;
    Ok(found)
}

#[tokio::test]
async fn the_board_stays_where_it_is_when_a_turn_passes() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let mut found = Vec::new();
    for kind in GameKind::ALL {
        let seated = visitor.sit_down(kind).await?;
        let before = board(&visitor).await?;
        found.extend(take_a_turn(&visitor, &seated, kind).await?);
        assert_eq!(board(&visitor).await?, before, "{kind}");
        // The list of moves opens below the board, with its arrows.
        visitor.press(".moves > summary").await?;
        let arrows = "
            const board = document.querySelector('svg.board').getBoundingClientRect();
            return [...document.querySelectorAll('.moves .step')].length === 4 && [...document.querySelectorAll('.moves .step')].every((step) => {
                const { left, top, right, bottom } = step.getBoundingClientRect();
                const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return right <= innerWidth && bottom <= innerHeight && board.bottom <= top && hit !== null && step.contains(hit);
            })";
        visitor.wait_until("arrows below the board", arrows).await?;
        visitor.press(".moves .step:nth-child(2)").await?;
        visitor.wait_for(".looking:not(:empty)").await?;
        assert_eq!(board(&visitor).await?, before, "{kind}");
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}

/// The head has one line at every width, with and without a number in it.
#[tokio::test]
async fn the_head_keeps_to_one_line() -> Result<()> {
    let widths = [
        320, 360, 390, 412, 600, 718, 720, 768, 898, 900, 1000, 1024, 1112, 1138, 1140, 1200, 1280, 1358,
        1360, 1440, 1920,
    ];
    let script = "
        const parts = [...document.querySelector('.head').children].filter((part) =>
            part.getBoundingClientRect().width > 0 && !part.matches('.head-gap, .unseen, .room-menu'));
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const middle = (box) => (box.top + box.bottom) / 2;
        const faults = boxes.flatMap((box, index) => {
            const last = boxes[index - 1];
            const name = parts[index].className;
            if (Math.abs(middle(box) - middle(boxes[0])) > 4) return [`${name} is on another line`];
            if (last && box.left < last.right - 1) return [`${name} lies on its neighbour`];
            return box.right > innerWidth + 1 ? [`${name} ends at ${box.right}`] : [];
        });
        const wrapped = [...document.querySelectorAll('.head a, .head button')].filter((part) => part.getBoundingClientRect().height > 50);
        return faults.concat(wrapped.map((part) => `${part.textContent} has several lines`));";
    let house = House::without_limits().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
    let mut found = Vec::new();
    let mut shared = None;
    for waits in [false, true] {
        if waits {
            shared = Some(shared_table(&visitor).await?);
        }
        for language in ["en", "fr"] {
            visitor.go("/").await?;
            visitor.speak(language).await?;
            let shared = shared.iter().map(|id| format!("/games/{id}"));
            for path in
                ["/", "/tzaar", "/terrace", "/tchag/rules"].map(String::from).into_iter().chain(shared)
            {
                visitor.go(&path).await?;
                visitor.wait_for(".head .head-button").await?;
                if waits && !path.starts_with("/games") {
                    visitor.wait_for(".head .turns").await?;
                }
                for width in widths {
                    visitor.resize((width, 900)).await?;
                    let faults = visitor.ask(script).await?;
                    let faults =
                        faults.as_array().context("no list")?.iter().filter_map(|line| line.as_str());
                    found.extend(faults.map(|fault| format!("{path} ({language}) at {width}: {fault}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}

/// Short phones: where there is least room.
const SHORT: [(u32, u32); 2] = [(320, 568), (390, 664)];

/// What is not whole and on top of everything else, of what must be seen without scrolling.
const OUT_OF_SIGHT: &str = "
    const found = [];
    for (const selector of arguments[0]) {
        const parts = [...document.querySelectorAll(selector)].filter((part) => part.getBoundingClientRect().width > 2);
        if (parts.length === 0) found.push(`${selector} is not there`);
        for (const part of parts) {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const name = `${selector} (${part.textContent.trim().slice(0, 30)})`;
            if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is at ${[left, top, right, bottom]}`);
            for (const [x, y] of [[(left + right) / 2, top + 2], [(left + right) / 2, bottom - 2]]) {
                const hit = document.elementFromPoint(x, y);
                if (!hit || !(part.contains(hit) || hit.contains(part))) found.push(`${name} is covered by ${hit?.className}`);
            }
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return found";

/// Labels of buttons that are broken within a word, or run into each other.
const BROKEN_LABELS: &str = "
    const found = [], boxes = [];
    const range = document.createRange();
    for (const button of document.querySelectorAll('.prompt .button, .tools .tool, .moves > summary, .talk > summary')) {
        if (button.getBoundingClientRect().width === 0) continue;
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (node.parentElement.closest('.unseen, .unread, .moves-last')) continue;
            for (const word of node.data.matchAll(/\\S+/g)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
                if (rects.length > 1) found.push(`${word[0]} is broken`);
                if (rects.length === 1) boxes.push([button, word[0], rects[0]]);
            }
        }
    }
    boxes.forEach(([button, word, box], index) => boxes.slice(index + 1).forEach(([other, next, last]) => {
        const apart = box.right <= last.left || last.right <= box.left || box.bottom <= last.top || last.bottom <= box.top;
        if (button !== other && !apart) found.push(`${word} runs into ${next}`);
    }));
    return found";

/// What a script finds at these sizes, once the page has come to rest.
async fn found_at(
    visitor: &Visitor,
    sizes: &[(u32, u32)],
    name: &str,
    parts: &[&str],
) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for size in sizes {
        visitor.resize(*size).await?;
        let mut faults = Vec::new();
        for _ in 0..10 {
            let hidden = visitor.client.execute(OUT_OF_SIGHT, vec![json!(parts)]).await?;
            let broken = visitor.ask(BROKEN_LABELS).await?;
            let lines = [hidden, broken];
            faults = lines
                .iter()
                .filter_map(serde_json::Value::as_array)
                .flatten()
                .map(ToString::to_string)
                .collect();
            if faults.is_empty() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        found.extend(faults.into_iter().map(|fault| format!("{name} at {size:?}: {fault}")));
    }
    Ok(found)
}

/// Opens a page anew, in a language.
async fn open_in(visitor: &Visitor, language: &str, path: &str) -> Result<()> {
    visitor.speak(language).await?;
    visitor.go("/healthz").await?;
    visitor.go(path).await?;
    visitor.wait_for(".prompt h2").await?;
    Ok(())
}

/// Strips of two lines, and lists without room.
const CRAMPED: &str = "
    const found = [];
    const height = (part) => part.getBoundingClientRect().height;
    for (const strip of document.querySelectorAll('.strip')) if (height(strip) > 64) found.push(`a strip is ${height(strip)} high`);
    for (const name of ['.moves', '.talk']) {
        const part = document.querySelector(name);
        if (part.open && height(part) < 128) found.push(`${name} is ${height(part)} high`);
    }
    return found.join('; ')";

#[tokio::test]
async fn what_others_ask_and_the_next_game_are_in_sight() -> Result<()> {
    let house = House::without_limits().await?;
    let bob = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let mut ann = Program::named(&house.address, "Annabelle").await?;
    let wish = json!({ "game": "tzaar", "setup": "fixed", "seats": ["me", "open"], "clock": { "base": 600, "increment": 0 } });
    let opened = ann.post("/api/games", &wish).await?.good()?;
    let id = opened["id"].as_str().context("an id")?.to_owned();
    let path = format!("/games/{id}");
    let mut found = Vec::new();
    bob.go("/lobby").await?;
    for language in ["en", "fr"] {
        open_in(&bob, language, &path).await?;
        bob.wait_for("[data-join]").await?;
        found.extend(found_at(&bob, &SHORT, "before the game", &[".guest-name input", "[data-join]"]).await?);
    }
    bob.press("[data-join]").await?;
    bob.wait_for_status("playing").await?;
    ann.post(&format!("/api/games/{id}/moves"), &json!({ "ply": 1, "move": "e4xd4" })).await?.good()?;
    ann.post(&format!("/api/games/{id}/takeback"), &json!({})).await?.good()?;
    for language in ["en", "fr"] {
        open_in(&bob, language, &path).await?;
        bob.wait_for("[data-offer=takeback] [data-act=accept]").await?;
        let asked = [".prompt h2 span:last-child", ".offer", ".offer .button", ".steps .now"];
        found.extend(found_at(&bob, &SHORT, "a question", &asked).await?);
        // The chat lies on the question, and says it.
        bob.press(".talk > summary").await?;
        bob.wait_for_text(".talk-aside.asked", "Annabelle").await?;
        found.extend(found_at(&bob, &SHORT, "the chat", &[".talk-aside", ".talk-list", ".speak"]).await?);
        bob.press(".talk-aside").await?;
        bob.wait_until("a closed chat", "return !document.querySelector('.talk').open").await?;
    }
    // Beside a wide board: a clock keeps to the line, and the lists have room beside a question.
    for size in [(1024, 768), (1440, 900)] {
        bob.resize(size).await?;
        let faults = bob.ask(CRAMPED).await?;
        found.extend((faults != "").then(|| format!("{size:?}: {faults}")));
    }
    ann.post(&format!("/api/games/{id}/resign"), &json!({})).await?.good()?;
    ann.post(&format!("/api/games/{id}/rematch"), &json!({})).await?.good()?;
    for language in ["en", "fr"] {
        open_in(&bob, language, &path).await?;
        bob.wait_for("[data-act=rematch]").await?;
        let next = [".prompt h2", ".prompt > .say:not(:empty)", "[data-act=rematch]"];
        found.extend(found_at(&bob, &SHORT, "after the game", &next).await?);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&bob]).await
}

#[tokio::test]
async fn nothing_covers_what_is_to_be_done() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let mut found = Vec::new();
    for (language, confirm) in [("en", "off"), ("fr", "off"), ("en", "on"), ("fr", "on")] {
        for (kind, setup, first) in
            [(GameKind::Tchag, "standard", "e3-f3"), (GameKind::Tzaar, "fixed", "e4xd4")]
        {
            visitor.speak(language).await?;
            visitor.ask(&format!("localStorage.setItem('tablier.confirm', '{confirm}')")).await?;
            visitor.go("/healthz").await?;
            let seated = visitor.sit_down(kind).await?;
            seated.begin(setup, &["person", "person"]).await?;
            let name = format!("{kind} ({language}, confirm {confirm})");
            let whole = [".prompt h2", ".steps .now", ".prompt .say:not(:empty)"];
            found.extend(found_at(&visitor, &SHORT, &name, &whole).await?);
            let ply = seated.position().await?.read_move(first).expect("a legal move");
            seated.play(ply).await?;
            if kind == GameKind::Tzaar {
                if confirm == "on" {
                    found.extend(
                        found_at(&visitor, &SHORT, &name, &[".steps li", ".turn-buttons .button"]).await?,
                    );
                    visitor.press("[data-act=confirm]").await?;
                }
                visitor.wait_until("the other player", "return !document.querySelector('.own .to-move') || !document.querySelector('[data-act=confirm]')").await?;
                let ply = seated.position().await?.moves()[0];
                seated.play(ply).await?;
                visitor.wait_for("[data-move=pass]").await?;
            }
            found.extend(
                found_at(
                    &visitor,
                    &SHORT,
                    &format!("{name}, mid-turn"),
                    &[".steps .now", ".turn-buttons .button"],
                )
                .await?,
            );
            // A hint says more than there was.
            visitor.press(".tools .tool:first-child").await?;
            visitor.wait_for(".prompt .say:not(:empty)").await?;
            let hinted = [".prompt .say", ".turn-buttons .button"];
            found.extend(found_at(&visitor, &SHORT, &format!("{name}, with a hint"), &hinted).await?);
            visitor.resize((390, 664)).await?;
            let page = visitor.ask("return document.documentElement.scrollHeight - innerHeight").await?;
            if page != 0 {
                found.push(format!("{name} can be scrolled by {page}"));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}

#[tokio::test]
async fn problems_and_lines_are_whole_on_short_phones() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let mut found = Vec::new();
    visitor.go("/lobby").await?;
    for language in ["en", "fr"] {
        visitor.speak(language).await?;
        for kind in [GameKind::Tzaar, GameKind::Tchag] {
            visitor.go("/healthz").await?;
            visitor.go(&format!("/{kind}/problems")).await?;
            visitor.wait_for(".grades .grade").await?;
            found.extend(
                found_at(
                    &visitor,
                    &SHORT,
                    &format!("problems of {kind}"),
                    &[".grade", ".lesson .task", ".lesson .steps .now"],
                )
                .await?,
            );
        }
        visitor.go("/healthz").await?;
        visitor.go("/tzaar/analysis#setup=fixed&moves=e4xd4").await?;
        visitor
            .wait_until("three lines", "return document.querySelectorAll('.line-list .line').length === 3")
            .await?;
        found.extend(found_at(&visitor, &[(390, 664)], "analysis", &[".line-list .line"]).await?);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}

/// How far the words of a step reach below the upper edge of the buttons, in pixels.
const HIDDEN: &str = "const edge = document.querySelector('.lesson-ways').getBoundingClientRect().top;
    const words = [...document.querySelectorAll('.lesson-words > :not(.lesson-ways)')];
    return Math.max(...words.map((part) => part.getBoundingClientRect().bottom)) - edge";

#[tokio::test]
async fn a_step_of_a_lesson_is_read_without_scrolling() -> Result<()> {
    let house = House::open().await?;
    let visitor = Visitor::new(&house, Look { still: true, ..Look::PHONE }).await?;
    let mut found = Vec::new();
    let mut boards = std::collections::BTreeSet::new();
    for (kind, language) in GameKind::ALL.into_iter().flat_map(|kind| [(kind, "en"), (kind, "fr")]) {
        visitor.speak(language).await?;
        visitor.go("/healthz").await?;
        visitor.go(&format!("/{kind}/lesson")).await?;
        visitor.wait_for(".lesson .task").await?;
        for step in 1..=visitor.count(".dots .dot").await? {
            let dot = format!("[...document.querySelectorAll('.dots .dot')][{step} - 1]");
            visitor.ask(&format!("{dot}.click()")).await?;
            visitor.wait_until("the step", &format!("return {dot}.ariaCurrent === 'step'")).await?;
            for size in SHORT {
                visitor.resize(size).await?;
                let height = "return Math.round(document.querySelector('.lesson .board-area').getBoundingClientRect().height)";
                boards.insert((size, visitor.ask(height).await?.as_u64()));
                let hidden = visitor.ask(HIDDEN).await?.as_f64().context("a number")?;
                if hidden > 0.0 {
                    found.push(format!("{kind} ({language}), step {step} at {size:?}: {hidden} pixels"));
                }
            }
        }
    }
    assert_eq!(boards.len(), SHORT.len(), "the board has one size for all steps on a screen: {boards:?}");
    assert!(found.is_empty(), "{} steps are cut:\n{}", found.len(), found.join("\n"));
    close(&[&visitor]).await
}
