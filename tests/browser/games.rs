//! Matches of the other games on the page: four people play in four windows, or two people click through a match.

use std::collections::HashSet;

use test_support::count;

use crate::browser::{Browser, DESKTOP};
use crate::program::Program;
use crate::window::{Table, Window};

/// The players in the order of their seats: their user names, which open their windows, and their names in messages.
pub const PEOPLE: [(&str, &str); 4] = [("anna", "Anna"), ("ben", "Ben"), ("chloe", "Chloé"), ("dai", "Dai")];
/// With this turn limit, a match of Snap or Slap is short but nearly always has something to claim.
const TURNS: (&str, &str) = ("turn-limit", "40");

/// Starts a browser for a long match. A plain `cargo test` skips these matches.
async fn for_a_long_match() -> Option<Browser> {
    if count("LONG_BROWSER_MATCHES", 0, 1) == 0 { None } else { Browser::start(DESKTOP).await }
}

/// Opens a window for each of the first `people` people, in a match that has just started.
async fn begun<'a>(
    browser: &'a Browser,
    program: &Program,
    people: usize,
    command: &str,
    options: &[(&str, &str)],
) -> Vec<Window<'a>> {
    let windows = windows(browser, program, people).await;
    gather(&windows, command, options).await;
    begin(&windows).await;
    windows
}

/// Opens a window for each of the first `people` people.
pub async fn windows<'a>(browser: &'a Browser, program: &Program, people: usize) -> Vec<Window<'a>> {
    let mut windows = Vec::new();
    for (name, _) in &PEOPLE[..people] {
        let window = browser.window(windows.is_empty()).await;
        window.open(&program.url(), name).await;
        windows.push(window);
    }
    windows
}

