//! Stores which lobbies mention their server's role. [`crate::play::RoleMentions`] explains these mentions.

use std::time::Duration;

use async_trait::async_trait;

use crate::ids::{GuildId, MatchId};
use crate::play::{MENTION_POST_TIMEOUT, MIN_ROLE_PAUSE, NoticeMessage, RoleMentionStore, ShardSet, StoreError};
use crate::store::database::{Database, lock_until_commit, query};
use crate::timestamp::Timestamp;

/// How long a mention is kept. Lobbies without invited users never stay open for that long.
pub const ROLE_MENTIONS_KEPT_FOR: Duration = Duration::from_secs(86_400);
/// The maximum number of mentions that one query returns.
const MAX_ROLE_MENTIONS: i64 = 256;

/// Stores that a lobby mentions its server's role, unless another lobby in the server mentioned it after `$4`.
pub const BEGIN_ROLE_MENTION: &str = "
    INSERT INTO role_mentions (match_id, guild, mentioned_at)
    SELECT $1, $2, $3
    WHERE NOT EXISTS (SELECT 1 FROM role_mentions AS last WHERE last.guild = $2 AND last.mentioned_at > $4)
    ON CONFLICT (match_id) DO NOTHING";

/// Selects the lobbies whose mention is not posted yet. `$1`: see [`ShardSet::to_bits`]. The bot gives up on
/// mentions that began before `$2`.
pub const WAITING_ROLE_MENTIONS: &str = "
    SELECT match_id FROM role_mentions
    WHERE (message IS NULL OR message <> 0) AND message IS NULL AND mentioned_at > $2
        AND SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY match_id LIMIT $3";

/// Selects the messages with mentions whose lobbies are closed. `$1`: see [`ShardSet::to_bits`].
pub const OUTDATED_ROLE_MENTIONS: &str = "
    SELECT role_mentions.match_id, role_mentions.channel, role_mentions.message
    FROM role_mentions JOIN matches ON matches.id = role_mentions.match_id
    WHERE (role_mentions.message IS NULL OR role_mentions.message <> 0) AND role_mentions.message IS NOT NULL
        AND matches.stage <> 'lobby'
        AND SUBSTR($1, CAST(1 + (role_mentions.guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY role_mentions.match_id LIMIT $2";

pub const SET_ROLE_MENTION: &str = "UPDATE role_mentions SET channel = $2, message = $3 WHERE match_id = $1";

pub const DELETE_OLD_ROLE_MENTIONS: &str = "
    DELETE FROM role_mentions WHERE match_id IN
        (SELECT match_id FROM role_mentions WHERE mentioned_at < $1 LIMIT $2)";

pub const DELETE_ROLE_MENTIONS_OF_GUILD: &str = "DELETE FROM role_mentions WHERE guild = $1";

#[async_trait]
impl RoleMentionStore for Database {
    async fn store_role_mention(&self, guild: GuildId, lobby: MatchId, now: Timestamp) -> Result<bool, StoreError> {
        let mut tx = self.begin_write().await?;
        lock_until_commit(&mut tx, self.dialect, guild).await?;
        let begin = query(BEGIN_ROLE_MENTION).bind(lobby).bind(guild).bind(now);
        let begun = begin.bind(now - MIN_ROLE_PAUSE).execute(&mut *tx).await? > 0;
        tx.commit().await?;
        Ok(begun)
    }

    async fn waiting_role_mentions(&self, of: &ShardSet, now: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let waiting = query(WAITING_ROLE_MENTIONS).bind(of.to_bits()).bind(now - MENTION_POST_TIMEOUT);
        self.list("role_mentions", waiting.bind(MAX_ROLE_MENTIONS)).await
    }

    async fn outdated_role_mentions(&self, of: &ShardSet) -> Result<Vec<(MatchId, NoticeMessage)>, StoreError> {
        let posted = query(OUTDATED_ROLE_MENTIONS).bind(of.to_bits()).bind(MAX_ROLE_MENTIONS);
        let posted = self.list("role_mentions", posted).await?;
        Ok(posted.into_iter().map(|(lobby, channel, message)| (lobby, (channel, message))).collect())
    }

    async fn set_role_mention(&self, lobby: MatchId, message: Option<NoticeMessage>) -> Result<(), StoreError> {
        let (channel, message) = message.unwrap_or_default();
        self.execute(query(SET_ROLE_MENTION).bind(lobby).bind(channel).bind(message)).await.map(drop)
    }
}
