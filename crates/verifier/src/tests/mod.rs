//! Tests of the general form of records, and of every hand-written record.

pub mod specimen;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use super::{VerifyError, parse_record, verify, verify_steps};
use contract::{FairPlay, Secret, Seed};
use test_support::spoil::spoil;
use text::{Locale, has_message};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns all files with this extension in a folder and its subfolders.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_hand_written_record_is_valid() {
    let records = files(&root().join("tests/data/records"), "json");
    assert!(!records.is_empty());
    for path in records {
        let text = std::fs::read(&path).expect("readable");
        let mut record = parse_record(&text).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", path.display()));
        if !path.ends_with("played.json") {
            // Hand-written dice and cards do not come from a seed.
            record.fair_play.seed = None;
        }
        verify_steps(&record).unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
    }
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    let text = std::fs::read(root().join("tests/data/records/snap/played.json")).expect("readable");
    assert_eq!(verify(&[b"\xef\xbb\xbf", &text[..]].concat()), verify(&text));
}

/// The seed decides who goes first, every die, card and shuffle, and all choices that players leave to chance.
#[test]
fn chance_comes_from_the_seed() {
    let other_seat = |value: &mut Value| *value = json!(1 - value.as_u64().expect("a seat"));
    let changed = |game: &str, key: &str, change: &dyn Fn(&mut Value)| {
        let text = std::fs::read(root().join(format!("tests/data/records/{game}/played.json"))).expect("readable");
        let mut record: Value = serde_json::from_slice(&text).expect("JSON");
        let steps = record["steps"].as_array_mut().expect("steps");
        let step = steps.iter().position(|step| step.get(key).is_some()).expect("a step with this key");
        change(&mut steps[step][key]);
        match verify(record.to_string().as_bytes()) {
            Err(VerifyError::Broken { fault, .. }) if fault.step == Some(step) => fault.why.key.into_owned(),
            other => panic!("{game} {key}: {other:?}"),
        }
    };
    assert_eq!(changed("sssnake", "first", &other_seat), "fault-youngest");
    assert_eq!(changed("sssnake", "die", &|die| *die = json!(2)), "fault-chance-die");
    assert_eq!(changed("sssnake", "draw", &|cards| *cards = json!(["S"])), "fault-chance-draw");
    assert_eq!(changed("ssserpent", "first", &other_seat), "fault-chance-first");
    assert_eq!(changed("ssserpent", "random", &|random| *random = json!(false)), "fault-ssserpent-random");
    assert_eq!(changed("hisss", "card", &|card| *card = json!("red-blue")), "fault-chance-draw");
    for game in ["snap", "slap"] {
        assert_eq!(changed(game, "first", &other_seat), "fault-chance-first");
        let reverse = |packs: &mut Value| packs[0].as_array_mut().expect("a pack").reverse();
        assert_eq!(changed(game, "packs", &reverse), "fault-chance-shuffle");
    }
}

fn specimen() -> Value {
    let text = std::fs::read(root().join("tests/data/records/sssnake/played.json")).expect("readable");
    serde_json::from_slice(&text).expect("JSON")
}

#[track_caller]
fn broken(key: &str, change: impl FnOnce(&mut Value)) {
    let mut record = specimen();
    change(&mut record);
    match verify(record.to_string().as_bytes()) {
        Err(VerifyError::Broken { fault, .. }) => assert_eq!((fault.step, &*fault.why.key), (None, key)),
        other => panic!("{other:?}"),
    }
}

fn without(name: &str) -> impl FnOnce(&mut Value) {
    move |record| {
        record.as_object_mut().expect("an object").remove(name);
    }
}

#[test]
fn the_general_form_is_checked() {
    for name in ["game", "options", "youngest", "seats", "commitment", "contributions", "steps", "outcome"] {
        broken("fault-key", without(name));
    }
    broken("fault-game", |record| record["game"] = json!("chess"));
    broken("option-missing", |record| record["options"] = json!({}));
    broken("option-value", |record| record["options"]["rounds"] = json!(21));
    broken("option-value", |record| record["options"]["rounds"] = json!("3"));
    broken("fault-seats", |record| record["seats"] = json!([{"player": "Anna", "computer": null}]));
    broken("fault-key", |record| record["seats"] = json!([{"player": "Anna"}, {"player": "Ben"}]));
    broken("fault-key", |record| record["seats"][1]["computer"] = json!("brilliant"));
    broken("fault-key", |record| record["youngest"] = json!(2));
    broken("fault-key", |record| record["steps"] = json!({}));
    broken("fault-key", |record| record["outcome"] = json!("won"));
}

