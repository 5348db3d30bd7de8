//! During a match, permissions change, threads are archived, channels are deleted, or the bot loses a server.

use serde_json::{Value, json};
use snakepit::play::Stage;

use super::Table;
use crate::claims::crowd::{Crowd, SNAP, reaction_button};
use crate::people::{assert_says, channel_of, text};
use crate::test_sandbox::until;

/// A part of the match's message if the bot cannot see the channel.
const HIDDEN: &str = "I can’t see this channel";

/// The bot loses the permission to see the channel. It still responds to presses, which needs no permission, but it
/// cannot send or edit anything else. Once it has the permission again, the next press updates the message.
#[tokio::test]
async fn without_permission_it_goes_on_and_is_mended_later() {
    let mut table = Table::lay().await;
    let channel = table.party.channel();
    let permit = |denied: Value| json!({"channel": channel, "denied": denied});
    table.party.sandbox.post("/permissions", permit(json!(["VIEW_CHANNEL"]))).await;
    table.play().await;
    assert_says(&table.message, HIDDEN);
    let old = table.message.clone();
    let resigned = table.party.ben.resign().await;
    assert!(resigned.contains("gave up"), "{resigned}");
    table.party.logs("a match could not be shown").await;
    assert_eq!(text(&table.newest().await), text(&old), "the message is unchanged");

    table.party.sandbox.post("/permissions", permit(json!([]))).await;
    // The button is outdated, and the response shows the newest state.
    table.party.anna.play(&old).await;
    table.see().await;
    assert!(!text(&table.message).contains(HIDDEN), "{}", text(&table.message));
    table.play().await;
    assert_eq!(table.saved().await.meta.stage, Stage::Running, "a channel that the bot cannot see is not deleted");
}

/// In a game with reactions, buttons replace the reactions while the bot cannot see the channel.
#[tokio::test]
async fn claims_go_on_by_buttons_where_the_bot_sees_nothing() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 2, 0, 12).await;
    crowd.reactions_stand(&[SNAP]).await;
    for (denied, hidden) in [(json!(["VIEW_CHANNEL"]), true), (json!([]), false)] {
        let denied = json!({"channel": crowd.party.channel(), "denied": denied});
        crowd.party.sandbox.post("/permissions", denied).await;
        state = crowd.turn(&state).await;
        assert_eq!(crowd.words().contains(HIDDEN), hidden, "{}", crowd.words());
        assert_eq!(reaction_button(&crowd.message).is_some(), hidden);
    }
}

/// A thread is archived while a match is in progress there. The bot opens the thread again and edits the message.
#[tokio::test]
async fn an_archived_thread_is_opened_again() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play_with(crowd.start("snap").with("thread", true), 2).await;
    let thread = channel_of(&crowd.message).to_owned();
    crowd.hold_edits().await;
    let claims: Vec<(usize, String)> = state.react(&[(1, SNAP)]).into_iter().collect();
    crowd.react(&[(1, SNAP)]).await;
    let path = format!("/channels/{thread}");
    assert_eq!(crowd.party.sandbox.ask("PATCH", &path, json!({"archived": true})).await.0, 200);
    crowd.party.sandbox.faults(json!({"next": []})).await;
    crowd.accepted(state.play.claim_window_number()).await;
    assert_eq!(crowd.party.sandbox.count("PATCH /channels/{channel_id}").await, 1, "the thread was opened");
    state = crowd.turn(&state).await;
    state.check_claims(&claims);
}

/// When a channel is deleted, its match is paused. The bot restarts, and Ben continues the match in another channel of
/// the server.
#[tokio::test]
async fn a_match_moves_when_its_channel_is_deleted() {
    let mut table = Table::lay().await;
    let steps = table.saved().await.steps;
    let path = format!("/channels/{}", table.party.channel());
    assert_eq!(table.party.sandbox.ask("DELETE", &path, Value::Null).await.0, 204);
    table.party.logs("a match was paused").await;
    let meta = table.saved().await.meta;
    assert!(meta.is_paused() && meta.location.message.is_none() && meta.outcome.is_none());

    table.party.restart().await;
    table.party.go_to(&table.party.sandbox.channel("lounge").await);
    let party = &table.party;
    let mut live = party.ben.live().await;
    party.ben.command("game mine").await;
    let mine = live.until("message_create", |message| text(message).contains("its channel was deleted")).await;
    let refused = party.chloe.command("game continue").answer_text().await;
    assert!(refused.contains("no open match"), "{refused}");
    table.party.ben.press(&mine, "command/resume/").await;
    table.message = table.party.shown_with_text("channel was deleted").await;
    assert_says(&table.message, "continues it here");
    assert_eq!(table.message["channel_id"], json!(table.party.channel()));
    assert_eq!(table.saved().await.steps, steps, "the match is the same");
    table.play().await;
    assert_eq!(table.saved().await.meta.stage, Stage::Running);
}

/// The bot is removed from the server and restarts. When it is back, a press resumes the match.
#[tokio::test]
async fn a_match_waits_while_the_bot_is_not_in_its_server() {
    let mut table = Table::lay().await;
    table.party.sandbox.faults(json!({"member": false})).await;
    table.party.logs("a match waits").await;
    assert_eq!(table.saved().await.meta.stage, Stage::Archived);
    table.party.restart().await;
    table.party.sandbox.faults(json!({"member": true})).await;
    table.play().await;
    assert_eq!(table.saved().await.meta.stage, Stage::Running);
    table.play().await;
}

/// The bot is removed from the server while it is not running. The bot notices this at its next start.
#[tokio::test]
async fn a_match_waits_if_the_server_removed_the_bot_while_it_was_down() {
    let mut table = Table::lay().await;
    table.party.bot = None;
    table.party.sandbox.faults(json!({"member": false})).await;
    table.party.wake().await;
    until(async || table.saved().await.meta.stage == Stage::Archived).await;
}

/// The server has an outage. Afterwards the bot shows the server's matches again, and play goes on.
#[tokio::test]
async fn a_match_goes_on_after_an_outage_of_its_server() {
    let mut table = Table::lay().await;
    table.party.sandbox.faults(json!({"available": false})).await;
    table.party.sandbox.faults(json!({"available": true})).await;
    table.see().await;
    table.play().await;

    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 2, 0, 6).await;
    crowd.party.sandbox.faults(json!({"available": false})).await;
    crowd.react(&[(1, SNAP)]).await;
    crowd.party.sandbox.faults(json!({"available": true})).await;
    crowd.shown_with(|message| text(message).contains("can no longer be won")).await;
    state = crowd.turn(&state).await;
    state.check_claims(&[]);
}
