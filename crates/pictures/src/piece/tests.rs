use super::*;
use contract::scene::{Color, Rotation};

#[test]
fn a_piece_keeps_its_proportions_on_a_transparent_background() {
    let renderer = Renderer::new().unwrap();
    let alphas = |turn| {
        let piece = Piece { art: "hisss/back", color: Color::Green, rotation: turn };
        let png = renderer.piece_png(&piece).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        let alpha = |x: usize, y: usize| pixels[(y * usize::from(EMOJI_SIZE) + x) * 4 + 3];
        [alpha(64, 64), alpha(4, 64), alpha(64, 4)]
    };
    assert_eq!(alphas(Rotation::None), [255, 0, 255]);
    assert_eq!(alphas(Rotation::Quarter), [255, 255, 0]);
}
