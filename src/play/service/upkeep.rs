//! Handles events that no user requests: matches resume after a restart, deadlines pass, and messages, channels and
//! servers disappear or come back.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc;

use super::MatchService;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId};
use crate::play::actor::mailbox::Mail;
use crate::play::domain::{FailureStreak, LostTime, ShardSet, Silence, StoreError, duration_phrases, restart_on_panic};
use crate::timestamp::Timestamp;
use contract::Phrase;

/// The maximum number of due matches (their deadline has passed) to wake at the same time. While these matches are
/// loaded, other users' presses have to wait.
const MAX_WOKEN_AT_ONCE: usize = 64;
/// The interval between queries while many matches are due.
const BUSY_POLL_INTERVAL: Duration = Duration::from_millis(100);
/// The interval between queries for due matches.
pub const DEADLINE_POLL_INTERVAL: Duration = Duration::from_secs(2);
/// While the edits that wait for Discord's rate limits will take longer than this, no due match is woken.
const MAX_BACKLOG: Duration = Duration::from_secs(1);
/// The number of matches to show again in each [`RESUME_INTERVAL`] after a restart. Discord allows 50 requests per
/// second, so this leaves most of them for the players.
const RESUME_BATCH_SIZE: usize = 20;
pub const RESUME_INTERVAL: Duration = Duration::from_secs(1);
/// The maximum number of matches to show again after a restart.
const MAX_RESUMED: usize = 20_000;
/// The minimum length of a silence that the bot reports to users.
const MIN_REPORTED_SILENCE: Duration = Duration::from_secs(60);
/// How often the time of an ongoing outage is added to deadlines. If the process is killed, only the newest part is
/// lost.
const OUTAGE_PART_INTERVAL: Duration = Duration::from_secs(20);
/// Matches whose last change is older than this are not shown again.
const MAX_RESUME_AGE: Duration = Duration::from_secs(7 * 86_400);

impl MatchService {
    /// Starts to watch the deadlines of all open matches. Also shows the matches whose newest state users might not
    /// have seen. Waits until the store can be read. Returns the number of open matches.
    pub async fn resume(self: &Arc<Self>) -> usize {
        self.watch_deadlines();
        let all = self.actors.active_shards();
        let open = self.retry_until_ok(|| self.index_open_matches(all.clone())).await;
        self.retry_until_ok(|| self.show_unshown(all.clone(), true)).await;
        open
    }

    /// Divides all servers into `total` shards. At first, this process owns no shard.
    pub fn set_shard_total(&self, total: u32) {
        self.actors.shard_ownership.set_shard_total(total);
    }

    /// Makes this process responsible for a shard's matches. It watches their deadlines from now on.
    pub fn take_shard(self: &Arc<Self>, shard: u32) {
        self.actors.shard_ownership.add_shard(shard);
        self.watch_deadlines();
    }

    /// Loads the open matches of a shard that resumes an earlier process's session, so that the session's events reach
    /// these matches. Waits until the store can be read. Returns the number of open matches.
    pub async fn load_shard(self: &Arc<Self>, shard: u32) -> usize {
        self.actors.shard_ownership.continue_session(shard);
        self.load_open_matches(shard).await
    }

    /// If the clock was set back since the shard's last event, makes the shard's deadlines earlier. Waits until the
    /// store can be written. Call this before any event of the shard is handled.
    pub async fn move_deadlines_with_clock(&self, shard: u32) {
        let shard_total = self.actors.shard_ownership.single_shard_set(shard).shard_total();
        let silence = Silence { shard, shard_total, guild: None, since: None, until: self.now(), outage_began: None };
        let moved = self.retry_until_ok(|| self.actors.ports.store.make_deadlines_earlier(&silence)).await;
        if !moved.is_zero() {
            tracing::info!(shard, seconds = moved.as_secs(), "the clock was set back: deadlines move back as much");
        }
    }

    async fn load_open_matches(self: &Arc<Self>, shard: u32) -> usize {
        let matches =
            self.retry_until_ok(|| self.index_open_matches(self.actors.shard_ownership.single_shard_set(shard))).await;
        tracing::info!(shard, matches, "open matches loaded");
        matches
    }

