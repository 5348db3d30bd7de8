//! `/game mine` and `/game history`: the user's open matches in all channels, and their latest finished matches in this server.

use super::invocation::{CommandContext, caller, respond};
use super::match_commands::{linked, named};
use crate::discord::http::MessagePayload;
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::PRIVATE_REPLAY;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTAINER, MAX_CONTENT, Rows, address, cut, framed, relative_time};
use crate::ids::UserId;
use crate::play::{Error, Stage, Store as _, View};
use crate::store::PlayedMatch;
use contract::{Color, Controls, Phrase, Seat};
use text::{Locale, say};

/// How many matches `/game mine` lists, most urgent first.
const MAX_MATCHES: usize = 10;
/// The longest line: the lines of all choices in a select fit into a message.
const MAX_LINE: usize = 150;

/// Lists the user's open and paused matches with their addresses, whose turn it is, and how long.
///
/// # Errors
/// The database failed.
#[poise::command(slash_command)]
pub async fn mine(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let locale = interaction.user.locale;
    let matches = bot.database.open_matches_of(interaction.user.id, MAX_MATCHES).await?;
    if matches.is_empty() {
        return respond(bot, &interaction, Response::ephemeral(&interaction, Phrase::new("discord-mine-none"))).await;
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
    respond(bot, &interaction, Response::Message(framed(list, Color::Glow))).await
}

/// Lists the user's latest finished matches that count, as many as a select has choices.
#[poise::command(slash_command)]
pub async fn history(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let (locale, user, guild) = (interaction.user.locale, interaction.user.id, interaction.guild);
    let matches = bot.database.history(user, guild, interaction.channel, Controls::MAX_CHOICES).await?;
    if matches.is_empty() {
        return respond(bot, &interaction, Response::ephemeral(&interaction, Phrase::new("discord-history-none")))
            .await;
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
    respond(
        bot,
        &interaction,
        Response::Message(framed(MessagePayload { components: rows.into_rows(), ..list }, Color::Glow)),
    )
    .await
}

fn line(locale: Locale, user: UserId, view: &View) -> String {
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
