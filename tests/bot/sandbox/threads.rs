//! Threads without a message, the privacy of private threads, and scheduled events.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use serenity::all::{ChannelType, Guild, ScheduledEventType, Timestamp};

use super::gateway::{INTENTS, Wire};
use super::rest::Api;
use crate::openapi::check_requests;
use crate::test_sandbox::TestSandbox;

fn id(object: &Value) -> String {
    object["id"].as_str().expect("an id").to_owned()
}

/// Returns the path of the first server in the bot's API.
async fn server(sandbox: &TestSandbox) -> String {
    format!("/guilds/{}", id(&sandbox.get("/world").await["guild"]))
}

/// Returns the ids of the channels that a user can see, or that everybody can see.
async fn found(sandbox: &TestSandbox, query: &str) -> Vec<String> {
    sandbox.get(&format!("/world{query}")).await["channels"].as_array().expect("a list").iter().map(id).collect()
}

#[tokio::test]
async fn threads_are_started_without_a_message() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let (ben, games, server) = (sandbox.person("Ben").await, sandbox.channel("games").await, server(&sandbox).await);
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    let threads = format!("/channels/{games}/threads");
    let start = async |body: Value| api.done("POST", &threads, body).await;
    let public = start(json!({"name": "Open", "type": 11, "auto_archive_duration": 60})).await;
    let private = start(json!({"name": "Table 1", "type": 12, "invitable": false})).await;
    let default = start(json!({"name": "Table 2"})).await;
    assert_eq!(["type", "parent_id"].map(|key| &public[key]), [&json!(11), &json!(games)]);
    assert_eq!(public["thread_metadata"]["auto_archive_duration"], 60);
    assert_eq!((&private["type"], &private["thread_metadata"]["invitable"]), (&json!(12), &json!(false)));
    assert_eq!((&default["type"], &default["thread_metadata"]["invitable"]), (&json!(12), &json!(true)));
    for thread in [&public, &private, &default] {
        let (name, _, event) = wire.event().await;
        assert_eq!((name.as_str(), &event["id"]), ("THREAD_CREATE", &thread["id"]));
    }

    let member = format!("/channels/{}/thread-members/{ben}", id(&private));
    for _ in 0..2 {
        api.done("PUT", &member, Value::Null).await;
    }
    let read = api.done("GET", &format!("/channels/{}", id(&private)), Value::Null).await;
    assert_eq!(read["member_count"], 2, "the bot and Ben");
    api.done("PATCH", &format!("/channels/{}", id(&default)), json!({"archived": true})).await;

    let active = api.done("GET", &format!("{server}/threads/active"), Value::Null).await;
    let listed = |key: &str| active[key].as_array().expect("a list").iter().map(id).collect::<Vec<_>>();
    assert_eq!(listed("threads"), [id(&public), id(&private)], "without the archived one");
    assert_eq!(listed("members"), listed("threads"));
    // When a bot connects now, it receives the same threads.
    let guild = guild_create(&sandbox).await;
    let kinds: Vec<_> = guild.threads.iter().map(|thread| thread.kind).collect();
    assert_eq!(kinds, [ChannelType::PublicThread, ChannelType::PrivateThread]);
    check_requests(&sandbox).await;
}

/// Connects a bot. Returns the server as this bot receives it.
async fn guild_create(sandbox: &TestSandbox) -> Guild {
    let mut wire = Wire::open(sandbox).await;
    let identify = json!({"token": crate::test_sandbox::TOKEN, "intents": INTENTS, "properties": {}});
    wire.send(2, identify).await;
    assert_eq!(wire.event().await.0, "READY");
    let (name, _, guild) = wire.event().await;
    assert_eq!(name, "GUILD_CREATE");
    serde_json::from_value(guild).expect("serenity reads it")
}

