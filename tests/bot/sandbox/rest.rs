//! The REST API with a raw client: responses match Discord's description, and wrong requests fail.

use serde_json::{Value, json};

use crate::openapi::{OpenApi, check_requests};
use crate::test_sandbox::TestSandbox;

/// A client that checks every response.
pub struct Api<'h> {
    sandbox: &'h TestSandbox,
    description: Option<OpenApi>,
}

impl<'h> Api<'h> {
    pub fn new(sandbox: &'h TestSandbox) -> Self {
        Self { sandbox, description: OpenApi::load() }
    }

    pub async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let (status, _, answer) = self.sandbox.bot(method, path, body).await;
        if let Some(description) = &self.description {
            description.check_answer(method, path, status, &answer);
        }
        (status, answer)
    }

    /// Sends a request that must succeed.
    pub async fn done(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(method, path, body).await;
        assert!(status < 300, "{method} {path}: {status} {answer}");
        answer
    }

    /// Sends a request that must fail with this status and JSON error code.
    pub async fn fails(&self, method: &str, path: &str, body: Value, status: u16, code: u64) -> Value {
        let (found, answer) = self.ask(method, path, body).await;
        assert_eq!((found, answer["code"].as_u64()), (status, Some(code)), "{method} {path}: {answer}");
        answer
    }
}

#[tokio::test]
async fn responses_match_discords_description() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    for path in ["/gateway", "/gateway/bot", "/applications/@me", "/oauth2/applications/@me", "/users/@me"] {
        api.done("GET", path, Value::Null).await;
    }
    let guild = api.done("GET", &format!("/channels/{games}"), Value::Null).await["guild_id"].clone();
    let guild = format!("/guilds/{}", guild.as_str().expect("an id"));
    api.done("GET", &guild, Value::Null).await;
    api.done("GET", &format!("{guild}/members/{anna}"), Value::Null).await;
    api.fails("GET", &format!("{guild}/members/1"), Value::Null, 404, 10_007).await;
    api.fails("GET", "/guilds/1", Value::Null, 404, 10_004).await;

    let direct = api.done("POST", "/users/@me/channels", json!({"recipient_id": anna})).await;
    api.done(
        "POST",
        &format!("/channels/{}/messages", direct["id"].as_str().expect("an id")),
        json!({"content": "hi"}),
    )
    .await;

    let messages = format!("/channels/{games}/messages");
    let buttons = json!([
        {"type": 2, "style": 1, "label": "A", "custom_id": "a", "emoji": {"name": "🎲"}},
        {"type": 2, "style": 5, "label": "B", "url": "https://example.org/"},
    ]);
    let select = json!([{"type": 3, "custom_id": "c", "placeholder": "?", "options": [{"label": "1", "value": "1"}]}]);
    let body = json!({
        "content": format!("<@{anna}>"), "allowed_mentions": {"parse": ["users"]}, "nonce": "1",
        "components": [{"type": 1, "components": buttons}, {"type": 1, "components": select}],
    });
    let message = api.done("POST", &messages, body).await;
    assert_eq!(message["mentions"][0]["id"], json!(anna));
    let path = format!("{messages}/{}", message["id"].as_str().expect("an id"));
    api.done("PUT", &format!("{path}/reactions/%F0%9F%AB%B0/@me"), Value::Null).await;
    let read = api.done("GET", &path, Value::Null).await;
    assert_eq!(read["reactions"][0]["emoji"]["name"], "🫰");
    assert_eq!(read["reactions"][0]["me"], true);
    let edited = api.done("PATCH", &path, json!({"content": "edited", "components": []})).await;
    assert_eq!((&edited["content"], &edited["components"]), (&json!("edited"), &json!([])));
    assert!(edited["edited_timestamp"].is_string());

    let thread =
        api.done("POST", &format!("{path}/threads"), json!({"name": "Game", "auto_archive_duration": 60})).await;
    let thread = format!("/channels/{}", thread["id"].as_str().expect("an id"));
    api.done("POST", &format!("{thread}/messages"), json!({"content": "in the thread"})).await;
    for path in [&thread, &format!("/channels/{games}")] {
        api.done("GET", path, Value::Null).await;
    }
    api.done("DELETE", &path, Value::Null).await;
    api.fails("GET", &path, Value::Null, 404, 10008).await;
    check_requests(&sandbox).await;
}

