//! Tests that decode animations with the `gif` crate.

use gif::{ColorOutput, DecodeOptions};

use super::super::shrink::{fit_to_height, shrink_table};
use super::super::{Renderer, TABLE_WIDTH};
use super::{MAX_BYTES, MAX_FRAMES};
use contract::scene::{Avatar, AvatarImage, Color, Item, Panel, Scene, Text, WIDTH};

/// Returns a scene with a panel at a position that depends on `number`.
fn scene(number: usize, height: u16) -> Scene {
    let x = (number * 7 % 800) as i16;
    let panel = Panel { x, y: 40, width: 90, height: 60, radius: 12, fill: Some(Color::Paper), edge: None };
    let text = Text { text: number.to_string(), x: x + 45, y: 70, size: 26, color: Color::Outline };
    Scene { height, items: vec![Item::Panel(panel), Item::Text(text)] }
}

/// Returns the screen after each frame as color indices, and the frames' delays in hundredths of a second.
fn played(gif: &[u8]) -> (Vec<Vec<u8>>, Vec<u16>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut decoder = options.read_info(gif).unwrap();
    let width = usize::from(decoder.width());
    let height = usize::from(decoder.height());
    let mut screen = vec![0; width * height];
    let mut screens = Vec::new();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (y, row) in frame.buffer.chunks(frame.width.into()).enumerate() {
            let from = (usize::from(frame.top) + y) * width + usize::from(frame.left);
            for (pixel, new) in screen[from..].iter_mut().zip(row) {
                if frame.transparent != Some(*new) {
                    *pixel = *new;
                }
            }
        }
        screens.push(screen.clone());
        delays.push(frame.delay);
    }
    (screens, delays)
}

fn still(renderer: &Renderer, scene: &Scene, height: u16) -> Vec<u8> {
    renderer.paint_pixels(scene, (WIDTH, height)).unwrap()
}

#[test]
fn every_frame_shows_its_scene_exactly() {
    let renderer = Renderer::new().unwrap();
    // The scenes have different heights, and two successive scenes are the same.
    let scenes = [scene(1, 200), scene(2, 240), scene(2, 240), scene(99, 120), Scene::new(240), scene(3, 280)];
    let (screens, delays) = played(&renderer.gif(&scenes, MAX_BYTES).unwrap());
    assert_eq!(screens.len(), scenes.len());
    for (number, (screen, scene)) in screens.iter().zip(&scenes).enumerate() {
        assert!(*screen == still(&renderer, &fit_to_height(scene, 240), 240), "frame {number}");
    }
    assert_eq!(delays, [200, 200, 200, 200, 200, 400], "two seconds each, and the last one longer");
}

#[test]
fn a_finale_begins_and_stops_with_the_result() {
    let renderer = Renderer::new().unwrap();
    let moments = [scene(1, 200), scene(2, 280)];
    let result = scene(9, 240);
    let gif = renderer.finale(&moments, &result, false).unwrap().expect("it is small");
    let (screens, _) = played(&gif);
    let scenes = [&result, &moments[0], &moments[1], &result];
    assert_eq!(screens.len(), scenes.len());
    for (number, (screen, scene)) in screens.iter().zip(scenes).enumerate() {
        let small = shrink_table(&fit_to_height(scene, 240));
        assert!(*screen == renderer.paint_pixels(&small, (TABLE_WIDTH, 160)).unwrap(), "frame {number}");
    }
    // Only an animation with this extension repeats.
    assert!(!gif.windows(8).any(|bytes| bytes == b"NETSCAPE"));
}

/// The first and the last frame are the result, without confetti.
#[test]
fn a_win_has_confetti_only_between_the_results() {
    let renderer = Renderer::new().unwrap();
    let result = scene(9, 240);
    let plain = renderer.paint_pixels(&shrink_table(&result), (TABLE_WIDTH, 160)).unwrap();
    for moments in [&[][..], &[scene(1, 240), scene(2, 240)]] {
        let gif = renderer.finale(moments, &result, true).unwrap().expect("it is small");
        let (screens, delays) = played(&gif);
        assert_eq!(screens.len(), moments.len() + 5);
        let is_result: Vec<bool> = screens.iter().map(|screen| *screen == plain).collect();
        assert!(is_result[0] && is_result[screens.len() - 1]);
        assert!(!is_result[1..screens.len() - 1].contains(&true));
        assert_eq!(delays[delays.len() - 4..], [35, 35, 35, 400]);
    }
    assert!(renderer.finale(&[], &result, false).unwrap().is_none(), "nothing moves");
}

/// Photographs compress badly, so the size of the final animation depends mostly on how many of them it shows.
#[test]
fn confetti_goes_first_when_a_finale_is_too_large() {
    const MAX_COUNT: usize = 740;
    let renderer = Renderer::new().unwrap();
    let noise = |pixel: usize| [17, 29, 43].map(|factor| ((pixel * pixel * factor) >> 5) as u8);
    let image = AvatarImage::new((0..AvatarImage::SIDE * AvatarImage::SIDE).map(noise).collect()).unwrap();
    let scene = |count: usize, left: usize| {
        let avatar = |index: usize| {
            let (x, y) = ((left + index % 23 * 40) as i16, (index / 23 * 40 + 30) as i16);
            Item::Avatar(Avatar { image: image.clone(), diameter: AvatarImage::SIDE as u16, x, y })
        };
        Scene { height: 1_320, items: (0..count).map(avatar).collect() }
    };
    let frames = |count: usize| {
        let gif = renderer.finale(&[scene(count, 13), scene(count, 27)], &scene(count, 0), true).unwrap();
        gif.map_or(0, |gif| played(&gif).0.len())
    };
    let counts: Vec<usize> = (0..MAX_COUNT).collect();
    let too_large = counts.partition_point(|count| frames(*count) == 7);
    assert_eq!([too_large - 1, too_large, MAX_COUNT].map(frames), [7, 4, 0], "{too_large}");
}

#[test]
fn too_many_scenes_are_thinned_out_except_the_first_and_the_last() {
    let renderer = Renderer::new().unwrap();
    let scenes: Vec<Scene> = (0..2 * MAX_FRAMES + 5).map(|number| scene(number, 120)).collect();
    let gif = renderer.gif(&scenes, MAX_BYTES).unwrap();
    let (screens, delays) = played(&gif);
    assert!((MAX_FRAMES / 2..=MAX_FRAMES).contains(&screens.len()), "{}", screens.len());
    assert!(gif.len() < MAX_BYTES);
    assert!(screens[0] == still(&renderer, &scenes[0], 120));
    assert!(screens[screens.len() - 1] == still(&renderer, &scenes[scenes.len() - 1], 120));
    assert!(delays.iter().all(|delay| *delay >= 60), "too fast to see");
    assert!(delays.iter().sum::<u16>() <= 30_00, "too long to watch");
}

#[test]
fn frames_are_skipped_until_the_animation_fits() {
    let renderer = Renderer::new().unwrap();
    let scenes: Vec<Scene> = (0..40).map(|number| scene(number, 120)).collect();
    let whole = renderer.gif(&scenes, MAX_BYTES).unwrap();
    let half = renderer.gif(&scenes, whole.len() / 2).unwrap();
    assert!(half.len() < whole.len() / 2);
    let (screens, _) = played(&half);
    assert!((2..40).contains(&screens.len()), "{}", screens.len());
    assert!(screens[screens.len() - 1] == still(&renderer, &scenes[39], 120));
    assert!(renderer.gif(&scenes, 100).is_err(), "not even two frames fit");
    assert!(renderer.gif(&[], MAX_BYTES).is_err(), "nothing to show");
}
