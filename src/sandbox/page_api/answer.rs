//! What the routes of the page return.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::sandbox::errors::PageError;

pub type Answer = Result<Response, PageError>;

/// A JSON body, or why it is refused.
pub type Posted<T> = Result<Json<T>, JsonRejection>;

pub fn object(value: impl Serialize) -> Answer {
    Ok(Json(value).into_response())
}

pub fn done() -> Answer {
    Ok(StatusCode::NO_CONTENT.into_response())
}

impl From<JsonRejection> for PageError {
    fn from(rejection: JsonRejection) -> Self {
        Self { status: StatusCode::BAD_REQUEST, message: rejection.body_text() }
    }
}
