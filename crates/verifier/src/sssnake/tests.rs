//! Tests of the verifier: hand-written records are valid, and each broken rule in them is found.

use serde_json::json;

use super::SssnakeVerifier;
use super::snake::{AHEAD, Card, LEFT, NECK, RIGHT, Snake, TAIL};
use crate::tests::specimen::Specimen;

/// Places several cards in sequence. Returns `None` if a placement is illegal.
fn grown(cards: &[(Card, usize, u8)]) -> Option<Snake> {
    cards.iter().try_fold(Snake::new(), |snake, &(card, end, way)| snake.with_card(card, end, way))
}

use Card::{Crossing, Curve, DoubleCurve, Straight};

#[test]
fn a_fresh_snake_misses_seven_cards() {
    assert_eq!(Snake::new().missing_cards(), Some(7), "4 curves, 3 straights");
}

/// « Les cartes peuvent être posées à chaque extrémité du serpent. »
#[test]
fn both_ends_grow_and_meet() {
    let almost = [(Curve, NECK, RIGHT), (Curve, NECK, RIGHT), (Straight, NECK, AHEAD), (Straight, NECK, AHEAD)];
    let mut cards = almost.to_vec();
    cards.extend([(Curve, TAIL, LEFT), (Straight, TAIL, AHEAD)]);
    let snake = grown(&cards).expect("legal");
    assert_eq!(snake.missing_cards(), Some(1));
    for (end, way) in [(NECK, RIGHT), (TAIL, LEFT)] {
        let snake = snake.with_card(Curve, end, way).expect("either end may be named, the cell is the same");
        assert!(snake.complete);
        assert_eq!(snake.missing_cards(), Some(0));
    }
    assert!(snake.with_card(Straight, NECK, AHEAD).is_none(), "the other end runs into a closed side");
    let crossed = snake.with_card(Crossing, NECK, AHEAD).expect("the other end passes through");
    assert!(!crossed.complete);
    let away = snake.with_card(DoubleCurve, TAIL, RIGHT).expect("two curves that do not touch");
    assert!(!away.complete);
}

/// « Les cartes sont ajoutées au serpent à condition qu'il soit possible ... de relier la tête et la queue ... »
#[test]
fn an_end_may_not_be_shut_in() {
    // The neck runs around an empty cell and ends below it.
    let ring = grown(&[
        (Curve, NECK, RIGHT),
        (Straight, NECK, AHEAD),
        (Curve, NECK, LEFT),
        (Straight, NECK, AHEAD),
        (Curve, NECK, LEFT),
        (Straight, NECK, AHEAD),
        (Curve, NECK, LEFT),
    ])
    .expect("legal");
    assert!(ring.with_card(Curve, NECK, LEFT).is_none(), "into the enclosed empty cell");
    assert!(ring.with_card(Straight, NECK, AHEAD).is_none(), "into the side of a card");
    assert!(ring.with_card(Crossing, NECK, AHEAD).is_none(), "into the side of a card");
    assert!(ring.with_card(Curve, NECK, RIGHT).is_some());
    assert!(grown(&[(Curve, NECK, LEFT), (Curve, NECK, LEFT)]).is_none(), "into the large card");
}

#[test]
fn an_end_passes_through_a_free_part_at_no_cost() {
    // The neck turns back below the first card, and the tail has turned north. So the shortest path leads through the
    // first card.
    let cards = |first| [(first, NECK, AHEAD), (Curve, NECK, LEFT), (Curve, NECK, LEFT)];
    let tail = [(Curve, TAIL, LEFT), (Straight, TAIL, AHEAD), (Straight, TAIL, AHEAD)];
    let missing = |first| grown(&[cards(first).as_slice(), &tail].concat()).and_then(|snake| snake.missing_cards());
    assert_eq!(missing(Crossing), Some(6));
    assert_eq!(missing(Straight), Some(11));
    let crossed = grown(&[cards(Crossing).as_slice(), &[(Curve, NECK, LEFT)]].concat()).expect("through the part");
    assert_eq!(crossed.missing_cards(), Some(6), "the end is above the first card");
    let back = [(Curve, NECK, LEFT), (Curve, NECK, LEFT)];
    let back = grown(&[cards(Crossing).as_slice(), &[(Curve, NECK, LEFT)], &back].concat());
    assert!(back.is_none(), "down into the turned card, whose sides are closed");
}

#[test]
fn an_end_goes_back_through_the_card_just_placed() {
    // From the fourth cell, the free parts of three double curves lead the end back to the same cell.
    let left = (Curve, NECK, LEFT);
    let right = (DoubleCurve, NECK, RIGHT);
    let snake = grown(&[(Curve, NECK, RIGHT), right, left, left, right, left, left, right, left, left]).expect("legal");
    let crossed = snake.with_card(Crossing, NECK, AHEAD).expect("in from the west, around, and out to the south");
    assert!(crossed.with_card(Straight, NECK, AHEAD).is_some(), "the end continues below the card");
    assert!(snake.with_card(Straight, NECK, AHEAD).is_none(), "the end returns to a closed side of the same card");
}

