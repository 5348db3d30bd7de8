//! The page's API: allowed and refused requests, and restarts.

use sandbox::{Sandbox, SandboxConfig, SandboxError};
use serde_json::{Value, json};

use crate::test_sandbox::{TOKEN, TestSandbox};

/// A GIF of 2 by 3 pixels.
const GIF: &[u8] = &[
    71, 73, 70, 56, 57, 97, 2, 0, 3, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2, 4, 4, 8, 16, 40,
    0, 59,
];

#[tokio::test]
async fn the_first_start_has_a_server_with_users() {
    let sandbox = TestSandbox::start().await;
    let world = sandbox.get("/world").await;
    assert_eq!(world["guild"]["name"], "The Snakepit");
    let names = |list: &str, key: &str| -> Vec<Value> {
        world[list].as_array().expect("a list").iter().map(|entry| entry[key].clone()).collect()
    };
    assert_eq!(names("channels", "name"), ["games", "lounge"]);
    assert_eq!(names("users", "global_name"), ["Anna", "Ben", "Chloé", "Dai"]);
    assert_eq!(names("users", "moderator"), [true, false, false, false]);
    assert_eq!(world["bot"]["online"], false);
    let anna = sandbox.person("Anna").await;
    let own = sandbox.get(&format!("/world?as={anna}")).await;
    let direct = own["channels"].as_array().expect("a list").last().expect("a channel").clone();
    assert_eq!((&direct["type"], &direct["recipients"][0]["id"]), (&json!(1), &json!(anna)));
}

#[tokio::test]
async fn users_write_react_and_delete() {
    let sandbox = TestSandbox::start().await;
    let (anna, ben, games) =
        (sandbox.person("Anna").await, sandbox.person("Ben").await, sandbox.channel("games").await);
    let mut live = sandbox.live(&ben).await;
    let said =
        sandbox.post("/messages", json!({"as": anna, "channel": games, "content": format!("Hi <@{ben}>")})).await;
    let seen = live.next("message_create").await;
    assert_eq!((&seen["id"], &seen["mentions"][0]["id"]), (&said["id"], &json!(ben)));
    let react = |person: &str, on: bool| json!({"as": person, "message": said["id"], "emoji": "🫰", "on": on});
    for (person, on, count, me) in [(&ben, true, 1, true), (&anna, true, 2, true), (&ben, false, 1, false)] {
        sandbox.post("/reactions", react(person, on)).await;
        let frame = live.next(if on { "reaction_add" } else { "reaction_remove" }).await;
        assert_eq!((&frame["count"], &frame["me"], &frame["user_id"]), (&json!(count), &json!(me), &json!(person)));
    }
    // Ben cannot remove Anna's reaction. Only Anna could remove his, because she is a moderator.
    let take_off =
        |person: &str, of: &str| json!({"as": person, "message": said["id"], "emoji": "🫰", "on": false, "of": of});
    assert_eq!(sandbox.ask("POST", "/reactions", take_off(&ben, &anna)).await.0, 403);
    sandbox.post("/reactions", react(&ben, true)).await;
    sandbox.post("/reactions", take_off(&anna, &ben)).await;
    let frame = live.next("reaction_remove").await;
    assert_eq!((&frame["count"], &frame["me"], &frame["user_id"]), (&json!(1), &json!(false), &json!(ben)));
    let path = |person: &str| format!("/messages/{}?as={person}", said["id"].as_str().expect("an id"));
    assert_eq!(
        sandbox.ask("DELETE", &path(&ben), Value::Null).await.0,
        403,
        "only moderators delete other users' messages"
    );
    assert_eq!(sandbox.ask("DELETE", &path(&anna), Value::Null).await.0, 204);
    assert_eq!(live.next("message_delete").await["id"], said["id"]);
    assert_eq!(sandbox.ask("POST", "/reactions", react(&ben, true)).await.0, 404);
}

