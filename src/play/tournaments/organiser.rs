//! The actions of a tournament's organiser: its host, or a moderator. `outbox.rs` posts news about these actions.

use std::time::Duration;

use strum::IntoStaticStr;

use super::model::{
    ArrivalExtension, Correction, Format, HowDecided, Table, TablePlayer, TableResult, Tournament, TournamentEntrant,
    TournamentNewsKind, TournamentStage,
};
use super::rounds::{MAX_ENTRANTS, table_from_pairing};
use super::tables::{OPEN_AFTER_MATCH, stopped_match_points};
use super::{MAX_TRIES, Tournaments};
use crate::ids::{ChannelId, TournamentId, UserId};
use crate::play::actor::mailbox::Mail;
use crate::play::domain::{Error, MatchMeta, Reason, Stage, StoreError, User};
use crate::play::table::lobby::{self, max_arrival_time};
use crate::timestamp::Timestamp;
use contract::{GameInfo, Phrase};

/// The lowest value to which an organiser can limit the number of entrants.
pub const MIN_ENTRANT_LIMIT: usize = 2;
/// How many days in the future a tournament's start time can be.
pub const MAX_DAYS_AHEAD: i64 = 60;
/// When entrants are reminded, in minutes before the start. The last reminder comes first.
const REMINDER_MINUTES: [u64; 2] = [10, 60];

/// The actions of an organiser, except beginning and stopping the tournament.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OrganiserAction {
    Title(String),
    Description(String),
    Limit(usize),
    /// Set the time at which the tournament begins, with the time zone in which the organiser typed it.
    BeginAt(Timestamp, String),
    /// Remove an entrant. If `replace` is true, a substitute can take their place.
    Remove {
        user: UserId,
        replace: bool,
    },
    HandOver(UserId),
    Correct {
        round: usize,
        table: usize,
        /// The half points of both seats.
        scores: [i64; 2],
        reason: String,
    },
    /// Give the players of a table of the newest round more time to arrive.
    MoreTime(usize),
    /// End the newest round although some tables have no result.
    EndRound,
}

/// The facts about the newest round's matches that an organiser's action depends on.
#[derive(Default)]
pub(super) struct RoundState {
    /// The time until which players can arrive at the table that [`OrganiserAction::MoreTime`] names.
    pub arrival_deadline: Timestamp,
    /// The tables that wait for their players.
    pub waiting_tables: Vec<usize>,
}

impl Tournament {
    /// Checks that the user is the host or a moderator, and that the tournament can still be organised. After the end,
    /// results can be corrected for an hour, except in a duplicate.
    ///
    /// # Errors
    /// Fails if the user is neither host nor moderator, or if the tournament can no longer be organised.
    pub fn check_organiser(&self, user: UserId, moderator: bool, now: Timestamp) -> Result<(), Error> {
        self.check_host(user, moderator)?;
        let is_open = match self.stage {
            TournamentStage::SignUp | TournamentStage::Running => true,
            TournamentStage::Over => {
                let ended = self.plan.organised.ended_at.filter(|_| self.plan.format != Format::Duplicate);
                ended.is_some_and(|ended| now < ended + OPEN_AFTER_MATCH)
            }
            TournamentStage::Cancelled => false,
        };
        if is_open { Ok(()) } else { Err(Error::with_reason(Reason::TournamentOver)) }
    }

