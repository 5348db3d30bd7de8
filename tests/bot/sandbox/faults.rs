//! The faults that tests ask for, seen from the bot's side.

use serde_json::{Value, json};

use super::gateway::{INTENTS, Wire, post, resume};
use crate::house::House;

/// What a 429 says, with Discord's headers and without, and the page of somebody between.
#[tokio::test]
async fn refusals_say_what_they_are_told_to() {
    let house = House::start().await;
    let refusals = json!([
        {"count": 1, "do": "status", "status": 429, "retry_after": 0.3, "scope": "global"},
        {"count": 1, "do": "status", "status": 429, "headers": false},
        {"count": 1, "do": "status", "status": 429, "html": true},
        {"count": 1, "do": "status", "status": 404, "code": 10003},
    ]);
    house.faults(json!({"next": refusals})).await;
    let (status, headers, body) = house.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, &body["retry_after"], &body["global"]), (429, &json!(0.3), &json!(true)));
    assert!(headers["retry-after"] == "1" && headers["x-ratelimit-global"] == "true", "{headers:?}");
    let (status, headers, body) = house.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, headers.get("retry-after"), &body["retry_after"]), (429, None, &json!(1.0)));
    let (status, headers, body) = house.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, headers.get("retry-after"), body), (429, None, Value::Null));
    assert!(headers["content-type"].to_str().is_ok_and(|kind| kind.starts_with("text/html")));
    let (status, _, body) = house.bot("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, &body["code"]), (404, &json!(10003)));
}

#[tokio::test]
async fn a_hanging_request_stays_without_an_answer() {
    let house = House::start().await;
    let (anna, games) = (house.person("Anna").await, house.channel("games").await);
    let mut live = house.live(&anna).await;
    house.faults(json!({"next": [{"count": 1, "do": "hang", "applied": true}]})).await;
    let path = format!("/channels/{games}/messages");
    tokio::select! {
        answer = house.bot("POST", &path, json!({"content": "lost"})) => panic!("there is no answer: {answer:?}"),
        message = live.next("message_create") => assert_eq!(message["content"], "lost"),
    }
}

/// After which close codes and signs a session goes on.
#[tokio::test]
async fn sessions_end_as_their_close_codes_say() {
    let house = House::start().await;
    for (fault, heard, goes_on) in [
        (json!({"close": 4000}), Err(4000), true),
        (json!({"close": 1005}), Err(0), true),
        (json!({"close": 4007}), Err(4007), false),
        (json!({"close": 4009}), Err(4009), false),
        (json!({"invalid_session": true}), Ok(json!({"op": 9, "d": true})), true),
        (json!({"invalid_session": false}), Ok(json!({"op": 9, "d": false})), false),
    ] {
        let mut wire = Wire::open(&house).await;
        let session = wire.identify(INTENTS).await;
        house.faults(fault.clone()).await;
        assert_eq!(wire.next().await, heard, "{fault}");
        let mut wire = Wire::open(&house).await;
        wire.send(6, resume(&session, 2)).await;
        if goes_on {
            assert_eq!(wire.event().await.0, "RESUMED", "{fault}");
        } else {
            assert_eq!(wire.next().await, Ok(json!({"op": 9, "d": false})), "{fault}");
        }
        house.faults(json!({"invalidate": true})).await;
    }
}

#[tokio::test]
async fn new_connections_are_told_another_heartbeat() {
    let house = House::start().await;
    house.faults(json!({"heartbeat_ms": 700})).await;
    assert_eq!(Wire::open(&house).await.interval, 700);
}

/// An outage of the server, and the bot's being taken out of it: what the gateway tells, and what the bot may do meanwhile.
#[tokio::test]
async fn the_server_goes_and_comes_back() {
    let house = House::start().await;
    let mut wire = Wire::open(&house).await;
    wire.identify(INTENTS).await;
    let guild = house.get("/world").await["guild"]["id"].clone();
    let path = format!("/channels/{}/messages", house.channel("games").await);

    house.faults(json!({"available": false})).await;
    post(&house).await;
    house.faults(json!({"available": true})).await;
    let (name, _, data) = wire.event().await;
    assert_eq!((name.as_str(), data), ("GUILD_DELETE", json!({"id": guild, "unavailable": true})));
    assert_eq!(wire.event().await.0, "GUILD_CREATE", "what happened in the outage is not told");

    house.faults(json!({"member": false})).await;
    let (status, _, answer) = house.bot("POST", &path, json!({"content": "x"})).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50001)));
    house.faults(json!({"member": true})).await;
    let (name, _, data) = wire.event().await;
    assert_eq!((name.as_str(), data), ("GUILD_DELETE", json!({"id": guild})));
    assert_eq!(wire.event().await.0, "GUILD_CREATE");
    post(&house).await;
    assert_eq!(wire.event().await.0, "MESSAGE_CREATE");
}

/// A moderator takes an emoji off a message: one event, which names nobody.
#[tokio::test]
async fn an_emoji_is_taken_off_a_message() {
    let house = House::start().await;
    let (anna, ben) = (house.person("Anna").await, house.person("Ben").await);
    let mut wire = Wire::open(&house).await;
    wire.identify(INTENTS & !(1 << 9)).await;
    let message = post(&house).await;
    for person in [&anna, &ben] {
        house.post("/reactions", json!({"as": person, "message": message, "emoji": "👋", "on": true})).await;
        assert_eq!(wire.event().await.0, "MESSAGE_REACTION_ADD");
    }
    let path = |person: &str| format!("/messages/{message}/reactions/👋?as={person}");
    assert_eq!(house.ask("DELETE", &path(&ben), Value::Null).await.0, 403, "Ben is no moderator");
    assert_eq!(house.ask("DELETE", &path(&anna), Value::Null).await.0, 204);
    let (name, _, data) = wire.event().await;
    assert_eq!(name, "MESSAGE_REACTION_REMOVE_EMOJI");
    assert_eq!(
        (&data["message_id"], &data["emoji"]["name"], &data["user_id"]),
        (&json!(message), &json!("👋"), &Value::Null)
    );
    let games = house.channel("games").await;
    assert!(
        house
            .messages(&anna, &games)
            .await
            .iter()
            .all(|message| message["reactions"].as_array().is_none_or(Vec::is_empty))
    );
}