#[tokio::test]
async fn channels_and_users_are_added_and_removed() {
    let sandbox = TestSandbox::start().await;
    let mut live = sandbox.live(&sandbox.person("Anna").await).await;
    let channel = sandbox.post("/channels", json!({"name": "Board Games"})).await;
    assert_eq!(
        (live.next("channel_create").await["id"].clone(), channel["name"].clone()),
        (channel["id"].clone(), json!("board-games"))
    );
    let eve = sandbox.post("/users", json!({"name": "Eve", "locale": "fr"})).await;
    assert_eq!(live.next("users").await.as_array().map(Vec::len), Some(5));
    assert_eq!((&eve["locale"], &eve["moderator"]), (&json!("fr"), &json!(false)));
    let path = format!("/users/{}", eve["id"].as_str().expect("an id"));
    assert_eq!(sandbox.ask("PATCH", &path, json!({"moderator": true})).await.1["moderator"], true);
    let nick = async |length: usize| sandbox.ask("PATCH", &path, json!({"nick": "É".repeat(length)})).await.0;
    assert_eq!((nick(32).await, nick(33).await), (200, 400));
    let path = format!("/channels/{}", channel["id"].as_str().expect("an id"));
    assert_eq!(sandbox.ask("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(live.next("channel_delete").await["id"], channel["id"]);
}

#[tokio::test]
async fn wrong_requests_get_an_error_message() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    for (method, path, body, status) in [
        ("GET", "/world?as=1".to_string(), Value::Null, 400),
        ("GET", format!("/channels/{games}/messages"), Value::Null, 400),
        ("GET", format!("/channels/1/messages?as={anna}"), Value::Null, 404),
        ("GET", "/nowhere".into(), Value::Null, 404),
        ("POST", "/world".into(), json!({}), 400),
        ("POST", "/messages".into(), json!({"as": anna}), 400),
        ("POST", "/messages".into(), json!({"as": anna, "channel": games, "content": " "}), 400),
        ("POST", "/messages".into(), json!({"as": anna, "channel": games, "content": "x".repeat(2001)}), 400),
        ("POST", "/commands".into(), json!({"as": anna, "channel": games, "name": "nothing"}), 400),
        ("POST", "/presses".into(), json!({"as": anna, "message": "1", "custom_id": "x"}), 404),
        ("POST", "/modals".into(), json!({"as": anna, "interaction": "1", "custom_id": "x", "components": []}), 409),
        ("POST", "/reactions".into(), json!({"as": anna, "message": "1", "emoji": "🫰", "on": true}), 404),
        ("POST", "/channels".into(), json!({"name": ""}), 400),
        ("POST", "/users".into(), json!({"name": "Anna"}), 409),
        ("POST", "/users".into(), json!({"name": "Eve", "locale": "xx"}), 400),
        ("POST", "/permissions".into(), json!({"channel": games, "denied": ["FLY"]}), 400),
        ("POST", "/faults".into(), json!({"unknown": true}), 400),
        ("POST", "/faults".into(), json!({"close": 5}), 400),
    ] {
        let (found, answer) = sandbox.ask(method, &path, body.clone()).await;
        assert_eq!(found, status, "{method} {path} {body}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|message| !message.is_empty()), "{method} {path}: {answer}");
    }
}

#[tokio::test]
async fn commands_are_checked_as_discords_client_does() {
    let sandbox = TestSandbox::start().await;
    let application = sandbox.bot("GET", "/users/@me", Value::Null).await.2["id"].as_str().expect("an id").to_string();
    let options = json!([{"type": 1, "name": "start", "description": "d", "options": [
        {"type": 3, "name": "level", "description": "d", "required": true, "choices": [{"name": "Easy", "value": "easy"}]},
        {"type": 4, "name": "rounds", "description": "d", "min_value": 1, "max_value": 20},
    ]}]);
    let commands = json!([{"name": "game", "description": "d", "options": options}]);
    assert_eq!(sandbox.bot("PUT", &format!("/applications/{application}/commands"), commands).await.0, 200);
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let level = json!({"name": "level", "type": 3, "value": "easy"});
    let start = |options: Value| json!([{"name": "start", "type": 1, "options": options}]);
    let rounds = |value: Value| start(json!([level, {"name": "rounds", "type": 4, "value": value}]));
    for (options, status, about) in [
        (json!([]), 400, "subcommand"),
        (start(json!([])), 400, "level is required"),
        (start(json!([{"name": "level", "type": 3, "value": "hard"}])), 400, "choices"),
        (rounds(json!(21)), 400, "1 to 20"),
        (rounds(json!("3")), 400, "whole number"),
        (start(json!([level, level])), 400, "twice"),
        (start(json!([level, {"name": "other", "type": 3, "value": "x"}])), 400, "no option"),
        // The command is valid, but no bot is connected.
        (rounds(json!(3)), 409, "not connected"),
    ] {
        let body = json!({"as": anna, "channel": games, "name": "game", "options": options});
        let (found, answer) = sandbox.ask("POST", "/commands", body.clone()).await;
        assert_eq!(found, status, "{body}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|message| message.contains(about)), "{about}: {answer}");
    }
}

#[tokio::test]
async fn other_websites_are_refused() {
    let sandbox = TestSandbox::start().await;
    let client = reqwest::Client::new();
    let (page, api) = (sandbox.url(), format!("{}/sandbox/api/world", sandbox.url()));
    for (url, header, value, status) in [
        (&page, "Origin", page.as_str(), 200),
        (&page, "Host", "evil.example", 403),
        (&api, "Host", "evil.example", 403),
        (&api, "Host", "127.0.0.1.evil.example:80", 403),
        (&api, "Host", "localhost:1", 403),
        (&api, "Origin", "http://evil.example", 403),
        (&api, "Origin", "null", 403),
        (&api, "Origin", page.as_str(), 200),
    ] {
        let response = client.get(url).header(header, value).send().await.expect("an answer");
        assert_eq!(response.status().as_u16(), status, "{header}: {value}");
    }
}

#[tokio::test]
async fn the_sandbox_listens_on_loopback_only() {
    let config = SandboxConfig {
        address: "0.0.0.0:0".parse().expect("an address"),
        data_dir: None,
        token: Some(TOKEN.into()),
        extra_hosts: Vec::new(),
    };
    let error = Sandbox::start(config).await.err().expect("a refusal");
    assert!(matches!(error, SandboxError::NotLoopback(_)));
    assert!(error.to_string().contains("loopback only"));
}

fn kept_in(folder: &std::path::Path) -> SandboxConfig {
    let address = "127.0.0.1:0".parse().expect("an address");
    SandboxConfig { address, data_dir: Some(folder.into()), token: Some(TOKEN.into()), extra_hosts: Vec::new() }
}

#[tokio::test]
async fn all_data_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = TestSandbox::start_with(kept_in(folder.path())).await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    sandbox.post("/users", json!({"name": "Eve"})).await;
    sandbox.post("/permissions", json!({"channel": games, "denied": ["ADD_REACTIONS"]})).await;
    let path = format!("/channels/{games}/messages");
    let form = reqwest::multipart::Form::new()
        .text(
            "payload_json",
            json!({"content": "picture", "attachments": [{"id": 0, "description": "alt"}]}).to_string(),
        )
        .part("files[0]", reqwest::multipart::Part::bytes(GIF.to_vec()).file_name("../a b.gif"));
    let client = reqwest::Client::new();
    let request =
        client.post(format!("{}/api/v10{path}", sandbox.url())).header("Authorization", format!("Bot {TOKEN}"));
    let sent: Value = request.multipart(form).send().await.expect("an answer").json().await.expect("JSON");
    assert_eq!(sent["attachments"][0]["filename"], "_a_b.gif");
    assert_eq!((&sent["attachments"][0]["width"], &sent["attachments"][0]["height"]), (&json!(2), &json!(3)));
    sandbox.post("/reactions", json!({"as": anna, "message": sent["id"], "emoji": "👋", "on": true})).await;
    let thread = sandbox
        .bot("POST", &format!("{path}/{}/threads", sent["id"].as_str().expect("an id")), json!({"name": "T"}))
        .await;
    assert_eq!(thread.0, 201);
    let private = sandbox.bot("POST", &format!("/channels/{games}/threads"), json!({"name": "P"})).await;
    assert_eq!(private.0, 201);
    let event = json!({
        "name": "Cup", "entity_type": 3, "privacy_level": 2, "entity_metadata": {"location": "here"},
        "scheduled_start_time": "2999-01-01T10:00:00Z", "scheduled_end_time": "2999-01-01T12:00:00Z",
    });
    let server = sandbox.get("/world").await["guild"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(sandbox.bot("POST", &format!("/guilds/{server}/scheduled-events"), event).await.0, 200);
    let before = (sandbox.get(&format!("/world?as={anna}")).await, sandbox.messages(&anna, &games).await);
    let busy = Sandbox::start(kept_in(folder.path())).await.err().expect("a refusal");
    assert!(matches!(busy, SandboxError::InUse(_)), "{busy}");
    sandbox.running.shutdown().await;

    let sandbox = TestSandbox::start_with(kept_in(folder.path())).await;
    let after = (sandbox.get(&format!("/world?as={anna}")).await, sandbox.messages(&anna, &games).await);
    assert_eq!(before, after);
    assert_eq!(before.0["events"].as_array().map(Vec::len), Some(1));
    let url = after.1[0]["attachments"][0]["url"].as_str().expect("a path").to_string();
    let picture = reqwest::get(format!("{}{url}", sandbox.url())).await.expect("an answer");
    assert_eq!(picture.bytes().await.expect("a body").as_ref(), GIF);
    let newer = sandbox.post("/messages", json!({"as": anna, "channel": games, "content": "newer"})).await;
    let id = |message: &Value| message["id"].as_str().and_then(|id| id.parse::<u64>().ok());
    assert!(id(&newer) > id(&sent), "IDs continue to grow");
    sandbox.running.shutdown().await;

    std::fs::write(folder.path().join("world.json"), "{").expect("a file");
    let broken = Sandbox::start(kept_in(folder.path())).await.err().expect("a refusal");
    assert!(matches!(broken, SandboxError::Parse { .. }), "{broken}");
}
