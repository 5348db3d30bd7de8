//! Snap, for 2 to 8 players.
//!
//! **Aim.** To win the whole pack of cards.
//!
//! **Cards.** 52, with 13 different animals, four of each. All are dealt one by one from the dealer's left. The dealer is
//! drawn by lot; the seat left of the dealer begins.
//!
//! **Turn.** The player turns the top card of the own pack onto the own face-up pile. Whoever has no pack left shuffles the
//! face-up pile into a new pack first. Whoever has neither is out.
//!
//! **SNAP.** Whoever sees the same animal on two *exposed* cards (tops of piles, penalty cards in the middle) calls. The
//! first takes all piles whose top shows it, and all penalty cards that show it together with the piles of their owners.
//! They go under the own pack: in seat order from the caller's left, the own pile last, then the penalty cards, oldest
//! first **[ours]**. Of several animals shown twice it is the one whose newest card was exposed last **[ours]**. A call
//! does not change whose turn is next.
//!
//! **Penalty.** Whoever calls where nothing is shown twice lays the top card of the own pack face up in the middle. Whoever
//! has no card at all cannot call.
//!
//! **End.** One player holds every card that is not in the middle. With a turn limit **[ours]** the match ends with the
//! last of those turns, which can't be claimed, and the most cards win, equal ones sharing.
//!
//! **The moment [ours].** Each turn, penalty card or taking makes a new *picture*. A call counts for it only from 150 ms
//! after Discord accepted it; an earlier one is judged by the picture just before, is right if that one showed something
//! twice and nobody took it, and is ignored otherwise. A right call by the picture before takes the piles and penalty cards
//! that it would have taken then, as they lie now; what was shuffled into a pack meanwhile is gone from them.
//!
//! Source: "Règles pour le jeu de Snap", Parker Brothers 1984; what it leaves open is settled in `docs/rules.md`.

mod cover;
mod moves;
mod rules;
mod scene;
#[cfg(test)]
mod tests;
mod verify;
mod words;

use crate::game::{Info, Registered};
use crate::games::claims;
pub use rules::Snap;

impl Registered for Snap {
    const INFO: Info = Info {
        name: "snap",
        seats: 2..=8,
        options: claims::OPTIONS,
        asks_youngest: |_| false,
        real_time: true,
        ranked_by: Some("cards"),
        rules_pages: 3,
        cover: cover::cover,
        most_steps: claims::most_steps,
    };
}
