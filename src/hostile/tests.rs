//! The ways in as bounded property tests: what the fuzzer began with, that with a few bytes changed, and anything at all.

use std::path::Path;

use proptest::prelude::*;
use proptest::sample::Index;

/// What the fuzzer begins with for one way in.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = std::fs::read_dir(&folder).expect("a corpus");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has a corpus");
    files.into_iter().map(|file| std::fs::read(file).expect("readable")).collect()
}

/// Bytes put in the place of others: where, how many are taken away, what comes there.
type Change = (Index, usize, Vec<u8>);

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for (place, taken, given) in changes {
        let from = place.index(bytes.len() + 1);
        let to = (from + taken).min(bytes.len());
        bytes.splice(from..to, given.iter().copied());
    }
    bytes
}

fn change() -> impl Strategy<Value = Change> {
    let telling = prop::sample::select(b"\"\\{}[]:,/!?=-+.0129aZ\n\x00\xf0\xff".to_vec());
    let bytes = prop::collection::vec(prop_oneof![telling, any::<u8>()], 0..6);
    (any::<Index>(), 0usize..6, bytes)
}

macro_rules! ways_in {
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
                fn takes_what_is_almost_right(which in any::<Index>(), changes in prop::collection::vec(change(), 1..8)) {
                    super::super::$target(&changed(which.get(&corpus(stringify!($target))).clone(), &changes));
                }

                #[test]
                fn takes_anything(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
                    super::super::$target(&bytes);
                }
            }
        }
    )*};
}

ways_in!(record, options, notation, custom_id, gateway, sandbox);
