//! How it looks: on top the die, the cards and the state of the round; large, the snake that is added to; small, the
//! others. Every legal place bears the letter of its button, and the card that it is for shows the same letter.
//!
//! A snake is drawn whole where its cells are large enough for the letters at its ends; else smaller, and below it,
//! enlarged, what lies around them.

use super::board::{AROUND_ONE, Area, View, Window, face, put};
use super::cards::Card;
use super::grid::End;
use super::moves::Move;
use super::rules::{Sssnake, Turn};
use super::snake::Snake;
use super::words::letter;
use crate::game::scene::{Ink, Item, Line, Panel, SMALLEST_TEXT, Turn as Quarter, WIDTH};
use crate::game::{Display, Rules, Scene, Seat};

/// The distance between areas and from the edge.
const GAP: i16 = 12;
/// The height of the strip on top.
const STRIP: i16 = 112;
/// The top and the size of the die and the cards in the strip.
const TOP: i16 = 18;
const CARD: i16 = 88;
/// The width of the area of the large snake.
const MAIN: i16 = 636;
/// The height of the line in which an area says whose it is.
const HEAD: i16 = 60;
/// The least height of the large area, and of a small one.
const LEAST_AREA: i16 = 440;
const LEAST_SMALL: i16 = 180;
/// The radius of an area's corners.
const RADIUS: u16 = 18;
/// A cell with letters: five fit into it, a pair at two of its sides and one at the third.
const LETTERED_CELL: i16 = 100;
/// A cell with one letter only, and one with a letter at each of two sides.
const ONE_LETTER_CELL: i16 = 64;
const TWO_LETTERS_CELL: i16 = 84;
/// The largest cell of the large snake, and of a small one.
const MOST_CELL: i16 = 132;
const SMALL_CELL: i16 = 44;
/// The height of the enlarged surroundings of the ends.
const ENLARGED: i16 = AROUND_ONE.1 * LETTERED_CELL;
/// The least size of the sign of an end.
const LEAST_BADGE: i16 = 34;
/// The greatest height of a snake that is drawn at once, and of one with its ends enlarged below.
const MOST_DIRECT: i16 = 560;
const MOST_OVERVIEW: i16 = 420;

impl Display for Sssnake {
    fn scene(&self, _draft: Option<&str>) -> Scene {
        let shown = shown(self);
        let turn = self.choice();
        let main = Area { x: GAP, y: STRIP + GAP, width: MAIN, height: 0 };
        let plan = PlannedMove::of(self.snake(shown), turn, main.width - 2 * GAP);
        let others = self.seats() as i16 - 1;
        let least = LEAST_AREA.max(others * (LEAST_SMALL + GAP) - GAP);
        let main = Area { height: (HEAD + plan.height() + GAP).max(least), ..main };
        let mut scene = Scene::new((main.y + main.height + GAP) as u16);
        strip(&mut scene, self, turn);
        area(&mut scene, self, shown, main);
        plan.draw(&mut scene, self, shown, turn, below_head(main));
        let x = main.x + main.width + GAP;
        small(&mut scene, self, shown, Area { x, width: WIDTH as i16 - GAP - x, ..main });
        scene
    }
}

/// The snakes of the others, one below the other. Before the first card of a round, where they are all fresh, the best
/// snake of the round before instead.
fn small(scene: &mut Scene, state: &Sssnake, shown: Seat, column: Area) {
    let before = state.before.as_ref().filter(|_| state.touched.is_none());
    let others = state.seats() as i16 - 1;
    let height = if before.is_some() { HEAD } else { (column.height - GAP * (others - 1)) / others };
    let mut place = Area { height, ..column };
    for seat in shown.others(state.seats()) {
        area(scene, state, seat, place);
        if before.is_none() {
            let window = Window::around(state.snake(seat));
            View::fit(window, below_head(place), SMALL_CELL).snake(scene, state, seat);
        }
        place.y += height + GAP;
    }
    if let Some((seat, snake)) = before {
        let Area { x, y, width, .. } = place;
        place.height = column.y + column.height - y;
        scene.frame((x, y), (width as u16, place.height as u16), RADIUS, (Ink::Felt, 4));
        scene.seat(*seat, (x + 10, y + 8), 46);
        sign(scene, "sssnake/round", (x + 64, y + 12), format!("{}/{}", state.round - 1, state.rounds));
        View::fit(Window::around(snake), below_head(place), SMALL_CELL).cards(scene, snake, Ink::Seat(*seat));
    }
}

