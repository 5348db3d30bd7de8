//! The open web pages. Each page receives the frames that its user may see.

use serde_json::{Value, json};
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::model::ids::Id;

const MAX_QUEUED_FRAMES: usize = 1024;
pub const MAX_PAGES: usize = 64;

#[derive(Default)]
pub struct PageStreams {
    pages: Vec<(Id, Sender<String>)>,
}

impl PageStreams {
    /// Registers a newly opened page. Returns the stream of the page's frames, or `None` if too many pages are open.
    pub fn open(&mut self, user: Id) -> Option<Receiver<String>> {
        self.pages.retain(|(_, page)| !page.is_closed());
        if self.pages.len() >= MAX_PAGES {
            return None;
        }
        let (page, frames) = mpsc::channel(MAX_QUEUED_FRAMES);
        // This cannot fail, because the channel is empty.
        drop(page.try_send(frame_json("ready", &json!({}))));
        self.pages.push((user, page));
        Some(frames)
    }

    /// Sends a frame to every page. `data` returns the frame's content for a user, or `None` if the user must not
    /// receive it.
    pub fn send(&mut self, frame: &str, data: impl Fn(Id) -> Option<Value>) {
        self.pages.retain(|(user, page)| match data(*user) {
            Some(data) => page.try_send(frame_json(frame, &data)).is_ok(),
            None => !page.is_closed(),
        });
    }
}

fn frame_json(frame: &str, data: &Value) -> String {
    json!({"t": frame, "d": data}).to_string()
}
