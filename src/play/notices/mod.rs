//! Notices: short messages to users for whom others are waiting. They are needed because Discord notifies nobody when a
//! match's message is edited.
//!
//! A wait lasts until the match's deadline changes. Each wait has one notice and, shortly before the deadline, one
//! reminder, which replaces the notice. When the wait is over, the bot deletes the message. Matches with the pace
//! “live” have no notices.
//!
//! In a slow match with at least three players, the player whose turn comes next can get a notice, too, together with a
//! wait's first notice. Users must opt in to these notices.
//!
//! A lobby with reserved seats gets one notice, an invitation, as soon as it opens. The invitation is deleted once all
//! invited users have responded or the lobby is no longer open. `invitations.rs` limits invitations.
//!
//! Users who get invitations by direct message also get a direct message when the match begins.
//!
//! Any other notice is stored before it is posted. After a restart, an unfinished notice is posted again, and Discord
//! keeps only one message. If Discord does not confirm a post, the notice is also posted again at once, which returns
//! the message if Discord had accepted the first post.

mod ports;
mod puzzles;
mod role_mentions;

use std::collections::HashSet;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;

use crate::ids::{MatchId, UserId};
use crate::play::domain::{
    MatchMeta, NoticePlace, Pace, Player, ShowError, Stage, StoreError, UpdateError, View, for_each_isolated,
    ok_unless_refused, poll_forever,
};
use crate::play::service::MatchService;
use crate::timestamp::Timestamp;
use contract::{Seat, Sign};
use text::Locale;

pub use ports::*;
pub use puzzles::{MAX_REFUSED_NOTICES, PuzzleNotices};
pub use role_mentions::RoleMentions;

/// The interval between searches for due notices.
pub const NOTICE_POLL_INTERVAL: Duration = Duration::from_secs(5);
/// The maximum number of messages that are posted or removed at the same time.
const MAX_AT_ONCE: usize = 8;
/// How long, at least, Discord answers a repeated post with the message of the first post.
const NONCE_LIFETIME: Duration = Duration::from_secs(120);
/// The maximum number of unconfirmed notices to remember.
const MAX_UNCONFIRMED: usize = 1_024;

/// Posts and removes notices for the match service's matches.
#[derive(Clone)]
pub struct Notices {
    matches: Arc<MatchService>,
    store: Arc<dyn NoticeStore>,
    sender: Arc<dyn NoticeSender>,
    /// The notices that Discord might have accepted although their messages are not stored, and when they were posted.
    unconfirmed: Arc<Mutex<Vec<(Notice, Timestamp)>>>,
}

impl Notices {
    pub fn new(matches: Arc<MatchService>, store: Arc<dyn NoticeStore>, sender: Arc<dyn NoticeSender>) -> Notices {
        Notices { matches, store, sender, unconfirmed: Arc::default() }
    }

    /// Posts due notices and removes outdated notices for as long as the future is polled.
    pub async fn run(self) {
        let clock = &self.matches.actors.ports.clock;
        poll_forever("due notices", || self.update(), || clock.sleep(NOTICE_POLL_INTERVAL)).await;
    }

