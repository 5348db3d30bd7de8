//! Serves attachments and emoji pictures.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::IntoResponse;

use super::answer::PageResponse;
use crate::errors::PageError;
use crate::model::ids::Id;
use crate::page::media_type;
use crate::state::Shared;

pub async fn attachment(State(shared): State<Shared>, Path((_, id, filename)): Path<(Id, Id, String)>) -> PageResponse {
    file(&shared, id, &filename).await
}

/// `filename` is an emoji's id with a file extension.
pub async fn emoji(State(shared): State<Shared>, Path(filename): Path<String>) -> PageResponse {
    let id = filename.split('.').next().and_then(|id| id.parse().ok());
    let known = id.filter(|&id| shared.lock().model.emoji(id).is_some());
    file(&shared, known.ok_or_else(|| PageError::not_found("There is no such emoji."))?, &filename).await
}

/// Returns a file. The media type depends on the file extension.
async fn file(shared: &Shared, id: Id, filename: &str) -> PageResponse {
    let mut bytes = shared.lock().files.unsaved.get(&id).cloned();
    if let (None, Some(folder)) = (&bytes, &shared.settings.files_dir) {
        bytes = tokio::fs::read(folder.join(id.to_string())).await.ok().map(Into::into);
    }
    let bytes = bytes.ok_or_else(|| PageError::not_found("This file no longer exists."))?;
    let headers = [
        (CONTENT_TYPE, media_type(filename)),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CONTENT_SECURITY_POLICY, "sandbox"),
        (CACHE_CONTROL, "private, max-age=86400, immutable"),
    ];
    Ok((headers, bytes).into_response())
}
