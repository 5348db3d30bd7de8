//! `/game replay` and the Replay button: a finished match as an animation, with its record as a file.

use std::sync::Arc;

use serenity::all::{CreateAttachment, Permissions};

use crate::discord::commands::start::lacks;
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::http::ResponseKind;
use crate::discord::interaction::{InteractionContext, Response, send_first, user_error};
use crate::discord::message::names;
use crate::discord::message::{MAX_CONTENT, cut, title};
use crate::game::{Phrase, Record, Seat};
use crate::games;
use crate::render::Renderer;
use crate::render::animation::MOST_FRAMES;
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
    let permits = Arc::clone(&bot.replay_permits);
    let permit = permits.try_acquire_owned().map_err(|_| Error::user("discord-replay-busy"))?;
    let (id, locale) =
        bot.database.finished_in(interaction.channel, id).await?.ok_or_else(|| Error::user("discord-replay-none"))?;
    let empty = MessagePayload::default();
    match send_first(&bot.api, &interaction.token, ResponseKind::Deferred, &empty).await {
        Ok(Some(_)) => (),
        Ok(None) => return Ok(Response::AlreadySent),
        Err(error) => return Err(Error::Internal(error.to_string())),
    }
    let (bot, token, asker) = (Arc::clone(bot), interaction.token.clone(), interaction.user.locale);
    let pending = bot.api.pending_response();
    tokio::spawn(async move {
        let _pending = pending;
        let shown = match content_and_files(&bot, id, locale).await {
            Ok((content, files)) => {
                bot.api.finish_deferred(&token, &content, files).await.map_err(|error| error.to_string())
            }
            Err(reason) => Err(reason),
        };
        if let Err(reason) = shown {
            tracing::error!(reason, id = id.0, "a match could not be replayed");
            let apology = MessagePayload::private(say(asker, &Phrase::new("discord-broken"), &[]));
            if let Err(error) = bot.api.replace_deferred(&token, &apology).await {
                tracing::warn!(%error, "the error of a replay could not be sent");
            }
        }
        drop(permit);
    });
    Ok(Response::AlreadySent)
}

/// Returns the text and files of a replay; an error is for the log.
async fn content_and_files(
    bot: &BotContext,
    id: MatchId,
    locale: Locale,
) -> Result<(String, Vec<CreateAttachment>), String> {
    let record = bot.database.record(id).await.map_err(|error| error.to_string())?;
    let record = record.ok_or_else(|| "the record is missing".to_owned())?;
    let content = heading(&record, locale);
    let _permit = bot.replay_drawing.acquire().await.map_err(|error| error.to_string())?;
    let renderer = bot.renderer.clone();
    let drawn = tokio::task::spawn_blocking(move || draw(&renderer, &record)).await;
    let (gif, json) = drawn.map_err(|error| error.to_string())??;
    let alt = say(locale, &Phrase::new("discord-replay-alt"), &[]);
    let files = vec![CreateAttachment::bytes(gif, ANIMATION).description(alt), CreateAttachment::bytes(json, RECORD)];
    Ok((content, files))
}

fn heading(record: &Record, locale: Locale) -> String {
    let seats = Seat::all(record.seats.len()).zip(&record.seats);
    let players = seats.map(|(seat, player)| format!("{} {}", names::sign(seat), names::escape(&player.player)));
    let heading = Phrase::new("discord-replay")
        .with("game", title(locale, &record.game))
        .with("players", players.collect::<Vec<_>>().join(" · "));
    cut(&say(locale, &heading, &[]), MAX_CONTENT)
}

/// Returns the animation and the record's JSON.
fn draw(renderer: &Renderer, record: &Record) -> Result<(Vec<u8>, Vec<u8>), String> {
    let game = games::find(&record.game).ok_or_else(|| format!("there is no game called {:?}", record.game))?;
    let scenes = replay::scenes(game, record, MOST_FRAMES)
        .map_err(|fault| format!("step {:?} cannot be followed: {}", fault.step, fault.why.key))?;
    let gif = renderer.gif(&scenes).map_err(|error| error.to_string())?;
    let json = serde_json::to_vec(record).map_err(|error| error.to_string())?;
    Ok((gif, json))
}
