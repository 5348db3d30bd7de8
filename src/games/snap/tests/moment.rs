//! The rulings on the timing of claims.

use serde_json::{Value, json};

use super::{Match, four, pack, pair_with_own_pile_and_no_pack, piles};
use crate::game::RealTime;
use crate::games::claims::tests::{Rig, animals};

/// Two owls are visible. Seat 2 has just turned a bee.
fn owls_then_bee() -> Match {
    let mut rig = four(["owl", "owl", "bee", "frog"]);
    rig.plays(&["0 turn", "1 turn", "2 turn"]);
    rig
}

/// The picture before showed two owls. Seat 0 has just covered one of them with a snail.
fn owls_then_covered() -> Match {
    let mut rig = four(["owl snail", "bee", "frog", "owl crab"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn"]);
    assert_eq!(rig.state.shown_twice(), None);
    rig
}

/// "A claim counts for the newest picture only from 150 ms … after Discord accepted it."
#[test]
fn the_floor_is_the_first_millisecond_that_counts() {
    let rig = owls_then_covered();
    let at = |notation: &str| rig.clone().play(2, notation);
    assert_eq!(at("snap@150.900")[0]["right"], false, "on time for the newest picture, which shows nothing twice");
    assert_eq!(at("snap@149.900")[0]["before"], true);
    let mut rig: Match = Rig::dealt(&["owl", "owl", "bee", "frog"], &[("claim_floor_ms", 0)]);
    rig.plays(&["0 turn", "1 turn"]);
    assert_eq!(rig.clone().play(2, "snap@0")[0]["right"], true);
    assert_eq!(rig.play(2, "snap@-1.900"), [] as [Value; 0], "before acceptance it is never the newest");
}

/// "An earlier claim is judged by the previous window: it is right if that window could be won by that reaction and was not
/// decided". "`ms` counts from that one".
#[test]
fn an_early_call_is_judged_by_the_picture_before() {
    for notation in ["snap@149.380", "snap@-20.380", "snap@.380"] {
        let call = owls_then_covered().play(2, notation);
        let expected =
            json!({"by": 2, "do": "call", "right": true, "ms": 380, "before": true, "picture": "owl", "took": 3});
        assert_eq!(call, [expected], "{notation}");
    }
}

/// "Right in Snap: it takes the piles and penalty cards that it would have taken then, as they lie now (later cards on
/// them included …)."
#[test]
fn it_takes_later_cards_along() {
    let mut rig = owls_then_covered();
    let rest = pack(&rig, 2);
    rig.plays(&["2 snap@10.700"]);
    assert_eq!(pack(&rig, 2), [rest, animals("owl owl snail")].concat());
    assert_eq!(piles(&rig), [0, 1, 1, 0]);
}

/// "… what was shuffled into a pack is gone": only the card turned since then lies there.
#[test]
fn what_was_shuffled_into_a_pack_is_gone() {
    let mut rig = pair_with_own_pile_and_no_pack();
    rig.plays(&["2 turn"]);
    assert_eq!(rig.play(0, "turn").len(), 2, "the pile is shuffled into a pack");
    let call = rig.play(2, "snap@30.500");
    assert_eq!((&call[0]["picture"], &call[0]["took"]), (&json!("owl"), &json!(1 + 7)));
    assert_eq!(rig.cards()[0], 6);
}

/// "… otherwise ignored. It never costs a penalty."
#[test]
fn an_early_call_never_costs_a_penalty() {
    let mut rig = four(["owl", "bee", "frog", "crab"]);
    assert_eq!(rig.play(3, "snap@149"), [] as [Value; 0], "there is no picture before the first");
    rig.plays(&["0 turn", "1 turn"]);
    for notation in ["snap@149.900", "snap@-300.4", "snap@.50", "snap@"] {
        assert_eq!(rig.play(3, notation), [] as [Value; 0], "{notation}");
    }
    assert_eq!(rig.cards(), [13, 13, 13, 13]);
}

/// Only the picture before decides about an early call, even if the newest one shows a pair.
#[test]
fn an_early_call_is_not_right_by_the_newest_picture() {
    let mut rig = four(["owl", "owl", "bee", "frog"]);
    rig.plays(&["0 turn", "1 turn"]);
    assert_eq!(rig.play(3, "snap@149.900"), [] as [Value; 0]);
    assert_eq!(rig.play(3, "snap@150.901")[0]["right"], true);
}

/// Nobody saw a picture that Discord had not accepted.
#[test]
fn a_picture_that_was_not_accepted_cannot_be_claimed() {
    let mut rig = owls_then_covered();
    for notation in ["snap@", "snap@40", "snap@-90.-1", "snap@.-1"] {
        assert_eq!(rig.play(2, notation), [] as [Value; 0], "{notation}");
    }
    assert_eq!(rig.play(2, "snap@-90.0")[0]["ms"], 0);
}

/// "From a right claim until the next card is turned, in Snap a claim counts if another pair is exposed, and any other claim
/// is ignored". "Nobody is fined for being second."
#[test]
fn nobody_is_fined_for_being_second() {
    let mut rig = owls_then_bee();
    rig.plays(&["0 snap@400.900"]);
    for notation in ["snap@.405", "snap@-190.410", "snap@20.600", "snap@149.729"] {
        assert_eq!(rig.play(1, notation), [] as [Value; 0], "{notation}");
    }
    for notation in ["snap@150.730", "snap@449.900", "snap@9000.9999"] {
        assert_eq!(rig.play(1, notation), [] as [Value; 0], "{notation}: seat 0 was faster");
    }
    rig.plays(&["3 turn"]);
    assert_eq!(rig.play(1, "snap@150.730")[0]["right"], false, "a card was turned since");
    assert_eq!(rig.faults(), None);
}

/// "… a claim counts if another pair is exposed".
#[test]
fn a_second_pair_can_be_won_before_the_next_turn() {
    let mut rig = four(["owl", "owl", "bee", "bee"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 snap@400.900"]);
    let call = rig.play(1, "snap@150.900");
    assert_eq!((&call[0]["right"], &call[0]["picture"]), (&json!(true), &json!("owl")));
    assert_eq!(rig.play(2, "snap@600.700"), [] as [Value; 0]);
    assert_eq!(rig.faults(), None);
}

/// "A removal is never wrong: it counts if it is right, else it is ignored."
#[test]
fn taking_a_reaction_off_may_win_and_costs_nothing() {
    let mut rig = four(["owl", "owl", "bee", "frog"]);
    rig.plays(&["0 turn"]);
    assert_eq!(rig.play(3, "snap@400-"), [] as [Value; 0]);
    rig.plays(&["1 turn"]);
    assert_eq!(rig.play(3, "snap@400-")[0]["right"], true);
}

/// "It decides the moment": the picture that was newest then cannot be claimed any more either.
#[test]
fn an_early_right_call_decides_the_moment() {
    let mut rig = owls_then_bee();
    rig.plays(&["0 snap@20.500"]);
    assert_eq!(rig.play(1, "snap@-100.60"), [] as [Value; 0]);
    assert_eq!(rig.play(1, "snap@10.300"), [] as [Value; 0]);
}

/// "a wrong one leaves it open": a wrong call takes nothing from the piles. Its penalty card can be claimed.
#[test]
fn a_wrong_call_decides_nothing() {
    let mut rig = four(["owl", "bee owl", "frog", "crab"]);
    rig.plays(&["0 turn", "1 turn"]);
    let picture = rig.state.claim_window();
    rig.plays(&["1 snap@200.900"]);
    assert_eq!(rig.state.claim_window(), picture + 1, "a penalty card makes a new picture");
    assert_eq!(rig.play(3, "snap@10.300"), [] as [Value; 0], "early: the picture before showed nothing twice");
    assert_eq!(rig.play(3, "snap@160.460")[0]["picture"], "owl");
}
