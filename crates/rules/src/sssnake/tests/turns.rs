//! « Le déroulement », « Le dé », « La fin du jeu », « Comptabilisation des points »: turns, rounds and matches.

use super::*;
use contract::StepKind as _;

/// « 60 cartes de parties rectilignes de serpent », « 48 cartes de parties courbées », « 8 cartes de 2 parties
/// croisées », « 4 cartes de 2 parties courbées ».
#[test]
fn the_pile_holds_120_cards() {
    assert_eq!(Card::ALL.map(|card| Pile::full().count(card)), [60, 48, 8, 4]);
    assert_eq!(Pile::full().total(), Pile::FULL_LEN);
}

#[test]
fn each_kind_is_drawn_in_proportion_to_its_number() {
    const DRAWS: usize = 12_000;
    let mut chance = seed().external_rng(0);
    let mut seen = [0.0; 4];
    for _ in 0..DRAWS {
        let drawn = Pile::full().random_cards(3, &mut chance);
        assert_eq!(drawn.len(), 3);
        drawn.iter().for_each(|&card| seen[card as usize] += 1.0);
    }
    for (card, times) in Card::ALL.into_iter().zip(seen) {
        let expected = (DRAWS * 3 * Pile::full().count(card)) as f64 / Pile::FULL_LEN as f64;
        assert!((times / expected - 1.0).abs() < 0.1, "{card:?}: {times} instead of {expected}");
    }
    let mut all = pile_with([1, 1, 0, 1]).random_cards(9, &mut chance);
    all.sort();
    assert_eq!(all, [Card::Straight, Card::Curve, Card::Double], "the pile never gives more cards than it has");
}

