//! `/game stop`, `resign`, `board`, `time`, `remove`, `pause` and `continue`: the messages and choices that users get.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, is_ephemeral, text};

fn ends_with<'a>(end: &'a str) -> impl Fn(&str, &Value) -> bool + 'a {
    move |id, _| id.ends_with(end)
}

/// Opens a game as Ben, who is not a moderator, and seats Anna. Returns the lobby.
async fn lobby_of_ben(party: &mut Party) -> Value {
    party.command(&party.ben, "sssnake start", json!([])).await;
    let lobby = party.shown_with(|shown| custom_id(shown, ends_with("/join")).is_some()).await;
    party.press(&party.anna, &lobby, &custom_id(&lobby, ends_with("/join")).expect("a button"), &[]).await;
    party.shown_with(|shown| text(shown).contains("🟦 Anna")).await
}

#[tokio::test]
async fn a_host_who_is_losing_cannot_stop_the_match_alone() {
    let mut party = Party::start().await;
    let lobby = lobby_of_ben(&mut party).await;
    party.press(&party.ben, &lobby, &custom_id(&lobby, ends_with("/start")).expect("a button"), &[]).await;
    let mut message = party.shown_with(|shown| a_move(shown).is_some()).await;
    for _ in 0..6 {
        let mover = if text(&message).contains("▸ 🔴") { &party.ben } else { &party.anna };
        party.press(mover, &message, &a_move(&message).expect("a move"), &[]).await;
        let before = message.clone();
        message = party.shown_with(|shown| a_move(shown).is_some() && a_move(shown) != a_move(&before)).await;
    }
    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "game stop", json!([])).await;
    let question = live.until("message_create", is_ephemeral).await;
    assert!(text(&question).contains("You can’t stop this match alone"), "{}", text(&question));
    let ask = custom_id(&question, |id, _| id.starts_with("command/propose:stop/")).expect("a button");
    assert!(custom_id(&question, |id, _| id.starts_with("command/resign/")).is_some());
    party.press(&party.ben, &question, &ask, &[]).await;
    let answer = live.until("message_update", is_ephemeral).await;
    assert!(text(&answer).contains("I asked everybody") && custom_id(&answer, |_, _| true).is_none(), "{answer}");
    let again = party.private_text_after(&party.ben, party.command(&party.ben, "game stop", json!([]))).await;
    assert!(again.contains("You have asked") && again.contains("1 of 2 agree"), "{again}");
    // Anna is a moderator, but she plays in this match.
    let anna = party.private_text_after(&party.anna, party.command(&party.anna, "game stop", json!([]))).await;
    assert!(anna.contains("You can’t stop this match alone"), "{anna}");
    message = party.shown_with(|shown| custom_id(shown, ends_with("/propose:stop")).is_some()).await;
    assert!(text(&message).contains("🔴 Ben asks to stop the match"), "{}", text(&message));
    party.press(&party.anna, &message, &custom_id(&message, ends_with("/propose:stop")).expect("a button"), &[]).await;
    let over = party.shown_with(|shown| text(shown).contains("🏁")).await;
    assert!(text(&over).contains("Nobody wins.") && !text(&over).contains("Ratings"), "{}", text(&over));
}

#[tokio::test]
async fn a_user_chooses_one_of_several_matches() {
    let mut party = Party::start().await;
    party.set("settings/channels", "settings/channels/matches", &["matches:2"]).await;
    lobby_of_ben(&mut party).await;
    party.command(&party.anna, "snap start", json!([])).await;
    let snap = party.shown_with(|shown| text(shown).contains("**Snap**")).await;
    let mut live = party.sandbox.live(&party.anna).await;
    // The link appears once the bot has the ID of the lobby's message.
    let address = snap["id"].as_str().expect("an id");
    let choice = loop {
        party.command(&party.anna, "game stop", json!([])).await;
        let choice = live.until("message_create", is_ephemeral).await;
        assert!(text(&choice).contains("Sssnake · #1 · Ben, Anna"), "{}", text(&choice));
        if text(&choice).contains(address) {
            break choice;
        }
    };
    party.press(&party.anna, &choice, "command/stop", &["2"]).await;
    let question = live.until("message_update", is_ephemeral).await;
    assert!(text(&question).contains("cancel this lobby"), "{}", text(&question));
    party
        .press(
            &party.anna,
            &question,
            &custom_id(&question, |id, _| id == "command/confirm-stop/2").expect("a button"),
            &[],
        )
        .await;
    let answer = live.until("message_update", is_ephemeral).await;
    assert!(text(&answer).contains("was stopped") && custom_id(&answer, |_, _| true).is_none(), "{answer}");
    party.shown_with(|shown| text(shown).contains("Snap: cancelled")).await;
}

