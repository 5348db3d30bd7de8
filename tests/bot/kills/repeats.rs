//! A press or command is delivered twice: immediately, after a restart, or after a lost response.

use contract::{RandomSource, Seed};
use serde_json::{Value, json};

use super::{CALLBACK, expected_versions};
use crate::games::{plays, press};
use crate::people::{Party, channel_of, find_button, has_button, is_ephemeral, text};
use crate::person::Person;

/// Returns the bot's messages that this person sees in the channel: public messages without invitations, and private
/// messages.
async fn posted(party: &Party, person: &Person) -> (Vec<Value>, Vec<Value>) {
    let messages = person.messages().await;
    let bot = party.sandbox.get("/world").await["bot"]["id"].clone();
    let of_bot = messages.into_iter().filter(|message| message["author"]["id"] == bot);
    let of_bot = of_bot.filter(|message| !text(message).contains("invites you"));
    of_bot.partition(|message| !is_ephemeral(message))
}

/// Like [`posted`], but first waits until the person sees at most `most` private messages. A replaced private answer is
/// deleted only after the new one is sent.
async fn posted_at_last(party: &Party, person: &Person, most: usize) -> (Vec<Value>, Vec<Value>) {
    let mut live = person.live().await;
    loop {
        let posted = posted(party, person).await;
        if posted.1.len() <= most {
            return posted;
        }
        live.until("message_delete", |_| true).await;
    }
}

/// Makes a random press that makes or drafts a move.
async fn press_any(party: &mut Party, message: &Value, dice: &mut RandomSource) -> Value {
    let plays = plays(message);
    let play = dice.pick(&plays).expect("something can be pressed");
    let mover = party.mover(message).clone();
    press(party, &mover, message, play).await
}

#[tokio::test]
async fn what_is_delivered_twice_counts_once_and_is_answered_once() {
    let mut party = Party::start().await;
    let mut dice = Seed([7; 32]).external_rng(0);
    party.sandbox.faults(json!({"twice": 1_000})).await;
    let mut message = party.begin("ssserpent").await;
    for _ in 0..10 {
        if plays(&message).is_empty() {
            // The message was still the lobby, because Discord delivered the start command twice.
            message = party.shown_with(|shown| !plays(shown).is_empty()).await;
        }
        message = press_any(&mut party, &message, &mut dice).await;
    }
    party.ben.command("game board").await;
    party.shown_with(|shown| shown["id"] == message["id"] && plays(shown).is_empty()).await;
    let answer = party.ben.resign().await;
    assert!(answer.contains("gave up"), "{answer}");
    let message = party.shown_with_text("🏁").await;
    party.anna.press(&message, "/rematch").await;
    party.shown_with_button("/join").await;
    party.anna.stop().await;
    party.catch_up().await;
    let (public, private) = posted_at_last(&party, &party.anna, 2).await;
    assert_eq!(public.len(), 3, "not the match, its new message and the rematch: {public:#?}");
    assert_eq!(private.len(), 2, "not the news of the stop and the help: {private:#?}");
    assert_eq!(posted_at_last(&party, &party.ben, 1).await.1.len(), 1, "the confirmation that he gave up");
}

#[tokio::test]
async fn a_start_that_is_delivered_twice_opens_one_thread_and_one_lobby() {
    let mut party = Party::start().await;
    party.sandbox.faults(json!({"twice": 1})).await;
    party.anna.command("sssnake start").with("thread", true).await;
    let lobby = party.shown_with_button("/join").await;
    assert_ne!(lobby["channel_id"], party.channel().as_str());
    party.catch_up().await;
    assert_eq!(party.sandbox.count("POST /channels/{channel_id}/messages/{message_id}/threads").await, 1);
    let (public, private) = posted(&party, &party.anna).await;
    assert_eq!((public.len(), private.len()), (1, 1), "the thread's announcement, and the help");
    assert!(text(&public[0]).contains("Anna"), "the announcement has changed: {}", text(&public[0]));
    party.go_to(channel_of(&lobby));
    assert_eq!(posted(&party, &party.anna).await.0.len(), 1, "the lobby");
}

