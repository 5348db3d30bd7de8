//! Moving: steps, growth, attacks, and all complete moves of a position.

use std::ops::ControlFlow;

use super::board::{Cell, Cells, Direction};
use super::moves::Path;
use super::position::{Position, SnakeColor};
use contract::Refusal;

/// Why a step or a path is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The cell is not orthogonally adjacent to the head.
    Apart,
    /// The snake's own piece is on the cell.
    Own,
    /// An apple of the opponent is on the cell.
    EnemyApple,
    /// A blue apple is on the cell, and the snake is not adult.
    Young,
    /// The attack has no more attackers than defenders.
    Weak { attackers: usize, defenders: usize },
    /// The path does not have this number of steps.
    Length { steps: usize },
    /// The path goes on after taking the opponent's head.
    Won,
}

impl IllegalMove {
    pub fn refusal(self) -> Refusal {
        match self {
            IllegalMove::Apart => Refusal::new("ssserpent-refusal-apart"),
            IllegalMove::Own => Refusal::new("ssserpent-refusal-own"),
            IllegalMove::EnemyApple => Refusal::new("ssserpent-refusal-enemy-apple"),
            IllegalMove::Young => Refusal::new("ssserpent-refusal-young"),
            IllegalMove::Weak { attackers, defenders } => {
                Refusal::new("ssserpent-refusal-weak").with("attackers", attackers).with("defenders", defenders)
            }
            IllegalMove::Length { steps } => Refusal::new("ssserpent-refusal-length").with("steps", steps),
            IllegalMove::Won => Refusal::new("ssserpent-refusal-won"),
        }
    }
}

impl Position {
    /// The number of steps in a move of this color: half the pieces, rounded up.
    pub fn steps(&self, color: SnakeColor) -> usize {
        self.snake(color).len().div_ceil(2)
    }

    /// Returns the position after a move of the side to move.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal. No move is legal while lost discs must be put back.
    pub fn play(&self, path: &Path) -> Result<Position, IllegalMove> {
        let steps = self.steps(self.turn);
        if self.lost > 0 {
            return Err(IllegalMove::Length { steps: 0 });
        }
        let mut next = self.advance(path)?;
        if path.len() > steps || (path.len() < steps && next.winner().is_none()) {
            return Err(IllegalMove::Length { steps });
        }
        next.end_move();
        Ok(next)
    }

    /// Returns the position in the middle of a move, after these steps.
    ///
    /// # Errors
    /// Returns the reason why a step is illegal.
    pub fn advance(&self, path: &Path) -> Result<Position, IllegalMove> {
        let mut next = *self;
        for &cell in path.iter() {
            if next.winner().is_some() {
                return Err(IllegalMove::Won);
            }
            let direction =
                next.snake(next.turn).head().and_then(|head| head.direction_to(cell)).ok_or(IllegalMove::Apart)?;
            next.step(cell, direction)?;
        }
        Ok(next)
    }

