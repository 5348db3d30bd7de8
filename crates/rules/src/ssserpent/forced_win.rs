//! The solver of the puzzle: whether a move forces the capture of the head with the next move.

use std::ops::ControlFlow;

use super::board::Cell;
use super::moves::Path;
use super::position::Position;

/// A reply of the other side: a move, and the cells where it puts the lost discs back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub path: Path,
    pub cells: Vec<Cell>,
    pub after: Position,
    /// The number of moves that then take the head.
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
    let _ = each_reply(after, &mut |reply, is_complete| {
        if reply.after.winner().is_some() || !reply.after.can_take_head() {
            verdict = Verdict::Refuted;
            return ControlFlow::Break(());
        }
        if !is_complete {
            verdict = Verdict::Unknown;
        }
        ControlFlow::Continue(())
    });
    verdict
}

/// Returns the reply after which the fewest moves take the head, or the first reply if several are equally good.
pub fn best_reply(after: &Position) -> Option<Reply> {
    let mut best: Option<Reply> = None;
    let _ = each_reply(after, &mut |reply, _| {
        let wins = if reply.after.winner().is_some() { 0 } else { heads_taken(&reply.after) };
        if best.as_ref().is_none_or(|best| wins < best.wins) {
            best = Some(Reply { wins, ..reply.clone() });
        }
        if wins == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best
}

/// Returns the number of moves that take the head.
pub fn heads_taken(position: &Position) -> usize {
    let mut count = 0;
    let _ = position.each_move(&mut |_, next| {
        count += usize::from(next.winner().is_some());
        ControlFlow::Continue(())
    });
    count
}

/// Visits the replies until the visitor breaks. A single lost disc is put back on each legal cell in turn. If a reply
/// takes several discs, only the first legal cells are visited, and the second argument is false.
fn each_reply(after: &Position, visit: &mut impl FnMut(&Reply, bool) -> ControlFlow<()>) -> ControlFlow<()> {
    after.each_move(&mut |path, next| {
        let is_complete = next.lost < 2;
        let firsts = next.cells_for_apple();
        let limit = match next.lost {
            0 => return visit(&Reply { path: *path, cells: Vec::new(), after: *next, wins: 0 }, true),
            1 => firsts.len(),
            _ => 1,
        };
        for first in firsts.iter().take(limit) {
            let mut reply = Reply { path: *path, cells: Vec::new(), after: *next, wins: 0 };
            let mut cell = Some(first);
            while let Some(placed) = cell.filter(|_| reply.after.lost > 0) {
                let Ok(replanted) = reply.after.replant(placed) else { break };
                reply.after = replanted;
                reply.cells.push(placed);
                cell = reply.after.cells_for_apple().iter().next();
            }
            visit(&reply, is_complete)?;
        }
        ControlFlow::Continue(())
    })
}
