//! How it looks: on top the die, the cards and the state of the round; large, the snake that is added to; small, the
//! others. Every legal place bears the letter of its button, and the card that it is for shows the same letter.
//!
//! A small snake is drawn large enough for letters. A longer one is drawn as a whole, and below it, enlarged, what lies
//! around its ends.

use super::cards::Card;
use super::grid::{Cell, End, Side, Way};
use super::moves::{Move, Placing};
use super::rules::{Phase, Sssnake, Turn};
use super::snake::{Snake, Tile};
use super::words::letter;
use crate::game::scene::{Ink, Item, Line, Sprite, Turn as Quarter, WIDTH};
use crate::game::{Scene, Seat};

/// The distance between areas and from the edge.
const GAP: i16 = 12;
/// The height of the strip on top.
const STRIP: i16 = 112;
/// The width of the area of the large snake.
const MAIN: i16 = 636;
/// The height of the line in which an area says whose it is.
const HEAD: i16 = 60;
/// The least height of the areas.
const LEAST_AREA: i16 = 440;
/// A cell with letters: three fit along two of its sides.
const LETTERED_CELL: i16 = 100;
/// The largest cell.
const MOST_CELL: i16 = 132;
/// The least size of the sign of an end.
const LEAST_BADGE: i16 = 34;
/// The greatest height of a snake that is drawn at once, and of one with its ends enlarged below.
const MOST_DIRECT: i16 = 560;
const MOST_OVERVIEW: i16 = 420;
/// The enlarged surroundings of one end, and of both where they are close, in cells.
const AROUND_ONE: (i16, i16) = (3, 3);
const AROUND_BOTH: (i16, i16) = (6, 3);

/// See [`crate::game::Rules::scene`].
pub(super) fn scene(state: &Sssnake) -> Scene {
    let shown = shown(state);
    let turn = state.choice();
    let main = Area { x: GAP, y: STRIP + GAP, width: MAIN, height: 0 };
    let plan = Plan::of(state.snake(shown), turn, main.width - 2 * GAP);
    let main = Area { height: (HEAD + plan.height() + GAP).max(LEAST_AREA), ..main };
    let mut scene = Scene::new((main.y + main.height + GAP) as u16);
    strip(&mut scene, state, turn);
    area(&mut scene, state, shown, main);
    plan.draw(&mut scene, state, shown, turn, main);

    let x = main.x + main.width + GAP;
    let side = Area { x, width: WIDTH as i16 - GAP - x, ..main };
    let others: Vec<Seat> = shown.others(state.seats()).collect();
    // Before the first card of a round the other snakes are all fresh: instead the best one of the last round is shown.
    let before = state.before.as_ref().filter(|_| state.touched.is_none());
    let height = match before {
        Some(_) => HEAD,
        None => (side.height - GAP * (others.len() as i16 - 1)) / others.len() as i16,
    };
    let mut small = Area { height, ..side };
    for seat in others {
        area(&mut scene, state, seat, small);
        if before.is_none() {
            View::fit(Window::around(state.snake(seat)), small.below_head(), MOST_CELL / 3)
                .snake(&mut scene, state, seat);
        }
        small.y += height + GAP;
    }
    if let Some((seat, snake)) = before {
        let rest = Area { height: side.y + side.height - small.y, ..small };
        scene.frame((rest.x, rest.y), (rest.width as u16, rest.height as u16), 18, (Ink::Felt, 4));
        scene.seat(*seat, (rest.x + 10, rest.y + 8), 46);
        sign(
            &mut scene,
            "sssnake/round",
            (rest.x + 64, rest.y + 12),
            format!("{}/{}", state.round - 1, state.rounds),
            Ink::Chalk,
        );
        View::fit(Window::around(snake), rest.below_head(), MOST_CELL / 3).cards(&mut scene, snake, Ink::Seat(*seat));
    }
    scene
}

/// Whose snake is drawn large: the one that is added to, else the one that was added to last.
fn shown(state: &Sssnake) -> Seat {
    state.choice().map(|turn| turn.on).or(state.touched).unwrap_or(Seat(0))
}

/// A rectangle of the picture, in pixels.
#[derive(Clone, Copy)]
struct Area {
    x: i16,
    y: i16,
    width: i16,
    height: i16,
}