/// Discord accepts the message of a new lobby, but the bot is killed before it stores the message's ID. Returns the
/// message.
async fn killed_start() -> (Party, Value) {
    let mut party = Party::start().await;
    let hang = json!({"count": 1, "do": "hang", "applied": true, "method": "POST", "path": CALLBACK});
    party.sandbox.faults(json!({"next": [hang]})).await;
    party.anna.command("sssnake start").await;
    let opened = party.shown().await;
    party.bot = None;
    (party, opened)
}

#[tokio::test]
async fn a_start_that_is_killed_after_its_message_appeared_leaves_one_message() {
    let (mut party, opened) = killed_start().await;
    // Without its session, the bot does not get the command again.
    party.sandbox.faults(json!({"invalidate": true})).await;
    party.wake().await;
    // The edit proves that the restarted bot has found the message.
    let lobby = party.shown_with(|shown| !shown["edited_timestamp"].is_null()).await;
    assert_eq!(lobby["id"], opened["id"]);
    party.ben.press(&lobby, "/join").await;
    party.shown_with_text("Ben").await;
    assert_eq!(posted(&party, &party.anna).await.0.len(), 1);
}

/// A restarted bot gets the command again, because it resumes its session.
#[tokio::test]
async fn a_start_that_is_killed_and_comes_again_leaves_one_lobby() {
    let (mut party, opened) = killed_start().await;
    party.wake().await;
    party.ben.press(&opened, "/join").await;
    party.shown_with_text("Ben").await;
    let (public, _) = posted(&party, &party.anna).await;
    let lobbies = public.iter().filter(|message| has_button(message, "/join"));
    assert_eq!(lobbies.count(), 1, "{public:#?}");
}

#[tokio::test]
async fn what_comes_again_after_a_kill_before_its_answer_is_answered_and_counts_once() {
    let mut party = Party::start().await;
    let hang = json!({"next": [{"count": 1, "do": "hang", "method": "POST", "path": CALLBACK}]});
    let names = ["start", "join", "start", "move:"];
    let mut message = Value::Null;
    for (number, name) in names.into_iter().enumerate() {
        let (person, path, mut body) = match number {
            0 => {
                let start = [json!({"name": "start", "type": 1, "options": []})];
                (
                    party.anna.clone(),
                    "/commands",
                    json!({"channel": party.channel(), "name": "sssnake", "options": start}),
                )
            }
            _ => {
                let button = find_button(&message, &format!("/{name}")).expect("a button");
                let person = match name {
                    "join" => party.ben.clone(),
                    "move:" => party.mover(&message).clone(),
                    _ => party.anna.clone(),
                };
                (person, "/presses", json!({"message": message["id"], "custom_id": button}))
            }
        };
        body["as"] = json!(person);
        party.sandbox.faults(hang.clone()).await;
        let interaction = party.sandbox.post(path, body).await["id"].clone();
        party.sandbox.counters_with(|counters| counters["faults"] == 0).await;
        party.bot = None;
        // Without its session, the bot gets no events again except those that the test repeats.
        party.sandbox.faults(json!({"next": [], "invalidate": true})).await;
        party.wake().await;
        // After a restart, the bot shows the stored match by itself.
        message = party.shown_with(|message| !expected_versions(message).is_empty()).await;
        let before = expected_versions(&message);
        let calls = party.sandbox.count(&format!("POST {CALLBACK}")).await;
        party.sandbox.faults(json!({"repeat": interaction})).await;
        party.sandbox.counted(&format!("POST {CALLBACK}"), calls).await;
        if number == 0 {
            // A repeated command creates a message, even if it is too late for a response. A press that comes too late
            // has no effect.
            party.shown_with(|message| !expected_versions(message).is_empty()).await;
        }
        party.catch_up().await;
        let (public, private) = posted(&party, &person).await;
        message =
            public.into_iter().rfind(|message| !expected_versions(message).is_empty()).expect("the match is there");
        assert_eq!(expected_versions(&message), before, "{name}: the messages changed");
        let helps = if person == party.anna { number + 1 } else { 0 };
        assert_eq!(private.len(), helps, "{name}: {private:#?}");
    }
}
