//! Principal variation search with iterative deepening, a transposition table, late move reductions, and a quiescence
//! search of attacks.

use std::cmp::Reverse;

use super::board::Cell;
use super::evaluation::evaluate;
use super::moves::Path;
use super::position::{Position, SnakeColor};
use super::rules::MAX_QUIET_MOVES;

/// The score of an immediate win. The score of a later win is lower by one for each ply until then.
pub(super) const WIN_SCORE: i32 = 1_000_000;
/// Scores above this are forced wins.
pub(super) const MIN_FORCED_WIN: i32 = WIN_SCORE - 1_000;
/// The number of entries in the transposition table, a power of two.
const TABLE_ENTRIES: usize = 1 << 14;
/// The number of attacks in a row that are examined after the last ply.
pub(super) const MAX_QUIESCENCE_PLIES: u8 = 4;
/// Quiet moves from this index on are first searched one ply less deeply.
const FIRST_LATE_MOVE: usize = 3;
/// The number of nodes between two checks of the clock.
const NODES_PER_CLOCK_CHECK: usize = 128;

pub(super) struct Search<'a> {
    /// The number of positions visited.
    nodes: usize,
    max_nodes: usize,
    out_of_time: &'a dyn Fn() -> bool,
    stopped: bool,
    transposition_table: Vec<Entry>,
    /// See [`Search::cutoffs`].
    cutoffs: [[u32; Cell::COUNT]; 2],
    /// The keys of the positions since the last move that ate or attacked, to detect repetitions.
    history: Vec<u64>,
}

/// An entry of the transposition table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    depth: u8,
    bound: Bound,
    score: i32,
    best_path: Path,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    None,
    Exact,
    Lower,
    Upper,
}

/// A move with the position that results after the lost discs are put back.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub path: Path,
    pub position: Position,
    pub quiet_moves: usize,
    /// The change in the mover's lead, in pieces.
    gain: i32,
}

impl<'a> Search<'a> {
    /// Creates a search of at most `max_nodes` positions. `history` contains the keys of the earlier positions of the
    /// match. The last `quiet` moves neither ate nor attacked.
    pub fn new(history: &[u64], quiet: usize, max_nodes: usize, out_of_time: &'a dyn Fn() -> bool) -> Search<'a> {
        let recent = history.len().saturating_sub(quiet + 1);
        Search {
            nodes: 0,
            max_nodes,
            out_of_time,
            stopped: false,
            transposition_table: vec![Entry::default(); TABLE_ENTRIES],
            cutoffs: [[0; Cell::COUNT]; 2],
            history: history[recent..].to_vec(),
        }
    }

    /// Returns the index of the position that is worst for its side to move. Of equally bad positions, returns the
    /// first. Searches at most `max_depth` plies, including the moves that led to these positions. `positions` pairs
    /// each position with the number of quiet moves before it. The positions must not have lost discs to put back.
    pub fn index_of_worst(&mut self, positions: &[(Position, usize)], max_depth: u8) -> Option<usize> {
        let mut order: Vec<usize> = (0..positions.len()).collect();
        // If the side to move has lost its head, no position is worse for it.
        order.sort_by_cached_key(|&index| match &positions[index].0 {
            position if position.winner().is_some() => -WIN_SCORE,
            position => evaluate(position),
        });
        for depth in 1..=max_depth {
            let mut best: Option<(usize, i32)> = None;
            for (place, &index) in order.iter().enumerate() {
                let (position, quiet) = &positions[index];
                let floor = best.map_or(-WIN_SCORE, |(_, score)| score);
                let mut score = floor + 1;
                if place > 0 {
                    score = -self.search_node(position, *quiet, depth - 1, 1, -floor - 1, -floor);
                }
                if score > floor {
                    score = -self.search_node(position, *quiet, depth - 1, 1, -WIN_SCORE, -floor);
                }
                if self.stopped {
                    break;
                }
                if best.is_none() || score > floor {
                    best = Some((place, score));
                }
            }
            let Some((place, score)) = best else { break };
            // The best move is searched first in the next iteration, so even an unfinished iteration is useful.
            order[..=place].rotate_right(1);
            if self.stopped || score.abs() > MIN_FORCED_WIN || order.len() == 1 {
                break;
            }
        }
        order.first().copied()
    }

    /// Returns the score of each position for the side that has just moved. Scores of forced wins and losses are final.
    /// All other scores come from full searches to the same depth. The positions must not have lost discs to put back.
    pub fn score_positions(&mut self, positions: &[(Position, usize)], max_depth: u8) -> Vec<i32> {
        let at_first = |(position, _): &(Position, usize)| match position.winner() {
            None if position.can_move() => -evaluate(position),
            _ => WIN_SCORE - 1,
        };
        let mut scores: Vec<i32> = positions.iter().map(at_first).collect();
        for depth in 0..max_depth {
            let mut deeper = scores.clone();
            for (score, (position, quiet)) in deeper.iter_mut().zip(positions) {
                if score.abs() <= MIN_FORCED_WIN {
                    *score = -self.search_node(position, *quiet, depth, 1, -WIN_SCORE, WIN_SCORE);
                }
            }
            if self.stopped {
                break;
            }
            scores = deeper;
        }
        scores
    }

    /// Returns the score of a position for the side to move, `ply` plies after the root. The position must not have
    /// lost discs to put back.
    pub fn search_node(
        &mut self,
        position: &Position,
        quiet: usize,
        depth: u8,
        ply: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        self.stopped |=
            self.nodes > self.max_nodes || (self.nodes.is_multiple_of(NODES_PER_CLOCK_CHECK) && (self.out_of_time)());
        if self.stopped {
            return 0;
        }
        if position.winner().is_some() {
            return ply - WIN_SCORE;
        }
        let key = position.key();
        if quiet >= MAX_QUIET_MOVES || self.history.iter().rev().take(quiet + 1).any(|&earlier| earlier == key) {
            return 0;
        }
        if depth == 0 {
            return self.quiescence(position, ply, alpha, beta, MAX_QUIESCENCE_PLIES);
        }
        let known = self.transposition_table[key as usize % TABLE_ENTRIES];
        let known = (known.key == key && known.bound != Bound::None).then_some(known);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            match entry.bound {
                Bound::Lower if entry.score >= beta => return entry.score,
                Bound::Upper if entry.score <= alpha => return entry.score,
                Bound::Exact => return entry.score,
                _ => (),
            }
        }
        let children = self.children(position, quiet, known.map(|entry| entry.best_path));
        self.history.push(key);
        let mut best = ply - WIN_SCORE;
        let mut best_path = Path::default();
        let mut floor = alpha;
        for (index, child) in children.iter().enumerate() {
            let mut search = |depth, alpha: i32, beta: i32| {
                -self.search_node(&child.position, child.quiet_moves, depth, ply + 1, -beta, -alpha)
            };
            // The moves are sorted, so the first is probably the best. For each other move, a search with a minimal
            // window usually shows that it is not better. Such a search is faster than one that finds the exact score.
            let is_late = depth >= 3 && index >= FIRST_LATE_MOVE && child.quiet_moves > 0;
            let mut score = floor + 1;
            if is_late {
                score = search(depth - 2, floor, floor + 1);
            }
            if index > 0 && score > floor {
                score = search(depth - 1, floor, floor + 1);
            }
            if index == 0 || (score > floor && score < beta) {
                score = search(depth - 1, floor, beta);
            }
            if score > best {
                best = score;
                best_path = child.path;
            }
            floor = floor.max(best);
            if floor >= beta || self.stopped {
                break;
            }
        }
        self.history.pop();
        if !self.stopped {
            if best >= beta {
                *self.cutoffs(position, &best_path) += 1 << depth;
            }
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best <= alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            self.transposition_table[key as usize % TABLE_ENTRIES] =
                Entry { key, depth, bound, score: best, best_path };
        }
        best
    }

