//! Posts notices.

use async_trait::async_trait;

use crate::discord::http::{DiscordApi, MessagePayload};
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, button_row, cut, labelled, played_lines, relative_time, title};
use crate::ids::{GuildId, UserId};
use crate::play::{DuePuzzleNotice, Notice, NoticeKind, NoticeMessage, NoticeSender, PuzzleNoticeSender, ShowError};
use contract::{Day, Phrase, Style};
use rules::puzzles::{DIFFICULTY, game_of};
use text::say;

/// Discord's limit for the names of servers, in characters.
const MAX_SERVER_NAME: usize = 100;

#[async_trait]
impl NoticeSender for DiscordApi {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        let guild = notice.meta.location.server().filter(|_| notice.direct);
        // Without the name, the link still leads to the table.
        let server = match guild {
            Some(guild) => self.guild_name(guild).await.unwrap_or_default(),
            None => String::new(),
        };
        let mut payload = payload(notice);
        if !server.is_empty() {
            let place = Phrase::new("discord-notice-place")
                .with("server", names::user_text(&server, MAX_SERVER_NAME, TextFormat::Markdown))
                .with("channel", notice.meta.location.channel.mention());
            payload.content = cut(&format!("{}\n{}", payload.content, say(notice.locale, &place, &[])), MAX_CONTENT);
        }
        post(self, notice, payload).await
    }

    async fn withdraw_notice(&self, notice: &Notice) -> Result<(), ShowError> {
        // The repeated post returns the message. If Discord never accepted it, this creates a message that mentions
        // nobody.
        let quiet = MessagePayload { mentions: Vec::new(), ..payload(notice) };
        let message = post(self, notice, quiet).await?;
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
        let play = CustomId::Daily(DailyButton { day, warm_up: false, action: DailyAction::Play(Vec::new()) });
        let channel = self.direct_channel(user).await?;
        if let Some(begun_at) = begun_at {
            let button = play.to_string();
            if self.find_own(channel, begun_at, |message| message.to_string().contains(&button)).await?.is_some() {
                return Ok(());
            }
        }
        let text = Phrase::new("daily-notice")
            .with("game", title(locale, game_of(day)))
            .with("level", day.since_monday() as usize + 1)
            .with("levels", DIFFICULTY.len());
        let buttons = [
            labelled(&play, locale, "daily-button-play", Style::Good),
            labelled(&CustomId::Notices(None), locale, "discord-button-notices", Style::Plain),
        ];
        let payload = MessagePayload {
            components: button_row(buttons),
            // Discord allows 25 characters.
            nonce: Some(format!("{:x}-{}", user.0, day.0)),
            ..MessagePayload::text(say(locale, &text, &[]))
        };
        self.post(channel, &payload).await.map(drop)
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
    let text = Phrase::new(format!("discord-notice-{kind}"))
        .with("players", users.iter().map(|user| Phrase::verbatim(user.mention())).collect::<Vec<_>>())
        .with("count", users.len())
        .with("game", game.title(&meta.options))
        .with("address", meta.location.url().unwrap_or_default())
        .with("host", names::of_host(locale, meta))
        .with("deadline", relative_time(*deadline));
    let seats = notice.seats.iter().map(|(player, sign)| (player, *sign));
    let names = names::all(locale, seats, TextFormat::Markdown);
    let played = played_lines(locale, "discord-notice-played", &notice.played, &names);
    let lines: Vec<String> = std::iter::once(say(locale, &text, &[])).chain(played).collect();
    let notices = CustomId::Notices(None);
    let buttons = match kind {
        NoticeKind::Invitation => vec![
            (CustomId::Accept(meta.id), "discord-button-join", Style::Good),
            (CustomId::Decline(meta.id), "discord-button-decline", Style::Plain),
            (notices, "discord-button-notices", Style::Plain),
            (CustomId::Block(meta.id), "discord-button-block", Style::Plain),
        ],
        NoticeKind::Turn | NoticeKind::Reminder | NoticeKind::Next | NoticeKind::Begin => {
            vec![(notices, "discord-button-notices", Style::Plain)]
        }
    };
    let buttons = buttons.into_iter().map(|(custom_id, key, style)| labelled(&custom_id, locale, key, style));
    // Discord allows 25 characters. The nonce is the same for the same notice, so a repeated call does not post a
    // second message.
    let nonce = format!("{}-{}-{}", meta.id.to_short(), deadline.0 / 1_000, *kind as u8);
    MessagePayload {
        components: button_row(buttons),
        mentions: users.clone(),
        nonce: Some(nonce),
        ..MessagePayload::text(cut(&lines.join("\n"), MAX_CONTENT))
    }
}
