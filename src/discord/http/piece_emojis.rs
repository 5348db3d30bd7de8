//! Uploads pictures of pieces as application emojis, for buttons and select menus.
//!
//! Each piece that a game puts on a button is uploaded once. Without its emoji, a button shows only its label.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::RwLock;
use serde_json::{Value, json};
use serenity::all::{ApplicationId, CreateAttachment, EmojiId};
use serenity::http::{LightMethod, Request, Route};
use sha2::{Digest, Sha256};

use super::payload::Emoji;
use super::transport::{RequestError, Transport};
use contract::{Color, Piece, Seat};
use pictures::Renderer;
use rules::REGISTRY;

/// Discord's limit for an emoji's name.
const MAX_NAME_CHARS: usize = 32;
/// The number of digits of the picture's version in the emoji's name.
const VERSION_DIGITS: usize = 4;
/// The words for the colors of seats in the emojis' names.
const SEAT_COLOR_NAMES: [&str; Seat::MAX] = ["red", "blue", "yellow", "green", "orange", "pink", "white", "black"];

/// The uploaded emojis, by piece. Clones share them.
#[derive(Clone, Default)]
pub struct PieceEmojis(Arc<RwLock<HashMap<Piece, Emoji>>>);

impl PieceEmojis {
    pub fn get(&self, piece: &Piece) -> Option<Emoji> {
        self.0.read().get(piece).cloned()
    }

    pub fn clear(&self) {
        self.0.write().clear();
    }

    pub fn insert(&self, piece: Piece, id: EmojiId, name: &str) {
        self.0.write().insert(piece, Emoji { id, name: name.to_owned() });
    }
}

/// A drawn piece, ready to be uploaded.
struct DrawnPiece {
    piece: Piece,
    name: String,
    png: Vec<u8>,
}

/// Uploads missing emojis and deletes unused ones. Logs errors; the next start tries again.
pub async fn upload(transport: &Transport, emojis: &PieceEmojis, application: ApplicationId, renderer: Renderer) {
    let drawn = match tokio::task::spawn_blocking(move || draw_pieces(&renderer)).await {
        Ok(Ok(drawn)) => drawn,
        Ok(Err(error)) => return tracing::error!(%error, "a piece could not be drawn; buttons have no emojis"),
        Err(error) => return tracing::error!(%error, "drawing the pieces panicked; buttons have no emojis"),
    };
    match synchronize(transport, emojis, application, &drawn).await {
        Ok(uploaded) => tracing::info!(pieces = drawn.len(), uploaded, "Discord has the emojis of pieces"),
        Err(RequestError { code, message, .. }) => {
            tracing::warn!(code, error = message, "Discord refused some emojis of pieces; buttons have labels alone");
        }
    }
}

fn draw_pieces(renderer: &Renderer) -> Result<Vec<DrawnPiece>, pictures::RenderError> {
    let pieces = REGISTRY.iter().flat_map(|game| game.pieces());
    let one = |piece: Piece| {
        let png = renderer.piece_png(&piece)?;
        Ok(DrawnPiece { name: emoji_name(&piece, &png), piece, png })
    };
    pieces.map(one).collect()
}

/// Returns an emoji's name, which screen readers read aloud, such as `sssnake_red_curve_v4821`. It consists of the
/// game, the color, the art, and the picture's version. A changed picture therefore gets a different name.
fn emoji_name(piece: &Piece, png: &[u8]) -> String {
    let (game, art) = piece.art.split_once('/').unwrap_or(("", piece.art));
    let color = match piece.color {
        Color::Seat(seat) => Some(SEAT_COLOR_NAMES[seat.index() % Seat::MAX].to_owned()),
        // The picture has its own colors.
        Color::TableText => None,
        color => Some(format!("{color:?}").to_lowercase()),
    };
    let words: Vec<&str> = [game].into_iter().chain(color.as_deref()).chain([art]).collect();
    let plain = words.join("_").replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    let short: String = plain.chars().take(MAX_NAME_CHARS - VERSION_DIGITS - 2).collect();
    let version =
        Sha256::digest(png).iter().take(4).fold(0, |version, byte| (version << 8 | u32::from(*byte)) % 10_000);
    format!("{short}_v{version:04}")
}

