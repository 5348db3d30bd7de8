//! The formats of tournaments: who plays whom in the next round, and the standings. `docs/tournaments.md` has the rules.
//!
//! Everything here is a pure function of a [`PairingTournament`], so a tournament can be rebuilt from its stored
//! rounds. Other modules store it, open its matches and record their results:
//!
//! 1. Collect the entrants in the order in which they sign up.
//! 2. Append [`PairingTournament::next_round`] to the history and open its matches. Byes have their results already.
//! 3. When each pairing of the round has a result, repeat step 2 until `next_round` returns `None`.
//!
//! An entrant can withdraw at any time: set [`EntrantRounds::left`] to the length of the history. Their current pairing
//! still needs a result. New entrants can join while [`PairingTournament::accepts_late_joins`] returns `true`.

mod knockout;
mod model;
mod round_robin;
mod rounds;
mod sides;
mod standings;
mod swiss;

#[cfg(test)]
mod tests;

pub use knockout::{Bracket, BracketMatch};
pub use model::{Entrant, EntrantRounds, Pairing, PairingTournament};
pub use standings::Standing;
