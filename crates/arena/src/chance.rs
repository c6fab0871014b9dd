//! Seeds that follow from a seed.

use tablier_games::Random;

/// The seed of the part `number` of whatever `seed` decides.
pub(crate) fn derive(seed: u64, number: u64) -> u64 {
    let salt = Random::new(number).word();
    Random::new(seed ^ salt).word()
}
