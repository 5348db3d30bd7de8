//! Snap, for 2 to 8 players.
//!
//! **Aim.** Win all cards.
//!
//! **Cards.** There are 52 cards with 13 animals, four of each. The dealer is drawn at random \[house rule\] and deals
//! all cards one by one, starting with the left neighbour, who also goes first.
//!
//! **Turn.** Turn the top card of your pack onto your face-up pile. If your pack is empty, shuffle your pile into a new
//! pack first \[house rule\]. If you have no cards at all, you are out.
//!
//! **Snap.** Call when two *exposed* cards show the same animal. The top cards of piles and the penalty cards in the
//! middle are exposed. Two penalty cards can also form a pair \[house rule\]. The first caller takes all piles that
//! show the animal on top and all penalty cards that show it. They also take the piles of the players who paid these
//! penalty cards. The taken cards go under the caller's pack. Piles come first, in seat order from the caller's left,
//! with the caller's own pile last. Penalty cards follow, oldest first \[house rule\]. If several animals are shown
//! twice, the call claims the one with the newest exposed card \[house rule\]. A call does not change whose turn is
//! next.
//!
//! **Penalty.** A player who calls when no animal is shown twice lays the top card of their pack face up in the middle.
//! An empty pack is re-formed first \[house rule\]. A player without cards cannot call. Until three more cards have
//! been turned, the player's calls are ignored \[house rule\].
//!
//! **End.** The match ends when one player holds every card that is not in the middle. It can also end earlier: at a
//! turn limit, which is 120 in a short match, or when all remaining users agree. After 100,000 steps, the match is
//! stopped \[house rule\]. If the match ends early, the player with the most cards wins, and tied players share the
//! win. At a turn limit, the match ends once everybody has seen the card of the last turn. Until then, players can
//! claim it.
//!
//! **Timing** \[house rule\]. Each turn, penalty card and won pile starts a new *claim window*. A call is judged in
//! this window if it comes at least 150 ms after Discord accepted the window's picture. An earlier call is judged in
//! the previous window. It is right if an animal was shown twice there and nobody has claimed it since. Otherwise, it
//! is ignored. After a correct call, wrong calls are ignored until the next turn, so nobody pays a penalty for being
//! second. Removing a reaction can also win, but only if adding it was right. A removal never costs anything. A correct
//! call in the previous window takes that window's piles and penalty cards, with their current contents. Cards that
//! were shuffled into a pack in the meantime are not taken.
//!
//! Source: "Règles pour le jeu de Snap", Parker Brothers 1984. `docs/rules.md` lists the house rules.

mod rules;
mod scene;
#[cfg(test)]
mod tests;

pub use rules::Snap;
