//! Shrinks scenes: pictures of tables, because fewer pixels are cheaper to draw, and frames of animations that are too
//! tall.

use contract::scene::{Item, Label, Panel, Scene, Sprite, WIDTH};

/// The ratio by which pictures of tables shrink. A smaller picture looks the same on a phone, where it is about 350
/// logical (at least 700 physical) pixels wide. Small pictures take less than half the time of full ones
/// (`docs/performance.md`).
const TABLE_RATIO: Ratio = Ratio(2, 3);

/// A factor from 0 to 1, as a fraction.
#[derive(Clone, Copy)]
struct Ratio(i32, i32);

/// The width of a table's picture in pixels.
pub const TABLE_WIDTH: u16 = TABLE_RATIO.scale_rounded(WIDTH as i32) as u16;

/// Returns the scene of a table at two thirds of its size.
pub(super) fn shrink_table(scene: &Scene) -> Scene {
    TABLE_RATIO.shrink_scene(scene)
}

/// Returns the scene with this height: a taller scene is shrunk, and a lower scene is centred.
pub(super) fn fit_to_height(scene: &Scene, height: u16) -> Scene {
    if scene.height <= height {
        return Scene { height, ..scene.clone().shifted_down((height - scene.height) / 2) };
    }
    let ratio = Ratio(height.into(), scene.height.into());
    let left = (i32::from(WIDTH) - ratio.scale_rounded(WIDTH.into())) / 2;
    Scene { height, ..ratio.shrink_scene(scene).enlarged((1, 1), (0, 0), (left as i16, 0)) }
}

impl Ratio {
    /// Returns a length or coordinate in the shrunk picture, rounded.
    const fn scale_rounded(self, length: i32) -> i32 {
        (length * self.0 + self.1 / 2).div_euclid(self.1)
    }

    /// Shrinks a scene. Edges that touch still touch, because corners are rounded rather than sizes.
    fn shrink_scene(self, scene: &Scene) -> Scene {
        Scene {
            height: self.shrink_length(scene.height),
            items: scene.items.iter().map(|item| self.shrink_item(item)).collect(),
        }
    }

    fn shrink_item(self, item: &Item) -> Item {
        let mut item = item.clone();
        let shrink = |length: &mut u16| *length = self.shrink_length(*length);
        match &mut item {
            Item::Sprite(Sprite { x, y, width, height, .. }) => {
                self.shrink_span(*x, width);
                self.shrink_span(*y, height);
            }
            Item::Panel(Panel { x, y, width, height, radius, edge, .. }) => {
                self.shrink_span(*x, width);
                self.shrink_span(*y, height);
                shrink(radius);
                edge.iter_mut().for_each(|(_, edge)| shrink(edge));
            }
            Item::Avatar(avatar) => self.shrink_span(avatar.x, &mut avatar.diameter),
            Item::Text(text) => shrink(&mut text.size),
            Item::Words(Label { x, width, size, .. }) | Item::Label(Label { x, width, size, .. }) => {
                self.shrink_span(*x, width);
                shrink(size);
            }
            Item::Line(line) => shrink(&mut line.width),
        }
        item.change_points(|x, y| {
            *x = self.scale_rounded((*x).into()) as i16;
            *y = self.scale_rounded((*y).into()) as i16;
        });
        item
    }

    fn shrink_length(self, length: u16) -> u16 {
        self.scale_rounded(length.into()) as u16
    }

    /// Shrinks the length of an interval that starts at `from`.
    fn shrink_span(self, from: i16, length: &mut u16) {
        let end = self.scale_rounded(i32::from(from) + i32::from(*length));
        *length = (end - self.scale_rounded(from.into())) as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::scene::Color;

    /// Returns the start and the length that this interval has after a table is shrunk.
    fn shrunk(from: i16, mut length: u16) -> (i16, u16) {
        TABLE_RATIO.shrink_span(from, &mut length);
        (TABLE_RATIO.scale_rounded(from.into()) as i16, length)
    }

    #[test]
    fn intervals_that_touch_still_touch() {
        for (from, first, second) in (-60..60).flat_map(|from| (0..40).map(move |length| (from, length, 57 - length))) {
            let one = shrunk(from, first);
            let two = shrunk(from + first as i16, second);
            assert_eq!(one.0 + one.1 as i16, two.0, "{from}, {first}");
        }
    }

    #[test]
    fn lengths_divisible_by_three_are_the_same_everywhere() {
        assert!((-60..60).all(|from| shrunk(from, 90).1 == 60));
    }

    #[test]
    fn frames_have_the_same_height() {
        let mut tall = Scene::new(1_000);
        tall.panel((0, 0), (WIDTH, 1_000), 0, Color::PlayerArea);
        let fitted = |scene: &Scene| {
            let Scene { height, items } = fit_to_height(scene, 800);
            let [Item::Panel(panel)] = &items[..] else { panic!("a panel") };
            (height, (panel.x, panel.y), (panel.width, panel.height))
        };
        assert_eq!(fitted(&tall), (800, (96, 0), (768, 800)), "shrunk, in the middle");
        let mut low = Scene::new(300);
        low.panel((10, 20), (30, 40), 0, Color::PlayerArea);
        assert_eq!(fitted(&low), (800, (10, 270), (30, 40)), "moved down");
    }
}