#[test]
fn a_short_match_is_valid_and_each_broken_rule_is_found() {
    let record = Specimen::read::<SssnakeVerifier>("sssnake/one-round");
    record.broken(1, "fault-by-seat", |record| record["steps"][0]["first"] = json!(1));
    record.broken_key(0, "by", 0, "fault-by-nobody");
    record.broken_key(1, "die", 4, "fault-sssnake-die");
    record.broken_key(1, "die", 2, "fault-sssnake-draw");
    record.broken_key(1, "draw", json!(["C", "C", "T"]), "fault-sssnake-card");
    record.broken(3, "fault-sssnake-hand", |record| record["steps"][1]["draw"] = json!(["C", "X", "S"]));
    record.broken_key(2, "by", 1, "fault-by-seat");
    record.broken_key(2, "card", "D", "fault-sssnake-hand");
    record.broken_key(2, "on", 1, "fault-sssnake-on");
    record.broken_key(2, "on", 2, "fault-key");
    record.broken_key(2, "way", "ahead", "fault-sssnake-place");
    record.broken_key(2, "way", "back", "fault-sssnake-way");
    record.broken_key(2, "end", "head", "fault-sssnake-end");
    record.broken_key(4, "to", 0, "fault-sssnake-to");
    record.broken_key(4, "do", "discard", "fault-expected");
    record.broken_step(5, json!({"by": 1, "do": "return", "card": "S", "to": 0}), "fault-sssnake-must-place");
    record.broken_key(7, "on", 1, "fault-sssnake-on");
    record.broken_step(7, json!({"by": 1, "do": "discard", "card": "S"}), "fault-sssnake-must-place");
    record.broken_step(9, json!({"by": 0, "do": "discard", "card": "S"}), "fault-sssnake-must-place");
    record.broken_key(17, "missing", json!([0, 6]), "fault-sssnake-missing");
    record.broken_key(17, "totals", json!([0, -6]), "fault-sssnake-totals");
    record.broken_step(17, json!({"by": null, "do": "stop"}), "fault-bookkeeping-due");
    record.broken_outcome("winners", json!([0, 1]));
    record.broken_outcome("why", "resign");
    record.broken_outcome("totals", json!([-7, 0]));
    record.broken(None, "fault-outcome-null", |record| record["outcome"] = json!(null));
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").truncate(17);
    });
    record.broken_without(3, "fault-expected");
}

#[test]
fn malformed_steps_are_found() {
    let record = Specimen::read::<SssnakeVerifier>("sssnake/one-round");
    record.broken_step(3, json!("place"), "fault-step-object");
    record.broken_step(3, json!({"do": "place"}), "fault-by");
    record.broken_step(3, json!({"by": 2, "do": "place"}), "fault-by");
    record.broken_step(3, json!({"by": 0}), "fault-do");
    record.broken_step(3, json!({"by": 0, "do": "place"}), "fault-key");
    record.broken_step(3, json!({"by": 0, "do": "juggle"}), "fault-unknown-do");
    record.broken_step(3, json!({"by": 0, "do": "stop"}), "fault-by");
    record.broken_key(3, "at", -1, "fault-key");
    record.broken_key(3, "at", 1.5, "fault-key");
    record.broken_key(14, "at", 5199, "fault-at-decreases");
    record.broken_before(18, json!({"by": 0, "do": "resign"}), "fault-after-end");
    record.still_valid(|record| {
        record["steps"][3]["comment"] = json!("an unknown key");
        record["outcome"]["comment"] = json!("another");
    });
    record.still_valid(|record| {
        record["steps"].as_array_mut().expect("steps").truncate(9);
        record["steps"][8] = json!({"by": null, "do": "stop"});
        record["outcome"] = json!({"winners": [], "why": "stop", "totals": [0, 0]});
    });
}

/// « Si c'est impossible, le voisin de gauche redonne la carte au joueur qui est obligé de l'utiliser ... »
#[test]
fn cards_are_returned_or_discarded_only_if_they_fit_nowhere() {
    let record = Specimen::read::<SssnakeVerifier>("sssnake/returns-and-discards");
    let place = |on: u8| json!({"by": 1, "do": "place", "card": "S", "on": on, "end": "neck", "way": "ahead"});
    record.broken_step(44, place(1), "fault-sssnake-place");
    record.broken_key(44, "to", 1, "fault-sssnake-to");
    record.broken_step(45, json!({"by": 0, "do": "discard", "card": "S"}), "fault-sssnake-must-place");
    record.broken_step(47, place(1), "fault-sssnake-place");
    record.broken_step(47, place(0), "fault-sssnake-on");
    // The double curve fits, so the straight cannot be chosen.
    let other_fits = |record: &mut serde_json::Value| record["steps"][46]["draw"] = json!(["S", "D", "S"]);
    record.broken(47, "fault-sssnake-other-fits", other_fits);
    record.broken_key(52, "on", 1, "fault-sssnake-on");
    record.broken_step(52, json!({"by": 0, "do": "discard", "card": "S"}), "fault-sssnake-must-place");
    record.broken_key(57, "by", null(), "fault-by");
    record.broken_outcome("winners", json!([1]));
    record.broken_outcome("why", "rounds");
}

#[test]
fn a_running_record_may_stop_after_any_step() {
    for (path, steps) in [("sssnake/one-round", 18), ("sssnake/returns-and-discards", 58), ("sssnake/running", 10)] {
        let record = Specimen::read::<SssnakeVerifier>(path);
        for kept in 0..steps - 1 {
            record.still_valid(|record| {
                record["steps"].as_array_mut().expect("steps").truncate(kept);
                record["outcome"] = null();
            });
        }
    }
    let record = Specimen::read::<SssnakeVerifier>("sssnake/running");
    record.broken_before(9, json!({"by": 1, "do": "resign"}), "fault-resigned-twice");
}

fn null() -> serde_json::Value {
    serde_json::Value::Null
}
