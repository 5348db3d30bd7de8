//! Computers at Slap the Elephant.

use super::Slap;
use crate::game::{PlannedMove, SearchContext, Seat};
use crate::games::claims::{self, Asked, Move};

/// What a computer at this seat means to do at the newest picture: it looks at the one card on top.
pub fn plan(slap: &Slap, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
    let asked = Asked { reactions: slap.reactions(seat), right: slap.asks_for(), cards: 1 };
    claims::plan(slap.table(), seat, &asked, search)
}
