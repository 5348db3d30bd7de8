//! Packing pictures as PNG has it: data in zlib's format (RFC 1950) of one deflate block (RFC 1951).
//!
//! Packing is most of the work of a picture. A general packer looks far and wide for what has been there before; in our flat
//! pictures a stretch of pixels nearly always repeats the row above, or the pixel before, or what followed the same few pixels
//! the last time. So these three places are looked at and no more. On the same pictures that takes a little more than half
//! the time of the fastest library that packs as well (zlib-rs at its second level), and the packed data is smaller.

use super::ROW;
use super::bits::{self, Bits};

/// Bytes that are found again are taken from there if they are so many at least, and at most.
const SHORTEST: usize = 4;
const LONGEST: usize = 258;
/// Once so many are found, no other place is looked at.
const ENOUGH: usize = 24;
/// So many bytes are compared at once.
const EIGHT: usize = size_of::<u64>();
/// The farthest place that can be named, in bytes back.
const FARTHEST: usize = 1 << 15;
/// How many places are remembered, by a hash of the bytes there, as a power of two.
const PLACE_BITS: u32 = 12;

/// How many codes there are for bytes and lengths, and for distances.
const SYMBOLS: usize = 286;
const DISTANCES: usize = 30;
/// The code that ends the block, and the first one that stands for a length.
const END: usize = 256;
const LENGTHS: usize = 257;
/// The longest code, in bits.
const LONGEST_CODE: u8 = 15;

/// The bytes, packed.
pub(super) fn zlib(bytes: &[u8]) -> Vec<u8> {
    let (tokens, counts) = tokens(bytes);
    let (symbols, distances) = (Codes::of(&counts.symbols), Codes::of(&counts.distances));
    // The method (deflate, up to 32 KB back), and a check of that.
    let mut bits = Bits::behind(vec![0x78, 0x01]);
    // The last block, with codes of its own.
    bits.put(0b101, 3);
    put_codes(&mut bits, &symbols, &distances);
    let lengths = std::array::from_fn::<_, { LONGEST + 1 }, _>(|length| symbols.of_length(length));
    for token in tokens {
        if token.length == 0 {
            let (code, width) = symbols.codes[usize::from(token.what)];
            bits.put(code.into(), width.into());
        } else {
            // Together 48 bits at most.
            let (length, length_width) = lengths[usize::from(token.length)];
            let (distance, distance_width) = distances.of_distance(token.what);
            bits.put(length | distance << length_width, length_width + distance_width);
        }
    }
    let (end, width) = symbols.codes[END];
    bits.put(end.into(), width.into());
    let mut packed = bits.finish();
    packed.extend(simd_adler32::adler32(&bytes).to_be_bytes());
    packed
}

/// A byte, or a repeat of so many bytes.
#[derive(Clone, Copy)]
struct Token {
    /// How many bytes; 0 for a byte that stands for itself.
    length: u16,
    /// The byte itself, or from how far back to take them.
    what: u16,
}

/// How often each code is used.
struct Counts {
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
}

fn tokens(bytes: &[u8]) -> (Vec<Token>, Counts) {
    let mut tokens = Vec::with_capacity(bytes.len() / 32);
    let mut counts = Counts { symbols: [0; SYMBOLS], distances: [0; DISTANCES] };
    // Where bytes with that hash were last, as far as 16 bits tell.
    let mut places = [0_u16; 1 << PLACE_BITS];
    let mut at = 0;
    while at < bytes.len() {
        let (length, distance) = match bytes[at..].first_chunk() {
            Some(next) => {
                let next = u64::from_le_bytes(*next);
                let place = &mut places[bits::slot(next as u32, PLACE_BITS)];
                let last = std::mem::replace(place, at as u16);
                found(bytes, at, next, (at as u16).wrapping_sub(last).into())
            }
            // The last few stand for themselves.
            None => (0, 0),
        };
        if length < SHORTEST {
            tokens.push(Token { length: 0, what: bytes[at].into() });
            counts.symbols[usize::from(bytes[at])] += 1;
            at += 1;
        } else {
            tokens.push(Token { length: length as u16, what: distance as u16 });
            counts.symbols[LENGTHS + LENGTH_CODES[length].code] += 1;
            counts.distances[distance_code(distance as u16).code] += 1;
            at += length;
        }
    }
    counts.symbols[END] = 1;
    (tokens, counts)
}

