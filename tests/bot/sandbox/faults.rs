//! The effects of faults on the bot.

use serde_json::{Value, json};

use super::gateway::{INTENTS, Wire, post, resume};
use crate::test_sandbox::TestSandbox;

/// Tests a 429 with and without Discord's headers, and a proxy's HTML page.
#[tokio::test]
async fn errors_have_the_requested_content() {
    let sandbox = TestSandbox::start().await;
    let refusals = json!([
        {"count": 1, "do": "status", "status": 429, "retry_after": 0.3, "scope": "global"},
        {"count": 1, "do": "status", "status": 429, "headers": false},
        {"count": 1, "do": "status", "status": 429, "html": true},
        {"count": 1, "do": "status", "status": 404, "code": 10003},
    ]);
    sandbox.faults(json!({"next": refusals})).await;
    let (status, headers, body) = sandbox.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, &body["retry_after"], &body["global"]), (429, &json!(0.3), &json!(true)));
    assert!(headers["retry-after"] == "1" && headers["x-ratelimit-global"] == "true", "{headers:?}");
    let (status, headers, body) = sandbox.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, headers.get("retry-after"), &body["retry_after"]), (429, None, &json!(1.0)));
    let (status, headers, body) = sandbox.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, headers.get("retry-after"), body), (429, None, Value::Null));
    assert!(headers["content-type"].to_str().is_ok_and(|kind| kind.starts_with("text/html")));
    let (status, _, body) = sandbox.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, &body["code"]), (404, &json!(10003)));
}

#[tokio::test]
async fn a_hanging_request_gets_no_response() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let mut live = sandbox.live(&anna).await;
    sandbox.faults(json!({"next": [{"count": 1, "do": "hang", "applied": true}]})).await;
    let path = format!("/channels/{games}/messages");
    tokio::select! {
        answer = sandbox.bot("POST", &path, json!({"content": "lost"})) => panic!("there is a response: {answer:?}"),
        message = live.next("message_create") => assert_eq!(message["content"], "lost"),
    }
}

#[tokio::test]
async fn close_codes_decide_whether_a_session_ends() {
    let sandbox = TestSandbox::start().await;
    for (fault, heard, goes_on) in [
        (json!({"close": 4000}), Err(4000), true),
        (json!({"close": 1005}), Err(0), true),
        (json!({"close": 4007}), Err(4007), false),
        (json!({"close": 4009}), Err(4009), false),
        (json!({"invalid_session": true}), Ok(json!({"op": 9, "d": true})), true),
        (json!({"invalid_session": false}), Ok(json!({"op": 9, "d": false})), false),
    ] {
        let mut wire = Wire::open(&sandbox).await;
        let session = wire.identify(INTENTS).await;
        sandbox.faults(fault.clone()).await;
        assert_eq!(wire.next().await, heard, "{fault}");
        let mut wire = Wire::open(&sandbox).await;
        wire.send(6, resume(&session, 2)).await;
        if goes_on {
            assert_eq!(wire.event().await.0, "RESUMED", "{fault}");
        } else {
            assert_eq!(wire.next().await, Ok(json!({"op": 9, "d": false})), "{fault}");
        }
        sandbox.faults(json!({"invalidate": true})).await;
    }
}

#[tokio::test]
async fn new_connections_get_the_changed_heartbeat_interval() {
    let sandbox = TestSandbox::start().await;
    sandbox.faults(json!({"heartbeat_ms": 700})).await;
    assert_eq!(Wire::open(&sandbox).await.interval, 700);
}

#[tokio::test]
async fn a_connection_that_does_not_identify_is_closed() {
    let sandbox = TestSandbox::start().await;
    let mut identified = Wire::open(&sandbox).await;
    identified.identify(INTENTS).await;
    sandbox.faults(json!({"identify_ms": 200})).await;
    let mut silent = Wire::open(&sandbox).await;
    silent.send(1, Value::Null).await;
    assert_eq!(silent.next().await, Ok(json!({"op": 11})), "heartbeats are acknowledged");
    assert_eq!(silent.next().await, Err(4009));
    post(&sandbox).await;
    assert_eq!(identified.event().await.0, "MESSAGE_CREATE", "the other connection stays open");
}

/// The server has an outage, and the bot is removed from it and invited again.
#[tokio::test]
async fn outage_and_removal_end_and_return_the_server() {
    let sandbox = TestSandbox::start().await;
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    let guild = sandbox.get("/world").await["guild"]["id"].clone();
    let path = format!("/channels/{}/messages", sandbox.channel("games").await);

    sandbox.faults(json!({"available": false})).await;
    post(&sandbox).await;
    sandbox.faults(json!({"available": true})).await;
    let (name, _, data) = wire.event().await;
    assert_eq!((name.as_str(), data), ("GUILD_DELETE", json!({"id": guild, "unavailable": true})));
    assert_eq!(wire.event().await.0, "GUILD_CREATE", "events during the outage are not sent");

    sandbox.faults(json!({"member": false})).await;
    let (status, _, answer) = sandbox.bot("POST", &path, json!({"content": "x"})).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50001)));
    sandbox.faults(json!({"member": true})).await;
    let (name, _, data) = wire.event().await;
    assert_eq!((name.as_str(), data), ("GUILD_DELETE", json!({"id": guild})));
    assert_eq!(wire.event().await.0, "GUILD_CREATE");
    post(&sandbox).await;
    assert_eq!(wire.event().await.0, "MESSAGE_CREATE");
}

/// A moderator removes all reactions with an emoji. The bot gets one event.
#[tokio::test]
async fn a_moderator_removes_an_emoji_from_a_message() {
    let sandbox = TestSandbox::start().await;
    let (anna, ben) = (sandbox.person("Anna").await, sandbox.person("Ben").await);
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS & !(1 << 9)).await;
    let message = post(&sandbox).await;
    for person in [&anna, &ben] {
        sandbox.post("/reactions", json!({"as": person, "message": message, "emoji": "👋", "on": true})).await;
        assert_eq!(wire.event().await.0, "MESSAGE_REACTION_ADD");
    }
    let path = |person: &str| format!("/messages/{message}/reactions/👋?as={person}");
    assert_eq!(sandbox.ask("DELETE", &path(&ben), Value::Null).await.0, 403, "Ben is not a moderator");
    assert_eq!(sandbox.ask("DELETE", &path(&anna), Value::Null).await.0, 204);
    let (name, _, data) = wire.event().await;
    assert_eq!(name, "MESSAGE_REACTION_REMOVE_EMOJI");
    assert_eq!(
        (&data["message_id"], &data["emoji"]["name"], &data["user_id"]),
        (&json!(message), &json!("👋"), &Value::Null)
    );
    let games = sandbox.channel("games").await;
    assert!(
        sandbox
            .messages(&anna, &games)
            .await
            .iter()
            .all(|message| message["reactions"].as_array().is_none_or(Vec::is_empty))
    );
}
