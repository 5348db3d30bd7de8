//! `/privacy`, and the names on leaderboards.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, is_ephemeral, is_turn_of, text};

/// Uses `/privacy export`. Returns the file.
async fn export(party: &Party, person: &str) -> Value {
    let mut live = party.sandbox.live(person).await;
    party.command(person, "privacy export", json!([])).await;
    let with_file = |message: &Value| {
        is_ephemeral(message) && message["attachments"].as_array().is_some_and(|files| !files.is_empty())
    };
    let message = live.until("message_update", with_file).await;
    assert!(text(&message).starts_with("Here is everything"), "{}", text(&message));
    let file = &message["attachments"][0];
    assert_eq!(file["filename"], "snakepit.json");
    let url = format!("{}{}", party.sandbox.url(), file["url"].as_str().expect("an address"));
    reqwest::get(url).await.expect("an answer").json().await.expect("JSON")
}

/// Uses `/privacy forget` and presses the button with this `custom_id` on the question. Returns the response's text.
async fn forget(party: &Party, person: &str, button: &str) -> String {
    let mut live = party.sandbox.live(person).await;
    party.command(person, "privacy forget", json!([])).await;
    let has_button = |message: &Value| custom_id(message, |id, _| id == button).is_some();
    let question = live.until("message_create", has_button).await;
    assert!(is_ephemeral(&question) && text(&question).contains("can’t take it back"), "{}", text(&question));
    party.press(person, &question, button, &[]).await;
    let answer = live.until("message_update", is_ephemeral).await;
    assert!(custom_id(&answer, |_, _| true).is_none(), "no buttons are left: {answer}");
    text(&answer)
}

async fn private_text(party: &Party, person: &str, command: &str) -> String {
    party.private_text_after(person, party.command(person, command, json!([]))).await
}

