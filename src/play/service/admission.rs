//! Users who may not play: those whom a server's managers barred, and those whom the operator blocked. The operator can
//! also block whole servers.
//!
//! These users can neither open nor join a match, nor do anything in a match without a seat. They may finish matches
//! that have begun, and leave lobbies. The error does not say who barred them.

use std::sync::Arc;
use std::time::Duration;

use super::MatchService;
use crate::ids::{GuildId, UserId};
use crate::play::domain::{Error, GuildSettings, StoreError, UserError, repeat};
use crate::play::table::lobby::{MAX_LOBBIES, NewMatch};
use crate::play::table::refused;
use contract::Phrase;

/// The interval between reads of the operator's blocks.
pub const READ_BLOCKS_EVERY: Duration = Duration::from_secs(3);

impl MatchService {
    /// Reads the operator's blocks from the store.
    ///
    /// # Errors
    /// Fails if the store fails. The blocks then stay as they were.
    pub async fn read_operator_blocks(&self) -> Result<(), StoreError> {
        let blocks = self.actors.ports.store.operator_blocks().await?;
        *self.actors.operator_blocks.lock() = Arc::new(blocks);
        Ok(())
    }

    /// Keeps the operator's blocks up to date while the future is polled.
    pub async fn keep_operator_blocks(&self) {
        let pause = || self.actors.ports.clock.until(self.now() + READ_BLOCKS_EVERY);
        repeat("the operator's blocks", || self.read_operator_blocks(), pause).await;
    }

    /// Checks that this user may play in this server.
    ///
    /// # Errors
    /// Fails if the user is barred.
    pub fn check_barred(&self, user: UserId, guild: Option<GuildId>, settings: &GuildSettings) -> Result<(), Error> {
        if self.actors.bars(user, guild, settings) { Err(refused()) } else { Ok(()) }
    }

    /// Checks that the host may open this match and invite its guests. [`MatchService::open_lobby`] checks the same.
    ///
    /// # Errors
    /// Fails if the host or a guest is barred, if the host may not invite a guest, or if the host has too many lobbies.
    pub async fn check_opening(&self, opening: &NewMatch) -> Result<(), Error> {
        let settings = self.actors.settings(opening.guild.filter(|_| !opening.detached)).await?;
        let mut players = opening.reserved.iter().map(|guest| guest.user).chain([opening.user.id]);
        if players.any(|user| self.actors.bars(user, opening.guild, &settings)) {
            return Err(refused());
        }
        let checked =
            self.actors.ports.store.check_lobby(opening.user.id, opening.guild, &opening.reserved, self.now());
        checked.await.map_err(not_opened)
    }
}

/// Returns the user's error for a lobby that the store refused to open.
pub fn not_opened(error: StoreError) -> Error {
    match error {
        StoreError::ChannelFull => Error::user("table-channel-full"),
        StoreError::TooManyLobbies => {
            Error::User(UserError::new(Phrase::new("table-too-many-lobbies").with("most", MAX_LOBBIES)))
        }
        StoreError::Uninvitable(_) => refused(),
        error => error.into(),
    }
}
