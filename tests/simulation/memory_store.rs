//! A store in memory, without faults.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use async_trait::async_trait;
use contract::Seat;
use snakepit::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use snakepit::play::{
    AuditEntry, DayOff, DealScore, GuildSettings, InvitationAnswer, MatchChange, MatchEffects, MatchMeta,
    MessageLocation, NoticePlace, OpenMatch, OperatorBlocks, Reservation, Season, ShardSet, Stage, Store, StoreError,
    StoredMatch, Tournament, TournamentStore, TournamentTable, UserSettings,
};

use crate::lock;
use snakepit::timestamp::Timestamp;

/// A store that keeps matches in memory, but no ratings, settings or limits on invitations.
#[derive(Default)]
pub struct MemoryStore(Mutex<Rows>);

#[derive(Default)]
struct Rows {
    matches: BTreeMap<MatchId, StoredMatch>,
    interactions: BTreeMap<InteractionId, MatchId>,
    /// The matches that users might not see in their newest state, each with the time of its last change.
    unshown: BTreeMap<MatchId, Timestamp>,
    days_off: Vec<DayOff>,
    tournaments: BTreeMap<TournamentId, Tournament>,
    tournament_interactions: BTreeSet<InteractionId>,
}

impl Rows {
    /// Returns the open matches, newest first.
    fn open(&self) -> impl Iterator<Item = OpenMatch> {
        let open = self.matches.values().rev().filter(|stored| stored.meta.stage.is_open());
        open.map(|StoredMatch { meta, .. }| OpenMatch {
            id: meta.id,
            game: meta.game.clone(),
            location: meta.location,
            lobby: meta.stage == Stage::Lobby,
        })
    }

    /// Fails if the channel already has `most` matches that count towards its limit. 0 means no limit.
    fn check_space(&self, channel: ChannelId, most: u32, now: Timestamp) -> Result<(), StoreError> {
        let metas = self.matches.values().map(|stored| &stored.meta);
        let open = metas.filter(|meta| meta.counts_in_channel(now) && meta.location.channel == channel).count();
        if most > 0 && open >= most as usize { Err(StoreError::OpenLimit) } else { Ok(()) }
    }

    fn check_interaction(&self, interaction: Option<InteractionId>) -> Result<(), StoreError> {
        let known = interaction.is_some_and(|interaction| self.interactions.contains_key(&interaction));
        if known { Err(StoreError::Duplicate) } else { Ok(()) }
    }

    /// Returns the match of this table.
    fn match_of_table(&self, table: TournamentTable) -> Option<MatchId> {
        self.matches.values().find(|stored| stored.meta.table == Some(table)).map(|stored| stored.meta.id)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(
        &self,
        meta: &MatchMeta,
        most: Option<u32>,
        interaction: Option<InteractionId>,
    ) -> Result<MatchId, StoreError> {
        let mut rows = lock(&self.0);
        rows.check_interaction(interaction)?;
        rows.check_space(meta.location.channel, most.unwrap_or(0), meta.opened_at)?;
        if meta.table.is_some_and(|table| rows.match_of_table(table).is_some()) {
            return Err(StoreError::Failed("UNIQUE constraint failed".to_owned()));
        }
        let id = MatchId(rows.matches.len() as i64 + 1);
        let meta = MatchMeta { id, number: id.0, ..meta.clone() };
        rows.interactions.extend(interaction.map(|interaction| (interaction, id)));
        rows.unshown.insert(id, meta.opened_at);
        rows.matches.insert(id, StoredMatch { meta, steps: Vec::new(), ratings: MatchEffects::default() });
        Ok(id)
    }

    async fn check_lobby_limits(
        &self,
        _host: UserId,
        _guild: Option<GuildId>,
        _guests: &[Reservation],
        _now: Timestamp,
    ) -> Result<(), StoreError> {
        Ok(())
    }

    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        Ok(lock(&self.0).interactions.get(&interaction).copied())
    }