#[tokio::test]
async fn created_things_are_listed_and_deleted() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let games = sandbox.channel("games").await;
    let id = |object: &Value| object["id"].as_str().expect("an id").to_owned();
    let bot = id(&api.done("GET", "/users/@me", Value::Null).await);
    let guild = api.done("GET", &format!("/channels/{games}"), Value::Null).await["guild_id"].clone();
    let commands = format!("/applications/{bot}/guilds/{}/commands", guild.as_str().expect("an id"));
    let go = json!({"name": "go", "description": "d"});
    let first = api.done("POST", &commands, go.clone()).await;
    assert_eq!(id(&api.done("POST", &commands, go).await), id(&first), "the name was taken");
    assert_eq!(api.done("GET", &commands, Value::Null).await.as_array().map(Vec::len), Some(1));
    let everywhere = json!({"name": "go", "description": "d", "contexts": [0]});
    api.fails("POST", &commands, everywhere, 400, 50_035).await;
    let command = format!("{commands}/{}", id(&first));
    api.done("DELETE", &command, Value::Null).await;
    api.fails("DELETE", &command, Value::Null, 404, 10_063).await;

    let messages = format!("/channels/{games}/messages");
    let message = format!("{messages}/{}", id(&api.done("POST", &messages, json!({"content": "x"})).await));
    let reaction = format!("{message}/reactions/%F0%9F%AB%B0/@me");
    api.done("PUT", &reaction, Value::Null).await;
    api.done("DELETE", &reaction, Value::Null).await;
    let reactions = api.done("GET", &message, Value::Null).await["reactions"].clone();
    assert!(reactions.as_array().is_none_or(Vec::is_empty), "{reactions}");

    let thread = id(&api.done("POST", &format!("{message}/threads"), json!({"name": "Game"})).await);
    let thread = format!("/channels/{thread}");
    let archived = format!("/channels/{games}/threads/archived/public");
    let count = async || api.done("GET", &archived, Value::Null).await["threads"].as_array().map(Vec::len);
    assert_eq!(count().await, Some(0));
    api.done("PATCH", &thread, json!({"archived": true})).await;
    assert_eq!(count().await, Some(1));
    api.fails("DELETE", &thread, Value::Null, 403, 50_013).await;
    sandbox.post("/permissions", json!({"channel": games, "denied": [], "granted": ["MANAGE_THREADS"]})).await;
    api.done("DELETE", &thread, Value::Null).await;
    api.fails("GET", &thread, Value::Null, 404, 10_003).await;
    api.fails("DELETE", &format!("/channels/{games}"), Value::Null, 403, 50_013).await;
}

