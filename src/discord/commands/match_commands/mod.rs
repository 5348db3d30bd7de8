//! `/game board`, `time`, `pause`, `continue`, `resign`, `stop`, `invite`, `remove` and `host`, and the buttons of
//! ephemeral messages that run these commands. `/game mine` and `/game history` list the user's matches.

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use serenity::all::UserId;

use super::start::check_guest;
use super::{CommandContext, internal, unknown_command_error};
use crate::discord::bot::{Caller, Work};
use crate::discord::event::Guest;
use crate::discord::http::{AnswerLifetime, Component, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{self, CustomId, PRIVATE_REPLAY_SELECT_ID};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTAINER, MAX_CONTENT, Rows, and_more, button_row, container, cut_lines, in_container, labelled_button, pages,
    picture_description, relative_time, step_line, truncate,
};
use crate::ids::{self, MatchId};
use crate::play::{
    Answer, Command, Error, HintPosition, MatchMeta, Proposal, Reason, Stage, Store as _, View, if_readable,
};
use crate::store::PlayedMatch;
use contract::{Color, Controls, Phrase, Seat, Style};
use text::{Locale, localize_scene, say};

/// The maximum number of matches that `/game mine` describes in detail, and the maximum number that it lists. The most
/// urgent matches come first.
const MAX_DESCRIBED: usize = 10;
const MAX_LISTED_MATCHES: usize = 100;
/// The limit of the query for a user's open matches. No user has this many.
const MAX_OPEN_MATCHES: usize = 100_000;
/// The maximum number of characters of a line. A message can hold one such line for each choice in a select menu.
const MAX_LINE_CHARS: usize = 150;

/// Returns a slash command that runs `command` on the channel's match.
pub fn match_command(name: &'static str, command: Command) -> super::Command {
    let (name, custom_data) = (Cow::Borrowed(name), Box::new(command));
    super::Command { name: name.clone(), identifying_name: name, custom_data, ..run_in_channel() }
}

/// Runs the match command stored in its `custom_data` on the channel's match.
#[poise::command(slash_command)]
async fn run_in_channel(context: CommandContext<'_>) -> Result<(), Error> {
    let command = context.command().custom_data.downcast_ref::<Command>().ok_or_else(unknown_command_error)?;
    let caller = context.data();
    caller.respond(run(caller, command.clone(), None).await?).await
}

/// Shows how long the channel's match has lasted.
///
/// If no match is open or archived, uses the match that ended last.
#[poise::command(slash_command)]
pub async fn time(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let response = match run(caller, Command::Time, None).await {
        Err(Error::User(error)) if error.reason == Some(Reason::NoneHere) => {
            let ended = caller.bot.database.newest_finished_in(caller.channel).await?;
            let ended = ended.ok_or(Error::User(error))?;
            let answer = caller.bot.matches.run_command_on(ended, caller.request(Command::Time)).await?;
            to_response(caller.user.locale, (&Command::Time, None), answer)
        }
        result => result?,
    };
    caller.respond(response).await
}

/// Removes a player from the lobby.
#[poise::command(slash_command)]
pub async fn remove(
    context: CommandContext<'_>,
    #[description = "param-removed-player"] player: UserId,
) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(run(caller, Command::Remove(player.into()), None).await?).await
}

/// Reserves a seat in the user's lobby for another user.
#[poise::command(slash_command)]
pub async fn invite(
    context: CommandContext<'_>,
    #[description = "param-with"] player: serenity::all::User,
) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(invite_guest(caller, None, Guest::from(&player)).await?).await
}

/// Reserves a seat for `guest` in the lobby `chosen`, or else in the user's lobby in this channel.
///
/// # Errors
/// Fails if the guest cannot be invited here, or if there is no such lobby.
pub async fn invite_guest(caller: &Caller, chosen: Option<MatchId>, guest: Guest) -> Result<Response, Error> {
    check_guest(caller, &guest)?;
    if caller.guild.is_none() {
        return Err(Error::user("discord-with-direct"));
    }
    run(caller, Command::Invite { user: guest.user, name: CustomId::cut_name(&guest.name) }, chosen).await
}

/// Makes another player the host of the lobby.
#[poise::command(slash_command)]
pub async fn host(
    context: CommandContext<'_>,
    #[description = "param-host-player"] player: UserId,
) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(run(caller, Command::HandOver(player.into()), None).await?).await
}

