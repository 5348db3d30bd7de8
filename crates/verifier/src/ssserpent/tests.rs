//! Tests of the verifier: hand-written records are valid, and each broken rule in them is found.

use serde_json::{Value, json};

use super::SsserpentVerifier;
use super::board::{BLUE, Board, Cell};
use crate::tests::specimen::Specimen;

fn cell(name: &str) -> Cell {
    Cell::parse(name).expect("a cell")
}

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(cell).collect()
}

/// Returns a board with these snakes, head first, and these apples.
fn board(snakes: [&str; 2], apples: &[(&str, usize)]) -> Board {
    let apples = apples.iter().map(|(name, apple)| (cell(name), *apple)).collect();
    Board { snakes: snakes.map(cells), apples, ..Board::default() }
}

#[test]
fn cells_have_exactly_one_notation() {
    assert!(Cell::parse("A1").is_some() && Cell::parse("I9").is_some());
    for wrong in ["", "A", "A0", "J1", "a1", "A10", "\u{e9}"] {
        assert!(Cell::parse(wrong).is_none(), "{wrong}");
    }
}

/// « Chaque joueur place, tour à tour, une pomme bleue sur une case libre de la grille. »
#[test]
fn the_set_up_goes_in_turn() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/attack");
    record.broken_without(0, "fault-expected");
    record.broken_key(0, "by", 0, "fault-by-nobody");
    record.broken_key(1, "by", 1, "fault-by-seat");
    record.broken_key(1, "cell", "D10", "fault-ssserpent-cell");
    record.broken_key(1, "cell", "A4", "fault-ssserpent-apple");
    record.broken_key(2, "cell", "D4", "fault-ssserpent-apple");
    record.broken_key(2, "cell", "D5", "fault-ssserpent-apple");
    record.broken_key(5, "by", 0, "fault-by-seat");
    record.broken_key(5, "take", "blue", "fault-ssserpent-colour");
    record.broken(6, "fault-ssserpent-colour", |record| record["steps"][5]["take"] = json!("yellow"));
    record.broken_key(6, "by", 1, "fault-by-seat");
    record.broken_key(6, "colour", "yellow", "fault-ssserpent-colour");
    record.broken_key(6, "cell", "D3", "fault-ssserpent-apple");
    record.broken_key(14, "cell", "B1", "fault-ssserpent-head");
    record.broken_key(14, "cell", "C3", "fault-ssserpent-head");
    record.broken_key(15, "cell", "A1", "fault-ssserpent-head");
    record.broken_key(16, "by", 0, "fault-by-nobody");
    record.broken(17, "fault-by-seat", |record| record["steps"][16]["first"] = json!(0));
    record.broken_without(13, "fault-expected");
}

/// House rule: with the option `chance`, every step of the set-up is random. Older records do not have this option.
#[test]
fn chance_lays_the_whole_board() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/attack");
    record.broken(1, "fault-ssserpent-random", |record| record["options"]["set_up"] = json!("chance"));
}

/// « Un serpent d'1 ou de 2 pions de long se déplace d'1 case. »
#[test]
fn the_length_gives_the_number_of_steps() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/attack");
    record.broken_key(17, "path", json!([]), "fault-ssserpent-length");
    record.broken_key(17, "path", json!(["B1", "C1"]), "fault-ssserpent-length");
    let pieces = ["E1", "D1", "C1", "B1", "A1", "A2", "A3", "A4", "A5"];
    for (length, steps) in [1, 1, 2, 2, 3, 3, 4, 4, 5].into_iter().enumerate() {
        assert_eq!(board([&pieces[..=length].join(" "), "I9"], &[]).steps_per_move(0), steps);
    }
}

/// « Un serpent n'a pas le droit de passer ses propres pions ... sur une pomme de couleur adverse. »
#[test]
fn illegal_steps_are_found() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/attack");
    record.broken_key(17, "path", json!(["C1"]), "fault-ssserpent-step");
    record.broken_key(17, "path", json!(["A1"]), "fault-ssserpent-step");
    record.broken_key(17, "path", json!(["Z1"]), "fault-ssserpent-cell");
    record.broken_key(17, "by", 0, "fault-by-seat");
    let coiled = board(["B2 B3 C3 C2", "I9"], &[("B1", 1), ("A2", BLUE)]);
    for (name, why) in [
        ("C2", "its own tail, although the tail is about to leave"),
        ("B3", "backwards"),
        ("B1", "an enemy apple"),
        ("A2", "a blueberry before growing up"),
        ("D2", "no neighbour"),
    ] {
        assert!(coiled.step(0, cell(name)).is_none(), "{why}");
    }
    assert!(!coiled.has_legal_move(0, 1), "the path is not a complete move");
}