impl Area {
    fn below_head(self) -> Area {
        Area { x: self.x + GAP, y: self.y + HEAD, width: self.width - 2 * GAP, height: self.height - HEAD - GAP }
    }
}

/// The die, the drawn cards with the letters of their places, the round and the pile.
fn strip(scene: &mut Scene, state: &Sssnake, turn: Option<&Turn>) {
    const CARD: i16 = 88;
    const DISC: i16 = 42;
    let top = (STRIP - CARD) / 2 + GAP / 2;
    let mut x = GAP;
    if let Some(roll) = state.roll.as_ref().filter(|_| turn.is_some()) {
        scene.seat(turn.map_or(roll.seat, |turn| turn.chooser), (x, top + 8), CARD as u16 - 16);
        x += CARD;
        let die = ["sssnake/die-1", "sssnake/die-2", "sssnake/die-3"][usize::from(roll.die.clamp(1, 3)) - 1];
        scene.sprite(die, (x, top), CARD as u16, Quarter::None, Ink::Paper);
        x += CARD + 2 * GAP;
        let mut at_hand = turn.map_or_else(Vec::new, |turn| turn.hand.clone());
        let mut lettered: Vec<Card> = Vec::new();
        for &card in &roll.draw {
            let held = at_hand.iter().position(|&held| held == card).map(|place| at_hand.remove(place)).is_some();
            let ink = Ink::Seat(turn.map_or(roll.seat, |turn| turn.on));
            put(scene, face(card), (x, top), CARD, Quarter::None, ink, !held);
            let moves = turn.filter(|_| held && !lettered.contains(&card)).map_or(&[][..], |turn| &turn.moves);
            lettered.push(card);
            let mut discs = 0;
            for (place, play) in moves.iter().enumerate().filter(|(_, play)| play.card() == card) {
                if let Move::Discard(_) = play {
                    cross_out(scene, (x, top), CARD);
                } else {
                    let at =
                        (x + CARD + DISC / 2 + 4 + discs / 2 * (DISC + 2), top + DISC / 2 + discs % 2 * (DISC + 4));
                    scene.letter(&letter(place), at, DISC as u16);
                    discs += 1;
                }
            }
            x += CARD + GAP + (discs + 1) / 2 * (DISC + 4);
        }
    } else if let Some(outcome) = state.outcome() {
        scene.sprite("sssnake/total", (x, top), CARD as u16, Quarter::None, Ink::Glow);
        for (place, seat) in (1..).zip(outcome.winners.iter()) {
            scene.seat(seat, (x + place * (CARD + GAP), top), CARD as u16);
        }
    }
    let right = WIDTH as i16 - GAP - 148;
    sign(scene, "sssnake/round", (right, top), format!("{}/{}", state.round, state.rounds), Ink::Chalk);
    sign(scene, "sssnake/back", (right, top + 46), state.pile.total().to_string(), Ink::Chalk);
}

fn cross_out(scene: &mut Scene, (x, y): (i16, i16), size: i16) {
    for (from, to) in
        [((x + 14, y + 14), (x + size - 14, y + size - 14)), ((x + size - 14, y + 14), (x + 14, y + size - 14))]
    {
        scene.items.push(Item::Line(Line { from, to, width: 12, ink: Ink::Red }));
    }
}

/// A small picture with a number beside it.
fn sign(scene: &mut Scene, art: &'static str, (x, y): (i16, i16), number: String, ink: Ink) {
    const SIZE: i16 = 38;
    const DIGIT: i16 = 20;
    scene.sprite(art, (x, y), SIZE as u16, Quarter::None, ink);
    let middle = x + SIZE + 8 + number.chars().count() as i16 * DIGIT / 2;
    scene.text(number, (middle, y + SIZE / 2), 36, Ink::Chalk);
}

