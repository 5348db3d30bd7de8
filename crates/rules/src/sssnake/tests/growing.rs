//! « Compléter les serpents »: legal placements, free parts and missing cards.

use super::super::snake::{Cell, IllegalPlacement};
use super::*;

/// The neck goes west, south and east, and turns through three double curves. It ends north of (0, 4), heading south.
/// If the body enters (0, 4) and runs through the free parts, it comes back to (0, 4) from the east.
const RING: &str = "S-neck-ahead C-neck-left S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead C-neck-left S-neck-ahead \
    D-neck-right C-neck-left C-neck-left D-neck-right C-neck-left C-neck-left D-neck-right C-neck-left C-neck-left";
/// A ring like [`RING`], around the tail's next cell. Both ends face the cell (2, 1).
const RING_AT_THE_TAIL: &str = "C-neck-left S-neck-ahead C-neck-left S-neck-ahead S-neck-ahead \
    D-neck-right C-neck-left C-neck-left D-neck-right C-neck-left C-neck-left D-neck-right C-neck-left C-neck-left";
/// The neck heads south. On its right, its own body encloses a pocket.
const POCKET: &str =
    "S-neck-ahead S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead C-neck-right S-neck-ahead C-neck-right";

/// Returns the result of placing `next` after these placements.
fn placed(placements: &str, next: &str) -> Result<Snake, IllegalPlacement> {
    let (card, end, way) = read_placement(next);
    grown(placements).place(card, end, way)
}

fn fits(snake: &Snake, card: Card) -> Vec<String> {
    snake.placements(card).iter().map(|(end, way, _)| format!("{end}-{way}")).collect()
}

fn neck(snake: &Snake) -> Cell {
    snake.front(End::Neck).cell
}

fn passed(snake: &Snake) -> usize {
    snake.tiles.iter().filter(|(_, tile)| tile.second_used).count()
}

/// « Lors du dénombrement des cartes manquantes, on suppose que le joueur dispose des cartes optimales pour joindre la
/// tête à la queue de son serpent. » House rule: a new snake needs 7 cards (4 curves, 3 straights).
#[test]
fn a_fresh_snake_misses_four_curves_and_three_straights() {
    let around = format!("{ALL_BUT_A_CURVE} C-neck-right");
    let placements: Vec<&str> = around.split_whitespace().collect();
    let count = |card| placements.iter().filter(|text| read_placement(text).0 == card).count();
    assert_eq!((count(Card::Curve), count(Card::Straight)), (4, 3));
    let missing: Vec<usize> = (0..=7).map(|cards| grown(&placements[..cards].join(" ")).missing).collect();
    assert_eq!(missing, [7, 6, 5, 4, 3, 2, 1, 0], "each ideal card reduces the missing cards by one");
    assert!(grown(&around).is_complete());
}

/// « Les cartes peuvent être posées à chaque extrémité du serpent. » House rule: straights and crossings fit in one way
/// at each end, and curves and double curves turn left or right.
#[test]
fn cards_are_placed_at_either_end() {
    let fresh = Snake::fresh();
    for card in [Card::Straight, Card::Crossing] {
        assert_eq!(fits(&fresh, card), ["neck-ahead", "tail-ahead"]);
    }
    for card in [Card::Curve, Card::Double] {
        assert_eq!(fits(&fresh, card), ["neck-left", "neck-right", "tail-left", "tail-right"]);
    }
    for wrong in ["S-neck-left", "X-tail-right", "C-neck-ahead", "D-tail-ahead"] {
        assert_eq!(placed("", wrong), Err(IllegalPlacement::Way), "{wrong}");
    }
}

/// « Une fois posée, une carte ne peut plus être déplacée. »
#[test]
fn a_placed_card_stays() {
    let before = grown("C-neck-left X-tail-ahead D-tail-left");
    let after = placed("C-neck-left X-tail-ahead D-tail-left", "C-neck-right").expect("legal");
    for (cell, tile) in &before.tiles {
        let still = after.tiles.iter().find(|(other, _)| other == cell).map(|(_, tile)| (tile.card, tile.sides));
        assert_eq!(still, Some((tile.card, tile.sides)));
    }
    assert_eq!(after.tiles.len(), 4);
}

/// House rule: a placement is illegal if an end would run into a closed side or the large card.
#[test]
fn an_end_may_not_run_into_the_large_card_or_a_closed_side() {
    assert_eq!(placed("C-neck-right C-neck-right", "C-neck-right"), Err(IllegalPlacement::Closed), "the large card");
    assert_eq!(
        placed("S-neck-ahead C-neck-left C-neck-left", "C-neck-left"),
        Err(IllegalPlacement::Closed),
        "a straight card"
    );
    assert_eq!(placed(ALL_BUT_A_CURVE, "S-neck-ahead"), Err(IllegalPlacement::Closed), "closed towards the tail");
    assert_eq!(placed(ALL_BUT_A_CURVE, "C-neck-left"), Err(IllegalPlacement::Closed), "closed towards the tail");
}

/// « Les cartes sont ajoutées au serpent à condition qu'il soit possible, compte tenu des cartes déjà posées, de relier
/// la tête et la queue du serpent sans discontinuité par la suite. »
#[test]
fn no_end_may_be_shut_in() {
    assert_eq!(placed(POCKET, "C-neck-right"), Err(IllegalPlacement::CutOff));
    assert_eq!(fits(&grown(POCKET), Card::Curve), ["neck-left", "tail-left", "tail-right"]);
}