/// How many bytes from here on are the same as some before, and how far back those are. `next` are the first eight, and
/// the bytes `last` back began alike, perhaps.
#[inline]
fn found(bytes: &[u8], at: usize, next: u64, last: usize) -> (usize, usize) {
    // The row above is the likeliest; the pixel before is named in the fewest bits. One after the other and not in a loop: a
    // processor learns by the place in the program what to expect of each.
    let (mut length, mut distance) = (repeated(bytes, at, next, ROW), ROW);
    if length < ENOUGH {
        let run = repeated(bytes, at, next, 1);
        if run >= length {
            (length, distance) = (run, 1);
        }
    }
    if length < ENOUGH && (1..=FARTHEST).contains(&last) {
        let again = repeated(bytes, at, next, last);
        if again >= length + 2 {
            (length, distance) = (again, last);
        }
    }
    (length, distance)
}

/// How many bytes from here on, of which `next` are the first eight, are the same as those so far back; 0 if it is not worth
/// a repeat.
#[inline(always)]
fn repeated(bytes: &[u8], at: usize, next: u64, back: usize) -> usize {
    let Some(there) = at.checked_sub(back).and_then(|from| bytes[from..].first_chunk()) else { return 0 };
    let differ = u64::from_le_bytes(*there) ^ next;
    if differ as u32 != 0 {
        return 0;
    }
    if differ != 0 {
        return (differ.trailing_zeros() / u8::BITS) as usize;
    }
    let (from, at) = (at - back + EIGHT, at + EIGHT);
    EIGHT + same(&bytes[from..], &bytes[at..], LONGEST - EIGHT)
}

/// With how many equal bytes both begin, up to `most`. The first has more than the second.
fn same(one: &[u8], other: &[u8], most: usize) -> usize {
    let other = &other[..other.len().min(most)];
    let one = &one[..other.len()];
    let mut same = 0;
    // Long repeats in long strides.
    let strides = one.as_chunks::<32>().0.iter().zip(other.as_chunks::<32>().0);
    same += 32 * strides.take_while(|(one, other)| one == other).count();
    for (one, other) in one[same..].as_chunks().0.iter().zip(other[same..].as_chunks().0) {
        let differ = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if differ != 0 {
            return same + (differ.trailing_zeros() / u8::BITS) as usize;
        }
        same += 8;
    }
    same + one[same..].iter().zip(&other[same..]).take_while(|(one, other)| one == other).count()
}

/// The code of a length or distance: several of them share one, and further bits tell which it is (RFC 1951, 3.2.5).
#[derive(Clone, Copy)]
struct Shared {
    code: usize,
    bits: u16,
    width: u16,
}

/// By length.
const LENGTH_CODES: [Shared; LONGEST + 1] = {
    let mut codes = [Shared { code: 0, bits: 0, width: 0 }; LONGEST + 1];
    let mut length = 3;
    while length < LONGEST {
        // As with distances, but with four codes for each width.
        let beyond = length - 3;
        let width = if beyond < 8 { 0 } else { beyond.ilog2() - 2 };
        let code = (beyond >> width) + 4 * width as usize;
        codes[length] = Shared { code, bits: (beyond & ((1 << width) - 1)) as u16, width: width as u16 };
        length += 1;
    }
    codes[LONGEST].code = 28;
    codes
};

fn distance_code(distance: u16) -> Shared {
    let beyond = distance - 1;
    let width = if beyond < 4 { 0 } else { beyond.ilog2() - 1 };
    let code = usize::from(beyond >> width) + 2 * width as usize;
    Shared { code, bits: beyond & ((1 << width) - 1), width: width as u16 }
}

/// A Huffman code: for each number its bits, the first one lowest, and how many they are; none for what is not used.
struct Codes<const N: usize> {
    codes: [(u16, u8); N],
}

