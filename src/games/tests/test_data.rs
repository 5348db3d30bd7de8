//! The files in `tests` that every game must have: golden pictures and hand-written records.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::{Game, Record};
use crate::games::REGISTRY;

/// Returns the files of a folder, from the project's root, in order; none if there is no such folder.
fn files(folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(root().join(folder)) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the hand-written records of a game with their files.
pub fn records(game: &dyn Game) -> Vec<(PathBuf, Record)> {
    let name = game.info().name;
    let read = |file: PathBuf| {
        let record: Record = serde_json::from_slice(&fs::read(&file).expect("readable")).expect("a record");
        assert_eq!(record.game, name, "{}", file.display());
        (file, record)
    };
    files(&format!("tests/data/records/{name}")).into_iter().map(read).collect()
}

/// Returns the first hand-written record of a finished match.
pub fn finished_record(game: &dyn Game) -> (PathBuf, Record) {
    let name = game.info().name;
    let mut records = records(game).into_iter();
    let finished = records.find(|(_, record)| record.outcome.is_some());
    finished.unwrap_or_else(|| panic!("{name}: no record of a finished match in tests/data/records/{name}"))
}

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
