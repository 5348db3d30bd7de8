//! What the two speed games share: thirteen animals on 52 cards, the table with its packs and turns, claims and how their
//! moment is judged, the computers' reaction times, and how cards are drawn. A plain module, not a game of the registry.

mod animal;
mod computer;
mod drawing;
mod moves;
#[cfg(test)]
pub mod rig;
mod rules;
mod table;
pub mod verify;
mod words;

pub use animal::{Animal, same_cards};
pub use drawing::{Cell, area, card, cover, empty_place, glowing, pack, sign};
pub use moves::{Moment, Move, Reaction};
pub use rules::ClaimGame;
#[cfg(test)]
pub use table::MOST_CLAIMS;
pub use table::{OPTIONS, Table, most_steps};
pub use words::{controls, describe_turn, news_of_deal, news_of_out, news_of_turn, stat_event};
