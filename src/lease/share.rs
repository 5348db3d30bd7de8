//! Fair shares: arithmetic that every process does alike.

/// How many of `shards` a process is to have, where `held` is how many each process has now, itself among them at `index`.
///
/// Shares differ by one at most. Those that have most keep the larger ones, so that as few shards as possible move.
pub fn fair_share(held: &[usize], index: usize, shards: usize) -> usize {
    let Some(own) = held.get(index) else { return 0 };
    let before = |(other, count): (usize, &usize)| count > own || (count == own && other < index);
    let rank = held.iter().enumerate().filter(|&it| before(it)).count();
    shards / held.len() + usize::from(rank < shards % held.len())
}
