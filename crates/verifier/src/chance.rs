//! The random numbers that a seed produces: a second implementation of the method in `docs/fairness.md`. It follows RFC
//! 8439, but as in Bernstein's original ChaCha20, the block counter and the nonce have 64 bits each.

/// What a stream of random numbers is used for. This is the first byte of the stream's number.
#[derive(Clone, Copy)]
pub enum StreamKind {
    First = 1,
    Roll = 2,
    Draw = 3,
    Deal = 4,
    Reform = 5,
    Redeal = 6,
    Placement = 7,
}

pub struct Seed([u32; 8]);

impl Seed {
    /// Parses 64 hex digits.
    pub fn from_hex(digits: &str) -> Option<Seed> {
        let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..64).step_by(2).map(byte).collect();
        Some(Seed(le_words(&bytes?)))
    }

    /// Returns the random numbers for one die roll, draw or shuffle. `number` says how many streams of the same kind
    /// were used earlier in the round.
    pub fn stream(&self, kind: StreamKind, round: usize, number: usize) -> NumberStream {
        let stream = (kind as u64) << 56 | (round as u64) << 32 | number as u64;
        NumberStream { key: self.0, stream, block: 0, words: [0; 16], used_words: 16 }
    }
}

/// The numbers of one stream.
pub struct NumberStream {
    key: [u32; 8],
    stream: u64,
    /// The number of the next block.
    block: u64,
    words: [u32; 16],
    /// The number of words already used in the current block.
    used_words: usize,
}

impl NumberStream {
    /// Returns a whole number below `n`. Random numbers at the upper end of their range are skipped, because they would
    /// make small results more likely.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        let limit = u64::MAX - u64::MAX % n;
        std::iter::repeat_with(|| self.next_u64())
            .find(|&number| number < limit)
            .map_or(0, |number| (number % n) as usize)
    }

    /// Shuffles with the Fisher-Yates algorithm, from the last item to the second.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }

    fn next_u64(&mut self) -> u64 {
        if self.used_words == self.words.len() {
            self.words = chacha20_block(&self.key, self.block, self.stream);
            self.block += 1;
            self.used_words = 0;
        }
        let [low, high] = [self.words[self.used_words], self.words[self.used_words + 1]];
        self.used_words += 2;
        u64::from(high) << 32 | u64::from(low)
    }
}

/// Returns one block of ChaCha20.
fn chacha20_block(key: &[u32; 8], counter: u64, nonce: u64) -> [u32; 16] {
    let mut start = [0; 16];
    start[..4].copy_from_slice(&le_words::<4>(b"expand 32-byte k"));
    start[4..12].copy_from_slice(key);
    start[12..14].copy_from_slice(&le_words::<2>(&counter.to_le_bytes()));
    start[14..].copy_from_slice(&le_words::<2>(&nonce.to_le_bytes()));
    let mut words = start;
    for _ in 0..10 {
        for column in 0..4 {
            quarter_round(&mut words, [column, column + 4, column + 8, column + 12]);
        }
        for column in 0..4 {
            let of_row = |row: usize| 4 * row + (column + row) % 4;
            quarter_round(&mut words, [0, 1, 2, 3].map(of_row));
        }
    }
    std::array::from_fn(|at| words[at].wrapping_add(start[at]))
}

fn quarter_round(words: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (sum, other, turned, bits) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        words[sum] = words[sum].wrapping_add(words[other]);
        words[turned] = (words[turned] ^ words[sum]).rotate_left(bits);
    }
}

fn le_words<const N: usize>(bytes: &[u8]) -> [u32; N] {
    std::array::from_fn(|at| (0..4).map(|byte| u32::from(bytes[4 * at + byte]) << (8 * byte)).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2. Here, the RFC's 32-bit counter and 96-bit nonce are passed as a 64-bit counter and a
    /// 64-bit nonce.
    #[test]
    fn a_block_is_that_of_the_standard() {
        let key: Vec<u8> = (0..32).collect();
        let block = chacha20_block(&le_words(&key), 0x0900_0000_0000_0001, 0x4a00_0000);
        assert_eq!(block[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
        assert_eq!(block[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
    }

    /// The examples in `docs/fairness.md`, computed by its Python program.
    #[test]
    fn a_stream_is_that_of_another_program() {
        let seed = Seed::from_hex(&(0..32).map(|byte| format!("{byte:02x}")).collect::<String>()).expect("a seed");
        let mut roll = seed.stream(StreamKind::Roll, 1, 3);
        let numbers = [0x1f3a_f274_9698_817b, 0xe129_3adc_2db8_9ccc, 0x13c4_9e8c_9760_08d5, 0x8879_3789_fba3_a9a6];
        assert_eq!([(); 4].map(|()| roll.next_u64()), numbers);
        let mut letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
        seed.stream(StreamKind::Deal, 0, 0).shuffle(&mut letters);
        assert_eq!(letters.iter().collect::<String>(), "cefhdgba");
        assert_eq!(seed.stream(StreamKind::First, 0, 0).below(4), 1);
    }
}
