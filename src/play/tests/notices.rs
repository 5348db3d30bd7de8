//! Tests notices: whenever a match waits for a user, the user gets one notice and one reminder. If no match waits,
//! there are no notices. Each lobby with reserved seats has one invitation.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use async_trait::async_trait;
use tokio::task::yield_now;

use super::fakes::{FakeStore, ms};
use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::timestamp::Timestamp;

const MINUTE: Duration = Duration::from_secs(60);
const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CHLOE: UserId = UserId(3);

/// The point at which a call to the fake Discord fails.
#[derive(Clone, Copy, PartialEq)]
pub enum Fault {
    Before,
    /// Discord posts or deletes the message, but the bot does not get a response.
    After,
    /// As [`Fault::After`], but only for the next call.
    AfterOnce,
}

/// Stores notices and acts like Discord, which keeps one message per notice.
pub struct FakeNotices {
    matches: Arc<FakeStore>,
    rows: Mutex<BTreeMap<MatchId, Row>>,
    /// The users who are not members of the server.
    outsiders: Mutex<BTreeSet<UserId>>,
    pub messages: Mutex<BTreeMap<NoticeMessage, Posted>>,
    deleted: Mutex<BTreeSet<NoticeMessage>>,
    next: AtomicU64,
    pub fault: Mutex<Option<Fault>>,
}

#[derive(Clone, PartialEq)]
pub struct Posted {
    pub id: MatchId,
    pub deadline: Timestamp,
    pub kind: NoticeKind,
    pub users: Vec<UserId>,
}

struct Row {
    notice: DueNotice,
    posted_at: Timestamp,
    messages: Option<Vec<NoticeMessage>>,
}

impl FakeNotices {
    pub fn over(matches: Arc<FakeStore>) -> Arc<FakeNotices> {
        Arc::new(FakeNotices {
            matches,
            rows: Mutex::default(),
            outsiders: Mutex::default(),
            messages: Mutex::default(),
            deleted: Mutex::default(),
            next: AtomicU64::new(1),
            fault: Mutex::default(),
        })
    }

    /// Returns the current messages, with the notified users.
    pub fn seen(&self) -> Vec<(ChannelId, NoticeKind, Vec<UserId>)> {
        let deleted = self.deleted.lock();
        let messages = self.messages.lock();
        let seen = messages.iter().filter(|(message, _)| !deleted.contains(message));
        seen.map(|((channel, _), posted)| (*channel, posted.kind, posted.users.clone())).collect()
    }

    pub fn posted(&self) -> usize {
        self.messages.lock().len()
    }

    pub fn check_that_none_comes_twice(&self) {
        let mut waits = BTreeSet::new();
        for Posted { id, deadline, kind, .. } in self.messages.lock().values() {
            assert!(waits.insert((*id, *deadline, kind.to_string())), "{id:?} has two notices for one wait");
        }
    }

    fn fail(&self, when: Fault) -> Result<(), ShowError> {
        let mut fault = self.fault.lock();
        let once = when == Fault::After && fault.take_if(|fault| *fault == Fault::AfterOnce).is_some();
        if once || *fault == Some(when) { Err(ShowError::Temporary("no answer".into())) } else { Ok(()) }
    }
}