/// « Le joueur le plus jeune reçoit le dé et commence le jeu. » If nobody declares that they are the youngest, a random
/// seat goes first. « Les autres joueurs suivent dans le sens des aiguilles d'une montre. »
#[test]
fn the_youngest_begins_and_the_others_follow_clockwise() {
    let first = |youngest, number| match Sssnake::new(&setup(3, 1, youngest)).forced_step(&Seed([number; 32])) {
        Some(Step { by: None, kind: StepKind::Round { first } }) => first.0,
        other => panic!("{other:?}"),
    };
    assert!((0..9).all(|number| first(Some(Seat(2)), number) == 2));
    let random: std::collections::BTreeSet<u8> = (0..50).map(|number| first(None, number)).collect();
    assert_eq!(random.len(), 3, "any seat");

    let mut state = Sssnake::new(&setup(3, 1, Some(Seat(2))));
    refused(&state, r#"{"by": null, "do": "round", "first": 1}"#, "first");
    follow(&mut state, r#"{"by": null, "do": "round", "first": 2}"#);
    for (seat, neighbour) in [(2, 0), (0, 1), (1, 2)] {
        assert_eq!(to_roll(&state), seat);
        follow(&mut state, &format!(r#"{{"by": {seat}, "do": "roll", "die": 1, "draw": ["S"]}}"#));
        let place = r#""do": "place", "card": "S", "end": "neck", "way": "ahead""#;
        follow(&mut state, &format!(r#"{{"by": {seat}, {place}, "on": {neighbour}}}"#));
    }
}

/// « Lorsque le dé indique un 1, le joueur tire une carte de la pile et l'ajoute au serpent de son voisin de gauche ».
#[test]
fn one_card_goes_to_the_left_neighbour() {
    let mut state = with_snakes(&["", "", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    let four = ["C-1-neck-left", "C-1-neck-right", "C-1-tail-left", "C-1-tail-right"].map(str::to_owned);
    assert_eq!(choices(&state), (0, four.to_vec()), "the active player chooses the place");
    refused(&state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "left"}"#, "other-snake");
    refused(&state, r#"{"by": 1, "do": "place", "card": "C", "on": 1, "end": "neck", "way": "left"}"#, "not-yours");
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 1, "end": "tail", "way": "right"}"#);
    assert_eq!(state.snakes.iter().map(|snake| snake.tiles.len()).collect::<Vec<_>>(), [0, 1, 0]);
    assert_eq!((to_roll(&state), state.pile.total()), (1, 119));
}

/// « S'il n'est pas possible d'ajouter la carte tirée au serpent du voisin, sans que cela ne compromette la
/// constitution du serpent, le joueur reprend la carte. Il doit alors l'ajouter à son propre serpent. »
#[test]
fn one_card_that_does_not_fit_the_neighbour_goes_on_the_own_snake() {
    let mut state = with_snakes(&["", ALL_BUT_A_CURVE, ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["S"]}"#);
    assert_eq!(choices(&state), (0, vec!["S-0-neck-ahead".into(), "S-0-tail-ahead".into()]));
    refused(&state, r#"{"by": 0, "do": "discard", "card": "S"}"#, "fits");
}

/// « Si la carte ne peut toujours pas être utilisée, elle sort définitivement du jeu. »
#[test]
fn one_card_that_fits_neither_snake_is_out() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, ALL_BUT_A_CURVE, ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["S"]}"#);
    assert_eq!(forced(&mut state), ["0 discard S"]);
    assert_eq!((to_roll(&state), state.pile.total()), (1, 119));
}

/// « Lorsque le dé indique un 2, le joueur tire deux cartes de la pioche. Il en choisit une des deux et l'ajoute à son
/// propre serpent. Il donne la deuxième carte à son voisin de gauche qui doit l'ajouter à son serpent. »
#[test]
fn of_two_cards_one_is_kept_and_one_is_given() {
    let mut state = with_snakes(&["", "", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "S"]}"#);
    let (seat, moves) = choices(&state);
    assert_eq!((seat, moves.len()), (0, 6), "either card: {moves:?}");
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
    refused(&state, r#"{"by": 0, "do": "give", "card": "C", "to": 1}"#, "order");
    refused(&state, r#"{"by": 0, "do": "give", "card": "S", "to": 2}"#, "order");
    assert_eq!(forced(&mut state), ["0 give S 1"]);
    assert_eq!(choices(&state), (1, vec!["S-1-neck-ahead".into(), "S-1-tail-ahead".into()]), "the neighbour chooses");
    refused(&state, r#"{"by": 1, "do": "discard", "card": "S"}"#, "fits");
    refused(&state, r#"{"by": 1, "do": "return", "card": "S", "to": 0}"#, "order");
    follow(&mut state, r#"{"by": 1, "do": "place", "card": "S", "on": 1, "end": "neck", "way": "ahead"}"#);
    assert_eq!((to_roll(&state), state.pile.total()), (1, 118));
}

/// « Si c'est impossible, le voisin de gauche redonne la carte au joueur qui est obligé de l'utiliser afin de compléter
/// son propre serpent. »
#[test]
fn a_given_card_that_does_not_fit_is_returned() {
    let mut state = with_snakes(&["", ALL_BUT_A_CURVE]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["S", "S"]}"#);
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "S", "on": 0, "end": "neck", "way": "ahead"}"#);
    assert_eq!(forced(&mut state), ["0 give S 1", "1 return S 0"]);
    assert_eq!(choices(&state), (0, vec!["S-0-neck-ahead".into(), "S-0-tail-ahead".into()]));
    refused(&state, r#"{"by": 0, "do": "discard", "card": "S"}"#, "fits");
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "S", "on": 0, "end": "tail", "way": "ahead"}"#);
    assert_eq!(to_roll(&state), 1);
}

/// « Là encore, la carte est exclue du jeu si son utilisation empêche de relier, par la suite, la tête et la queue du
/// serpent. » With two identical cards that do not fit, there is no choice to make.
#[test]
fn a_returned_card_that_does_not_fit_is_out() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, ALL_BUT_A_CURVE]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["S", "S"]}"#);
    assert_eq!(forced(&mut state), ["0 discard S", "0 give S 1", "1 return S 0", "0 discard S"]);
    assert_eq!(to_roll(&state), 1);
}

/// « Lorsque le dé indique un 3, le joueur tire trois cartes de la pioche. Il choisit 2 cartes qu'il ajoute à son
/// serpent et donne la carte restante à son voisin de gauche. » House rule: the player chooses the order of the cards.
/// Identical cards in hand are a single choice.
#[test]
fn of_three_cards_two_are_kept_and_one_is_given() {
    let mut state = with_snakes(&["", "", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["X", "S", "X"]}"#);
    let four = ["S-0-neck-ahead", "S-0-tail-ahead", "X-0-neck-ahead", "X-0-tail-ahead"].map(str::to_owned);
    assert_eq!(choices(&state), (0, four.to_vec()));
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "X", "on": 0, "end": "neck", "way": "ahead"}"#);
    assert_eq!(choices(&state), (0, four.to_vec()), "the other crossing is still in the hand");
    refused(&state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "left"}"#, "no-card");
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "X", "on": 0, "end": "neck", "way": "ahead"}"#);
    assert_eq!(forced(&mut state), ["0 give S 1"]);
    follow(&mut state, r#"{"by": 1, "do": "place", "card": "S", "on": 1, "end": "neck", "way": "ahead"}"#);
    assert_eq!((to_roll(&state), state.pile.total()), (1, 117));
}

/// « S'il ne peut le faire sans risquer de ne plus pouvoir relier tête et queue par la suite, il a le droit de rendre
/// la carte au joueur. Celui-ci est maintenant obligé d'utiliser cette carte. Si c'est impossible, la carte sort
/// définitivement du jeu. »
#[test]
fn the_third_card_can_be_returned_too() {
    let mut state = with_snakes(&["", ALL_BUT_A_CURVE]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "S", "S"]}"#);
    for _ in 0..2 {
        follow(&mut state, r#"{"by": 0, "do": "place", "card": "S", "on": 0, "end": "neck", "way": "ahead"}"#);
    }
    assert_eq!(forced(&mut state), ["0 give S 1", "1 return S 0"]);
    assert_eq!(choices(&state).0, 0);

    let mut state = with_snakes(&[ALL_BUT_A_CURVE, ALL_BUT_A_CURVE]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "S", "S"]}"#);
    let out = ["0 discard S", "0 discard S", "0 give S 1", "1 return S 0", "0 discard S"];
    assert_eq!(forced(&mut state), out);
}

/// « Il en choisit une des deux et l'ajoute à son propre serpent. » A player may choose only a card that fits at that
/// moment.
#[test]
fn a_card_that_fits_nowhere_cannot_be_chosen_while_another_fits() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "D", "S"]}"#);
    assert_eq!(choices(&state), (0, vec!["D-0-neck-left".into(), "D-0-neck-right".into()]));
    refused(&state, r#"{"by": 0, "do": "discard", "card": "S"}"#, "other-fits");
    refused(&state, r#"{"by": 0, "do": "discard", "card": "D"}"#, "fits");
    // Once the double curve is placed, the straights fit.
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "D", "on": 0, "end": "neck", "way": "left"}"#);
    assert_eq!(choices(&state), (0, vec!["S-0-neck-ahead".into(), "S-0-tail-ahead".into()]));
}

/// « Les cartes qui ne peuvent pas être utilisées pour compléter un serpent sortent définitivement du jeu. » House
/// rule: if no card fits, the player may choose any card, which leaves the game.
#[test]
fn any_card_can_be_chosen_if_none_fits() {
    // Both ends face the large card, so straights and crossings do not fit.
    let facing = "S-neck-ahead C-neck-left C-neck-left S-tail-ahead C-tail-left C-tail-left";
    let mut state = with_snakes(&[facing, ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "X", "X"]}"#);
    assert_eq!(choices(&state), (0, vec!["discard-S".into(), "discard-X".into()]));
    follow(&mut state, r#"{"by": 0, "do": "discard", "card": "S"}"#);
    assert_eq!(forced(&mut state), ["0 discard X", "0 give X 1"]);
}

/// If there is only one legal move, it is made automatically.
#[test]
fn the_only_legal_move_is_made_at_once() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, "", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "X", "S"]}"#);
    assert!(state.seats_to_act().is_empty());
    let mut placed = state.clone();
    assert_eq!(forced(&mut placed), ["0 place X-0-neck-ahead"]);
    assert!(placed.was_last_move_forced);
    assert_eq!(choices(&placed), (0, vec!["S-0-neck-ahead".into(), "S-0-tail-ahead".into()]));
    // If both ends face the same cell, a record may name either end.
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "X", "on": 0, "end": "tail", "way": "ahead"}"#);
}

/// House rule: if the pile has fewer cards than the die shows, the turn is played as if the die showed the number of
/// cards drawn.
#[test]
fn a_short_pile_makes_a_smaller_turn() {
    let state = with_pile(&["", "", ""], [1, 1, 0, 0]);
    refused(&state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S"]}"#, "draw");
    refused(&state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "S"]}"#, "draw");
    refused(&state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["S", "C", "C"]}"#, "draw");
    let mut two = state.clone();
    follow(&mut two, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["C", "S"]}"#);
    follow(&mut two, r#"{"by": 0, "do": "place", "card": "S", "on": 0, "end": "neck", "way": "ahead"}"#);
    assert_eq!(forced(&mut two), ["0 give C 1"], "equal to a roll of 2");

    let mut one = with_pile(&["", "", ""], [1, 0, 0, 0]);
    follow(&mut one, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["S"]}"#);
    assert_eq!(choices(&one), (0, vec!["S-1-neck-ahead".into(), "S-1-tail-ahead".into()]), "equal to a roll of 1");
    follow(&mut one, r#"{"by": 0, "do": "place", "card": "S", "on": 1, "end": "neck", "way": "ahead"}"#);
    assert_eq!(forced(&mut one), ["- score [7, 8, 7] [-7, -8, -7]"]);
}

/// « Dès qu'un joueur a réussi à relier la tête et la queue de son serpent en utilisant toutes ses cartes, il est
/// déclaré vainqueur. » House rule: cards in hand leave the game.
#[test]
fn a_complete_snake_ends_the_round_at_once() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, "", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 3, "draw": ["C", "S", "S"]}"#);
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
    assert_eq!(forced(&mut state), ["- score [0, 7, 7] [0, -7, -7]"], "no more cards are given");
    let outcome = state.outcome().expect("the only round is over");
    assert_eq!((outcome.winners, outcome.why), (Seat(0).into(), "rounds"));
    assert_eq!(outcome.lists, [("totals", vec![0, -7, -7])]);
}

/// A complete snake wins immediately, no matter who completes it.
#[test]
fn another_player_can_complete_a_snake() {
    let mut by_one = with_snakes(&["", ALL_BUT_A_CURVE]);
    follow(&mut by_one, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    assert_eq!(forced(&mut by_one.clone()), ["0 place C-1-neck-right", "- score [7, 0] [-7, 0]"]);
    follow(&mut by_one, r#"{"by": 0, "do": "place", "card": "C", "on": 1, "end": "tail", "way": "left"}"#);
    assert_eq!(forced(&mut by_one), ["- score [7, 0] [-7, 0]"]);
    assert_eq!(by_one.outcome().map(|outcome| outcome.winners), Some(Seat(1).into()));

    let mut by_gift = with_snakes(&["", ALL_BUT_A_STRAIGHT]);
    follow(&mut by_gift, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "S"]}"#);
    follow(&mut by_gift, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
    assert_eq!(forced(&mut by_gift), ["0 give S 1", "1 place S-1-neck-ahead", "- score [6, 0] [-6, 0]"]);
}

/// « Si toutes les cartes ont été utilisées avant qu'un des joueurs ait relié la tête et la queue de son serpent, le
/// gagnant est le joueur qui aurait eu besoin du plus petit nombre de cartes pour terminer son serpent. » House rules:
/// the round ends after the full turn that empties the pile, and tied players share the win.
#[test]
fn an_empty_pile_ends_the_round_after_the_full_turn() {
    let mut state = with_pile(&["", "", "S-tail-ahead"], [0, 2, 0, 0]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "C"]}"#);
    assert_eq!(state.pile.total(), 0);
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
    assert_eq!(forced(&mut state), ["0 give C 1"], "the turn is played to its end");
    follow(&mut state, r#"{"by": 1, "do": "place", "card": "C", "on": 1, "end": "tail", "way": "left"}"#);
    assert_eq!(forced(&mut state), ["- score [6, 6, 8] [-6, -6, -8]"]);
    let winners = state.outcome().expect("over").winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

/// Ruling: a match has as many rounds as players, or one round if a user plays only against computers. The host may
/// choose one round, or two rounds for each player. A rematch keeps this choice rather than the number of rounds.
#[test]
fn the_number_of_rounds_follows_the_seats() {
    let info = &Sssnake::INFO;
    for (length, alone, seats, rounds) in [
        (None, false, 2, 2),
        (None, false, 3, 3),
        (None, false, 4, 4),
        (None, true, 3, 1),
        (Some(-1), true, 3, 3),
        (Some(-2), false, 4, 8),
        (Some(1), false, 4, 1),
        (Some(7), false, 4, 7),
    ] {
        let mut lobby = info.lobby_options();
        length.into_iter().for_each(|length| lobby.insert_number("rounds", length));
        let begun = info.complete_options(&lobby, alone, seats);
        assert_eq!(begun.number("rounds"), rounds, "{length:?} {alone} {seats}");
        begun.check(info.options).expect("a record has allowed values only");
        let again = info.complete_options(&info.rematch_options(&begun, alone, seats), false, 2);
        assert_eq!(again, info.complete_options(&lobby, false, 2), "{length:?} {alone} {seats}");
    }
}

/// « A la fin de chaque partie, chaque joueur reçoit autant de points négatifs qu'il lui manque de cartes pour
/// compléter son serpent. » The scores add up, and the highest total wins. House rule: the left neighbour of a round's
/// first player goes first in the next round.
#[test]
fn points_add_up_over_the_rounds() {
    let mut state = new_match(2, 3);
    for (first, missing, totals) in [(0, "[0, 7]", "[0, -7]"), (1, "[6, 0]", "[-6, -7]"), (0, "[7, 0]", "[-13, -7]")] {
        assert!(state.outcome().is_none());
        follow(&mut state, &format!(r#"{{"by": null, "do": "round", "first": {first}}}"#));
        assert_eq!(
            (state.pile.total(), state.snakes.iter().map(|snake| snake.missing).collect::<Vec<_>>()),
            (Pile::FULL_LEN, vec![7, 7]),
            "the pile and the snakes are new"
        );
        assert_eq!(to_roll(&state), first);
        let snakes = match missing {
            "[0, 7]" => [ALL_BUT_A_CURVE, ""],
            "[6, 0]" => ["C-neck-right", ALL_BUT_A_CURVE],
            _ => ["", ALL_BUT_A_CURVE],
        };
        state = state.with_position(snakes.map(grown).to_vec(), Pile::full(), Seat(0));
        if missing == "[0, 7]" {
            follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "C"]}"#);
            follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
        } else {
            follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
            follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 1, "end": "neck", "way": "right"}"#);
        }
        refused(&state, &format!(r#"{{"by": null, "do": "score", "missing": {missing}, "totals": [0, 0]}}"#), "order");
        assert_eq!(forced(&mut state), [format!("- score {missing} {totals}")]);
    }
    let outcome = state.outcome().expect("three rounds are over");
    assert_eq!((outcome.winners, outcome.why), (Seat(1).into(), "rounds"));
    refused(&state, r#"{"by": null, "do": "round", "first": 1}"#, "order");
}

#[test]
fn a_score_step_gives_the_round_s_negative_points() {
    let round = StepKind::Score { missing: vec![0, 4], totals: vec![-3, -9] }.round().expect("a round");
    assert_eq!((round.points, round.totals), (vec![0, -4], vec![-3, -9]));
    assert_eq!(StepKind::Round { first: Seat(0) }.round(), None);
}

/// House rule: a computer takes over a resigned seat, which can no longer win. When only one seat has not resigned, the
/// match ends and that seat wins.
#[test]
fn a_resigned_seat_plays_on_but_cannot_win() {
    let mut state = with_snakes(&[ALL_BUT_A_CURVE, "", ""]);
    state.resign(Seat(0));
    assert_eq!(to_roll(&state), 0, "a computer plays on for the seat");
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "C"]}"#);
    let mut one_left = state.clone();
    one_left.resign(Seat(1));
    let outcome = one_left.outcome().expect("one is left");
    assert_eq!((outcome.winners, outcome.why), (Seat(2).into(), "resign"));
    assert_eq!((one_left.seats_to_act().len(), one_left.forced_step(&seed())), (0, None));

    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 0, "end": "neck", "way": "right"}"#);
    assert_eq!(forced(&mut state), ["- score [0, 7, 7] [0, -7, -7]"]);
    let winners = state.outcome().expect("over").winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)], "the best player who can win");
}

/// Steps that are out of order or that no player could make are refused.
#[test]
fn wrong_steps_are_refused() {
    let state = with_snakes(&["", ""]);
    for wrong in [
        r#"{"by": 1, "do": "roll", "die": 1, "draw": ["S"]}"#,
        r#"{"by": null, "do": "roll", "die": 1, "draw": ["S"]}"#,
        r#"{"by": null, "do": "round", "first": 1}"#,
        r#"{"by": null, "do": "score", "missing": [7, 7], "totals": [-7, -7]}"#,
    ] {
        refused(&state, wrong, "order");
    }
    refused(&state, r#"{"by": 0, "do": "roll", "die": 4, "draw": ["S", "S", "S", "S"]}"#, "draw");
    refused(&state, r#"{"by": 0, "do": "roll", "die": 0, "draw": []}"#, "draw");
    refused(&state, r#"{"by": 0, "do": "discard", "card": "S"}"#, "nothing-to-choose");
    let mut rolled = state.clone();
    follow(&mut rolled, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["S"]}"#);
    refused(
        &rolled,
        r#"{"by": 0, "do": "place", "card": "S", "on": 200, "end": "neck", "way": "ahead"}"#,
        "other-snake",
    );
    refused(&rolled, r#"{"by": 0, "do": "place", "card": "S", "on": 1, "end": "neck", "way": "left"}"#, "way");
    refused(&rolled, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["S"]}"#, "order");
    let begun = new_match(2, 1);
    refused(&begun, r#"{"by": null, "do": "round", "first": 7}"#, "first");
    for unknown in [
        r#"{"by": 0, "do": "jump"}"#,
        r#"{"do": "discard", "card": "S"}"#,
        r#"{"by": 0, "do": "discard", "card": "Z"}"#,
    ] {
        assert!(serde_json::from_str::<Step<StepKind>>(unknown).is_err(), "{unknown}");
    }
}

#[test]
fn steps_are_written_in_the_record_format() {
    for json in [
        r#"{"by":null,"do":"round","first":1}"#,
        r#"{"by":0,"do":"roll","die":2,"draw":["S","C"]}"#,
        r#"{"by":0,"do":"place","card":"X","on":1,"end":"tail","way":"ahead"}"#,
        r#"{"by":0,"do":"give","card":"S","to":1}"#,
        r#"{"by":1,"do":"return","card":"D","to":0}"#,
        r#"{"by":0,"do":"discard","card":"S"}"#,
        r#"{"by":null,"do":"score","missing":[0,4],"totals":[-3,-9]}"#,
    ] {
        let step: Step<StepKind> = serde_json::from_str(json).expect(json);
        assert_eq!(serde_json::to_string(&step).expect(json), json);
    }
}

#[test]
fn moves_have_exactly_one_notation() {
    for notation in ["C-0-neck-left", "S-3-tail-ahead", "discard-X"] {
        assert_eq!(notation.parse::<Move>().map(|play| play.to_string()), Ok(notation.to_owned()));
    }
    for wrong in
        ["", "C", "C-00-neck-left", "C-+0-neck-left", "C-300-neck-left", "Z-0-neck-left", "discard-", "C-0-neck-left-"]
    {
        let refusal = wrong.parse::<Move>().expect_err(wrong);
        assert_eq!(refusal.0.key, "sssnake-refusal-notation");
    }
}

/// The maximum number of steps is correct. Each of the 120 cards causes at most four steps, and each round has two
/// more. Each resignation is one more step, and so is stopping the match.
#[test]
fn the_number_of_steps_has_a_bound() {
    assert_eq!(super::super::max_steps(&setup(2, 3, None)), 3 * (120 * 4 + 2) + 2 + 1);
}
