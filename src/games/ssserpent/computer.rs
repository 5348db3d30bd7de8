//! Computer players.
use super::moves::Move;
use super::rules::Ssserpent;
use crate::game::{Plan, Seat, Thinker};

pub(super) fn plan(state: &Ssserpent, seat: Seat, thinker: &mut Thinker) -> Option<Plan<Move>> {
    let moves = state.legal_moves(seat);
    thinker.whim.pick(&moves).map(|&play| Plan { after: 0, play })
}