    /// Records that a shard receives new events. The returned future adds the lost time to the deadlines of the shard's
    /// matches; until then, the deadlines stand still. If the events since the last connection are `lost`, claims on
    /// the cards that these matches show are void. On the first connection since [`MatchService::take_shard`], also
    /// shows the matches whose newest state users might not have seen.
    pub fn shard_connected(self: &Arc<Self>, shard: u32, lost: bool) -> impl Future<Output = ()> + Send + use<> {
        let service = Arc::clone(self);
        let silences = self.actors.shard_ownership.mark_events_resumed(shard, None, self.now());
        async move {
            // Discord repeats the RESUMED events of earlier connections. Only the first event ends a silence. Later
            // events change nothing.
            if silences.is_empty() && !lost {
                return;
            }
            for silence in &silences {
                service.end_silence(silence, true).await;
            }
            if service.actors.shard_ownership.record_connection(shard, lost) {
                let only = service.actors.shard_ownership.single_shard_set(shard);
                if lost {
                    service.load_open_matches(shard).await;
                }
                return service.retry_until_ok(|| service.show_unshown(only.clone(), lost)).await;
            }
            if lost {
                service.events_lost(shard);
            }
            // Wakes the matches in memory, because their moves might be overdue.
            service.actors.mailboxes.ids().into_iter().for_each(|id| service.actors.send_mail(id, Mail::CheckDeadline));
        }
    }

    /// Adds the duration of a silence to the deadlines by which users must act. If the silence `is_over` and was long,
    /// tells users about it.
    async fn end_silence(self: &Arc<Self>, silence: &Silence, is_over: bool) {
        let LostTime { duration: lost, new_deadlines: prolonged } =
            self.retry_until_ok(|| self.actors.ports.store.end_silence(silence)).await;
        let lost = silence.outage_began.map_or(lost, |began| silence.until - began);
        let news = || Phrase::new("table-news-silence").with("duration", duration_phrases(lost));
        let news = (is_over && lost >= MIN_REPORTED_SILENCE).then(news);
        let in_memory = self.actors.mailboxes.ids();
        let mail = |(id, deadline)| (id, Mail::DeadlineExtended { deadline, news: news.clone() });
        let (now, later): (Vec<_>, Vec<_>) =
            prolonged.into_iter().map(mail).partition(|(id, _)| in_memory.contains(id));
        now.into_iter().for_each(|(id, mail)| self.actors.send_mail(id, mail));
        if news.is_some() {
            tokio::spawn(Arc::clone(self).send_in_batches(later));
        }
    }

    /// Records that a shard has lost its connection. The deadlines of its matches stand still until the connection is
    /// back.
    pub fn shard_disconnected(&self, shard: u32) {
        self.actors.shard_ownership.begin_silence(shard, None, self.now());
    }

    /// Returns when the connection of a silent shard ended.
    pub fn silent_since(&self, shard: u32) -> Option<Timestamp> {
        self.actors.shard_ownership.silent_since(shard)
    }

    /// Records that a server has an outage. The deadlines of its matches stand still until the outage is over.
    pub fn guild_unavailable(&self, guild: GuildId) {
        self.actors.shard_ownership.begin_silence(self.shard_of(Some(guild)), Some(guild), self.now());
    }

    /// Returns the servers of a shard that have an outage.
    pub fn guilds_with_outage(&self, shard: u32) -> Vec<GuildId> {
        self.actors.shard_ownership.guilds_with_outage(shard)
    }

    pub fn has_outage(&self, guild: GuildId) -> bool {
        self.guilds_with_outage(self.shard_of(Some(guild))).contains(&guild)
    }

    /// Waits until all requests to a shard's matches are handled and shown, then drops these matches from memory.
    pub async fn unload_shard(self: &Arc<Self>, shard: u32) {
        self.actors.shard_ownership.begin_unloading(shard);
        let (done, mut all_done) = mpsc::channel::<Infallible>(1);
        for id in self.actors.mailboxes.ids() {
            self.actors.send_mail(id, Mail::UnloadShard { shard, done: done.clone() });
        }
        drop(done);
        // Nothing is ever sent, so this waits until every sender is dropped.
        let _ = all_done.recv().await;
        self.actors.report_shown().await;
    }

    /// Leaves a shard's matches to another process. From now on, this process neither changes nor shows them.
    pub fn release_shard(&self, shard: u32) {
        self.actors.shard_ownership.finish_unloading(shard);
        self.actors.message_index.remove_shards(&self.actors.shard_ownership.single_shard_set(shard));
    }

