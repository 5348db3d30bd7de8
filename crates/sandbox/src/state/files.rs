//! The contents of attachments, and emoji pictures.

use std::collections::{BTreeMap, HashMap, VecDeque};

use axum::body::Bytes;

use super::State;
use crate::model::ids::Id;
use crate::model::{ApplicationEmoji, Attachment, Model};

/// The maximum total size of all attachments, in bytes. The oldest attachments are removed first.
const MAX_BYTES: usize = 1 << 30;
/// The maximum number of detached attachments, which are kept because some pages may still load them.
const MAX_DETACHED: usize = 64;
/// The maximum number of files that wait to be removed. Any other files are removed at the next start.
const MAX_TO_REMOVE: usize = 10_000;

pub struct FileStore {
    /// File contents that are not on disk yet.
    pub unsaved: HashMap<Id, Bytes>,
    /// The files that storage must delete.
    pub to_remove: Vec<Id>,
    /// The sizes of all attachments, oldest first.
    sizes: BTreeMap<Id, usize>,
    /// The attachments that are no longer in any message.
    detached: VecDeque<Id>,
}

impl FileStore {
    /// Returns the files of a loaded model.
    pub fn from_model(model: &Model) -> Self {
        let attachments = model.messages.values().flat_map(BTreeMap::values).flat_map(|message| &message.attachments);
        let sizes = attachments.map(|file| (file.id, file.size)).collect();
        Self { unsaved: HashMap::new(), to_remove: Vec::new(), sizes, detached: VecDeque::new() }
    }

    /// Adds an attachment's content and removes the oldest attachments beyond the limit.
    pub fn add(&mut self, id: Id, content: Bytes) {
        self.sizes.insert(id, content.len());
        self.unsaved.insert(id, content);
        let mut total: usize = self.sizes.values().sum();
        while total > MAX_BYTES
            && let Some((oldest, size)) = self.sizes.pop_first()
        {
            total -= size;
            self.remove(oldest);
        }
    }

    /// Detaches attachments. If too many are detached, removes those that were detached first.
    pub fn detach<'a>(&mut self, attachments: impl IntoIterator<Item = &'a Attachment>) {
        self.detached.extend(attachments.into_iter().map(|file| file.id));
        while self.detached.len() > MAX_DETACHED
            && let Some(id) = self.detached.pop_front()
        {
            self.remove(id);
        }
    }

    pub fn remove(&mut self, id: Id) {
        self.sizes.remove(&id);
        self.unsaved.remove(&id);
        if self.to_remove.len() < MAX_TO_REMOVE {
            self.to_remove.push(id);
        }
    }
}

impl State {
    pub fn add_emoji(&mut self, emoji: ApplicationEmoji, picture: Bytes) {
        self.files.unsaved.insert(emoji.id, picture);
        self.model.emojis.push(emoji);
        self.dirty.mark_model();
    }

    /// Removes an emoji, or returns `false` if no emoji has this id.
    pub fn remove_emoji(&mut self, id: Id) -> bool {
        let Some(place) = self.model.emojis.iter().position(|emoji| emoji.id == id) else { return false };
        self.model.emojis.remove(place);
        self.files.remove(id);
        self.dirty.mark_model();
        true
    }
}
