//! Pieces on the buttons: each piece that a game may put on a button is an emoji of the application. Discord is given them
//! once; where it has none, or will not take them, buttons have their words alone.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use serde_json::{Value, json};
use serenity::all::{ApplicationId, CreateAttachment, EmojiId};
use serenity::http::{LightMethod, Request, Route};
use sha2::{Digest, Sha256};

use super::http::Rest;
use super::http::transport::Refused;
use crate::game::Piece;
use crate::games::REGISTRY;
use crate::render::Renderer;

/// The longest name that Discord allows an emoji.
const LONGEST_NAME: usize = 32;
/// How many hexadecimal digits of the picture's hash stand in its name.
const DIGITS: usize = 8;
/// The emoji by the piece that they show, as far as Discord has them. All clones share them.
#[derive(Clone, Default)]
pub struct Pieces(Arc<RwLock<HashMap<Piece, Value>>>);

impl Pieces {
    /// The piece as a component names its emoji; `None` if Discord does not have it.
    pub fn emoji(&self, piece: &Piece) -> Option<Value> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(piece).cloned()
    }

    /// Buttons have words alone from now on.
    pub fn forget(&self) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Discord has the piece under this id and name.
    pub fn learn(&self, piece: Piece, id: &str, name: &str) {
        let emoji = json!({"id": id, "name": name});
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(piece, emoji);
    }
}

/// A piece as Discord is to have it.
struct Drawn {
    piece: Piece,
    /// The art and the hash of the picture: a changed picture has another name.
    name: String,
    png: Vec<u8>,
}

/// Sees that Discord has every piece as an emoji, and none of ours that no game uses any more. Takes a while, and never
/// fails: what does not work is said in the log, and is tried again at the next start.
pub async fn provide(rest: &Rest, application: ApplicationId, renderer: Renderer) {
    let drawn = match tokio::task::spawn_blocking(move || draw(&renderer)).await {
        Ok(Ok(drawn)) => drawn,
        Ok(Err(error)) => return tracing::error!(%error, "a piece could not be drawn, so there are no emoji of pieces"),
        Err(error) => return tracing::error!(%error, "drawing the pieces broke off, so there are no emoji of pieces"),
    };
    match exchange(rest, application, &drawn).await {
        Ok(uploaded) => tracing::info!(pieces = drawn.len(), uploaded, "Discord has the pieces as emoji"),
        Err(Refused { code, words, .. }) => {
            tracing::warn!(
                code,
                words,
                "Discord did not take all of the pieces as emoji; their buttons have words alone"
            );
        }
    }
}

fn draw(renderer: &Renderer) -> Result<Vec<Drawn>, crate::render::RenderError> {
    let pieces = REGISTRY.iter().flat_map(|game| game.pieces());
    let one = |piece: Piece| {
        let png = renderer.piece(&piece)?;
        Ok(Drawn { name: name(piece.art, &png), piece, png })
    };
    pieces.map(one).collect()
}

/// `sssnake/curve` becomes `sssnake_curve_` and the beginning of the picture's hash.
fn name(art: &str, png: &[u8]) -> String {
    let plain = art.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' });
    let short: String = plain.take(LONGEST_NAME - DIGITS - 1).collect();
    let hash = hex::encode(Sha256::digest(png));
    format!("{short}_{}", hash.get(..DIGITS).unwrap_or(&hash))
}

/// Whether an emoji has a name as [`name`] gives them. Whoever runs the bot may have put up other ones.
fn is_ours(name: &str) -> bool {
    let Some((short, hash)) = name.rsplit_once('_') else { return false };
    let of_a_game = |game: &str| short.strip_prefix(game).is_some_and(|art| art.starts_with('_'));
    hash.len() == DIGITS
        && hash.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
        && REGISTRY.iter().any(|game| of_a_game(game.info().name))
}

/// Learns which emoji are there, uploads the missing ones, deletes those of ours that are outdated. Returns how many were
/// uploaded.
async fn exchange(rest: &Rest, application_id: ApplicationId, drawn: &[Drawn]) -> Result<usize, Refused> {
    let emojis = Route::Emojis { application_id };
    let list = rest.sending().patiently(|| Request::new(emojis, LightMethod::Get)).await?;
    let there: Vec<(&str, &str)> = list["items"].as_array().into_iter().flatten().filter_map(id_and_name).collect();
    let mut missing = Vec::new();
    for one in drawn {
        match there.iter().find(|(_, name)| *name == one.name) {
            Some((id, name)) => rest.pieces().learn(one.piece, id, name),
            None => missing.push(one),
        }
    }
    for one in &missing {
        let image = CreateAttachment::bytes(one.png.as_slice(), "piece.png").to_base64();
        let body = json!({"name": one.name, "image": image}).to_string().into_bytes();
        let request = || Request::new(emojis, LightMethod::Post).body(Some(body.clone()));
        let emoji = rest.sending().patiently(request).await?;
        if let Some((id, name)) = id_and_name(&emoji) {
            rest.pieces().learn(one.piece, id, name);
        }
    }
    for (id, name) in there {
        let outdated = is_ours(name) && drawn.iter().all(|one| one.name != name);
        if let Some(id) = id.parse().ok().filter(|&id: &u64| outdated && id > 0) {
            let route = Route::Emoji { application_id, emoji_id: EmojiId::new(id) };
            rest.sending().patiently(|| Request::new(route, LightMethod::Delete)).await?;
        }
    }
    Ok(missing.len())
}

fn id_and_name(emoji: &Value) -> Option<(&str, &str)> {
    Some((emoji["id"].as_str()?, emoji["name"].as_str()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord: 2 to 32 characters, letters, digits and underscores.
    #[test]
    fn names_are_those_that_discord_takes_and_tell_pictures_apart() {
        let drawn = draw(&Renderer::new().expect("a renderer")).expect("every piece is drawn");
        let names: std::collections::HashSet<&str> = drawn.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.len(), drawn.len(), "each name is used once: {names:?}");
        assert!(drawn.iter().all(|one| one.png.len() <= 256 << 10), "Discord takes no larger emoji");
        for name in names {
            assert!((2..=LONGEST_NAME).contains(&name.len()), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{name}");
            assert!(is_ours(name), "{name}");
        }
    }

    #[test]
    fn the_emoji_of_others_are_not_ours() {
        for name in
            ["party", "sssnake", "sssnake_curve", "sssnake_curve_0123456", "sssnakes_curve_01234567", "x_01234567"]
        {
            assert!(!is_ours(name), "{name}");
        }
        assert!(is_ours(&name("sssnake/a-name-that-is-much-too-long-for-discord", b"")));
    }
}
