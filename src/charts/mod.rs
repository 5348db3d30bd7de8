//! Charts: turn numbers into a [`Scene`] of a lobby, a result, a leaderboard or statistics.
//!
//! Charts use the same items as tables instead of a plotting library. So they share the renderer, its cache, the font and the
//! colours, which are tested for colour-blind players. A plotting library would bring its own rasteriser and font.
//!
//! Charts have no words and no names. Players appear by their rank and games by their letter, as in the message.
//! Whatever has a colour also has a shape or a number.

mod board;
mod elements;
mod lobby;
mod result;
mod sheet;

#[cfg(test)]
mod tests;

pub use board::{LeaderboardRow, MOST_ROWS, board};
pub use elements::{START, change, short};
pub use lobby::{LobbySeat, lobby};
pub use result::{PodiumPlace, result};
pub use sheet::{Bar, MOST_GAMES, MOST_PLACES, Sheet, bars, letter, sheet};
