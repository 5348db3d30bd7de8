//! Tiles: rasterised items of a scene.

use std::sync::atomic::{AtomicU64, Ordering};

use resvg::tiny_skia::{
    ColorU8, FillRule, FilterQuality, LineCap, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform,
};
use resvg::usvg::Tree;

use super::art::Art;
use super::error::RenderError;
use super::palette::{self, Palette, Pixel, Translucent};
use contract::scene::{Avatar, AvatarImage, Color, Item, Line, MAX_HEIGHT, Panel, Rotation, Sprite, WIDTH};

/// The pixels of an item, as horizontal runs from top to bottom.
pub(super) struct Tile {
    /// The tile's unique number.
    pub(super) id: u64,
    /// The first row of the tile, and the row after the last, relative to the tile's position.
    row_range: (i16, i16),
    /// Long single-color runs that cover the colors below.
    filled_runs: Box<[Run<u8>]>,
    /// Multi-color runs that cover the colors below. Each run has the index of its first pixel in `pixels`.
    copied_runs: Box<[Run<u32>]>,
    pixels: Box<[u8]>,
    /// Runs that are blended with the colors below.
    translucent_runs: Box<[Run<Translucent>]>,
}

/// The minimum length of a run in [`Tile::filled_runs`]. Shorter runs are merged with their neighbours and copied.
const MIN_FILLED_RUN: u16 = 32;

/// The rows of a picture into which tiles are painted.
pub(super) struct Canvas<'a> {
    /// The width of the picture.
    pub(super) width: u16,
    /// The rows. A pixel is one byte: the index of its color.
    pub(super) bytes: &'a mut [u8],
    /// The number of bytes before the pixels of each row.
    pub(super) bytes_before_row: usize,
    /// The y of the first row in the picture.
    pub(super) top: i16,
}

impl Canvas<'_> {
    fn row_bytes(&self) -> usize {
        self.bytes_before_row + usize::from(self.width)
    }
}

/// Adjacent pixels of a row, starting at (`x`, `y`) relative to the tile's position.
#[derive(Clone, Copy)]
struct Run<C> {
    x: i16,
    y: i16,
    length: u16,
    color: C,
}

/// The runs of opaque pixels of one color, and the runs of translucent pixels.
type Runs = (Vec<Run<u8>>, Vec<Run<Translucent>>);

/// Moves the item to the origin and returns its former position. Identical items at different positions can then share
/// one tile.
pub(super) fn move_to_origin(item: &Item) -> (Item, (i16, i16)) {
    let mut item = item.clone();
    let mut position = None;
    item.change_points(|x, y| {
        let (left, top) = *position.get_or_insert((*x, *y));
        *x = x.saturating_sub(left);
        *y = y.saturating_sub(top);
    });
    (item, position.unwrap_or_default())
}

impl Tile {
    /// Rasterises an item at the origin.
    pub(super) fn draw(art: &Art, palette: &Palette, item: &Item) -> Result<Tile, RenderError> {
        match item {
            Item::Sprite(sprite) => sprite_tile(art, palette, sprite),
            Item::Text(text) => letters_tile(palette, &art.text(text)?, f32::INFINITY),
            Item::Words(words) => Err(RenderError::Untranslated(words.text.key.to_string())),
            // Very tall characters of a label are cut off at the top and bottom.
            Item::Label(label) => letters_tile(palette, &art.label(label)?, f32::from(label.size) * 3.0 / 4.0),
            Item::Avatar(avatar) => avatar_tile(palette, avatar),
            Item::Panel(panel) => panel_tile(palette, panel),
            Item::Line(line) => line_tile(palette, line),
        }
    }

    /// Returns whether the tile, painted at height `y`, overlaps these rows of a picture.
    pub(super) fn overlaps_rows(&self, y: i16, top: i16, height: u16) -> bool {
        let from_top = i32::from(y) - i32::from(top);
        i32::from(self.row_range.0) + from_top < i32::from(height) && i32::from(self.row_range.1) + from_top > 0
    }

    /// Paints the tile into rows of a picture. Pixels outside these rows are skipped.
    pub(super) fn paint(&self, palette: &Palette, at: (i16, i16), canvas: &mut Canvas) {
        let from = i32::from(canvas.top) - i32::from(at.1);
        let to = from + (canvas.bytes.len() / canvas.row_bytes()) as i32;
        for run in runs_in_rows(&self.filled_runs, from, to) {
            if let Some(pixels) = run.pixels_on_canvas(at, canvas) {
                pixels.fill(run.color);
            }
        }
        for run in runs_in_rows(&self.copied_runs, from, to) {
            // Pixels left of the picture are cut off.
            let first = run.color as usize + usize::try_from(-(i32::from(run.x) + i32::from(at.0))).unwrap_or(0);
            if let Some(pixels) = run.pixels_on_canvas(at, canvas) {
                pixels.copy_from_slice(&self.pixels[first..first + pixels.len()]);
            }
        }
        for run in runs_in_rows(&self.translucent_runs, from, to) {
            for pixel in run.pixels_on_canvas(at, canvas).into_iter().flatten() {
                *pixel = palette.blend(run.color, *pixel);
            }
        }
    }

