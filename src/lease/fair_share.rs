//! How many shards each process should hold.

/// Returns how many of `shards` the process at `index` should hold; `held` counts what each process holds now.
///
/// All processes compute the same result. Shares differ by at most one. The processes that hold the most get the larger
/// shares, so that few shards move.
pub fn fair_share(held: &[usize], index: usize, shards: usize) -> usize {
    let Some(own) = held.get(index) else { return 0 };
    let before = |(other, count): (usize, &usize)| count > own || (count == own && other < index);
    let rank = held.iter().enumerate().filter(|&it| before(it)).count();
    shards / held.len() + usize::from(rank < shards % held.len())
}