    async fn load_meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        Ok(lock(&self.0).matches.get(&id).map(|stored| stored.meta.clone()))
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        Ok(lock(&self.0).matches.get(&id).cloned())
    }

    async fn commit(&self, commit: MatchChange) -> Result<MatchEffects, StoreError> {
        let meta = &commit.meta;
        let mut rows = lock(&self.0);
        rows.check_interaction(commit.interaction)?;
        if let Some(most) = commit.reopen_limit {
            rows.check_space(meta.location.channel, most, commit.changed_at)?;
        }
        let stored = rows.matches.get_mut(&meta.id).ok_or(StoreError::Conflict)?;
        if stored.meta.version + 1 != meta.version || stored.steps.len() != commit.stored_step_count {
            return Err(StoreError::Conflict);
        }
        if let Some(before) = &commit.meta_before {
            let before = MatchMeta { location: stored.meta.location, ..(**before).clone() };
            assert_eq!(format!("{before:?}"), format!("{:?}", stored.meta), "`before` must be what is stored");
        }
        if commit.days_off.iter().any(|day| rows.days_off.contains(day)) {
            return Err(StoreError::Conflict);
        }
        rows.days_off.extend_from_slice(&commit.days_off);
        let stored = rows.matches.get_mut(&meta.id).ok_or(StoreError::Conflict)?;
        let location = commit.location.unwrap_or(stored.meta.location);
        stored.meta = MatchMeta { location, ..(**meta).clone() };
        stored.steps.extend_from_slice(&commit.steps);
        rows.interactions.extend(commit.interaction.map(|interaction| (interaction, meta.id)));
        rows.unshown.insert(meta.id, commit.changed_at);
        Ok(MatchEffects::default())
    }

    async fn stop_unreadable_match(&self, _: MatchId) -> Result<bool, StoreError> {
        unreachable!("every match can be read")
    }

    async fn store_deal_results(
        &self,
        _code: &str,
        _id: MatchId,
        _scores: &[(Seat, DealScore)],
    ) -> Result<(), StoreError> {
        Ok(())
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        if let Some(stored) = lock(&self.0).matches.get_mut(&id)
            && stored.meta.location.message < location.message
        {
            stored.meta.location = location;
        }
        Ok(())
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        Ok(lock(&self.0).open().filter(|open| of.contains_guild(open.location.guild)).collect())
    }

    async fn open_matches_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError> {
        Ok(lock(&self.0).open().filter(|open| open.location.channel == channel).collect())
    }

    async fn archived_matches_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let rows = lock(&self.0);
        let newest_first = rows.matches.values().rev().map(|stored| &stored.meta);
        let archived = newest_first.filter(|meta| meta.stage == Stage::Archived && meta.location.channel == channel);
        Ok(archived.take(limit).map(|meta| meta.id).collect())
    }

    async fn matches_without_channel(
        &self,
        guild: GuildId,
        user: UserId,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        let rows = lock(&self.0);
        let newest_first = rows.matches.values().rev().map(|stored| &stored.meta);
        let wanted = newest_first.filter(|meta| {
            let lost = meta.stage == Stage::Archived && meta.location.message.is_none();
            lost && meta.location.joined_guild() == Some(guild) && meta.seat_of(user).is_some()
        });
        Ok(wanted.take(limit).map(|meta| meta.id).collect())
    }

    async fn unshown_matches(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let rows = lock(&self.0);
        let ours =
            |id: &MatchId| rows.matches.get(id).is_some_and(|stored| of.contains_guild(stored.meta.location.guild));
        let recent = rows.unshown.iter().filter(|&(id, &at)| at > since && ours(id));
        let mut newest_first: Vec<(Timestamp, MatchId)> = recent.map(|(&id, &at)| (at, id)).collect();
        newest_first.sort_by(|a, b| b.cmp(a));
        Ok(newest_first.into_iter().take(limit).map(|(_, id)| id).collect())
    }

    async fn store_shown_versions(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        let rows = &mut *lock(&self.0);
        for (id, version) in shown {
            if rows.matches.get(id).is_some_and(|stored| stored.meta.version == *version) {
                rows.unshown.remove(id);
            }
        }
        Ok(())
    }

    async fn overdue_matches(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let rows = lock(&self.0);
        let open = rows.matches.values().map(|stored| &stored.meta).filter(|meta| meta.stage.is_open());
        let ours = open.filter(|meta| of.contains_guild(meta.location.guild));
        let mut due: Vec<(Timestamp, MatchId)> =
            ours.filter_map(|meta| Some((meta.deadline?, meta.id))).filter(|&(deadline, _)| deadline <= now).collect();
        due.sort();
        Ok(due.into_iter().take(limit).map(|(_, id)| id).collect())
    }

    async fn settings(&self, _guild: GuildId) -> Result<GuildSettings, StoreError> {
        Ok(GuildSettings::default())
    }

    async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError> {
        let places = [NoticePlace::Channel, NoticePlace::Direct, NoticePlace::Nowhere];
        Ok(UserSettings { notices: Some(places[user.0 as usize % places.len()]), ..UserSettings::default() })
    }

    async fn store_audit_entry(&self, _act: &AuditEntry) -> Result<(), StoreError> {
        Ok(())
    }

    async fn tournament_host(&self, id: TournamentId) -> Result<Option<UserId>, StoreError> {
        Ok(lock(&self.0).tournaments.get(&id).map(|tournament| tournament.host))
    }

    // Only one process is running, so no answer has to be stored for another process.
    async fn store_invitation_answer(&self, _: MatchId, _: UserId, _: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn has_answer(&self, _: MatchId, _: UserId, _: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn invitation_answers(&self, _: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError> {
        Ok(Vec::new())
    }

    async fn remove_answer(&self, _: MatchId, _: UserId, _: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError> {
        Ok(OperatorBlocks::default())
    }

    async fn had_auto_draws(&self, _: UserId, _: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn away_until(&self, _: UserId, _: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    async fn days_off_taken(&self, user: UserId, season: Season) -> Result<usize, StoreError> {
        Ok(lock(&self.0).days_off.iter().filter(|day| (day.user, day.season) == (user, season)).count())
    }
}

#[async_trait]
impl TournamentStore for MemoryStore {
    async fn create_tournament(
        &self,
        tournament: &Tournament,
        interaction: InteractionId,
        max: usize,
    ) -> Result<TournamentId, StoreError> {
        let rows = &mut *lock(&self.0);
        if !rows.tournament_interactions.insert(interaction) {
            return Err(StoreError::Duplicate);
        }
        let open = rows.tournaments.values().filter(|other| other.guild == tournament.guild && other.is_open());
        if let Err(error) = tournament.check_may_open(&open.cloned().collect::<Vec<_>>(), max) {
            rows.tournament_interactions.remove(&interaction);
            return Err(error);
        }
        let id = TournamentId(rows.tournaments.len() as i64 + 1);
        rows.tournaments.insert(id, Tournament { id, ..tournament.clone() });
        Ok(id)
    }

    async fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        let tournament = lock(&self.0).tournaments.get(&id).cloned();
        let read = tournament.as_ref().map_or(Ok(()), Tournament::validate);
        read.map_err(|why| StoreError::Unreadable { what: "a stored tournament".to_owned(), why })?;
        Ok(tournament)
    }

    async fn cancel_unreadable(&self, _: TournamentId, _: ChannelId, _: Option<UserId>) -> Result<bool, StoreError> {
        unreachable!("every tournament can be read")
    }

    async fn open_tournaments(&self, of: &ShardSet) -> Result<Vec<TournamentId>, StoreError> {
        let rows = lock(&self.0);
        let open = rows
            .tournaments
            .values()
            .filter(|tournament| tournament.is_open() && of.contains_guild(Some(tournament.guild)));
        Ok(open.map(|tournament| tournament.id).collect())
    }

    async fn open_tournaments_in(&self, channel: ChannelId) -> Result<Vec<Tournament>, StoreError> {
        let rows = lock(&self.0);
        let open = rows.tournaments.values().filter(|open| open.is_open() && open.channel == channel);
        Ok(open.cloned().collect())
    }

    async fn save_tournament(&self, tournament: &mut Tournament, _now: Timestamp) -> Result<(), StoreError> {
        let rows = &mut *lock(&self.0);
        let stored = rows.tournaments.get_mut(&tournament.id).ok_or(StoreError::Conflict)?;
        if stored.version != tournament.version {
            return Err(StoreError::Conflict);
        }
        tournament.version += 1;
        *stored = tournament.clone();
        Ok(())
    }

    async fn match_of_table(&self, table: TournamentTable) -> Result<Option<MatchId>, StoreError> {
        Ok(lock(&self.0).match_of_table(table))
    }
}
