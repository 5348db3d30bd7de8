use image::{DynamicImage, Rgba, RgbaImage};

use super::*;

fn png(width: u32, height: u32, colour: [u8; 4]) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let picture = RgbaImage::from_pixel(width, height, Rgba(colour));
    DynamicImage::ImageRgba8(picture).write_to(&mut file, ImageFormat::Png).expect("a picture");
    file.into_inner()
}

#[test]
fn pictures_are_cropped_scaled_and_flattened() {
    for (width, height) in [(64, 64), (16, 300), (1, 1)] {
        let face = decode(png(width, height, [200, 10, 30, 255])).expect("a face");
        assert_eq!(face.pixels.len(), Face::SIDE * Face::SIDE);
        assert!(face.pixels.iter().all(|pixel| *pixel == [200, 10, 30]));
    }
    let clear = decode(png(64, 64, [200, 10, 30, 0])).expect("a face");
    assert!(clear.pixels.iter().all(|pixel| *pixel == palette::rgb(Ink::Felt)));
}

#[test]
fn other_files_and_large_pictures_are_refused() {
    assert_eq!(decode(b"no picture".to_vec()), None);
    assert_eq!(decode(png(MOST_SIDE + 1, 2, [0; 4])), None);
    let mut broken = png(64, 64, [200, 10, 30, 255]);
    broken.truncate(60);
    assert_eq!(decode(broken), None);
}
