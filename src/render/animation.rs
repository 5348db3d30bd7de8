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

use super::{ROW, RenderError, Renderer};
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
        let mut shown = part.start.checked_sub(1).map(|before| self.compose(scenes[before], height)).transpose()?;
        let mut frames = Vec::with_capacity(part.len());
        let mut bytes = 0;
        for scene in &scenes[part] {
            let picture = self.compose(scene, height)?;
            let mut frame = match &shown {
                Some(before) => change(before, &picture),
                None => cut(&picture, Area { left: 0, top: 0, right: WIDTH.into(), bottom: height.into() }),
            };
            frame.make_lzw_pre_encoded();
            bytes += frame.buffer.len();
            if bytes >= most_bytes {
                break;
            }
            frames.push(frame);
            shown = Some(picture);
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

/// A part of a picture, in pixels; right and bottom lie outside of it.
#[derive(Clone, Copy)]
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// Its rows in a picture as [`Renderer::compose`] makes it.
    fn rows(self, picture: &[u8]) -> impl Iterator<Item = &[u8]> {
        let rows = picture.chunks_exact(ROW).skip(self.top).take(self.bottom - self.top);
        rows.filter_map(move |row| row.get(1 + self.left..1 + self.right))
    }
}

/// The frame that turns one picture into another of the same size.
fn change(before: &[u8], after: &[u8]) -> Frame<'static> {
    let area = changed(before, after);
    let mut frame = cut(after, area);
    let mut used = [false; 256];
    let pairs = area.rows(before).flatten().zip(area.rows(after).flatten());
    pairs.filter(|(before, after)| before != after).for_each(|(_, new)| used[usize::from(*new)] = true);
    // A number that no new pixel has stands for "as before"; hardly ever there is none, and then nothing is see-through.
    if let Some(sheer) = (0..=u8::MAX).find(|number| !used[usize::from(*number)]) {
        for (pixel, before) in frame.buffer.to_mut().iter_mut().zip(area.rows(before).flatten()) {
            if pixel == before {
                *pixel = sheer;
            }
        }
        frame.transparent = Some(sheer);
    }
    frame
}

/// The smallest area outside of which nothing changes; one pixel if nothing does.
fn changed(before: &[u8], after: &[u8]) -> Area {
    let mut area = Area { left: usize::MAX, top: usize::MAX, right: 0, bottom: 0 };
    for (y, (before, after)) in before.chunks_exact(ROW).zip(after.chunks_exact(ROW)).enumerate() {
        if before == after {
            continue;
        }
        let differs = |(before, after): (&u8, &u8)| before != after;
        let (before, after) = (&before[1..], &after[1..]);
        let left = before.iter().zip(after).position(differs).unwrap_or_default();
        let right = before.iter().zip(after).rposition(differs).unwrap_or_default() + 1;
        area.left = area.left.min(left);
        area.right = area.right.max(right);
        area.top = area.top.min(y);
        area.bottom = y + 1;
    }
    if area.right == 0 { Area { left: 0, top: 0, right: 1, bottom: 1 } } else { area }
}

/// That part of the picture as a frame.
fn cut(picture: &[u8], area: Area) -> Frame<'static> {
    Frame {
        left: area.left as u16,
        top: area.top as u16,
        width: (area.right - area.left) as u16,
        height: (area.bottom - area.top) as u16,
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(area.rows(picture).flatten().copied().collect()),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests;