#[test]
fn names_words_and_lists_are_as_short_as_those_of_the_bot() {
    broken("fault-long-name", |record| record["seats"][0]["player"] = json!("é".repeat(33)));
    broken("fault-long-name", |record| record["seats"][1]["player"] = json!("W".repeat(700_000)));
    broken("fault-long-contribution", |record| record["contributions"][0] = json!("é".repeat(101)));
    let long = [json!("a".repeat(101)), json!(vec![0; 1_001]), json!({"a": {"b": ["a".repeat(60_000)]}})];
    for long in long {
        broken("fault-long-step", |record| record["steps"][0]["more"] = long.clone());
        broken("fault-long-step", |record| record["outcome"]["more"] = long.clone());
    }
    broken("fault-long-step", |record| record["steps"][0]["a".repeat(101)] = json!(1));
    let mut record = specimen();
    record["seats"][0]["player"] = json!("é".repeat(32));
    verify(record.to_string().as_bytes()).expect("as long as in Discord");
}

#[test]
fn secret_seed_and_contributions_are_checked() {
    broken("fault-commitment", |record| record["commitment"] = json!("00"));
    broken("fault-contributions", |record| record["contributions"] = json!(["one part"]));
    broken("fault-contributions", |record| record["contributions"][1] = json!(null));
    broken("fault-contributions", |record| record["contributions"][1] = json!(""));
    broken("fault-contributions", |record| record["seats"][1]["computer"] = json!("easy"));
    broken("fault-key", |record| record["contributions"][1] = json!(7));
    broken("fault-secret-missing", without("secret"));
    broken("fault-secret-missing", without("seed"));
    broken("fault-secret-early", |record| record["outcome"] = json!(null));
    broken("fault-key", |record| record["secret"] = json!(null));
    broken("fault-key", |record| record["seed"] = json!(null));
    broken("fault-secret", |record| record["secret"] = json!("AB".repeat(32)));
    broken("fault-secret-commitment", |record| record["secret"] = json!("11".repeat(32)));
    broken("fault-seed", |record| record["seed"] = json!("11".repeat(32)));
    broken("fault-seed", |record| record["contributions"][1] = json!("other words"));
}

/// Turns the record of a match into a record of a deal with the same seed.
fn dealt(record: &mut Value) {
    let seed = Secret::from_hex(record["seed"].as_str().expect("a seed")).expect("32 bytes");
    without("contributions")(record);
    record["deal"] = json!(seed.deal_code("sssnake", 2));
    record["secret"] = json!(seed.to_hex());
    record["commitment"] = json!(seed.commitment());
}

#[test]
fn the_code_of_a_deal_stands_in_place_of_the_contributions() {
    let mut record = specimen();
    let contributions = record["contributions"].clone();
    dealt(&mut record);
    assert!(verify(record.to_string().as_bytes()).is_ok(), "its dice and cards still follow from the seed");
    record["seats"][0]["former"] = json!(true);
    assert!(verify(record.to_string().as_bytes()).is_ok(), "nobody contributed");
    let broken = |key: &str, change: &dyn Fn(&mut Value)| {
        broken(key, |record| {
            dealt(record);
            change(record);
        });
    };
    broken("fault-deal-and-contributions", &|record| record["contributions"] = contributions.clone());
    broken("fault-deal-and-contributions", &|record| record["contributions"] = json!([]));
    broken("fault-key", &|record| without("deal")(record));
    broken("fault-key", &|record| record["deal"] = json!(null));
    for other in ["hisss-2-0123456789abcdef", "sssnake-3-0123456789abcdef", "sssnake-02-0123456789abcdef"] {
        broken("fault-deal-other", &|record| record["deal"] = json!(other));
    }
    for other in ["", "sssnake", "sssnake-2", "sssnake-2-", "sssnake-2-0123456789abcdef", "x-sssnake-2-0"] {
        broken("fault-deal", &|record| record["deal"] = json!(other));
    }
    broken("fault-deal", &|record| record["deal"] = json!(format!("{}0", record["deal"].as_str().expect("a code"))));
    broken("fault-deal-seed", &|record| record["seed"] = json!("11".repeat(32)));
    broken("fault-secret-missing", &|record| without("secret")(record));
    broken("fault-secret-early", &|record| record["outcome"] = json!(null));
    broken("fault-secret-commitment", &|record| record["secret"] = json!("11".repeat(32)));
}