    /// Returns the approximate memory that the tile takes, in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        size_of::<Tile>()
            + size_of_val(&*self.filled_runs)
            + size_of_val(&*self.copied_runs)
            + self.pixels.len()
            + size_of_val(&*self.translucent_runs)
    }

    /// Converts a pixmap whose top left corner is at this position.
    fn from_pixmap(palette: &Palette, pixmap: &Pixmap, corner: (i32, i32), faded: bool) -> Tile {
        let (opaque, translucent) = Tile::split_into_runs(palette, pixmap, corner, faded);
        Tile::from_runs(opaque, translucent)
    }

    /// Splits a pixmap into single-color runs.
    fn split_into_runs(palette: &Palette, pixmap: &Pixmap, (left, top): (i32, i32), faded: bool) -> Runs {
        let mut opaque = Vec::new();
        let mut translucent = Vec::new();
        for (y, row) in (top as i16..).zip(pixmap.pixels().chunks(pixmap.width() as usize)) {
            let mut x = left as i16;
            let convert =
                |pixel: ColorU8| palette.pixel([pixel.red(), pixel.green(), pixel.blue()], pixel.alpha(), faded);
            let row: Vec<_> = row.iter().map(|pixel| convert(pixel.demultiply())).collect();
            for same in row.chunk_by(|a, b| a == b) {
                let length = same.len() as u16;
                match same[0] {
                    Pixel::Transparent => (),
                    Pixel::Opaque(color) => opaque.push(Run { x, y, length, color }),
                    Pixel::Translucent(color) => translucent.push(Run { x, y, length, color }),
                }
                x += length as i16;
            }
        }
        (opaque, translucent)
    }

    fn from_runs(mut opaque: Vec<Run<u8>>, mut translucent: Vec<Run<Translucent>>) -> Tile {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        opaque.sort_by_key(|run| (run.y, run.x));
        translucent.sort_by_key(|run| run.y);
        let top = opaque.first().map(|run| run.y);
        let bottom = opaque.last().map(|run| run.y);
        let rows = [top, bottom, translucent.first().map(|run| run.y), translucent.last().map(|run| run.y)];
        let row_range = rows.into_iter().flatten().fold((0, 0), |all, y| (all.0.min(y), all.1.max(y + 1)));
        let mut filled = Vec::new();
        let mut copied = Vec::<Run<u32>>::new();
        let mut pixels = Vec::new();
        for run in opaque {
            if run.length >= MIN_FILLED_RUN {
                filled.push(run);
                continue;
            }
            match copied.last_mut() {
                Some(last) if last.y == run.y && last.x + last.length as i16 == run.x => last.length += run.length,
                _ => copied.push(Run { x: run.x, y: run.y, length: run.length, color: pixels.len() as u32 }),
            }
            pixels.extend(std::iter::repeat_n(run.color, run.length.into()));
        }
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        // Unlike vectors, boxes do not have spare capacity, which would waste memory in the cache.
        let filled_runs = filled.into();
        let copied_runs = copied.into();
        let pixels = pixels.into();
        Tile { id: number, row_range, filled_runs, copied_runs, pixels, translucent_runs: translucent.into() }
    }
}

/// Returns the runs in these rows.
fn runs_in_rows<C>(runs: &[Run<C>], from: i32, to: i32) -> &[Run<C>] {
    let before = |y: i32| runs.partition_point(|run| i32::from(run.y) < y);
    &runs[before(from)..before(to)]
}

impl<C> Run<C> {
    /// Returns the part of the run that is on the canvas. The run's row must be on the canvas.
    fn pixels_on_canvas<'a>(&self, at: (i16, i16), canvas: &'a mut Canvas) -> Option<&'a mut [u8]> {
        let left = i32::from(self.x) + i32::from(at.0);
        let right = (left + i32::from(self.length)).min(canvas.width.into());
        let row = usize::try_from(i32::from(self.y) + i32::from(at.1) - i32::from(canvas.top)).ok()?;
        let start = row * canvas.row_bytes() + canvas.bytes_before_row;
        canvas.bytes.get_mut(start + left.max(0) as usize..start + usize::try_from(right).ok()?)
    }
}