    /// Allows this process to act for its shards until `until`. If the previous limit has already passed, changes
    /// nothing and returns `false`.
    pub fn extend_ownership(&self, until: Timestamp) -> bool {
        let in_time = self.actors.shard_ownership.extend_until(|| self.actors.ports.clock.now_for_leases(), until);
        if in_time {
            *self.leases_renewed_at.lock() = self.now();
        }
        in_time
    }

    /// Returns when this process last renewed the leases of its shards.
    pub fn leases_renewed_at(&self) -> Timestamp {
        *self.leases_renewed_at.lock()
    }

    /// Edits the messages of all matches in memory, because something that every message shows has changed.
    pub fn refresh_all_matches(self: &Arc<Self>) {
        for id in self.actors.mailboxes.ids() {
            self.actors.send_mail(id, Mail::Refresh);
        }
    }

    /// Returns the shards for whose servers this process may write messages now.
    pub fn awake_shards(&self) -> ShardSet {
        self.actors.active_shards()
    }

    /// Returns a set that contains only this shard.
    pub fn only_shard(&self, shard: u32) -> ShardSet {
        self.actors.shard_ownership.single_shard_set(shard)
    }

    /// Returns the shard of this server, even if another process runs it.
    pub fn shard_of(&self, guild: Option<GuildId>) -> u32 {
        self.actors.shard_ownership.shard_of(guild)
    }

    pub fn own_shards(&self) -> Vec<u32> {
        self.actors.shard_ownership.own_shards()
    }

    /// Repeats `read` until it succeeds.
    async fn retry_until_ok<T, F: Future<Output = Result<T, StoreError>>>(&self, read: impl Fn() -> F) -> T {
        loop {
            match read().await {
                Ok(value) => return value,
                Err(error) => tracing::error!(%error, "the matches that wait cannot be read or changed yet"),
            }
            self.actors.ports.clock.sleep(DEADLINE_POLL_INTERVAL).await;
        }
    }

    async fn index_open_matches(self: &Arc<Self>, shards: ShardSet) -> Result<usize, StoreError> {
        let open = self.actors.ports.store.open_matches(&shards).await?;
        for one in &open {
            let real_time = rules::find(&one.game).is_some_and(|game| game.info().real_time);
            self.actors.message_index.insert_unloaded(one.location, one.id, real_time && !one.lobby);
        }
        Ok(open.len())
    }

    async fn show_unshown(self: &Arc<Self>, shards: ShardSet, lost: bool) -> Result<(), StoreError> {
        let since = self.actors.ports.clock.now() - MAX_RESUME_AGE;
        let unshown = self.actors.ports.store.unshown_matches(&shards, since, MAX_RESUMED).await?;
        let mail = unshown.into_iter().map(|id| (id, Mail::Restarted { events_lost: lost })).collect();
        tokio::spawn(Arc::clone(self).send_in_batches(mail));
        Ok(())
    }

    /// Sends the mail that makes matches show themselves again, [`RESUME_BATCH_SIZE`] matches at a time.
    async fn send_in_batches(self: Arc<Self>, all: Vec<(MatchId, Mail)>) {
        for (number, (id, mail)) in (1..).zip(all) {
            self.actors.send_mail(id, mail);
            if number % RESUME_BATCH_SIZE == 0 {
                self.actors.ports.clock.sleep(RESUME_INTERVAL).await;
            }
        }
    }

    fn watch_deadlines(self: &Arc<Self>) {
        if !self.watches_deadlines.swap(true, Ordering::AcqRel) {
            let matches = Arc::clone(self);
            let clock = Arc::clone(&matches.actors.ports.clock);
            tokio::spawn(restart_on_panic("deadlines", clock, move || Arc::clone(&matches).wake_overdue_matches()));
        }
    }

