//! The commands of `/tournament` and `/duplicate`, and the buttons of tournaments. With the buttons, users sign up,
//! view the bracket or earlier rounds, open the next tournament, and share results.

#![expect(clippy::too_many_arguments, reason = "each parameter of a command is an argument")]

use std::time::Duration;

use serenity::all::Permissions;

use super::begin_time::parse_begin_time;
use super::organise::{self, validate_text};
use super::start::{
    CREATE_PUBLIC_THREADS, NamedPermission, WRITE_IN_THREADS, check_may_post, check_permissions, settings_to_start,
};
use super::{CommandContext, PlayedGame, find_game, unknown_button, unknown_command_error, writes_month_first};
use crate::discord::bot::{Caller, Work};
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{CustomId, SettingsPage, TournamentAction, TournamentButton};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{and_more, button as button_of, button_row, labelled_button, say_all};
use crate::discord::presenter::tournaments;
use crate::ids::TournamentId;
use crate::play::{
    Error, Format, GuildSettings, MAX_DESCRIPTION_CHARS, MAX_ROUNDS, MAX_TABLES, MAX_TITLE_CHARS, Pace, Plan,
    QueueTurn, Tournament, TournamentChange, TournamentStage,
};
use contract::{Controls, GameInfo, Phrase, Style};
use text::say;

/// Discord's limit for the rows of a message.
const MAX_ACTION_ROWS: usize = 5;
/// The maximum number of minutes until a tournament begins by itself: a week.
pub const MAX_MINUTES_TO_BEGIN: i64 = 7 * 24 * 60;
const CREATE_PRIVATE_THREADS: NamedPermission =
    (Permissions::CREATE_PRIVATE_THREADS, "permission-create-private-threads");

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
    let planned = SignUpArguments { game, format, pace, begins_in, begins, title, description, limit };
    open_tournament(context, planned, rounds, 0, third_place).await
}

/// Opens a duplicate for sign-up: several tables play the same deals.
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
    let format = Format::Duplicate;
    let planned = SignUpArguments { game, format, pace, begins_in, begins, title, description, limit };
    open_tournament(context, planned, deals, tables, false).await
}

/// Posts the message of the channel's tournament again.
#[poise::command(slash_command, rename = "show")]
pub async fn tournament_show(context: CommandContext<'_>) -> Result<(), Error> {
    show_tournament(context, false).await
}

/// Posts the message of the channel's duplicate tournament again.
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
            let rows = several.chunks(Controls::MAX_BUTTONS).take(MAX_ACTION_ROWS);
            let rows = rows.flat_map(|row| button_row(row.iter().map(choice))).collect();
            let more = several.len().saturating_sub(MAX_ACTION_ROWS * Controls::MAX_BUTTONS);
            let text = std::iter::once(Phrase::new("tournament-choose")).chain((more > 0).then(|| and_more(more)));
            let text = MessagePayload::ephemeral(say_all(locale, text, "\n"));
            Response::Message(text.with_components(rows))
        }
    };
    caller.respond(response).await
}

/// Makes the bot post the tournament's message again and delete the old message.
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

/// The arguments that `/tournament start` and `/duplicate start` share.
struct SignUpArguments {
    game: String,
    format: Format,
    pace: Option<Pace>,
    /// The time until the tournament begins, in minutes.
    begins_in: Option<i64>,
    begins: Option<String>,
    title: Option<String>,
    description: Option<String>,
    limit: Option<i64>,
}

