//! Specimens of colours, signs and letters.

use snakepit::game::Seat;
use snakepit::game::scene::{Ink, Item, Line, Rotation, SMALLEST_TEXT, Scene, Sprite, WIDTH};

/// Every colour as a disc and a line, on all backgrounds.
pub fn palette() -> Scene {
    let inks = [
        Ink::Table,
        Ink::Felt,
        Ink::Paper,
        Ink::Parchment,
        Ink::Line,
        Ink::Chalk,
        Ink::Glow,
        Ink::Fresh,
        Ink::Red,
        Ink::Orange,
        Ink::Yellow,
        Ink::Green,
        Ink::Blue,
        Ink::Purple,
    ];
    let inks: Vec<Ink> = inks.into_iter().chain(Seat::all(Seat::MOST).map(Ink::Seat)).collect();
    let grounds = [Ink::Table, Ink::Felt, Ink::Paper, Ink::Parchment, Ink::Line];
    let mut scene = Scene::new(440);
    for (row, ground) in (0..).zip(grounds) {
        scene.panel((0, row * 88), (WIDTH, 88), 0, ground);
        for (column, ink) in (0..).zip(&inks) {
            let x = 8 + 43 * column;
            scene.panel((x, 6 + row * 88), (36, 36), 18, *ink);
            scene.items.push(Item::Line(Line {
                from: (x + 8, 78 + row * 88),
                to: (x + 28, 54 + row * 88),
                width: 8,
                ink: *ink,
            }));
        }
    }
    scene
}

/// The seats' signs, large and small, on table, felt and paper, turned and faded.
pub fn seats() -> Scene {
    let mut scene = Scene::new(560);
    scene.panel((10, 130), (940, 120), 16, Ink::Paper);
    scene.panel((10, 260), (940, 60), 16, Ink::Felt);
    for seat in Seat::all(Seat::MOST) {
        let x = 20 + 115 * i16::from(seat.0);
        scene.seat(seat, (x + 4, 14), 100);
        scene.seat(seat, (x + 4, 140), 100);
        scene.seat(seat, (x + 4, 270), 40);
        scene.seat(seat, (x + 60, 274), 32);
        scene.seat(seat, (x + 4, 330), 100);
        scene.seat(seat, (x + 4, 440), 100);
        for item in scene.items.iter_mut().rev().take(2) {
            if let Item::Sprite(sprite) = item {
                *sprite = if sprite.y == 330 {
                    Sprite { turn: Rotation::Quarter, ..*sprite }
                } else {
                    Sprite { faded: true, ..*sprite }
                };
            }
        }
    }
    scene
}

/// Letters and digits on the table, on paper and in discs.
pub fn letters() -> Scene {
    let mut scene = Scene::new(600);
    scene.text("ABCDEFGHIJKLM", (480, 50), 80, Ink::Chalk);
    scene.text("NOPQRSTUVWXYZ", (480, 130), 80, Ink::Chalk);
    scene.panel((20, 180), (920, 170), 20, Ink::Paper);
    scene.text("0123456789", (480, 225), 80, Ink::Line);
    scene.text("+12 −7 3/5 ×4 1:2 …", (480, 305), 60, Ink::Line);
    for (i, letter) in (0..).zip(["A", "B", "G", "M", "Q", "W", "12"]) {
        scene.letter(letter, (70 + 137 * i, 420), 110);
        scene.letter(letter, (70 + 137 * i, 510), 56);
    }
    scene.text("THE LEAST SIZE 0123456789", (480, 570), SMALLEST_TEXT, Ink::Chalk);
    scene
}
