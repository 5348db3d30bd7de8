//! Whole matches, played by pressing buttons.

use serde_json::{Value, json};
use test_support::postgres::FreshDatabase;

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_says, find_button, has_button, id_of, text};
use crate::test_sandbox::TestSandbox;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

#[tokio::test]
async fn a_match_of_three_rounds_outlives_a_kill() {
    outlives_a_kill(Party::start().await).await;
}

#[tokio::test]
async fn with_postgresql_a_match_of_three_rounds_outlives_a_kill() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    party.database = Some(fresh.address());
    party.wake().await;
    outlives_a_kill(party).await;
    fresh.remove().await;
}

/// Plays three rounds with two people and a computer. Kills the bot in the middle, then checks the scores.
async fn outlives_a_kill(mut party: Party) {
    let mut message = party.begin_with(party.anna.command("sssnake start").with("rounds", 3), 1).await;
    let mut presses = 0;
    while let Some(play) = a_move(&message) {
        if presses == 12 {
            party.bot = None;
            let before = text(&message).to_owned();
            party.wake().await;
            // The restarted bot refreshes the message, and nothing is missing.
            message = party.shown().await;
            assert_eq!(turn(&before), turn(&text(&message)));
        }
        let play = a_move(&message).unwrap_or(play);
        party.mover(&message).press(&message, &play).await;
        message = party.shown().await;
        presses += 1;
    }
    assert!(presses > 12, "the match was long enough for the kill");
    assert!(text(&message).contains("🏁"), "the match has not ended: {}", text(&message));
    assert!(has_button(&message, "/rematch"));

    let scores = party.anna.command("sssnake scores").answer_text().await;
    assert!(scores.contains("Anna") && scores.contains("Ben"), "{scores}");
    let rounds = scores.lines().filter(|line| line.contains("Round")).count();
    assert_eq!(rounds, 3, "a round has no line: {scores}");
    let leaderboard = party.anna.command("leaderboard").answer().await;
    let words = described_picture(&party, &leaderboard).await;
    // The text shows no places if the computer has won, and no ratings after only one match.
    for part in ["Sssnake. ", "Anna, new (1 of 5), ", "Ben, new (1 of 5), "] {
        assert!(words.contains(part), "{part} in {words}");
    }

    for command in [party.anna.command("stats"), party.anna.command("stats").with("game", "sssnake")] {
        let stats = command.answer().await;
        let words = described_picture(&party, &stats).await;
        assert!(words.contains("Anna") && words.contains("Matches: 1"), "{words}");
    }
    let nothing = party.anna.command("stats").with("game", "hisss").answer().await;
    assert_eq!(nothing["attachments"], json!([]), "matches were played: {nothing}");
    check_requests(&party.sandbox).await;
}

/// Checks that a message's picture is a PNG of the expected width. Returns the picture's description.
async fn described_picture(party: &Party, message: &Value) -> String {
    let attachment = &message["attachments"][0];
    let url = format!("{}{}", party.sandbox.url(), attachment["url"].as_str().expect("a picture"));
    let png = reqwest::get(url).await.expect("an answer").bytes().await.expect("a file");
    assert_eq!(png.get(..8), Some(&b"\x89PNG\r\n\x1a\n"[..]), "{message}");
    assert_eq!(png.get(16..20), Some(&960u32.to_be_bytes()[..]), "the width of the picture");
    let words = attachment["description"].as_str().unwrap_or_default();
    assert!((1..=1024).contains(&words.encode_utf16().count()), "{words}");
    words.to_owned()
}

/// Returns the line that says whose turn it is.
fn turn(content: &str) -> Option<&str> {
    content.lines().find(|line| line.starts_with("**▸"))
}

