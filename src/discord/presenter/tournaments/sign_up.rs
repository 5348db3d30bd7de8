//! The picture of a sign-up: the game's cover above those who have joined, like the picture of a lobby.

use super::players::{info, player, title};
use crate::discord::http::MessagePayload;
use crate::discord::message::names;
use crate::discord::presenter::{Avatars, Pictures};
use crate::play::{Tournament, TournamentStage};
use contract::{Phrase, Seat};
use pictures::charts::{self, ShownPlayer};
use text::say;

/// Adds the picture to the message of an open sign-up. It shows as many entrants as a lobby has seats, and a free seat.
pub async fn with_picture(
    pictures: &Pictures,
    avatars: &Avatars,
    tournament: &Tournament,
    payload: MessagePayload,
) -> MessagePayload {
    let Some(info) = info(tournament).filter(|_| tournament.stage == TournamentStage::SignUp) else { return payload };
    let locale = tournament.plan.locale;
    let images = |user| avatars.image(Some(tournament.guild), user);
    let shown = |entrant| names::in_picture(locale, &player(entrant), &images);
    let taken: Vec<ShownPlayer> = tournament.entrants.iter().take(Seat::MAX).map(shown).collect();
    let seats = (2, (taken.len() + 1).clamp(2, Seat::MAX));
    let cover = (info.cover)(&tournament.plan.options);
    let scene = charts::lobby(cover, seats, info.first_sign, &taken, &[]);
    let alt = Phrase::new("tournament-picture").with("title", title(tournament));
    let alt = say(locale, &alt.with("count", tournament.entrants.len()), &[]);
    MessagePayload { picture: pictures.png(scene).await.map(|png| (png, alt)), ..payload }
}
