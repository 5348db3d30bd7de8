//! Replays of finished matches. `/game replay` and the Replay button send an animation. Buttons below the animation
//! show single frames, or send the record as a file.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::start::{ATTACH_FILES, check_permissions};
use super::{CommandContext, internal, unknown_button};
use crate::discord::bot::replay_queue::{DrawnReplay, PendingReplay};
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::http::{Button, Component, File, MessagePayload};
use crate::discord::interaction::{Response, error_text};
use crate::discord::message::custom_id::{self, CustomId};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    self, MAX_CONTENT, Rows, button_row, in_container, labelled_button, picture_description, say_all, truncate,
};
use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::{Error, MatchMeta, Stage, Store as _, StoredMatch};
use contract::{Controls, Fault, Game, Phrase, Record, Scene, SeatSet, Style};
use pictures::animation::{MAX_BYTES, MAX_FRAMES};
use pictures::{RenderError, Renderer};
use replay::{Frame, MatchDetails, Replay};
use text::{Locale, say};

/// A match that has begun, with everything needed to draw its pictures.
pub struct DrawableMatch {
    pub meta: MatchMeta,
    pub game: &'static dyn Game,
    pub record: Record,
    pub about: MatchDetails,
}

/// Sends the animation of this channel's last finished match.
#[poise::command(slash_command, rename = "replay", identifying_name = "replay")]
pub async fn latest(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(replay(caller, None, false).await?).await
}

/// Sends the animation of match `id`, or else of the channel's last finished match. Only the user sees it if `private`
/// is true. Defers the response and draws in the background.
pub async fn replay(caller: &Caller, id: Option<MatchId>, private: bool) -> Result<Response, Error> {
    let bot = &caller.bot;
    check_permissions(caller, &[ATTACH_FILES])?;
    let Some(pending) = bot.replays.admit(caller)? else { return Ok(Response::SentElsewhere) };
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let id = match id {
        None => bot.database.newest_finished_in(caller.channel).await?,
        chosen => chosen,
    };
    let id = id.ok_or_else(|| Error::user("discord-replay-none"))?;
    let stored = load(caller, id, private).await?;
    let locale = if private { caller.user.locale } else { stored.meta.locale };
    let finished = DrawableMatch::new(bot, stored, locale).await?;
    if !private {
        bot.check_work_limit(Work::PublicReplay(caller.channel))?;
    }
    if !caller.defer(private).await? {
        return Ok(Response::SentElsewhere);
    }
    let (caller, response_token) = (caller.clone(), bot.api.track_response());
    tokio::spawn(async move {
        let _until_the_end = response_token;
        if let Err(error) = send_replay(&caller, &pending, finished).await {
            tracing::warn!(match_id = id.to_short(), "a match could not be replayed");
            let apology = MessagePayload::ephemeral(error_text(&caller, error));
            if let Err(error) = caller.bot.api.replace_deferred(&caller.token, &apology).await {
                tracing::warn!(%error, match_id = id.to_short(), "the error of a replay could not be sent");
            }
        }
    });
    Ok(Response::SentElsewhere)
}

/// Returns the record of a finished match as a file that only the user sees.
pub async fn record_file(caller: &Caller, id: MatchId) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let stored = load(caller, id, true).await?;
    let text = Phrase::new("discord-record").with("number", stored.meta.number);
    let check =
        bot.links.check.iter().map(|url| Phrase::new("discord-record-check").with("address", format!("<{url}>")));
    let text = say_all(caller.user.locale, std::iter::once(text).chain(check), "\n");
    let record =
        bot.database.record_of_stored(stored).await?.ok_or_else(|| internal("a finished match has no record"))?;
    let json = serde_json::to_vec(&record).map_err(internal)?;
    let file = Some(File { name: "record.json", bytes: Arc::new(json), description: None });
    Ok(MessagePayload { file, ..MessagePayload::ephemeral(text) })
}

/// Like [`load_begun`], but fails if the match has not finished.
pub async fn load(caller: &Caller, id: MatchId, private: bool) -> Result<StoredMatch, Error> {
    let stored = load_begun(caller, id, private).await?;
    if stored.meta.stage == Stage::Over { Ok(stored) } else { Err(Error::user("discord-replay-elsewhere")) }
}

/// Loads a match that is in this channel and has begun. If `private` is true, also loads the user's matches in other
/// channels, and ended matches of this channel's tournaments.
async fn load_begun(caller: &Caller, id: MatchId, private: bool) -> Result<StoredMatch, Error> {
    let own = private.then_some(caller.user.id);
    let stored = caller.bot.database.load(id).await?.filter(|stored| may_see(&stored.meta, caller.channel, own));
    stored.ok_or_else(|| Error::user("discord-replay-elsewhere"))
}

