//! Stores gateway sessions, so that the next process can resume them.

use crate::play::StoreError;
use crate::store::database::row::from_row;
use crate::store::database::{Database, query};

pub const SELECT_SESSION: &str = "
    SELECT shard, application, shards, intents, session_id, resume_url, sequence, guilds, unavailable
    FROM gateway_sessions WHERE shard = $1 AND session_id <> ''";

pub const PUT_SESSION: &str = "
    INSERT INTO gateway_sessions (shard, session_id, sequence, guilds, unavailable, application, shards, intents, resume_url)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (shard) DO UPDATE
    SET application = excluded.application, shards = excluded.shards, intents = excluded.intents,
        session_id = excluded.session_id, resume_url = excluded.resume_url, sequence = excluded.sequence,
        guilds = excluded.guilds, unavailable = excluded.unavailable";

/// Updates a session's progress. If another process has replaced the session, changes nothing.
pub const UPDATE_SESSION: &str = "
    UPDATE gateway_sessions SET sequence = $3, guilds = $4, unavailable = $5 WHERE shard = $1 AND session_id = $2";

/// Clears a shard's session, but keeps `heard_at`, the time of its last event.
pub const CLEAR_SESSION: &str = "UPDATE gateway_sessions SET session_id = '' WHERE shard = $1";

/// A gateway session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// The ID of the bot's application.
    pub application: u64,
    /// The number of shards.
    pub shards: u32,
    /// The bits of the session's intents.
    pub intents: u64,
    pub session_id: String,
    /// The gateway's URL for resuming the session.
    pub resume_url: String,
    /// The bot has handled all events up to this sequence number.
    pub sequence: u64,
    /// The shard's servers.
    pub guilds: Vec<u64>,
    /// The servers that are unavailable because of an outage. In a resumed session, Discord does not report an outage
    /// again.
    pub unavailable: Vec<u64>,
}

from_row!(StoredSession { application, shards, intents, session_id, resume_url, sequence, guilds, unavailable });

impl Database {
    /// Returns the last session of a shard, if it is stored.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn gateway_session(&self, shard: u32) -> Result<Option<StoredSession>, StoreError> {
        let _turn = self.start_queue.acquire().await;
        Ok(self.list("gateway_sessions", query(SELECT_SESSION).bind(shard)).await?.pop())
    }

    /// Stores new sessions, and the progress of stored sessions.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn store_gateway_sessions(&self, updates: &[SessionUpdate]) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for SessionUpdate { shard, session, is_new } in updates {
            let put = if *is_new { query(PUT_SESSION) } else { query(UPDATE_SESSION) };
            let put = put.bind(shard).bind(&session.session_id).bind(session.sequence);
            let mut put = put.bind(&session.guilds).bind(&session.unavailable);
            if *is_new {
                put =
                    put.bind(session.application).bind(session.shards).bind(session.intents).bind(&session.resume_url);
            }
            put.execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Deletes a shard's session, because Discord has ended it.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn clear_gateway_session(&self, shard: u32) -> Result<(), StoreError> {
        self.execute(query(CLEAR_SESSION).bind(shard)).await.map(drop)
    }
}

/// A session to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionUpdate {
    pub shard: u32,
    pub session: StoredSession,
    /// Whether the session replaces the shard's stored session. Otherwise, only the stored session's progress is
    /// updated.
    pub is_new: bool,
}
