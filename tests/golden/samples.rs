//! Sample colors, symbols and letters.

use contract::Seat;
use contract::scene::{Color, Item, Line, MIN_TEXT_SIZE, Rotation, Scene, Sprite, WIDTH};

/// Returns every color as a disc and a line, on all backgrounds.
pub fn palette() -> Scene {
    let colors = [
        Color::Table,
        Color::PlayerArea,
        Color::Paper,
        Color::Parchment,
        Color::Outline,
        Color::TableText,
        Color::Usable,
        Color::Changed,
        Color::Red,
        Color::Orange,
        Color::Yellow,
        Color::Green,
        Color::Blue,
        Color::Purple,
    ];
    let colors: Vec<Color> = colors.into_iter().chain(Seat::all(Seat::MAX).map(Color::Seat)).collect();
    let grounds = [Color::Table, Color::PlayerArea, Color::Paper, Color::Parchment, Color::Outline];
    let mut scene = Scene::new(440);
    for (row, ground) in (0..).zip(grounds) {
        scene.panel((0, row * 88), (WIDTH, 88), 0, ground);
        for (column, color) in (0..).zip(&colors) {
            let x = 8 + 43 * column;
            scene.panel((x, 6 + row * 88), (36, 36), 18, *color);
            scene.items.push(Item::Line(Line {
                from: (x + 8, 78 + row * 88),
                to: (x + 28, 54 + row * 88),
                width: 8,
                color: *color,
            }));
        }
    }
    scene
}

/// Returns the seats' symbols: large, small, turned and faded, on the table, on felt and on paper.
pub fn seats() -> Scene {
    let mut scene = Scene::new(560);
    scene.panel((10, 130), (940, 120), 16, Color::Paper);
    scene.panel((10, 260), (940, 60), 16, Color::PlayerArea);
    for seat in Seat::all(Seat::MAX) {
        let x = 20 + 115 * i16::from(seat.0);
        scene.seat_symbol(seat, (x + 4, 14), 100);
        scene.seat_symbol(seat, (x + 4, 140), 100);
        scene.seat_symbol(seat, (x + 4, 270), 40);
        scene.seat_symbol(seat, (x + 60, 274), 32);
        scene.seat_symbol(seat, (x + 4, 330), 100);
        scene.seat_symbol(seat, (x + 4, 440), 100);
        for item in scene.items.iter_mut().rev().take(2) {
            if let Item::Sprite(sprite) = item {
                *sprite = if sprite.y == 330 {
                    Sprite { rotation: Rotation::Quarter, ..*sprite }
                } else {
                    Sprite { faded: true, ..*sprite }
                };
            }
        }
    }
    scene
}

/// Returns letters and digits on the table, on paper and in discs.
pub fn letters() -> Scene {
    let mut scene = Scene::new(600);
    scene.text("ABCDEFGHIJKLM", (480, 50), 80, Color::TableText);
    scene.text("NOPQRSTUVWXYZ", (480, 130), 80, Color::TableText);
    scene.panel((20, 180), (920, 170), 20, Color::Paper);
    scene.text("0123456789", (480, 225), 80, Color::Outline);
    scene.text("+12 −7 3/5 ×4 1:2 …", (480, 305), 60, Color::Outline);
    for (i, letter) in (0..).zip(["A", "B", "G", "M", "Q", "W", "12"]) {
        scene.letter_disc(letter, (70 + 137 * i, 420), 110);
        scene.letter_disc(letter, (70 + 137 * i, 510), 56);
    }
    scene.text("THE LEAST SIZE 0123456789", (480, 570), MIN_TEXT_SIZE, Color::TableText);
    scene
}
