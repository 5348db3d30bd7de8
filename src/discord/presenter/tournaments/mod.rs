//! The messages of tournaments: the sign-up, the tables of a round, and the standings.

mod bracket;
mod deals;
mod message;
mod news;
mod pages;
mod players;
mod points;
mod standings;
mod story;

use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;

use super::notices::place;
use super::{Avatars, DiscordPresenter, Pictures};
use crate::discord::http::{
    ActiveThread, MAX_THREAD_NAME_CHARS, MessagePayload, ScheduledEvent, is_hidden_from_everyone,
};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::names::{self, TextFormat, format_user_text};
use crate::discord::message::{MAX_CONTENT, button_row, labelled_button, relative_time, say_all, truncate};
use crate::ids::{ChannelId, MessageId, ScheduledEventId, UserId};
use crate::play::{
    Format, MAX_DESCRIPTION_CHARS, Reminder, ShowError, Tournament, TournamentEntrant, TournamentNews,
    TournamentNewsKind, TournamentRound, TournamentSender, TournamentStage, ok_unless_refused,
};
pub use bracket::bracket_page;
use contract::{Phrase, Scene, Seat, Style};
pub use message::{all_lines, message};
use message::{cut_with_button, game_container};
pub use news::format_scores;
use news::{correction_lines, mentions_prefix, news_phrase};
pub use pages::round_page;
use pictures::charts::{self, ShownPlayer};
pub use players::{entrant_name, numbered_title, player_names, round_name, title};
use players::{format_title, game_info};
use standings::standings_picture;
use text::say;

/// Discord's limit for an event's name and location.
const MAX_EVENT_NAME_CHARS: usize = 100;
/// Discord's limit for the description of an event.
const MAX_EVENT_DESCRIPTION_CHARS: usize = 1_000;
/// How long Discord keeps a thread open without messages.
const THREAD_ARCHIVE_AFTER: Duration = Duration::from_secs(3 * 86_400);
/// The duration of a scheduled event. Discord requires an end.
const EVENT_DURATION: Duration = Duration::from_secs(2 * 3_600);

/// Returns the tournament's message. Its picture shows the entrants during the sign-up, or the bracket of a knockout.
pub async fn message_with_picture(pictures: &Pictures, avatars: &Avatars, tournament: &Tournament) -> MessagePayload {
    let scene = sign_up_scene(avatars, tournament).or_else(|| bracket::whole_bracket(tournament));
    let Some((scene, alt)) = scene else { return message(tournament) };
    let picture = pictures.table_png(scene).await.map(|png| (png, alt));
    MessagePayload { picture, ..message(tournament) }
}

/// Returns the picture of an open sign-up, with its description. It shows as many entrants as fit into a lobby's
/// picture, and a free seat if there is room.
fn sign_up_scene(avatars: &Avatars, tournament: &Tournament) -> Option<(Scene, String)> {
    let info = game_info(tournament).filter(|_| tournament.stage == TournamentStage::SignUp)?;
    let locale = tournament.plan.locale;
    let images = |user| avatars.image(Some(tournament.guild), user);
    let shown = |entrant: &TournamentEntrant| names::shown_player(locale, &entrant.player(), &images);
    let taken: Vec<ShownPlayer> = tournament.entrants.iter().take(Seat::MAX).map(shown).collect();
    let seats = (2, (taken.len() + 1).clamp(2, Seat::MAX));
    let cover = (info.cover)(&tournament.plan.options);
    let alt = Phrase::new("tournament-picture").with("title", format_title(tournament, TextFormat::Plain));
    let alt = say(locale, &alt.with("count", tournament.entrants.len()), &[]);
    Some((charts::lobby(cover, seats, info.lobby_sign, &taken, &[]), alt))
}

#[async_trait]
impl TournamentSender for DiscordPresenter {
    async fn show(&self, tournament: &Tournament) -> Result<MessageId, ShowError> {
        let payload = message_with_picture(&self.pictures, &self.avatars, tournament).await;
        match tournament.message {
            Some(message) => self.api.edit(tournament.channel, message, &payload).await.map(|_| message),
            None => {
                let nonce = Some(tournament.message_nonce());
                self.api.post(tournament.channel, &MessagePayload { nonce, ..payload }).await
            }
        }
    }