#[async_trait]
impl NoticeStore for FakeNotices {
    async fn due_notices(&self, _: &ShardSet, now: Timestamp) -> Result<Vec<DueNotice>, StoreError> {
        let rows = self.rows.lock();
        let matches = self.matches.matches.lock();
        let invitations = matches.values().map(|stored| &stored.meta).filter(|meta| {
            let begun = rows.get(&meta.id).is_some_and(|row| row.messages.is_some());
            meta.stage == Stage::Lobby && !meta.reserved.is_empty() && meta.location.message.is_some() && !begun
        });
        let invitations = invitations.map(|meta| DueNotice {
            id: meta.id,
            channel: meta.location.channel,
            deadline: meta.opened_at,
            kind: NoticeKind::Invitation,
            old: Vec::new(),
        });
        let due = matches.values().filter(|stored| stored.meta.stage == Stage::Running).filter_map(|stored| {
            let (meta, row) = (&stored.meta, rows.get(&stored.meta.id));
            let deadline = meta.deadline.filter(|deadline| *deadline > now && meta.pace != Pace::Live)?;
            let is = |kind: NoticeKind| deadline <= kind.latest_deadline(meta.pace, now);
            let own = row.filter(|row| row.notice.deadline == deadline);
            let kind = match own {
                Some(Row { messages: None, notice, .. }) => notice.kind,
                Some(Row { notice, .. }) if notice.kind == NoticeKind::Reminder || !is(NoticeKind::Reminder) => {
                    return None;
                }
                None if row.is_some_and(|row| row.messages.as_ref().is_some_and(|all| !all.is_empty())) => return None,
                None if !is(NoticeKind::Turn) => return None,
                _ if is(NoticeKind::Reminder) => NoticeKind::Reminder,
                _ => NoticeKind::Turn,
            };
            let channel = meta.location.channel;
            let crowded = rows.iter().any(|(id, row)| {
                let repeats = *id == meta.id && row.notice.deadline == deadline && row.messages.is_none();
                !repeats && row.notice.channel == channel && row.posted_at > now - MIN_CHANNEL_PAUSE
            });
            let old = own.and_then(|row| row.messages.clone()).unwrap_or_default();
            (!crowded).then_some(DueNotice { id: meta.id, channel, deadline, kind, old })
        });
        Ok(invitations.chain(due).collect())
    }

    async fn outdated_notices(&self, _: &ShardSet) -> Result<Vec<OutdatedNotice>, StoreError> {
        let matches = self.matches.matches.lock();
        let outdated = |(id, row): (&MatchId, &Row)| {
            let deadline = row.notice.deadline;
            let messages = row.messages.clone().filter(|messages| !messages.is_empty())?;
            let meta = &matches[id].meta;
            let waits = match row.notice.kind {
                NoticeKind::Invitation => meta.stage == Stage::Lobby && !meta.reserved.is_empty(),
                _ => meta.deadline == Some(deadline),
            };
            (!waits).then_some(OutdatedNotice { id: *id, deadline, messages })
        };
        Ok(self.rows.lock().iter().filter_map(outdated).collect())
    }

    async fn store_notice_attempt(&self, notice: &DueNotice, now: Option<Timestamp>) -> Result<(), StoreError> {
        yield_now().await;
        let mut rows = self.rows.lock();
        let posted_at = now.or(rows.get(&notice.id).map(|row| row.posted_at)).unwrap_or(Timestamp(0));
        rows.insert(notice.id, Row { notice: notice.clone(), posted_at, messages: None });
        Ok(())
    }

    async fn set_notice(&self, id: MatchId, deadline: Timestamp, messages: &[NoticeMessage]) -> Result<(), StoreError> {
        yield_now().await;
        if let Some(row) = self.rows.lock().get_mut(&id).filter(|row| row.notice.deadline == deadline) {
            row.messages = Some(messages.to_vec());
        }
        Ok(())
    }

    async fn invited_by_stranger(&self, id: MatchId, user: UserId) -> Result<Option<bool>, StoreError> {
        let invitations = self.matches.invitations.lock();
        Ok(invitations.iter().find(|one| one.id == id && one.user == user).map(|one| one.stranger))
    }
}

