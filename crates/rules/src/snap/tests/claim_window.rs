//! Tests of the rulings on when a claim counts.

use serde_json::{Value, json};

use super::{Match, four, pack, pair_with_own_pile_and_no_pack, piles};
use crate::reaction_games::tests::{TestMatch, animals};
use contract::RealTime;

/// Returns a match with two visible owls. Seat 2 has just turned a bee.
fn owls_then_bee() -> Match {
    let mut test = four(["owl", "owl", "bee", "frog"]);
    test.plays(&["0 turn", "1 turn", "2 turn"]);
    test
}

/// Returns a match in which the previous picture showed two owls. Seat 0 has just covered one of them with a snail.
fn owls_then_covered() -> Match {
    let mut test = four(["owl snail", "bee", "frog", "owl crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn"]);
    assert_eq!(test.state.shown_twice(), None);
    test
}

/// A claim at least 150 ms after Discord accepted the newest picture is judged against that picture. Until 400 ms, a
/// claim that does not fit the newest picture may still fit the previous picture. So a player cannot stop others from
/// claiming a pair by quickly covering it with a new card.
#[test]
fn the_floor_and_the_grace_are_the_first_milliseconds_that_count() {
    let test = owls_then_covered();
    let at = |notation: &str| test.clone().play(2, notation);
    assert_eq!(at("snap@400.900")[0]["right"], false, "judged by the newest picture, which shows no pair");
    for early in ["snap@399.900", "snap@150.900", "snap@149.900"] {
        assert_eq!(at(early)[0]["before"], true, "{early}");
    }
    let mut test: Match = TestMatch::dealt(&["owl", "owl", "bee", "frog"], &[("claim_floor_ms", 0)]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.clone().play(2, "snap@0")[0]["right"], true);
    assert_eq!(test.play(2, "snap@-1.900"), [] as [Value; 0], "a picture is never the newest before acceptance");
}

/// A claim made less than 150 ms after Discord accepted the newest picture, or before that, is judged against the
/// previous picture. It is right if it fits that picture and no claim has decided that picture. The claim's `ms` is the
/// time since that picture.
#[test]
fn an_early_call_is_judged_by_the_picture_before() {
    for (ms, newest) in [("149", json!(149)), ("-20", json!(null)), ("", json!(null))] {
        let notation = &format!("snap@{ms}.380");
        let call = owls_then_covered().play(2, notation);
        let expected = json!({
            "by": 2, "do": "call", "right": true, "ms": 380, "before": true, "newest_ms": newest,
            "picture": "owl", "took": 3
        });
        assert_eq!(call, [expected], "{notation}");
    }
}

/// A correct early claim takes the piles and penalty cards that matched in the previous picture. It also takes cards
/// that were added to these piles since then.
#[test]
fn it_takes_later_cards_along() {
    let mut test = owls_then_covered();
    let rest = pack(&test, 2);
    test.plays(&["2 snap@10.700"]);
    assert_eq!(pack(&test, 2), [rest, animals("owl owl snail")].concat());
    assert_eq!(piles(&test), [0, 1, 1, 0]);
}

/// If a pile was shuffled into a pack in the meantime, a correct early claim takes only the card that this seat has
/// turned since then.
#[test]
fn what_was_shuffled_into_a_pack_is_gone() {
    let mut test = pair_with_own_pile_and_no_pack();
    test.plays(&["2 turn"]);
    assert_eq!(test.play(0, "turn").len(), 2, "the pile is shuffled into a pack");
    let call = test.play(2, "snap@30.500");
    assert_eq!((&call[0]["picture"], &call[0]["took"]), (&json!("owl"), &json!(1 + 7)));
    assert_eq!(test.cards()[0], 6);
}

/// An early call that does not fit the previous picture is ignored. It never costs a penalty.
#[test]
fn an_early_call_never_costs_a_penalty() {
    let mut test = four(["owl", "bee", "frog", "crab"]);
    assert_eq!(test.play(3, "snap@149"), [] as [Value; 0], "there is no picture before the first");
    test.plays(&["0 turn", "1 turn"]);
    for notation in ["snap@149.900", "snap@-300.4", "snap@.50", "snap@"] {
        assert_eq!(test.play(3, notation), [] as [Value; 0], "{notation}");
    }
    assert_eq!(test.cards(), [13, 13, 13, 13]);
}

