//! Draws pictures of tables and charts on blocking threads, a few at a time.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::telemetry;
use contract::Scene;
use pictures::Renderer;

/// Draws scenes.
#[derive(Clone)]
pub struct Pictures {
    renderer: Renderer,
    /// Limits the pictures drawn at the same time.
    permits: Arc<Semaphore>,
}

impl Pictures {
    pub fn new(renderer: Renderer) -> Pictures {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Pictures { renderer, permits: Arc::new(Semaphore::new(threads)) }
    }

    pub fn renderer(&self) -> &Renderer {
        &self.renderer
    }

    /// Returns the scene as a PNG. Logs an error and returns `None` if it cannot be drawn; the match goes on without a picture.
    pub async fn png(&self, scene: &Scene) -> Option<Arc<Vec<u8>>> {
        let began = Instant::now();
        let _permit = self.permits.acquire().await.ok()?;
        let (renderer, scene) = (self.renderer.clone(), scene.clone());
        match tokio::task::spawn_blocking(move || renderer.png(&scene)).await {
            Ok(Ok(png)) => {
                telemetry::picture(began.elapsed());
                Some(Arc::new(png))
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture could not be drawn");
                None
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture panicked");
                None
            }
        }
    }
}
