//! Tests which shards a process owns, and from which shards and servers it receives events.

use super::*;
use crate::ids::GuildId;

/// Connects a shard that was not silent before. `lost` says whether the shard lost events.
fn connect(ownership: &ShardOwnership, shard: u32, lost: bool) -> bool {
    ownership.mark_events_resumed(shard, None, Timestamp(0));
    ownership.record_connection(shard, lost)
}

/// Returns the ID of a server that belongs to `shard` if there are four shards.
fn server(shard: u64) -> Option<GuildId> {
    Some(GuildId((4 * 1_000 + shard) << 22 | 0x3f_ffff))
}

#[test]
fn a_process_owns_all_servers_until_they_are_divided() {
    let ownership = ShardOwnership::default();
    assert!(
        (0..4).all(|shard| ownership.owns_guild(server(shard), Timestamp(0)))
            && ownership.owns_guild(None, Timestamp(i64::MAX - 1))
    );
    ownership.set_shard_total(4);
    assert!(
        !(0..4).any(|shard| ownership.owns_guild(server(shard), Timestamp(0)))
            && !ownership.owns_guild(None, Timestamp(0))
    );
    ownership.add_shard(2);
    assert_eq!(
        [0, 1, 2, 3].map(|shard| ownership.owns_guild(server(shard), Timestamp(0))),
        [false, false, true, false]
    );
    connect(&ownership, 2, true);
    assert_eq!(ownership.active_shards(Timestamp(0)), ownership.single_shard_set(2));
    ownership.add_shard(0);
    assert_eq!(ownership.own_shards(), [0, 2]);
    assert!(ownership.owns_guild(None, Timestamp(0)), "direct messages belong to shard 0");
}

#[test]
fn a_leaving_shard_may_finish_its_requests() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    ownership.begin_unloading(1);
    assert!(ownership.owns_guild(server(1), Timestamp(0)));
    assert_eq!(ownership.active_shards(Timestamp(0)), ShardSet::empty(4));
    ownership.finish_unloading(1);
    assert!(!ownership.owns_guild(server(1), Timestamp(0)));
    ownership.begin_unloading(1);
    assert!(!ownership.owns_guild(server(1), Timestamp(0)), "the process does not have it");
}

#[test]
fn each_take_of_a_shard_has_one_first_connection() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    assert!(!connect(&ownership, 1, true), "another process has the shard");
    ownership.add_shard(1);
    assert_eq!([(); 2].map(|()| connect(&ownership, 1, true)), [true, false]);
    ownership.begin_unloading(1);
    ownership.finish_unloading(1);
    ownership.add_shard(1);
    assert!(connect(&ownership, 1, true));
}

#[test]
fn matches_wake_only_while_their_shard_is_connected() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    assert!(!ownership.receives_events(server(1)) && ownership.active_shards(Timestamp(0)) == ShardSet::empty(4));
    ownership.continue_session(1);
    connect(&ownership, 1, false);
    assert!(
        ownership.receives_events(server(1)) && ownership.active_shards(Timestamp(0)) == ownership.single_shard_set(1)
    );
    assert!(ownership.has_continued_session(server(1)) && !ownership.has_continued_session(server(2)));
    ownership.begin_silence(1, None, Timestamp(0));
    assert!(!ownership.receives_events(server(1)) && ownership.owns_guild(server(1), Timestamp(0)));
    connect(&ownership, 1, true);
    assert!(!ownership.has_continued_session(server(1)), "a new session has begun");
}

#[test]
fn ownership_ends_with_its_time() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    ownership.begin_unloading(1);
    ownership.add_shard(3);
    connect(&ownership, 3, true);
    assert!(ownership.extend_until(|| Timestamp(0), Timestamp(100)));
    assert!(ownership.owns_guild(server(1), Timestamp(99)) && ownership.owns_guild(server(3), Timestamp(99)));
    assert!(!ownership.owns_guild(server(1), Timestamp(100)) && !ownership.owns_guild(server(3), Timestamp(100)));
    assert_eq!(
        (ownership.active_shards(Timestamp(99)), ownership.active_shards(Timestamp(100))),
        (ownership.single_shard_set(3), ShardSet::empty(4))
    );
}

#[test]
fn expired_ownership_is_extended_only_without_shards() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    assert!(
        ownership.extend_until(|| Timestamp(0), Timestamp(100))
            && ownership.extend_until(|| Timestamp(99), Timestamp(200))
    );
    assert!(!ownership.extend_until(|| Timestamp(200), Timestamp(300)), "too late");
    assert!(!ownership.owns_guild(server(1), Timestamp(250)));
    ownership.begin_unloading(1);
    assert!(!ownership.extend_until(|| Timestamp(210), Timestamp(310)), "something may still act for it");
    ownership.finish_unloading(1);
    assert!(ownership.extend_until(|| Timestamp(220), Timestamp(320)));
    ownership.add_shard(1);
    assert!(ownership.owns_guild(server(1), Timestamp(319)));
}

