//! Tests that the folder `tests` contains golden pictures and hand-written records of every game.

use std::path::PathBuf;

use test_support::test_data::{files, records, root};

use crate::REGISTRY;

#[test]
fn every_game_has_golden_pictures_and_records() {
    let mut missing = Vec::new();
    for game in REGISTRY {
        let name = game.info().name;
        let is_table = |file: &PathBuf| {
            let file = file.file_name().expect("a name").to_string_lossy();
            file.strip_prefix(name).is_some_and(|rest| rest.starts_with('-') && rest.ends_with(".png"))
        };
        if !files("tests/golden").iter().any(is_table) {
            missing.push(format!("a table: tests/golden/{name}-*.png, from tests/data/pictures/{name}-*.json"));
        }
        if !root().join(format!("tests/golden/lobby-{name}.png")).is_file() {
            missing.push(format!("a lobby: tests/golden/lobby-{name}.png, from tests/data/lobbies/{name}.json"));
        }
        if !records(*game).iter().any(|(_, record)| record.outcome.is_some()) {
            missing.push(format!("a record of a finished match: tests/data/records/{name}/*.json"));
        }
    }
    assert!(missing.is_empty(), "missing in tests/golden and tests/data:\n  {}", missing.join("\n  "));
}
