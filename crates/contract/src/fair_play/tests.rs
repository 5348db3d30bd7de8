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
