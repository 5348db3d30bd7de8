//! Animations: draws several scenes as one GIF.
//!
//! A picture has fewer than 256 colors, so it is stored in a GIF without loss. After the first frame, the GIF stores
//! only the rectangle that changed. Unchanged pixels inside this rectangle are transparent, because long runs compress
//! well. Several threads draw and compress frames. `docs/replays.md` explains why the format is GIF.

use std::borrow::Cow;
use std::num::NonZero;
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::error::RenderError;
use super::palette::TRANSPARENT;
use super::shrink;
use super::{Renderer, TABLE_WIDTH, charts};
use contract::scene::{Scene, WIDTH};

/// The maximum number of frames in an animation.
pub const MAX_FRAMES: usize = 42;
/// The maximum size of an animation in bytes. Discord's upload limit is 8 MiB, which leaves space for another file in
/// the same message.
pub const MAX_BYTES: usize = 7 << 20;

/// The maximum size of a finale ([`Renderer::finale`]) in bytes. Everybody in the channel downloads a finale, so it
/// must be small.
const MAX_FINALE_BYTES: usize = 1 << 20;

/// The maximum number of threads that draw an animation.
const MAX_THREADS: usize = 4;

/// How long the first frame is shown, in hundredths of a second.
const FIRST_FRAME_DELAY: u16 = 2_00;
/// How long each frame with confetti is shown, in hundredths of a second.
const CONFETTI_FRAME_DELAY: u16 = 35;
/// How long the last frame is shown, in hundredths of a second.
const LAST_FRAME_DELAY: u16 = 4_00;
/// The total display time of the frames between the first and the last, in hundredths of a second.
const TOTAL_MIDDLE_DELAY: usize = 24_00;
/// The minimum display time of each frame between the first and the last.
const MIN_FRAME_DELAY: usize = 60;
/// The maximum display time of each frame between the first and the last.
const MAX_FRAME_DELAY: usize = 2_00;

impl Renderer {
    /// Draws the scenes as a looping GIF. Its height suits most scenes: lower scenes are centred, and taller scenes are
    /// shrunk.
    ///
    /// The GIF has at most [`MAX_FRAMES`] frames and `most_bytes` bytes, and lasts at most 30 seconds. If there are too
    /// many scenes, the GIF keeps every n-th scene, including the first and the last. Do not call this on an async
    /// thread.
    ///
    /// # Errors
    /// Fails if there are no scenes, or if a scene names unknown art or is too large.
    pub fn gif(&self, scenes: &[Scene], most_bytes: usize) -> Result<Vec<u8>, RenderError> {
        let height = frame_height(scenes);
        let scenes: Vec<Scene> = scenes.iter().map(|scene| shrink::fit_to_height(scene, height)).collect();
        let mut interval = scenes.len().saturating_sub(1).div_ceil(MAX_FRAMES - 1).max(1);
        while interval <= scenes.len() {
            // Chooses the first scene, and every `interval`-th scene counted back from the last one.
            let is_chosen = |index: &usize| *index == 0 || (scenes.len() - 1 - index).is_multiple_of(interval);
            let chosen: Vec<&Scene> = (0..scenes.len()).filter(is_chosen).map(|index| &scenes[index]).collect();
            if let Some(frames) = self.compress_frames_in_parallel(&chosen, (WIDTH, height), most_bytes)?
                && let Some(gif) = self.encode_gif(frames, (WIDTH, height), (Some(Repeat::Infinite), 0), most_bytes)?
            {
                return Ok(gif);
            }
            interval *= 2;
        }
        Err(RenderError::TooLarge("the animation"))
    }

    /// Draws a finished match as a GIF that plays once: the result, the deciding moments, and the result again. If a
    /// client shows only the first frame, it shows the result. The GIF is [`TABLE_WIDTH`] pixels wide. If `celebrates`
    /// is set, confetti falls before the last frame, unless the GIF would then exceed [`MAX_FINALE_BYTES`]. Returns
    /// `None` if the GIF is too large even without confetti, or if there is neither a moment nor confetti.
    ///
    /// # Errors
    /// Fails if a scene names unknown art or is too large.
    pub fn finale(&self, moments: &[Scene], result: &Scene, celebrates: bool) -> Result<Option<Vec<u8>>, RenderError> {
        let confetti: Vec<Scene> = if celebrates { charts::confetti(result).collect() } else { Vec::new() };
        if moments.is_empty() && confetti.is_empty() {
            return Ok(None);
        }
        // The GIF ends with the result and stays there. So its frames are only as high as the result, unless the
        // moments are much taller.
        let height = moments.iter().map(|moment| min_shrunk_height(moment.height)).fold(result.height, u16::max);
        let fitted = |scene| shrink::shrink_table(&shrink::fit_to_height(scene, height));
        let scenes: Vec<Scene> = [result].into_iter().chain(moments).chain(&confetti).map(fitted).collect();
        let size = (TABLE_WIDTH, scenes[0].height);
        let scenes = scenes.iter().collect::<Vec<_>>();
        // Only one thread is used, because a second one would draw a scene twice and delay other users' presses.
        if let Some(mut frames) = self.compress_frames(&scenes, 0..scenes.len(), size, MAX_FINALE_BYTES)? {
            // The first frame contains all pixels, so a copy of it is the last frame.
            frames.push(frames[0].clone());
            if let Some(gif) = self.encode_gif(frames, size, (None, confetti.len()), MAX_FINALE_BYTES)? {
                return Ok(Some(gif));
            }
        }
        if celebrates { self.finale(moments, result, false) } else { Ok(None) }
    }