/// The ground of a player's area with the seat's sign, the missing cards and the sum.
fn area(scene: &mut Scene, state: &Sssnake, seat: Seat, area: Area) {
    let Area { x, y, width, height } = area;
    scene.panel((x, y), (width as u16, height as u16), 18, Ink::Felt);
    if state.choice().is_some_and(|turn| turn.chooser == seat) {
        scene.frame((x, y), (width as u16, height as u16), 18, (Ink::Glow, 4));
    }
    scene.seat(seat, (x + 10, y + 8), 46);
    if state.resigned.has(seat)
        && let Some(Item::Sprite(sprite)) = scene.items.last_mut()
    {
        sprite.faded = true;
    }
    sign(scene, "sssnake/missing", (x + 64, y + 12), state.snake(seat).missing().to_string(), Ink::Chalk);
    sign(
        scene,
        "sssnake/total",
        (x + 154, y + 12),
        state.totals[seat.index()].to_string().replace('-', "\u{2212}"),
        Ink::Glow,
    );
}

/// A rectangle of cells.
#[derive(Clone, Copy)]
struct Window {
    west: i16,
    north: i16,
    columns: i16,
    rows: i16,
}

impl Window {
    /// The whole snake with the cells of its open ends.
    fn around(snake: &Snake) -> Window {
        Window::around_all(snake, &[])
    }

    /// The whole snake with the cells of its open ends, and these windows too.
    fn around_all(snake: &Snake, windows: &[Window]) -> Window {
        let ends = End::ALL.into_iter().filter(|_| !snake.is_complete()).map(|end| snake.front(end).cell);
        let corners = windows.iter().flat_map(|window| {
            [(0, 0), (window.columns - 1, window.rows - 1)].map(|(x, y)| Cell::new(window.west + x, window.north + y))
        });
        let cells =
            snake.tiles().map(|(cell, _)| cell).chain([Cell::new(0, 0), Cell::new(1, 1)]).chain(ends).chain(corners);
        let mut bounds = (0, 0, 1, 1);
        for Cell { x, y } in cells {
            bounds = (bounds.0.min(x), bounds.1.min(y), bounds.2.max(x), bounds.3.max(y));
        }
        Window { west: bounds.0, north: bounds.1, columns: bounds.2 - bounds.0 + 1, rows: bounds.3 - bounds.1 + 1 }
    }

    /// The surroundings of the open ends: one window if they are close to each other, else two.
    fn of_ends(snake: &Snake) -> Vec<(Window, Option<End>)> {
        let [neck, tail] = End::ALL.map(|end| snake.front(end).cell);
        let (across, down) = ((neck.x - tail.x).abs(), (neck.y - tail.y).abs());
        if across <= AROUND_BOTH.0 - 3 && down <= AROUND_BOTH.1 - 3 + 1 {
            let middle = Cell::new((neck.x + tail.x).div_euclid(2), (neck.y + tail.y).div_euclid(2));
            return vec![(Window::centred(middle, AROUND_BOTH), None)];
        }
        vec![(Window::centred(neck, AROUND_ONE), Some(End::Neck)), (Window::centred(tail, AROUND_ONE), Some(End::Tail))]
    }

    fn centred(middle: Cell, (columns, rows): (i16, i16)) -> Window {
        Window { west: middle.x - (columns - 1) / 2, north: middle.y - (rows - 1) / 2, columns, rows }
    }

    fn has(&self, cell: Cell) -> bool {
        (0..self.columns).contains(&(cell.x - self.west)) && (0..self.rows).contains(&(cell.y - self.north))
    }
}

/// How the large snake is drawn.
struct Plan {
    whole: Window,
    /// The size of a cell.
    cell: i16,
    /// The enlarged windows, if there are any.
    ends: Vec<(Window, Option<End>)>,
}

impl Plan {
    fn of(snake: &Snake, turn: Option<&Turn>, width: i16) -> Plan {
        let whole = Window::around(snake);
        let cell = MOST_CELL.min(width / whole.columns).min(MOST_DIRECT / whole.rows);
        if cell >= LETTERED_CELL || turn.is_none() {
            return Plan { whole, cell, ends: Vec::new() };
        }
        let ends = Window::of_ends(snake);
        let whole = Window::around_all(snake, &ends.iter().map(|(window, _)| *window).collect::<Vec<_>>());
        Plan { whole, cell: (width / whole.columns).min(MOST_OVERVIEW / whole.rows).min(LETTERED_CELL * 2 / 3), ends }
    }

    fn height(&self) -> i16 {
        let enlarged = if self.ends.is_empty() { 0 } else { AROUND_ONE.1 * LETTERED_CELL + GAP };
        self.whole.rows * self.cell + enlarged
    }

