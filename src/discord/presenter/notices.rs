//! Posts notices. When a lobby looks for players, also mentions the role that the server has chosen for this.

use async_trait::async_trait;

use crate::discord::http::{DiscordApi, MentionState, MessagePayload};
use crate::discord::message::custom_id::{CustomId, DailyAction};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, button_row, labelled_button, played_lines, relative_time, translated_title, truncate,
};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::play::{
    DuePuzzleNotice, Notice, NoticeKind, NoticeMessage, NoticeSender, PuzzleNoticeSender, RoleMention,
    RoleMentionSender, ShowError,
};
use crate::timestamp::Timestamp;
use contract::{Day, Phrase, Style};
use rules::puzzles::{WEEKDAY_DIFFICULTIES, game_of};
use text::{Locale, say};

/// Discord's limit for the names of servers, in characters.
const MAX_SERVER_NAME_CHARS: usize = 100;

#[async_trait]
impl NoticeSender for DiscordApi {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        let mut payload = notice_payload(notice);
        // Without the name, the link still leads to the match.
        if let Some(guild) = notice.meta.location.joined_guild().filter(|_| notice.is_direct)
            && let Ok(server) = self.guild_name(guild).await
            && !server.is_empty()
        {
            let place = place(notice.locale, &server, notice.meta.location.channel);
            payload.content = truncate(&format!("{}\n{place}", payload.content), MAX_CONTENT);
        }
        post_to_recipients(self, notice, payload).await
    }

    async fn withdraw_notice(&self, notice: &Notice) -> Result<(), ShowError> {
        // If Discord has accepted the notice before, posting with the same nonce returns that message. Otherwise this
        // posts a message that mentions nobody.
        let quiet = MessagePayload { mentioned_users: Vec::new(), ..notice_payload(notice) };
        let message = post_to_recipients(self, notice, quiet).await?;
        self.delete_notice(message).await
    }

    async fn is_member(&self, guild: GuildId, user: UserId) -> Result<bool, ShowError> {
        self.is_member(guild, user).await
    }

    async fn delete_notice(&self, (channel, message): NoticeMessage) -> Result<(), ShowError> {
        match self.delete(channel, message).await {
            Err(ShowError::MessageGone(_) | ShowError::ChannelGone(_)) => Ok(()),
            deleted => deleted,
        }
    }
}

#[async_trait]
impl PuzzleNoticeSender for DiscordApi {
    async fn post_puzzle_notice(&self, due: &DuePuzzleNotice, day: Day) -> Result<(), ShowError> {
        let DuePuzzleNotice { user, locale, begun_at, .. } = *due;
        let play = CustomId::daily(day, DailyAction::Play(Vec::new()));
        let channel = self.open_direct_channel(user).await?;
        if let Some(begun_at) = begun_at
            && self.find_with_button(channel, begun_at, &play).await?.is_some()
        {
            return Ok(());
        }
        let text = Phrase::new("daily-notice")
            .with("game", translated_title(locale, game_of(day)))
            .with("level", day.days_since_monday() as usize + 1)
            .with("levels", WEEKDAY_DIFFICULTIES.len());
        let buttons = [
            labelled_button(&play, locale, "daily-button-play", Style::Success),
            labelled_button(&CustomId::Notices(None), locale, "discord-button-notices", Style::Secondary),
        ];
        let payload = MessagePayload {
            components: button_row(buttons),
            // Discord allows 25 characters in a nonce.
            nonce: Some(format!("{:x}-{}", user.0, day.0)),
            ..MessagePayload::text(say(locale, &text, &[]))
        };
        self.post(channel, &payload).await.map(drop)
    }
}

impl DiscordApi {
    /// Searches the first 100 messages in the channel after `since` for the bot's message with this button.
    pub async fn find_with_button(
        &self,
        channel: ChannelId,
        since: Timestamp,
        button: &CustomId,
    ) -> Result<Option<MessageId>, ShowError> {
        let button = button.to_string();
        self.find_own_message(channel, since, |message| message.to_string().contains(&button)).await
    }
}

