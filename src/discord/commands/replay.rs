//! `/game replay`, and the button below a result: a finished match as an animation, with its record as a file.

use std::sync::Arc;

use serenity::all::{CreateAttachment, Permissions};

use crate::discord::House;
use crate::discord::commands::start::lacks;
use crate::discord::http::Answer;
use crate::discord::http::payload::MessagePayload;
use crate::discord::interaction::{Asked, Done, refuse};
use crate::discord::message::names;
use crate::discord::message::{LONGEST_CONTENT, cut, title};
use crate::game::{Phrase, Record, Seat};
use crate::games;
use crate::render::Renderer;
use crate::render::animation::MOST_FRAMES;
use crate::replay;
use crate::table::{Error, MatchId, ShowError};
use crate::text::{Locale, say};

/// The names of the two files.
const ANIMATION: &str = "replay.gif";
const RECORD: &str = "record.json";

/// Shows a match that has ended in this channel to everybody there: the newest, or the one that is named. Discord is told at
/// once that it takes a while; the drawing goes on behind the answer.
pub async fn replay(house: &Arc<House>, asked: &Asked, id: Option<MatchId>) -> Result<Done, Error> {
    if asked.bot_lacks(Permissions::ATTACH_FILES) {
        return Err(refuse(lacks("permission-attach-files", asked.channel)));
    }
    let wanted = Arc::clone(&house.replays_wanted);
    let permit = wanted.try_acquire_owned().map_err(|_| Error::user("discord-replay-busy"))?;
    let (id, locale) =
        house.database.finished_in(asked.channel, id).await?.ok_or_else(|| Error::user("discord-replay-none"))?;
    match house.rest.answer(&asked.token, Answer::Later, &MessagePayload::default()).await {
        Ok(_) => (),
        Err(ShowError::InteractionExpired(reason) | ShowError::Answered(reason)) => {
            tracing::debug!(reason, "a replay was no longer needed");
            return Ok(Done::Answered);
        }
        Err(error) => return Err(Error::Internal(error.to_string())),
    }
    let (house, token, asker) = (Arc::clone(house), asked.token.clone(), asked.who.locale);
    let attending = house.rest.attending();
    tokio::spawn(async move {
        let _attending = attending;
        let shown = match filmed(&house, id, locale).await {
            Ok((content, files)) => {
                house.rest.finish_answer(&token, &content, files).await.map_err(|error| error.to_string())
            }
            Err(reason) => Err(reason),
        };
        if let Err(reason) = shown {
            tracing::error!(reason, id = id.0, "a match could not be replayed");
            let words = say(asker, &Phrase::new("discord-broken"), &[]);
            if let Err(error) = house.rest.answer_privately_after_all(&token, words).await {
                tracing::warn!(%error, "nobody could be told that a replay failed");
            }
        }
        drop(permit);
    });
    Ok(Done::Answered)
}

/// The words and the files of a replay; an error is for the operator.
async fn filmed(house: &House, id: MatchId, locale: Locale) -> Result<(String, Vec<CreateAttachment>), String> {
    let record = house.database.record(id).await.map_err(|error| error.to_string())?;
    let record = record.ok_or_else(|| "its record is gone".to_owned())?;
    let content = words(&record, locale);
    let _turn = house.replays_at_once.acquire().await.map_err(|error| error.to_string())?;
    let renderer = house.renderer.clone();
    let drawn = tokio::task::spawn_blocking(move || drawn(&renderer, &record)).await;
    let (gif, json) = drawn.map_err(|error| error.to_string())??;
    let alt = say(locale, &Phrase::new("discord-replay-alt"), &[]);
    let files = vec![CreateAttachment::bytes(gif, ANIMATION).description(alt), CreateAttachment::bytes(json, RECORD)];
    Ok((content, files))
}

fn words(record: &Record, locale: Locale) -> String {
    let seats = Seat::all(record.seats.len()).zip(&record.seats);
    let players = seats.map(|(seat, sitter)| format!("{} {}", names::sign(seat), names::escape(&sitter.player)));
    let heading = Phrase::new("discord-replay")
        .with("game", title(locale, &record.game))
        .with("players", players.collect::<Vec<_>>().join(" · "));
    cut(&say(locale, &heading, &[]), LONGEST_CONTENT)
}

/// The animation and the record's JSON.
fn drawn(renderer: &Renderer, record: &Record) -> Result<(Vec<u8>, Vec<u8>), String> {
    let game = games::find(&record.game).ok_or_else(|| format!("there is no game called {:?}", record.game))?;
    let scenes = replay::scenes(game, record, MOST_FRAMES)
        .map_err(|fault| format!("step {:?} cannot be followed: {}", fault.step, fault.why.key))?;
    let gif = renderer.gif(&scenes).map_err(|error| error.to_string())?;
    let json = serde_json::to_vec(record).map_err(|error| error.to_string())?;
    Ok((gif, json))
}
