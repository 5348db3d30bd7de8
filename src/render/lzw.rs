//! LZW as GIF has it (GIF89a, appendix F), for pictures of 256 colours.
//!
//! Packing is most of the work of an animation, and its frames are mostly long runs. On the same frames this packer takes
//! between a seventh and a third of the time of weezl, which the gif crate brings, for the same bytes: it finds a string's
//! code in one small table by a hash instead of following a tree, and that of a run at once.

use super::bits::{self, Bits};

/// The bits of a colour's number, which is what the packed data opens with.
const COLOUR_BITS: u8 = 8;
/// The code that forgets all strings, the one that ends the data, and the first one that stands for a string.
const CLEAR: u32 = 1 << COLOUR_BITS;
const END: u32 = CLEAR + 1;
const FIRST: u32 = CLEAR + 2;
/// Codes are that wide at first and at last, in bits.
const NARROW: u32 = COLOUR_BITS as u32 + 1;
const WIDE: u32 = 12;
/// The slots of the table as a power of two: at most half of them are taken.
const SLOT_BITS: u32 = WIDE + 1;
const SLOTS: usize = 1 << SLOT_BITS;

/// The pixels as [`gif::Encoder::write_lzw_pre_encoded_frame`] wants them.
pub(super) fn pack(pixels: &[u8]) -> Vec<u8> {
    let (mut codes, mut width) = (Bits::behind(vec![COLOUR_BITS]), NARROW);
    let mut strings = Strings { slots: vec![0; SLOTS], runs: vec![Vec::new(); 1 << COLOUR_BITS], next: FIRST };
    codes.put(CLEAR.into(), width);
    let mut rest = pixels;
    while let Some(&first) = rest.first() {
        let (mut code, run) = strings.run(first, rest);
        let mut length = run;
        let missing = loop {
            let Some(&pixel) = rest.get(length) else { break None };
            match strings.find(code, pixel) {
                Ok(longer) => code = longer,
                Err(slot) => break Some((slot, pixel)),
            }
            length += 1;
        };
        codes.put(code.into(), width);
        // Whoever unpacks knows the string before this one by now: this is when both go on with wider codes.
        width += u32::from(strings.next == 1 << width && width < WIDE);
        match missing {
            Some(_) if strings.next == 1 << WIDE => {
                codes.put(CLEAR.into(), width);
                width = NARROW;
                strings.forget();
            }
            Some((slot, pixel)) => {
                if pixel == first && length == run {
                    strings.runs[usize::from(first)].push(strings.next);
                }
                strings.add(slot, code, pixel);
            }
            None => (),
        }
        rest = &rest[length..];
    }
    codes.put(END.into(), width);
    codes.finish()
}

/// The strings that have a code: each is another string and one pixel more.
struct Strings {
    /// The code of the shorter string, the pixel, and the code of the whole: 12, 8 and 12 bits; 0 if the slot is free.
    slots: Vec<u32>,
    /// By pixel the codes of two of it, three of it and so on: most of an animation are long runs, and so a run is looked
    /// up once and not pixel by pixel.
    runs: Vec<Vec<u32>>,
    /// The code of the next new string.
    next: u32,
}

impl Strings {
    /// The longest run of the first pixel that the rest begins with and that has a code: this, and how long it is.
    fn run(&self, first: u8, rest: &[u8]) -> (u32, usize) {
        let runs = &self.runs[usize::from(first)];
        let most = &rest[..rest.len().min(runs.len() + 1)];
        let length = most.iter().position(|pixel| *pixel != first).unwrap_or(most.len());
        (if length < 2 { first.into() } else { runs[length - 2] }, length)
    }

    /// The code of the string with that pixel more, or else the slot where it belongs.
    fn find(&self, code: u32, pixel: u8) -> Result<u32, usize> {
        let key = code << COLOUR_BITS | u32::from(pixel);
        let mut slot = bits::slot(key, SLOT_BITS);
        loop {
            match self.slots[slot % SLOTS] {
                0 => return Err(slot % SLOTS),
                taken if taken >> WIDE == key => return Ok(taken & ((1 << WIDE) - 1)),
                _ => slot += 1,
            }
        }
    }

    fn add(&mut self, slot: usize, code: u32, pixel: u8) {
        self.slots[slot] = (code << COLOUR_BITS | u32::from(pixel)) << WIDE | self.next;
        self.next += 1;
    }

    fn forget(&mut self) {
        self.slots.fill(0);
        self.runs.iter_mut().for_each(Vec::clear);
        self.next = FIRST;
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions, Encoder, Frame};
    use proptest::prelude::*;

    /// A picture of one row, packed here and unpacked by the gif crate.
    fn there_and_back(pixels: &[u8]) -> Vec<u8> {
        let mut encoder = Encoder::new(Vec::new(), pixels.len() as u16, 1, &[0; 3 * 256]).unwrap();
        let (width, buffer) = (pixels.len() as u16, super::pack(pixels).into());
        encoder.write_lzw_pre_encoded_frame(&Frame { width, height: 1, buffer, ..Frame::default() }).unwrap();
        let gif = encoder.into_inner().unwrap();
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        options.check_lzw_end_code(true);
        options.read_info(&*gif).unwrap().read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    proptest! {
        /// Runs and noise, short and so long that the codes become wide and are forgotten.
        #[test]
        fn what_is_packed_unpacks(runs in prop::collection::vec((any::<u8>(), prop_oneof![1..4_usize, 1..300_usize]), 1..6_000)) {
            let mut pixels: Vec<u8> = runs.iter().flat_map(|(pixel, length)| vec![*pixel; *length]).collect();
            pixels.truncate(u16::MAX.into());
            prop_assert!(there_and_back(&pixels) == pixels);
        }
    }

    /// The end comes at every width of the codes and right where it changes.
    #[test]
    fn it_may_end_anywhere() {
        let noise: Vec<u8> = (0..5_000_u32).map(|n| (n.wrapping_mul(n) >> 3) as u8 ^ (n >> 7) as u8).collect();
        for length in 1..noise.len() {
            assert!(there_and_back(&noise[..length]) == noise[..length], "{length} pixels");
        }
    }
}
