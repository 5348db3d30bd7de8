//! A second, slow model of a position, for comparison. It has its own parser for positions, and tries every sequence of
//! steps and every cell.

use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);

const WAYS: [(char, Point); 4] = [('N', (0, 1)), ('E', (1, 0)), ('S', (0, -1)), ('W', (-1, 0))];

fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn on_board(p: Point) -> bool {
    (0..9).contains(&p.0) && (0..9).contains(&p.1)
}

fn everywhere() -> impl Iterator<Item = Point> {
    (0..9).flat_map(|row| (0..9).map(move |column| (column, row)))
}

/// A position. 0 is red, 1 is yellow.
#[derive(Clone, Debug, PartialEq)]
pub struct Naive {
    /// The cells of each snake, from the head to the last disc.
    snakes: [Vec<Point>; 2],
    /// The colors of the apples: 0 is red, 1 is yellow, 2 is blue.
    apples: BTreeMap<Point, usize>,
    adult: [bool; 2],
    turn: usize,
    lost: usize,
}

impl Naive {
    pub fn read(text: &str) -> Naive {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut letters = BTreeMap::new();
        for (k, line) in fields[0].split('/').enumerate() {
            let mut column = 0;
            for letter in line.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as i32;
                } else {
                    letters.insert((column, 8 - k as i32), letter);
                    column += 1;
                }
            }
        }
        let mut snakes = [Vec::new(), Vec::new()];
        let mut apples = BTreeMap::new();
        for (&p, &letter) in &letters {
            match letter {
                '*' => drop(apples.insert(p, 2)),
                'A' => drop(apples.insert(p, 0)),
                'a' => drop(apples.insert(p, 1)),
                'H' => snakes[0].push(p),
                'h' => snakes[1].push(p),
                _ => (),
            }
        }
        for (color, snake) in snakes.iter_mut().enumerate() {
            // The next piece is the adjacent disc that points to the previous piece.
            while let Some(&last) = snake.last() {
                let points_at_last = |(&p, &letter): (&Point, &char)| {
                    let of_color = letter.is_ascii_uppercase() == (color == 0);
                    let way = WAYS.iter().find(|(name, _)| *name == letter.to_ascii_uppercase())?.1;
                    (of_color && add(p, way) == last).then_some(p)
                };
                let Some(p) = letters.iter().find_map(points_at_last) else { break };
                snake.push(p);
            }
        }
        let turn = usize::from(fields[1] == "y");
        let adult = [fields[2].contains('r'), fields[2].contains('y')];
        Naive { snakes, apples, adult, turn, lost: fields[3].parse().expect("a number") }
    }

    fn taken(&self, p: Point) -> bool {
        self.apples.contains_key(&p) || self.snakes.iter().any(|snake| snake.contains(&p))
    }

    fn beside(&self, p: Point, what: impl Fn(Point) -> bool) -> bool {
        WAYS.iter().any(|(_, way)| what(add(p, *way)))
    }

    /// Returns how many rules must be dropped until an apple has a legal cell, and all its legal cells.
    pub fn apple_cells(&self) -> (usize, Vec<Point>) {
        let off_border = |p: Point| (1..8).contains(&p.0) && (1..8).contains(&p.1);
        let off_apples = |p: Point| !self.beside(p, |q| self.apples.contains_key(&q));
        let off_heads = |p: Point| !self.beside(p, |q| self.snakes.iter().any(|snake| snake.first() == Some(&q)));
        for dropped in 0..4 {
            let fits = |p: &Point| {
                !self.taken(*p)
                    && (dropped >= 1 || off_heads(*p))
                    && (dropped >= 2 || off_apples(*p))
                    && (dropped >= 3 || off_border(*p))
            };
            let cells: Vec<Point> = everywhere().filter(fits).collect();
            if !cells.is_empty() {
                return (dropped, cells);
            }
        }
        (4, Vec::new())
    }

    pub fn place(&self, p: Point, color: usize) -> Naive {
        let mut next = self.clone();
        next.apples.insert(p, color);
        next
    }

    /// Returns all plies, each with the resulting position. A ply is the path of a move, or the cell where a disc is
    /// put back.
    pub fn plies(&self) -> Vec<(Vec<Point>, Naive)> {
        if self.snakes.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        if self.lost > 0 {
            let put_back = |p| {
                let mut next = self.place(p, 1 - self.turn);
                next.lost -= 1;
                if next.lost == 0 {
                    next.turn = 1 - self.turn;
                }
                (vec![p], next)
            };
            return self.apple_cells().1.into_iter().map(put_back).collect();
        }
        let steps = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5][self.snakes[self.turn].len()];
        let mut seen = BTreeSet::new();
        let sequences = (0..4usize.pow(steps)).map(|number| (0..steps).map(move |k| WAYS[number >> (2 * k) & 3].1));
        let moves = sequences.filter_map(|ways| self.try_move(ways.collect()));
        moves.filter(|(path, _)| seen.insert(path.clone())).collect()
    }

    fn try_move(&self, ways: Vec<Point>) -> Option<(Vec<Point>, Naive)> {
        let me = self.turn;
        let enemy = 1 - self.turn;
        let mut next = self.clone();
        let mut path = Vec::new();
        for way in ways {
            let head = next.snakes[me][0];
            let to = add(head, way);
            if !on_board(to) || next.snakes[me].contains(&to) {
                return None;
            }
            let eats = match next.apples.get(&to) {
                None => false,
                Some(&color) if color == me || (color == 2 && next.adult[me]) => true,
                Some(_) => return None,
            };
            if let Some(place) = next.snakes[enemy].iter().position(|&p| p == to) {
                let back = (-way.0, -way.1);
                let attackers =
                    (0..9).take_while(|&k| next.snakes[me].contains(&(head.0 + k * back.0, head.1 + k * back.1)));
                let defenders =
                    (0..9).take_while(|&k| next.snakes[enemy].contains(&(to.0 + k * way.0, to.1 + k * way.1)));
                if attackers.count() <= defenders.count() {
                    return None;
                }
                next.lost += next.snakes[enemy].len() - place;
                next.snakes[enemy].truncate(place);
            }
            next.snakes[me].insert(0, to);
            path.push(to);
            if eats {
                next.apples.remove(&to);
                if !next.apples.values().any(|&color| color == me) {
                    next.adult[me] = true;
                }
            } else {
                next.snakes[me].pop();
            }
            if next.snakes[enemy].is_empty() {
                next.lost = 0;
                break;
            }
        }
        if next.lost == 0 {
            next.turn = enemy;
        }
        Some((path, next))
    }

    /// Returns the moves after which the side to move can take the enemy's head with its next move, whatever the enemy
    /// does. A move is given as the indices of its steps in `WAYS`.
    pub fn forcing(&self) -> Vec<Vec<u8>> {
        let me = self.turn;
        let enemy = 1 - self.turn;
        let takes = |reply: &Naive| reply.plies().iter().any(|(_, last)| last.snakes[enemy].is_empty());
        let mut found = Vec::new();
        for (path, after) in self.plies() {
            let mut open = vec![after];
            let mut forced = true;
            while let Some(position) = open.pop().filter(|_| forced) {
                if position.turn == me {
                    forced = takes(&position);
                } else {
                    forced = !position.snakes[me].is_empty();
                    open.extend(position.plies().into_iter().map(|(_, next)| next));
                }
            }
            if forced {
                found.push(self.codes(&path));
            }
        }
        found
    }

    /// Returns the moves after which the side to move would have the most ways to take the enemy's head if the enemy
    /// did not move.
    pub fn greedy(&self) -> Vec<Vec<u8>> {
        let takes = |after: Naive| {
            let again = Naive { turn: self.turn, ..after };
            again.plies().iter().filter(|(_, last)| last.snakes[1 - self.turn].is_empty()).count()
        };
        let moves: Vec<(Vec<u8>, usize)> =
            self.plies().into_iter().map(|(path, after)| (self.codes(&path), takes(after))).collect();
        let most = moves.iter().map(|(_, ways)| *ways).max();
        moves.into_iter().filter(|(_, ways)| Some(*ways) == most).map(|(codes, _)| codes).collect()
    }

    fn codes(&self, path: &[Point]) -> Vec<u8> {
        let cells: Vec<Point> = self.snakes[self.turn].first().into_iter().chain(path).copied().collect();
        let way = |pair: &[Point]| WAYS.iter().position(|(_, way)| add(pair[0], *way) == pair[1]);
        cells.windows(2).filter_map(|pair| Some(way(pair)? as u8)).collect()
    }

    pub fn count(&self, plies: usize) -> u64 {
        match plies {
            0 => 1,
            1 => self.plies().len() as u64,
            _ => self.plies().iter().map(|(_, next)| next.count(plies - 1)).sum(),
        }
    }
}
