//! Matches played on the page.

use std::cell::Cell;

use crate::browser::{Browser, DESKTOP, PHONE};
use crate::games::{claim_until, to_snap};
use crate::keys::ESCAPE;
use crate::program::Program;
use crate::window::{Table, Window, test_id};

/// Two people and a computer play a match, from the command to the scores. In between, the program is killed and
/// started again.
#[tokio::test]
async fn a_sssnake_match_from_the_command_to_the_leaderboard() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let mut program = Program::start();
    let (anna, ben) = (browser.window(true).await, browser.window(false).await);
    anna.open(&program.url(), "anna").await;
    ben.open(&program.url(), "ben").await;

    anna.command("sssnake start", &[("rounds", "1"), ("pace", "10 minutes")]).await;
    ben.reads("Anna used /sssnake start").await;
    // The time for a turn is so long that no deadline passes.
    ben.reads("10 minutes per turn").await;
    ben.press(r#"[data-custom-id$="/join"]"#).await;
    anna.table("Ben at the table", |table| table.text.contains("🟦 Ben")).await;
    ben.press(r#"[data-custom-id$="/youngest"]"#).await;
    ben.table("Ben to be the youngest", |table| table.text.contains("🟦 Ben · youngest")).await;
    anna.press(r#"[data-testid="message"] .select"#).await;
    anna.press(&test_id("select-option-add:hard")).await;
    anna.table("the computer at the table", |table| table.text.contains("Hydra")).await;
    anna.press(r#"[data-custom-id$="/start"]"#).await;

    // The youngest player goes first, and the others cannot press yet.
    let first = anna.table("the first turn", |table| table.play.is_some()).await;
    assert_eq!(first.mover(), "Ben", "the youngest begins: {first:?}");
    assert!(first.alt.contains("Ben: 7 cards missing"), "the picture in words: {first:?}");
    assert!(anna.picture_width().await > 400.0);
    anna.press_component(first.play.as_deref().expect("a move")).await;
    let refusal = anna.private_text(&["Ben"]).await;
    assert!(refusal.contains("not your turn"), "{refusal}");

    let mut pressed = String::new();
    let mut presses = 0;
    let end = loop {
        let table = anna.table("the next turn or the end", |table| table.is_over() || plays_on(table, &pressed)).await;
        let Some(play) = table.play.clone() else { break table };
        let mover = if table.mover() == "Ben" { &ben } else { &anna };
        mover.press_component(&play).await;
        pressed = play;
        presses += 1;
        if presses == 5 {
            mover.table("the answer", |table| table.is_over() || plays_on(table, &pressed)).await;
            program.kill();
            anna.asleep().await;
            ben.asleep().await;
            ben.reload_into_waiting().await;
            program.start_again();
            anna.awake().await;
            ben.awake().await;
        }
    };
    assert!(presses > 5, "the match was long enough for the kill");
    assert!(end.alt.contains("win"), "{end:?}");
    ben.table("the end", |table| table.text == end.text).await;
    // Ben has received later messages, but not Anna's private ones.
    assert_eq!(ben.count(".ephemeral").await, 0);

    anna.command("sssnake scores", &[]).await;
    anna.private_text(&["Sssnake", "Anna", "Ben", "Round 1"]).await;
    ben.command("leaderboard", &[]).await;
    ben.private_text(&["all games", "leaderboard"]).await;
    anna.command("game replay", &[]).await;
    anna.press(r#"[data-custom-id^="record/"]"#).await;
    anna.holds(&format!("document.querySelector('.ephemeral a[href=\"{}/check\"]')", program.url())).await;
    assert_eq!(anna.sticking_out().await, Vec::<String>::new());
    browser.close().await;
}

/// A reaction is a claim. After a wrong claim, the player loses a face-up card and sits out three cards.
#[tokio::test]
async fn a_snap_by_reaction() {
    let Some(browser) = Browser::start(DESKTOP).await else { return };
    let program = Program::start();
    let windows = [browser.window(true).await, browser.window(false).await];
    let [anna, ben] = &windows;
    anna.open(&program.url(), "anna").await;
    ben.open(&program.url(), "ben").await;

    anna.command("snap start", &[("pace", "10 minutes")]).await;
    ben.press(r#"[data-custom-id$="/join"]"#).await;
    anna.table("Ben at the table", |table| table.text.contains("🟦 Ben")).await;
    anna.press(r#"[data-custom-id$="/start"]"#).await;
    let first = anna.table("the first turn", |table| table.play.is_some()).await;
    let (mover, other) = if first.mover() == "Ben" { (ben, anna) } else { (anna, ben) };
    // The player holds the button down while a snap redraws the message. Releasing the button still counts as a press.
    mover.hold_component(first.play.as_deref().expect("a move")).await;
    let snapped = other.claim("🫰", &first).await;
    mover.let_go().await;
    assert!(snapped.text.contains("sits out three cards"), "{snapped:?}");
    anna.table("a turned card", |table| table.mover() != snapped.mover()).await;

    // Another card is turned before each call.
    let turned = Cell::new(0);
    let to_claim = |table: &Table| {
        turned.set(turned.get() + 1);
        to_snap(table).filter(|_| turned.get() >= 3)
    };
    let table = claim_until(&windows, to_claim, |_| true).await;
    assert!(table.text.contains("snaps first"), "{table:?}");
    browser.close().await;
}

/// On a phone, everything fits, and people can play by touch.
#[tokio::test]
async fn a_move_on_a_phone() {
    let Some(browser) = Browser::start(PHONE).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;
    fits(&anna).await;

    anna.command("sssnake start", &[("rounds", "1"), ("computers", "1")]).await;
    anna.table("the lobby", |table| table.text.contains("Basil")).await;
    fits(&anna).await;
    anna.press(r#"[data-custom-id$="/start"]"#).await;
    let table = anna.table("the first turn", |table| table.play.is_some()).await;
    assert!(anna.picture_width().await > 320.0, "the picture takes the whole width of its card");
    fits(&anna).await;
    // The picture's description opens next to it.
    anna.press(&test_id("alt")).await;
    let shown = anna.value("document.querySelector('.description:popover-open')?.textContent").await;
    assert_eq!(shown.as_str(), Some(table.alt.as_str()));
    fits(&anna).await;
    anna.strike(ESCAPE).await;
    // After a long private answer, the table stays in sight, and a button leads to the answer.
    anna.press(r#"[data-custom-id^="describe/"]"#).await;
    anna.private_text(&["Places:"]).await;
    let bottom = "Math.round([...document.querySelectorAll('.message')].at(-2).getBoundingClientRect().bottom)";
    let seen = anna.value(&format!("{bottom} / document.getElementById('scroller').clientHeight")).await;
    assert!(seen.as_f64().is_some_and(|share| (0.7..1.0).contains(&share)), "{seen}");
    anna.press("#jump").await;
    anna.holds(&format!("{bottom} < 0")).await;
    anna.press(&test_id("dismiss")).await;
    // Escape closes the list of channels, and the focus returns to the button that opened it.
    anna.press("#open-drawer").await;
    anna.focus_on("#close-drawer").await;
    anna.strike(ESCAPE).await;
    anna.focus_on("#open-drawer").await;
    anna.holds("!document.body.classList.contains('drawer')").await;
    let play = table.play.expect("a move");
    anna.press_component(&play).await;
    anna.table("the next turn", |table| plays_on(table, &play)).await;
    fits(&anna).await;
    browser.close().await;
}

/// In an empty channel, a button opens the puzzle of the day. A puzzle can be taller than a phone's screen, so the page
/// scrolls to its beginning, where the task is.
#[tokio::test]
async fn a_puzzle_opens_at_its_beginning_on_a_phone() {
    let Some(browser) = Browser::start(PHONE).await else { return };
    let program = Program::start();
    let anna = browser.window(true).await;
    anna.open(&program.url(), "anna").await;
    fits(&anna).await;
    anna.press(&test_id("see-puzzle")).await;
    anna.private_text(&["Warm-up"]).await;
    // This puzzle has many buttons.
    anna.command("daily play", &[("day", "2026-11-26")]).await;
    anna.private_text(&["26 November 2026"]).await;
    let puzzle = "document.querySelector('.message:last-child').getBoundingClientRect()";
    let view = "document.getElementById('scroller').getBoundingClientRect()";
    anna.holds(&format!("{puzzle}.height > {view}.height && Math.abs({puzzle}.top - {view}.top) < 20")).await;
    // The button that jumps to the end covers none of the puzzle's buttons.
    anna.holds(&format!("document.getElementById('jump').getBoundingClientRect().top >= {view}.bottom")).await;
    fits(&anna).await;
    browser.close().await;
}

async fn fits(window: &Window<'_>) {
    assert_eq!(window.sticking_out().await, Vec::<String>::new());
}

/// Returns whether the table offers a move in another version than the one in which `pressed` was a move.
fn plays_on(table: &Table, pressed: &str) -> bool {
    // A move's `custom_id` names its match and the version before the move.
    let version = |id: &str| id.rsplit_once('/').map(|(version, _)| version.to_owned());
    table.play.as_deref().is_some_and(|play| version(play) != version(pressed))
}