async fn open_tournament(
    context: CommandContext<'_>,
    planned: SignUpArguments,
    rounds: Option<i64>,
    tables: usize,
    third_place: bool,
) -> Result<(), Error> {
    let caller = context.data();
    let SignUpArguments { game, format, pace, begins_in, begins, title, description, limit } = planned;
    let (_, played) = PlayedGame::all().find(|(name, _)| *name == game).ok_or_else(unknown_command_error)?;
    let info = played.info();
    let settings = check_may_open(caller, info, format).await?;
    let now = caller.bot.matches.now();
    let mut options = info.lobby_options();
    if let (Some(option), Some(edition)) = (info.edition_option, played.edition) {
        options.set(info.options, option, edition).map_err(|refusal| refusal.0)?;
    }
    if format == Format::Duplicate {
        options = info.options_with_deals(&options).ok_or_else(|| Error::user("tournament-no-deals"))?;
    }
    let locale = caller.shared_language(settings.locale);
    let pace = pace.or(settings.pace).unwrap_or(Pace::default_for(info));
    let plan = Plan {
        rounds_wanted: rounds.map(|rounds| rounds.clamp(1, MAX_ROUNDS as i64) as usize),
        tables,
        third_place,
        // If the user may not create events, the event counts as already created, so the bot does not create one for
        // them.
        announced: caller.user_lacks(Permissions::CREATE_EVENTS),
        ..Plan::new(info.name, options, locale, pace, format, now)
    };
    let mut tournament = new_sign_up(caller, plan)?;
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
    caller.respond(open_sign_up(caller, &tournament).await?).await
}

/// Handles a button or a select menu in a tournament's message. A change to the tournament waits for its `turn`.
///
/// # Errors
/// Fails if too many changes are waiting (`turn` is `None`), if the tournament's rules forbid the change, or if the
/// button is forged.
pub async fn handle_press(
    caller: &Caller,
    TournamentButton { id, action }: TournamentButton,
    turn: Option<QueueTurn>,
) -> Result<Response, Error> {
    let bot = &caller.bot;
    let in_ephemeral_message = caller.private_message.is_some();
    let change = match action {
        TournamentAction::AskToStop => {
            let stop = CustomId::tournament(id, TournamentAction::Change(TournamentChange::Stop));
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
            return page(caller, id, action).await;
        }
        TournamentAction::OpenNext => return open_next_tournament(caller, id).await,
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
        // The user saw an outdated message, so the message is updated.
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
    // The message of a running round does not list the entrants, so a private response confirms the change.
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
        return Ok(shared_result(caller, &changed));
    }
    let message = tournaments::message_with_picture(&bot.pictures, &bot.avatars, &changed).await;
    bot.tournaments.mark_shown(&changed);
    Ok(Response::Update(message))
}

/// Shows the bracket or a round in an ephemeral message, in the user's language.
///
/// # Errors
/// Fails if the tournament is in another channel, or has no such bracket part or round.
async fn page(caller: &Caller, id: TournamentId, action: TournamentAction) -> Result<Response, Error> {
    let bot = &caller.bot;
    let mut shown = bot.tournaments.get(id, caller.channel).await?;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    shown.plan.locale = caller.user.locale;
    let user = caller.user.id;
    let page = match action {
        TournamentAction::Bracket(part) => tournaments::bracket_page(&bot.pictures, &shown, user, part).await,
        TournamentAction::Round(number) => {
            tournaments::round_page((&bot.avatars, &bot.pictures), &shown, user, number).await
        }
        _ => None,
    };
    page.map(Response::Page).ok_or_else(unknown_button)
}

/// Opens a sign-up with the same settings as a tournament that has ended.
///
/// # Errors
/// Fails if this sign-up is already open, or if the user may not open one here.
async fn open_next_tournament(caller: &Caller, id: TournamentId) -> Result<Response, Error> {
    let ended = caller.bot.tournaments.get(id, caller.channel).await?;
    if !ended.is_final() {
        return Err(unknown_button());
    }
    let (info, format) = (find_game(&ended.plan.game)?.info(), ended.plan.format);
    let open = caller.bot.tournaments.open_tournaments_in(caller.channel, format == Format::Duplicate).await?;
    let is_same = |open: &Tournament| {
        open.stage == TournamentStage::SignUp && open.plan.game == ended.plan.game && open.plan.format == format
    };
    if open.iter().any(is_same) {
        return Err(Error::user("tournament-next-open"));
    }
    let settings = check_may_open(caller, info, format).await?;
    let plan = Plan {
        locale: caller.shared_language(settings.locale),
        announced: caller.user_lacks(Permissions::CREATE_EVENTS),
        ..ended.plan.for_another_sign_up(caller.bot.matches.now())
    };
    open_sign_up(caller, &new_sign_up(caller, plan)?).await
}

