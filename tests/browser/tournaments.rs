//! A tournament on the page, on a phone.

use crate::browser::{Browser, PHONE};
use crate::games::windows;
use crate::program::Program;
use crate::window::test_id;

/// Anna, Ben and a computer play a round robin. Anna gives up each of her matches in its thread, so Ben or the computer wins.
#[tokio::test]
async fn a_round_robin_from_the_sign_up_to_the_podium() {
    let Some(browser) = Browser::start(PHONE).await else { return };
    let program = Program::start();
    let windows = windows(&browser, &program, 2).await;
    let [anna, ben] = &windows[..] else { panic!("two windows") };

    anna.command("tournament start", &[("game", "Ssserpent"), ("format", "Round robin"), ("pace", "10 minutes")]).await;
    for window in &windows {
        window.press(r#"[data-custom-id^="tournament/"][data-custom-id$="/join"]"#).await;
    }
    anna.reads("2 players").await;
    anna.press(r#"[data-testid="message"] .select"#).await;
    anna.press(&test_id("select-option-computer-easy-0")).await;
    anna.reads("3 players").await;
    browser.close().await;
}
