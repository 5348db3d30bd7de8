//! Even when people claim at full speed, the bot keeps Discord's rate limits.

use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use test_support::count;

use super::crowd::{Crowd, SNAP};
use super::matches::shown_in_order;
use crate::people::EDIT;
use crate::test_sandbox::TestSandbox;

/// The bot is connected over TLS to a server that acts as Discord. serenity's limiter is on, and the server enforces
/// Discord's limits. Eight people react to every picture immediately, and turn a card as soon as they see the next
/// picture.
#[tokio::test]
async fn eight_people_at_full_speed_meet_no_limit() {
    const SEED: u64 = 9;
    let rounds: u64 = count("REACTION_ROUNDS", 3, 8);
    let turns = count("REACTION_TURNS", 8, 24);
    println!("chance is seeded by {SEED}");
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let sandbox = TestSandbox::start_behind_tls().await;
    sandbox.faults(json!({"rate_limits": true})).await;
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let way = sandbox.as_discord(folder.path());
    let [connect, authority] = way.each_ref().map(|(name, value)| (*name, value.as_str()));
    // This floor separates immediate claims from claims on the next picture, no matter how slow this machine is.
    let settings = [("CLAIM_FLOOR_MS", "1000"), connect, authority];
    let mut crowd = Crowd::gather_at(sandbox, &settings).await;

    let mut state = crowd.play("snap", 8, 0, turns).await;
    let mut everybody: Vec<(usize, &str)> = (0..8).map(|person| (person, SNAP)).collect();
    let mut claims = Vec::new();
    let before = crowd.party.sandbox.count(EDIT).await;
    // At first, nobody turns a card: an edit shows each claim before the next claim. A second edit follows if the first
    // one started before the bot had received all reactions.
    for _ in 0..rounds {
        everybody.shuffle(&mut chance);
        claims.extend(state.react(&everybody));
        crowd.react(&everybody).await;
        crowd.accepted(state.play.claim_window_number()).await;
    }
    let edits = crowd.party.sandbox.count(EDIT).await - before;
    assert!(edits <= 2 * rounds, "{edits} edits for {rounds} rounds, instead of at most two each");
    while !state.is_over() {
        everybody.shuffle(&mut chance);
        claims.extend(state.react(&everybody));
        crowd.react(&everybody).await;
        state = crowd.turn(&state).await;
    }
    state.check_claims(&claims);
    shown_in_order(&crowd, &state);
    let counters = crowd.party.sandbox.get("/counters").await;
    assert_eq!((&counters["rate_limited"], &counters["invalid"]), (&json!(0), &json!(0)), "a 429: {counters}");
    let edits = crowd.party.sandbox.count(EDIT).await - before;
    // A response that overlaps an edit costs one more edit.
    let most = 2 * rounds as usize + 2 * state.turns();
    assert!(edits <= most as u64, "{edits} edits instead of at most {most}");
}
