//! Requests that Discord refuses, ignores, or executes without confirming them.

use serde_json::{Value, json};

use super::{CALLBACK, MESSAGE, MESSAGES, ORIGINAL, Table};
use crate::claims::crowd::{Crowd, SNAP};
use crate::people::{COMMANDS, Party, a_move, text};

/// Returns the temporary faults, after which the bot may repeat a request, each with a name.
fn passing() -> Vec<(&'static str, Value)> {
    vec![
        ("500", json!({"do": "status", "status": 500})),
        ("502 of a proxy", json!({"do": "status", "status": 502, "html": true})),
        ("503", json!({"do": "status", "status": 503})),
        ("500 though carried out", json!({"do": "status", "status": 500, "applied": true})),
        ("dropped before", json!({"do": "drop"})),
        ("dropped after", json!({"do": "drop", "applied": true})),
        ("429 of the route", json!({"do": "status", "status": 429, "retry_after": 0.3, "scope": "user"})),
        ("429 of all routes", json!({"do": "status", "status": 429, "retry_after": 0.3, "scope": "global"})),
        ("429 shared with others", json!({"do": "status", "status": 429, "retry_after": 0.3, "scope": "shared"})),
        ("429 without headers", json!({"do": "status", "status": 429, "retry_after": 0.3, "headers": false})),
        ("429 of a proxy", json!({"do": "status", "status": 429, "html": true})),
    ]
}

/// The response to a press fails once. Within Discord's three seconds, the player still sees the new state in one
/// message. The press counts once.
#[tokio::test]
async fn an_answer_that_fails_once_is_given_again() {
    answers_come_all_the_same(Table::lay().await).await;
}

/// With serenity's limiter on, the limiter itself waits after a 429.
#[tokio::test]
async fn with_the_limiter_on_too() {
    answers_come_all_the_same(Table::lay_behind_tls().await).await;
}

async fn answers_come_all_the_same(mut table: Table) {
    let hanging =
        [("hanging before", json!({"do": "hang"})), ("hanging after", json!({"do": "hang", "applied": true}))];
    let mut live = table.party.anna.live().await;
    for (name, fault) in passing().into_iter().chain(hanging) {
        println!("{name}");
        table.next("POST", CALLBACK, fault).await;
        table.play().await;
    }
    let edits = format!("PATCH {MESSAGE}");
    // On a busy machine, one response may overlap the next. One edit then shows the newest state.
    let edits = table.party.sandbox.count(&edits).await;
    assert!(edits <= 1, "{edits} edits for responses that were only sent again");
    // All earlier frames about Anna's presses arrive before the response to this command.
    table.party.anna.command("help").await;
    loop {
        let (frame, data) = live.any().await;
        assert!(frame != "interaction" || data["state"] != "failed", "a press got no response: {data}");
        if frame == "interaction" && data["name"] == "help" && data["state"] == "done" {
            break;
        }
    }
}

/// Every response to an interaction fails, or Discord no longer accepts it. The bot edits the message instead.
#[tokio::test]
async fn what_cannot_be_answered_is_shown_by_an_edit() {
    let mut table = Table::lay().await;
    for fault in [
        json!({"do": "status", "status": 500, "count": 10}),
        json!({"do": "status", "status": 404, "code": 10062}),
        json!({"do": "status", "status": 400, "code": 40060}),
        json!({"do": "status", "status": 401, "code": 50027}),
        json!({"do": "status", "status": 429, "retry_after": 20.0}),
    ] {
        println!("{fault}");
        let edits = format!("PATCH {MESSAGE}");
        let before = table.party.sandbox.count(&edits).await;
        table.next("POST", CALLBACK, fault).await;
        table.play().await;
        assert_eq!(table.party.sandbox.count(&edits).await, before + 1);
        table.party.sandbox.faults(json!({"next": []})).await;
    }
}

/// A response creates a message for a new lobby or for `/game board`, but Discord's confirmation is lost. The bot finds
/// the message instead of posting a second one.
#[tokio::test]
async fn a_new_message_that_nobody_confirmed_is_found() {
    let mut table = Table::lay().await;
    for fault in [json!({"do": "drop", "applied": true}), json!({"do": "hang", "applied": true}), json!({"do": "drop"})]
    {
        println!("{fault}");
        let old = table.message["id"].clone();
        table.next("POST", CALLBACK, fault).await;
        table.party.ben.command("game board").await;
        table.party.shown_with(|message| message["id"] == old && a_move(message).is_none()).await;
        table.message = table.newest().await;
        assert_ne!(table.message["id"], old);
        table.play().await;
    }
}

/// The match's message is gone, and the bot's first attempt to post it again fails. The bot posts it later, exactly
/// once.
#[tokio::test]
async fn a_post_that_fails_is_repeated_and_makes_one_message() {
    let faults = [
        json!({"do": "status", "status": 503, "count": 2}),
        json!({"do": "drop", "applied": true}),
        json!({"do": "status", "status": 429, "retry_after": 1.5}),
        json!({"do": "hang", "applied": true}),
    ];
    // Each fault has its own sandbox and bot. They run concurrently, because they mostly wait.
    futures_util::future::join_all(faults.map(a_post_is_repeated)).await;
}