fn may_see(meta: &MatchMeta, channel: ChannelId, player: Option<UserId>) -> bool {
    // A tournament's ended matches are visible in the tournament's channel.
    let is_table_of_channel = meta.table.is_some_and(|table| table.tournament_channel == channel);
    let is_visible = meta.stage == Stage::Over && is_table_of_channel;
    let own = player.is_some_and(|user| is_visible || meta.seat_of(user).is_some());
    matches!(meta.stage, Stage::Running | Stage::Archived | Stage::Over) && (meta.location.channel == channel || own)
}

impl DrawableMatch {
    /// Prepares a match for drawing. Fails if the match was played under older rules, or if its deal is still sealed.
    pub async fn new(bot: &BotContext, stored: StoredMatch, locale: Locale) -> Result<DrawableMatch, Error> {
        if !rules::is_current(&stored.meta.game, stored.meta.rules) {
            return Err(Error::user("discord-replay-older-rules"));
        }
        let (meta, rating_changes) = (stored.meta.clone(), message::shown_rating_changes(&stored.ratings.changes));
        let id = stored.meta.id.0;
        let record = bot.database.record_to_draw(stored).await?;
        let record = record.ok_or_else(|| internal(format!("match {id} has no record")))?;
        let game = rules::find(&meta.game).ok_or_else(|| internal(format!("there is no game {:?}", meta.game)))?;
        let names = meta.seats.iter().map(|player| names::short_name(locale, player, TextFormat::Plain)).collect();
        let avatars = |user| bot.avatars.image(meta.location.guild, user);
        let players = meta.seats.iter().map(|player| names::shown_player(locale, player, &avatars)).collect();
        let (number, away) = (Some(meta.number), meta.absent_seats(SeatSet::EMPTY));
        let about = MatchDetails { locale, players, names, number, away, rating_changes };
        Ok(DrawableMatch { meta, game, record, about })
    }

    pub fn replay(&self) -> Result<Replay<&Record>, Error> {
        Replay::new(self.game, &self.record, self.about.clone()).map_err(stuck)
    }

    /// Returns the phrase `key` with the game and the number of the match.
    pub fn heading(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("game", self.game.info().title(&self.meta.options)).with("number", self.meta.number)
    }

    /// Draws the animation as a file of at most `limit` bytes.
    fn draw_animation(&self, renderer: &Renderer, limit: usize) -> Result<DrawnReplay, Error> {
        let replay = self.replay()?;
        let scenes = replay.animation_scenes(MAX_FRAMES).map_err(stuck)?;
        let gif = renderer.gif(&scenes, limit).map_err(|error| match error {
            RenderError::TooLarge(_) => Error::user("discord-replay-too-large"),
            error => internal(error),
        })?;
        let (signs, last_frame) = (replay.final_match.signs(), replay.last_frame());
        Ok(DrawnReplay { gif: Arc::new(gif), signs, last_frame })
    }
}

/// Draws the replay and adds it to the deferred message.
async fn send_replay(caller: &Caller, pending: &PendingReplay, finished: DrawableMatch) -> Result<(), Error> {
    let finished = Arc::new(finished);
    let drawn = get_or_draw(&caller.bot, pending, &finished, caller.attachment_size_limit.min(MAX_BYTES)).await?;
    let (meta, locale) = (&finished.meta, finished.about.locale);
    let signs = drawn.signs.iter().copied();
    let players = names::seat_names(locale, meta.seats.iter().zip(signs), TextFormat::Markdown).join(" · ");
    let heading = finished.heading("discord-replay").with("players", players);
    let description = Some(say(locale, &Phrase::new("discord-replay-alt"), &[]));
    let payload = MessagePayload {
        components: animation_buttons(meta.id, locale, drawn.last_frame),
        file: Some(File { name: "replay.gif", bytes: Arc::clone(&drawn.gif), description }),
        ..MessagePayload::text(truncate(&say(locale, &heading, &[]), MAX_CONTENT))
    };
    caller.bot.api.edit_response(&caller.token, &payload).await.map(drop).map_err(internal)
}

/// Returns the replay as a file of at most `limit` bytes. If it is not in the cache, waits for its turn and draws it.
async fn get_or_draw(
    bot: &BotContext,
    pending: &PendingReplay,
    finished: &Arc<DrawableMatch>,
    limit: usize,
) -> Result<Arc<DrawnReplay>, Error> {
    let key = (finished.meta.id, finished.about.locale, limit);
    if let Some(drawn) = bot.replays.cache.get(&key) {
        return Ok(drawn);
    }
    let turn = pending.wait_for_turn().await.map_err(internal)?;
    // Another request might have drawn this replay in the meantime.
    if let Some(drawn) = bot.replays.cache.get(&key) {
        return Ok(drawn);
    }
    let (renderer, finished) = (bot.pictures.renderer.clone(), Arc::clone(finished));
    let drawn = turn.run(move || finished.draw_animation(&renderer, limit)).await.map_err(internal)??;
    let drawn = Arc::new(drawn);
    bot.replays.cache.insert(key, Arc::clone(&drawn));
    Ok(drawn)
}

