//! A match played with the keyboard only.

use crate::browser::{Browser, DESKTOP};
use crate::program::Program;
use crate::window::{Window, test_id};

pub const ENTER: &str = "\u{E007}";
const TAB: &str = "\u{E004}";
pub const ESCAPE: &str = "\u{E00C}";
const LEFT: &str = "\u{E012}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";
/// The maximum number of key presses. It is more than the number of components in a lobby.
const MAX_STEPS: usize = 12;

/// Uses only keys from the command to a move and back to the input line.
#[tokio::test]
async fn a_move_by_keys_alone() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;

    anna.focus_on("#draft").await;
    anna.strike("/sssnake st").await;
    anna.reads("/sssnake start").await;
    // The arrow keys go to the next entry in the list and back.
    anna.strike(&[DOWN, UP, ENTER].concat()).await;
    // All options are optional, so Enter sends the command. Tab goes to the options.
    anna.focus_on(&test_id("options")).await;
    anna.strike(TAB).await;
    anna.focus_on(&test_id("more-options")).await;
    anna.strike(&[ESCAPE, "/sssnake st", ENTER].concat()).await;
    anna.focus_on(&test_id("options")).await;
    anna.strike(ENTER).await;
    anna.table("the lobby", |table| table.text.contains("Players (")).await;

    anna.focus_on("#draft").await;
    anna.strike(UP).await;
    let add_computer = r#".select[data-custom-id]"#;
    to_the_right(&anna, add_computer).await;
    anna.strike(ENTER).await;
    anna.focus_on(r#"[data-testid^="select-option-add:"]"#).await;
    anna.strike(ENTER).await;
    anna.table("the computer at the table", |table| table.text.contains("Pip")).await;
    to_the_right(&anna, r#"[data-custom-id$="/start"]"#).await;
    anna.strike(ENTER).await;

    let table = anna.table("the first turn", |table| table.play.is_some()).await;
    anna.strike(ESCAPE).await;
    anna.focus_on("#draft").await;
    anna.strike(UP).await;
    anna.focus_on(&format!(r#"[data-custom-id="{}"]"#, table.play.as_deref().expect("a move"))).await;
    anna.strike(ENTER).await;
    anna.table("the next turn", |now| now.alt != table.alt).await;

    let ben = browser.window(false).await;
    ben.open(&program.url(), "ben").await;
    focus_through_a_match(&ben).await;
    browser.close().await;
}

/// Starts a match from the help and plays it. The focus goes to the new match, returns to a button that was disabled
/// for a while, and does not go to another button at the end.
async fn focus_through_a_match(ben: &Window<'_>) {
    /// Stops Ben's match with a command that does not move the focus.
    const STOP: &str = r#"fetch("/sandbox/api/world").then((response) => response.json()).then(({ users, channels }) => {
        const as = users.find((user) => user.username === "ben").id;
        const options = [{ name: "stop", type: 1, options: [] }];
        const body = JSON.stringify({ as, channel: channels[0].id, name: "game", options });
        const headers = { "Content-Type": "application/json" };
        return fetch("/sandbox/api/commands", { method: "POST", headers, body }).then(({ ok }) => ok);
    })"#;
    const CONFIRM: &str = r#"document.querySelector('[data-custom-id^="command/confirm-stop/"]')"#;
    const REMATCH: &str = r#"[data-custom-id$="/rematch"]"#;

    ben.focus_on("#draft").await;
    ben.strike(&["/help", ENTER].concat()).await;
    ben.focus_on("#send").await;
    ben.strike(ENTER).await;
    ben.holds(r#"document.querySelector('[data-custom-id="play-alone/slap"]')"#).await;
    ben.strike(&[UP, LEFT, LEFT].concat()).await;
    ben.focus_on(r#"[data-custom-id="play-alone/slap"]"#).await;
    ben.strike(ENTER).await;
    ben.focus_on(r#"[data-custom-id*="/move:turn"]"#).await;
    let first = ben.value("document.activeElement.dataset.customId").await;
    ben.strike(ENTER).await;
    let next = format!(r#"[data-custom-id*="/move:turn"]:not([data-custom-id="{}"])"#, first.as_str().expect("an id"));
    ben.focus_on(&next).await;

    assert_eq!(ben.value(STOP).await, true);
    ben.holds(CONFIRM).await;
    ben.value(&format!("{CONFIRM}.click()")).await;
    ben.holds(&format!("document.querySelector('{REMATCH}')")).await;
    ben.focus_on(&test_id("message")).await;
    ben.strike(&[ENTER, RIGHT].concat()).await;
    ben.focus_on(REMATCH).await;
}

/// Presses the right arrow until the focus is on an element that matches the selector.
async fn to_the_right(window: &Window<'_>, selector: &str) {
    for _ in 0..MAX_STEPS {
        if window.has_focus(selector).await {
            return;
        }
        window.strike(RIGHT).await;
    }
    window.focus_on(selector).await;
}