/// « quand plus aucune pomme de sa couleur n'est présente sur la grille ... le serpent devient adulte »
#[test]
fn eating_the_last_own_apple_makes_adult_in_the_middle_of_a_move() {
    let young = board(["C1 B1 A1", "I9"], &[("D1", 0), ("E1", BLUE)]);
    let stepped = young.step(0, cell("D1")).expect("an own apple");
    assert!(stepped.ate && stepped.board.adult[0]);
    assert_eq!(stepped.board.snakes[0], cells("D1 C1 B1 A1"), "the other discs stay");
    let again = stepped.board.step(0, cell("E1")).expect("a blueberry");
    assert_eq!(again.board.snakes[0], cells("E1 D1 C1 B1 A1"));
    assert!(again.board.apples.is_empty());
}

/// « un serpent doit avoir plus de pions-serpent que son adversaire, sur la même ligne d'attaque »
#[test]
fn lines_of_attack_count_all_pieces_in_line() {
    let three_to_three = board(["C5 B5 A5", "D5 E5 F5 F6"], &[]);
    assert!(three_to_three.step(0, cell("D5")).is_none());
    let three_to_two = board(["C5 B5 A5", "D6 D5 E5 E6"], &[]);
    let stepped = three_to_two.step(0, cell("D5")).expect("more pieces");
    assert_eq!((stepped.cut_pieces, &stepped.board.snakes[1]), (3, &cells("D6")));
    assert_eq!(stepped.board.snakes[0], cells("D5 C5 B5"), "the attacker does not grow");
    // All pieces in a line count, even if they are not consecutive in the body.
    let folded = board(["C5 C6 B6 B5", "D5 D4 E4 E5"], &[]);
    assert!(folded.step(0, cell("D5")).is_none(), "two to two");
    let straight = board(["C5 C6 B6 B5", "D5 D4 E4"], &[]);
    assert!(straight.step(0, cell("D5")).is_some(), "two to one, and the step takes the head");
}

/// « les pions qu'il a perdus sont remis, coté pomme ... en respectant les règles de placement décrites plus haut »
#[test]
fn lost_discs_are_put_back_by_the_attacker() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/attack");
    // At F3, the enemy has two pieces in a line.
    record.broken(27, "fault-ssserpent-step", |record| record["steps"][26]["path"] = json!(["F3"]));
    record.broken_without(28, "fault-expected");
    record.broken_key(28, "by", 0, "fault-by-seat");
    record.broken_key(28, "colour", "red", "fault-ssserpent-colour");
    // These cells are on the border, next to an apple, occupied, and next to a head.
    for cell in ["I6", "H7", "D3", "F3"] {
        record.broken_key(28, "cell", cell, "fault-ssserpent-apple");
    }
    record.broken_twice(28, "fault-expected");
    record.broken_outcome("winners", json!([0]));
}

/// House rule: if no cell satisfies all rules, rules are dropped in the order "next to a head", "next to an apple", "on
/// the border".
#[test]
fn placement_rules_are_dropped_in_their_order() {
    // Puts an apple on every cell except the cells in `free` and the snakes' cells.
    let full = |snakes: [&str; 2], free: &str| {
        let mut board = board(snakes, &[]);
        let kept: Vec<&str> = snakes.iter().flat_map(|snake| snake.split(' ')).chain(free.split(' ')).collect();
        for name in ('A'..='I').flat_map(|column| ('1'..='9').map(move |row| format!("{column}{row}"))) {
            if !kept.contains(&name.as_str()) {
                board.apples.insert(cell(&name), BLUE);
            }
        }
        board.cells_for_apple()
    };
    assert_eq!(full(["D5", "I9 F5 E4 E6"], "E5 B2 A9"), cells("E5"), "beside a head rather than beside an apple");
    assert_eq!(full(["A1", "I9"], "A5 C5 E5"), cells("C5 E5"), "beside apples rather than on the border");
    assert_eq!(full(["A1", "I9"], "A5 A7"), cells("A5 A7"), "on the border where nothing else is free");
}

/// « Si un serpent réussit à attaquer directement la tête de son adversaire, ce dernier perd immédiatement la partie. »
#[test]
fn taking_the_head_wins_at_once() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/head");
    record.broken_key(25, "path", json!(["E2", "E3"]), "fault-ssserpent-length");
    record.broken_outcome("why", "no-move");
    record.broken_outcome("winners", json!([1]));
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    record.broken_before(26, json!({"by": 1, "do": "resign"}), "fault-after-end");
}

#[test]
fn the_third_repetition_and_the_120th_quiet_move_are_draws() {
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/repetition");
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    record.broken_before(25, json!({"by": 0, "do": "move", "path": ["B1"]}), "fault-after-end");
    record.broken_outcome("winners", json!([0]));
    let record = Specimen::read::<SsserpentVerifier>("ssserpent/no-progress");
    record.broken(None, "fault-outcome-early", |record| {
        record["steps"].as_array_mut().expect("steps").pop();
    });
    record.broken_outcome("why", "repetition");
    record.broken_outcome("winners", Value::Array(Vec::new()));
}
