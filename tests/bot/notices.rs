//! Notices as players see them: in the channel, by direct message, and deleted after the move. Also tests `/game mine`.

use std::time::SystemTime;

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, components, custom_id, is_ephemeral, text};

/// The time for a turn at the pace “relaxed”, in milliseconds.
const TURN: i64 = 600_000;
/// How long others wait before they are notified, in milliseconds.
const LONG: i64 = 61_000;

/// Kills the bot and starts it again after this part of the turn.
async fn restart_after(party: &mut Party, waited: i64) {
    party.bot = None;
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
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

/// Returns the choices on the page that are in force: its green buttons.
pub fn chosen(page: &Value) -> Vec<&str> {
    let green = components(page).into_iter().filter(|component| component["style"] == 3);
    green.map(|component| component["custom_id"].as_str().expect("an id")).collect()
}

#[tokio::test]
async fn a_player_whom_others_wait_for_is_notified_where_they_like() {
    let mut party = Party::start().await;
    let relaxed = json!([{"name": "pace", "type": 3, "value": "relaxed"}]);
    let table = party.begin("sssnake start", relaxed, 0).await;
    let (mover, other) = match party.mover(&table) == party.anna {
        true => (party.anna.clone(), party.ben.clone()),
        false => (party.ben.clone(), party.anna.clone()),
    };
    restart_after(&mut party, LONG).await;
    let notice = party.shown_with(is_notice).await;
    assert!(text(&notice).contains(&format!("<@{mover}>")) && !text(&notice).contains(&other), "{}", text(&notice));

    let mut live = party.sandbox.live(&mover).await;
    party.press(&mover, &notice, "notices/", &[]).await;
    let choice = live.until("message_create", is_ephemeral).await;
    assert!(text(&choice).contains("When others wait for your turn"), "{}", text(&choice));
    let off = "puzzle-notice/off";
    assert_eq!(chosen(&choice), ["notices/channel", off, "invitations/channel", "invited-by/everybody"]);
    party.press(&mover, &choice, "notices/direct", &[]).await;
    let changed = live.until("message_update", is_ephemeral).await;
    assert_eq!(chosen(&changed), ["notices/direct", off, "invitations/channel", "invited-by/everybody"]);
    party.press(&mover, &changed, "next/on", &[]).await;
    let changed = live.until("message_update", is_ephemeral).await;
    assert_eq!(chosen(&changed), ["notices/direct", "next/off", off, "invitations/channel", "invited-by/everybody"]);

    let list = party.private_text_after(&mover, party.command(&mover, "game mine", json!([]))).await;
    assert!(list.contains("Sssnake · #1 · Anna, Ben: **your turn**") && list.contains(" · https://"), "{list}");
    let list = party.private_text_after(&other, party.command(&other, "game mine", json!([]))).await;
    assert!(list.contains("to play · ⏳ <t:"), "{list}");
    let list = party.private_text_after(&party.chloe, party.command(&party.chloe, "game mine", json!([]))).await;
    assert!(list.contains("You’re not in any open match"), "{list}");

    let mut table = party.sandbox.messages(&mover, &party.channel).await.swap_remove(0);
    loop {
        let played = a_move(&table).expect("a move");
        party.press(party.mover(&table), &table, &played, &[]).await;
        table = party.shown_with(|shown| a_move(shown).is_some_and(|next| next != played)).await;
        if party.mover(&table) == mover {
            break;
        }
    }
    live.until("message_delete", |deleted| deleted["id"] == notice["id"]).await;

    let mut live = party.sandbox.live(&mover).await;
    restart_after(&mut party, LONG).await;
    let direct = live.until("message_create", is_notice).await;
    assert_ne!(direct["channel_id"], json!(party.channel));
    assert!(custom_id(&direct, |id, _| id == "notices/").is_some());
    check_requests(&party.sandbox).await;
}
