//! A fake store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_trait::async_trait;
use parking_lot::Mutex;

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use crate::play::*;
use crate::timestamp::Timestamp;
use contract::Seat;

/// A store in memory that can fail.
#[derive(Default)]
pub struct FakeStore {
    pub matches: Mutex<BTreeMap<MatchId, StoredMatch>>,
    interactions: Mutex<BTreeMap<InteractionId, MatchId>>,
    /// The matches whose last change might not have been shown yet, with the time of that change.
    pub unshown: Mutex<BTreeMap<MatchId, Timestamp>>,
    pub failing: AtomicBool,
    /// Whether matches cannot be loaded.
    pub load_fails: AtomicBool,
    /// Whether the store saves the next change but loses the response to it.
    pub answer_lost: AtomicBool,
    /// Whether the store repeats a change after a lost response, as the PostgreSQL store does.
    pub repeats: AtomicBool,
    pub finished: Mutex<Vec<MatchResult>>,
    pub acts: Mutex<Vec<AuditEntry>>,
    /// The effects of each match's end.
    pub ratings: Mutex<MatchEffects>,
    pub deals: Mutex<Vec<FakeDeal>>,
    pub days_off: Mutex<Vec<DayOff>>,
    /// Until when users are away.
    pub away: Mutex<BTreeMap<UserId, Timestamp>>,
    /// The matches with a step that cannot be read.
    pub unreadable: Mutex<BTreeSet<MatchId>>,
    /// The settings for every server.
    pub settings: Mutex<GuildSettings>,
    pub user_settings: Mutex<BTreeMap<UserId, UserSettings>>,
    /// Pairs of a user and a host whom the user blocked.
    pub blocked_hosts: Mutex<BTreeSet<(UserId, UserId)>>,
    pub invitations: Mutex<Vec<FakeInvitation>>,
    answers: Mutex<BTreeMap<(MatchId, UserId), InvitationAnswer>>,
    pub blocks: Mutex<OperatorBlocks>,
    /// The host of every tournament.
    pub tournament_host: Mutex<Option<UserId>>,
    /// Whether unreadable matches cannot be stopped.
    pub unstoppable: AtomicBool,
    /// The number of interactions so far. The seeds of matches depend on it, so a test always plays the same matches.
    pub tokens: AtomicU64,
}

/// The stored results of a match with a fixed deal.
#[derive(Clone, Debug)]
pub struct FakeDeal {
    pub code: String,
    pub id: MatchId,
    pub scores: Vec<(Seat, DealScore)>,
}

/// A stored invitation.
#[derive(Clone, Copy)]
pub struct FakeInvitation {
    pub id: MatchId,
    pub user: UserId,
    pub host: UserId,
    pub at: Timestamp,
    pub stranger: bool,
    /// Whether the user was notified.
    pub noticed: bool,
}

impl FakeStore {
    pub fn saved(&self, id: MatchId) -> StoredMatch {
        self.matches.lock().get(&id).expect("a stored match").clone()
    }

    /// Changes a stored match directly, without the service.
    pub fn change(&self, id: MatchId, change: impl FnOnce(&mut MatchMeta)) {
        change(&mut self.matches.lock().get_mut(&id).expect("a stored match").meta);
    }

    pub fn matches(&self) -> usize {
        self.matches.lock().len()
    }

    fn works(&self) -> Result<(), StoreError> {
        if self.failing.load(Ordering::SeqCst) { Err(StoreError::Failed("the disk is full".into())) } else { Ok(()) }
    }

    fn open(&self) -> Vec<OpenMatch> {
        let open = |saved: &&StoredMatch| saved.meta.stage.is_open();
        let brief = |saved: &StoredMatch| OpenMatch {
            id: saved.meta.id,
            game: saved.meta.game.clone(),
            location: saved.meta.location,
            lobby: saved.meta.stage == Stage::Lobby,
        };
        self.matches.lock().values().rev().filter(open).map(brief).collect()
    }

    fn have_played(&self, one: UserId, other: UserId) -> bool {
        let matches = self.matches.lock();
        let mut begun = matches.values().filter(|stored| stored.meta.started_at.is_some());
        begun.any(|stored| stored.meta.seat_of(one).is_some() && stored.meta.seat_of(other).is_some())
    }

