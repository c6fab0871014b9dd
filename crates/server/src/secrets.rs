//! Chance, and what is proven by it.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};
use std::fmt;
use tablier_store::KeyHash;

/// Letters that cannot be taken for each other, and need no escaping anywhere.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A password that is in nobody's log.
pub(crate) struct Secret(pub(crate) String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A number that nobody can foresee.
pub(crate) fn chance() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The system's own randomness is there as long as the system is.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// So many letters, five random bits each.
fn letters<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A name for somebody or something: 60 random bits, short enough for an address.
pub(crate) fn id() -> String {
    letters::<12>()
}

/// A secret of more than 128 random bits.
pub(crate) fn secret() -> String {
    letters::<26>()
}

/// What a secret is stored as. It is random itself: nothing slow is needed.
pub(crate) fn hash(secret: &str) -> KeyHash {
    KeyHash(Sha256::digest(secret.as_bytes()).into())
}

/// A code for people to write down: groups of five.
pub(crate) fn recovery_code() -> String {
    [(); 5].map(|()| letters::<5>()).join("-")
}

/// What a code is stored as, however it was typed.
pub(crate) fn code_hash(code: &str) -> KeyHash {
    let plain: String = code.chars().filter(|letter| letter.is_alphanumeric()).collect();
    hash(&plain.to_lowercase())
}

/// The text that a password is stored as: argon2id, with its parameters and salt.
pub(crate) fn password_hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether a password is the one that was stored. Takes as long when nothing was stored, so that nobody learns which
/// accounts there are.
pub(crate) fn password_fits(password: &str, stored: Option<&str>) -> bool {
    let Some(stored) = stored else {
        let _ = password_hash(password);
        return false;
    };
    PasswordHash::new(stored)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::{code_hash, id, password_fits, password_hash, recovery_code, secret};

    #[test]
    fn secrets_are_long_and_never_the_same() {
        assert_ne!(secret(), secret());
        assert_ne!(id(), id());
        assert_eq!((secret().len(), id().len(), recovery_code().len()), (26, 12, 29));
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let code = recovery_code();
        assert_eq!(code_hash(&code), code_hash(&code.to_uppercase().replace('-', " ")));
        assert_ne!(code_hash(&code), code_hash(&recovery_code()));
    }

    #[test]
    fn a_password_fits_only_itself() {
        let stored = password_hash("correct horse").unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(password_fits("correct horse", Some(&stored)));
        assert!(!password_fits("correct horse ", Some(&stored)));
        assert!(!password_fits("correct horse", None));
        assert!(!password_fits("correct horse", Some("nonsense")));
    }
}
