//! The frames of a replay one by one: an ephemeral message with a picture, its words, and buttons that go on and back.

#[cfg(test)]
mod tests;

use super::replay::{Finished, internal, load, stuck};
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::http::components::{Button, Component};
use crate::discord::interaction::InteractionContext;
use crate::discord::message::custom_id::{self, CustomId};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, Rows, container, cut, description, labelled};
use crate::ids::MatchId;
use crate::play::Error;
use crate::play::replay::{Frame, Replay};
use contract::{Controls, Phrase, Scene, Style};
use text::{Locale, say};

/// Returns a frame of a match's replay as an ephemeral message. Its picture needs no permit to draw replays: it takes as long as
/// that of a table.
///
/// # Errors
/// The user may not see the match here, or it has no such frame.
pub async fn step(
    bot: &BotContext,
    interaction: &InteractionContext,
    id: MatchId,
    number: usize,
) -> Result<MessagePayload, Error> {
    let stored = load(bot, interaction, id, true).await?;
    let finished = Finished::new(bot, stored, interaction.user.locale)?;
    let (scene, alt, message) =
        tokio::task::spawn_blocking(move || message(&finished, number)).await.map_err(internal)??;
    let picture = bot.pictures.png(&scene).await.map(|png| (png, alt));
    Ok(MessagePayload { picture, ..message })
}

/// Returns the picture, its description, and the message without it.
fn message(finished: &Finished, number: usize) -> Result<(Scene, String, MessagePayload), Error> {
    let replay = finished.replay()?;
    if number > replay.last() {
        return Err(Error::user("discord-unknown-button"));
    }
    let Frame { scene, sentences, signs } = replay.frame(number).map_err(stuck)?;
    let (meta, locale) = (&finished.meta, finished.about.locale);
    let place = match number {
        0 => Phrase::new("discord-step-title"),
        _ if number > replay.moments() => Phrase::new("discord-step-end"),
        _ => step_of(number, &replay),
    };
    let heading = say(locale, &finished.heading("discord-step-heading").with("place", place), &[]);
    let [players, plain] = [TextFormat::Markdown, TextFormat::Plain]
        .map(|format| names::all(locale, meta.seats.iter().zip(signs.iter().copied()), format));
    // The title has no sentences: it shows the players.
    let (words, alt) = match &sentences[..] {
        [] => (players.join(" · "), plain.join(", ")),
        [first, ..] => (say(locale, first, &players), description(locale, &sentences, &plain)),
    };
    let message = MessagePayload {
        components: controls(meta.id, locale, number, &replay),
        container: Some(container(finished.game.info().color, String::new())),
        ..MessagePayload::ephemeral(cut(&format!("{heading}\n{words}"), MAX_CONTENT))
    };
    Ok((scene, alt, message))
}

fn step_of(number: usize, replay: &Replay) -> Phrase {
    Phrase::new("discord-step").with("step", number).with("steps", replay.moments())
}

/// Returns the buttons and, in a long match, a select of frames at equal distances.
fn controls(id: MatchId, locale: Locale, number: usize, replay: &Replay) -> Vec<Component> {
    let mut rows = Rows::default();
    rows.buttons(buttons(id, locale, number, replay.last()));
    if replay.moments() > Controls::MAX_CHOICES {
        let frames = replay.evenly_chosen(Controls::MAX_CHOICES).into_iter();
        let options = frames.map(|frame| (frame.to_string(), say(locale, &step_of(frame, replay), &[]), None));
        let placeholder = say(locale, &Phrase::new("discord-select-step"), &[]);
        rows.select(custom_id::of_frames(id), &placeholder, options);
    }
    rows.into_rows()
}

/// Returns the buttons to the first, the previous, the next and the last frame. No two enabled ones lead to the same frame, and
/// disabled ones lead nowhere, so no enabled one gets a numbered custom id.
fn buttons(id: MatchId, locale: Locale, number: usize, last: usize) -> Vec<Button> {
    let button = |to: usize, key: &'static str| {
        let custom_id = CustomId::Frame { id, number: to, open: false };
        Button { disabled: to == number, ..labelled(&custom_id, locale, key, Style::Plain) }
    };
    vec![
        button(if number > 1 { 0 } else { number }, "discord-button-first"),
        button(number.saturating_sub(1), "discord-button-back"),
        button(last.min(number + 1), "discord-button-on"),
        button(if number + 1 < last { last } else { number }, "discord-button-last"),
    ]
}
