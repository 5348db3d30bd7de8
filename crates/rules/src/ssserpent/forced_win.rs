//! The puzzle's solver. It decides whether a move forces the capture of the head with the next move.

use super::board::Cell;
use super::moves::Path;
use super::position::Position;

/// A reply of the other side: a move, and the cells where it puts the lost discs back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub path: Path,
    pub cells: Vec<Cell>,
    pub after: Position,
    /// The number of moves that take the head after this reply.
    pub wins: usize,
}

/// What a first move achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// After every reply, a move takes the head.
    Wins,
    /// After some reply, no move takes the head.
    Refuted,
    /// The solver has not examined all replies.
    Unknown,
}

/// Judges the position after a first move.
pub fn judge(after: &Position) -> Verdict {
    let mut verdict = Verdict::Wins;
    for (reply, is_complete) in replies(after) {
        if reply.after.winner().is_some() || !reply.after.can_take_head() {
            return Verdict::Refuted;
        }
        if !is_complete {
            verdict = Verdict::Unknown;
        }
    }
    verdict
}

/// Returns the reply after which the fewest moves take the head, or the first reply if several are equally good.
pub fn best_reply(after: &Position) -> Option<Reply> {
    let counted = replies(after).map(|(reply, _)| {
        let wins = if reply.after.winner().is_some() { 0 } else { heads_taken(&reply.after) };
        Reply { wins, ..reply }
    });
    counted.min_by_key(|reply| reply.wins)
}

/// Returns the number of moves that take the head.
pub fn heads_taken(position: &Position) -> usize {
    position.each_move().filter(|(_, next)| next.winner().is_some()).count()
}

/// Returns the replies, each with whether all replies with its move are listed. A single lost disc is put back on each
/// legal cell in turn. If a move takes several discs, only the first legal cells are listed.
fn replies(after: &Position) -> impl Iterator<Item = (Reply, bool)> {
    after.each_move().flat_map(|(path, next)| {
        let listed = if next.lost == 1 { Cell::COUNT } else { 1 };
        let reply = move |first: Cell| {
            let mut reply = Reply { path, cells: Vec::new(), after: next, wins: 0 };
            let mut cell = Some(first);
            while let Some(placed) = cell.filter(|_| reply.after.lost > 0) {
                let Ok(replanted) = reply.after.replant(placed) else { break };
                reply.after = replanted;
                reply.cells.push(placed);
                cell = reply.after.cells_for_apple().iter().next();
            }
            (reply, next.lost < 2)
        };
        next.cells_for_apple().iter().take(listed).map(reply)
    })
}
