use super::*;

/// A server of that shard of four.
fn server(shard: u64) -> Option<u64> {
    Some((4 * 1_000 + shard) << 22 | 0x3f_ffff)
}

#[test]
fn a_process_owns_all_servers_until_they_are_divided() {
    let shard_ownership = ShardOwnership::default();
    assert!((0..4).all(|shard| shard_ownership.has(server(shard), 0)) && shard_ownership.has(None, i64::MAX - 1));
    shard_ownership.divide(4);
    assert!(!(0..4).any(|shard| shard_ownership.has(server(shard), 0)) && !shard_ownership.has(None, 0));
    shard_ownership.take(2);
    assert_eq!([0, 1, 2, 3].map(|shard| shard_ownership.has(server(shard), 0)), [false, false, true, false]);
    assert_eq!(shard_ownership.awake(0), shard_ownership.only(2));
    shard_ownership.take(0);
    assert_eq!(shard_ownership.own(), [0, 2]);
    assert!(shard_ownership.has(None, 0), "direct messages belong to shard 0");
}

#[test]
fn a_leaving_shard_may_finish_its_requests() {
    let shard_ownership = ShardOwnership::default();
    shard_ownership.divide(4);
    shard_ownership.take(1);
    shard_ownership.leave(1);
    assert!(shard_ownership.has(server(1), 0));
    assert_eq!(shard_ownership.awake(0), ShardSet::none(4));
    shard_ownership.release(1);
    assert!(!shard_ownership.has(server(1), 0));
    shard_ownership.leave(1);
    assert!(!shard_ownership.has(server(1), 0), "the process does not have it");
}

#[test]
fn each_take_of_a_shard_has_one_first_event() {
    let shard_ownership = ShardOwnership::default();
    shard_ownership.divide(4);
    assert!(!shard_ownership.is_first_event(1), "another process has it");
    shard_ownership.take(1);
    assert_eq!([(); 2].map(|()| shard_ownership.is_first_event(1)), [true, false]);
    shard_ownership.leave(1);
    shard_ownership.release(1);
    shard_ownership.take(1);
    assert!(shard_ownership.is_first_event(1));
}

#[test]
fn ownership_ends_with_its_time() {
    let shard_ownership = ShardOwnership::default();
    shard_ownership.divide(4);
    shard_ownership.take(1);
    shard_ownership.leave(1);
    shard_ownership.take(3);
    assert!(shard_ownership.extend(|| 0, 100));
    assert!(shard_ownership.has(server(1), 99) && shard_ownership.has(server(3), 99));
    assert!(!shard_ownership.has(server(1), 100) && !shard_ownership.has(server(3), 100));
    assert_eq!((shard_ownership.awake(99), shard_ownership.awake(100)), (shard_ownership.only(3), ShardSet::none(4)));
}

#[test]
fn expired_ownership_is_extended_only_without_shards() {
    let shard_ownership = ShardOwnership::default();
    shard_ownership.divide(4);
    shard_ownership.take(1);
    assert!(shard_ownership.extend(|| 0, 100) && shard_ownership.extend(|| 99, 200));
    assert!(!shard_ownership.extend(|| 200, 300), "too late");
    assert!(!shard_ownership.has(server(1), 250));
    shard_ownership.leave(1);
    assert!(!shard_ownership.extend(|| 210, 310), "something may still act for it");
    shard_ownership.release(1);
    assert!(shard_ownership.extend(|| 220, 320));
    shard_ownership.take(1);
    assert!(shard_ownership.has(server(1), 319));
}
