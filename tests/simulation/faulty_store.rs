//! A store that passes calls on to a working store, but adds faults.

use std::sync::Arc;

use async_trait::async_trait;
use contract::Seat;
use tokio::runtime::Handle;

use snakepit::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use snakepit::play::*;

use crate::checker::Checker;
use crate::environment::Environment;
use crate::tournament_checker::TournamentChecker;
use snakepit::timestamp::Timestamp;

/// Stores matches and tournaments.
pub trait Stores: Store + TournamentStore {}

impl<T: Store + TournamentStore> Stores for T {}

/// A store that sometimes fails. It reports stored changes to the checker.
pub struct FaultyStore {
    environment: Arc<Environment>,
    checker: Arc<Checker>,
    tournaments: Arc<TournamentChecker>,
    inner: Arc<dyn Stores>,
    /// The runtime of the inner store, if that store needs its own threads and clock.
    apart: Option<Handle>,
}

impl FaultyStore {
    /// Creates a store around `inner`. `apart` is a runtime with its own threads, for a real database.
    pub fn new(
        environment: Arc<Environment>,
        tournaments: Arc<TournamentChecker>,
        inner: Arc<dyn Stores>,
        apart: Option<Handle>,
    ) -> FaultyStore {
        let checker = tournaments.matches();
        FaultyStore { environment, checker, tournaments, inner, apart }
    }

    /// Calls the inner store while no other task is running, so the store's threads do not change the simulation.
    async fn at_once<T>(&self, call: impl Future<Output = T>) -> T {
        match &self.apart {
            None => call.await,
            Some(apart) => {
                let _apart = apart.enter();
                futures_executor::block_on(call)
            }
        }
    }

    /// Delays a call, which sometimes fails.
    async fn call(&self) -> Result<(), StoreError> {
        self.environment.call().await;
        if self.environment.strikes(|conditions| conditions.store_fails) {
            return Err(self.fail("the disk is full"));
        }
        Ok(())
    }

    fn fail(&self, why: &str) -> StoreError {
        self.checker.store_failed();
        self.checker.note(format!("the store fails: {why}"));
        StoreError::Failed(why.to_owned())
    }

    /// Delays a reply, which is sometimes lost.
    async fn answered<T>(&self, answer: T, interaction: Option<InteractionId>) -> Result<T, StoreError> {
        if self.environment.strikes(|conditions| conditions.store_answer_lost) {
            self.checker.excuse(interaction);
            return Err(self.fail("the connection broke"));
        }
        self.environment.call().await;
        Ok(answer)
    }

    /// Increases the match's version, as if another process had changed the match.
    async fn rival(&self, id: MatchId) {
        let Ok(Some(saved)) = self.at_once(self.inner.load(id)).await else { return };
        if !saved.meta.stage.is_open() {
            return;
        }
        let meta = MatchMeta { version: saved.meta.version + 1, ..saved.meta };
        let commit = MatchChange::new(meta, saved.steps.len(), self.environment.now());
        self.checker.count(|figures| figures.faults += 1);
        self.checker.committed(&commit);
        let committed = self.at_once(self.inner.commit(commit)).await;
        committed.expect("nothing else changes it at this moment");
    }
}

#[async_trait]
impl Store for FaultyStore {
    async fn create(
        &self,
        meta: &MatchMeta,
        most: Option<u32>,
        interaction: Option<InteractionId>,
    ) -> Result<MatchId, StoreError> {
        self.call().await?;
        let id = self.at_once(self.inner.create(meta, most, interaction)).await?;
        self.checker.created(MatchMeta { id, ..meta.clone() }, interaction);
        self.tournaments.match_opened(id, meta);
        self.answered(id, interaction).await
    }