    fn facts(&self, host: UserId, user: UserId, now: Timestamp) -> InvitationEligibility {
        let invitations = self.invitations.lock();
        let recent_invitations = invitations
            .iter()
            .filter(|invitation| invitation.user == user && invitation.at > now - InvitationEligibility::RECENT_SPAN);
        InvitationEligibility {
            invited_by: self
                .user_settings
                .lock()
                .get(&user)
                .map_or(InvitedBy::default(), |settings| settings.invited_by),
            blocked: self.blocked_hosts.lock().contains(&(user, host)),
            have_played: self.have_played(user, host),
            recent_invitations: recent_invitations
                .map(|invitation| (invitation, self.saved(invitation.id).meta))
                .filter(|(invitation, meta)| meta.stage == Stage::Lobby || invitation.noticed)
                .map(|(invitation, meta)| RecentInvitation {
                    host: invitation.host,
                    stranger: invitation.stranger,
                    accepted: meta.seat_of(user).is_some(),
                    at: invitation.at,
                })
                .collect(),
        }
    }

    fn has_room(&self, meta: &MatchMeta, most: u32, now: Timestamp) -> Result<(), StoreError> {
        let matches = self.matches.lock();
        let counts = |stored: &&StoredMatch| {
            stored.meta.counts_in_channel(now) && stored.meta.location.channel == meta.location.channel
        };
        let there = matches.values().filter(counts).count();
        if most > 0 && there >= most as usize { Err(StoreError::OpenLimit) } else { Ok(()) }
    }
}

#[async_trait]
impl Store for FakeStore {
    async fn create(
        &self,
        meta: &MatchMeta,
        most: Option<u32>,
        interaction: Option<InteractionId>,
    ) -> Result<MatchId, StoreError> {
        self.works()?;
        if interaction.is_some_and(|interaction| self.interactions.lock().contains_key(&interaction)) {
            return Err(StoreError::Duplicate);
        }
        self.has_room(meta, most.unwrap_or(0), meta.opened_at)?;
        let guild = meta.location.guild.filter(|_| most.is_some());
        self.check_lobby_limits(meta.host, guild, &meta.reserved, meta.opened_at).await?;
        let stranger = |guest: &Reservation| (guest.user, !self.have_played(guest.user, meta.host));
        let invited: Vec<_> = meta.reserved.iter().map(stranger).collect();
        let mut matches = self.matches.lock();
        let id = MatchId(matches.len() as i64 + 1);
        let meta = MatchMeta { id, number: id.0, ..meta.clone() };
        self.interactions.lock().extend(interaction.map(|interaction| (interaction, id)));
        self.unshown.lock().insert(id, meta.opened_at);
        let (host, at) = (meta.host, meta.opened_at);
        let invitation = |(user, stranger)| FakeInvitation { id, user, host, at, stranger, noticed: false };
        self.invitations.lock().extend(invited.into_iter().map(invitation));
        matches.insert(id, StoredMatch { meta, steps: Vec::new(), ratings: MatchEffects::default() });
        Ok(id)
    }

