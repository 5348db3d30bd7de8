//! The puzzle: complete a snake with as few cards of a visible hand as possible.
//!
//! With each move, the player lays any card of the hand at any place that is legal in a match. There is no die and no
//! pile. The player's attempt ends when the snake is complete, or when no card fits.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use super::cards::{Card, Pile, hand_without};
use super::moves::{Move, Placement};
use super::rules::{Phase, Sssnake, Turn, TurnStage};
use super::scene::{AREA_RADIUS, Area, GAP, Layout, STRIP_HEIGHT, draw_hand};
use super::snake::{End, Snake, Way};
use super::words::{add_ends, body_cells, button, card_names, describe_choices, free_parts};
use crate::solvers::SolveChances;
use contract::scene::{Color, WIDTH};
use contract::{
    Phrase, Puzzle, PuzzleEnd, PuzzleInfo, PuzzleMove, PuzzlePosition, RandomSource, Refusal, Registered, Rules, Scene,
    Seat,
};

/// The numbers of cards already laid at the start: in each entry, one digit for each end of the snake. There are two
/// entries for each of nine weeks, for Monday and Thursday. The last entry is for warm-ups.
const ARM_LENGTHS: [usize; 19] = [23, 17, 15, 34, 22, 8, 33, 25, 5, 44, 13, 7, 16, 35, 6, 45, 14, 26, 24];
/// The number of cards in hand.
const HAND_SIZES: [usize; 2] = [6, 7];
/// The pool from which hands are drawn. Cards with two parts are more frequent than in the pile, because they make
/// better puzzles. A hand uses only [`POOL_PER_HAND`] consecutive entries of this list, so some hands contain no
/// straights.
const KIND_POOL: [Card; 8] = [
    Card::Straight,
    Card::Straight,
    Card::Straight,
    Card::Curve,
    Card::Curve,
    Card::Curve,
    Card::Crossing,
    Card::Double,
];
const POOL_PER_HAND: usize = 5;
/// The number of cards that the snake lacks at the start. With the given hand, every solution needs more cards than
/// that.
const MISSING_AT_START: RangeInclusive<usize> = 2..=5;
/// The number of move codes for each kind of card: one for each way to place it.
const PLACEMENTS_PER_KIND: usize = End::ALL.len() * Way::ALL.len();
/// The puzzle shows the snake in the color of the first seat.
const SEAT: Seat = Seat(0);

struct SnakePuzzle {
    start: Position,
    info: PuzzleInfo,
}

/// A position during an attempt.
#[derive(Clone)]
struct Position {
    snake: Snake,
    /// The cards in hand, sorted by kind.
    hand: Vec<Card>,
}

/// Generates a puzzle of `group` from random cards, or returns `None` if the cards do not yield a puzzle.
pub fn generate(chance: &mut RandomSource, group: usize) -> Option<Box<dyn Puzzle>> {
    let mut snake = Snake::fresh();
    let mut built: Vec<String> = Vec::new();
    let arms = ARM_LENGTHS.get(group / 3 * 2 + group % 3)?;
    let mut arms = [arms / 10, arms % 10];
    chance.shuffle(&mut arms);
    for (wanted, count) in End::ALL.into_iter().zip(arms) {
        for _ in 0..count {
            let card = *chance.pick(&KIND_POOL)?;
            let mut placements = snake.placements(card);
            placements.retain(|(end, ..)| *end == wanted);
            let (end, way, next) = chance.pick(&placements)?.clone();
            built.push(format!("{card}-{end}-{way}"));
            snake = next;
        }
    }
    if !MISSING_AT_START.contains(&snake.missing) {
        return None;
    }
    let mut hand = Vec::new();
    let kinds = &KIND_POOL[chance.below(KIND_POOL.len() - POOL_PER_HAND + 1)..][..POOL_PER_HAND];
    for _ in 0..*chance.pick(&HAND_SIZES)? {
        hand.push(*chance.pick(kinds)?);
    }
    hand.sort();
    let start = Position { snake, hand };
    if !start.fits_in_the_picture() {
        return None;
    }
    let mut examined = 0;
    let solved = |cards| Some((cards, start.chances_with_cards(cards, &mut examined)?));
    let (best, chances) = (start.snake.missing..start.hand.len()).find_map(solved)?;
    // A puzzle must need more cards than the number of missing cards.
    if best == start.snake.missing {
        return None;
    }
    let cards: String = start.hand.iter().map(Card::to_string).collect();
    let info = PuzzleInfo {
        game: Sssnake::INFO.name,
        task: Phrase::new("puzzle-close-task").with("cards", best),
        best: best as u32,
        difficulty: chances.difficulty(),
        greedy_solves: chances.greedy_solves(),
        look: (arms[0].min(arms[1]) * 10 + arms[0].max(arms[1])) as u32,
        canonical: format!("{} {} {cards}", Sssnake::INFO.name, built.join(",")),
        proof: vec![format!("best: {best}"), format!("positions: {examined}")],
    };
    Some(Box::new(SnakePuzzle { start, info }))
}

