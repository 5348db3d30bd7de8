//! The puzzle: take the most cards with five cards in a given order.
//!
//! The rules of a match with the default options apply. A card that fits in one place only is laid immediately. A card
//! that fits nowhere starts a new snake.

use super::cards::{Card, Fan};
use super::layout::Layout;
use super::rules::{Hisss, LatestEvent, Phase};
use super::scene::{GAP, draw_card, draw_places, draw_snakes};
use super::table::{CardTable, LaidPosition, Place, Snake, TableCard};
use super::words::{color_piece, describe_places, describe_snakes, lettered_places, place_letters};
use crate::solvers::{SolveChances, SolverWeights, group_of};
use contract::scene::{Color, Item, WIDTH};
use contract::{
    Phrase, Puzzle, PuzzleEnd, PuzzleInfo, PuzzleMove, PuzzlePosition, RandomSource, Refusal, Registered, Rules, Scene,
    Seat,
};

/// The number of cards to lay.
const CARD_COUNT: usize = 5;
/// The minimum number of cards that the solution takes. Other puzzles are too simple.
const MIN_BEST_SCORE: usize = 5;
/// The minimum number of choices in the solution.
const MIN_CHOICES: usize = 3;
/// The number of snakes on the table at the start.
const SNAKE_COUNTS: [usize; 3] = [3, 4, 5];
/// The maximum length of a snake at the start, because longer snakes make the cards in the picture small.
const MAX_SNAKE_LENGTH: usize = 4;
/// The maximum number of ways to lay a card, each of which has a button.
const MAX_WAYS: usize = 20;
/// The size of the cards above the table, which are shown in order.
const CARD_SIZE: (i16, i16) = (168, 126);
/// The height of the words between the cards and the table.
const TEXT_HEIGHT: i16 = 64;
/// The only player.
const SEAT: Seat = Seat(0);

struct TakePuzzle {
    table: CardTable,
    cards: Vec<Card>,
    info: PuzzleInfo,
}

/// A position in a try, after laying the cards that fit in at most one place.
#[derive(Clone)]
struct Position {
    table: CardTable,
    /// The number of cards laid.
    laid_count: usize,
    taken_count: usize,
    newest_card: Option<LaidPosition>,
    /// The number of cards laid without a choice since the last choice.
    forced_count: usize,
    /// The ways to lay the next card. Empty if all cards are laid.
    ways: Vec<Vec<Place>>,
}

/// Makes a puzzle of this group from random cards, or returns `None` if the cards do not give such a puzzle.
pub fn generate(chance: &mut RandomSource, group: usize) -> Option<Box<dyn Puzzle>> {
    let mut fan = Fan::full();
    let mut draw = |chance: &mut RandomSource| {
        let card = chance.pick(fan.cards()).copied()?;
        fan.remove(card).then_some(card)
    };
    let mut table = CardTable::default();
    let count = *chance.pick(&SNAKE_COUNTS)?;
    table.start_snake(draw(chance)?);
    while table.snakes().count() < count {
        let card = draw(chance)?;
        let ways = table.ways(card);
        let way = chance.pick(&ways).map(Vec::as_slice).unwrap_or_default();
        let (length, complete) = table.length_and_completeness(card, way);
        if complete || length > MAX_SNAKE_LENGTH || table.joins_snakes(way) {
            return None;
        }
        table.lay(card, way).ok()?;
    }
    let look = table_look(&table);
    if group_of(look) != group {
        return None;
    }
    // Snakes are numbered again, because players see the numbers, and joined snakes have left gaps.
    let table = CardTable::new(table.snakes().map(|(_, snake)| snake.clone()));
    let cards = (0..CARD_COUNT).map(|_| draw(chance)).collect::<Option<Vec<Card>>>()?;
    let info = PuzzleInfo {
        game: Hisss::INFO.name,
        task: Phrase::new("puzzle-take-task"),
        best: 0,
        difficulty: 0,
        greedy_solves: false,
        look,
        canonical: canonical(&table, &cards),
        proof: Vec::new(),
    };
    let mut puzzle = TakePuzzle { table, cards, info };
    let start = puzzle.start_position();
    let mut examined = 0;
    let (best, chances) = puzzle.solve(&start, &mut examined)?;
    puzzle.info.best = best as u32;
    puzzle.info.difficulty = chances.difficulty();
    puzzle.info.greedy_solves = chances.greedy_solves();
    puzzle.info.proof = vec![format!("best: {best}"), format!("positions: {examined}")];
    let is_puzzle = start.laid_count == 0 && best >= MIN_BEST_SCORE && puzzle.solution().len() >= MIN_CHOICES;
    is_puzzle.then(|| Box::new(puzzle) as Box<dyn Puzzle>)
}

