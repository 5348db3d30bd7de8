use super::*;

#[test]
fn used_values_stay_and_memory_is_bounded() {
    const MAX: usize = 10_000;
    let cache = Cache::<u32, u32>::new(MAX);
    cache.insert(0, 0, 100);
    for key in 1..1_000 {
        cache.insert(key, key, 100);
        assert_eq!(cache.get(&0).as_deref(), Some(&0), "a tile in constant use stays");
        assert_eq!(cache.get(&key).as_deref(), Some(&key));
    }
    assert!(cache.get(&1).is_none());
    let generations = cache.lock();
    let values = generations.young.values().chain(generations.old.values());
    let bytes: usize = values.map(|(_, bytes)| bytes).sum();
    assert!((MAX / 2..=MAX + 200).contains(&bytes), "{bytes} bytes are cached");
}

#[test]
fn a_replaced_value_is_not_counted() {
    let cache = Cache::<u32, u32>::new(1_000);
    for value in 0..100 {
        cache.insert(1, value, 100);
    }
    assert_eq!(cache.get(&1).as_deref(), Some(&99));
    assert_eq!(cache.lock().young_bytes, 100);
}
