//! Matches where the bot is not a member: in users' direct messages, and in a server without the bot.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, is_turn_of, text};

/// Checks that the bot sent no request about a channel, and that every body is valid.
async fn check_responses_alone(party: &Party) {
    check_requests(&party.sandbox).await;
    let requests = party.sandbox.get("/requests").await;
    let requests = requests.as_array().expect("a list");
    let about_channels: Vec<&Value> = requests
        .iter()
        .filter(|request| request["path"].as_str().is_some_and(|path| path.contains("/channels")))
        .collect();
    assert_eq!(about_channels, [&Value::Null; 0]);
    // After a kill, Discord repeats the last presses, and refuses a second response to them.
    let repeated = |request: &Value| {
        request["status"] == 400 && request["path"].as_str().is_some_and(|path| path.ends_with("/callback"))
    };
    let is_fine = |request: &Value| request["status"].as_u64() < Some(400) || repeated(request);
    assert!(requests.iter().all(is_fine), "nothing was refused");
}

#[tokio::test]
async fn a_match_in_direct_messages_of_two_users_needs_only_responses() {
    let mut party = Party::start().await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await;
    party.channel = direct["id"].as_str().expect("an id").to_owned();
    let mut message = party.begin("sssnake start", json!([{"name": "rounds", "type": 4, "value": 1}]), 1).await;
    let mut presses = 0;
    while let Some(play) = a_move(&message) {
        if presses == 3 {
            party.bot = None;
            party.wake().await;
        }
        let mover = party.mover(&message).to_owned();
        party.press(&mover, &message, &play, &[]).await;
        message = party.shown().await;
        presses += 1;
    }
    assert!(presses > 3, "the match was long enough for the kill");
    assert!(text(&message).contains("🏁"), "the match has not ended: {}", text(&message));

    let rematch = custom_id(&message, |id, _| id.ends_with("/rematch")).expect("a button");
    party.press(&party.ben, &message, &rematch, &[]).await;
    let lobby = party.shown().await;
    party.command(&party.anna, "game board", json!([])).await;
    let board = party.shown().await;
    assert_ne!(board["id"], lobby["id"]);
    for shown in [&lobby, &board] {
        let join = custom_id(shown, |id, _| id.ends_with("/join")).expect("a button");
        party.press(&party.anna, shown, &join, &[]).await;
        let joined = party.shown().await;
        assert_eq!(joined["id"], shown["id"], "both messages work");
        let leave = custom_id(&joined, |id, _| id.ends_with("/leave")).expect("a button");
        party.press(&party.anna, &joined, &leave, &[]).await;
        party.shown().await;
    }
    let list = party.private_text_after(&party.ben, party.command(&party.ben, "game mine", json!([]))).await;
    let address = format!("https://discord.com/channels/@me/{}/", party.channel);
    assert!(list.contains("Sssnake · #2") && list.contains(&address), "{list}");
    check_responses_alone(&party).await;
}

#[tokio::test]
async fn commands_about_a_match_in_direct_messages_show_it_to_both() {
    let mut party = Party::start().await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await;
    party.channel = direct["id"].as_str().expect("an id").to_owned();
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    party.begin("sssnake start", json!([]), 0).await;
    party.command(&ben, "game pause", json!([])).await;
    let asked = party.shown().await;
    let pause = custom_id(&asked, |id, _| id.ends_with("/propose:pause")).expect("a button to agree");
    party.press(&anna, &asked, &pause, &[]).await;
    party.shown_with(|shown| text(shown).contains("⏸️")).await;
    party.command(&ben, "game continue", json!([])).await;
    let running = party.shown_with(|shown| a_move(shown).is_some()).await;
    let mut live = party.sandbox.live(&ben).await;
    party.command(&ben, "game resign", json!([])).await;
    let yes = |message: &Value| custom_id(message, |id, _| id.starts_with("command/confirm-resign/"));
    let question = live.until("message_create", |message| yes(message).is_some()).await;
    party.press(&ben, &question, &yes(&question).expect("a button"), &[]).await;
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
    party.channel = server["channel"].as_str().expect("an id").to_owned();
    party.command(&party.anna, "hisss start", json!([{"name": "computers", "type": 4, "value": 1}])).await;
    let mut message = party.shown().await;
    let start = custom_id(&message, |id, _| id.ends_with("/start")).expect("a button");
    party.press(&party.anna, &message, &start, &[]).await;
    message = party.shown().await;
    for _ in 0..4 {
        assert!(is_turn_of("Anna", &message), "the computer has played: {}", text(&message));
        let play = a_move(&message).expect("a move");
        party.press(&party.anna, &message, &play, &[]).await;
        message = party.shown().await;
    }
    party.command(&party.anna, "leaderboard", json!([])).await;
    let leaderboard = party.private_text().await;
    assert!(leaderboard.contains("everywhere"), "{leaderboard}");
    for real_time in ["snap start", "slap learn"] {
        party.command(&party.anna, real_time, json!([])).await;
        let told = party.private_text().await;
        assert!(told.contains("is played with reactions"), "{told}");
    }
    check_responses_alone(&party).await;
}

#[tokio::test]
async fn a_user_challenges_another_by_their_menu() {
    let mut party = Party::start().await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await;
    let direct = direct["id"].as_str().expect("an id").to_owned();
    for (channel, detached) in [(party.channel.clone(), false), (direct, true)] {
        let menu = json!({"as": party.anna, "channel": channel, "name": "Challenge", "target": party.ben});
        party.sandbox.post("/commands", menu).await;
        let offer = party.private_message().await;
        let game = |title: &str| custom_id(&offer, |_, button| button["label"] == title);
        assert_eq!(game("Snap").is_none(), detached, "{offer}");
        party.press(&party.anna, &offer, &game("Rainbow Snake").expect("a button"), &[]).await;
        let join = |shown: &Value| custom_id(shown, |id, _| id.ends_with("/join"));
        let lobby = party.shown_with(|shown| join(shown).is_some()).await;
        let invited = if detached { format!("<@{}> · invited", party.ben) } else { "Ben · invited".to_owned() };
        assert!(text(&lobby).contains("Rainbow Snake") && text(&lobby).contains(&invited), "{}", text(&lobby));
        party.press(&party.ben, &lobby, &join(&lobby).expect("a button"), &[]).await;
        let joined = party.shown_with(|shown| shown["id"] == lobby["id"]).await;
        assert!(!text(&joined).contains("invited") && text(&joined).contains(" Ben"), "{}", text(&joined));
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_user_whom_nobody_could_join_is_offered_a_match_alone() {
    let mut party = Party::start().await;
    let server = party.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    party.sandbox.post("/permissions", json!({"denied": ["USE_EXTERNAL_APPS"]})).await;
    party.channel = server["channel"].as_str().expect("an id").to_owned();
    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "hisss start", json!([])).await;
    let told = live.next("message_create").await;
    assert!(text(&told).contains("nobody could join"), "{}", text(&told));
    let alone = custom_id(&told, |id, _| id.starts_with("play-alone/hisss")).expect("a button");
    party.press(&party.ben, &told, &alone, &[]).await;
    live.until("message_create", |shown| a_move(shown).is_some()).await;
    check_responses_alone(&party).await;
}
