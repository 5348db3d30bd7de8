//! Notices of matches, and where users want them. [`crate::play::Notices`] says what they are for.

use async_trait::async_trait;
use sqlx::Row as _;

use super::matches::locale_of;
use super::{Database, Row, bigint, number, to_json, unreadable};
use crate::play::{
    CHANNEL_PAUSE, DueNotice, MatchId, NoticeKind, NoticeMessage, NoticePlace, NoticeStore, OutdatedNotice, Pace,
    ShardSet, StoreError,
};
use text::Locale;

/// The most notices that are posted or removed at once.
const MAX_AT_ONCE: i64 = 256;

/// `$1`: see [`ShardSet::mask`]. `$2`: now. `$3` and `$4`: the latest deadlines of relaxed and slow waits that need a notice.
/// `$5` and `$6`: the same for a reminder. `$7`: the last moment at which the channel may have had a notice. Only a notice that
/// was begun and perhaps not posted may be repeated sooner. A wait whose notice replaces another one waits until that is removed.
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

/// `$1`: see [`ShardSet::mask`]. An invitation has a link to its lobby, so the lobby needs a message.
pub const DUE_INVITATIONS: &str = "
    SELECT matches.id, matches.channel, matches.opened_at
    FROM matches LEFT JOIN notices ON notices.match_id = matches.id
    WHERE matches.stage IN ('lobby', 'running') AND matches.stage = 'lobby' AND matches.reserved <> '[]'
        AND matches.detached = 0
        AND matches.message IS NOT NULL AND notices.messages IS NULL
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

/// If there is nobody to notify (`$5` is 0), the channel may still have had a notice in the last minute.
pub const BEGIN_NOTICE: &str = "
    INSERT INTO notices (match_id, deadline, kind, channel, posted_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match_id) DO UPDATE
    SET deadline = excluded.deadline, kind = excluded.kind, channel = excluded.channel, messages = NULL,
        posted_at = CASE WHEN excluded.posted_at = 0 THEN notices.posted_at ELSE excluded.posted_at END";

pub const SET_NOTICE: &str = "UPDATE notices SET messages = $3 WHERE match_id = $1 AND deadline = $2";

pub const SELECT_NOTICE_PLACE: &str = "SELECT notices FROM user_settings WHERE user_id = $1";

pub const PUT_NOTICE_PLACE: &str = "
    INSERT INTO user_settings (user_id, notices, locale) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE SET notices = excluded.notices, locale = excluded.locale";

pub const SELECT_NOTICE_LOCALE: &str = "SELECT locale FROM user_settings WHERE user_id = $1";

#[async_trait]
impl NoticeStore for Database {
    async fn due_notices(&self, of: &ShardSet, now: i64) -> Result<Vec<DueNotice>, StoreError> {
        let invitations = sqlx::query(DUE_INVITATIONS).bind(of.mask()).bind(MAX_AT_ONCE);
        let invitations = invitations.fetch_all(&mut *self.readers.acquire().await?).await?;
        let latest = |kind: NoticeKind, pace| kind.latest_deadline(pace, now);
        let rows = sqlx::query(DUE_NOTICES)
            .bind(of.mask())
            .bind(now)
            .bind(latest(NoticeKind::Turn, Pace::Relaxed))
            .bind(latest(NoticeKind::Turn, Pace::Slow))
            .bind(latest(NoticeKind::Reminder, Pace::Relaxed))
            .bind(latest(NoticeKind::Reminder, Pace::Slow))
            .bind(now - CHANNEL_PAUSE)
            .bind(MAX_AT_ONCE)
            .fetch_all(&mut *self.readers.acquire().await?)
            .await?;
        invitations.iter().map(invitation_of).chain(rows.iter().map(|row| due_of(row, now))).collect()
    }

