//! The common parts of Snap and Slap the Elephant: cards, packs, turns, claims and their timing, computers, and parts of
//! the pictures.

mod computer;
mod drawing;
mod judging;
mod rules;
mod shared_state;
#[cfg(test)]
pub mod tests;

mod words;

pub use drawing::{Cell, area, card, claimed_card, cover, empty_place, glowing, pack, timeline, turned, turns_left};
pub use judging::{Asked, ClaimTime, Verdict};
#[cfg(test)]
pub use rules::Move;
pub use rules::{Claim, Reaction, ReactionGame, ReactionMatch, StepKind};
pub use shared_state::{Animal, SharedState, Won, minutes, same_cards, shuffled};

use std::ops::RangeInclusive;

use contract::{Color, Info, Options, Piece, RulesPage, Scene, Sign};
use shared_state::{GENTLE, OPTIONS, SHORT, max_steps};

/// Returns the registry entry for a game with claims.
pub const fn info(
    name: &'static str,
    color: Color,
    icon: &'static str,
    seats: RangeInclusive<usize>,
    cover: fn(&Options) -> Scene,
    rules_pages: &'static [RulesPage],
    minutes: fn(&Options, usize) -> Option<i64>,
) -> Info {
    Info {
        name,
        rules: 3,
        color,
        icon: Piece::upright(icon, Color::Line),
        seats,
        options: OPTIONS,
        edition_option: None,
        editions: &[],
        asks_youngest: |_| false,
        real_time: true,
        ranked_by: Some("cards"),
        rank_option: None,
        rules_pages,
        cover,
        relaxed: false,
        first_sign: Sign::for_seat,
        // The values of these keys reveal the order of the cards.
        hidden_keys: &["packs", "pack"],
        lengths: Some(("turn_limit", &[0, SHORT])),
        minutes,
        switch: None,
        gentle: Some(GENTLE),
        has_deals: |_| false,
        short_practice: Some(("turn_limit", 60)),
        length_alone: Some(SHORT),
        max_steps,
    }
}