    /// Carries out an action of the organiser. `acts` is the number of earlier actions that the organiser knew of.
    /// `found` is the state of the newest round's matches.
    ///
    /// # Errors
    /// Fails if another action came first, or if the rules forbid the action.
    pub(super) fn apply_organiser_action(
        &mut self,
        act: &OrganiserAction,
        acts: usize,
        info: &GameInfo,
        now: Timestamp,
        found: &RoundState,
    ) -> Result<(), Error> {
        if self.plan.organised.acts != acts {
            return Err(Error::with_reason(Reason::Outdated));
        }
        let rounds = self.plan.rounds.len();
        let is_in_event = matches!(act, OrganiserAction::Title(_) | OrganiserAction::Description(_));
        let plans = is_in_event || matches!(act, OrganiserAction::Limit(_) | OrganiserAction::BeginAt(..));
        if plans && self.stage != TournamentStage::SignUp {
            return Err(Error::with_reason(Reason::TournamentBegun));
        }
        if !matches!(act, OrganiserAction::Correct { .. }) {
            self.check_not_over()?;
        }
        let organised = &mut self.plan.organised;
        organised.event_outdated |= is_in_event && self.plan.event.is_some();
        let mut news = Vec::new();
        match act {
            OrganiserAction::Title(title) => organised.title = Some(title.clone()),
            OrganiserAction::Description(description) => organised.description = Some(description.clone()),
            OrganiserAction::Limit(limit) => self.set_entrant_limit(*limit, info)?,
            OrganiserAction::BeginAt(at, zone) => {
                let is_same = self.plan.begins_at == Some(*at);
                self.set_begin_time(*at, now)?;
                self.plan.organised.zone = Some(zone.clone());
                let mut users: Vec<UserId> = self.entrants.iter().filter_map(|entrant| entrant.user).collect();
                if !users.is_empty() && !is_same {
                    if !self.plan.organised.try_mention_all(now) {
                        users.clear();
                    }
                    news.push((TournamentNewsKind::Begins(*at), users));
                }
            }
            OrganiserAction::Remove { user, replace } => {
                news.push((self.remove_entrant(*user, *replace)?, vec![*user]))
            }
            OrganiserAction::HandOver(user) => {
                self.active_entrant_number(*user).ok_or_else(|| Error::with_reason(Reason::Outdated))?;
                self.host = *user;
                news.push((TournamentNewsKind::HandedOver, vec![*user]));
            }
            OrganiserAction::Correct { round, table, scores, reason } => {
                news = self.correct_result((*round, *table), *scores, reason, &found.waiting_tables)?;
            }
            OrganiserAction::MoreTime(table) => {
                let more = ArrivalExtension { round: rounds, table: *table, until: found.arrival_deadline };
                organised.more_time.push(more);
                let users = self.newest_tables().get(*table).map_or(Vec::new(), |at| self.users_at(at));
                news.push((TournamentNewsKind::MoreTime(more), users));
            }
            OrganiserAction::EndRound => news.push((TournamentNewsKind::Early(rounds), self.end_round_early()?)),
        }
        self.plan.organised.record_action(news);
        Ok(())
    }

    /// Limits the number of entrants.
    ///
    /// # Errors
    /// Fails if the limit is too low or too high, or below the number of entrants.
    pub fn set_entrant_limit(&mut self, limit: usize, info: &GameInfo) -> Result<(), Error> {
        let most = self.max_entrants(info);
        if !(MIN_ENTRANT_LIMIT..=most).contains(&limit) {
            let phrase = Phrase::new("tournament-limit-range").with("least", MIN_ENTRANT_LIMIT);
            return Err(phrase.with("most", most).into());
        }
        if limit < self.entrants.len() {
            return Err(Phrase::new("tournament-limit-below").with("count", self.entrants.len()).into());
        }
        self.plan.organised.limit = Some(limit);
        Ok(())
    }

    /// Returns the number of entrants that the format allows.
    pub fn max_entrants(&self, info: &GameInfo) -> usize {
        match self.plan.format {
            Format::Duplicate => self.plan.tables * info.seats.end(),
            _ => MAX_ENTRANTS,
        }
    }

    /// Sets the time at which the tournament begins. Skips reminders that are already overdue.
    ///
    /// # Errors
    /// Fails if the time is in the past or too far away.
    pub fn set_begin_time(&mut self, at: Timestamp, now: Timestamp) -> Result<(), Error> {
        let last = now + Duration::from_secs(86_400 * MAX_DAYS_AHEAD.unsigned_abs());
        if at <= now || at > last {
            return Err(Phrase::new("tournament-when-unclear").with("days", MAX_DAYS_AHEAD).into());
        }
        self.plan.begins_at = Some(at);
        let organised = &mut self.plan.organised;
        organised.event_outdated |= self.plan.event.is_some();
        organised.reminding = None;
        organised.reminded = None;
        self.plan.organised.reminded = self.due_reminder(now);
        Ok(())
    }