    /// All legal moves of the side to move, none while lost discs must be put back.
    pub fn moves(&self) -> Vec<Path> {
        let mut moves = Vec::new();
        let _ = self.each_move(&mut |path, _| {
            moves.push(*path);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether the side to move has a legal move.
    pub fn can_move(&self) -> bool {
        self.each_move(&mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Visits the legal moves, each with the resulting position, until the visitor breaks.
    pub fn each_move<V>(&self, visit: &mut V) -> ControlFlow<()>
    where
        V: FnMut(&Path, &Position) -> ControlFlow<()>,
    {
        if self.lost > 0 || self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_paths(&mut Path::default(), self.steps(self.turn), visit)
    }

    /// The enemy pieces that these legal moves attack, after their first `made` steps.
    pub fn bites(&self, moves: &[Path], made: usize) -> Cells {
        let enemy = self.turn.other();
        let at_first = self.snake(enemy).occupied();
        let mut bitten = Cells::default();
        for path in moves.iter().filter(|path| path.iter().any(|&cell| at_first.has(cell))) {
            let mut now = *self;
            for (index, &cell) in path.iter().enumerate() {
                if index >= made && now.snake(enemy).occupied().has(cell) {
                    bitten.insert(cell);
                }
                let direction = now.snake(now.turn).head().and_then(|head| head.direction_to(cell));
                if direction.is_none_or(|direction| now.step(cell, direction).is_err()) {
                    break;
                }
            }
        }
        bitten
    }

    /// Whether the opponent could take the head of the side to move, if it were to move instead.
    pub fn is_head_threatened(&self) -> bool {
        let mut reversed = *self;
        reversed.turn = self.turn.other();
        let wins = |after: &Position| after.winner().is_some();
        let threat = reversed.each_move(&mut |_, after| {
            if wins(after) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        self.winner().is_none() && threat.is_break()
    }

    fn visit_paths<V>(&self, path: &mut Path, steps_left: usize, visit: &mut V) -> ControlFlow<()>
    where
        V: FnMut(&Path, &Position) -> ControlFlow<()>,
    {
        let Some(head) = self.snake(self.turn).head() else { return ControlFlow::Continue(()) };
        for direction in Direction::ALL {
            let Some(cell) = head.next(direction) else { continue };
            let mut next = *self;
            if next.step(cell, direction).is_err() {
                continue;
            }
            path.push(cell);
            if steps_left == 1 || next.winner().is_some() {
                next.end_move();
                visit(path, &next)?;
            } else {
                next.visit_paths(path, steps_left - 1, visit)?;
            }
            path.pop();
        }
        ControlFlow::Continue(())
    }

    /// Moves the head one step to the cell `to`, which is adjacent in `direction`. Changes nothing on an error.
    fn step(&mut self, to: Cell, direction: Direction) -> Result<(), IllegalMove> {
        let (me, enemy) = (self.turn as usize, self.turn.other() as usize);
        if self.snakes[me].occupied().has(to) {
            return Err(IllegalMove::Own);
        }
        if self.apples[enemy].has(to) {
            return Err(IllegalMove::EnemyApple);
        }
        if self.apples[me].has(to) {
            self.apples[me].remove(to);
            // « quand plus aucune pomme de sa couleur n'est présente sur la grille à un moment de la partie »
            self.adult[me] |= self.apples[me].is_empty();
            self.snakes[me].grow(to);
        } else if self.blue.has(to) {
            if !self.adult[me] {
                return Err(IllegalMove::Young);
            }
            // A disc is always in reserve: 4 of the 8 discs start as apples, and there are 4 blue apples.
            self.blue.remove(to);
            self.snakes[me].grow(to);
        } else {
            if self.snakes[enemy].occupied().has(to) {
                self.attack(to, direction)?;
            }
            self.snakes[me].follow(to);
        }
        Ok(())
    }

    /// « un serpent doit avoir plus de pions-serpent que son adversaire, sur la même ligne d'attaque »
    fn attack(&mut self, to: Cell, direction: Direction) -> Result<(), IllegalMove> {
        let (me, enemy) = (self.turn as usize, self.turn.other() as usize);
        let backwards = direction.opposite();
        let attackers = to.next(backwards).map_or(0, |head| run(self.snakes[me].occupied(), head, backwards));
        let defenders = run(self.snakes[enemy].occupied(), to, direction);
        if attackers <= defenders {
            return Err(IllegalMove::Weak { attackers, defenders });
        }
        self.lost += self.snakes[enemy].cut(to);
        Ok(())
    }

    /// Passes the turn, unless lost discs must be put back first. After a taken head no disc is put back.
    fn end_move(&mut self) {
        if self.winner().is_some() {
            self.lost = 0;
        }
        if self.lost == 0 {
            self.turn = self.turn.other();
        }
    }
}

/// The number of cells of the set in an unbroken line that starts at `from`.
fn run(cells: Cells, from: Cell, direction: Direction) -> usize {
    std::iter::successors(Some(from), |cell| cell.next(direction)).take_while(|&cell| cells.has(cell)).count()
}