/// Each press costs one REST call, and every body is valid according to Discord's own description.
#[tokio::test]
async fn a_press_is_one_call_and_every_body_is_valid() {
    let mut party = Party::start().await;
    let mut message = party.begin_with(party.anna.command("sssnake start").with("rounds", 1), 0).await;
    while let Some(play) = a_move(&message) {
        let (requests, before) = (party.requests_without_edits().await, party.sandbox.get("/counters").await);
        party.mover(&message).press(&message, &play).await;
        message = party.shown_with(|shown| text(shown) != text(&message)).await;
        let after = party.sandbox.get("/counters").await;
        let count = |counters: &Value, of: &str| counters[of].as_u64().unwrap_or(0);
        assert_eq!(party.requests_without_edits().await, requests + 1, "one call for one press");
        assert_eq!(
            count(&after["routes"], CALLBACK),
            count(&before["routes"], CALLBACK) + 1,
            "and this is the response"
        );
    }
    party.anna.command("help").answer().await;
    party.anna.command("sssnake rules").answer().await;
    check_requests(&party.sandbox).await;
}

/// Each game and edition has buttons in the help: one opens a public lobby, the other a match that begins at once.
#[tokio::test]
async fn matches_open_from_the_help() {
    let mut party = Party::start().await;
    let help = party.anna.command("help").answer().await;
    for (id, title) in [("play/hisss/rainbow-snake", "Rainbow Snake"), ("play/ssserpent", "Ssserpent")] {
        party.anna.press(&help, id).await;
        party.shown_with(|shown| text(shown).starts_with(&format!("**{title}** · "))).await;
        party.anna.stop().await;
        party.shown_with_text("cancelled").await;
    }
    party.anna.press(&help, "play-alone/hisss/rainbow-snake").await;
    let begun = party.shown_with(|shown| text(shown).starts_with("**Rainbow Snake** · ")).await;
    assert!(text(&begun).contains("Pip"), "against a computer: {}", text(&begun));
    assert!(!text(&begun).contains("<t:"), "without a clock: {}", text(&begun));
    // The bot stores the message's ID after it has shown the message, but before the first move.
    party.anna.play(&begun).await;
    party.shown_with(|shown| shown["id"] == begun["id"] && text(shown) != text(&begun)).await;
    let again = party.anna.press(&help, "play-alone/snap").answer().await;
    assert_says(&again, "already playing");
    party.anna.press(&again, "instead/").await;
    party.shown_with_text("🏁").await;
    party.anna.press_id(&again, "play-alone/snap").await;
    party.shown_with(|shown| text(shown).starts_with("**Snap** · ") && text(shown).contains("120")).await;
    let mut live = party.anna.live().await;
    party.anna.press(&help, "help/2").await;
    live.until("message_update", |page| text(page).contains("</game board:")).await;
    for forged in ["play/poker", "play/hisss/poker"] {
        let press = json!({"as": party.anna, "message": help["id"], "custom_id": forged});
        assert_eq!(party.sandbox.ask("POST", "/presses", press).await.0, 409, "{forged} is not a button");
    }
    check_requests(&party.sandbox).await;
}

/// A Sssnake match between one user and computers has one round. If other users join, it has one round for each player.
/// A number of rounds that the host has chosen does not change.
#[tokio::test]
async fn the_number_of_rounds_follows_the_seats() {
    let mut party = Party::start().await;
    let [alone, for_three, for_one] = [
        "- One round (while only one person plays)",
        "- 3 rounds: each begins once (changes with the number of players)",
        "- One round\\n",
    ];
    let command = || party.anna.command("sssnake start").with("computers", 1);
    for (command, alone, with_ben) in [(command(), alone, for_three), (command().with("rounds", 1), for_one, for_one)] {
        command.await;
        let shows = |label: &'static str| move |shown: &Value| shown["components"].to_string().contains(label);
        let lobby = party.shown_with(shows(alone)).await;
        party.ben.press(&lobby, "/join").await;
        party.shown_with(shows(with_ben)).await;
        party.anna.stop().await;
        party.shown_with_text("cancelled").await;
    }
}

