//! Looking ahead: alpha-beta search with iterative deepening and a transposition table.

use std::ops::ControlFlow;

use super::board::Cell;
use super::eval::{evaluate, remoteness};
use super::moves::Path;
use super::packed::Packed;
use super::position::{Colour, Position};
use super::rules::MOST_QUIET_MOVES;

/// The worth of a won match; one less for each move that it takes.
pub(super) const WIN: i32 = 1_000_000;
/// Above this a worth is a certain win.
const SURE: i32 = WIN - 1_000;
/// Slots of the transposition table, a power of two.
const SLOTS: usize = 1 << 14;
/// After so many positions the clock is asked again.
const CLOCK_INTERVAL: usize = 128;

/// A search from one position.
pub(super) struct Search<'a> {
    /// Positions looked at so far.
    nodes: usize,
    most_nodes: usize,
    out_of_time: &'a dyn Fn() -> bool,
    stopped: bool,
    table: Vec<Slot>,
    /// The keys of the positions since the last move that ate or attacked, the searched line included.
    line: Vec<u64>,
}

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    depth: u8,
    bound: Bound,
    worth: i32,
    best: Path,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    None,
    Exact,
    AtLeast,
    AtMost,
}

/// A move with the position behind it, lost discs put back.
#[derive(Clone, Copy)]
struct Child {
    path: Path,
    position: Position,
    quiet: usize,
    /// For the order in which moves are looked at, the greatest first.
    promise: i32,
}