#[async_trait]
impl NoticeSender for FakeNotices {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        yield_now().await;
        self.fail(Fault::Before)?;
        let channel =
            if notice.is_direct { ChannelId(1_000 + notice.users[0].0) } else { notice.meta.location.channel };
        let Notice { deadline, kind, .. } = *notice;
        let content = Posted { id: notice.meta.id, deadline, kind, users: notice.users.clone() };
        let message = {
            let mut messages = self.messages.lock();
            let here = messages.range((channel, MessageId(0))..=(channel, MessageId(u64::MAX)));
            let known = here.filter(|(_, known)| **known == content).map(|(known, _)| *known).next();
            let message = known.unwrap_or_else(|| (channel, MessageId(self.next.fetch_add(1, Ordering::SeqCst))));
            messages.insert(message, content);
            message
        };
        self.fail(Fault::After)?;
        Ok(message)
    }

    async fn is_member(&self, _: GuildId, user: UserId) -> Result<bool, ShowError> {
        Ok(!self.outsiders.lock().contains(&user))
    }

    async fn delete_notice(&self, message: NoticeMessage) -> Result<(), ShowError> {
        yield_now().await;
        self.fail(Fault::Before)?;
        self.deleted.lock().insert(message);
        self.fail(Fault::After)
    }

    async fn withdraw_notice(&self, notice: &Notice) -> Result<(), ShowError> {
        let message = self.post_notice(notice).await?;
        self.delete_notice(message).await
    }
}

/// A match service whose notices are updated only when the test asks for it.
struct Waiting {
    test: TestTable,
    fake: Arc<FakeNotices>,
    notices: Notices,
}

impl Waiting {
    fn new() -> Waiting {
        let test = TestTable::new();
        let fake = FakeNotices::over(Arc::clone(&test.store));
        let notices = Notices::new(Arc::clone(&test.matches), fake.clone(), fake.clone());
        Waiting { test, fake, notices }
    }

    /// Starts a match between Anna and Ben in a channel at this pace.
    async fn play(&self, channel: ChannelId, pace: Pace) -> MatchId {
        let there = |new_match: &mut NewMatch| (new_match.location.channel, new_match.pace) = (channel, Some(pace));
        let id = self.test.open_as(GAME, there).await.expect("it opens");
        self.test.press(BEN, id, Command::Join).await.expect("Ben joins");
        self.test.press(ANNA, id, Command::Start).await.expect("it starts");
        id
    }

    /// Opens a lobby for Anna in channel 7, with reserved seats for these users.
    async fn invite(&self, users: &[UserId]) -> MatchId {
        let reservation = |user: &UserId| Reservation { user: *user, name: format!("Guest {user}") };
        let reserved = users.iter().map(reservation).collect();
        self.test.open_as(GAME, |new_match| new_match.reservations = reserved).await.expect("it opens")
    }

    fn want_invitations(&self, user: UserId, place: NoticePlace) {
        self.test.store.user_settings.lock().entry(user).or_default().invitations = place;
    }

    fn want_notices(&self, user: UserId, place: NoticePlace) {
        self.test.store.user_settings.lock().entry(user).or_default().notices = Some(place);
    }

    async fn decline(&self, user: UserId, id: MatchId, interaction: InteractionId) -> Result<(), Error> {
        let token = InteractionToken { id: interaction, token: String::new() };
        self.test.ask(user, id, Command::Decline, token).await
    }

    /// Makes a move for the player whose turn it is. Returns that player.
    async fn make_move(&self, id: MatchId) -> UserId {
        let (user, play) = self.next_move(id).await;
        self.test.press(user, id, play).await.expect("a legal move");
        user
    }

    async fn awaited(&self, id: MatchId) -> UserId {
        self.next_move(id).await.0
    }

    async fn next_move(&self, id: MatchId) -> (UserId, Command) {
        self.test.a_move_of(&self.test.matches.match_view(id).await.expect("a match"))
    }

    async fn after(&self, duration: Duration) -> Vec<(ChannelId, NoticeKind, Vec<UserId>)> {
        self.test.clock.advance(duration);
        self.test.quiet().await;
        self.notices.update().await.expect("the store works");
        self.fake.seen()
    }
}