    async fn check_lobby_limits(
        &self,
        host: UserId,
        guild: Option<GuildId>,
        guests: &[Reservation],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.call().await?;
        self.at_once(self.inner.check_lobby_limits(host, guild, guests, now)).await
    }

    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.match_of_interaction(interaction)).await
    }

    async fn load_meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.load_meta(id)).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.call().await?;
        let saved = self.at_once(self.inner.load(id)).await?;
        if let Some(saved) = &saved {
            self.checker.loaded(saved);
        }
        Ok(saved)
    }

    async fn commit(&self, commit: MatchChange) -> Result<MatchEffects, StoreError> {
        self.call().await?;
        if self.environment.strikes(|conditions| conditions.rival) {
            self.rival(commit.meta.id).await;
        }
        let interaction = commit.interaction;
        let told = commit.clone();
        let changes = self.at_once(self.inner.commit(commit)).await?;
        self.checker.committed(&told);
        self.answered(changes, interaction).await
    }

    async fn stop_unreadable_match(&self, id: MatchId) -> Result<bool, StoreError> {
        self.inner.stop_unreadable_match(id).await
    }

    async fn store_deal_results(
        &self,
        code: &str,
        id: MatchId,
        scores: &[(Seat, DealScore)],
    ) -> Result<(), StoreError> {
        self.call().await?;
        self.at_once(self.inner.store_deal_results(code, id, scores)).await?;
        self.answered((), None).await
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        self.call().await.inspect_err(|_| self.checker.location_lost(id))?;
        self.at_once(self.inner.set_location(id, location)).await?;
        self.checker.moved(id, location);
        self.answered((), None).await
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.open_matches(of)).await
    }

    async fn open_matches_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.open_matches_in(channel)).await
    }

    async fn archived_matches_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.archived_matches_in(channel, limit)).await
    }

    async fn matches_without_channel(
        &self,
        guild: GuildId,
        user: UserId,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.matches_without_channel(guild, user, limit)).await
    }

    async fn unshown_matches(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.unshown_matches(of, since, limit)).await
    }

    async fn store_shown_versions(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        self.call().await?;
        self.at_once(self.inner.store_shown_versions(shown)).await
    }

    async fn overdue_matches(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.overdue_matches(of, now, limit)).await
    }

    async fn settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        self.call().await?;
        self.at_once(self.inner.settings(guild)).await
    }

    async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError> {
        self.call().await?;
        self.at_once(self.inner.user_settings(user)).await
    }

    async fn store_audit_entry(&self, act: &AuditEntry) -> Result<(), StoreError> {
        self.call().await?;
        self.at_once(self.inner.store_audit_entry(act)).await
    }

    async fn tournament_host(&self, id: TournamentId) -> Result<Option<UserId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.tournament_host(id)).await
    }

    async fn store_invitation_answer(
        &self,
        id: MatchId,
        user: UserId,
        answer: &InvitationAnswer,
    ) -> Result<bool, StoreError> {
        self.call().await?;
        self.at_once(self.inner.store_invitation_answer(id, user, answer)).await
    }

    async fn has_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        self.call().await?;
        self.at_once(self.inner.has_answer(id, user, answer)).await
    }

    async fn invitation_answers(&self, of: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.invitation_answers(of)).await
    }

    async fn remove_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        self.call().await?;
        self.at_once(self.inner.remove_answer(id, user, answer)).await
    }

    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError> {
        self.call().await?;
        self.at_once(self.inner.operator_blocks()).await
    }

    async fn had_auto_draws(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        self.call().await?;
        self.at_once(self.inner.had_auto_draws(user, game)).await
    }

    async fn away_until(&self, user: UserId, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.away_until(user, now)).await
    }

    async fn days_off_taken(&self, user: UserId, season: Season) -> Result<usize, StoreError> {
        self.call().await?;
        self.at_once(self.inner.days_off_taken(user, season)).await
    }
}

#[async_trait]
impl TournamentStore for FaultyStore {
    async fn create_tournament(
        &self,
        tournament: &Tournament,
        interaction: InteractionId,
        max: usize,
    ) -> Result<TournamentId, StoreError> {
        self.call().await?;
        let id = self.at_once(self.inner.create_tournament(tournament, interaction, max)).await?;
        self.tournaments.opened(Tournament { id, ..tournament.clone() });
        self.answered(id, Some(interaction)).await
    }

    async fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.tournament(id)).await
    }

    async fn cancel_unreadable(
        &self,
        id: TournamentId,
        channel: ChannelId,
        host: Option<UserId>,
    ) -> Result<bool, StoreError> {
        self.inner.cancel_unreadable(id, channel, host).await
    }

    async fn open_tournaments(&self, of: &ShardSet) -> Result<Vec<TournamentId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.open_tournaments(of)).await
    }

    async fn open_tournaments_in(&self, channel: ChannelId) -> Result<Vec<Tournament>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.open_tournaments_in(channel)).await
    }

    async fn save_tournament(&self, tournament: &mut Tournament, now: Timestamp) -> Result<(), StoreError> {
        self.call().await?;
        if self.environment.strikes(|conditions| conditions.rival)
            && let Ok(Some(mut same)) = self.at_once(self.inner.tournament(tournament.id)).await
        {
            // Simulates another process, which changes only the version.
            let saved = self.at_once(self.inner.save_tournament(&mut same, now)).await;
            saved.expect("nothing else changes it at this moment");
            self.tournaments.saved(&same);
        }
        let mut changed = tournament.clone();
        self.at_once(self.inner.save_tournament(&mut changed, now)).await?;
        self.tournaments.saved(&changed);
        *tournament = self.answered(changed, None).await?;
        Ok(())
    }

    async fn match_of_table(&self, table: TournamentTable) -> Result<Option<MatchId>, StoreError> {
        self.call().await?;
        self.at_once(self.inner.match_of_table(table)).await
    }
}
