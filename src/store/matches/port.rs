//! Implements the port [`Store`].

use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::oneshot;

use super::deals;
use super::invitations::{
    ANSWER_INVITATION, HAS_ANSWER, INSERT_INVITATION, INVITATION_ANSWERS, MAX_ANSWERS, OPERATOR_BLOCKS, REMOVE_ANSWER,
    SERVER_KIND, USER_KIND, check_invitation_limits,
};
use super::lists;
use super::match_row::{INSERT_INTERACTION, STOP_UNREADABLE_MATCH};
use super::tournaments::TOURNAMENT_HOST;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use crate::play::{
    AuditEntry, DealScore, GuildSettings, InvitationAnswer, LostTime, MatchChange, MatchEffects, MatchMeta,
    MessageLocation, OpenMatch, OperatorBlocks, Reservation, Season, ShardSet, Silence, Store, StoreError, StoredMatch,
    UserSettings, log_unreadable,
};
use crate::store::database::{Database, PendingChange, query};
use crate::store::matches;
use crate::store::players::away::AWAY_UNTIL;
use crate::store::settings::acts::INSERT_ACT;
use crate::store::settings::read_guild_settings;
use crate::timestamp::Timestamp;
use contract::Seat;

pub const COUNT_DAYS_OFF: &str = "SELECT COUNT(*) FROM days_off WHERE user_id = $1 AND season = $2";

#[async_trait]
impl Store for Database {
    async fn create(
        &self,
        meta: &MatchMeta,
        max_in_channel: Option<u32>,
        interaction: Option<InteractionId>,
    ) -> Result<MatchId, StoreError> {
        let mut tx = self.begin_write().await?;
        // The interaction is checked first. If it is repeated, the match that it opened before might be the one that
        // fills the channel.
        if let Some(interaction) = interaction
            && matches::match_of_interaction(&mut *tx, interaction).await?.is_some()
        {
            return Err(StoreError::Duplicate);
        }
        let limit = max_in_channel.unwrap_or(0);
        if !lists::has_room(&mut tx, self.dialect, meta.location.channel, limit, meta.opened_at).await? {
            return Err(StoreError::OpenLimit);
        }
        // A match that begins at once is never an open lobby, so the limit on lobbies does not apply to it.
        let guild = meta.location.guild.filter(|_| max_in_channel.is_some());
        let (host, guests, now) = (meta.host, &meta.reserved, meta.opened_at);
        let invited = check_invitation_limits(&mut tx, self.dialect, host, guild, guests, now).await?;
        let id = matches::insert_match(&mut tx, meta).await?;
        for (user, stranger) in invited {
            query(INSERT_INVITATION).bind(id).bind(user).bind(host).bind(now).bind(stranger).execute(&mut *tx).await?;
        }
        if let Some(interaction) = interaction
            && query(INSERT_INTERACTION).bind(interaction).bind(id).execute(&mut *tx).await? == 0
        {
            return Err(StoreError::Duplicate);
        }
        tx.commit().await?;
        Ok(id)
    }

