//! The application's emoji.

use axum::body::Bytes;

use super::State;
use crate::sandbox::ids::Id;
use crate::sandbox::model::ApplicationEmoji;

impl State {
    pub fn add_emoji(&mut self, emoji: ApplicationEmoji, picture: Bytes) {
        self.files.unsaved.insert(emoji.id, picture);
        self.model.emojis.push(emoji);
        self.dirty.model();
    }

    /// Removes an emoji. Returns `false` if there is none with this id.
    pub fn remove_emoji(&mut self, id: Id) -> bool {
        let before = self.model.emojis.len();
        self.model.emojis.retain(|emoji| emoji.id != id);
        let removed = self.model.emojis.len() < before;
        if removed {
            self.files.remove(id);
            self.dirty.model();
        }
        removed
    }
}
