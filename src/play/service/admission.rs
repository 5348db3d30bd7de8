//! Users who are not allowed to play, because a server's managers barred them or the operator blocked them. The
//! operator can also block whole servers.
//!
//! Every command and button has an [`Admission`], which is checked before it runs. Matches check their own buttons.
//! Barred users can neither open nor join anything, and cannot change a match in which they have no seat. They can
//! still look at everything, finish matches that have begun, and leave or cancel. The error does not say who barred
//! them.

use std::sync::Arc;
use std::time::Duration;

use super::MatchService;
use crate::ids::{GuildId, UserId};
use crate::play::domain::{Error, StoreError, poll_forever};
use crate::play::table::lobby::NewMatch;
use crate::play::table::{opening_error, refused_error};

/// The interval between reads of the operator's blocks.
pub const READ_BLOCKS_INTERVAL: Duration = Duration::from_secs(3);

/// Who may use a command or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// Everybody.
    Open,
    /// Users who are not barred.
    NotBarred,
    /// The match decides, because barred users may finish matches that have begun.
    ByMatch,
}

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

    /// Returns whether the operator blocked this server. The bot then starts nothing there on its own.
    pub fn is_server_blocked(&self, guild: GuildId) -> bool {
        self.actors.operator_blocks.lock().servers.contains(&guild)
    }

    /// Keeps the operator's blocks up to date for as long as the future is polled.
    pub async fn refresh_operator_blocks(&self) {
        let pause = || self.actors.ports.clock.sleep(READ_BLOCKS_INTERVAL);
        poll_forever("the operator's blocks", || self.read_operator_blocks(), pause).await;
    }

    /// Checks that this user may use a command or a button in this server. `is_member` says whether the bot is in the
    /// server.
    ///
    /// # Errors
    /// Fails if the user is barred.
    pub async fn check_admission(
        &self,
        admission: Admission,
        user: UserId,
        guild: Option<GuildId>,
        is_member: bool,
    ) -> Result<(), Error> {
        match admission {
            Admission::Open | Admission::ByMatch => Ok(()),
            Admission::NotBarred => {
                let settings = self.actors.settings(guild.filter(|_| is_member)).await?;
                if self.actors.is_barred(user, guild, &settings) { Err(refused_error()) } else { Ok(()) }
            }
        }
    }

    /// Checks in advance that the host may open this match and invite its guests. [`MatchService::open_lobby`] checks
    /// this again.
    ///
    /// # Errors
    /// Fails if the host or a guest is barred, if the host is not allowed to invite a guest, or if the host has too
    /// many lobbies.
    pub async fn check_opening(&self, opening: &NewMatch) -> Result<(), Error> {
        let NewMatch { host, location, reservations, .. } = opening;
        let settings = self.actors.settings(location.joined_guild()).await?;
        let mut players = reservations.iter().map(|guest| guest.user).chain([host.id]);
        if players.any(|user| self.actors.is_barred(user, location.guild, &settings)) {
            return Err(refused_error());
        }
        let checked = self.actors.ports.store.check_lobby_limits(host.id, location.guild, reservations, self.now());
        checked.await.map_err(opening_error)
    }
}
