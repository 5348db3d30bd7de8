//! Notices: players get them in the channel or by direct message, and the bot deletes them after the move. Also tests
//! `/game mine`.

use std::time::SystemTime;

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_says, components, has_button, text};

/// The time for a turn at the pace “relaxed”, in milliseconds.
const TURN: i64 = 600_000;
/// After this part of a turn, in milliseconds, the bot has notified the player to move.
const LONG: i64 = 61_000;

/// Kills the bot and starts it again when `waited` milliseconds of the turn have passed.
async fn restart_after(party: &mut Party, waited: i64) {
    party.bot = None;
    let pool = party.open_database().await;
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as i64;
    let waits = sqlx::query("UPDATE matches SET deadline = $1 WHERE stage NOT IN ('lobby', 'over')");
    let waits = waits.bind(now + TURN - waited).execute(&pool).await.expect("it is writable");
    assert_eq!(waits.rows_affected(), 1, "one match runs");
    pool.close().await;
    party.wake().await;
}

fn is_notice(message: &Value) -> bool {
    text(message).contains("your turn in **Sssnake**")
}

/// Returns the current choices on the page: the green buttons.
pub fn chosen(page: &Value) -> Vec<&str> {
    let green = components(page).into_iter().filter(|component| component["style"] == 3);
    green.map(|component| component["custom_id"].as_str().expect("an id")).collect()
}

#[tokio::test]
async fn a_player_whom_others_wait_for_is_notified_where_they_like() {
    let mut party = Party::start().await;
    let table = party.begin_with(party.anna.command("sssnake start").with("pace", "relaxed"), 0).await;
    let mover = party.mover(&table).clone();
    let other = party.waiter(&table).clone();
    restart_after(&mut party, LONG).await;
    let notice = party.shown_with(is_notice).await;
    assert!(text(&notice).contains(&format!("<@{mover}>")) && !text(&notice).contains(&other.id), "{}", text(&notice));

    let mut live = mover.live().await;
    let choice = mover.press(&notice, "notices/").answer().await;
    assert_says(&choice, "When others are waiting for you");
    let off = "puzzle-notice/off";
    assert_eq!(chosen(&choice), ["notices/channel", off, "invitations/channel", "invited-by/everybody"]);
    let changed = mover.press(&choice, "notices/direct").update().await;
    assert_eq!(chosen(&changed), ["notices/direct", off, "invitations/channel", "invited-by/everybody"]);
    let changed = mover.press(&changed, "next/on").update().await;
    assert_eq!(chosen(&changed), ["notices/direct", "next/off", off, "invitations/channel", "invited-by/everybody"]);

    let list = mover.command("game mine").answer_text().await;
    assert!(list.contains("Sssnake · #1 · Anna, Ben: **your turn**") && list.contains(" · https://"), "{list}");
    let list = other.command("game mine").answer_text().await;
    assert!(list.contains("to play · ⏳ <t:"), "{list}");
    let list = party.chloe.command("game mine").answer_text().await;
    assert!(list.contains("You’re not in any open match"), "{list}");

    let mut table = mover.messages().await.swap_remove(0);
    loop {
        let played = a_move(&table).expect("a move");
        party.mover(&table).press(&table, &played).await;
        table = party.shown_with(|shown| a_move(shown).is_some_and(|next| next != played)).await;
        if *party.mover(&table) == mover {
            break;
        }
    }
    live.until("message_delete", |deleted| deleted["id"] == notice["id"]).await;

    let mut live = mover.live().await;
    restart_after(&mut party, LONG).await;
    let direct = live.until("message_create", is_notice).await;
    assert_ne!(direct["channel_id"], json!(party.channel()));
    assert!(has_button(&direct, "notices/"));
    check_requests(&party.sandbox).await;
}