#[tokio::test]
async fn wrong_requests_for_threads_fail() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let (ben, games) = (sandbox.person("Ben").await, sandbox.channel("games").await);
    let threads = format!("/channels/{games}/threads");
    for (body, place) in [
        (json!({}), "/name"),
        (json!({"name": "x".repeat(101)}), "/name"),
        (json!({"name": "x", "type": 10}), "/type"),
        (json!({"name": "x", "type": "private"}), "/type"),
        (json!({"name": "x", "auto_archive_duration": 61}), "/auto_archive_duration"),
        (json!({"name": "x", "invitable": 1}), "/invitable"),
    ] {
        let answer = api.fails("POST", &threads, body.clone(), 400, 50035).await;
        assert!(answer["errors"].pointer(&format!("{place}/_errors/0/code")).is_some(), "{body}: {answer}");
    }
    let (public, private) = (json!({"name": "x", "type": 11}), json!({"name": "x", "type": 12}));
    let thread = id(&api.done("POST", &threads, private.clone()).await);
    let path = format!("/channels/{thread}");
    let member = format!("{path}/thread-members/{ben}");
    let direct = id(&api.done("POST", "/users/@me/channels", json!({"recipient_id": ben})).await);
    for (method, path, body, status, code) in [
        ("POST", "/channels/1/threads".to_owned(), &public, 404, 10003),
        ("POST", format!("/channels/{direct}/threads"), &public, 400, 50024),
        ("POST", format!("{path}/threads"), &public, 400, 50024),
        ("PUT", format!("/channels/1/thread-members/{ben}"), &Value::Null, 404, 10003),
        ("PUT", format!("/channels/{games}/thread-members/{ben}"), &Value::Null, 400, 50024),
        ("PUT", format!("{path}/thread-members/1"), &Value::Null, 404, 10013),
        ("GET", "/guilds/1/threads/active".to_owned(), &Value::Null, 404, 10004),
        ("PATCH", path.clone(), &json!({"locked": true}), 403, 50013),
        ("PATCH", format!("/channels/{games}"), &json!({"name": "x"}), 403, 50013),
    ] {
        api.fails(method, &path, body.clone(), status, code).await;
    }
    for (permission, method, path, body, code) in [
        ("VIEW_CHANNEL", "POST", &threads, &private, 50001),
        ("CREATE_PUBLIC_THREADS", "POST", &threads, &public, 50013),
        ("CREATE_PRIVATE_THREADS", "POST", &threads, &private, 50013),
        ("SEND_MESSAGES_IN_THREADS", "PUT", &member, &Value::Null, 50013),
    ] {
        sandbox.post("/permissions", json!({"channel": games, "denied": [permission]})).await;
        api.fails(method, path, body.clone(), 403, code).await;
    }
    sandbox.post("/permissions", json!({"channel": games, "denied": ["VIEW_CHANNEL"]})).await;
    let active = api.done("GET", &format!("{}/threads/active", server(&sandbox).await), Value::Null).await;
    assert_eq!(active["threads"], json!([]), "the bot does not see the channel");
    sandbox.post("/permissions", json!({"channel": games, "denied": []})).await;
    api.done("PATCH", &path, json!({"archived": true})).await;
    api.fails("PUT", &member, Value::Null, 400, 50083).await;
    api.fails("PATCH", &path, json!({"name": "y"}), 400, 50083).await;
}

/// A moderator locks a thread: only moderators may write in it and reopen it.
#[tokio::test]
async fn a_locked_thread_is_for_moderators() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let (anna, ben, games) =
        (sandbox.person("Anna").await, sandbox.person("Ben").await, sandbox.channel("games").await);
    let thread = id(&api.done("POST", &format!("/channels/{games}/threads"), json!({"name": "x", "type": 11})).await);
    let path = format!("/channels/{thread}");
    let allow =
        |granted: Value| sandbox.post("/permissions", json!({"channel": games, "denied": [], "granted": granted}));
    allow(json!(["MANAGE_THREADS"])).await;
    let locked = api.done("PATCH", &path, json!({"locked": true, "archived": true})).await;
    assert_eq!(
        (&locked["thread_metadata"]["locked"], &locked["thread_metadata"]["archived"]),
        (&json!(true), &json!(true))
    );
    allow(json!([])).await;
    let text = json!({"content": "x"});
    api.fails("PATCH", &path, json!({"archived": false}), 403, 50013).await;
    api.fails("POST", &format!("{path}/messages"), text.clone(), 400, 160_005).await;
    let say = |user: &str| json!({"as": user, "channel": thread, "content": "x"});
    let reopen = |user: &str| format!("{path}?as={user}");
    assert_eq!(sandbox.ask("POST", "/messages", say(&ben)).await.0, 403);
    assert_eq!(sandbox.ask("PATCH", &reopen(&ben), json!({"archived": false})).await.0, 403);
    assert_eq!(sandbox.ask("PATCH", &reopen(&anna), json!({"archived": false})).await.0, 200);
    sandbox.post("/messages", say(&anna)).await;
    api.fails("POST", &format!("{path}/messages"), text.clone(), 400, 160_005).await;
    allow(json!(["MANAGE_THREADS"])).await;
    api.done("PATCH", &path, json!({"locked": false})).await;
    allow(json!([])).await;
    api.done("POST", &format!("{path}/messages"), text).await;
}

