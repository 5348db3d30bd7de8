//! The picture of a sign-up: the game's cover above those who have joined, like the picture of a lobby.

use super::players::{info, plain_title, player};
use crate::discord::message::names;
use crate::discord::presenter::Avatars;
use crate::play::{Tournament, TournamentStage};
use contract::{Phrase, Scene, Seat};
use pictures::charts::{self, ShownPlayer};
use text::say;

/// Returns the picture of an open sign-up, with its description. It shows as many entrants as a lobby has seats, and a free
/// seat.
pub fn scene(avatars: &Avatars, tournament: &Tournament) -> Option<(Scene, String)> {
    let info = info(tournament).filter(|_| tournament.stage == TournamentStage::SignUp)?;
    let locale = tournament.plan.locale;
    let images = |user| avatars.image(Some(tournament.guild), user);
    let shown = |entrant| names::in_picture(locale, &player(entrant), &images);
    let taken: Vec<ShownPlayer> = tournament.entrants.iter().take(Seat::MAX).map(shown).collect();
    let seats = (2, (taken.len() + 1).clamp(2, Seat::MAX));
    let cover = (info.cover)(&tournament.plan.options);
    let alt = Phrase::new("tournament-picture").with("title", plain_title(tournament));
    let alt = say(locale, &alt.with("count", tournament.entrants.len()), &[]);
    Some((charts::lobby(cover, seats, info.first_sign, &taken, &[]), alt))
}
