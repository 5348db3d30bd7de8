//! A second, slow model of placement, for comparison. It stores the body as a list of parts, each between two edges of
//! a cell. To find shortest paths, it relaxes all cells until nothing improves. To find legal placements, it tries
//! every placement.
//!
//! Points have doubled coordinates. The centre of the cell (x, y) is (2x, 2y), and its edges are the adjacent points.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

type Point = (i32, i32);

/// How many cells the slow search goes beyond the outermost cards. One cell would be enough.
const MARGIN: i32 = 2;

#[derive(Clone)]
pub(super) struct Naive {
    /// The covered cells.
    full: BTreeSet<Point>,
    /// Each part: its cell, two of the cell's edges, and whether the body already runs between them.
    parts: Vec<(Point, Point, Point, bool)>,
    /// The neck and the tail. Each is the edge that the body has reached, and the cell behind that edge.
    pub(super) ends: [(Point, Point); 2],
    pub(super) complete: bool,
}

/// Returns the cell on the other side of an edge.
fn across(edge: Point, cell: Point) -> Point {
    (2 * edge.0 - cell.0, 2 * edge.1 - cell.1)
}

fn edges(cell: Point) -> [Point; 4] {
    [(cell.0, cell.1 - 1), (cell.0 + 1, cell.1), (cell.0, cell.1 + 1), (cell.0 - 1, cell.1)]
}

impl Naive {
    pub(super) fn fresh() -> Naive {
        let full = BTreeSet::from([(0, 0), (2, 0), (0, 2), (2, 2)]);
        Naive { full, parts: Vec::new(), ends: [((-1, 0), (-2, 0)), ((3, 2), (4, 2))], complete: false }
    }

    /// Returns the snake after a placement, or `None` if an end runs into a closed side. Does not check whether the
    /// snake can still be completed.
    pub(super) fn lay(&self, card: Card, end: usize, way: Way) -> Option<Naive> {
        if self.complete || (card == Card::Straight || card == Card::Crossing) != (way == Way::Ahead) {
            return None;
        }
        let (entry, cell) = self.ends[end];
        let ahead = across(cell, entry);
        // A quarter turn to the right of the heading (dx, dy) is (-dy, dx).
        let dx = ahead.0 - cell.0;
        let dy = ahead.1 - cell.1;
        let right = (cell.0 - dy, cell.1 + dx);
        let left = (cell.0 + dy, cell.1 - dx);
        let exit = match way {
            Way::Ahead => ahead,
            Way::Left => left,
            Way::Right => right,
        };
        let mut next = self.clone();
        next.full.insert(cell);
        next.parts.push((cell, entry, exit, true));
        if card == Card::Crossing || card == Card::Double {
            let others: Vec<Point> = edges(cell).into_iter().filter(|&edge| edge != entry && edge != exit).collect();
            next.parts.push((cell, others[0], others[1], false));
        }
        next.ends[end] = (exit, across(exit, cell));
        next.follow(end)?;
        next.follow(1 - end)?;
        Some(next)
    }

    /// Moves an end through free parts as far as possible.
    fn follow(&mut self, end: usize) -> Option<()> {
        loop {
            let (edge, cell) = self.ends[end];
            if edge == self.ends[1 - end].0 {
                self.complete = true;
                return Some(());
            }
            if !self.full.contains(&cell) {
                return Some(());
            }
            let part =
                self.parts.iter_mut().find(|part| part.0 == cell && !part.3 && (part.1 == edge || part.2 == edge))?;
            part.3 = true;
            let out = if part.1 == edge { part.2 } else { part.1 };
            self.ends[end] = (out, across(out, cell));
        }
    }

    /// Returns the number of missing cards: the minimum cost from edge to edge. An empty cell joins its four edges at a
    /// cost of one card. A free part joins its two edges at no cost.
    pub(super) fn missing(&self) -> Option<usize> {
        if self.complete {
            return Some(0);
        }
        let far = |axis: fn(&Point) -> i32| {
            let all: Vec<i32> = self.full.iter().map(axis).collect();
            let least = all.iter().min().expect("a card") / 2;
            let most = all.iter().max().expect("a card") / 2;
            least - MARGIN..=most + MARGIN
        };
        let mut joints: Vec<(Vec<Point>, usize)> = Vec::new();
        for x in far(|point| point.0) {
            for y in far(|point| point.1) {
                if !self.full.contains(&(2 * x, 2 * y)) {
                    joints.push((edges((2 * x, 2 * y)).to_vec(), 1));
                }
            }
        }
        let free = self.parts.iter().filter(|part| !part.3);
        joints.extend(free.map(|&(_, one, other, _)| (vec![one, other], 0)));
        let mut costs: BTreeMap<Point, usize> = BTreeMap::from([(self.ends[0].0, 0)]);
        let mut improved = true;
        while std::mem::take(&mut improved) {
            for (edges, cost) in &joints {
                let Some(least) = edges.iter().filter_map(|edge| costs.get(edge)).min().copied() else { continue };
                for &edge in edges {
                    if costs.get(&edge).is_none_or(|&known| known > least + cost) {
                        costs.insert(edge, least + cost);
                        improved = true;
                    }
                }
            }
        }
        costs.get(&self.ends[1].0).copied()
    }

