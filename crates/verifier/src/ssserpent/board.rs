//! The verifier's board: two snakes, the apples, and how a head moves.

use std::collections::BTreeMap;

/// « une grille de 9 sur 9 cases »
pub const BOARD_SIZE: i8 = 9;
/// The four orthogonal directions.
const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A cell by its row and column, counted from 0. Cells are ordered row by row (A1, B1, ..., I1, A2, ...).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub row: i8,
    pub column: i8,
}

impl Cell {
    /// Parses a cell from `A1` to `I9`.
    pub fn parse(name: &str) -> Option<Cell> {
        let [column, row] = *name.as_bytes() else { return None };
        let inside = (b'A'..=b'I').contains(&column) && (b'1'..=b'9').contains(&row);
        inside.then(|| Cell { column: (column - b'A') as i8, row: (row - b'1') as i8 })
    }

    fn all() -> impl Iterator<Item = Cell> {
        (0..BOARD_SIZE).flat_map(|column| (0..BOARD_SIZE).map(move |row| Cell { column, row }))
    }

    fn adjacent_cell(self, (columns, rows): (i8, i8)) -> Option<Cell> {
        let next = Cell { column: self.column + columns, row: self.row + rows };
        let inside = (0..BOARD_SIZE).contains(&next.column) && (0..BOARD_SIZE).contains(&next.row);
        inside.then_some(next)
    }

    fn neighbours(self) -> impl Iterator<Item = Cell> {
        DIRECTIONS.into_iter().filter_map(move |direction| self.adjacent_cell(direction))
    }

    fn is_border(self) -> bool {
        [self.column, self.row].iter().any(|place| [0, BOARD_SIZE - 1].contains(place))
    }
}

/// The number that stands for the owner of blueberries. 0 and 1 stand for the players.
pub const BLUE: usize = 2;

/// The pieces on the board. If two boards are equal, their positions are the same except for the player to move.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The pieces of each player's snake, head first.
    pub(super) snakes: [Vec<Cell>; 2],
    /// The owner of each apple.
    pub(super) apples: BTreeMap<Cell, usize>,
    pub(super) adult: [bool; 2],
}

/// The board after a head has moved by one cell, and what the head took there.
pub struct StepResult {
    pub board: Board,
    /// The number of enemy pieces that were cut off, including the head.
    pub cut_pieces: usize,
    /// Whether an apple was eaten.
    pub ate: bool,
}

impl Board {
    pub fn is_free(&self, cell: Cell) -> bool {
        !self.apples.contains_key(&cell) && !self.snakes.iter().flatten().any(|piece| *piece == cell)
    }

    fn is_beside_apple(&self, cell: Cell) -> bool {
        cell.neighbours().any(|next| self.apples.contains_key(&next))
    }

    fn is_beside_head(&self, cell: Cell) -> bool {
        cell.neighbours().any(|next| self.snakes.iter().any(|snake| snake.first() == Some(&next)))
    }

    /// Returns the legal cells for an apple. « Ces règles de placement sont valables pour toute la partie. » House
    /// rule: as long as no cell satisfies all rules, the last remaining rule is dropped.
    pub fn cells_for_apple(&self) -> Vec<Cell> {
        let rules: [fn(&Board, Cell) -> bool; 3] = [
            |_, cell| !cell.is_border(),
            |board, cell| !board.is_beside_apple(cell),
            |board, cell| !board.is_beside_head(cell),
        ];
        self.cells_by_rules(&rules)
    }

    /// Returns the legal cells for a head: « sur une case d'une des lignes du bord », and not next to an apple.
    pub fn cells_for_head(&self) -> Vec<Cell> {
        self.cells_by_rules(&[|_, cell| cell.is_border(), |board, cell| !board.is_beside_apple(cell)])
    }

    /// Returns the free cells that satisfy all rules. As long as there are none, the last remaining rule is dropped.
    fn cells_by_rules(&self, rules: &[fn(&Board, Cell) -> bool]) -> Vec<Cell> {
        let cells_with = |kept: usize| -> Vec<Cell> {
            Cell::all()
                .filter(|&cell| self.is_free(cell) && rules[..kept].iter().all(|rule| rule(self, cell)))
                .collect()
        };
        (0..=rules.len()).rev().map(cells_with).find(|cells| !cells.is_empty()).unwrap_or_default()
    }

    /// Returns the number of steps in the player's move: half the pieces, rounded up.
    pub fn steps_per_move(&self, player: usize) -> usize {
        self.snakes[player].len().div_ceil(2)
    }

    /// Moves the player's head one step to the cell. Returns `None` if the step is illegal.
    pub fn step(&self, player: usize, cell: Cell) -> Option<StepResult> {
        let enemy = 1 - player;
        let head = *self.snakes[player].first()?;
        let direction = (cell.column - head.column, cell.row - head.row);
        if !DIRECTIONS.contains(&direction) || self.snakes[player].contains(&cell) {
            return None;
        }
        let mut next = self.clone();
        next.snakes[player].insert(0, cell);
        let mut cut_pieces = 0;
        let ate = match self.apples.get(&cell) {
            Some(owner) if *owner == player => true,
            Some(&BLUE) if self.adult[player] => true,
            Some(_) => return None,
            None => false,
        };
        if ate {
            next.apples.remove(&cell);
            next.adult[player] |= !next.apples.values().any(|owner| *owner == player);
        } else {
            next.snakes[player].pop();
        }
        if let Some(attacked) = self.snakes[enemy].iter().position(|piece| *piece == cell) {
            let backwards = (-direction.0, -direction.1);
            if self.line_length(player, head, backwards) <= self.line_length(enemy, cell, direction) {
                return None;
            }
            cut_pieces = self.snakes[enemy].len() - attacked;
            next.snakes[enemy].truncate(attacked);
        }
        Some(StepResult { board: next, cut_pieces, ate })
    }

    /// Returns how many of the player's pieces are in an unbroken straight line that starts at `from`.
    fn line_length(&self, player: usize, from: Cell, direction: (i8, i8)) -> usize {
        std::iter::successors(Some(from), |cell| cell.adjacent_cell(direction))
            .take_while(|cell| self.snakes[player].contains(cell))
            .count()
    }

    pub fn has_head(&self, player: usize) -> bool {
        !self.snakes[player].is_empty()
    }

    /// Returns whether the player has a legal move with this many steps, or with fewer if the last step takes the
    /// enemy's head.
    pub fn has_legal_move(&self, player: usize, steps: usize) -> bool {
        if steps == 0 || !self.has_head(1 - player) {
            return true;
        }
        let Some(head) = self.snakes[player].first() else { return false };
        head.neighbours()
            .any(|cell| self.step(player, cell).is_some_and(|stepped| stepped.board.has_legal_move(player, steps - 1)))
    }

    /// Returns a short key for the position. Two keys are equal if and only if the boards and the players to move are
    /// equal.
    pub fn position_key(&self, to_move: usize) -> Box<[u8]> {
        let place = |cell: &Cell| (cell.column * BOARD_SIZE + cell.row) as u8;
        let mut key = vec![to_move as u8, u8::from(self.adult[0]), u8::from(self.adult[1])];
        for snake in &self.snakes {
            key.push(snake.len() as u8);
            key.extend(snake.iter().map(place));
        }
        key.extend(self.apples.iter().flat_map(|(cell, owner)| [place(cell), *owner as u8]));
        key.into()
    }
}