#[tokio::test]
async fn a_host_removes_a_player_from_the_lobby() {
    let mut party = Party::start().await;
    let lobby = lobby_of_ben(&mut party).await;
    let removed = json!([{"name": "player", "type": 6, "value": party.anna}]);
    let private_text = party.private_text_after(&party.ben, party.command(&party.ben, "game remove", removed)).await;
    assert!(private_text.contains(&format!("You removed <@{}>", party.anna)), "{private_text}");
    let lobby = party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("🟦 Anna")).await;
    let join = custom_id(&lobby, ends_with("/join")).expect("a button");
    let private_text = party.private_text_after(&party.anna, party.press(&party.anna, &lobby, &join, &[])).await;
    assert!(private_text.contains("The host removed you"), "{private_text}");
}

/// Both users agree to pause, and the bot is killed. One of them continues the match, and nobody else can.
#[tokio::test]
async fn players_agree_to_pause_and_one_continues() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake start", json!([]), 0).await;
    let noted = party.private_text_after(&party.anna, party.command(&party.anna, "game pause", json!([]))).await;
    assert!(noted.contains("pauses as soon as all its players agree"), "{noted}");
    let asked = party.shown_with(|shown| custom_id(shown, ends_with("/propose:pause")).is_some()).await;
    assert!(text(&asked).contains("Anna asks to pause the match") && a_move(&asked).is_some(), "{}", text(&asked));
    party.press(&party.ben, &asked, &custom_id(&asked, ends_with("/propose:pause")).expect("a button"), &[]).await;
    let paused = party.shown_with(|shown| text(shown).contains("⏸️ Paused")).await;
    assert!(a_move(&paused).is_none() && !text(&paused).contains("Time runs out"), "{}", text(&paused));
    assert!(custom_id(&paused, ends_with("/resume")).is_some());

    party.bot = None;
    party.wake().await;
    let list = party.private_text_after(&party.ben, party.command(&party.ben, "game mine", json!([]))).await;
    assert!(list.contains("Sssnake · #1 · Anna, Ben: paused"), "{list}");
    let chloe = party.private_text_after(&party.chloe, party.command(&party.chloe, "game continue", json!([]))).await;
    assert!(chloe.contains("You are not playing"), "{chloe}");
    let ben = party.private_text_after(&party.ben, party.command(&party.ben, "game continue", json!([]))).await;
    assert!(ben.contains("The match goes on"), "{ben}");
    let goes_on = party.shown_with(|shown| text(shown).contains("Ben continues the match")).await;
    assert_eq!(goes_on["id"], table["id"], "in the same message");
    assert!(text(&goes_on).contains("Time runs out"), "{}", text(&goes_on));
    party.press(party.mover(&goes_on), &goes_on, &a_move(&goes_on).expect("a move"), &[]).await;
    party.shown_with(|shown| text(shown) != text(&goes_on)).await;
    check_requests(&party.sandbox).await;
}

/// Anybody in the channel may ask how long its match has lasted. If the channel has no open match, the response is
/// about the last finished match.
#[tokio::test]
async fn a_user_asks_how_long_the_match_has_lasted() {
    let mut party = Party::start().await;
    let time = async |party: &Party| {
        party.private_text_after(&party.chloe, party.command(&party.chloe, "game time", json!([]))).await
    };
    let none = time(&party).await;
    assert!(none.contains("no open match in this channel"), "{none}");
    let lobby = lobby_of_ben(&mut party).await;
    let waiting = time(&party).await;
    assert!(waiting.contains("has not started yet"), "{waiting}");
    party.press(&party.ben, &lobby, &custom_id(&lobby, ends_with("/start")).expect("a button"), &[]).await;
    party.shown_with(|shown| a_move(shown).is_some()).await;
    let running = time(&party).await;
    assert!(running.contains("Match #1 has lasted ") && running.contains(" so far."), "{running}");
    party.stop(&party.ben).await;
    party.shown_with(|shown| text(shown).contains("🏁")).await;
    let over = time(&party).await;
    assert!(over.contains("Match #1 is over. It lasted "), "{over}");
    check_requests(&party.sandbox).await;
}

/// Anna plays in more matches than are described: the others are listed with their links.
#[tokio::test]
async fn all_open_matches_are_listed() {
    let mut party = Party::start().await;
    let mut host = String::new();
    for number in 0..12 {
        if number % 2 == 0 {
            let user = party.sandbox.post("/users", json!({"name": format!("Host {number}")})).await;
            host = user["id"].as_str().expect("an id").to_owned();
        }
        let channel = party.sandbox.post("/channels", json!({"name": format!("table-{number}")})).await;
        party.channel = channel["id"].as_str().expect("an id").to_owned();
        party.command(&host, "hisss start", json!([])).await;
        let channel = party.channel.clone();
        let lobby = party
            .shown_with(|shown| shown["channel_id"] == json!(channel) && custom_id(shown, ends_with("/join")).is_some())
            .await;
        party.press(&party.anna, &lobby, &custom_id(&lobby, ends_with("/join")).expect("a button"), &[]).await;
        party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("Anna")).await;
    }
    let list = party.private_text_after(&party.anna, party.command(&party.anna, "game mine", json!([]))).await;
    assert_eq!(list.matches("\n- ").count(), 12, "{list}");
}
