//! Tests that invitations, lobbies and blocks are counted in the database as the rules require.

on_both![
    strangers_invite_a_user_three_times_a_day,
    concurrent_invitations_keep_the_limits,
    users_who_played_are_no_strangers,
    an_unanswered_invitation_counts_for_a_day,
    a_host_has_two_lobbies_in_a_server,
    a_user_blocks_and_unblocks_the_host_who_invited_them,
    old_invitations_are_deleted_unless_their_lobby_waits,
    the_operator_blocks_users_and_servers,
    an_answer_waits_for_the_process_that_has_the_lobby,
];

use std::time::Duration;

use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::play::{
    BlockTarget, DueNotice, InvitationAnswer, InvitedBy, NoticeKind, NoticeStore as _, OperatorBlocks,
    PracticeGuidance, ShardSet,
};
use crate::store::{BlockedHost, Retention};
use crate::timestamp::Timestamp;

const DAY: Duration = Duration::from_secs(86_400);
const NOW: Timestamp = Timestamp(1_000_000_000);

/// Returns a lobby that this host opened at `at` in a server without other lobbies. It invites Ben.
fn inviting(host: UserId, at: Timestamp) -> MatchMeta {
    let reserved = vec![Reservation { user: BEN, name: "Ben".into() }];
    let location = MessageLocation {
        guild: Some(GuildId(host.0)),
        channel: ChannelId(host.0),
        message: Some(MessageId(9)),
        detached: false,
    };
    let seat = Player::new(Occupant::User(host), format!("Host {host}"), None);
    MatchMeta { host, reserved, location, opened_at: at, ..lobby("sssnake", vec![seat]) }
}

async fn invite(database: &Database, host: UserId, at: Timestamp) -> Result<MatchId, StoreError> {
    database.create(&inviting(host, at), Some(0), None).await
}

fn refused(result: Result<MatchId, StoreError>) -> Vec<UserId> {
    match result {
        Err(StoreError::Uninvitable { users, .. }) => users,
        other => panic!("{other:?}"),
    }
}

/// Plays a match between two users from its start to its end.
async fn play_together(database: &Database, host: UserId, other: UserId) {
    let seats = vec![person(host), person(other)];
    let mut story = Story::begin(database, MatchMeta { host, ..lobby("sssnake", seats) }).await;
    story.end(&[1, 2], None).await;
}

async fn strangers_invite_a_user_three_times_a_day(database: Database) {
    for host in 11..14 {
        invite(&database, UserId(host), NOW).await.unwrap();
    }
    assert_eq!(refused(invite(&database, UserId(14), NOW + DAY - Duration::from_millis(1)).await), [BEN]);
    let guests = inviting(UserId(14), NOW).reserved;
    let checked = database.check_lobby_limits(UserId(14), Some(GUILD), &guests, NOW).await;
    assert!(matches!(checked, Err(StoreError::Uninvitable { users, .. }) if users == [BEN]), "without opening one");
    invite(&database, UserId(14), NOW + DAY).await.unwrap();
}

async fn concurrent_invitations_keep_the_limits(database: Database) {
    let hosts: Vec<MatchMeta> = (11..21).map(|host| inviting(UserId(host), NOW)).collect();
    let opened = hosts.iter().map(|meta| database.create(meta, Some(0), None));
    let opened = futures_util::future::join_all(opened).await;
    assert_eq!(opened.iter().filter(|opened| opened.is_ok()).count(), 3);
    assert!(opened.into_iter().filter(Result::is_err).all(|opened| refused(opened) == [BEN]));
    // One host opens several lobbies at once.
    let mut lobbies = vec![inviting(UserId(31), NOW); 5];
    for (place, meta) in lobbies.iter_mut().enumerate() {
        meta.location.channel = ChannelId(900 + place as u64);
        meta.reserved.clear();
    }
    let opened = futures_util::future::join_all(lobbies.iter().map(|meta| database.create(meta, Some(0), None))).await;
    assert_eq!(opened.iter().filter(|opened| opened.is_ok()).count(), 2);
}

