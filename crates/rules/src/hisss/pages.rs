//! The pictures that do not show a user's match: the lobby's cover and the pictures in the rules.

use super::cards::{Card, CardColor};
use super::rules::{Hisss, Phase};
use super::scene::{draw_card, frame_card};
use super::table::{CardTable, End, Snake, TableCard};
use contract::scene::{Color, Rotation, WIDTH};
use contract::{Draw, Options, Registered, Rules, RulesPicture, Scene, Seat};

/// Draws the lobby's cover: the edition's title, and a snake of four cards with all six colors.
pub(super) fn cover(options: &Options) -> Scene {
    /// The width and height of a card.
    const CARD: (u16, u16) = (176, 132);
    /// The space between two cards.
    const GAP: u16 = 10;
    let rainbow = super::rules::asks_youngest(options);
    let (mut scene, head, tail) = if rainbow {
        (Scene::cover("hisss/title-rainbow", (912, 140)), "hisss/head-rainbow", "hisss/tail-rainbow")
    } else {
        (Scene::cover("hisss/title", (384, 156)), "hisss/head", "hisss/tail")
    };
    let cards = [
        [(head, Rotation::None, Color::Red), ("hisss/stripes", Rotation::None, Color::Red)],
        [("hisss/dots", Rotation::None, Color::Orange), ("hisss/zigzag", Rotation::None, Color::Yellow)],
        [("hisss/diamonds", Rotation::None, Color::Green), ("hisss/waves", Rotation::None, Color::Blue)],
        [("hisss/bricks", Rotation::None, Color::Purple), (tail, Rotation::Half, Color::Purple)],
    ];
    let half = CARD.0 / 2;
    for (halves, (x, y)) in cards.into_iter().zip(Scene::cover_positions(cards.len(), CARD, GAP)) {
        scene.panel((x, y), CARD, 14, Color::Paper);
        for (x, (art, turn, color)) in [x, x + half as i16].into_iter().zip(halves) {
            scene.rect_sprite(art, (x, y), (half, CARD.1), turn, color);
        }
    }
    scene
}

/// See [`contract::GameInfo::rules_pages`].
pub(super) const PAGES: &[RulesPicture] = &[Some(cards_page), Some(turn_page), None, Some(taking_page), None];

/// The size of a card.
const CARD_SIZE: (i16, i16) = (136, 102);
/// The height of a row.
const ROW_STEP: i16 = 122;
/// The left edge of a row's first card, to the right of the row's number.
const CARDS_LEFT: i16 = 84;
const TOP_MARGIN: i16 = 16;

/// Draws cards side by side after the number of their row. Returns the corner of the place after the last card.
fn draw_row(scene: &mut Scene, number: usize, pieces: &[TableCard], gap: i16) -> (i16, i16) {
    let y = TOP_MARGIN + (number as i16 - 1) * ROW_STEP;
    scene.number_mark(number, (CARDS_LEFT / 2, y + CARD_SIZE.1 / 2));
    let corner = |k: usize| (CARDS_LEFT + k as i16 * (CARD_SIZE.0 + gap), y);
    for (k, &piece) in pieces.iter().enumerate() {
        draw_card(scene, piece, corner(k), CARD_SIZE, false);
    }
    corner(pieces.len())
}

/// Draws the kinds of cards: heads, tails, rainbow cards and bodies.
fn cards_page() -> Scene {
    const GAP: i16 = 9;
    let mut scene = Scene::new((2 * TOP_MARGIN + 3 * ROW_STEP + CARD_SIZE.1) as u16);
    let rainbow = [Card::Head(CardColor::Rainbow), Card::Tail(CardColor::Rainbow)];
    let bodies = (0..6).map(|k| {
        let [one, other] = [k, (k + 1) % 6].map(|k| CardColor::RING[k]);
        Card::Body(one.min(other), one.max(other))
    });
    let rows: [Vec<Card>; 4] = [
        CardColor::RING.map(Card::Head).into(),
        CardColor::RING.map(Card::Tail).into(),
        rainbow.into(),
        bodies.collect(),
    ];
    for (number, cards) in (1..).zip(rows) {
        let pieces: Vec<TableCard> = cards.into_iter().map(|card| TableCard { card, turned: false }).collect();
        draw_row(&mut scene, number, &pieces, GAP);
    }
    scene
}

/// Draws a turn in which the drawn card fits at two ends, so it may join the two snakes. Seat 1 has taken a snake.
fn turn_page() -> Scene {
    const SEAT: Seat = Seat(2);
    let drawn = Card::Body(CardColor::Yellow, CardColor::Blue);
    let snakes = ["head:red red-blue", "yellow-green orange-green tail:orange", "tail:purple"].map(parse_snake);
    let taken = parse_snake("head:blue green-blue tail:green");
    let mut state = Hisss::new(&Hisss::INFO.default_setup(3));
    let laid = snakes.iter().chain([&taken]).flat_map(|snake| &snake.cards).map(|piece| piece.card);
    for card in laid.chain([drawn]) {
        state.fan.remove(card);
    }
    state.taken_snakes[1].push(taken);
    state.table = CardTable::new(snakes);
    state.drawn = Some((SEAT, drawn));
    state.phase = Phase::Lay(SEAT, drawn, state.table.ways(drawn));
    let mut scene = state.scene(None);
    scene.number_marks([(410, 90), (608, 90), (504, 252), (530, 693), (566, 750)]);
    scene
}

/// Draws examples: snakes that players take (complete or joined), and one that stays on the table (joined with a lone
/// card). The card laid last has a frame, and the number of cards taken is next to each snake.
fn taking_page() -> Scene {
    let snakes = [
        ("head:green red-green red-purple tail:purple", 3, true),
        ("head:blue yellow-blue orange-yellow red-orange red-blue", 2, true),
        ("head:orange orange-green green-purple red-purple", 1, false),
    ];
    let mut scene = Scene::new((2 * TOP_MARGIN + 2 * ROW_STEP + CARD_SIZE.1) as u16);
    for (number, (cards, newest, taken)) in (1..).zip(snakes) {
        let snake = parse_snake(cards);
        let (x, y) = draw_row(&mut scene, number, &snake.cards, 0);
        frame_card(&mut scene, (CARDS_LEFT + newest * CARD_SIZE.0, y), CARD_SIZE, 12, Color::Changed);
        if taken {
            scene.square_sprite("hisss/cards", (x + 20, y + 20), 62, Rotation::None, Color::Usable);
            let middle = ((x + 108).min(WIDTH as i16 - 24), y + CARD_SIZE.1 / 2);
            scene.text(snake.cards.len().to_string(), middle, 62, Color::TableText);
        }
    }
    scene
}

/// Returns a snake of these cards from left to right.
fn parse_snake(cards: &str) -> Snake {
    let mut cards = cards.split(' ').filter_map(|card| card.parse().ok());
    let mut snake = Snake::from_card(cards.next().unwrap_or(Card::Head(CardColor::Rainbow)));
    for card in cards {
        let touch = snake.end_color(End::Right).unwrap_or(CardColor::Rainbow);
        snake.add_card(card, End::Right, touch);
    }
    snake
}
