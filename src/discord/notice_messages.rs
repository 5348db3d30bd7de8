//! Posts notices in Discord and lets each user choose where they want them.

use async_trait::async_trait;

use super::context::BotContext;
use super::http::{DiscordApi, MessagePayload};
use super::interaction::{InteractionContext, Response};
use super::message::custom_id::CustomId;
use super::message::names::{self, TextFormat};
use super::message::{address, button, button_row, labelled, relative_time};
use crate::play::{Error, Notice, NoticeKind, NoticeMessage, NoticePlace, NoticeSender, NoticeStore as _, ShowError};
use contract::{Phrase, Style};
use text::{Locale, say};

#[async_trait]
impl NoticeSender for DiscordApi {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        post(self, notice, payload(notice)).await
    }

    async fn withdraw_notice(&self, notice: &Notice) -> Result<(), ShowError> {
        // The repeated post returns the message. If Discord never accepted it, this creates one that mentions nobody.
        let quiet = MessagePayload { mentions: Vec::new(), ..payload(notice) };
        let message = post(self, notice, quiet).await?;
        self.delete_notice(message).await
    }

    async fn delete_notice(&self, (channel, message): NoticeMessage) -> Result<(), ShowError> {
        match self.delete(channel, message).await {
            Err(ShowError::MessageGone(_) | ShowError::ChannelGone(_)) => Ok(()),
            deleted => deleted,
        }
    }
}

async fn post(api: &DiscordApi, notice: &Notice, payload: MessagePayload) -> Result<NoticeMessage, ShowError> {
    let channel = match notice.users[..] {
        [user] if notice.direct => api.direct_channel(user).await?,
        _ => notice.meta.location.channel,
    };
    Ok((channel, api.post(channel, &payload).await?))
}

fn payload(notice: &Notice) -> MessagePayload {
    let Notice { meta, game, kind, deadline, users, locale, .. } = notice;
    let locale = *locale;
    let host = meta.seat_of(meta.host).map(|seat| &meta.seats[seat.index()]);
    let text = Phrase::new(format!("discord-notice-{}", kind.as_str()))
        .with("players", users.iter().map(|user| user.mention()).collect::<Vec<_>>().join(" "))
        .with("game", game.title(&meta.options))
        .with("address", address(meta.location).unwrap_or_default())
        .with("host", host.map_or_else(|| meta.host.mention(), |host| names::of(locale, host, TextFormat::Markdown)))
        .with("deadline", relative_time(*deadline));
    let button = |custom_id: CustomId, key| labelled(&custom_id, locale, key, Style::Plain);
    let decline =
        (*kind == NoticeKind::Invitation).then(|| button(CustomId::Decline(meta.id), "discord-button-decline"));
    let notices = button(CustomId::Notices(None), "discord-button-notices");
    // Discord allows 25 characters. The nonce is the same for the same notice, so a repeated call does not post a
    // second message.
    let nonce = format!("{}-{}-{}", meta.id.to_short(), deadline.0 / 1_000, *kind as u8);
    MessagePayload {
        components: button_row(decline.into_iter().chain([notices])),
        mentions: users.clone(),
        nonce: Some(nonce),
        ..MessagePayload::text(say(locale, &text, &[]))
    }
}

/// Shows or stores the place where the user gets notices.
///
/// # Errors
/// Fails if the database fails.
pub async fn choose(
    bot: &BotContext,
    interaction: &InteractionContext,
    chosen: Option<NoticePlace>,
) -> Result<Response, Error> {
    let user = interaction.user.id;
    let Some(place) = chosen else {
        let place = bot.database.notice_place(user).await?;
        return Ok(Response::Message(choice(interaction.user.locale, place)));
    };
    let locale = Some(interaction.user.locale);
    bot.database.change_user_settings(user, |it| (it.notices, it.locale) = (Some(place), locale)).await?;
    Ok(Response::Update(choice(interaction.user.locale, place)))
}

fn choice(locale: Locale, chosen: NoticePlace) -> MessagePayload {
    let say = |key: String| say(locale, &Phrase::new(key), &[]);
    let choice = |place: NoticePlace| {
        let style = if place == chosen { Style::Good } else { Style::Plain };
        let label = say(format!("discord-button-notices-{}", place.as_str()));
        button(&CustomId::Notices(Some(place)), label, style)
    };
    let text = say(format!("discord-notices-{}", chosen.as_str()));
    MessagePayload { components: button_row(NoticePlace::ALL.map(choice)), ..MessagePayload::ephemeral(text) }
}
