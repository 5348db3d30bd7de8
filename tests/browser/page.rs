//! Tests the notices, the threads, the events and the emojis on the page.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sandbox::{Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::browser::{Browser, DESKTOP};
use crate::keys::ENTER;
use crate::program::Program;
use crate::window::{Window, test_id};

/// JavaScript that counts sounds in `window.tones`.
const COUNT_TONES: &str = "(window.tones = 0, window.begin = AudioScheduledSourceNode.prototype.start,
    AudioScheduledSourceNode.prototype.start = function (at) { window.tones += 1; begin.call(this, at); }, true)";
const BADGE: &str = r#"[data-testid="badge"]"#;

/// A message that mentions a person plays a sound. The message counts as unread in the channel list and the title until
/// that person opens its channel.
#[tokio::test]
async fn a_notice_counts_and_sounds_until_it_is_seen() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let (anna, ben) = (browser.window(true).await, browser.window(false).await);
    anna.open(&program.url(), "anna").await;
    let own_id =
        anna.value("fetch('/sandbox/api/world').then((all) => all.json()).then((all) => all.users[0].id)").await;
    let call = format!("<@{}> your turn", own_id.as_str().expect("an id"));
    anna.value(COUNT_TONES).await;
    anna.press(&test_id("channel-lounge")).await;
    ben.open(&program.url(), "ben").await;
    let say = async |text: &str| {
        ben.write("composer", text).await;
        ben.press(&test_id("send")).await;
    };

    say("a word to all").await;
    anna.holds("document.querySelector('.channel.unread')").await;
    assert_eq!(anna.count(BADGE).await, 0);
    say(&call).await;
    say(&call).await;
    anna.holds(&format!("document.querySelector('{BADGE}')?.textContent === '2'")).await;
    assert!(title(&anna).await.starts_with("(2) #lounge"), "{}", title(&anna).await);
    let tones = anna.value("window.tones").await.as_u64().expect("a count");
    assert!(tones >= 2, "each notice sounds");

    anna.press(&test_id("channel-games")).await;
    anna.reads("a word to all").await;
    assert_eq!(anna.count(BADGE).await, 0);
    assert!(title(&anna).await.starts_with("#games"));

    // If sounds are off, a message arrives silently.
    anna.press(&test_id("user-switch")).await;
    anna.press(&test_id("sounds")).await;
    anna.press(&test_id("channel-lounge")).await;
    say(&call).await;
    anna.holds(&format!("document.querySelector('{BADGE}')?.textContent === '1'")).await;
    assert_eq!(anna.value("window.tones").await, tones);

    // Errors are in the language of the page.
    ben.value("sessionStorage.setItem('snakepit.language', 'de')").await;
    ben.open(&program.url(), "ben").await;
    ben.press(&test_id("user-switch")).await;
    ben.write("new-user", "Anna").await;
    ben.strike(ENTER).await;
    ben.holds("document.getElementById('toasts').textContent === 'Anna gibt es schon.'").await;
    browser.close().await;
}