    async fn wake_overdue_matches(self: Arc<Self>) {
        let mut failures = FailureStreak::default();
        while !self.actors.is_closing() {
            self.actors.report_shown().await;
            for part in self.actors.shard_ownership.take_outage_parts(OUTAGE_PART_INTERVAL, self.now()) {
                self.end_silence(&part, false).await;
            }
            self.deliver_invitation_answers().await;
            let now = self.actors.ports.clock.now();
            // After an outage, more matches can need an update than Discord's limit on edits allows. The rest of them
            // wait in the database.
            if self.actors.ports.presenter.edit_backlog() > MAX_BACKLOG {
                self.actors.ports.clock.sleep_until(now + BUSY_POLL_INTERVAL).await;
                continue;
            }
            let postponed = self.actors.postponed_at(now);
            // The postponed matches come on top of the limit, so that they do not crowd out other matches.
            let limit = MAX_WOKEN_AT_ONCE + postponed.len();
            let due = self.actors.ports.store.overdue_matches(&self.actors.active_shards(), now, limit).await;
            if let Some(error) = failures.first_error(&due) {
                tracing::error!(%error, "due matches could not be looked up");
            }
            let due = due.unwrap_or_default();
            let pause = if due.len() >= limit { BUSY_POLL_INTERVAL } else { DEADLINE_POLL_INTERVAL };
            for id in due.into_iter().filter(|id| !postponed.contains(id)).take(MAX_WOKEN_AT_ONCE) {
                self.actors.send_mail(id, Mail::CheckDeadline);
            }
            self.actors.ports.clock.sleep_until(now + pause).await;
        }
    }

    /// If this message shows an open match, edits it again, because its reactions were removed.
    pub fn refresh_message(self: &Arc<Self>, message: MessageId) {
        if let Some(id) = self.actors.message_index.match_shown_in(message) {
            self.actors.send_mail(id, Mail::Refresh);
        }
    }

    /// Shows in these matches that one of their users is away, or is back. Matches of other processes show the change
    /// when they are loaded or when a turn ends.
    pub fn away_changed(self: &Arc<Self>, matches: &[MatchId]) {
        for &id in matches {
            self.actors.send_mail(id, Mail::AwayChanged);
        }
    }

    /// Handles the deletion of a channel: cancels its lobbies and pauses its other matches.
    pub fn channel_deleted(self: &Arc<Self>, channel: ChannelId) {
        let matches = Arc::clone(self);
        self.actors.tasks.spawn(async move {
            match matches.matches_in(channel).await {
                Ok((open, archived)) => {
                    for id in open.into_iter().chain(archived) {
                        matches.actors.send_mail(id, Mail::ChannelDeleted);
                    }
                }
                Err(error) => {
                    tracing::error!(%error, channel = channel.0, "the matches of a deleted channel could not be looked up")
                }
            }
        });
    }

    /// Archives the matches in a server that removed the bot.
    pub fn guild_left(self: &Arc<Self>, guild: GuildId) {
        self.actors.shard_ownership.forget_outage(guild);
        self.send_to_open_matches(guild, || Mail::GuildLeft);
    }

    /// Handles the end of a server's outage: adds the lost time to the deadlines of the server's matches, and shows
    /// these matches again. Claims on earlier pictures are void.
    pub fn guild_available(self: &Arc<Self>, guild: GuildId) {
        let (service, shard) = (Arc::clone(self), self.shard_of(Some(guild)));
        let silences = self.actors.shard_ownership.mark_events_resumed(shard, Some(guild), self.now());
        self.actors.tasks.spawn(async move {
            for silence in &silences {
                service.end_silence(silence, true).await;
            }
            service.actors.shard_ownership.end_silence(shard, Some(guild));
            service.send_to_open_matches(guild, || Mail::EventsLost);
        });
    }

    /// Sends mail to every open match in a server.
    fn send_to_open_matches(self: &Arc<Self>, guild: GuildId, request: impl Fn() -> Mail + Send + 'static) {
        let matches = Arc::clone(self);
        self.actors.tasks.spawn(async move {
            let shard = matches.only_shard(matches.shard_of(Some(guild)));
            match matches.actors.ports.store.open_matches(&shard).await {
                Ok(open) => {
                    for one in open.into_iter().filter(|one| one.location.joined_guild() == Some(guild)) {
                        matches.actors.send_mail(one.id, request());
                    }
                }
                Err(error) => {
                    tracing::error!(%error, guild = guild.0, "the matches of a server could not be looked up")
                }
            }
        });
    }

    /// Handles the loss of a shard's gateway events. Claims on the cards that its matches show are void, and a line of
    /// news says so.
    pub fn events_lost(self: &Arc<Self>, shard: u32) {
        for id in self.actors.message_index.matches_with_claims(&self.actors.shard_ownership.single_shard_set(shard)) {
            self.actors.send_mail(id, Mail::EventsLost);
        }
    }
}