#[test]
fn a_record_of_other_rules_is_unreadable() {
    let said = |change: fn(&mut Value)| {
        let mut record = specimen();
        change(&mut record);
        match verify(record.to_string().as_bytes()) {
            Err(VerifyError::Unreadable(why)) => why.key.into_owned(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(said(|record| drop(record.as_object_mut().expect("an object").remove("rules"))), "record-older-rules");
    assert_eq!(said(|record| record["rules"] = json!(1)), "record-older-rules");
    for rules in [json!(0), json!(3), json!("2"), json!(null)] {
        let mut record = specimen();
        record["rules"] = rules;
        assert!(
            matches!(verify(record.to_string().as_bytes()), Err(VerifyError::Unreadable(_))),
            "{}",
            record["rules"]
        );
    }
    assert_eq!(said(|record| record["rules"] = json!(3)), "record-unknown-rules");
}

proptest! {
    /// The verifier detects a change to any byte from which the random numbers are computed.
    #[test]
    fn a_changed_byte_is_noticed(
        secret in any::<[u8; 32]>(),
        words in "[ -~]{1,100}",
        key in 0..4_usize,
        at in any::<Index>(),
        other in "[ -~]",
    ) {
        let mut record = specimen();
        let fair_play = FairPlay::for_finished_match(&Secret(secret), vec![Some("1439876543382954118".into()), Some(words)]);
        let stored = serde_json::to_value(&fair_play).expect("JSON");
        record.as_object_mut().expect("an object").extend(stored.as_object().expect("an object").clone());
        prop_assert!(parse_record(record.to_string().as_bytes()).is_ok());
        let changed = ["/commitment", "/secret", "/seed", "/contributions/1"][key];
        let changed = record.pointer_mut(changed).expect("the key");
        let mut text = changed.as_str().expect("a text").to_owned();
        let at = at.index(text.len());
        prop_assume!(text[at..=at] != *other);
        text.replace_range(at..=at, &other);
        *changed = text.into();
        let parsed = parse_record(record.to_string().as_bytes());
        let is_broken = matches!(parsed, Err(VerifyError::Broken { .. }));
        prop_assert!(is_broken);
    }
}

/// If a player deleted their data, their contribution is gone, so the seed cannot be computed. All other values are
/// checked.
#[test]
fn a_former_player_has_no_contribution() {
    let mut record = specimen();
    record["contributions"][0] = json!(null);
    assert!(verify(record.to_string().as_bytes()).is_err(), "a player contributes");
    record["seats"][0]["former"] = json!(true);
    assert!(verify(record.to_string().as_bytes()).is_ok());
    for (key, wrong) in [
        ("/seed", json!("not hex")),
        ("/secret", json!("ab".repeat(32))),
        ("/contributions/0", json!("words")),
        ("/contributions/1", json!(null)),
        ("/seats/0/computer", json!("easy")),
    ] {
        let mut record = record.clone();
        *record.pointer_mut(key).expect("the key") = wrong;
        assert!(verify(record.to_string().as_bytes()).is_err(), "{key}");
    }
}

#[test]
fn unknown_keys_are_ignored() {
    let mut record = specimen();
    record["made_by"] = json!("somebody's own tool");
    record["seats"][0]["colour"] = json!("red");
    record["options"]["speed"] = json!(1);
    assert!(verify(record.to_string().as_bytes()).is_ok());
}

#[test]
fn other_documents_are_unreadable() {
    let deep = "[".repeat(100_000);
    let other = json!({"format": "snakepit-record/2"}).to_string();
    for text in ["", "{", "[]", "{}", "null", "\u{1F40D}", &deep, &other] {
        assert!(matches!(verify(text.as_bytes()), Err(VerifyError::Unreadable(_))), "{text:.20}");
    }
    assert!(matches!(verify(&[0xff, 0xfe]), Err(VerifyError::Unreadable(_))));
}

#[test]
fn a_file_without_json_is_called_empty_cut_off_or_no_record() {
    let why = |text: &[u8]| match verify(text) {
        Err(VerifyError::Unreadable(why)) => why.key,
        other => panic!("{other:?}"),
    };
    let whole = std::fs::read(root().join("tests/data/records/snap/played.json")).expect("a record");
    assert_eq!(why(b""), "record-empty");
    assert_eq!(why(&whole[..whole.len() / 2]), "record-cut-off");
    assert_eq!(why(b"\x89PNG\r\n\x1a\n"), "record-no-json");
}

#[test]
fn nothing_in_a_record_makes_the_verifier_panic() {
    for path in files(&root().join("tests/data/records"), "json") {
        let text = std::fs::read(&path).expect("readable");
        let record: Value = serde_json::from_slice(&text).expect("JSON");
        for number in 0..test_support::count("BROKEN_RECORDS", 60, 300) {
            let mut random = Seed([0; 32]).external_rng(number);
            let mut wrong = record.clone();
            for _ in 0..=random.below(3) {
                spoil(&mut wrong, &mut random);
            }
            println!("{} changed with number {number}", path.display());
            let _ = verify(wrong.to_string().as_bytes());
        }
    }
}

/// Every message that the verifier and its callers can use exists in every language.
#[test]
fn every_fault_has_a_message() {
    let starts = ["fault-", "record-", "simulate-", "replay-", "file-"];
    let mut keys = BTreeSet::new();
    let sources = ["src", "crates/verifier/src"].into_iter().flat_map(|folder| files(&root().join(folder), "rs"));
    for path in sources.filter(|path| !path.ends_with("verifier/src/tests/mod.rs")) {
        let source = std::fs::read_to_string(&path).expect("readable");
        let words =
            source.split('"').skip(1).step_by(2).filter(|word| starts.iter().any(|start| word.starts_with(start)));
        let is_key = |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        keys.extend(words.filter(is_key).map(str::to_owned));
    }
    assert!(keys.len() > 20, "the faults are found in the sources");
    for locale in Locale::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !has_message(locale, key)).collect();
        assert!(missing.is_empty(), "no text in {}: {missing:?}", locale.code());
    }
}
