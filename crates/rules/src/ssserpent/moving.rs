//! Placing pieces and moving snakes: steps, growth, attacks, all complete moves of a position, and [`perft`].

use super::board::{Cell, Cells};
use super::moves::Path;
use super::position::{Position, Snake, SnakeColor};
use crate::direction::Direction;
use contract::Refusal;

/// Why a step or a path is illegal. `Display` writes the last part of the refusal's message key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum IllegalMove {
    /// The cell is not orthogonally adjacent to the head.
    Apart,
    /// A piece of the same snake is on the cell.
    Own,
    /// An apple of the opponent is on the cell.
    EnemyApple,
    /// A blueberry is on the cell, and the snake is not adult.
    Young,
    /// The attack does not have more attackers than defenders.
    Weak { attackers: usize, defenders: usize },
    /// The path must have this number of steps.
    Length { steps: usize },
    /// The path continues after taking the opponent's head.
    Won,
}

impl IllegalMove {
    pub fn refusal(self) -> Refusal {
        let refusal = Refusal::new(format!("ssserpent-refusal-{self}"));
        match self {
            IllegalMove::Weak { attackers, defenders } => {
                refusal.with("attackers", attackers).with("defenders", defenders)
            }
            IllegalMove::Length { steps } => refusal.with("steps", steps),
            _ => refusal,
        }
    }
}

impl Position {
    /// Returns the number of steps in a move of this color: half the pieces, rounded up.
    pub fn steps_per_move(&self, color: SnakeColor) -> usize {
        self.snake(color).len().div_ceil(2)
    }

    /// Returns the position after the side to move has moved along this path.
    ///
    /// # Errors
    /// Returns why the move is illegal. No move is legal while lost discs must be put back.
    pub fn after_move(&self, path: &Path) -> Result<Position, IllegalMove> {
        let steps = self.steps_per_move(self.turn);
        if self.lost > 0 {
            return Err(IllegalMove::Length { steps: 0 });
        }
        let mut next = self.after_steps(path)?;
        if path.len() > steps || (path.len() < steps && next.winner().is_none()) {
            return Err(IllegalMove::Length { steps });
        }
        next.end_move();
        Ok(next)
    }

    /// Returns the position after the first steps of a move, which `path` contains.
    ///
    /// # Errors
    /// Returns why a step is illegal.
    pub fn after_steps(&self, path: &Path) -> Result<Position, IllegalMove> {
        let mut next = *self;
        for &cell in path.iter() {
            if next.winner().is_some() {
                return Err(IllegalMove::Won);
            }
            next.step_to(cell)?;
        }
        Ok(next)
    }

    /// Returns all legal moves of the side to move. There are none while lost discs must be put back.
    pub fn legal_moves(&self) -> Vec<Path> {
        self.each_move().map(|(path, _)| path).collect()
    }

    /// Returns whether the side to move has a legal move.
    pub fn can_move(&self) -> bool {
        self.visit(&mut |_, _| true)
    }

    /// Returns the legal moves, each with the resulting position.
    pub fn each_move(&self) -> impl Iterator<Item = (Path, Position)> + use<> {
        let mut moves = Vec::new();
        self.visit(&mut |path, after| {
            moves.push((*path, *after));
            false
        });
        moves.into_iter()
    }

    /// Calls `visit` with each legal move and the resulting position, until `visit` returns true. Returns whether it
    /// has returned true.
    fn visit(&self, visit: &mut impl FnMut(&Path, &Position) -> bool) -> bool {
        let can_move = self.lost == 0 && self.winner().is_none();
        can_move && self.visit_from(&mut Path::default(), self.steps_per_move(self.turn), visit)
    }

    fn visit_from(&self, path: &mut Path, steps_left: usize, visit: &mut impl FnMut(&Path, &Position) -> bool) -> bool {
        let Some(head) = self.snake(self.turn).head() else { return false };
        for direction in Direction::ALL {
            let Some(cell) = head.neighbour(direction) else { continue };
            let mut next = *self;
            if next.step(cell, direction).is_err() {
                continue;
            }
            path.push(cell);
            let is_done = if steps_left == 1 || next.winner().is_some() {
                next.end_move();
                visit(path, &next)
            } else {
                next.visit_from(path, steps_left - 1, visit)
            };
            if is_done {
                return true;
            }
            path.pop();
        }
        false
    }