    async fn outdated_notices(&self, of: &ShardSet) -> Result<Vec<OutdatedNotice>, StoreError> {
        let rows = sqlx::query(OUTDATED_NOTICES).bind(of.mask()).bind(MAX_AT_ONCE);
        let outdated = |row: &Row| {
            let messages: String = row.try_get("messages")?;
            let (id, deadline) = (MatchId(row.try_get("match_id")?), row.try_get("deadline")?);
            Ok(OutdatedNotice { id, deadline, messages: messages_of(&messages)? })
        };
        rows.fetch_all(&mut *self.readers.acquire().await?).await?.iter().map(outdated).collect()
    }

    async fn begin_notice(&self, notice: &DueNotice, now: Option<i64>) -> Result<(), StoreError> {
        sqlx::query(BEGIN_NOTICE)
            .bind(notice.id.0)
            .bind(notice.deadline)
            .bind(notice.kind.word())
            .bind(bigint(notice.channel)?)
            .bind(now.unwrap_or(0))
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    async fn set_notice(&self, id: MatchId, deadline: i64, messages: &[NoticeMessage]) -> Result<(), StoreError> {
        let set = sqlx::query(SET_NOTICE).bind(id.0).bind(deadline).bind(to_json(&messages)?);
        set.execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }

    async fn notice_place(&self, user: u64) -> Result<NoticePlace, StoreError> {
        let place = sqlx::query_scalar::<_, String>(SELECT_NOTICE_PLACE).bind(bigint(user)?);
        match place.fetch_optional(&mut *self.readers.acquire().await?).await? {
            None => Ok(NoticePlace::default()),
            Some(word) => NoticePlace::of(&word).ok_or_else(|| unreadable(format_args!("where {user} wants notices"))),
        }
    }

    async fn notice_locale(&self, user: u64) -> Result<Option<Locale>, StoreError> {
        let locale = sqlx::query_scalar::<_, Option<String>>(SELECT_NOTICE_LOCALE).bind(bigint(user)?);
        let locale = locale.fetch_optional(&mut *self.readers.acquire().await?).await?.flatten();
        locale.as_deref().map(locale_of).transpose()
    }
}

impl Database {
    /// Stores where a user wants notices, and the language of those in direct messages.
    ///
    /// # Errors
    /// The database failed. It stays as it was.
    pub async fn set_notice_place(&self, user: u64, place: NoticePlace, locale: Locale) -> Result<(), StoreError> {
        let put = sqlx::query(PUT_NOTICE_PLACE).bind(bigint(user)?).bind(place.word()).bind(locale.code());
        put.execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }
}

fn invitation_of(row: &Row) -> Result<DueNotice, StoreError> {
    let (id, deadline) = (MatchId(row.try_get("id")?), row.try_get("opened_at")?);
    let channel = number(row.try_get("channel")?)?;
    Ok(DueNotice { id, channel, deadline, kind: NoticeKind::Invitation, old: Vec::new() })
}

fn due_of(row: &Row, now: i64) -> Result<DueNotice, StoreError> {
    let id = MatchId(row.try_get("id")?);
    let deadline: i64 = row.try_get("deadline")?;
    let pace: String = row.try_get("pace")?;
    let pace = Pace::of(&pace).ok_or_else(|| unreadable(format_args!("the pace of match {}", id.0)))?;
    let messages: Option<String> = row.try_get("messages")?;
    let old = messages.as_deref().map(messages_of).transpose()?.unwrap_or_default();
    let begun = match row.try_get::<Option<i64>, _>("notice_deadline")? == Some(deadline) && messages.is_none() {
        true => NoticeKind::of(row.try_get("kind")?),
        false => None,
    };
    // A notice so late is the reminder.
    let is_late = deadline <= NoticeKind::Reminder.latest_deadline(pace, now);
    let kind = begun.unwrap_or(if is_late { NoticeKind::Reminder } else { NoticeKind::Turn });
    Ok(DueNotice { id, channel: number(row.try_get("channel")?)?, deadline, kind, old })
}

fn messages_of(json: &str) -> Result<Vec<NoticeMessage>, StoreError> {
    serde_json::from_str(json).map_err(|_| unreadable("the messages of a notice"))
}