#[tokio::test]
async fn a_wait_has_one_notice_and_one_reminder_and_both_go() {
    let waiting = Waiting::new();
    let id = waiting.play(ChannelId(7), Pace::Relaxed).await;
    let user = waiting.awaited(id).await;
    assert_eq!(waiting.after(MINUTE - ms(1)).await, [], "the player may be at the table");
    assert_eq!(waiting.after(ms(1)).await, [(ChannelId(7), NoticeKind::Turn, vec![user])]);
    assert_eq!(waiting.after(MINUTE).await.len(), 1, "only one");
    assert_eq!(
        waiting.after(7 * MINUTE).await,
        [(ChannelId(7), NoticeKind::Reminder, vec![user])],
        "the reminder replaces the notice"
    );
    assert_eq!(waiting.after(MINUTE / 2).await.len(), 1, "only one");
    waiting.make_move(id).await;
    assert_eq!(waiting.after(Duration::ZERO).await, [], "the wait is over");
    assert_eq!(waiting.fake.messages.lock().len(), 2);
}

#[tokio::test]
async fn nobody_is_notified_who_moves_soon_plays_alone_is_away_or_plays_live() {
    let waiting = Waiting::new();
    let live = waiting.play(ChannelId(1), Pace::Live).await;
    let soon = waiting.play(ChannelId(2), Pace::Relaxed).await;
    let alone = |new: &mut NewMatch| {
        new.location.channel = ChannelId(3);
        new.pace = Some(Pace::Slow);
        new.computers = vec![Level::Easy];
    };
    waiting.test.open_as(GAME, alone).await.expect("it opens");
    let away = waiting.play(ChannelId(4), Pace::Slow).await;
    let awaited = waiting.awaited(away).await;
    waiting.test.store.change(away, |meta| {
        let seat = meta.seat_of(awaited).expect("a seat");
        meta.seats[seat.index()].missed = Player::MISSED_UNTIL_AWAY;
    });
    // The match is loaded again while the user is away.
    let test = TestTable::over(Arc::clone(&waiting.test.store));
    let notices = Notices::new(Arc::clone(&test.matches), waiting.fake.clone(), waiting.fake.clone());
    waiting.test.clock.advance(MINUTE / 2);
    waiting.make_move(soon).await;
    waiting.make_move(live).await;
    test.clock.advance(MINUTE + ms(1));
    notices.update().await.expect("the store works");
    assert_eq!(waiting.fake.seen(), []);
}

#[tokio::test]
async fn a_pause_ends_the_wait_and_continuing_begins_another() {
    let waiting = Waiting::new();
    let id = waiting.play(ChannelId(7), Pace::Slow).await;
    let user = waiting.awaited(id).await;
    assert_eq!(waiting.after(MINUTE).await.len(), 1);
    for user in [ANNA, BEN] {
        waiting.test.press(user, id, Command::Propose(Proposal::Pause)).await.expect("they play");
    }
    assert_eq!(waiting.after(Duration::ZERO).await, [], "nobody waits");
    assert_eq!(waiting.after(30 * Pace::Slow.duration()).await, []);
    waiting.test.press(user, id, Command::Resume).await.expect("they play");
    assert_eq!(waiting.after(MINUTE - ms(1)).await, [], "who continues is there");
    assert_eq!(waiting.after(ms(1)).await, [(ChannelId(7), NoticeKind::Turn, vec![user])]);
}

#[tokio::test]
async fn users_choose_where_and_servers_whether() {
    let waiting = Waiting::new();
    let id = waiting.play(ChannelId(7), Pace::Slow).await;
    let user = waiting.awaited(id).await;
    waiting.want_notices(user, NoticePlace::Direct);
    assert_eq!(waiting.after(MINUTE).await, [(ChannelId(1_000 + user.0), NoticeKind::Turn, vec![user])]);
    waiting.make_move(id).await;
    let next = waiting.awaited(id).await;
    waiting.want_notices(next, NoticePlace::Nowhere);
    assert_eq!(waiting.after(2 * MINUTE).await, []);
    waiting.test.store.user_settings.lock().clear();
    waiting.test.store.settings.lock().notices = false;
    waiting.make_move(id).await;
    assert_eq!(waiting.after(2 * MINUTE).await, []);
}

