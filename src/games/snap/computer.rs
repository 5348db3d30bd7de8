//! Computers at Snap.

use super::Snap;
use crate::game::{PlannedMove, SearchContext, Seat};
use crate::games::claims::{self, Asked, Move, Reaction};

/// What a computer at this seat means to do at the newest picture: it looks at all exposed cards.
pub fn plan(snap: &Snap, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
    let reactions: &[Reaction] = if snap.may_call(seat).is_ok() { &[Reaction::Snap] } else { &[] };
    let asked = Asked { reactions, right: snap.shown_twice().map(|_| Reaction::Snap), cards: snap.exposed().count() };
    claims::plan(snap.table(), seat, &asked, search).filter(|plan| plan.play != Move::Turn || snap.may_turn(seat))
}