/// Encodes the lengths of the snakes, and which of them have a head or a tail. Order, direction and colors do not count.
fn table_look(table: &CardTable) -> u32 {
    let form = |snake: &Snake| 2 * snake.len() + snake.head_count() + snake.tail_count();
    let mut forms: Vec<usize> = table.snakes().map(|(_, snake)| form(snake)).collect();
    forms.sort_unstable();
    forms.into_iter().fold(0, |look, form| look * 10 + form as u32)
}

fn canonical(table: &CardTable, cards: &[Card]) -> String {
    let piece = |piece: &TableCard| format!("{}{}", piece.card, if piece.turned { "'" } else { "" });
    let snakes = table.snakes().map(|(_, snake)| snake.cards().iter().map(piece).collect::<Vec<_>>().join("+"));
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    format!("{} {} {}", Hisss::INFO.name, snakes.collect::<Vec<_>>().join(","), cards.join(","))
}

impl TakePuzzle {
    fn start_position(&self) -> Position {
        let table = self.table.clone();
        self.lay_forced_cards(Position {
            table,
            laid_count: 0,
            taken_count: 0,
            newest_card: None,
            forced_count: 0,
            ways: Vec::new(),
        })
    }

    /// Lays the cards that fit in at most one place, up to the next choice.
    fn lay_forced_cards(&self, mut position: Position) -> Position {
        position.forced_count = 0;
        while let Some(&card) = self.cards.get(position.laid_count) {
            position.ways = position.table.ways(card);
            if position.ways.len() > 1 {
                return position;
            }
            let way = position.ways.pop().unwrap_or_default();
            self.lay(&mut position, card, &way);
            position.forced_count += 1;
        }
        position.ways.clear();
        position
    }

    /// Returns the position after laying the next card, or `None` if no card is left.
    fn after_way(&self, position: &Position, way: &[Place]) -> Option<Position> {
        let mut next = position.clone();
        self.lay(&mut next, *self.cards.get(position.laid_count)?, way);
        Some(self.lay_forced_cards(next))
    }

    /// Lays a card, and takes the snake if the rules say so.
    fn lay(&self, position: &mut Position, card: Card, way: &[Place]) {
        let gain = self.to_match(position).cards_gained(&position.table, card, way);
        position.laid_count += 1;
        position.newest_card = position.table.lay(card, way).ok();
        if let Some(laid) = position.newest_card.filter(|_| gain > 0) {
            position.table.remove(laid.snake);
            position.taken_count += gain;
            position.newest_card = None;
        }
    }

    /// Returns the maximum number of cards that can be taken, and the chances to take that many. Returns `None` if a
    /// card has too many ways.
    fn solve(&self, position: &Position, examined: &mut usize) -> Option<(usize, SolveChances)> {
        *examined += 1;
        if position.ways.is_empty() {
            return Some((position.taken_count, SolveChances::SOLVED));
        }
        if position.ways.len() > MAX_WAYS {
            return None;
        }
        let solve = |way: &Vec<Place>| self.solve(&self.after_way(position, way)?, examined);
        let solved = position.ways.iter().map(solve).collect::<Option<Vec<_>>>()?;
        let best = solved.iter().map(|(taken, _)| *taken).max()?;
        let after = |(taken, chances)| if taken == best { chances } else { SolveChances::default() };
        Some((
            best,
            SolveChances::from_moves(self.solver_weights(position).into_iter().zip(solved.into_iter().map(after))),
        ))
    }

    /// Returns the weight with which each solver chooses each way to lay the next card. The greedy solver takes as many
    /// cards as possible at once. *Easy* often overlooks joins, and places where the card must be turned around.
    fn solver_weights(&self, position: &Position) -> Vec<SolverWeights> {
        let Some(&card) = self.cards.get(position.laid_count) else { return Vec::new() };
        let state = self.to_match(position);
        let gain = |way: &Vec<Place>| state.cards_gained(&position.table, card, way);
        let most = position.ways.iter().map(gain).max();
        let weights = |way: &Vec<Place>| {
            let normal = 2 * (1 + gain(way) as u64);
            let is_overlooked = way.len() > 1 || way.iter().any(|place| place.needs_turn(card));
            let easy = if is_overlooked { normal / 2 } else { normal };
            [u64::from(Some(gain(way)) == most), easy, normal]
        };
        position.ways.iter().map(weights).collect()
    }

    /// Returns the position after these moves.
    fn position_after(&self, moves: &[u8]) -> Result<Position, Refusal> {
        moves.iter().try_fold(self.start_position(), |position, &played| {
            let way = position.ways.get(usize::from(played));
            way.and_then(|way| self.after_way(&position, way)).ok_or_else(|| Refusal::new("puzzle-refusal-move"))
        })
    }

