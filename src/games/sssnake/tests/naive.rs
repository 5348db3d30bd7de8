//! The rules of growing once more, slow and plain, to compare with: a heap of parts between edges, shortest ways by trying
//! all cells again and again, legal placings by trying every one.
//!
//! Points have doubled coordinates: the middle of the cell (x, y) is (2x, 2y), its edges are the points next to it.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

type Point = (i32, i32);

/// How far beyond the outermost card the slow search looks; one cell would do.
const MARGIN: i32 = 2;

#[derive(Clone)]
pub(super) struct Naive {
    /// Cells that are full.
    full: BTreeSet<Point>,
    /// Cell, two of its edges, and whether the body runs there.
    parts: Vec<(Point, Point, Point, bool)>,
    /// Neck, then tail: the edge that is reached, and the cell before it.
    pub(super) ends: [(Point, Point); 2],
    pub(super) complete: bool,
}

/// The cell on the other side of an edge.
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

    /// The body after a card was laid, whether or not it can ever be completed; `None` if an end runs into something.
    pub(super) fn lay(&self, card: Card, end: usize, way: Way) -> Option<Naive> {
        if self.complete || (card == Card::Straight || card == Card::Crossing) != (way == Way::Ahead) {
            return None;
        }
        let (entry, cell) = self.ends[end];
        let ahead = across(cell, entry);
        // A quarter turn to the right of the heading (dx, dy) is (-dy, dx).
        let (dx, dy) = (ahead.0 - cell.0, ahead.1 - cell.1);
        let (right, left) = ((cell.0 - dy, cell.1 + dx), (cell.0 + dy, cell.1 - dx));
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

    /// Lets an end run on as far as it goes.
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

    /// The missing cards: the least cost from edge to edge, where an empty cell joins its four edges for one card and a
    /// free part its two for nothing, found by trying every cell until nothing gets better.
    pub(super) fn missing(&self) -> Option<usize> {
        if self.complete {
            return Some(0);
        }
        let far = |axis: fn(&Point) -> i32| {
            let all: Vec<i32> = self.full.iter().map(axis).collect();
            let (least, most) = (all.iter().min().expect("a card") / 2, all.iter().max().expect("a card") / 2);
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
        let mut better = true;
        while std::mem::take(&mut better) {
            for (edges, cost) in &joints {
                let Some(least) = edges.iter().filter_map(|edge| costs.get(edge)).min().copied() else { continue };
                for &edge in edges {
                    if costs.get(&edge).is_none_or(|&known| known > least + cost) {
                        costs.insert(edge, least + cost);
                        better = true;
                    }
                }
            }
        }
        costs.get(&self.ends[1].0).copied()
    }

    /// Every legal placing; those in a common cell as the neck's.
    pub(super) fn placings(&self, card: Card) -> Vec<(usize, Way, Naive)> {
        let common = self.ends[0].1 == self.ends[1].1;
        let ends = if common { 0..1 } else { 0..2 };
        let all = ends.flat_map(|end| Way::ALL.map(|way| (end, way)));
        let laid = all.filter_map(|(end, way)| Some((end, way, self.lay(card, end, way)?)));
        laid.filter(|(.., next)| next.missing().is_some()).collect()
    }

    /// The least number of cards that completes the snake, by really laying all cards in all ways; `None` if more than
    /// `most` are needed.
    fn by_laying(&self, most: usize) -> Option<usize> {
        if self.complete {
            return Some(0);
        }
        let laid = || {
            let ways = |end| Way::ALL.into_iter().map(move |way| (end, way));
            Card::ALL.into_iter().flat_map(move |card| (0..2).flat_map(ways).map(move |(end, way)| (card, end, way)))
        };
        (1..=most).find(|&cards| {
            laid().any(|(card, end, way)| self.lay(card, end, way).is_some_and(|next| next.within(cards - 1)))
        })
    }

    fn within(&self, cards: usize) -> bool {
        self.complete || cards > 0 && self.by_laying(cards).is_some()
    }
}

/// Walks through random snakes; both models take the same steps.
fn walk(number: u64, cards: usize, kinds: &[Card], look: &mut dyn FnMut(&Snake, &Naive)) {
    let mut dice = Seed([5; 32]).chance(number as usize);
    let (mut snake, mut naive) = (Snake::fresh(), Naive::fresh());
    for _ in 0..cards {
        look(&snake, &naive);
        let card = *dice.pick(kinds).expect("a kind");
        let placings = snake.placings(card);
        let Some((end, way, next)) = dice.pick(&placings).cloned() else { continue };
        naive = naive.lay(card, end as usize, way).unwrap_or_else(|| panic!("walk {number}: {card:?} {end:?} {way:?}"));
        snake = next;
        if snake.is_complete() {
            break;
        }
    }
    look(&snake, &naive);
}

/// Many free parts, so that runs are frequent.
const TWISTED: [Card; 6] = [Card::Straight, Card::Curve, Card::Crossing, Card::Double, Card::Double, Card::Crossing];

#[test]
fn legal_placings_and_missing_cards_agree_with_the_slow_model() {
    for number in 0..5 {
        walk(number, 30, &TWISTED, &mut |snake, naive| {
            assert_eq!(Some(snake.missing()), naive.missing(), "walk {number}");
            for card in Card::ALL.into_iter().filter(|_| !snake.is_complete()) {
                let quick: Vec<_> =
                    snake.placings(card).iter().map(|(end, way, next)| (*end as usize, *way, next.missing())).collect();
                let slow: Vec<_> = naive
                    .placings(card)
                    .iter()
                    .map(|(end, way, next)| (*end, *way, next.missing().expect("legal")))
                    .collect();
                assert_eq!(quick, slow, "walk {number}: {card:?}");
            }
        });
    }
}

#[test]
fn missing_cards_agree_with_really_laying_them() {
    const MOST: usize = 3;
    for number in 0..10 {
        walk(number, 16, &TWISTED, &mut |snake, naive| {
            let laid = naive.by_laying(MOST);
            let missing = (snake.missing() <= MOST).then_some(snake.missing());
            assert_eq!(laid, missing, "walk {number}");
        });
    }
}

/// [ours] The plane has no bounds: a search further out than one cell around the cards finds nothing better.
#[test]
fn a_snake_that_hugs_its_own_box_is_measured_exactly() {
    // The neck goes around the large card at a distance, out at the tail's side, so that the way home is outside.
    let spiral = "S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead \
        S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead S-neck-ahead C-neck-right C-neck-left";
    let snake = grown(spiral);
    let naive = spiral.split_whitespace().fold(Naive::fresh(), |naive, text| {
        let (card, end, way) = read_placing(text);
        naive.lay(card, end as usize, way).expect("legal")
    });
    assert_eq!(Some(snake.missing()), naive.missing());
}
