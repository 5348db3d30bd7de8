//! The puzzle: a snake to complete with the fewest of some visible cards.
//!
//! The player lays any card of the hand at any legal place, by the rules of a match. There is no die and no pile. A try
//! ends when the snake is complete, or when no card fits.

use super::cards::{Card, Pile, without};
use super::moves::{Move, Placement, letter};
use super::rules::{Phase, Sssnake, Turn, TurnStage};
use super::scene::{Area, GAP, Layout, RADIUS, STRIP, draw_hand};
use super::snake::{End, Snake, Way};
use super::words::{body_cells, button, choices, free_parts, names, side_word, with_ends};
use contract::scene::{Color, WIDTH};
use contract::{
    Chance, Phrase, Puzzle, PuzzleEnd, PuzzleMove, PuzzlePosition, Refusal, Registered, Rules, Scene, Seat,
};

/// The number of cards that lie already, besides the large card.
const LAID: [usize; 4] = [3, 4, 5, 6];
/// The number of cards in hand.
const HAND: [usize; 3] = [5, 6, 7];
/// The kinds of cards to choose from. Cards with two parts are more frequent than in the pile, because they make
/// better puzzles.
const KINDS: [Card; 8] = [
    Card::Straight,
    Card::Straight,
    Card::Straight,
    Card::Curve,
    Card::Curve,
    Card::Curve,
    Card::Crossing,
    Card::Double,
];
/// A snake that needs fewer cards is too simple.
const MIN_BEST: usize = 4;
/// The number of placements of a kind of card, which is also the distance between the codes of two kinds.
const PLACES: usize = End::ALL.len() * Way::ALL.len();
/// The puzzle shows the snake in the color of the first seat.
const SEAT: Seat = Seat(0);

struct SnakePuzzle {
    /// The placements that built the snake.
    built: Vec<Placement>,
    start: Position,
    best: usize,
    /// The probability that a random player solves it.
    chance: f64,
    /// How many positions the solver has examined.
    examined: usize,
}

/// A position in a try.
#[derive(Clone)]
struct Position {
    snake: Snake,
    /// The cards in hand, sorted by kind.
    hand: Vec<Card>,
}

/// Makes a puzzle from random cards, or returns `None` if they do not give one.
pub fn generate(chance: &mut Chance) -> Option<Box<dyn Puzzle>> {
    let mut snake = Snake::fresh();
    let mut built = Vec::new();
    for _ in 0..*chance.pick(&LAID)? {
        let card = *chance.pick(&KINDS)?;
        let (end, way, next) = chance.pick(&snake.placements(card))?.clone();
        built.push(Placement { card, on: SEAT, end, way });
        snake = next;
    }
    let mut hand = Vec::new();
    for _ in 0..*chance.pick(&HAND)? {
        hand.push(*chance.pick(&KINDS)?);
    }
    hand.sort();
    let start = Position { snake, hand };
    if start.snake.missing() < MIN_BEST || !start.fits_in_the_picture() {
        return None;
    }
    let mut examined = 0;
    let solved = |cards| Some((cards, start.chance_with(cards, &mut examined))).filter(|(_, chance)| *chance > 0.0);
    let (best, chance) = (start.snake.missing()..start.hand.len()).find_map(solved)?;
    Some(Box::new(SnakePuzzle { built, start, best, chance, examined }))
}

impl Position {
    /// Returns the legal placements of each kind in hand, with their snakes, in the order of the codes.
    fn placements(&self) -> Vec<(Placement, Snake)> {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        let of_kind = |card| {
            let all = self.snake.placements(card).into_iter();
            all.map(move |(end, way, snake)| (Placement { card, on: SEAT, end, way }, snake))
        };
        kinds.into_iter().flat_map(of_kind).collect()
    }

    fn after(&self, card: Card, snake: Snake) -> Position {
        Position { snake, hand: without(&self.hand, card) }
    }

    /// Returns the probability that a random player completes the snake with exactly this number of cards. The player
    /// chooses among the placements after which the hand has as many cards as the snake needs.
    fn chance_with(&self, cards: usize, examined: &mut usize) -> f64 {
        *examined += 1;
        if self.snake.is_complete() {
            return if cards == 0 { 1.0 } else { 0.0 };
        }
        if self.snake.missing() > cards {
            return 0.0;
        }
        let mut plausible = self.placements();
        plausible.retain(|(_, snake)| snake.missing() < self.hand.len());
        let count = plausible.len().max(1) as f64;
        let next = plausible.into_iter().filter(|(_, snake)| snake.missing() < cards);
        let chances = next.map(|(placement, snake)| self.after(placement.card, snake).chance_with(cards - 1, examined));
        chances.sum::<f64>() / count
    }

    /// Returns whether the hand and all its letters fit side by side.
    fn fits_in_the_picture(&self) -> bool {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        let columns: i16 = kinds.iter().map(|card| if card.turns() { 2 } else { 1 }).sum();
        self.hand.len() as i16 * 100 + columns * 50 <= WIDTH as i16 - 2 * GAP
    }
}

fn code(placement: &Placement) -> u8 {
    (placement.card as usize * PLACES + placement.end as usize * Way::ALL.len() + placement.way as usize) as u8
}

impl SnakePuzzle {
    /// Returns the position after these moves.
    fn after(&self, moves: &[u8]) -> Result<Position, Refusal> {
        moves.iter().try_fold(self.start.clone(), |position, &played| {
            let placements = position.placements().into_iter();
            let mut fitting =
                placements.filter(|(placement, _)| code(placement) == played && !position.snake.is_complete());
            let (placement, snake) = fitting.next().ok_or_else(|| Refusal::new("puzzle-refusal-move"))?;
            Ok(position.after(placement.card, snake))
        })
    }

