//! Faults on Discord's side, and how the bot recovers.

use serde_json::{Value, json};

use super::crowd::{Crowd, SLAP, SNAP, reaction_button, turn_button};
use crate::people::text;

const REACT: &str = "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";

/// The bot adds each emoji to the message once. A user's reaction is a claim. Removing the reaction is also a claim,
/// but is ignored if the claim would be wrong.
#[tokio::test]
async fn each_emoji_is_put_once_and_taking_one_off_costs_nothing() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("slap", 2, 0, 12).await;
    crowd.reactions_stand(&[SLAP, SNAP]).await;
    crowd.hold_edits().await;
    let mut claims = Vec::new();
    for _ in 0..6 {
        // One person alternately adds and removes the emoji.
        state = crowd.turn(&state).await;
        claims.extend(state.react(&[(1, SLAP)]));
        crowd.react(&[(1, SLAP)]).await;
    }
    state = crowd.turn(&state).await;
    assert!((3..=6).contains(&claims.len()), "each added reaction counts, right or wrong");
    state.check_claims(&claims);
    assert_eq!(crowd.party.sandbox.count(REACT).await, 2, "👋 and 🫰, once each");
}

/// A moderator removes the bot's reaction, alone or together with all other reactions with that emoji. Then a button
/// appears, and people can claim both with the button and with the emoji. Removing another emoji changes nothing.
#[tokio::test]
async fn where_the_emoji_was_taken_off_there_is_a_button() {
    for alone in [true, false] {
        let mut crowd = Crowd::gather(&[]).await;
        let mut state = crowd.play("snap", 2, 0, 6).await;
        crowd.reactions_stand(&[SNAP]).await;
        let (anna, message) = (crowd.people[0].clone(), crowd.message["id"].clone());
        let path = |emoji: &str| format!("/messages/{}/reactions/{emoji}?as={anna}", message.as_str().expect("an id"));
        let pizza = json!({"as": anna, "message": message, "emoji": "🍕", "on": true});
        crowd.party.sandbox.post("/reactions", pizza).await;
        assert_eq!(crowd.party.sandbox.ask("DELETE", &path("🍕"), Value::Null).await.0, 204);
        state = crowd.turn(&state).await;
        assert_eq!(reaction_button(&crowd.message), None, "the other emoji changes nothing");
        let sandbox = &crowd.party.sandbox;
        if alone {
            let bot = sandbox.get("/world").await["bot"]["id"].clone();
            let take_off = json!({"as": anna, "message": message, "emoji": SNAP, "on": false, "of": bot});
            sandbox.post("/reactions", take_off).await;
        } else {
            assert_eq!(sandbox.ask("DELETE", &path(SNAP), Value::Null).await.0, 204);
        }
        crowd.shown_with(|message| reaction_button(message).is_some()).await;
        assert!(crowd.words().contains("were removed"), "{}", crowd.words());
        a_button_claims(&mut crowd, state).await;
    }
}

/// If the bot lacks permission to add reactions, there is a button from the start, and the message names the missing
/// permission.
#[tokio::test]
async fn where_reactions_are_denied_there_is_a_button() {
    let mut crowd = Crowd::gather(&[]).await;
    let denied = json!({"channel": crowd.party.channel(), "denied": ["ADD_REACTIONS"]});
    crowd.party.sandbox.post("/permissions", denied).await;
    let state = crowd.play("snap", 2, 0, 6).await;
    crowd.shown_with(|message| reaction_button(message).is_some()).await;
    assert!(crowd.words().contains("Add Reactions"), "{}", crowd.words());
    a_button_claims(&mut crowd, state).await;
}

/// Checks that each claim takes one request, both with the button and with an emoji that a user adds.
async fn a_button_claims(crowd: &mut Crowd, mut state: super::crowd::State) {
    state = crowd.turn(&state).await;
    let before = crowd.party.requests().await;
    let mut claims: Vec<(usize, String)> = state.react(&[(1, SNAP)]).into_iter().collect();
    assert_eq!(claims.len(), 1, "the claim counts, right or wrong");
    let button = reaction_button(&crowd.message).expect("the button stays");
    crowd.people[1].press(&crowd.message.clone(), &button).await;
    crowd.shown_with(ben_has_claimed).await;
    crowd.accepted(state.play.claim_window_number()).await;
    assert_eq!(crowd.party.requests().await, before + 1, "only the response to the press, without an edit");
    crowd.hold_edits().await;
    claims.extend(state.react(&[(0, SNAP)]));
    crowd.react(&[(0, SNAP)]).await;
    state = crowd.turn(&state).await;
    state.check_claims(&claims);
}

/// Returns whether the news mentions a claim by Ben, right or wrong.
fn ben_has_claimed(message: &Value) -> bool {
    ["🟦 Ben snaps", "🟦 Ben pays"].iter().any(|claim| text(message).contains(claim))
}

