//! Tests of interactions with a raw bot: allowed responses and time limits.

use serde_json::{Value, json};

use super::gateway::{INTENTS, Wire};
use crate::openapi::{OpenApi, check_requests};
use crate::test_sandbox::{Live, TestSandbox, command};

/// A sandbox with a raw bot, its commands, and Anna's page.
struct Scene {
    sandbox: TestSandbox,
    wire: Wire,
    live: Live,
    anna: String,
    games: String,
    bot: String,
}

/// An interaction that the bot received.
struct Begun {
    data: Value,
    callback: String,
    webhook: String,
}

impl Scene {
    async fn new() -> Self {
        let sandbox = TestSandbox::start().await;
        let mut wire = Wire::open(&sandbox).await;
        wire.identify(INTENTS).await;
        let bot = sandbox.bot("GET", "/users/@me", Value::Null).await.2["id"].as_str().expect("an id").to_string();
        let option = json!({"type": 3, "name": "what", "description": "d", "autocomplete": true});
        let commands = json!([
            {"name": "go", "description": "d", "options": [option]},
            {"name": "moderate", "description": "d", "default_member_permissions": "8192", "contexts": [0]},
        ]);
        assert_eq!(sandbox.bot("PUT", &format!("/applications/{bot}/commands"), commands).await.0, 200);
        let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
        let live = sandbox.live(&anna).await;
        Self { sandbox, wire, live, anna, games, bot }
    }

    /// Receives the next interaction.
    async fn begun(&mut self) -> Begun {
        loop {
            let (name, _, data) = self.wire.event().await;
            if name == "INTERACTION_CREATE" {
                let (id, token) = (data["id"].as_str().expect("an id"), data["token"].as_str().expect("a token"));
                let callback = format!("/interactions/{id}/{token}/callback");
                let webhook = format!("/webhooks/{}/{token}", self.bot);
                return Begun { callback, webhook, data };
            }
        }
    }

    async fn go(&mut self) -> Begun {
        self.sandbox.post("/commands", command(&self.anna, &self.games, "go")).await;
        self.begun().await
    }

    /// Sends a request as the bot. Returns the status and the JSON error code, which is 0 if there is none.
    async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, _, answer) = self.sandbox.bot(method, path, body).await;
        (status, answer["code"].as_u64().unwrap_or(0))
    }
}

#[tokio::test]
async fn interactions_contain_user_channel_and_permissions() {
    let mut scene = Scene::new().await;
    scene.sandbox.post("/permissions", json!({"channel": scene.games, "denied": ["ATTACH_FILES"]})).await;
    let Begun { data, .. } = scene.go().await;
    let bits = |value: &Value| value.as_str().and_then(|bits| bits.parse::<u64>().ok()).expect("bits");
    assert_eq!(
        (&data["type"], &data["data"]["name"], &data["channel_id"]),
        (&json!(2), &json!("go"), &json!(scene.games))
    );
    assert_eq!(bits(&data["app_permissions"]) & (1 << 15), 0, "ATTACH_FILES was taken away");
    assert_ne!(bits(&data["app_permissions"]) & (1 << 11), 0, "SEND_MESSAGES was kept");
    assert_ne!(bits(&data["member"]["permissions"]) & (1 << 13), 0, "Anna is a moderator");
    assert_eq!((&data["locale"], &data["attachment_size_limit"]), (&json!("en-US"), &json!(10 << 20)));

    // Interactions in direct messages have a user instead of a member.
    let world = scene.sandbox.get(&format!("/world?as={}", scene.anna)).await;
    let direct =
        world["channels"].as_array().and_then(|all| all.last()).and_then(|last| last["id"].as_str()).expect("an id");
    scene.sandbox.post("/commands", command(&scene.anna, direct, "go")).await;
    let Begun { data, .. } = scene.begun().await;
    assert_eq!((&data["user"]["id"], &data["context"]), (&json!(scene.anna), &json!(1)));
    assert!(data.get("member").is_none() && data.get("guild_id").is_none());
}

