//! A Discord that accepts everything.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;

use crate::ids::{ChannelId, GuildId, MessageId, ScheduledEventId, UserId};
use crate::play::*;

/// A Discord that accepts everything.
#[derive(Default)]
pub struct Discord {
    pub messages: AtomicU64,
}

/// Makes message IDs differ after a restart.
pub static MESSAGES: AtomicU64 = AtomicU64::new(1_000);

impl Discord {
    fn next(&self) -> MessageId {
        self.messages.fetch_add(1, Ordering::SeqCst);
        MessageId(MESSAGES.fetch_add(1, Ordering::SeqCst))
    }
}

#[async_trait]
impl Presenter for Discord {
    async fn draw_picture(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        None
    }

    async fn respond(&self, _: &InteractionToken, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn defer(&self, _: &InteractionToken) -> Result<(), ShowError> {
        Ok(())
    }

    async fn acquire_edit_permit(&self, _: MessageLocation, _: bool) {}

    async fn edit(&self, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn respond_with_new_message(&self, _: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(self.next()), ..view.meta.location })
    }

    async fn post(&self, view: &View, _: bool) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(self.next()), ..view.meta.location })
    }

    async fn turn_into_pointer(&self, _: MessageLocation, _: &View) -> Result<(), ShowError> {
        Ok(())
    }
}

#[async_trait]
impl TournamentSender for Discord {
    async fn show(&self, tournament: &Tournament) -> Result<MessageId, ShowError> {
        Ok(tournament.message.unwrap_or_else(|| self.next()))
    }

    async fn post_standings(&self, tournament: &Tournament, rounds: usize) -> Result<(), ShowError> {
        tournament.standings(rounds);
        Ok(())
    }

    async fn open_thread(&self, tournament: &Tournament, table: usize) -> Result<ChannelId, ShowError> {
        Ok(ChannelId(tournament.channel.0 * 100 + table as u64))
    }

    async fn mention_players(&self, _: &Tournament, _: usize, _: ChannelId) -> Result<(), ShowError> {
        Ok(())
    }

    async fn close_threads(&self, _: &Tournament, _: &[usize]) -> Result<(), ShowError> {
        Ok(())
    }

    async fn archive_thread(&self, _: ChannelId) -> Result<(), ShowError> {
        Ok(())
    }

    async fn notify_host(&self, _: &Tournament, _: &str) -> Result<(), ShowError> {
        Ok(())
    }

    async fn create_event(&self, tournament: &Tournament) -> Result<ScheduledEventId, ShowError> {
        Ok(ScheduledEventId(tournament.channel.0))
    }

    async fn remove_event(&self, _: &Tournament, _: ScheduledEventId) -> Result<(), ShowError> {
        Ok(())
    }

    async fn edit_event(&self, _: &Tournament, _: ScheduledEventId) -> Result<(), ShowError> {
        Ok(())
    }

    async fn post_reminder(&self, _: &Tournament, _: &Reminder) -> Result<(), ShowError> {
        Ok(())
    }

    async fn post_news(&self, _: &Tournament, _: &TournamentNews) -> Result<(), ShowError> {
        Ok(())
    }
}

#[async_trait]
impl NoticeSender for Discord {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        Ok((notice.meta.location.channel, self.next()))
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, ShowError> {
        Ok(true)
    }

    async fn delete_notice(&self, _: NoticeMessage) -> Result<(), ShowError> {
        Ok(())
    }

    async fn withdraw_notice(&self, _: &Notice) -> Result<(), ShowError> {
        Ok(())
    }
}

#[async_trait]
impl RoleMentionSender for Discord {
    async fn post_role_mention(&self, mention: &RoleMention) -> Result<Option<NoticeMessage>, ShowError> {
        Ok(Some((mention.meta.location.channel, self.next())))
    }

    async fn delete_role_mention(&self, _: NoticeMessage) -> Result<(), ShowError> {
        Ok(())
    }
}