    /// Returns the reminder that is due, as minutes before the start.
    pub(super) fn due_reminder(&self, now: Timestamp) -> Option<u64> {
        let at = self.plan.begins_at.filter(|at| self.stage == TournamentStage::SignUp && now < *at)?;
        let due = REMINDER_MINUTES.into_iter().find(|minutes| at - Duration::from_secs(60 * minutes) <= now)?;
        self.plan.organised.reminded.is_none_or(|before| before > due).then_some(due)
    }

    fn remove_entrant(&mut self, user: UserId, replace: bool) -> Result<TournamentNewsKind, Error> {
        let number = self.entrant_number(user).ok_or_else(|| Error::with_reason(Reason::Outdated))?;
        let replace = replace && self.stage == TournamentStage::Running;
        let has_left = self.entrants[number].left.is_some();
        // A substitute is no longer possible if the bracket has gone on without this entrant.
        let is_too_late = self.plan.format == Format::Knockout
            && self.entrants[number].left.is_some_and(|left| left < self.plan.rounds.len());
        if has_left && (!replace || is_too_late || self.wants_substitute(number)) {
            return Err(Error::with_reason(Reason::Outdated));
        }
        self.withdraw(number, user);
        if !replace {
            return Ok(TournamentNewsKind::Removed);
        }
        self.plan.organised.wanted.push(number);
        Ok(TournamentNewsKind::Wanted(number))
    }

    /// Gives a user the place and the points of the first entrant for whom a substitute is wanted. If that entrant's
    /// table is `waiting`, the user also plays there. If that entrant's match has begun, it continues without the user.
    ///
    /// # Errors
    /// Fails if no substitute is wanted, or if the user plays or has played in the tournament.
    pub fn substitute(&mut self, user: &User, waiting: &[usize]) -> Result<(), Error> {
        if self.stage != TournamentStage::Running || self.plan.organised.wanted.is_empty() {
            return Err(Error::with_reason(Reason::Outdated));
        }
        if self.entrant_number(user.id).is_some() {
            return Err(Error::user("tournament-not-substitute"));
        }
        let number = self.plan.organised.wanted.remove(0);
        let joined = self.entrants[number].joined;
        self.entrants[number] =
            TournamentEntrant { user: Some(user.id), level: None, name: user.name.clone(), joined, left: None };
        let is_seated = |table: &Table| table.seats.contains(&TablePlayer::Entrant(number));
        let news = match self.newest_tables().iter().position(is_seated).filter(|at| waiting.contains(at)) {
            Some(at) => (TournamentNewsKind::Seated(at), vec![user.id]),
            None => (TournamentNewsKind::Substituted(number), vec![user.id, self.host]),
        };
        self.plan.organised.record_action([news]);
        Ok(())
    }

    pub(super) fn wants_substitute(&self, number: usize) -> bool {
        self.plan.organised.wanted.contains(&number)
    }

    /// Returns the tables of the newest round.
    pub(super) fn newest_tables(&self) -> &[Table] {
        self.plan.rounds.last().map_or(&[], |round| &round.tables)
    }

    /// Returns whether the organiser can correct the results of this round. In a knockout, only the newest two rounds
    /// can be corrected.
    pub fn can_correct(&self, round: usize) -> bool {
        let rounds = self.plan.rounds.len();
        match self.plan.format {
            Format::Duplicate => false,
            Format::Knockout => round + 1 == rounds || round + 2 == rounds && self.stage == TournamentStage::Running,
            Format::Swiss | Format::RoundRobin => round < rounds,
        }
    }

