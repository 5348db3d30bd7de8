//! Tournaments and duplicates, which consist of rounds of matches.
//!
//! A tournament is one row in the store. As with a match, a press changes a copy of the tournament, which is then
//! stored. There are no actors: if two changes happen at the same time, the row's version decides which one is stored.
//! [`Tournaments::update`] does whatever is due: it begins rounds, opens threads and matches, reads results from
//! finished matches, and posts standings. It stores each step before it begins the next one, and checks what an earlier
//! process has already done, so the process can be killed at any point. Each result is read from the row of its match,
//! so no result counts twice.

mod checks;
mod model;
mod organiser;
mod outbox;
mod pairing;
mod ports;
mod queue;
mod rounds;
mod story;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tracing::Instrument;

use crate::ids::{ChannelId, InteractionId, MessageId, TournamentId};
use crate::play::domain::{
    Error, ShowError, StoreError, UpdateError, User, for_each_isolated, if_readable, poll_forever,
};
use crate::play::service::MatchService;
use crate::timestamp::Timestamp;
use contract::{Game, Level, Phrase, Seed};
use text::Locale;

pub use model::*;
pub use organiser::{MAX_DAYS_AHEAD, MIN_ENTRANT_LIMIT, OrganiserAction};
pub use pairing::{Bracket, BracketMatch};
pub use ports::*;
pub use queue::{QueueTurn, TurnQueues};
pub use rounds::{MAX_ENTRANTS, MAX_ROUNDS, MAX_TABLES, Points, StandingLine};
pub use story::ScoreSheetResult;

/// The interval between updates. The end of a tournament's match causes an update at once.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// How soon an unchanged tournament is updated again.
const RECHECK_INTERVAL: Duration = Duration::from_secs(30);
/// The maximum number of tournaments whose updates run at the same time.
const MAX_AT_ONCE: usize = 8;
/// How long members can sign up for a tournament without a start time. If the host has not begun it by then, it is
/// cancelled.
const MAX_SIGN_UP_TIME: Duration = Duration::from_secs(14 * 86_400);
/// Like [`MAX_SIGN_UP_TIME`], for a tournament that only its host has joined.
const MAX_SIGN_UP_TIME_ALONE: Duration = Duration::from_secs(86_400);
/// The maximum number of open tournaments in a server. Only the server's managers may open more.
pub const MAX_OPEN_TOURNAMENTS: usize = 25;
/// The longest pause between two updates of a tournament, even if Discord asks for a longer pause.
const MAX_RETRY_PAUSE: Duration = Duration::from_secs(600);
/// The maximum number of attempts to store a change when other changes keep getting in first.
const MAX_TRIES: usize = 5;

/// A user's change to a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentChange {
    Join,
    Leave,
    /// `expected_computers` is the number of computers that the message shows, so that a press takes effect only once.
    AddComputer {
        level: Level,
        expected_computers: usize,
    },
    /// See [`TournamentChange::AddComputer`].
    RemoveComputer {
        expected_computers: usize,
    },
    Begin,
    Stop,
    /// Take the place of an entrant for whom a substitute is wanted.
    Substitute,
    /// The user shows everybody their result.
    ShareResult,
}

/// Runs tournaments for the match service's shards.
#[derive(Clone)]
pub struct Tournaments {
    matches: Arc<MatchService>,
    store: Arc<dyn TournamentStore>,
    sender: Arc<dyn TournamentSender>,
    /// The versions that the messages of open tournaments show. After a restart, each version is shown again.
    shown_versions: Arc<Mutex<HashMap<TournamentId, ShownVersion>>>,
    /// The users' presses on sign-ups.
    pub queues: TurnQueues,
    /// The open tournaments that need no update for now, each with the time until which it pauses.
    update_pauses: Arc<Mutex<HashMap<TournamentId, UpdatePause>>>,
}

impl Tournaments {
    pub fn new(
        matches: Arc<MatchService>,
        store: Arc<dyn TournamentStore>,
        sender: Arc<dyn TournamentSender>,
    ) -> Tournaments {
        Tournaments {
            matches,
            store,
            sender,
            shown_versions: Arc::default(),
            queues: TurnQueues::default(),
            update_pauses: Arc::default(),
        }
    }

