use std::path::Path;

use super::*;
use crate::game::{Record, Secret};
use crate::store::{BackupError, backup};
use crate::verify::verify;

/// Plays stored records of several games. Each copy must hold a valid beginning of each.
#[tokio::test]
async fn a_copy_made_during_play_holds_valid_records() {
    let (folder, database) = fresh().await;
    let address = folder.path().join("test.db");
    let records = ["hisss/claims", "sssnake/one-round", "ssserpent/attack", "snap/all-cards"].map(record);
    let mut played: Vec<(Story<'_>, Record)> = Vec::new();
    for record in records {
        let mut meta = lobby(&record.game, record.seats.iter().map(|_| person(ANNA)).collect());
        for (index, seat) in meta.seats.iter_mut().enumerate() {
            seat.name.clone_from(&record.seats[index].player);
            seat.contribution.clone_from(&record.fair_play.contributions[index]);
        }
        meta.options = record.options.clone();
        meta.secret = Secret::from_hex(record.fair_play.secret.as_deref().expect("a finished match")).unwrap();
        played.push((Story::begin(&database, meta).await, record));
    }
    let copies = async {
        for n in 0..4 {
            let copy = folder.path().join(format!("copy-{n}.db"));
            backup(address.to_str().unwrap(), &copy).await.unwrap();
        }
    };
    let play = async {
        while played.iter().any(|(story, record)| story.steps < record.steps.len()) {
            for (story, record) in &mut played {
                let steps = story.steps..record.steps.len().min(story.steps + 1);
                if steps.end == record.steps.len() {
                    (story.meta.stage, story.meta.outcome) = (Stage::Over, record.outcome.clone());
                }
                if !steps.is_empty() {
                    story.commit(&record.steps[steps], None).await.unwrap();
                }
            }
        }
    };
    tokio::join!(copies, play);
    backup(address.to_str().unwrap(), &folder.path().join("copy-4.db")).await.unwrap();
    for n in 0..5 {
        let copy = Database::open(folder.path().join(format!("copy-{n}.db")).to_str().unwrap()).await.unwrap();
        for (story, whole) in &played {
            let record = copy.record(story.meta.id).await.unwrap().expect("the match");
            let text = serde_json::to_vec(&record).unwrap();
            verify(&text).unwrap_or_else(|flaw| panic!("copy {n}, {}: {flaw:?}", record.game));
            assert!(n < 4 || record.steps.len() == whole.steps.len(), "the last copy has everything");
        }
    }
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_names_the_problem() {
    let (folder, _database) = fresh().await;
    let address = folder.path().join("test.db").to_str().unwrap().to_owned();
    let copy = folder.path().join("copy.db");
    std::fs::write(&copy, "something of value").unwrap();
    assert!(matches!(backup(&address, &copy).await, Err(BackupError::Exists(_))));
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "something of value");
    let nowhere = folder.path().join("no/such/folder/copy.db");
    assert!(matches!(backup(&address, &nowhere).await, Err(BackupError::Failed { .. })));
    let nothing = folder.path().join("nothing.db");
    assert!(matches!(backup(nothing.to_str().unwrap(), &nowhere).await, Err(BackupError::Nothing(_))));
    assert!(!nothing.exists());
    let server = backup("postgres://snake:hunter2@127.0.0.1:1/snakepit", &nowhere).await.expect_err("a server");
    assert!(server.to_string().contains("pg_dump") && !server.to_string().contains("hunter2"), "{server}");
}

fn record(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/records/{name}.json"));
    verify(&std::fs::read(path).unwrap()).unwrap()
}
