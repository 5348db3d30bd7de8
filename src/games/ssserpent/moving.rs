//! Moving: steps, growth, attacks, and all complete moves of a position.

use std::ops::ControlFlow;

use super::board::{Cell, Cells, Direction};
use super::moves::Path;
use super::position::{Colour, Position};
use crate::game::Refusal;

/// Why a head may not step to a cell, or a path is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The cell is not orthogonally next to the head.
    Apart,
    /// An own piece lies there.
    Own,
    /// An apple of the opponent lies there.
    EnemyApple,
    /// A blue apple lies there, and the snake is not adult.
    Young,
    /// Not more attackers than defenders.
    Weak { attackers: usize, defenders: usize },
    /// The path has not as many steps as the length demands.
    Length { steps: usize },
    /// The path goes on behind the opponent's head.
    Won,
}

impl Obstacle {
    /// The refusal of a move to or through that cell.
    pub fn refusal(self) -> Refusal {
        match self {
            Obstacle::Apart => Refusal::new("ssserpent-refusal-apart"),
            Obstacle::Own => Refusal::new("ssserpent-refusal-own"),
            Obstacle::EnemyApple => Refusal::new("ssserpent-refusal-enemy-apple"),
            Obstacle::Young => Refusal::new("ssserpent-refusal-young"),
            Obstacle::Weak { attackers, defenders } => {
                Refusal::new("ssserpent-refusal-weak").with("attackers", attackers).with("defenders", defenders)
            }
            Obstacle::Length { steps } => Refusal::new("ssserpent-refusal-length").with("steps", steps),
            Obstacle::Won => Refusal::new("ssserpent-refusal-won"),
        }
    }
}

impl Position {
    /// How many steps a move of that colour has: half the pieces, rounded up.
    pub fn steps(&self, colour: Colour) -> usize {
        self.snake(colour).len().div_ceil(2)
    }

    /// The position after that move of the side whose turn it is.
    ///
    /// # Errors
    /// What is in the way, or a wrong number of steps; or discs are to be put back first.
    pub fn play(&self, path: &Path) -> Result<Position, Obstacle> {
        let steps = self.steps(self.turn);
        if self.lost > 0 {
            return Err(Obstacle::Length { steps: 0 });
        }
        let mut next = self.advance(path)?;
        if path.len() > steps || (path.len() < steps && next.winner().is_none()) {
            return Err(Obstacle::Length { steps });
        }
        next.end_move();
        Ok(next)
    }

    /// The position in the middle of a move, after these steps.
    ///
    /// # Errors
    /// What is in the way.
    pub fn advance(&self, path: &Path) -> Result<Position, Obstacle> {
        let mut next = *self;
        for &cell in path.iter() {
            if next.winner().is_some() {
                return Err(Obstacle::Won);
            }
            let way = next.snake(next.turn).head().and_then(|head| head.way_to(cell)).ok_or(Obstacle::Apart)?;
            next.step(cell, way)?;
        }
        Ok(next)
    }

    /// All complete moves of the side whose turn it is; none while discs are to be put back.
    pub fn moves(&self) -> Vec<Path> {
        let mut moves = Vec::new();
        let _ = self.each_move(&mut |path, _| {
            moves.push(*path);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether there is a complete move.
    pub fn can_move(&self) -> bool {
        self.each_move(&mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Visits all complete moves with the position behind each, until the visitor breaks.
    pub fn each_move<V>(&self, visit: &mut V) -> ControlFlow<()>
    where
        V: FnMut(&Path, &Position) -> ControlFlow<()>,
    {
        if self.lost > 0 || self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        self.walk(&mut Path::default(), self.steps(self.turn), visit)
    }

    fn walk<V>(&self, path: &mut Path, steps_left: usize, visit: &mut V) -> ControlFlow<()>
    where
        V: FnMut(&Path, &Position) -> ControlFlow<()>,
    {
        let Some(head) = self.snake(self.turn).head() else { return ControlFlow::Continue(()) };
        for way in Direction::ALL {
            let Some(cell) = head.next(way) else { continue };
            let mut next = *self;
            if next.step(cell, way).is_err() {
                continue;
            }
            path.push(cell);
            if steps_left == 1 || next.winner().is_some() {
                next.end_move();
                visit(path, &next)?;
            } else {
                next.walk(path, steps_left - 1, visit)?;
            }
            path.pop();
        }
        ControlFlow::Continue(())
    }

    /// One step of the head to the next cell that way. On an error nothing has changed.
    fn step(&mut self, to: Cell, way: Direction) -> Result<(), Obstacle> {
        let (me, enemy) = (self.turn as usize, self.turn.other() as usize);
        if self.snakes[me].occupied().has(to) {
            return Err(Obstacle::Own);
        }
        if self.apples[enemy].has(to) {
            return Err(Obstacle::EnemyApple);
        }
        if self.apples[me].has(to) {
            self.apples[me].remove(to);
            // « quand plus aucune pomme de sa couleur n'est présente sur la grille à un moment de la partie »
            self.adult[me] |= self.apples[me].is_empty();
            self.snakes[me].grow(to);
        } else if self.blue.has(to) {
            if !self.adult[me] {
                return Err(Obstacle::Young);
            }
            // There is always a disc in reserve: 4 of the 8 begin as apples, and there are 4 blue apples in all.
            self.blue.remove(to);
            self.snakes[me].grow(to);
        } else {
            if self.snakes[enemy].occupied().has(to) {
                self.attack(to, way)?;
            }
            self.snakes[me].follow(to);
        }
        Ok(())
    }

    /// « un serpent doit avoir plus de pions-serpent que son adversaire, sur la même ligne d'attaque »
    fn attack(&mut self, to: Cell, way: Direction) -> Result<(), Obstacle> {
        let (me, enemy) = (self.turn as usize, self.turn.other() as usize);
        let attackers = to.next(way.back()).map_or(0, |head| run(self.snakes[me].occupied(), head, way.back()));
        let defenders = run(self.snakes[enemy].occupied(), to, way);
        if attackers <= defenders {
            return Err(Obstacle::Weak { attackers, defenders });
        }
        self.lost += self.snakes[enemy].cut(to);
        Ok(())
    }

    /// The turn passes, unless lost discs are to be put back first. A taken head ends everything.
    fn end_move(&mut self) {
        if self.winner().is_some() {
            self.lost = 0;
        }
        if self.lost == 0 {
            self.turn = self.turn.other();
        }
    }
}

/// How many cells of the set lie in an unbroken line from this one on.
fn run(cells: Cells, from: Cell, way: Direction) -> usize {
    std::iter::successors(Some(from), |cell| cell.next(way)).take_while(|&cell| cells.has(cell)).count()
}
