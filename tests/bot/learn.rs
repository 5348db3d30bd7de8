//! Practice matches: the match's own message contains the guidance for the learner.

use contract::{GameInfo, Seed};
use rules::REGISTRY;
use serde_json::Value;

use crate::games::plays;
use crate::openapi::check_requests;
use crate::people::{Party, assert_says, components, has_button, id_of, is_turn_of, text};

/// How many moves the learner makes with guidance, and then without it.
const TURNS: usize = 3;

/// Starts a practice match for Anna.
async fn learn(party: &mut Party, info: &GameInfo) -> Value {
    party.anna.command(&format!("{} learn", info.name)).await;
    party.shown_with(|shown| text(shown).contains("practice match") && !plays(shown).is_empty()).await
}

/// Returns whether the guidance is right below the prompt, where a phone shows it together with the buttons.
fn is_guided(message: &Value) -> bool {
    let texts = components(message).into_iter().filter_map(|component| component["content"].as_str());
    texts
        .flat_map(|text| text.lines().zip(text.lines().skip(1)).collect::<Vec<_>>())
        .any(|(prompt, guidance)| prompt.contains('▸') && guidance.starts_with('🎓'))
}

/// Presses a button to play, as Anna. Returns the next message of the match.
async fn play(party: &mut Party, message: &Value, choice: usize) -> Value {
    let plays = plays(message);
    let play = &plays[choice % plays.len()];
    match &play.value {
        Some(value) => party.anna.choose(message, &play.custom_id, value).await,
        None => party.anna.press(message, &play.custom_id).await,
    }
    let looks = |message: &Value| (text(message), message["components"].clone());
    let before = looks(message);
    party.shown_with(|shown| looks(shown) != before).await
}

/// Waits until it is Anna's turn or the match is over.
async fn until_her_turn(party: &mut Party, mut message: Value) -> Value {
    while !is_turn_of("Anna", &message) && !is_over(&message) {
        message = party.shown().await;
    }
    message
}

fn is_over(message: &Value) -> bool {
    text(message).contains('🏁')
}

#[tokio::test]
async fn games_in_turns_have_guidance_until_the_learner_has_enough() {
    let mut party = Party::start().await;
    // In real-time games, computers may act between a press and its picture. Unit tests cover those games.
    for (number, info) in REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time).enumerate() {
        let mut dice = Seed([number as u8; 32]).external_rng(3);
        let mut message = learn(&mut party, info).await;
        assert_says(&message, "🎓 **Your aim:**");
        assert!(!text(&message).contains("This deal was played before"), "{}", text(&message));
        // The cards of a practice match are chosen for the lesson. The learner can still get a hint as soon as there is
        // a choice.
        let (mut has_hints, mut turns) = (false, 0);
        while turns < TURNS || !has_hints {
            message = until_her_turn(&mut party, message).await;
            if is_over(&message) {
                break;
            }
            has_hints |= has_button(&message, "hint");
            assert!(is_guided(&message), "{}: no guidance below the prompt", text(&message));
            message = play(&mut party, &message, dice.below(100)).await;
            turns += 1;
        }
        assert!(has_hints, "{}: no hints", info.name);
        message = until_her_turn(&mut party, message).await;
        // The match may happen to end so early.
        if is_over(&message) {
            continue;
        }
        let elsewhere = party.anna.command(&format!("{} learn", info.name)).answer_text().await;
        let address = id_of(&message);
        assert!(elsewhere.contains("already have a practice match") && elsewhere.contains(address), "{elsewhere}");

        party.anna.press(&message, "guidance").await;
        message = party.shown_with(|shown| !text(shown).contains('🎓')).await;
        assert!(!has_button(&message, "guidance"));
        for _ in 0..TURNS {
            message = until_her_turn(&mut party, message).await;
            if !is_over(&message) {
                message = play(&mut party, &message, dice.below(100)).await;
                assert!(!text(&message).contains('🎓'), "{}: there is new guidance", text(&message));
            }
        }
        if !is_over(&message) {
            assert!(party.anna.stop().await.contains("stopped"));
            party.catch_up().await;
        }
    }
    // Practice matches do not count. Other ephemeral messages may come first.
    let mut live = party.anna.live().await;
    party.anna.command("stats").await;
    live.until("message_create", |message| text(message).contains("No match that counts yet.")).await;
    check_requests(&party.sandbox).await;
}
