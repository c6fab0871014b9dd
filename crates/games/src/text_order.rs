//! The order of moves by their texts, without the texts.
//!
//! Which move a seed means must not hang on the order in which a generator happens to find moves, so that order is the
//! texts' own. To write and sort texts costs many times what it costs to find the moves: a key that compares as the
//! text does is computed instead.

use crate::{AnyMove, AnyPosition, Position, tanagra, tchag, terrace, tzaar};

/// A text of at most sixteen bytes, packed so that numbers compare as texts do: the first byte is the highest, and
/// what is left over is zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Packed(u128);

impl Packed {
    /// Begins a text.
    pub(crate) const fn begin() -> Writer {
        Writer { bytes: 0, free: u128::BITS }
    }
}

/// Writes a packed text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writer {
    bytes: u128,
    free: u32,
}

impl Writer {
    /// Goes on with a character of ASCII.
    #[inline]
    pub(crate) const fn byte(self, byte: u8) -> Self {
        let free = self.free - 8;
        Self { bytes: self.bytes | (byte as u128) << free, free }
    }

    /// Goes on with a number.
    #[inline]
    pub(crate) const fn number(mut self, number: i16) -> Self {
        if number < 0 {
            self = self.byte(b'-');
        }
        let number = number.unsigned_abs();
        let mut unit = 1;
        while unit <= number / 10 {
            unit *= 10;
        }
        while unit > 0 {
            self = self.byte(b'0' + (number / unit % 10) as u8);
            unit /= 10;
        }
        self
    }

    /// Goes on with a word.
    pub(crate) const fn word(mut self, word: &[u8]) -> Self {
        let mut index = 0;
        while index < word.len() {
            self = self.byte(word[index]);
            index += 1;
        }
        self
    }

    pub(crate) const fn end(self) -> Packed {
        Packed(self.bytes)
    }
}

/// Chooses legal moves by their place in the order of the texts. Its buffers are filled anew for each position, so
/// that a game of many plies allocates no more than its longest list; only those of one game are used.
#[derive(Debug, Default)]
pub(crate) struct ByText {
    tzaar: Vec<(u32, tzaar::Move)>,
    terrace: Vec<(u32, terrace::Move)>,
    tchag: Vec<(Packed, tchag::Move)>,
    tanagra: Vec<((Packed, Packed), tanagra::Move)>,
}

impl ByText {
    /// The legal move at the place, from 0, that `pick` answers when it hears how many there are; nothing if there
    /// are not so many, or none at all.
    pub(crate) fn choose(
        &mut self,
        position: &AnyPosition,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<AnyMove> {
        match position {
            AnyPosition::Tzaar(position) => {
                nth(position, &mut self.tzaar, tzaar::Move::text_key, pick).map(Into::into)
            }
            AnyPosition::Terrace(position) => {
                nth(position, &mut self.terrace, terrace::Move::text_key, pick).map(Into::into)
            }
            AnyPosition::Tchag(position) => {
                nth(position, &mut self.tchag, tchag::Move::text_key, pick).map(Into::into)
            }
            AnyPosition::Tanagra(position) => {
                nth(position.as_ref(), &mut self.tanagra, tanagra::Move::text_key, pick).map(Into::into)
            }
        }
    }
}

fn nth<P: Position, K: Ord>(
    position: &P,
    moves: &mut Vec<(K, P::Move)>,
    key: impl Fn(P::Move) -> K,
    pick: impl FnOnce(usize) -> usize,
) -> Option<P::Move> {
    moves.clear();
    position.for_each_move(|ply| moves.push((key(ply), ply)));
    if moves.is_empty() {
        return None;
    }
    let n = pick(moves.len());
    if n >= moves.len() {
        return None;
    }
    let (_, (_, ply), _) = moves.select_nth_unstable_by(n, |(one, _), (other, _)| one.cmp(other));
    Some(*ply)
}

#[cfg(test)]
mod tests {
    use super::{ByText, Packed};
    use crate::{AnyPosition, GameKind, Random, Start, random_game};

    #[test]
    fn packed_texts_compare_as_texts() {
        let pack = |number: i16| Packed::begin().number(number).byte(b'v').end();
        for one in [-1000, -12, -1, 0, 1, 7, 10, 99, 100, 1000] {
            for other in [-1000, -9, -1, 0, 2, 70, 10, 9, 100, 1001] {
                let texts = (format!("{one}v"), format!("{other}v"));
                assert_eq!(pack(one).cmp(&pack(other)), texts.0.cmp(&texts.1), "{texts:?}");
            }
        }
    }

    /// The plain way: every text is written, and all are sorted.
    fn sorted(position: &AnyPosition) -> Vec<String> {
        let mut texts: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    #[test]
    fn moves_come_in_the_order_of_their_texts() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let start = Start::from_setup(kind, setup.name, Some(1)).unwrap();
                let game = random_game(start.clone(), 2);
                let (mut by_text, mut position) = (ByText::default(), start.position().clone());
                for ply in game.plies() {
                    let texts = sorted(&position);
                    for (n, text) in texts.iter().enumerate() {
                        let chosen = by_text.choose(&position, |count| {
                            assert_eq!(count, texts.len());
                            n
                        });
                        assert_eq!(chosen.unwrap().to_string(), *text, "{position}");
                    }
                    assert_eq!(by_text.choose(&position, |count| count), None);
                    position.play(ply).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_seed_means_the_game_that_it_meant_when_texts_were_sorted() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let start = Start::from_setup(kind, setup.name, Some(9)).unwrap();
                let game = random_game(start.clone(), 9);
                let (mut random, mut position) = (Random::new(!9), start.position().clone());
                for ply in game.plies() {
                    let texts = sorted(&position);
                    assert_eq!(texts[random.below(texts.len() as u64) as usize], ply.to_string());
                    position.play(ply).unwrap();
                }
            }
        }
    }
}
