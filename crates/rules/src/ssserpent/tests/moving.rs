//! « Se déplacer », « Grandir », « Les pommes bleues », « Attaquer ».

use super::*;

/// A coiled snake of nine pieces. For a shorter snake, tests use only its first pieces.
const COIL: [&str; 9] = ["D3", "D2", "C2", "C1", "B1", "A1", "A2", "A3", "A4"];

/// « Un serpent d'1 ou de 2 pions de long se déplace d'1 case. […] 3 ou 4 pions de long se déplace de 2 cases. […] 5 ou
/// 6 pions se déplace de 3 cases. […] 7 ou 8 pions se déplace de 4 cases. […] un serpent de 9 pions se déplace de 5
/// cases. »
#[test]
fn a_move_has_half_as_many_steps_as_pieces() {
    for (length, steps) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)] {
        let position = board(&COIL[..length].join(" "), "H8");
        assert_eq!(position.steps_per_move(SnakeColor::Red), steps);
        let moves = position.legal_moves();
        assert!(!moves.is_empty() && moves.iter().all(|path| path.len() == steps), "{length} pieces: {moves:?}");
        let mut longer = moves[0];
        longer.pop();
        if steps > 1 {
            no_move(&position, &longer.to_string(), "length");
        }
    }
    let three = board("D3 D2 C2", "H8");
    no_move(&three, "D4-D5-D6", "length");
    assert!(three.after_move(&Path::default()).is_err(), "staying is not a move");
}

/// « C'est la tête du serpent qui bouge en premier, le reste du corps suit la tête au fur et à mesure de sa
/// progression. »
#[test]
fn the_body_follows_the_head() {
    let position = after(&board("D3 D2 C2 C1 B1", "H8"), "D4-E4-E5");
    assert_eq!(pieces(&position, SnakeColor::Red), "E5 E4 D4 D3 D2");
    assert_eq!(position.turn, SnakeColor::Yellow);
    assert_eq!(position.snake(SnakeColor::Red).occupied, cells("E5 E4 D4 D3 D2"));
}

/// « consécutives et orthogonales »
#[test]
fn steps_are_orthogonal_and_stay_on_the_board() {
    let position = board("D4", "H8");
    no_move(&position, "E5", "apart");
    no_move(&position, "D6", "apart");
    no_move(&position, "D4", "apart");
    let names = |position: &Position| position.legal_moves().iter().map(Path::to_string).collect::<Vec<_>>();
    assert_eq!(names(&position), ["D5", "E4", "D3", "C4"]);
    assert_eq!(names(&board("A1", "H8")), ["A2", "B1"]);
    assert_eq!(names(&board("I5", "H8")), ["I6", "I4", "H5"], "moves cannot wrap around the edge");
}

/// « Un serpent n'a pas le droit de passer ses propres pions. » « De plus, un serpent n'a pas le droit de faire de «
/// marche arrière ». » The cell that the snake's own tail is about to leave is also forbidden. House rule: a lone head
/// may turn back.
#[test]
fn own_pieces_are_in_the_way() {
    let ring = board("B2 B1 A1 A2", "H8");
    no_move(&ring, "A2-A3", "own");
    no_move(&board("B2 B1", "H8"), "B1", "own");
    // A cell that the tail left in the previous step is free.
    assert_eq!(pieces(&after(&board("C3 C2 C1 B1 B2", "H8"), "B3-B2-A2"), SnakeColor::Red), "A2 B2 B3 C3 C2");
    let mut alone = board("D4", "H8");
    for step in ["D5", "D4", "D5"] {
        alone = Position { turn: SnakeColor::Red, ..after(&alone, step) };
    }
    assert_eq!(pieces(&alone, SnakeColor::Red), "D5");
}

/// « Quand la tête se déplace, elle peut se rendre : sur une case inoccupée, sur une pomme de sa couleur, sur une pomme
/// bleue (si le serpent est adulte) […] Un serpent n'a pas non plus le droit de passer sur une pomme de couleur
/// adverse. »
#[test]
fn apples_of_others_are_in_the_way() {
    let mut position = board("D4", "H8");
    position.apples = [cells("D5"), cells("E4")];
    position.blueberries = cells("D3");
    no_move(&position, "E4", "enemy-apple");
    no_move(&position, "D3", "young");
    after(&position, "C4");
    after(&position, "D5");
    position.adult = [true, false];
    after(&position, "D3");
    no_move(&position, "E4", "enemy-apple");
}