#[tokio::test]
async fn commands_require_permissions() {
    let mut scene = Scene::new().await;
    let ben = scene.sandbox.person("Ben").await;
    assert_eq!(scene.sandbox.ask("POST", "/commands", command(&ben, &scene.games, "moderate")).await.0, 403);
    scene.sandbox.post("/commands", command(&scene.anna, &scene.games, "moderate")).await;
    assert_eq!(scene.begun().await.data["data"]["name"], "moderate");
    let world = scene.sandbox.get(&format!("/world?as={}", scene.anna)).await;
    let direct =
        world["channels"].as_array().and_then(|all| all.last()).and_then(|last| last["id"].as_str()).expect("an id");
    assert_eq!(scene.sandbox.ask("POST", "/commands", command(&scene.anna, direct, "moderate")).await.0, 403);
}

#[tokio::test]
async fn only_the_first_response_counts() {
    let mut scene = Scene::new().await;
    let begun = scene.go().await;
    let answer = json!({"type": 4, "data": {"content": "x", "flags": 64}});
    assert_eq!(
        scene.ask("POST", &begun.webhook, json!({"content": "x"})).await,
        (404, 10015),
        "follow-ups are refused before the response"
    );
    for wrong in [
        json!({"type": 4, "data": {}}),
        json!({"type": 7, "data": {"content": "x"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 99}),
        json!({}),
    ] {
        let (status, code) = scene.ask("POST", &begun.callback, wrong.clone()).await;
        assert_eq!(
            (status, code),
            (400, if wrong == json!({"type": 4, "data": {}}) { 50006 } else { 50035 }),
            "{wrong}"
        );
    }
    let path = format!("{}?with_response=true", begun.callback);
    let (status, _, response) = scene.sandbox.bot("POST", &path, answer.clone()).await;
    assert_eq!((status, &response["resource"]["message"]["flags"]), (200, &json!(64)));
    if let Some(description) = OpenApi::load() {
        description.check_answer("POST", &path, status, &response);
    }
    assert_eq!(scene.ask("POST", &begun.callback, answer.clone()).await, (400, 40060));
    assert_eq!(scene.ask("POST", "/interactions/1/x/callback", answer).await, (404, 10062));
    // The bot reaches an ephemeral message only through its interaction.
    let id = response["resource"]["message"]["id"].as_str().expect("an id");
    assert_eq!(scene.ask("GET", &format!("/channels/{}/messages/{id}", scene.games), Value::Null).await, (404, 10008));
    assert_eq!(scene.ask("GET", &format!("{}/messages/@original", begun.webhook), Value::Null).await.0, 200);
    assert_eq!(
        scene.ask("PATCH", &format!("{}/messages/@original", begun.webhook), json!({"content": "y"})).await.0,
        200
    );
    assert_eq!(scene.live.next("message_update").await["content"], "y");
    assert_eq!(scene.ask("DELETE", &format!("{}/messages/@original", begun.webhook), Value::Null).await.0, 204);
    assert_eq!(scene.live.next("message_delete").await["id"], json!(id));
    check_requests(&scene.sandbox).await;
}

#[tokio::test]
async fn tokens_end_after_fifteen_minutes() {
    let mut scene = Scene::new().await;
    let begun = scene.go().await;
    assert_eq!(scene.ask("POST", &begun.callback, json!({"type": 4, "data": {"content": "x"}})).await.0, 204);
    assert_eq!(scene.ask("POST", &begun.webhook, json!({"content": "y"})).await.0, 200);
    scene.sandbox.faults(json!({"advance_ms": 15 * 60_000 + 1})).await;
    assert_eq!(scene.ask("POST", &begun.webhook, json!({"content": "z"})).await, (401, 50027));
    assert_eq!(
        scene.ask("PATCH", &format!("{}/messages/@original", begun.webhook), json!({"content": "z"})).await,
        (401, 50027)
    );
    assert_eq!(
        scene.ask("POST", &format!("/webhooks/{}/wrong", scene.bot), json!({"content": "z"})).await,
        (401, 50027)
    );
}

/// Follow-ups, public or private, can be edited only with their own interaction's token.
#[tokio::test]
async fn follow_ups_are_edited_by_their_interaction() {
    let mut scene = Scene::new().await;
    let (begun, other) = (scene.go().await, scene.go().await);
    for begun in [&begun, &other] {
        assert_eq!(scene.ask("POST", &begun.callback, json!({"type": 4, "data": {"content": "x"}})).await.0, 204);
    }
    let (_, _, private) = scene.sandbox.bot("POST", &begun.webhook, json!({"content": "y", "flags": 64})).await;
    let message = private["id"].as_str().expect("an id");
    let edit = |webhook: &str| format!("{webhook}/messages/{message}");
    assert_eq!(scene.ask("PATCH", &edit(&begun.webhook), json!({"content": "z"})).await, (200, 0));
    let messages = scene.sandbox.messages(&scene.anna, &scene.games).await;
    let edited = messages.iter().find(|seen| seen["id"] == message).expect("the follow-up");
    assert_eq!((&edited["content"], &edited["flags"]), (&json!("z"), &json!(64)));
    assert_eq!(scene.ask("PATCH", &edit(&other.webhook), json!({"content": "z"})).await, (404, 10008));
    assert_eq!(
        scene.sandbox.ask("DELETE", &format!("/messages/{message}?as={}", scene.anna), Value::Null).await.0,
        204
    );
    assert_eq!(scene.ask("PATCH", &edit(&begun.webhook), json!({"content": "z"})).await, (404, 10008));
}

#[tokio::test]
async fn a_response_after_three_seconds_is_refused() {
    let mut scene = Scene::new().await;
    let begun = scene.go().await;
    let failed = scene.live.until("interaction", |frame| frame["state"] == "failed").await;
    assert_eq!(failed["id"], begun.data["id"]);
    assert_eq!(scene.ask("POST", &begun.callback, json!({"type": 4, "data": {"content": "x"}})).await, (404, 10062));
}

#[tokio::test]
async fn partial_options_are_autocompleted() {
    let mut scene = Scene::new().await;
    let options = json!([{"name": "what", "type": 3, "value": "ca", "focused": true}]);
    let body = json!({"as": scene.anna, "channel": scene.games, "name": "go", "options": options});
    let choices = json!([{"name": "Card", "value": "card"}]);
    let page = scene.sandbox.url();
    let asked = tokio::spawn(async move {
        let answer = reqwest::Client::new().post(format!("{page}/sandbox/api/autocomplete")).json(&body).send().await;
        answer.expect("an answer").json::<Value>().await.expect("JSON")
    });
    let begun = scene.begun().await;
    assert_eq!((&begun.data["type"], &begun.data["data"]["options"][0]["focused"]), (&json!(4), &json!(true)));
    assert_eq!(scene.ask("POST", &begun.callback, json!({"type": 8, "data": {"choices": choices}})).await.0, 204);
    assert_eq!(asked.await.expect("no panic"), json!({"choices": choices}));
}

#[tokio::test]
async fn presses_require_their_component() {
    let mut scene = Scene::new().await;
    let select = json!({"type": 3, "custom_id": "s", "min_values": 1, "max_values": 2, "options": [
        {"label": "1", "value": "1"}, {"label": "2", "value": "2"}, {"label": "3", "value": "3"},
    ]});
    let users = json!({"type": 5, "custom_id": "u"});
    let chosen = json!([{"id": scene.games, "type": "channel"}]);
    let channels =
        json!({"type": 8, "custom_id": "c", "min_values": 0, "channel_types": [0], "default_values": chosen});
    let voice = json!({"type": 8, "custom_id": "v", "channel_types": [2]});
    let buttons = json!([
        {"type": 2, "style": 1, "label": "a", "custom_id": "on"},
        {"type": 2, "style": 1, "label": "b", "custom_id": "off", "disabled": true},
    ]);
    let rows: Value = [buttons, json!([select]), json!([users]), json!([channels]), json!([voice])]
        .map(|components| json!({"type": 1, "components": components}))
        .into_iter()
        .collect();
    let path = format!("/channels/{}/messages", scene.games);
    let message = scene.sandbox.bot("POST", &path, json!({"components": rows})).await.2;
    let ben = scene.sandbox.person("Ben").await;
    for (custom_id, values, status) in [
        ("missing", json!([]), 409),
        ("off", json!([]), 409),
        ("s", json!([]), 400),
        ("s", json!(["1", "2", "3"]), 400),
        ("s", json!(["1", "1"]), 400),
        ("s", json!(["4"]), 400),
        ("u", json!(["1"]), 400),
        ("c", json!(["1"]), 400),
        ("v", json!([scene.games]), 400),
        ("on", json!([]), 200),
        ("s", json!(["1", "3"]), 200),
        ("u", json!([ben]), 200),
        ("c", json!([scene.games]), 200),
        ("c", json!([]), 200),
    ] {
        let body = json!({"as": scene.anna, "message": message["id"], "custom_id": custom_id, "values": values});
        assert_eq!(scene.sandbox.ask("POST", "/presses", body.clone()).await.0, status, "{body}");
    }
    let press = scene.begun().await;
    assert_eq!((&press.data["type"], &press.data["message"]["id"]), (&json!(3), &message["id"]));
    assert_eq!(scene.begun().await.data["data"]["values"], json!(["1", "3"]));
    let chosen = scene.begun().await;
    assert_eq!(chosen.data["data"]["resolved"]["users"][&ben]["username"], "ben");
    let chosen = scene.begun().await;
    assert_eq!(chosen.data["data"]["resolved"]["channels"][&scene.games]["name"], "games");
    assert_eq!(scene.begun().await.data["data"]["values"], json!([]));
    // The message is deleted before the response updates it.
    let id = message["id"].as_str().expect("an id");
    assert_eq!(scene.ask("DELETE", &format!("{path}/{id}"), Value::Null).await.0, 204);
    assert_eq!(scene.ask("POST", &press.callback, json!({"type": 7, "data": {"content": "x"}})).await, (404, 10008));
}

#[tokio::test]
async fn places_without_the_bot_take_responses_and_five_follow_ups() {
    let mut scene = Scene::new().await;
    let ben = scene.sandbox.person("Ben").await;
    let menu = json!({"type": 2, "name": "Wave at", "contexts": [0, 1, 2], "integration_types": [0, 1]});
    let go = json!({"name": "go", "description": "d", "contexts": [0, 2], "integration_types": [1]});
    let commands = format!("/applications/{}/commands", scene.bot);
    assert_eq!(scene.sandbox.bot("PUT", &commands, json!([menu, go])).await.0, 200);
    let wrong = json!({"type": 2, "name": "Wave at", "description": "d"});
    assert_eq!(scene.sandbox.bot("PUT", &commands, json!([wrong])).await.0, 400, "menus have no descriptions");
    let people = json!({"users": [scene.anna, ben]});
    let direct = scene.sandbox.post("/directs", people.clone()).await;
    assert_eq!((&direct["type"], &scene.sandbox.post("/directs", people).await["id"]), (&json!(1), &direct["id"]));
    let server = scene.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    for (channel, context, guild) in [(&direct["id"], 2, &Value::Null), (&server["channel"], 0, &server["id"])] {
        let channel = channel.as_str().expect("an id");
        scene.sandbox.post("/commands", command(&ben, channel, "go")).await;
        let begun = scene.begun().await;
        let owners = json!({"1": ben});
        assert_eq!((&begun.data["context"], &begun.data["guild_id"]), (&json!(context), guild));
        assert_eq!(begun.data["authorizing_integration_owners"], owners);
        let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "x"});
        let data = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
        let callback = format!("{}?with_response=true", begun.callback);
        let (status, _, response) = scene.sandbox.bot("POST", &callback, json!({"type": 4, "data": data})).await;
        assert_eq!(status, 200);
        for number in 0..6 {
            let expected = if number < 5 { (200, 0) } else { (400, 40_094) };
            assert_eq!(scene.ask("POST", &begun.webhook, json!({"content": "x"})).await, expected, "{number}");
        }
        let messages = format!("/channels/{channel}/messages");
        assert_eq!(scene.ask("POST", &messages, json!({"content": "x"})).await, (403, 50_001));
        let message = response["resource"]["message"]["id"].as_str().expect("an id");
        assert_eq!(scene.ask("PATCH", &format!("{messages}/{message}"), json!({"content": "y"})).await, (403, 50_001));
        scene.sandbox.post("/presses", json!({"as": scene.anna, "message": message, "custom_id": "x"})).await;
        assert_eq!(scene.begun().await.data["authorizing_integration_owners"], owners, "the message is Ben's");
        scene
            .sandbox
            .post("/commands", json!({"as": ben, "channel": channel, "name": "Wave at", "target": scene.anna}))
            .await;
        let data = scene.begun().await.data["data"].clone();
        assert_eq!((&data["type"], &data["target_id"]), (&json!(2), &json!(scene.anna)));
        assert_eq!(data["resolved"]["users"][&scene.anna]["global_name"], "Anna");
    }
    assert_eq!(scene.sandbox.ask("POST", "/commands", command(&ben, &scene.games, "go")).await.0, 403, "users only");
}

