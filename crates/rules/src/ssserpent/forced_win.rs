//! The puzzle's solver. It decides whether a move forces the capture of the head with the next move.

use super::board::Cell;
use super::moves::Path;
use super::position::Position;

/// A reply of the other side: a move, and the cells where it puts the lost discs back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub path: Path,
    pub replanted_cells: Vec<Cell>,
    pub position_after: Position,
    /// The number of moves that take the head after this reply.
    pub winning_move_count: usize,
}

/// What a first move achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMoveVerdict {
    /// After every reply, a move takes the head.
    Wins,
    /// After some reply, no move takes the head.
    Refuted,
    /// The solver has not examined all replies.
    Unknown,
}

/// Judges the position after a first move.
pub fn judge_first_move(after: &Position) -> FirstMoveVerdict {
    let mut verdict = FirstMoveVerdict::Wins;
    for (reply, is_complete) in replies(after) {
        if reply.position_after.winner().is_some() || !reply.position_after.can_take_head() {
            return FirstMoveVerdict::Refuted;
        }
        if !is_complete {
            verdict = FirstMoveVerdict::Unknown;
        }
    }
    verdict
}

/// Returns the reply after which the fewest moves take the head, or the first reply if several are equally good.
pub fn best_reply(after: &Position) -> Option<Reply> {
    let counted = replies(after).map(|(reply, _)| {
        let wins = if reply.position_after.winner().is_some() { 0 } else { count_head_captures(&reply.position_after) };
        Reply { winning_move_count: wins, ..reply }
    });
    counted.min_by_key(|reply| reply.winning_move_count)
}

/// Returns the number of moves that take the head.
pub fn count_head_captures(position: &Position) -> usize {
    position.each_move().filter(|(_, next)| next.winner().is_some()).count()
}

/// Returns the replies, each with whether all replies with its move are listed. A single lost disc is put back on each
/// legal cell in turn. If a move takes several discs, only the first legal cells are listed.
fn replies(after: &Position) -> impl Iterator<Item = (Reply, bool)> {
    after.each_move().flat_map(|(path, next)| {
        let listed = if next.lost == 1 { Cell::COUNT } else { 1 };
        let reply = move |first: Cell| {
            let mut reply = Reply { path, replanted_cells: Vec::new(), position_after: next, winning_move_count: 0 };
            let mut cell = Some(first);
            while let Some(placed) = cell.filter(|_| reply.position_after.lost > 0) {
                let Ok(replanted) = reply.position_after.replant(placed) else { break };
                reply.position_after = replanted;
                reply.replanted_cells.push(placed);
                cell = reply.position_after.cells_for_apple().iter().next();
            }
            (reply, next.lost < 2)
        };
        next.cells_for_apple().iter().take(listed).map(reply)
    })
}
