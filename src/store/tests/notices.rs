//! Tests which notices are due, replaced or outdated.

on_both![
    a_wait_has_a_notice_and_then_a_reminder,
    a_notice_is_outdated_when_its_wait_is_over,
    all_matches_of_the_channel_wait_a_minute,
    what_was_begun_is_due_until_it_is_posted,
    users_choose_where_they_want_notices,
    an_invitation_is_due_until_it_is_posted_and_outdated_once_all_have_answered,
    an_invitation_is_deleted_with_its_lobby,
];

use std::time::Duration;

use super::*;
use crate::ids::{ChannelId, MessageId};
use crate::play::{DueNotice, MIN_CHANNEL_PAUSE, NoticeKind, NoticePlace, NoticeStore as _};
use crate::timestamp::Timestamp;

const MS: Duration = Duration::from_millis(1);
const MINUTE: Duration = Duration::from_secs(60);
const NOW: Timestamp = Timestamp(1_000_000_000);

/// Starts a match whose turn began at [`NOW`].
async fn waiting(database: &Database, channel: ChannelId, pace: Pace) -> Story<'_> {
    let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    meta.location.channel = channel;
    meta.pace = pace;
    let mut story = Story::begin(database, meta).await;
    story.meta.deadline = Some(NOW + pace.duration());
    story.commit(&[json!({"do": "move"})], None).await.unwrap();
    story
}

async fn due(database: &Database, now: Timestamp) -> Vec<DueNotice> {
    database.due_notices(&ShardSet::all(), now).await.unwrap()
}

/// Posts the only notice that is due.
async fn post(database: &Database, now: Timestamp, message: MessageId) -> DueNotice {
    let due = due(database, now).await;
    let [notice] = &due[..] else { panic!("due: {due:?}") };
    database.store_notice_attempt(notice, Some(now)).await.unwrap();
    database.set_notice(notice.id, notice.deadline, &[(notice.channel, message)]).await.unwrap();
    notice.clone()
}

async fn a_wait_has_a_notice_and_then_a_reminder(database: Database) {
    let relaxed = waiting(&database, ChannelId(1), Pace::Relaxed).await;
    waiting(&database, ChannelId(2), Pace::Live).await;
    let slow = waiting(&database, ChannelId(3), Pace::Slow).await;
    let mut detached = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    detached.location.channel = ChannelId(4);
    detached.location.detached = true;
    detached.pace = Pace::Relaxed;
    let mut detached = Story::begin(&database, detached).await;
    detached.meta.deadline = Some(NOW + Pace::Relaxed.duration());
    detached.commit(&[json!({"do": "move"})], None).await.unwrap();
    assert_eq!(due(&database, NOW + MINUTE - MS).await, []);
    let notices = due(&database, NOW + MINUTE).await;
    let expected = [&relaxed, &slow].map(|story| DueNotice {
        id: story.meta.id,
        channel: story.meta.location.channel,
        deadline: story.meta.deadline.unwrap(),
        kind: NoticeKind::Turn,
        old: Vec::new(),
    });
    assert_eq!(notices, expected);
    database.store_notice_attempt(&notices[1], None).await.unwrap();
    database.set_notice(notices[1].id, notices[1].deadline, &[]).await.unwrap();
    post(&database, NOW + MINUTE, MessageId(50)).await;
    let deadline = expected[0].deadline;
    assert_eq!(due(&database, deadline - 100_001 * MS).await, []);
    let reminder = post(&database, deadline - Duration::from_millis(100_000), MessageId(51)).await;
    assert_eq!((reminder.kind, reminder.old), (NoticeKind::Reminder, vec![(ChannelId(1), MessageId(50))]));
    assert_eq!(due(&database, deadline - Duration::from_millis(1)).await, []);
    assert_eq!(due(&database, expected[1].deadline - 4 * 60 * MINUTE).await.len(), 1, "four hours before the end");
}

