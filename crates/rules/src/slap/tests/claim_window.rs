//! The rulings on the timing of claims.

use crate::claims::ClaimGame;
use serde_json::{Value, json};

use super::{Match, four};
use contract::Seat;

/// Returns a match in which the previous picture showed an elephant. Seat 1 has just covered it with a bee.
fn covered_elephant() -> Match {
    let mut test = four(["elephant", "bee", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    test
}

/// An early claim is right if its reaction could win the previous window and nobody had won it. It takes the pile as it
/// lies now, and decides the window.
#[test]
fn an_early_slap_takes_the_pile_as_it_lies_now() {
    for notation in ["slap@149.800", "slap@-40.800", "slap@.800"] {
        let mut test = covered_elephant();
        let expected = json!({"by": 3, "do": "slap", "right": true, "ms": 800, "before": true, "took": 2});
        assert_eq!(test.play(3, notation), [expected], "{notation}");
        assert_eq!(test.state.table().turn(), Some(Seat(3)));
        assert_eq!(test.play(2, "slap@-10.100"), [] as [Value; 0], "the claim window is decided");
    }
}

/// Any other early reaction is ignored and never costs a penalty.
#[test]
fn an_early_wrong_reaction_is_ignored() {
    let mut test = covered_elephant();
    for notation in ["snap@100.800", "snap@.800", "slap@100", "slap@"] {
        assert_eq!(test.play(3, notation), [] as [Value; 0], "{notation}");
    }
    test.plays(&["2 turn"]);
    assert_eq!(test.play(3, "slap@100.800"), [] as [Value; 0], "the elephant was two pictures ago");
    assert_eq!(test.state.pile.len(), 3);
}

/// A claim made after at least 150 ms counts for the newest window.
#[test]
fn from_the_floor_on_the_newest_picture_counts() {
    assert_eq!(covered_elephant().play(3, "slap@150.800")[0]["right"], false);
    let mut test = four(["owl", "elephant", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.play(3, "slap@149.800"), [] as [Value; 0]);
    assert_eq!(test.play(3, "slap@150.801")[0]["right"], true);
}

/// After a right claim the pile is empty, so further claims are ignored.
#[test]
fn after_a_right_slap_the_others_are_ignored() {
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    test.plays(&["0 turn", "2 slap@350"]);
    for notation in ["slap@.360", "slap@-100.380", "slap@100.600"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}");
    }
    test.plays(&["2 turn"]);
    assert_eq!(test.play(1, "slap@20.400"), [] as [Value; 0], "still ignored once the winner has begun the next pile");
}

/// A wrong reaction has shared out the pile, so its elephant cannot be claimed.
#[test]
fn a_shared_pile_cannot_be_claimed() {
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    test.plays(&["0 turn", "2 snap@350"]);
    assert_eq!(test.play(3, "slap@360"), [] as [Value; 0]);
    test.plays(&["1 turn"]);
    assert_eq!(test.play(3, "slap@20.900"), [] as [Value; 0]);
}