    /// Returns the enemy pieces that these legal moves attack after the first `made` steps.
    pub fn attacked_pieces(&self, moves: &[Path], made: usize) -> Cells {
        let enemy = self.turn.other();
        let at_first = self.snake(enemy).occupied;
        let mut bitten = Cells::default();
        for path in moves.iter().filter(|path| path.iter().any(|&cell| at_first.contains(cell))) {
            let mut now = *self;
            for (index, &cell) in path.iter().enumerate() {
                if index >= made && now.snake(enemy).occupied.contains(cell) {
                    bitten.insert(cell);
                }
                if now.step_to(cell).is_err() {
                    break;
                }
            }
        }
        bitten
    }

    /// Quickly estimates whether the side to move can attack. If this returns false, no legal move attacks.
    pub fn may_attack(&self) -> bool {
        let me = self.turn;
        let enemy = self.snake(me.other()).occupied;
        let blocked = self.apples(me.other()) | self.snake(me).occupied;
        let mut reached: Cells = self.snake(me).head().into_iter().collect();
        (0..self.steps_per_move(me)).any(|_| {
            reached = reached.neighbours() & !blocked;
            !(reached & enemy).is_empty()
        })
    }

    /// Returns whether the side to move can take the opponent's head.
    pub fn can_take_head(&self) -> bool {
        self.visit(&mut |_, after| after.winner().is_some())
    }

    fn step_to(&mut self, cell: Cell) -> Result<(), IllegalMove> {
        let head = self.snake(self.turn).head();
        let direction = head.and_then(|head| head.direction_to(cell)).ok_or(IllegalMove::Apart)?;
        self.step(cell, direction)
    }

    /// Moves the head one step to the cell `to`, which is adjacent in `direction`. An error leaves the position
    /// unchanged.
    fn step(&mut self, to: Cell, direction: Direction) -> Result<(), IllegalMove> {
        let me = self.turn as usize;
        let enemy = self.turn.other() as usize;
        if self.snakes[me].occupied.contains(to) {
            return Err(IllegalMove::Own);
        }
        if self.apples[enemy].contains(to) {
            return Err(IllegalMove::EnemyApple);
        }
        if self.apples[me].contains(to) {
            self.apples[me].remove(to);
            // « quand plus aucune pomme de sa couleur n'est présente sur la grille à un moment de la partie »
            self.adult[me] |= self.apples[me].is_empty();
            self.snakes[me].grow_to(to);
        } else if self.blueberries.contains(to) {
            if !self.adult[me] {
                return Err(IllegalMove::Young);
            }
            // The reserve is never empty here: 4 of the 8 discs start as apples, and there are 4 blueberries.
            self.blueberries.remove(to);
            self.snakes[me].grow_to(to);
        } else {
            if self.snakes[enemy].occupied.contains(to) {
                self.attack(to, direction)?;
            }
            self.snakes[me].move_head(to);
        }
        Ok(())
    }

    /// « un serpent doit avoir plus de pions-serpent que son adversaire, sur la même ligne d'attaque »
    fn attack(&mut self, to: Cell, direction: Direction) -> Result<(), IllegalMove> {
        let me = self.turn as usize;
        let enemy = self.turn.other() as usize;
        let backwards = direction.opposite();
        let attackers = to.neighbour(backwards).map_or(0, |head| run_length(self.snakes[me].occupied, head, backwards));
        let defenders = run_length(self.snakes[enemy].occupied, to, direction);
        if attackers <= defenders {
            return Err(IllegalMove::Weak { attackers, defenders });
        }
        self.lost += self.snakes[enemy].cut_off(to);
        Ok(())
    }

