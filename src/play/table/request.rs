//! A user's command with its origin, and the checks that need only the request and the match.

use super::command::Command;
use crate::ids::{ChannelId, MessageId};
use crate::play::domain::{Error, GatewayEvent, InteractionToken, MatchMeta, Stage, User};

/// A user's command to a match.
#[derive(Clone, Debug)]
pub struct Request {
    pub user: User,
    /// The channel in which the user sent it; `None` if the bot sends it for the user.
    pub channel: Option<ChannelId>,
    /// Whether the user may manage messages in the channel.
    pub moderator: bool,
    pub command: Command,
    pub token: InteractionToken,
    /// The match's message in which the user pressed a button. The response changes this message. `None` if the caller
    /// responds.
    pub message: Option<MessageId>,
    /// The gateway event with the press, if any.
    pub gateway_event: Option<GatewayEvent>,
}

impl Request {
    /// Creates a request from a user who is not a moderator. The caller responds to the request.
    pub fn new(user: User, command: Command, token: InteractionToken) -> Request {
        Request { user, channel: None, moderator: false, command, token, message: None, gateway_event: None }
    }

    /// Checks that the request comes from the match's channel, because a forged button can name any match. From other
    /// channels, users may answer an invitation, continue a match without a channel, and end their own practice match.
    ///
    /// # Errors
    /// Fails if the request comes from another channel.
    pub fn check_channel(&self, meta: &MatchMeta) -> Result<(), Error> {
        let may_come_from_here = self.is_from_match_channel(meta)
            || match self.command {
                Command::Decline | Command::ResumeIn(_) => true,
                // Outside the match's own message, only an invitation has this button.
                Command::Join => self.message.is_none(),
                Command::ConfirmStop => meta.practice.is_some() && meta.host == self.user.id,
                _ => false,
            };
        if may_come_from_here { Ok(()) } else { Err(Error::user("discord-unknown-button")) }
    }

    /// Returns whether the request comes from the match's channel, or from the bot.
    pub fn is_from_match_channel(&self, meta: &MatchMeta) -> bool {
        self.channel.is_none_or(|channel| channel == meta.location.channel)
    }

    /// Returns whether barred users are not allowed to send this request. They may only finish matches that have begun,
    /// and leave.
    pub fn refuses_barred_users(&self, meta: &MatchMeta) -> bool {
        let plays = meta.stage != Stage::Lobby && meta.seat_of(self.user.id).is_some();
        !plays && !self.command.properties().for_barred
    }

    /// Checks that the request changes nothing that a tournament decides: in the lobby of its match, players can only
    /// arrive. [`MatchState::check_stop`](super::state::MatchState::check_stop) decides who can cancel the lobby.
    ///
    /// # Errors
    /// Fails if the request would change something that the tournament decides.
    pub fn check_tournament(&self, meta: &MatchMeta) -> Result<(), Error> {
        let is_fixed = meta.table.is_some() && meta.stage == Stage::Lobby;
        let is_allowed = !is_fixed || self.command.properties().in_tournament_lobby;
        if is_allowed { Ok(()) } else { Err(Error::user("tournament-table-fixed")) }
    }
}
