//! Users who may not play: those whom a server's managers barred, and those whom the operator blocked. The operator can
//! also block whole servers.
//!
//! These users can neither open nor join a match, nor do anything in a match without a seat. They may finish matches
//! that have begun, and leave lobbies. The error does not say who barred them.

use std::sync::Arc;
use std::time::Duration;

use super::command::{Command, Request};
use super::failures::Failures;
use super::guild_settings::GuildSettings;
use super::lobby::{MAX_LOBBIES, NewMatch};
use super::model::{Error, MatchMeta, Stage, UserError};
use super::ports::StoreError;
use super::service::MatchService;
use super::state::Proposal;
use crate::ids::{GuildId, UserId};
use contract::Phrase;

/// The interval between reads of the operator's blocks.
pub const READ_BLOCKS_EVERY: Duration = Duration::from_secs(3);

/// Returns the error for barred and blocked users, and for hosts who may not invite a guest. It is the same for all, so
/// that it does not tell who barred whom.
pub fn refused() -> Error {
    Error::user("table-refused")
}

/// Returns whether the command is open to barred users: they have a seat in a match that has begun, or they leave.
pub fn is_open_to_barred(meta: &MatchMeta, request: &Request) -> bool {
    match request.command {
        Command::Leave | Command::Decline | Command::Stop | Command::ConfirmStop => true,
        _ => meta.stage != Stage::Lobby && meta.seat_of(request.user.id).is_some(),
    }
}

/// Checks that the request changes nothing that the tournament decides. In the lobby of its match, players can only arrive,
/// and only moderators can cancel it. The match cannot be paused, because others wait for its end.
pub fn check_table(meta: &MatchMeta, request: &Request) -> Result<(), Error> {
    if meta.table.is_some() && request.command == Command::Propose(Proposal::Pause) {
        return Err(Error::user("tournament-no-pause"));
    }
    let allowed = match request.command {
        Command::Join | Command::Contribute(_) | Command::Repost | Command::Time => true,
        Command::Stop | Command::ConfirmStop => request.moderator,
        _ => false,
    };
    let is_fixed = meta.table.is_some() && meta.stage == Stage::Lobby;
    if is_fixed && !allowed { Err(Error::user("tournament-table-fixed")) } else { Ok(()) }
}

impl MatchService {
    /// Reads the operator's blocks from the store.
    ///
    /// # Errors
    /// Fails if the store fails. The blocks then stay as they were.
    pub async fn read_operator_blocks(&self) -> Result<(), StoreError> {
        let blocks = self.ports.store.operator_blocks().await?;
        *self.operator_blocks.lock() = Arc::new(blocks);
        Ok(())
    }

    /// Keeps the operator's blocks up to date while the future is polled.
    pub async fn keep_operator_blocks(&self) {
        let mut failures = Failures::default();
        loop {
            let read = self.read_operator_blocks().await;
            if let Some(error) = failures.first(&read) {
                tracing::warn!(%error, "the operator's blocks could not be read");
            }
            self.ports.clock.until(self.now() + READ_BLOCKS_EVERY).await;
        }
    }

    /// Returns whether this user may not play in this server. `settings` are those of the server.
    pub(super) fn bars(&self, user: UserId, guild: Option<GuildId>, settings: &GuildSettings) -> bool {
        settings.barred.contains(&user) || self.operator_blocks.lock().contain(user, guild)
    }

    /// Checks that this user may play in this server.
    ///
    /// # Errors
    /// Fails if the user is barred.
    pub fn check_barred(&self, user: UserId, guild: Option<GuildId>, settings: &GuildSettings) -> Result<(), Error> {
        if self.bars(user, guild, settings) { Err(refused()) } else { Ok(()) }
    }

    /// Checks that the host may open this match and invite its guests. [`MatchService::open_lobby`] checks the same.
    ///
    /// # Errors
    /// Fails if the host or a guest is barred, if the host may not invite a guest, or if the host has too many lobbies.
    pub async fn check_opening(&self, opening: &NewMatch) -> Result<(), Error> {
        let settings = self.settings(opening.guild.filter(|_| !opening.detached)).await?;
        let mut players = opening.reserved.iter().map(|guest| guest.user).chain([opening.user.id]);
        if players.any(|user| self.bars(user, opening.guild, &settings)) {
            return Err(refused());
        }
        let checked = self.ports.store.check_lobby(opening.user.id, opening.guild, &opening.reserved, self.now());
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
