//! What is shown of a match, in which message, and by which calls of the presenter.

pub(super) mod message_index;
pub(super) mod message_updater;
mod view;

pub use view::{Agreement, View, ViewKind};
