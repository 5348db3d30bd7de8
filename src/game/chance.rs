//! Chance: every shuffle and every die of a match comes from its one seed.
//!
//! The seed is 32 random bytes, drawn when the match is made. Its SHA-256, the *commitment*, is shown at once, the seed
//! itself when the match has ended: so everybody can check that nothing was changed on the way. The numbers come from
//! ChaCha20 with the seed as key; the stream number says what they are for: the number of the record's step that they
//! decide, and whether the table or a computer at a seat draws them. So no position of a generator has to be kept: a match
//! that is rebuilt from its record goes on with the same numbers.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};

use super::Seat;

/// The seed of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The SHA-256 of the raw seed bytes, as 64 lower-case hex digits.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed as 64 lower-case hex digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads 64 lower-case hex digits; anything else is `None`.
    pub fn from_hex(digits: &str) -> Option<Seed> {
        let mut seed = [0; 32];
        hex::decode_to_slice(digits, &mut seed).ok()?;
        (hex::encode(seed) == digits).then_some(Seed(seed))
    }

    /// The chance that decides step number `step` of the record.
    pub fn chance(&self, step: usize) -> Chance {
        self.stream(step, 0)
    }

    /// The whims of the computer at `seat` before step number `step`: never those that decide the step itself.
    pub fn rng(&self, step: usize, seat: Seat) -> Chance {
        self.stream(step, 1 + seat.0)
    }

    fn stream(&self, step: usize, who: u8) -> Chance {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream((step as u64) << 8 | u64::from(who));
        Chance(rng)
    }
}

/// The seed is a secret while its match runs: it never prints itself.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A source of chance with methods of our own, so that the same seed gives the same game with every version of every library.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// A whole number from 0 to `n - 1`, all equally likely (by rejection, without bias). 0 for `n == 0`.
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

    /// A number from 0 (included) to 1 (excluded).
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Whether something happens that is this likely (0 never, 1 always).
    pub fn happens(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// One of the things, all equally likely; `None` of nothing.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len()))
    }

    /// Puts the things into a random order, all orders equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (1..things.len()).rev() {
            things.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pins the numbers themselves: a change here would give other games for recorded seeds.
    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let seed = Seed([7; 32]);
        let mut chance = seed.chance(3);
        let dice: Vec<usize> = (0..12).map(|_| chance.below(6)).collect();
        assert_eq!(dice, PINNED_DICE);
        assert_eq!(seed.commitment(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
    }

    const PINNED_DICE: [usize; 12] = [2, 5, 3, 5, 2, 3, 4, 0, 5, 5, 5, 1];

    #[test]
    fn hex_is_read_only_as_it_is_written() {
        let seed = Seed([0xab; 32]);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex(&seed.to_hex().to_uppercase()), None);
        assert_eq!(Seed::from_hex("ab"), None);
    }
}