    async fn post_standings(&self, tournament: &Tournament, rounds: usize) -> Result<(), ShowError> {
        let found = standings_picture(&self.avatars, tournament, rounds, None);
        let Some((scene, mut lines, alt)) = found else { return Ok(()) };
        lines.extend(correction_lines(tournament, rounds));
        let picture = self.pictures.table_png(scene).await.map(|png| (png, alt));
        let (text, show_all) = cut_with_button(tournament, &lines);
        let mut rows = pages::standings_components(tournament, rounds);
        rows.add_buttons(show_all);
        let payload = MessagePayload { components: rows.into_rows(), container: game_container(tournament), ..text };
        // The nonce includes the number of corrections, because the standings are posted again after each correction.
        // Discord allows 25 characters in a nonce.
        let corrected = tournament.plan.organised.corrections.len();
        let nonce = Some(format!("standings-{}-{rounds}-{corrected}", tournament.id.to_short()));
        self.api.post(tournament.channel, &MessagePayload { picture, nonce, ..payload }).await.map(drop)
    }

    async fn open_thread(&self, tournament: &Tournament, table: usize) -> Result<ChannelId, ShowError> {
        let open = self.api.own_active_threads(tournament.guild).await?;
        if let Some(thread) = find_table_thread(tournament, table, &open) {
            return Ok(thread);
        }
        let (_, name) = thread_prefix_and_name(tournament, table);
        let private = tournament.plan.format == Format::Duplicate;
        self.api.create_thread(tournament.channel, &name, private, THREAD_ARCHIVE_AFTER).await
    }

    async fn close_threads(&self, tournament: &Tournament, tables: &[usize]) -> Result<(), ShowError> {
        if tables.is_empty() {
            return Ok(());
        }
        let open = self.api.own_active_threads(tournament.guild).await?;
        for thread in tables.iter().filter_map(|table| find_table_thread(tournament, *table, &open)) {
            self.api.archive_own_thread(thread).await?;
        }
        Ok(())
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), ShowError> {
        self.api.lock_own_thread(thread).await
    }

    async fn notify_host(&self, tournament: &Tournament, why: &str) -> Result<(), ShowError> {
        let host = tournament.host;
        let phrase = Phrase::new("tournament-waits").with("host", host.mention()).with("why", why.to_owned());
        let permission = Phrase::new("permission-create-private-threads");
        let text = say(tournament.plan.locale, &phrase.with("permission", permission), &[]);
        let nonce = Some(format!("waits-{}-{}", tournament.id.to_short(), tournament.plan.rounds.len()));
        let payload =
            MessagePayload { mentioned_users: vec![host], nonce, ..MessagePayload::text(truncate(&text, MAX_CONTENT)) };
        self.api.post(tournament.channel, &payload).await.map(drop)
    }

    async fn mention_players(&self, tournament: &Tournament, table: usize, thread: ChannelId) -> Result<(), ShowError> {
        let Some(at) = tournament.plan.rounds.last().and_then(|round| round.tables.get(table)) else { return Ok(()) };
        let users = tournament.users_at(at);
        self.add_members(tournament, thread, &users).await?;
        let mentions = users.iter().map(|user| user.mention()).collect::<Vec<_>>().join(" ");
        let newest = tournament.plan.rounds.len().saturating_sub(1);
        let is_final = tournament.bracket_round_size(newest) == Some(2);
        let is_third = is_final && table > 0;
        let round = if is_third { Phrase::new("tournament-third-place") } else { round_name(tournament, newest) };
        let phrase = Phrase::new("tournament-call").with("players", mentions);
        let phrase = phrase.with("round", round).with("table", table + 1);
        let counts = match tournament.plan.format {
            _ if at.replay => "replay",
            _ if is_third => "third",
            _ if is_final => "final",
            format => format.into_str(),
        };
        let counts = Phrase::new(format!("tournament-counts-{counts}"));
        let here = Phrase::new("tournament-call-here");
        let lines = std::iter::once(phrase).chain((thread == tournament.channel).then_some(here));
        let text = say_all(tournament.plan.locale, lines.chain([counts, Phrase::new("tournament-call-arrive")]), "\n");
        let place = format!("{}-{}-{table}", tournament.id.to_short(), tournament.plan.rounds.len());
        let nonce = Some(format!("call-{place}-{}", thread.0 % 100_000));
        self.api
            .post(thread, &MessagePayload { mentioned_users: users, nonce, ..MessagePayload::text(text) })
            .await
            .map(drop)
    }

