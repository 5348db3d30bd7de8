//! Tests that the time of a silence is added to deadlines once, and only to those that the silence affected.

on_both![
    lost_time_is_added_once_and_only_where_it_was_lost,
    notices_and_sign_ups_move_too,
    deadlines_move_back_once_with_the_clock,
];

use std::time::Duration;

use super::tournaments::tournament;
use super::*;
use crate::ids::MessageId;
use crate::play::{LostTime, NoticeStore as _, Silence, Tournament, TournamentStage, TournamentStore as _};
use crate::store::{SessionUpdate, StoredSession};

const NOW: Timestamp = Timestamp(1_000_000_000);
/// A server on shard 1 of two. `GUILD` is on shard 0.
const ELSEWHERE: GuildId = GuildId(1 << 22);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn silence(since: Option<Timestamp>, until: Timestamp) -> Silence {
    Silence { shard: 0, shard_total: 2, guild: None, since, until, outage_began: None }
}

/// Opens a match in this channel of a server. The match's deadline is `left` after [`NOW`].
async fn waiting(database: &Database, guild: GuildId, channel: u64, left: Duration) -> MatchId {
    let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    meta.location.guild = Some(guild);
    meta.location.channel = ChannelId(channel);
    let mut story = Story::begin(database, meta).await;
    story.meta.deadline = Some(NOW + left);
    story.commit(&[json!({"do": "move"})], None).await.unwrap();
    story.meta.id
}

/// Stores a session, so that the store knows when the shard last received events.
async fn begin_session(database: &Database) {
    let session = StoredSession {
        application: 1,
        shards: 2,
        intents: 3,
        session_id: "a".to_owned(),
        resume_url: "wss://gateway".to_owned(),
        sequence: 1,
        guilds: Vec::new(),
        unavailable: Vec::new(),
    };
    database.store_gateway_sessions(&[SessionUpdate { shard: 0, session, is_new: true }]).await.unwrap();
}

async fn lost_time_is_added_once_and_only_where_it_was_lost(database: Database) {
    let left = async |id| database.load_meta(id).await.unwrap().unwrap().deadline.unwrap() - NOW;
    let here = waiting(&database, GUILD, 1, seconds(40)).await;
    let fresh = waiting(&database, GUILD, 2, seconds(155)).await;
    let late = waiting(&database, GUILD, 3, Duration::ZERO).await;
    let there = waiting(&database, ELSEWHERE, 4, seconds(40)).await;
    let mut kept = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    kept.meta.deadline = Some(NOW + seconds(40));
    kept.commit(&[json!({"do": "move"})], None).await.unwrap();
    let version = database.load_meta(here).await.unwrap().unwrap().version;
    let since = Some(NOW + seconds(10));
    let LostTime { duration: lost, new_deadlines: prolonged } =
        database.end_silence(&silence(since, NOW + seconds(110))).await.unwrap();
    assert_eq!(lost, seconds(100));
    assert_eq!([left(here).await, left(there).await], [140, 40].map(seconds), "only its own shard");
    assert_eq!(left(fresh).await, seconds(170), "nobody has more than a whole turn after the end");
    assert_eq!(left(late).await, Duration::ZERO, "its time was over before");
    let mut prolonged: Vec<_> = prolonged.into_iter().map(|(id, deadline)| (id, deadline - NOW)).collect();
    prolonged.sort();
    assert_eq!(prolonged, [(here, seconds(140)), (fresh, seconds(170)), (kept.meta.id, seconds(140))]);
    assert_eq!(database.load_meta(here).await.unwrap().unwrap().version, version, "its buttons stay valid");
    assert_eq!(database.load_meta(kept.meta.id).await.unwrap().unwrap().deadline, Some(NOW + seconds(140)));
    for steps in [vec![], vec![json!({"do": "move"})]] {
        kept.commit(&steps, None).await.unwrap();
        assert_eq!(left(kept.meta.id).await, seconds(140), "a match in memory does not know the new deadline yet");
    }
    kept.meta.deadline = Some(NOW + seconds(170));
    kept.commit(&[json!({"do": "move"})], None).await.unwrap();
    assert_eq!(left(kept.meta.id).await, seconds(170), "the next turn");
    let other = Silence { guild: Some(GuildId(GUILD.0 + 1)), ..silence(since, NOW + seconds(120)) };
    assert_eq!(database.end_silence(&other).await.unwrap().new_deadlines, [], "another server");

    // From now on, the store knows when the shard last received events.
    begin_session(&database).await;
    assert_eq!(
        database.end_silence(&silence(None, NOW + seconds(110))).await.unwrap().new_deadlines,
        [],
        "never heard"
    );
    database.set_heard_at([0, 1], NOW + seconds(115)).await.unwrap();
    database.set_heard_at([0], NOW + seconds(5)).await.unwrap();
    database.clear_gateway_session(0).await.unwrap();
    assert_eq!(database.gateway_session(0).await.unwrap(), None);
    database.end_silence(&silence(None, NOW + seconds(125))).await.unwrap();
    assert_eq!(left(here).await, seconds(150), "while no process ran");
    assert_eq!(
        database.end_silence(&silence(None, NOW + seconds(125))).await.unwrap().new_deadlines,
        [],
        "a second restart"
    );
    let divided = Silence { shard_total: 3, ..silence(None, NOW + seconds(135)) };
    assert_eq!(database.end_silence(&divided).await.unwrap().new_deadlines, [], "another division into shards");
}

