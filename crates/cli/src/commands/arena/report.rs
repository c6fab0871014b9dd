//! The results of a match, for people.

use super::{Output, title};
use crate::failure::Failure;
use tablier_arena::{Claim, Contest, Elo, Standings, Tally};
use tablier_words::{Value, Words};

/// Writes the results.
pub(super) fn write(
    words: &Words,
    contest: &Contest,
    standings: &Standings,
    output: Output<'_>,
) -> Result<(), Failure> {
    let say = |id: &str, args: &[(&str, Value<'_>)]| words.say(id, args);
    let title = say(
        "arena-title",
        &[
            ("table", title(words, contest.kind, &contest.setup).into()),
            ("played", standings.games.to_string().into()),
            ("games", contest.total_games().to_string().into()),
            ("seed", contest.seed.to_string().into()),
            ("plies", words.decimal(standings.average_plies(), 1).into()),
        ],
    );
    writeln!(output, "{title}")?;
    for pairing in &standings.pairings {
        let names = [pairing.first, pairing.second].map(|player| contest.players[player].label());
        writeln!(output, "{}", pairing_line(words, names, &pairing.tally))?;
    }
    if standings.pairings.len() != 1 {
        write_scores(words, contest, standings, output)?;
    }
    if let (Some(sprt), Some(pairing)) = (contest.sprt, standings.pairings.first()) {
        let ratio = sprt.ratio(&pairing.tally);
        let id = match sprt.claim(ratio) {
            Claim::Open => "arena-test-open",
            Claim::Lower => "arena-test-lower",
            Claim::Higher => "arena-test-higher",
        };
        let args = [
            ("ratio", words.decimal(ratio, 2).into()),
            ("elo0", words.decimal(sprt.elo0, 1).into()),
            ("elo1", words.decimal(sprt.elo1, 1).into()),
        ];
        writeln!(output, "{}", say(id, &args))?;
    }
    let endings: Vec<String> =
        standings.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
    writeln!(output, "{}", say("arena-endings", &[("endings", endings.join(", ").into())]))?;
    write_troubles(words, contest, standings, output)
}

/// Everybody's score, where there are more than two players or seats.
fn write_scores(
    words: &Words,
    contest: &Contest,
    standings: &Standings,
    output: Output<'_>,
) -> Result<(), Failure> {
    for (player, score) in contest.players.iter().zip(&standings.scores) {
        let error = score.error().map_or_else(|| "?".to_owned(), |error| words.decimal(error * 100.0, 1));
        let args = [
            ("player", player.label().into()),
            ("score", words.decimal(score.score() * 100.0, 1).into()),
            ("error", error.into()),
            ("seats", score.seats.to_string().into()),
            ("firsts", score.firsts.to_string().into()),
        ];
        writeln!(output, "{}", words.say("arena-player", &args))?;
    }
    Ok(())
}

/// Who misbehaved, and who was late.
fn write_troubles(
    words: &Words,
    contest: &Contest,
    standings: &Standings,
    output: Output<'_>,
) -> Result<(), Failure> {
    for (player, score) in contest.players.iter().zip(&standings.scores) {
        let name = || ("player", Value::from(player.label()));
        if !score.faults.is_empty() {
            let faults: Vec<String> =
                score.faults.iter().map(|(fault, count)| format!("{fault} {count}")).collect();
            let args = [name(), ("faults", faults.join(", ").into())];
            writeln!(output, "{}", words.say("arena-faults", &args))?;
        }
        if score.late > 0 {
            let args = [name(), ("count", score.late.to_string().into())];
            writeln!(output, "{}", words.say("arena-late", &args))?;
        }
    }
    Ok(())
}

fn pairing_line(words: &Words, [first, second]: [&str; 2], tally: &Tally) -> String {
    let args = [
        ("first", first.into()),
        ("second", second.into()),
        ("result", result(tally).into()),
        ("score", share(words, tally).into()),
        ("elo", elo(&tally.elo()).into()),
        ("superiority", words.decimal(tally.superiority() * 100.0, 1).into()),
    ];
    words.say("arena-pairing", &args)
}

/// Games in figures: `+34 =2 -10`.
pub(super) fn result(tally: &Tally) -> String {
    format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses)
}

/// The score in percent, with its interval.
pub(super) fn share(words: &Words, tally: &Tally) -> String {
    let percent = |share: f64| words.decimal(share * 100.0, 1);
    let (low, high) = tally.interval();
    format!("{} [{}–{}]", percent(tally.score()), percent(low), percent(high))
}

/// A difference in strength: `+120 ± 45`, `+340 (> +180)` where only one end is known, or that end alone.
pub(super) fn elo(elo: &Elo) -> String {
    // Adding nothing makes a positive zero of a negative one.
    let value = elo.value.map(|value| format!("{:+}", value.round() + 0.0));
    let end = match (elo.low, elo.high) {
        (Some(low), None) => Some(format!("> {low:+.0}")),
        (None, Some(high)) => Some(format!("< {high:+.0}")),
        _ => None,
    };
    match (value, elo.error(), end) {
        (Some(value), Some(error), _) => format!("{value} ± {error:.0}"),
        (Some(value), None, Some(end)) => format!("{value} ({end})"),
        (None, _, Some(end)) => end,
        _ => "?".to_owned(),
    }
}
