//! Serves users' avatars, as Discord's CDN does. An avatar has two colors, which depend on the user.

use std::io::Cursor;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use image::{ImageFormat, Rgb, RgbImage};

use super::ids::Id;

/// The width and height of an avatar, in pixels.
const SIDE: u32 = 64;

/// Returns the hash of a user's avatar.
pub fn hash(user: Id) -> String {
    hex::encode(user.to_string()).chars().cycle().take(32).collect()
}

/// Responds to `/avatars/{user}/{hash}.png`.
pub async fn get(Path((user, file)): Path<(Id, String)>) -> Response {
    let mut png = Cursor::new(Vec::new());
    if file != format!("{}.png", hash(user)) || draw(user).write_to(&mut png, ImageFormat::Png).is_err() {
        return StatusCode::NOT_FOUND.into_response();
    }
    ([(CONTENT_TYPE, "image/png")], png.into_inner()).into_response()
}

/// Draws a head and shoulders.
fn draw(user: Id) -> RgbImage {
    let seed = user.to_string().bytes().fold(7_u32, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let shade = |seed: u32| [seed, seed >> 8, seed >> 16].map(|part| (part % 160) as u8 + 64);
    let back = Rgb(shade(seed));
    let front = Rgb(shade(seed.rotate_left(13)).map(|part| part.saturating_add(40)));
    RgbImage::from_fn(SIDE, SIDE, |x, y| {
        let from = |middle: u32| x.abs_diff(SIDE / 2).pow(2) + y.abs_diff(middle).pow(2);
        if from(24) < 13 * 13 || from(66) < 26 * 26 { front } else { back }
    })
}