/// The next page replaces the previous one and has its own picture.
#[tokio::test]
async fn the_rules_are_read_page_by_page() {
    let party = Party::start().await;
    let mut page = party.anna.command("snap rules").answer().await;
    for (number, pictures) in (1..=7).zip([1, 0, 1, 0, 1, 0, 0]) {
        assert!(text(&page).contains(&format!("{number}/7")), "page {number}: {page}");
        let shown = page["attachments"].as_array().expect("a list");
        assert_eq!(shown.len(), pictures, "the old picture is gone: {page}");
        let in_words = |picture: &Value| picture["description"].as_str().is_some_and(|words| words.len() > 20);
        assert!(shown.iter().all(in_words), "a picture in words: {page}");
        if let Some(next) = find_button(&page, &format!("rules/snap/{}", number + 1)) {
            page = party.anna.press(&page, &next).update().await;
        }
    }
    // If a command or a public message opens another page, it replaces this one, so that pages do not pile up below a
    // match.
    let mut live = party.anna.live().await;
    party.anna.command("help").await;
    live.until("message_delete", |deleted| deleted["id"] == page["id"]).await;
    check_requests(&party.sandbox).await;
}

/// With `DISCORD_CONNECT` and `DISCORD_CA_FILE`, the bot takes the sandbox for discord.com, and its own limiter is on.
/// The sandbox enforces Discord's limits, and the bot never exceeds one.
#[tokio::test]
async fn behind_an_inspecting_proxy_the_limits_are_kept() {
    let sandbox = TestSandbox::start_behind_tls().await;
    sandbox.faults(json!({"rate_limits": true})).await;
    let mut party = Party::without_bot(sandbox).await;
    party.wake_behind_tls().await;
    let mut message = party.begin_with(party.anna.command("sssnake start").with("rounds", 1), 2).await;
    while let Some(play) = a_move(&message) {
        party.mover(&message).press(&message, &play).await;
        message = party.shown().await;
    }
    assert_eq!(party.sandbox.get("/counters").await["rate_limited"], 0);
}

#[tokio::test]
async fn board_brings_the_match_down_and_the_old_message_points_to_it() {
    let mut party = Party::start().await;
    let old = party.begin("sssnake").await;
    party.ben.command("game board").await;
    let new = party.shown_with(|message| a_move(message).is_some() && message["id"] != old["id"]).await;
    let pointer = party.shown_with(|message| message["id"] == old["id"] && a_move(message).is_none()).await;
    assert!(text(&pointer).contains(id_of(&new)), "it lacks the link: {}", text(&pointer));
    party.mover(&new).play(&new).await;
    party.shown_with(|message| message["id"] == new["id"]).await;
}

/// The bot gets no event when a message is deleted. It posts the match again at the next change or with `/game board`.
#[tokio::test]
async fn a_deleted_message_comes_back() {
    let mut party = Party::start().await;
    let mut message = party.begin("sssnake").await;
    for command in ["game pause", "game board"] {
        let path = format!("/messages/{}?as={}", id_of(&message), party.anna);
        assert_eq!(party.sandbox.ask("DELETE", &path, Value::Null).await.0, 204);
        party.ben.command(command).await;
        let again = party.shown_with(|shown| a_move(shown).is_some() && shown["id"] != message["id"]).await;
        assert_eq!(text(&again).contains("was deleted"), command == "game pause", "{}", text(&again));
        party.mover(&again).play(&again).await;
        message = party.shown_with_button("/move:").await;
        assert_eq!(message["id"], again["id"], "play goes on there");
    }
}

#[tokio::test]
async fn a_resignation_ends_a_match_of_two() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake").await;
    let question = party.ben.command("game resign").answer().await;
    for part in ["really want to give up", "\nSssnake · #1 · Anna, Ben", id_of(&table)] {
        assert!(text(&question).contains(part), "{part} in {question}");
    }
    let answer = party.ben.press(&question, "play-on/").update().await;
    assert!(!has_button(&answer, "play-on/") && answer["id"] == question["id"], "{answer}");
    assert_says(&answer, "nothing changes");
    party.ben.resign().await;
    let message = party.shown_with_text("🏁").await;
    assert_says(&message, "🔴 Anna");
    let unrated = "Unrated: at least two players must make a move.";
    assert!(text(&message).contains(unrated), "Ben has not moved: {}", text(&message));
}
