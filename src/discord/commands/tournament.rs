//! `/tournament start` and `/duplicate start`, and the buttons of tournaments.

#![expect(clippy::too_many_arguments, reason = "each parameter of a command is an argument")]

use std::time::Duration;

use super::begin_time::parse_begin_time;
use super::open_tournament::{check_may_open, lacks_create_events, new_sign_up, open_sign_up};
use super::organise::{self, validate_text};
use super::start::check_may_post;
use super::{CommandContext, PlayedGame, tournament_pages, unknown_command_error, writes_month_first};
use crate::discord::bot::Caller;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{Response, user_error};
use crate::discord::message::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::message::{Rows, and_more, button as button_of, button_row, labelled_button, say_all};
use crate::discord::presenter::tournaments;
use crate::ids::TournamentId;
use crate::play::{
    Error, Format, MAX_DESCRIPTION_CHARS, MAX_ROUNDS, MAX_TABLES, MAX_TITLE_CHARS, Pace, Plan, QueueTurn, Tournament,
    TournamentChange, TournamentStage,
};
use contract::{Controls, Phrase, Style};
use text::say;

/// Discord's limit for the rows of a message.
const MAX_ACTION_ROWS: usize = 5;

/// Opens a tournament for sign-up.
#[poise::command(slash_command, rename = "start")]
pub async fn tournament_start(
    context: CommandContext<'_>,
    game: String,
    #[string] format: Format,
    rounds: Option<i64>,
    #[string] pace: Option<Pace>,
    #[rename = "begins-in"] begins_in: Option<i64>,
    begins: Option<String>,
    title: Option<String>,
    description: Option<String>,
    limit: Option<i64>,
    #[rename = "third-place"] third_place: Option<bool>,
) -> Result<(), Error> {
    let format = Some(format).filter(|format| Format::PAIRED.contains(format)).ok_or_else(unknown_command_error)?;
    let third_place = third_place == Some(true) && format == Format::Knockout;
    let planned = SignUpArguments { begins_in, begins, title, description, limit };
    let wanted = StartArguments { game, format, rounds, tables: 0, third_place, pace, planned };
    open_tournament(context, wanted).await
}

/// Opens a duplicate for sign-up: the same deals at several tables.
#[poise::command(slash_command, rename = "start")]
pub async fn duplicate_start(
    context: CommandContext<'_>,
    game: String,
    tables: Option<i64>,
    deals: Option<i64>,
    #[string] pace: Option<Pace>,
    #[rename = "begins-in"] begins_in: Option<i64>,
    begins: Option<String>,
    title: Option<String>,
    description: Option<String>,
    limit: Option<i64>,
) -> Result<(), Error> {
    let tables = tables.map_or(MAX_TABLES, |tables| tables.clamp(2, MAX_TABLES as i64) as usize);
    let planned = SignUpArguments { begins_in, begins, title, description, limit };
    let format = Format::Duplicate;
    let wanted = StartArguments { game, format, rounds: deals, tables, third_place: false, pace, planned };
    open_tournament(context, wanted).await
}

/// Posts the message of the channel's tournament again.
#[poise::command(slash_command, rename = "show")]
pub async fn tournament_show(context: CommandContext<'_>) -> Result<(), Error> {
    show_tournament(context, false).await
}

/// Posts the message of the channel's duplicate again.
#[poise::command(slash_command, rename = "show")]
pub async fn duplicate_show(context: CommandContext<'_>) -> Result<(), Error> {
    show_tournament(context, true).await
}

