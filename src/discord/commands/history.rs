//! `/game history`: the user's latest finished matches in this server, and a select to watch one of them again.

use super::play::named;
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::PRIVATE_REPLAY;
use crate::discord::message::names::TextFormat;
use crate::discord::message::{MAX_CONTAINER, Rows, cut, framed, relative_time};
use crate::play::Error;
use crate::store::PlayedMatch;
use contract::{Color, Controls, Phrase};
use text::say;

/// The longest line: the lines of all choices in a select fit into a message.
const MAX_LINE: usize = 150;

/// Lists the user's latest finished matches that count, as many as a select has choices.
pub async fn history(bot: &BotContext, interaction: &InteractionContext) -> Result<Response, Error> {
    let (locale, place) = (interaction.user.locale, interaction.guild.unwrap_or(interaction.channel));
    let matches = bot.database.history(interaction.user.id, place, Controls::MAX_CHOICES).await?;
    if matches.is_empty() {
        return Ok(Response::ephemeral(interaction, Phrase::new("discord-history-none")));
    }
    let text = |key: &'static str| say(locale, &Phrase::new(key).with("most", Controls::MAX_CHOICES), &[]);
    let (mut lines, mut options) = (vec![text("discord-history-heading")], Vec::new());
    for PlayedMatch { meta, rank, drawn } in &matches {
        let result = match rank {
            _ if *drawn => Phrase::new("discord-history-drawn"),
            1 => Phrase::new("discord-history-won"),
            _ => Phrase::new("discord-history-rank").with("rank", *rank).with("seats", meta.seats.len()),
        };
        let result = say(locale, &result, &[]);
        let when = relative_time(meta.end_time());
        let line = format!("- {result} {when} · {}", named(locale, meta, TextFormat::Markdown));
        lines.push(cut(&line, MAX_LINE));
        options.push((meta.id.to_short(), format!("{result} · {}", named(locale, meta, TextFormat::Plain)), None));
    }
    let mut rows = Rows::default();
    rows.select(PRIVATE_REPLAY.to_owned(), &text("discord-history-select"), options);
    let list = MessagePayload::ephemeral(cut(&lines.join("\n"), MAX_CONTAINER));
    Ok(Response::Message(framed(MessagePayload { components: rows.into_rows(), ..list }, Color::Glow)))
}