async fn a_post_is_repeated(fault: Value) {
    println!("{fault}");
    let mut table = Table::lay().await;
    let old = table.message["id"].clone();
    table.next("POST", MESSAGES, fault).await;
    table.delete_message().await;
    // If the bot repeated a post, the message may come from the first attempt and show an old state. So the bot edits
    // it afterwards.
    table.party.shown_with(|message| message["id"] != old && !message["edited_timestamp"].is_null()).await;
    table.message = table.newest().await;
    table.play().await;
}

/// The bot shows claims with edits. Each edit fails in a different way and is repeated later. Every claim counts
/// exactly once.
#[tokio::test]
async fn an_edit_that_fails_is_made_later() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 8, 0, 40).await;
    let mut claims = Vec::new();
    let faults = passing().into_iter().chain([("hanging", json!({"do": "hang"}))]);
    // Each player only adds the emoji, because the bot ignores wrong claims by removal.
    for (player, (name, mut fault)) in faults.enumerate().map(|(number, fault)| (number % 8, fault)) {
        println!("{name}");
        fault["count"] = 1.into();
        fault["method"] = "PATCH".into();
        crowd.party.sandbox.faults(json!({"next": [fault]})).await;
        claims.extend(state.react(&[(player, SNAP)]));
        crowd.react(&[(player, SNAP)]).await;
        crowd.accepted(state.play.claim_window_number()).await;
        if state.is_over() {
            break;
        }
        state = crowd.turn(&state).await;
    }
    assert!(claims.len() > 6, "the match was long enough: {}", claims.len());
    state.check_claims(&claims);
}

/// Discord refuses the edit permanently. The message was deleted, edits to an old message are used up, or the
/// thread is locked.
#[tokio::test]
async fn what_can_no_longer_be_edited_is_posted_anew() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 2, 0, 12).await;
    // A player who called wrongly sits out three cards.
    for (player, status, code) in [(1, 404, 10008), (0, 429, 30046)] {
        let old = crowd.message["id"].clone();
        let fault = json!({"count": 1, "do": "status", "status": status, "code": code, "method": "PATCH"});
        crowd.party.sandbox.faults(json!({"next": [fault]})).await;
        state.react(&[(player, SNAP)]).expect("it counts");
        crowd.react(&[(player, SNAP)]).await;
        crowd.shown_with(|message| message["id"] != old).await;
        crowd.reactions_stand(&[SNAP]).await;
        state = crowd.turn(&state).await;
    }
}

/// Some requests fail while the bot starts. It still comes online and registers its commands.
#[tokio::test]
async fn a_bad_start_is_overcome() {
    let mut party = Party::without_bot(crate::test_sandbox::TestSandbox::start().await).await;
    let commands = "/applications/{application_id}/commands";
    let faults = json!([
        {"count": 1, "do": "status", "status": 503, "path": "/oauth2/applications/@me"},
        {"count": 1, "do": "status", "status": 429, "retry_after": 3, "path": "/gateway/bot"},
        {"count": 1, "do": "status", "status": 502, "html": true, "method": "GET", "path": commands},
        {"count": 1, "do": "status", "status": 429, "retry_after": 0.5, "method": "PUT", "path": commands},
    ]);
    party.sandbox.faults(json!({"next": faults})).await;
    party.wake().await;
    let log = std::fs::read_to_string(party.folder.path().join("bot.log")).expect("a log");
    let tries: Vec<&str> = log.lines().filter(|line| line.contains("the bot cannot start yet")).collect();
    assert!(tries.len() == 2 && tries[0].contains("503") && tries[1].contains("seconds=3"), "{tries:?}");
    party.sandbox.bot_ready(COMMANDS).await;
    party.anna.command("sssnake start").await;
    assert!(text(&party.shown().await).contains("Sssnake"));
}

/// The bot announces a replay that it then cannot show. The announcement disappears, and the user gets a private error
/// message.
#[tokio::test]
async fn a_failed_replay_is_reported_to_its_user_alone() {
    let mut table = Table::lay().await;
    table.play().await;
    table.party.anna.stop().await;
    table.party.shown_with_text("🏁").await;
    let before = table.party.chloe.messages().await.len();
    table.next("PATCH", ORIGINAL, json!({"do": "status", "status": 400, "code": 50035})).await;
    let private_text = table.party.ben.command("game replay").answer_text().await;
    assert!(private_text.contains("went wrong"), "{private_text}");
    let after = table.party.chloe.messages().await.len();
    assert_eq!(after, before, "other users see no message");

    let denied = json!({"channel": table.party.channel(), "denied": ["ATTACH_FILES"]});
    table.party.sandbox.post("/permissions", denied).await;
    let private_text = table.party.ben.command("game replay").answer_text().await;
    assert!(private_text.contains("Attach Files"), "{private_text}");
}
