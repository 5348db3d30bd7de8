//! Slap the Elephant, for 2 to 4 players.
//!
//! **Aim.** To win all cards.
//!
//! **Cards.** The 52 cards of Snap, 13 different animals, four of each. All are dealt one by one from the dealer's left.
//! The dealer is drawn by lot; the seat left of the dealer begins.
//!
//! **Turn.** In turn each player plays the top card of the own pack onto one common pile.
//!
//! **Gestures.** Where an elephant lies on top the first to *slap* takes the pile; where the mouse that snaps its fingers
//! lies on top, the first to *snap* takes it. The pile goes under the own pack, the card that was played first uppermost,
//! and its winner starts the next. After a wrong gesture the pile is dealt out evenly among the other players still in, one
//! by one from the offender's left, its bottom card first, each card under that player's pack **[ours]**, and the turn goes
//! on as before. On an empty pile a gesture is ignored.
//!
//! **Out.** A player whose turn comes with no card is out **[ours]**. If no pack has a card then, nobody goes out: the pile
//! is shuffled and dealt one by one among the seats still in, beginning with the seat whose turn it is, which begins
//! **[ours]**.
//!
//! **End.** One player has every card, or one seat is left in **[ours]**. With a turn limit **[ours]** the match ends with
//! the last of those turns, which can't be claimed; the most cards win, equal ones sharing, and the pile is nobody's.
//!
//! **The moment [ours].** Each turn or taking makes a new *picture*. A gesture counts for it only from 150 ms after Discord
//! accepted it; an earlier one is judged by the picture just before, is right if that one asked for this very gesture and
//! nobody took it, and is ignored otherwise. A right gesture by the picture before takes the pile as it lies now.
//!
//! Source: "Frappe l'éléphant" in "Règles pour le jeu de Snap", Parker Brothers 1984; what it leaves open is settled in
//! `docs/rules.md`.

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
pub use rules::Slap;

impl Registered for Slap {
    const INFO: Info = Info {
        name: "slap",
        seats: 2..=4,
        options: claims::OPTIONS,
        asks_youngest: |_| false,
        real_time: true,
        ranked_by: Some("cards"),
        rules_pages: 3,
        cover: cover::cover,
        most_steps: claims::most_steps,
    };
}
