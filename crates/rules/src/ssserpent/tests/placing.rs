//! « Mise en place »: the set-up, and the placement rules of the whole match.

use std::collections::HashSet;

use super::naive::Naive;
use super::*;
use crate::ssserpent::boards;
use crate::ssserpent::rules::{BY_CHANCE, EVEN_BOARD, SET_UP_OPTION};
use contract::{Prompts, Registered, SeatSet, Seed};
use sha2::{Digest as _, Sha256};

/// The placements of a set-up in which seat 0 goes first.
const BLUE: [(u8, &str); 4] = [(0, "C3"), (1, "G3"), (0, "C7"), (1, "G7")];
const APPLES: [(u8, &str); 8] =
    [(0, "B5"), (1, "E2"), (0, "E8"), (1, "H5"), (0, "E4"), (1, "D5"), (0, "F5"), (1, "E6")];

/// Returns a set-up in which seat 0 goes first and `placed` blueberries lie on the board.
fn blue_apples(placed: usize) -> Ssserpent {
    let mut state = new_match();
    follow(&mut state, r#"{"by": null, "do": "setup", "first": 0}"#);
    for (by, cell) in &BLUE[..placed] {
        follow(&mut state, &format!(r#"{{"by": {by}, "do": "blue", "cell": "{cell}"}}"#));
    }
    state
}

/// Returns a set-up in which the blueberries and `placed` colored apples lie on the board. The players have chosen
/// their colors: seat 0 is yellow.
fn apples(placed: usize) -> Ssserpent {
    let mut state = blue_apples(4);
    follow(&mut state, r#"{"by": 1, "do": "colour", "take": "red"}"#);
    for (by, cell) in &APPLES[..placed] {
        let color = if *by == 0 { "red" } else { "yellow" };
        follow(&mut state, &format!(r#"{{"by": {by}, "do": "apple", "colour": "{color}", "cell": "{cell}"}}"#));
    }
    state
}

/// « Chaque joueur place, tour à tour, une pomme bleue sur une case libre de la grille. Puis, après que chaque joueur
/// ait choisit sa couleur […], chacun son tour, chaque joueur place une pomme de couleur adverse […]. En tout, quatre
/// pommes de chaque couleur seront placées sur la grille. […] Enfin, chaque joueur place la tête du serpent de
/// l'adversaire sur une case d'une des lignes du bord. […] Le premier à jouer est désigné par le hasard. » House rule:
/// the player who placed the second blueberry takes a color. The first player also starts with the colored apples and
/// the heads.
#[test]
fn the_set_up_goes_step_by_step() {
    refused(&new_match(), r#"{"by": 0, "do": "blue", "cell": "C3"}"#, "order");
    refused(&new_match(), r#"{"by": null, "do": "setup", "first": 2}"#, "first");
    for placed in 0..4 {
        let state = blue_apples(placed);
        assert_eq!(actor(&state), Seat(placed as u8 % 2));
        let other = 1 - placed as u8 % 2;
        refused(&state, &format!(r#"{{"by": {other}, "do": "blue", "cell": "E5"}}"#), "not-yours");
        refused(&state, r#"{"by": null, "do": "begin", "first": 0}"#, "order");
    }
    let colors = blue_apples(4);
    refused(&colors, r#"{"by": 0, "do": "colour", "take": "red"}"#, "not-yours");
    refused(&colors, r#"{"by": 1, "do": "blue", "cell": "E5"}"#, "order");
    for placed in 0..8 {
        let state = apples(placed);
        let seat = placed as u8 % 2;
        let own = if seat == 0 { "yellow" } else { "red" };
        refused(&state, &format!(r#"{{"by": {seat}, "do": "apple", "colour": "{own}", "cell": "B3"}}"#), "order");
        assert_eq!(actor(&state), Seat(seat));
    }
    let mut state = apples(8);
    assert_eq!((state.position.apples(SnakeColor::Red).len(), state.position.apples(SnakeColor::Yellow).len()), (4, 4));
    refused(&state, r#"{"by": 0, "do": "head", "colour": "yellow", "cell": "A1"}"#, "order");
    follow(&mut state, r#"{"by": 0, "do": "head", "colour": "red", "cell": "A1"}"#);
    refused(&state, r#"{"by": 0, "do": "head", "colour": "yellow", "cell": "I9"}"#, "not-yours");
    follow(&mut state, r#"{"by": 1, "do": "head", "colour": "yellow", "cell": "I9"}"#);
    assert!(state.seats_to_act().is_empty(), "chance decides who moves first");
    refused(&state, r#"{"by": 0, "do": "move", "path": ["H9"]}"#, "order");
    let first = |number| match state.forced_step(&Seed([number; 32])) {
        Some(Step { by: None, kind: StepKind::Begin { first } }) => first.0,
        other => panic!("{other:?}"),
    };
    assert!((0..20).any(|number| first(number) == 0) && (0..20).any(|number| first(number) == 1));
    follow(&mut state, r#"{"by": null, "do": "begin", "first": 0}"#);
    follow(&mut state, r#"{"by": 0, "do": "move", "path": ["H9"]}"#);
    follow(&mut state, r#"{"by": 1, "do": "move", "path": ["A2"]}"#);
}

/// « Les pommes doivent avoir au moins une case libre entre elles (orthogonalement) et ne pas être placées sur les
/// lignes du bord de la grille. »
#[test]
fn apples_lie_apart_and_off_the_border() {
    let state = blue_apples(1);
    for (cell, key) in
        [("C3", "occupied"), ("A5", "border"), ("E9", "border"), ("C4", "beside-apple"), ("B3", "beside-apple")]
    {
        refused(&state, &format!(r#"{{"by": 1, "do": "blue", "cell": "{cell}"}}"#), key);
    }
    follow(&mut state.clone(), r#"{"by": 1, "do": "blue", "cell": "D4"}"#);
    let state = apples(0);
    refused(&state, r#"{"by": 0, "do": "apple", "colour": "red", "cell": "C4"}"#, "beside-apple");
}

/// « chaque joueur place la tête du serpent de l'adversaire sur une case d'une des lignes du bord. Aucune pomme ne doit
/// se trouver directement à coté d'une tête. »
#[test]
fn heads_are_placed_on_the_border_away_from_apples() {
    let state = apples(8);
    let head = |cell: &str| format!(r#"{{"by": 0, "do": "head", "colour": "red", "cell": "{cell}"}}"#);
    refused(&state, &head("B2"), "inside");
    refused(&state, &head("B5"), "occupied");
    refused(&state, &head("A5"), "head-beside-apple");
    let mut state = state.clone();
    follow(&mut state, &head("C1"));
    refused(&state, r#"{"by": 1, "do": "head", "colour": "yellow", "cell": "C1"}"#, "occupied");
    follow(&mut state, r#"{"by": 1, "do": "head", "colour": "yellow", "cell": "D1"}"#);
}

/// « Aucune pomme ne doit se trouver directement à coté d'une tête. Ces règles de placement sont valables pour toute la
/// partie. » « les pions qu'il a perdus sont remis, coté pomme, sur des cases libres de la grille, au bon vouloir du
/// joueur attaquant »: one by one, before the turn passes. « Ces pommes pourront être à nouveau mangées par leur
/// propriétaire. »
#[test]
fn the_attacker_puts_lost_discs_back() {
    let mut state = Ssserpent::in_play(board("D5 C5 B5", "E7 E6 E5 F5"));
    play(&mut state, "E5-E4");
    assert_eq!(actor(&state), Seat(0), "the attacker");
    let put =
        |color: &str, cell: &str| format!(r#"{{"by": 0, "do": "replant", "colour": "{color}", "cell": "{cell}"}}"#);
    refused(&state, &put("red", "B2"), "order");
    refused(&state, &put("yellow", "E7"), "occupied");
    refused(&state, &put("yellow", "A3"), "border");
    refused(&state, &put("yellow", "D4"), "beside-head");
    refused(&state, &put("yellow", "F7"), "beside-head");
    refused(&state, r#"{"by": 0, "do": "move", "path": ["E3", "E2"]}"#, "order");
    refused(&state, r#"{"by": 1, "do": "replant", "colour": "yellow", "cell": "B2"}"#, "not-yours");
    follow(&mut state, &put("yellow", "F6"));
    assert_eq!(actor(&state), Seat(0));
    refused(&state, &put("yellow", "F5"), "beside-apple");
    follow(&mut state, &put("yellow", "B2"));
    assert_eq!(names(state.position.apples(SnakeColor::Yellow)), "B2 F6 I9");
    refused(&state, &put("yellow", "D2"), "not-yours");
    for path in ["F7", "E3-E2", "F6"] {
        play(&mut state, path);
    }
    assert_eq!(pieces(&state.position, SnakeColor::Yellow), "F6 F7 E7");
}

/// House rule: if no cell is legal, the rules are dropped in the order "next to a head", "next to an apple", "on the
/// border". For the next disc, all rules apply again at first.
#[test]
fn rules_of_placing_are_dropped_one_by_one() {
    let mut seen = [0; 4];
    for number in 0..10 {
        let mut rng = Seed([2; 32]).computer_rng(number, Seat(0));
        let mut position = board("E5", "G3");
        let mut slow = Naive::read(&position.to_string());
        for disc in 0.. {
            let (dropped, expected) = slow.apple_cells();
            let legal: Vec<Cell> = position.cells_for_apple().iter().collect();
            let named: Vec<Cell> = expected.iter().filter_map(|p| Cell::new(p.0 as usize, p.1 as usize)).collect();
            assert_eq!(legal, named, "match {number}, disc {disc}");
            if dropped == 4 {
                break;
            }
            seen[dropped] += 1;
            let place = rng.below(named.len());
            slow = slow.place(expected[place], 1);
            position.apples[1].insert(named[place]);
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "every number of dropped rules occurs: {seen:?}");
}

/// House rule: a player may leave one or all remaining placements to chance. The other player continues to choose.
#[test]
fn placements_can_be_left_to_chance() {
    let mut state = blue_apples(0);
    play(&mut state, "random");
    assert_eq!((actor(&state), state.position.blueberries.len()), (Seat(1), 1));
    let rest = state.steps_for_move(Seat(1), &"random-rest".parse().expect("a move"), &seed());
    let json = serde_json::to_value(&rest[0]).expect("JSON");
    assert_eq!((json["do"].as_str(), json["rest"].as_str()), (Some("blue"), Some("random")));
    play(&mut state, "random-rest");
    // From now on, only seat 0 chooses. Chance also chooses the color for seat 1.
    let mut asked = 0;
    while state.history.is_empty() {
        assert_eq!(actor(&state), Seat(0));
        let place = state.legal_moves(Seat(0))[0].to_string();
        play(&mut state, &place);
        asked += 1;
    }
    assert_eq!(asked, 1 + 4 + 1, "seat 0 placed a blueberry, four apples and a head");
    assert_eq!(state.position.apples(SnakeColor::Red).len() + state.position.apples(SnakeColor::Yellow).len(), 8);
    // Moves cannot be left to chance.
    let seat = actor(&state);
    assert!(state.check(seat, &Move::Random { rest: false }).is_err());
}

#[test]
fn a_random_set_up_takes_one_press_per_player() {
    let mut state = new_match();
    apply_forced_steps(&mut state);
    play(&mut state, "random-rest");
    play(&mut state, "random-rest");
    assert_eq!(state.history.len(), 1);
    assert_eq!(state.position.all_apples().len(), 12);
}

/// House rule: unless the host chooses otherwise, chance lays the board piece by piece. The steps are the same as when
/// the players agree on a random board.
#[test]
fn chance_lays_the_board() {
    let mut setup = Ssserpent::INFO.default_setup(2);
    Ssserpent::INFO.set_choice(&mut setup.options, SET_UP_OPTION, BY_CHANCE);
    let mut laid = Ssserpent::new(&setup);
    let mut news = Vec::new();
    let mut by_hand = new_match();
    while let Some(step) = laid.forced_step(&seed()) {
        assert!(laid.seats_to_act().is_empty() && laid.seats_to_agree().is_empty() && laid.choice().is_none());
        let agreed = by_hand.forced_step(&seed()).or_else(|| by_hand.agreed_step(&seed()));
        assert_eq!(agreed, Some(step.clone()));
        by_hand.apply(&step).expect("a legal step");
        laid.apply(&step).expect("forced steps are legal");
        assert!(step.by.is_none() || laid.is_automatic_step(&step), "nobody has made a move");
        news.extend(laid.news(&step).map(|phrase| phrase.key));
    }
    assert_eq!((laid.history.len(), laid.position.all_apples().len()), (1, 12));
    assert_eq!(news, ["ssserpent-news-colour", "ssserpent-news-begin"]);
    assert_eq!(laid.seats_to_act(), laid.seat(laid.position.turn).into());
}

/// House rule: with this option, chance picks a board from the table of even boards, turned or mirrored. The table also
/// says which side of a board moves first. The verifier reads the table with its own code.
#[test]
fn chance_picks_an_even_board() {
    let mut setup = Ssserpent::INFO.default_setup(2);
    Ssserpent::INFO.set_choice(&mut setup.options, SET_UP_OPTION, EVEN_BOARD);
    let mut drawn = HashSet::new();
    for number in 0..200 {
        let seed = Seed([number; 32]);
        let mut laid = Ssserpent::new(&setup);
        let mut steps = Vec::new();
        while let Some(step) = laid.forced_step(&seed) {
            assert!(laid.seats_to_act().is_empty() && laid.seats_to_agree().is_empty() && laid.choice().is_none());
            laid.apply(&step).expect("forced steps are legal");
            assert!(step.by.is_none() || laid.is_automatic_step(&step), "nobody has made a move");
            steps.push(step);
        }
        assert_eq!((steps.len(), laid.history.len()), (17, 1));
        assert_eq!(laid.position, boards::pick_board(&seed));
        drawn.insert(laid.position.to_string());
    }
    assert!(drawn.len() > 100, "{}", drawn.len());
}

/// « Les pommes doivent avoir au moins une case libre entre elles (orthogonalement) et ne pas être placées sur les
/// lignes du bord de la grille. » So on each board of the table, the pieces can be placed in any order. No head is
/// trapped at the start.
#[test]
fn the_table_of_even_boards_keeps_the_placement_rules() {
    let table: &[Position] = &boards::EVEN_BOARDS;
    let file = include_str!("../../../../../assets/ssserpent/boards.txt");
    assert!(table.len() >= 60 && table.len() == file.lines().count(), "each line is a position");
    let hash = "7f3ac5ac1d22a3fd1a6c58c8717740ed75ae36849ad14d350be61666bd72c887";
    assert_eq!(
        Seed(Sha256::digest(file).into()).to_hex(),
        hash,
        "records name only their seed, so the table never changes"
    );
    let symmetries = |board| (0..8).map(move |symmetry| boards::transform(board, symmetry));
    let different: HashSet<Position> = table.iter().flat_map(symmetries).collect();
    assert_eq!(different.len(), 8 * table.len(), "two boards are the same, turned or mirrored");
    for board in table {
        assert_eq!(board.blueberries.len(), 4, "{board}");
        let border = Cells::BORDER;
        assert!((board.all_apples() & (border | board.all_apples().neighbours())).is_empty(), "{board}");
        for color in SnakeColor::ALL {
            assert_eq!((board.apples(color).len(), board.snake(color).len()), (4, 1), "{board}");
            let head = board.snake(color).occupied;
            assert!((head & !border).is_empty() && (head.neighbours() & board.all_apples()).is_empty(), "{board}");
            assert!(Position { turn: color, ..*board }.legal_moves().len() >= 2, "{board}: a trap");
        }
    }
}

/// House rule: until the players have chosen their colors, both may agree on a random board. The steps are the same as
/// if both had left the rest of their set-up to chance.
#[test]
fn players_agree_on_a_random_board() {
    for placed in 0..=4 {
        let mut state = new_match();
        apply_forced_steps(&mut state);
        (0..placed).for_each(|_| play(&mut state, "random"));
        assert_eq!(state.seats_to_agree(), SeatSet::all(2));
        let mut steps = Vec::new();
        let mut news = Vec::new();
        while let Some(step) = state.agreed_step(&seed()) {
            state.apply(&step).expect("agreed steps are legal");
            news.extend(state.news(&step).map(|phrase| phrase.key));
            steps.push(step);
        }
        assert_eq!(steps.len(), 15 - placed);
        let rests =
            steps.iter().filter(|step| matches!(serde_json::to_value(step), Ok(json) if json["rest"] == "random"));
        assert_eq!(rests.map(|step| step.by).collect::<HashSet<_>>().len(), 2, "each seat has one mark");
        assert!(news.len() <= 3 && news.iter().any(|key| key == "ssserpent-news-colour"), "too many lines: {news:?}");
        assert!(state.seats_to_agree().is_empty());
        apply_forced_steps(&mut state);
        assert_eq!((state.history.len(), state.position.all_apples().len()), (1, 12));
        assert!(state.seats_to_agree().is_empty() && state.agreed_step(&seed()).is_none());
    }
    let mut state = new_match();
    apply_forced_steps(&mut state);
    play(&mut state, "random-rest");
    assert!(state.seats_to_agree().is_empty(), "the other player still chooses");
    let mut state = blue_apples(4);
    play(&mut state, "red");
    assert!(state.seats_to_agree().is_empty(), "the colours are taken");
}

/// House rule: a player who puts back lost discs may leave one or all of them to chance. In the next turn, the player
/// chooses again.
#[test]
fn putting_back_can_be_left_to_chance() {
    let attack = || {
        let mut state = Ssserpent::in_play(board("D5 C5 B5", "E7 E6 E5 F5"));
        play(&mut state, "E5-E4");
        state
    };
    let mut state = attack();
    play(&mut state, "random-rest");
    assert_eq!((actor(&state), state.position.apples(SnakeColor::Yellow).len()), (Seat(1), 3));
    let mut state = attack();
    play(&mut state, "random");
    assert_eq!(actor(&state), Seat(0));
    let last = state.check(Seat(0), &Move::Random { rest: true }).expect_err("one disc is left");
    assert_eq!(last.0.key, "ssserpent-refusal-last");
    play(&mut state, "random");
    assert_eq!(actor(&state), Seat(1));
}
