//! Three and four at a table, clocks that all pages show alike, and another game with those who are there.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::time::Duration;
use tablier_e2e::{Cable, House, Look, Program, Visitor, close, event};
use tablier_games::{AnyPosition, Game, GameKind, Random, Seat, Start};

const STILL: Look = Look { still: true, ..Look::DESKTOP };

/// A table that a program opens, with seats for others.
async fn open(host: &mut Program, game: &str, setup: &str, more: Value) -> Result<String> {
    let seats = game.parse::<GameKind>().ok().and_then(|kind| kind.setup(setup)).context("a set-up")?.seats;
    let seats: Vec<&str> = std::iter::once("me").chain((1..seats).map(|_| "open")).collect();
    let mut wish = json!({ "game": game, "setup": setup, "seats": seats });
    if let (Value::Object(wish), Value::Object(more)) = (&mut wish, more) {
        wish.extend(more);
    }
    let opened = host.post("/api/games", &wish).await?.good()?;
    Ok(opened["id"].as_str().context("an id")?.to_owned())
}

async fn act(program: &mut Program, id: &str, what: &str, message: impl Into<Value>) -> Result<Value> {
    program.post(&format!("/api/games/{id}/{what}"), &message.into()).await?.good()
}

/// A program that is there as long as the test lasts, as a player at a page would be.
async fn stay(program: &Program, id: &str) -> Result<()> {
    let mut socket = program.socket(&format!("/api/games/{id}/live")).await?;
    tokio::spawn(async move { while event(&mut socket).await.is_ok() {} });
    Ok(())
}

/// What a clock on a page shows, in seconds.
async fn shown(visitor: &Visitor, strip: &str) -> Result<u64> {
    let text = visitor.text(&format!("{strip} .clock")).await?;
    let (minutes, seconds) = text.split_once(':').with_context(|| format!("no clock: {text}"))?;
    Ok(minutes.parse::<u64>()? * 60 + seconds.parse::<f64>()? as u64)
}

/// What the house says of the clock of the second seat, in seconds.
async fn told(program: &mut Program, id: &str) -> Result<u64> {
    let game = program.get(&format!("/api/games/{id}")).await?.good()?;
    Ok(game["clocks"]["left"][1].as_u64().context("a clock")? / 1000)
}

/// Every page shows what the house says, but for the moment that asking takes.
async fn agree(house: &mut Program, id: &str, pages: &[(&Visitor, &str)]) -> Result<()> {
    let before = told(house, id).await?;
    let mut seen = Vec::new();
    for (visitor, strip) in pages {
        seen.push(shown(visitor, strip).await?);
    }
    let after = told(house, id).await?;
    let fits = |seconds: &u64| *seconds + 2 >= after && *seconds <= before + 2;
    ensure!(seen.iter().all(fits), "pages show {seen:?}, the house said {before} and then {after}");
    Ok(())
}

/// A player whose link is cut, and a visitor whose own clock is an hour wrong, see the same clock as the house.
#[tokio::test]
async fn two_pages_show_the_same_clock() -> Result<()> {
    let house = House::without_limits().await?;
    let cable = Cable::to(&house).await?;
    let (bob, eve) = (Visitor::at(&cable.address, STILL).await?, Visitor::new(&house, STILL).await?);
    let mut ann = Program::named(&house.address, "Ann").await?;
    let id = open(&mut ann, "terrace", "short", json!({ "clock": { "base": 180, "increment": 0 } })).await?;
    bob.go(&format!("/games/{id}")).await?;
    bob.press("[data-join]").await?;
    bob.wait_for_status("playing").await?;
    act(&mut ann, &id, "moves", json!({ "ply": 1, "move": "b1-b2" })).await?;
    let passed = "const [minutes, seconds] = (document.querySelector('.own .clock')?.textContent ?? '3:00').split(':');
        return 60 * Number(minutes) + Number(seconds) <= 173";
    bob.wait_until("seven seconds", passed).await?;
    // What is said gives no time back, on no page.
    act(&mut ann, &id, "chat", json!({ "text": "Take your time." })).await?;
    bob.wait_for_text(".talk-list .words", "Take your time.").await?;

    let wrong = json!({ "source": "const real = Date.now; window.off = 3600000; Date.now = () => real() - window.off;" });
    eve.tools("Page.addScriptToEvaluateOnNewDocument", wrong).await?;
    eve.go(&format!("/games/{id}")).await?;
    eve.wait_for(".others .clock, .own .clock").await?;
    eve.wait_for_status("playing").await?;
    let strip = ".strip.to-move";
    let pages = [(&bob, ".own"), (&eve, strip)];
    agree(&mut ann, &id, &pages).await?;

    // Bob's page hears nothing for a while, in which he is given time.
    cable.cut();
    bob.wait_for(".link-state[data-link=lost]").await?;
    act(&mut ann, &id, "time", json!({})).await?;
    act(&mut ann, &id, "chat", json!({ "text": "Are you there?" })).await?;
    cable.mend();
    bob.wait_for(".link-state[data-link=open]").await?;
    bob.wait_for_text(".talk-list .words", "Are you there?").await?;
    // Eve's clock is set right while she looks on.
    eve.ask("window.off = 0").await?;
    eve.wait_for_text(".talk-list .words", "Are you there?").await?;
    agree(&mut ann, &id, &pages).await?;

    // A draw stops the clocks, and they stay as they are.
    act(&mut ann, &id, "draw", json!({})).await?;
    bob.press("[data-offer=draw] [data-act=accept]").await?;
    for visitor in [&bob, &eve] {
        visitor.wait_for_status("over").await?;
    }
    agree(&mut ann, &id, &[(&bob, ".own")]).await?;
    let stopped = shown(&bob, ".own").await?;
    bob.client.refresh().await?;
    bob.wait_for_status("over").await?;
    assert_eq!(shown(&bob, ".own").await?, stopped, "what a page shows that comes later");
    close(&[&bob, &eve]).await
}

