//! The server's clock.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 that never go back, whatever happens to the machine's calendar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    started: Instant,
    then: u64,
}

impl Time {
    /// Starts now.
    pub(crate) fn start() -> Self {
        let then = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::now(), then: then.as_millis() as u64 }
    }

    /// The time.
    pub(crate) fn now(self) -> u64 {
        self.then + self.started.elapsed().as_millis() as u64
    }
}

/// The day of a time, as records write it: `2026-11-15`.
pub(crate) fn day(milliseconds: u64) -> String {
    let (mut days, mut year) = (milliseconds / 86_400_000, 1970);
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in months {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

/// A time of milliseconds since 1970 as people read it, in UTC: `2026-11-15 21:04:09`.
#[must_use]
pub fn written_time(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000 % 86_400;
    format!("{} {:02}:{:02}:{:02}", day(milliseconds), seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{day, written_time};

    #[test]
    fn times_are_those_of_the_day() {
        assert_eq!(written_time(0), "1970-01-01 00:00:00");
        assert_eq!(written_time(1_794_787_200_000 + 86_399_999), "2026-11-16 23:59:59");
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_799_999, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_794_787_200_000, "2026-11-16"),
            (4_102_444_800_000, "2100-01-01"),
            (4_107_542_400_000, "2100-03-01"),
        ];
        for (milliseconds, expected) in days {
            assert_eq!(day(milliseconds), expected);
        }
    }
}
