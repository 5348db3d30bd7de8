//! The puzzle: lay five cards in a given order, and take as many cards as possible.
//!
//! The rules of a match with the default options apply. A card that fits in one place only is laid immediately. A card
//! that fits nowhere starts a new snake.

use super::cards::{Card, Fan};
use super::layout::Layout;
use super::rules::{Hisss, LatestEvent, Phase};
use super::scene::{GAP, draw_card, draw_places, draw_snakes, frame_card};
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
/// The minimum number of cards that the solution takes. With fewer, the puzzle would be too simple.
const MIN_BEST_SCORE: usize = 5;
/// The minimum number of choices in the solution.
const MIN_CHOICES: usize = 3;
/// The possible numbers of snakes on the table at the start.
const SNAKE_COUNTS: [usize; 3] = [3, 4, 5];
/// The maximum length of a snake at the start. Longer snakes would make the cards in the picture small.
const MAX_SNAKE_LENGTH: usize = 4;
/// The maximum number of ways to lay a card. Each way has a button.
const MAX_WAYS: usize = 20;
/// The size of the cards to lay, which are shown in order above the table.
const CARD_SIZE: (i16, i16) = (168, 126);
/// The height of the text between the cards and the table.
const TEXT_HEIGHT: i16 = 64;
/// A player who joins two snakes takes them, as in a match with the default options.
const TAKES_ON_JOIN: bool = true;
/// The only player.
const SEAT: Seat = Seat(0);

struct TakePuzzle {
    start: Position,
    info: PuzzleInfo,
}

/// A position during an attempt. The cards before the next choice, which fit in at most one place, are already laid.
#[derive(Clone)]
struct Position {
    table: CardTable,
    /// The cards to lay, in order.
    cards: Vec<Card>,
    taken_count: usize,
    newest_card: Option<LaidPosition>,
    /// The number of cards laid without a choice since the last choice.
    forced_count: usize,
    /// The ways to lay the next card, or none if all cards are laid.
    ways: Vec<Vec<Place>>,
}

