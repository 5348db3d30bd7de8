//! Tests of turns, of taking snakes, of the end of a match, and of the two editions.

use super::super::cards::CardColor;
use super::super::table::Snake;
use super::*;
use contract::scene::{Color, Item};
use contract::{Computer, Draw, Level, Registered, SearchContext};

/// Returns the lengths of the snakes that each seat has taken.
fn taken(state: &Hisss) -> Vec<Vec<usize>> {
    state.taken_snakes.iter().map(|snakes| snakes.iter().map(|snake| snake.cards.len()).collect()).collect()
}

/// Returns a snake of `cards` cards. It has a head and, if it is `complete`, a tail.
fn snake_of(cards: usize, complete: bool) -> Snake {
    let mut snake = Snake::from_card(card("head:red"));
    (2..cards).for_each(|_| snake.add_card(card("red-blue"), End::Right, CardColor::Red));
    snake.add_card(card(if complete { "tail:red" } else { "red-blue" }), End::Right, CardColor::Red);
    snake
}

/// Rainbow Snake: « il choisit une carte au hasard et la pose, face visible, au milieu de la table », « Le plus jeune
/// joueur commence, puis on joue dans le sens des aiguilles d'une montre ». Hisss does not say who goes first, so a
/// random seat does \[house rule\].
#[test]
fn the_editions_differ_in_who_begins() {
    let first = |edition, youngest, number| {
        let state = Hisss::new(&setup(3, edition, "complete", youngest));
        match state.forced_step(&Seed([number; 32])) {
            Some(Step { by: None, kind: StepKind::Start { first, .. } }) => first.0,
            other => panic!("{other:?}"),
        }
    };
    let firsts = |edition, youngest| -> std::collections::BTreeSet<u8> {
        (0..40).map(|number| first(edition, youngest, number)).collect()
    };
    assert_eq!(firsts("rainbow-snake", Some(Seat(2))).len(), 1);
    assert_eq!(first("rainbow-snake", Some(Seat(2)), 0), 2);
    assert_eq!(firsts("rainbow-snake", None).len(), 3, "without a declared youngest");
    assert_eq!(firsts("hisss", Some(Seat(2))).len(), 3);
    let asks = |edition| (Hisss::INFO.asks_youngest)(&setup(2, edition, "complete", None).options);
    assert!(asks("rainbow-snake") && !asks("hisss"));

    let mut state = Hisss::new(&setup(3, "rainbow-snake", "complete", Some(Seat(2))));
    let start = |first| Step::by_nobody(StepKind::Start { card: card("red-blue"), first: Seat(first) });
    assert!(state.apply(&start(1)).is_err());
    state.apply(&start(2)).expect("the youngest begins");
    assert_eq!((shown(&state.table), state.fan.cards.len()), ("0: red-blue".into(), 49));
    for (seat, name) in [(2, "red-green"), (0, "orange-purple"), (1, "head:blue"), (2, "head:yellow")] {
        assert_eq!(state.active_seat(), Some(Seat(seat)));
        draw(&mut state, name);
    }
}

/// « À tour de rôle, chaque joueur pioche une carte ». A card is laid automatically unless there are several ways to
/// lay it.
#[test]
fn players_are_asked_only_if_they_have_a_choice() {
    let mut state = on_table(2, "red-blue", &["orange-green", "red-yellow", "green-blue", "head:purple"]);
    assert_eq!(draw(&mut state, "orange-green"), "lay alone");
    assert_eq!(draw(&mut state, "red-yellow"), "lay 0-left-red");
    assert_eq!(shown(&state.table), "0: yellow-red red-blue, 1: orange-green");
    assert_eq!(draw(&mut state, "green-blue"), "", "with several ways, the player chooses");
    assert_eq!(state.active_seat(), Some(Seat(0)));
    let moves: Vec<String> = state.legal_moves(Seat(0)).iter().map(Move::to_string).collect();
    assert_eq!(moves, ["0-right-blue", "1-right-green", "0-right-blue+1-right-green"]);
    assert!(state.legal_moves(Seat(1)).is_empty());
    for (seat, play, key) in [
        (1, "0-right-blue", "not-yours"),
        (0, "draw", "drawn"),
        (0, "0-left-blue", "colours"),
        (0, "9-left-blue", "no-snake"),
    ] {
        let refusal = state.check(Seat(seat), &play.parse().expect(play)).expect_err(play);
        assert_eq!(refusal.0.key, format!("hisss-refusal-{key}"));
    }
    assert_eq!(lay(&mut state, "1-right-green+0-right-blue"), "");
    let refusal = state.check(Seat(1), &Move::Lay(places("0-right-blue"))).expect_err("not drawn yet");
    assert_eq!(refusal.0.key, "hisss-refusal-draw-first");
}