/// Opens a lobby in the first window and joins it in the other windows.
pub async fn gather(windows: &[Window<'_>], command: &str, options: &[(&str, &str)]) {
    let options: Vec<_> = options.iter().copied().chain([("pace", "10 minutes")]).collect();
    windows[0].command(command, &options).await;
    for (window, (_, name)) in windows.iter().zip(PEOPLE).skip(1) {
        window.press(r#"[data-custom-id$="/join"]"#).await;
        window.table("the own seat", |table| table.text.contains(name)).await;
    }
}

/// Starts the lobby's match as the host.
pub async fn begin(windows: &[Window<'_>]) {
    windows[0].press(r#"[data-custom-id$="/start"]"#).await;
    windows[0].table("the first turn", |table| table.next.is_some()).await;
}

/// Returns the window of the player to move.
pub fn mover<'a, 'b>(windows: &'b [Window<'a>], table: &Table) -> &'b Window<'a> {
    let seat = PEOPLE.iter().position(|(_, name)| *name == table.mover());
    &windows[seat.unwrap_or_else(|| panic!("nobody is to move: {table:?}"))]
}

/// Plays a real-time match to its end. Returns the number of correct claims.
async fn play_claims(windows: &[Window<'_>], to_claim: impl Fn(&Table) -> Option<&'static str>) -> usize {
    let mut right = 0;
    let table = claim_until(windows, to_claim, |table| {
        right += usize::from(table.was_claimed());
        table.is_over()
    })
    .await;
    for window in windows {
        let seen = window.table("the end", Table::is_over).await;
        assert_eq!(seen.alt, table.alt, "all windows show the same end");
        assert_eq!(window.sticking_out().await, Vec::<String>::new());
    }
    right
}

#[tokio::test]
async fn four_people_play_a_whole_snap_match() {
    let Some(browser) = for_a_long_match().await else { return };
    let program = Program::start();
    let windows = begun(&browser, &program, 4, "snap start", &[TURNS]).await;
    assert!(play_claims(&windows, to_snap).await > 0, "a player snapped rightly");
    browser.close().await;
}

#[tokio::test]
async fn four_people_play_a_whole_slap_match() {
    let Some(browser) = for_a_long_match().await else { return };
    let program = Program::start();
    let windows = begun(&browser, &program, 4, "slap start", &[TURNS]).await;
    assert!(play_claims(&windows, to_slap).await > 0, "a player slapped rightly");
    browser.close().await;
}

/// Plays a real-time match. The player to move turns a card, and players claim one after another. Returns the first
/// table for which `is_enough` is true, or the last table.
pub async fn claim_until(
    windows: &[Window<'_>],
    to_claim: impl Fn(&Table) -> Option<&'static str>,
    mut is_enough: impl FnMut(&Table) -> bool,
) -> Table {
    let mut table = windows[0].table("the next turn", |table| table.next.is_some()).await;
    let mut claims = 0;
    while !table.is_over() {
        if let Some(emoji) = to_claim(&table).filter(|_| !table.was_claimed()) {
            claims += 1;
            table = windows[claims % windows.len()].claim(emoji, &table).await;
            if is_enough(&table) {
                break;
            }
        }
        if !table.is_over() {
            mover(windows, &table).press_component(table.next.as_deref().expect("a card to turn")).await;
            table = windows[0].table("the turned card", |now| now.alt != table.alt).await;
        }
    }
    table
}

/// Returns the gesture for Snap, if two exposed cards match. The description names each card in the form "a frog
/// (Ben)".
pub fn to_snap(table: &Table) -> Option<&'static str> {
    let mut seen = HashSet::new();
    let mut cards = table.alt.split(&[':', ',', '.', ')'][..]).filter_map(|part| part.trim().split_once(" ("));
    cards.any(|(card, _)| !seen.insert(card.trim_start_matches("and ").to_owned())).then_some("🫰")
}

/// Returns the gesture for Slap the Elephant, if the pile's top card can be claimed.
pub fn to_slap(table: &Table) -> Option<&'static str> {
    let lies = |card: &str| table.alt.contains(&format!("On top of the pile: {card}"));
    if lies("an elephant") { Some("👋") } else { lies("the snapping mouse").then_some("🫰") }
}

/// Presses buttons that lead towards a move until `is_enough` is true for the table, but at most `presses` times.
/// Returns the last table.
pub async fn click_until(windows: &[Window<'_>], presses: usize, is_enough: impl Fn(&Table) -> bool) -> Table {
    let mut table = windows[0].table("the first turn", |table| table.next.is_some()).await;
    for _ in 0..presses {
        let Some(next) = table.next.clone().filter(|_| !is_enough(&table)) else { break };
        mover(windows, &table).lead_on(&next).await;
        let goes_on = |now: &Table| now.is_over() || (now.next.is_some() && now.next != table.next);
        table = windows[0].table("what the press led to", goes_on).await;
    }
    table
}

/// Two people set up the board with cell buttons, then move step by step with arrows. The test limits the number of
/// presses.
#[tokio::test]
async fn two_people_click_through_ssserpent() {
    /// Enough presses for each step of the set-up and for a few moves.
    const PRESSES: usize = 35;
    let Some(browser) = for_a_long_match().await else { return };
    let program = Program::start();
    let windows = begun(&browser, &program, 2, "ssserpent start", &[("set-up", "hand")]).await;
    let table = click_until(&windows, PRESSES, Table::is_over).await;
    assert!(table.is_over() || table.text.contains("moves to"), "the set-up is done: {table:?}");
    if !table.is_over() {
        windows[1].command("game resign", &[]).await;
        windows[1].press(r#"[data-custom-id^="command/confirm-resign/"]"#).await;
    }
    for window in &windows {
        window.table("the end", Table::is_over).await;
        assert_eq!(window.sticking_out().await, Vec::<String>::new());
    }
    browser.close().await;
}

#[tokio::test]
async fn two_people_click_through_a_whole_hisss_match() {
    /// More presses than a match has draws and choices.
    const PRESSES: usize = 150;
    let Some(browser) = for_a_long_match().await else { return };
    let program = Program::start();
    let windows = begun(&browser, &program, 2, "hisss start", &[]).await;
    let table = click_until(&windows, PRESSES, Table::is_over).await;
    assert!(table.is_over(), "{table:?}");
    browser.close().await;
}
