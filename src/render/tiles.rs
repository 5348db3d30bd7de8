//! The tiles of the last pictures, kept for the next one: from turn to turn most of a table stays.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use super::tile::Tile;
use crate::game::scene::Item;

/// The most memory for kept tiles, in bytes.
const MOST_BYTES: usize = 14 << 20;

/// Tiles by their items, which stand at the origin. A picture asks for hundreds of them, so one lock and two maps have to do:
/// when the younger one holds half of all that may be kept, it becomes the older one, and what nobody has asked for since the
/// last time is forgotten.
#[derive(Default)]
pub(super) struct Tiles {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    young: HashMap<Item, Arc<Tile>>,
    /// How much the younger ones take.
    bytes: usize,
    old: HashMap<Item, Arc<Tile>>,
}

impl Tiles {
    /// The item's tile, drawn now if it is not kept. While it is drawn, others get theirs.
    pub(super) fn get<E>(&self, item: Item, draw: impl FnOnce(&Item) -> Result<Tile, E>) -> Result<Arc<Tile>, E> {
        if let Some(tile) = self.with_kept(|kept| kept.find(&item)) {
            return Ok(tile);
        }
        let tile = Arc::new(draw(&item)?);
        self.with_kept(|kept| kept.keep(item, Arc::clone(&tile)));
        Ok(tile)
    }

    fn with_kept<T>(&self, work: impl FnOnce(&mut Kept) -> T) -> T {
        // Whoever panicked has at most forgotten tiles.
        work(&mut self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Kept {
    fn find(&mut self, item: &Item) -> Option<Arc<Tile>> {
        if let Some(tile) = self.young.get(item) {
            return Some(Arc::clone(tile));
        }
        let (item, tile) = self.old.remove_entry(item)?;
        self.keep(item, Arc::clone(&tile));
        Some(tile)
    }

    fn keep(&mut self, item: Item, tile: Arc<Tile>) {
        self.bytes += tile.bytes();
        self.young.insert(item, tile);
        if self.bytes > MOST_BYTES / 2 {
            self.old = mem::take(&mut self.young);
            self.bytes = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::{Ink, Panel};
    use crate::render::art::Art;
    use crate::render::palette::Colours;

    /// What is asked for again and again stays, however much else comes; the rest goes, and memory stays bounded.
    #[test]
    fn what_is_asked_for_stays_within_bounded_memory() {
        let (art, colours, tiles) = (Art::load().unwrap(), Colours::new(), Tiles::default());
        let panel = |width| {
            Item::Panel(Panel {
                x: 0,
                y: 0,
                width,
                height: 900,
                radius: 1,
                fill: Some(Ink::Felt),
                edge: Some((Ink::Glow, 1)),
            })
        };
        let mut drawn = HashMap::<u16, usize>::new();
        let mut ask = |width| {
            let draw = |item: &Item| {
                *drawn.entry(width).or_default() += 1;
                Tile::draw(&art, &colours, item)
            };
            tiles.get(panel(width), draw).unwrap().bytes()
        };
        let largest = ask(900);
        let mut bytes = largest;
        for width in 1..900 {
            bytes += ask(width);
            ask(900);
        }
        ask(1);
        assert!(bytes > MOST_BYTES, "enough to fill it: {bytes} bytes");
        assert_eq!((drawn[&900], drawn[&1]), (1, 2));
        let kept = tiles.kept.lock().unwrap();
        let bytes: usize = kept.young.values().chain(kept.old.values()).map(|tile| tile.bytes()).sum();
        assert!(bytes <= MOST_BYTES + 2 * largest, "{bytes} bytes are kept");
    }
}