fn sprite_tile(art: &Art, palette: &Palette, sprite: &Sprite) -> Result<Tile, RenderError> {
    let tree = art.sprite(sprite.art, sprite.color)?;
    let mut pixmap = pixmap(sprite.width.into(), sprite.height.into())?;
    let (wide, high) = turned_size(&tree, sprite.rotation);
    let scale = (f32::from(sprite.width) / wide, f32::from(sprite.height) / high);
    render_turned(&tree, sprite.rotation, scale, &mut pixmap);
    Ok(Tile::from_pixmap(palette, &pixmap, (0, 0), sprite.faded))
}

/// Returns the width and height of the turned art.
pub(super) fn turned_size(tree: &Tree, turn: Rotation) -> (f32, f32) {
    let size = tree.size();
    match turn {
        Rotation::None | Rotation::Half => (size.width(), size.height()),
        Rotation::Quarter | Rotation::ThreeQuarters => (size.height(), size.width()),
    }
}

/// Rasterises the art in the centre of a pixmap: rotates it about its centre, then scales it.
pub(super) fn render_turned(tree: &Tree, turn: Rotation, scale: (f32, f32), pixmap: &mut Pixmap) {
    // A rotation is a number of quarter turns.
    let degrees = 90.0 * f32::from(turn as u8);
    let transform = Transform::from_translate(-tree.size().width() / 2.0, -tree.size().height() / 2.0)
        .post_concat(Transform::from_rotate(degrees))
        .post_scale(scale.0, scale.1)
        .post_translate(pixmap.width() as f32 / 2.0, pixmap.height() as f32 / 2.0);
    resvg::render(tree, transform, &mut pixmap.as_mut());
}

/// Rasterises letters whose middle line is at y = 0. Parts more than `half` above or below this line are cut off.
fn letters_tile(palette: &Palette, tree: &Tree, half: f32) -> Result<Tile, RenderError> {
    if tree.root().children().is_empty() {
        return Ok(Tile::from_runs(Vec::new(), Vec::new()));
    }
    let area = tree.root().abs_layer_bounding_box();
    let left = area.left().floor();
    let top = area.top().floor().max(-half);
    let mut pixmap = pixmap((area.right() - left).ceil() as u32, (area.bottom().min(half) - top).ceil() as u32)?;
    resvg::render(tree, Transform::from_translate(-left, -top), &mut pixmap.as_mut());
    Ok(Tile::from_pixmap(palette, &pixmap, (left as i32, top as i32), false))
}

/// Cuts a circle out of an avatar.
fn avatar_tile(palette: &Palette, avatar: &Avatar) -> Result<Tile, RenderError> {
    let side = avatar.diameter.max(1);
    let mut image = pixmap(AvatarImage::SIDE as u32, AvatarImage::SIDE as u32)?;
    for (pixel, &[r, g, b]) in image.pixels_mut().iter_mut().zip(avatar.image.pixels.iter()) {
        *pixel = ColorU8::from_rgba(r, g, b, u8::MAX).premultiply();
    }
    let mut circle = pixmap(side.into(), side.into())?;
    let scale = f32::from(side) / AvatarImage::SIDE as f32;
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    circle.draw_pixmap(0, 0, image.as_ref(), &paint, Transform::from_scale(scale, scale), None);
    let middle = f32::from(side) / 2.0;
    for (index, pixel) in circle.pixels_mut().iter_mut().enumerate() {
        let centre = |at: usize| at as f32 + 0.5 - middle;
        let distance = centre(index % usize::from(side)).hypot(centre(index / usize::from(side)));
        let alpha = ((middle - distance).clamp(0.0, 1.0) * 255.0) as u8;
        let opaque = pixel.demultiply();
        *pixel = ColorU8::from_rgba(opaque.red(), opaque.green(), opaque.blue(), alpha).premultiply();
    }
    Ok(Tile::from_pixmap(palette, &circle, (0, 0), false))
}

/// Rasterises only the corners and repeats the middle row and column between them.
///
/// Panels have too many sizes for the cache, so drawing a new size must be cheap. Measured: without any cached tiles, a
/// picture takes 8 ms this way, and 12 ms if whole panels are rasterised.
fn panel_tile(palette: &Palette, panel: &Panel) -> Result<Tile, RenderError> {
    check_item_size(panel.width.into(), panel.height.into())?;
    let edge = panel.edge.map_or(0, |(_, edge)| edge);
    let corner = panel.radius.max(edge).saturating_add(1);
    let most = corner.saturating_mul(2).saturating_add(1);
    let wide = panel.width.min(most);
    let high = panel.height.min(most);
    let mut pixmap = pixmap(wide.into(), high.into())?;
    let width = f32::from(wide);
    let height = f32::from(high);
    let radius = f32::from(panel.radius);
    // The fill ends at the middle of the edge, so it never shows outside the edge.
    let half = f32::from(edge) / 2.0;
    let path = rounded_rectangle(half, width - half, height - half, (radius - half).max(0.0));
    if let (Some(path), Some(color)) = (&path, panel.fill) {
        pixmap.fill_path(path, &opaque_paint(color), FillRule::Winding, Transform::identity(), None);
    }
    if let (Some(path), Some((color, edge))) = (&path, panel.edge) {
        let stroke = Stroke { width: edge.into(), ..Stroke::default() };
        pixmap.stroke_path(path, &opaque_paint(color), &stroke, Transform::identity(), None);
    }
    let (opaque, translucent) = Tile::split_into_runs(palette, &pixmap, (0, 0), false);
    let more = (panel.width - wide, panel.height - high);
    Ok(Tile::from_runs(stretch_runs(opaque, corner, more), stretch_runs(translucent, corner, more)))
}

