//! Handles failed calls and deleted channels.

use std::time::Duration;

use super::{InFlight, Kind, MessageUpdater, UpdaterAction};
use crate::play::domain::{MessageLocation, ShowError};
use crate::timestamp::Timestamp;

/// The maximum number of retries of a failed edit or post. After that, the next attempt comes with a change or a
/// refused press.
pub(super) const MAX_RETRIES: u32 = 10;
/// The pause before the first retry. It doubles with each further retry.
const FIRST_RETRY_PAUSE: Duration = Duration::from_secs(1);
/// Pauses vary between matches by up to `1 / RETRY_SPREAD_DIVISOR`, so that matches do not all retry at once after an
/// outage.
const RETRY_SPREAD_DIVISOR: u32 = 4;
/// The longest pause that the updater itself chooses before a retry.
const MAX_OWN_PAUSE: Duration = Duration::from_secs(64);
/// The longest pause before a retry, even if Discord asks for a longer pause.
const MAX_DISCORD_PAUSE: Duration = Duration::from_secs(600);

impl MessageUpdater {
    /// Handles a failed call: retries it later, posts the match instead, or gives up.
    pub(super) fn handle_failure(
        &mut self,
        call: &InFlight,
        error: &ShowError,
        now: Timestamp,
        actions: &mut Vec<UpdaterAction>,
    ) {
        let own = call.message == self.location.message;
        match (call.kind, error) {
            (_, ShowError::ChannelGone(_)) => {
                self.channel_gone = true;
                self.edit_at = None;
                actions.push(UpdaterAction::ChannelGone);
            }
            (Kind::RespondWithNewMessage, _) | (Kind::Pointer, _) => (),
            (Kind::Respond | Kind::Edit, _) if !own => (),
            (Kind::Respond | Kind::Edit, ShowError::MessageGone(_)) => {
                if self.last_call_before_loss.is_none() && !self.location.detached {
                    actions.push(UpdaterAction::MessageGone);
                }
                self.plan_post(call.call);
            }
            (Kind::Edit, ShowError::Stale(_)) => self.plan_post(call.call),
            (Kind::Respond, _) => {
                tracing::debug!(%error, "a response failed; the message is edited instead");
                self.plan_edit();
            }
            _ if self.is_current() => (),
            _ if error.is_temporary() && self.failures < MAX_RETRIES && !self.finishing => {
                let pause = (FIRST_RETRY_PAUSE * 2_u32.pow(self.failures)).min(MAX_OWN_PAUSE);
                let pause = match error {
                    ShowError::RateLimited { after, .. } => pause.max(*after).min(MAX_DISCORD_PAUSE),
                    _ => pause,
                };
                tracing::warn!(%error, failures = self.failures, "a match could not be shown and is tried again");
                let spread = pause * self.id.0.rem_euclid(i64::from(RETRY_SPREAD_DIVISOR) + 1) as u32
                    / RETRY_SPREAD_DIVISOR
                    / RETRY_SPREAD_DIVISOR;
                self.edit_at = Some(now + pause + spread);
                self.failures += 1;
            }
            _ => {
                tracing::warn!(%error, "a match could not be shown");
                self.failures = 0;
                self.edit_at = None;
                self.shown_revision = None;
            }
        }
    }

    /// Records that the match has lost its message, because its channel was deleted or the match moves to another
    /// channel.
    pub fn reset_location(&mut self, location: MessageLocation) {
        self.channel_gone = location.channel == self.location.channel;
        if !self.channel_gone {
            self.calls_before_move = self.call_count;
        }
        self.location = location;
        self.shown_revision = None;
        self.last_call_before_loss = None;
        self.edit_at = None;
        self.failures = 0;
        self.old_messages.clear();
    }
}
