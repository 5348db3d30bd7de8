//! Tests that draw single items, such as one panel. `tests/golden` compares whole pictures.

use std::io::Cursor;

use png::{Decoder, Transformations};
use proptest::prelude::*;

use super::palette::{self, Rgb, Tone};
use super::{MAX_ITEMS, RenderError, Renderer};
use contract::Seat;
use contract::scene::{
    Avatar, AvatarImage, Color, Item, Label, Line, MAX_HEIGHT, MIN_CAPITAL_HEIGHT, MIN_TEXT_SIZE, Panel, Rotation,
    Scene, Sprite, Text,
};

/// Returns the pixels of a picture, row by row.
fn pixels(png: &[u8]) -> Vec<Vec<Rgb>> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut bytes).unwrap();
    let width = reader.info().width as usize;
    bytes.as_chunks::<3>().0.chunks(width).map(<[Rgb]>::to_vec).collect()
}

fn scene(items: Vec<Item>) -> Scene {
    Scene { height: 240, items }
}

fn drawn(items: Vec<Item>) -> Vec<Vec<Rgb>> {
    pixels(&Renderer::new().unwrap().png(&scene(items)).unwrap())
}

fn sprite(art: &'static str) -> Sprite {
    Sprite { art, x: 50, y: 60, width: 100, height: 100, rotation: Rotation::None, color: Color::Red, faded: false }
}

/// Returns the left, top, right and bottom edges of the painted area. The right and bottom edges are exclusive.
fn extent(rows: &[Vec<Rgb>]) -> (usize, usize, usize, usize) {
    let table = palette::rgb(Color::Table);
    let painted = |pixel: &Rgb| *pixel != table;
    let top = rows.iter().position(|row| row.iter().any(painted)).unwrap();
    let bottom = rows.iter().rposition(|row| row.iter().any(painted)).unwrap() + 1;
    let left = rows.iter().filter_map(|row| row.iter().position(painted)).min().unwrap();
    let right = rows.iter().filter_map(|row| row.iter().rposition(painted)).max().unwrap() + 1;
    (left, top, right, bottom)
}

/// Art uses only palette colors. It does not use gradients, because they would show bands in 256 colors.
#[test]
fn all_art_is_flat_and_can_be_drawn() {
    let renderer = Renderer::new().unwrap();
    let empty = renderer.png(&scene(vec![])).unwrap();
    for (name, svg) in &renderer.art.svg_sources {
        for banned in ["#", "rgb(", "Gradient", "<filter", "<style", "style=", "<text", "<image"] {
            assert!(!svg.contains(banned), "{name}.svg has {banned}");
        }
        let mut values = svg.split('"');
        while let (Some(attribute), Some(value)) = (values.next(), values.next()) {
            if attribute.ends_with("fill=") || attribute.ends_with("stroke=") {
                assert!(value.starts_with('{') || value == "none", "{name}.svg is painted {value}");
            }
        }
        let picture = renderer.png(&scene(vec![Item::Sprite(sprite(name))]));
        assert!(picture.is_ok_and(|picture| picture != empty), "{name}.svg shows nothing");
    }
}

#[test]
fn every_seat_has_a_distinct_shape() {
    let renderer = Renderer::new().unwrap();
    let mut signs = Vec::new();
    for seat in Seat::all(Seat::MAX) {
        let mut scene = Scene::new(200);
        scene.seat_symbol(seat, (0, 0), 100);
        // All sprites have the same color, so only the shapes differ.
        scene.items.iter_mut().for_each(|item| {
            if let Item::Sprite(sprite) = item {
                sprite.color = Color::Red;
            }
        });
        signs.push(renderer.png(&scene).unwrap());
    }
    for (i, sign) in signs.iter().enumerate() {
        assert!(!signs[..i].contains(sign), "seat {i} looks like an earlier one");
    }
}

#[test]
fn unknown_art_and_too_large_scenes_are_errors() {
    let renderer = Renderer::new().unwrap();
    let refusal = |scene: Scene| renderer.png(&scene).unwrap_err();
    let unknown = refusal(scene(vec![Item::Sprite(sprite("no/such"))]));
    assert!(matches!(&unknown, RenderError::UnknownArt(name) if name == "no/such"));
    assert_eq!(unknown.to_string(), "there is no art called \"no/such\"");

    let line = Item::Line(Line { from: (i16::MIN, 0), to: (i16::MAX, 0), width: 9, color: Color::Red });
    let text = |text: String, size| Item::Text(Text { text, x: 0, y: 0, size, color: Color::TableText });
    for (too_large, what) in [
        (Scene { height: MAX_HEIGHT + 1, items: vec![] }, "the height"),
        (Scene { height: 0, items: vec![] }, "the height"),
        (scene(vec![Item::Sprite(sprite("seat/0")); MAX_ITEMS + 1]), "the number of items"),
        (scene(vec![Item::Sprite(Sprite { width: u16::MAX, ..sprite("seat/0") })]), "an item"),
        (scene(vec![line]), "an item"),
        (scene(vec![text("A".repeat(65), 30)]), "a text"),
        (scene(vec![text("A".to_owned(), u16::MAX)]), "an item"),
    ] {
        let error = refusal(too_large);
        assert!(matches!(error, RenderError::TooLarge(which) if which == what), "{what}: {error}");
    }
}