/// Returns whether the name could come from [`emoji_name`]. Emojis with other names might be the operator's.
fn is_piece_emoji_name(name: &str) -> bool {
    let Some((short, digits)) = name.rsplit_once("_v") else { return false };
    let of_a_game = |game: &str| short.strip_prefix(game).is_some_and(|art| art.starts_with('_'));
    let is_version = digits.len() == VERSION_DIGITS && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_version && REGISTRY.iter().any(|game| of_a_game(game.info().name))
}

/// Uploads missing emojis and deletes unused ones. Returns the number of uploaded emojis.
async fn synchronize(
    transport: &Transport,
    emojis: &PieceEmojis,
    application_id: ApplicationId,
    drawn: &[DrawnPiece],
) -> Result<usize, RequestError> {
    let route = Route::Emojis { application_id };
    let list = transport.send_with_retries(|| Request::new(route, LightMethod::Get)).await?;
    let known: Vec<(EmojiId, &str)> = list["items"].as_array().into_iter().flatten().filter_map(id_and_name).collect();
    let mut missing = Vec::new();
    for one in drawn {
        match known.iter().find(|(_, name)| *name == one.name) {
            Some((id, name)) => emojis.insert(one.piece, *id, name),
            None => missing.push(one),
        }
    }
    for one in &missing {
        let image = CreateAttachment::bytes(one.png.as_slice(), "piece.png").to_base64();
        let body = json!({"name": one.name, "image": image}).to_string().into_bytes();
        let request = || Request::new(route, LightMethod::Post).body(Some(body.clone()));
        let emoji = transport.send_paced(request).await?;
        if let Some((id, name)) = id_and_name(&emoji) {
            emojis.insert(one.piece, id, name);
        }
    }
    for (emoji_id, name) in known {
        if is_piece_emoji_name(name) && drawn.iter().all(|one| one.name != name) {
            let route = Route::Emoji { application_id, emoji_id };
            transport.send_paced(|| Request::new(route, LightMethod::Delete)).await?;
        }
    }
    Ok(missing.len())
}

fn id_and_name(emoji: &Value) -> Option<(EmojiId, &str)> {
    Some((emoji["id"].as_str()?.parse().ok()?, emoji["name"].as_str()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord allows names with 2 to 32 letters, digits and underscores.
    #[test]
    fn names_are_valid_and_unique() {
        let drawn = draw_pieces(&Renderer::new().expect("a renderer")).expect("every piece is drawn");
        let names: std::collections::HashSet<&str> = drawn.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.len(), drawn.len(), "two pieces have the same name: {names:?}");
        assert!(drawn.iter().all(|one| one.png.len() <= 256 << 10), "Discord accepts no larger emoji");
        for name in names {
            assert!((2..=MAX_NAME_CHARS).contains(&name.len()), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{name}");
            assert!(is_piece_emoji_name(name), "{name}");
            let words: Vec<&str> = name.split('_').collect();
            let (version, words) = words.split_last().expect("words");
            assert!(version.len() == 5 && words.len() > 1, "{name}");
            assert!(words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase())), "{name} can be heard");
        }
    }

    #[test]
    fn other_emojis_are_not_ours() {
        for name in [
            "party",
            "sssnake",
            "sssnake_curve",
            "sssnake_curve_01234567",
            "sssnakes_curve_v0123",
            "x_v0123",
            "snap_v1",
        ] {
            assert!(!is_piece_emoji_name(name), "{name}");
        }
        let long = Piece::upright("sssnake/a-name-that-is-much-too-long-for-discord", Color::Red);
        assert!(is_piece_emoji_name(&emoji_name(&long, b"")));
    }
}
