//! Runs `snakepit doctor` against the sandbox: its output and its exit codes.

use std::process::Output;

use serde_json::{Value, json};
use snakepit::store::Database;
use tempfile::TempDir;

use crate::bot::{self, Bot};
use crate::test_sandbox::{TOKEN, TestSandbox};

struct Installation {
    sandbox: TestSandbox,
    folder: TempDir,
}

impl Installation {
    async fn new() -> Installation {
        // The folder is on disk, because the doctor reports a folder in memory as a problem.
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder");
        Installation { sandbox: TestSandbox::start().await, folder }
    }

    async fn doctor(&self, arguments: &[&str], more: &[(&str, &str)]) -> (i32, String) {
        let url = self.sandbox.url();
        let mut settings = vec![("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str())];
        settings.retain(|(name, _)| more.iter().all(|(other, _)| other != name));
        settings.extend(more);
        doctor(&self.folder, arguments, &settings).await
    }
}

/// Runs the doctor as a process of its own, while the sandbox runs in this process. Returns the doctor's exit code and
/// output.
async fn doctor(folder: &TempDir, arguments: &[&str], settings: &[(&str, &str)]) -> (i32, String) {
    let mut command = bot::command("doctor", folder.path(), settings);
    command.args(arguments);
    let ended: Output =
        tokio::task::spawn_blocking(move || command.output()).await.expect("no panic").expect("it runs");
    let said = String::from_utf8(ended.stdout).expect("text") + &String::from_utf8_lossy(&ended.stderr);
    assert!(!said.contains(TOKEN) && !said.contains("panicked"), "{said}");
    (ended.status.code().expect("it ends by itself"), said)
}

fn has(said: &str, start: &str, part: &str) {
    assert!(said.lines().any(|line| line.starts_with(start) && line.contains(part)), "{start} {part}:\n{said}");
}

#[tokio::test]
async fn a_new_installation_is_repaired() {
    let place = Installation::new().await;
    let games = place.sandbox.channel("games").await;
    let (code, said) = place.doctor(&["--channel", &games], &[]).await;
    assert_eq!(code, 0, "the doctor finds problems in a new database:\n{said}");
    has(&said, "✓ token", "Snakepit");
    has(&said, "✓ gateway", "ws://");
    has(&said, "✓ reach", "avatars come from http://127.0.0.1:");
    has(&said, "✓ clock", "Discord's");
    has(&said, "! commands", "doctor --fix");
    has(&said, "! database", "does not exist yet");
    assert!(!place.folder.path().join("data").exists(), "the doctor only reads");
    let (code, said) = place.doctor(&["--fix"], &[]).await;
    assert_eq!(code, 0, "{said}");
    has(&said, "✓ fixed", "schema");
    has(&said, "✓ fixed", "commands");
    has(&said, "✓ commands", "as this program has them");
    has(&said, "✓ database", "as this program expects");
    let (_, said) = place.doctor(&["--fix"], &[]).await;
    has(&said, "✓ fixed", "tidy");
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let place = Installation::new().await;
    let games = place.sandbox.channel("games").await;
    let denied = |names: Value| place.sandbox.post("/permissions", json!({"channel": games, "denied": names}));
    denied(json!(["ATTACH_FILES", "ADD_REACTIONS", "CREATE_PRIVATE_THREADS"])).await;
    let (code, said) = place.doctor(&["--channel", &games], &[]).await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ channel", "lacks Attach Files");
    has(&said, "✗ channel", "lacks Add Reactions");
    has(&said, "! channel", "lacks Create Private Threads");
    has(&said, "✓ channel", "Send Messages");
    denied(json!(["VIEW_CHANNEL"])).await;
    has(&place.doctor(&["--channel", &games], &[]).await.1, "✗ channel", "does not see");
    has(&place.doctor(&["--channel", "1"], &[]).await.1, "✗ channel", "no channel 1");
    let without = place.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    let channel = without["channel"].as_str().expect("an id");
    has(&place.doctor(&["--channel", channel], &[]).await.1, "✗ channel", "Add the bot to the server");
}

#[tokio::test]
async fn wrong_settings_and_services_are_named() {
    let place = Installation::new().await;
    let (code, said) = place.doctor(&[], &[("DISCORD_TOKEN", "0123456789abcdef")]).await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ token", "not the client secret");
    assert!(!said.contains("0123456789abcdef"), "{said}");
    let (code, said) = place.doctor(&[], &[("DISCORD_TOKEN", "")]).await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ token", "not set");
    has(&place.doctor(&[], &[("DISCORD_API_URL", "http://127.0.0.1:9")]).await.1, "✗ reach", "Start the proxy");
    let taken = place.sandbox.running.address().to_string();
    has(&place.doctor(&[], &[("HTTP_ADDRESS", &taken)]).await.1, "✗ endpoints", "not by a healthy bot");
    std::fs::write(place.folder.path().join("file"), "").expect("a file");
    has(&place.doctor(&[], &[("DATABASE_URL", "sqlite://file/a.db")]).await.1, "✗ disk", "is a file");
    place.sandbox.faults(json!({"sessions_left": 0})).await;
    has(&place.doctor(&[], &[]).await.1, "✗ sessions", "0 of 1000");
    place.sandbox.faults(json!({"shards": 3})).await;
    has(&place.doctor(&[], &[("SHARDS", "2")]).await.1, "! shards", "recommends 3");
    let (code, said) = place.doctor(&[], &[("LEASE_MS", "soon")]).await;
    assert_eq!(code, 2, "{said}");
    has(&said, "✗ settings", "LEASE_MS");
    let (code, _) = place.doctor(&["--channel", "games"], &[]).await;
    assert_eq!(code, 2, "a channel is a number");
}

#[tokio::test]
async fn it_works_beside_a_bot_and_leaves_it_alone() {
    let place = Installation::new().await;
    let url = place.sandbox.url();
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str())];
    let bot = Bot::start(place.folder.path(), &settings);
    place.sandbox.bot_ready(5).await;
    let (code, said) = place.doctor(&["--fix"], &[]).await;
    assert_eq!(code, 0, "{said}");
    has(&said, "✓ process", "a bot uses the database");
    has(&said, "✓ commands", "as this program has them");
    assert!(!said.contains("fixed"), "{said}");
    drop(bot);
    let database = place.folder.path().join("data/snakepit.db");
    Database::open(&database.to_string_lossy()).await.expect("it is as it was").close().await;
    std::fs::write(&database, "no database ".repeat(400)).expect("a file");
    let (code, said) = place.doctor(&["--fix"], &[]).await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ database", "backup");
    assert_eq!(std::fs::read_to_string(&database).expect("as before").len(), 4_800, "nothing was repaired");
}
