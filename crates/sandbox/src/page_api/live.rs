//! A page's stream of events.

use axum::extract::{Query, Request, State};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc::Receiver;

use super::answer::PageResponse;
use super::queries::ViewerQuery;
use crate::errors::PageError;
use crate::state::pages::MAX_PAGES;
use crate::state::shared::Shared;
use crate::websocket::{self, Message, WebSocket};

/// The maximum size of an incoming frame in bytes. The sandbox's page does not send frames.
const MAX_RECEIVED: usize = 1024;

pub async fn live(State(shared): State<Shared>, Query(query): Query<ViewerQuery>, request: Request) -> PageResponse {
    let user = query.existing_user(&shared.lock())?;
    let full = || PageError::not_now(format!("{MAX_PAGES} pages are open already."));
    let frames = shared.lock().pages.open(user).ok_or_else(full)?;
    Ok(websocket::accept(request, MAX_RECEIVED, move |socket| serve(shared, frames, socket)))
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
            message = socket.next() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
