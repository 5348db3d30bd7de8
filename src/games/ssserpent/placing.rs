//! Placing: where apples and heads may be put, in the set-up and when lost discs are put back.

use super::board::{Cell, Cells};
use super::position::{Position, Snake};
use crate::game::Refusal;

impl Position {
    /// Where an apple of any colour may be put now.
    ///
    /// The rules are dropped one after the other, in the order of the ruling, until some cell is left \[ours\].
    pub fn cells_for_apple(&self) -> Cells {
        let free = self.free();
        let inner = free & !Cells::BORDER;
        let apart = inner & !self.all_apples().neighbours();
        let away = apart & !self.heads().neighbours();
        [away, apart, inner].into_iter().find(|cells| !cells.is_empty()).unwrap_or(free)
    }

    /// Where a head may be put now. There is always a cell: the corners are next to border cells only, where no apple lies.
    pub fn cells_for_head(&self) -> Cells {
        self.free() & Cells::BORDER & !self.all_apples().neighbours()
    }

    /// Why an apple may not be put there.
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

    /// Why a head may not be put there.
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

    /// The position after one lost disc has been put back on that cell; the turn passes with the last one.
    ///
    /// # Errors
    /// The rule that forbids the cell, or nothing is to be put back.
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
