//! Animations: scenes one after the other become one GIF, which Discord plays in its place in the channel.
//!
//! A GIF has the one table of 256 colours that our pictures have anyway, so nothing is quantised. After the first frame
//! only the rectangle that changed is stored, and what stays the same inside of it is see-through: long runs, which GIF
//! packs well. `snakepit replay` prints how large an animation has become.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::{ROW, RenderError, Renderer};
use crate::game::scene::{Scene, WIDTH};

/// The most frames of an animation; of more scenes every second one is left out, or more.
pub const MOST_FRAMES: usize = 300;
/// The most bytes of an animation: below the 8 MiB that Discord takes of anybody, with room for a file beside it.
pub const MOST_BYTES: usize = 7 << 20;

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
        let mut gif = Encoder::new(Vec::new(), WIDTH, height, &self.colours.plte())?;
        gif.set_repeat(Repeat::Infinite)?;
        let mut shown: Option<Vec<u8>> = None;
        for (number, scene) in scenes.iter().enumerate() {
            let picture = self.compose(scene, height)?;
            let mut frame = match &shown {
                Some(before) => change(before, &picture),
                None => cut(&picture, Area { left: 0, top: 0, right: WIDTH.into(), bottom: height.into() }),
            };
            frame.delay = if number + 1 == scenes.len() { LAST } else { delay };
            gif.write_frame(&frame)?;
            if gif.get_ref().len() >= most_bytes {
                return Ok(None);
            }
            shown = Some(picture);
        }
        Ok(Some(gif.into_inner()?))
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
    let pixels = frame.buffer.to_mut();
    let stays: Vec<bool> =
        area.rows(before).flatten().zip(pixels.iter()).map(|(before, after)| before == after).collect();
    let mut used = [false; 256];
    pixels.iter().zip(&stays).filter(|(_, stays)| !**stays).for_each(|(pixel, _)| used[usize::from(*pixel)] = true);
    // A number that no new pixel has stands for "as before"; hardly ever there is none, and then nothing is see-through.
    if let Some(sheer) = (0..=u8::MAX).find(|number| !used[usize::from(*number)]) {
        pixels.iter_mut().zip(&stays).filter(|(_, stays)| **stays).for_each(|(pixel, _)| *pixel = sheer);
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
