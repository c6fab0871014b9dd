//! The three ways to begin.

use super::{Kind, Tzaar};
use crate::{Random, Setup, SetupError};

/// The set-ups of TZAAR.
pub const SETUPS: &[Setup] = &[
    Setup { name: "random", seats: 2, seeded: true },
    Setup::plain("fixed", 2),
    Setup::plain("tournament", 2),
];

const FIXED: &str = "ooooO/OrrrRO/ORttTRO/ORToOTRO/ORTOotro/ortoOtro/ortTTro/orRRRo/oOOOO w 1 1";
const EMPTY: &str = "...../....../......./......../......../......../......./....../..... w p 0";

pub(super) fn position(name: &str, seed: Option<u64>) -> Result<Tzaar, SetupError> {
    let text = match name {
        "random" => deal(seed.ok_or(SetupError::SeedMissing)?),
        "fixed" => FIXED.to_owned(),
        "tournament" => EMPTY.to_owned(),
        _ => return Err(SetupError::Unknown),
    };
    Ok(text.parse().expect("set-ups are positions"))
}

/// Deals the sixty pieces.
///
/// They lie in the order White's Tzaars, Tzarras and Totts, then Black's; they are shuffled by
/// [`Random::shuffle`] from the stream of the seed, and put on the points column by column, upwards. A seed
/// means the same deal for ever.
fn deal(seed: u64) -> String {
    let side = Kind::ALL.map(|kind| vec![kind.letter(); kind.pieces() as usize]).concat();
    let mut pieces: Vec<char> = side.clone();
    pieces.extend(side.iter().map(char::to_ascii_lowercase));
    Random::new(seed).shuffle(&mut pieces);

    let columns: Vec<String> = EMPTY
        .split(' ')
        .next()
        .unwrap_or_default()
        .split('/')
        .map(|column| pieces.drain(..column.len()).collect())
        .collect();
    format!("{} w 1 1", columns.join("/"))
}

#[cfg(test)]
mod tests {
    use super::deal;

    /// Records and links rely on these deals.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        assert_eq!(deal(0), "RrtOt/rorrTo/ROOoRot/rRroOoOT/ooOtrOOO/RrtTOroR/oOROROo/TTRoOO/oTtoo w 1 1");
        assert_eq!(deal(1), "oOrOT/orrooO/RtROOoo/oToTOoor/tROOoRRr/oOoTORoO/OtRrOor/rTOtRO/ttRrT w 1 1");
        assert_eq!(
            deal(u64::MAX),
            "rRrTo/OOrtTo/ROOOrrO/ooOoOooo/ROOoTRTO/tRorORot/Otootrt/rTrROT/ORoRo w 1 1"
        );
    }
}
