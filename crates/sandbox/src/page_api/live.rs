//! The stream of events for a page.

use axum::extract::ws::{Message, WebSocket};
use axum::extract::{Query, State, WebSocketUpgrade};
use tokio::sync::mpsc::Receiver;

use super::answer::PageResponse;
use super::queries::ViewerQuery;
use crate::errors::PageError;
use crate::shared::Shared;
use crate::state::pages::MAX_PAGES;

/// The maximum size of an incoming frame in bytes. The sandbox's page does not send frames.
const MAX_RECEIVED: usize = 1024;

pub async fn live(
    State(shared): State<Shared>,
    Query(query): Query<ViewerQuery>,
    upgrade: WebSocketUpgrade,
) -> PageResponse {
    let user = query.existing_user(&shared.lock())?;
    let full = || PageError::not_now(format!("{MAX_PAGES} pages are open already."));
    let frames = shared.lock().pages.open(user).ok_or_else(full)?;
    Ok(upgrade.max_message_size(MAX_RECEIVED).on_upgrade(move |socket| serve(shared, frames, socket)))
}

/// Sends frames until the page disconnects or falls too far behind.
async fn serve(shared: Shared, mut frames: Receiver<String>, mut socket: WebSocket) {
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
