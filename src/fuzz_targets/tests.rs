//! Runs the fuzz targets as bounded property tests: on their corpus, on changed corpus inputs, and on random bytes.

use std::path::Path;

use proptest::prelude::*;
use proptest::sample::Index;

/// Returns a target's inputs from `fuzz/corpus`.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = std::fs::read_dir(&folder).expect("a corpus");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has a corpus");
    files.into_iter().map(|file| std::fs::read(file).expect("readable")).collect()
}

/// A replacement of bytes: where it starts, the number of bytes to remove, and the bytes to insert.
type Change = (Index, usize, Vec<u8>);

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for (start, removed, inserted) in changes {
        let from = start.index(bytes.len() + 1);
        let to = (from + removed).min(bytes.len());
        bytes.splice(from..to, inserted.iter().copied());
    }
    bytes
}

fn change() -> impl Strategy<Value = Change> {
    let significant = prop::sample::select(b"\"\\{}[]:,/!?=-+.0129aZ\n\x00\xf0\xff".to_vec());
    let bytes = prop::collection::vec(prop_oneof![significant, any::<u8>()], 0..6);
    (any::<Index>(), 0usize..6, bytes)
}

macro_rules! property_tests {
    ($($target:ident),*) => {$(
        mod $target {
            use super::*;

            #[test]
            fn understands_its_corpus() {
                for bytes in corpus(stringify!($target)) {
                    let understood = super::super::$target(&bytes);
                    assert!(understood, "{}", String::from_utf8_lossy(&bytes));
                }
            }

            proptest! {
                #[test]
                fn accepts_a_changed_corpus(which in any::<Index>(), changes in prop::collection::vec(change(), 1..8)) {
                    super::super::$target(&changed(which.get(&corpus(stringify!($target))).clone(), &changes));
                }

                #[test]
                fn accepts_random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
                    super::super::$target(&bytes);
                }
            }
        }
    )*};
}

property_tests!(record, options, notation, custom_id, gateway, sandbox);

/// Generates the first line of an input for [`super::options`] and [`super::notation`].
fn name_of_a_game() -> impl Strategy<Value = String> {
    let names: Vec<String> = rules::REGISTRY.iter().map(|game| format!("{}\n", game.info().name)).collect();
    prop::sample::select(names)
}

proptest! {
    #[test]
    fn options_of_any_game(name in name_of_a_game(), text in any::<String>()) {
        assert!(super::options((name + &text).as_bytes()));
    }

    #[test]
    fn notation_of_any_game(name in name_of_a_game(), text in any::<String>()) {
        assert!(super::notation((name + &text).as_bytes()));
    }
}
