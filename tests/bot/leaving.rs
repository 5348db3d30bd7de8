//! When the bot gets SIGTERM, it finishes its current work, loses nothing, and exits.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::people::{Party, a_move, text};
use crate::test_sandbox::TestSandbox;

const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

/// The bot is responding to a press when it gets SIGTERM. It sends the response and closes the gateway connection.
#[tokio::test]
async fn what_runs_is_finished() {
    let mut party = Party::start().await;
    let mut message = party.begin("sssnake").await;
    let hold = json!({"count": 1, "do": "hold", "ms": 1000, "method": "POST", "path": CALLBACK});
    party.sandbox.faults(json!({"next": [hold]})).await;
    party.mover(&message).play(&message).await;
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
    let message = party.begin("sssnake").await;
    party.mover(&message).play(&message).await;
    let message = party.shown_with(|shown| text(shown) != text(&message)).await;
    let hanging = apart.hang().await;
    let bot = party.bot.as_mut().expect("the bot");
    bot.ask_to_end();
    assert!(bot.ended().await.success());
    drop(hanging);
    goes_on(&mut party, &text(&message)).await;
}

/// In Snap, a press on *Turn* takes effect only when everybody has had time to see the last card; gentle matches allow
/// more time. The bot remembers such a press across restarts.
#[tokio::test]
async fn early_turns_outlive_orderly_restarts() {
    early_turns_outlive("1500", Duration::ZERO).await;
}

#[tokio::test]
async fn early_turns_of_gentle_matches_outlive_orderly_restarts() {
    // The next process would not accept a press that is older than three seconds.
    early_turns_outlive("4000", Duration::from_millis(1_200)).await;
}

async fn early_turns_outlive(show_ms: &str, pressed_before: Duration) {
    let mut party = Party::start().await;
    party.bot = None;
    let url = party.sandbox.url();
    let settings = [("DISCORD_API_URL", &*url), ("SHOW_MS", show_ms)];
    party.wake_with(&settings).await;
    // If the bot forgot the press, the card would be turned only at the deadline, ten minutes later.
    let mut message = party.begin_with(party.anna.command("snap start").with("pace", "relaxed"), 0).await;
    for restart in 0..4 {
        let play = a_move(&message).expect("a turn");
        party.mover(&message).press(&message, &play).await;
        tokio::time::sleep(pressed_before).await;
        let bot = party.bot.as_mut().expect("the bot");
        bot.ask_to_end();
        assert!(bot.ended().await.success());
        party.wake_with(&settings).await;
        println!("restart {restart}");
        message = party.shown_with(|shown| a_move(shown).is_some_and(|next| next != play)).await;
    }
}

/// An edit in one match takes five seconds. Presses in the other matches do not wait that long for the next process.
#[tokio::test]
async fn a_slow_edit_does_not_hold_up_the_end() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake").await;
    let hold = json!({"count": 1, "do": "hold", "ms": 5_000, "method": "PATCH", "path": MESSAGE});
    party.sandbox.faults(json!({"next": [hold]})).await;
    party.ben.command("game pause").await;
    party.sandbox.counters_with(|counters| counters["faults"] == 0).await;
    let (bot, asked) = (party.bot.as_mut().expect("the bot"), Instant::now());
    bot.ask_to_end();
    assert!(bot.ended().await.success());
    assert!(asked.elapsed() < Duration::from_secs(3), "{:?}", asked.elapsed());
    goes_on(&mut party, &text(&message)).await;
}

/// Starts the bot again, and checks that the match is unchanged and can go on.
async fn goes_on(party: &mut Party, before: &str) {
    party.wake().await;
    let messages = party.anna.messages().await;
    let message = messages.into_iter().rfind(|message| a_move(message).is_some()).expect("the table");
    let turn = |content: &str| content.lines().find(|line| line.starts_with("**▸")).map(str::to_owned);
    assert_eq!(turn(&text(&message)), turn(before));
    party.mover(&message).play(&message).await;
    party.shown_with(|shown| text(shown) != text(&message)).await;
}