async fn users_who_played_are_no_strangers(database: Database) {
    database.change_user_settings(BEN, |settings| settings.invited_by = InvitedBy::Played).await.unwrap();
    // Anna and Ben were together only in a lobby that never began. Ben also played with Chloé.
    let mut cancelled = Story::open(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    cancelled.meta.stage = Stage::Cancelled;
    cancelled.commit(&[], None).await.unwrap();
    play_together(&database, CHLOE, BEN).await;
    assert_eq!(refused(invite(&database, ANNA, NOW).await), [BEN]);
    play_together(&database, BEN, ANNA).await;
    let id = invite(&database, ANNA, NOW).await.unwrap();
    database.change_user_settings(BEN, |settings| settings.invited_by = InvitedBy::Everybody).await.unwrap();
    let by_stranger = invite(&database, DAVID, NOW).await.unwrap();
    let is_by_stranger = async |id| database.invited_by_stranger(id, BEN).await.unwrap();
    assert_eq!((is_by_stranger(id).await, is_by_stranger(by_stranger).await), (Some(false), Some(true)));
    database.change_user_settings(BEN, |settings| settings.invited_by = InvitedBy::Nobody).await.unwrap();
    assert_eq!(refused(invite(&database, CHLOE, NOW).await), [BEN]);
}

async fn an_unanswered_invitation_counts_for_a_day(database: Database) {
    let mut story = Story::open(&database, inviting(ANNA, NOW)).await;
    assert_eq!(refused(invite(&database, ANNA, NOW).await), [BEN]);
    story.meta.reserved.clear();
    story.meta.seats.push(person(BEN));
    story.commit(&[], None).await.unwrap();
    let mut again = Story::open(&database, inviting(ANNA, NOW)).await;
    again.meta.stage = Stage::Cancelled;
    again.meta.reserved.clear();
    again.commit(&[], None).await.unwrap();
    tamper(&database, "UPDATE matches SET detached = 1 WHERE stage = 'cancelled'").await;
    assert_eq!(refused(invite(&database, ANNA, NOW).await), [BEN], "its message notified him");
    tamper(&database, "UPDATE matches SET detached = 0 WHERE stage = 'cancelled'").await;
    let mut third = Story::open(&database, inviting(ANNA, NOW)).await;
    let (channel, kind) = (third.meta.location.channel, NoticeKind::Invitation);
    let notice = DueNotice { id: third.meta.id, channel, deadline: NOW, kind, old: Vec::new() };
    database.store_notice_attempt(&notice, Some(NOW)).await.unwrap();
    third.meta.stage = Stage::Cancelled;
    third.commit(&[], None).await.unwrap();
    assert_eq!(refused(invite(&database, ANNA, NOW).await), [BEN], "cancelled before he answered");
    tamper(&database, "UPDATE notices SET posted_at = 0").await;
    invite(&database, ANNA, NOW).await.expect("nobody was notified");
}

async fn a_host_has_two_lobbies_in_a_server(database: Database) {
    let open = async |guild: Option<GuildId>, practice: Option<PracticeGuidance>| {
        let mut meta = lobby("sssnake", vec![person(ANNA)]);
        meta.location.guild = guild;
        meta.practice = practice;
        database.create(&meta, practice.is_none().then_some(0), None).await
    };
    open(Some(GUILD), Some(PracticeGuidance::Guided)).await.expect("a practice match is no lobby");
    open(Some(GUILD), None).await.unwrap();
    open(Some(GUILD), None).await.unwrap();
    assert!(matches!(open(Some(GUILD), None).await, Err(StoreError::HostLimit)));
    open(Some(GUILD), Some(PracticeGuidance::Guided)).await.expect("practice is always possible");
    open(Some(GuildId(701)), None).await.expect("another server");
    for _ in 0..3 {
        open(None, None).await.expect("outside servers");
    }
}

async fn a_user_blocks_and_unblocks_the_host_who_invited_them(database: Database) {
    play_together(&database, ANNA, BEN).await;
    let id = invite(&database, ANNA, NOW).await.unwrap();
    assert_eq!(database.block_host(CHLOE, id, NOW).await.unwrap(), None, "she was not invited");
    assert_eq!(database.block_host(BEN, MatchId(999), NOW).await.unwrap(), None);
    assert_eq!(database.block_host(BEN, id, NOW).await.unwrap(), Some(ANNA));
    assert_eq!(database.block_host(BEN, id, NOW + DAY).await.unwrap(), Some(ANNA), "the same press again");
    let other = invite(&database, UserId(11), NOW).await.unwrap();
    database.block_host(BEN, other, NOW + DAY).await.unwrap();
    let named = |host: UserId, name: Option<&str>| BlockedHost { host, name: name.map(str::to_owned) };
    let blocked = database.blocked_hosts(BEN, 9).await.unwrap();
    assert_eq!(blocked, [named(UserId(11), Some("Host 11")), named(ANNA, Some("Anna"))], "newest first");
    assert_eq!(database.blocked_hosts(BEN, 1).await.unwrap().len(), 1);
    assert_eq!(database.blocked_hosts(ANNA, 9).await.unwrap(), []);
    assert_eq!(refused(invite(&database, ANNA, NOW + 9 * DAY).await), [BEN]);
    database.unblock_host(BEN, ANNA).await.unwrap();
    database.unblock_host(BEN, ANNA).await.expect("nothing to undo");
    invite(&database, ANNA, NOW + 9 * DAY).await.unwrap();
}

async fn old_invitations_are_deleted_unless_their_lobby_waits(database: Database) {
    let retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };
    let waiting = invite(&database, UserId(11), NOW).await.unwrap();
    let mut begun = Story::open(&database, inviting(UserId(12), NOW)).await;
    begun.meta.stage = Stage::Running;
    begun.meta.reserved.clear();
    begun.commit(&[], None).await.unwrap();
    let rows = async || {
        let counts = database.row_counts().await.unwrap();
        counts.into_iter().find(|(table, _)| *table == "invitations").expect("the table").1
    };
    database.prune(NOW + DAY, retention).await.unwrap();
    assert_eq!(rows().await, 2, "they count for a day");
    database.prune(NOW + DAY + Duration::from_millis(1), retention).await.unwrap();
    assert_eq!(rows().await, 1);
    assert_eq!(database.block_host(BEN, waiting, NOW).await.unwrap(), Some(UserId(11)), "its button still works");
}

