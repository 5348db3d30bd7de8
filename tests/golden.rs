//! Golden pictures: every scene of the list below is drawn and compared with `tests/golden/<name>.png`.
//!
//! After a wanted change `UPDATE_GOLDEN=1 cargo test --test golden` writes them anew; look at them before committing.
//! A picture that differs is left in `target/tmp/<name>.png`.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use png::{Decoder, Transformations};
use snakepit::game::Seat;
use snakepit::game::scene::{Ink, Item, Line, Scene, Sprite, Turn, WIDTH};
use snakepit::render::Renderer;

type MakeScene = fn() -> Scene;

/// The scenes by the names of their files.
const SCENES: &[(&str, MakeScene)] = &[("palette", palette), ("seats", seats), ("type", letters)];

/// How far a channel of a pixel may be off (another machine rounds edges otherwise) before the pixel counts as different.
const CHANNEL_TOLERANCE: u8 = 24;
/// How many pixels of ten thousand may be different.
const DIFFERENT_PIXELS: usize = 5;
/// The most bytes of a picture, even of the fullest table; a typical one takes half of it (`cargo bench --bench render`).
const MOST_BYTES: usize = 90_000;

#[test]
fn pictures_are_as_they_were() {
    let renderer = Renderer::new().unwrap();
    let faults: Vec<String> =
        SCENES.iter().filter_map(|(name, scene)| compare(&renderer, name, &scene()).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));

    let files: BTreeSet<String> =
        fs::read_dir(golden("")).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let wanted: BTreeSet<String> = SCENES.iter().map(|(name, _)| format!("{name}.png")).collect();
    assert_eq!(files, wanted, "pictures without a scene");
}

fn golden(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}

/// Compares the scene's picture with its file, or writes the file if `UPDATE_GOLDEN` is set and they differ.
fn compare(renderer: &Renderer, name: &str, scene: &Scene) -> Result<(), String> {
    let png = renderer.png(scene).map_err(|error| format!("{name}: {error}"))?;
    if png.len() > MOST_BYTES {
        return Err(format!("{name}: {} bytes are too many", png.len()));
    }
    let file = golden(&format!("{name}.png"));
    let Err(fault) = fs::read(&file).map_err(|error| error.to_string()).and_then(|old| alike(&old, &png)) else {
        return Ok(());
    };
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(&file, &png).map_err(|error| error.to_string());
    }
    let actual = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    fs::write(&actual, &png).map_err(|error| error.to_string())?;
    Err(format!("{name}: {fault}; the new picture is {}", actual.display()))
}

fn alike(old: &[u8], new: &[u8]) -> Result<(), String> {
    let (old, new) = (pixels(old)?, pixels(new)?);
    if old.len() != new.len() {
        return Err("another height".to_owned());
    }
    let far = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > CHANNEL_TOLERANCE);
    let different = old.iter().zip(&new).filter(far).count();
    if different * 10_000 > old.len() * DIFFERENT_PIXELS {
        return Err(format!("{different} pixels differ"));
    }
    Ok(())
}

fn pixels(png: &[u8]) -> Result<Vec<[u8; 3]>, String> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().map_err(|error| error.to_string())?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("too large")?];
    reader.next_frame(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes.as_chunks::<3>().0.to_vec())
}

#[test]
fn the_comparison_sees_a_moved_piece_but_not_a_shade() {
    let renderer = Renderer::new().unwrap();
    let picture = |x, ink| {
        let mut scene = Scene::new(300);
        scene.panel((x, 50), (100, 100), 10, ink);
        renderer.png(&scene).unwrap()
    };
    let base = picture(50, Ink::Table);
    assert_eq!(alike(&base, &picture(50, Ink::Felt)), Ok(()));
    assert!(alike(&picture(50, Ink::Red), &picture(52, Ink::Red)).is_err());
    assert!(alike(&base, &renderer.png(&Scene::new(301)).unwrap()).is_err());
    assert!(alike(b"no picture", &base).is_err());
}

/// Every colour as a disc, on the table and on all grounds.
fn palette() -> Scene {
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

/// The seats' signs large and small, on table, felt and paper, turned and faded.
fn seats() -> Scene {
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
                    Sprite { turn: Turn::Quarter, ..*sprite }
                } else {
                    Sprite { faded: true, ..*sprite }
                };
            }
        }
    }
    scene
}

/// Letters and digits as they stand on the table, on paper and in the discs of lettered places.
fn letters() -> Scene {
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
    scene.text("THE LEAST SIZE 0123456789", (480, 570), 26, Ink::Chalk);
    scene
}
