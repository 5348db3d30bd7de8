//! The common parts of Snap and Slap the Elephant: cards, packs, turns, claims and their timing, computers, and parts
//! of the pictures.

mod computer;
mod drawing;
mod judging;
mod rules;
mod shared_state;
#[cfg(test)]
pub mod tests;

mod words;

pub use drawing::{
    Area, ReactionGamePictures, draw_area, draw_card, draw_claimed_card, draw_empty_place, draw_pack, draw_turns_left,
    glowing_seats, timeline, turned,
};
pub use judging::{ClaimTime, CorrectClaim, Verdict};
#[cfg(test)]
pub use rules::Move;
pub use rules::{Claim, Reaction, ReactionGame, ReactionMatch, StepKind};
pub use shared_state::{Animal, SharedState, WonClaim, same_cards, sort_and_shuffle};

use contract::{Color, GameInfo, Piece, Registered, Sign};
use shared_state::{GENTLE_OPTION, OPTIONS, SHORT_TURN_LIMIT, max_steps, minutes};

impl<G: ReactionGamePictures> Registered for ReactionMatch<G> {
    const INFO: GameInfo = GameInfo {
        name: G::NAME,
        rules_version: 3,
        color: G::COLOR,
        icon: Piece::upright(G::ICON, Color::Outline),
        seats: 2..=G::MAX_SEATS,
        options: OPTIONS,
        edition_option: None,
        editions: &[],
        asks_youngest: |_| false,
        real_time: true,
        default_ranking: Some("cards"),
        ranking_option: None,
        rules_pages: G::RULES_PAGES,
        cover: |_| drawing::cover(G::TITLE, &G::COVER_ANIMALS),
        defaults_to_relaxed: false,
        lobby_sign: Sign::for_seat,
        // The values of these keys reveal the order of the cards.
        hidden_step_keys: &["packs", "pack"],
        length_option: Some(("turn_limit", &[0, SHORT_TURN_LIMIT])),
        usual_minutes: |options, seats| minutes(G::MEDIAN_TURNS, options, seats),
        switch_option: None,
        gentle_option: Some(GENTLE_OPTION),
        has_deals: |_| false,
        short_practice_option: Some(("turn_limit", 60)),
        solo_length: Some(SHORT_TURN_LIMIT),
        max_steps,
    };
}