/// The message is deleted in the middle of the match. The bot posts it again at the next change, and reactions to the
/// new message are claims.
#[tokio::test]
async fn a_deleted_message_comes_back_with_its_emoji() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 2, 0, 6).await;
    crowd.reactions_stand(&[SNAP]).await;
    let old = crowd.message["id"].clone();
    let path = format!("/messages/{}?as={}", old.as_str().expect("an id"), crowd.people[0]);
    assert_eq!(crowd.party.sandbox.ask("DELETE", &path, Value::Null).await.0, 204);
    crowd.people[0].command("game pause").await;
    crowd.shown_with(|message| message["id"] != old && turn_button(message).is_some()).await;
    crowd.reactions_stand(&[SNAP]).await;
    state = crowd.turn(&state).await;
    let claims: Vec<(usize, String)> = state.react(&[(1, SNAP)]).into_iter().collect();
    crowd.react(&[(1, SNAP)]).await;
    crowd.shown_with(ben_has_claimed).await;
    state = crowd.turn(&state).await;
    state.check_claims(&claims);
}

/// When the bot resumes its session, no events are lost: those that it missed arrive in order.
#[tokio::test]
async fn a_resumed_connection_loses_no_claim() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 8, 0, 12).await;
    crowd.hold_edits().await;
    let mut claims = Vec::new();
    for first in 0..5 {
        state = crowd.turn(&state).await;
        crowd.party.sandbox.faults(json!({"close": 4000})).await;
        let pair = [(first, SNAP), (first + 3, SNAP)];
        claims.extend(state.react(&pair));
        crowd.react(&pair).await;
        // The sandbox may still show the bot as online from before the interruption, so the test reads the log.
        crowd.bot().logs(|line| line.contains("no events were lost")).await;
    }
    state = crowd.turn(&state).await;
    state.check_claims(&claims);
    let sessions = crowd.party.sandbox.get("/counters").await["sessions"].clone();
    assert_eq!(sessions["identified"], 1, "there is only one session");
    assert!(sessions["resumed"].as_u64() > Some(0));
}

/// If a session cannot be resumed, nobody knows who claimed during the gap. So nobody can claim the exposed cards any
/// longer. The message says so, and play goes on with the next card.
#[tokio::test]
async fn a_gap_voids_what_was_open_and_says_so() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 4, 0, 12).await;
    state = crowd.turn(&state).await;
    crowd.party.sandbox.faults(json!({"invalidate": true})).await;
    crowd.shown_with(|message| text(message).contains("can no longer be won")).await;
    void_until_the_next_card(&mut crowd, state).await;
}

/// The bot is killed while people see a pair. The next process resumes the session, so it learns who reacted first. It
/// counts the reaction once, although it is killed again before it stores that it has handled the event.
#[tokio::test]
async fn a_kill_loses_no_claim_and_counts_none_twice() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 4, 0, 60).await;
    let mut claims = Vec::new();
    for _ in 0..2 {
        state = crowd.turn(&state).await;
        while state.would_be_right(1, SNAP) != Some(true) {
            state = crowd.turn(&state).await;
        }
        crowd.party.bot = None;
        let pair = [(1, SNAP), (2, SNAP)];
        claims.extend(state.react(&pair));
        crowd.react(&pair).await;
        crowd.wake().await;
        crowd.shown_with(|message| text(message).contains("🟦 Ben snaps")).await;
        crowd.party.bot = None;
        crowd.wake().await;
        state = crowd.turn(&state).await;
        state.check_claims(&claims);
    }
    let sessions = crowd.party.sandbox.get("/counters").await["sessions"].clone();
    assert_eq!(sessions["identified"], 1, "there is only one session");
}

/// The bot is killed in the middle of a match, and Discord drops its session. After a restart, the bot shows the match
/// again. The face-up cards can no longer be claimed, because nobody knows who claimed them first.
#[tokio::test]
async fn a_kill_with_a_lost_session_voids_what_was_open() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 4, 0, 12).await;
    for claimer in 0..3 {
        state = crowd.turn(&state).await;
        state.react(&[(claimer, SNAP)]);
        crowd.react(&[(claimer, SNAP)]).await;
        crowd.accepted(state.play.claim_window_number()).await;
    }
    let before = crowd.state().await;
    crowd.party.bot = None;
    crowd.party.sandbox.faults(json!({"invalidate": true})).await;
    crowd.wake().await;
    crowd.shown_with(|message| text(message).contains("can no longer be won")).await;
    let after = crowd.state().await;
    assert_eq!(after.saved.steps, before.saved.steps);
    void_until_the_next_card(&mut crowd, after).await;
}

async fn void_until_the_next_card(crowd: &mut Crowd, mut state: super::crowd::State) {
    let before = state.claims().len();
    let everybody = [(3, SNAP), (2, SNAP), (1, SNAP), (0, SNAP)];
    // Everybody adds the emoji and removes it again.
    crowd.react(&everybody).await;
    crowd.react(&everybody).await;
    state = crowd.turn(&state).await;
    assert_eq!(state.claims().len(), before, "no claim counts, and no player pays for it");
    crowd.hold_edits().await;
    let claim = state.react(&everybody).expect("a player can claim again");
    crowd.react(&everybody).await;
    state = crowd.turn(&state).await;
    assert_eq!(state.claims()[before..], [claim]);
}