/// Hisss: « Le joueur qui est capable de terminer un serpent en posant une tête ou une queue avec la couleur assortie à
/// côté du côté "ouvert" du serpent peut prendre le serpent ». Rainbow Snake: « soit en posant la tête, soit en posant
/// la queue, soit en réunissant 2 demi-serpents, il prend ce serpent ».
#[test]
fn the_player_who_completes_a_snake_takes_it() {
    let headed = "red-blue, head:red 0-left-red";
    let tailed = "red-blue, green-blue 0-right-blue, tail:green 0-right-green";
    for (before, name, cards) in [(headed, "tail:blue", 3), (tailed, "head:red", 4), (tailed, "head:rainbow", 4)] {
        let mut state = on_table(2, before, &[name, "yellow-purple"]);
        assert!(draw(&mut state, name).ends_with(", claim 0"));
        assert_eq!((taken(&state), shown(&state.table)), (vec![vec![cards], vec![]], String::new()));
        assert_eq!(state.active_seat(), Some(Seat(1)));
        assert_eq!(draw(&mut state, "yellow-purple"), "lay alone", "with nothing on the table");
        assert_eq!(shown(&state.table), "1: yellow-purple", "numbers are not reused");
    }
    let mut state = on_table(2, "red-blue, head:red 0-left-red, tail:green", &["green-blue", "yellow-purple"]);
    draw(&mut state, "green-blue");
    assert_eq!(lay(&mut state, "0-right-blue+1-left-green"), "claim 0");
    assert_eq!(taken(&state), [vec![4], vec![]]);
    // If no snakes are joined, a player can take only a complete snake, and must take it.
    let mut state = on_table(2, headed, &["tail:blue", "yellow-purple"]);
    state.apply(&Step::by(Seat(0), StepKind::Draw { card: card("tail:blue") })).expect("a draw");
    assert!(state.apply(&Step::by(Seat(0), StepKind::Claim { snake: 0 })).is_err());
    state.apply(&Step::by(Seat(0), StepKind::Lay { places: places("0-right-blue") })).expect("it fits");
    assert!(state.active_seat().is_none());
    for wrong in [
        Step::by(Seat(1), StepKind::Claim { snake: 0 }),
        Step::by(Seat(0), StepKind::Claim { snake: 1 }),
        Step::by_nobody(StepKind::Claim { snake: 0 }),
        Step::by(Seat(1), StepKind::Draw { card: card("yellow-purple") }),
    ] {
        assert!(state.apply(&wrong).is_err(), "{wrong:?}");
    }
    state.apply(&Step::by(Seat(0), StepKind::Claim { snake: 0 })).expect("it is complete");
}