/// Whose snake is drawn large: the one that is added to, else the one that was added to last.
fn shown(state: &Sssnake) -> Seat {
    state.choice().map(|turn| turn.on).or(state.touched).unwrap_or(Seat(0))
}

/// The space of an area below the line that says whose it is.
fn below_head(area: Area) -> Area {
    Area { x: area.x + GAP, y: area.y + HEAD, width: area.width - 2 * GAP, height: area.height - HEAD - GAP }
}

/// The die, the drawn cards, the round and the pile; once the match is over, who won.
fn strip(scene: &mut Scene, state: &Sssnake, turn: Option<&Turn>) {
    const RIGHT: i16 = WIDTH as i16 - GAP - 148;
    const ROW: i16 = 46;
    if let (Some(turn), Some(roll)) = (turn, &state.roll) {
        scene.seat(turn.chooser, (GAP, TOP + 8), CARD as u16 - 16);
        let die = ["sssnake/die-1", "sssnake/die-2", "sssnake/die-3"][usize::from(roll.die.clamp(1, 3)) - 1];
        scene.sprite(die, (GAP + CARD, TOP), CARD as u16, Quarter::None, Ink::Paper);
        hand(scene, turn, &roll.draw, 3 * GAP + 2 * CARD);
    } else if let Some(outcome) = state.outcome() {
        scene.sprite("sssnake/total", (GAP, TOP), CARD as u16, Quarter::None, Ink::Glow);
        for (place, seat) in (1..).zip(outcome.winners.iter()) {
            scene.seat(seat, (GAP + place * (CARD + GAP), TOP), CARD as u16);
        }
    }
    sign(scene, "sssnake/round", (RIGHT, TOP), format!("{}/{}", state.round, state.rounds));
    sign(scene, "sssnake/back", (RIGHT, TOP + ROW), state.pile.total().to_string());
}

/// The drawn cards from that x on: those at hand with the letters of their places, of equal ones the first; crossed out
/// if they fit nowhere; the others pale.
fn hand(scene: &mut Scene, turn: &Turn, drawn: &[Card], mut x: i16) {
    const DISC: i16 = 48;
    const PITCH: i16 = DISC + 2;
    let mut at_hand = turn.hand.clone();
    let mut lettered: Vec<Card> = Vec::new();
    for &card in drawn {
        let held = at_hand.iter().position(|&held| held == card).map(|place| at_hand.remove(place)).is_some();
        put(scene, face(card), (x, TOP), CARD, Quarter::None, Ink::Seat(turn.on), !held);
        if held && turn.moves.contains(&Move::Discard(card)) {
            cross_out(scene, (x, TOP), CARD);
        }
        x += CARD;
        if held && !lettered.contains(&card) {
            lettered.push(card);
            let places = turn.moves.iter().enumerate().filter(|(_, play)| matches!(play, Move::Place(_)));
            let mut discs = 0;
            for (place, _) in places.filter(|(_, play)| play.card() == card) {
                let (column, row) = (discs / 2, discs % 2);
                let at = (x + DISC / 2 + 4 + column * PITCH, TOP + (CARD - PITCH) / 2 + row * PITCH);
                scene.letter(&letter(place), at, DISC as u16);
                discs += 1;
            }
            x += (discs + 1) / 2 * PITCH;
        }
        x += GAP;
    }
}

/// A red cross over something of that size.
fn cross_out(scene: &mut Scene, (x, y): (i16, i16), size: i16) {
    let (west, east, north, south) = (x + GAP, x + size - GAP, y + GAP, y + size - GAP);
    for (from, to) in [((west, north), (east, south)), ((east, north), (west, south))] {
        scene.items.push(Item::Line(Line { from, to, width: 12, ink: Ink::Red }));
    }
}

/// A small picture with a number beside it.
fn sign(scene: &mut Scene, art: &'static str, (x, y): (i16, i16), number: String) {
    const SIZE: i16 = 38;
    const DIGIT: i16 = 20;
    scene.sprite(art, (x, y), SIZE as u16, Quarter::None, Ink::Chalk);
    let middle = x + SIZE + 8 + number.chars().count() as i16 * DIGIT / 2;
    scene.text(number, (middle, y + SIZE / 2), SMALLEST_TEXT, Ink::Chalk);
}

