//! What packing has in common for both formats, deflate and LZW.

/// Spreads keys: 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming, volume 3, 6.4).
const SPREAD: u32 = 0x9e37_79b9;
/// How much room there is at first, in bytes.
const ROOM: usize = 1 << 12;

/// The slot of a key in a table of 2^`bits`.
#[inline]
pub(super) fn slot(key: u32, bits: u32) -> usize {
    (key.wrapping_mul(SPREAD) >> (u32::BITS - bits)) as usize
}

/// Bits one after the other, the lowest of a byte first.
pub(super) struct Bits {
    /// The bytes, and room for more.
    bytes: Vec<u8>,
    /// How many bytes are full.
    full: usize,
    /// The bits that fill no byte yet, and how many they are.
    waiting: u64,
    count: u32,
}

impl Bits {
    /// Behind these bytes.
    pub(super) fn behind(bytes: Vec<u8>) -> Bits {
        Bits { full: bytes.len(), bytes, waiting: 0, count: 0 }
    }

    /// Adds so many bits, 56 at most.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.waiting |= bits << self.count;
        self.count += count;
        if self.bytes.len() < self.full + size_of::<u64>() {
            self.bytes.resize(2 * self.full + ROOM, 0);
        }
        // Always eight bytes, of which those that are not full are written again: a copy of another length each time would
        // take longer.
        self.bytes[self.full..][..size_of::<u64>()].copy_from_slice(&self.waiting.to_le_bytes());
        self.full += (self.count / u8::BITS) as usize;
        self.waiting >>= self.count / u8::BITS * u8::BITS;
        self.count %= u8::BITS;
    }

    /// All bytes; the last one is filled up with zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.truncate(self.full + usize::from(self.count > 0));
        self.bytes
    }
}
