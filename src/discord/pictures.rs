//! Draws pictures of tables and charts on blocking threads, a few at a time, and keeps the latest.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::Instant;

use moka::sync::Cache;
use tokio::sync::Semaphore;

use crate::game::Scene;
use crate::render::Renderer;
use crate::telemetry;

/// The memory limit for finished pictures, in bytes.
const CACHE_BYTES: u64 = 16 << 20;
/// The approximate size of a cached scene's item, in bytes.
const ITEM_BYTES: usize = 64;

/// Draws scenes, and keeps the latest, so that showing a table again draws nothing.
#[derive(Clone)]
pub struct Pictures {
    renderer: Renderer,
    /// The latest pictures by the hashes of their scenes.
    cache: Cache<u64, Arc<Picture>>,
    hasher: RandomState,
    /// Limits the pictures drawn at the same time.
    permits: Arc<Semaphore>,
}

struct Picture {
    scene: Arc<Scene>,
    png: Arc<Vec<u8>>,
}

impl Pictures {
    pub fn new(renderer: Renderer) -> Pictures {
        let weigh = |_: &u64, it: &Arc<Picture>| {
            u32::try_from(it.png.len() + it.scene.items.len() * ITEM_BYTES).unwrap_or(u32::MAX)
        };
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Pictures {
            renderer,
            cache: Cache::builder().weigher(weigh).max_capacity(CACHE_BYTES).build(),
            hasher: RandomState::new(),
            permits: Arc::new(Semaphore::new(threads)),
        }
    }

    /// Returns the scene as a PNG. Logs an error and returns `None` if it cannot be drawn; the match goes on without a picture.
    pub async fn png(&self, scene: &Scene) -> Option<Arc<Vec<u8>>> {
        let hash = self.hasher.hash_one(scene);
        if let Some(kept) = self.cache.get(&hash).filter(|kept| *kept.scene == *scene) {
            telemetry::picture(None);
            return Some(Arc::clone(&kept.png));
        }
        let began = Instant::now();
        let _permit = self.permits.acquire().await.ok()?;
        let scene = Arc::new(scene.clone());
        let (renderer, drawn) = (self.renderer.clone(), Arc::clone(&scene));
        let png = match tokio::task::spawn_blocking(move || renderer.png(&drawn)).await {
            Ok(Ok(png)) => Arc::new(png),
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture could not be drawn");
                return None;
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture panicked");
                return None;
            }
        };
        telemetry::picture(Some(began.elapsed()));
        self.cache.insert(hash, Arc::new(Picture { scene, png: Arc::clone(&png) }));
        Some(png)
    }
}