    /// Posts due notices and removes outdated notices.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn update(&self) -> Result<(), StoreError> {
        let now = self.matches.actors.ports.clock.now();
        let shards = self.matches.actors.active_shards();
        let outdated = self.store.outdated_notices(&shards).await?;
        let remove = |OutdatedNotice { id, deadline, messages }| {
            (id, async move { log_retry(id, self.delete_messages(id, deadline, &messages).await) })
        };
        for_each_isolated("a notice", MAX_AT_ONCE, outdated, remove).await;
        let unconfirmed = mem::take(&mut *self.unconfirmed.lock());
        let recheck = |(notice, at): (Notice, _)| (notice.meta.id, self.recheck_unconfirmed(notice, at));
        for_each_isolated("a notice", MAX_AT_ONCE, unconfirmed, recheck).await;
        let mut channels = HashSet::new();
        let due = self.store.due_notices(&shards, now).await?.into_iter().filter(|due| channels.insert(due.channel));
        let post = |due: DueNotice| (due.id, async move { log_retry(due.id, self.post_due_notice(&due).await) });
        for_each_isolated("a notice", MAX_AT_ONCE, due, post).await;
        let begun = mem::take(&mut *self.matches.actors.begun_matches.lock());
        let notify = |id| (id, async move { log_retry(id, self.notify_of_start(id).await) });
        for_each_isolated("a notice", MAX_AT_ONCE, begun, notify).await;
        Ok(())
    }

    /// Notifies invited users that the match has begun. If a message cannot be sent, there is no second attempt.
    async fn notify_of_start(&self, id: MatchId) -> Result<(), UpdateError> {
        let view = self.matches.match_view(id).await.ok();
        let Some(view) = view.filter(|view| view.meta.stage == Stage::Running) else { return Ok(()) };
        let MatchMeta { location, deadline, .. } = view.meta;
        let mut users = Vec::new();
        for user in view.meta.users() {
            if self.store.invited_by_stranger(id, user).await?.is_some() {
                users.push(user);
            }
        }
        let deadline = deadline.unwrap_or(view.meta.opened_at);
        let begin = DueNotice { id, channel: location.channel, deadline, kind: NoticeKind::Begin, old: Vec::new() };
        for notice in self.build_notices(&begin, view, users).await? {
            self.sender.post_notice(&notice).await?;
        }
        Ok(())
    }

    async fn post_due_notice(&self, due: &DueNotice) -> Result<(), UpdateError> {
        // A match that cannot be loaded is stopped by its actor.
        let Ok(view) = self.matches.match_view(due.id).await else { return Ok(()) };
        let invites = due.kind == NoticeKind::Invitation;
        let invited = view.meta.reserved.iter().map(|reservation| reservation.user);
        let users = if invites { invited.collect() } else { awaited_users(&view) };
        let is_current = match view.meta.stage {
            Stage::Lobby => invites,
            Stage::Running => !invites && (users.is_empty() || view.meta.deadline == Some(due.deadline)),
            Stage::Archived | Stage::Over | Stage::Cancelled => false,
        };
        if !is_current {
            return Ok(());
        }
        let notices = self.build_notices(due, view, users).await?;
        self.delete_messages(due.id, due.deadline, &due.old).await?;
        let now = (!notices.is_empty()).then(|| self.matches.actors.ports.clock.now());
        self.store.store_notice_attempt(due, now).await?;
        let posted = self.post(due, &notices).await;
        let mut unconfirmed = self.unconfirmed.lock();
        unconfirmed.retain(|(notice, _)| {
            (notice.meta.id, notice.deadline, notice.kind.stored_kind()) != (due.id, due.deadline, due.kind)
        });
        if let Err((_, tried)) = &posted {
            let tried = notices.into_iter().take(*tried).map(|notice| (notice, now.unwrap_or_default()));
            unconfirmed.extend(tried);
            unconfirmed.truncate(MAX_UNCONFIRMED);
        }
        posted.map_err(|(error, _)| error)
    }

    /// Posts the notices of a wait and stores their messages.
    ///
    /// # Errors
    /// If one of the notices must be posted again later, fails with the number of notices that Discord might have
    /// accepted.
    async fn post(&self, due: &DueNotice, notices: &[Notice]) -> Result<(), (UpdateError, usize)> {
        let mut messages = Vec::new();
        for (index, notice) in notices.iter().enumerate() {
            let posted = match self.sender.post_notice(notice).await {
                // If Discord accepted the message although the first call failed, the second call returns that message.
                Err(ShowError::Temporary(_)) => self.sender.post_notice(notice).await,
                posted => posted,
            };
            match posted {
                Ok(message) => messages.push(message),
                Err(error) if error.is_temporary() => return Err((error.into(), index + 1)),
                // The user does not allow direct messages, or the bot is not allowed to write in the channel.
                Err(error) => tracing::info!(match_id = due.id.to_short(), %error, "a notice is not possible"),
            }
        }
        let stored = self.store.set_notice(due.id, due.deadline, &messages).await;
        stored.map_err(|error| (error.into(), notices.len()))
    }

    /// Withdraws an unconfirmed notice if its wait is over. If not, keeps the notice as unconfirmed, because it is
    /// still due and is posted again.
    async fn recheck_unconfirmed(&self, notice: Notice, posted_at: Timestamp) {
        let now = self.matches.actors.ports.clock.now();
        // If the time is in the future, the clock was set back.
        if now - posted_at >= NONCE_LIFETIME || posted_at > now {
            return tracing::warn!(id = notice.meta.id.to_short(), "a notice that Discord never confirmed may stay");
        }
        let id = notice.meta.id;
        let is_over = match self.matches.match_view(id).await {
            Ok(view) => !is_still_waited_for(&view.meta, &notice),
            Err(_) => true,
        };
        if is_over && !self.sender.withdraw_notice(&notice).await.is_err_and(|error| error.is_temporary()) {
            return;
        }
        self.unconfirmed.lock().push((notice, posted_at));
    }

    /// Returns the messages to post: one for all users who want notices in the channel, and one direct message for each
    /// of the others. Users who are away get no message.
    async fn build_notices(&self, due: &DueNotice, view: View, users: Vec<UserId>) -> Result<Vec<Notice>, UpdateError> {
        let next = if due.kind == NoticeKind::Turn { next_in_turn(&view) } else { None };
        let wanted = users.into_iter().map(|user| (user, due.kind)).chain(next.map(|user| (user, NoticeKind::Next)));
        let (mut here, mut direct) = (Vec::new(), Vec::new());
        let (store, now) = (&self.matches.actors.ports.store, self.matches.actors.ports.clock.now());
        for (user, kind) in wanted {
            if store.away_until(user, now).await?.is_some() {
                continue;
            }
            let settings = store.user_settings(user).await?;
            match kind.place(&settings) {
                NoticePlace::Channel => here.push((user, kind)),
                NoticePlace::Direct if !self.may_message_directly(user, due, &view.meta).await? => (),
                NoticePlace::Direct => direct.push((user, kind, settings.locale.unwrap_or(view.meta.locale))),
                NoticePlace::Nowhere => (),
            }
        }
        if let Some(guild) = view.meta.location.guild
            && !here.is_empty()
            && !store.settings(guild).await?.notices
        {
            here.clear();
        }
        let seats: Vec<(Player, Sign)> = view.players().map(|(player, sign)| (player.clone(), sign)).collect();
        let (meta, game, turns) = (Arc::new(view.meta), view.game, view.missed_turn_news);
        let played = |kind: NoticeKind, users: &[UserId]| {
            let is_theirs = |seat: Seat| meta.seats[seat.index()].user().is_some_and(|user| users.contains(&user));
            let is_turn = matches!(kind, NoticeKind::Turn | NoticeKind::Reminder);
            let theirs = turns.iter().filter(|(seat, _)| is_turn && is_theirs(*seat));
            theirs.flat_map(|(_, lines)| lines.clone()).collect()
        };
        let notice = |kind: NoticeKind, users: Vec<UserId>, locale: Locale, is_direct: bool| Notice {
            meta: Arc::clone(&meta),
            game,
            kind,
            deadline: due.deadline,
            missed_turn_news: played(kind, &users),
            users,
            locale,
            is_direct,
            seats: seats.clone(),
        };
        let here = [due.kind, NoticeKind::Next].map(|kind| {
            let users: Vec<UserId> = here.iter().filter(|(_, wanted)| *wanted == kind).map(|(user, _)| *user).collect();
            (!users.is_empty()).then(|| notice(kind, users, meta.locale, false))
        });
        let direct = direct.into_iter().map(|(user, kind, locale)| notice(kind, vec![user], locale, true));
        Ok(here.into_iter().flatten().chain(direct).collect())
    }

    /// Returns whether the user may get a direct message. If a stranger invited the user, they must be a member of the
    /// match's server.
    async fn may_message_directly(&self, user: UserId, due: &DueNotice, meta: &MatchMeta) -> Result<bool, UpdateError> {
        let by_stranger =
            due.kind == NoticeKind::Invitation && self.store.invited_by_stranger(due.id, user).await? == Some(true);
        match meta.location.guild {
            Some(guild) if by_stranger => match self.sender.is_member(guild, user).await {
                Err(error) if error.is_temporary() => Err(error.into()),
                is_member => Ok(is_member.unwrap_or(false)),
            },
            _ => Ok(true),
        }
    }

    async fn delete_messages(
        &self,
        id: MatchId,
        deadline: Timestamp,
        messages: &[NoticeMessage],
    ) -> Result<(), UpdateError> {
        for &message in messages {
            let stays = format!("a notice of {} stays where it is", id.to_short());
            ok_unless_refused(self.sender.delete_notice(message).await, &stays)?;
        }
        if !messages.is_empty() {
            self.store.set_notice(id, deadline, &[]).await?;
        }
        Ok(())
    }
}

