//! Charts: scenes ([`contract::Scene`]) of a lobby, a result, a deal, a leaderboard, a season, a tournament and its
//! bracket, statistics, a replay, a review or a solved puzzle.
//!
//! Charts are built from the same scene items ([`contract::scene::Item`]) as the pictures of game tables. So they share
//! the renderer, its cache, the fonts and the colors, which tests check for color-blind players. A plotting library
//! would use its own rasteriser and font.
//!
//! Words are translatable phrases ([`Item::Words`](contract::scene::Item::Words)), except for the captions of replays.
//! Players are shown by name, and games by an icon: one of their pieces.
//!
//! No information is shown by color alone: a shape or a number always shows it too.

mod bracket;
mod confetti;
mod deal;
mod elements;
mod games;
mod leaderboard;
mod lobby;
mod moment;
mod overview;
mod plates;
mod player;
mod puzzle;
mod result;
mod review;
mod score_sheet;
mod season;
mod sheet;
mod standings;

#[cfg(test)]
mod tests;

pub use bracket::{BracketRound, BracketSide, MAX_BRACKET_ROUNDS, bracket};
pub use confetti::confetti;
pub use deal::{DealRow, DealSeat, append_deal, format_halves, stacked};
pub use elements::{INITIAL_RATING, format_change, format_short};
pub use games::games;
pub use leaderboard::{LeaderboardRow, MAX_LEADERBOARD_ROWS, leaderboard};
pub use lobby::lobby;
pub use moment::{Caption, replay_frame, title_frame};
pub use overview::overview;
pub use plates::{Plate, put_cheer_above, put_plates_above, sort_clockwise};
pub use player::ShownPlayer;
pub use puzzle::solved_puzzle;
pub use result::{PodiumPlace, podium_places, put_result_above};
pub use review::{ClaimsRow, ReviewRow, claims, numbered_turns, review};
pub use score_sheet::{ScoreSheetCell, score_sheet};
pub use season::season;
pub use sheet::{ClaimTimeBar, MAX_GAMES, MAX_LATEST_RANKS, StatsSheet, claim_time_bars, stats_sheet};
pub use standings::{MAX_STANDINGS, StandingRow, standings};