#[tokio::test]
async fn a_channel_has_at_most_one_notice_a_minute() {
    let waiting = Waiting::new();
    waiting.test.store.settings.lock().matches_per_channel = 0;
    waiting.play(ChannelId(7), Pace::Slow).await;
    waiting.play(ChannelId(7), Pace::Slow).await;
    assert_eq!(waiting.after(MINUTE).await.len(), 1);
    assert_eq!(waiting.after(MINUTE - ms(1)).await.len(), 1);
    assert_eq!(waiting.after(ms(1)).await.len(), 2);
}

#[tokio::test]
async fn a_reminder_comes_a_minute_after_a_late_notice_of_its_own_match() {
    let waiting = Waiting::new();
    let id = waiting.play(ChannelId(7), Pace::Relaxed).await;
    let user = waiting.awaited(id).await;
    assert_eq!(waiting.after(8 * MINUTE).await, [(ChannelId(7), NoticeKind::Turn, vec![user])], "the bot was away");
    let late = Pace::Relaxed.duration() * 5 / 6 - 8 * MINUTE;
    assert!(late < MIN_CHANNEL_PAUSE);
    assert_eq!(
        waiting.after(late).await,
        [(ChannelId(7), NoticeKind::Turn, vec![user])],
        "the reminder is due but waits"
    );
    assert_eq!(waiting.after(MIN_CHANNEL_PAUSE - late - ms(1)).await, [(ChannelId(7), NoticeKind::Turn, vec![user])]);
    assert_eq!(waiting.after(ms(1)).await, [(ChannelId(7), NoticeKind::Reminder, vec![user])]);
}

#[tokio::test]
async fn invited_users_are_asked_once_until_all_have_answered() {
    let waiting = Waiting::new();
    let id = waiting.invite(&[BEN, CHLOE]).await;
    let invitation = [(ChannelId(7), NoticeKind::Invitation, vec![BEN, CHLOE])];
    assert_eq!(waiting.after(Duration::ZERO).await, invitation, "at once");
    assert_eq!(user_error(waiting.decline(UserId(9), id, InteractionId(900)).await), "table-not-invited");
    waiting.decline(BEN, id, InteractionId(901)).await.expect("a seat is reserved for him");
    waiting.decline(BEN, id, InteractionId(901)).await.expect("the same press again");
    assert_eq!(user_error(waiting.decline(BEN, id, InteractionId(902)).await), "table-not-invited", "another press");
    assert_eq!(waiting.after(10 * MINUTE).await, invitation, "Chloé has not answered, and nobody is asked again");
    waiting.test.press(CHLOE, id, Command::Join).await.expect("her seat");
    assert_eq!(waiting.after(Duration::ZERO).await, []);
    assert_eq!(waiting.after(MINUTE).await, []);
    waiting.test.press(ANNA, id, Command::Start).await.expect("two are enough");
    waiting.test.command(ANNA, Command::ConfirmStop).await.expect("nobody has moved");
    waiting.test.press(CHLOE, id, Command::Rematch).await.expect("she played");
    assert_eq!(
        waiting.after(Duration::ZERO).await,
        [(ChannelId(7), NoticeKind::Invitation, vec![ANNA])],
        "the other player"
    );
    assert_eq!(waiting.fake.messages.lock().len(), 2);
}

#[tokio::test]
async fn an_invitation_goes_with_the_lobby() {
    let waiting = Waiting::new();
    waiting.invite(&[BEN]).await;
    assert_eq!(waiting.after(Duration::ZERO).await.len(), 1);
    waiting.test.command(ANNA, Command::ConfirmStop).await.expect("the host may");
    assert_eq!(waiting.after(Duration::ZERO).await, [], "cancelled");
    waiting.after(InvitationEligibility::RECENT_SPAN).await;
    let id = waiting.invite(&[BEN]).await;
    assert_eq!(waiting.after(Duration::ZERO).await.len(), 1);
    waiting.test.press(ANNA, id, Command::AddComputer(Level::Easy)).await.expect("a free seat");
    waiting.test.press(ANNA, id, Command::Start).await.expect("two are enough");
    assert_eq!(waiting.after(Duration::ZERO).await, [], "started without Ben");
    assert_eq!(user_error(waiting.decline(BEN, id, InteractionId(900)).await), "table-not-invited");
}

