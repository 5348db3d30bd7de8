//! `/game replay` and the Replay button: a finished match as an animation, with its record as a file.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serenity::all::{CreateAttachment, Permissions};

use super::start::lacks;
use crate::discord::context::BotContext;
use crate::discord::http::{MessagePayload, ResponseKind};
use crate::discord::interaction::{InteractionContext, Response, error_text, send_first, user_error};
use crate::discord::message::{MAX_CONTENT, cut, names};
use crate::game::{Phrase, RULES, Record, Seat, Sign};
use crate::games;
use crate::render::animation::{MOST_BYTES, MOST_FRAMES};
use crate::render::{RenderError, Renderer};
use crate::replay;
use crate::table::{Error, MatchId};
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
            let apology = MessagePayload::private(error_text(&interaction, error));
            if let Err(error) = bot.api.replace_deferred(&interaction.token, &apology).await {
                tracing::warn!(%error, id = id.0, "the error of a replay could not be sent");
            }
        }
    });
    Ok(Response::AlreadySent)
}

/// Draws the replay, and puts it into the deferred message.
async fn send_replay(bot: &BotContext, to: &InteractionContext, id: MatchId, locale: Locale) -> Result<(), Error> {
    let record = bot.database.record(id).await?.ok_or_else(|| internal(format!("match {} has no record", id.0)))?;
    if record.rules != RULES {
        return Err(Error::user("discord-replay-older-rules"));
    }
    let _permit = bot.replay_limiter.drawing.acquire().await.map_err(internal)?;
    let (renderer, limit) = (bot.pictures.renderer().clone(), to.attachment_size_limit);
    let drawing = move || (heading(&record, locale), draw(&renderer, &record, limit));
    let (content, drawn) = tokio::task::spawn_blocking(drawing).await.map_err(internal)?;
    let (gif, json) = drawn?;
    let alt = say(locale, &Phrase::new("discord-replay-alt"), &[]);
    let files = vec![CreateAttachment::bytes(gif, ANIMATION).description(alt), CreateAttachment::bytes(json, RECORD)];
    bot.api.finish_deferred(&to.token, &content, files).await.map_err(internal)
}

/// The game, and the players with the signs that they had at the end.
fn heading(record: &Record, locale: Locale) -> String {
    let game = games::find(&record.game);
    let end = game.and_then(|game| replay::follow(game, record, record.steps.len(), |_, _| ()).ok());
    let signs = end.map_or_else(|| Seat::all(record.seats.len()).map(Sign::of).collect(), |end| end.signs());
    let seats = signs.into_iter().zip(&record.seats);
    let players = seats.map(|(sign, player)| format!("{} {}", sign.emoji, names::escape(&player.player)));
    let unknown = || Phrase::verbatim(record.game.clone());
    let title = game.map_or_else(unknown, |game| game.info().title(&record.options));
    let heading =
        Phrase::new("discord-replay").with("game", title).with("players", players.collect::<Vec<_>>().join(" · "));
    cut(&say(locale, &heading, &[]), MAX_CONTENT)
}

/// Returns the animation and the record's JSON, which have at most `limit` bytes together.
fn draw(renderer: &Renderer, record: &Record, limit: usize) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let too_large = || Error::user("discord-replay-too-large");
    let json = serde_json::to_vec(record).map_err(internal)?;
    let left = limit.checked_sub(json.len()).ok_or_else(too_large)?;
    let game = games::find(&record.game).ok_or_else(|| internal(format!("there is no game {:?}", record.game)))?;
    let scenes = replay::scenes(game, record, MOST_FRAMES).map_err(|fault| {
        internal(format!("step {:?} of {} cannot be followed: {}", fault.step, record.game, fault.why.key))
    })?;
    match renderer.gif_within(&scenes, left.min(MOST_BYTES)) {
        Ok(gif) => Ok((gif, json)),
        Err(RenderError::TooLarge(_)) => Err(too_large()),
        Err(error) => Err(internal(error)),
    }
}

fn internal(error: impl ToString) -> Error {
    Error::Internal(error.to_string())
}