/// Returns the buttons below an animation: they open the last frame, the first frame, or the record.
fn animation_buttons(id: MatchId, locale: Locale, last: usize) -> Vec<Component> {
    let frame = |number| CustomId::Frame { id, number, open: true };
    let back = (last > 1).then(|| labelled_button(&frame(last), locale, "discord-button-from-end", Style::Secondary));
    let on = labelled_button(&frame(last.min(1)), locale, "discord-button-step", Style::Secondary);
    let record = labelled_button(&CustomId::Record(id), locale, "discord-button-record", Style::Secondary);
    button_row(back.into_iter().chain([on, record]))
}

/// Returns a frame of a match's replay as an ephemeral message. The match may still be running.
///
/// # Errors
/// Fails if the user may not see the match here, or if the match has no such frame.
pub async fn step(caller: &Caller, id: MatchId, number: usize) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let stored = load_begun(caller, id, true).await?;
    let finished = DrawableMatch::new(bot, stored, caller.user.locale).await?;
    let (scene, alt, message) =
        tokio::task::spawn_blocking(move || frame_message(&finished, number)).await.map_err(internal)??;
    Ok(MessagePayload { picture: bot.draw(Some(scene), alt).await, ..message })
}

/// Returns a frame's picture, its description, and the message without the picture.
fn frame_message(finished: &DrawableMatch, number: usize) -> Result<(Scene, String, MessagePayload), Error> {
    let replay = finished.replay()?;
    if number > replay.last_frame() {
        return Err(unknown_button());
    }
    let Frame { scene, sentences, signs } = replay.frame(number).map_err(stuck)?;
    let (meta, locale) = (&finished.meta, finished.about.locale);
    let heading = finished.heading("discord-step-heading").with("place", replay.frame_label(number));
    let heading = say(locale, &heading, &[]);
    let [players, plain] = names::seat_names_in_each_format(locale, &meta.seats, &signs);
    // The title frame has no sentences, so the message lists the players instead.
    let (words, alt) = match &sentences[..] {
        [] => (players.join(" · "), plain.join(", ")),
        [first, ..] => (say(locale, first, &players), picture_description(locale, &sentences, &plain)),
    };
    let message = MessagePayload::ephemeral(truncate(&format!("{heading}\n{words}"), MAX_CONTENT))
        .with_components(frame_controls(meta.id, locale, number, &replay));
    Ok((scene, alt, in_container(message, finished.game.info().color)))
}

/// Returns the buttons below a frame and, for a long match, a select menu with evenly spaced frames.
fn frame_controls(id: MatchId, locale: Locale, number: usize, replay: &Replay<&Record>) -> Vec<Component> {
    let mut rows = Rows::default();
    rows.add_buttons(frame_buttons(id, locale, number, replay.last_frame()));
    if replay.moment_count() > Controls::MAX_CHOICES {
        let frames = replay.evenly_spaced_moments(Controls::MAX_CHOICES).into_iter();
        let options = frames.map(|frame| (frame.to_string(), say(locale, &replay.frame_label(frame), &[]), None));
        let placeholder = say(locale, &Phrase::new("discord-select-step"), &[]);
        rows.add_select(custom_id::frame_select_id(id), &placeholder, options);
    }
    rows.into_rows()
}

/// Returns the buttons that lead to the first, the previous, the next and the last frame. Custom ids must be unique, so
/// no two enabled buttons lead to the same frame, and disabled buttons have numbered custom ids.
fn frame_buttons(id: MatchId, locale: Locale, number: usize, last: usize) -> Vec<Button> {
    let button = |to: usize, key: &'static str| {
        let custom_id = CustomId::Frame { id, number: to, open: false };
        Button { disabled: to == number, ..labelled_button(&custom_id, locale, key, Style::Secondary) }
    };
    vec![
        button(if number > 1 { 0 } else { number }, "discord-button-first"),
        button(number.saturating_sub(1), "discord-button-back"),
        button(last.min(number + 1), "discord-button-on"),
        button(if number + 1 < last { last } else { number }, "discord-button-last"),
    ]
}

fn stuck(fault: Fault) -> Error {
    internal(format!("step {:?} cannot be followed: {}", fault.step, fault.why.key))
}
