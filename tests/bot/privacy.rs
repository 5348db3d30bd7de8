//! `/privacy`, and which names leaderboards show.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_no_buttons, assert_says, has_button, is_ephemeral, is_turn_of, text};
use crate::person::Person;

/// Uses `/privacy export`. Returns the file.
async fn export(party: &Party, person: &Person) -> Value {
    let mut live = person.live().await;
    person.command("privacy export").await;
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

/// Uses `/privacy forget` and presses `button` below the question. Returns the response's text.
async fn forget(person: &Person, button: &str) -> String {
    let question = person.command("privacy forget").answer().await;
    assert_says(&question, "can’t take it back");
    let answer = person.press(&question, button).update().await;
    assert_no_buttons(&answer);
    text(&answer)
}

#[tokio::test]
async fn a_user_sees_exports_and_deletes_what_is_kept() {
    let mut party = Party::start().await;
    let shown = party.ben.command("privacy show").answer_text().await;
    assert!(shown.contains("What I keep about you") && shown.contains("</privacy forget:"), "{shown}");
    assert_eq!(export(&party, &party.ben).await["matches"], json!([]));

    let mut message = party.begin("sssnake").await;
    for _ in 0..4 {
        party.mover(&message).play(&message).await;
        message = party.shown().await;
    }
    let refusal = party.ben.command("privacy forget").answer_text().await;
    assert!(refusal.contains("still have a seat") && refusal.contains("Sssnake · #1"), "{refusal}");
    party.ben.resign().await;
    party.shown_with_text("🏁").await;

    let soon = party.ben.command("privacy export").answer_text().await;
    assert!(soon.contains("You can ask again in"), "{soon}");
    let of_anna = export(&party, &party.anna).await;
    assert_eq!((&of_anna["name"], &of_anna["matches"][0]["result"]["rank"]), (&json!("Anna"), &json!(1)));
    assert!(!of_anna.to_string().contains(&party.ben.id), "no ID of Ben");
    let record = of_anna["matches"][0]["record"].to_string();
    verifier::verify(record.as_bytes()).expect("a valid record");

    assert!(forget(&party.ben, "forget/no").await.contains("nothing changes"));
    assert!(party.ben.command("game history").answer_text().await.contains("Your latest matches"));
    assert!(forget(&party.ben, "forget/yes").await.contains("I deleted everything about you"));
    // The match is still in memory, so its message changes too.
    let over = party.shown_with(|shown| text(shown).contains("Former player") && !text(shown).contains("Ben")).await;

    assert!(party.ben.command("game history").answer_text().await.contains("no finished match"));
    let leaderboard = party.anna.command("leaderboard").answer().await;
    let words = leaderboard["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("1. Anna") && !words.contains("Ben"), "{words}");
    let history = party.anna.command("game history").answer_text().await;
    assert!(history.contains("Former player"), "{history}");
    party.anna.command("game replay").await;
    let replay = party.shown_with_text("🎬").await;
    assert!(text(&replay).contains("Former player") && !text(&replay).contains("Ben"), "{}", text(&replay));
    let again = export(&party, &party.chloe).await.to_string() + &forget(&party.chloe, "forget/yes").await;
    assert!(again.contains("I deleted everything"), "the user never played");

    // A rematch does not invite former players. Ben can play again, but as a new player.
    party.anna.press(&over, "/rematch").await;
    let lobby = party.shown_with_button("/join").await;
    assert!(!text(&lobby).contains("invited") && !text(&lobby).contains("Former"), "{}", text(&lobby));
    party.ben.press(&lobby, "/join").await;
    party.shown_with_text("🟦 Ben").await;
    check_requests(&party.sandbox).await;
}

/// The bot can also forget a user with a paused match. In it, a computer then plays for the former player.
#[tokio::test]
async fn a_paused_match_goes_on_without_a_former_player() {
    let mut party = Party::start().await;
    party.begin("sssnake").await;
    party.anna.command("game pause").answer().await;
    party.ben.command("game pause").answer().await;
    assert!(forget(&party.ben, "forget/yes").await.contains("I deleted everything about you"));
    assert!(party.anna.command("game continue").answer_text().await.contains("goes on"));
    let mut last = None;
    for _ in 0..3 {
        // Messages from before the pause still name Ben.
        let annas_turn = |shown: &Value| {
            is_turn_of("Anna", shown)
                && text(shown).contains("Former player")
                && has_button(shown, "/move:")
                && a_move(shown) != last
        };
        let message = party.shown_with(annas_turn).await;
        assert!(!text(&message).contains("Ben"), "{}", text(&message));
        party.anna.play(&message).await;
        last = a_move(&message);
    }
    check_requests(&party.sandbox).await;
}

/// The commands work in direct messages with the bot, and in servers that the bot has not joined.
#[tokio::test]
async fn the_commands_work_everywhere() {
    let party = Party::start().await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await["id"].clone();
    let server = party.sandbox.post("/servers", json!({"name": "Elsewhere", "without_bot": true})).await;
    let world = party.sandbox.get(&format!("/world?as={}", party.chloe)).await;
    let own = world["channels"].as_array().expect("a list").iter().find(|channel| channel["type"] == 1);
    let own = own.expect("direct messages with the bot");
    for (person, channel) in [(&party.anna, &direct), (&party.ben, &server["channel"]), (&party.chloe, &own["id"])] {
        party.go_to(channel.as_str().expect("an ID"));
        assert!(person.command("privacy show").answer_text().await.contains("What I keep"));
        assert_eq!(export(&party, person).await["user"], json!(person));
        assert!(forget(person, "forget/yes").await.contains("I deleted everything"));
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
    party.anna.command("sssnake start").with("with", &party.ben).await;
    let lobby = party.shown_with_button("/join").await;
    assert!(text(&lobby).contains("Ben") && !text(&lobby).contains("Nick"), "{}", text(&lobby));
    party.ben.press(&lobby, "/join").await;
    let lobby = party.shown_with_text("🟦 Ben").await;
    party.anna.press(&lobby, "/start").await;
    party.shown_with_button("/move:").await;
    party.ben.resign().await;
    party.shown_with_text("🏁").await;
    let leaderboard = party.anna.command("leaderboard").answer().await;
    let words = leaderboard["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("1. Anna") && words.contains(" Ben, new") && !words.contains("Nick"), "{words}");
}