/// Lists the user's open and paused matches, each with a link, whose turn it is, and the deadline.
///
/// # Errors
/// Fails if the database fails.
#[poise::command(slash_command)]
pub async fn mine(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let bot = &caller.bot;
    let locale = caller.user.locale;
    let matches = bot.database.open_matches_of(caller.user.id, MAX_OPEN_MATCHES).await?;
    if matches.is_empty() {
        return caller.respond(Response::Message(caller.ephemeral(Phrase::new("discord-mine-none")))).await;
    }
    let mut lines = vec![say(locale, &Phrase::new("discord-mine-heading"), &[])];
    let mut without_channel = Vec::new();
    for (number, id) in matches.iter().take(MAX_LISTED_MATCHES).enumerate() {
        let view = if number < MAX_DESCRIBED { bot.matches.match_view(*id).await.ok() } else { None };
        let meta = match view {
            Some(view) => {
                lines.push(match_line(locale, caller.user.id, &view));
                Some(view.meta)
            }
            // If another process runs the match, or if the record cannot be read, the list shows only a link.
            None => {
                let meta = if_readable(bot.database.load_meta(*id).await)?.flatten();
                lines.extend(meta.as_ref().map(|meta| format!("- {}", match_name_with_link(locale, meta))));
                meta
            }
        };
        let is_here =
            |meta: &MatchMeta| is_without_channel(meta) && meta.location.joined_guild() == caller.joined_guild();
        without_channel.extend(meta.filter(is_here));
    }
    let more = matches.len().saturating_sub(MAX_LISTED_MATCHES);
    lines.extend((more > 0).then(|| say(locale, &and_more(more), &[])));
    let mut list = pages(&lines);
    list[0].components = continue_components(locale, &without_channel);
    let list = list.into_iter().map(|page| in_container(page, Color::Usable)).collect();
    caller.respond(Response::Messages(list)).await
}

/// Lists the latest of the user's finished matches that count, as many as fit into a select menu.
#[poise::command(slash_command)]
pub async fn history(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let (locale, user, guild) = (caller.user.locale, caller.user.id, caller.guild);
    let matches = caller.bot.database.match_history(user, guild, caller.channel, Controls::MAX_CHOICES).await?;
    if matches.is_empty() {
        return caller.respond(Response::Message(caller.ephemeral(Phrase::new("discord-history-none")))).await;
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
        let when = relative_time(meta.ended_or_opened_at());
        let line = format!("- {result} · {when} · {}", match_name(locale, meta, TextFormat::Markdown));
        lines.push(truncate(&line, MAX_LINE_CHARS));
        options.push((meta.id.to_short(), format!("{result} · {}", match_name(locale, meta, TextFormat::Plain)), None));
    }
    let mut rows = Rows::default();
    rows.add_select(PRIVATE_REPLAY_SELECT_ID.to_owned(), &text("discord-history-select"), options);
    let list = MessagePayload::ephemeral(cut_lines(locale, &lines, MAX_CONTAINER));
    let list = in_container(MessagePayload { components: rows.into_rows(), ..list }, Color::Usable);
    caller.respond(Response::Message(list)).await
}

/// Runs a command on the match `chosen`, or else on the channel's match.
pub async fn run(caller: &Caller, command: Command, chosen: Option<MatchId>) -> Result<Response, Error> {
    let request = caller.request(command.clone());
    let answer = caller.bot.matches.run_command(caller.joined_guild(), caller.channel, chosen, request).await?;
    if let Answer::Hint(position) = answer {
        return hint_message(caller, *position).await.map(Response::Message);
    }
    Ok(to_response(caller.user.locale, (&command, chosen), answer))
}

