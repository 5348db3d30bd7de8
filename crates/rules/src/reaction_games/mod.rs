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

pub use drawing::{
    Area, area, card, cover, draw_claimed_card, draw_empty_place, draw_pack, draw_turns_left, glowing, timeline, turned,
};
pub use judging::{ClaimTime, CorrectClaim, Verdict};
#[cfg(test)]
pub use rules::Move;
pub use rules::{Claim, Reaction, ReactionGame, ReactionMatch, StepKind};
pub use shared_state::{Animal, SharedState, WonClaim, minutes, same_cards, shuffled};

use std::ops::RangeInclusive;

use contract::{Color, Info, Options, Piece, RulesPage, Scene, Sign};
use shared_state::{GENTLE_OPTION, OPTIONS, SHORT, max_steps};

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
        rules_version: 3,
        color,
        icon: Piece::upright(icon, Color::Line),
        seats,
        options: OPTIONS,
        edition_option: None,
        editions: &[],
        asks_youngest: |_| false,
        real_time: true,
        default_ranking: Some("cards"),
        rank_option: None,
        rules_pages,
        cover,
        relaxed: false,
        lobby_sign: Sign::for_seat,
        // The values of these keys reveal the order of the cards.
        hidden_keys: &["packs", "pack"],
        length_option: Some(("turn_limit", &[0, SHORT])),
        minutes,
        switch_option: None,
        gentle_option: Some(GENTLE_OPTION),
        has_deals: |_| false,
        short_practice: Some(("turn_limit", 60)),
        solo_length: Some(SHORT),
        max_steps,
    }
}