    async fn create_event(&self, tournament: &Tournament) -> Result<ScheduledEventId, ShowError> {
        self.create_or_edit_event(tournament, None).await
    }

    async fn edit_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError> {
        self.create_or_edit_event(tournament, Some(event)).await.map(drop)
    }

    async fn remove_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError> {
        self.api.delete_scheduled_event(tournament.guild, event).await
    }

    async fn post_reminder(&self, tournament: &Tournament, reminder: &Reminder) -> Result<(), ShowError> {
        let Some(begins_at) = tournament.plan.begins_at else { return Ok(()) };
        let locale = reminder.direct_locale.unwrap_or(tournament.plan.locale);
        let phrase = Phrase::new("tournament-reminder").with("title", title(tournament));
        let text = say(locale, &phrase.with("when", relative_time(begins_at)), &[]);
        let (channel, text) = match (reminder.direct_locale, &reminder.users[..]) {
            (Some(_), [user]) => {
                let server = self.api.guild_name(tournament.guild).await.unwrap_or_default();
                let place = place(locale, &server, tournament.channel);
                (self.api.open_direct_channel(*user).await?, format!("{text}\n{place}"))
            }
            _ => (tournament.channel, format!("{}{text}", mentions_prefix(&reminder.users))),
        };
        if let Some(begun_at) = reminder.begun_at {
            let when = relative_time(begins_at);
            let is_it = |message: &Value| message["content"].as_str().is_some_and(|content| content.contains(&when));
            if self.api.find_own_message(channel, begun_at, is_it).await?.is_some() {
                return Ok(());
            }
        }
        let notices = labelled_button(&CustomId::Notices(None), locale, "discord-button-notices", Style::Secondary);
        let seconds = begins_at.0.div_euclid(1_000);
        let payload = MessagePayload {
            components: button_row([notices]),
            mentioned_users: reminder.users.clone(),
            // Discord allows 25 characters in a nonce.
            nonce: Some(format!("r{}-{}-{seconds}", tournament.id.to_short(), reminder.minutes_before)),
            ..MessagePayload::text(truncate(&text, MAX_CONTENT))
        };
        self.api.post(channel, &payload).await.map(drop)
    }

    /// Posts news in the thread of the table that the news is about, or in the tournament's channel if there is no such
    /// thread.
    async fn post_news(&self, tournament: &Tournament, news: &TournamentNews) -> Result<(), ShowError> {
        let said = say(tournament.plan.locale, &news_phrase(tournament, news), &[]);
        let text = mentions_prefix(&news.users) + &said;
        let rounds = &tournament.plan.rounds;
        let thread = |round: Option<&TournamentRound>, table: usize| round?.tables.get(table)?.thread;
        let (thread, table) = match news.kind {
            TournamentNewsKind::MoreTime(more) => (thread(rounds.get(more.round.saturating_sub(1)), more.table), None),
            TournamentNewsKind::Seated(table) => (thread(rounds.last(), table), Some(table)),
            _ => (None, None),
        };
        if let (Some(thread), Some(table)) = (thread, table) {
            // The table has new players, and the thread's name contains their names.
            self.add_members(tournament, thread, &news.users).await?;
            let (_, name) = thread_prefix_and_name(tournament, table);
            if let Err(error) = self.api.rename_own_thread(thread, &name).await {
                tracing::info!(thread = thread.0, %error, "a thread keeps its name");
            }
        }
        let table = table.map(|table| format!("-{table}")).unwrap_or_default();
        let nonce = Some(format!("news-{}-{}{table}", tournament.id.to_short(), news.number));
        let text = MessagePayload::text(truncate(&text, MAX_CONTENT));
        let payload = MessagePayload { mentioned_users: news.users.clone(), nonce, ..text };
        self.api.post(thread.unwrap_or(tournament.channel), &payload).await.map(drop)
    }
}

