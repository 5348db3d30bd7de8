//! Tests of the verifier: hand-written records are valid, and each broken rule in them is found.

use serde_json::{Value, json};

use super::SnapVerifier;
use crate::tests::specimen::Specimen;

#[test]
fn a_match_with_a_turn_limit() {
    let record = Specimen::read::<SnapVerifier>("snap/turn-limit");
    record.broken_key(0, "by", 0, "fault-by-nobody");
    record.broken(0, "fault-claims-pack-sizes", |record| {
        let card = record["steps"][0]["packs"][0].as_array_mut().expect("a pack").pop().expect("a card");
        record["steps"][0]["packs"][1].as_array_mut().expect("a pack").push(card);
    });
    record.broken(0, "fault-claims-cards", |record| record["steps"][0]["packs"][0][0] = json!("owl"));
    record.broken(0, "fault-claims-pictures", |record| record["steps"][0]["packs"][0][0] = json!("unicorn"));
    record.broken(0, "fault-claims-hidden", |record| {
        record["steps"][0].as_object_mut().expect("a step").remove("packs");
    });
    record.broken_without(0, "fault-expected");
    record.broken_twice(0, "fault-expected");
    record.broken_key(2, "by", 2, "fault-by-seat");
    record.broken_key(2, "card", "cat", "fault-claims-top");
    record.broken_key(15, "card", "whale", "fault-claims-top");
    record.broken_before(17, right(0, "bee", 2), "fault-after-end");
    record.broken(16, "fault-expected", |record| record["options"]["turn_limit"] = json!(11));
    record.broken(15, "fault-expected", |record| record["options"]["turn_limit"] = json!(9));
    record.broken_key(16, "by", 0, "fault-by-nobody");
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    // The last card can be claimed until everybody has had time to see it \[house rule\].
    let on_the_last_card = |record: &mut Value| {
        record["steps"].as_array_mut().expect("steps").insert(16, wrong(2, "hedgehog"));
    };
    record.broken(16, "fault-claims-top", on_the_last_card);
    record.broken(16, "fault-expected", |record| {
        on_the_last_card(record);
        record["options"]["show_ms"] = json!(0);
    });
    record.broken_outcome("cards", json!([17, 18, 17]));
    record.broken_outcome("winners", json!([0]));
}

/// « Si un joueur dit "Snap" quand il n'y a pas deux cartes semblables exposées sur la table ... »
#[test]
fn only_wrong_calls_cost_the_top_card() {
    let record = Specimen::read::<SnapVerifier>("snap/turn-limit");
    record.broken_key(1, "ms", 149, "fault-claims-floor");
    record.broken_key(1, "penalty", "cat", "fault-claims-top");
    record.broken(1, "fault-claims-before", |record| before(&mut record["steps"][1], json!(null)));
    record.broken_key(1, "by", Value::Null, "fault-by");
    record.broken_step(3, wrong(0, "cat"), "fault-snap-something-twice");
    record.broken_step(10, wrong(1, "bee"), "fault-snap-something-twice");
    record.broken_step(12, json!({"by": 0, "do": "reform", "pack": ["owl"]}), "fault-claims-reform-early");
}

/// « ce joueur a alors le droit de prendre la carte mise à l'amende, la pile couverte par la carte identique ... »
#[test]
fn right_calls_take_what_they_may() {
    let record = Specimen::read::<SnapVerifier>("snap/turn-limit");
    record.broken_key(3, "ms", 149, "fault-claims-floor");
    record.broken_key(3, "ms", -200, "fault-key");
    record.broken_key(3, "picture", "hedgehog", "fault-snap-picture");
    record.broken_key(3, "took", 1, "fault-claims-took");
    record.broken(3, "fault-snap-nothing-twice", |record| before(&mut record["steps"][3], json!(null)));
    record.broken_key(4, "do", "call", "fault-key");
    // The two cats are still exposed, so the call also fits the newest picture.
    record.still_valid(|record| record["steps"][7] = right(1, "cat", 2));
    record.broken_key(7, "newest_ms", 200, "fault-snap-nothing-twice");
    record.broken_key(7, "newest_ms", 400, "fault-claims-late");
    record.broken_key(7, "took", 3, "fault-claims-took");
    record.broken_key(10, "took", 3, "fault-claims-took");
    record.broken_step(11, right(0, "hedgehog", 2), "fault-snap-nothing-twice");
    // The first call has already decided the previous picture.
    record.broken_twice(7, "fault-snap-nothing-twice");
    // The pair that seat 2 called was also exposed in the previous picture, so this claim is valid with either picture.
    record.still_valid(|record| before(&mut record["steps"][10], json!(null)));
}

/// A call for the previous picture takes the current piles, including later cards \[house rule\].
#[test]
fn a_new_picture_does_not_save_the_pile() {
    let record = Specimen::read::<SnapVerifier>("snap/turn-limit");
    let bee_covers_hedgehog = |record: &mut Value| {
        let steps = record["steps"].as_array_mut().expect("steps");
        steps.swap(10, 11);
        before(&mut steps[11], json!(399));
        steps[11]["took"] = json!(3);
        steps.truncate(12);
        for step in &mut *steps {
            step.as_object_mut().expect("a step").remove("at");
        }
        steps.push(json!({"by": null, "do": "stop"}));
        record["outcome"] = json!({"winners": [], "why": "stop", "cards": [18, 17, 17]});
    };
    record.still_valid(bee_covers_hedgehog);
    record.broken(11, "fault-snap-nothing-twice", |record| {
        bee_covers_hedgehog(record);
        record["steps"][11] = right(2, "hedgehog", 3);
    });
    record.broken(11, "fault-claims-took", |record| {
        bee_covers_hedgehog(record);
        record["steps"][11]["took"] = json!(2);
    });
}

