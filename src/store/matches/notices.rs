//! Stores notices. [`crate::play::Notices`] explains notices.

use async_trait::async_trait;

use super::invitations::IS_INVITED_BY_STRANGER;
use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::{
    DueNotice, MIN_CHANNEL_PAUSE, NoticeKind, NoticeMessage, NoticeStore, OutdatedNotice, Pace, ShardSet, StoreError,
};
use crate::store::database::row::{from_row, to_json};
use crate::store::database::{Database, query};
use crate::timestamp::Timestamp;

/// The maximum number of notices that one query returns.
const MAX_NOTICES: i64 = 256;

/// Selects the matches whose turn needs a notice. `$1`: see [`ShardSet::to_bits`]. `$2`: now. `$3` and `$4`: the latest
/// deadlines of relaxed and slow turns that need a notice. `$5` and `$6`: the latest deadlines of relaxed and slow
/// turns that need a reminder. `$7`: a channel whose last notice was posted after this time must wait. Only a notice
/// that was begun, but might not have been posted, can be repeated sooner. If a match already has a notice for an
/// earlier turn, the new notice waits until the old notice is removed.
pub const DUE_NOTICES: &str = "
    SELECT matches.id, matches.channel, matches.deadline, matches.pace,
        notices.deadline AS notice_deadline, notices.kind, notices.messages
    FROM matches LEFT JOIN notices ON notices.match_id = matches.id
    WHERE matches.stage IN ('lobby', 'running') AND matches.stage <> 'lobby' AND matches.deadline > $2
        AND matches.detached = 0
        AND (
            (matches.pace = 'relaxed' AND matches.deadline <= $3) OR (matches.pace = 'slow' AND matches.deadline <= $4)
        )
        AND (
            notices.deadline IS NULL
            OR notices.messages IS NULL
            OR (notices.deadline <> matches.deadline AND notices.messages = '[]')
            OR (
                notices.deadline = matches.deadline AND notices.kind = 'turn'
                AND (
                    (matches.pace = 'relaxed' AND matches.deadline <= $5)
                    OR (matches.pace = 'slow' AND matches.deadline <= $6)
                )
            )
        )
        AND NOT EXISTS (
            SELECT 1 FROM notices AS last
            WHERE last.channel = matches.channel AND last.posted_at > $7
                AND (last.match_id <> matches.id OR last.deadline <> matches.deadline OR last.messages IS NOT NULL)
        )
        AND SUBSTR($1, CAST(1 + (COALESCE(matches.guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY matches.deadline, matches.id LIMIT $8";

/// Selects the lobbies whose invitation is not posted yet, or that have invited more users since. `$1`: see
/// [`ShardSet::to_bits`]. An invitation links to its lobby, so the lobby must have a message.
pub const DUE_INVITATIONS: &str = "
    SELECT matches.id, matches.channel, 'invitation' AS kind, COALESCE(notices.messages, '[]') AS old, COALESCE(
        (SELECT MAX(invited_at) FROM invitations WHERE invitations.match_id = matches.id), matches.opened_at
    ) AS deadline
    FROM matches LEFT JOIN notices ON notices.match_id = matches.id
    WHERE matches.stage IN ('lobby', 'running') AND matches.stage = 'lobby' AND matches.reserved <> '[]'
        AND matches.detached = 0 AND matches.message IS NOT NULL
        AND (
            notices.messages IS NULL
            OR notices.deadline < (SELECT MAX(invited_at) FROM invitations WHERE invitations.match_id = matches.id)
        )
        AND SUBSTR($1, CAST(1 + (COALESCE(matches.guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY matches.id LIMIT $2";

pub const OUTDATED_NOTICES: &str = "
    SELECT notices.match_id, notices.deadline, notices.messages
    FROM notices JOIN matches ON matches.id = notices.match_id
    WHERE notices.messages <> '[]'
        AND CASE
            WHEN notices.kind = 'invitation' THEN matches.stage <> 'lobby' OR matches.reserved = '[]'
            ELSE matches.stage NOT IN ('lobby', 'running') OR matches.deadline IS NULL
                OR matches.deadline <> notices.deadline
        END
        AND SUBSTR($1, CAST(1 + (COALESCE(matches.guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY notices.match_id LIMIT $2";

/// Stores that a notice is about to be posted. If there is nobody to notify (`$5` is 0), keeps the time of the last
/// notice, which still limits the channel.
pub const BEGIN_NOTICE: &str = "
    INSERT INTO notices (match_id, deadline, kind, channel, posted_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match_id) DO UPDATE
    SET deadline = excluded.deadline, kind = excluded.kind, channel = excluded.channel, messages = NULL,
        posted_at = CASE WHEN excluded.posted_at = 0 THEN notices.posted_at ELSE excluded.posted_at END";

pub const SET_NOTICE_MESSAGES: &str = "UPDATE notices SET messages = $3 WHERE match_id = $1 AND deadline = $2";

from_row! { struct WaitingMatch {
    id: MatchId, channel: ChannelId, deadline: Timestamp, pace: Pace, notice_deadline: Option<Timestamp>, kind: Option<NoticeKind>,
    messages: Option<Vec<NoticeMessage>>,
} }

from_row!(DueNotice { id, channel, deadline, kind, old });

from_row!(OutdatedNotice { id: "match_id", deadline, messages });

#[async_trait]
impl NoticeStore for Database {
    async fn due_notices(&self, of: &ShardSet, now: Timestamp) -> Result<Vec<DueNotice>, StoreError> {
        let mut due = self.list("matches", query(DUE_INVITATIONS).bind(of.to_bits()).bind(MAX_NOTICES)).await?;
        let latest = |kind: NoticeKind, pace| kind.latest_deadline(pace, now);
        let waiting = query(DUE_NOTICES)
            .bind(of.to_bits())
            .bind(now)
            .bind(latest(NoticeKind::Turn, Pace::Relaxed))
            .bind(latest(NoticeKind::Turn, Pace::Slow))
            .bind(latest(NoticeKind::Reminder, Pace::Relaxed))
            .bind(latest(NoticeKind::Reminder, Pace::Slow))
            .bind(now - MIN_CHANNEL_PAUSE)
            .bind(MAX_NOTICES);
        let waiting: Vec<WaitingMatch> = self.list("notices", waiting).await?;
        due.extend(waiting.into_iter().map(|waiting| {
            let WaitingMatch { id, channel, deadline, pace, notice_deadline, kind, messages } = waiting;
            let begun = kind.filter(|_| notice_deadline == Some(deadline) && messages.is_none());
            // If the deadline is this close, the notice is a reminder.
            let is_late = deadline <= NoticeKind::Reminder.latest_deadline(pace, now);
            let kind = begun.unwrap_or(if is_late { NoticeKind::Reminder } else { NoticeKind::Turn });
            DueNotice { id, channel, deadline, kind, old: messages.unwrap_or_default() }
        }));
        Ok(due)
    }

    async fn outdated_notices(&self, of: &ShardSet) -> Result<Vec<OutdatedNotice>, StoreError> {
        self.list("notices", query(OUTDATED_NOTICES).bind(of.to_bits()).bind(MAX_NOTICES)).await
    }

    async fn store_notice_attempt(&self, notice: &DueNotice, now: Option<Timestamp>) -> Result<(), StoreError> {
        let begin = query(BEGIN_NOTICE)
            .bind(notice.id)
            .bind(notice.deadline)
            .bind(notice.kind)
            .bind(notice.channel)
            .bind(now.unwrap_or_default());
        self.execute(begin).await.map(drop)
    }

    async fn set_notice(&self, id: MatchId, deadline: Timestamp, messages: &[NoticeMessage]) -> Result<(), StoreError> {
        self.execute(query(SET_NOTICE_MESSAGES).bind(id).bind(deadline).bind(to_json(&messages)?)).await.map(drop)
    }

    async fn invited_by_stranger(&self, id: MatchId, user: UserId) -> Result<Option<bool>, StoreError> {
        Ok(query(IS_INVITED_BY_STRANGER).bind(id).bind(user).fetch_optional(&self.readers).await?)
    }
}
