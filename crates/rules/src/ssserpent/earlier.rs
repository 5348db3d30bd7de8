//! The hard computer of commit c330a7e, for the bench `earlier`: alpha-beta search with iterative deepening and a transposition
//! table.

use std::ops::ControlFlow;

use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

use super::board::{Cell, Cells};
use super::evaluation::{FEATURES, difference};
use super::moves::{Move, Path};
use super::position::{Packed, Position, SnakeColor};
use super::rules::{MAX_QUIET_MOVES, Ssserpent, Task};

/// The score of a win. It decreases by one with each ply until the win.
const WIN: i32 = 1_000_000;
/// Scores above this are forced wins.
const FORCED_WIN: i32 = WIN - 1_000;
/// The number of entries in the transposition table, a power of two.
const ENTRIES: usize = 1 << 14;
/// The number of nodes between two checks of the clock.
const CLOCK_INTERVAL: usize = 128;

/// The node limit for one move.
const MAX_NODES: usize = 30_000;
/// The maximum search depth in plies.
const MAX_DEPTH: u8 = 16;

impl Ssserpent {
    /// Plans a move as the earlier hard computer. It placed pieces, also lost discs, like today's normal computer.
    pub fn plan_earlier(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        if self.choice().is_none_or(|(_, task)| task != Task::Move) {
            search.level = Level::Normal;
            return self.plan(seat, search);
        }
        let mut moves = self.position.moves();
        search.rng.shuffle(&mut moves);
        let mut search = Search::new(&self.history, self.quiet, MAX_NODES, search.out_of_time);
        let play = Move::Cells(search.best(&self.position, &moves, self.quiet, MAX_DEPTH)?);
        Some(PlannedMove { after: 0, play })
    }
}

struct Search<'a> {
    /// The number of positions visited.
    nodes: usize,
    max_nodes: usize,
    out_of_time: &'a dyn Fn() -> bool,
    stopped: bool,
    table: Vec<Entry>,
    /// The keys of the positions from the last move that ate or attacked to the current node, used to detect
    /// repetitions.
    history: Vec<u64>,
}

/// An entry of the transposition table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    depth: u8,
    bound: Bound,
    score: i32,
    best: Path,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    None,
    Exact,
    Lower,
    Upper,
}

/// A move with the resulting position, after lost discs are put back.
#[derive(Clone, Copy)]
struct Child {
    path: Path,
    position: Position,
    quiet: usize,
    /// The sort key for move ordering, highest first.
    priority: i32,
}

impl<'a> Search<'a> {
    /// Creates a search of at most `max_nodes` positions. `history` contains the earlier positions of the match. The
    /// last `quiet` moves neither ate nor attacked.
    pub fn new(history: &[Packed], quiet: usize, max_nodes: usize, out_of_time: &'a dyn Fn() -> bool) -> Search<'a> {
        let recent = history.len().saturating_sub(quiet + 1);
        Search {
            nodes: 0,
            max_nodes,
            out_of_time,
            stopped: false,
            table: vec![Entry::default(); ENTRIES],
            history: history[recent..].iter().map(|earlier| zobrist_key(&earlier.position())).collect(),
        }
    }

    /// Returns the best of these moves, searching at most `max_depth` plies deep. Returns the first one if several are
    /// equally good.
    pub fn best(&mut self, position: &Position, moves: &[Path], quiet: usize, max_depth: u8) -> Option<Path> {
        let mut children: Vec<Child> =
            moves.iter().filter_map(|path| Some(child(position, path, &position.play(path).ok()?, quiet))).collect();
        children.sort_by_key(|child| -child.priority);
        for depth in 1..=max_depth {
            let mut best: Option<(usize, i32)> = None;
            for (index, child) in children.iter().enumerate() {
                let floor = best.map_or(-WIN, |(_, score)| score);
                let score = -self.score(&child.position, child.quiet, depth - 1, 1, -WIN, -floor);
                if self.stopped {
                    break;
                }
                if best.is_none() || score > floor {
                    best = Some((index, score));
                }
            }
            let Some((index, score)) = best else { break };
            // The best move is searched first in the next iteration, so even an unfinished iteration is useful.
            let first = children.remove(index);
            children.insert(0, first);
            if self.stopped || score.abs() > FORCED_WIN || children.len() == 1 {
                break;
            }
        }
        children.first().map(|child| child.path)
    }

    /// Returns the score of a position for the side to move, `ply` plies after the root. The position must not have
    /// lost discs to put back.
    pub fn score(&mut self, position: &Position, quiet: usize, depth: u8, ply: i32, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        self.stopped |=
            self.nodes > self.max_nodes || (self.nodes.is_multiple_of(CLOCK_INTERVAL) && (self.out_of_time)());
        if self.stopped {
            return 0;
        }
        if position.winner().is_some() {
            return ply - WIN;
        }
        let key = zobrist_key(position);
        if quiet >= MAX_QUIET_MOVES || self.history.iter().rev().take(quiet + 1).any(|&earlier| earlier == key) {
            return 0;
        }
        if depth == 0 {
            return if position.can_move() { evaluate(position) } else { ply - WIN };
        }
        let known = self.table[key as usize % ENTRIES];
        let known = (known.key == key && known.bound != Bound::None).then_some(known);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            match entry.bound {
                Bound::Lower if entry.score >= beta => return entry.score,
                Bound::Upper if entry.score <= alpha => return entry.score,
                Bound::Exact => return entry.score,
                _ => (),
            }
        }
        let children = children(position, quiet, known.map(|entry| entry.best));
        self.history.push(key);
        let (mut best, mut best_path, mut floor) = (ply - WIN, Path::default(), alpha);
        for child in &children {
            let score = -self.score(&child.position, child.quiet, depth - 1, ply + 1, -beta, -floor);
            if score > best {
                (best, best_path) = (score, child.path);
            }
            floor = floor.max(best);
            if floor >= beta || self.stopped {
                break;
            }
        }
        self.history.pop();
        if !self.stopped {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best <= alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            self.table[key as usize % ENTRIES] = Entry { key, depth, bound, score: best, best: best_path };
        }
        best
    }
}

