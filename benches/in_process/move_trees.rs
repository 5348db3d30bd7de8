//! The perft files of the tests. Each line has a starting position, and how many leaves its move tree has at each
//! depth.

/// The positions for [`rules::ssserpent::perft`].
pub const SSSERPENT: &str = include_str!("../../tests/data/ssserpent/perft.txt");
/// The positions for [`rules::sssnake::perft`].
pub const SSSNAKE: &str = include_str!("../../tests/data/sssnake/placings.txt");

/// Returns how many leaves the move trees of all lines have in total, each at its greatest depth.
pub fn leaves(file: &str, count: impl Fn(&str, usize) -> Option<u64>) -> u64 {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let leaves = lines.map(|line| {
        let (root, counts) = line.split_once(';').expect("a root and its counts");
        let counts: Vec<u64> = counts.split_whitespace().map(|count| count.parse().expect("a count")).collect();
        let leaves = count(root.trim(), counts.len());
        assert_eq!(leaves, counts.last().copied(), "{line}");
        leaves.unwrap_or_default()
    });
    leaves.sum()
}
