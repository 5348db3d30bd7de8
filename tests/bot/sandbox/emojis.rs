//! Application emojis, and components with emojis.

use serde_json::{Value, json};

use super::rest::Api;
use crate::openapi::check_requests;
use crate::test_sandbox::{TOKEN, TestSandbox};

/// A PNG of one transparent pixel.
const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

fn image() -> String {
    format!("data:image/png;base64,{PNG}")
}

/// Returns the route for the application's emojis.
async fn emojis(api: &Api<'_>) -> String {
    let application = api.done("GET", "/applications/@me", Value::Null).await;
    format!("/applications/{}/emojis", application["id"].as_str().expect("an id"))
}

/// Returns the status and body of an emoji's picture.
async fn picture(sandbox: &TestSandbox, id: &str) -> (u16, Vec<u8>) {
    let response = reqwest::get(format!("{}/emojis/{id}.png", sandbox.url())).await.expect("an answer");
    (response.status().as_u16(), response.bytes().await.expect("bytes").to_vec())
}

#[tokio::test]
async fn emoji_are_created_listed_and_deleted() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let emojis = emojis(&api).await;
    let made = api.done("POST", &emojis, json!({"name": "curve_1", "image": image()})).await;
    assert_eq!((&made["name"], &made["animated"]), (&json!("curve_1"), &json!(false)));
    let id = made["id"].as_str().expect("an id");
    let one = format!("{emojis}/{id}");
    assert_eq!(api.done("GET", &emojis, Value::Null).await, json!({"items": [made]}));
    let (status, png) = picture(&sandbox, id).await;
    assert!(status == 200 && png.starts_with(b"\x89PNG"), "{status}");
    api.done("DELETE", &one, Value::Null).await;
    assert_eq!(api.done("GET", &emojis, Value::Null).await, json!({"items": []}));
    assert_eq!(picture(&sandbox, id).await.0, 404);
    api.fails("DELETE", &one, Value::Null, 404, 10014).await;
    api.fails("GET", "/applications/1/emojis", Value::Null, 404, 10002).await;
    check_requests(&sandbox).await;
}

#[tokio::test]
async fn wrong_emoji_are_refused() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let emojis = emojis(&api).await;
    api.done("POST", &emojis, json!({"name": "taken", "image": image()})).await;
    // A PNG signature followed by too many bytes. Four base64 characters stand for three bytes.
    let large = format!("data:image/png;base64,iVBORw0KGgoA{}", "AAAA".repeat((256 << 10) / 3));
    let wrong = [
        (json!({"name": "a", "image": image()}), "/name", "BASE_TYPE_BAD_LENGTH"),
        (json!({"name": "a".repeat(33), "image": image()}), "/name", "BASE_TYPE_BAD_LENGTH"),
        (json!({"name": "not-so", "image": image()}), "/name", "STRING_TYPE_REGEX"),
        (json!({"name": "taken", "image": image()}), "/name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (json!({"image": image()}), "/name", "BASE_TYPE_REQUIRED"),
        (json!({"name": "fine"}), "/image", "BASE_TYPE_REQUIRED"),
        (json!({"name": "fine", "image": PNG}), "/image", "IMAGE_INVALID"),
        (json!({"name": "fine", "image": format!("data:image/gif;base64,{PNG}")}), "/image", "IMAGE_INVALID"),
        (json!({"name": "fine", "image": "data:image/png;base64,***"}), "/image", "IMAGE_INVALID"),
        (json!({"name": "fine", "image": large}), "/image", "BINARY_TYPE_MAX_SIZE"),
    ];
    for (body, place, code) in wrong {
        let answer = api.fails("POST", &emojis, body, 400, 50035).await;
        let found = answer["errors"].pointer(&format!("{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!(code)), "{answer}");
    }
    assert_eq!(api.done("GET", &emojis, Value::Null).await["items"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn at_most_two_thousand_emoji_exist() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let emojis = emojis(&api).await;
    for number in 0..2000 {
        let (status, _, answer) =
            sandbox.bot("POST", &emojis, json!({"name": format!("e_{number}"), "image": image()})).await;
        assert_eq!(status, 201, "{answer}");
    }
    api.fails("POST", &emojis, json!({"name": "one_more", "image": image()}), 400, 30008).await;
}

#[tokio::test]
async fn components_accept_only_known_emoji() {
    let sandbox = TestSandbox::start().await;
    let api = Api::new(&sandbox);
    let emojis = emojis(&api).await;
    let made = api.done("POST", &emojis, json!({"name": "curve", "image": image()})).await;
    let messages = format!("/channels/{}/messages", sandbox.channel("games").await);
    let body = |emoji: Value| {
        let button = json!({"type": 2, "style": 1, "custom_id": "a", "label": "A", "emoji": emoji});
        let choice = json!({"label": "B", "value": "b", "emoji": emoji});
        let select = json!({"type": 3, "custom_id": "s", "options": [choice]});
        json!({"components": [{"type": 1, "components": [button]}, {"type": 1, "components": [select]}]})
    };
    let message = api.done("POST", &messages, body(json!({"id": made["id"], "name": "curve"}))).await;
    for place in ["/components/0/components/0/emoji", "/components/1/components/0/options/0/emoji"] {
        let emoji = message.pointer(place).expect("an emoji");
        assert_eq!((&emoji["id"], &emoji["name"]), (&made["id"], &json!("curve")));
    }
    api.done("POST", &messages, body(json!({"name": "🎲"}))).await;
    let answer = api.fails("POST", &messages, body(json!({"id": "1", "name": "curve"})), 400, 50035).await;
    for place in ["/components/0/components/0/emoji/id", "/components/1/components/0/options/0/emoji/id"] {
        let found = answer["errors"].pointer(&format!("{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!("BUTTON_COMPONENT_INVALID_EMOJI")), "{answer}");
    }
    api.fails("POST", &messages, body(json!({"name": "curve"})), 400, 50035).await;
    check_requests(&sandbox).await;
}

#[tokio::test]
async fn emoji_and_their_pictures_survive_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = || sandbox::SandboxConfig {
        address: "127.0.0.1:0".parse().expect("an address"),
        data_dir: Some(folder.path().into()),
        token: Some(TOKEN.into()),
        extra_hosts: Vec::new(),
    };
    let sandbox = TestSandbox::start_with(config()).await;
    let path = emojis(&Api::new(&sandbox)).await;
    let made = Api::new(&sandbox).done("POST", &path, json!({"name": "curve", "image": image()})).await;
    let id = made["id"].as_str().expect("an id");
    let before = picture(&sandbox, id).await;
    sandbox.running.shutdown().await;
    let sandbox = TestSandbox::start_with(config()).await;
    let api = Api::new(&sandbox);
    assert_eq!(api.done("GET", &path, Value::Null).await, json!({"items": [made]}));
    assert_eq!(picture(&sandbox, id).await, before);
    let other = api.done("POST", &path, json!({"name": "other", "image": image()})).await;
    assert_ne!(other["id"], made["id"]);
    api.done("DELETE", &format!("{path}/{id}"), Value::Null).await;
    sandbox.running.shutdown().await;
    assert!(!folder.path().join("attachments").join(id).exists(), "its picture is gone from the disk");
}
