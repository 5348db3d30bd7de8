//! Tests that color-blind players can tell the colors apart, and that text and marks have enough contrast.

use super::palette::{self, Rgb};
use contract::Seat;
use contract::scene::Color;

type Matrix = [[f64; 3]; 3];

/// How people who lack one type of cone cell see linear red, green and blue: G. M. Machado, M. M. Oliveira and L. A. F.
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
/// Visualization and Computer Graphics 15 (2009), table of matrices at severity 1.0.
const VISIONS: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// Linear sRGB to CIE XYZ under D65 daylight (IEC 61966-2-1), with each row divided by the value for white.
const TO_XYZ: Matrix = [
    [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883],
];

/// The minimum CIELAB distance between two colors of a set, for every kind of vision. A distance of about 2.3 is just
/// noticeable.
const MIN_DISTANCE: f64 = 24.0;
/// The minimum contrast of text (WCAG 2.2, success criterion 1.4.3) and of marks (1.4.11).
const TEXT_CONTRAST: f64 = 4.5;
const MARK_CONTRAST: f64 = 3.0;

fn linear(rgb: Rgb) -> [f64; 3] {
    rgb.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &Matrix, color: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(a, b)| a * b).sum())
}

/// Returns a linear color in CIELAB (CIE 15).
fn lab(light: [f64; 3]) -> [f64; 3] {
    let [x, y, z] =
        times(&TO_XYZ, light).map(|t| if t > 216.0 / 24389.0 { t.cbrt() } else { t * 841.0 / 108.0 + 4.0 / 29.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn contrast(a: Color, b: Color) -> f64 {
    let [a, b] = [a, b].map(|color| times(&TO_XYZ, linear(palette::rgb(color)))[1] + 0.05);
    a.max(b) / a.min(b)
}

fn assert_distinct(colors: &[Color]) {
    for (vision, matrix) in &VISIONS {
        let seen = |color: Color| lab(times(matrix, linear(palette::rgb(color))).map(|part| part.clamp(0.0, 1.0)));
        for (i, &one) in colors.iter().enumerate() {
            for &other in &colors[..i] {
                let apart = seen(one).iter().zip(seen(other)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                assert!(apart >= MIN_DISTANCE, "{vision}: {one:?} and {other:?} are only {apart:.1} apart");
            }
        }
    }
}

#[test]
fn card_colors_are_distinct_for_every_vision() {
    assert_distinct(&[Color::Red, Color::Orange, Color::Yellow, Color::Green, Color::Blue, Color::Purple]);
}

#[test]
fn seat_colors_are_distinct_for_every_vision() {
    assert_distinct(&Seat::all(Seat::MAX).map(Color::Seat).collect::<Vec<_>>());
}

#[test]
fn text_has_enough_contrast() {
    for (text, background) in [
        (Color::TableText, Color::Table),
        (Color::TableText, Color::PlayerArea),
        (Color::Outline, Color::Paper),
        (Color::Outline, Color::Parchment),
        (Color::Outline, Color::Usable),
    ] {
        let contrast = contrast(text, background);
        assert!(contrast >= TEXT_CONTRAST, "{text:?} on {background:?}: {contrast:.1}");
    }
}

#[test]
fn marks_have_enough_contrast() {
    for (mark, background) in [
        (Color::Changed, Color::Table),
        (Color::Changed, Color::Paper),
        (Color::Usable, Color::Table),
        (Color::Usable, Color::PlayerArea),
    ] {
        let contrast = contrast(mark, background);
        assert!(contrast >= MARK_CONTRAST, "{mark:?} on {background:?}: {contrast:.1}");
    }
}

/// People who lack one type of cone cell confuse red and green, but nobody confuses black and white.
#[test]
fn the_simulation_matches_known_confusions() {
    let distance = |vision: usize, a: Rgb, b: Rgb| {
        let [a, b] = [a, b].map(|rgb| lab(times(&VISIONS[vision].1, linear(rgb)).map(|part| part.clamp(0.0, 1.0))));
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    };
    for vision in 0..VISIONS.len() {
        assert!((distance(vision, [0; 3], [255; 3]) - 100.0).abs() < 0.5);
    }
    let red = [190, 80, 60];
    let green = [110, 130, 60];
    assert!(distance(2, red, green) * 3.0 < distance(0, red, green));
}
