//! The reviews of finished matches.

use crate::ids::MatchId;
use crate::play::StoreError;
use crate::store::Database;
use crate::store::database::query;

pub const SELECT_REVIEW: &str = "SELECT review FROM matches WHERE id = $1";

pub const UPDATE_REVIEW: &str = "UPDATE matches SET review = $2 WHERE id = $1 AND stage = 'over'";

impl Database {
    /// Returns the stored review of a match as JSON, if any.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn review(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        Ok(query(SELECT_REVIEW).bind(id).fetch_optional(&self.readers).await?.flatten())
    }

    /// Stores the review of a finished match as JSON.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn store_review(&self, id: MatchId, review: &str) -> Result<(), StoreError> {
        self.execute(query(UPDATE_REVIEW).bind(id).bind(review)).await.map(drop)
    }
}
