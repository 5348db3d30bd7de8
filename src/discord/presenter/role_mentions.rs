//! Mentions the role that a server names, when a lobby looks for players.

use async_trait::async_trait;

use crate::discord::http::{DiscordApi, MessagePayload, RoleState};
use crate::discord::message::names;
use crate::play::{NoticeMessage, NoticeSender as _, RoleMention, RoleMentionSender, ShowError};
use contract::Phrase;
use text::say;

#[async_trait]
impl RoleMentionSender for DiscordApi {
    async fn post_role_mention(&self, mention: &RoleMention) -> Result<Option<NoticeMessage>, ShowError> {
        let RoleMention { meta, role, .. } = mention;
        let Some(guild) = meta.location.server() else { return Ok(None) };
        match self.role_state(guild, *role).await? {
            RoleState::Mentionable | RoleState::Restricted if !role.is_everyone(guild) => {
                let channel = meta.location.channel;
                Ok(Some((channel, self.post(channel, &payload(mention)).await?)))
            }
            _ => Ok(None),
        }
    }

    async fn delete_role_mention(&self, message: NoticeMessage) -> Result<(), ShowError> {
        self.delete_notice(message).await
    }
}

fn payload(mention: &RoleMention) -> MessagePayload {
    let RoleMention { meta, game, role } = mention;
    let text = Phrase::new("discord-role-mention")
        .with("role", role.mention())
        .with("game", game.title(&meta.options))
        .with("address", meta.location.url().unwrap_or_default())
        .with("host", names::of_host(meta.locale, meta));
    MessagePayload {
        role: Some(*role),
        nonce: Some(format!("role-{}", meta.id.to_short())),
        ..MessagePayload::text(say(meta.locale, &text, &[]))
    }
}