/// Only the previous picture determines whether an early call is right, even if the newest picture shows a pair.
#[test]
fn an_early_call_is_not_right_by_the_newest_picture() {
    let mut test = four(["owl", "owl", "bee", "frog"]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.play(3, "snap@149.900"), [] as [Value; 0]);
    assert_eq!(test.play(3, "snap@150.901")[0]["right"], true);
}

/// A picture that Discord did not accept cannot be claimed, because nobody has seen it.
#[test]
fn a_picture_that_was_not_accepted_cannot_be_claimed() {
    let mut test = owls_then_covered();
    for notation in ["snap@", "snap@40", "snap@-90.-1", "snap@.-1"] {
        assert_eq!(test.play(2, notation), [] as [Value; 0], "{notation}");
    }
    assert_eq!(test.play(2, "snap@-90.0")[0]["ms"], 0);
}

/// After a correct claim, slower players pay no penalty until the next card is turned. Until then, a claim counts if
/// another pair is exposed, and is ignored otherwise.
#[test]
fn nobody_is_fined_for_being_second() {
    let mut test = owls_then_bee();
    test.plays(&["0 snap@400.900"]);
    for notation in ["snap@.405", "snap@-190.410", "snap@20.600", "snap@149.729"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}");
    }
    for notation in ["snap@150.730", "snap@449.900", "snap@9000.9999"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}: seat 0 was faster");
    }
    test.plays(&["3 turn"]);
    for notation in ["snap@20.730", "snap@150.730", "snap@399.990"] {
        assert_eq!(test.play(1, notation), [] as [Value; 0], "{notation}: the decided picture is asked");
    }
    assert_eq!(test.play(1, "snap@400.990")[0]["right"], false, "a card has been turned since");
    assert_eq!(test.faults(), None);
}

/// If another pair is exposed after a correct claim, it can be claimed even before the next turn.
#[test]
fn a_second_pair_can_be_won_before_the_next_turn() {
    let mut test = four(["owl", "owl", "bee", "bee"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 snap@400.900"]);
    let call = test.play(1, "snap@150.900");
    assert_eq!((&call[0]["right"], &call[0]["picture"]), (&json!(true), &json!("owl")));
    assert_eq!(test.play(2, "snap@600.700"), [] as [Value; 0]);
    assert_eq!(test.faults(), None);
}

/// Removing a reaction also counts as a claim. But if the claim is not right, it is ignored.
#[test]
fn taking_a_reaction_off_may_win_and_costs_nothing() {
    let mut test = four(["owl", "owl", "bee", "frog"]);
    test.plays(&["0 turn"]);
    assert_eq!(test.play(3, "snap@400-"), [] as [Value; 0]);
    test.plays(&["1 turn"]);
    assert_eq!(test.play(3, "snap@400-")[0]["right"], true);
}

/// An early correct call decides the previous picture, so later calls that fit that picture are ignored.
#[test]
fn an_early_right_call_decides_the_window() {
    let mut test = owls_then_bee();
    test.plays(&["0 snap@20.500"]);
    assert_eq!(test.play(1, "snap@-100.60"), [] as [Value; 0]);
    assert_eq!(test.play(1, "snap@10.300"), [] as [Value; 0]);
}

/// A wrong call does not decide a picture, because it takes no cards. Its penalty card can be claimed.
#[test]
fn a_wrong_call_decides_nothing() {
    let mut test = four(["owl", "bee owl", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    let picture = test.state.claim_window_number();
    test.plays(&["1 snap@200.900"]);
    assert_eq!(test.state.claim_window_number(), picture + 1, "a penalty card makes a new picture");
    assert_eq!(test.play(3, "snap@10.300"), [] as [Value; 0], "early, and the previous picture showed no pair");
    assert_eq!(test.play(3, "snap@160.460")[0]["picture"], "owl");
}
