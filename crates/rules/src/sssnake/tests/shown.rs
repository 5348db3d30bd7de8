//! Tests of the picture, the buttons and the text.

use super::*;
use contract::scene::{Color, Item, Text};
use contract::{Arg, ControlAction, Controls, Draw, Guidance, Phrase, Prompts, Registered, Row};
use text::{Locale, say};

/// Plays random matches of two to four seats. Passes each step, and each state in which a player must choose, to
/// `look`.
fn play(matches: u64, look: &mut dyn FnMut(&Sssnake, Option<&Step<StepKind>>)) {
    for number in 0..matches {
        let seed = Seed([number as u8; 32]);
        let mut random = seed.computer_rng(0, Seat(9));
        let mut state = new_match(2 + number as usize % 3, 1 + number as i64 % 2);
        loop {
            let step = match state.forced_step(&seed) {
                Some(step) => step,
                None => {
                    look(&state, None);
                    let Some(seat) = state.seats_to_act().iter().next() else { break };
                    let moves = state.legal_moves(seat);
                    let play = random.pick(&moves).expect("an actor has a move");
                    state.steps_for_move(seat, play, &seed).remove(0)
                }
            };
            state.apply(&step).unwrap_or_else(|refusal| panic!("match {number}: {step:?}: {refusal}"));
            look(&state, Some(&step));
        }
    }
}

fn letters(state: &Sssnake) -> Vec<Text> {
    let text = |item| if let Item::Text(text) = item { Some(text) } else { None };
    let items = state.scene(None).items.into_iter();
    items.filter_map(text).filter(|text| text.text.len() == 1 && text.text.as_bytes()[0].is_ascii_uppercase()).collect()
}

fn words(phrase: &Phrase, found: &mut Vec<String>) {
    found.push(phrase.key.clone().into_owned());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(phrase) => words(phrase, found),
            Arg::List(phrases) => phrases.iter().for_each(|phrase| words(phrase, found)),
            _ => (),
        }
    }
}

/// The picture shows a button's letter in two places: where the card would be placed, and on the card in hand. Letters
/// never overlap.
#[test]
fn pictures_and_buttons_show_the_same_letters() {
    play(4, &mut |state, step| {
        let Some(turn) = state.choice().filter(|_| step.is_none()) else { return };
        let places = turn.moves.iter().filter(|play| matches!(play, Move::Place(_))).count();
        let mut expected: Vec<String> = (0..places).map(contract::scene::letter).collect();
        let labels = state.controls(None).rows.into_iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons,
            Row::Select(_) => panic!("buttons only"),
        });
        let on_buttons = labels.filter_map(|button| {
            let ControlAction::Move(notation) = &button.action else { panic!("moves only") };
            let (_, arg) = button.label.args.iter().find(|(name, _)| *name == "letter")?;
            Some((arg.clone(), notation.clone()))
        });
        for (arg, notation) in on_buttons {
            let place = turn.moves.iter().position(|play| play.to_string() == notation).expect("a legal move");
            assert_eq!(arg, Arg::Verbatim(contract::scene::letter(place)));
        }
        let shown = letters(state);
        expected.extend(expected.clone());
        expected.sort();
        let mut texts: Vec<String> = shown.iter().map(|text| text.text.clone()).collect();
        texts.sort();
        assert_eq!(texts, expected, "each letter is at its place and at its card: {:?}", turn.moves);
        for (k, one) in shown.iter().enumerate() {
            for other in &shown[..k] {
                let dx = f32::from(one.x - other.x);
                let dy = f32::from(one.y - other.y);
                assert!(dx.hypot(dy) >= f32::from(one.size), "{one:?} hides {other:?}");
            }
        }
        assert!(state.controls(None).rows.len() < Controls::MAX_ROWS);
    });
}

#[test]
fn all_art_files_exist() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/art");
    play(3, &mut |state, _| {
        for item in state.scene(None).items {
            if let Item::Sprite(sprite) = item {
                assert!(folder.join(format!("{}.svg", sprite.art)).is_file(), "{}", sprite.art);
            }
        }
    });
}