/// Returns the message with a hint, which only the user sees.
///
/// # Errors
/// Fails if the analysis cannot give a hint for this position.
async fn hint_message(caller: &Caller, position: HintPosition) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let position = tokio::task::spawn_blocking(move || {
        let best = review::hinted_move(&*position.game_state, position.seat, position.draft.as_deref());
        (position, best)
    });
    let (HintPosition { meta, position, seat, game_state: played, draft }, best) = position.await.map_err(internal)?;
    let best = best.ok_or_else(|| Error::user("hint-none"))?;
    let locale = caller.user.locale;
    let scene = played.choice_scene(&best, None).ok_or_else(|| Error::user("hint-none"))?;
    let [players, plain] = names::seat_names_in_each_format(locale, &meta.seats, &played.signs());
    let text = Phrase::new("hint-move").with("move", review::good_move_phrase(&*played, seat, &best, draft.as_deref()));
    let alt = picture_description(locale, &played.describe(None), &plain);
    let picture = bot.draw(Some(localize_scene(locale, scene)), alt).await;
    let mut lines = vec![say(locale, &text, &players)];
    lines.extend(step_line(locale, &position));
    // The match has moved on while the bot was thinking.
    if bot.matches.match_view(meta.id).await?.position().is_after(&position) {
        return Err(Error::with_reason(Reason::Outdated));
    }
    let container = rules::find(&meta.game).map(|game| container(game.info().color, String::new()));
    let lifetime = AnswerLifetime::Position(position);
    Ok(MessagePayload { picture, container, lifetime, ..MessagePayload::ephemeral(lines.join("\n")) })
}

fn to_response(locale: Locale, (command, chosen): (&Command, Option<MatchId>), answer: Answer) -> Response {
    let text = |phrase: &Phrase| MessagePayload::ephemeral(say(locale, phrase, &[]));
    let (payload, lifetime) = match &answer {
        Answer::MatchShown | Answer::Refreshed | Answer::Hint(_) => return Response::SentElsewhere,
        Answer::Message(phrase) => {
            // This message is no longer true once the other players have agreed.
            let proposed = chosen.filter(|_| matches!(command, Command::Propose(_)));
            let lasts = proposed.map_or(AnswerLifetime::Always, |id| AnswerLifetime::Stage(id, Stage::Running));
            (text(phrase), lasts)
        }
        Answer::Paused(id) => (text(&Phrase::new("table-done-pause")), AnswerLifetime::Stage(*id, Stage::Archived)),
        Answer::ChooseMatch(matches) => (match_menu(locale, command, matches), AnswerLifetime::Always),
        Answer::Confirm(meta) | Answer::ConfirmAsLast(meta) => {
            let as_last = matches!(answer, Answer::ConfirmAsLast(_));
            (confirmation(locale, command, meta, as_last), AnswerLifetime::Stage(meta.id, meta.stage))
        }
        Answer::NeedsAgreement(id) => {
            let ask = CustomId::Command(Command::Propose(Proposal::Stop), *id);
            let resign = CustomId::Command(Command::Resign, *id);
            let buttons =
                [(ask, "discord-button-ask-to-stop", Style::Primary), (resign, "discord-button-resign", Style::Danger)];
            let question = Phrase::new("table-stop-needs-agreement");
            (question_with_buttons(locale, &question, buttons), AnswerLifetime::Stage(*id, Stage::Running))
        }
    };
    Response::Page(MessagePayload { lifetime, ..payload })
}

/// Returns whether the match is archived and has lost its message, so that its players can continue it only in another
/// channel of its server.
fn is_without_channel(meta: &MatchMeta) -> bool {
    meta.stage == Stage::Archived && meta.location.message.is_none() && meta.location.joined_guild().is_some()
}

/// Returns the components with which the user continues one of these matches in this channel: a button for one match, a
/// select menu for several.
fn continue_components(locale: Locale, matches: &[MatchMeta]) -> Vec<Component> {
    match matches {
        [] => Vec::new(),
        [only] => {
            let custom_id = CustomId::Command(Command::Resume, only.id);
            button_row([labelled_button(&custom_id, locale, "discord-button-resume", Style::Primary)])
        }
        several => match_menu(locale, &Command::Resume, several).components,
    }
}

/// Returns a message in which the user chooses the match on which `command` will run.
fn match_menu(locale: Locale, command: &Command, matches: &[MatchMeta]) -> MessagePayload {
    let placeholder = say(locale, &Phrase::new("discord-choose-match"), &[]);
    let line = |meta: &MatchMeta| format!("- {}", match_name_with_link(locale, meta));
    let lines = std::iter::once(placeholder.clone()).chain(matches.iter().map(line)).collect::<Vec<_>>();
    let options = matches.iter().map(|meta| (meta.id.to_short(), match_name(locale, meta, TextFormat::Plain), None));
    let mut rows = Rows::default();
    rows.add_select(custom_id::match_choice_id(command), &placeholder, options);
    let content = cut_lines(locale, &lines, MAX_CONTENT);
    MessagePayload { components: rows.into_rows(), ..MessagePayload::ephemeral(content) }
}