impl<const N: usize> Codes<N> {
    /// The shortest code for numbers that are used so often.
    fn of(counts: &[u32; N]) -> Codes<N> {
        let widths = widths(counts);
        // Codes are numbered through, shorter ones first (RFC 1951, 3.2.2).
        let mut next = [0_u16; LONGEST_CODE as usize + 2];
        for width in 1..=LONGEST_CODE {
            let there = widths.iter().filter(|it| **it == width).count() as u16;
            next[usize::from(width) + 1] = (next[usize::from(width)] + there) << 1;
        }
        let code = |width: u8| {
            let code = &mut next[usize::from(width)];
            *code += 1;
            ((*code - 1).reverse_bits().checked_shr(u16::BITS - u32::from(width)).unwrap_or(0), width)
        };
        Codes { codes: widths.map(code) }
    }

    /// How many numbers are needed to name all that are used.
    fn used(&self) -> usize {
        self.codes.iter().rposition(|(_, width)| *width > 0).map_or(0, |last| last + 1)
    }
}

impl Codes<SYMBOLS> {
    /// The bits of a length, and how many they are.
    fn of_length(&self, length: usize) -> (u64, u32) {
        let Shared { code, bits, width } = LENGTH_CODES[length];
        self.codes.get(LENGTHS + code).map_or((0, 0), |code| with(*code, bits, width))
    }
}

impl Codes<DISTANCES> {
    /// The bits of a distance, and how many they are.
    fn of_distance(&self, distance: u16) -> (u64, u32) {
        let Shared { code, bits, width } = distance_code(distance);
        with(self.codes[code], bits, width)
    }
}

fn with((code, code_width): (u16, u8), bits: u16, width: u16) -> (u64, u32) {
    (u64::from(code) | u64::from(bits) << code_width, u32::from(code_width) + u32::from(width))
}

/// How many bits each number is to have (Huffman, A Method for the Construction of Minimum-Redundancy Codes, 1952). Where
/// some would have too many, the counts are made more alike.
fn widths<const N: usize>(counts: &[u32; N]) -> [u8; N] {
    let mut widths = [0; N];
    let mut leaves: Vec<(u32, usize)> = counts.iter().copied().zip(0..).filter(|(count, _)| *count > 0).collect();
    leaves.sort_unstable();
    loop {
        let depths = depths(&leaves);
        if depths.iter().all(|depth| *depth <= LONGEST_CODE) {
            leaves.iter().zip(depths).for_each(|((_, number), depth)| widths[*number] = depth);
            return widths;
        }
        leaves.iter_mut().for_each(|(count, _)| *count = count.div_ceil(2));
    }
}

/// The depth of each leaf in the tree that joins the two least used again and again; the leaves are in order of their counts,
/// and so are the joints as they come about.
fn depths(leaves: &[(u32, usize)]) -> Vec<u8> {
    let joints = leaves.len().saturating_sub(1);
    let mut counts: Vec<u32> = leaves.iter().map(|(count, _)| *count).collect();
    let mut above = vec![0; leaves.len() + joints];
    let (mut leaf, mut joint) = (0, leaves.len());
    for new in leaves.len()..leaves.len() + joints {
        let mut sum = 0;
        for _ in 0..2 {
            let next = if leaf < leaves.len() && (joint == new || counts[leaf] <= counts[joint]) {
                &mut leaf
            } else {
                &mut joint
            };
            sum += counts[*next];
            above[*next] = new;
            *next += 1;
        }
        counts.push(sum);
    }
    // One that is alone has a bit all the same.
    let mut depths = vec![u8::from(joints == 0); above.len()];
    for place in (0..above.len().saturating_sub(1)).rev() {
        depths[place] = depths[above[place]].saturating_add(1);
    }
    depths.truncate(leaves.len());
    depths
}

