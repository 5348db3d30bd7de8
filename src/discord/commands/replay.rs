//! `/game replay` and the Replay button: a finished match as an animation, with its record as a file.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serenity::all::{CreateAttachment, Permissions};

use super::start::lacks;
use crate::discord::context::BotContext;
use crate::discord::http::{MessagePayload, ResponseKind};
use crate::discord::interaction::{InteractionContext, Response, error_text, send_first, user_error};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{self, MAX_CONTENT, cut};
use crate::game::{Fault, Phrase, RULES, Record, SeatSet, Sign};
use crate::games;
use crate::render::animation::{MOST_BYTES, MOST_FRAMES};
use crate::render::{RenderError, Renderer};
use crate::replay::{About, Replay};
use crate::store;
use crate::table::{Error, MatchId, MatchMeta, Store as _};
use crate::text::{Locale, say};

const ANIMATION: &str = "replay.gif";
const RECORD: &str = "record.json";

/// Posts the animation of a finished match of this channel: of match `id`, or of the newest. Responds at once with a deferred
/// message, and draws in the background.
pub async fn replay(
    bot: &Arc<BotContext>,
    interaction: &InteractionContext,
    id: Option<MatchId>,
) -> Result<Response, Error> {
    if interaction.bot_lacks(Permissions::ATTACH_FILES) {
        return Err(user_error(lacks("permission-attach-files", interaction.channel)));
    }
    let Some(pending) = bot.replay_limiter.admit(interaction)? else { return Ok(Response::AlreadySent) };
    let found = bot.database.finished_in(interaction.channel, id).await?;
    let (id, locale) = found.ok_or_else(|| Error::user("discord-replay-none"))?;
    bot.replay_limiter.count_in_channel(interaction.channel)?;
    let empty = MessagePayload::default();
    match send_first(&bot.api, &interaction.token, ResponseKind::Deferred, &empty).await {
        Ok(Some(_)) => (),
        Ok(None) => return Ok(Response::AlreadySent),
        Err(error) => return Err(Error::Internal(error.to_string())),
    }
    let (bot, interaction, response) = (Arc::clone(bot), interaction.clone(), bot.api.pending_response());
    tokio::spawn(async move {
        let _until_the_end = (pending, response);
        if let Err(error) = send_replay(&bot, &interaction, id, locale).await {
            tracing::warn!(id = id.0, "a match could not be replayed");
            let apology = MessagePayload::ephemeral(error_text(&interaction, error));
            if let Err(error) = bot.api.replace_deferred(&interaction.token, &apology).await {
                tracing::warn!(%error, id = id.0, "the error of a replay could not be sent");
            }
        }
    });
    Ok(Response::AlreadySent)
}

/// Draws the replay, and puts it into the deferred message.
async fn send_replay(bot: &BotContext, to: &InteractionContext, id: MatchId, locale: Locale) -> Result<(), Error> {
    let stored = bot.database.load(id).await?.ok_or_else(|| internal(format!("match {} is not stored", id.0)))?;
    if stored.meta.rules != RULES {
        return Err(Error::user("discord-replay-older-rules"));
    }
    let _permit = bot.replay_limiter.drawing.acquire().await.map_err(internal)?;
    let (meta, rating_changes) = (stored.meta.clone(), message::shown_changes(&stored.ratings));
    let record = store::record_of(stored).ok_or_else(|| internal(format!("match {} has no record", id.0)))?;
    let json = serde_json::to_vec(&record).map_err(internal)?;
    let names = meta.seats.iter().map(|player| names::short(locale, player, TextFormat::Plain)).collect();
    let avatars = |user| bot.avatars.image(meta.location.guild, user);
    let players = meta.seats.iter().map(|player| names::in_picture(player, &avatars)).collect();
    let (number, away) = (Some(meta.number), meta.left(SeatSet::NONE));
    let about = About { locale, players, names, number, away, rating_changes };
    let (renderer, limit) = (bot.pictures.renderer().clone(), to.attachment_size_limit.saturating_sub(json.len()));
    let drawing = move || draw(&renderer, &record, about, limit);
    let (gif, signs) = tokio::task::spawn_blocking(drawing).await.map_err(internal)??;
    let alt = say(locale, &Phrase::new("discord-replay-alt"), &[]);
    let files = vec![CreateAttachment::bytes(gif, ANIMATION).description(alt), CreateAttachment::bytes(json, RECORD)];
    bot.api.finish_deferred(&to.token, &heading(&meta, &signs, locale), files).await.map_err(internal)
}

/// Returns the animation, which has at most `limit` bytes, and the signs of the seats at the end.
fn draw(renderer: &Renderer, record: &Record, about: About, limit: usize) -> Result<(Vec<u8>, Vec<Sign>), Error> {
    let game = games::find(&record.game).ok_or_else(|| internal(format!("there is no game {:?}", record.game)))?;
    let stuck = |fault: Fault| {
        internal(format!("step {:?} of {} cannot be followed: {}", fault.step, record.game, fault.why.key))
    };
    let replay = Replay::new(game, record, about).map_err(stuck)?;
    let scenes = replay.animation(MOST_FRAMES).map_err(stuck)?;
    match renderer.gif_within(&scenes, limit.min(MOST_BYTES)) {
        Ok(gif) => Ok((gif, replay.end().signs())),
        Err(RenderError::TooLarge(_)) => Err(Error::user("discord-replay-too-large")),
        Err(error) => Err(internal(error)),
    }
}

/// The game, the match's number, and the players with the signs that they had at the end.
fn heading(meta: &MatchMeta, signs: &[Sign], locale: Locale) -> String {
    let unknown = || Phrase::verbatim(meta.game.clone());
    let players = names::all(locale, meta.seats.iter().zip(signs.iter().copied()), TextFormat::Markdown);
    let heading = Phrase::new("discord-replay")
        .with("game", games::find(&meta.game).map_or_else(unknown, |game| game.info().title(&meta.options)))
        .with("number", meta.number)
        .with("players", players.join(" · "));
    cut(&say(locale, &heading, &[]), MAX_CONTENT)
}

fn internal(error: impl ToString) -> Error {
    Error::Internal(error.to_string())
}