impl Position {
    /// Returns the legal placements of each kind in hand, each with the resulting snake, in the order of the move
    /// codes.
    fn placements(&self) -> Vec<(Placement, Snake)> {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        let of_kind = |card| {
            let all = self.snake.placements(card).into_iter();
            all.map(move |(end, way, snake)| (Placement { card, on: SEAT, end, way }, snake))
        };
        kinds.into_iter().flat_map(of_kind).collect()
    }

    fn after_placing(&self, card: Card, snake: Snake) -> Position {
        Position { snake, hand: hand_without(&self.hand, card) }
    }

    /// Returns each solver's probability of completing the snake with exactly `cards` cards, or `None` if that is
    /// impossible.
    fn chances_with_cards(&self, cards: usize, examined: &mut usize) -> Option<SolveChances> {
        *examined += 1;
        if self.snake.is_complete() {
            return (cards == 0).then_some(SolveChances::SOLVED);
        }
        if self.snake.missing > cards {
            return None;
        }
        let placements = self.placements();
        let nearest = placements.iter().map(|(_, snake)| snake.missing).min()?;
        let mut can_end = false;
        let moves = placements.into_iter().map(|(placement, snake)| {
            let missing = snake.missing;
            let normal = if missing < self.hand.len() { placement_weight(self.snake.missing, missing) } else { 0 };
            let weights = [
                u64::from(missing == nearest),
                placement_weight(self.snake.straight_distance(), snake.straight_distance()),
                normal,
            ];
            let is_possible = missing < cards;
            let after = || self.after_placing(placement.card, snake).chances_with_cards(cards - 1, examined);
            let after = is_possible.then(after).flatten();
            can_end |= after.is_some();
            (weights, after.unwrap_or_default())
        });
        let chances = SolveChances::from_moves(moves);
        can_end.then_some(chances)
    }

    /// Returns whether the hand and all its letters fit side by side.
    fn fits_in_the_picture(&self) -> bool {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        let columns: i16 = kinds.iter().map(|card| if card.is_curved() { 2 } else { 1 }).sum();
        self.hand.len() as i16 * 100 + columns * 50 <= WIDTH as i16 - 2 * GAP
    }
}

/// Returns a solver's weight for a placement, from the distances between the ends before and after it.
fn placement_weight(before: usize, after: usize) -> u64 {
    match after.cmp(&before) {
        Ordering::Less => 4,
        Ordering::Equal => 2,
        Ordering::Greater => 1,
    }
}

fn move_code(placement: &Placement) -> u8 {
    (placement.card as usize * PLACEMENTS_PER_KIND + placement.end as usize * Way::ALL.len() + placement.way as usize)
        as u8
}

impl SnakePuzzle {
    /// Returns the position after these moves.
    fn position_after(&self, moves: &[u8]) -> Result<Position, Refusal> {
        moves.iter().try_fold(self.start.clone(), |position, &played| {
            // A complete snake has no placements.
            let placed = position.placements().into_iter().find(|(placement, _)| move_code(placement) == played);
            let (placement, snake) = placed.ok_or_else(|| Refusal::new("puzzle-refusal-move"))?;
            Ok(position.after_placing(placement.card, snake))
        })
    }