#[tokio::test]
async fn only_members_and_moderators_see_a_private_thread() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let (anna, ben) = (sandbox.person("Anna").await, sandbox.person("Ben").await);
    let (chloe, games) = (sandbox.person("Chloé").await, sandbox.channel("games").await);
    let (mut of_anna, mut of_ben, mut of_chloe) =
        (sandbox.live(&anna).await, sandbox.live(&ben).await, sandbox.live(&chloe).await);
    let thread = id(&api.done("POST", &format!("/channels/{games}/threads"), json!({"name": "Table"})).await);
    let path = format!("/channels/{thread}");
    assert_eq!(of_anna.next("channel_create").await["id"], json!(thread), "Anna is a moderator");
    api.done("PUT", &format!("{path}/thread-members/{ben}"), Value::Null).await;
    assert_eq!(of_ben.next("channel_update").await["id"], json!(thread), "Ben is now a member");
    let buttons = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}]);
    let posted =
        api.done("POST", &format!("{path}/messages"), json!({"content": "secret", "components": buttons})).await;
    let message = id(&posted);
    sandbox.post("/reactions", json!({"as": ben, "message": message, "emoji": "🫰", "on": true})).await;
    for live in [&mut of_anna, &mut of_ben] {
        assert_eq!(live.next("message_create").await["content"], "secret");
        assert_eq!(live.next("reaction_add").await["message_id"], json!(message));
    }
    for (query, sees) in [(String::new(), false), (format!("?as={anna}"), true), (format!("?as={ben}"), true)] {
        assert_eq!(found(&sandbox, &query).await.contains(&thread), sees, "{query}");
    }
    assert_eq!(sandbox.messages(&ben, &thread).await.len(), 1);

    // Chloé can neither see the thread nor act in it.
    assert!(!found(&sandbox, &format!("?as={chloe}")).await.contains(&thread));
    let delete = |path: &str| ("DELETE", format!("{path}?as={chloe}"), Value::Null);
    for (method, path, body) in [
        ("GET", format!("{path}/messages?as={chloe}"), Value::Null),
        ("POST", "/messages".into(), json!({"as": chloe, "channel": thread, "content": "x"})),
        ("POST", "/presses".into(), json!({"as": chloe, "message": message, "custom_id": "a"})),
        ("POST", "/reactions".into(), json!({"as": chloe, "message": message, "emoji": "🫰", "on": true})),
        ("POST", "/commands".into(), json!({"as": chloe, "channel": thread, "name": "x"})),
        ("POST", "/autocomplete".into(), json!({"as": chloe, "channel": thread, "name": "x"})),
        ("PATCH", format!("{path}?as={chloe}"), json!({"archived": true})),
        ("PATCH", path.clone(), json!({"archived": true})),
        ("DELETE", path.clone(), Value::Null),
        delete(&path),
        delete(&format!("/messages/{message}")),
        delete(&format!("/messages/{message}/reactions/🫰")),
    ] {
        let (status, answer) = sandbox.ask(method, &path, body).await;
        assert_eq!(status, 404, "{method} {path}: {answer}");
    }
    // Chloé gets none of these events: the next event that she gets is about a channel that she can see.
    sandbox.post("/messages", json!({"as": anna, "channel": games, "content": "public"})).await;
    let (name, data) = of_chloe.any().await;
    assert_eq!((name.as_str(), &data["content"]), ("message_create", &json!("public")));

    // A moderator deletes the thread.
    assert_eq!(sandbox.ask("DELETE", &format!("{path}?as={anna}"), Value::Null).await.0, 204);
    assert_eq!(of_ben.next("channel_delete").await["id"], json!(thread));
}

/// Returns the time after this many seconds, in Discord's format.
fn after(seconds: u64) -> String {
    let moment = SystemTime::now() + Duration::from_secs(seconds);
    let moment = moment.duration_since(SystemTime::UNIX_EPOCH).expect("after 1970").as_secs();
    Timestamp::from_unix_timestamp(i64::try_from(moment).expect("before the year 9999")).expect("a time").to_string()
}

