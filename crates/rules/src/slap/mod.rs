//! Slap the Elephant, for 2 to 4 players.
//!
//! **Aim.** Win all cards.
//!
//! **Cards.** The game uses the 52 cards of Snap: 13 animals, four of each. The dealer is drawn at random and deals all
//! cards one by one, starting with the left neighbour, who also goes first.
//!
//! **Turn.** Play the top card of your pack onto the common pile.
//!
//! **Reactions.** When an elephant is on top, the first player to *slap* takes the pile. When the mouse that snaps its
//! fingers is on top, the first player to *snap* takes the pile. The pile goes under the winner's pack, with the card
//! played first uppermost. The winner begins the next pile.
//!
//! After a wrong reaction the other players share the pile. They get its cards one by one, starting with the offender's
//! left neighbour and the bottom card. Each card goes under that player's pack \[house rule\]. The turn does not
//! change. Reactions to an empty pile are ignored.
//!
//! **Out.** A player who has no card when their turn comes is out \[house rule\]. If all packs are empty, nobody goes
//! out. Instead, the pile is shuffled and dealt one by one among the remaining seats. The seat in turn gets the first
//! card and goes first \[house rule\].
//!
//! **End.** The match ends when one player has every card, or when one seat remains \[house rule\]. It can also end
//! earlier, by a turn limit or because all remaining users agree, and 100,000 steps stop it \[house rule\]. Then the
//! player with the most cards wins, and tied players share the win. Nobody owns the pile. Nobody can claim the card of
//! the last turn.
//!
//! **Timing** \[house rule\]. Each turn and each won pile starts a new *claim window*. A reaction is judged in this
//! window from 150 ms after Discord accepted its picture. An earlier reaction is judged in the previous window. If it
//! was right there and nobody has taken the pile since, it is right. Otherwise it is ignored. A right reaction takes
//! the current pile. Removing a reaction can win, but costs nothing.
//!
//! Source: "Frappe l'éléphant" in "Règles pour le jeu de Snap", Parker Brothers 1984. `docs/rules.md` lists the house rules.

mod rules;
mod scene;
#[cfg(test)]
mod tests;

mod words;

pub use rules::Slap;

use crate::claims::{self, Animal};
use contract::{Color, Info, Registered};

const COVER: [Animal; 5] = [Animal::Mouse, Animal::Owl, Animal::Elephant, Animal::Crab, Animal::Bee];

impl Registered for Slap {
    const INFO: Info = claims::info(
        "slap",
        Color::Purple,
        "cards/elephant",
        2..=4,
        |_| claims::cover("slap/title", (327, 180), &COVER),
        scene::PAGES,
    );
}