    fn draw(&self, scene: &mut Scene, state: &Sssnake, seat: Seat, turn: Option<&Turn>, main: Area) {
        let mut space = main.below_head();
        if self.ends.is_empty() {
            let view = View::fit(self.whole, space, self.cell);
            view.snake(scene, state, seat);
            if let Some(turn) = turn {
                view.places(scene, state.snake(seat), turn);
            }
            return;
        }
        let enlarged = AROUND_ONE.1 * LETTERED_CELL;
        space.height -= enlarged + GAP;
        let overview = View::fit(self.whole, space, self.cell);
        overview.snake(scene, state, seat);
        let top = space.y + space.height + GAP;
        for (place, (window, end)) in (0..).zip(&self.ends) {
            let width = window.columns * LETTERED_CELL;
            let x = if self.ends.len() == 1 {
                main.x + (main.width - width) / 2
            } else {
                space.x + place * (space.width - width)
            };
            let area = Area { x, y: top, width, height: enlarged };
            scene.panel((x, top), (width as u16, enlarged as u16), 14, Ink::Table);
            let view = View::fit(*window, area, LETTERED_CELL);
            view.snake(scene, state, seat);
            if let Some(turn) = turn {
                view.places(scene, state.snake(seat), turn);
            }
            scene.frame((x, top), (width as u16, enlarged as u16), 14, (Ink::Chalk, 4));
            let (from, size) = overview.window(*window);
            scene.frame(from, size, 8, (Ink::Chalk, 4));
            if let Some(end) = end {
                let art = if *end == End::Neck { "sssnake/neck" } else { "sssnake/tail" };
                scene.sprite(art, (x + 4, top + 4), 48, Quarter::None, Ink::Seat(seat));
                let (cell, badge) = (overview.at(state.snake(seat).front(*end).cell), overview.cell.max(LEAST_BADGE));
                let inset = (overview.cell - badge) / 2;
                scene.sprite(art, (cell.0 + inset, cell.1 + inset), badge as u16, Quarter::None, Ink::Seat(seat));
            }
        }
    }
}

/// A window of cells in the picture.
struct View {
    window: Window,
    x: i16,
    y: i16,
    cell: i16,
}

impl View {
    /// The window in the middle of that space, its cells as large as they fit, at most that large.
    fn fit(window: Window, space: Area, most: i16) -> View {
        let cell = most.min(space.width / window.columns).min(space.height / window.rows).max(1);
        let x = space.x + (space.width - window.columns * cell) / 2;
        let y = space.y + (space.height - window.rows * cell) / 2;
        View { window, x, y, cell }
    }

    /// The top left corner of a cell.
    fn at(&self, cell: Cell) -> (i16, i16) {
        (self.x + (cell.x - self.window.west) * self.cell, self.y + (cell.y - self.window.north) * self.cell)
    }

    /// The top left corner and the size of another window.
    fn window(&self, window: Window) -> ((i16, i16), (u16, u16)) {
        let from = self.at(Cell::new(window.west, window.north));
        (from, ((window.columns * self.cell) as u16, (window.rows * self.cell) as u16))
    }

    /// The seat's snake as far as it lies in the window, with the newest card and the open ends marked.
    fn snake(&self, scene: &mut Scene, state: &Sssnake, seat: Seat) {
        let snake = state.snake(seat);
        self.cards(scene, snake, Ink::Seat(seat));
        if let Some(last) = snake.last().filter(|&last| state.touched == Some(seat) && self.window.has(last)) {
            let edge = (self.cell / 16).max(3) as u16;
            scene.frame(self.at(last), (self.cell as u16, self.cell as u16), edge * 2, (Ink::Fresh, edge));
        }
        for end in End::ALL.into_iter().filter(|_| !snake.is_complete() && state.phase != Phase::Over) {
            let cell = snake.front(end).cell;
            if self.window.has(cell) {
                let edge = (self.cell / 24).max(3) as u16;
                scene.frame(self.at(cell), (self.cell as u16, self.cell as u16), edge * 2, (Ink::Glow, edge));
            }
        }
    }