    /// Encodes frames of this width and height, or returns `None` if the GIF exceeds `most_bytes`. If `repeat` is
    /// false, the GIF stops at its last frame. `confetti` is the number of confetti frames just before the last frame.
    fn encode_gif(
        &self,
        frames: Vec<Frame>,
        (width, height): (u16, u16),
        (repeat, confetti): (Option<Repeat>, usize),
        most_bytes: usize,
    ) -> Result<Option<Vec<u8>>, RenderError> {
        let last = frames.len().saturating_sub(1);
        let delay = (TOTAL_MIDDLE_DELAY / last.saturating_sub(confetti + 1).max(1))
            .clamp(MIN_FRAME_DELAY, MAX_FRAME_DELAY) as u16;
        let mut gif = Encoder::new(Vec::new(), width, height, &self.palette.bytes())?;
        if let Some(repeat) = repeat {
            gif.set_repeat(repeat)?;
        }
        for (number, mut frame) in frames.into_iter().enumerate() {
            frame.delay = match number {
                _ if number == last => LAST_FRAME_DELAY,
                0 => FIRST_FRAME_DELAY,
                _ if number + confetti >= last => CONFETTI_FRAME_DELAY,
                _ => delay,
            };
            gif.write_lzw_pre_encoded_frame(&frame)?;
        }
        let gif = gif.into_inner()?;
        Ok((gif.len() < most_bytes).then_some(gif))
    }

    /// Returns the compressed frames of all scenes, or `None` if the frames of any thread reach `most_bytes`. The
    /// scenes are split among threads.
    fn compress_frames_in_parallel(
        &self,
        scenes: &[&Scene],
        size: (u16, u16),
        most_bytes: usize,
    ) -> Result<Option<Vec<Frame<'static>>>, RenderError> {
        let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MAX_THREADS);
        let part_len = scenes.len().div_ceil(threads).max(1);
        let parts: Vec<_> = thread::scope(|scope| {
            let part = |from: usize| from..(from + part_len).min(scenes.len());
            let spawn = |from| scope.spawn(move || self.compress_frames(scenes, part(from), size, most_bytes));
            let threads: Vec<_> = (0..scenes.len()).step_by(part_len).map(spawn).collect();
            let join = |thread: thread::ScopedJoinHandle<_>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            threads.into_iter().map(join).collect()
        });
        let parts: Option<Vec<Vec<Frame>>> = parts.into_iter().collect::<Result<_, _>>()?;
        Ok(parts.map(|parts| parts.concat()))
    }

    /// Draws and compresses the frames of `part`, or returns `None` if they reach `most_bytes`.
    fn compress_frames(
        &self,
        scenes: &[&Scene],
        part: Range<usize>,
        size: (u16, u16),
        most_bytes: usize,
    ) -> Result<Option<Vec<Frame<'static>>>, RenderError> {
        let mut before = match part.start.checked_sub(1) {
            Some(previous) => self.paint_pixels(scenes[previous], size)?,
            None => vec![TRANSPARENT; usize::from(size.0) * usize::from(size.1)],
        };
        let mut frames = Vec::with_capacity(part.len());
        let mut bytes = 0;
        for scene in &scenes[part] {
            let after = self.paint_pixels(scene, size)?;
            let mut frame = changed_rectangle(&before, &after, size.0);
            frame.make_lzw_pre_encoded();
            bytes += frame.buffer.len();
            if bytes >= most_bytes {
                return Ok(None);
            }
            frames.push(frame);
            before = after;
        }
        Ok(Some(frames))
    }
}

/// Returns the median height, but at least the height to which the tallest scene may shrink.
fn frame_height(scenes: &[Scene]) -> u16 {
    let mut heights: Vec<u16> = scenes.iter().map(|scene| scene.height).collect();
    heights.sort_unstable();
    let median = heights.get(heights.len() / 2).copied().unwrap_or_default();
    heights.last().map_or(median, |tallest| min_shrunk_height(*tallest).max(median))
}

/// Returns the lowest height to which a scene of this height may shrink without making its text too small.
fn min_shrunk_height(height: u16) -> u16 {
    height - height / 5
}

/// Returns the frame that turns one picture into another. Both pictures have the same size, and `width` is their width.
/// The frame is the smallest rectangle that contains all changes, or one pixel if nothing changes. Unchanged pixels are
/// transparent.
fn changed_rectangle(before: &[u8], after: &[u8], width: u16) -> Frame<'static> {
    let width = usize::from(width);
    let rows = || before.chunks_exact(width).zip(after.chunks_exact(width));
    let differs = |(before, after): (&u8, &u8)| before != after;
    let mut left = width;
    let mut top = 0;
    let mut right = 0;
    let mut bottom = 0;
    for (y, (before, after)) in rows().enumerate().filter(|(_, (before, after))| before != after) {
        // These searches look only at columns that are not yet known to change.
        left = before[..left].iter().zip(after).position(differs).unwrap_or(left);
        right += before[right..].iter().zip(&after[right..]).rposition(differs).map_or(0, |x| x + 1);
        top = if bottom == 0 { y } else { top };
        bottom = y + 1;
    }
    if bottom == 0 {
        left = 0;
        right = 1;
        bottom = 1;
    }
    let mut pixels = Vec::with_capacity((right - left) * (bottom - top));
    for (before, after) in rows().take(bottom).skip(top) {
        let pairs = before[left..right].iter().zip(&after[left..right]);
        pixels.extend(pairs.map(|(before, after)| if before == after { TRANSPARENT } else { *after }));
    }
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        dispose: DisposalMethod::Keep,
        transparent: Some(TRANSPARENT),
        buffer: Cow::Owned(pixels),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests;