/// Returns a public message with the user's result, in the tournament's language.
fn shared_result(interaction: &InteractionContext, tournament: &Tournament) -> Response {
    let lines = tournament.standings(tournament.plan.rounds.len());
    let number = tournament.entrant_number(interaction.user.id);
    let own = lines.iter().find(|line| Some(line.entrant) == number);
    // The place is among the users only. If there is no other user, it is among all entrants, including computers.
    let people = lines.iter().filter(|line| line.user_rank.is_some()).count();
    let (place, of) = match own {
        Some(line) if people > 1 => (line.user_rank.unwrap_or(line.rank), people),
        own => (own.map_or(0, |line| line.rank), lines.len()),
    };
    let phrase = Phrase::new("tournament-shared-result")
        .with("player", names::format_name(&interaction.user.name, TextFormat::Markdown))
        .with("title", tournaments::title(tournament))
        .with("place", place)
        .with("of", of);
    Response::Message(MessagePayload::text(say(tournament.plan.locale, &phrase, &[])))
}

/// Checks that the user may open a tournament here. Returns the settings of the server.
async fn check_may_open(caller: &Caller, info: &GameInfo, format: Format) -> Result<GuildSettings, Error> {
    caller.needed_server()?;
    if caller.in_thread {
        return Err(Error::user("tournament-in-thread"));
    }
    let settings = settings_to_start(caller, info).await?;
    let is_duplicate = format == Format::Duplicate;
    check_may_post(caller, !is_duplicate)?;
    if is_duplicate {
        check_permissions(caller, &[CREATE_PRIVATE_THREADS, WRITE_IN_THREADS])?;
    }
    caller.check_own_permission(if is_duplicate { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    caller.bot.matches.count_start(caller.token.id, caller.user.id, caller.channel)?;
    Ok(settings)
}

/// Returns a sign-up with this plan in this channel, hosted by the user.
///
/// # Errors
/// Fails outside servers.
fn new_sign_up(interaction: &InteractionContext, plan: Plan) -> Result<Tournament, Error> {
    let guild = interaction.needed_server()?;
    Ok(Tournament {
        id: TournamentId(0),
        version: 1,
        guild,
        channel: interaction.channel,
        message: None,
        host: interaction.user.id,
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    })
}

/// Opens a sign-up. If the server's language differs from the host's, the response names it, and managers get a button
/// to change it.
///
/// # Errors
/// Fails as [`Tournaments::open_sign_up`](crate::play::Tournaments::open_sign_up) does.
async fn open_sign_up(caller: &Caller, tournament: &Tournament) -> Result<Response, Error> {
    let manager = caller.user_permissions.contains(Permissions::MANAGE_GUILD);
    caller.bot.tournaments.open_sign_up(tournament, caller.token.id, manager).await?;
    let own = caller.user.locale;
    let opened = caller.ephemeral(Phrase::new("tournament-opened"));
    let locale = tournament.plan.locale;
    if locale == own {
        return Ok(Response::Message(opened));
    }
    let language = Phrase::new("discord-server-language").with("language", Phrase::verbatim(locale.native_name()));
    let content = format!("{}\n{}", opened.content, say(own, &language, &[]));
    let settings = CustomId::Settings(SettingsPage::Play, None);
    let change = manager.then(|| labelled_button(&settings, own, "discord-button-change", Style::Secondary));
    Ok(Response::Message(MessagePayload { content, components: button_row(change), ..opened }))
}
