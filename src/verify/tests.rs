//! The general form of records, and every record written by hand.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{Broken, Flaw, verify};
use crate::text::{Locale, knows};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this ending.
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
fn every_record_written_by_hand_is_valid() {
    let records = files(&root().join("tests/data/records"), "json");
    assert!(!records.is_empty());
    for path in records {
        let text = std::fs::read(&path).expect("readable");
        verify(&text).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", path.display()));
    }
}

fn specimen() -> Value {
    let text = std::fs::read(root().join("tests/data/records/sssnake/one-round.json")).expect("readable");
    serde_json::from_slice(&text).expect("JSON")
}

#[track_caller]
fn broken(key: &str, change: impl FnOnce(&mut Value)) {
    let mut record = specimen();
    change(&mut record);
    match verify(record.to_string().as_bytes()) {
        Err(Flaw::Broken(Broken { fault, .. })) => assert_eq!((fault.step, &*fault.why.key), (None, key)),
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
    for name in ["game", "options", "seats", "commitment", "steps", "outcome"] {
        broken("fault-key", without(name));
    }
    broken("fault-seed-missing", without("seed"));
    broken("fault-game", |record| record["game"] = json!("chess"));
    broken("option-missing", |record| record["options"] = json!({}));
    broken("option-value", |record| record["options"]["rounds"] = json!(21));
    broken("option-value", |record| record["options"]["rounds"] = json!("3"));
    broken("option-unknown", |record| record["options"]["speed"] = json!(1));
    broken("fault-seats", |record| record["seats"] = json!([{"player": "Anna", "computer": null}]));
    broken("fault-key", |record| record["seats"] = json!([{"player": "Anna"}, {"player": "Ben"}]));
    broken("fault-key", |record| record["seats"][1]["computer"] = json!("brilliant"));
    broken("fault-key", |record| record["steps"] = json!({}));
    broken("fault-key", |record| record["outcome"] = json!("won"));
    broken("fault-commitment", |record| record["commitment"] = json!("00"));
    broken("fault-seed-commitment", |record| record["seed"] = json!("11".repeat(32)));
    broken("fault-seed", |record| record["seed"] = json!("AB".repeat(32)));
    broken("fault-key", |record| record["seed"] = json!(null));
    broken("fault-seed-early", |record| record["outcome"] = json!(null));
}

#[test]
fn unknown_keys_are_ignored() {
    let mut record = specimen();
    record["made_by"] = json!("somebody's own tool");
    record["seats"][0]["colour"] = json!("red");
    assert!(verify(record.to_string().as_bytes()).is_ok());
}

#[test]
fn what_is_no_record_is_unreadable() {
    let deep = "[".repeat(100_000);
    let other = json!({"format": "snakepit-record/2"}).to_string();
    for text in ["", "{", "[]", "{}", "null", "\u{1F40D}", &deep, &other] {
        assert!(matches!(verify(text.as_bytes()), Err(Flaw::Unreadable(_))), "{text:.20}");
    }
    assert!(matches!(verify(&[0xff, 0xfe]), Err(Flaw::Unreadable(_))));
}

/// Every message that a checker can name stands in every language.
#[test]
fn every_fault_can_be_said() {
    let starts = ["fault-", "record-", "simulate-", "replay-", "file-"];
    let mut keys = BTreeSet::new();
    for path in files(&root().join("src"), "rs") {
        if path.ends_with("verify/tests.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("readable");
        let words =
            source.split('"').skip(1).step_by(2).filter(|word| starts.iter().any(|start| word.starts_with(start)));
        let is_key = |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        keys.extend(words.filter(is_key).map(str::to_owned));
    }
    assert!(keys.len() > 20, "the faults are found in the sources");
    for locale in Locale::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !knows(locale, key)).collect();
        assert!(missing.is_empty(), "no text in {}: {missing:?}", locale.code());
    }
}
