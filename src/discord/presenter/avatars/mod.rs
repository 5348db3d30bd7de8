//! Players' avatars for pictures, fetched in the background. A picture never waits for an avatar: a missing avatar
//! appears in a later picture.

#[cfg(test)]
mod tests;

use std::io::Cursor;
use std::sync::Arc;
use std::time::{Duration, Instant};

use image::imageops::FilterType;
use image::{ImageFormat, ImageReader, Limits};
use moka::sync::Cache;
use tokio::sync::Semaphore;

use crate::discord::http::error_chain;
use crate::ids::{GuildId, UserId};
use crate::store::Database;
use contract::Color;
use contract::scene::AvatarImage;
use pictures::palette;

/// The maximum time for a request.
const FETCH_TIMEOUT: Duration = Duration::from_secs(2);
/// The maximum size of a file in bytes.
const MAX_FILE_BYTES: usize = 256 << 10;
/// The maximum width and height of an image.
const MAX_SIDE_PIXELS: u32 = 1_024;
/// The maximum memory for decoding an image, in bytes.
const MAX_DECODE_BYTES: u64 = 8 << 20;
/// The maximum number of concurrent fetches. It is enough for a whole leaderboard.
const MAX_FETCHES: usize = 16;
/// The maximum number of remembered users.
const MAX_USERS: u64 = 20_000;
/// The maximum number of remembered images (9 KB each).
const MAX_IMAGES: u64 = 1_000;
/// How long images are remembered. After this time, a failed fetch is retried, and other processes notice that a user
/// hides their avatar.
const IMAGE_TTL: Duration = Duration::from_secs(900);

#[derive(Clone, PartialEq, Eq, Hash)]
struct ImageKey {
    /// The server; `None` in direct messages.
    guild: Option<GuildId>,
    user: UserId,
    /// The hash of the avatar.
    hash: String,
    /// The time at which the user or the server last changed whether to show avatars. Images that were fetched before
    /// this time are never shown again.
    changed_at: Option<Instant>,
}

/// The owner of a setting that hides avatars. A user can hide their own avatar, and a server can hide its members'
/// avatars.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum AvatarOwner {
    User(UserId),
    Guild(GuildId),
}

/// Fetches and caches avatars.
#[derive(Clone)]
pub struct Avatars {
    client: reqwest::Client,
    /// The address without the path: Discord's CDN or the sandbox.
    base_url: String,
    database: Database,
    /// The latest hash that Discord sent for each user's avatar.
    hashes: Cache<UserId, String>,
    /// The image of each avatar; `None` if it is not fetched yet, unavailable or hidden.
    images: Cache<ImageKey, Option<AvatarImage>>,
    /// The times at which users and servers last changed whether to show avatars. Each time is kept longer than any
    /// image that was fetched before it.
    changed_at: Cache<AvatarOwner, Instant>,
    fetch_permits: Arc<Semaphore>,
}

impl Avatars {
    pub fn new(client: reqwest::Client, base_url: String, database: Database) -> Avatars {
        Avatars {
            client,
            base_url,
            database,
            hashes: Cache::new(MAX_USERS),
            images: Cache::builder().max_capacity(MAX_IMAGES).time_to_live(IMAGE_TTL).build(),
            changed_at: Cache::builder().max_capacity(MAX_USERS).time_to_live(2 * IMAGE_TTL).build(),
            fetch_permits: Arc::new(Semaphore::new(MAX_FETCHES)),
        }
    }

    /// Remembers the hash of the user's avatar.
    pub fn set_hash(&self, user: UserId, hash: Option<String>) {
        match hash {
            Some(hash) => self.hashes.insert(user, hash),
            None => self.hashes.invalidate(&user),
        }
    }

    /// Forgets the user until Discord sends their avatar's hash again.
    pub fn forget_user(&self, user: UserId) {
        self.hashes.invalidate(&user);
        self.forget_images(AvatarOwner::User(user));
    }

