//! The hand-written records in `tests/data`.

use std::fs;
use std::path::{Path, PathBuf};

use contract::{Game, Record};

/// Returns the sorted files of a folder, or none if the folder does not exist. Its path is relative to the project's
/// root.
pub fn files(folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(root().join(folder)) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns a game's hand-written records, each with its file.
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
