//! The pages that look on: each is told what its person sees, as it happens.

use axum::extract::ws::{Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, Sender};

use super::ids::Id;
use super::shared::Shared;

/// Frames that a page may be behind before it is disconnected.
const MAX_BEHIND: usize = 1024;
/// Pages open at once.
pub const MAX_PAGES: usize = 64;

#[derive(Default)]
pub struct Live {
    pages: Vec<(Id, Sender<String>)>,
}

impl Live {
    /// Sends a frame to every page whose person has something to be told.
    pub fn send(&mut self, frame: &str, data: impl Fn(Id) -> Option<Value>) {
        self.pages.retain(|(person, page)| match data(*person) {
            Some(data) => page.try_send(json!({"t": frame, "d": data}).to_string()).is_ok(),
            None => !page.is_closed(),
        });
    }

    /// Whether another page may be opened.
    pub fn has_room(&self) -> bool {
        self.pages.len() < MAX_PAGES
    }
}

/// Serves one page until it goes away or falls too far behind.
pub async fn serve(shared: Shared, person: Id, mut socket: WebSocket) {
    let (sender, mut frames) = mpsc::channel(MAX_BEHIND);
    let ready = json!({"t": "ready", "d": {}}).to_string();
    if sender.try_send(ready).is_ok() {
        shared.lock().live.pages.push((person, sender));
    }
    loop {
        tokio::select! {
            () = shared.settings.stop.cancelled() => return,
            frame = frames.recv() => match frame {
                Some(frame) => if socket.send(Message::text(frame)).await.is_err() { return },
                None => return,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
