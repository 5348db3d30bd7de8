//! The pictures that do not show a user's match: the lobby's cover and the pictures in the rules.

use super::cards::{Card, Pile};
use super::moves::{Placement, StepKind};
use super::rules::Sssnake;
use super::scene::{Area, Viewport, Window};
use super::snake::{End, Way, parse_snake};
use contract::scene::{Color, Rotation, WIDTH};
use contract::{Draw, Options, Registered, Rules, RulesPicture, Scene, Seat, Step};

/// Draws the lobby's cover: the title, and a whole snake from its tail to its head.
pub(super) fn cover(_: &Options) -> Scene {
    const CARD: u16 = 130;
    let mut scene = Scene::cover("sssnake/title", (576, 156));
    let cards = [
        ("sssnake/tail", Rotation::None),
        ("sssnake/straight", Rotation::Quarter),
        ("sssnake/crossing", Rotation::None),
        ("sssnake/straight", Rotation::Quarter),
        ("sssnake/neck", Rotation::None),
    ];
    for ((art, turn), at) in cards.into_iter().zip(Scene::cover_positions(cards.len(), (CARD, CARD), 0)) {
        scene.square_sprite(art, at, CARD, turn, Color::Green);
    }
    scene
}

/// See [`contract::GameInfo::rules_pages`].
pub(super) const PAGES: &[RulesPicture] =
    &[Some(parts_page), None, Some(die_page), None, Some(placing_page), None, Some(end_page), None];

const GAP: i16 = 12;
const OWN_SEAT: Seat = Seat(0);
const NEIGHBOUR_SEAT: Seat = Seat(1);

/// Returns a match with these snakes, in which seat 0 has rolled and drawn these cards.
fn match_after_roll(snakes: &[&str], draw: &[Card], rounds: &str) -> Sssnake {
    let mut setup = Sssnake::INFO.default_setup(snakes.len());
    let set = setup.options.set(Sssnake::INFO.options, "rounds", rounds);
    debug_assert!(set.is_ok(), "{rounds} rounds");
    let laid = snakes.iter().flat_map(|cards| cards.split_whitespace()).filter_map(|card| card.get(..1)?.parse().ok());
    let pile = Pile::full().without(&laid.collect::<Vec<_>>()).unwrap_or(Pile::full());
    let snakes = snakes.iter().filter_map(|cards| parse_snake(cards)).collect();
    let mut state = Sssnake::new(&setup).after_steps([Step::by_nobody(StepKind::Round { first: OWN_SEAT })]);
    state = state.with_position(snakes, pile, OWN_SEAT);
    state.last_changed = Some(OWN_SEAT);
    state.after_steps([Step::by(OWN_SEAT, StepKind::Roll { die: draw.len() as u8, draw: draw.to_vec() })])
}

/// Returns a step in which seat 0 places a card on its own snake.
fn placement_step(card: Card, end: End, way: Way) -> Step<StepKind> {
    Step::by(OWN_SEAT, StepKind::Place(Placement { card, on: OWN_SEAT, end, way }))
}

/// Draws a match, and numbers the parts that the page explains.
fn parts_page() -> Scene {
    let snakes = ["C-neck-left S-neck-ahead X-tail-ahead C-tail-right", "C-neck-left"];
    let mut scene = match_after_roll(&snakes, &[Card::Curve, Card::Straight], "3").scene(None).shifted_down(58);
    let strip = [(40, 176), (56, 34), (168, 34), (924, 98), (924, 142)];
    let areas = [(924, 212), (924, 256), (570, 338), (476, 520)];
    scene.number_marks(strip.into_iter().chain(areas));
    scene
}

/// For each number on the die, draws the cards for the player's own snake and for the left neighbour.
fn die_page() -> Scene {
    const ROW: i16 = 142;
    const ICON: i16 = 110;
    let rows: [(&str, &[Card]); 3] = [
        ("sssnake/die-1", &[]),
        ("sssnake/die-2", &[Card::Straight]),
        ("sssnake/die-3", &[Card::Straight, Card::Curve]),
    ];
    let mut scene = Scene::new((GAP + ROW * 3) as u16);
    for (row, (die, own)) in (0..).zip(rows) {
        let top = GAP + row * ROW;
        scene.panel((GAP, top), (WIDTH - 2 * GAP as u16, (ROW - GAP) as u16), 18, Color::PlayerArea);
        let y = top + (ROW - GAP - ICON) / 2;
        scene.square_sprite(die, (GAP + 20, y), ICON as u16, Rotation::None, Color::Paper);
        for (cards, from, seat) in [(own, 180, OWN_SEAT), (&[Card::Curve], 640, NEIGHBOUR_SEAT)] {
            let Some(last) = cards.len().checked_sub(1) else { continue };
            for (k, card) in (0..).zip(cards) {
                scene.square_sprite(card.art(), (from + k * ICON, y), ICON as u16, Rotation::None, Color::Seat(seat));
            }
            let x = from + (last as i16 + 1) * ICON;
            draw_arrow(&mut scene, x + 14, y + ICON / 2);
            scene.seat_symbol(seat, (x + 96, y + 11), 88);
        }
    }
    scene
}

/// Draws an arrow that points to the right.
fn draw_arrow(scene: &mut Scene, x: i16, y: i16) {
    const LENGTH: i16 = 64;
    let tip = (x + LENGTH, y);
    for from in [(x, y), (x + LENGTH - 22, y - 22), (x + LENGTH - 22, y + 22)] {
        scene.line(from, tip, 10, Color::TableText);
    }
}

/// Draws the places for a curve, and the snake after a placement that sends its neck through the crossing.
fn placing_page() -> Scene {
    const CELL: i16 = 100;
    const WIDE: i16 = WIDTH as i16 - 2 * GAP;
    let before = match_after_roll(&["X-neck-ahead C-neck-left C-neck-left", ""], &[Card::Curve, Card::Curve], "1");
    let after = before.clone().after_steps([placement_step(Card::Curve, End::Neck, Way::Left)]);
    let window = Window::around_all(before.snake(OWN_SEAT), &[Window::around_all(after.snake(OWN_SEAT), &[])]);
    let height = window.rows * CELL + 3 * GAP;
    let mut scene = Scene::new((2 * (height + GAP) + GAP) as u16);
    for (half, state) in (0..).zip([&before, &after]) {
        let y = GAP + half * (height + GAP);
        scene.panel((GAP, y), (WIDE as u16, height as u16), 18, Color::PlayerArea);
        let view = Viewport::fit(window, Area { x: GAP, y, width: WIDE, height }, CELL);
        view.draw_snake(&mut scene, state, OWN_SEAT);
        if let Some(turn) = state.choice().filter(|turn| turn.owner == OWN_SEAT) {
            view.draw_places(&mut scene, state.snake(OWN_SEAT), turn, &End::ALL);
        }
        scene.number_mark(1 + half as usize, (WIDE - 28, y + 40));
    }
    scene
}

/// Draws a complete snake at the end of a one-round match.
fn end_page() -> Scene {
    let complete = "C-neck-left S-neck-ahead C-neck-left X-neck-ahead S-neck-ahead C-neck-left";
    let others = ["C-neck-left S-neck-ahead S-tail-ahead C-tail-right", "C-neck-left S-neck-ahead"];
    let state = match_after_roll(&[complete, others[0], others[1]], &[Card::Curve, Card::Straight], "1");
    let state = state.after_steps([placement_step(Card::Curve, End::Neck, Way::Left)]);
    let score = state.automatic_step();
    state.after_steps(score).scene(None)
}