    /// Returns the score of a position for the side to move. This search examines only attacks, and either side may
    /// stop attacking at any time.
    fn quiescence(&mut self, position: &Position, ply: i32, alpha: i32, beta: i32, attacks: u8) -> i32 {
        self.nodes += 1;
        if !position.can_move() {
            return ply - WIN_SCORE;
        }
        let mut best = evaluate(position);
        if best >= beta || attacks == 0 || !position.may_attack() {
            return best;
        }
        let enemy = position.turn.other();
        let biting = position.each_move().filter(|(_, next)| next.snake(enemy).len() < position.snake(enemy).len());
        let mut children: Vec<Child> = biting.map(|(path, next)| new_child(position, &path, &next, 0)).collect();
        children.sort_by_key(|child| Reverse(child.gain));
        for child in &children {
            let score = match child.position.winner() {
                Some(_) => WIN_SCORE - ply - 1,
                None => -self.quiescence(&child.position, ply + 1, -beta, -alpha.max(best), attacks - 1),
            };
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Returns the legal moves of a position in search order.
    pub fn children(&mut self, position: &Position, quiet: usize, best: Option<Path>) -> Vec<Child> {
        let mut children: Vec<Child> =
            position.each_move().map(|(path, next)| new_child(position, &path, &next, quiet)).collect();
        let mut order = |child: &Child| (best == Some(child.path), child.gain, *self.cutoffs(position, &child.path));
        children.sort_by_cached_key(|child| Reverse(order(child)));
        children
    }

    /// Returns the counter of beta cutoffs, weighted by depth, for moves that end on the same cell as `path`. Each side
    /// has its own counters.
    fn cutoffs(&mut self, position: &Position, path: &Path) -> &mut u32 {
        &mut self.cutoffs[position.turn as usize][path.last().map_or(0, |cell| cell.index())]
    }
}

/// Returns a legal move with its resulting position. Before the move, `quiet` moves in a row have neither eaten nor
/// attacked.
pub(super) fn new_child(before: &Position, path: &Path, after: &Position, quiet: usize) -> Child {
    let gain = after.lead(before.turn) - before.lead(before.turn);
    Child { path: *path, position: replant_all(after), quiet_moves: if gain == 0 { quiet + 1 } else { 0 }, gain }
}

/// Returns the position after the attacker puts back all lost discs, each on the cell with the best static score. The
/// search ignores all other ways of putting them back.
pub(super) fn replant_all(position: &Position) -> Position {
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

/// Returns how good the cell is for the opponent's placement of an apple of this color. Good cells are far from this
/// color's head and other apples.
pub(super) fn apple_cell_score(position: &Position, color: SnakeColor, cell: Cell) -> usize {
    let from_head = position.snake(color).head().map_or(0, |head| 2 * head.distance(cell));
    from_head + position.apples(color).iter().map(|apple| apple.distance(cell)).min().unwrap_or(0)
}

/// Returns how good the cell is for the opponent's placement of this color's head. Good cells are far from this color's
/// apples, especially from the nearest one.
pub(super) fn head_cell_score(position: &Position, color: SnakeColor, cell: Cell) -> usize {
    let distances = || position.apples(color).iter().map(|apple| apple.distance(cell));
    distances().sum::<usize>() + 4 * distances().min().unwrap_or(0)
}
