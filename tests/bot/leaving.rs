//! After SIGTERM, the bot finishes its current work, loses nothing, and exits.

use serde_json::json;

use crate::people::{Party, a_move, text};
use crate::test_sandbox::TestSandbox;

const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";

/// The bot is responding to a press when it gets SIGTERM. It sends the response and closes the gateway.
#[tokio::test]
async fn what_runs_is_finished() {
    let mut party = Party::start().await;
    let mut message = party.begin("sssnake start", json!([]), 0).await;
    let hold = json!({"count": 1, "do": "hold", "ms": 1000, "method": "POST", "path": CALLBACK});
    party.sandbox.faults(json!({"next": [hold]})).await;
    let mover = party.mover(&message).to_owned();
    party.press(&mover, &message, &a_move(&message).expect("a move"), &[]).await;
    // The started match may be shown again if its response overlapped with the previous one.
    message = party.shown_with(|shown| text(shown) != text(&message)).await;
    let bot = party.bot.as_mut().expect("the bot");
    bot.ask_to_end();
    assert!(bot.ended().await.success());
    let log = std::fs::read_to_string(party.folder.path().join("bot.log")).expect("a log");
    assert!(!log.contains("WARN") && !log.contains("ERROR"), "the log has errors: {log}");
    assert_eq!(party.sandbox.get("/world").await["bot"]["online"], false, "the gateway is closed");
    goes_on(&mut party, &text(&message)).await;
}

/// Discord receives all requests but never responds. The bot still shuts down, and the press is stored.
#[tokio::test]
async fn it_ends_even_if_discord_hangs() {
    let (sandbox, apart) = TestSandbox::start_apart().await;
    let mut party = Party::without_bot(sandbox).await;
    party.wake().await;
    let message = party.begin("sssnake start", json!([]), 0).await;
    let mover = party.mover(&message).to_owned();
    party.press(&mover, &message, &a_move(&message).expect("a move"), &[]).await;
    let message = party.shown_with(|shown| text(shown) != text(&message)).await;
    let hanging = apart.hang().await;
    let bot = party.bot.as_mut().expect("the bot");
    bot.ask_to_end();
    assert!(bot.ended().await.success());
    drop(hanging);
    goes_on(&mut party, &text(&message)).await;
}

/// Checks that the match is unchanged and can be played after the next start.
async fn goes_on(party: &mut Party, before: &str) {
    party.wake().await;
    let messages = party.sandbox.messages(&party.anna, &party.channel).await;
    let message = messages.into_iter().rfind(|message| a_move(message).is_some()).expect("the table");
    let turn = |content: &str| content.lines().find(|line| line.starts_with("**▸")).map(str::to_owned);
    assert_eq!(turn(&text(&message)), turn(before));
    let mover = party.mover(&message).to_owned();
    party.press(&mover, &message, &a_move(&message).expect("a move"), &[]).await;
    party.shown_with(|shown| text(shown) != text(&message)).await;
}