#[test]
fn a_player_who_loses_the_last_card_loses_the_match() {
    let record = Specimen::read::<SnapVerifier>("snap/all-cards");
    let last = 46;
    record.broken_key(last, "penalty", "unicorn", "fault-claims-pictures");
    record.broken_key(last - 1, "pack", json!(["unicorn"]), "fault-claims-pictures");
    record.broken_key(last - 1, "pack", json!([]), "fault-claims-reform");
    record.broken_key(last - 1, "by", 0, "fault-claims-reform-early");
    record.broken_without(last - 1, "fault-expected");
    record.broken(last, "fault-claims-reform-early", |record| {
        record["steps"][last] = right(0, "cat", 2);
    });
    record.broken(last, "fault-bookkeeping-due", |record| {
        record["steps"][last] = json!({"by": 0, "do": "resign"});
    });
    record.broken_outcome("why", "resign");
}

/// The users who are not out may agree to end the match \[house rule\].
#[test]
fn an_agreement_ends_the_match() {
    let record = Specimen::read::<SnapVerifier>("snap/agreed");
    let last = 16;
    record.broken_key(last, "by", 0, "fault-by-nobody");
    record.broken_before(0, agree(), "fault-expected");
    record.broken_twice(last, "fault-after-end");
    record.broken_before(last + 1, right(0, "bee", 2), "fault-after-end");
    record.broken_outcome("why", "turn-limit");
    record.broken_outcome("winners", json!([0]));
    record.broken_outcome("cards", json!([17, 18, 17]));
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    // A higher turn limit makes no difference.
    record.still_valid(|record| record["options"]["turn_limit"] = json!(300));
    // A new pack must be followed by the turn or wrong call that needs it.
    Specimen::read::<SnapVerifier>("snap/all-cards").broken_step(46, agree(), "fault-claims-agree");
}

#[test]
fn a_running_match_hides_the_order_of_the_cards() {
    let record = Specimen::read::<SnapVerifier>("snap/running");
    record.broken_key(0, "packs", json!([[], [], []]), "fault-claims-told");
    // Four cats have been turned. Two of them are now at the bottom of seat 2's pack, and two at the bottom of seat 0's
    // pack.
    record.broken_before(8, json!({"by": 2, "do": "turn", "card": "cat"}), "fault-claims-top");
    record.still_valid(|record| {
        record["steps"].as_array_mut().expect("steps").push(json!({"by": 2, "do": "turn", "card": "owl"}));
    });
    record.broken_twice(5, "fault-resigned-twice");
}

/// « Quand un joueur n'a plus de cartes, il est hors jeu, mais les autres joueurs continuent la partie. »
///
/// So the seat cannot resign either \[house rule\].
#[test]
fn a_player_who_is_out_can_neither_resign_nor_call() {
    let animals = ["cat", "owl", "crab", "frog", "snail", "whale", "elephant", "mouse", "bee", "giraffe", "hedgehog"];
    let deck: Vec<&str> = animals.iter().chain(&["octopus", "penguin"]).copied().cycle().take(52).collect();
    // Seat 1 has seven different animals, so none of its calls is right.
    let (own, mut rest) = deck.split_at(7);
    let packs = (0..8).map(|seat| {
        let (pack, others) = if seat == 1 { (own, rest) } else { rest.split_at((52_usize - seat).div_ceil(8)) };
        rest = others;
        pack
    });
    let packs: Vec<&[&str]> = packs.collect();
    let mut steps = vec![json!({"by": null, "do": "deal", "packs": packs, "first": 0})];
    let call = |card: &&str| json!({"by": 1, "do": "call", "right": false, "ms": 1_000, "penalty": card});
    steps.extend(own.iter().map(call));
    steps.push(json!({"by": 0, "do": "turn", "card": packs[0][0]}));
    steps.push(json!({"by": 1, "do": "out"}));
    let out = steps.len() - 1;
    let record = Specimen::read::<SnapVerifier>("snap/turn-limit");
    let eight = |record: &mut Value, last: Value| {
        let mut steps = steps.clone();
        steps.push(last);
        record["steps"] = steps.into();
        record["options"]["turn_limit"] = json!(0);
        record["seats"] = vec![record["seats"][0].clone(); 8].into();
        record["contributions"] = vec![record["contributions"][0].clone(); 8].into();
        record["outcome"] = json!({"winners": [], "why": "stop", "cards": [7, 0, 7, 7, 6, 6, 6, 6]});
    };
    record.still_valid(|record| eight(record, json!({"by": null, "do": "stop"})));
    record.broken(out + 1, "fault-resigned-out", |record| eight(record, json!({"by": 1, "do": "resign"})));
    record.broken(out + 1, "fault-snap-no-card", |record| eight(record, right(1, "cat", 2)));
}

fn agree() -> Value {
    json!({"by": null, "do": "agree"})
}

fn before(step: &mut Value, newest: Value) {
    step["before"] = json!(true);
    step["newest_ms"] = newest;
}

fn wrong(by: u8, penalty: &str) -> Value {
    json!({"by": by, "do": "call", "right": false, "ms": 500, "penalty": penalty})
}

fn right(by: u8, picture: &str, took: u8) -> Value {
    json!({"by": by, "do": "call", "right": true, "ms": 200, "picture": picture, "took": took})
}