/// House rule: the ends can be joined only through empty cells and free parts. A pocket opens if one of the cards
/// around it is a crossing. A crossing inside the pocket does not help.
#[test]
fn a_free_part_opens_a_pocket() {
    // A crossing replaces the last straight around the pocket.
    let (before, after) = POCKET.rsplit_once("S-neck-ahead").expect("a straight card");
    let open = format!("{before}X-neck-ahead{after}");
    let inside = placed(&open, "C-neck-right").expect("the crossing's free part leads out");
    assert_eq!(neck(&inside), Cell::new(-3, -1));
    let outside = inside.place(Card::Curve, End::Neck, Way::Right).expect("out of the pocket");
    assert_eq!((neck(&outside), passed(&outside)), (Cell::new(-3, -3), 1));
    assert_eq!(outside.missing + 1, inside.missing, "the crossing itself costs no card");
    assert_eq!(placed(POCKET, "D-neck-right"), Err(IllegalPlacement::CutOff));
}

/// House rule: the second part of a crossing or double curve stays free. An end that reaches the free part, now or
/// later, passes through immediately and uses it up. Passing through costs nothing and is not optional.
#[test]
fn an_end_passes_a_free_part_later() {
    let snake = grown("X-neck-ahead C-neck-left C-neck-left C-neck-left");
    assert_eq!((neck(&snake), passed(&snake)), (Cell::new(-1, -1), 1), "under the crossing, to the north of it");
    assert_eq!(snake.missing, 6, "the same as after one curve to the north");
    let cells = [(-1, 0), (-2, 0), (-2, 1), (-1, 1), (-1, 0)].map(|(x, y)| Cell::new(x, y));
    assert_eq!(snake.body(End::Neck), cells, "the body lies in the crossing's cell twice");
}

/// House rule: if both ends face the cell where a crossing is placed, the other end immediately passes through the
/// crossing.
#[test]
fn the_other_end_passes_at_once_where_both_are_in_one_cell() {
    let snake = placed(ALL_BUT_A_CURVE, "X-neck-ahead").expect("legal");
    assert_eq!((neck(&snake), snake.front(End::Tail).cell), (Cell::new(2, 2), Cell::new(3, 1)));
    assert_eq!((passed(&snake), snake.missing), (1, 3));
    let snake = placed(ALL_BUT_A_CURVE, "D-neck-left").expect("legal");
    assert_eq!((neck(&snake), snake.front(End::Tail).cell), (Cell::new(3, 1), Cell::new(2, 2)));
    assert_eq!((passed(&snake), snake.missing), (1, 3));
}

/// House rule: passing through is not optional. An end may pass through several parts, including the second part of the
/// card just placed.
#[test]
fn a_run_goes_through_several_parts_and_back_through_the_card_just_laid() {
    assert_eq!(neck(&grown(RING)), Cell::new(0, 4));
    for card in ["X-neck-ahead", "D-neck-left"] {
        let snake = placed(RING, card).expect("legal");
        assert_eq!((neck(&snake), passed(&snake)), (Cell::new(-1, 4), 4), "{card}");
        assert_eq!(snake.missing, 7, "{card}");
    }
    // A straight or a curve does not have a second part, so the run ends at a closed side.
    for card in ["S-neck-ahead", "C-neck-left"] {
        assert_eq!(placed(RING, card), Err(IllegalPlacement::Closed), "{card}");
    }
}

/// House rule: a snake is complete when its ends meet, even through free parts.
#[test]
fn the_ends_may_meet_through_free_parts() {
    let snake = grown(RING_AT_THE_TAIL);
    assert_eq!(neck(&snake), snake.front(End::Tail).cell);
    for around in ["X-neck-ahead", "X-tail-ahead", "D-neck-left", "D-tail-right"] {
        let complete = placed(RING_AT_THE_TAIL, around).expect("legal");
        assert!(complete.is_complete() && passed(&complete) == 4, "{around}");
    }
    for straight_away in ["C-neck-right", "D-neck-right", "C-tail-left", "D-tail-left"] {
        let complete = placed(RING_AT_THE_TAIL, straight_away).expect("legal");
        assert!(complete.is_complete() && passed(&complete) == 0, "{straight_away}");
    }
}

/// House rule: if both ends face the same cell, a placement may name either end. Lists of legal moves and perft counts
/// include such a placement only once, at the neck.
#[test]
fn a_card_in_the_common_cell_is_listed_once() {
    let at_right_angles = grown(ALL_BUT_A_CURVE);
    assert_eq!(fits(&at_right_angles, Card::Straight), [""; 0]);
    assert_eq!(fits(&at_right_angles, Card::Curve), ["neck-right"]);
    assert_eq!(fits(&at_right_angles, Card::Crossing), ["neck-ahead"]);
    assert_eq!(fits(&at_right_angles, Card::Double), ["neck-left", "neck-right"]);
    let opposite = grown(ALL_BUT_A_STRAIGHT);
    assert_eq!(fits(&opposite, Card::Straight), ["neck-ahead"]);
    assert_eq!(fits(&opposite, Card::Curve), [""; 0]);
    // The same placement at the tail has the same result.
    for (card, neck_way, tail_way) in [("X", "ahead", "ahead"), ("D", "left", "right"), ("D", "right", "left")] {
        let one = placed(ALL_BUT_A_CURVE, &format!("{card}-neck-{neck_way}")).expect("legal");
        let other = placed(ALL_BUT_A_CURVE, &format!("{card}-tail-{tail_way}")).expect("legal");
        assert_eq!(one.missing, other.missing);
        assert!(one.is_complete() || End::ALL.map(|end| one.front(end)) == End::ALL.map(|end| other.front(end)));
    }
}
