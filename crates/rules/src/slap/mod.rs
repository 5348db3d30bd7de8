//! Slap the Elephant, for 2 to 4 players.
//!
//! **Aim.** Win all cards.
//!
//! **Cards.** The game uses the 52 cards of Snap: 13 animals, four of each. The dealer is drawn at random \[house
//! rule\] and deals all cards one by one, starting with the left neighbour, who also goes first.
//!
//! **Turn.** Play the top card of your pack onto the common pile.
//!
//! **Reactions.** When an elephant is on top, the first player to *slap* takes the pile. When the mouse that snaps its
//! fingers is on top, the first player to *snap* takes the pile. The pile goes under the winner's pack, so that the
//! card played first comes up first. The winner starts the next pile.
//!
//! After a wrong reaction, the other players share the pile. Its cards are dealt one by one from the bottom, starting
//! with the offender's left neighbour. Each card goes under that player's pack \[house rule\]. The turn stays with the
//! same player. Reactions to an empty pile are ignored.
//!
//! **Out.** A player who has no cards when their turn comes is out \[house rule\]. If all packs are empty, nobody goes
//! out. Instead, the pile is shuffled and dealt one by one to the remaining seats. The first card goes to the seat
//! whose turn it is, which also plays first \[house rule\].
//!
//! **End.** The match ends when one player has every card, or when one seat remains \[house rule\]. It can also end
//! earlier: at a turn limit, which is 120 in a short match, or when all remaining users agree. After 100,000 steps, the
//! match is stopped \[house rule\]. If the match ends early, the player with the most cards wins, and tied players
//! share the win. The pile does not belong to anyone. At a turn limit, the match ends once everybody has seen the card
//! of the last turn. Until then, players can claim it.
//!
//! **Timing** \[house rule\]. Each turn and each won pile starts a new *claim window*. A reaction is judged in this
//! window if it comes at least 150 ms after Discord accepted the window's picture. An earlier reaction is judged in the
//! previous window. Such a reaction is right if it fits that window's picture and nobody has taken the pile since.
//! Otherwise, the reaction is ignored. A correct reaction takes the current pile. Removing a reaction can also win, but
//! only if adding it was right. A removal never costs anything.
//!
//! Source: "Frappe l'éléphant" in "Règles pour le jeu de Snap", Parker Brothers 1984. `docs/rules.md` lists the house
//! rules.

mod rules;
mod scene;
#[cfg(test)]
mod tests;

pub use rules::Slap;