/// « Si la tête passe sur une pomme de la même couleur, le pion de cette dernière est retournée coté « corps » et mis
/// sur la dernière case libre qu'a empruntée la tête : Le serpent grandit. »
#[test]
fn an_apple_becomes_the_disc_behind_the_head() {
    let mut position = board("D4 D3 D2", "H8");
    position.apples[0] = cells("D5 F5 B7");
    let grown = after(&position, "D5-E5");
    // The snake grew at D5, and its tail stayed at D2. The next step moved all pieces.
    assert_eq!(pieces(&grown, SnakeColor::Red), "E5 D5 D4 D3");
    assert_eq!(names(grown.apples(SnakeColor::Red)), "F5 B7");
    let both = after(&Position { apples: [cells("D5 E5 B7"), cells("I9")], ..position }, "D5-E5");
    assert_eq!(pieces(&both, SnakeColor::Red), "E5 D5 D4 D3 D2", "the tail never moved");
    // « dépendant du nombre total de pions le constituant au début du tour »: growing does not add a step.
    no_move(&position, "D5-E5-E6", "length");
}

/// « quand plus aucune pomme de sa couleur n'est présente sur la grille à un moment de la partie, le serpent devient
/// adulte. Dés lors, il peut manger les pommes bleues »: even in the middle of a move, and permanently. « La pomme
/// bleue mangée est défaussée et on ajoute un pion « corps » au serpent concerné. »
#[test]
fn a_snake_becomes_adult_with_its_last_apple_and_stays_so() {
    let mut position = board("D4 D3 D2", "H8");
    position.apples[0] = cells("D5");
    position.blueberries = cells("D6 F6");
    let adult = after(&position, "D5-D6");
    assert!(adult.is_adult(SnakeColor::Red) && !adult.is_adult(SnakeColor::Yellow));
    assert_eq!(pieces(&adult, SnakeColor::Red), "D6 D5 D4 D3 D2");
    assert_eq!(names(adult.blueberries), "F6");

    position.apples[0] = cells("D5 B7");
    no_move(&position, "D5-D6", "young");
    // A snake stays adult even when its lost discs become apples again.
    let bitten = Position { apples: [cells("B7"), cells("I9")], turn: SnakeColor::Red, ..adult };
    assert_eq!(after(&bitten, "E6-F6-G6").snake(SnakeColor::Red).len(), 6);
}

/// « Le serpent rouge peut manger le pion jaune coché. Le serpent jaune perdra alors le pion coché et le pion A - qui
/// ne sera ainsi plus relié à la tête. »
#[test]
fn the_first_example_of_an_attack() {
    let position = board("D5 C5 B5", "E7 E6 E5 F5");
    let attacked = after(&position, "E5-E4");
    assert_eq!(pieces(&attacked, SnakeColor::Yellow), "E7 E6");
    assert_eq!(pieces(&attacked, SnakeColor::Red), "E4 E5 D5", "the attacker does not grow");
    assert_eq!(
        (attacked.lost, attacked.turn),
        (2, SnakeColor::Red),
        "the attacker puts them back before the turn passes"
    );
}

/// « Dans cet autre exemple, le serpent rouge n'a pas le droit de manger le serpent par la case cochée car il oppose
/// les 3 pions de sa ligne d'attaque aux 3 pions jaune de l'adversaire... »
#[test]
fn the_second_example_of_an_attack() {
    let position = board("D5 C5 B5", "E6 E5 F5 G5 G4");
    no_move(&position, "E5-E4", "weak");
    assert_eq!(names(attackable(&position)), "");
    let four = board("D5 C5 B5 A5", "E6 E5 F5 G5 G4");
    assert_eq!(after(&four, "E5-E4").lost, 4);
}

/// Returns the opponent's cells that a move can attack with its first step.
fn attackable(position: &Position) -> Cells {
    let enemy = position.snake(position.turn.other()).occupied;
    position
        .legal_moves()
        .iter()
        .filter_map(|path| path.first().copied())
        .filter(|&cell| enemy.contains(cell))
        .collect()
}

