//! Shows matches in Discord. Implements the port `Presenter`, with one request for each call.

mod announcement;
mod avatars;
mod notices;
mod reactions;
pub mod tournaments;

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::Value;
use tokio::sync::Semaphore;
use tracing::Instrument as _;

pub use announcement::ShownAnnouncement;
pub use avatars::{AvatarOwner, Avatars};
pub use reactions::BotReactions;

use super::http::{DiscordApi, MessagePayload, Priority, ResponseKind, id_of};
use super::message;
use crate::ids::MessageId;
use crate::play::{InteractionToken, MatchMeta, MessageLocation, Presenter, ShowError, Stage, View, ViewKind};
use crate::telemetry;
use crate::telemetry::spans::{self, Part};
use contract::Scene;
use pictures::{RenderError, Renderer};

/// Shows matches in Discord.
#[derive(Clone)]
pub struct DiscordPresenter {
    pub api: DiscordApi,
    pub avatars: Avatars,
    pub pictures: Pictures,
    pub reactions: BotReactions,
    pub announcement: ShownAnnouncement,
}

impl DiscordPresenter {
    async fn payload(&self, view: &View, message: Option<MessageId>) -> MessagePayload {
        let picture = match &view.picture {
            Some(picture) => Some(Arc::clone(picture)),
            None => self.draw_picture(view).instrument(spans::part(Part::Draw)).await,
        };
        let mut payload = message::match_message(view, self.reactions.mode(message), &self.api.piece_emojis, picture);
        self.announcement.add_to(&mut payload);
        payload
    }

    /// Finds a match's message if the stored match does not contain its ID. This happens if a process is killed after
    /// it has created the message, but before it stores the ID.
    async fn find_message(&self, view: &View) -> Result<Option<MessageId>, ShowError> {
        let MatchMeta { id, location, opened_at, .. } = view.meta;
        // Users cannot write these quotes into a message, because JSON escapes quotes in text.
        let button = format!("\"custom_id\":\"match/{}/", id.to_short());
        let has_button = |message: &Value| message.to_string().contains(&button);
        match self.api.find_own_message(location.channel, opened_at, has_button).await {
            // The bot is not allowed to read this channel, but it can still post a new message.
            Err(ShowError::Forbidden(_)) => Ok(None),
            found => found,
        }
    }

    /// Does the work that is due after a view has been shown. Removes private answers that are no longer correct, adds
    /// the reactions of a real-time game, and archives the bot's thread for a cancelled lobby.
    fn after_shown(&self, view: &View, location: MessageLocation) {
        self.api
            .private_answers
            .update_for_position(view.position(), |locale, until| message::description_message(view, locale, until));
        if view.meta.stage == Stage::Cancelled && location.joined_guild().is_some() {
            let api = self.api.clone();
            tokio::spawn(async move {
                if let Err(error) = api.archive_own_thread(location.channel).await {
                    tracing::info!(channel = location.channel.0, %error, "a thread was not closed");
                }
            });
        }
        if let (ViewKind::Running { controls, .. }, Some(message)) = (&view.kind, location.message) {
            self.reactions.add_reactions(location.channel, message, &controls.reactions);
        }
    }
}

#[async_trait]
impl Presenter for DiscordPresenter {
    async fn draw_picture(&self, view: &View) -> Option<Arc<Vec<u8>>> {
        let avatars = |user| self.avatars.image(view.meta.location.guild, user);
        match &view.kind {
            ViewKind::Running { scene, cheer, .. } => {
                let scene = message::running_scene(view, scene, cheer.as_ref(), &avatars);
                self.pictures.table_png(scene).await
            }
            ViewKind::Result { scene, outcome, winners, ratings, .. } => {
                let scene = message::result_scene(view, scene, outcome, ratings, &avatars);
                let mut moments = message::finale_scenes(view);
                // The result can be taller than the pictures before it. All pictures get its height, so that the table
                // keeps its position.
                moments.iter_mut().for_each(|moment| moment.height = moment.height.max(scene.height));
                let celebrates = message::celebrates_winner(view, outcome, *winners);
                self.pictures.draw_finale(moments, scene, celebrates).await
            }
            ViewKind::Lobby => {
                let scene = message::lobby_scene(view, &avatars)?;
                self.pictures.png(scene).await
            }
        }
    }

    async fn respond(&self, token: &InteractionToken, view: &View) -> Result<(), ShowError> {
        let location = view.meta.location;
        let payload = self.payload(view, location.message).await;
        self.api.update_pressed_message(token, &payload).await?;
        self.after_shown(view, location);
        Ok(())
    }

    async fn defer(&self, token: &InteractionToken) -> Result<(), ShowError> {
        self.api.defer_update(token).await
    }

