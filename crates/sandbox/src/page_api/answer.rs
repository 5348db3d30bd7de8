//! The request bodies and responses of the page's API.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::errors::PageError;

pub type PageResponse = Result<Response, PageError>;

/// A request's JSON body.
pub struct JsonBody<T>(pub T);

/// The request body for a new channel.
#[derive(Deserialize)]
pub struct NewChannel {
    pub name: String,
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = PageError;

    async fn from_request(request: Request, state: &S) -> Result<Self, PageError> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(Self(body))
    }
}

impl From<JsonRejection> for PageError {
    fn from(rejection: JsonRejection) -> Self {
        Self::bad_request(rejection.body_text())
    }
}

pub fn json_response(value: impl Serialize) -> PageResponse {
    Ok(Json(value).into_response())
}

pub fn no_content() -> PageResponse {
    Ok(StatusCode::NO_CONTENT.into_response())
}