async fn an_answer_waits_for_the_process_that_has_the_lobby(database: Database) {
    let host = UserId(1 << 22);
    let id = invite(&database, host, NOW).await.unwrap();
    let answer = |accepts: bool| InvitationAnswer {
        accepts,
        name: "Ben".to_owned(),
        channel: ChannelId(5),
        interaction: InteractionId(6),
    };
    assert!(!database.store_invitation_answer(id, CHLOE, &answer(true)).await.unwrap(), "she is not invited");
    assert!(database.store_invitation_answer(id, BEN, &answer(true)).await.unwrap());
    assert!(database.store_invitation_answer(id, BEN, &answer(false)).await.unwrap(), "the newest answer counts");
    let mut shards = [ShardSet::empty(2), ShardSet::empty(2)];
    for (shard, set) in (0..).zip(&mut shards) {
        assert!(set.insert(shard));
    }
    assert_eq!(database.invitation_answers(&shards[0]).await.unwrap(), []);
    assert_eq!(database.invitation_answers(&shards[1]).await.unwrap(), [(id, BEN, answer(false))]);
    assert!(!database.has_answer(id, BEN, &answer(true)).await.unwrap());
    assert!(!database.remove_answer(id, BEN, &answer(true)).await.unwrap(), "an older answer takes no newer one away");
    assert!(database.has_answer(id, BEN, &answer(false)).await.unwrap());
    assert!(database.remove_answer(id, BEN, &answer(false)).await.unwrap());
    assert_eq!(database.invitation_answers(&shards[1]).await.unwrap(), []);
    assert!(!database.has_answer(id, BEN, &answer(false)).await.unwrap());
}

async fn the_operator_blocks_users_and_servers(database: Database) {
    assert_eq!(database.operator_blocks().await.unwrap(), OperatorBlocks::default());
    for target in [BlockTarget::User(ANNA), BlockTarget::Server(GUILD)] {
        assert!(database.add_operator_block(target, NOW).await.unwrap());
        assert!(!database.add_operator_block(target, NOW).await.unwrap(), "blocked already");
    }
    let blocks = OperatorBlocks { users: [ANNA].into(), servers: [GUILD].into() };
    assert_eq!(database.operator_blocks().await.unwrap(), blocks);
    assert!(!database.remove_operator_block(BlockTarget::Server(GuildId(ANNA.0))).await.unwrap(), "Anna is no server");
    assert!(database.remove_operator_block(BlockTarget::User(ANNA)).await.unwrap());
    assert_eq!(database.operator_blocks().await.unwrap().users, [].into());
    let wrong = database.add_operator_block(BlockTarget::User(UserId(u64::MAX)), NOW).await;
    assert!(sentence(wrong.map(drop)).contains("is no snowflake"));
}
