//! Pictures of tables and charts: drawn off the async threads, few at a time, the last ones kept.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::Instant;

use moka::sync::Cache;
use tokio::sync::Semaphore;

use crate::game::Scene;
use crate::render::Renderer;
use crate::telemetry;

/// The most memory for finished pictures, in bytes.
const KEPT_BYTES: u64 = 16 << 20;
/// What an item of a kept scene weighs, roughly, in bytes.
const ITEM_BYTES: usize = 64;

/// Draws scenes, and remembers the last ones, so that showing a table again draws nothing.
#[derive(Clone)]
pub struct Pictures {
    renderer: Renderer,
    /// The last pictures by the hashes of their scenes: a scene is large, and is hashed once each time it is shown.
    kept: Cache<u64, Arc<Picture>>,
    hasher: RandomState,
    at_once: Arc<Semaphore>,
}

struct Picture {
    scene: Arc<Scene>,
    png: Arc<Vec<u8>>,
}

impl Pictures {
    /// Draws with this renderer.
    pub fn new(renderer: Renderer) -> Pictures {
        let weigh = |_: &u64, it: &Arc<Picture>| {
            u32::try_from(it.png.len() + it.scene.items.len() * ITEM_BYTES).unwrap_or(u32::MAX)
        };
        let at_once = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Pictures {
            renderer,
            kept: Cache::builder().weigher(weigh).max_capacity(KEPT_BYTES).build(),
            hasher: RandomState::new(),
            at_once: Arc::new(Semaphore::new(at_once)),
        }
    }

    /// The scene as a PNG. `None`, and a line in the log, if it cannot be drawn: the game goes on without a picture.
    pub async fn png(&self, scene: &Scene) -> Option<Arc<Vec<u8>>> {
        let hash = self.hasher.hash_one(scene);
        if let Some(kept) = self.kept.get(&hash).filter(|kept| *kept.scene == *scene) {
            telemetry::picture(None);
            return Some(Arc::clone(&kept.png));
        }
        let began = Instant::now();
        let _turn = self.at_once.acquire().await.ok()?;
        let scene = Arc::new(scene.clone());
        let (renderer, drawn) = (self.renderer.clone(), Arc::clone(&scene));
        let png = match tokio::task::spawn_blocking(move || renderer.png(&drawn)).await {
            Ok(Ok(png)) => Arc::new(png),
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture could not be drawn");
                return None;
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture broke off");
                return None;
            }
        };
        telemetry::picture(Some(began.elapsed()));
        self.kept.insert(hash, Arc::new(Picture { scene, png: Arc::clone(&png) }));
        Some(png)
    }
}
