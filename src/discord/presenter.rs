//! The port through which the table is seen: each show is one request.

use std::sync::Arc;

use async_trait::async_trait;

use super::asked::told_text;
use super::body::Body;
use super::fairness::Fairness;
use super::gestures::Reactions;
use super::message;
use super::pictures::Pictures;
use super::rest::{Answer, Rest, number_of};
use crate::table::{Face, Person, Place, Presenter, ShowError, Ticket, Told, View};

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
            Face::Table { scene, .. } | Face::Result { scene, .. } => self.pictures.png(scene).await,
            Face::Lobby => self.pictures.png(&message::lobby_scene(view)?).await,
        }
    }

    async fn body(&self, view: &View, message: Option<u64>) -> Body {
        let picture = self.picture(view).await;
        message::of(view, self.reactions.mode(message), self.rest.pieces(), picture)
    }

    /// After a view is shown at this message: a speed game's first table gets its reactions, and once such a match is
    /// over its claims are looked at.
    fn shown(&self, view: &View, place: Place) {
        match (&view.face, place.message) {
            (Face::Table { controls, .. }, Some(message)) => {
                self.reactions.put(place.channel, message, &controls.gestures);
            }
            (Face::Result { .. }, _) if view.game.speed => {
                let (fairness, head) = (self.fairness.clone(), view.head.clone());
                tokio::spawn(async move { fairness.look(&head, head.ended_at.unwrap_or(head.opened_at)).await });
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

    async fn answer(&self, ticket: &Ticket, view: &View) -> Result<(), ShowError> {
        let place = view.head.place;
        let body = self.body(view, place.message).await;
        let stood = self.reactions.standing(place.message);
        let said = self.rest.answer(ticket, Answer::Update, &body).await?;
        self.reactions.look(place.channel, &said, stood);
        self.shown(view, place);
        Ok(())
    }

    async fn room(&self, place: Place) {
        self.rest.room(place.channel).await;
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError> {
        let place = view.head.place;
        let message = place.message.ok_or_else(|| ShowError::MessageGone("it was never posted".to_owned()))?;
        let body = self.body(view, Some(message)).await;
        let stood = self.reactions.standing(Some(message));
        let said = self.rest.edit(place.channel, message, &body).await?;
        self.reactions.look(place.channel, &said, stood);
        self.shown(view, place);
        Ok(())
    }

    async fn open(&self, ticket: &Ticket, view: &View) -> Result<Place, ShowError> {
        let body = self.body(view, None).await;
        let message = number_of(&self.rest.answer(ticket, Answer::Message, &body).await?);
        // Without its number the message could never be edited: better to post one whose number is known.
        if message.is_none() {
            return self.post(view).await;
        }
        let place = Place { message, ..view.head.place };
        self.shown(view, place);
        Ok(place)
    }

    async fn post(&self, view: &View) -> Result<Place, ShowError> {
        let mut body = self.body(view, None).await;
        // Discord takes no longer ones than 25 characters. One new message for each old one, however often it is tried and
        // whatever has changed in between.
        let old = view.head.place.message.unwrap_or(0) % 10_000_000_000;
        body.nonce = Some(super::message::cut(&format!("{}-{old}", view.head.id.to_short()), 25));
        let message = self.rest.post(view.head.place.channel, &body).await?;
        let place = Place { message: Some(message), ..view.head.place };
        self.shown(view, place);
        Ok(place)
    }

    async fn point(&self, old: Place, view: &View) -> Result<(), ShowError> {
        match old.message {
            Some(message) => {
                self.rest.room(old.channel).await;
                self.rest.edit(old.channel, message, &message::pointer(view)).await.map(drop)
            }
            None => Ok(()),
        }
    }

    async fn refuse(&self, ticket: &Ticket, who: &Person, told: &Told) -> Result<(), ShowError> {
        let body = Body::private(told_text(who.locale, told));
        self.rest.answer(ticket, Answer::Message, &body).await.map(drop)
    }
}