    /// Passes the turn, unless lost discs must be put back first. If the opponent's head was taken, no discs are put
    /// back.
    fn end_move(&mut self) {
        if self.winner().is_some() {
            self.lost = 0;
        }
        if self.lost == 0 {
            self.turn = self.turn.other();
        }
    }

    /// Returns the legal cells for an apple or a blueberry.
    ///
    /// House rule: if no cell satisfies all rules, rules are dropped one at a time until a cell does. They are dropped
    /// in the order "next to a head", "next to an apple", "on the border".
    pub fn cells_for_apple(&self) -> Cells {
        let free = self.free_cells();
        let inner = free & !Cells::BORDER;
        let apart = inner & !self.all_apples().neighbours();
        let heads: Cells = self.snakes.iter().filter_map(Snake::head).collect();
        let away = apart & !heads.neighbours();
        [away, apart, inner].into_iter().find(|cells| !cells.is_empty()).unwrap_or(free)
    }

    /// Returns the legal cells for a head. A corner is always legal: no apple is on the border, and a corner is
    /// adjacent to border cells only.
    pub fn cells_for_head(&self) -> Cells {
        self.free_cells() & Cells::BORDER & !self.all_apples().neighbours()
    }

    /// Returns the rule that forbids a head or an apple on this cell.
    pub fn placement_refusal(&self, is_head: bool, cell: Cell) -> Refusal {
        let is_on_border = Cells::BORDER.contains(cell);
        let reason = match is_head {
            _ if !self.free_cells().contains(cell) => "occupied",
            true if !is_on_border => "inside",
            true => "head-beside-apple",
            false if is_on_border => "border",
            false if self.all_apples().neighbours().contains(cell) => "beside-apple",
            false => "beside-head",
        };
        Refusal::new(format!("ssserpent-refusal-{reason}"))
    }

    /// Returns the position after putting one lost disc back on this cell. After the last disc, the turn passes.
    ///
    /// # Errors
    /// Returns the rule that forbids the cell, or a refusal if there is no disc to put back.
    pub fn replant(&self, cell: Cell) -> Result<Position, Refusal> {
        if self.lost == 0 {
            return Err(Refusal::new("ssserpent-refusal-order"));
        }
        if !self.cells_for_apple().contains(cell) {
            return Err(self.placement_refusal(false, cell));
        }
        let mut next = *self;
        next.apples[self.turn.other() as usize].insert(cell);
        next.lost -= 1;
        if next.lost == 0 {
            next.turn = self.turn.other();
        }
        Ok(next)
    }
}

/// Returns the length of the unbroken line of `cells` that starts at `from` and runs in this direction.
pub(super) fn run_length(cells: Cells, from: Cell, direction: Direction) -> usize {
    std::iter::successors(Some(from), |cell| cell.neighbour(direction)).take_while(|&cell| cells.contains(cell)).count()
}

/// Counts the sequences of `plies` plies from a position in its text notation, or returns `None` if the text is
/// invalid.
///
/// A ply is one step of the record: a move with its path, or one disc put back. A sequence ends when a head is taken or
/// there is no legal move. Sequences that end early are not counted. Repetition and the limit on quiet moves are
/// ignored.
///
/// ```
/// // The first player has two moves, and there are twelve sequences of three moves.
/// let position = "9/1A5a1/3*2*2/1a5A1/9/1A5a1/2*3*2/1A5a1/H7h r - 0";
/// assert_eq!(rules::ssserpent::perft(position, 1), Some(2));
/// assert_eq!(rules::ssserpent::perft(position, 3), Some(12));
/// ```
pub fn perft(position: &str, plies: usize) -> Option<u64> {
    Some(count_sequences(&position.parse().ok()?, plies))
}

fn count_sequences(position: &Position, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    if position.lost > 0 {
        let replanted = position.cells_for_apple().iter().filter_map(|cell| position.replant(cell).ok());
        return replanted.map(|next| count_sequences(&next, plies - 1)).sum();
    }
    let mut sum = 0;
    position.visit(&mut |_, next| {
        sum += count_sequences(next, plies - 1);
        false
    });
    sum
}
