//! Only the order in which the gateway delivers claims matters.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use test_support::count;

use super::crowd::{Crowd, SNAP};

/// Tests pairs of claims in a real match, from the reaction to the record. Two people react to each picture, one right
/// after the other. Only the first claim counts, right or wrong.
#[tokio::test]
async fn of_pairs_in_real_matches_the_first_always_wins() {
    const SEED: u64 = 8;
    println!("chance is seeded by {SEED}");
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let mut crowd = Crowd::gather(&[]).await;
    let mut decided = 0;
    let claims_in_all = count("REAL_CLAIMS", 40, 300);
    while decided < claims_in_all {
        let mut state = crowd.play("snap", 8, 0, count("REAL_TURNS", 60, 150)).await;
        crowd.hold_edits().await;
        let mut claims = Vec::new();
        while !state.is_over() {
            let first = chance.random_range(0..8);
            let pair = [(first, SNAP), ((first + chance.random_range(1..8)) % 8, SNAP)];
            claims.extend(state.react(&pair));
            crowd.react(&pair).await;
            state = crowd.turn(&state).await;
        }
        state.check_claims(&claims);
        decided += claims.len();
    }
}