/// The ground of a player's area with the seat's sign, the missing cards and the sum.
fn area(scene: &mut Scene, state: &Sssnake, seat: Seat, area: Area) {
    let Area { x, y, width, height } = area;
    let edge = state.choice().is_some_and(|turn| turn.chooser == seat).then_some((Ink::Glow, 8));
    let (fill, width, height) = (Some(Ink::Felt), width as u16, height as u16);
    scene.items.push(Item::Panel(Panel { x, y, width, height, radius: RADIUS, fill, edge }));
    scene.seat(seat, (x + 12, y + 10), 44);
    if state.progress().resigned().has(seat)
        && let Some(Item::Sprite(sprite)) = scene.items.last_mut()
    {
        sprite.faded = true;
    }
    sign(scene, "sssnake/missing", (x + 60, y + 12), state.snake(seat).missing().to_string());
    let total = state.totals[seat.index()].to_string().replace('-', "\u{2212}");
    sign(scene, "sssnake/total", (x + 162, y + 12), total);
}

/// The least cell for the letters at the ends.
fn lettered_cell(turn: &Turn) -> i16 {
    let spots = turn.moves.iter().filter_map(|play| match play {
        Move::Place(placing) => Some((placing.end, placing.way)),
        Move::Discard(_) => None,
    });
    let spots: Vec<_> = spots.collect();
    let at_one_end = |end| spots.iter().filter(|(other, _)| *other == end).count();
    let alone = spots.iter().all(|spot| spots.iter().filter(|other| *other == spot).count() == 1);
    match End::ALL.map(at_one_end).into_iter().max() {
        Some(0 | 1) => ONE_LETTER_CELL,
        Some(2) if alone => TWO_LETTERS_CELL,
        _ => LETTERED_CELL,
    }
}

/// How the large snake is drawn.
struct PlannedMove {
    /// Everything that is drawn at first.
    whole: Window,
    /// The size of a cell.
    cell: i16,
    /// The enlarged windows, if there are any.
    ends: Vec<(Window, Option<End>)>,
}

impl PlannedMove {
    /// At once if letters fit, or none are needed; else with enlarged ends. The width is the space for it in pixels.
    fn of(snake: &Snake, turn: Option<&Turn>, width: i16) -> PlannedMove {
        let whole = Window::around(snake);
        let cell = whole.cell_within((width, MOST_DIRECT), MOST_CELL);
        if turn.is_none_or(|turn| cell >= lettered_cell(turn)) {
            return PlannedMove { whole, cell, ends: Vec::new() };
        }
        let ends = Window::of_ends(snake);
        let whole = Window::around_all(snake, &ends.iter().map(|(window, _)| *window).collect::<Vec<_>>());
        PlannedMove { whole, cell: whole.cell_within((width, MOST_OVERVIEW), LETTERED_CELL * 2 / 3), ends }
    }

    /// The height that it needs.
    fn height(&self) -> i16 {
        let enlarged = if self.ends.is_empty() { 0 } else { ENLARGED + GAP };
        self.whole.rows * self.cell + enlarged
    }

    /// Draws the snake with its legal places into that space.
    fn draw(&self, scene: &mut Scene, state: &Sssnake, seat: Seat, turn: Option<&Turn>, mut space: Area) {
        if !self.ends.is_empty() {
            space.height -= ENLARGED + GAP;
        }
        let view = View::fit(self.whole, space, self.cell);
        view.snake(scene, state, seat);
        let Some(turn) = turn else { return };
        if self.ends.is_empty() {
            view.places(scene, state.snake(seat), turn, &End::ALL);
        }
        let y = space.y + space.height + GAP;
        for (place, &(window, end)) in (0..).zip(&self.ends) {
            let width = window.columns * LETTERED_CELL;
            // The one in the middle, or both as far apart as they can be.
            let free = space.width - width;
            let x = space.x + if end.is_none() { free / 2 } else { place * free };
            let around = Area { x, y, width, height: ENLARGED };
            scene.panel((x, y), (width as u16, ENLARGED as u16), 14, Ink::Table);
            let enlarged = View::fit(window, around, LETTERED_CELL);
            enlarged.snake(scene, state, seat);
            enlarged.places(scene, state.snake(seat), turn, end.as_ref().map_or(&End::ALL, std::slice::from_ref));
            for (from, size) in [enlarged.window(window), view.window(window)] {
                scene.frame(from, size, 8, (Ink::Orange, 4));
            }
            if let Some(end) = end {
                let art = if end == End::Neck { "sssnake/neck" } else { "sssnake/tail" };
                put(scene, art, (x + 4, y + 4), 48, Quarter::None, Ink::Seat(seat), false);
                let ((x, y), badge) = (view.at(state.snake(seat).front(end).cell), view.cell.max(LEAST_BADGE));
                let inset = (view.cell - badge) / 2;
                put(scene, art, (x + inset, y + inset), badge, Quarter::None, Ink::Seat(seat), false);
            }
        }
    }
}
