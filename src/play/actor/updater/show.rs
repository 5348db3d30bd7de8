//! How a change is shown.

use std::collections::VecDeque;
use std::time::Duration;

use crate::ids::InteractionId;
use crate::play::domain::{InteractionToken, View};

/// How to show the newest state.
pub enum Show {
    /// Do not show the newest state yet, because nobody can see it or another event follows.
    Nothing,
    /// Edit the message if it does not show the newest state. If an interaction caused the change, its response is
    /// separate.
    Edit(Option<InteractionId>),
    /// Respond to a button press by changing the message.
    UpdateMessage(InteractionToken, ShownContent),
    /// Respond to a command with a new message.
    RespondWithNewMessage(InteractionToken),
    /// Post a new message that is not a response.
    Post,
}

/// The content of the response to a button press.
pub enum ShownContent {
    /// The newest state. `Some` contains the view, if it is already built.
    Newest(Option<Box<View>>),
    /// The newest state with a draft of a move.
    Draft(Box<View>),
    /// Intermediate moments before the newest state, and how long each is shown. The response shows the first moment.
    /// Edits show the other moments, and then the newest state.
    Moments(VecDeque<Box<View>>, Duration),
}

impl Show {
    /// Returns the response to a button press that shows the newest state.
    pub fn respond_with_newest(token: InteractionToken) -> Show {
        Show::UpdateMessage(token, ShownContent::Newest(None))
    }

    /// Returns the interaction that caused the change, if any.
    pub fn interaction(&self) -> Option<InteractionId> {
        match self {
            Show::UpdateMessage(token, _) | Show::RespondWithNewMessage(token) => Some(token.id),
            Show::Edit(interaction) => *interaction,
            Show::Nothing | Show::Post => None,
        }
    }

    /// Returns whether the response to the interaction shows the match.
    pub fn is_response(&self) -> bool {
        matches!(self, Show::UpdateMessage(..) | Show::RespondWithNewMessage(_))
    }
}
