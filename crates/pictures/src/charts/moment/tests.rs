use proptest::prelude::*;

use super::*;
use contract::scene::Item;
use contract::{Seat, Sign};

fn texts(scene: &Scene) -> Vec<String> {
    let text = |item: &Item| match item {
        Item::Text(text) => Some(text.text.clone()),
        Item::Label(label) => Some(label.text.clone()),
        _ => None,
    };
    scene.items.iter().filter_map(text).collect()
}

fn caption(text: &str, number: usize, total: usize) -> Caption<'_> {
    Caption { sign: Some(Sign::for_seat(Seat(1))), text, number, total }
}

#[test]
fn a_caption_has_whole_words_and_no_emojis() {
    let text = "🫰 Anna snaps first, in 412 ms: giraffe twice, 5 cards from the middle for Anna.";
    let scene = replay_frame(Scene::new(300), caption(text, 3, 12));
    assert_eq!(
        texts(&scene),
        ["Anna snaps first, in 412 ms: giraffe", "twice, 5 cards from the middle for Anna.", "3/12"]
    );
    assert_eq!(scene.height, 300 + PODIUM_HEIGHT);
    let long = "one two three four ".repeat(20);
    let texts = texts(&replay_frame(Scene::new(300), caption(&long, 1, 1)));
    assert!(texts.len() == 4 && texts[2].ends_with('…'), "{texts:?}");
}

#[test]
fn a_caption_never_breaks_at_a_fixed_space() {
    // The line has space for the last number, but not for its percent sign.
    let text = "dann fiel die Chance von 60\u{A0}% auf nur 29\u{A0}%.";
    let scene = replay_frame(Scene::new(300), caption(text, 1, 1));
    assert_eq!(texts(&scene)[..2], ["dann fiel die Chance von 60\u{A0}% auf nur", "29\u{A0}%."]);
}

#[test]
fn the_bar_grows_to_its_end() {
    let done = |number| {
        let scene = replay_frame(Scene::new(100), caption("x", number, 40));
        let panel = |item: &Item| if let Item::Panel(panel) = item { Some(panel.width) } else { None };
        scene.items.iter().rev().find_map(panel).expect("the bar")
    };
    assert!(done(1) < done(20) && done(20) < done(40));
    assert_eq!(done(40), INNER_WIDTH - MIN_NUMBERS_WIDTH);
}

/// The frames of a long match show numbers next to the bar. The bar has the same length in all frames.
#[test]
fn long_numbers_stay_beside_the_bar() {
    for (number, of) in [(1, 9), (1, 1440), (1440, 1440)] {
        let scene = replay_frame(Scene::new(100), caption("x", number, of));
        let bar = scene.items.iter().find_map(|item| if let Item::Panel(panel) = item { Some(panel) } else { None });
        let end = bar.map(|bar| bar.x + bar.width as i16).expect("the bar");
        let Some(Item::Text(numbers)) = scene.items.last() else { panic!("the numbers come last") };
        let half = 12 * numbers.text.len() as i16;
        assert!(numbers.x - half >= end && numbers.x + half <= WIDTH as i16, "{numbers:?} beside {end}");
    }
}

#[test]
fn a_table_without_space_stays_as_it_is() {
    let tall = Scene::new(MAX_HEIGHT - 1);
    assert_eq!(replay_frame(tall.clone(), caption("x", 1, 2)), tall);
}

#[test]
fn a_title_names_all_players() {
    for seats in 1..=Seat::MAX {
        let player = ShownPlayer { name: "Chloé".to_owned(), ..ShownPlayer::default() };
        let players: Vec<_> = Seat::all(seats).map(|seat| (Sign::for_seat(seat), player.clone())).collect();
        let scene = title_frame(Scene::new(340), Some(7), &players);
        assert!(scene.height <= MAX_HEIGHT);
        assert_eq!(texts(&scene).iter().filter(|text| *text == "Chloé").count(), seats);
        assert_eq!(texts(&scene).last().map(String::as_str), Some("#7"));
    }
}

proptest! {
    #[test]
    fn any_text_becomes_short_lines(text in any::<String>(), names in "[A-ZÀ-Ýぁ-ん]{0,90}") {
        for text in [&text, &names] {
            let lines = break_lines(text, MAX_LINE_UNITS, MAX_LINES);
            prop_assert!(lines.len() <= MAX_LINES);
            prop_assert!(lines.iter().all(|line| line.len() <= MAX_LINE_UNITS && !line.is_empty()), "{:?}", lines);
        }
    }
}
