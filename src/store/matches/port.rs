//! Implements the port [`Store`].

use std::time::Duration;

use async_trait::async_trait;

use super::deals;
use super::invitations::{
    self, ANSWER_INVITATION, AnswerRow, HAS_ANSWER, INVITATION_ANSWERS, MAX_ANSWERS, REMOVE_ANSWER, WantedLobby,
};
use super::lists;
use super::match_row::STOP_UNREADABLE_MATCH;
use super::tournaments::TOURNAMENT_HOST;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use crate::play::{
    Act, DealScore, GuildSettings, InvitationAnswer, LostTime, MatchChange, MatchMeta, MessageLocation, OpenMatch,
    OperatorBlocks, Ratings, Reservation, Season, ShardSet, Silence, Store, StoreError, StoredMatch,
};
use crate::store::database::Database;
use crate::store::database::row::{Column as _, count, to_json};
use crate::store::matches;
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
        let mut tx = self.write().await?;
        // The interaction is checked first, because the match that it opened might be the match that fills the channel.
        if let Some(interaction) = interaction
            && matches::match_of_interaction(&mut tx, interaction).await?.is_some()
        {
            return Err(StoreError::Duplicate);
        }
        let limit = max_in_channel.unwrap_or(0);
        if !lists::has_room(&mut tx, self.dialect, meta.location.channel, limit, meta.opened_at).await? {
            return Err(StoreError::PlaceLimit);
        }
        // A match that begins at once is never a lobby that other users see.
        let guild = meta.location.guild.filter(|_| max_in_channel.is_some());
        let wanted = WantedLobby { host: meta.host, guild, guests: &meta.reserved, now: meta.opened_at };
        let invited = invitations::check(&mut tx, self.dialect, &wanted).await?;
        let id = matches::insert(&mut tx, meta).await?;
        invitations::insert(&mut tx, id, meta.host, &invited, meta.opened_at).await?;
        if let Some(interaction) = interaction {
            matches::insert_interaction(&mut tx, interaction, id).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    async fn check_lobby(
        &self,
        host: UserId,
        guild: Option<GuildId>,
        guests: &[Reservation],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let wanted = WantedLobby { host, guild, guests, now };
        invitations::check(&mut tx, self.dialect, &wanted).await.map(drop)
    }

    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        matches::match_of_interaction(&mut *self.readers.acquire().await?, interaction).await
    }

    async fn meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        matches::meta(&mut *self.read().await?, id).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        matches::load(&mut *self.read().await?, id).await
    }

    async fn commit(&self, change: MatchChange) -> Result<Ratings, StoreError> {
        self.store_change(change).await
    }

    async fn stop_unreadable(&self, id: MatchId) -> Result<bool, StoreError> {
        let stop = sqlx::query(STOP_UNREADABLE_MATCH).bind(id.0.to_string());
        Ok(self.execute(stop).await? > 0)
    }

    async fn store_deal(&self, code: &str, id: MatchId, scores: &[(Seat, DealScore)]) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        deals::insert(&mut tx, code, id, scores).await?;
        Ok(tx.commit().await?)
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        matches::set_location(&mut *self.writer.acquire().await?, id, location).await
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        let _turn = self.starting.turn().await;
        self.list("matches", sqlx::query_as(lists::OPEN).bind(of.mask())).await
    }

    async fn open_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError> {
        self.list("matches", sqlx::query_as(lists::OPEN_IN_CHANNEL).bind(channel.to_stored()?)).await
    }

    async fn archived_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let archived = sqlx::query_scalar(lists::ARCHIVED_IN_CHANNEL).bind(channel.to_stored()?);
        Ok(archived.bind(limit.to_stored()?).fetch_all(&self.readers).await?)
    }

    async fn without_channel(&self, guild: GuildId, user: UserId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let matches = sqlx::query_scalar(lists::WITHOUT_CHANNEL).bind(guild.to_stored()?).bind(user.to_stored()?);
        Ok(matches.bind(limit.to_stored()?).fetch_all(&self.readers).await?)
    }

    async fn unshown(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let _turn = self.starting.turn().await;
        let unshown = sqlx::query_scalar(lists::UNSHOWN).bind(of.mask()).bind(since).bind(limit.to_stored()?);
        Ok(unshown.fetch_all(&self.readers).await?)
    }

    async fn shown(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        lists::mark_shown(&mut tx, shown).await?;
        Ok(tx.commit().await?)
    }

    async fn due(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let due = sqlx::query_scalar(lists::DUE).bind(of.mask()).bind(now).bind(limit.to_stored()?);
        Ok(due.fetch_all(&self.readers).await?)
    }

    async fn make_deadlines_earlier(&self, silence: &Silence) -> Result<Duration, StoreError> {
        self.follow_clock(silence).await
    }

    async fn end_silence(&self, silence: &Silence) -> Result<LostTime, StoreError> {
        self.add_lost_time(silence).await
    }

    async fn settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        self.guild_settings(guild).await
    }

    async fn days_off(&self, user: UserId, season: Season) -> Result<usize, StoreError> {
        let taken = sqlx::query_scalar(COUNT_DAYS_OFF).bind(user.to_stored()?).bind(season.start());
        Ok(count(taken.fetch_one(&self.readers).await?))
    }

    async fn auto_draws(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        let newest = sqlx::query_scalar(lists::NEWEST_AUTO_DRAWS).bind(user.to_stored()?).bind(game);
        let draws: Option<i64> = newest.fetch_optional(&self.readers).await?;
        Ok(draws.is_some_and(|draws| draws >= 0))
    }

    async fn away_until(&self, user: UserId, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.end_of_time_away(user, now).await
    }

    async fn remember(&self, act: &Act) -> Result<(), StoreError> {
        self.insert_act(act).await
    }

    async fn tournament_host(&self, id: TournamentId) -> Result<Option<UserId>, StoreError> {
        let host: Option<i64> = sqlx::query_scalar(TOURNAMENT_HOST).bind(id.0).fetch_optional(&self.readers).await?;
        Ok(host.map(|host| UserId(host.cast_unsigned())))
    }

    async fn answer_invitation(
        &self,
        id: MatchId,
        user: UserId,
        answer: &InvitationAnswer,
    ) -> Result<bool, StoreError> {
        let store = sqlx::query(ANSWER_INVITATION).bind(id.0).bind(user.to_stored()?).bind(to_json(answer)?);
        Ok(self.execute(store).await? > 0)
    }

    async fn has_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        let stored = sqlx::query_scalar(HAS_ANSWER).bind(id.0).bind(user.to_stored()?).bind(to_json(answer)?);
        Ok(count(stored.fetch_one(&self.readers).await?) > 0)
    }

    async fn invitation_answers(&self, of: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError> {
        let answers = sqlx::query_as(INVITATION_ANSWERS).bind(of.mask()).bind(MAX_ANSWERS);
        let answers: Vec<AnswerRow> = self.list("invitations", answers).await?;
        Ok(answers.into_iter().map(|row| (row.match_id, row.user_id, row.answer.0)).collect())
    }

    async fn remove_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        let remove = sqlx::query(REMOVE_ANSWER).bind(id.0).bind(user.to_stored()?).bind(to_json(answer)?);
        Ok(self.execute(remove).await? > 0)
    }

    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError> {
        self.read_operator_blocks().await
    }
}

impl Database {
    /// Returns whether the steps of a match are longer than [`MAX_RECORD_LENGTH`](matches::MAX_RECORD_LENGTH).
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn is_too_long(&self, id: MatchId) -> Result<bool, StoreError> {
        matches::is_too_long(&mut *self.readers.acquire().await?, id).await
    }
}