/// Returns a match's name: its game or edition, its number and its players.
pub fn match_name(locale: Locale, meta: &MatchMeta, format: TextFormat) -> String {
    let title = match rules::find(&meta.game) {
        Some(game) => say(locale, &game.info().title(&meta.options), &[]),
        None => meta.game.clone(),
    };
    let players: Vec<String> = meta.seats.iter().map(|player| names::of_player(locale, player, format)).collect();
    format!("{title} · #{} · {}", meta.number, players.join(", "))
}

/// Returns a match's name with a link to its message.
pub fn match_name_with_link(locale: Locale, meta: &MatchMeta) -> String {
    with_link(match_name(locale, meta, TextFormat::Markdown), meta)
}

fn with_link(text: String, meta: &MatchMeta) -> String {
    text + &meta.location.url().map_or(String::new(), |address| format!(" · {address}"))
}

/// Asks the user to confirm that they want to resign, stop the match, or cancel the lobby. If `as_last` is true, the
/// user is the last player in the match, so stopping counts as resigning.
fn confirmation(locale: Locale, command: &Command, meta: &MatchMeta, as_last: bool) -> MessagePayload {
    let cancels = meta.stage == Stage::Lobby && !matches!(command, Command::Agree | Command::Resign);
    let (question, yes, confirmed) = match command {
        Command::Agree => ("discord-end-question", "discord-button-confirm-end", Command::ConfirmAgree),
        Command::Resign => ("discord-resign-question", "discord-button-confirm-resign", Command::ConfirmResign),
        _ if cancels => ("discord-cancel-question", "discord-button-confirm-cancel", Command::ConfirmStop),
        _ if as_last => ("discord-stop-question-last", "discord-button-confirm-resign", Command::ConfirmResign),
        _ if meta.is_alone() => ("discord-stop-question-alone", "discord-button-confirm-stop", Command::ConfirmStop),
        _ => ("discord-stop-question", "discord-button-confirm-stop", Command::ConfirmStop),
    };
    let no = if cancels { "discord-button-keep-lobby" } else { "discord-button-play-on" };
    let buttons = [
        (CustomId::Command(confirmed, meta.id), yes, Style::Danger),
        (CustomId::PlayOn(meta.id), no, Style::Secondary),
    ];
    // Statistics also count matches against computers.
    let counts = meta.practice.is_none() && !meta.is_open_deal();
    let question =
        Phrase::new(question).with("match", match_name_with_link(locale, meta)).with("counts", counts.to_string());
    question_with_buttons(locale, &question, buttons)
}

/// Returns an ephemeral message with a question and two buttons.
pub fn question_with_buttons(
    locale: Locale,
    phrase: &Phrase,
    buttons: [(CustomId, &'static str, Style); 2],
) -> MessagePayload {
    let components = button_row(buttons.map(|(custom_id, key, style)| labelled_button(&custom_id, locale, key, style)));
    MessagePayload { components, ..MessagePayload::ephemeral(truncate(&say(locale, phrase, &[]), MAX_CONTENT)) }
}

/// Returns the line for a match in `/game mine`.
fn match_line(locale: Locale, user: ids::UserId, view: &View) -> String {
    let own = view.meta.seat_of(user).is_some_and(|seat| view.awaited.contains(seat));
    let key = match view.meta.stage {
        Stage::Lobby => "discord-mine-lobby",
        Stage::Archived if is_without_channel(&view.meta) => "discord-mine-channel-gone",
        Stage::Archived => "discord-mine-paused",
        _ if own => "discord-mine-own-turn",
        _ => "discord-mine-turn",
    };
    let deadline = view.meta.deadline.map(relative_time);
    let phrase = Phrase::new(key)
        .with("match", match_name(locale, &view.meta, TextFormat::Markdown))
        .with("players", view.awaited.iter().collect::<Vec<Seat>>())
        .with("deadline", deadline.unwrap_or_else(|| "–".to_owned()));
    let sentence = say(locale, &phrase, &names::seat_names(locale, view.players(), TextFormat::Markdown));
    with_link(format!("- {sentence}"), &view.meta)
}