/// The codes themselves, by their widths, which tell everything (RFC 1951, 3.2.7): a width has four bits, and there are no
/// shorthands for many alike, which would spare some ten bytes.
fn put_codes(bits: &mut Bits, symbols: &Codes<SYMBOLS>, distances: &Codes<DISTANCES>) {
    /// The codes of widths, of which the first three are the shorthands; all others are used.
    const WIDTHS: u64 = 19;
    const SHORTHANDS: u64 = 3;
    let (symbols_used, distances_used) = (symbols.used(), distances.used().max(1));
    bits.put((symbols_used - LENGTHS) as u64, 5);
    bits.put((distances_used - 1) as u64, 5);
    bits.put(WIDTHS - 4, 4);
    (0..WIDTHS).for_each(|place| bits.put(if place < SHORTHANDS { 0 } else { 4 }, 3));
    for (_, width) in symbols.codes[..symbols_used].iter().chain(&distances.codes[..distances_used]) {
        bits.put((width.reverse_bits() >> 4).into(), 4);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The bytes, packed here and unpacked by the png crate, as a picture of one row.
    fn there_and_back(bytes: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, bytes.len() as u32, 1);
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        // The number of the row's filter, none.
        let row = [&[0], bytes].concat();
        writer.write_chunk(png::chunk::IDAT, &zlib(&row)).unwrap();
        writer.finish().unwrap();
        let mut options = png::DecodeOptions::default();
        options.set_ignore_adler32(false);
        let mut reader = png::Decoder::new_with_options(std::io::Cursor::new(file), options).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        pixels
    }

    proptest! {
        /// Runs and noise, short and longer than a repeat can reach back, some of it again and again.
        #[test]
        fn what_is_packed_unpacks(
            runs in prop::collection::vec((any::<u8>(), prop_oneof![1..4_usize, 1..600_usize]), 1..400),
            times in 1..4_usize,
        ) {
            let once: Vec<u8> = runs.iter().flat_map(|(byte, length)| vec![*byte; *length]).collect();
            let bytes = once.repeat(times);
            prop_assert!(there_and_back(&bytes) == bytes);
        }

        /// Counts of any kind give a code that can be told apart and wastes nothing (Kraft's equation), within its width.
        #[test]
        fn codes_are_complete(counts in prop::array::uniform30(prop_oneof![Just(0), 1..9_u32, any::<u32>().prop_map(|it| it >> 8)])) {
            let used: Vec<u8> = widths(&counts).into_iter().filter(|width| *width > 0).collect();
            prop_assert_eq!(used.len(), counts.iter().filter(|count| **count > 0).count());
            let shares: u32 = used.iter().map(|width| 1 << (LONGEST_CODE - width)).sum();
            prop_assert!(used.len() < 2 || shares == 1 << LONGEST_CODE);
        }
    }

    /// The end comes after noise of every length, and right where something repeats.
    #[test]
    fn it_may_end_anywhere() {
        let noise: Vec<u8> = (0..600_u32).map(|n| (n.wrapping_mul(n) >> 3) as u8 ^ (n >> 7) as u8).collect();
        let again = noise.repeat(2);
        for length in 1..again.len() {
            assert!(there_and_back(&again[..length]) == again[..length], "{length} bytes");
        }
    }

    /// Counts that grow like Fibonacci's numbers make the deepest tree.
    #[test]
    fn no_code_is_too_long() {
        let (mut counts, mut next) = ([1; DISTANCES], (1_u32, 1_u32));
        for count in &mut counts {
            *count = next.0;
            next = (next.1, next.0 + next.1);
        }
        assert_eq!(widths(&counts).into_iter().max(), Some(LONGEST_CODE));
    }

    /// By hand: RFC 1951, 3.2.5.
    #[test]
    fn lengths_and_distances_have_their_codes() {
        let lengths = [
            (3, (257, 0, 0)),
            (10, (264, 0, 0)),
            (11, (265, 0, 1)),
            (18, (268, 1, 1)),
            (19, (269, 0, 2)),
            (257, (284, 30, 5)),
            (258, (285, 0, 0)),
        ];
        for (length, expected) in lengths {
            let Shared { code, bits, width } = LENGTH_CODES[length];
            assert_eq!((LENGTHS + code, bits, width), expected, "{length} bytes");
        }
        let distances = [
            (1, (0, 0, 0)),
            (4, (3, 0, 0)),
            (5, (4, 0, 1)),
            (8, (5, 1, 1)),
            (961, (19, 192, 8)),
            (32_768, (29, 8_191, 13)),
        ];
        for (distance, expected) in distances {
            let Shared { code, bits, width } = distance_code(distance);
            assert_eq!((code, bits, width), expected, "{distance} back");
        }
    }
}
