use super::*;
use crate::art::Art;
use crate::palette::Palette;
use contract::scene::{Color, Panel};

#[test]
fn used_tiles_stay_and_memory_is_bounded() {
    let (art, palette, tiles) = (Art::load(false).unwrap(), Palette::new(), TileCache::default());
    let panel = |width| {
        Item::Panel(Panel {
            x: 0,
            y: 0,
            width,
            height: 900,
            radius: 1,
            fill: Some(Color::Felt),
            edge: Some((Color::Glow, 1)),
        })
    };
    let mut drawn = HashMap::<u16, usize>::new();
    let mut get = |width| {
        let draw = |item: &Item| {
            *drawn.entry(width).or_default() += 1;
            Tile::draw(&art, &palette, item)
        };
        tiles.get(panel(width), draw).unwrap().bytes()
    };
    let largest = get(900);
    let mut bytes = largest;
    for width in 1..900 {
        bytes += get(width);
        get(900);
    }
    get(1);
    assert!(bytes > MAX_BYTES, "only {bytes} bytes: too few to fill the cache");
    assert_eq!((drawn[&900], drawn[&1]), (1, 2));
    let cached = tiles.generations.lock().unwrap();
    let bytes: usize = cached.young.values().chain(cached.old.values()).map(|tile| tile.bytes()).sum();
    assert!(bytes <= MAX_BYTES + 2 * largest, "{bytes} bytes are cached");
}
