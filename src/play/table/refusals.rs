//! The errors for users who may not play or invite, and for hosts with too many lobbies.

use super::lobby::MAX_LOBBIES;
use crate::play::domain::{Error, StoreError, duration_phrases};
use contract::Phrase;

/// Returns the error for barred and blocked users, and for hosts who may not invite a guest. The error is always the
/// same, so that it does not reveal who barred whom.
pub fn refused_error() -> Error {
    Error::user("table-refused")
}

/// Returns the user's error for a lobby or an invitation that the store refused.
pub fn opening_error(error: StoreError) -> Error {
    match error {
        StoreError::OpenLimit => Error::user("table-channel-full"),
        StoreError::HostLimit => Phrase::new("table-too-many-lobbies").with("most", MAX_LOBBIES).into(),
        StoreError::Uninvitable { users, again_in: Some(again_in) } => {
            let players: Vec<Phrase> = users.iter().map(|user| Phrase::verbatim(user.mention())).collect();
            Phrase::new("table-invited-lately")
                .with("players", players)
                .with("duration", duration_phrases(again_in))
                .into()
        }
        StoreError::Uninvitable { .. } => refused_error(),
        error => error.into(),
    }
}
