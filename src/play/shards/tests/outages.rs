//! Outages of servers, and silences of their shards.

use super::*;

/// Each time is the beginning and the end of a silence, and whether it is the server's.
#[test]
fn an_outage_and_a_silence_of_its_shard_are_counted_once() {
    let guild = server(1);
    let connected = || {
        let ownership = ShardOwnership::default();
        ownership.divide(4);
        ownership.take(1);
        connect(&ownership, 1, true);
        ownership
    };
    let hear = |ownership: &ShardOwnership, of: Option<GuildId>, at: i64| -> Vec<(i64, i64, bool)> {
        let over = ownership.hear(1, of, Timestamp(at));
        ownership.end_silence(1, of);
        over.iter().map(|one| (one.since.expect("known").0, one.until.0, one.guild == guild)).collect()
    };
    // The outage begins first, and ends last.
    let ownership = connected();
    ownership.begin_silence(1, guild, Timestamp(10));
    ownership.begin_silence(1, None, Timestamp(20));
    assert_eq!(hear(&ownership, None, 30), [(10, 20, true), (20, 30, false)]);
    assert!(!ownership.is_heard(guild) && ownership.is_heard(server(5)));
    assert_eq!(hear(&ownership, guild, 40), [(30, 40, true)]);
    // Discord repeats its end before the shard is back.
    let ownership = connected();
    ownership.begin_silence(1, guild, Timestamp(10));
    ownership.begin_silence(1, None, Timestamp(20));
    assert_eq!(hear(&ownership, guild, 25), [(10, 20, true)]);
    assert_eq!(hear(&ownership, None, 30), [(20, 30, false)]);
    // Discord repeats its beginning before the shard is back.
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
    assert!(ownership.is_heard(guild));
}
