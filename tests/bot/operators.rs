//! What operators do while a bot is running: `status`, `announce`, scheduled backups and `forget --resign`.

use serde_json::Value;

use crate::bot::{Bot, run_command};
use crate::people::{Party, a_move, assert_says};
use crate::test_sandbox::{TOKEN, TestSandbox};

/// Returns the text of a message, including the text in its container.
fn text(message: &Value) -> String {
    message.to_string()
}

#[tokio::test]
async fn tables_show_the_announcement_while_the_bot_runs() {
    let mut party = Party::start().await;
    let message = party.begin_with(party.anna.command("sssnake start"), 1).await;
    assert!(!text(&message).contains('📢'));
    let (code, said) = party.run(&["announce", "Back at 8, @everyone", "--until", "2h"]).await;
    assert_eq!(code, Some(0), "{said}");
    // Although nobody moves, the bot edits the message.
    let shown = party.shown_with_text("📢").await;
    assert_says(&shown, "📢 Back at 8, @\u{200b}everyone");
    party.mover(&shown).play(&shown).await;
    party.shown_with(|new| text(new).contains('📢') && a_move(new) != a_move(&shown)).await;
    let (_, status) = party.run(&["status"]).await;
    assert!(status.contains("UTC: Back at 8, @everyone"), "{status}");
    assert_eq!(party.run(&["announce", "--clear"]).await.0, Some(0));
    party.shown_with(|shown| !text(shown).contains('📢')).await;
    for wrong in [&["announce", "x", "--until", "soon"][..], &["announce", "two\nlines", "--until", "2h"]] {
        let (code, said) = party.run(wrong).await;
        assert_eq!(code, Some(2), "{said}");
    }
}

#[tokio::test]
async fn the_status_is_read_beside_the_running_bot() {
    let mut party = Party::start().await;
    party.begin_with(party.anna.command("sssnake start"), 1).await;
    // The process reports its state a few seconds after it has taken its shard.
    let mut status = String::new();
    while !status.contains("; shards: 0") {
        let (code, said) = party.run(&["status"]).await;
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("it is starting") || said.contains("; shards: "), "{said}");
        status = said;
    }
    let version = env!("CARGO_PKG_VERSION");
    for line in ["processes: 1; servers: ", &format!("  version {version} (commit none), started ")] {
        assert!(status.contains(line), "{line} is missing in {status}");
    }
    assert!(status.contains("open matches: 1\n  sssnake: lobbies 0, running 1, archived 0\n"), "{status}");
    assert!(status.contains("last errors: none"), "{status}");
    let empty = tempfile::TempDir::new().expect("a temporary folder");
    let output = run_command(empty.path(), &["status"], &[]).await;
    assert_eq!(output.status.code(), Some(2), "there is no database");
    assert_eq!(std::fs::read_dir(empty.path()).expect("a folder").count(), 0, "nothing is created");
}

#[tokio::test]
async fn the_bot_makes_scheduled_backups() {
    let party = Party::without_bot(TestSandbox::start().await).await;
    let url = party.sandbox.url();
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str()), ("BACKUP_EVERY_HOURS", "24")];
    let mut bot = Bot::start(party.folder.path(), &settings);
    let line = bot.logs(|line| line.contains("backed up")).await;
    let (_, file) = line.split_once("file=").expect("the file");
    let (code, said) = party.run(&["restore", "--check", file.trim()]).await;
    assert_eq!(code, Some(0), "{said}");
}

#[tokio::test]
async fn a_user_with_open_matches_is_resigned_and_forgotten() {
    let mut party = Party::start().await;
    let running = party.begin("sssnake").await;
    party.add_channel("others").await;
    party.ben.command("hisss start").await;
    // An edit to the first match's message may come in between.
    let others = party.channel();
    party.shown_with(|shown| shown["channel_id"] == others).await;
    drop(party.bot.take());
    let (code, said) = party.run(&["forget", &party.ben.id]).await;
    assert!(code == Some(2) && said.contains("--resign") && said.contains(": 1, 2"), "{said}");
    let (code, said) = party.run(&["forget", &party.ben.id, "--resign"]).await;
    assert_eq!(code, Some(0), "{said}");
    party.wake().await;
    let shown = party.shown_with(|shown| shown["id"] == running["id"]).await;
    assert!(text(&shown).contains("🏁") && !text(&shown).contains("Ben"), "{shown}");
    assert_says(&shown, "Former player");
}
