//! Computes a match's seed from the bot's secret and the players' contributions.
//!
//! The bot draws the [`Secret`] when the lobby opens, and publishes its SHA-256 hash, the *commitment*. Every user in
//! the match contributes a text. The [`Seed`] is computed from both when the match starts. When the match ends, the bot
//! publishes the secret and the seed. `docs/fairness.md` explains what this proves.
//!
//! In a match with a *deal*, which other matches can repeat, the secret itself is the seed, and there are no
//! contributions.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::Seed;

/// The maximum length of a contribution, in characters.
pub const MAX_CONTRIBUTION_CHARS: usize = 100;

/// How many of the commitment's digits a deal's code contains.
const DEAL_CODE_DIGITS: usize = 16;

/// The bot's contribution to a match's randomness: 32 random bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Returns the SHA-256 hash of the raw bytes as 64 lower-case hex digits.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Returns the seed of a match with these contributions by seat. A computer's contribution is `None`.
    ///
    /// The seed is the SHA-256 hash of the secret and the contributions in UTF-8. Each contribution is preceded by its
    /// length in bytes (4 bytes, big-endian), which makes the boundaries between contributions unambiguous.
    pub fn seed<'a>(&self, contributions: impl IntoIterator<Item = Option<&'a str>>) -> Seed {
        let mut hash = Sha256::new_with_prefix(self.0);
        for contribution in contributions {
            let text = contribution.unwrap_or_default();
            // The length always fits into 32 bits: contributions are short, and records have at most 4 MiB.
            hash.update(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
            hash.update(text);
        }
        Seed(hash.finalize().into())
    }

    /// Returns the code of the deal whose seed is this secret, such as `sssnake-2-630dcd2966c43366`. The code does not
    /// reveal the secret.
    pub fn deal_code(&self, game: &str, rules: u32) -> String {
        let mut commitment = self.commitment();
        commitment.truncate(DEAL_CODE_DIGITS);
        format!("{game}-{rules}-{commitment}")
    }

    /// Returns the secret as 64 lower-case hex digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Parses 64 lower-case hex digits and returns `None` for any other text.
    pub fn from_hex(digits: &str) -> Option<Secret> {
        let mut secret = [0; 32];
        hex::decode_to_slice(digits, &mut secret).ok()?;
        (hex::encode(secret) == digits).then_some(Secret(secret))
    }
}

/// Never prints the secret.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// The part of a record that shows how the seed was computed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairPlay {
    /// See [`Secret::commitment`].
    pub commitment: String,
    /// The deal's code, see [`Secret::deal_code`]. Only in matches with a deal, which have no contributions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// The players' contributions by seat, with `None` for computers. Empty in a match with a deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Option<String>>,
    /// The secret in lower-case hex, or `None` until the match ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The seed in lower-case hex, or `None` until the match ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

impl FairPlay {
    /// Returns this part of the record for a match in progress.
    pub fn for_running_match(secret: &Secret, contributions: Vec<Option<String>>) -> FairPlay {
        FairPlay { commitment: secret.commitment(), deal: None, contributions, secret: None, seed: None }
    }

    /// Returns this part of the record for a match with a deal. It contains the deal's code instead of contributions.
    /// The secret, once published, is also the seed.
    #[must_use]
    pub fn with_deal(self, code: String) -> FairPlay {
        let seed = self.secret.clone();
        FairPlay { deal: Some(code), contributions: Vec::new(), seed, ..self }
    }

    /// Returns the fair-play part of a finished match's record, with the secret and the seed revealed.
    pub fn for_finished_match(secret: &Secret, contributions: Vec<Option<String>>) -> FairPlay {
        let seed = secret.seed(contributions.iter().map(Option::as_deref));
        let running = FairPlay::for_running_match(secret, contributions);
        FairPlay { secret: Some(secret.to_hex()), seed: Some(seed.to_hex()), ..running }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Computed with Python:
    ///
    /// ```python
    /// import hashlib
    /// secret = bytes(range(32))
    /// parts = ["1234567890123456789", None, "Schlangengrube 🐍", ""]
    /// texts = [(part or "").encode() for part in parts]
    /// print(hashlib.sha256(secret).hexdigest())
    /// print(hashlib.sha256(secret + b"".join(len(text).to_bytes(4, "big") + text for text in texts)).hexdigest())
    /// ```
    #[test]
    fn commitment_and_seed_are_those_of_another_program() {
        let secret = Secret(std::array::from_fn(|index| index as u8));
        let parts = [Some("1234567890123456789"), None, Some("Schlangengrube 🐍"), Some("")];
        assert_eq!(secret.commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assert_eq!(secret.seed(parts).to_hex(), "84bf05e9e0903197cf6cdfc86f6d3944e02d7c277479c7f90f6249d143d44c54");
    }

    /// The Python program above printed these digits.
    #[test]
    fn the_code_of_a_deal_follows_from_the_commitment() {
        let secret = Secret(std::array::from_fn(|index| index as u8));
        assert_eq!(secret.deal_code("sssnake", 2), "sssnake-2-630dcd2966c43366");
        let deal = FairPlay::for_finished_match(&secret, vec![None]).with_deal("code".to_owned());
        assert_eq!((deal.seed, deal.contributions), (Some(secret.to_hex()), Vec::new()));
        assert_eq!(FairPlay::for_running_match(&secret, vec![None]).with_deal("code".to_owned()).seed, None);
    }

    #[test]
    fn every_secret_has_one_notation_and_is_not_printed() {
        let secret = Secret([0xab; 32]);
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(Secret::from_hex(&secret.to_hex().to_uppercase()), None);
        assert_eq!(Secret::from_hex("ab"), None);
        assert_eq!(format!("{secret:?}"), "Secret");
    }

    #[test]
    fn text_moved_to_another_seat_gives_another_seed() {
        let seed = |parts: [Option<&str>; 2]| Secret([5; 32]).seed(parts).to_hex();
        assert_ne!(seed([Some("ab"), Some("c")]), seed([Some("a"), Some("bc")]));
        assert_ne!(seed([Some("a"), None]), seed([None, Some("a")]));
    }

    proptest! {
        #[test]
        fn every_contribution_counts(
            secret in any::<[u8; 32]>(),
            parts in prop::collection::vec("\\PC{1,20}", 1..=8),
            which in any::<prop::sample::Index>(),
            other in "\\PC{1,20}",
        ) {
            let seed = |parts: &[String]| Secret(secret).seed(parts.iter().map(|part| Some(&**part)));
            let mut changed = parts.clone();
            changed[which.index(parts.len())] = other;
            prop_assert_eq!(parts == changed, seed(&parts) == seed(&changed));
        }
    }
}
