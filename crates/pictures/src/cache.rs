//! A cache for parts of recent pictures. It helps because most of a table stays the same from turn to turn.

#[cfg(test)]
mod tests;

use std::borrow::Borrow;
use std::hash::Hash;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

/// A cache with limited memory.
///
/// The cache has two generations. When the young generation takes up more than half of the memory, it replaces the old
/// generation. If a value is found in the old generation, it moves to the young one. So a value that is not used
/// between two replacements is dropped.
pub(super) struct Cache<K, V> {
    /// The maximum memory for all values, in bytes.
    max_bytes: usize,
    generations: Mutex<Generations<K, V>>,
}

/// Values, each with its memory in bytes.
///
/// The map hashes a key for every item and band of a picture, so it uses a fast hash. Measured: the standard hash makes
/// pictures 3 % to 5 % slower.
type Generation<K, V> = FxHashMap<K, (Arc<V>, usize)>;

struct Generations<K, V> {
    young: Generation<K, V>,
    /// The memory that the young values use, in bytes.
    young_bytes: usize,
    old: Generation<K, V>,
}

impl<K: Eq + Hash, V> Cache<K, V> {
    pub(super) fn new(max_bytes: usize) -> Cache<K, V> {
        let generations = Generations { young: FxHashMap::default(), young_bytes: 0, old: FxHashMap::default() };
        Cache { max_bytes, generations: Mutex::new(generations) }
    }

    pub(super) fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<Arc<V>>
    where
        K: Borrow<Q>,
    {
        let mut generations = self.lock();
        if let Some((value, _)) = generations.young.get(key) {
            return Some(Arc::clone(value));
        }
        let (key, (value, bytes)) = generations.old.remove_entry(key)?;
        generations.insert(key, Arc::clone(&value), bytes, self.max_bytes);
        Some(value)
    }

    /// Adds a value that takes this many bytes.
    pub(super) fn insert(&self, key: K, value: V, bytes: usize) -> Arc<V> {
        let value = Arc::new(value);
        self.lock().insert(key, Arc::clone(&value), bytes, self.max_bytes);
        value
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Generations<K, V>> {
        // If a thread panics while it holds the lock, only cached values can be lost.
        self.generations.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash, V> Generations<K, V> {
    fn insert(&mut self, key: K, value: Arc<V>, bytes: usize, max_bytes: usize) {
        self.young_bytes += bytes;
        if let Some((_, replaced)) = self.young.insert(key, (value, bytes)) {
            self.young_bytes -= replaced;
        }
        if self.young_bytes > max_bytes / 2 {
            self.old = mem::take(&mut self.young);
            self.young_bytes = 0;
        }
    }
}
