//! Shrinks scenes, because pictures with fewer pixels are cheaper to draw.

use contract::scene::{Item, Scene};

/// The ratio by which pictures of tables shrink. They look the same on a phone, which shows them about 350 pixels wide,
/// on at least 700 physical pixels. Shrinking halves the time that a picture takes (`docs/performance.md`).
const RATIO: (i32, i32) = (3, 4);

/// Returns a length or coordinate in the shrunk picture, rounded.
pub(super) const fn shrunk_length(length: i32) -> i32 {
    (length * RATIO.0 + RATIO.1 / 2).div_euclid(RATIO.1)
}

/// Returns the scene at three quarters of its size. Edges that touch still touch, because corners are rounded rather
/// than sizes.
pub(super) fn shrunk(scene: &Scene) -> Scene {
    let items = scene.items.iter().map(shrunk_item).collect();
    Scene { height: length(scene.height), items }
}

fn shrunk_item(item: &Item) -> Item {
    let mut item = item.clone();
    match &mut item {
        Item::Sprite(sprite) => {
            (sprite.x, sprite.width) = span(sprite.x, sprite.width);
            (sprite.y, sprite.height) = span(sprite.y, sprite.height);
        }
        Item::Panel(panel) => {
            (panel.x, panel.width) = span(panel.x, panel.width);
            (panel.y, panel.height) = span(panel.y, panel.height);
            panel.radius = length(panel.radius);
            if let Some((_, edge)) = &mut panel.edge {
                *edge = length(*edge);
            }
        }
        Item::Avatar(avatar) => {
            (avatar.x, avatar.side) = span(avatar.x, avatar.side);
            avatar.y = coordinate(avatar.y);
        }
        Item::Text(text) => {
            (text.x, text.y, text.size) = (coordinate(text.x), coordinate(text.y), length(text.size));
        }
        Item::Words(words) => {
            (words.x, words.width) = span(words.x, words.width);
            (words.y, words.size) = (coordinate(words.y), length(words.size));
        }
        Item::Label(label) => {
            (label.x, label.width) = span(label.x, label.width);
            (label.y, label.size) = (coordinate(label.y), length(label.size));
        }
        Item::Line(line) => {
            for (x, y) in [&mut line.from, &mut line.to] {
                (*x, *y) = (coordinate(*x), coordinate(*y));
            }
            line.width = length(line.width);
        }
    }
    item
}

fn coordinate(at: i16) -> i16 {
    shrunk_length(at.into()) as i16
}

fn length(length: u16) -> u16 {
    shrunk_length(length.into()) as u16
}

/// Returns the first coordinate and the length of a shrunk interval.
fn span(from: i16, length: u16) -> (i16, u16) {
    let end = shrunk_length(i32::from(from) + i32::from(length));
    (coordinate(from), (end - shrunk_length(from.into())) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_that_touch_still_touch() {
        for (from, first, second) in (-60..60).flat_map(|from| (0..40).map(move |length| (from, length, 57 - length))) {
            let (one, two) = (span(from, first), span(from + first as i16, second));
            assert_eq!(one.0 + one.1 as i16, two.0, "{from}, {first}");
        }
    }

    #[test]
    fn lengths_divisible_by_four_are_the_same_everywhere() {
        assert!((-60..60).all(|from| span(from, 88).1 == 66));
    }
}