/// « La ligne d'attaque est définie par la direction qu'a prise la tête pour attaquer : On compte alors le nombre de
/// pions-serpent présenté de chaque coté de l'attaque. » Lines are unbroken. The pieces in a line need not be
/// consecutive in the body.
#[test]
fn lines_of_attack_count_all_pieces_in_line() {
    // D5, C5 and B5 are in a line, although the body passes through D4 and C4.
    let around = board("D5 D4 C4 C5 B5", "E6 E5 F5");
    assert_eq!(names(attackable(&around)), "E5", "three against two");
    // Without C5 the line is broken, and B5 does not count.
    let broken = board("D5 D4 C4 B4 B5", "E6 E5 F5");
    no_move(&broken, "E5-E4-E3", "weak");
    // Defenders from another part of the body also count.
    no_move(&board("D5 C5", "E5 E6 F6 F5"), "E5", "weak");
    assert_eq!(after(&board("D5 C5", "E6 E5 E4"), "E5").lost, 2, "one defender in this line");
    // Defenders behind a gap do not count.
    assert_eq!(after(&board("D5 C5", "D6 E6 E5 E4 F4 G4 G5"), "E5").lost, 5);
}

/// « il ne peut se présenter sur cette case que s'il oppose plus de pions que l'adverse sur la même ligne d'attaque »,
/// counted just before this step.
#[test]
fn attackers_are_counted_before_each_step() {
    // After the steps to C5 and D5, three attackers are in a line.
    let position = board("B5 B4 B3 B2 B1", "E6 E5 F5");
    assert_eq!(after(&position, "C5-D5-E5").lost, 2);
    let turned = board("D3 D2 D1 C1 B1", "E6 E5 F5");
    no_move(&turned, "D4-D5-E5", "weak");
}

/// « les pions qu'il a perdus »: the losses of several attacks add up. The cells of lost discs are free for later
/// steps.
#[test]
fn several_attacks_add_up() {
    let position = board("D5 C5 B5 A5 A4", "F7 E7 E6 E5 F5 F4 G4");
    // The attack on E5 cuts off E5, F5, F4 and G4. The next steps use the freed cells F5 and F4.
    let over = after(&position, "E5-F5-F4");
    assert_eq!((over.lost, pieces(&over, SnakeColor::Yellow)), (4, "F7 E7 E6".to_owned()));
    // The attack on E5 (four pieces against one) cuts off the last disc. The attack on G5 (five against one) cuts off
    // four more discs.
    let twice = after(&board("D5 C5 B5 A5 A4", "G7 G6 G5 G4 F4 E4 E5"), "E5-F5-G5");
    assert_eq!((twice.lost, pieces(&twice, SnakeColor::Yellow)), (5, "G7 G6".to_owned()));
    assert_eq!(pieces(&twice, SnakeColor::Red), "G5 F5 E5 D5 C5");
}

/// « Si un serpent réussit à attaquer directement la tête de son adversaire, ce dernier perd immédiatement la partie. »
#[test]
fn an_attacked_head_ends_the_match_and_the_path() {
    let position = board("D5 C5 B5", "E5 E6 E7");
    let won = after(&position, "E5");
    assert_eq!(won.winner(), Some(SnakeColor::Red));
    assert_eq!((won.lost, won.snake(SnakeColor::Yellow).len()), (0, 0), "nothing is put back");
    no_move(&position, "E5-E6", "won");
    assert!(won.legal_moves().is_empty());
    no_move(&board("D5", "E5"), "E5", "weak");

    let mut state = Ssserpent::in_play(position);
    play(&mut state, "E5");
    let outcome = state.outcome().expect("it is over");
    assert_eq!((outcome.winners, outcome.why), (Seat(0).into(), "head"));
}

#[test]
fn bites_and_danger_are_seen_before_the_move() {
    let signs = |text: &str| {
        let position: Position = text.parse().expect("a position");
        let moves = position.legal_moves();
        (
            position.attacked_pieces(&moves, 0).iter().map(|cell| cell.to_string()).collect::<Vec<_>>(),
            Position { turn: position.turn.other(), ..position }.can_take_head(),
        )
    };
    let two_in_line = "9/2A4*1/4h4/4n2*1/1EEHnw3/5n3/2*4A1/6*2/9";
    assert_eq!(signs(&format!("{two_in_line} r y 0")), (vec!["E5".to_owned()], true));
    assert_eq!(signs(&format!("{two_in_line} y y 0")), (vec!["D5".to_owned()], false), "three pieces before the head");
    let apart = "9/2*1a4/6*1h/1a2A4/2EEH4/2N1a4/6a2/2*4*1/9 r - 0";
    assert_eq!(signs(apart), (Vec::new(), false));
}
