//! What is wrong with the text of a position.

mod tanagra;
mod tchag;
mod terrace;
mod tzaar;

use crate::Words;
use crate::words::named;
use tablier_games::{Fault, Field, GameKind, PositionError, Seat};

impl Words {
    /// Which field of a position text is wrong, and what is wrong with it.
    ///
    /// The name of the field is not translated: it is what the rules pages call it in either language. The text as a whole
    /// is no field.
    #[must_use]
    pub fn position_error(&self, error: &PositionError) -> String {
        let reason = self.fault(error.fault);
        if error.field == Field::Line {
            return self.tell("position-error-whole", &[("reason", &reason)]);
        }
        self.tell("position-error", &[("field", &error.field), ("reason", &reason)])
    }

    /// What is wrong, for whoever sees the board and not the text: no field is named.
    #[must_use]
    pub fn fault(&self, fault: Fault) -> String {
        match fault {
            Fault::FieldCount { expected } => self.tell("fault-field-count", &[("expected", &expected)]),
            Fault::NotANumber => self.say("fault-not-a-number", &[]),
            Fault::TooLarge { most } => self.tell("fault-too-large", &[("most", &most)]),
            Fault::NotOneOf { allowed } => {
                self.tell("fault-not-one-of", &[("allowed", &self.list_or(allowed.split(' ')))])
            }
            Fault::Tzaar(fault) => tzaar::sentence(self, fault),
            Fault::Terrace(fault) => terrace::sentence(self, fault),
            Fault::Tchag(fault) => tchag::sentence(self, fault),
            Fault::Tanagra(fault) => tanagra::sentence(self, fault),
        }
    }

    /// A fault of a seat, which is named as people know it and by its letter in the text.
    fn fault_of_seat(&self, id: &str, kind: GameKind, seat: Seat) -> String {
        let name = self.seat_name(kind, seat);
        self.tell(id, &[("name", &name), ("letter", &kind.letter(seat))])
    }
}

/// A character as it can be shown: by its number where it would be invisible or change the text around it.
fn visible(found: char) -> String {
    if found.is_ascii_graphic() || found.escape_debug().len() == 1 { found.to_string() } else { named(found) }
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn characters_can_be_seen() {
        for (found, shown) in [
            ('e', "e"),
            ('\'', "'"),
            ('Т', "Т"),
            ('\n', "U+000A"),
            ('\u{feff}', "U+FEFF"),
            ('\u{a0}', "U+00A0"),
        ] {
            assert_eq!(visible(found), shown);
        }
    }
}