/// Hisss: « Le joueur prend le serpent combiné et le place directement devant lui. » Rainbow Snake: « il place ce
/// serpent devant lui ». A joined snake is taken if each of the two snakes had at least two cards, or if the result is
/// complete. With the option `complete` \[house rule\], a joined snake is taken only if it is complete. Otherwise, the
/// joined snake stays on the table.
#[test]
fn a_join_of_two_snakes_takes_them() {
    let two = "red-blue, blue-purple 0-right-blue";
    let other_two = "orange-green, orange-yellow 1-left-orange";
    for (before, fit, snakes, completes) in [
        // A lone card is not a snake.
        ("red-blue, orange-green".to_owned(), "0-left-red+1-right-green", false, false),
        ("red-blue, tail:green".to_owned(), "0-left-red+1-left-green", false, false),
        (format!("{two}, orange-green"), "0-left-red+1-right-green", false, false),
        (format!("orange-green, {}", two.replace('0', "1")), "0-right-green+1-left-red", false, false),
        (format!("{two}, {other_two}"), "0-left-red+1-right-green", true, false),
        (format!("{two}, head:purple 0-right-purple, {other_two}"), "0-left-red+1-right-green", true, false),
        (format!("{two}, head:purple 0-right-purple, tail:green"), "0-left-red+1-left-green", false, true),
        ("head:red, tail:green".to_owned(), "0-right-red+1-left-green", false, true),
    ] {
        for (option, takes) in [("always", snakes || completes), ("complete", completes)] {
            let mut state = on_table(2, &before, &["red-green", "yellow-purple"]);
            state.takes_on_join = option == "always";
            draw(&mut state, "red-green");
            let context = format!("{option}: {}", shown(&state.table));
            let cards = 1 + state.table.snakes.values().map(|snake| snake.cards.len()).sum::<usize>();
            assert_eq!(
                state.table.cards_gained(state.takes_on_join, card("red-green"), &places(fit)),
                if takes { cards } else { 0 },
                "{context}"
            );
            let number = places(fit)[0].snake;
            assert_eq!(
                lay(&mut state, fit),
                if takes { format!("claim {number}") } else { String::new() },
                "{context}"
            );
            // If a player takes an incomplete snake, it counts for cards and for the longest snake [house rule].
            let taken = if takes { cards } else { 0 };
            assert_eq!((state.taken_cards(Seat(0)), state.longest_taken_len(Seat(0))), (taken, taken), "{context}");
            assert_eq!(state.complete_count(Seat(0)), usize::from(takes && completes), "{context}");
            assert_eq!(state.table.snakes.len(), usize::from(!takes), "{context}");
        }
    }
    // If no snakes are joined, an incomplete snake stays on the table even if `takes_on_join` is set.
    let mut state = on_table(2, "red-blue, blue-purple 0-right-blue", &["red-green", "yellow-purple"]);
    state.takes_on_join = true;
    assert_eq!(draw(&mut state, "red-green"), "lay 0-left-red");
}

/// By default, the option *claim on join* is `always`, which is the rule in both books.
#[test]
fn the_books_joining_is_the_default() {
    let defaults = Options::defaults(Hisss::INFO.options);
    assert!(Hisss::new(&Setup { options: defaults, seats: 2, youngest: None }).takes_on_join);
    assert!(!Hisss::new(&setup(2, "hisss", "complete", None)).takes_on_join);
}

/// Hisss: « Le jeu se termine lorsque la dernière carte est tirée du "fan". Si le joueur avec la dernière carte est
/// capable de compléter un serpent, il est autorisé à le prendre ». Rainbow Snake: « réunir ou compléter ».
#[test]
fn the_last_card_still_counts() {
    let mut state = on_table(2, "red-blue, head:red 0-left-red", &["tail:blue"]);
    assert!(state.outcome().is_none());
    assert_eq!(draw(&mut state, "tail:blue"), "lay 0-right-blue, claim 0");
    let outcome = state.outcome().expect("it is over");
    assert_eq!((outcome.winners, outcome.why), (Seat(0).into(), "cards"));
    assert_eq!(outcome.lists, [("cards", vec![3, 0]), ("longest", vec![3, 0]), ("snakes", vec![1, 0])]);
    assert!(state.seats_to_act().is_empty() && state.forced_step(&seed()).is_none());
    // Even the last card may leave the player a choice.
    let mut state = on_table(2, "red-blue, orange-green", &["red-green"]);
    draw(&mut state, "red-green");
    assert!(state.outcome().is_none() && state.active_seat() == Some(Seat(0)));
    lay(&mut state, "0-left-red");
    let outcome = state.outcome().expect("it is over");
    assert_eq!(outcome.winners.len(), 2, "players without cards share the win");
}

