//! Stores which servers got the post that lists the best users of a season (the *podium*). The store marks a post as
//! begun before Discord gets it, so a later attempt knows that the message might exist.

use crate::ids::GuildId;
use crate::play::{Season, ShardSet, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Database, Sql, query};
use crate::timestamp::Timestamp;
use text::Locale;

/// The maximum number of posts that one query returns.
const MAX_POSTS: i64 = 64;

/// Selects the servers that have a channel for podiums or a role for winners, and where the podium of the season that
/// began at `$1` is not finished. `$2`: see [`ShardSet::to_bits`].
pub const DUE_SEASON_POSTS: Sql = Sql {
    sqlite: "
    SELECT guild_settings.guild, season_posts.begun_at FROM guild_settings
    LEFT JOIN season_posts ON season_posts.guild = guild_settings.guild AND season_posts.season = $1
    WHERE (guild_settings.settings ->> 'season_channel' IS NOT NULL OR guild_settings.settings ->> 'season_role' IS NOT NULL)
        AND COALESCE(season_posts.done, 0) = 0
        AND SUBSTR($2, CAST(1 + (guild_settings.guild >> 22) % LENGTH($2) AS INTEGER), 1) = '1'
    ORDER BY COALESCE(season_posts.begun_at, 0), guild_settings.guild LIMIT $3",
    postgres: "
    SELECT guild_settings.guild, season_posts.begun_at FROM guild_settings
    LEFT JOIN season_posts ON season_posts.guild = guild_settings.guild AND season_posts.season = $1
    WHERE (CAST(guild_settings.settings AS JSONB) ->> 'season_channel' IS NOT NULL
            OR CAST(guild_settings.settings AS JSONB) ->> 'season_role' IS NOT NULL)
        AND COALESCE(season_posts.done, 0) = 0
        AND SUBSTR($2, CAST(1 + (guild_settings.guild >> 22) % LENGTH($2) AS INTEGER), 1) = '1'
    ORDER BY COALESCE(season_posts.begun_at, 0), guild_settings.guild LIMIT $3",
};

pub const BEGIN_SEASON_POST: &str = "
    INSERT INTO season_posts (guild, season, begun_at, done) VALUES ($1, $2, $3, 0)
    ON CONFLICT (guild, season) DO NOTHING";

pub const FINISH_SEASON_POST: &str = "
    INSERT INTO season_posts (guild, season, begun_at, done) VALUES ($1, $2, $3, 1)
    ON CONFLICT (guild, season) DO UPDATE SET done = 1";

pub const DELETE_OLD_SEASON_POSTS: &str = "
    DELETE FROM season_posts WHERE (guild, season) IN
        (SELECT guild, season FROM season_posts WHERE season < $1 LIMIT $2)";

pub const DELETE_SEASON_POSTS_OF_GUILD: &str = "DELETE FROM season_posts WHERE guild = $1";

pub const LOCALE_OF_NEWEST_MATCH: &str = "SELECT id, locale FROM matches WHERE guild = $1 ORDER BY id DESC LIMIT 1";

/// A server with a channel for podiums or a role for winners, where the podium of a season is not finished yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueSeasonPost {
    pub guild: GuildId,
    /// When a process first tried to post the podium, if any process has tried. The message might exist.
    pub begun_at: Option<Timestamp>,
}

from_row!(DueSeasonPost { guild, begun_at });

impl Database {
    /// Returns at most [`MAX_POSTS`] servers in these shards whose podium of the season is not finished, because the
    /// post or the role may still be missing.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn due_season_posts(&self, of: &ShardSet, season: Season) -> Result<Vec<DueSeasonPost>, StoreError> {
        let due = query(DUE_SEASON_POSTS.for_dialect(self.dialect)).bind(season.start()).bind(of.to_bits());
        self.list("season_posts", due.bind(MAX_POSTS)).await
    }

    /// Stores that the bot is about to post the server's podium.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn begin_season_post(&self, guild: GuildId, season: Season, now: Timestamp) -> Result<(), StoreError> {
        self.execute(query(BEGIN_SEASON_POST).bind(guild).bind(season.start()).bind(now)).await.map(drop)
    }

    /// Stores that nothing is left to do for the server's podium.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn finish_season_post(&self, guild: GuildId, season: Season, now: Timestamp) -> Result<(), StoreError> {
        self.execute(query(FINISH_SEASON_POST).bind(guild).bind(season.start()).bind(now)).await.map(drop)
    }

    /// Returns the language of the server's newest match.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn locale_of_newest_match(&self, guild: GuildId) -> Result<Option<Locale>, StoreError> {
        Ok(self.list("matches", query(LOCALE_OF_NEWEST_MATCH).bind(guild)).await?.pop())
    }
}