    /// Returns the match that has this position, for the picture.
    fn table(&self, position: &Position, laid: usize) -> (Sssnake, Turn) {
        let moves: Vec<Move> = position.placements().into_iter().map(|(placement, _)| Move::Place(placement)).collect();
        let hand = position.hand.clone();
        let turn = Turn { active: SEAT, stage: TurnStage::Returned, hand, chooser: SEAT, on: SEAT, moves };
        let snakes = vec![position.snake.clone(), Snake::fresh()];
        let mut table = Sssnake::new(&Sssnake::INFO.default_setup(2)).set_up(snakes, Pile::full(), SEAT);
        table.phase = Phase::Turn(turn.clone());
        table.last_changed = (laid > 0).then_some(SEAT);
        (table, turn)
    }

    /// Draws the hand, and the snake below it.
    fn scene(&self, table: &Sssnake, turn: &Turn) -> Scene {
        let snake = table.snake(SEAT);
        let shown = (!turn.moves.is_empty()).then_some(turn);
        let space = Area { x: 2 * GAP, y: STRIP + 2 * GAP, width: WIDTH as i16 - 4 * GAP, height: 0 };
        let layout = Layout::new(snake, shown, space.width);
        let mut scene = Scene::new((STRIP + layout.height() + 4 * GAP) as u16);
        let size = (WIDTH - 2 * GAP as u16, (layout.height() + 2 * GAP) as u16);
        scene.panel((GAP, STRIP + GAP), size, RADIUS, Color::Felt);
        draw_hand(&mut scene, turn, &self.start.hand, GAP);
        layout.draw(&mut scene, table, SEAT, shown, Area { height: layout.height(), ..space });
        scene
    }
}

/// Describes the snake, the hand and the places.
fn describe(position: &Position, turn: &Turn) -> Vec<Phrase> {
    let snake = &position.snake;
    let cells = |end| body_cells(snake, end);
    let mut said = vec![Phrase::new("puzzle-close-hand").with("cards", names(&position.hand))];
    if !turn.moves.is_empty() {
        said.push(choices(snake, turn));
    }
    said.push(Phrase::new("sssnake-describe-cells"));
    if snake.is_complete() {
        said.push(Phrase::new("puzzle-close-complete").with("neck", cells(End::Neck)));
    } else {
        said.push(with_ends(Phrase::new("puzzle-close-ends"), snake));
        let body = Phrase::new("puzzle-close-body").with("neck", cells(End::Neck)).with("tail", cells(End::Tail));
        said.push(body);
    }
    let parts = free_parts(snake);
    if !parts.is_empty() {
        said.push(Phrase::new("puzzle-close-free").with("parts", parts));
    }
    said
}

impl Puzzle for SnakePuzzle {
    fn game(&self) -> &'static str {
        Sssnake::INFO.name
    }

    fn task(&self) -> Phrase {
        Phrase::new("puzzle-close-task")
    }

    fn best(&self) -> u32 {
        self.best as u32
    }

    fn result(&self, score: u32) -> Phrase {
        Phrase::new("puzzle-close-result").with("cards", score as usize)
    }

    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal> {
        let position = self.after(moves)?;
        let (table, turn) = self.table(&position, moves.len());
        let complete = position.snake.is_complete();
        let prompt = match (complete, turn.moves.is_empty()) {
            (true, _) => self.result(moves.len() as u32),
            (false, true) => Phrase::new("puzzle-close-stuck"),
            (false, false) => Phrase::new("puzzle-close-prompt").with("cards", position.hand.len()),
        };
        let choices = position.placements().into_iter().enumerate();
        let offered = choices.map(|(place, (placement, _))| {
            let button = button(&position.snake, place, &Move::Place(placement), SEAT);
            let label = Phrase::new("puzzle-close-label")
                .with("letter", letter(place))
                .with("card", placement.card.word())
                .with("end", Phrase::new(format!("sssnake-button-{}", placement.end)))
                .with("side", side_word(placement.way.from(position.snake.front(placement.end).heading)));
            PuzzleMove { code: code(&placement), label, piece: button.piece }
        });
        let offered: Vec<PuzzleMove> = offered.collect();
        let score = complete.then_some(moves.len() as u32);
        let end = PuzzleEnd { score, solved: score == Some(self.best()) };
        Ok(PuzzlePosition {
            scene: self.scene(&table, &turn),
            description: describe(&position, &turn),
            prompt,
            end: offered.is_empty().then_some(end),
            moves: offered,
        })
    }

    fn solution(&self) -> Vec<u8> {
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        for left in (0..self.best).rev() {
            let after = |(placement, snake): (Placement, Snake)| (placement, position.after(placement.card, snake));
            let mut next = position.placements().into_iter().map(after);
            let Some((placement, next)) = next.find(|(_, next)| next.chance_with(left, &mut 0) > 0.0) else { break };
            moves.push(code(&placement));
            position = next;
        }
        moves
    }

    fn difficulty(&self) -> f64 {
        1.0 / self.chance
    }

    fn canonical(&self) -> String {
        let built = self.built.iter().map(|Placement { card, end, way, .. }| format!("{card}-{end}-{way}"));
        let hand: String = self.start.hand.iter().map(Card::to_string).collect();
        format!("{} {} {hand}", self.game(), built.collect::<Vec<_>>().join(","))
    }

    fn proof(&self) -> Vec<String> {
        vec![format!("best: {}", self.best), format!("positions: {}", self.examined)]
    }
}