/// The color table contains every color exactly, and the light and dark shades almost exactly.
#[test]
fn flat_colors_keep_their_values() {
    let colors = palette::Palette::new();
    for color in palette::colors() {
        for (tone, most) in [(Tone::Plain, 0), (Tone::Light, 8), (Tone::Dark, 8)] {
            let rgb = palette::tone(color, tone);
            let kept = colors.rgb(colors.nearest(rgb));
            assert!(rgb.iter().zip(kept).all(|(a, b)| a.abs_diff(b) <= most), "{color:?} {tone:?}: {kept:?}");
        }
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let renderer = Renderer::new().unwrap();
    let scene = scene(vec![Item::Sprite(sprite("seat/3"))]);
    let cold = renderer.png(&scene).unwrap();
    assert_eq!(cold, renderer.clone().png(&scene).unwrap());
    assert_eq!(cold, Renderer::new().unwrap().png(&scene).unwrap());
}

#[test]
fn sprites_turn_clockwise_within_their_rectangle() {
    let upright = drawn(vec![Item::Sprite(sprite("seat/7"))]);
    for quarters in 1..4 {
        let turned =
            drawn(vec![Item::Sprite(Sprite { rotation: Rotation::from_quarters(quarters), ..sprite("seat/7") })]);
        let differing = (0..100).flat_map(|y| (0..100).map(move |x| (x, y))).filter(|&(x, y)| {
            let (to_x, to_y) = (0..quarters).fold((x, y), |(x, y), _| (99 - y, x));
            let before = upright[60 + y][50 + x];
            let after = turned[60 + to_y][50 + to_x];
            before.iter().zip(after).any(|(before, after)| before.abs_diff(after) > 48)
        });
        assert!(differing.count() < 100, "turned by {quarters} quarters");
    }
}

#[test]
fn a_faded_sprite_is_paler() {
    let table = palette::rgb(Color::Table);
    let unlike = |faded| {
        let rows = drawn(vec![Item::Sprite(Sprite { faded, ..sprite("seat/2") })]);
        rows[110][100].iter().zip(table).map(|(own, ground)| u32::from(own.abs_diff(ground))).sum::<u32>()
    };
    assert!(unlike(true) > 30 && unlike(true) * 2 < unlike(false));
}

#[test]
fn text_is_centred_by_its_capitals() {
    for size in [MIN_TEXT_SIZE, 47, 120] {
        let text = Text { text: "H".to_owned(), x: 300, y: 120, size, color: Color::TableText };
        let (left, top, right, bottom) = extent(&drawn(vec![Item::Text(text)]));
        assert!((left + right).abs_diff(600) <= 3, "{size}: {left} to {right}");
        assert!((top + bottom).abs_diff(240) <= 3, "{size}: {top} to {bottom}");
        assert!((bottom - top).abs_diff(usize::from(size) * 7 / 10) <= 2, "{size}: {top} to {bottom}");
    }
}

#[test]
fn the_smallest_text_is_legible() {
    for text in ('A'..='Z').chain('0'..='9') {
        let text = Text { text: text.to_string(), x: 300, y: 120, size: MIN_TEXT_SIZE, color: Color::TableText };
        let (_, top, _, bottom) = extent(&drawn(vec![Item::Text(text.clone())]));
        assert!(bottom - top >= usize::from(MIN_CAPITAL_HEIGHT), "{}: {top} to {bottom}", text.text);
    }
}

#[test]
fn text_is_never_markup() {
    let text = |text: &str| {
        drawn(vec![Item::Text(Text { text: text.to_owned(), x: 300, y: 120, size: 60, color: Color::TableText })])
    };
    assert_ne!(text("<b/>"), text(""));
    assert_ne!(text("&lt;"), text("<"));
    assert_eq!(text("  "), text(""));
}

#[test]
fn panels_and_their_edges_fill_exactly_their_rectangle() {
    let panel = Panel { x: 10, y: 20, width: 200, height: 100, radius: 0, fill: Some(Color::Paper), edge: None };
    let edged = Panel { edge: Some((Color::Red, 6)), ..panel.clone() };
    let round = Panel { radius: 500, ..edged.clone() };
    for panel in [panel, edged.clone(), round] {
        assert_eq!(extent(&drawn(vec![Item::Panel(panel)])), (10, 20, 210, 120));
    }
    let rows = drawn(vec![Item::Panel(edged)]);
    let column: Vec<Rgb> = [20, 25, 26, 113, 114, 119].map(|y| rows[y][100]).into();
    let red = palette::rgb(Color::Red);
    let paper = palette::rgb(Color::Paper);
    assert_eq!(column, [red, red, paper, paper, red, red]);
}

/// A small panel is rasterised as a whole. A large panel has the same corners, and straight edges between them.
#[test]
fn large_panels_have_the_corners_of_small_ones() {
    const CORNER: usize = 19;
    for fill in [Some(Color::Paper), None] {
        let panel = |width: u16, height: u16| {
            let panel = Panel { x: 0, y: 0, width, height, radius: 18, fill, edge: Some((Color::Red, 8)) };
            drawn(vec![Item::Panel(panel)])
        };
        let least = panel(2 * CORNER as u16, 2 * CORNER as u16);
        let large = panel(200, 100);
        for y in 0..CORNER {
            assert_eq!(least[y][..CORNER], large[y][..CORNER]);
            assert_eq!(least[y][CORNER..2 * CORNER], large[y][200 - CORNER..200]);
            assert_eq!(least[2 * CORNER - 1 - y][..CORNER], large[99 - y][..CORNER]);
            assert_eq!(least[2 * CORNER - 1 - y][CORNER..2 * CORNER], large[99 - y][200 - CORNER..200]);
        }
        assert!(large[CORNER..100 - CORNER].iter().all(|row| *row == large[CORNER]));
        let straight = |row: &[Rgb]| row[CORNER..200 - CORNER].iter().all(|pixel| *pixel == row[CORNER]);
        assert!(large[..100].iter().all(|row| straight(row)));
    }
}

#[test]
fn lines_run_from_end_to_end_both_ways() {
    let line = |from, to| drawn(vec![Item::Line(Line { from, to, width: 10, color: Color::Red })]);
    assert_eq!(extent(&line((100, 50), (200, 50))), (95, 45, 205, 55));
    assert_eq!(line((100, 50), (220, 90)), line((220, 90), (100, 50)));
}

#[test]
fn a_table_has_two_thirds_of_the_size() {
    let image = AvatarImage::new(vec![[255; 3]; AvatarImage::SIDE * AvatarImage::SIDE]).unwrap();
    let avatar = Avatar { image, diameter: 56, x: 880, y: 160 };
    let panel = Panel { x: 40, y: 20, width: 100, height: 60, radius: 0, fill: Some(Color::Paper), edge: None };
    let png = Renderer::new().unwrap().table_png(&scene(vec![Item::Panel(panel), Item::Avatar(avatar)])).unwrap();
    let decoder = Decoder::new(Cursor::new(&png)).read_info().unwrap();
    assert_eq!((decoder.info().width, decoder.info().height), (640, 160));
    assert_eq!(extent(&pixels(&png)), (27, 13, 624, 144));
}

#[test]
fn items_outside_the_picture_are_cut_off() {
    let at = |x, y| {
        let panel = Panel { x, y, width: 100, height: 100, radius: 0, fill: Some(Color::Paper), edge: None };
        drawn(vec![Item::Panel(panel)])
    };
    assert_eq!(extent(&at(-60, -70)), (0, 0, 40, 30));
    assert_eq!(extent(&at(900, 200)), (900, 200, 960, 240));
    let bare = drawn(vec![]);
    for (x, y) in [(-100, 0), (960, 0), (0, -100), (0, 240), (i16::MIN, i16::MIN), (i16::MAX, i16::MAX)] {
        assert!(at(x, y) == bare, "{x}, {y}");
    }
}

#[test]
fn art_partly_outside_the_picture_is_cut_off_exactly() {
    let at = |x, y| drawn(vec![Item::Sprite(Sprite { x, y, ..sprite("seat/5") })]);
    let whole = at(50, 60);
    let left = at(-30, 60);
    let top = at(50, -20);
    assert!((0..240).all(|y| left[y][..70] == whole[y][80..150]));
    assert!((0..80).all(|y| top[y] == whole[y + 80]));
    let right = at(910, 60);
    let bottom = at(50, 190);
    assert!((0..240).all(|y| right[y][910..] == whole[y][50..100]));
    assert!((190..240).all(|y| bottom[y] == whole[y - 130]));
}

fn label(text: &str) -> Label {
    Label {
        text: text.to_owned(),
        x: 100,
        y: 100,
        width: 200,
        size: MIN_TEXT_SIZE,
        centred: false,
        color: Color::TableText,
    }
}

#[test]
fn a_label_is_shortened_to_its_width() {
    let short = extent(&drawn(vec![Item::Label(label("Zoë"))]));
    assert!((100..105).contains(&short.0) && short.2 < 200, "{short:?}");
    let long = extent(&drawn(vec![Item::Label(label("Konstantin Maximilian der Erste"))]));
    assert!((260..=301).contains(&long.2), "{long:?}");
    let centred = Label { centred: true, ..label("Konstantin Maximilian der Erste") };
    let centred = extent(&drawn(vec![Item::Label(centred)]));
    assert!(centred.0 < 30 && (180..=201).contains(&centred.2), "{centred:?}");
    let nothing = Label { width: 0, ..label("Anna") };
    assert!(drawn(vec![Item::Label(nothing)]) == drawn(vec![]));
}

#[test]
fn labels_have_greek_and_cyrillic_letters() {
    let bare = drawn(vec![]);
    for text in ["Ελένη", "Дмитрий", "Łukasz"] {
        assert!(drawn(vec![Item::Label(label(text))]) != bare, "{text}");
    }
}

#[test]
fn a_label_writes_letters_without_a_glyph_in_latin_ones() {
    let bare = drawn(vec![]);
    for (text, shown) in [
        ("漢字 ♜", "HanZi"),
        ("Иван字", "ИванZi"),
        ("שרה", "srh"),
        ("🐍", "snake"),
        ("🐍\u{200D}🔥\u{FE0F}", "snake fire"),
        ("♜!", "!"),
    ] {
        assert!(drawn(vec![Item::Label(label(text))]) == drawn(vec![Item::Label(label(shown))]), "{text}");
    }
    assert!(drawn(vec![Item::Label(label("A\u{0}\u{FFFE}<&\u{FFFF}"))]) != bare, "not XML");
}

fn any_item() -> impl Strategy<Value = Item> {
    let color = (0..palette::colors().count()).prop_map(|i| palette::colors().nth(i).unwrap_or(Color::Table));
    let color = || color.clone();
    let length = || prop_oneof![0..200u16, any::<u16>()];
    let at = || prop_oneof![-100..1000i16, any::<i16>()];
    prop_oneof![
        (at(), at(), length(), length(), 0..4usize, color(), any::<bool>()).prop_map(
            |(x, y, width, height, turn, color, faded)| {
                Item::Sprite(Sprite {
                    art: "seat/5",
                    x,
                    y,
                    width,
                    height,
                    rotation: Rotation::from_quarters(turn),
                    color,
                    faded,
                })
            }
        ),
        (any::<String>(), at(), at(), length(), color()).prop_map(|(text, x, y, size, color)| Item::Text(Text {
            text,
            x,
            y,
            size,
            color
        })),
        (any::<String>(), at(), at(), length(), length(), any::<bool>(), color()).prop_map(
            |(text, x, y, width, size, centred, color)| Item::Label(Label { text, x, y, width, size, centred, color })
        ),
        (at(), at(), length(), length(), length(), prop::option::of(color()), prop::option::of((color(), length())))
            .prop_map(|(x, y, width, height, radius, fill, edge)| {
                Item::Panel(Panel { x, y, width, height, radius, fill, edge })
            }),
        (at(), at(), at(), at(), length(), color()).prop_map(|(x, y, to_x, to_y, width, color)| Item::Line(Line {
            from: (x, y),
            to: (to_x, to_y),
            width,
            color
        })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_scene_causes_a_panic(item in any_item(), height in 0..200u16) {
        static RENDERER: std::sync::LazyLock<Renderer> = std::sync::LazyLock::new(|| Renderer::new().unwrap());
        let scene = Scene { height, items: vec![item] };
        let table_height = (usize::from(height) * 2 + 1) / 3;
        for (png, rows) in [(RENDERER.png(&scene), height.into()), (RENDERER.table_png(&scene), table_height)] {
            match png {
                Ok(png) => prop_assert_eq!(pixels(&png).len(), rows),
                Err(RenderError::TooLarge(_) | RenderError::InvalidArt(..)) => {}
                Err(other) => prop_assert!(false, "{other}"),
            }
        }
    }
}

/// In captions, names that are written from right to left are isolated with U+2068 and U+2069.
#[test]
fn isolates_are_not_drawn() {
    let renderer = Renderer::new().expect("the art");
    assert!(renderer.has_letters("\u{2068}Anna\u{2069} 1 : 0"));
}