/// Hisss: « Le joueur qui a le plus de cartes gagne. Si deux joueurs ou plus ont le même nombre de cartes, c'est le
/// joueur avec le plus long serpent qui gagne. » Rainbow Snake: « celui d'entre eux qui a le serpent le plus long ». If
/// the longest snakes of tied players have the same length, these players share the win \[house rule\].
#[test]
fn most_cards_win_then_the_longest_snake() {
    let winners = |taken: &[&[usize]], resigned: Option<u8>| -> Vec<u8> {
        let mut state = on_table(taken.len(), "red-blue", &["yellow-green"]);
        state.taken_snakes =
            taken.iter().map(|snakes| snakes.iter().map(|&cards| snake_of(cards, true)).collect()).collect();
        resigned.map(Seat).into_iter().for_each(|seat| Rules::resign(&mut state, seat));
        draw(&mut state, "yellow-green");
        state.outcome().expect("it is over").winners.iter().map(|seat| seat.0).collect()
    };
    assert_eq!(winners(&[&[3, 3, 3], &[8], &[]], None), [0], "cards before the longest snake");
    assert_eq!(winners(&[&[3, 3, 3], &[10], &[]], None), [1], "cards before the number of snakes");
    assert_eq!(winners(&[&[3, 4], &[7], &[3, 3]], None), [1], "the longest snake among players with the most cards");
    assert_eq!(winners(&[&[3, 4], &[3, 4], &[6]], None), [0, 1], "the third has a longer snake but fewer cards");
    assert_eq!(winners(&[&[], &[], &[]], None), [0, 1, 2]);
    assert_eq!(winners(&[&[9], &[3], &[3]], Some(0)), [1, 2], "a player who resigned cannot win");
}

/// Hisss: « Le joueur qui a formé le plus grand nombre de serpents ... l'emporte. » Rainbow Snake: « Le joueur qui a
/// réussi à en former le plus est déclaré vainqueur. » But at the end, both books count cards. Therefore, the host may
/// choose that snakes count first, then cards, then the longest snake \[house rule\].
#[test]
fn with_an_option_the_most_complete_snakes_win() {
    let winners = |taken: &[(usize, &[usize])], win_by: &str| -> Vec<u8> {
        let mut chosen = setup(taken.len(), "hisss", "always", None);
        chosen.options.set(Hisss::INFO.options, "win_by", win_by).expect("an option");
        let mut state = Hisss::new(&chosen);
        state.fan = Fan::from_iter([card("yellow-green")]);
        state.phase = Phase::Draw(Seat(0));
        let snakes = |(complete, snakes): &(usize, &[usize])| {
            snakes.iter().enumerate().map(|(number, &cards)| snake_of(cards, number < *complete)).collect()
        };
        state.taken_snakes = taken.iter().map(snakes).collect();
        draw(&mut state, "yellow-green");
        let outcome = state.outcome().expect("it is over");
        assert_eq!(outcome.why, "cards");
        outcome.winners.iter().map(|seat| seat.0).collect()
    };
    let snakes: [(usize, &[usize]); 3] = [(2, &[3, 3]), (1, &[9]), (1, &[4, 5])];
    assert_eq!(winners(&snakes, "snakes"), [0], "snakes before cards");
    assert_eq!(winners(&snakes, "cards"), [1], "the default counts cards");
    assert_eq!(winners(&[(1, &[4]), (1, &[3, 5]), (0, &[20])], "snakes"), [1], "then cards");
    assert_eq!(winners(&[(2, &[4, 4]), (2, &[3, 5]), (1, &[9])], "snakes"), [1], "then the longest snake");
    assert_eq!(winners(&[(1, &[4]), (1, &[4]), (0, &[])], "snakes"), [0, 1], "then they share the win");
}

/// If the player with the most snakes wins, the picture counts complete snakes, and computers would rather complete a
/// snake than join two.
#[test]
fn picture_and_computers_follow_the_option() {
    let before = "red-blue, head:red 0-left-red, tail:green, yellow-purple, yellow-green 2-left-yellow";
    let mut state = on_table(2, before, &["green-blue", "red-purple"]);
    state.takes_on_join = true;
    draw(&mut state, "green-blue");
    assert_eq!(plan(&state, Level::Normal), "0-right-blue+2-left-green", "the most cards");
    let shows = |state: &Hisss, art: &str| {
        state.scene(None).items.iter().any(|item| matches!(item, Item::Sprite(sprite) if sprite.art == art))
    };
    assert!(shows(&state, "hisss/longest") && !shows(&state, "hisss/complete"));
    state.most_snakes_win = true;
    assert_eq!(plan(&state, Level::Normal), "0-right-blue+1-left-green", "a complete snake");
    assert!(shows(&state, "hisss/complete") && !shows(&state, "hisss/longest"));
}

