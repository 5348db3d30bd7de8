//! Placing apples and heads, in the set-up and when lost discs are put back.

use super::board::{Cell, Cells};
use super::position::{Position, Snake};
use contract::Refusal;

impl Position {
    /// The legal cells for an apple of any color.
    ///
    /// House rule: while no cell satisfies all rules, they are dropped in the order "next to a head", "next to an apple",
    /// "on the border".
    pub fn cells_for_apple(&self) -> Cells {
        let free = self.free();
        let inner = free & !Cells::BORDER;
        let apart = inner & !self.all_apples().neighbours();
        let away = apart & !self.heads().neighbours();
        [away, apart, inner].into_iter().find(|cells| !cells.is_empty()).unwrap_or(free)
    }

    /// The legal cells for a head. Never empty: no apple lies on the border, and a corner is adjacent to border cells only.
    pub fn cells_for_head(&self) -> Cells {
        self.free() & Cells::BORDER & !self.all_apples().neighbours()
    }

    /// The rule that forbids an apple on this cell.
    pub fn why_no_apple(&self, cell: Cell) -> Refusal {
        let reason = if !self.free().has(cell) {
            "ssserpent-refusal-occupied"
        } else if Cells::BORDER.has(cell) {
            "ssserpent-refusal-border"
        } else if self.all_apples().neighbours().has(cell) {
            "ssserpent-refusal-beside-apple"
        } else {
            "ssserpent-refusal-beside-head"
        };
        Refusal::new(reason)
    }

    /// The rule that forbids a head on this cell.
    pub fn why_no_head(&self, cell: Cell) -> Refusal {
        let reason = if !self.free().has(cell) {
            "ssserpent-refusal-occupied"
        } else if !Cells::BORDER.has(cell) {
            "ssserpent-refusal-inside"
        } else {
            "ssserpent-refusal-head-beside-apple"
        };
        Refusal::new(reason)
    }

    /// Returns the position after one lost disc was put back on this cell. The turn passes with the last one.
    ///
    /// # Errors
    /// Returns the rule that forbids the cell, or a refusal if no disc must be put back.
    pub fn replant(&self, cell: Cell) -> Result<Position, Refusal> {
        if self.lost == 0 {
            return Err(Refusal::new("ssserpent-refusal-order"));
        }
        if !self.cells_for_apple().has(cell) {
            return Err(self.why_no_apple(cell));
        }
        let mut next = *self;
        next.apples[self.turn.other() as usize].insert(cell);
        next.lost -= 1;
        if next.lost == 0 {
            next.turn = self.turn.other();
        }
        Ok(next)
    }

    fn heads(&self) -> Cells {
        self.snakes.iter().filter_map(Snake::head).collect()
    }
}
