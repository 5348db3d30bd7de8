//! Tests of the verifier: hand-written records are valid, and each broken rule in them is found.

use serde_json::{Value, json};

use super::SlapVerifier;
use crate::tests::specimen::Specimen;

fn specimen() -> Specimen {
    Specimen::read::<SlapVerifier>("slap/resignations")
}

/// « Si un joueur "frappe" une carte qui n'est pas un éléphant ... la pile exposée est partagée également ... »
#[test]
fn only_wrong_reactions_share_the_pile() {
    let record = specimen();
    record.broken_key(3, "ms", 149, "fault-claims-floor");
    record.broken_key(3, "shared", 1, "fault-claims-took");
    record.broken_key(3, "right", true, "fault-slap-not-asked");
    record.broken_key(3, "before", true, "fault-key");
    record.broken(3, "fault-claims-before", |record| before(&mut record["steps"][3], json!(100)));
    record.broken_key(3, "newest_ms", 100, "fault-claims-before");
    record.broken_twice(3, "fault-slap-no-pile");
    record.broken_key(5, "do", "slap", "fault-slap-asked");
    record.broken_step(16, wrong(1), "fault-slap-out");
}

/// « Le premier joueur à faire ceci gagne l'entière pile exposée ... Le gagnant d'une pile joue le premier ... »
#[test]
fn right_reactions_take_the_pile_and_the_next_turn() {
    let record = specimen();
    record.broken_key(7, "ms", 149, "fault-claims-floor");
    record.broken_key(7, "took", 2, "fault-claims-took");
    record.broken_key(7, "do", "snap", "fault-slap-not-asked");
    record.broken(7, "fault-slap-not-asked", |record| before(&mut record["steps"][7], json!(null)));
    record.broken_key(8, "by", 0, "fault-by-seat");
    record.broken(10, "fault-claims-before", |record| record["steps"][10]["before"] = json!(false));
    record.broken_twice(10, "fault-slap-no-pile");
    record.broken_without(12, "fault-by-seat");
    record.broken_key(4, "card", "whale", "fault-claims-top");
}

#[test]
fn resignations_and_the_end() {
    let record = specimen();
    record.broken_key(17, "by", 1, "fault-resigned-twice");
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    record.broken_outcome("cards", json!([18, 0, 15]));
    record.broken_outcome("why", "all-cards");
    record.broken_outcome("winners", json!([0]));
    // The seventh turn is the last. The common pile does not belong to a seat.
    let limited = |record: &mut Value| {
        record["steps"].as_array_mut().expect("steps").truncate(12);
        record["options"]["turn_limit"] = json!(7);
        record["steps"].as_array_mut().expect("steps").push(json!({"by": null, "do": "limit"}));
        record["outcome"] = json!({"winners": [0], "why": "turn-limit", "cards": [18, 17, 16]});
    };
    record.still_valid(limited);
    record.broken(12, "fault-by-nobody", |record| {
        limited(record);
        record["steps"][12]["by"] = json!(0);
    });
    record.broken(None, "fault-outcome", |record| {
        limited(record);
        record["outcome"]["cards"] = json!([18, 17, 17]);
    });
}

/// The users who are not out may agree to end the match \[house rule\]. Cards on the common pile do not count for
/// anyone.
#[test]
fn an_agreement_ends_the_match() {
    let agree = || json!({"by": null, "do": "agree"});
    let record = Specimen::read::<SlapVerifier>("slap/agreed");
    let last = 12;
    record.broken_key(last, "by", 0, "fault-by-nobody");
    record.broken_before(0, agree(), "fault-expected");
    record.broken_twice(last, "fault-after-end");
    record.broken_outcome("why", "turn-limit");
    record.broken_outcome("winners", json!([0, 1]));
    record.broken_outcome("cards", json!([19, 17, 16]));
    // If `show_ms` is 0, cards need not stay on the table. So the pile must be dealt again before users can agree.
    Specimen::read::<SlapVerifier>("slap/redeal").broken(53, "fault-expected", |record| {
        record["options"]["show_ms"] = json!(0);
        record["steps"][53] = agree();
    });
}

/// « Quand un joueur perd toutes ses cartes, il est hors jeu ». If all packs are empty, the pile is dealt again \[house
/// rule\].
#[test]
fn seats_without_cards_go_out_or_get_new_ones() {
    let record = Specimen::read::<SlapVerifier>("slap/redeal");
    record.broken_key(53, "packs", json!([["elephant"], []]), "fault-claims-pack-sizes");
    record.broken_key(53, "by", 0, "fault-by-nobody");
    record.broken_step(53, json!({"by": 0, "do": "out"}), "fault-expected");
    record.broken(53, "fault-claims-cards", |record| {
        record["steps"][53]["packs"][0][0] = record["steps"][53]["packs"][1][0].clone();
    });
    record.broken_without(53, "fault-expected");
}

/// Less than 400 ms after the newest picture, a claim that does not fit it may still fit the previous picture \[house
/// rule\]. The very last card can be claimed, because the pile is not dealt again immediately.
#[test]
fn a_card_that_is_covered_can_still_be_claimed_for_a_while() {
    let record = specimen();
    record.still_valid(|record| record["steps"][10]["newest_ms"] = json!(399));
    record.still_valid(|record| record["steps"][10]["newest_ms"] = json!(null));
    record.broken_key(10, "newest_ms", 400, "fault-claims-late");
    record.broken_key(10, "newest_ms", "soon", "fault-key");
    record.broken(10, "fault-claims-grace", |record| {
        record["steps"][10] = json!({"by": 0, "do": "snap", "right": false, "ms": 399, "shared": 2});
    });
    let record = Specimen::read::<SlapVerifier>("slap/redeal");
    let claim = json!({"by": 0, "do": "slap", "right": false, "ms": 500, "shared": 52});
    // The claim gives all cards to the other player, who wins.
    record.broken(54, "fault-after-end", |record| {
        record["steps"].as_array_mut().expect("steps").insert(53, claim.clone());
    });
    record.broken(53, "fault-expected", |record| {
        record["options"]["show_ms"] = json!(0);
        record["steps"][53] = claim.clone();
    });
}

fn before(step: &mut Value, newest: Value) {
    step["before"] = json!(true);
    step["newest_ms"] = newest;
}

fn wrong(by: u8) -> Value {
    json!({"by": by, "do": "slap", "right": false, "ms": 500, "shared": 1})
}
