//! How long to think.

use crate::BadCommand;
use crate::reader::Reader;
use std::fmt;
use std::time::Duration;
use tablier_engine::{Limits, Time};
use tablier_games::Seat;

/// The limits of a thought, as a command gives them. Without any, it goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// What is left on the clock of each seat, in milliseconds.
    pub time: [Option<u64>; SEATS],
    /// What each turn adds to the clock of each seat, in milliseconds.
    pub increment: [Option<u64>; SEATS],
    /// How long this ply may take, in milliseconds.
    pub movetime: Option<u64>,
    /// How many plies deep to look.
    pub depth: Option<u32>,
    /// How many positions to look at.
    pub nodes: Option<u64>,
    /// Until it is stopped.
    pub infinite: bool,
}

/// Clocks are given, but not that of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoClock(pub Seat);

const SEATS: usize = Seat::MAX as usize;
const TIMES: [&str; SEATS] = ["p1time", "p2time", "p3time", "p4time"];
const INCREMENTS: [&str; SEATS] = ["p1inc", "p2inc", "p3inc", "p4inc"];

/// Longer times count as this, so that nobody's sums overflow: a year.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 60 * 60);

impl Go {
    pub(crate) fn read(mut words: Reader<'_>) -> Result<Self, BadCommand> {
        let mut go = Self::default();
        while let Some(word) = words.word() {
            go.read_limit(word, &mut words)?;
        }
        go.check()?;
        Ok(go)
    }

    fn read_limit(&mut self, word: &str, words: &mut Reader<'_>) -> Result<(), BadCommand> {
        if let Some(seat) = TIMES.iter().position(|name| *name == word) {
            return once(&mut self.time[seat], TIMES[seat], time_left(words, TIMES[seat])?);
        }
        if let Some(seat) = INCREMENTS.iter().position(|name| *name == word) {
            return once(&mut self.increment[seat], INCREMENTS[seat], words.number(INCREMENTS[seat])?);
        }
        match word {
            "movetime" => once(&mut self.movetime, "movetime", words.number("movetime")?),
            "depth" => once(&mut self.depth, "depth", words.number("depth")?),
            "nodes" => once(&mut self.nodes, "nodes", words.number("nodes")?),
            "infinite" if self.infinite => Err(BadCommand::Twice("infinite")),
            "infinite" => {
                self.infinite = true;
                Ok(())
            }
            other => Err(BadCommand::Surplus(other.to_owned())),
        }
    }

    fn check(&self) -> Result<(), BadCommand> {
        if self.infinite && self.has_limits() {
            return Err(BadCommand::Conflict("infinite", "limits"));
        }
        if self.movetime.is_some() && self.has_clocks() {
            return Err(BadCommand::Conflict("movetime", "clocks"));
        }
        Ok(())
    }

    fn has_clocks(&self) -> bool {
        self.time.iter().chain(&self.increment).any(Option::is_some)
    }

    fn has_limits(&self) -> bool {
        self.has_clocks() || self.movetime.is_some() || self.depth.is_some() || self.nodes.is_some()
    }

    /// Whether the thought goes on until it is stopped.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        !self.has_limits()
    }

    /// The limits for the seat that is to move.
    pub fn limits(&self, seat: Seat) -> Result<Limits, NoClock> {
        Ok(Limits {
            depth: self.depth.map(|depth| depth.max(1)),
            nodes: self.nodes.map(|nodes| nodes.max(1)),
            time: self.time_limit(seat)?,
        })
    }

    fn time_limit(&self, seat: Seat) -> Result<Option<Time>, NoClock> {
        if let Some(time) = self.movetime {
            return Ok(Some(Time::Ply(duration(time))));
        }
        if !self.has_clocks() {
            return Ok(None);
        }
        let left = self.time[seat.index()].ok_or(NoClock(seat))?;
        let increment = self.increment[seat.index()].unwrap_or(0);
        Ok(Some(Time::Clock { left: duration(left), increment: duration(increment) }))
    }
}

fn duration(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds).min(LONGEST)
}

fn once<N>(field: &mut Option<N>, name: &'static str, value: N) -> Result<(), BadCommand> {
    match field.replace(value) {
        Some(_) => Err(BadCommand::Twice(name)),
        None => Ok(()),
    }
}

/// What is left on a clock; one that has been overstepped has nothing left.
fn time_left(words: &mut Reader<'_>, name: &'static str) -> Result<u64, BadCommand> {
    let left: i128 = words.number(name)?;
    let fits = u64::try_from(left.max(0));
    fits.map_err(|_| BadCommand::NotANumber { what: name, text: left.to_string() })
}

/// Each limit with a space before it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = TIMES.iter().zip(self.time);
        let increments = INCREMENTS.iter().zip(self.increment);
        let depth = self.depth.map(u64::from);
        let others = [(&"movetime", self.movetime), (&"depth", depth), (&"nodes", self.nodes)];
        for (name, value) in times.chain(increments).chain(others) {
            if let Some(value) = value {
                write!(f, " {name} {value}")?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Go, LONGEST, NoClock};
    use crate::{BadCommand, Command};
    use std::time::Duration;
    use tablier_engine::{Limits, Time};
    use tablier_games::Seat;

    fn read(line: &str) -> Result<Go, BadCommand> {
        match line.parse()? {
            Command::Go(go) => Ok(go),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn the_clock_of_the_side_to_move_counts() {
        let go = read("go p1time 1000 p2time 2000 p1inc 10 p3time 50").unwrap();
        let clock = |left, increment| Time::Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
        };
        let times: Vec<_> = Seat::all(4).map(|seat| go.limits(seat).map(|limits| limits.time)).collect();
        assert_eq!(times[..2], [Ok(Some(clock(1000, 10))), Ok(Some(clock(2000, 0)))]);
        assert_eq!(times[2..], [Ok(Some(clock(50, 0))), Err(NoClock(Seat::from_index(3)))]);
        assert!(!go.is_endless());
    }

    #[test]
    fn limits_are_kept_within_reason() {
        let limits = |line| read(line).unwrap().limits(Seat::FIRST).unwrap();
        assert_eq!(limits("go depth 0 nodes 0"), Limits { nodes: Some(1), ..Limits::depth(1) });
        assert_eq!(limits("go movetime 18446744073709551615"), Limits::ply_time(LONGEST));
        let overstepped = Time::Clock { left: Duration::ZERO, increment: Duration::ZERO };
        assert_eq!(limits("go p1time -7").time, Some(overstepped));
        assert_eq!(limits("go infinite"), Limits::default());
    }

    #[test]
    fn what_makes_no_sense_is_refused_as_a_whole() {
        for (line, why) in [
            ("go fast", BadCommand::Surplus("fast".to_owned())),
            ("go depth", BadCommand::Missing("depth")),
            ("go depth 1 depth 2", BadCommand::Twice("depth")),
            ("go infinite infinite", BadCommand::Twice("infinite")),
            ("go depth 3 infinite", BadCommand::Conflict("infinite", "limits")),
            ("go movetime 3 p2inc 1", BadCommand::Conflict("movetime", "clocks")),
        ] {
            assert_eq!(read(line), Err(why), "{line}");
        }
        for line in
            ["go depth -1", "go nodes 18446744073709551616", "go p1time 1e3", "go p5time 1", "go p0inc 1"]
        {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