fn event(name: &str, from: u64, to: u64) -> Value {
    json!({
        "name": name, "description": "Swiss, five rounds", "entity_type": 3, "privacy_level": 2,
        "entity_metadata": {"location": "#games"}, "scheduled_start_time": after(from), "scheduled_end_time": after(to),
    })
}

#[tokio::test]
async fn scheduled_events_are_announced_until_they_end() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let mut live = sandbox.live(&sandbox.person("Ben").await).await;
    let events = format!("{}/scheduled-events", server(&sandbox).await);
    assert_eq!(api.done("GET", &events, Value::Null).await, json!([]));
    let made = api.done("POST", &events, event("Cup", 3600, 7200)).await;
    assert_eq!((&made["name"], &made["entity_metadata"]["location"]), (&json!("Cup"), &json!("#games")));
    assert_eq!(live.next("events").await, json!([made]));
    assert_eq!(sandbox.get("/world").await["events"], json!([made]));
    assert_eq!(api.done("GET", &events, Value::Null).await, json!([made]));
    let shown = guild_create(&sandbox).await.scheduled_events;
    assert_eq!(shown.iter().map(|event| event.kind).collect::<Vec<_>>(), [ScheduledEventType::External]);

    let elsewhere = sandbox.post("/servers", json!({"name": "Elsewhere"})).await;
    let there = format!("/guilds/{}/scheduled-events", id(&elsewhere));
    api.done("POST", &there, event("Other", 3600, 7200)).await;
    assert_eq!(sandbox.get("/world").await["events"], json!([made]), "the page shows the first server");

    sandbox.faults(json!({"advance_ms": 3 * 3_600_000})).await;
    assert_eq!(api.done("GET", &events, Value::Null).await, json!([]));
    let next = api.done("POST", &events, event("Next", 4 * 3600, 5 * 3600)).await;
    assert_eq!(sandbox.get("/world").await["events"], json!([next]));
    check_requests(&sandbox).await;
}

#[tokio::test]
async fn wrong_requests_for_scheduled_events_fail() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let events = format!("{}/scheduled-events", server(&sandbox).await);
    let with = |place: &str, value: Value| {
        let mut event = event("Cup", 3600, 7200);
        *event.pointer_mut(place).expect("a field") = value;
        event
    };
    for (place, value) in [
        ("/name", json!("")),
        ("/name", json!("x".repeat(101))),
        ("/description", json!("x".repeat(1001))),
        ("/entity_type", json!(2)),
        ("/privacy_level", json!(1)),
        ("/entity_metadata", Value::Null),
        ("/entity_metadata/location", json!("x".repeat(101))),
        ("/scheduled_start_time", json!("tomorrow")),
        ("/scheduled_start_time", json!("2020-01-01T00:00:00Z")),
        ("/scheduled_end_time", Value::Null),
        ("/scheduled_end_time", json!(after(3000))),
    ] {
        let answer = api.fails("POST", &events, with(place, value.clone()), 400, 50035).await;
        let errors = answer["errors"].as_object().expect("fields");
        assert!(answer["errors"].pointer(&format!("{place}/_errors/0/code")).is_some(), "{value}: {answer}");
        assert_eq!(errors.len(), 1, "{answer}");
    }
    api.fails("POST", &events, Value::Null, 400, 50035).await;
    api.fails("POST", "/guilds/1/scheduled-events", event("Cup", 3600, 7200), 404, 10004).await;
    api.fails("GET", "/guilds/1/scheduled-events", Value::Null, 404, 10004).await;

    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    sandbox.post("/permissions", json!({"denied": ["CREATE_EVENTS"]})).await;
    for _ in 0..2 {
        let (name, _, data) = wire.event().await;
        let bits: u64 = data["role"]["permissions"].as_str().expect("a number").parse().expect("a number");
        assert_eq!((name.as_str(), bits & 1 << 44), ("GUILD_ROLE_UPDATE", 0));
    }
    api.fails("POST", &events, event("Cup", 3600, 7200), 403, 50013).await;
    sandbox.post("/permissions", json!({"denied": ["CREATE_EVENTS"], "granted": ["CREATE_EVENTS"]})).await;
    api.done("POST", &events, event("The bot alone may", 3600, 7200)).await;
    sandbox.post("/permissions", json!({"denied": []})).await;
    for number in 1..100 {
        api.done("POST", &events, event(&number.to_string(), 3600, 7200)).await;
    }
    api.fails("POST", &events, event("One more", 3600, 7200), 400, 30038).await;
}
