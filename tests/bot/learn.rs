//! Practice matches: the real bot shows guidance in an ephemeral message, and failures of guidance do not affect the
//! match.

use std::time::Duration;

use contract::{Info, Seed};
use rules::REGISTRY;
use serde_json::{Value, json};

use crate::games::plays;
use crate::openapi::check_requests;
use crate::people::{Party, custom_id, is_turn_of, text};

const FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}";
const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
/// The minimum number of presses before new guidance.
const TURNS: usize = 3;
/// The maximum number of presses before new guidance.
const MAX_TURNS: usize = 30;

/// Starts a practice match for Anna.
async fn learn(party: &mut Party, info: &Info) -> Value {
    party.command(&party.anna, &format!("{} learn", info.name), json!([])).await;
    party.shown_with(|shown| text(shown).contains("practice match") && !plays(shown).is_empty()).await
}

/// Returns the guidance in the channel, oldest first.
async fn guidance(party: &Party) -> Vec<Value> {
    let messages = party.sandbox.messages(&party.anna, &party.channel).await;
    messages.into_iter().filter(|message| text(message).starts_with('🎓')).collect()
}

/// Waits until the newest guidance meets the condition. Returns it.
async fn guidance_with(party: &Party, fits: impl Fn(&str) -> bool) -> Value {
    loop {
        if let Some(last) = guidance(party).await.pop().filter(|last| fits(&text(last))) {
            return last;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Presses a button to play, as Anna. Returns the next message of the match.
async fn play(party: &mut Party, message: &Value, choice: usize) -> Value {
    let plays = plays(message);
    let play = &plays[choice % plays.len()];
    let values: Vec<&str> = play.value.iter().map(String::as_str).collect();
    party.press(&party.anna, message, &play.custom_id, &values).await;
    let looks = |message: &Value| (text(message), message["components"].clone());
    let before = looks(message);
    party.shown_with(|shown| looks(shown) != before).await
}

/// Waits until it is Anna's turn or the match is over, because in real-time games she can press only on her turn.
async fn until_her_turn(party: &mut Party, mut message: Value) -> Value {
    while !is_turn_of("Anna", &message) && !is_over(&message) {
        message = party.shown().await;
    }
    message
}

/// Presses the first button on Anna's next turn. If her match happens to have ended, starts another one.
async fn play_on(party: &mut Party, info: &Info, message: Value) -> Value {
    let mut message = until_her_turn(party, message).await;
    if is_over(&message) {
        message = learn(party, info).await;
    }
    play(party, &message, 0).await
}

fn is_over(message: &Value) -> bool {
    text(message).contains('🏁')
}

async fn stop(party: &mut Party) {
    party.stop(&party.anna).await;
    while !text(&party.private_update().await).contains("stopped") {}
}

#[tokio::test]
async fn games_in_turns_have_guidance_until_the_learner_has_enough() {
    let mut party = Party::start().await;
    // In real-time games, computers may act between a press and its picture. Unit tests cover those games.
    for (number, info) in REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time).enumerate() {
        let mut dice = Seed([number as u8; 32]).numbers(3);
        let mut message = learn(&mut party, info).await;
        let first = guidance_with(&party, |text| text.contains("Your aim")).await;
        let mut last = text(&first).to_owned();
        // A draft needs no guidance.
        for turn in 0.. {
            message = until_her_turn(&mut party, message).await;
            let answered = party.sandbox.count(CALLBACK).await;
            if is_over(&message) {
                break;
            }
            message = play(&mut party, &message, dice.below(100)).await;
            // A computer's move may be shown before the response.
            while party.sandbox.count(CALLBACK).await == answered {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            assert_eq!(party.sandbox.count(CALLBACK).await, answered + 1, "a press gets one response");
            let newest = guidance(&party).await.pop().expect("guidance");
            if turn >= TURNS && text(&newest) != last {
                last = text(&newest).to_owned();
                break;
            }
            assert!(turn < MAX_TURNS, "{}: no guidance after {last}", info.name);
        }
        // A match may happen to end this early.
        if is_over(&message) {
            continue;
        }
        // Later guidance is in the same message.
        let newest = guidance(&party).await.pop().expect("guidance");
        assert_eq!(newest["id"], first["id"], "{}: guidance is in several private messages", info.name);

        party.command(&party.anna, &format!("{} learn", info.name), json!([])).await;
        let elsewhere = party.private_message().await;
        let elsewhere = if text(&elsewhere).starts_with('🎓') { party.private_message().await } else { elsewhere };
        let address = message["id"].as_str().expect("an id");
        assert!(
            text(&elsewhere).contains("already have a practice match") && text(&elsewhere).contains(address),
            "{elsewhere}"
        );

        let stop_guidance = custom_id(&first, |id, _| id.starts_with("stop-guidance/")).expect("a button");
        party.press(&party.anna, &first, &stop_guidance, &[]).await;
        while !guidance(&party).await.iter().all(|it| it["id"] != first["id"]) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let follow_ups = party.sandbox.count(&format!("POST {FOLLOW_UP}")).await;
        for _ in 0..TURNS {
            message = until_her_turn(&mut party, message).await;
            if !is_over(&message) {
                message = play(&mut party, &message, dice.below(100)).await;
            }
        }
        assert_eq!(party.sandbox.count(&format!("POST {FOLLOW_UP}")).await, follow_ups, "there is new guidance");
        if !is_over(&message) {
            stop(&mut party).await;
        }
    }
    // Practice matches do not count. Other ephemeral messages may come first.
    party.command(&party.anna, "stats", json!([])).await;
    while !party.private_text().await.contains("No finished matches yet.") {}
    check_requests(&party.sandbox).await;
}

/// Discord refuses all guidance for a while. The bot still responds to presses, and later shows guidance again.
#[tokio::test]
async fn a_match_goes_on_if_its_guidance_fails() {
    let mut party = Party::start().await;
    let info = REGISTRY[0].info();
    let refused = |path: &str| json!({"path": path, "do": "status", "status": 500, "count": 1_000});
    let paths = [FOLLOW_UP.to_owned(), format!("{FOLLOW_UP}/messages/{{message_id}}")];
    party.sandbox.faults(json!({"next": paths.each_ref().map(|path| refused(path))})).await;
    let mut message = learn(&mut party, info).await;
    for _ in 0..TURNS {
        message = play_on(&mut party, info, message).await;
    }
    assert_eq!(guidance(&party).await.len(), 0);
    party.sandbox.faults(json!({"next": []})).await;
    while guidance(&party).await.is_empty() {
        message = play_on(&mut party, info, message).await;
    }
    let first = guidance_with(&party, |text| text.contains("Your aim")).await;
    // The learner dismisses the message, so the next situation needs a new one.
    let dismiss = format!("/messages/{}?as={}", first["id"].as_str().expect("an id"), party.anna);
    party.sandbox.ask("DELETE", &dismiss, json!(null)).await;
    while guidance(&party).await.is_empty() {
        message = play_on(&mut party, info, message).await;
    }
    // After a restart, the next press brings guidance again.
    party.bot = None;
    party.wake().await;
    message = party.shown().await;
    let before = guidance(&party).await.len();
    play_on(&mut party, info, message).await;
    while guidance(&party).await.len() == before {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