    /// Returns every legal placement. If both ends face the same cell, a placement there is listed only for the neck.
    pub(super) fn placements(&self, card: Card) -> Vec<(usize, Way, Naive)> {
        let common = self.ends[0].1 == self.ends[1].1;
        let ends = if common { 0..1 } else { 0..2 };
        let all = ends.flat_map(|end| Way::ALL.map(|way| (end, way)));
        let laid = all.filter_map(|(end, way)| Some((end, way, self.lay(card, end, way)?)));
        laid.filter(|(.., next)| next.missing().is_some()).collect()
    }

    /// Returns the minimum number of cards that complete the snake, or `None` if it takes more than `most` cards. Tries
    /// all cards in all positions.
    fn missing_by_placing(&self, most: usize) -> Option<usize> {
        if self.complete {
            return Some(0);
        }
        let placements = || {
            let ways = |end| Way::ALL.into_iter().map(move |way| (end, way));
            Card::ALL.into_iter().flat_map(move |card| (0..2).flat_map(ways).map(move |(end, way)| (card, end, way)))
        };
        (1..=most).find(|&cards| {
            placements().any(|(card, end, way)| self.lay(card, end, way).is_some_and(|next| next.within(cards - 1)))
        })
    }

    fn within(&self, cards: usize) -> bool {
        self.complete || cards > 0 && self.missing_by_placing(cards).is_some()
    }
}

/// Builds a random snake with the same placements in both models and passes each state to `look`.
fn walk(number: u64, cards: usize, kinds: &[Card], look: &mut dyn FnMut(&Snake, &Naive)) {
    let mut random = Seed([5; 32]).external_rng(number as usize);
    let mut snake = Snake::fresh();
    let mut naive = Naive::fresh();
    for _ in 0..cards {
        look(&snake, &naive);
        let card = *random.pick(kinds).expect("a kind");
        let placements = snake.placements(card);
        let Some((end, way, next)) = random.pick(&placements).cloned() else { continue };
        naive = naive.lay(card, end as usize, way).unwrap_or_else(|| panic!("walk {number}: {card:?} {end:?} {way:?}"));
        snake = next;
        if snake.is_complete() {
            break;
        }
    }
    look(&snake, &naive);
}

/// Mostly cards with two pieces of body, so that ends often run through several free parts.
const TWISTED: [Card; 6] = [Card::Straight, Card::Curve, Card::Crossing, Card::Double, Card::Double, Card::Crossing];

#[test]
fn legal_placements_and_missing_cards_agree_with_the_slow_model() {
    for number in 0..test_support::count("SLOW_WALKS", 2, 5) {
        walk(number, 30, &TWISTED, &mut |snake, naive| {
            assert_eq!(Some(snake.missing), naive.missing(), "walk {number}");
            for card in Card::ALL.into_iter().filter(|_| !snake.is_complete()) {
                let quick: Vec<_> =
                    snake.placements(card).iter().map(|(end, way, next)| (*end as usize, *way, next.missing)).collect();
                let slow: Vec<_> = naive
                    .placements(card)
                    .iter()
                    .map(|(end, way, next)| (*end, *way, next.missing().expect("legal")))
                    .collect();
                assert_eq!(quick, slow, "walk {number}: {card:?}");
            }
        });
    }
}

#[test]
fn missing_cards_agree_with_placing_them() {
    const MAX: usize = 3;
    for number in 0..10 {
        walk(number, 16, &TWISTED, &mut |snake, naive| {
            let missing = (snake.missing <= MAX).then_some(snake.missing);
            assert_eq!(naive.missing_by_placing(MAX), missing, "walk {number}");
        });
    }
}

/// House rule: the grid is unbounded. The search only needs a margin of one cell around the cards.
#[test]
fn the_margin_of_one_cell_is_enough() {
    // The neck circles the large card at a distance and ends on the tail's side. The shortest path runs around the
    // outside of the cards.
    let spiral = "S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead \
        S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead C-neck-right C-neck-left";
    let snake = grown(spiral);
    let naive = spiral.split_whitespace().fold(Naive::fresh(), |naive, text| {
        let (card, end, way) = read_placement(text);
        naive.lay(card, end as usize, way).expect("legal")
    });
    assert_eq!(Some(snake.missing), naive.missing());
}
