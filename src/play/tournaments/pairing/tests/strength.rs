//! Tests Swiss tournaments between entrants whose strengths are known.

use std::collections::BTreeSet;

use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::*;

/// If the stronger entrant always wins, five rounds find the strongest of 32 entrants, in whatever order they signed
/// up.
#[test]
fn the_strongest_entrant_wins_without_luck() {
    for seed in 0..50 {
        let (tournament, strengths) = played(seed, 32, 5, |difference| if difference > 0 { 1.0 } else { 0.0 });
        let standings = tournament.standings();
        let places: Vec<i32> = standings.iter().map(|standing| strengths[standing.entrant.index()]).collect();
        assert_eq!(places[0], 31, "seed {seed}");
        assert_eq!(standings[0].points, 10);
        assert!(places[..8].iter().sum::<i32>() > 8 * 24, "seed {seed}: {places:?}");
        assert!(places[24..].iter().sum::<i32>() < 8 * 8, "seed {seed}: {places:?}");
    }
}

/// If luck plays a part, the order of the standings is still close to the order of the strengths.
#[test]
fn strong_entrants_come_to_the_top() {
    let (mut of_winners, mut of_last, mut correlation) = (0, 0, 0.0);
    for seed in 0..100 {
        let win = |difference: i32| 1.0 / (1.0 + (-f64::from(difference) / 6.0).exp());
        let (tournament, strengths) = played(seed, 24, 6, win);
        let places: Vec<i32> = tournament.standings().iter().map(|line| strengths[line.entrant.index()]).collect();
        of_winners += places[0];
        of_last += places[23];
        // Spearman's rank correlation.
        let squares: i32 = (0..).zip(&places).map(|(place, strength)| (23 - place - strength).pow(2)).sum();
        correlation += (1.0 - 6.0 * f64::from(squares) / (24.0 * (24.0 * 24.0 - 1.0))) / 100.0;
    }
    assert!(of_winners > 100 * 19, "{of_winners}");
    assert!(of_last < 100 * 4, "{of_last}");
    assert!(correlation > 0.75, "{correlation}");
}

/// The largest tournament: nobody meets twice, and everybody meets opponents with similar scores.
#[test]
fn a_tournament_of_256_entrants_is_paired() {
    let (tournament, _) = played(1, 256, 2, |difference| if difference > 0 { 1.0 } else { 0.0 });
    let mut met = BTreeSet::new();
    for pairing in tournament.history.iter().flatten() {
        assert!(met.insert((Some(pairing.first).min(pairing.second), Some(pairing.first).max(pairing.second))));
    }
    let mut points = [0_usize; 5];
    tournament.standings().iter().for_each(|standing| points[standing.points as usize] += 1);
    assert_eq!(points, [64, 0, 128, 0, 64]);
}

/// Pairing equal scores takes precedence over balancing sides, but nearly everybody begins half of their matches.
#[test]
fn nearly_all_sides_are_balanced() {
    let (mut entrants, mut unbalanced) = (0, 0);
    for (seed, (size, rounds)) in (0..).zip([(8, 3), (8, 5), (12, 4), (16, 6), (24, 5), (32, 5)].repeat(20)) {
        let (tournament, _) = played(seed, size, rounds, |difference| if difference > 0 { 0.9 } else { 0.1 });
        let mut begun = vec![0_usize; size];
        tournament.history.iter().flatten().for_each(|pairing| begun[pairing.first.index()] += 1);
        entrants += size;
        for begun in begun {
            let difference = rounds.abs_diff(2 * begun);
            assert!(difference <= 3, "seed {seed}");
            unbalanced += usize::from(difference > 2);
        }
    }
    assert!(100 * unbalanced < entrants, "{unbalanced} of {entrants}");
}

/// Plays a tournament in which `win` returns the probability of a win for a difference in strength.
fn played(seed: u64, entrants: usize, rounds: usize, win: impl Fn(i32) -> f64) -> (PairingTournament, Vec<i32>) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut strengths: Vec<i32> = (0..).take(entrants).collect();
    strengths.shuffle(&mut random);
    let mut tournament = tournament(Format::Swiss, rounds, entrants);
    while play_round(&mut tournament, |pairing| {
        let strength = |entrant: Entrant| strengths[entrant.index()];
        let probability = pairing.second.map_or(1.0, |second| win(strength(pairing.first) - strength(second)));
        if random.random_bool(probability) { FIRST_WINS } else { SECOND_WINS }
    }) {}
    (tournament, strengths)
}