/// Plays quietly for all seats until so many plies stand.
async fn play_quietly(players: [&mut Program; 2], bob: &Visitor, id: &str, plies: usize) -> Result<()> {
    let [ann, cyd] = players;
    let start = Start::from_setup(GameKind::Terrace, "three", None).ok().context("a start")?;
    let (mut game, mut random) = (Game::new(start), Random::new(11));
    let goes_on = |game: &Game, ply| {
        let mut next = game.clone();
        next.play(ply).is_ok() && next.outcome().is_none() && next.seats_in().count() == 3
    };
    for number in 1..=plies {
        let position: &AnyPosition = game.position();
        let seat = position.side();
        let moves: Vec<_> = position.moves().into_iter().filter(|ply| goes_on(&game, *ply)).collect();
        let ply = moves[random.below(moves.len() as u64) as usize];
        let message = json!({ "ply": number, "move": ply.to_string() });
        match seat.number() {
            1 => drop(act(ann, id, "moves", message).await?),
            2 => drop(bob.request("POST", &format!("/api/games/{id}/moves"), message).await?.good()?),
            _ => drop(act(cyd, id, "moves", message).await?),
        }
        game.play(ply).ok().context("a move")?;
    }
    Ok(())
}

/// What cannot be seen as it should of the newest move and the newest line of the talk.
const HIDDEN: &str = "
    const box = (element) => element.getBoundingClientRect();
    const [moves, talk] = ['.move-list', '.talk-list'].map((name) => document.querySelector(name));
    const [turn, line] = [[...moves.querySelectorAll('.turn')].at(-1), [...talk.children].at(-1)];
    const within = (inner, outer) => box(inner).top >= box(outer).top - 1 && box(inner).bottom <= box(outer).bottom + 1;
    const number = turn.querySelector('.turn-number');
    const found = [];
    if (moves.clientHeight < 64) found.push(`the list of moves is ${moves.clientHeight} high`);
    if (talk.clientHeight < 64) found.push(`the chat is ${talk.clientHeight} high`);
    if (!within(turn, moves)) found.push('the newest move is out of sight');
    if (!within(line, talk)) found.push('the newest line is out of sight');
    if (number.textContent.length < 3) found.push(`move ${number.textContent}`);
    if (box(number).height > 1.6 * parseFloat(getComputedStyle(number).fontSize)) found.push('a number on two lines');
    if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the page scrolls');
    const parts = [...document.querySelectorAll('.others, .moves, .talk, .prompt, .own, .tools')].map(box);
    parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
        if (one.top < other.bottom - 1 && other.top < one.bottom - 1) found.push('parts cover each other');
    }));
    return found.join('; ')";

/// What has no room, or lies on something else, when a game of several is over.
const ENDED_BADLY: &str = "
    const box = (element) => element.getBoundingClientRect();
    const found = [];
    const wide = innerWidth >= 900;
    for (const name of ['.moves', '.talk']) {
        const part = document.querySelector(name);
        if (wide && part.open && box(part).height < 149) found.push(`${name} is ${box(part).height} high`);
    }
    for (const part of document.querySelectorAll('.prompt > .say, .prompt .button')) {
        if (part.scrollHeight > part.clientHeight + 1) found.push(`${part.textContent} is cut`);
    }
    const course = document.querySelector('.course');
    if (course && box(course).height < 80) found.push('no room for the graph');
    const again = box(document.querySelector('[data-act=rematch]'));
    const edge = wide ? box(document.querySelector('.prompt')).bottom : box(document.querySelector('.tools')).top;
    if (again.bottom > edge + 1) found.push('the next game is out of sight');
    for (const rank of document.querySelectorAll('.rank')) {
        const strip = rank.closest('.strip');
        if (box(rank).top < box(strip).top - 1 || box(rank).bottom > box(strip).bottom + 1) found.push('a place leaves its strip');
        for (const other of strip.querySelectorAll('.clock, .strip-name, .goal-badge, .counts')) {
            const [a, b] = [box(rank), box(other)];
            if (b.width > 2 && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2) found.push(`a place lies on ${other.className}`);
        }
    }
    return found.join('; ')";

