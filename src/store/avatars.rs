//! Users and servers that want no avatars in pictures.

use super::{Database, bigint};
use crate::play::StoreError;

pub const COUNT_NO_AVATARS: &str = "SELECT COUNT(*) FROM no_avatars WHERE owner IN ($1, $2)";
pub const INSERT_NO_AVATARS: &str = "INSERT INTO no_avatars (owner) VALUES ($1) ON CONFLICT (owner) DO NOTHING";
pub const DELETE_NO_AVATARS: &str = "DELETE FROM no_avatars WHERE owner = $1";

impl Database {
    /// Returns whether both of these users or servers want avatars.
    ///
    /// # Errors
    /// The database failed.
    pub async fn shows_avatars(&self, owners: [u64; 2]) -> Result<bool, StoreError> {
        let count = sqlx::query_scalar::<_, i64>(COUNT_NO_AVATARS).bind(bigint(owners[0])?).bind(bigint(owners[1])?);
        Ok(count.fetch_one(&mut *self.readers.acquire().await?).await? == 0)
    }

    /// Stores whether a user or a server wants avatars.
    ///
    /// # Errors
    /// The database failed. It stays as it was.
    pub async fn set_avatars(&self, owner: u64, show: bool) -> Result<(), StoreError> {
        let set = match show {
            true => sqlx::query(DELETE_NO_AVATARS),
            false => sqlx::query(INSERT_NO_AVATARS),
        };
        let set = set.bind(bigint(owner)?);
        set.execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }
}
