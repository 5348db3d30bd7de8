//! Matches where the bot is not a member: in users' direct messages, and in a server without the bot.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_says, channel_of, has_button, is_turn_of, text};

/// Checks that the bot sent no request to a channel's routes, and that every request body is valid.
async fn check_responses_alone(party: &Party) {
    check_requests(&party.sandbox).await;
    let requests = party.sandbox.get("/requests").await;
    let requests = requests.as_array().expect("a list");
    let about_channels: Vec<&Value> = requests
        .iter()
        .filter(|request| request["path"].as_str().is_some_and(|path| path.contains("/channels")))
        .collect();
    assert_eq!(about_channels, [&Value::Null; 0]);
    // After the bot was killed, Discord repeats the latest presses, and refuses a second response to them.
    let repeated = |request: &Value| {
        request["status"] == 400 && request["path"].as_str().is_some_and(|path| path.ends_with("/callback"))
    };
    let is_fine = |request: &Value| request["status"].as_u64() < Some(400) || repeated(request);
    assert!(requests.iter().all(is_fine), "nothing was refused");
}

#[tokio::test]
async fn a_match_in_direct_messages_of_two_users_needs_only_responses() {
    let mut party = Party::start().await;
    party.open_direct_messages().await;
    let mut message = party.begin_with(party.anna.command("sssnake start").with("rounds", 1), 1).await;
    let mut presses = 0;
    while let Some(play) = a_move(&message) {
        if presses == 3 {
            party.restart().await;
        }
        party.mover(&message).press(&message, &play).await;
        message = party.shown().await;
        presses += 1;
    }
    assert!(presses > 3, "the match was long enough for the kill");
    assert!(text(&message).contains("🏁"), "the match has not ended: {}", text(&message));

    party.ben.press(&message, "/rematch").await;
    let lobby = party.shown().await;
    party.anna.command("game board").await;
    let board = party.shown().await;
    assert_ne!(board["id"], lobby["id"]);
    for shown in [&lobby, &board] {
        party.anna.press(shown, "/join").await;
        let joined = party.shown().await;
        assert_eq!(joined["id"], shown["id"], "both messages work");
        party.anna.press(&joined, "/leave").await;
        party.shown().await;
    }
    let list = party.ben.command("game mine").answer_text().await;
    let address = format!("https://discord.com/channels/@me/{}/", party.channel());
    assert!(list.contains("Sssnake · #2") && list.contains(&address), "{list}");
    check_responses_alone(&party).await;
}

#[tokio::test]
async fn commands_about_a_match_in_direct_messages_show_it_to_both() {
    let mut party = Party::start().await;
    party.open_direct_messages().await;
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    party.begin("sssnake").await;
    ben.command("game pause").await;
    let asked = party.shown().await;
    anna.press(&asked, "/propose:pause").await;
    party.shown_with_text("⏸️").await;
    ben.command("game continue").await;
    let running = party.shown_with_button("/move:").await;
    let question = ben.command("game resign").answer().await;
    ben.press(&question, "command/confirm-resign/").await;
    let result = party.shown().await;
    assert!(text(&result).contains("🏁") && result["id"] != running["id"], "{}", text(&result));
    check_responses_alone(&party).await;
}

#[tokio::test]
async fn a_user_plays_against_a_computer_in_a_server_without_the_bot() {
    play_without_the_bot(json!({"name": "Elsewhere", "without_bot": true})).await;
}

#[tokio::test]
async fn a_user_plays_in_a_server_that_installed_only_the_commands() {
    play_without_the_bot(json!({"name": "Elsewhere", "without_bot": true, "installed": true})).await;
}

async fn play_without_the_bot(server: Value) {
    let mut party = Party::start().await;
    let server = party.sandbox.post("/servers", server).await;
    party.go_to(server["channel"].as_str().expect("an ID"));
    party.anna.command("hisss start").with("computers", 1).await;
    let mut message = party.shown().await;
    party.anna.press(&message, "/start").await;
    message = party.shown().await;
    for _ in 0..4 {
        assert!(is_turn_of("Anna", &message), "the computer has played: {}", text(&message));
        party.anna.play(&message).await;
        message = party.shown().await;
    }
    let leaderboard = party.anna.command("leaderboard").answer_text().await;
    assert!(leaderboard.contains("everywhere"), "{leaderboard}");
    for real_time in ["snap start", "slap learn"] {
        let told = party.anna.command(real_time).answer_text().await;
        assert!(told.contains("is played with reactions"), "{told}");
    }
    check_responses_alone(&party).await;
}

#[tokio::test]
async fn a_user_challenges_another_by_their_menu() {
    let mut party = Party::start().await;
    for detached in [false, true] {
        if detached {
            party.open_direct_messages().await;
        }
        let offer = party.anna.challenge(&party.ben).answer().await;
        assert_eq!(has_button(&offer, "Snap"), !detached, "{offer}");
        party.anna.press(&offer, "Rainbow Snake").await;
        let channel = party.channel();
        let lobby = party.shown_with(|shown| channel_of(shown) == channel && has_button(shown, "/join")).await;
        let invited = if detached { format!("<@{}> · invited", party.ben) } else { "Ben · invited".to_owned() };
        assert!(text(&lobby).contains("Rainbow Snake") && text(&lobby).contains(&invited), "{}", text(&lobby));
        party.ben.press(&lobby, "/join").await;
        let joined = party.shown_with(|shown| shown["id"] == lobby["id"]).await;
        assert!(!text(&joined).contains("invited") && text(&joined).contains(" Ben"), "{}", text(&joined));
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_user_whom_nobody_could_join_is_offered_a_match_alone() {
    let party = Party::start().await;
    let server = party.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    party.sandbox.post("/permissions", json!({"denied": ["USE_EXTERNAL_APPS"]})).await;
    party.go_to(server["channel"].as_str().expect("an ID"));
    let mut live = party.ben.live().await;
    party.ben.command("hisss start").await;
    let told = live.next("message_create").await;
    assert_says(&told, "nobody could join");
    party.ben.press(&told, "play-alone/hisss").await;
    live.until("message_create", |shown| a_move(shown).is_some()).await;
    check_responses_alone(&party).await;
}