/// The visitor sits down at an open table of three, then the last player, and the game begins.
async fn sit_down_as_three(visitor: &Visitor, host: &Program, last: &mut Program, id: &str) -> Result<()> {
    visitor.press("[data-join='2']").await?;
    visitor.wait_for("[data-act=leave]").await?;
    act(last, id, "join", json!({})).await?;
    for program in [host, &*last] {
        stay(program, id).await?;
    }
    visitor.wait_for_status("playing").await
}

/// A guest comes by a private link and is asked for a name; a long game of three; going out; places; playing again.
#[tokio::test]
async fn three_at_a_table() -> Result<()> {
    let house = House::without_limits().await?;
    let bob = Visitor::new(&house, STILL).await?;
    let mut ann = Program::named(&house.address, "Ann").await?;
    let mut cyd = Program::named(&house.address, "Cyd").await?;
    let id = open(&mut ann, "terrace", "three", json!({ "private": true })).await?;
    bob.go(&format!("/games/{id}")).await?;
    bob.type_in("input[name=guest-name]", "Bob").await?;
    sit_down_as_three(&bob, &ann, &mut cyd, &id).await?;
    let game = ann.get(&format!("/api/games/{id}")).await?.good()?;
    assert_eq!(game["seats"][1]["name"], "Bob");

    // The heading carries the token of the player to move.
    let token = "return document.querySelector('.prompt h2 .mover')?.innerHTML ?? ''";
    bob.wait_for(".prompt h2 .mover").await?;
    let first = bob.ask(token).await?;
    play_quietly([&mut ann, &mut cyd], &bob, &id, 1).await?;
    bob.wait_for_text(".prompt h2", "Your move").await?;
    assert_ne!(bob.ask(token).await?, first);
    play_quietly([&mut ann, &mut cyd], &bob, &id, 102).await?;
    for text in ["Hello.", "A long game.", "Yours is the move.", "The last line."] {
        act(&mut ann, &id, "chat", json!({ "text": text })).await?;
    }
    bob.wait_for_text(".talk-list .words", "The last line.").await?;
    bob.wait_until("every move", "return document.querySelectorAll('.turn').length === 102").await?;
    for (width, height) in [(1440, 900), (1024, 768)] {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        bob.tools("Emulation.setDeviceMetricsOverride", size).await?;
        // What is still hidden after a while is named.
        let mut hidden = Value::Null;
        for _ in 0..40 {
            hidden = bob.ask(HIDDEN).await?;
            if hidden == "" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(hidden, "", "{width} × {height}");
    }

    // Ann asks, Cyd agrees, and Bob sees both.
    act(&mut ann, &id, "takeback", json!({})).await?;
    act(&mut cyd, &id, "takeback", json!({})).await?;
    bob.wait_for_text("[data-offer=takeback]", "Ann would like to take a turn back.").await?;
    bob.wait_for_text("[data-offer=takeback]", "Agreed: Cyd.").await?;
    bob.press("[data-offer=takeback] [data-act=accept]").await?;
    bob.wait_for_text(".happened", "Cyd: takeback accepted").await?;
    bob.wait_for_text(".happened", "You: takeback accepted").await?;
    assert_eq!(bob.ask("return [...document.querySelectorAll('.happened')].filter(line => line.textContent.includes('takeback requested')).length").await?, 1);

    bob.press("[data-act=resign]").await?;
    bob.press("[data-act=resign-yes]").await?;
    bob.wait_for_text(".prompt h2", "You are out").await?;
    bob.wait_for_text(".prompt .announced[role=status]", "You are out, two remain.").await?;
    bob.wait_for_text(".happened", "You are out, two remain.").await?;
    act(&mut cyd, &id, "resign", json!({})).await?;
    bob.wait_for_status("over").await?;
    for (place, name) in [(1, "Ann"), (2, "Cyd"), (3, "You")] {
        bob.wait_for_text(&format!(".standing [data-place='{place}']"), name).await?;
    }
    bob.wait_for_text(".own .strip .rank", "3rd").await?;

    // What there is to say leaves the lists their room, and places lie on nothing.
    for size in [(1440, 900), (1024, 768), (390, 664), (320, 568)] {
        bob.resize(size).await?;
        let mut faults = Value::Null;
        for _ in 0..20 {
            faults = bob.ask(ENDED_BADLY).await?;
            if faults == "" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(faults, "", "{size:?}");
    }
    bob.resize(STILL.size).await?;

    // Playing again: who is missing is named, and can be done without.
    bob.press("[data-act=rematch]").await?;
    bob.wait_for_text("[data-offer=rematch]", "Ann, Cyd").await?;
    bob.press("[data-offer=rematch] [data-act=withdraw]").await?;
    bob.wait_for("[data-act=rematch]").await?;
    act(&mut ann, &id, "rematch", json!({})).await?;
    bob.wait_for_text(".prompt", "Ann would like to play again.").await?;
    bob.go("/lobby").await?;
    bob.wait_for_text(".rematches .row", "Ann would like to play again.").await?;
    bob.press(".rematches [data-act=rematch]").await?;
    bob.wait_for_text("[data-offer=rematch]", "Still to answer: Cyd.").await?;
    bob.press("[data-act=rematch-engine]").await?;
    let next = format!(
        "return !!document.querySelector('main.shared:not([data-table={id:?}])[data-status=playing]')"
    );
    bob.wait_until("the next game", &next).await?;
    bob.wait_for_text(".strip", "Level 3").await?;
    close(&[&bob]).await
}

/// An engine plays on in Tanagra and is named; the host fills a table with engines.
/// Whether all that a strip says is in sight, but for what an engine plays for whom, which may be longer than a phone is wide.
const STRIPS_ARE_WHOLE: &str = "
    const cut = [...document.querySelectorAll('.strip-facts')].filter((facts) =>
        !(facts.textContent.includes('plays for') && innerWidth < 900)
        && (facts.scrollWidth > facts.clientWidth + 1 || facts.scrollHeight > facts.clientHeight + 1));
    return document.querySelectorAll('.strip').length === 3 && cut.length === 0";

#[tokio::test]
async fn engines_for_those_who_are_not_there() -> Result<()> {
    let house = House::without_limits().await?;
    let bob = Visitor::new(&house, STILL).await?;
    let mut ann = Program::named(&house.address, "Ann").await?;
    let mut cyd = Program::named(&house.address, "Cyd").await?;
    let id = open(&mut ann, "tanagra", "3x4", json!({ "clock": { "base": 600, "increment": 0 } })).await?;
    bob.go(&format!("/games/{id}")).await?;
    sit_down_as_three(&bob, &ann, &mut cyd, &id).await?;
    bob.wait_until("three clocks", "return document.querySelectorAll('.clock').length === 3").await?;
    act(&mut ann, &id, "resign", json!({})).await?;
    bob.wait_for_text(".others", "plays for Ann").await?;
    bob.wait_for_text(".others", "Level 3").await?;
    bob.wait_for_text(".prompt .announced", "Level 3 plays on for Ann.").await?;
    bob.wait_until("Ann's clock is gone", "return document.querySelectorAll('.clock').length === 2").await?;
    // The engine has moved for her, and nobody says that it was Ann.
    bob.wait_for_text(".prompt .unseen", "Level 3").await?;
    bob.wait_for_text(".prompt h2", "Your move").await?;
    // Her pieces are still in, and what is said of them can be read.
    assert_eq!(bob.count(".strip.out").await?, 0);
    for size in [(1440, 900), (1024, 768), (768, 1024), (390, 664)] {
        bob.resize(size).await?;
        bob.wait_until(&format!("strips at {size:?}"), STRIPS_ARE_WHOLE).await?;
    }
    bob.resize(STILL.size).await?;
    act(&mut cyd, &id, "resign", json!({})).await?;
    bob.wait_for_text(".prompt h2", "You have won").await?;
    bob.wait_for_text(".others", "Ann").await?;

    let wish = json!({ "game": "terrace", "setup": "four", "seats": ["me", "open", "open", "open"] });
    let opened = bob.request("POST", "/api/games", wish).await?.good()?;
    bob.go(&format!("/games/{}", opened["id"].as_str().context("an id")?)).await?;
    bob.wait_for_text("[data-act=leave]", "Cancel table").await?;
    bob.choose("level", "1").await?;
    bob.press("[data-act=fill]").await?;
    bob.wait_for_status("playing").await?;
    let engines = "return [...document.querySelectorAll('.others .strip-name')].every(name => name.textContent === 'Level 1')";
    bob.wait_until("three engines", engines).await?;
    assert_eq!(bob.count(".others .strip").await?, usize::from(Seat::MAX) - 1);
    close(&[&bob]).await
}