/// Returns the legal moves of a position in search order.
fn children(position: &Position, quiet: usize, best: Option<Path>) -> Vec<Child> {
    let mut children = Vec::new();
    let _ = position.each_move(&mut |path, next| {
        let mut child = child(position, path, next, quiet);
        if best == Some(*path) {
            child.priority = WIN;
        }
        children.push(child);
        ControlFlow::Continue(())
    });
    children.sort_by_key(|child| -child.priority);
    children
}

fn child(before: &Position, path: &Path, after: &Position, quiet: usize) -> Child {
    let (me, enemy) = (before.turn, before.turn.other());
    let pieces = |position: &Position| position.snake(me).len() as i32 - position.snake(enemy).len() as i32;
    let gain = pieces(after) - pieces(before);
    let position = replant_all(after);
    let priority = if after.winner().is_some() { WIN } else { 100 * gain };
    Child { path: *path, position, quiet: if gain == 0 { quiet + 1 } else { 0 }, priority }
}

/// Returns the position after the attacker puts back all lost discs, each on the cell with the best static score. The
/// search ignores all other ways of putting them back.
fn replant_all(position: &Position) -> Position {
    let mut position = *position;
    let theirs = position.turn.other();
    while position.lost > 0 {
        let cells = position.cells_for_apple();
        let best = cells.iter().max_by_key(|&cell| apple_cell_score(&position, theirs, cell));
        match best.and_then(|cell| position.replant(cell).ok()) {
            Some(next) => position = next,
            None => break,
        }
    }
    position
}

/// Returns the Zobrist key of a position: the XOR of one constant per piece on its cell and per flag. The constants
/// come from [`constant`], so they are the same on every machine.
fn zobrist_key(position: &Position) -> u64 {
    const BLUE: usize = 2;
    const PIECES: usize = 3;
    const FLAGS: usize = 21;
    let mut key = 0;
    let mut add = |kind: usize, cell: Cell| key ^= constant(kind * Cell::COUNT + cell.index());
    position.blue.iter().for_each(|cell| add(BLUE, cell));
    for color in SnakeColor::ALL {
        position.apples(color).iter().for_each(|cell| add(color as usize, cell));
        let kinds = (PIECES + color as usize..).step_by(2);
        kinds.zip(position.snake(color).pieces()).for_each(|(kind, &cell)| add(kind, cell));
    }
    let flags = [position.adult[0], position.adult[1], position.turn == SnakeColor::Red];
    let flags = flags.iter().enumerate().filter(|(_, set)| **set);
    flags.fold(key, |key, (number, _)| key ^ constant(FLAGS * Cell::COUNT + number))
}

/// Returns the number at `index` of a fixed pseudo-random sequence (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
fn constant(index: usize) -> u64 {
    let mut number = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The value of a snake's piece. All values are in hundredths of a piece.
const PIECE: i32 = 100;
/// The value of an apple on the board that can become a piece.
const FOOD: i32 = 30;
/// The cost of each step to the nearest food.
const FOOD_STEP: i32 = 8;
/// The maximum number of steps in the search for food.
const HORIZON: usize = 12;
/// The value of each cell that the head can reach, up to [`MAX_MOBILITY`] cells.
const MOBILITY: i32 = 10;
const MAX_MOBILITY: usize = 24;

/// Returns the score of a position for the side to move.
fn evaluate(position: &Position) -> i32 {
    side(position, position.turn) - side(position, position.turn.other())
}

fn side(position: &Position, color: SnakeColor) -> i32 {
    let snake = position.snake(color);
    let Some(head) = snake.head() else { return 0 };
    let mut food = position.apples(color);
    if position.is_adult(color) {
        food = food | position.blue;
    }
    let passable = position.free() | food;
    let (mut reached, mut front) = (Cells::from(head), Cells::from(head));
    let mut food_distance = HORIZON;
    for step in 1..=HORIZON {
        front = front.neighbours() & passable & !reached;
        if front.is_empty() {
            break;
        }
        if food_distance == HORIZON && !(front & food).is_empty() {
            food_distance = step;
        }
        reached = reached | front;
    }
    let mobility = reached.len().min(MAX_MOBILITY);
    PIECE * snake.len() as i32 + FOOD * food.len() as i32 + MOBILITY * mobility as i32
        - FOOD_STEP * food_distance as i32
}

/// Returns how good the cell is for an apple of this color. The opponent places it, so a good cell is far from this
/// color's head and other apples.
fn apple_cell_score(position: &Position, color: SnakeColor, cell: Cell) -> usize {
    let from_head = position.snake(color).head().map_or(0, |head| 2 * distance(head, cell));
    from_head + position.apples(color).iter().map(|apple| distance(apple, cell)).min().unwrap_or(0)
}

/// Returns the number of steps between two cells on an empty board.
fn distance(one: Cell, other: Cell) -> usize {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}

impl Ssserpent {
    /// Returns the features of the position if a snake moves next, for the side to move.
    pub fn features(&self) -> Option<[i32; FEATURES]> {
        let moves = self.choice().is_some_and(|(_, task)| task == Task::Move);
        moves.then(|| difference(&self.position))
    }
}