#[tokio::test]
async fn commands_are_registered_and_keep_their_ids() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let application =
        api.done("GET", "/applications/@me", Value::Null).await["id"].as_str().expect("an id").to_string();
    let commands = format!("/applications/{application}/commands");
    let snap = json!({
        "name": "snap", "description": "Snap", "name_localizations": {"fr": "bataille"}, "type": 1,
        "options": [{"type": 1, "name": "start", "description": "Start", "options": [
            {"type": 4, "name": "computers", "description": "How many", "min_value": 0, "max_value": 3},
            {"type": 3, "name": "pace", "description": "Pace", "choices": [{"name": "live", "value": "live"}]},
        ]}],
    });
    let first = api.done("PUT", &commands, json!([snap, {"name": "help", "description": "Help"}])).await;
    let second = api.done("PUT", &commands, json!([snap])).await;
    assert_eq!(first[0]["id"], second[0]["id"], "a command with the same name keeps its ID");
    assert_eq!(api.done("GET", &commands, Value::Null).await[0].get("name_localizations"), None);
    let full = api.done("GET", &format!("{commands}?with_localizations=true"), Value::Null).await;
    assert_eq!(full[0]["name_localizations"]["fr"], "bataille");
    assert_eq!(sandbox.get("/world").await["commands"].as_array().map(Vec::len), Some(1));
    check_requests(&sandbox).await;

    let option = |name: String| json!({"type": 3, "name": name, "description": "d"});
    let wrong = [
        (json!({"name": "Upper", "description": "d"}), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!({"name": "two words", "description": "d"}), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!({"name": "x", "description": "d".repeat(101)}), "/description", "BASE_TYPE_BAD_LENGTH"),
        (json!({"name": "x"}), "/description", "BASE_TYPE_REQUIRED"),
        (
            json!({"name": "x", "description": "d", "options": (0..26).map(|n| option(n.to_string())).collect::<Value>()}),
            "/options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({"name": "x", "description": "d", "options": [option("a".into()), option("a".into())]}),
            "/options/1/name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            json!({"name": "x", "description": "d", "name_localizations": {"xx": "x"}}),
            "/name_localizations/xx",
            "BASE_TYPE_CHOICES",
        ),
    ];
    for (command, place, code) in wrong {
        let answer = api.fails("PUT", &commands, json!([command]), 400, 50035).await;
        let found = answer["errors"].pointer(&format!("/0{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!(code)), "{command}: {answer}");
    }
    let description = "d".repeat(100);
    let choices: Value = (0..25).map(|n| json!({"name": format!("{n:0>50}"), "value": format!("{n:0>50}")})).collect();
    let options: Value = (0..4)
        .map(|n| json!({"type": 3, "name": n.to_string(), "description": description, "choices": choices}))
        .collect();
    let answer =
        api.fails("PUT", &commands, json!([{"name": "x", "description": "d", "options": options}]), 400, 50035).await;
    assert_eq!(answer["errors"]["0"]["_errors"][0]["code"], "APPLICATION_COMMAND_TOO_LARGE");
}

#[tokio::test]
async fn wrong_messages_are_refused() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let games = sandbox.channel("games").await;
    let messages = format!("/channels/{games}/messages");
    let row = |components: Value| json!({"components": [{"type": 1, "components": components}]});
    let button = |custom_id: &str| json!({"type": 2, "style": 1, "label": "x", "custom_id": custom_id});
    let select = |count: usize| {
        let options: Value = (0..count).map(|n| json!({"label": n.to_string(), "value": n.to_string()})).collect();
        json!({"type": 3, "custom_id": "s", "options": options})
    };
    let wrong = [
        (json!({"content": "x".repeat(2001)}), "/content", "BASE_TYPE_MAX_LENGTH"),
        (json!({"content": 5}), "/content", "STRING_TYPE_CONVERT"),
        (
            row(json!([button("a"), button("a")])),
            "/components/0/components/1/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (row(json!([button("")])), "/components/0/components/0/custom_id", "BASE_TYPE_REQUIRED"),
        (row(json!([button(&"x".repeat(101))])), "/components/0/components/0/custom_id", "BASE_TYPE_BAD_LENGTH"),
        (
            row(json!((0..6).map(|n| button(&n.to_string())).collect::<Value>())),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (row(json!([button("a"), select(2)])), "/components/0/components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (row(json!([select(26)])), "/components/0/components/0/options", "BASE_TYPE_BAD_LENGTH"),
        (
            row(json!([{"type": 8, "custom_id": "c", "channel_types": [99]}])),
            "/components/0/components/0/channel_types/0",
            "BASE_TYPE_CHOICES",
        ),
        (
            row(json!([{"type": 8, "custom_id": "c", "default_values": [{"id": "1", "type": "user"}]}])),
            "/components/0/components/0/default_values/0/type",
            "BASE_TYPE_CHOICES",
        ),
        (
            row(json!([{"type": 8, "custom_id": "c", "default_values": [
                {"id": "1", "type": "channel"}, {"id": "2", "type": "channel"},
            ]}])),
            "/components/0/components/0/default_values",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (row(json!([])), "/components/0/components", "BASE_TYPE_BAD_LENGTH"),
        (
            json!({"components": (0..6).map(|n| json!({"type": 1, "components": [button(&n.to_string())]})).collect::<Value>()}),
            "/components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            "/allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (json!({"content": "x", "attachments": [{"id": "7"}]}), "/attachments", "ATTACHMENT_NOT_FOUND"),
        (json!({"content": "x", "flags": 16}), "/flags", "BITFIELD_VALUE_INVALID"),
    ];
    for (body, place, code) in wrong {
        let answer = api.fails("POST", &messages, body.clone(), 400, 50035).await;
        assert_eq!(answer["message"], "Invalid Form Body");
        let found = answer["errors"].pointer(&format!("{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!(code)), "{body}: {answer}");
    }
    api.fails("POST", &messages, json!({}), 400, 50006).await;
    api.fails("POST", "/channels/1/messages", json!({"content": "x"}), 404, 10003).await;
    api.fails("POST", "/channels/abc/messages", json!({"content": "x"}), 400, 50035).await;
    api.fails("PATCH", &format!("{messages}/1"), json!({"content": "x"}), 404, 10008).await;
    let (status, _, answer) = sandbox.bot("GET", "/nowhere", Value::Null).await;
    assert_eq!((status, answer), (404, json!({"message": "404: Not Found", "code": 0})));
    let (status, _, answer) = sandbox.bot("POST", "/users/@me", json!({})).await;
    assert_eq!((status, answer), (405, json!({"message": "405: Method Not Allowed", "code": 0})));
    assert!(sandbox.messages(&sandbox.person("Anna").await, &games).await.is_empty(), "nothing was posted");

    // A user's message.
    let said = sandbox
        .post("/messages", json!({"as": sandbox.person("Anna").await, "channel": games, "content": "mine"}))
        .await;
    let path = format!("{messages}/{}", said["id"].as_str().expect("an id"));
    api.fails("PATCH", &path, json!({"content": "x"}), 403, 50005).await;
    api.fails("DELETE", &path, Value::Null, 403, 50013).await;
    api.fails("PUT", &format!("{path}/reactions/abc/@me"), Value::Null, 400, 10014).await;
}

/// Messages that consist of components: <https://discord.com/developers/docs/components/overview>.
#[tokio::test]
async fn cards_are_kept_within_discords_limits() {
    const COMPONENTS_V2: u64 = 1 << 15;
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let messages = format!("/channels/{}/messages", sandbox.channel("games").await);
    let text = |length: usize| json!({"type": 10, "content": "x".repeat(length)});
    let card = |parts: Value| json!({"flags": COMPONENTS_V2, "components": [{"type": 17, "components": parts}]});
    let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "a"});
    let row = json!({"type": 1, "components": [button]});
    let gallery = json!({"type": 12, "items": [{"media": {"url": "attachment://table.png"}}]});
    let inside = "/components/0/components/0";
    let many = |count: usize| (0..count).map(|_| text(1)).collect::<Value>();
    let wrong = [
        (
            json!({"flags": COMPONENTS_V2, "components": [text(1)], "content": "x"}),
            "/content".to_owned(),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (json!({"components": [text(1)]}), "/components/0/type".to_owned(), "BASE_TYPE_CHOICES"),
        (card(json!([])), "/components/0/components".to_owned(), "BASE_TYPE_BAD_LENGTH"),
        (card(json!([text(0)])), format!("{inside}/content"), "BASE_TYPE_REQUIRED"),
        (card(json!([text(2500), text(2500)])), "/components".to_owned(), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        (card(many(40)), "/components".to_owned(), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        (
            card(json!([row, row])),
            "/components/0/components/1/components/0/custom_id".to_owned(),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (card(json!([{"type": 17, "components": [text(1)]}])), format!("{inside}/type"), "BASE_TYPE_CHOICES"),
        (card(json!([gallery])), "/components".to_owned(), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ];
    for (body, place, code) in wrong {
        let answer = api.fails("POST", &messages, body.clone(), 400, 50035).await;
        let found = answer["errors"].pointer(&format!("{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!(code)), "{body}: {answer}");
    }
    api.fails("POST", &messages, json!({"flags": COMPONENTS_V2}), 400, 50006).await;

    let message = api.done("POST", &messages, card(many(39))).await;
    let path = format!("{messages}/{}", message["id"].as_str().expect("an id"));
    api.fails("PATCH", &path, json!({"content": "x"}), 400, 50035).await;
    let edited = api.done("PATCH", &path, card(json!([row, text(4000)]))).await;
    assert_eq!(edited["flags"], COMPONENTS_V2);
    assert_eq!(edited["components"][0]["components"][0]["components"][0]["custom_id"], "a");
    check_requests(&sandbox).await;
}

#[tokio::test]
async fn a_nonce_sends_only_one_message() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let messages = format!("/channels/{}/messages", sandbox.channel("games").await);
    let body = json!({"content": "once", "nonce": "n1", "enforce_nonce": true});
    let first = api.done("POST", &messages, body.clone()).await;
    assert_eq!(api.done("POST", &messages, body.clone()).await["id"], first["id"]);
    sandbox.faults(json!({"advance_ms": 10 * 60_000})).await;
    assert_ne!(api.done("POST", &messages, body).await["id"], first["id"]);
}

#[tokio::test]
async fn missing_permissions_and_archived_threads_fail() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let games = sandbox.channel("games").await;
    let messages = format!("/channels/{games}/messages");
    let message = api.done("POST", &messages, json!({"content": "x"})).await;
    let path = format!("{messages}/{}", message["id"].as_str().expect("an id"));
    let reaction = format!("{path}/reactions/%F0%9F%91%8B/@me");
    let text = json!({"content": "x"});
    let thread = json!({"name": "x"});
    for (permission, method, path, body, code) in [
        ("VIEW_CHANNEL", "POST", &messages, &text, 50001),
        ("VIEW_CHANNEL", "GET", &path, &Value::Null, 50001),
        ("SEND_MESSAGES", "POST", &messages, &text, 50013),
        ("ADD_REACTIONS", "PUT", &reaction, &Value::Null, 50013),
        ("READ_MESSAGE_HISTORY", "PUT", &reaction, &Value::Null, 50013),
        ("CREATE_PUBLIC_THREADS", "POST", &format!("{path}/threads"), &thread, 50013),
    ] {
        sandbox.post("/permissions", json!({"channel": games, "denied": [permission]})).await;
        api.fails(method, path, body.clone(), 403, code).await;
    }
    sandbox.post("/permissions", json!({"channel": games, "denied": ["ADD_REACTIONS"]})).await;
    let anna = sandbox.person("Anna").await;
    sandbox.post("/reactions", json!({"as": anna, "message": message["id"], "emoji": "👋", "on": true})).await;
    api.done("PUT", &reaction, Value::Null).await;

    sandbox.post("/permissions", json!({"channel": games, "denied": []})).await;
    let thread = api.done("POST", &format!("{path}/threads"), thread).await["id"].as_str().expect("an id").to_string();
    api.fails("POST", &format!("{path}/threads"), json!({"name": "x"}), 400, 160_004).await;
    let inside = format!("/channels/{thread}/messages");
    let message = api.done("POST", &inside, json!({"content": "x"})).await;
    let path = format!("{inside}/{}", message["id"].as_str().expect("an id"));
    sandbox.ask("PATCH", &format!("/channels/{thread}"), json!({"archived": true})).await;
    api.fails("PATCH", &path, json!({"content": "y"}), 400, 50083).await;
    api.fails("PUT", &format!("{path}/reactions/%F0%9F%91%8B/@me"), Value::Null, 400, 50083).await;
    assert_eq!(
        api.done("PATCH", &format!("/channels/{thread}"), json!({"archived": false})).await["thread_metadata"]["archived"],
        false
    );
    api.done("PATCH", &path, json!({"content": "y"})).await;
    sandbox.post("/permissions", json!({"channel": games, "denied": ["SEND_MESSAGES_IN_THREADS"]})).await;
    api.fails("POST", &inside, json!({"content": "x"}), 403, 50013).await;
}

#[tokio::test]
async fn rate_limits_are_reported_and_enforced() {
    let sandbox = TestSandbox::start().await;
    let games = sandbox.channel("games").await;
    let messages = format!("/channels/{games}/messages");
    let (_, headers, message) = sandbox.bot("POST", &messages, json!({"content": "x"})).await;
    assert!(!headers.contains_key("x-ratelimit-limit"), "limits are off at the start");
    sandbox.faults(json!({"rate_limits": true})).await;
    let path = format!("{messages}/{}", message["id"].as_str().expect("an id"));
    for left in (0..5).rev() {
        let (status, headers, _) = sandbox.bot("PATCH", &path, json!({"content": left.to_string()})).await;
        assert_eq!((status, headers["x-ratelimit-remaining"].as_bytes()), (200, left.to_string().as_bytes()));
    }
    let (status, headers, answer) = sandbox.bot("PATCH", &path, json!({"content": "x"})).await;
    assert_eq!(status, 429);
    assert!(headers.contains_key("retry-after") && headers.contains_key("x-ratelimit-bucket"));
    assert!(answer["retry_after"].as_f64().is_some_and(|wait| wait > 0.0 && wait <= 5.0), "{answer}");
    // Another channel has its own bucket. After five seconds the first bucket is available again.
    let lounge = format!("/channels/{}/messages", sandbox.channel("lounge").await);
    assert_eq!(sandbox.bot("POST", &lounge, json!({"content": "x"})).await.0, 200);
    sandbox.faults(json!({"advance_ms": 5000})).await;
    assert_eq!(sandbox.bot("PATCH", &path, json!({"content": "x"})).await.0, 200);

    // Edits to messages that are older than an hour have their own limit.
    sandbox.faults(json!({"advance_ms": 61 * 60_000})).await;
    for _ in 0..5 {
        sandbox.faults(json!({"advance_ms": 5000})).await;
        assert_eq!(sandbox.bot("PATCH", &path, json!({"content": "old"})).await.0, 200);
    }
    sandbox.faults(json!({"advance_ms": 5000})).await;
    let (status, _, answer) = sandbox.bot("PATCH", &path, json!({"content": "old"})).await;
    assert_eq!((status, &answer["code"]), (429, &json!(30046)));
    let counters = sandbox.get("/counters").await;
    assert_eq!((&counters["rate_limited"], &counters["invalid"]), (&json!(2), &json!(2)));
}

#[tokio::test]
async fn faults_happen_the_requested_number_of_times() {
    let sandbox = TestSandbox::start().await;
    let messages = format!("/channels/{}/messages", sandbox.channel("games").await);
    let anna = sandbox.person("Anna").await;
    let games = sandbox.channel("games").await;
    sandbox.faults(json!({"next": [{"count": 1, "do": "status", "status": 502}, {"count": 1, "do": "status", "status": 500, "applied": true}]})).await;
    assert_eq!(sandbox.bot("POST", &messages, json!({"content": "lost"})).await.0, 502);
    assert_eq!(sandbox.bot("POST", &messages, json!({"content": "carried out"})).await.0, 500);
    assert_eq!(sandbox.bot("POST", &messages, json!({"content": "fine"})).await.0, 200);
    let texts: Vec<_> =
        sandbox.messages(&anna, &games).await.iter().map(|message| message["content"].clone()).collect();
    assert_eq!(texts, ["carried out", "fine"]);
    let path = "/channels/{channel_id}/messages";
    sandbox.faults(json!({"next": [{"count": 1, "do": "drop", "method": "POST", "path": path}]})).await;
    assert_eq!(sandbox.bot("GET", "/users/@me", Value::Null).await.0, 200, "other routes are not affected");
    let url = format!("{}/api/v10{messages}", sandbox.url());
    let dropped =
        reqwest::Client::new().post(url).header("Authorization", format!("Bot {}", crate::test_sandbox::TOKEN));
    assert!(dropped.json(&json!({"content": "x"})).send().await.is_err(), "no response comes");
    assert_eq!(sandbox.messages(&anna, &games).await.len(), 2);
}

#[tokio::test]
async fn a_held_response_comes_late_and_takes_effect() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let mut live = sandbox.live(&anna).await;
    sandbox.faults(json!({"next": [{"count": 1, "do": "hold", "ms": 600_000}]})).await;
    let path = format!("/channels/{games}/messages");
    tokio::select! {
        answer = sandbox.bot("POST", &path, json!({"content": "held"})) => panic!("the response is not held: {answer:?}"),
        message = live.next("message_create") => assert_eq!(message["content"], "held"),
    }
}
