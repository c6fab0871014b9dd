//! Texts of records and time controls.

use tablier_games::record::{Record, Records, TimeControl};

/// Reads records; each that is read survives being written.
pub fn record(text: &str) {
    for record in Records::new(text) {
        match record {
            Ok(record) => survives_writing(&record),
            Err(error) => assert!((1..=text.matches('\n').count() + 1).contains(&error.line), "{error}"),
        }
    }
}

/// A record that was written is read as it was, and written again as it was.
pub(crate) fn survives_writing(record: &Record) {
    let text = record.to_string();
    let again = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.header(), record.header(), "{text}");
    assert_eq!(again.line(), record.line(), "{text}");
    assert_eq!(again.game().position(), record.game().position(), "{text}");
    assert_eq!(again.game().outcome(), record.game().outcome(), "{text}");
    assert_eq!(again.game().places(), record.game().places(), "{text}");
    assert_eq!(again.to_string(), text);
}

/// Reads a time control; one that is read survives being written.
pub fn time_control(text: &str) {
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control), "{text}");
    }
}