/// Only the members of a private thread see it in the list of channels, marked with an icon. The server's events are
/// above the list.
#[tokio::test]
async fn private_threads_and_events_are_listed() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let address = "127.0.0.1:0".parse().expect("an address");
    let config =
        SandboxConfig { address, data_dir: None, token: Some("token-of-the-test".to_owned()), extra_hosts: Vec::new() };
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let url = format!("http://{}", sandbox.address());
    let client = reqwest::Client::new();
    let world: Value =
        client.get(format!("{url}/sandbox/api/world")).send().await.expect("an answer").json().await.expect("JSON");
    let id = |object: &Value| object["id"].as_str().expect("an id").to_owned();
    let bot = async |method: &str, path: String, body: Value| -> Value {
        let request = client.request(method.parse().expect("a method"), format!("{url}/api/v10{path}"));
        let request = request.header("Authorization", "Bot token-of-the-test").json(&body);
        let response = request.send().await.expect("an answer").error_for_status().expect("success");
        response.json().await.unwrap_or_default()
    };
    let (ben, dai) = (browser.window(true).await, browser.window(false).await);
    for (window, person) in [(&ben, "ben"), (&dai, "dai")] {
        window.visit(&url, person).await;
        window.holds("document.querySelector('.channel')").await;
    }

    let threads = format!("/channels/{}/threads", id(&world["channels"][0]));
    let thread = bot("POST", threads, json!({"name": "Table 1"})).await;
    let path = format!("/channels/{}", id(&thread));
    bot("PUT", format!("{path}/thread-members/{}", id(&world["users"][1])), Value::Null).await;
    bot("POST", format!("{path}/messages"), json!({"content": "Your deal is ready"})).await;
    let in_list = r#"[data-testid="channel-Table 1"]"#;
    ben.holds(&format!("document.querySelector('{in_list} [aria-label=\"Private thread\"]')")).await;
    ben.press(in_list).await;
    ben.reads("Your deal is ready").await;

    let event = json!({
        "name": "Cup", "entity_type": 3, "privacy_level": 2, "entity_metadata": {"location": "#games"},
        "scheduled_start_time": "2999-01-01T10:00:00Z", "scheduled_end_time": "2999-01-01T12:00:00Z",
    });
    bot("POST", format!("/guilds/{}/scheduled-events", id(&world["guild"])), event).await;
    for window in [&ben, &dai] {
        window.holds("/Cup.*2999/.test(document.querySelector('[data-testid=events]')?.textContent)").await;
    }
    assert_eq!(dai.count(in_list).await, 0);
    browser.close().await;
}

/// The page has its own emoji font for systems without one. The font includes all emojis in the bot's messages.
#[tokio::test]
async fn the_page_has_a_font_for_every_emoji() {
    let font = fs::read("crates/sandbox/src/page/emoji.ttf").expect("the font");
    let has = characters(&font);
    let files = ["assets/text", "crates", "src"].into_iter().flat_map(|folder| files(Path::new(folder)));
    for file in files.filter(|file| file.extension().is_some_and(|kind| kind == "ftl" || kind == "js" || kind == "rs"))
    {
        let text: Vec<char> = fs::read_to_string(&file).expect("a text").chars().collect();
        for (index, &character) in text.iter().enumerate() {
            let emoji =
                character >= FIRST_EMOJI || EMOJIS.contains(character) || text.get(index + 1) == Some(&AS_EMOJI);
            assert!(
                !emoji || has.contains(&u32::from(character)),
                "{character} in {}: scripts/emoji-font",
                file.display()
            );
        }
    }
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;
    let loaded = "document.fonts.load('1em \"Sandbox Emoji\"', '🐍').then((fonts) => fonts.length)";
    assert_eq!(anna.value(loaded).await, 1, "the browser can use the font");
    browser.close().await;
}

const FIRST_EMOJI: char = '\u{1F000}';
/// The variation selector, which follows a character to show it as an emoji.
const AS_EMOJI: char = '\u{FE0F}';
/// Emojis below `FIRST_EMOJI` that do not need `AS_EMOJI`.
const EMOJIS: &str = "⌚⌛⏩⏪⏫⏬⏰⏳◽◾☔☕♈♉♊♋♌♍♎♏♐♑♒♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓❔❕❗➕➖➗➰➿⬛⬜⭐⭕";

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns the characters of a font, from its format 12 `cmap` table:
/// <https://learn.microsoft.com/typography/opentype/spec/cmap>.
fn characters(font: &[u8]) -> BTreeSet<u32> {
    let number = |at: usize| u32::from_be_bytes(font[at..at + 4].try_into().expect("four bytes"));
    let offset = |at: usize| usize::try_from(number(at)).expect("an offset");
    let cmap = (0..).map(|table| 12 + 16 * table).find(|&entry| &font[entry..entry + 4] == b"cmap").expect("a cmap");
    let cmap = offset(cmap + 8);
    let tables = (0..).map(|table| cmap + offset(cmap + 8 + 8 * table));
    let groups = tables.take(9).find(|&at| font[at..at + 2] == [0, 12]).expect("format 12") + 12;
    let group = |index: usize| groups + 4 + 12 * index;
    (0..offset(groups)).flat_map(|index| number(group(index))..=number(group(index) + 4)).collect()
}

async fn title(window: &Window<'_>) -> String {
    window.value("document.title").await.as_str().expect("a text").to_owned()
}