    /// Corrects a result. Returns the news about the correction. In a knockout, the entrants who advance after the
    /// correction get seats in the newest round; their tables must be in `waiting`.
    fn correct_result(
        &mut self,
        (round, table): (usize, usize),
        scores: [i64; 2],
        reason: &str,
        waiting: &[usize],
    ) -> Result<Vec<(TournamentNewsKind, Vec<UserId>)>, Error> {
        if !self.can_correct(round) {
            return Err(Error::user("tournament-correct-knockout"));
        }
        let mut corrected = self.clone();
        let at = corrected.plan.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table));
        let at = at.filter(|at| at.seats.len() == 2).ok_or_else(|| Error::with_reason(Reason::Outdated))?;
        let result = at.result.as_mut().filter(|result| result.how != HowDecided::Bye);
        let result = result.ok_or_else(|| Error::with_reason(Reason::Outdated))?;
        let before = std::mem::replace(&mut result.scores, scores.map(|score| Some(score.clamp(0, 2))).to_vec());
        let organised = &mut corrected.plan.organised;
        organised.corrections.push(Correction { round, table, before, reason: reason.to_owned() });
        let number = TournamentNewsKind::Corrected(organised.corrections.len() - 1);
        let mut news = vec![(number, self.users_at(&self.plan.rounds[round].tables[table]))];
        let is_over = self.stage == TournamentStage::Over;
        if self.plan.format == Format::Knockout && (is_over || round + 1 < self.plan.rounds.len()) {
            news.extend(corrected.repeat_pairing(round + 1, waiting)?);
        }
        if is_over {
            // Makes the bot post the end of the tournament again.
            corrected.plan.posted = self.plan.posted.min(self.plan.rounds.len() - 1);
            corrected.plan.end_shown = false;
        }
        *self = corrected;
        Ok(news)
    }

    /// Pairs this round of a knockout again, because a result of an earlier round was corrected. Returns the news for
    /// the users who get a seat. If this fails, the tournament may be only partly changed, and the caller must drop it.
    fn repeat_pairing(
        &mut self,
        round: usize,
        waiting: &[usize],
    ) -> Result<Vec<(TournamentNewsKind, Vec<UserId>)>, Error> {
        let refused = || Error::user("tournament-correct-knockout");
        let again = self.pairings_until(round).next_round().unwrap_or_default();
        let tables = self.plan.rounds.get_mut(round).map(|round| &mut round.tables[..]).unwrap_or_default();
        if again.len() != tables.len() {
            return Err(refused());
        }
        let mut news = Vec::new();
        for (number, (at, pairing)) in tables.iter_mut().zip(again).enumerate() {
            let Table { seats, replay, .. } = table_from_pairing(pairing);
            if seats == at.seats && replay == at.replay {
                continue;
            }
            if seats.len() != at.seats.len() || replay != at.replay || !waiting.contains(&number) {
                return Err(refused());
            }
            let before = std::mem::replace(&mut at.seats, seats);
            let new = at.seats.iter().filter(|seated| !before.contains(seated)).filter_map(|seated| seated.entrant());
            let users: Vec<UserId> = new.filter_map(|entrant| self.entrants[entrant].user).collect();
            news.extend((!users.is_empty()).then_some((TournamentNewsKind::Seated(number), users)));
        }
        Ok(news)
    }

    /// Returns whether the organiser can end the newest round early.
    pub fn can_end_round(&self) -> bool {
        let is_paired = self.stage == TournamentStage::Running && self.plan.format != Format::Duplicate;
        is_paired && !self.is_round_over() && !self.was_ended_early()
    }

    /// Ends the newest round. Returns the users at tables without a result.
    fn end_round_early(&mut self) -> Result<Vec<UserId>, Error> {
        if !self.can_end_round() {
            return Err(Error::with_reason(Reason::Outdated));
        }
        self.plan.organised.early = Some(self.plan.rounds.len());
        let tables = self.newest_tables().iter();
        Ok(tables.filter(|table| table.result.is_none()).flat_map(|table| self.users_at(table)).collect())
    }

    /// Returns whether the organiser has ended the newest round early.
    pub(super) fn was_ended_early(&self) -> bool {
        self.plan.organised.early == Some(self.plan.rounds.len())
    }
}