    /// The cards of the snake that lie in the window.
    fn cards(&self, scene: &mut Scene, snake: &Snake, ink: Ink) {
        const LARGE: [(Cell, &str); 4] = [
            (Cell::new(0, 0), "sssnake/large-nw"),
            (Cell::new(1, 0), "sssnake/large-ne"),
            (Cell::new(0, 1), "sssnake/large-sw"),
            (Cell::new(1, 1), "sssnake/large-se"),
        ];
        let large = LARGE.into_iter().map(|(cell, art)| (cell, (art, Quarter::None)));
        let tiles = snake.tiles().map(|(cell, tile)| (cell, lying(tile)));
        for (cell, (art, turn)) in large.chain(tiles).filter(|(cell, _)| self.window.has(*cell)) {
            put(scene, art, self.at(cell), self.cell, turn, ink, false);
        }
    }

    /// The legal places: where the body would go, and the letters.
    fn places(&self, scene: &mut Scene, snake: &Snake, turn: &Turn) {
        for end in End::ALL {
            let front = snake.front(end);
            if !self.window.has(front.cell) {
                continue;
            }
            let (x, y) = self.at(front.cell);
            let half = self.cell / 2;
            for way in Way::ALL {
                let letters: Vec<String> = (0..)
                    .zip(&turn.moves)
                    .filter(|(_, play)| matches!(play, Move::Place(Placing { end: at, way: to, .. }) if (*at, *to) == (end, way)))
                    .map(|(place, _)| letter(place))
                    .collect();
                if letters.is_empty() {
                    continue;
                }
                let reach = half - self.cell / 8;
                for (dx, dy) in [turned((0, reach), front.heading), turned((0, -reach), way.from(front.heading))] {
                    let (from, to) = ((x + half, y + half), (x + half + dx, y + half + dy));
                    scene.items.push(Item::Line(Line { from, to, width: (self.cell / 12) as u16, ink: Ink::Glow }));
                }
                // Per cent of a cell from its middle, as seen by whoever enters it: to the right, ahead.
                let spots: &[(i16, i16)] = match (way, letters.len()) {
                    (Way::Ahead, 1) => &[(0, 31)],
                    (Way::Ahead, _) => &[(-21, 33), (21, 33)],
                    (Way::Left, 1) => &[(-31, -3)],
                    (Way::Left, _) => &[(-31, 8), (-31, -30)],
                    (Way::Right, 1) => &[(31, -3)],
                    (Way::Right, _) => &[(31, 8), (31, -30)],
                };
                for (letter, &(right, ahead)) in letters.iter().zip(spots) {
                    let (dx, dy) = turned((right * self.cell / 100, -ahead * self.cell / 100), front.heading);
                    scene.letter(letter, (x + half + dx, y + half + dy), (self.cell * 38 / 100) as u16);
                }
            }
        }
    }
}

/// A step as seen heading north, for another heading.
fn turned((x, y): (i16, i16), heading: Side) -> (i16, i16) {
    match heading {
        Side::North => (x, y),
        Side::East => (-y, x),
        Side::South => (-x, -y),
        Side::West => (y, -x),
    }
}

/// The picture of a card at hand.
fn face(card: Card) -> &'static str {
    match card {
        Card::Straight => "sssnake/straight",
        Card::Curve => "sssnake/curve",
        Card::Crossing => "sssnake/crossing",
        Card::Double => "sssnake/double",
    }
}

/// The picture of a card that lies, and how it is turned. In the files a straight part runs from north to south, a curve
/// from north to east, and the part that was laid first lies on top.
fn lying(tile: &Tile) -> (&'static str, Quarter) {
    let art = match tile.card {
        Card::Crossing if !tile.second_used => "sssnake/crossing-free",
        Card::Double if !tile.second_used => "sssnake/double-free",
        card => face(card),
    };
    let [one, other] = tile.sides;
    // Clockwise from which of the two sides the other one follows; across from each other, either will do.
    let first = if one.turned(1) == other { one } else { other };
    (art, Quarter::quarters(if tile.card.turns() { first as usize } else { one as usize % 2 }))
}

fn put(scene: &mut Scene, art: &'static str, (x, y): (i16, i16), size: i16, turn: Quarter, ink: Ink, faded: bool) {
    let size = size as u16;
    scene.items.push(Item::Sprite(Sprite { art, x, y, width: size, height: size, turn, ink, faded }));
}
