//! Bands: horizontal stripes of a picture, compressed on their own.
//!
//! A press changes only some bands of a table. The other bands come from the cache, so they are neither painted nor
//! compressed. Compared with whole pictures, bands need 45 % to 86 % of the instructions. This was measured with cached
//! tiles on 40 consecutive full-size pictures, with 48 rows per band. In Sssnake, where the board moves, they need 92 %
//! (measured with the current band height). A PNG's data is one zlib stream. Each band ends at a whole byte of the
//! stream and does not refer to other bands, so bands can be joined.

use std::cell::RefCell;
use std::sync::Arc;

use zlib_rs::adler32::{adler32, adler32_combine};
use zlib_rs::{Deflate, DeflateFlush, ReturnCode, Status, compress_bound};

use super::MAX_PNG_BYTES;
use super::cache::Cache;
use super::error::RenderError;
use super::palette::Palette;
use super::tile::{Canvas, Tile};

/// The maximum memory for cached bands, in bytes: enough for about 200 tables.
pub(super) const MAX_CACHE_BYTES: usize = 8 << 20;

/// The size that the bands of a picture should not exceed in total, in bytes. The rest of a PNG has at most 512 bytes.
const MAX_BYTES: usize = MAX_PNG_BYTES - 512;

/// The compression level for the largest bands if the picture would otherwise have too many bytes.
const BEST_LEVEL: i32 = 6;

/// The PNG filter that leaves a row unchanged. Other filters break up the runs of equal bytes in flat pictures.
const NO_FILTER: u8 = 0;
/// The maximum size of a band's rows in bytes. A band of this size just fits into zlib's window, so the window never
/// slides.
///
/// A smaller band changes less often. But smaller bands compress less well, because compression starts again in each
/// band. With bands of three quarters of this height, pictures took 10 % longer in Sssnake, 5 % longer in Hisss, and
/// the same time in the other games (measured).
const MAX_BAND_BYTES: usize = 961 * 64;
/// The bytes before the bands in a zlib stream: the header for fast compression.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// The bytes after the bands in a zlib stream: an empty last block.
const LAST_BLOCK: [u8; 2] = [0x03, 0x00];

/// A tile at its position in a picture.
pub(super) struct PlacedTile {
    pub(super) tile: Arc<Tile>,
    pub(super) position: (i16, i16),
}

/// The width of a picture, and how its bands are compressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Format {
    pub(super) width: u16,
    /// The compression level that is tried first.
    pub(super) compression_level: i32,
}

impl Format {
    /// The number of bytes in a row: one for the filter, and one per pixel.
    fn row_bytes(self) -> usize {
        1 + usize::from(self.width)
    }

    /// The height of a band in pixels.
    fn band_height(self) -> u16 {
        (MAX_BAND_BYTES / self.row_bytes()) as u16
    }
}

/// The content of a band. Bands with equal keys have equal pixels.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct BandKey {
    format: Format,
    height: u16,
    /// The numbers of the tiles, with their positions in the band.
    tiles: Box<[(u64, i16, i16)]>,
}

/// A compressed band.
pub(super) struct Band {
    bytes: Box<[u8]>,
    /// The checksum of the uncompressed rows.
    adler: u32,
    /// The number of bytes in the uncompressed rows.
    uncompressed_bytes: usize,
    /// Whether the band is already compressed at [`BEST_LEVEL`].
    is_best_level: bool,
}

/// The buffers for compression, which each thread keeps for its next picture.
struct CompressionBuffers {
    rows: Vec<u8>,
    deflate: Deflate,
    compressed: Vec<u8>,
}

thread_local! {
    static COMPRESSION_BUFFERS: RefCell<CompressionBuffers> = RefCell::new(CompressionBuffers {
        rows: Vec::with_capacity(MAX_BAND_BYTES),
        deflate: Deflate::new(BEST_LEVEL, false, 15),
        compressed: vec![0; compress_bound(MAX_BAND_BYTES)],
    });
}

/// A band of a picture, not yet compressed.
struct UncompressedBand<'a> {
    key: BandKey,
    tiles: Vec<&'a PlacedTile>,
    top: i16,
}