/// Opens a match whose players have a notice, and a sign-up that ends a minute after [`NOW`].
async fn notice_and_sign_up(database: &Database) -> (MatchId, Tournament) {
    let id = waiting(database, GUILD, 1, seconds(40)).await;
    tamper(database, "UPDATE matches SET pace = 'relaxed'").await;
    let due = database.due_notices(&ShardSet::all(), NOW).await.unwrap();
    database.store_notice_attempt(&due[0], Some(NOW)).await.unwrap();
    database.set_notice(id, due[0].deadline, &[(ChannelId(1), MessageId(7))]).await.unwrap();
    let mut sign_up = tournament();
    sign_up.stage = TournamentStage::SignUp;
    sign_up.entrants.iter_mut().for_each(|entrant| (entrant.joined, entrant.left) = (0, None));
    sign_up.plan.rounds.clear();
    sign_up.plan.begins_at = Some(NOW + seconds(60));
    sign_up.id = database.create_tournament(&sign_up, InteractionId(9), 25).await.unwrap();
    (id, sign_up)
}

/// The clock was three days ahead, and is set back to ten seconds before [`NOW`].
async fn deadlines_move_back_once_with_the_clock(database: Database) {
    const AHEAD: Duration = Duration::from_secs(259_200);
    begin_session(&database).await;
    let (here, sign_up) = notice_and_sign_up(&database).await;
    let overdue = waiting(&database, GUILD, 2, Duration::ZERO).await;
    let there = waiting(&database, ELSEWHERE, 3, seconds(40)).await;
    let now = NOW - AHEAD;
    let left = async |id| database.load_meta(id).await.unwrap().unwrap().deadline.unwrap() - now;
    database.set_heard_at([0], now + seconds(60)).await.unwrap();
    assert_eq!(
        database.make_deadlines_earlier(&silence(None, now)).await.unwrap(),
        Duration::ZERO,
        "two machines differ"
    );
    database.set_heard_at([0], NOW).await.unwrap();
    assert_eq!(database.make_deadlines_earlier(&silence(None, now)).await.unwrap(), AHEAD);
    assert_eq!([left(here).await, left(overdue).await], [seconds(40), Duration::ZERO], "as much as was left");
    assert_eq!(left(there).await, AHEAD + seconds(40), "another shard");
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), [], "it is still the same wait");
    let moved = database.tournament(sign_up.id).await.unwrap().unwrap();
    assert_eq!(moved.plan.begins_at, Some(now + seconds(60)));
    assert_eq!(database.make_deadlines_earlier(&silence(None, now)).await.unwrap(), Duration::ZERO, "only once");
    let silent = database.end_silence(&silence(None, now + seconds(5))).await.unwrap();
    assert_eq!((silent.duration, left(here).await), (seconds(5), seconds(45)), "lost time is added from then on");
}

async fn notices_and_sign_ups_move_too(database: Database) {
    let (_, sign_up) = notice_and_sign_up(&database).await;
    tamper(
        &database,
        "INSERT INTO tournaments (guild, channel, host, stage, version, interaction, open, changed_at, plan) \
        VALUES (700, 1, 1, 'sign-up', 1, 8, 1, 1, 'damaged')",
    )
    .await;
    database.end_silence(&silence(Some(NOW), NOW + seconds(30))).await.unwrap();
    assert_eq!(database.outdated_notices(&ShardSet::all()).await.unwrap(), [], "it is still the same wait");
    let moved = database.tournament(sign_up.id).await.unwrap().unwrap();
    assert_eq!(moved.plan.begins_at, Some(NOW + seconds(90)));
    assert_eq!(moved.version, sign_up.version + 1, "others read it again before they change it");
}
