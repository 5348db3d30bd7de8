//! Tests of the controls, and of the layout of the table in the picture.

use std::collections::BTreeSet;

use super::super::layout::{self, Bend, CardPosition, Layout};
use super::*;
use contract::scene::letter;
use contract::scene::{Color, Item, MAX_HEIGHT};
use contract::{ControlAction, Controls, Draw, Guidance, Prompts, Row};
use text::{Locale, say};

/// Returns a match in which seat 0 has drawn a card. Only the cards in `alone` are on the table, each on its own.
fn drawn_with(alone: &[&str], name: &str) -> Hisss {
    let mut state = on_table(2, "red-blue", &[name, "yellow-purple"]);
    state.table = CardTable::default();
    for name in alone {
        state.table.start_snake(card(name));
    }
    draw(&mut state, name);
    state
}

/// Presses all buttons, through all drafts, and returns every move that the controls offer. Asserts that each page of
/// buttons stays within Discord's limits.
fn pressed(state: &Hisss) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut drafts = vec![None];
    while let Some(draft) = drafts.pop() {
        let Controls { prompt, rows, .. } = state.controls(draft.as_deref());
        assert!(prompt.is_some() && rows.len() <= Controls::MAX_ROWS);
        let mut letters = BTreeSet::new();
        for row in rows {
            let presses: Vec<(ControlAction, String)> = match row {
                Row::Buttons(buttons) => {
                    assert!(buttons.len() <= Controls::MAX_BUTTONS);
                    buttons.into_iter().map(|button| (button.action, format!("{:?}", button.label))).collect()
                }
                Row::Select(select) => {
                    assert!((1..=Controls::MAX_CHOICES).contains(&select.choices.len()));
                    select.choices.into_iter().map(|choice| (choice.action, format!("{:?}", choice.label))).collect()
                }
            };
            for (press, label) in presses {
                assert!(letters.insert(label.clone()), "{label} twice on a page");
                match press {
                    ControlAction::Move(notation) => drop(moves.insert(notation)),
                    ControlAction::Draft(next) => {
                        if seen.insert(next.clone()) {
                            drafts.push(Some(next));
                        }
                    }
                }
            }
        }
    }
    moves
}

#[test]
fn the_controls_offer_every_move() {
    let many = |red, blue| [vec!["red-orange"; red], vec!["green-blue"; blue]].concat();
    let wild = ["head:rainbow", "tail:rainbow", "head:red", "tail:blue"];
    for (alone, pages) in [
        (many(1, 1), 1),
        (many(3, 4), 1),
        (many(4, 4), 2),
        (many(9, 9), 2),
        ([many(11, 11), wild.to_vec(), vec!["head:blue", "tail:red"]].concat(), 2),
    ] {
        let state = drawn_with(&alone, "red-blue");
        let legal: BTreeSet<String> = state.legal_moves(Seat(0)).iter().map(Move::to_string).collect();
        assert_eq!(pressed(&state), legal);
        assert_eq!(legal.len() <= 20, pages == 1, "{} ways", legal.len());
        let first = state.scene(None);
        assert_ne!(first, drawn_with(&alone, "head:green").scene(None));
        let shown = state.scene(Some("0-left-red"));
        assert_eq!(shown.items.len() < first.items.len(), pages == 2, "a draft shows only places that join with it");
        let drafts = format!("{:?}", state.controls(None)).contains("Draft");
        assert_eq!(drafts, pages == 2, "there are drafts only if there are too many moves");
        assert_eq!(first, state.scene(Some("0-right-red")));
        assert_eq!(state.controls(None), state.controls(Some("back")));
    }
}

#[test]
fn letters_are_all_different() {
    let letters: BTreeSet<String> = (0..52).map(letter).collect();
    assert_eq!((letters.len(), letter(0), letter(25), letter(26)), (52, "A".into(), "Z".into(), "AA".into()));
}

