//! The port through which the table is seen: each show is one request.

use std::sync::Arc;

use async_trait::async_trait;

use super::http::payload::MessagePayload;
use super::http::{Answer, Rest, number_of};
use super::interaction::told_text;
use super::message;
use super::pictures::Pictures;
use super::reactions::Reactions;
use super::suspicious_claims::Fairness;
use crate::table::{InteractionToken, MessageLocation, Presenter, ShowError, User, UserError, View, ViewKind};

/// Shows matches in Discord.
#[derive(Clone)]
pub struct DiscordPresenter {
    rest: Rest,
    pictures: Pictures,
    reactions: Reactions,
    fairness: Fairness,
}

impl DiscordPresenter {
    /// Shows through these.
    pub(super) fn new(rest: Rest, pictures: Pictures, reactions: Reactions, fairness: Fairness) -> DiscordPresenter {
        DiscordPresenter { rest, pictures, reactions, fairness }
    }

    async fn picture(&self, view: &View) -> Option<Arc<Vec<u8>>> {
        match &view.face {
            ViewKind::Table { scene, .. } | ViewKind::Result { scene, .. } => self.pictures.png(scene).await,
            ViewKind::Lobby => self.pictures.png(&message::lobby_scene(view)?).await,
        }
    }

    async fn body(&self, view: &View, message: Option<u64>) -> MessagePayload {
        let picture = self.picture(view).await;
        message::of(view, self.reactions.mode(message), self.rest.pieces(), picture)
    }

    /// After a view is shown at this message: a speed game's first table gets its reactions, and once such a match is
    /// over its claims are looked at.
    fn shown(&self, view: &View, location: MessageLocation) {
        match (&view.face, location.message) {
            (ViewKind::Table { controls, .. }, Some(message)) => {
                self.reactions.put(location.channel, message, &controls.reactions);
            }
            (ViewKind::Result { .. }, _) if view.game.real_time => {
                let (fairness, meta) = (self.fairness.clone(), view.meta.clone());
                tokio::spawn(async move { fairness.look(&meta, meta.ended_at.unwrap_or(meta.opened_at)).await });
            }
            _ => (),
        }
    }
}

#[async_trait]
impl Presenter for DiscordPresenter {
    async fn foresee(&self, view: &View) {
        // It is kept, and found again when it is shown.
        self.picture(view).await;
    }

    async fn answer(&self, token: &InteractionToken, view: &View) -> Result<(), ShowError> {
        let location = view.meta.location;
        let body = self.body(view, location.message).await;
        let stood = self.reactions.standing(location.message);
        let said = self.rest.answer(token, Answer::Update, &body).await?;
        self.reactions.look(location.channel, &said, stood);
        self.shown(view, location);
        Ok(())
    }

    async fn room(&self, location: MessageLocation) {
        self.rest.room(location.channel).await;
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError> {
        let location = view.meta.location;
        let message = location.message.ok_or_else(|| ShowError::MessageGone("it was never posted".to_owned()))?;
        let body = self.body(view, Some(message)).await;
        let stood = self.reactions.standing(Some(message));
        let said = self.rest.edit(location.channel, message, &body).await?;
        self.reactions.look(location.channel, &said, stood);
        self.shown(view, location);
        Ok(())
    }

    async fn open(&self, token: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError> {
        let body = self.body(view, None).await;
        let message = number_of(&self.rest.answer(token, Answer::Message, &body).await?);
        // Without its number the message could never be edited: better to post one whose number is known.
        if message.is_none() {
            return self.post(view).await;
        }
        let location = MessageLocation { message, ..view.meta.location };
        self.shown(view, location);
        Ok(location)
    }

    async fn post(&self, view: &View) -> Result<MessageLocation, ShowError> {
        let mut body = self.body(view, None).await;
        // Discord takes no longer ones than 25 characters. One new message for each old one, however often it is tried and
        // whatever has changed in between.
        let old = view.meta.location.message.unwrap_or(0) % 10_000_000_000;
        body.nonce = Some(super::message::cut(&format!("{}-{old}", view.meta.id.to_short()), 25));
        let message = self.rest.post(view.meta.location.channel, &body).await?;
        let location = MessageLocation { message: Some(message), ..view.meta.location };
        self.shown(view, location);
        Ok(location)
    }

    async fn point(&self, old: MessageLocation, view: &View) -> Result<(), ShowError> {
        match old.message {
            Some(message) => {
                self.rest.room(old.channel).await;
                self.rest.edit(old.channel, message, &message::pointer(view)).await.map(drop)
            }
            None => Ok(()),
        }
    }

    async fn refuse(&self, token: &InteractionToken, who: &User, told: &UserError) -> Result<(), ShowError> {
        let body = MessagePayload::private(told_text(who.locale, told));
        self.rest.answer(token, Answer::Message, &body).await.map(drop)
    }
}
