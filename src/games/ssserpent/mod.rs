//! Ssserpent, for 2 players: one's own snake grows, and bites the other.
//!
//! **Material.** A board of 9 by 9 cells. For each colour, red and yellow, a head and 8 discs with a body on one side and
//! an apple on the other. 4 blue apples.
//!
//! **Set-up.** In turn, a random seat first **[ours]**: each player places two blue apples; the second player takes a
//! colour, then the first begins again **[ours]**; each places four apples of the opponent's colour; each places the
//! opponent's head. Who moves first is random.
//!
//! **Placing**, during the whole match. An apple lies on a free cell that is not on the border, not orthogonally next to
//! another apple of any colour, and not orthogonally next to a head. A head is placed on the border and not orthogonally
//! next to an apple. Where no cell is left for an apple, these rules are dropped one after the other as far as needed, anew
//! for each disc: "next to a head", then "next to an apple", then "on the border" **[ours]**.
//!
//! **A move** has exactly half as many steps as the snake has pieces at the start of the turn, rounded up. The head steps
//! orthogonally, the body follows piece by piece. A step goes to a free cell, to an own apple, to a blue apple if the snake
//! is adult, or to a piece of the opponent that may be attacked; never to an own piece, also not to the cell that the own
//! tail is about to leave, and never to an apple of the opponent. So a snake never goes backwards; a head alone has no
//! backwards **[ours]**.
//!
//! **Growing.** The head takes the cell of the apple, a disc takes the cell that the head left, the rest stays. From the
//! first moment after the set-up at which no apple of its colour is on the board a snake is adult, for good, also in the
//! middle of a move. The disc for a blue apple comes from the reserve, and the blue apple leaves the game. Four discs
//! of each colour begin in reserve, so there is one for every blue apple.
//!
//! **Attack.** Along the direction of the step the own pieces in an unbroken line from the head backwards, the head
//! included, must be more than the opponent's in an unbroken line from the attacked cell onwards; both are counted just
//! before the step, whether they follow each other in the body or not. The attacked piece and all pieces behind it are
//! lost and their cells free; the attacker does not grow and goes on with the steps that are left. Whoever attacks the
//! head has won at once. After the move the attacker puts the lost discs back one by one, apple side up, as the rules of placing
//! allow, before the turn passes.
//!
//! **The end.** Whoever has no complete move at the start of a turn loses. **[ours]** A draw: the same position (both
//! snakes piece by piece, all apples, who is adult, who is to move) at the start of a turn for the third time; or 120 moves
//! in a row by both together without eating or attacking. No complete move goes before repetition, repetition before the
//! 120 moves. Whoever resigns loses.
//!
//! **At random [ours].** A player may leave a placement to chance, and also the rest of what that player places: in the
//! set-up, the colour included, or of the lost discs of this turn. The step with which this begins bears
//! `"rest": "random"` in the record.
//!
//! Source: the rulebook « Ssserpent ! » (French); what it leaves open is settled in `docs/rules.md`.

mod board;
mod computer;
mod cover;
mod eval;
mod moves;
mod moving;
mod packed;
mod perft;
mod placing;
mod position;
mod rules;
mod scene;
mod search;
#[cfg(test)]
mod tests;
mod verify;
mod words;

pub use perft::perft;
pub use rules::Ssserpent;

use crate::game::{Info, Registered};

impl Registered for Ssserpent {
    const INFO: Info = Info {
        name: "ssserpent",
        seats: 2..=2,
        options: &[],
        asks_youngest: |_| false,
        real_time: false,
        ranked_by: None,
        rules_pages: 4,
        // Repetition alone bounds a match in which discs are bitten off and eaten again and again, and there are more
        // positions than this.
        cover: cover::cover,
        most_steps: |_| usize::MAX,
    };
}