    /// Returns a match in this position.
    fn to_match(&self, position: &Position) -> Hisss {
        let mut state = Hisss::new(&Hisss::INFO.default_setup(2));
        state.table = position.table.clone();
        state.latest_event = position.newest_card.map_or(LatestEvent::Nothing, LatestEvent::Laid);
        if let Some(&card) = self.cards.get(position.laid_count) {
            state.drawn = Some((SEAT, card));
            state.phase = Phase::Lay(SEAT, card, position.ways.clone());
        }
        state
    }

    /// Draws the cards in order, the number of taken cards, and the table.
    fn scene(&self, position: &Position) -> Scene {
        let state = self.to_match(position);
        let layout = Layout::new(&position.table);
        let top = GAP + CARD_SIZE.1 + TEXT_HEIGHT;
        let mut scene = Scene::new((top + layout.height + GAP) as u16);
        let pitch = (WIDTH as i16 - 2 * GAP - CARD_SIZE.0) / (CARD_COUNT as i16 - 1);
        for (number, &card) in self.cards.iter().enumerate() {
            let at = (GAP + number as i16 * pitch, GAP);
            let before = scene.items.len();
            draw_card(&mut scene, TableCard { card, turned: false }, at, CARD_SIZE, false);
            if number == position.laid_count {
                scene.frame(
                    (at.0 - 4, at.1 - 4),
                    (CARD_SIZE.0 as u16 + 8, CARD_SIZE.1 as u16 + 8),
                    14,
                    (Color::Usable, 8),
                );
            }
            for item in &mut scene.items[before..] {
                if let Item::Sprite(sprite) = item {
                    sprite.faded = number < position.laid_count;
                }
            }
        }
        let middle = (WIDTH as i16 / 2, GAP + CARD_SIZE.1 + TEXT_HEIGHT / 2);
        scene.centred_words(taken_phrase(position.taken_count), middle, WIDTH - 2 * GAP as u16, Color::TableText);
        draw_snakes(&mut scene, &position.table, state.latest_event, &layout, (GAP, top));
        draw_places(&mut scene, &state, None, &layout, (GAP, top));
        scene
    }

    fn describe(&self, position: &Position) -> Vec<Phrase> {
        let named = |cards: &[Card]| -> Vec<Phrase> {
            cards.iter().map(|&card| TableCard { card, turned: false }.phrase()).collect()
        };
        let mut said = vec![taken_phrase(position.taken_count)];
        if position.laid_count < self.cards.len() {
            said.push(Phrase::new("puzzle-take-cards").with("cards", named(&self.cards[position.laid_count..])));
            said.push(describe_places(&position.table, lettered_places(&position.ways)));
        }
        said.extend(describe_snakes(&position.table));
        said
    }
}

fn taken_phrase(cards: usize) -> Phrase {
    Phrase::new("puzzle-take-taken").with("cards", cards)
}

impl Puzzle for TakePuzzle {
    fn info(&self) -> &PuzzleInfo {
        &self.info
    }

    fn score_phrase(&self, score: u32) -> Phrase {
        Phrase::new("puzzle-take-result").with("cards", score as usize)
    }

    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal> {
        let position = self.position_after(moves)?;
        let score = position.taken_count as u32;
        let prompt = match self.cards.get(position.laid_count) {
            Some(card) => Phrase::new("puzzle-take-prompt")
                .with("forced", position.forced_count)
                .with("number", position.laid_count + 1)
                .with("card", card.phrase()),
            None => self.score_phrase(score),
        };
        let state = self.to_match(&position);
        let offered = (0..).zip(&position.ways).map(|(code, way)| {
            let gain =
                self.cards.get(position.laid_count).map_or(0, |&card| state.cards_gained(&position.table, card, way));
            let key = if gain > 0 { "hisss-button-take" } else { "hisss-button-lay" };
            let label = Phrase::new(key).with("letters", place_letters(&position.ways, way)).with("cards", gain);
            PuzzleMove { code, label, piece: way.first().map(|place| color_piece(position.table.color_at(place))) }
        });
        let offered: Vec<PuzzleMove> = offered.collect();
        let end = PuzzleEnd { score: Some(score), solved: score == self.info.best };
        Ok(PuzzlePosition {
            scene: self.scene(&position),
            description: self.describe(&position),
            prompt,
            end: offered.is_empty().then_some(end),
            moves: offered,
        })
    }

    fn solution(&self) -> Vec<u8> {
        let mut position = self.start_position();
        let mut moves = Vec::new();
        let best = |next: &Position| self.solve(next, &mut 0).is_some_and(|(taken, _)| taken as u32 == self.info.best);
        while !position.ways.is_empty() {
            let mut next =
                (0..).zip(&position.ways).filter_map(|(code, way)| Some((code, self.after_way(&position, way)?)));
            let Some((code, next)) = next.find(|(_, next)| best(next)) else { break };
            moves.push(code);
            position = next;
        }
        moves
    }
}
