//! `/game mine`: the user's open and paused matches, in all channels.

use super::play::{linked, named};
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, address, cut, framed, relative_time};
use crate::play::{Error, Stage, Store as _, View};
use contract::{Color, Phrase, Seat};
use text::{Locale, say};

/// How many matches are listed, most urgent first.
const MAX_MATCHES: usize = 10;

/// Lists the user's open and paused matches with their addresses, whose turn it is, and how long.
///
/// # Errors
/// The database failed.
pub async fn mine(bot: &BotContext, interaction: &InteractionContext) -> Result<Response, Error> {
    let locale = interaction.user.locale;
    let matches = bot.database.open_matches_of(interaction.user.id, MAX_MATCHES).await?;
    if matches.is_empty() {
        return Ok(Response::ephemeral(interaction, Phrase::new("discord-mine-none")));
    }
    let mut lines = vec![say(locale, &Phrase::new("discord-mine-heading"), &[])];
    for id in matches {
        match bot.table.view_of(id).await {
            Ok(view) => lines.push(line(locale, interaction.user.id, &view)),
            // Another process has it, or it cannot be read.
            Err(_) => {
                let meta = bot.database.meta(id).await?;
                lines.extend(meta.map(|meta| format!("- {}", linked(locale, &meta))));
            }
        }
    }
    let list = MessagePayload::ephemeral(cut(&lines.join("\n"), MAX_CONTENT));
    Ok(Response::Message(framed(list, Color::Glow)))
}

fn line(locale: Locale, user: u64, view: &View) -> String {
    let own = view.meta.seat_of(user).is_some_and(|seat| view.awaited.has(seat));
    let key = match view.meta.stage {
        Stage::Lobby => "discord-mine-lobby",
        Stage::Archived => "discord-mine-paused",
        _ if own => "discord-mine-own-turn",
        _ => "discord-mine-turn",
    };
    let deadline = view.meta.deadline.map(relative_time);
    let phrase = Phrase::new(key)
        .with("match", named(locale, &view.meta, TextFormat::Markdown))
        .with("players", view.awaited.iter().collect::<Vec<Seat>>())
        .with("deadline", deadline.unwrap_or_else(|| "–".to_owned()));
    let sentence = say(locale, &phrase, &names::all(locale, view.players(), TextFormat::Markdown));
    let address = address(view.meta.location).map(|address| format!(" · {address}"));
    format!("- {sentence}{}", address.unwrap_or_default())
}
