//! Random numbers: every die roll, draw and shuffle in a match is computed from its seed.
//!
//! [`fair_play`](crate::fair_play) computes the seed. `docs/fairness.md` describes how to compute the numbers in
//! another language.
//!
//! The numbers come from ChaCha20, keyed with the seed. Each die roll, draw and shuffle has its own stream. The same
//! seed therefore gives the same dice and cards, whatever moves the players make. The generator's state is not stored,
//! because a match that is rebuilt from its record continues with the same numbers.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

use crate::seat::Seat;

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The purpose of a stream of random numbers. The discriminant is the first byte of the stream's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum RandomStream {
    /// The choice of the first player.
    FirstPlayer = 1,
    /// A roll of the die, and the cards drawn for it.
    Roll = 2,
    /// A drawn card.
    Draw = 3,
    /// The shuffle before the first deal.
    Deal = 4,
    /// The shuffle of a player's pile.
    Reform = 5,
    /// The shuffle before cards are dealt out again.
    Redeal = 6,
    /// A placement that a player leaves to chance.
    Placement = 7,
    /// A computer's choices. Verifiers cannot check these.
    Computer = 8,
    /// Anything outside a match.
    Other = 9,
}

impl Seed {
    /// Returns the seed as 64 lower-case hex digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the random numbers for one die roll, draw or shuffle. `round` starts at 0 and stays 0 in a game without
    /// rounds. `number` counts the earlier uses of this kind of stream in the round.
    pub fn stream(&self, stream: RandomStream, round: usize, number: usize) -> RandomSource {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        // The stream number has one byte for `stream`, three for `round` and four for `number`, which is enough for
        // every game.
        rng.set_stream((stream as u64) << 56 | (round as u64 & 0xff_ffff) << 32 | (number as u64 & 0xffff_ffff));
        RandomSource(rng)
    }

    /// Returns the random numbers with which the computer in `seat` chooses a move before step number `step`. Random
    /// events in the match itself, such as die rolls, never use these numbers.
    pub fn computer_rng(&self, step: usize, seat: Seat) -> RandomSource {
        self.stream(RandomStream::Computer, seat.index(), step)
    }

    /// Returns random numbers for a purpose outside a match, such as a test's random player.
    pub fn external_rng(&self, number: usize) -> RandomSource {
        self.stream(RandomStream::Other, 0, number)
    }
}

/// Never prints the seed, which is secret until the match ends.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A source of random numbers. The methods do not rely on any library's distributions, so a new library version cannot
/// change the match that a seed produces.
#[derive(Clone, Debug)]
pub struct RandomSource(ChaCha20Rng);

impl RandomSource {
    /// Returns a whole number below `n`, or 0 if `n` is 0. All numbers are equally likely, because rejection sampling
    /// avoids bias.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        let fair = u64::MAX - u64::MAX % n;
        loop {
            let number = self.0.next_u64();
            if number < fair {
                return (number % n) as usize;
            }
        }
    }

    /// Returns a number from 0 (inclusive) to 1 (exclusive).
    pub fn next_unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns true with this probability.
    pub fn happens(&mut self, probability: f64) -> bool {
        self.next_unit() < probability
    }

    /// Returns a standard normal number, approximated by a sum of twelve uniform numbers. Methods with logarithms would
    /// be less portable, because their last digit differs between platforms.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.next_unit()).sum::<f64>() - 6.0
    }

    /// Returns an exponentially distributed number with mean 1. Uses von Neumann's comparisons, which do not need
    /// logarithms either: they draw descending runs of uniform random numbers. After a run of odd length, the result is
    /// its first number plus the number of runs before it. After a run of even length, another run starts.
    pub fn exponential(&mut self) -> f64 {
        let mut whole = 0.0;
        loop {
            let first = self.next_unit();
            let mut last = first;
            let mut length = 1;
            loop {
                let next = self.next_unit();
                if next > last {
                    break;
                }
                last = next;
                length += 1;
            }
            if length % 2 == 1 {
                return whole + first;
            }
            whole += 1.0;
        }
    }

    /// Returns one of the items at random, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Shuffles the items with the Fisher-Yates algorithm. All orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If the numbers changed, recorded seeds would produce different matches.
    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let seed = Seed([7; 32]);
        let mut chance = seed.stream(RandomStream::Roll, 1, 3);
        let dice: Vec<usize> = (0..12).map(|_| chance.below(6)).collect();
        assert_eq!(dice, PINNED_DICE);
    }

    const PINNED_DICE: [usize; 12] = [2, 5, 2, 0, 0, 0, 2, 2, 1, 2, 4, 3];
}