impl DiscordPresenter {
    /// Adds users to a table's thread, unless the table plays in the tournament's channel.
    async fn add_members(&self, tournament: &Tournament, thread: ChannelId, users: &[UserId]) -> Result<(), ShowError> {
        for user in users.iter().filter(|_| thread != tournament.channel) {
            // The user may have left the server.
            let added = self.api.add_thread_member(thread, *user).await;
            ok_unless_refused(added, "a player could not be added to a thread")?;
        }
        Ok(())
    }

    /// Edits the tournament's event, or creates it if `known` is `None`.
    async fn create_or_edit_event(
        &self,
        tournament: &Tournament,
        known: Option<ScheduledEventId>,
    ) -> Result<ScheduledEventId, ShowError> {
        let no_start = || ShowError::Forbidden("the tournament has no time".into());
        let start = tournament.plan.begins_at.ok_or_else(no_start)?;
        let locale = tournament.plan.locale;
        // The number keeps the name unique: another tournament with the same title and time needs its own event.
        let name = truncate(&say(locale, &numbered_title(tournament), &[]), MAX_EVENT_NAME_CHARS);
        let phrase = Phrase::new("tournament-event").with("channel", format!("<#{}>", tournament.channel));
        let channel = self.api.fetch_channel(tournament.channel).await?;
        let base = self.api.base_permissions(tournament.guild).await?;
        if is_hidden_from_everyone(&channel, tournament.guild, base) {
            return Err(ShowError::Forbidden("everybody would see the event, but not its channel".into()));
        }
        let location = truncate(&format!("#{}", channel["name"].as_str().unwrap_or_default()), MAX_EVENT_NAME_CHARS);
        let own = tournament.plan.organised.description.as_ref();
        let own = own.map(|description| {
            format!("{}\n", format_user_text(description, MAX_DESCRIPTION_CHARS, TextFormat::Markdown))
        });
        let description = format!("{}{}", own.unwrap_or_default(), say(locale, &phrase, &[]));
        let event = ScheduledEvent {
            name: &name,
            description: &truncate(&description, MAX_EVENT_DESCRIPTION_CHARS),
            location: &location,
            start,
            end: start + EVENT_DURATION,
        };
        match known {
            Some(known) => self.api.edit_scheduled_event(tournament.guild, known, &event).await.map(|()| known),
            None => self.api.create_scheduled_event(tournament.guild, &event).await,
        }
    }
}

/// Returns the thread of a table in the newest round, if it is open.
fn find_table_thread(tournament: &Tournament, table: usize, open: &[ActiveThread]) -> Option<ChannelId> {
    let place = thread_prefix_and_name(tournament, table).0;
    let private = tournament.plan.format == Format::Duplicate;
    let is_same = |open: &&ActiveThread| {
        open.parent == tournament.channel && open.is_private == private && open.name.starts_with(&place)
    };
    open.iter().find(is_same).map(|thread| thread.id)
}

/// Returns the beginning of the name of a table's thread, and the whole name. The bot finds the thread by this
/// beginning. The players' names come last, because players can change them.
fn thread_prefix_and_name(tournament: &Tournament, table: usize) -> (String, String) {
    let (locale, round) = (tournament.plan.locale, tournament.plan.rounds.len());
    let at = tournament.plan.rounds.last().and_then(|round| round.tables.get(table));
    let players = at.map_or(String::new(), |table| player_names(tournament, table, TextFormat::Plain));
    let newest = round.saturating_sub(1);
    let phrase = match tournament.bracket_round_size(newest) {
        Some(2) if table > 0 => Phrase::new("tournament-third-place"),
        Some(2) => round_name(tournament, newest),
        _ => Phrase::new("tournament-thread").with("round", round).with("table", table + 1),
    };
    let place = format!("{} · {} · ", tournament.id.to_short(), say(locale, &phrase, &[]));
    let name = truncate(&format!("{place}{players}"), MAX_THREAD_NAME_CHARS);
    (place, name)
}
