//! Computers at Snap.

use super::Snap;
use crate::game::{Plan, Seat, Thinker};
use crate::games::claims::{self, Asked, Gesture, Move};

/// What a computer at this seat means to do at the newest picture: it looks at all exposed cards.
pub fn plan(snap: &Snap, seat: Seat, thinker: &mut Thinker) -> Option<Plan<Move>> {
    let gestures: &[Gesture] = if snap.may_call(seat).is_ok() { &[Gesture::Snap] } else { &[] };
    let asked = Asked { gestures, right: snap.shown_twice().map(|_| Gesture::Snap), cards: snap.exposed().count() };
    claims::plan(snap.table(), seat, &asked, thinker).filter(|plan| plan.play != Move::Turn || snap.may_turn(seat))
}
