//! Tests the forms of the page.

use serde_json::json;

use crate::browser::{Browser, DESKTOP};
use crate::program::Program;
use crate::window::test_id;

/// JavaScript that opens a form as if the bot had opened it, and stores what the page sends in `window.filled`.
const OPEN: &str = r#"import("/components.js").then(({ settle }) => {
    const fetched = window.fetch;
    window.fetch = (url, options) => {
        if (!url.endsWith("/modals")) return fetched(url, options);
        window.filled = JSON.parse(options.body).components;
        return Promise.reject();
    };
    settle({ state: "modal", id: "1", modal: FORM });
    return true;
})"#;

/// Returns JavaScript that chooses `values` in a menu of a form.
fn choose(input: &str, values: &[&str]) -> String {
    let menu = format!("document.querySelector('{}')", test_id(&format!("modal-input-{input}")));
    format!("[...{menu}.options].map((option) => option.selected = {}.includes(option.value)).length", json!(values))
}

/// A form shows its texts, and a label with each input. The page sends what the user enters once all required inputs
/// are filled in.
#[tokio::test]
async fn a_form_shows_every_input_with_its_label() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;
    let options =
        json!([{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}, {"label": "Three", "value": "3"}]);
    let label =
        |name: &str, component| json!({"type": 18, "label": name, "description": "why", "component": component});
    let form = json!({"custom_id": "f", "title": "A form", "components": [
        {"type": 10, "content": "Only words"},
        label("Text", json!({"type": 4, "custom_id": "text", "style": 2, "required": true})),
        label("Menu", json!({"type": 3, "custom_id": "menu", "options": options, "min_values": 1, "max_values": 2})),
        label("User", json!({"type": 5, "custom_id": "user", "required": false, "max_values": 1})),
        label("One", json!({"type": 3, "custom_id": "one", "options": options})),
    ]});
    anna.value(&OPEN.replace("FORM", &form.to_string())).await;
    for words in ["A form", "Only words", "Text", "Menu", "User", "One", "why"] {
        anna.holds(&format!("document.querySelector('dialog').innerText.includes('{words}')")).await;
    }
    anna.focus_on(&test_id("modal-input-text")).await;
    anna.press(&test_id("modal-submit")).await;
    anna.holds("document.querySelector('dialog:open, dialog[open]')").await;
    anna.write("modal-input-text", "words").await;
    for (input, values) in [("menu", &["1", "3"][..]), ("one", &["2"])] {
        anna.value(&choose(input, values)).await;
    }
    anna.press(&test_id("modal-submit")).await;
    anna.holds("window.filled").await;
    let part = |kind: u8, id: &str, key: &str, value| json!({"type": 18, "component": {"type": kind, "custom_id": id, key: value}});
    let expected = json!([
        part(4, "text", "value", json!("words")),
        part(3, "menu", "values", json!(["1", "3"])),
        part(5, "user", "values", json!([])),
        part(3, "one", "values", json!(["2"])),
    ]);
    assert_eq!(anna.value("window.filled").await, expected);
    browser.close().await;
}