#[test]
fn a_silence_lasts_from_the_end_of_a_connection_until_its_time_is_added() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    let since = |at: i64| {
        ownership.mark_events_resumed(1, None, Timestamp(at)).pop().map(|silence| (silence.since, silence.until.0))
    };
    assert_eq!(since(5), Some((None, 5)), "a former process heard it last");
    ownership.record_connection(1, true);
    assert_eq!(since(6), None, "nothing is lost");
    ownership.begin_silence(1, None, Timestamp(10));
    ownership.begin_silence(1, None, Timestamp(20));
    assert_eq!((since(30), ownership.receives_events(server(1))), (Some((Some(Timestamp(10)), 30)), false));
    ownership.begin_silence(1, None, Timestamp(40));
    ownership.record_connection(1, false);
    assert!(!ownership.receives_events(server(1)), "it was lost again while its time was being added");
    assert_eq!(since(50), Some((Some(Timestamp(40)), 50)));
    ownership.record_connection(1, false);
    let guild = server(1).expect("a server");
    ownership.begin_silence(1, Some(guild), Timestamp(60));
    assert!(!ownership.receives_events(server(1)) && ownership.receives_events(server(5)), "only this server");
    let outage = ownership.mark_events_resumed(1, Some(guild), Timestamp(70)).pop().expect("an outage");
    assert_eq!((outage.shard, outage.guild, outage.since), (1, server(1), Some(Timestamp(60))));
    ownership.end_silence(1, Some(guild));
    assert!(
        ownership.receives_events(server(1)) && ownership.mark_events_resumed(1, Some(guild), Timestamp(80)).is_empty()
    );
}

#[test]
fn an_outage_is_known_until_its_shard_is_released() {
    let ownership = ShardOwnership::default();
    ownership.set_shard_total(4);
    ownership.add_shard(1);
    let guild = server(1).expect("a server");
    // The process that owned the shard earlier has stored this outage.
    ownership.begin_silence(1, Some(guild), Timestamp(10));
    connect(&ownership, 1, false);
    assert_eq!((ownership.guilds_with_outage(1), ownership.guilds_with_outage(2)), (vec![guild], Vec::new()));
    assert!(!ownership.receives_events(Some(guild)) && ownership.receives_events(server(5)));
    ownership.begin_silence(1, None, Timestamp(20));
    ownership.begin_unloading(1);
    assert_eq!(ownership.guilds_with_outage(1), [guild], "it is stored for the next process");
    let parts = ownership.take_outage_parts(Duration::ZERO, Timestamp(99_000_000));
    assert!(parts.is_empty(), "its time counts for the shard: {parts:?}");
    ownership.finish_unloading(1);
    assert!(ownership.guilds_with_outage(1).is_empty());
}

/// Each expected value contains the start and the end of a silence. It also says whether the silence affected only the
/// server (`true`) or the whole shard.
#[test]
fn an_outage_and_a_silence_of_its_shard_are_counted_once() {
    let guild = server(1);
    let connected = || {
        let ownership = ShardOwnership::default();
        ownership.set_shard_total(4);
        ownership.add_shard(1);
        connect(&ownership, 1, true);
        ownership
    };
    let hear = |ownership: &ShardOwnership, of: Option<GuildId>, at: i64| -> Vec<(i64, i64, bool)> {
        let over = ownership.mark_events_resumed(1, of, Timestamp(at));
        ownership.end_silence(1, of);
        over.iter().map(|one| (one.since.expect("known").0, one.until.0, one.guild == guild)).collect()
    };
    // The outage begins first, and ends last.
    let ownership = connected();
    ownership.begin_silence(1, guild, Timestamp(10));
    ownership.begin_silence(1, None, Timestamp(20));
    assert_eq!(hear(&ownership, None, 30), [(10, 20, true), (20, 30, false)]);
    assert!(!ownership.receives_events(guild) && ownership.receives_events(server(5)));
    assert_eq!(hear(&ownership, guild, 40), [(30, 40, true)]);
    // Discord resends the outage's end before the shard is back.
    let ownership = connected();
    ownership.begin_silence(1, guild, Timestamp(10));
    ownership.begin_silence(1, None, Timestamp(20));
    assert_eq!(hear(&ownership, guild, 25), [(10, 20, true)]);
    assert_eq!(hear(&ownership, None, 30), [(20, 30, false)]);
    // Discord resends the outage's beginning before the shard is back.
    let ownership = connected();
    ownership.begin_silence(1, None, Timestamp(20));
    ownership.begin_silence(1, guild, Timestamp(25));
    assert_eq!(hear(&ownership, None, 30), [(20, 30, false)]);
    assert_eq!(hear(&ownership, guild, 40), [(30, 40, true)]);
    let ownership = connected();
    ownership.begin_silence(1, None, Timestamp(20));
    ownership.begin_silence(1, guild, Timestamp(25));
    assert_eq!(hear(&ownership, guild, 28), []);
    assert_eq!(hear(&ownership, None, 30), [(20, 30, false)]);
    assert!(ownership.receives_events(guild));
}