/// Stretches runs: repeats the column at index `middle` `columns` more times, and the row at this index `rows` more
/// times.
fn stretch_runs<C: Copy>(runs: Vec<Run<C>>, middle: u16, (columns, rows): (u16, u16)) -> Vec<Run<C>> {
    let middle = middle as i16;
    let columns = columns as i16;
    let rows = rows as i16;
    let wider = |run: Run<C>| match run.x {
        x if x > middle => Run { x: x + columns, ..run },
        x if x + run.length as i16 > middle => Run { length: run.length + columns as u16, ..run },
        _ => run,
    };
    let higher = |run: Run<C>| {
        let (from, to) = match run.y {
            y if y > middle => (y + rows, y + rows),
            y if y == middle => (y, y + rows),
            y => (y, y),
        };
        (from..=to).map(move |y| Run { y, ..run })
    };
    runs.into_iter().map(wider).flat_map(higher).collect()
}

fn line_tile(palette: &Palette, line: &Line) -> Result<Tile, RenderError> {
    let x = i32::from(line.to.0);
    let y = i32::from(line.to.1);
    let margin = i32::from(line.width) / 2 + 1;
    let left = x.min(0) - margin;
    let top = y.min(0) - margin;
    let mut pixmap = pixmap((x.abs() + 2 * margin) as u32, (y.abs() + 2 * margin) as u32)?;
    let mut path = PathBuilder::new();
    path.move_to(-left as f32, -top as f32);
    path.line_to((x - left) as f32, (y - top) as f32);
    if let Some(path) = path.finish() {
        let stroke = Stroke { width: line.width.into(), line_cap: LineCap::Round, ..Stroke::default() };
        pixmap.stroke_path(&path, &opaque_paint(line.color), &stroke, Transform::identity(), None);
    }
    Ok(Tile::from_pixmap(palette, &pixmap, (left, top), false))
}

/// Returns the rectangle from (`near`, `near`) to (`right`, `bottom`) with rounded corners, or `None` if it is empty.
fn rounded_rectangle(near: f32, right: f32, bottom: f32, radius: f32) -> Option<Path> {
    let rect = Rect::from_ltrb(near, near, right, bottom)?;
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    if radius <= 0.0 {
        return Some(PathBuilder::from_rect(rect));
    }
    // The control points' distance from the corner, for a cubic curve that approximates a quarter circle.
    let pull = radius * (1.0 - 0.552_284_8);
    let mut path = PathBuilder::new();
    path.move_to(near + radius, near);
    path.line_to(right - radius, near);
    path.cubic_to(right - pull, near, right, near + pull, right, near + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - pull, right - pull, bottom, right - radius, bottom);
    path.line_to(near + radius, bottom);
    path.cubic_to(near + pull, bottom, near, bottom - pull, near, bottom - radius);
    path.line_to(near, near + radius);
    path.cubic_to(near, near + pull, near + pull, near, near + radius, near);
    path.close();
    path.finish()
}

fn opaque_paint(color: Color) -> Paint<'static> {
    let [r, g, b] = palette::rgb(color);
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, u8::MAX);
    paint
}

/// Checks that an item is not larger than a picture.
fn check_item_size(width: u32, height: u32) -> Result<(), RenderError> {
    // The margin allows a line from corner to corner, which is slightly larger than the picture.
    const MARGIN: u32 = 128;
    let fits = width <= u32::from(WIDTH) + MARGIN && height <= u32::from(MAX_HEIGHT) + MARGIN;
    fits.then_some(()).ok_or(RenderError::TooLarge("an item"))
}

/// Returns an empty pixmap. Fails if it would be larger than a picture.
fn pixmap(width: u32, height: u32) -> Result<Pixmap, RenderError> {
    check_item_size(width, height)?;
    Pixmap::new(width.max(1), height.max(1)).ok_or(RenderError::TooLarge("an item"))
}