#[tokio::test]
async fn a_user_sees_exports_and_deletes_what_is_kept() {
    let mut party = Party::start().await;
    let shown = private_text(&party, &party.ben, "privacy show").await;
    assert!(shown.contains("What I keep about you") && shown.contains("</privacy forget:"), "{shown}");
    assert_eq!(export(&party, &party.ben).await["matches"], json!([]));

    let mut message = party.begin("sssnake start", json!([]), 0).await;
    for _ in 0..4 {
        let mover = party.mover(&message).to_owned();
        party.press(&mover, &message, &a_move(&message).expect("a move"), &[]).await;
        message = party.shown().await;
    }
    let refusal = private_text(&party, &party.ben, "privacy forget").await;
    assert!(refusal.contains("still have a seat") && refusal.contains("Sssnake · #1"), "{refusal}");
    party.resign(&party.ben).await;
    party.shown_with(|shown| text(shown).contains("🏁")).await;

    let soon = private_text(&party, &party.ben, "privacy export").await;
    assert!(soon.contains("You can ask again in"), "{soon}");
    let of_anna = export(&party, &party.anna).await;
    assert_eq!((&of_anna["name"], &of_anna["matches"][0]["result"]["rank"]), (&json!("Anna"), &json!(1)));
    assert!(!of_anna.to_string().contains(&party.ben), "no ID of Ben");
    let record = of_anna["matches"][0]["record"].to_string();
    verifier::verify(record.as_bytes()).expect("a valid record");

    assert!(forget(&party, &party.ben, "forget/no").await.contains("nothing changes"));
    assert!(private_text(&party, &party.ben, "game history").await.contains("Your latest matches"));
    assert!(forget(&party, &party.ben, "forget/yes").await.contains("I deleted everything about you"));
    // The match is still in memory, so its message changes too.
    let over = party.shown_with(|shown| text(shown).contains("Former player") && !text(shown).contains("Ben")).await;

    assert!(private_text(&party, &party.ben, "game history").await.contains("no finished match"));
    let mut live = party.sandbox.live(&party.anna).await;
    party.command(&party.anna, "leaderboard", json!([])).await;
    let leaderboard = live.until("message_create", is_ephemeral).await;
    let words = leaderboard["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("1. Anna") && !words.contains("Ben"), "{words}");
    let history = private_text(&party, &party.anna, "game history").await;
    assert!(history.contains("Former player"), "{history}");
    party.command(&party.anna, "game replay", json!([])).await;
    let replay = party.shown_with(|shown| text(shown).contains("🎬")).await;
    assert!(text(&replay).contains("Former player") && !text(&replay).contains("Ben"), "{}", text(&replay));
    let again = export(&party, &party.chloe).await.to_string() + &forget(&party, &party.chloe, "forget/yes").await;
    assert!(again.contains("I deleted everything"), "the user never played");

    // A rematch does not invite former players. Ben can play again, as a new player.
    let rematch = custom_id(&over, |id, _| id.ends_with("/rematch")).expect("a button");
    party.press(&party.anna, &over, &rematch, &[]).await;
    let join = |shown: &Value| custom_id(shown, |id, _| id.ends_with("/join"));
    let lobby = party.shown_with(|shown| join(shown).is_some()).await;
    assert!(!text(&lobby).contains("invited") && !text(&lobby).contains("Former"), "{}", text(&lobby));
    party.press(&party.ben, &lobby, &join(&lobby).expect("a button"), &[]).await;
    party.shown_with(|shown| text(shown).contains("🟦 Ben")).await;
    check_requests(&party.sandbox).await;
}

/// The bot can forget a user who paused a match. A computer then plays for the former player.
#[tokio::test]
async fn a_paused_match_goes_on_without_a_former_player() {
    let mut party = Party::start().await;
    party.begin("sssnake start", json!([]), 0).await;
    for person in [&party.anna, &party.ben] {
        private_text(&party, person, "game pause").await;
    }
    assert!(forget(&party, &party.ben, "forget/yes").await.contains("I deleted everything about you"));
    assert!(private_text(&party, &party.anna, "game continue").await.contains("goes on"));
    let mut last = None;
    for _ in 0..3 {
        // Messages from before the pause still name Ben.
        let annas_turn = |shown: &Value| {
            is_turn_of("Anna", shown)
                && text(shown).contains("Former player")
                && a_move(shown).is_some_and(|play| Some(&play) != last.as_ref())
        };
        let message = party.shown_with(annas_turn).await;
        assert!(!text(&message).contains("Ben"), "{}", text(&message));
        let play = a_move(&message).expect("a move");
        party.press(&party.anna, &message, &play, &[]).await;
        last = Some(play);
    }
    check_requests(&party.sandbox).await;
}

/// The commands work in direct messages with the bot, and where the bot is not a member.
#[tokio::test]
async fn the_commands_work_everywhere() {
    let mut party = Party::start().await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await;
    let server = party.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    let world = party.sandbox.get(&format!("/world?as={}", party.chloe)).await;
    let own = world["channels"].as_array().expect("a list").iter().find(|channel| channel["type"] == 1);
    let places = [
        (party.anna.clone(), direct["id"].clone()),
        (party.ben.clone(), server["channel"].clone()),
        (party.chloe.clone(), own.expect("direct messages with the bot")["id"].clone()),
    ];
    for (person, channel) in places {
        party.channel = channel.as_str().expect("an id").to_owned();
        assert!(private_text(&party, &person, "privacy show").await.contains("What I keep"));
        assert_eq!(export(&party, &person).await["user"], json!(person));
        assert!(forget(&party, &person, "forget/yes").await.contains("I deleted everything"));
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn leaderboards_and_lobbies_have_names_that_hold_in_every_server() {
    let mut party = Party::start().await;
    for person in [&party.anna, &party.ben] {
        let nick = json!({"nick": format!("Nick{person}")});
        assert_eq!(party.sandbox.ask("PATCH", &format!("/users/{person}"), nick).await.0, 200);
    }
    let with_ben = json!([{"name": "with", "type": 6, "value": party.ben}]);
    party.command(&party.anna, "sssnake start", with_ben).await;
    let lobby = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/join")).is_some()).await;
    assert!(text(&lobby).contains("Ben") && !text(&lobby).contains("Nick"), "{}", text(&lobby));
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button");
    party.press(&party.ben, &lobby, &join, &[]).await;
    let lobby = party.shown_with(|shown| text(shown).contains("🟦 Ben")).await;
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button");
    party.press(&party.anna, &lobby, &start, &[]).await;
    party.shown_with(|shown| a_move(shown).is_some()).await;
    party.resign(&party.ben).await;
    party.shown_with(|shown| text(shown).contains("🏁")).await;
    party.command(&party.anna, "leaderboard", json!([])).await;
    let leaderboard = party.private_message().await;
    let words = leaderboard["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("1. Anna") && words.contains(" Ben, new") && !words.contains("Nick"), "{words}");
}
