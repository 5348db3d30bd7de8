//! `/daily play` and `/daily results`: a puzzle for each day. Nothing is stored before a try ends, because the buttons
//! hold the moves so far.

mod page;
mod results;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::start::check_may_show;
use super::{CommandContext, caller, respond, writes_month_first};
use crate::discord::bot::BotContext;
use crate::discord::bot::puzzles::compute;
use crate::discord::bot::work_limiter::Work;
use crate::discord::http::{Form, MessagePayload};
use crate::discord::interaction::{InteractionContext, Response, user_error};
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton};
use crate::discord::message::names;
use crate::play::{Error, Store as _, dated, iso_date, typed_day};
use crate::store::{PuzzleReport, PuzzleResult, PuzzleTry};
use contract::{Day, Phrase, Puzzle, PuzzlePosition};
use page::{Progress, Shared};
use rules::puzzles::FIRST_DAY;
use text::{Locale, say};

/// The maximum number of characters of a report.
const MAX_REPORT: usize = 300;

/// Opens the puzzle of today or of an earlier day. Only the user sees it.
#[poise::command(slash_command, rename = "play")]
pub async fn daily_play(context: CommandContext<'_>, day: Option<String>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let day = match day {
        Some(text) => {
            let day = typed_day(&text, writes_month_first(context), today(bot).0.into(), false);
            Day(day.and_then(|day| day.try_into().ok()).ok_or_else(|| Error::user("daily-no-date"))?)
        }
        None => today(bot),
    };
    let puzzle = find(bot, &interaction, day).await?;
    let page = page_at(bot, &interaction, day, &puzzle, Vec::new()).await?;
    respond(bot, &interaction, Response::Page(page)).await
}

/// Shows who solved today's puzzle in this server, and yesterday's solution.
#[poise::command(slash_command, rename = "results")]
pub async fn daily_results(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let page = results::ephemeral(bot, &interaction, today(bot)).await?;
    respond(bot, &interaction, Response::Page(page)).await
}

/// Handles a button or a select menu of a puzzle. In an ephemeral message, the next page replaces the previous one.
///
/// # Errors
/// Fails if the button is forged or too old, or if the puzzle of its day is not offered.
pub async fn press(
    bot: &BotContext,
    interaction: &InteractionContext,
    DailyButton { day, action }: DailyButton,
) -> Result<Response, Error> {
    match action {
        DailyAction::ShowResults => return results::show(bot, interaction, day).await,
        DailyAction::Solvers => return results::all(bot, interaction, day).await,
        _ => (),
    }
    let puzzle = find(bot, interaction, day).await?;
    let moves = match action {
        DailyAction::Play(moves) => moves,
        DailyAction::StartOver(moves) => {
            give_up(bot, interaction, day, &puzzle, moves).await?;
            Vec::new()
        }
        DailyAction::Share => return share(bot, interaction, day, &*puzzle).await,
        DailyAction::Report | DailyAction::ShowResults | DailyAction::Solvers => {
            return Ok(Response::Form(report_form(day, interaction.user.locale)));
        }
    };
    let page = page_at(bot, interaction, day, &puzzle, moves).await?;
    Ok(Response::Page(page))
}

/// Stores what a user typed in the form for reports.
///
/// # Errors
/// Fails if the puzzle of the day is not offered, or if the database fails.
pub async fn report(
    bot: &BotContext,
    interaction: &InteractionContext,
    day: Day,
    text: &str,
) -> Result<Response, Error> {
    find(bot, interaction, day).await?;
    let text = names::one_line(text, MAX_REPORT);
    let report = PuzzleReport { day, user_id: interaction.user.id, text, created_at: bot.matches.now() };
    bot.database.report_puzzle(&report).await?;
    tracing::warn!(day = iso_date(day), "a user reported a puzzle; `snakepit puzzle reports` lists the reports");
    Ok(Response::ephemeral(interaction, Phrase::new("daily-reported")))
}

fn today(bot: &BotContext) -> Day {
    bot.puzzles.today(bot.matches.now())
}

/// Returns the puzzle of a day, which must not be in the future, before the first day, or withdrawn.
async fn find(bot: &BotContext, interaction: &InteractionContext, day: Day) -> Result<Arc<dyn Puzzle>, Error> {
    bot.limit(Work::Picture(interaction.user.id))?;
    if day > today(bot) {
        return Err(user_error(dated("daily-future", day.0)));
    }
    if bot.database.is_withdrawn(day).await? {
        return Err(user_error(dated("daily-withdrawn", day.0)));
    }
    if day < today(bot) && bot.puzzles.kept(day).is_none() {
        bot.limit(Work::OldPuzzle(interaction.user.id))?;
    }
    let none = || user_error(dated("daily-before-first", FIRST_DAY.0));
    bot.puzzles.make(day).await?.ok_or_else(none)
}

