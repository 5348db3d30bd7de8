//! Leaderboard pages, as custom ids name them.

use std::fmt;

use super::one_of;
use crate::play::{Period, Season};
use crate::timestamp::Timestamp;

/// A page of a leaderboard: `<game or *>/<here or all>/<period or season>/<page>`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardPage {
    /// The game; `None` for the best players of each game.
    pub game: Option<String>,
    /// Whether only matches in this server count.
    pub server_only: bool,
    pub period: Period,
    /// A past season, or `None`. With a past season, the period is [`Period::Season`].
    pub season: Option<Season>,
    /// The page number, from 0. Only the leaderboard of a single game has several pages.
    pub page: usize,
}

impl fmt::Display for LeaderboardPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, place) = (self.game.as_deref().unwrap_or("*"), if self.server_only { "here" } else { "all" });
        match self.season {
            Some(season) => write!(f, "{game}/{place}/{season}/{}", self.page),
            None => write!(f, "{game}/{place}/{}/{}", self.period, self.page),
        }
    }
}

impl LeaderboardPage {
    /// Parses a page in the format that [`Display`](fmt::Display) writes.
    pub fn parse(text: &str) -> Option<LeaderboardPage> {
        let [game, place, period, page] = text.split('/').collect::<Vec<_>>().try_into().ok()?;
        let server_only = one_of(place, "here", "all")?;
        let game = (game != "*").then(|| game.to_owned());
        let season = period.parse().ok();
        let period = if season.is_some() { Period::Season } else { period.parse().ok()? };
        Some(LeaderboardPage { game, server_only, period, season, page: page.parse().ok()? })
    }

    /// Returns a time within the page's period.
    pub fn time_in_period(&self, now: Timestamp) -> Timestamp {
        self.season.map_or(now, Season::start)
    }
}