    /// Returns the user's avatar for pictures in this server if it has been fetched. Otherwise starts to fetch it for a
    /// later picture.
    pub fn image(&self, guild: Option<GuildId>, user: UserId) -> Option<AvatarImage> {
        let owners = guild.map(AvatarOwner::Guild).into_iter().chain([AvatarOwner::User(user)]);
        let changed = owners.filter_map(|owner| self.changed_at.get(&owner)).max();
        let key = ImageKey { guild, user, hash: self.hashes.get(&user)?, changed_at: changed };
        if let Some(image) = self.images.get(&key) {
            return image;
        }
        // If too many avatars are being fetched, a later picture tries again.
        let permit = Arc::clone(&self.fetch_permits).try_acquire_owned().ok()?;
        self.images.insert(key.clone(), None);
        let avatars = self.clone();
        tokio::spawn(async move {
            match avatars.fetch(&key).await {
                Ok(image) => {
                    let shown = image.is_some();
                    avatars.images.insert(key, image);
                    tracing::debug!(user = user.0, shown, "an avatar is known");
                }
                Err(error) => tracing::debug!(user = user.0, error, "an avatar could not be fetched"),
            }
            drop(permit);
        });
        None
    }

    /// Forgets the avatar of the user `owner`, or the avatars in the server `owner`. Avatars that are being fetched are
    /// forgotten too. Call this when `owner` changes whether to show avatars.
    pub fn forget_images(&self, owner: AvatarOwner) {
        self.changed_at.insert(owner, Instant::now());
    }

    /// Fetches an avatar. Returns `None` if the user or the server hides it.
    async fn fetch(&self, ImageKey { guild, user, hash, .. }: &ImageKey) -> Result<Option<AvatarImage>, String> {
        let wanted = self.database.shows_avatar(*user, *guild).await;
        if !wanted.map_err(|error| error.to_string())? {
            return Ok(None);
        }
        let address = format!("{}/avatars/{user}/{hash}.png?size=64", self.base_url);
        let file =
            tokio::time::timeout(FETCH_TIMEOUT, self.download(&address)).await.map_err(|_| "it takes too long")?;
        let file = file.map_err(|error| error_chain(&error))?.ok_or("the file is too large")?;
        let image = tokio::task::spawn_blocking(move || decode(file)).await.map_err(|error| error.to_string())?;
        image.map(Some).ok_or_else(|| "the file is no picture".to_owned())
    }

    /// Returns the file, or `None` if it has more than [`MAX_FILE_BYTES`].
    async fn download(&self, address: &str) -> reqwest::Result<Option<Vec<u8>>> {
        let mut response = self.client.get(address).send().await?.error_for_status()?;
        let mut file = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            file.extend_from_slice(&chunk);
            if file.len() > MAX_FILE_BYTES {
                return Ok(None);
            }
        }
        Ok(Some(file))
    }
}

/// Decodes, crops and scales a PNG. Transparent parts show the background of the player's area.
fn decode(file: Vec<u8>) -> Option<AvatarImage> {
    let mut reader = ImageReader::with_format(Cursor::new(file), ImageFormat::Png);
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_SIDE_PIXELS);
    limits.max_image_height = Some(MAX_SIDE_PIXELS);
    limits.max_alloc = Some(MAX_DECODE_BYTES);
    reader.limits(limits);
    let side = AvatarImage::SIDE as u32;
    let picture = reader.decode().ok()?.resize_to_fill(side, side, FilterType::Triangle).into_rgba8();
    let ground = palette::rgb(Color::PlayerArea);
    let flat = |pixel: &[u8; 4]| {
        let alpha = u16::from(pixel[3]);
        let mix = |index: usize| {
            let sum = u16::from(pixel[index]) * alpha + u16::from(ground[index]) * (255 - alpha);
            (sum / 255) as u8
        };
        [mix(0), mix(1), mix(2)]
    };
    AvatarImage::new(picture.as_raw().as_chunks::<4>().0.iter().map(flat).collect())
}