#[test]
fn all_texts_exist_in_every_language() {
    let languages = [
        include_str!("../../../../../assets/text/en/sssnake.ftl"),
        include_str!("../../../../../assets/text/fr/sssnake.ftl"),
    ];
    let mut keys = Vec::new();
    play(6, &mut |state, step| {
        state.alt_text(None).iter().for_each(|phrase| words(phrase, &mut keys));
        let controls = state.controls(None);
        controls.prompt.iter().for_each(|phrase| words(phrase, &mut keys));
        for row in &controls.rows {
            let Row::Buttons(buttons) = row else { panic!("buttons only") };
            buttons.iter().for_each(|button| words(&button.label, &mut keys));
        }
        if let Some(news) = step.and_then(|step| state.news(step)) {
            words(&news, &mut keys);
        }
    });
    keys.sort();
    keys.dedup();
    let pages = (1..=Sssnake::INFO.rules_pages.len()).map(|page| format!("sssnake-rules-{page}"));
    keys.extend(pages.chain(["sssnake-title".into(), "sssnake-pitch".into(), "sssnake-option-rounds".into()]));
    for key in keys.iter().filter(|key| *key != "verbatim") {
        for texts in languages {
            assert!(texts.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key}");
        }
    }
}

/// If there is only one legal move, it is made automatically, and the match's message says so.
#[test]
fn the_news_says_that_a_card_had_only_one_place() {
    let news = |snakes: &[&str], roll: &str| {
        let mut state = with_snakes(snakes);
        follow(&mut state, roll);
        let only = state.forced_step(&seed());
        let step = only.unwrap_or_else(|| {
            let (seat, plays) = choices(&state);
            state.steps_for_move(Seat(seat), &plays[0].parse().expect("a move"), &seed()).remove(0)
        });
        state.apply(&step).expect("a legal step");
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        [Locale::En, Locale::Fr].map(|locale| say(locale, &state.news(&step).expect("news"), &names))
    };
    let one_crossing = r#"{"by": 0, "do": "roll", "die": 1, "draw": ["X"]}"#;
    let [en, fr] = news(&["", ALL_BUT_A_CURVE], one_crossing);
    assert!(en.starts_with("Anna adds a crossing to Ben’s snake (its only place), which needs "), "{en}");
    assert!(fr.starts_with("Anna pose une croisée (seul endroit possible) chez Ben, à qui il manque "), "{fr}");
    let [en, fr] = news(&[ALL_BUT_A_CURVE, ""], r#"{"by": 0, "do": "roll", "die": 2, "draw": ["X", "S"]}"#);
    assert!(en.starts_with("Anna adds a crossing (its only place) and needs "), "{en}");
    assert!(fr.starts_with("Anna ajoute une croisée (seul endroit possible)\u{a0}: "), "{fr}");
    let [en, fr] = news(&[ALL_BUT_A_CURVE, ""], r#"{"by": 0, "do": "roll", "die": 2, "draw": ["C", "S"]}"#);
    assert_eq!(en, "Anna adds a curve (its only place): the snake is complete!");
    assert!(fr.starts_with("Anna ajoute une courbe (seul endroit possible)\u{a0}: le serpent est complet"), "{fr}");
    let [en, _] = news(&["", ALL_BUT_A_CURVE], r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    assert_eq!(en, "Anna adds a curve to Ben’s snake (its only place): it is complete!");
    // If there are several places, the player chooses.
    let [en, _] = news(&["", ""], one_crossing);
    assert!(en.starts_with("Anna adds a crossing to Ben’s snake, which needs "), "{en}");
}

#[test]
fn a_new_round_shows_the_best_snake_of_the_previous_one() {
    let mut state = new_match(2, 2);
    follow(&mut state, r#"{"by": null, "do": "round", "first": 0}"#);
    state = state.with_position(vec![grown(""), grown(ALL_BUT_A_CURVE)], Pile::full(), Seat(0));
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 1, "end": "neck", "way": "right"}"#);
    assert_eq!(forced(&mut state), ["- score [7, 0] [-7, 0]"]);
    follow(&mut state, r#"{"by": null, "do": "round", "first": 1}"#);
    let best = state.previous_best.as_ref().map(|(seat, snake)| (seat.0, snake.is_complete(), snake.tiles.len()));
    assert_eq!(best, Some((1, true, 7)));
    follow(&mut state, r#"{"by": 1, "do": "roll", "die": 1, "draw": ["S"]}"#);
    let cards = |state: &Sssnake| {
        let items = state.scene(None).items;
        items.iter().filter(|item| matches!(item, Item::Sprite(sprite) if sprite.art == "sssnake/curve")).count()
    };
    assert_eq!(cards(&state), 4);
    follow(&mut state, r#"{"by": 1, "do": "place", "card": "S", "on": 0, "end": "neck", "way": "ahead"}"#);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["S"]}"#);
    assert_eq!(cards(&state), 0);
}

/// A stopped match does not count, so its picture shows neither missing cards nor points.
#[test]
fn the_picture_of_a_stopped_match_has_no_numbers() {
    let mut state = with_snakes(&["", ALL_BUT_A_CURVE]);
    let words = |state: &Sssnake| state.scene(None).items.iter().filter(|item| matches!(item, Item::Words(_))).count();
    assert!(words(&state) > 0);
    state.stop();
    assert_eq!(words(&state), 0);
}

/// The final picture does not show a die or a pile. The winner's complete snake is large.
#[test]
fn the_picture_of_the_end_shows_only_the_snakes() {
    let mut state = with_snakes(&["", ALL_BUT_A_CURVE]);
    let shows_the_pile = |state: &Sssnake| {
        let items = state.scene(None).items;
        items.iter().any(|item| matches!(item, Item::Words(words) if words.text.key == "sssnake-picture-pile"))
    };
    assert!(shows_the_pile(&state));
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    follow(&mut state, r#"{"by": 0, "do": "place", "card": "C", "on": 1, "end": "neck", "way": "right"}"#);
    forced(&mut state);
    assert_eq!(state.outcome().expect("one round").winners, Seat(1).into());
    assert!(!shows_the_pile(&state));
    let heads = state.scene(None).items.into_iter().filter_map(|item| match item {
        Item::Sprite(sprite) if sprite.art == "sssnake/large-ne" => Some((sprite.color, sprite.width)),
        _ => None,
    });
    assert_eq!(heads.max_by_key(|(_, width)| *width), Some((Color::Seat(Seat(1)), 132)), "the largest size");
}

#[test]
fn a_button_says_where_its_card_goes_and_shows_how_it_would_lie() {
    let mut state = with_snakes(&["", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    let mut shown = Vec::new();
    for row in state.controls(None).rows {
        let Row::Buttons(buttons) = row else { panic!("a select") };
        shown.extend(
            buttons
                .into_iter()
                .map(|button| (say(Locale::En, &button.label, &[]), button.piece.map(|piece| piece.rotation))),
        );
    }
    let turned = |quarters| Some(contract::scene::Rotation::from_quarters(quarters));
    let expected = [
        ("A: head end, down", turned(1)),
        ("B: head end, up", turned(0)),
        ("C: tail end, up", turned(3)),
        ("D: tail end, down", turned(2)),
    ];
    assert_eq!(shown, expected.map(|(label, turn)| (label.to_owned(), turn)));
}

/// If a player draws only one card, it goes on the neighbour's snake or, if that is impossible, on the player's own
/// snake.
#[test]
fn a_learner_is_told_whose_snake_a_lone_card_is_for() {
    let mut state = with_snakes(&["", ""]);
    follow(&mut state, r#"{"by": 0, "do": "roll", "die": 1, "draw": ["C"]}"#);
    assert_eq!(state.advice(Seat(0), None)[0].key, "sssnake-learn-lone");
}

/// Two letters on the same side of an end need larger cells than one letter on each of two sides.
#[test]
fn cells_are_large_enough_for_their_letters() {
    let cell = |draw: &str| {
        let mut state = with_snakes(&["", ""]);
        let roll = r#"{"by": 0, "do": "roll", "die": 3, "draw": CARDS}"#.replace("CARDS", draw);
        follow(&mut state, &roll);
        super::super::scene::min_lettered_cell(state.choice().expect("a choice"))
    };
    assert_eq!(cell(r#"["S", "S", "S"]"#), 66, "one letter at each end");
    assert_eq!(cell(r#"["C", "C", "C"]"#), 84, "left and right at each end");
    assert_eq!(cell(r#"["C", "D", "S"]"#), 102, "two cards to each side");
}

#[test]
fn the_marks_of_a_choice_cover_no_other_letter() {
    let roll = StepKind::Roll { die: 3, draw: vec![Card::Curve, Card::Straight, Card::Straight] };
    let state = with_snakes(&["", ""]).after_steps([Step::by(Seat(0), roll)]);
    let moves = state.legal_moves(Seat(0));
    let plain = state.scene(None).items;
    let marked = contract::Analysis::choice_scene(&state, &moves[0], Some(&moves[1])).expect("a picture").items;
    let (discs, more) = marked.split_at(plain.len());
    let place = |item: &Item| match item {
        Item::Panel(panel) => Some((panel.x, panel.y, panel.width, panel.height)),
        _ => None,
    };
    assert_ne!(discs, plain);
    assert!(discs.iter().map(place).eq(plain.iter().map(place)), "a disc changes, but does not grow");
    assert!(!more.is_empty() && more.iter().all(|item| matches!(item, Item::Line(_))), "{more:?}");
}
