//! Tests of the rulings on when a claim counts.

use crate::reaction_games::ReactionGame;
use serde_json::{Value, json};

use super::{Match, four};
use contract::{RealTime, Seat};

/// Returns a match in which the previous picture showed an elephant. Seat 1 has just covered it with a bee.
fn covered_elephant() -> Match {
    let mut test = four(["elephant", "bee", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    test
}

/// An early claim is right if it fits the previous picture and no claim has decided that picture. A correct early claim
/// takes the current pile and decides the previous picture.
#[test]
fn an_early_slap_takes_the_pile_as_it_lies_now() {
    let cases = [("149", json!(149)), ("399", json!(399)), ("-40", json!(null)), ("", json!(null))];
    for (ms, newest) in cases {
        let notation = &format!("slap@{ms}.800");
        let mut test = covered_elephant();
        let expected = json!({
            "by": 3, "do": "slap", "right": true, "ms": 800, "before": true, "newest_ms": newest, "took": 2
        });
        assert_eq!(test.play(3, notation), [expected], "{notation}");
        assert_eq!(test.state.shared().turn_seat, Some(Seat(3)));
        assert_eq!(test.play(2, "slap@-10.100"), [] as [Value; 0], "the claim window is decided");
    }
}

/// Any early reaction that is not right is ignored, without a penalty.
#[test]
fn an_early_wrong_reaction_is_ignored() {
    let mut test = covered_elephant();
    for notation in ["snap@100.800", "snap@.800", "slap@100", "slap@", "slap@399"] {
        assert_eq!(test.play(3, notation), [] as [Value; 0], "{notation}");
    }
    test.plays(&["2 turn"]);
    assert_eq!(test.play(3, "slap@100.800"), [] as [Value; 0], "the elephant was two pictures ago");
    assert_eq!(test.state.pile.len(), 3);
}

/// From 150 ms after the newest picture, a claim is judged against that picture. Until 400 ms, a claim that does not
/// fit it is also judged against the previous picture. A claim that fits neither is wrong.
#[test]
fn from_the_floor_on_the_newest_picture_counts() {
    assert_eq!(covered_elephant().play(3, "slap@150.800")[0]["before"], true);
    assert_eq!(covered_elephant().play(3, "slap@400.800")[0]["right"], false);
    assert_eq!(covered_elephant().play(3, "snap@150.800")[0]["right"], false, "that was no mouse");
    let mut test = four(["owl", "elephant", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.play(3, "slap@149.800"), [] as [Value; 0]);
    assert_eq!(test.play(3, "slap@150.801")[0]["right"], true);
}

/// After a correct claim the pile is empty, so further claims are ignored.
#[test]
fn after_a_right_slap_the_others_are_ignored() {
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    test.plays(&["0 turn", "2 slap@350"]);
    for notation in ["slap@.360", "slap@-100.380", "slap@100.600"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}");
    }
    test.plays(&["2 turn"]);
    for notation in ["slap@20.400", "slap@399.900"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}: the decided picture is asked");
    }
    assert_eq!(test.clone().play(1, "snap@399.900")[0]["right"], false, "that was not the gesture");
    assert_eq!(test.play(1, "slap@400.900")[0]["right"], false);
    assert_eq!(test.faults(), None);
}

/// `right_claim` returns the reaction time of a claim that fits a picture, even if the picture is already decided.
#[test]
fn a_late_claim_is_judged_and_an_idle_one_is_not() {
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    let right = |test: &Match, notation: &str| {
        test.state.right_claim(Seat(1), &notation.parse().expect("a move")).and_then(|claim| claim.reaction_ms)
    };
    assert_eq!(right(&test, "slap@900"), None, "the pile is empty");
    test.plays(&["0 turn", "2 slap@350"]);
    assert_eq!((right(&test, "slap@.800"), right(&test, "slap@399.900")), (Some(800), Some(900)));
    assert_eq!((right(&test, "slap@400.900"), right(&test, "snap@.800"), right(&test, "turn")), (None, None, None));
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    test.plays(&["0 turn"]);
    assert_eq!(right(&test, "slap@900"), Some(900), "nobody was faster");
    test.plays(&["2 snap@350"]);
    assert_eq!((right(&test, "slap@900"), right(&test, "snap@900")), (Some(900), None), "the wrong snap decided it");
}

/// An elephant can no longer be claimed after a wrong reaction, because the pile was shared out.
#[test]
fn a_shared_pile_cannot_be_claimed() {
    let mut test = four(["elephant", "bee", "owl", "crab"]);
    test.plays(&["0 turn", "2 snap@350"]);
    assert_eq!(test.play(3, "slap@360"), [] as [Value; 0]);
    test.plays(&["1 turn"]);
    assert_eq!(test.play(3, "slap@20.900"), [] as [Value; 0]);
    assert_eq!(test.play(3, "slap@399.900"), [] as [Value; 0], "it fits the elephant, which is decided");
    assert_eq!(test.faults(), None);
}