    async fn acquire_edit_permit(&self, location: MessageLocation, real_time: bool) {
        let priority = if real_time { Priority::Urgent } else { Priority::Background };
        self.api.acquire_edit(location.channel, priority).await;
    }

    fn edit_backlog(&self) -> Duration {
        self.api.transport.budget.backlog()
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError> {
        let location = view.meta.location;
        let message = location.message.ok_or_else(|| ShowError::MessageGone("the match was never posted".into()))?;
        let payload = self.payload(view, Some(message)).await;
        self.api.edit(location.channel, message, &payload).await?;
        self.after_shown(view, location);
        Ok(())
    }

    async fn respond_with_new_message(
        &self,
        token: &InteractionToken,
        view: &View,
    ) -> Result<MessageLocation, ShowError> {
        let mut payload = self.payload(view, None).await;
        // No notices are posted for a detached match, so its message mentions the invited users itself.
        if view.meta.location.detached {
            payload.mentioned_users = view.meta.reserved.iter().map(|reservation| reservation.user).collect();
        }
        let message = id_of(&self.api.respond(token, ResponseKind::Message, &payload).await?);
        // The bot could never edit a message without its id, so it posts the match again. Messages of detached matches
        // are never edited, so they need no id.
        if message.is_none() && !view.meta.location.detached {
            return self.post(view, false).await;
        }
        let location = MessageLocation { message, ..view.meta.location };
        self.after_shown(view, location);
        Ok(location)
    }

    async fn post(&self, view: &View, may_exist: bool) -> Result<MessageLocation, ShowError> {
        if may_exist && let Some(message) = self.find_message(view).await? {
            return Ok(MessageLocation { message: Some(message), ..view.meta.location });
        }
        let mut payload = self.payload(view, None).await;
        // Discord allows 25 characters in a nonce. The nonce depends only on the match and its old message, so a
        // repeated call does not post a second message.
        let old = view.meta.location.message.unwrap_or_default().0 % 10_000_000_000;
        payload.nonce = Some(message::truncate(&format!("{}-{old}", view.meta.id.to_short()), 25));
        let message = self.api.post(view.meta.location.channel, &payload).await?;
        let location = MessageLocation { message: Some(message), ..view.meta.location };
        self.after_shown(view, location);
        Ok(location)
    }

    async fn turn_into_pointer(&self, old: MessageLocation, view: &View) -> Result<(), ShowError> {
        let Some(message) = old.message else { return Ok(()) };
        self.api.acquire_edit(old.channel, Priority::Background).await;
        self.api.edit(old.channel, message, &message::moved_message(view)).await.map(drop)
    }
}

/// Draws pictures of tables and charts on blocking threads, a few at a time.
#[derive(Clone)]
pub struct Pictures {
    pub renderer: Renderer,
    /// Limits the number of pictures that are drawn at the same time.
    permits: Arc<Semaphore>,
}

impl Pictures {
    pub fn new(renderer: Renderer) -> Pictures {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Pictures { renderer, permits: Arc::new(Semaphore::new(threads)) }
    }

    /// Returns the scene as a PNG. If the scene cannot be drawn, logs an error and returns `None`; the message then has
    /// no picture.
    pub async fn png(&self, scene: Scene) -> Option<Arc<Vec<u8>>> {
        self.draw(move |renderer| renderer.png(&scene)).await
    }

    /// Returns the decisive moments and the result as a GIF, with confetti if `celebrates` is true. Returns the result
    /// as a PNG if there is nothing to animate or the GIF is too large.
    async fn draw_finale(&self, moments: Vec<Scene>, result: Scene, celebrates: bool) -> Option<Arc<Vec<u8>>> {
        let draw = move |renderer: &Renderer| {
            let gif = renderer.finale(&moments, &result, celebrates)?;
            gif.map_or_else(|| renderer.table_png(&result), Ok)
        };
        self.draw(draw).await
    }

    /// Returns the scene of a table as a PNG, like [`Pictures::png`] but with fewer pixels, because every press needs a
    /// new picture.
    pub async fn table_png(&self, scene: Scene) -> Option<Arc<Vec<u8>>> {
        self.draw(move |renderer| renderer.table_png(&scene)).await
    }

    async fn draw(
        &self,
        draw: impl FnOnce(&Renderer) -> Result<Vec<u8>, RenderError> + Send + 'static,
    ) -> Option<Arc<Vec<u8>>> {
        let began = Instant::now();
        let _permit = self.permits.acquire().await.ok()?;
        let renderer = self.renderer.clone();
        match tokio::task::spawn_blocking(move || draw(&renderer)).await {
            Ok(Ok(png)) => {
                telemetry::record_picture(began.elapsed());
                Some(Arc::new(png))
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture could not be drawn");
                None
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture panicked");
                None
            }
        }
    }
}