fn log_retry(id: MatchId, result: Result<(), UpdateError>) {
    if let Err(error) = result {
        tracing::warn!(match_id = id.to_short(), %error, "a notice is tried again");
    }
}

/// Returns whether others still wait for the users of this notice.
fn is_still_waited_for(meta: &MatchMeta, notice: &Notice) -> bool {
    match notice.kind {
        NoticeKind::Invitation => meta.stage == Stage::Lobby && !meta.reserved.is_empty(),
        NoticeKind::Turn | NoticeKind::Reminder | NoticeKind::Next | NoticeKind::Begin => {
            meta.stage == Stage::Running && meta.deadline == Some(notice.deadline)
        }
    }
}

/// In a match with fewer players than this, the next player gets no notice.
const MIN_PLAYERS_FOR_NEXT: usize = 3;

/// Returns the user whose turn comes after the awaited user's turn, in a slow match with enough players. Skips
/// computers, which play at once.
fn next_in_turn(view: &View) -> Option<UserId> {
    let (meta, left) = (&view.meta, view.absent_seats());
    let awaited = view.awaited.iter().next().filter(|_| view.awaited.len() == 1 && meta.pace == Pace::Slow)?;
    let playing = Seat::all(meta.seats.len()).filter(|seat| !left.contains(*seat)).count();
    let after = (1..meta.seats.len()).map(|step| (awaited.index() + step) % meta.seats.len());
    let mut users =
        after.filter(|index| !left.contains(Seat(*index as u8))).filter_map(|index| meta.seats[index].user());
    users.next().filter(|_| playing >= MIN_PLAYERS_FOR_NEXT)
}

/// Returns the users whom another user is waiting for. Nobody waits for users who are away or have resigned.
pub(super) fn awaited_users(view: &View) -> Vec<UserId> {
    let left = view.absent_seats();
    let present = view.meta.players().filter(|(seat, _)| !left.contains(*seat));
    let present: Vec<(Seat, UserId)> = present.filter_map(|(seat, player)| Some((seat, player.user()?))).collect();
    let awaited = present.iter().filter(|(seat, _)| present.len() > 1 && view.awaited.contains(*seat));
    awaited.map(|(_, user)| *user).collect()
}