async fn a_notice_is_outdated_when_its_wait_is_over(database: Database) {
    let mut story = waiting(&database, ChannelId(1), Pace::Relaxed).await;
    let notice = post(&database, NOW + MINUTE, MessageId(50)).await;
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), []);
    story.meta.deadline = Some(NOW + 20 * MINUTE);
    story.commit(&[json!({"do": "move"})], None).await.unwrap();
    assert_eq!(due(&database, NOW + 15 * MINUTE).await, [], "the old message has to go first");
    let outdated = database.outdated_notices(&ShardSet::all()).await.unwrap();
    assert_eq!(
        outdated.iter().map(|notice| (notice.id, &notice.messages[..])).collect::<Vec<_>>(),
        [(notice.id, &[(ChannelId(1), MessageId(50))][..])]
    );
    assert_eq!(database.outdated_notices(&ShardSet::empty(1)).await.unwrap(), [], "another process has the shard");
    database.set_notice(notice.id, outdated[0].deadline, &[]).await.unwrap();
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), []);
    post(&database, NOW + 15 * MINUTE, MessageId(51)).await;
    story.meta.deadline = None;
    story.meta.stage = Stage::Archived;
    story.commit(&[], None).await.unwrap();
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap().len(), 1);
}

async fn all_matches_of_the_channel_wait_a_minute(database: Database) {
    let first = waiting(&database, ChannelId(1), Pace::Slow).await;
    let at = NOW + MINUTE;
    post(&database, at, MessageId(50)).await;
    let second = waiting(&database, ChannelId(1), Pace::Slow).await;
    assert_eq!(due(&database, at + MIN_CHANNEL_PAUSE - Duration::from_millis(1)).await, []);
    let notice = post(&database, at + MIN_CHANNEL_PAUSE, MessageId(51)).await;
    assert_eq!(notice.id, second.meta.id);
    assert_ne!(notice.id, first.meta.id);

    let story = waiting(&database, ChannelId(2), Pace::Relaxed).await;
    let reminds_from = story.meta.deadline.unwrap() - Pace::Relaxed.duration() / 6;
    let at = reminds_from - MINUTE / 2;
    let of_story = async |now| {
        let due = due(&database, now).await.into_iter();
        due.filter(|notice| notice.id == story.meta.id).map(|notice| notice.kind).collect::<Vec<_>>()
    };
    let notice = due(&database, at).await.into_iter().find(|notice| notice.id == story.meta.id).unwrap();
    database.store_notice_attempt(&notice, Some(at)).await.unwrap();
    assert_eq!(of_story(at + Duration::from_millis(1)).await, [NoticeKind::Turn], "it may not have been posted");
    database.store_notice_attempt(&notice, None).await.unwrap();
    database.set_notice(notice.id, notice.deadline, &[]).await.unwrap();
    assert_eq!(of_story(reminds_from).await, [], "its own reminder waits, also after a repetition for nobody");
    assert_eq!(of_story(at + MIN_CHANNEL_PAUSE - Duration::from_millis(1)).await, []);
    assert_eq!(of_story(at + MIN_CHANNEL_PAUSE).await, [NoticeKind::Reminder]);
}

async fn what_was_begun_is_due_until_it_is_posted(database: Database) {
    waiting(&database, ChannelId(1), Pace::Relaxed).await;
    let notices = due(&database, NOW + MINUTE).await;
    database.store_notice_attempt(&notices[0], Some(NOW + MINUTE)).await.unwrap();
    assert_eq!(due(&database, NOW + MINUTE + MS).await, notices, "the process may have ended before it was posted");
    database.set_notice(notices[0].id, NOW, &[(ChannelId(1), MessageId(50))]).await.unwrap();
    assert_eq!(due(&database, NOW + MINUTE + MS).await, notices, "that was another wait");
    database.set_notice(notices[0].id, notices[0].deadline, &[(ChannelId(1), MessageId(50))]).await.unwrap();
    assert_eq!(due(&database, NOW + MINUTE + MS).await, []);
}

async fn users_choose_where_they_want_notices(database: Database) {
    let places = async |user| {
        let settings = database.user_settings(user).await.unwrap();
        let place = |kind: NoticeKind| kind.place(&settings);
        (place(NoticeKind::Turn), place(NoticeKind::Reminder), place(NoticeKind::Invitation))
    };
    let default = NoticePlace::Channel;
    assert_eq!(places(ANNA).await, (default, default, default));
    for place in NoticePlace::ALL {
        let chosen = (Some(place), Some(Locale::Fi));
        database.change_user_settings(ANNA, |settings| (settings.notices, settings.locale) = chosen).await.unwrap();
        assert_eq!(places(ANNA).await, (place, place, default), "invitations have a choice of their own");
    }
    database.change_user_settings(ANNA, |settings| settings.invitations = NoticePlace::Direct).await.unwrap();
    assert_eq!(places(ANNA).await, (NoticePlace::Nowhere, NoticePlace::Nowhere, NoticePlace::Direct));
    let locale = async |user| database.user_settings(user).await.unwrap().locale;
    assert_eq!((locale(ANNA).await, locale(BEN).await), (Some(Locale::Fi), None));
    assert_eq!(places(BEN).await, (default, default, default));
}

