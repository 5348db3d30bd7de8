//! Animations: scenes one after the other become one GIF, which Discord plays in its place in the channel.
//!
//! A GIF has the one table of 256 colours that our pictures have anyway, so nothing is quantised. After the first frame
//! only the rectangle that changed is stored, and what stays the same inside of it is see-through: long runs, which GIF
//! packs well. The frames are drawn and packed on all cores. `snakepit replay` prints how large an animation has become, and
//! `docs/replays.md` why it is a GIF.

use std::borrow::Cow;
use std::num::NonZero;
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::palette::SHEER;
use super::{ROW, RenderError, Renderer, lzw};
use crate::game::scene::{Scene, WIDTH};

/// The most frames of an animation; of more scenes every second one is left out, or more.
pub const MOST_FRAMES: usize = 300;
/// The most bytes of an animation: below the 8 MiB that Discord takes of anybody, with room for a file beside it.
pub const MOST_BYTES: usize = 7 << 20;

/// The most threads that draw and pack an animation.
const MOST_THREADS: usize = 4;

/// How long all frames together should take, and how long one may, in hundredths of a second.
const WHOLE: usize = 60_00;
const SHORTEST: usize = 30;
const LONGEST: usize = 100;
/// How long the last frame stands.
const LAST: u16 = 4_00;

impl Renderer {
    /// The scenes one after the other as the bytes of a GIF of at most [`MOST_FRAMES`] frames and [`MOST_BYTES`], as tall as
    /// the tallest scene, that repeats for ever. The first and the last scene are always there. Call it off the async
    /// threads.
    ///
    /// # Errors
    /// No scene at all, or one that names unknown art or is too large.
    pub fn gif(&self, scenes: &[Scene]) -> Result<Vec<u8>, RenderError> {
        self.gif_within(scenes, MOST_BYTES)
    }

    /// The same within so many bytes: scenes are left out, evenly, until it fits.
    pub(super) fn gif_within(&self, scenes: &[Scene], most_bytes: usize) -> Result<Vec<u8>, RenderError> {
        let mut every = scenes.len().div_ceil(MOST_FRAMES).max(1);
        while every <= scenes.len() {
            let chosen: Vec<&Scene> = thinned(scenes, every).collect();
            if let Some(gif) = self.packed(&chosen, most_bytes)? {
                return Ok(gif);
            }
            every *= 2;
        }
        Err(RenderError::TooLarge("the animation"))
    }

    /// The GIF of these scenes; `None` as soon as it has become too long.
    fn packed(&self, scenes: &[&Scene], most_bytes: usize) -> Result<Option<Vec<u8>>, RenderError> {
        let height = scenes.iter().map(|scene| scene.height).max().unwrap_or_default();
        let delay = (WHOLE / scenes.len().max(1)).clamp(SHORTEST, LONGEST) as u16;
        let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
        let each = scenes.len().div_ceil(threads).max(1);
        let parts: Vec<Result<Vec<Frame>, RenderError>> = thread::scope(|scope| {
            let part = |from: usize| from..(from + each).min(scenes.len());
            let start = |from| scope.spawn(move || self.frames(scenes, part(from), height, most_bytes));
            let started: Vec<_> = (0..scenes.len()).step_by(each).map(start).collect();
            let finish =
                |thread: thread::ScopedJoinHandle<_>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            started.into_iter().map(finish).collect()
        });
        let mut gif = Encoder::new(Vec::new(), WIDTH, height, &self.colours.plte())?;
        gif.set_repeat(Repeat::Infinite)?;
        let mut left = scenes.len();
        for part in parts {
            for mut frame in part? {
                left -= 1;
                frame.delay = if left == 0 { LAST } else { delay };
                gif.write_lzw_pre_encoded_frame(&frame)?;
            }
        }
        let whole = left == 0 && gif.get_ref().len() < most_bytes;
        Ok(if whole { Some(gif.into_inner()?) } else { None })
    }

    /// The packed frames of a part of the scenes; those at its end are missing if together they have become too long.
    fn frames(
        &self,
        scenes: &[&Scene],
        part: Range<usize>,
        height: u16,
        most_bytes: usize,
    ) -> Result<Vec<Frame<'static>>, RenderError> {
        let mut shown = match part.start.checked_sub(1) {
            Some(before) => self.compose(scenes[before], height)?,
            None => vec![SHEER; ROW * usize::from(height)],
        };
        let mut frames = Vec::with_capacity(part.len());
        let mut bytes = 0;
        for scene in &scenes[part] {
            let picture = self.compose(scene, height)?;
            let frame = change(&shown, &picture);
            bytes += frame.buffer.len();
            if bytes >= most_bytes {
                break;
            }
            frames.push(frame);
            shown = picture;
        }
        Ok(frames)
    }
}

/// One scene in so many, the last one and the first one among them.
fn thinned(scenes: &[Scene], every: usize) -> impl Iterator<Item = &Scene> {
    let last = scenes.len().saturating_sub(1);
    let chosen = move |number: usize| number == 0 || (last - number).is_multiple_of(every);
    scenes.iter().enumerate().filter(move |(number, _)| chosen(*number)).map(|(_, scene)| scene)
}

/// The packed frame that turns one picture into another of the same size: the smallest rectangle outside of which nothing
/// changes, one pixel if nothing does. What stays the same inside of it is see-through.
fn change(before: &[u8], after: &[u8]) -> Frame<'static> {
    let pairs =
        || before.chunks_exact(ROW).zip(after.chunks_exact(ROW)).map(|(before, after)| (&before[1..], &after[1..]));
    let differs = |(before, after): (&u8, &u8)| before != after;
    let (mut left, mut top, mut right, mut bottom) = (WIDTH.into(), 0, 0, 0);
    for (y, (before, after)) in pairs().enumerate().filter(|(_, (before, after))| before != after) {
        // Only outside of what is known to change already.
        left = before[..left].iter().zip(after).position(differs).unwrap_or(left);
        right += before[right..].iter().zip(&after[right..]).rposition(differs).map_or(0, |x| x + 1);
        top = if bottom == 0 { y } else { top };
        bottom = y + 1;
    }
    if bottom == 0 {
        (left, right, bottom) = (0, 1, 1);
    }
    let mut pixels = Vec::with_capacity((right - left) * (bottom - top));
    for (before, after) in pairs().take(bottom).skip(top) {
        let inside = before[left..right].iter().zip(&after[left..right]);
        pixels.extend(inside.map(|(before, after)| if before == after { SHEER } else { *after }));
    }
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        dispose: DisposalMethod::Keep,
        transparent: Some(SHEER),
        buffer: Cow::Owned(lzw::pack(&pixels)),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests;
