//! The messages and choices of `/game stop`, `resign`, `board`, `time`, `remove`, `pause` and `continue`.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_no_buttons, assert_says, channel_of, has_button, id_of, text};

/// Opens a game as Ben, who is not a moderator. Anna joins. Returns the lobby.
async fn lobby_of_ben(party: &mut Party) -> Value {
    party.ben.command("sssnake start").await;
    let lobby = party.shown_with_button("/join").await;
    party.anna.press(&lobby, "/join").await;
    party.shown_with_text("🟦 Anna").await
}

#[tokio::test]
async fn a_host_who_is_losing_cannot_stop_the_match_alone() {
    let mut party = Party::start().await;
    let lobby = lobby_of_ben(&mut party).await;
    party.ben.press(&lobby, "/start").await;
    let mut message = party.shown_with_button("/move:").await;
    for _ in 0..6 {
        let mover = if text(&message).contains("▸ 🔴") { &party.ben } else { &party.anna };
        mover.play(&message).await;
        let before = message.clone();
        message = party.shown_with(|shown| a_move(shown).is_some() && a_move(shown) != a_move(&before)).await;
    }
    let question = party.ben.command("game stop").answer().await;
    assert_says(&question, "You can’t stop this match alone");
    assert!(has_button(&question, "command/resign/"));
    let answer = party.ben.press(&question, "command/propose:stop/").update().await;
    assert_says(&answer, "I’ve asked everybody");
    assert_no_buttons(&answer);
    let again = party.ben.command("game stop").answer_text().await;
    assert!(again.contains("You have asked") && again.contains("1 of 2 agree"), "{again}");
    // Anna is a moderator, but she plays in this match.
    let anna = party.anna.command("game stop").answer_text().await;
    assert!(anna.contains("You can’t stop this match alone"), "{anna}");
    message = party.shown_with_button("/propose:stop").await;
    assert_says(&message, "🔴 Ben asks to stop the match");
    party.anna.press(&message, "/propose:stop").await;
    let over = party.shown_with_text("🏁").await;
    assert!(text(&over).contains("Nobody wins.") && !text(&over).contains("Ratings"), "{}", text(&over));
}

#[tokio::test]
async fn a_user_chooses_one_of_several_matches() {
    let mut party = Party::start().await;
    party.set("settings/channels", "settings/channels/matches", "matches:2").await;
    lobby_of_ben(&mut party).await;
    party.anna.command("snap start").await;
    let snap = party.shown_with_text("**Snap**").await;
    // The link appears once the bot has the ID of the lobby's message.
    let address = id_of(&snap);
    let choice = loop {
        let choice = party.anna.command("game stop").answer().await;
        assert_says(&choice, "Sssnake · #1 · Ben, Anna");
        if text(&choice).contains(address) {
            break choice;
        }
    };
    let question = party.anna.choose(&choice, "command/stop", "2").update().await;
    assert_says(&question, "cancel this lobby");
    let answer = party.anna.press(&question, "command/confirm-stop/2").update().await;
    assert_says(&answer, "was stopped");
    assert_no_buttons(&answer);
    party.shown_with_text("Snap: cancelled").await;
}

#[tokio::test]
async fn a_host_removes_a_player_from_the_lobby() {
    let mut party = Party::start().await;
    let lobby = lobby_of_ben(&mut party).await;
    let private_text = party.ben.command("game remove").with("player", &party.anna).answer_text().await;
    assert!(private_text.contains(&format!("You removed <@{}>", party.anna)), "{private_text}");
    let lobby = party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("🟦 Anna")).await;
    let private_text = party.anna.press(&lobby, "/join").answer_text().await;
    assert!(private_text.contains("The host removed you"), "{private_text}");
}

/// Both players agree to pause, and the bot is killed. Either of them can continue the match, but nobody else can.
#[tokio::test]
async fn players_agree_to_pause_and_one_continues() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake").await;
    let noted = party.anna.command("game pause").answer_text().await;
    assert!(noted.contains("pauses as soon as all its players agree"), "{noted}");
    let asked = party.shown_with_button("/propose:pause").await;
    assert!(text(&asked).contains("Anna asks to pause the match") && a_move(&asked).is_some(), "{}", text(&asked));
    party.ben.press(&asked, "/propose:pause").await;
    let paused = party.shown_with_text("⏸️ Paused").await;
    assert!(a_move(&paused).is_none() && !text(&paused).contains("Time runs out"), "{}", text(&paused));
    assert!(has_button(&paused, "/resume"));

    party.restart().await;
    let list = party.ben.command("game mine").answer_text().await;
    assert!(list.contains("Sssnake · #1 · Anna, Ben: paused"), "{list}");
    let chloe = party.chloe.command("game continue").answer_text().await;
    assert!(chloe.contains("You are not playing"), "{chloe}");
    let ben = party.ben.command("game continue").answer_text().await;
    assert!(ben.contains("The match goes on"), "{ben}");
    let goes_on = party.shown_with_text("Ben continues the match").await;
    assert_eq!(goes_on["id"], table["id"], "in the same message");
    assert_says(&goes_on, "Time runs out");
    party.mover(&goes_on).play(&goes_on).await;
    party.shown_with(|shown| text(shown) != text(&goes_on)).await;
    check_requests(&party.sandbox).await;
}

/// Anybody in the channel may ask how long its match has lasted. If the channel has no open match, the response is
/// about the last finished match.
#[tokio::test]
async fn a_user_asks_how_long_the_match_has_lasted() {
    let mut party = Party::start().await;
    let time = async |party: &Party| party.chloe.command("game time").answer_text().await;
    let none = time(&party).await;
    assert!(none.contains("no open match in this channel"), "{none}");
    let lobby = lobby_of_ben(&mut party).await;
    let waiting = time(&party).await;
    assert!(waiting.contains("has not started yet"), "{waiting}");
    party.ben.press(&lobby, "/start").await;
    party.shown_with_button("/move:").await;
    let running = time(&party).await;
    assert!(running.contains("Match #1 has lasted ") && running.contains(" so far."), "{running}");
    party.ben.stop().await;
    party.shown_with_text("🏁").await;
    let over = time(&party).await;
    assert!(over.contains("Match #1 is over. It lasted "), "{over}");
    check_requests(&party.sandbox).await;
}

/// Anna plays in more matches than the response describes: it lists the others with links.
#[tokio::test]
async fn all_open_matches_are_listed() {
    let mut party = Party::start().await;
    let mut host = party.ben.clone();
    for number in 0..12 {
        if number % 2 == 0 {
            host = party.add_person(&format!("Host {number}")).await;
        }
        party.add_channel(&format!("table-{number}")).await;
        host.command("hisss start").await;
        let channel = party.channel();
        let lobby = party.shown_with(|shown| channel_of(shown) == channel && has_button(shown, "/join")).await;
        party.anna.press(&lobby, "/join").await;
        party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("Anna")).await;
    }
    let list = party.anna.command("game mine").answer_text().await;
    assert_eq!(list.matches("\n- ").count(), 12, "{list}");
}
