//! Handles deleted channels.

use super::{MessageUpdater, UpdaterAction};
use crate::play::model::MessageLocation;

impl MessageUpdater {
    /// Records that the match has lost its message, because its channel was deleted or it moves to another channel.
    pub fn set_location(&mut self, location: MessageLocation) {
        self.channel_gone = location.channel == self.location.channel;
        if !self.channel_gone {
            self.calls_elsewhere = self.calls;
        }
        self.location = location;
        (self.shown, self.lost, self.edit_at, self.failures) = (None, None, None, 0);
        self.old_messages.clear();
    }

    /// Handles a new message. If the channel was deleted, the message is gone too.
    pub(super) fn opened(&self, actions: &mut Vec<UpdaterAction>) {
        actions.push(UpdaterAction::Opened(Ok(())));
        if self.channel_gone {
            actions.push(UpdaterAction::ChannelGone);
        }
    }
}