/// Returns the page after these moves of a try. If the try is over, counts it.
async fn page_at(
    bot: &BotContext,
    interaction: &InteractionContext,
    day: Day,
    puzzle: &Arc<dyn Puzzle>,
    moves: Vec<u8>,
) -> Result<MessagePayload, Error> {
    let position = position(puzzle, &moves).await?;
    let result = match position.end {
        Some(end) => Some(count(bot, interaction, day, end.solved).await?),
        None if moves.is_empty() => bot.database.puzzle_result(day, interaction.user.id).await?,
        None => None,
    };
    let streak = match result {
        Some(PuzzleResult { solved_on: Some(_), .. }) => bot.database.streak(interaction.user.id, today(bot)).await?,
        _ => Default::default(),
    };
    let (locale, emojis) = (interaction.user.locale, bot.api.piece_emojis());
    let alt = page::alt_text(locale, &position);
    let picture = bot.pictures.table_png(text::in_picture(locale, position.scene.clone())).await;
    let progress = Progress { day, is_today: day == today(bot), moves: &moves, result, streak };
    let page = page::page(locale, &**puzzle, &position, &progress, emojis);
    Ok(MessagePayload { picture: picture.map(|png| (png, alt)), ..page })
}

/// Counts a try that the user gives up after at least one move. A try that is over has counted already.
async fn give_up(
    bot: &BotContext,
    interaction: &InteractionContext,
    day: Day,
    puzzle: &Arc<dyn Puzzle>,
    moves: Vec<u8>,
) -> Result<(), Error> {
    if position(puzzle, &moves).await?.end.is_none() && !moves.is_empty() {
        count(bot, interaction, day, false).await?;
    }
    Ok(())
}

/// Returns the position after these moves. The error is for a forged button.
async fn position(puzzle: &Arc<dyn Puzzle>, moves: &[u8]) -> Result<PuzzlePosition, Error> {
    let moves = moves.to_vec();
    let position = compute(puzzle, move |puzzle| puzzle.position(&moves)).await?;
    position.map_err(|_| Error::user("discord-unknown-button"))
}

async fn count(
    bot: &BotContext,
    interaction: &InteractionContext,
    day: Day,
    solved: bool,
) -> Result<PuzzleResult, Error> {
    let (user, guild) = (&interaction.user, interaction.server());
    let tried = PuzzleTry { day, user: user.id, name: &user.name, guild, interaction: interaction.token.id, solved };
    Ok(bot.database.count_try(tried, today(bot)).await?)
}

/// Posts the user's result for everybody in the channel, in the server's language. It does not show the solution.
async fn share(
    bot: &BotContext,
    interaction: &InteractionContext,
    day: Day,
    puzzle: &dyn Puzzle,
) -> Result<Response, Error> {
    check_may_show(interaction, false)?;
    let user = &interaction.user;
    let result = bot.database.puzzle_result(day, user.id).await?.filter(|result| result.solved_on.is_some());
    let PuzzleResult { tries, solved_on } = result.ok_or_else(|| Error::user("daily-not-solved"))?;
    bot.limit(Work::SharedPuzzle(user.id))?;
    let streak = match solved_on {
        Some(on) if on == day && day == today(bot) => bot.database.streak(user.id, day).await?.current,
        _ => 0,
    };
    let locale = language_of_channel(bot, interaction).await?;
    let shared = Shared { day, name: &user.name, tries, streak };
    let (scene, message) = page::shared(locale, puzzle, &shared)?;
    let alt = message.content.replace("**", "");
    let picture = bot.pictures.table_png(text::in_picture(locale, scene)).await.map(|png| (png, alt));
    Ok(Response::Message(MessagePayload { picture, ..message }))
}

/// Returns the language for a message that everybody in the channel sees.
pub async fn language_of_channel(bot: &BotContext, interaction: &InteractionContext) -> Result<Locale, Error> {
    let set = match interaction.server() {
        Some(guild) => bot.database.settings(guild).await?.locale,
        None => None,
    };
    Ok(set.or(interaction.guild_locale).unwrap_or(interaction.user.locale))
}

fn report_form(day: Day, locale: Locale) -> Form {
    let say = |key: &'static str| say(locale, &Phrase::new(key), &[]);
    Form {
        custom_id: CustomId::Daily(DailyButton { day, action: DailyAction::Report }).to_string(),
        title: say("daily-report-title"),
        label: say("daily-report-label"),
        max_length: MAX_REPORT,
    }
}