/// Opens a lobby with a reserved seat for Ben.
async fn inviting(database: &Database, host: UserId, message: Option<MessageId>) -> Story<'_> {
    let mut meta = MatchMeta { host, ..lobby("sssnake", vec![person(ANNA), person(CHLOE)]) };
    meta.location.message = message;
    meta.reserved = vec![Reservation { user: BEN, name: "Ben".into() }];
    Story::open(database, meta).await
}

async fn an_invitation_is_due_until_it_is_posted_and_outdated_once_all_have_answered(database: Database) {
    inviting(&database, CHLOE, None).await;
    assert_eq!(due(&database, NOW).await, [], "its lobby has no message to link to");
    let mut detached = MatchMeta { host: DAVID, ..lobby("sssnake", vec![person(ANNA)]) };
    detached.location.message = Some(MessageId(901));
    detached.location.detached = true;
    detached.reserved = vec![Reservation { user: BEN, name: "Ben".into() }];
    Story::open(&database, detached).await;
    assert_eq!(due(&database, NOW).await, [], "the bot cannot post there");
    let mut story = inviting(&database, ANNA, Some(MessageId(900))).await;
    let (id, deadline) = (story.meta.id, story.meta.opened_at);
    let expected = DueNotice { id, channel: CHANNEL, deadline, kind: NoticeKind::Invitation, old: Vec::new() };
    assert_eq!(due(&database, NOW).await, std::slice::from_ref(&expected));
    assert_eq!(database.due_notices(&ShardSet::empty(1), NOW).await.unwrap(), [], "another process has the shard");
    database.store_notice_attempt(&expected, Some(NOW)).await.unwrap();
    assert_eq!(due(&database, NOW).await, [expected], "the process may have ended before it was posted");
    post(&database, NOW, MessageId(50)).await;
    story.meta.deadline = Some(NOW + MINUTE);
    story.commit(&[], None).await.unwrap();
    assert_eq!(due(&database, NOW).await, []);
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), []);
    // Another invitation to the open lobby replaces the notice.
    story.meta.reserved.push(Reservation { user: DAVID, name: "David".into() });
    story.commit(&[], None).await.unwrap();
    assert_eq!(database.invited_by_stranger(id, DAVID).await.unwrap(), Some(true));
    let again = due(&database, NOW).await;
    assert_eq!(
        again.iter().map(|due| (due.id, &due.old[..])).collect::<Vec<_>>(),
        [(id, &[(CHANNEL, MessageId(50))][..])]
    );
    post(&database, NOW, MessageId(50)).await;
    story.meta.reserved.clear();
    story.commit(&[], None).await.unwrap();
    let outdated = database.outdated_notices(&ShardSet::all()).await.unwrap();
    assert_eq!(
        outdated.iter().map(|notice| (notice.id, &notice.messages[..])).collect::<Vec<_>>(),
        [(id, &[(CHANNEL, MessageId(50))][..])]
    );
    database.set_notice(id, outdated[0].deadline, &[]).await.unwrap();
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), []);
    story.meta.stage = Stage::Running;
    story.meta.pace = Pace::Relaxed;
    story.meta.deadline = Some(NOW + Pace::Relaxed.duration());
    story.commit(&[json!({"do": "move"})], None).await.unwrap();
    assert_eq!(
        post(&database, NOW + MINUTE, MessageId(51)).await.kind,
        NoticeKind::Turn,
        "the match has notices like any other"
    );
}

async fn an_invitation_is_deleted_with_its_lobby(database: Database) {
    let mut story = inviting(&database, ANNA, Some(MessageId(900))).await;
    post(&database, NOW, MessageId(50)).await;
    story.meta.stage = Stage::Cancelled;
    story.meta.ended_at = Some(NOW);
    story.commit(&[], None).await.unwrap();
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap().len(), 1);
    database.create(&lobby("sssnake", vec![person(ANNA)]), Some(0), None).await.unwrap();
    let retention =
        crate::store::retention::Retention { cancelled_lobbies_days: 1, reports_days: 0, left_servers_days: 0 };
    database.prune(NOW + Duration::from_secs(2 * 86_400), retention).await.unwrap();
    assert!(database.load(story.meta.id).await.unwrap().is_none());
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), []);
}
