//! Stores the data in `world.json`, one file per channel in `channels/`, and `attachments/`. Each file is written under
//! a temporary name and then renamed, so a crash leaves either the old or the new file.

use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use super::Shared;
use super::State;
use crate::errors::SandboxError;
use crate::model::ids::Id;
use crate::model::{Message, Model};

/// The version of the file format, which increases with each incompatible change.
const FORMAT: &str = "snakepit-sandbox/1";
/// How long changes are collected before they are written to disk.
const WRITE_DELAY: Duration = Duration::from_millis(100);

/// The data folder. A lock prevents other sandboxes from using it.
pub struct Store {
    folder: PathBuf,
    _lock: File,
}

#[derive(Serialize, Deserialize)]
struct Stored<M> {
    format: String,
    #[serde(rename = "world")]
    model: M,
}

struct Changes {
    model: Option<Vec<u8>>,
    /// `None` if the channel was deleted.
    channels: Vec<(Id, Option<Vec<u8>>)>,
    files: Vec<(Id, Bytes)>,
    removed_files: Vec<Id>,
}

impl Store {
    pub fn open(folder: PathBuf) -> Result<Self, SandboxError> {
        let failed = |source| SandboxError::Data { path: folder.clone(), source };
        fs::create_dir_all(folder.join("channels")).map_err(failed)?;
        fs::create_dir_all(folder.join("attachments")).map_err(failed)?;
        let lock = File::create(folder.join("lock")).map_err(failed)?;
        lock.try_lock().map_err(|_| SandboxError::InUse(folder.clone()))?;
        Ok(Self { folder, _lock: lock })
    }

    pub fn files_dir(&self) -> PathBuf {
        self.folder.join("attachments")
    }

    fn channel_path(&self, id: Id) -> PathBuf {
        self.folder.join("channels").join(format!("{id}.json"))
    }

    /// Reads the data and removes unused files. Returns `None` at the first start.
    pub fn load(&self) -> Result<Option<Model>, SandboxError> {
        let path = self.folder.join("world.json");
        let Some(stored) = read::<Stored<Model>>(&path)? else { return Ok(None) };
        if stored.format != FORMAT {
            let message = format!("its format is {}, and this version reads {FORMAT}", stored.format);
            return Err(SandboxError::Data { path, source: io::Error::other(message) });
        }
        let mut model = stored.model;
        for channel in &model.channels {
            let messages = read::<Vec<Message>>(&self.channel_path(channel.id))?.unwrap_or_default();
            let messages: BTreeMap<_, _> = messages
                .into_iter()
                .map(|message| (message.id, Message { bytes: message.memory_usage(), ..message }))
                .collect();
            model.messages.insert(channel.id, messages);
        }
        let messages = model.messages.values().flat_map(|messages| messages.values());
        let files = messages.flat_map(|message| &message.attachments).map(|file| file.id);
        let shown: HashSet<_> = files.chain(model.emojis.iter().map(|emoji| emoji.id)).collect();
        let failed = |source| SandboxError::Data { path: self.files_dir(), source };
        for entry in fs::read_dir(self.files_dir()).map_err(failed)?.flatten() {
            let id = entry.file_name().to_str().and_then(|name| name.parse().ok());
            if id.is_none_or(|id| !shown.contains(&id)) {
                fs::remove_file(entry.path()).map_err(failed)?;
            }
        }
        Ok(Some(model))
    }

    /// Writes changes until `last` is cancelled, and then the last ones.
    pub async fn write_changes(self, shared: Shared, last: CancellationToken) {
        let changed = shared.lock().dirty.changed.clone();
        let store = Arc::new(self);
        loop {
            let stopped = tokio::select! {
                () = changed.notified() => {
                    last.run_until_cancelled(tokio::time::sleep(WRITE_DELAY)).await.is_none()
                }
                () = last.cancelled() => true,
            };
            let changes = Changes::take(&mut shared.lock());
            let files: Vec<_> = changes.files.iter().map(|(id, _)| *id).collect();
            let channels: Vec<_> = changes.channels.iter().map(|(id, _)| *id).collect();
            let writer = store.clone();
            let result = tokio::task::spawn_blocking(move || writer.write(changes)).await;
            let mut state = shared.lock();
            match result.map_err(io::Error::other).flatten() {
                Ok(()) => files.iter().for_each(|id| drop(state.files.unsaved.remove(id))),
                Err(error) => {
                    tracing::error!("the sandbox cannot write its data, and tries again at the next change: {error}");
                    state.dirty.model = true;
                    state.dirty.channels.extend(channels);
                }
            }
            drop(state);
            if stopped {
                return;
            }
        }
    }

    fn write(&self, changes: Changes) -> io::Result<()> {
        for (id, bytes) in changes.files {
            write(&self.files_dir().join(id.to_string()), &bytes)?;
        }
        for (id, messages) in changes.channels {
            match messages {
                Some(messages) => write(&self.channel_path(id), &messages)?,
                None => remove(&self.channel_path(id))?,
            }
        }
        if let Some(model) = changes.model {
            write(&self.folder.join("world.json"), &model)?;
        }
        changes.removed_files.iter().try_for_each(|id| remove(&self.files_dir().join(id.to_string())))
    }
}

impl Changes {
    fn take(state: &mut State) -> Self {
        let json = |value: Result<Vec<u8>, serde_json::Error>| value.unwrap_or_default();
        let model = std::mem::take(&mut state.dirty.model)
            .then(|| json(serde_json::to_vec(&Stored { format: FORMAT.into(), model: &state.model })));
        let channels = std::mem::take(&mut state.dirty.channels).into_iter().map(|id| {
            let exists = state.model.channel(id).is_some();
            let messages = state.model.messages.get(&id).filter(|_| exists);
            (id, messages.map(|messages| json(serde_json::to_vec(&messages.values().collect::<Vec<_>>()))))
        });
        let channels = channels.collect();
        let files = state.files.unsaved.iter().map(|(id, bytes)| (*id, bytes.clone())).collect();
        Self { model, channels, files, removed_files: std::mem::take(&mut state.files.to_remove) }
    }
}

fn read<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<Option<T>, SandboxError> {
    match fs::read(path) {
        Ok(bytes) => {
            let value = serde_json::from_slice(&bytes);
            value.map(Some).map_err(|source| SandboxError::Parse { path: path.into(), source })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(SandboxError::Data { path: path.into(), source }),
    }
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    fs::rename(beside, path)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}
