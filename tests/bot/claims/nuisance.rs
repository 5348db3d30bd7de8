//! Reactions that are not claims have no effect and cost almost nothing.

use super::crowd::{Crowd, SLAP, SNAP};
use crate::people::id_of;

/// The number of reactions of each kind.
const MANY: usize = 1_000;

/// Reactions by strangers, with other emojis, or to other messages do not cause a step or a request. If a user claims a
/// thousand times, at most one claim counts for each picture. The limit on claims per second has its own test in
/// `play`.
#[tokio::test]
async fn what_is_no_claim_costs_no_request() {
    let mut crowd = Crowd::gather(&[]).await;
    let other = crowd.message_of_nobody().await;
    let mut state = crowd.play("snap", 2, 0, 4).await;
    crowd.reactions_stand(&[SNAP]).await;
    let table = id_of(&crowd.message).to_owned();
    let requests = requests_of(&crowd).await;
    let strangers: Vec<(usize, &str)> = (0..MANY).map(|number| (2 + number % 6, SNAP)).collect();
    crowd.flood(&table, &strangers).await;
    crowd.flood(&table, &[(0, SLAP); MANY]).await;
    crowd.flood(&table, &[(1, "🐘"); MANY]).await;
    crowd.flood(&other, &[(0, SNAP); MANY]).await;
    // The gateway delivers this press after all reactions.
    state = crowd.turn(&state).await;
    state.check_claims(&[]);
    assert_costs(&crowd, requests, 1, "the answer to the press, and nothing else").await;

    crowd.hold_edits().await;
    let stampede = [(1, SNAP); MANY];
    let claims: Vec<(usize, String)> = state.react(&stampede).into_iter().collect();
    crowd.flood(&table, &stampede).await;
    state = crowd.turn(&state).await;
    state.check_claims(&claims);
    while !state.is_over() {
        state = crowd.turn(&state).await;
    }
    let requests = requests_of(&crowd).await;
    crowd.flood(&table, &stampede).await;
    // The next match starts after all reactions. Starting the match takes five requests: the lobby, Join, Start, and
    // two reactions.
    crowd.play("slap", 2, 0, 4).await;
    crowd.reactions_stand(&[SLAP, SNAP]).await;
    assert_costs(&crowd, requests, 5, "a match that is over takes no claims").await;
}

/// Returns the number of all requests so far, and the number without edits.
async fn requests_of(crowd: &Crowd) -> (u64, u64) {
    (crowd.party.requests().await, crowd.party.requests_without_edits().await)
}

/// Checks that the bot has sent `expected` requests since `before`. On a busy machine, overlapping responses may cost
/// one more edit.
async fn assert_costs(crowd: &Crowd, before: (u64, u64), expected: u64, what: &str) {
    let now = requests_of(crowd).await;
    assert_eq!(now.1 - before.1, expected, "{what}");
    assert!(now.0 - before.0 <= expected + 1, "{what}: {} requests", now.0 - before.0);
}
