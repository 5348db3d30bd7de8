//! Members cannot use the bot to do what they lack the permission for. Cancelled tournaments leave nothing behind.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, channel_of, custom_id, id_of, is_sign_up, text};
use crate::person::{Action, Person};
use crate::test_sandbox::until;
use crate::tournaments::arrival;

const EVENTS: &str = "POST /guilds/{guild_id}/scheduled-events";

fn is_lobby(shown: &Value) -> bool {
    custom_id(shown, |id, _| id.starts_with("match/") && id.ends_with("/join")).is_some()
}

/// Returns the command that opens a Swiss tournament of Hisss.
fn swiss(host: &Person) -> Action {
    host.command("tournament start").with("game", "hisss").with("format", "swiss")
}

/// Takes permissions from the members. The bot and Anna, who owns the server, keep them.
async fn take_from_members(party: &Party, permissions: &[&str]) {
    party.sandbox.post("/permissions", json!({"denied": permissions, "granted": permissions})).await;
}

async fn is_closed(party: &Party, thread: &str) -> bool {
    let (_, _, channel) = party.sandbox.bot("GET", &format!("/channels/{thread}"), json!(null)).await;
    channel["thread_metadata"]["archived"] == true
}

#[tokio::test]
async fn a_cancelled_lobby_closes_its_thread() {
    let mut party = Party::start().await;
    party.anna.command("hisss start").with("thread", true).await;
    let lobby = party.shown_with(is_lobby).await;
    let thread = channel_of(&lobby).to_owned();
    assert_ne!(thread, party.channel());
    party.go_to(&thread);
    party.anna.stop().await;
    until(async || is_closed(&party, &thread).await).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn who_may_not_open_threads_opens_none_with_the_bot() {
    let mut party = Party::start().await;
    take_from_members(&party, &["CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS"]).await;
    for command in [
        party.ben.command("hisss start").with("thread", true),
        swiss(&party.ben),
        party.ben.command("duplicate start").with("game", "ssserpent").with("tables", 2),
    ] {
        let refused = command.answer_text().await;
        assert!(refused.starts_with("You need the permission"), "{refused}");
    }
    party.ben.command("hisss start").await;
    let lobby = party.shown_with(is_lobby).await;
    assert_eq!(lobby["channel_id"], json!(party.channel()), "without a thread he may");
    party.anna.command("hisss start").with("thread", true).await;
    let games = party.channel();
    let lobby = party.shown_with(|shown| is_lobby(shown) && channel_of(shown) != games).await;
    assert_says(&lobby, "Anna");

    // A practice match needs no thread.
    party.go_to(&games);
    party.sandbox.post("/permissions", json!({"channel": games, "denied": ["SEND_MESSAGES_IN_THREADS"]})).await;
    party.chloe.command("hisss learn").await;
    party.shown_with_text("🎓").await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn who_may_not_create_events_or_mention_a_role_does_not_with_the_bot() {
    let mut party = Party::start().await;
    take_from_members(&party, &["CREATE_EVENTS", "MENTION_EVERYONE"]).await;
    let role = party.sandbox.post("/roles", json!({"name": "Snakes", "mentionable": false})).await;
    let role = id_of(&role).to_owned();
    let page = party.set("settings/channels", "settings/channels/role", &role).await;
    assert_says(&page, "Only lobbies of members with the permission");

    swiss(&party.ben).with("begins-in", 60).await;
    party.shown_with(is_sign_up).await;
    party.ben.command("hisss start").await;
    party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Ben")).await;
    swiss(&party.anna).with("begins-in", 60).await;
    party.sandbox.counted(EVENTS, 0).await;
    party.add_channel("others").await;
    party.anna.command("hisss start").await;
    let mention = party.shown_with_text("is looking for players").await;
    // If Ben's lobby had led to a mention, it would have come first.
    assert!(text(&mention).contains("Anna is looking") && mention["mention_roles"] == json!([role]), "{mention}");
    assert_eq!(party.sandbox.count(EVENTS).await, 1, "only Anna's");
    assert_eq!(party.sandbox.get("/world").await["events"].as_array().map(Vec::len), Some(1));
    check_requests(&party.sandbox).await;
}

/// The host of a tournament has the bot delete their data. A moderator then begins the tournament, and cancels it
/// before anybody has come to the tables.
#[tokio::test]
async fn a_cancelled_tournament_closes_its_threads() {
    let mut party = Party::start().await;
    swiss(&party.ben).await;
    let shown = party.shown_with(is_sign_up).await;
    for person in [&party.ben, &party.chloe, &party.anna] {
        person.press(&shown, "/join").await;
    }
    party.shown_with_text("3 players").await;
    let question = party.ben.command("privacy forget").answer().await;
    assert_says(&party.ben.press(&question, "forget/yes").update().await, "deleted");
    party.anna.press(&shown, "/begin").await;
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let thread = channel_of(&table).to_owned();
    assert_ne!(thread, party.channel());
    let asked = party.anna.press(&shown, "/stop").answer().await;
    party.anna.press(&asked, "/confirm-stop").await;
    party.shown_with(|shown| shown["id"] == table["id"] && arrival(shown).is_none()).await;
    until(async || is_closed(&party, &thread).await).await;
    check_requests(&party.sandbox).await;
}