async fn show_tournament(context: CommandContext<'_>, duplicates: bool) -> Result<(), Error> {
    let caller = context.data();
    let locale = caller.user.locale;
    let open = caller.bot.tournaments.open_tournaments_in(caller.parent_channel, duplicates).await?;
    let response = match &open[..] {
        [] => return Err(Error::user("tournament-none-here")),
        [only] => repost(caller, only.id).await?,
        several => {
            let choice = |tournament: &Tournament| {
                let button = CustomId::tournament(tournament.id, TournamentAction::Repost);
                let label = say(locale, &tournaments::numbered_title(tournament), &[]);
                button_of(&button, label, Style::Secondary)
            };
            let mut rows = Rows::default();
            several
                .chunks(Controls::MAX_BUTTONS)
                .take(MAX_ACTION_ROWS)
                .for_each(|row| rows.add_buttons(row.iter().map(choice)));
            let more = several.len().saturating_sub(MAX_ACTION_ROWS * Controls::MAX_BUTTONS);
            let text = std::iter::once(Phrase::new("tournament-choose")).chain((more > 0).then(|| and_more(more)));
            let text = MessagePayload::ephemeral(say_all(locale, text, "\n"));
            Response::Message(text.with_components(rows.into_rows()))
        }
    };
    caller.respond(response).await
}

/// Lets the bot post the tournament's message again, and deletes the old message.
async fn repost(caller: &Caller, id: TournamentId) -> Result<Response, Error> {
    let bot = &caller.bot;
    let channel = caller.parent_channel;
    bot.matches.count_start(caller.token.id, caller.user.id, channel)?;
    if let Some(old) = bot.tournaments.request_repost(id, channel).await? {
        let api = bot.api.clone();
        tokio::spawn(async move {
            if let Err(error) = api.delete(channel, old).await {
                tracing::debug!(%error, "a tournament's old message was not deleted");
            }
        });
    }
    Ok(Response::Page(caller.ephemeral(Phrase::new("tournament-shown"))))
}

/// The arguments of `/tournament start` or `/duplicate start`.
struct StartArguments {
    game: String,
    format: Format,
    rounds: Option<i64>,
    tables: usize,
    third_place: bool,
    pace: Option<Pace>,
    planned: SignUpArguments,
}

/// The optional arguments for the sign-up.
struct SignUpArguments {
    /// The time until the tournament begins, in minutes.
    begins_in: Option<i64>,
    begins: Option<String>,
    title: Option<String>,
    description: Option<String>,
    limit: Option<i64>,
}

async fn open_tournament(context: CommandContext<'_>, wanted: StartArguments) -> Result<(), Error> {
    let caller = context.data();
    let (_, played) = PlayedGame::all().find(|(name, _)| *name == wanted.game).ok_or_else(unknown_command_error)?;
    let info = played.info();
    let settings = check_may_open(caller, info, wanted.format).await?;
    let now = caller.bot.matches.now();
    let mut options = info.lobby_options();
    if let (Some(option), Some(edition)) = (info.edition_option, played.edition) {
        options.set(info.options, option, edition).map_err(|refusal| user_error(refusal.0))?;
    }
    if wanted.format == Format::Duplicate {
        options = info.options_with_deals(&options).ok_or_else(|| Error::user("tournament-no-deals"))?;
    }
    let locale = caller.shared_language(settings.locale);
    let pace = wanted.pace.or(settings.pace).unwrap_or(Pace::default_for(info));
    let plan = Plan {
        rounds_wanted: wanted.rounds.map(|rounds| rounds.clamp(1, MAX_ROUNDS as i64) as usize),
        tables: wanted.tables,
        third_place: wanted.third_place,
        announced: lacks_create_events(caller),
        ..Plan::new(info.name, options, locale, pace, wanted.format, now)
    };
    let mut tournament = new_sign_up(caller, plan)?;
    let SignUpArguments { begins_in, begins, title, description, limit } = wanted.planned;
    if let Some(limit) = limit {
        tournament.set_entrant_limit(usize::try_from(limit).unwrap_or(0), info)?;
    }
    if let Some(minutes) = begins_in.filter(|_| begins.is_none()) {
        let wait = Duration::from_secs(60 * minutes.clamp(1, MAX_MINUTES_TO_BEGIN).unsigned_abs());
        tournament.set_begin_time(now + wait, now)?;
    }
    if let Some(typed) = begins {
        let zone = settings.puzzle_time.as_ref().map(|time| time.zone.as_str());
        let locale = caller.user.locale;
        let (at, zone) = parse_begin_time(&typed, locale, zone, writes_month_first(context), now)?;
        tournament.set_begin_time(at, now)?;
        tournament.plan.organised.zone = Some(zone);
    }
    tournament.plan.organised.title = title.map(|title| validate_text(&title, MAX_TITLE_CHARS)).transpose()?;
    tournament.plan.organised.description =
        description.map(|description| validate_text(&description, MAX_DESCRIPTION_CHARS)).transpose()?;
    let response = open_sign_up(caller, &tournament).await?;
    caller.respond(response).await
}

