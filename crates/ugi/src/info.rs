//! News of a thought.

use std::fmt;
use std::time::Duration;
use tablier_engine::{Line, Report, Thought, Verdict};

/// News of a thought: whatever is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// How many plies deep all has been looked at.
    pub depth: Option<u32>,
    /// How deep the deepest line went.
    pub seldepth: Option<u32>,
    /// Which of the best lines this is, from 1.
    pub multipv: Option<u32>,
    /// What it is worth to the side to move; forced results are counted in plies.
    pub score: Option<Verdict>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Positions looked at in a second.
    pub nps: Option<u64>,
    /// How full the memory is, in thousandths.
    pub hashfull: Option<u32>,
    /// How long it has taken, in milliseconds.
    pub time: Option<u64>,
    /// The line, as texts.
    pub pv: Vec<String>,
    /// A sentence.
    pub string: Option<String>,
}

/// The words that begin a part, in the order in which parts are printed.
const WORDS: [&str; 10] =
    ["depth", "seldepth", "multipv", "score", "nodes", "nps", "hashfull", "time", "pv", "string"];

impl Info {
    /// A sentence alone.
    #[must_use]
    pub fn sentence(sentence: impl Into<String>) -> Self {
        Self { string: Some(sentence.into()), ..Self::default() }
    }

    /// The last news of a thought that took so long.
    #[must_use]
    pub fn of_thought(thought: &Thought, time: Duration) -> Self {
        let best = thought.lines.first();
        Self {
            depth: Some(thought.depth),
            multipv: best.map(|_| 1),
            score: best.map(|line| line.score.verdict()),
            nodes: Some(thought.nodes),
            nps: per_second(thought.nodes, time),
            time: Some(milliseconds(time)),
            pv: best.map(texts).unwrap_or_default(),
            ..Self::default()
        }
    }

    /// Reads the words after `info`. What cannot be read is left out: engines say many things.
    pub(crate) fn read(text: &str) -> Self {
        let mut info = Self::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut value = || words.next_if(|word| !WORDS.contains(word));
            match word {
                "depth" => info.depth = number(value()),
                "seldepth" => info.seldepth = number(value()),
                "multipv" => info.multipv = number(value()),
                "nodes" => info.nodes = number(value()),
                "nps" => info.nps = number(value()),
                "hashfull" => info.hashfull = number(value()),
                "time" => info.time = number(value()),
                "score" => info.score = value().and_then(|unit| score(unit, value()?)),
                "pv" => info.pv = std::iter::from_fn(value).map(str::to_owned).collect(),
                "string" => info.string = Some(words.by_ref().collect::<Vec<_>>().join(" ")),
                _ => {}
            }
        }
        info
    }
}

fn number<N: std::str::FromStr>(word: Option<&str>) -> Option<N> {
    word?.parse().ok()
}

/// `mate 0` is said by who has lost already.
fn score(unit: &str, value: &str) -> Option<Verdict> {
    match (unit, value.strip_prefix('-')) {
        ("cp", _) => value.parse().ok().map(Verdict::Estimate),
        ("mate", Some(plies)) => plies.parse().ok().map(Verdict::LossIn),
        ("mate", None) => match value.parse().ok()? {
            0 => Some(Verdict::LossIn(0)),
            plies => Some(Verdict::WinIn(plies)),
        },
        _ => None,
    }
}

fn texts(line: &Line) -> Vec<String> {
    line.plies.iter().map(ToString::to_string).collect()
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Nothing when no time has passed.
fn per_second(nodes: u64, time: Duration) -> Option<u64> {
    let rate = (u128::from(nodes) * 1_000_000_000).checked_div(time.as_nanos())?;
    Some(u64::try_from(rate).unwrap_or(u64::MAX))
}

impl From<&Report<'_>> for Info {
    fn from(report: &Report<'_>) -> Self {
        Self {
            depth: Some(report.depth),
            seldepth: Some(report.deepest),
            multipv: Some(report.rank as u32),
            score: Some(report.line.score.verdict()),
            nodes: Some(report.nodes),
            nps: per_second(report.nodes, report.time),
            hashfull: Some(report.full),
            time: Some(milliseconds(report.time)),
            pv: texts(report.line),
            string: None,
        }
    }
}

fn score_text(score: Verdict) -> String {
    match score {
        Verdict::Estimate(value) => format!("cp {value}"),
        Verdict::WinIn(plies) => format!("mate {plies}"),
        Verdict::LossIn(0) => "mate 0".to_owned(),
        Verdict::LossIn(plies) => format!("mate -{plies}"),
    }
}

/// Each part with a space before it.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |number: Option<u32>| number.map(|number| number.to_string());
        let large = |number: Option<u64>| number.map(|number| number.to_string());
        let pv = Some(self.pv.join(" ")).filter(|_| !self.pv.is_empty());
        let parts = [
            count(self.depth),
            count(self.seldepth),
            count(self.multipv),
            self.score.map(score_text),
            large(self.nodes),
            large(self.nps),
            count(self.hashfull),
            large(self.time),
            pv,
            self.string.clone(),
        ];
        for (name, value) in WORDS.iter().zip(parts) {
            if let Some(value) = value {
                write!(f, " {name} {value}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Info;
    use tablier_engine::Verdict;

    #[test]
    fn strange_news_are_read_as_far_as_they_go() {
        let info =
            Info::read("depth x currmove a1 score cp 12 lowerbound nodes 5 pv a b time 3 string a  depth 1");
        let expected = Info {
            score: Some(Verdict::Estimate(12)),
            nodes: Some(5),
            time: Some(3),
            pv: vec!["a".to_owned(), "b".to_owned()],
            string: Some("a depth 1".to_owned()),
            ..Info::default()
        };
        assert_eq!(info, expected);
        assert_eq!(Info::read("depth depth 4 score nodes 7 score mate").nodes, Some(7));
        assert_eq!(Info::read(""), Info::default());
    }

    #[test]
    fn forced_results_are_counted_in_plies() {
        let score = |text| Info::read(text).score;
        assert_eq!(score("score mate 3"), Some(Verdict::WinIn(3)));
        assert_eq!(score("score mate -4"), Some(Verdict::LossIn(4)));
        assert_eq!(score("score mate 0"), Some(Verdict::LossIn(0)));
        assert_eq!(score("score mate x"), None);
        let loss = Info { score: Some(Verdict::LossIn(4)), ..Info::default() };
        assert_eq!(loss.to_string(), " score mate -4");
    }
}
