//! If a setting is invalid, the program prints a one-line error and exits with code 2. If it cannot use the database,
//! it exits with code 1. Also tests the log, and that the bot deletes old data.

use contract::Day;
use serde_json::{Value, json};
use snakepit::ids::UserId;
use snakepit::store::{Database, PuzzleReport};
use tempfile::TempDir;

use crate::bot::{Bot, printed, run_to_end};
use crate::people::Party;
use crate::test_sandbox::{TOKEN, TestSandbox, until};
use snakepit::timestamp::Timestamp;

/// Runs the bot with invalid settings. Checks that it exits with code 2. Returns its output.
fn says(settings: &[(&str, &str)]) -> String {
    ends_with(2, settings)
}

/// Runs the bot until it ends. Checks its exit code. Returns its output.
fn ends_with(code: i32, settings: &[(&str, &str)]) -> String {
    let folder = TempDir::new().expect("a temporary folder");
    let output = run_to_end(folder.path(), settings);
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[test]
fn a_wrong_setting_is_named() {
    assert!(says(&[]).contains("DISCORD_TOKEN"));
    assert!(says(&[("DISCORD_TOKEN", TOKEN), ("LOG", "loud")]).contains("LOG must be"));
    assert!(says(&[("DISCORD_TOKEN", TOKEN), ("CLAIM_FLOOR_MS", "soon")]).contains("CLAIM_FLOOR_MS"));
    assert!(says(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_CONNECT", "127.0.0.1:1")]).contains("DISCORD_CA_FILE"));
    assert!(says(&[("DISCORD_TOKEN", TOKEN), ("SANDBOX_ADDRESS", "0.0.0.0:8733")]).contains("SANDBOX_ADDRESS"));
}

#[test]
fn a_database_that_cannot_be_written_is_named() {
    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_URL", "http://127.0.0.1:9"),
        ("DATABASE_URL", "sqlite:///proc/nothing/snakepit.db"),
    ];
    let said = ends_with(1, &settings);
    assert!(said.contains("/proc/nothing"), "{said}");
}

#[tokio::test]
async fn every_line_of_the_log_can_be_json() {
    let sandbox = TestSandbox::start().await;
    let url = sandbox.url();
    let folder = TempDir::new().expect("a temporary folder");
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str()), ("LOG_FORMAT", "json")];
    let mut bot = Bot::start(folder.path(), &settings);
    sandbox.bot_ready(5).await;
    bot.ask_to_end();
    assert!(bot.ended().await.success());
    let log = std::fs::read_to_string(folder.path().join("bot.log")).expect("a log");
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let first = &lines[0];
    assert_eq!((&first["message"], &first["database"]), (&json!("Snakepit starts"), &json!("sqlite")), "{first}");
    assert_eq!(
        (&first["version"], &first["shards"]),
        (&json!(env!("CARGO_PKG_VERSION")), &json!("as Discord recommends"))
    );
    let connected = lines.iter().find(|line| line["message"] == "connected to Discord").expect("it connects");
    assert_eq!((&connected["level"], &connected["name"]), (&json!("INFO"), &json!("Snakepit")));
    // The line that says why the program exits is JSON, too.
    let wrong = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", "sqlite:///proc/nothing/a.db"), ("LOG_FORMAT", "json")];
    let said: Value = serde_json::from_str(ends_with(1, &wrong).trim()).expect("one line");
    assert!(said["level"] == "ERROR" && said["message"].to_string().contains("/proc/nothing"), "{said}");
}

/// Each line that the bot logs about a command or a press names the interaction, match, shard and server.
#[tokio::test]
async fn a_line_about_a_press_names_its_match_and_server() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    std::fs::write(party.folder.path().join(".env"), "SHOWMS=1\n").expect("a file");
    let url = party.sandbox.url();
    let settings =
        [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str()), ("LOG", "info,snakepit=debug"), ("NO_COLOR", "")];
    let bot = party.bot.insert(Bot::start(party.folder.path(), &settings));
    let warning = bot.logs(|line| line.contains(".env")).await;
    assert!(warning.contains("did you mean SHOW_MS?") && !warning.contains('\x1b'), "{warning}");
    party.sandbox.bot_ready(5).await;
    let message = party.begin_with(party.anna.command("sssnake start"), 1).await;
    let mover = party.mover(&message).clone();
    let callback = "/interactions/{interaction_id}/{interaction_token}/callback";
    // Discord fails once, so the bot repeats the response and logs that.
    party.sandbox.faults(json!({"next": [{"path": callback, "count": 1, "do": "status", "status": 500}]})).await;
    mover.play(&message).await;
    let bot = party.bot.as_mut().expect("it runs");
    let line = bot.logs(|line| line.contains("a response failed; trying again")).await;
    for field in ["interaction{id=", "command=\"match\"", "shard=0", "guild=", "match_id=\"1\""] {
        assert!(line.contains(field), "{field} is missing in {line}");
    }
}

#[tokio::test]
async fn a_wrong_token_is_said_and_never_printed() {
    let sandbox = TestSandbox::start().await;
    let url = sandbox.url();
    let secret = "a-token-that-nobody-knows";
    let settings = [("DISCORD_TOKEN", secret), ("DISCORD_API_URL", url.as_str())];
    let folder = TempDir::new().expect("a temporary folder");
    let path = folder.path().to_owned();
    let owned: Vec<(String, String)> = settings.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let run = move || {
        let settings: Vec<(&str, &str)> = owned.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        run_to_end(&path, &settings)
    };
    let output = tokio::task::spawn_blocking(run).await.expect("it ends");
    let said = printed(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("token"), "{said}");
    assert!(!said.contains(secret), "the token is a secret");
}

/// The task that deletes old data runs alongside all other work.
#[tokio::test]
async fn the_bot_deletes_what_is_too_old() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let file = party.folder.path().join("data/snakepit.db");
    let database = Database::open(&file.to_string_lossy()).await.expect("a new database");
    let report = PuzzleReport { day: Day(0), user_id: UserId(1_001), text: "of 1970".into(), created_at: Timestamp(0) };
    database.report_puzzle(&report).await.expect("it is stored");
    party.wake().await;
    until(async || database.puzzle_reports().await.expect("readable").is_empty()).await;
}