/// At the end, the picture shows the winner's longest snake instead of the table.
#[test]
fn the_picture_of_the_end_shows_the_winners_longest_snake() {
    let mut state = on_table(2, "red-blue, head:red 0-left-red", &["tail:blue", "yellow-green", "orange-purple"]);
    let heads = |state: &Hisss| {
        let items = state.scene(None).items;
        items.into_iter().find_map(|item| match item {
            Item::Sprite(sprite) if sprite.art == "hisss/head" => Some((sprite.color, sprite.width)),
            _ => None,
        })
    };
    draw(&mut state, "tail:blue");
    assert_eq!(heads(&state), None, "the snake left the table");
    draw(&mut state, "yellow-green");
    draw(&mut state, "orange-purple");
    assert_eq!(state.outcome().expect("the fan is empty").winners, Seat(0).into());
    assert_eq!(heads(&state), Some((Color::Red, 96)), "cards have half of the largest size");
    // If the winner does not have a snake, the picture still shows the table.
    let mut state = on_table(2, "red-blue, head:red 0-left-red", &["yellow-green"]);
    draw(&mut state, "yellow-green");
    assert_eq!(heads(&state).map(|(color, _)| color), Some(Color::Red));
}

/// House rule: a computer takes over from a player who resigns. The last player who has not resigned wins immediately.
#[test]
fn the_last_player_who_has_not_resigned_wins() {
    let mut state = on_table(3, "red-blue", &["yellow-green", "red-orange"]);
    Rules::resign(&mut state, Seat(0));
    assert_eq!(state.active_seat(), Some(Seat(0)), "a computer still plays the seat");
    draw(&mut state, "yellow-green");
    assert_eq!(state.active_seat(), Some(Seat(1)));
    Rules::resign(&mut state, Seat(2));
    let outcome = state.outcome().expect("one player remains");
    assert_eq!((outcome.winners, outcome.why), (Seat(1).into(), "resign"));
    assert!(state.active_seat().is_none() && state.forced_step(&seed()).is_none());
}

#[test]
fn only_cards_of_the_fan_are_drawn() {
    let mut state = on_table(2, "red-blue", &["red-green", "yellow-green"]);
    for (by, name) in [(0, "red-blue"), (1, "red-green")] {
        assert!(state.apply(&Step::by(Seat(by), StepKind::Draw { card: card(name) })).is_err(), "{by} {name}");
    }
    for wrong in
        ["", "red", "red-red", "blue-red", "red-rainbow", "rainbow-red", "body:red", "head:pink", "red-blue-green"]
    {
        assert!(wrong.parse::<Card>().is_err(), "{wrong}");
    }
    let step = state.steps_for_move(Seat(0), &Move::Draw, &seed());
    assert!(matches!(&step[..], [Step { by: Some(Seat(0)), kind: StepKind::Draw { .. } }]));
}

fn plan(state: &Hisss, level: Level) -> String {
    let seat = state.active_seat().expect("an active seat");
    let mut rng = seed().external_rng(0);
    let plan = state.plan(seat, &mut SearchContext::new(level, &mut rng));
    plan.expect("a plan").play.to_string()
}

#[test]
fn computers_take_what_they_can_and_the_hard_one_does_not_serve_the_next() {
    let mut state = on_table(2, "red-blue, head:red 0-left-red, orange-green", &["tail:rainbow", "yellow-green"]);
    assert!(Level::ALL.iter().all(|&level| plan(&state, level) == "draw"));
    draw(&mut state, "tail:rainbow");
    assert_eq!(plan(&state, Level::Normal), "0-right-rainbow");
    assert_eq!(plan(&state, Level::Hard), "0-right-rainbow");

    // To be complete, the longer snake would need a tail that is still in the fan.
    let before = "red-blue, head:red 0-left-red, orange-green";
    let mut state = on_table(2, before, &["green-blue", "tail:green", "tail:green", "tail:orange"]);
    draw(&mut state, "green-blue");
    assert_eq!(plan(&state, Level::Normal), "0-right-blue+1-right-green");
    assert_eq!(plan(&state, Level::Hard), "1-right-green");
}

#[test]
fn the_limit_of_steps_counts_each_kind_of_step() {
    let setup = Setup { options: Options::defaults(Hisss::INFO.options), seats: 5, youngest: None };
    // The most steps occur if each of the 50 cards is drawn, is laid and completes a snake, five players resign, and
    // the match is stopped.
    assert_eq!((Hisss::INFO.max_steps)(&setup), 50 + 50 + 50 + 5 + 1);
}