#[tokio::test]
async fn an_invitation_comes_where_each_user_wants_notices() {
    let waiting = Waiting::new();
    // The places that the users chose for other notices make no difference.
    waiting.want_notices(BEN, NoticePlace::Nowhere);
    waiting.want_notices(CHLOE, NoticePlace::Channel);
    waiting.want_invitations(BEN, NoticePlace::Direct);
    waiting.want_invitations(CHLOE, NoticePlace::Nowhere);
    let id = waiting.invite(&[BEN, CHLOE]).await;
    assert_eq!(waiting.after(Duration::ZERO).await, [(ChannelId(1_000 + BEN.0), NoticeKind::Invitation, vec![BEN])]);
    waiting.test.press(BEN, id, Command::Leave).await.expect("he declines at the table");
    waiting.test.command(ANNA, Command::Remove(CHLOE)).await.expect("the host may");
    assert_eq!(waiting.after(Duration::ZERO).await, []);
}

#[tokio::test]
async fn a_strangers_direct_message_comes_only_from_a_server_of_the_user() {
    let waiting = Waiting::new();
    let users = [BEN, CHLOE];
    users.iter().for_each(|user| waiting.want_invitations(*user, NoticePlace::Direct));
    waiting.fake.outsiders.lock().insert(BEN);
    waiting.invite(&users).await;
    let direct = |user: UserId| (ChannelId(1_000 + user.0), NoticeKind::Invitation, vec![user]);
    assert_eq!(waiting.after(Duration::ZERO).await, [direct(CHLOE)], "Ben is not in the server");
    waiting.test.command(ANNA, Command::ConfirmStop).await.expect("the host may");
    waiting.after(InvitationEligibility::RECENT_SPAN).await;
    let id = waiting.play(ChannelId(7), Pace::Live).await;
    waiting.test.ask(ANNA, id, Command::ConfirmStop, waiting.test.token()).await.expect("nobody has moved");
    waiting.invite(&users).await;
    assert_eq!(waiting.after(Duration::ZERO).await, users.map(direct), "Ben has played with Anna");
}

#[tokio::test]
async fn an_invitation_is_posted_once_whatever_fails() {
    for fault in [Fault::Before, Fault::After] {
        let mut waiting = Waiting::new();
        let id = waiting.invite(&[BEN, CHLOE]).await;
        *waiting.fake.fault.lock() = Some(fault);
        waiting.after(Duration::ZERO).await;
        // The lobby's deadline changes, and another process takes over.
        waiting.test.press(ANNA, id, Command::AddComputer(Level::Easy)).await.expect("a free seat");
        waiting.notices = Notices::new(Arc::clone(&waiting.test.matches), waiting.fake.clone(), waiting.fake.clone());
        *waiting.fake.fault.lock() = None;
        assert_eq!(waiting.after(MINUTE).await.len(), 1);
        waiting.fake.check_that_none_comes_twice();
    }
}

#[tokio::test]
async fn a_notice_whose_response_is_lost_goes_even_if_its_player_moves_first() {
    for fault in [Fault::AfterOnce, Fault::After] {
        let waiting = Waiting::new();
        let id = waiting.play(ChannelId(7), Pace::Relaxed).await;
        *waiting.fake.fault.lock() = Some(fault);
        assert_eq!(waiting.after(MINUTE).await.len(), 1, "Discord has accepted it");
        waiting.make_move(id).await;
        *waiting.fake.fault.lock() = None;
        assert_eq!(waiting.after(Duration::ZERO).await, [], "the wait is over");
        assert_eq!(waiting.fake.messages.lock().len(), 1, "no second message was needed to find it");
    }
}