/// The maximum time until a tournament begins by itself, in minutes: a week.
pub const MAX_MINUTES_TO_BEGIN: i64 = 7 * 24 * 60;

/// Handles a button or a choice in a tournament's message, when its turn comes.
///
/// # Errors
/// Fails if too many presses wait (`turn` is `None`), if the tournament's rules forbid the change, or if the button is
/// forged.
pub async fn handle_press(
    caller: &Caller,
    TournamentButton { id, action }: TournamentButton,
    turn: Option<QueueTurn>,
) -> Result<Response, Error> {
    let bot = &caller.bot;
    let in_ephemeral_message = caller.private_message.is_some();
    let change = match action {
        TournamentAction::AskToStop => {
            let action = TournamentAction::Change(TournamentChange::Stop);
            let stop = CustomId::tournament(id, action);
            let stop = button_row([labelled_button(&stop, caller.user.locale, "discord-button-cancel", Style::Danger)]);
            let question = caller.ephemeral(Phrase::new("tournament-confirm-stop"));
            return Ok(Response::Message(question.with_components(stop)));
        }
        TournamentAction::List => {
            return Ok(Response::Messages(tournaments::all_lines(&bot.tournaments.get(id, caller.channel).await?)));
        }
        TournamentAction::Repost => return repost(caller, id).await,
        TournamentAction::Organise(button) => return organise::handle_press(caller, id, button).await,
        TournamentAction::Bracket(_) | TournamentAction::Round(_) => {
            return tournament_pages::page(caller, id, action).await;
        }
        TournamentAction::OpenNext => return tournament_pages::open_next_tournament(caller, id).await,
        TournamentAction::Change(change) => change,
    };
    if change == TournamentChange::ShareResult {
        check_may_post(caller, false)?;
    }
    let mut turn = turn.ok_or_else(|| Error::user("table-busy"))?;
    turn.wait().await;
    let moderator = caller.is_moderator();
    let changed = bot.tournaments.apply_change(id, caller.channel, &caller.user, moderator, change).await;
    let changed = match changed {
        // The message shows an older version of the tournament.
        Err(error) if error.is_outdated() && !in_ephemeral_message => {
            Some(bot.tournaments.get(id, caller.channel).await?)
        }
        changed => changed?,
    };
    let Some(changed) = changed.filter(|_| !in_ephemeral_message) else {
        return Ok(Response::Update(caller.ephemeral(Phrase::new("tournament-cancelled"))));
    };
    // The next press need not wait for the picture.
    drop(turn);
    // The message of a running round does not list the entrants, so the response tells the user.
    let done = match change {
        _ if changed.stage != TournamentStage::Running => None,
        TournamentChange::Join => {
            Some(Phrase::new("tournament-joined-late").with("round", changed.plan.rounds.len() + 1))
        }
        TournamentChange::Leave => Some(Phrase::new("tournament-withdrew")),
        _ => None,
    };
    if let Some(done) = done {
        return Ok(Response::Message(caller.ephemeral(done)));
    }
    bot.tournaments.mark_shown(&changed);
    if change == TournamentChange::ShareResult {
        return Ok(tournament_pages::shared_result(caller, &changed));
    }
    let message = tournaments::message_with_picture(&bot.pictures, &bot.avatars, &changed).await;
    bot.tournaments.mark_shown(&changed);
    Ok(Response::Update(message))
}