impl Tournaments {
    /// Carries out an action of the host or a moderator. `acts` is the number of actions at the time when the
    /// organiser's page was shown. If there are more by now, the press is refused.
    ///
    /// # Errors
    /// Fails if there is no such tournament in this channel, if its rules forbid the action, or if the store fails.
    pub async fn run_organiser_action(
        &self,
        (id, channel): (TournamentId, ChannelId),
        user: &User,
        moderator: bool,
        acts: usize,
        act: &OrganiserAction,
    ) -> Result<Tournament, Error> {
        for _ in 0..MAX_TRIES {
            let mut tournament = self.get(id, channel).await?;
            let now = self.matches.now();
            tournament.check_organiser(user.id, moderator, now)?;
            let mut found = RoundState::default();
            match act {
                OrganiserAction::MoreTime(table) => {
                    let lobby = self.lobby_at(&tournament, *table).await?;
                    let lobby = lobby.ok_or_else(|| Error::user("tournament-not-waiting"))?;
                    found.arrival_deadline = lobby.deadline.unwrap_or(now).max(now) + max_arrival_time(lobby.pace);
                }
                OrganiserAction::Correct { .. } => found.waiting_tables = self.waiting_tables(&tournament).await?,
                _ => (),
            }
            let info = super::game_of(&tournament)?.info();
            let before = tournament.clone();
            tournament.apply_organiser_action(act, acts, info, now, &found)?;
            if self.replace_waiting_players_and_store(&before, &mut tournament, &found.waiting_tables).await? {
                let name: &str = act.into();
                let reason = match act {
                    OrganiserAction::Correct { reason, .. } => reason,
                    _ => "",
                };
                tracing::info!(tournament = id.to_short(), acts, act = name, reason, "an organiser acted");
                return Ok(tournament);
            }
        }
        Err(Error::user("table-busy"))
    }

    /// Returns the match of this table of the newest round if the match still waits for its players.
    async fn lobby_at(&self, tournament: &Tournament, table: usize) -> Result<Option<MatchMeta>, StoreError> {
        let table = tournament.newest_tables().get(table).filter(|table| table.result.is_none());
        let meta = self.load_match(table.and_then(|table| table.match_id)).await?;
        Ok(meta.filter(|meta| meta.stage == Stage::Lobby))
    }

    /// Extends the arrival deadlines of the matches whose players the organiser gave more time.
    pub(super) async fn extend_arrival_times(&self, tournament: &Tournament) -> Result<(), StoreError> {
        let newest = tournament.plan.rounds.len();
        for more in tournament.plan.organised.more_time.iter().filter(|more| more.round == newest) {
            let lobby = self.lobby_at(tournament, more.table).await?;
            if let Some(lobby) = lobby.filter(|lobby| lobby.deadline < Some(more.until)) {
                self.matches.actors.send_mail(lobby.id, Mail::ExtendArrivalTime(more.until));
            }
        }
        Ok(())
    }

    /// Returns the result of a table whose round ends early: players who have not arrived lose. A match that has begun,
    /// or that could not be opened, is drawn.
    pub(super) async fn early_result(&self, format: Format, table: &Table) -> Result<TableResult, StoreError> {
        let meta = self.load_match(table.match_id).await?;
        if let Some((result, _)) = self.table_result(format, &table.seats, meta.as_ref()).await? {
            return Ok(result);
        }
        let draw = TableResult { scores: vec![Some(1); table.seats.len()], how: HowDecided::Played };
        let Some(mut meta) = meta.filter(|meta| meta.stage == Stage::Lobby) else { return Ok(draw) };
        lobby::note_absent(&mut meta);
        Ok(TableResult { scores: stopped_match_points(&meta), how: HowDecided::NoShow })
    }
}