    /// Returns a match in this position, from which the picture is drawn.
    fn match_at(&self, position: &Position, laid: usize) -> (Sssnake, Turn) {
        let moves: Vec<Move> = position.placements().into_iter().map(|(placement, _)| Move::Place(placement)).collect();
        let hand = position.hand.clone();
        let turn = Turn { active: SEAT, stage: TurnStage::Returned, hand, chooser: SEAT, owner: SEAT, moves };
        let snakes = vec![position.snake.clone(), Snake::fresh()];
        let mut table = Sssnake::new(&Sssnake::INFO.default_setup(2)).with_position(snakes, Pile::full(), SEAT);
        table.phase = Phase::Turn(turn.clone());
        table.last_changed = (laid > 0).then_some(SEAT);
        (table, turn)
    }

    /// Draws the hand, and the snake below it.
    fn scene(&self, table: &Sssnake, turn: &Turn) -> Scene {
        let snake = table.snake(SEAT);
        let shown = (!turn.moves.is_empty()).then_some(turn);
        let space = Area { x: 2 * GAP, y: STRIP_HEIGHT + 2 * GAP, width: WIDTH as i16 - 4 * GAP, height: 0 };
        let layout = Layout::new(snake, shown, space.width);
        let mut scene = Scene::new((STRIP_HEIGHT + layout.height() + 4 * GAP) as u16);
        let size = (WIDTH - 2 * GAP as u16, (layout.height() + 2 * GAP) as u16);
        scene.panel((GAP, STRIP_HEIGHT + GAP), size, AREA_RADIUS, Color::PlayerArea);
        draw_hand(&mut scene, turn, &self.start.hand, GAP);
        layout.draw(&mut scene, table, SEAT, shown, Area { height: layout.height(), ..space });
        scene
    }
}

/// Describes the snake, the hand and the places.
fn describe(position: &Position, turn: &Turn) -> Vec<Phrase> {
    let snake = &position.snake;
    let cells = |end| body_cells(snake, end);
    let mut said = vec![Phrase::new("puzzle-close-hand").with("cards", card_names(&position.hand))];
    if !turn.moves.is_empty() {
        said.push(describe_choices(snake, turn));
    }
    said.push(Phrase::new("sssnake-describe-cells"));
    if snake.is_complete() {
        said.push(Phrase::new("puzzle-close-complete").with("neck", cells(End::Neck)));
    } else {
        said.push(add_ends(Phrase::new("puzzle-close-ends"), snake));
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
    fn info(&self) -> &PuzzleInfo {
        &self.info
    }

    fn score_phrase(&self, score: u32) -> Phrase {
        Phrase::new("puzzle-close-result").with("cards", score as usize)
    }

    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal> {
        let position = self.position_after(moves)?;
        let (table, turn) = self.match_at(&position, moves.len());
        let complete = position.snake.is_complete();
        let prompt = match (complete, turn.moves.is_empty()) {
            (true, _) => self.score_phrase(moves.len() as u32),
            (false, true) => Phrase::new("puzzle-close-stuck").with("cards", position.hand.len()),
            (false, false) => Phrase::new("puzzle-close-prompt").with("cards", position.hand.len()),
        };
        let choices = position.placements().into_iter().enumerate();
        let offered = choices.map(|(place, (placement, _))| {
            let button = button(&position.snake, place, &Move::Place(placement), SEAT);
            let label = Phrase { key: "puzzle-close-label".into(), ..button.label };
            let label = label.with("card", placement.card.selector());
            PuzzleMove { code: move_code(&placement), label, piece: button.piece }
        });
        let offered: Vec<PuzzleMove> = offered.collect();
        let score = complete.then_some(moves.len() as u32);
        let end = PuzzleEnd { score, solved: score == Some(self.info.best) };
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
        for left in (0..self.info.best as usize).rev() {
            let after =
                |(placement, snake): (Placement, Snake)| (placement, position.after_placing(placement.card, snake));
            let mut next = position.placements().into_iter().map(after);
            let Some((placement, next)) = next.find(|(_, next)| next.chances_with_cards(left, &mut 0).is_some()) else {
                break;
            };
            moves.push(move_code(&placement));
            position = next;
        }
        moves
    }
}
