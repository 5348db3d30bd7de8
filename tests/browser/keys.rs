//! A match played with the keyboard only.

use crate::browser::{Browser, DESKTOP};
use crate::program::Program;

const ENTER: &str = "\u{E007}";
pub const ESCAPE: &str = "\u{E00C}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";
/// The maximum number of key presses. It is more than the number of components in a lobby.
const MAX_STEPS: usize = 12;

/// Goes from the command to a move and back to the input with keys only.
#[tokio::test]
async fn a_move_by_keys_alone() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;

    anna.focus_on("#draft").await;
    anna.strike("/sssnake st").await;
    anna.reads("/sssnake start").await;
    // The keys go to the next entry and back.
    anna.strike(&[DOWN, UP, ENTER].concat()).await;
    // All options are optional, so Enter sends the command.
    anna.focus_on("#send").await;
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
    browser.close().await;
}

/// Presses the right arrow until the focus is on an element that matches the selector.
async fn to_the_right(window: &crate::window::Window<'_>, selector: &str) {
    for _ in 0..MAX_STEPS {
        if window.has_focus(selector).await {
            return;
        }
        window.strike(RIGHT).await;
    }
    window.focus_on(selector).await;
}