    async fn check_lobby_limits(
        &self,
        host: UserId,
        guild: Option<GuildId>,
        guests: &[Reservation],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        check_invitation_limits(&mut tx, self.dialect, host, guild, guests, now).await.map(drop)
    }

    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        matches::match_of_interaction(&self.readers, interaction).await
    }

    async fn load_meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        matches::load_meta(&mut *self.begin_read().await?, id).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        matches::load_match(&mut *self.begin_read().await?, id).await
    }

    async fn commit(&self, change: MatchChange) -> Result<MatchEffects, StoreError> {
        let ended = || StoreError::Failed("the store has ended".to_owned());
        let (reply, outcome) = oneshot::channel();
        self.commit_queue.send(PendingChange { change, reply }).await.map_err(|_| ended())?;
        outcome.await.map_err(|_| ended())?
    }

    async fn stop_unreadable_match(&self, id: MatchId) -> Result<bool, StoreError> {
        Ok(self.execute(query(STOP_UNREADABLE_MATCH).bind(id.0.to_string())).await? > 0)
    }

    async fn store_deal_results(
        &self,
        code: &str,
        id: MatchId,
        scores: &[(Seat, DealScore)],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        deals::insert_scores(&mut tx, code, id, scores).await?;
        Ok(tx.commit().await?)
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        matches::set_location(&mut *self.writer.acquire().await?, id, location).await
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        let _turn = self.start_queue.acquire().await;
        self.list("matches", query(lists::OPEN_MATCHES).bind(of.to_bits())).await
    }

    async fn open_matches_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError> {
        self.list("matches", query(lists::OPEN_MATCHES_IN_CHANNEL).bind(channel)).await
    }

    async fn archived_matches_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(lists::ARCHIVED_MATCHES_IN_CHANNEL).bind(channel).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn matches_without_channel(
        &self,
        guild: GuildId,
        user: UserId,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(lists::ARCHIVED_WITHOUT_MESSAGE).bind(guild).bind(user).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn unshown_matches(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let _turn = self.start_queue.acquire().await;
        Ok(query(lists::UNSHOWN_MATCHES).bind(of.to_bits()).bind(since).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn store_shown_versions(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        // Two processes that lock rows in different orders could deadlock.
        let mut shown = shown.to_vec();
        shown.sort_unstable();
        let mut tx = self.begin_write().await?;
        for (id, version) in shown {
            query(lists::MARK_SHOWN).bind(id).bind(version).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    async fn overdue_matches(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(lists::EXPIRED_MATCHES).bind(of.to_bits()).bind(now).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn make_deadlines_earlier(&self, silence: &Silence) -> Result<Duration, StoreError> {
        self.move_deadlines_back(silence).await
    }

    async fn end_silence(&self, silence: &Silence) -> Result<LostTime, StoreError> {
        self.extend_deadlines(silence).await
    }

    async fn settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        read_guild_settings(&mut *self.readers.acquire().await?, guild).await
    }

    async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError> {
        Database::user_settings(self, user).await
    }

    async fn days_off_taken(&self, user: UserId, season: Season) -> Result<usize, StoreError> {
        Ok(query(COUNT_DAYS_OFF).bind(user).bind(season.start()).fetch_one(&self.readers).await?)
    }

    async fn had_auto_draws(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        let newest = query(lists::NEWEST_AUTO_DRAWS).bind(user).bind(game);
        let draws: Option<i64> = newest.fetch_optional(&self.readers).await?;
        Ok(draws.is_some_and(|draws| draws >= 0))
    }

    async fn away_until(&self, user: UserId, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.list("times_away", query(AWAY_UNTIL).bind(user).bind(now)).await?.pop().flatten())
    }

    async fn store_audit_entry(&self, act: &AuditEntry) -> Result<(), StoreError> {
        let insert = query(INSERT_ACT).bind(act.id).bind(act.kind).bind(act.guild).bind(act.match_id).bind(act.user);
        self.execute(insert.bind(&act.detail)).await.map(drop)
    }

    async fn tournament_host(&self, id: TournamentId) -> Result<Option<UserId>, StoreError> {
        Ok(query(TOURNAMENT_HOST).bind(id).fetch_optional(&self.readers).await?)
    }

    async fn store_invitation_answer(
        &self,
        id: MatchId,
        user: UserId,
        answer: &InvitationAnswer,
    ) -> Result<bool, StoreError> {
        Ok(self.execute(query(ANSWER_INVITATION).bind(id).bind(user).bind(answer)).await? > 0)
    }

    async fn has_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(query(HAS_ANSWER).bind(id).bind(user).bind(answer).fetch_one(&self.readers).await?)
    }

    async fn invitation_answers(&self, of: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError> {
        self.list("invitations", query(INVITATION_ANSWERS).bind(of.to_bits()).bind(MAX_ANSWERS)).await
    }

    async fn remove_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(self.execute(query(REMOVE_ANSWER).bind(id).bind(user).bind(answer)).await? > 0)
    }

    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError> {
        let mut blocks = OperatorBlocks::default();
        for (id, kind) in self.list::<(u64, String)>("operator_blocks", query(OPERATOR_BLOCKS)).await? {
            match &*kind {
                USER_KIND => drop(blocks.users.insert(UserId(id))),
                SERVER_KIND => drop(blocks.servers.insert(GuildId(id))),
                _ => log_unreadable(&format!("operator_blocks {id}"), "its kind is unknown"),
            }
        }
        Ok(blocks)
    }
}

impl Database {
    /// Returns whether the steps of a match are longer than [`MAX_RECORD_CHARS`](matches::MAX_RECORD_CHARS).
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn is_record_too_long(&self, id: MatchId) -> Result<bool, StoreError> {
        matches::is_record_too_long(&mut *self.readers.acquire().await?, id).await
    }
}