    async fn check_lobby_limits(
        &self,
        host: UserId,
        guild: Option<GuildId>,
        guests: &[Reservation],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let is_lobby = |stored: &&StoredMatch| {
            let meta = &stored.meta;
            meta.stage == Stage::Lobby && meta.host == host && meta.location.guild == guild && meta.practice.is_none()
        };
        if guild.is_some() && self.matches.lock().values().filter(is_lobby).count() >= MAX_LOBBIES {
            return Err(StoreError::HostLimit);
        }
        let users = guests.iter().map(|guest| guest.user);
        let facts = users.map(|user| (user, self.facts(host, user, now)));
        let refused: Vec<_> = facts
            .filter(|(_, facts)| !facts.allows_host(host))
            .map(|(user, facts)| (user, facts.reinvitable_at(host)))
            .collect();
        if refused.is_empty() { Ok(()) } else { Err(StoreError::uninvitable(&refused, now)) }
    }

    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.interactions.lock().get(&interaction).copied())
    }

    async fn load_meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        self.works()?;
        Ok(self.matches.lock().get(&id).map(|saved| saved.meta.clone()))
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.works()?;
        if self.load_fails.load(Ordering::SeqCst) {
            return Err(StoreError::Failed("the database is busy".into()));
        }
        let saved = self.matches.lock().get(&id).cloned();
        match saved {
            Some(saved) if self.unreadable.lock().contains(&id) => {
                let what = format!("match {}", saved.meta.id.to_short());
                Err(StoreError::Unreadable { what, why: "step 0 is not JSON".into() })
            }
            saved => Ok(saved),
        }
    }

    async fn commit(&self, commit: MatchChange) -> Result<MatchEffects, StoreError> {
        self.works()?;
        if commit.interaction.is_some_and(|interaction| self.interactions.lock().contains_key(&interaction)) {
            return Err(StoreError::Duplicate);
        }
        commit.reopen_limit.map_or(Ok(()), |most| self.has_room(&commit.meta, most, commit.changed_at))?;
        let mut matches = self.matches.lock();
        let saved = matches.get_mut(&commit.meta.id).ok_or(StoreError::Conflict)?;
        if saved.meta.version + 1 != commit.meta.version || saved.steps.len() != commit.stored_step_count {
            return Err(StoreError::Conflict);
        }
        if let Some(before) = &commit.meta_before {
            let before = MatchMeta { location: saved.meta.location, ..(**before).clone() };
            assert_eq!(format!("{before:?}"), format!("{:?}", saved.meta), "`before` must be the stored match");
        }
        if commit.days_off.iter().any(|day| self.days_off.lock().contains(day)) {
            return Err(StoreError::Conflict);
        }
        self.days_off.lock().extend_from_slice(&commit.days_off);
        self.interactions.lock().extend(commit.interaction.map(|interaction| (interaction, commit.meta.id)));
        self.unshown.lock().insert(commit.meta.id, commit.changed_at);
        let location = commit.location.unwrap_or(saved.meta.location);
        saved.meta = MatchMeta { location, ..(*commit.meta).clone() };
        saved.steps.extend_from_slice(&commit.steps);
        let ratings = commit.result.as_ref().map_or(MatchEffects::default(), |_| self.ratings.lock().clone());
        self.finished.lock().extend(commit.result);
        if let Some(deal) = commit.meta.deal.as_ref().filter(|_| !commit.deal_scores.is_empty()) {
            let (code, id, scores) = (deal.code.clone(), commit.meta.id, commit.deal_scores);
            self.deals.lock().push(FakeDeal { code, id, scores });
        }
        if self.answer_lost.swap(false, Ordering::SeqCst) {
            let repeated = commit.interaction.is_some() && self.repeats.load(Ordering::SeqCst);
            return Err(if repeated {
                StoreError::Duplicate
            } else {
                StoreError::Failed("the connection broke".into())
            });
        }
        Ok(ratings)
    }

    async fn stop_unreadable_match(&self, id: MatchId) -> Result<bool, StoreError> {
        self.works()?;
        if self.unstoppable.load(Ordering::SeqCst) {
            return Err(StoreError::Failed("the disk is full".into()));
        }
        let mut matches = self.matches.lock();
        let meta = &mut matches.get_mut(&id).ok_or(StoreError::Conflict)?.meta;
        let was_open = !meta.stage.is_final();
        if was_open {
            meta.outcome = (meta.stage != Stage::Lobby).then(|| contract::Outcome::stopped(Vec::new()).to_json());
            meta.stage = if meta.stage == Stage::Lobby { Stage::Cancelled } else { Stage::Over };
            meta.version += 1;
            meta.deadline = None;
        }
        Ok(was_open)
    }

    async fn store_deal_results(
        &self,
        code: &str,
        id: MatchId,
        scores: &[(Seat, DealScore)],
    ) -> Result<(), StoreError> {
        self.works()?;
        let mut deals = self.deals.lock();
        if deals.iter().all(|stored| stored.id != id) {
            deals.push(FakeDeal { code: code.to_owned(), id, scores: scores.to_vec() });
        }
        Ok(())
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        if let Some(saved) = self.matches.lock().get_mut(&id)
            && saved.meta.location.message < location.message
        {
            saved.meta.location = location;
        }
        Ok(())
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        self.works()?;
        Ok(self.open().into_iter().filter(|open| of.contains_guild(open.location.guild)).collect())
    }

    async fn open_matches_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError> {
        Ok(self.open().into_iter().filter(|open| open.location.channel == channel).collect())
    }

    async fn archived_matches_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let matches = self.matches.lock();
        let archived =
            |saved: &&StoredMatch| saved.meta.stage == Stage::Archived && saved.meta.location.channel == channel;
        Ok(matches.values().rev().filter(archived).take(limit).map(|saved| saved.meta.id).collect())
    }

    async fn matches_without_channel(
        &self,
        guild: GuildId,
        user: UserId,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        let matches = self.matches.lock();
        let wanted = |saved: &&StoredMatch| {
            let MatchMeta { stage, location, .. } = saved.meta;
            let lost = stage == Stage::Archived && location.message.is_none() && location.joined_guild() == Some(guild);
            lost && saved.meta.seat_of(user).is_some()
        };
        Ok(matches.values().rev().filter(wanted).take(limit).map(|saved| saved.meta.id).collect())
    }

    async fn unshown_matches(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let of_shards = |id: &MatchId| of.contains_guild(self.saved(*id).meta.location.guild);
        let unshown = self.unshown.lock();
        let recent = unshown.iter().filter(|(id, at)| **at > since && of_shards(id));
        let mut unshown: Vec<_> = recent.map(|(id, at)| (*at, *id)).collect();
        unshown.sort_by_key(|&(at, id)| std::cmp::Reverse((at, id)));
        Ok(unshown.into_iter().take(limit).map(|(_, id)| id).collect())
    }

    async fn store_shown_versions(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        for (id, version) in shown {
            if self.saved(*id).meta.version == *version {
                self.unshown.lock().remove(id);
            }
        }
        Ok(())
    }

    async fn overdue_matches(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let matches = self.matches.lock();
        let due = |saved: &&StoredMatch| saved.meta.stage.is_open() && saved.meta.deadline.is_some_and(|at| at <= now);
        let of_shards = |saved: &&StoredMatch| of.contains_guild(saved.meta.location.guild);
        let brief = |saved: &StoredMatch| (saved.meta.deadline, saved.meta.id);
        let mut due: Vec<_> = matches.values().filter(due).filter(of_shards).map(brief).collect();
        due.sort();
        Ok(due.into_iter().take(limit).map(|(_, id)| id).collect())
    }

    async fn settings(&self, _guild: GuildId) -> Result<GuildSettings, StoreError> {
        Ok(self.settings.lock().clone())
    }

    async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError> {
        Ok(self.user_settings.lock().get(&user).cloned().unwrap_or_default())
    }

    async fn store_audit_entry(&self, act: &AuditEntry) -> Result<(), StoreError> {
        self.acts.lock().push(act.clone());
        Ok(())
    }

    async fn tournament_host(&self, _: TournamentId) -> Result<Option<UserId>, StoreError> {
        Ok(*self.tournament_host.lock())
    }

    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError> {
        self.works()?;
        Ok(self.blocks.lock().clone())
    }

    async fn end_silence(&self, silence: &Silence) -> Result<LostTime, StoreError> {
        self.works()?;
        let mut of = ShardSet::empty(silence.shard_total);
        of.insert(silence.shard);
        let since = silence.since.unwrap_or(silence.until);
        let mut new_deadlines = Vec::new();
        for (id, saved) in &mut *self.matches.lock() {
            let guild = saved.meta.location.guild;
            let is_in_it = of.contains_guild(guild) && silence.guild.is_none_or(|silent| guild == Some(silent));
            if let Some(deadline) = saved.meta.deadline.as_mut().filter(|deadline| is_in_it && **deadline > since) {
                *deadline = *deadline + (silence.until - since);
                new_deadlines.push((*id, *deadline));
            }
        }
        Ok(LostTime { duration: silence.until - since, new_deadlines })
    }

    async fn had_auto_draws(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        self.works()?;
        let matches = self.matches.lock();
        let of_game = matches.values().filter(|saved| saved.meta.game == game && saved.meta.started_at.is_some());
        let newest = of_game.filter_map(|saved| Some((saved.meta.id, saved.meta.seat_of(user)?, saved)));
        let newest = newest.max_by_key(|(id, ..)| *id);
        Ok(newest.is_some_and(|(_, seat, saved)| saved.meta.seats[seat.index()].auto_draws.is_some()))
    }

    async fn store_invitation_answer(
        &self,
        id: MatchId,
        user: UserId,
        answer: &InvitationAnswer,
    ) -> Result<bool, StoreError> {
        let is_invited = self.invitations.lock().iter().any(|one| (one.id, one.user) == (id, user));
        is_invited.then(|| self.answers.lock().insert((id, user), answer.clone()));
        Ok(is_invited)
    }

    async fn has_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        Ok(self.answers.lock().get(&(id, user)) == Some(answer))
    }

    async fn invitation_answers(&self, of: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError> {
        let answers = self.answers.lock().clone().into_iter().map(|((id, user), answer)| (id, user, answer));
        Ok(answers.filter(|(id, ..)| of.contains_guild(self.saved(*id).meta.location.guild)).collect())
    }

    async fn remove_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError> {
        let mut answers = self.answers.lock();
        let is_stored = answers.get(&(id, user)) == Some(answer);
        Ok(is_stored && answers.remove(&(id, user)).is_some())
    }

    async fn away_until(&self, user: UserId, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.works()?;
        Ok(self.away.lock().get(&user).copied().filter(|until| *until > now))
    }

    async fn days_off_taken(&self, user: UserId, season: Season) -> Result<usize, StoreError> {
        Ok(self.days_off.lock().iter().filter(|day| (day.user, day.season) == (user, season)).count())
    }
}