    /// Opens a tournament for sign-up. An update posts the tournament's message later. A redelivered interaction opens
    /// nothing.
    ///
    /// # Errors
    /// Fails if the host has an open sign-up of this kind, or if the store fails. Also fails if the server has too many
    /// open tournaments, unless the host manages the server.
    pub async fn open_sign_up(
        &self,
        tournament: &Tournament,
        interaction: InteractionId,
        manager: bool,
    ) -> Result<(), Error> {
        let max = if manager { usize::MAX } else { MAX_OPEN_TOURNAMENTS };
        match self.store.create_tournament(tournament, interaction, max).await {
            Ok(id) => self.matches.actors.changed_tournaments.add(id),
            Err(StoreError::Duplicate) => (),
            Err(StoreError::HostLimit) => return Err(Error::user("tournament-yours-open")),
            Err(StoreError::OpenLimit) => {
                return Err(Phrase::new("tournament-too-many").with("most", MAX_OPEN_TOURNAMENTS).into());
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Carries out a user's change to a tournament in this channel. Returns the changed tournament. If the tournament
    /// cannot be read and the user stops it, returns `None`. Moderators may begin and stop other users' tournaments.
    ///
    /// # Errors
    /// Fails if there is no such tournament, if its rules forbid the change, or if the store fails.
    pub async fn apply_change(
        &self,
        id: TournamentId,
        channel: ChannelId,
        user: &User,
        moderator: bool,
        change: TournamentChange,
    ) -> Result<Option<Tournament>, Error> {
        for _ in 0..MAX_TRIES {
            let Some(stored) = if_readable(self.store.tournament(id).await)? else {
                let host = (!moderator).then_some(user.id);
                let stops = change == TournamentChange::Stop && self.store.cancel_unreadable(id, channel, host).await?;
                return if stops { Ok(None) } else { Err(Error::user("tournament-unreadable")) };
            };
            let mut tournament = stored.ok_or_else(|| Error::user("tournament-unknown"))?;
            if tournament.channel != channel {
                return Err(Error::user("discord-unknown-button"));
            }
            let info = game_of(&tournament)?.info();
            match change {
                TournamentChange::Join => tournament.join(user, info)?,
                TournamentChange::Leave => tournament.leave(user)?,
                TournamentChange::AddComputer { level, expected_computers } => {
                    tournament.add_computer(user, level, info, expected_computers)?;
                }
                TournamentChange::RemoveComputer { expected_computers } => {
                    tournament.remove_computer(user, expected_computers)?
                }
                TournamentChange::Begin => {
                    let seed = self.seed_knockout(&mut tournament).await?;
                    tournament.begin_by_user(user, moderator, info, seed)?;
                }
                TournamentChange::Stop => tournament.stop(user, moderator)?,
                TournamentChange::Substitute => {
                    let before = tournament.clone();
                    let waiting = self.waiting_tables(&tournament).await?;
                    tournament.substitute(user, &waiting)?;
                    if self.replace_waiting_players_and_store(&before, &mut tournament, &waiting).await? {
                        return Ok(Some(tournament));
                    }
                    continue;
                }
                TournamentChange::ShareResult => tournament.share_result(user)?,
            }
            if self.store_change(&mut tournament).await? {
                return Ok(Some(tournament));
            }
        }
        Err(Error::user("table-busy"))
    }

    /// Returns a tournament in this channel.
    ///
    /// # Errors
    /// Fails if there is no such tournament in the channel, or if the store fails.
    pub async fn get(&self, id: TournamentId, channel: ChannelId) -> Result<Tournament, Error> {
        let tournament = if_readable(self.store.tournament(id).await)?.flatten();
        let tournament = tournament.ok_or_else(|| Error::user("tournament-unknown"))?;
        let is_here = tournament.channel == channel;
        if is_here { Ok(tournament) } else { Err(Error::user("discord-unknown-button")) }
    }

    /// Returns the tournaments in a channel that have not ended: only the duplicates, or only the others.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn open_tournaments_in(&self, channel: ChannelId, duplicates: bool) -> Result<Vec<Tournament>, Error> {
        let open = self.store.open_tournaments_in(channel).await?;
        let is_wanted = |open: &Tournament| !open.is_final() && (open.plan.format == Format::Duplicate) == duplicates;
        Ok(open.into_iter().filter(is_wanted).collect())
    }

    /// Makes the next update post the tournament's message again. Returns the old message, which may have been deleted.
    ///
    /// # Errors
    /// Fails if there is no such open tournament in this channel, or if the store fails.
    pub async fn request_repost(&self, id: TournamentId, channel: ChannelId) -> Result<Option<MessageId>, Error> {
        for _ in 0..MAX_TRIES {
            let mut tournament = self.get(id, channel).await?;
            if tournament.is_final() {
                return Err(Error::user("tournament-unknown"));
            }
            let Some(old) = tournament.message.take() else { return Ok(None) };
            tournament.plan.lost_messages += 1;
            if self.store_change(&mut tournament).await? {
                return Ok(Some(old));
            }
        }
        Err(Error::user("table-busy"))
    }

    /// Changes the language of these tournaments, if they are open for sign-up.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn set_locale(&self, tournaments: &[TournamentId], locale: Locale) -> Result<(), Error> {
        for id in tournaments {
            for _ in 0..MAX_TRIES {
                let stored = if_readable(self.store.tournament(*id).await)?.flatten();
                let wanted = |open: &Tournament| open.stage == TournamentStage::SignUp && open.plan.locale != locale;
                let Some(mut tournament) = stored.filter(wanted) else { break };
                tournament.plan.locale = locale;
                tournament.plan.organised.event_outdated |= tournament.plan.event.is_some();
                if self.store_change(&mut tournament).await? {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Stores a user's change, so that the next update shows it. Returns `false` if another change was stored first.
    async fn store_change(&self, tournament: &mut Tournament) -> Result<bool, Error> {
        match self.save(tournament).await {
            Ok(()) => {
                self.matches.actors.changed_tournaments.add(tournament.id);
                Ok(true)
            }
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Records that the tournament's message already shows this version, because the response to a press showed it.
    pub fn mark_shown(&self, tournament: &Tournament) {
        let mut shown = self.shown_versions.lock();
        let is_newer = shown.get(&tournament.id).is_some_and(|shown| shown.version > tournament.version);
        if is_newer {
            // The response has replaced a newer version in the message, so the newer version must be shown again.
            shown.remove(&tournament.id);
            self.matches.actors.changed_tournaments.add(tournament.id);
        } else if tournament.message.is_some() {
            shown.insert(tournament.id, ShownVersion { version: tournament.version, at: self.matches.now() });
        }
    }

    /// Updates tournaments for as long as the future is polled.
    pub async fn run(self) {
        let clock = &self.matches.actors.ports.clock;
        let pause = || async {
            tokio::select! {
                biased;
                () = clock.sleep(POLL_INTERVAL) => (),
                () = self.matches.actors.changed_tournaments.added.notified() => (),
            }
        };
        poll_forever("tournaments", || self.update(), pause).await;
    }

    /// Updates all open tournaments except those in a pause.
    ///
    /// # Errors
    /// Fails if the open tournaments cannot be read. If one tournament's update fails, a later call tries it again.
    pub async fn update(&self) -> Result<(), StoreError> {
        let (now, changed) = (self.matches.now(), self.matches.actors.changed_tournaments.take());
        let open = self.store.open_tournaments(&self.matches.actors.active_shards()).await?;
        self.shown_versions.lock().retain(|id, _| open.contains(id));
        let due: Vec<TournamentId> = {
            let mut rests = self.update_pauses.lock();
            rests.retain(|id, rest| {
                // A pause longer than the maximum means that the clock was set back after the pause began, so it no
                // longer counts.
                let rests = now < rest.until && rest.until <= now + MAX_RETRY_PAUSE;
                open.contains(id) && rests && (rest.is_requested_by_discord || !changed.contains(id))
            });
            open.into_iter().filter(|id| !rests.contains_key(id)).collect()
        };
        for_each_isolated("a tournament", MAX_AT_ONCE, due, |id| (id, self.update_and_log(id))).await;
        Ok(())
    }

    async fn update_and_log(&self, id: TournamentId) {
        let span = tracing::info_span!("tournament", id = id.to_short());
        let rest = match self.update_tournament(id).instrument(span).await {
            Ok(until) => UpdatePause { until, is_requested_by_discord: false },
            Err(UpdateError::Show(ShowError::RateLimited { after, .. })) => {
                UpdatePause { until: self.matches.now() + after.min(MAX_RETRY_PAUSE), is_requested_by_discord: true }
            }
            // Another change was stored first. The next call continues from it.
            Err(UpdateError::Store(StoreError::Conflict)) => return self.matches.actors.changed_tournaments.add(id),
            Err(UpdateError::Show(ShowError::ChannelGone(_))) => return self.cancel_without_channel(id).await,
            Err(error) => return tracing::info!(tournament = id.to_short(), %error, "a tournament is tried again"),
        };
        self.update_pauses.lock().insert(id, rest);
    }

    /// Updates a tournament. Returns the time of the next update if nothing happens in the tournament before then.
    async fn update_tournament(&self, id: TournamentId) -> Result<Timestamp, UpdateError> {
        let later = self.matches.now() + RECHECK_INTERVAL;
        let stored = if_readable(self.store.tournament(id).await)?;
        let Some(mut tournament) = stored.flatten() else { return Ok(later) };
        let Some(game) = rules::find(&tournament.plan.game) else { return Ok(later) };
        self.update_sign_up(&mut tournament, game).await?;
        // A round in which nobody has to play ends at once, and the next round begins.
        while tournament.stage == TournamentStage::Running {
            self.update_tables(&mut tournament, game).await?;
            self.extend_arrival_times(&tournament).await?;
            if !tournament.is_round_over() {
                break;
            }
            tournament.begin_next_round(game.info(), self.new_seed()?);
            tournament.plan.organised.ended_at = tournament.is_final().then(|| self.matches.now());
            self.save(&mut tournament).await?;
        }
        if tournament.stage == TournamentStage::Cancelled && !tournament.plan.end_shown {
            self.close_tables(&tournament).await?;
        }
        self.show(&mut tournament).await?;
        self.post_news(&mut tournament).await?;
        self.post_reminders(&mut tournament).await?;
        // The tournament's message is posted first, because creating the scheduled event may take a long time.
        self.update_event(&mut tournament).await?;
        self.archive_threads(&mut tournament).await?;
        let begins_at = tournament.plan.begins_at.filter(|_| tournament.stage == TournamentStage::SignUp);
        Ok(begins_at.map_or(later, |begins_at| later.min(begins_at)))
    }

    /// Begins a tournament at its start time. Cancels the sign-up if nobody begins it in time, or if the operator
    /// blocked the server.
    async fn update_sign_up(&self, tournament: &mut Tournament, game: &dyn Game) -> Result<(), UpdateError> {
        let is_heard = self.matches.actors.shard_ownership.receives_events(Some(tournament.guild));
        if tournament.stage != TournamentStage::SignUp || !is_heard {
            return Ok(());
        }
        let now = self.matches.now();
        let is_due = tournament.plan.begins_at.is_some_and(|at| at <= now);
        let has_guests = tournament.entrants.iter().any(|one| one.user.is_some_and(|user| user != tournament.host));
        let max = if has_guests { MAX_SIGN_UP_TIME } else { MAX_SIGN_UP_TIME_ALONE };
        if is_due || tournament.plan.begins_at.is_none() && tournament.plan.opened_at + max <= now {
            let seed = self.seed_knockout(tournament).await?;
            let is_blocked = self.matches.is_server_blocked(tournament.guild);
            if is_blocked || !is_due || tournament.begin(game.info(), seed).is_err() {
                tournament.stage = TournamentStage::Cancelled;
            }
            self.save(tournament).await?;
        }
        Ok(())
    }

    /// Shows the newest version, and posts the standings of the rounds that have ended. The end is shown once more
    /// after a while, because a late response to an earlier press may have replaced it.
    async fn show(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        if tournament.plan.end_shown {
            return Ok(());
        }
        let now = self.matches.now();
        let shown = self.shown_versions.lock().get(&tournament.id).copied();
        let shown = shown.filter(|shown| shown.version == tournament.version);
        let is_end = tournament.is_final();
        // Waits for half of the interval only, because the next update may come a moment before the whole interval has
        // passed. If `shown.at` is in the future, the clock was set back.
        let is_last = is_end && shown.is_some_and(|shown| now >= shown.at + RECHECK_INTERVAL / 2 || now < shown.at);
        if shown.is_none() || is_last {
            match self.sender.show(tournament).await {
                Ok(message) if tournament.message == Some(message) => (),
                // If an earlier call has posted the message, the message shows an older version.
                Ok(message) => return self.set_message(tournament, Some(message)).await,
                Err(ShowError::MessageGone(_) | ShowError::Stale(_)) => {
                    tournament.plan.lost_messages += 1;
                    return self.set_message(tournament, None).await;
                }
                // The next attempt comes with the tournament's next version.
                Err(ShowError::Forbidden(why)) => tracing::info!(%why, "a tournament could not be shown"),
                Err(error) => return Err(error.into()),
            }
            self.shown_versions.lock().insert(tournament.id, ShownVersion { version: tournament.version, at: now });
        }
        while tournament.plan.posted < tournament.finished_round_count() {
            match self.sender.post_standings(tournament, tournament.plan.posted + 1).await {
                // Players find the standings in the tournament's message, too.
                Err(ShowError::Forbidden(why)) => tracing::info!(%why, "standings could not be posted"),
                posted => posted?,
            }
            tournament.plan.posted += 1;
            self.save_without_showing(tournament).await?;
        }
        if is_last {
            tournament.plan.end_shown = true;
            self.save_without_showing(tournament).await?;
        }
        Ok(())
    }

    /// Stores the ID of the tournament's message. The next update edits it, or posts it if there is none.
    async fn set_message(&self, tournament: &mut Tournament, message: Option<MessageId>) -> Result<(), UpdateError> {
        tournament.message = message;
        self.save(tournament).await?;
        self.matches.actors.changed_tournaments.add(tournament.id);
        Ok(())
    }

    /// Stores a change that the tournament's message does not show.
    async fn save_without_showing(&self, tournament: &mut Tournament) -> Result<(), StoreError> {
        self.save(tournament).await?;
        if let Some(shown) = self.shown_versions.lock().get_mut(&tournament.id) {
            shown.version = tournament.version;
        }
        Ok(())
    }

    /// Cancels a tournament whose channel was deleted, because its matches' threads are gone, too.
    async fn cancel_without_channel(&self, id: TournamentId) {
        let cancelled = async {
            let Some(mut tournament) = self.store.tournament(id).await? else { return Ok(()) };
            if !tournament.is_final() {
                tournament.stage = TournamentStage::Cancelled;
            }
            tournament.plan.posted = tournament.plan.rounds.len();
            tournament.plan.end_shown = true;
            tournament.plan.organised.news.clear();
            let threads: Vec<ChannelId> = tournament.open_threads().map(|(thread, ..)| thread).collect();
            tournament.plan.archived.extend(threads);
            self.update_event(&mut tournament).await?;
            self.save(&mut tournament).await?;
            Ok(())
        };
        let cancelled: Result<(), UpdateError> = cancelled.await;
        tracing::info!(tournament = id.to_short(), ?cancelled, "a tournament ends: its channel is gone");
    }

    async fn save(&self, tournament: &mut Tournament) -> Result<(), StoreError> {
        self.store.save_tournament(tournament, self.matches.now()).await
    }

    fn new_seed(&self) -> Result<Seed, StoreError> {
        Ok(Seed((self.matches.actors.ports.new_secret)().map_err(StoreError::Failed)?.0))
    }
}

/// The version that a tournament's message shows, and the time since which it does.
#[derive(Clone, Copy)]
struct ShownVersion {
    version: i64,
    at: Timestamp,
}

/// A pause in the updates of a tournament.
struct UpdatePause {
    until: Timestamp,
    /// Whether Discord has asked for the pause. Any other pause ends when something happens in the tournament.
    is_requested_by_discord: bool,
}

fn game_of(tournament: &Tournament) -> Result<&'static dyn Game, Error> {
    rules::find(&tournament.plan.game).ok_or_else(|| Error::user("discord-unknown-game"))
}