/// Returns the line of a direct message that names the server and the channel.
pub(super) fn place(locale: Locale, server: &str, channel: ChannelId) -> String {
    let server = names::format_user_text(server, MAX_SERVER_NAME_CHARS, TextFormat::Markdown);
    let place = Phrase::new("discord-notice-place").with("server", server).with("channel", channel.mention());
    say(locale, &place, &[])
}

async fn post_to_recipients(
    api: &DiscordApi,
    notice: &Notice,
    payload: MessagePayload,
) -> Result<NoticeMessage, ShowError> {
    let channel = match notice.users[..] {
        [user] if notice.is_direct => api.open_direct_channel(user).await?,
        _ => notice.meta.location.channel,
    };
    Ok((channel, api.post(channel, &payload).await?))
}

fn notice_payload(notice: &Notice) -> MessagePayload {
    let Notice { meta, game, kind, deadline, users, locale, .. } = notice;
    let locale = *locale;
    let text = Phrase::new(format!("discord-notice-{kind}"))
        .with("players", users.iter().map(|user| Phrase::verbatim(user.mention())).collect::<Vec<_>>())
        .with("count", users.len())
        .with("game", game.title(&meta.options))
        .with("address", meta.location.url().unwrap_or_default())
        .with("host", names::of_host(locale, meta))
        .with("deadline", relative_time(*deadline));
    let seats = notice.seats.iter().map(|(player, sign)| (player, *sign));
    let names = names::seat_names(locale, seats, TextFormat::Markdown);
    let played = played_lines(locale, "discord-notice-played", &notice.missed_turn_news, &names);
    let lines: Vec<String> = std::iter::once(say(locale, &text, &[])).chain(played).collect();
    let notices = CustomId::Notices(None);
    let buttons = match kind {
        NoticeKind::Invitation => vec![
            (CustomId::AcceptInvitation(meta.id), "discord-button-join", Style::Success),
            (CustomId::DeclineInvitation(meta.id), "discord-button-decline", Style::Secondary),
            (notices, "discord-button-notices", Style::Secondary),
            (CustomId::BlockHost(meta.id), "discord-button-block", Style::Secondary),
        ],
        NoticeKind::Turn | NoticeKind::Reminder | NoticeKind::Next | NoticeKind::Begin => {
            vec![(notices, "discord-button-notices", Style::Secondary)]
        }
    };
    let buttons = buttons.into_iter().map(|(custom_id, key, style)| labelled_button(&custom_id, locale, key, style));
    // Discord allows 25 characters in a nonce. The nonce depends only on the notice, so a repeated call does not post a
    // second message.
    let nonce = format!("{}-{}-{}", meta.id.to_short(), deadline.0 / 1_000, *kind as u8);
    MessagePayload {
        components: button_row(buttons),
        mentioned_users: users.clone(),
        nonce: Some(nonce),
        ..MessagePayload::text(truncate(&lines.join("\n"), MAX_CONTENT))
    }
}

#[async_trait]
impl RoleMentionSender for DiscordApi {
    async fn post_role_mention(&self, mention: &RoleMention) -> Result<Option<NoticeMessage>, ShowError> {
        let RoleMention { meta, role, .. } = mention;
        let Some(guild) = meta.location.joined_guild() else { return Ok(None) };
        match self.mention_state(guild, *role).await? {
            MentionState::Mentionable | MentionState::Restricted if !role.is_everyone(guild) => {
                let channel = meta.location.channel;
                Ok(Some((channel, self.post(channel, &mention_payload(mention)).await?)))
            }
            _ => Ok(None),
        }
    }

    async fn delete_role_mention(&self, message: NoticeMessage) -> Result<(), ShowError> {
        self.delete_notice(message).await
    }
}

fn mention_payload(mention: &RoleMention) -> MessagePayload {
    let RoleMention { meta, game, role } = mention;
    let text = Phrase::new("discord-role-mention")
        .with("role", role.mention())
        .with("game", game.title(&meta.options))
        .with("address", meta.location.url().unwrap_or_default())
        .with("host", names::of_host(meta.locale, meta));
    MessagePayload {
        mentioned_role: Some(*role),
        nonce: Some(format!("role-{}", meta.id.to_short())),
        ..MessagePayload::text(say(meta.locale, &text, &[]))
    }
}
