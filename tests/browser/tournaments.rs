//! A tournament on the page, on a phone.

use crate::browser::{Browser, PHONE};
use crate::games::windows;
use crate::program::Program;
use crate::window::test_id;

const JOIN: &str = r#"[data-custom-id^="tournament/"][data-custom-id$="/join"]"#;
const BEGIN: &str = r#"[data-custom-id^="tournament/"][data-custom-id$="/begin"]"#;
const ARRIVE: &str = r#"[data-custom-id^="match/"][data-custom-id$="/join"]"#;

/// Anna and Ben sign up, add a computer and remove it again, and go to their table from the tournament's message. Anna
/// gives up, and the channel shows Ben as the winner.
#[tokio::test]
async fn a_knockout_from_the_sign_up_to_the_podium() {
    let Some(browser) = Browser::start(PHONE).await else { return };
    let program = Program::start();
    let windows = windows(&browser, &program, 2).await;
    let [anna, ben] = &windows[..] else { panic!("two windows") };

    anna.command("tournament start", &[("game", "Hisss"), ("format", "Knockout"), ("pace", "10 minutes")]).await;
    for window in &windows {
        window.press(JOIN).await;
    }
    anna.reads("2 players").await;
    for (choice, players) in [("computer-easy-0", "3 players"), ("remove-1", "2 players")] {
        anna.press(".message .select").await;
        anna.press(&test_id(&format!("select-option-{choice}"))).await;
        anna.reads(players).await;
    }
    assert_eq!(anna.sticking_out().await, Vec::<String>::new());
    anna.press(BEGIN).await;
    for window in &windows {
        window.press(".message .text button.mention").await;
        window.press(ARRIVE).await;
    }
    anna.table("the first turn", |table| table.next.is_some()).await;
    anna.command("game resign", &[]).await;
    anna.press(r#"[data-custom-id^="command/confirm-resign/"]"#).await;
    ben.table("the end", |table| table.is_over()).await;
    ben.press("#open-drawer").await;
    ben.press(&test_id("channel-games")).await;
    let podium = ben.table("the podium", |table| table.text.contains("Ben won")).await;
    assert!(podium.alt.contains("1. Ben"), "{podium:?}");
    assert!(ben.picture_width().await > 300.0, "the picture takes the whole width");
    assert_eq!(ben.sticking_out().await, Vec::<String>::new());
    browser.close().await;
}