/// Cards never overlap or leave the picture.
#[test]
fn the_fullest_tables_fit_in_the_picture() {
    let mut tables = vec![drawn_with(&["red-blue"; 49], "red-orange").table, drawn_with(&[], "red-orange").table];
    for folded in [6, 11, 12, 23, 47, 49] {
        let mut table = CardTable::default();
        table.start_snake(card("head:rainbow"));
        for k in 1..folded {
            let touch = if k % 2 == 1 { "red" } else { "blue" };
            table.lay(card("red-blue"), &places(&format!("0-right-{touch}"))).expect("it fits");
        }
        for _ in folded..49 {
            table.start_snake(card("tail:rainbow"));
        }
        tables.push(table);
    }
    for table in tables {
        let layout = Layout::new(&table);
        let (wide, high) = layout.card_size;
        let cards: usize = table.snakes.values().map(|snake| snake.cards.len()).sum();
        assert_eq!(layout.cards.len(), cards);
        for (k, CardPosition { corner: (x, y), .. }) in layout.cards.iter().enumerate() {
            assert!(*x >= 0 && x + wide <= layout::LINE_WIDTH && *y >= 0 && y + high <= layout.height);
            let apart = |other: &CardPosition| (x - other.corner.0).abs() >= wide || (y - other.corner.1).abs() >= high;
            assert!(layout.cards[..k].iter().all(apart), "two cards at {x} {y}");
        }
        for Bend { edge_top: (x, _), side, .. } in &layout.bends {
            let out = if *side == End::Right { x + layout.bend_width() } else { x - layout.bend_width() };
            assert!((0..=layout::LINE_WIDTH).contains(&out), "a bend reaches {out}");
        }
        assert_eq!(layout.ends.len(), 2 * table.snakes.len());
        for ((snake, end), ((x, _), side)) in &layout.ends {
            let lone = table.snakes.get(snake).filter(|snake| !snake.ends_in_body(*end));
            let width = if table.snakes.get(snake).and_then(|snake| snake.end_color(*end)).is_none() {
                0
            } else {
                layout::LETTER_SLOT_WIDTH
            };
            let width = if lone.is_some() { 2 * width } else { width };
            let (from, to) = if *side == End::Right { (*x, x + width) } else { (x - width, *x) };
            assert!(from >= 0 && to <= layout::LINE_WIDTH, "no space for letters at {snake} {end:?}");
        }
        let mut state = on_table(5, "red-blue", &["red-blue"]);
        state.table = table;
        state.phase = Phase::Lay(Seat(0), card("red-blue"), state.table.ways(card("red-blue")));
        assert!(state.scene(None).height < MAX_HEIGHT, "{} high", state.scene(None).height);
    }
}

#[test]
fn every_move_has_one_notation() {
    for notation in ["draw", "0-left-red", "49-right-rainbow", "0-left-blue+12-right-red"] {
        assert_eq!(notation.parse::<Move>().map(|play| play.to_string()), Ok(notation.to_owned()));
    }
    for wrong in
        ["", "Draw", "00-left-red", "+1-left-red", "0-top-red", "0-left-pink", "0-left", "0-left-red+", "-1-left-red"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn sentences_name_cards_with_their_article() {
    let cases = [
        ("head:orange", "an orange head", "une tête orange"),
        ("tail:rainbow", "a rainbow tail", "une queue arc-en-ciel"),
        ("red-blue", "a red-blue body", "un corps rouge-bleu"),
    ];
    for (name, english, french) in cases {
        let said = |locale| say(locale, &card(name).phrase(), &[]);
        assert_eq!((said(Locale::En).as_str(), said(Locale::Fr).as_str()), (english, french));
    }
}

#[test]
fn each_edition_has_its_own_title() {
    let title = |edition| {
        let mut options = Options::defaults(Hisss::INFO.options);
        options.set(Hisss::INFO.options, "edition", edition).expect(edition);
        say(Locale::En, &Hisss::INFO.title(&options), &[])
    };
    assert_eq!((title("hisss"), title("rainbow-snake")), ("Hisss".to_owned(), "Rainbow Snake".to_owned()));
}

/// The frame around the newest card is a little larger than the card.
#[test]
fn the_newest_card_is_framed() {
    let mut state = drawn_with(&["red-blue", "red-green"], "head:red");
    lay(&mut state, "0-left-red");
    let items = state.scene(None).items;
    let frame = items.iter().find_map(|item| match item {
        Item::Panel(panel) if panel.edge.is_some_and(|(color, _)| color == Color::Changed) => Some(panel),
        _ => None,
    });
    let frame = frame.expect("a frame");
    let framed = |item: &Item| match item {
        Item::Sprite(card) => (card.x, card.y) == (frame.x + 4, frame.y + 4),
        _ => false,
    };
    assert!(items.iter().any(framed), "{frame:?}");
}

#[test]
fn a_learner_is_told_which_place_takes_cards() {
    let advice = |turns, drawn| {
        let mut state = on_table(2, turns, &[drawn, "yellow-purple"]);
        draw(&mut state, drawn);
        state.advice(Seat(0), None)[0].key.clone()
    };
    let taken = advice("orange-purple, red-blue, head:red 1-left-red, blue-purple 0-right-purple", "tail:blue");
    assert_eq!(taken, "hisss-learn-take-now");
    assert_eq!(advice("red-blue, yellow-green, red-green 1-right-green", "head:red"), "hisss-learn-lay");
}