impl<'a> Search<'a> {
    /// A search that looks at no more than so many positions. `history` holds the positions before, `quiet` of them since
    /// the last move that ate or attacked.
    pub fn new(history: &[Packed], quiet: usize, most_nodes: usize, out_of_time: &'a dyn Fn() -> bool) -> Search<'a> {
        let recent = history.len().saturating_sub(quiet + 1);
        Search {
            nodes: 0,
            most_nodes,
            out_of_time,
            stopped: false,
            table: vec![Slot::default(); SLOTS],
            line: history[recent..].iter().map(|earlier| key(&earlier.position())).collect(),
        }
    }

    /// The best of these moves, looking so many moves ahead at most; the first of equal ones.
    pub fn best(&mut self, position: &Position, moves: &[Path], quiet: usize, most_depth: u8) -> Option<Path> {
        let mut children: Vec<Child> =
            moves.iter().filter_map(|path| Some(child(position, path, &position.play(path).ok()?, quiet))).collect();
        children.sort_by_key(|child| -child.promise);
        for depth in 1..=most_depth {
            let mut best: Option<(usize, i32)> = None;
            for (place, child) in children.iter().enumerate() {
                let floor = best.map_or(-WIN, |(_, worth)| worth);
                let worth = -self.worth(&child.position, child.quiet, depth - 1, 1, -WIN, -floor);
                if self.stopped {
                    break;
                }
                if best.is_none() || worth > floor {
                    best = Some((place, worth));
                }
            }
            let Some((place, worth)) = best else { break };
            // The best move is looked at first next time, so that also an unfinished round is of use.
            let first = children.remove(place);
            children.insert(0, first);
            if self.stopped || worth.abs() > SURE || children.len() == 1 {
                break;
            }
        }
        children.first().map(|child| child.path)
    }

    /// The worth of a position at the start of a turn for the side whose turn it is, `ply` moves after the root.
    pub fn worth(&mut self, position: &Position, quiet: usize, depth: u8, ply: i32, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        self.stopped |=
            self.nodes > self.most_nodes || (self.nodes.is_multiple_of(CLOCK_INTERVAL) && (self.out_of_time)());
        if self.stopped {
            return 0;
        }
        if position.winner().is_some() {
            return ply - WIN;
        }
        let key = key(position);
        if quiet >= MOST_QUIET_MOVES || self.line.iter().rev().take(quiet + 1).any(|&earlier| earlier == key) {
            return 0;
        }
        if depth == 0 {
            return if position.can_move() { evaluate(position) } else { ply - WIN };
        }
        let known = self.table[key as usize % SLOTS];
        let known = (known.key == key && known.bound != Bound::None).then_some(known);
        if let Some(slot) = known.filter(|slot| slot.depth >= depth) {
            match slot.bound {
                Bound::AtLeast if slot.worth >= beta => return slot.worth,
                Bound::AtMost if slot.worth <= alpha => return slot.worth,
                Bound::Exact => return slot.worth,
                _ => (),
            }
        }
        let children = children(position, quiet, known.map(|slot| slot.best));
        self.line.push(key);
        let (mut best, mut best_path, mut floor) = (ply - WIN, Path::default(), alpha);
        for child in &children {
            let worth = -self.worth(&child.position, child.quiet, depth - 1, ply + 1, -beta, -floor);
            if worth > best {
                (best, best_path) = (worth, child.path);
            }
            floor = floor.max(best);
            if floor >= beta || self.stopped {
                break;
            }
        }
        self.line.pop();
        if !self.stopped {
            let bound = match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.table[key as usize % SLOTS] = Slot { key, depth, bound, worth: best, best: best_path };
        }
        best
    }
}

/// The moves of a position, the most promising first.
fn children(position: &Position, quiet: usize, best: Option<Path>) -> Vec<Child> {
    let mut children = Vec::new();
    let _ = position.each_move(&mut |path, next| {
        let mut child = child(position, path, next, quiet);
        if best == Some(*path) {
            child.promise = WIN;
        }
        children.push(child);
        ControlFlow::Continue(())
    });
    children.sort_by_key(|child| -child.promise);
    children
}

fn child(before: &Position, path: &Path, after: &Position, quiet: usize) -> Child {
    let (me, enemy) = (before.turn, before.turn.other());
    let pieces = |position: &Position| position.snake(me).len() as i32 - position.snake(enemy).len() as i32;
    let gain = pieces(after) - pieces(before);
    let position = put_back(after);
    let promise = if after.winner().is_some() { WIN } else { 100 * gain };
    Child { path: *path, position, quiet: if gain == 0 { quiet + 1 } else { 0 }, promise }
}

/// The position after the attacker has put all lost discs back where they are the most remote. The search takes this one
/// way instead of all.
pub(super) fn put_back(position: &Position) -> Position {
    let mut position = *position;
    let theirs = position.turn.other();
    while position.lost > 0 {
        let cells = position.cells_for_apple();
        let remotest = cells.iter().max_by_key(|&cell| remoteness(&position, theirs, cell));
        match remotest.and_then(|cell| position.replant(cell).ok()) {
            Some(next) => position = next,
            None => break,
        }
    }
    position
}

/// The Zobrist key of a position: a constant for each thing on each cell, all combined. The constants are made from
/// their numbers, so they are the same on every machine.
fn key(position: &Position) -> u64 {
    const BLUE: usize = 2;
    const PIECES: usize = 3;
    const FLAGS: usize = 21;
    let mut key = 0;
    let mut add = |kind: usize, cell: Cell| key ^= constant(kind * Cell::COUNT + cell.index());
    position.blue.iter().for_each(|cell| add(BLUE, cell));
    for colour in Colour::ALL {
        position.apples(colour).iter().for_each(|cell| add(colour as usize, cell));
        let kinds = (PIECES + colour as usize..).step_by(2);
        kinds.zip(position.snake(colour).pieces()).for_each(|(kind, &cell)| add(kind, cell));
    }
    let flags = [position.adult[0], position.adult[1], position.turn == Colour::Red];
    let flags = flags.iter().enumerate().filter(|(_, set)| **set);
    flags.fold(key, |key, (number, _)| key ^ constant(FLAGS * Cell::COUNT + number))
}

/// The number `index` of a fixed sequence of random-looking numbers (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
fn constant(index: usize) -> u64 {
    let mut number = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