/// Returns the rows of a picture of this height as a zlib stream. Paints and compresses only bands that are not cached.
/// If the bands have more than [`MAX_BYTES`] in total, compresses the largest bands better.
pub(super) fn compress(
    placed: &[PlacedTile],
    (format, height): (Format, u16),
    cache: &Cache<BandKey, Band>,
    palette: &Palette,
) -> Result<Vec<u8>, RenderError> {
    let keep = |UncompressedBand { key, .. }: &UncompressedBand, band: Band| {
        let memory = size_of::<BandKey>() + size_of_val(&*key.tiles) + size_of::<Band>() + band.bytes.len();
        cache.insert(key.clone(), band, memory)
    };
    let stripes: Vec<UncompressedBand> = cut_into_bands(placed, format, height).collect();
    let cached_or_new = |stripe: &UncompressedBand| match cache.get(&stripe.key) {
        Some(band) => Ok(band),
        None => stripe.compress(palette, format.compression_level).map(|band| keep(stripe, band)),
    };
    let mut bands = stripes.iter().map(cached_or_new).collect::<Result<Vec<_>, _>>()?;
    while let Some(index) = index_of_band_to_recompress(&bands) {
        let stripe = &stripes[index];
        bands[index] = keep(stripe, stripe.compress(palette, BEST_LEVEL)?);
    }
    Ok(join_bands(&bands))
}

/// Cuts a picture of this height into bands, from top to bottom.
fn cut_into_bands(placed: &[PlacedTile], format: Format, height: u16) -> impl Iterator<Item = UncompressedBand<'_>> {
    (0..height).step_by(format.band_height().into()).map(move |top| {
        let height = format.band_height().min(height - top);
        let top = top as i16;
        let shown = |placed: &&PlacedTile| placed.tile.overlaps_rows(placed.position.1, top, height);
        let tiles: Vec<&PlacedTile> = placed.iter().filter(shown).collect();
        let numbers = tiles.iter().map(|PlacedTile { tile, position: at }| (tile.id, at.0, at.1 - top));
        UncompressedBand { key: BandKey { format, height, tiles: numbers.collect() }, tiles, top }
    })
}

impl UncompressedBand<'_> {
    /// Paints the band and compresses it at this level.
    fn compress(&self, palette: &Palette, level: i32) -> Result<Band, RenderError> {
        COMPRESSION_BUFFERS.with_borrow_mut(|CompressionBuffers { rows, deflate, compressed }| {
            // Each row is preceded by its filter byte.
            let row = self.key.format.row_bytes();
            rows.clear();
            rows.resize(row * usize::from(self.key.height), palette.background());
            rows.iter_mut().step_by(row).for_each(|filter| *filter = NO_FILTER);
            let mut canvas = Canvas { width: self.key.format.width, bytes: rows, bytes_before_row: 1, top: self.top };
            self.tiles.iter().for_each(|placed| placed.tile.paint(palette, placed.position, &mut canvas));
            deflate.reset();
            deflate.set_level(level).map_err(|error| RenderError::Compression(error.into()))?;
            // `SyncFlush` fills up the last byte, but does not end the stream.
            match deflate.compress(rows, compressed, DeflateFlush::SyncFlush) {
                Ok(Status::Ok) if deflate.total_in() == rows.len() as u64 => (),
                Ok(_) => return Err(RenderError::Compression(ReturnCode::BufError)),
                Err(error) => return Err(RenderError::Compression(error.into())),
            }
            Ok(Band {
                bytes: compressed[..deflate.total_out() as usize].into(),
                adler: adler32(1, rows),
                uncompressed_bytes: rows.len(),
                is_best_level: level == BEST_LEVEL,
            })
        })
    }
}

/// Returns the index of the largest band that is not yet at [`BEST_LEVEL`], if the bands have more than [`MAX_BYTES`]
/// in total.
fn index_of_band_to_recompress(bands: &[Arc<Band>]) -> Option<usize> {
    let all: usize = bands.iter().map(|band| band.bytes.len()).sum();
    let largest =
        bands.iter().enumerate().filter(|(_, band)| !band.is_best_level).max_by_key(|(_, band)| band.bytes.len());
    largest.map(|(index, _)| index).filter(|_| all > MAX_BYTES)
}

/// Joins bands into a zlib stream.
fn join_bands(bands: &[Arc<Band>]) -> Vec<u8> {
    let all: usize = bands.iter().map(|band| band.bytes.len()).sum();
    let mut stream = Vec::with_capacity(ZLIB_HEADER.len() + all + LAST_BLOCK.len() + size_of::<u32>());
    stream.extend_from_slice(&ZLIB_HEADER);
    let mut adler = 1;
    for band in bands {
        stream.extend_from_slice(&band.bytes);
        adler = adler32_combine(adler, band.adler, band.uncompressed_bytes as u64);
    }
    stream.extend_from_slice(&LAST_BLOCK);
    stream.extend_from_slice(&adler.to_be_bytes());
    stream
}