/// Forms have labels with text inputs and select menus. The bot receives what the user entered, including inputs inside
/// labels.
#[tokio::test]
async fn forms_have_labels_with_inputs() {
    let mut scene = Scene::new().await;
    let options = json!([{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]);
    let input = |component: Value| json!({"type": 18, "label": "L", "description": "d", "component": component});
    let text = json!({"type": 4, "custom_id": "text", "style": 1, "max_length": 5});
    let select = json!({"type": 3, "custom_id": "select", "options": options, "max_values": 2});
    let user = json!({"type": 5, "custom_id": "user", "required": false});
    let form = |inputs: Value| json!({"type": 9, "data": {"custom_id": "f", "title": "T", "components": inputs}});
    let begun = scene.go().await;
    let own_label = json!({"type": 4, "custom_id": "text", "style": 1, "label": "Deprecated"});
    for wrong in [input(own_label), input(json!({"type": 2})), json!({"type": 18, "label": "L"}), json!({"type": 17})] {
        assert_eq!(scene.ask("POST", &begun.callback, form(json!([wrong]))).await, (400, 50_035), "{wrong}");
    }
    let words = json!({"type": 10, "content": "Only words"});
    let inputs = json!([words, input(text), input(select), input(user)]);
    assert_eq!(scene.ask("POST", &begun.callback, form(inputs)).await.0, 204);
    let frame = scene.live.until("interaction", |frame| frame["state"] == "modal").await;
    let fill = |parts: &[Value]| {
        let parts: Vec<_> = parts.iter().map(|part| json!({"type": 18, "component": part})).collect();
        json!({"as": scene.anna, "interaction": frame["id"], "custom_id": "f", "components": parts})
    };
    let text = |value: &str| json!({"custom_id": "text", "value": value});
    let select = |values: Value| json!({"custom_id": "select", "values": values});
    for wrong in [[text("too long"), select(json!(["1"]))], [text("short"), select(json!(["3"]))]] {
        assert_eq!(scene.sandbox.ask("POST", "/modals", fill(&wrong)).await.0, 400, "{wrong:?}");
    }
    scene.sandbox.post("/modals", fill(&[text("short"), select(json!(["2", "1"]))])).await;
    let filled = scene.begun().await;
    let parts = &filled.data["data"]["components"];
    assert_eq!((&parts[0]["type"], &parts[1]["type"]), (&json!(10), &json!(18)));
    let answers = [1, 2, 3].map(|part| parts[part]["component"].clone());
    assert_eq!((&answers[0]["value"], &answers[1]["values"]), (&json!("short"), &json!(["2", "1"])));
    assert_eq!(answers[2]["values"], json!([]));
    let radio = json!({"type": 21, "custom_id": "radio", "options": options});
    assert_eq!(scene.ask("POST", &filled.callback, form(json!([input(radio)]))).await.0, 400, "not supported");
    let message = json!({"type": 4, "data": {"content": "Thanks"}});
    assert_eq!(scene.ask("POST", &filled.callback, message).await.0, 204);
    check_requests(&scene.sandbox).await;
}
