//! The reviews of finished matches.

use crate::ids::MatchId;
use crate::play::StoreError;
use crate::store::Database;

pub const SELECT_REVIEW: &str = "SELECT review FROM matches WHERE id = $1";

pub const UPDATE_REVIEW: &str = "UPDATE matches SET review = $2 WHERE id = $1 AND stage = 'over'";

impl Database {
    /// Returns the stored review of a match as JSON, if any.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn review(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        let review = sqlx::query_scalar(SELECT_REVIEW).bind(id.0).fetch_optional(&self.readers).await?;
        Ok(review.flatten())
    }

    /// Stores the review of a finished match as JSON.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn keep_review(&self, id: MatchId, review: &str) -> Result<(), StoreError> {
        let update = sqlx::query(UPDATE_REVIEW).bind(id.0).bind(review);
        self.execute(update).await.map(drop)
    }
}
