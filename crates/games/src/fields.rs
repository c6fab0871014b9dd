//! Reading the fields of a position text.

use crate::{Fault, Field, PositionError, Seat};
use std::str::FromStr;

/// The fields of a line, separated by single spaces.
pub(crate) fn split<const N: usize>(line: &str) -> Result<[&str; N], PositionError> {
    let wrong = || PositionError::new(Field::Line, Fault::FieldCount { expected: N });
    let mut fields = [""; N];
    let mut words = line.split(' ');
    for field in &mut fields {
        *field = words.next().filter(|word| !word.is_empty()).ok_or_else(wrong)?;
    }
    match words.next() {
        None => Ok(fields),
        Some(_) => Err(wrong()),
    }
}

/// A number in its one form: decimal, without sign or leading zeros.
pub(crate) fn plain_number<N: FromStr>(text: &str) -> Option<N> {
    if is_plain(text) { text.parse().ok() } else { None }
}

/// Whether a text is digits without a leading zero.
fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'))
}

/// A number of a field in its one form, at most `most`.
pub(crate) fn number(field: Field, text: &str, most: u32) -> Result<u32, PositionError> {
    if !is_plain(text) {
        return Err(PositionError::new(field, Fault::NotANumber));
    }
    // Digits alone fail to parse only when they are too many.
    match text.parse() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(PositionError::new(field, Fault::TooLarge { most })),
    }
}

/// One of a few one-letter words.
pub(crate) fn one_of<T: Copy>(
    field: Field,
    text: &str,
    words: &[(&str, T)],
    allowed: &'static str,
) -> Result<T, PositionError> {
    words
        .iter()
        .find(|(word, _)| *word == text)
        .map(|(_, value)| *value)
        .ok_or_else(|| PositionError::new(field, Fault::NotOneOf { allowed }))
}

/// The side to move, by its seat's letter.
pub(crate) fn seat(text: &str) -> Result<Seat, PositionError> {
    let seat = match *text.as_bytes() {
        [letter] => Seat::from_letter(letter),
        _ => None,
    };
    seat.ok_or_else(|| PositionError::new(Field::Side, Fault::NotOneOf { allowed: "a b c d" }))
}

#[cfg(test)]
mod tests {
    use super::{number, split};
    use crate::Field;

    #[test]
    fn fields_are_separated_by_single_spaces() {
        assert_eq!(split::<2>("a b"), Ok(["a", "b"]));
        for wrong in ["", "a", "a b c", "a  b", " a b", "a b "] {
            assert!(split::<2>(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn numbers_have_one_form() {
        assert_eq!(number(Field::Turn, "0", 9), Ok(0));
        assert_eq!(number(Field::Turn, "9", 9), Ok(9));
        for wrong in ["", "-0", "+1", "01", "00", "1x", "10", "99999999999999999999", "٣"] {
            assert!(number(Field::Turn, wrong, 9).is_err(), "{wrong:?}");
        }
    }
}