/// Generates a puzzle of `group` from random cards, or returns `None` if the cards do not give such a puzzle.
pub fn generate(chance: &mut RandomSource, group: usize) -> Option<Box<dyn Puzzle>> {
    let mut fan = Fan::full();
    let mut draw = |chance: &mut RandomSource| {
        let card = chance.pick(&fan.cards).copied()?;
        fan.remove(card).then_some(card)
    };
    let mut table = CardTable::default();
    let count = *chance.pick(&SNAKE_COUNTS)?;
    table.start_snake(draw(chance)?);
    while table.snakes.len() < count {
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
    // The snakes are numbered anew: players see the numbers, and joined snakes have left gaps.
    let table = CardTable::new(table.snakes.into_values());
    let cards = (0..CARD_COUNT).map(|_| draw(chance)).collect::<Option<Vec<Card>>>()?;
    let canonical = canonical(&table, &cards);
    let start = Position { table, cards, taken_count: 0, newest_card: None, forced_count: 0, ways: Vec::new() };
    let start = start.with_forced_cards();
    let mut examined = 0;
    let (best, chances) = start.solve(&mut examined)?;
    let info = PuzzleInfo {
        game: Hisss::INFO.name,
        task: Phrase::new("puzzle-take-task"),
        best: best as u32,
        difficulty: chances.difficulty(),
        greedy_solves: chances.greedy_solves(),
        look,
        canonical,
        proof: vec![format!("best: {best}"), format!("positions: {examined}")],
    };
    let puzzle = TakePuzzle { start, info };
    let is_puzzle = puzzle.start.laid_count() == 0 && best >= MIN_BEST_SCORE && puzzle.solution().len() >= MIN_CHOICES;
    is_puzzle.then(|| Box::new(puzzle) as Box<dyn Puzzle>)
}

/// Encodes how long the snakes are, and which of them have a head or a tail. Their order, direction and colors do not
/// matter.
fn table_look(table: &CardTable) -> u32 {
    let form = |snake: &Snake| 2 * snake.cards.len() + snake.head_count() + snake.tail_count();
    let mut forms: Vec<usize> = table.snakes.values().map(form).collect();
    forms.sort_unstable();
    forms.into_iter().fold(0, |look, form| look * 10 + form as u32)
}

fn canonical(table: &CardTable, cards: &[Card]) -> String {
    let piece = |piece: &TableCard| format!("{}{}", piece.card, if piece.turned { "'" } else { "" });
    let snakes = table.snakes.values().map(|snake| snake.cards.iter().map(piece).collect::<Vec<_>>().join("+"));
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    format!("{} {} {}", Hisss::INFO.name, snakes.collect::<Vec<_>>().join(","), cards.join(","))
}

impl Position {
    fn laid_count(&self) -> usize {
        CARD_COUNT - self.cards.len()
    }

    /// Lays the next card, and takes the snake if the rules say so.
    fn lay(&mut self, way: &[Place]) {
        let card = self.cards.remove(0);
        self.newest_card = None;
        if let Ok((laid, gain)) = self.table.lay_and_take(TAKES_ON_JOIN, card, way) {
            self.taken_count += gain;
            self.newest_card = (gain == 0).then_some(laid);
        }
    }

    /// Lays the cards that fit in at most one place, up to the next choice.
    fn with_forced_cards(mut self) -> Position {
        self.forced_count = 0;
        while let Some(&card) = self.cards.first() {
            self.ways = self.table.ways(card);
            if self.ways.len() > 1 {
                return self;
            }
            let way = self.ways.pop().unwrap_or_default();
            self.lay(&way);
            self.forced_count += 1;
        }
        self.ways.clear();
        self
    }

    /// Returns the position after laying the next card in one of the ways.
    fn after_way(&self, way: &[Place]) -> Position {
        let mut next = self.clone();
        next.lay(way);
        next.with_forced_cards()
    }

    /// Returns the maximum number of cards that can be taken, and each solver's probability of taking that many.
    /// Returns `None` if there are too many ways to lay a card.
    fn solve(&self, examined: &mut usize) -> Option<(usize, SolveChances)> {
        *examined += 1;
        if self.ways.is_empty() {
            return Some((self.taken_count, SolveChances::SOLVED));
        }
        if self.ways.len() > MAX_WAYS {
            return None;
        }
        let solve = |way: &Vec<Place>| self.after_way(way).solve(examined);
        let solved = self.ways.iter().map(solve).collect::<Option<Vec<_>>>()?;
        let best = solved.iter().map(|(taken, _)| *taken).max()?;
        let after = |(taken, chances)| if taken == best { chances } else { SolveChances::default() };
        let moves = self.solver_weights().into_iter().zip(solved.into_iter().map(after));
        Some((best, SolveChances::from_moves(moves)))
    }

    /// Returns the solvers' weights for each way to lay the next card. The greedy solver always takes as many cards as
    /// possible with the next card. *Easy* often overlooks joins, and places where the card must be turned around.
    fn solver_weights(&self) -> Vec<SolverWeights> {
        let most = self.ways.iter().map(|way| self.gain(way)).max();
        let weights = |way: &Vec<Place>| {
            let normal = 2 * (1 + self.gain(way) as u64);
            let is_turned = |card: &Card| way.iter().any(|place| place.needs_turn(*card));
            let is_overlooked = way.len() > 1 || self.cards.first().is_some_and(is_turned);
            let easy = if is_overlooked { normal / 2 } else { normal };
            [u64::from(Some(self.gain(way)) == most), easy, normal]
        };
        self.ways.iter().map(weights).collect()
    }

    /// Returns the number of cards that the player takes by laying the next card this way.
    fn gain(&self, way: &[Place]) -> usize {
        self.cards.first().map_or(0, |&card| self.table.cards_gained(TAKES_ON_JOIN, card, way))
    }

    /// Returns a match in this position, from which the picture is drawn.
    fn to_match(&self) -> Hisss {
        let mut state = Hisss::new(&Hisss::INFO.default_setup(2));
        state.table = self.table.clone();
        state.latest_event = self.newest_card.map_or(LatestEvent::Nothing, LatestEvent::Laid);
        if let Some(&card) = self.cards.first() {
            state.drawn = Some((SEAT, card));
            state.phase = Phase::Lay(SEAT, card, self.ways.clone());
        }
        state
    }

    fn describe(&self) -> Vec<Phrase> {
        let mut said = vec![taken_phrase(self.taken_count)];
        if !self.cards.is_empty() {
            let left = self.cards.iter().map(|&card| TableCard { card, turned: false }.phrase());
            said.push(Phrase::new("puzzle-take-cards").with("cards", left.collect::<Vec<_>>()));
            said.push(describe_places(&self.table, lettered_places(&self.ways)));
        }
        said.extend(describe_snakes(&self.table));
        said
    }
}

impl TakePuzzle {
    /// Draws the cards in order, the number of taken cards, and the table.
    fn scene(&self, position: &Position) -> Scene {
        let state = position.to_match();
        let layout = Layout::new(&position.table);
        let top = GAP + CARD_SIZE.1 + TEXT_HEIGHT;
        let mut scene = Scene::new((top + layout.height + GAP) as u16);
        let pitch = (WIDTH as i16 - 2 * GAP - CARD_SIZE.0) / (CARD_COUNT as i16 - 1);
        for (number, &card) in self.start.cards.iter().enumerate() {
            let at = (GAP + number as i16 * pitch, GAP);
            let before = scene.items.len();
            draw_card(&mut scene, TableCard { card, turned: false }, at, CARD_SIZE, false);
            if number == position.laid_count() {
                frame_card(&mut scene, at, CARD_SIZE, 14, Color::Usable);
            }
            for item in &mut scene.items[before..] {
                if let Item::Sprite(sprite) = item {
                    sprite.faded = number < position.laid_count();
                }
            }
        }
        let middle = (WIDTH as i16 / 2, GAP + CARD_SIZE.1 + TEXT_HEIGHT / 2);
        scene.centred_words(taken_phrase(position.taken_count), middle, WIDTH - 2 * GAP as u16, Color::TableText);
        draw_snakes(&mut scene, &position.table, state.latest_event, &layout, (GAP, top));
        draw_places(&mut scene, &state, None, &layout, (GAP, top));
        scene
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
        let position = moves.iter().try_fold(self.start.clone(), |position, &played| {
            let way = position.ways.get(usize::from(played));
            way.map(|way| position.after_way(way)).ok_or_else(|| Refusal::new("puzzle-refusal-move"))
        })?;
        let score = position.taken_count as u32;
        let prompt = match position.cards.first() {
            Some(card) => Phrase::new("puzzle-take-prompt")
                .with("forced", position.forced_count)
                .with("number", position.laid_count() + 1)
                .with("card", card.phrase()),
            None => self.score_phrase(score),
        };
        let offered = (0..).zip(&position.ways).map(|(code, way)| {
            let gain = position.gain(way);
            let key = if gain > 0 { "hisss-button-take" } else { "hisss-button-lay" };
            let label = Phrase::new(key).with("letters", place_letters(&position.ways, way)).with("cards", gain);
            PuzzleMove { code, label, piece: way.first().map(|place| color_piece(position.table.color_at(place))) }
        });
        let offered: Vec<PuzzleMove> = offered.collect();
        let end = PuzzleEnd { score: Some(score), solved: score == self.info.best };
        Ok(PuzzlePosition {
            scene: self.scene(&position),
            description: position.describe(),
            prompt,
            end: offered.is_empty().then_some(end),
            moves: offered,
        })
    }

    fn solution(&self) -> Vec<u8> {
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        let best = |next: &Position| next.solve(&mut 0).is_some_and(|(taken, _)| taken as u32 == self.info.best);
        while !position.ways.is_empty() {
            let mut next = (0..).zip(&position.ways).map(|(code, way)| (code, position.after_way(way)));
            let Some((code, next)) = next.find(|(_, next)| best(next)) else { break };
            moves.push(code);
            position = next;
        }
        moves
    }
}
