//! `/daily play` and `/daily results`: the puzzle of the day. The database stores tries and results but no moves,
//! because the custom ids of the buttons contain the moves so far.

mod page;
pub mod post;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::help::rules_page;
use super::match_commands::question_with_buttons;
use super::start::{check_may_post, guild_settings};
use super::{CommandContext, find_game, internal, text_form, unknown_button, writes_month_first};
use crate::discord::bot::puzzles::run_blocking;
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::http::{Form, MessagePayload, ResponseKind, id_of};
use crate::discord::interaction::{InteractionContext, Response, send_first_response};
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton};
use crate::discord::message::names;
use crate::ids::{MessageLocation, UserId};
use crate::play::{Error, iso_date, parse_typed_day, phrase_with_date};
use crate::store::{PuzzleMove, PuzzleReport, Streak};
use contract::{Day, Phrase, Puzzle, Style};
use page::{Progress, TRIES_BEFORE_HINT, TRIES_BEFORE_SOLUTION};
use rules::puzzles::{FIRST_DAY, game_of};
use text::{Locale, say};

/// Users get a warm-up until they have solved this many puzzles of the game.
const MIN_SOLVED_TO_SKIP_WARM_UP: usize = 3;
/// The maximum number of characters of a report.
const MAX_REPORT_CHARS: usize = 300;

/// Opens today's or an earlier day's puzzle. Only the user sees it.
#[poise::command(slash_command, rename = "play")]
pub async fn daily_play(context: CommandContext<'_>, day: Option<String>) -> Result<(), Error> {
    let caller = context.data();
    let day = match day {
        Some(text) => {
            let day = parse_typed_day(&text, writes_month_first(context), today(&caller.bot).0.into(), false);
            Day(day.and_then(|day| day.try_into().ok()).ok_or_else(|| Error::user("daily-no-date"))?)
        }
        None => today(&caller.bot),
    };
    caller.respond(open_puzzle(caller, day).await?).await
}

/// Shows which members have solved today's puzzle, and the latest solution that is no longer secret.
#[poise::command(slash_command, rename = "results")]
pub async fn daily_results(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Page(page::ephemeral_results(caller, today(&caller.bot)).await?)).await
}

/// Handles a button or a select menu of a puzzle. In an ephemeral message, the new page replaces the old one.
///
/// # Errors
/// Fails if the button is forged or too old, or if its day has no puzzle that users may play.
pub async fn handle_press(caller: &Caller, button: DailyButton) -> Result<Response, Error> {
    let DailyButton { day, warm_up, action } = button;
    let (bot, user) = (&caller.bot, caller.user.id);
    let puzzle = || find(caller, day, warm_up);
    let after = |moves| Progress { day, warm_up, moves, ..Progress::default() };
    match action {
        DailyAction::Open => open_puzzle(caller, day).await,
        DailyAction::Play(moves) if moves.is_empty() && !warm_up => open_puzzle(caller, day).await,
        DailyAction::Play(moves) => draw(caller, &puzzle().await?, after(moves)).await,
        DailyAction::StartOver => draw(caller, &puzzle().await?, after(Vec::new())).await,
        DailyAction::SetListed { listed, moves } => {
            let puzzle = puzzle().await?;
            bot.database.set_solver_listed(user, listed).await?;
            draw(caller, &puzzle, after(moves)).await
        }
        DailyAction::Hint => {
            let puzzle = puzzle().await?;
            bot.database.mark_puzzle_hinted(day, user, TRIES_BEFORE_HINT).await?;
            draw(caller, &puzzle, after(Vec::new())).await
        }
        // Asks first, because the user's tries no longer count once they have seen the solution.
        DailyAction::Solution(0) => {
            let buttons = [
                (CustomId::daily(day, DailyAction::Solution(1)), "daily-button-solution", Style::Danger),
                (CustomId::daily(day, DailyAction::StartOver), "discord-button-play-on", Style::Secondary),
            ];
            let question = Phrase::new("daily-solution-question");
            Ok(Response::Page(question_with_buttons(caller.user.locale, &question, buttons)))
        }
        DailyAction::Solution(shown) => {
            let puzzle = puzzle().await?;
            let solution = solution(caller, day, &puzzle, shown).await?;
            draw(caller, &puzzle, solution).await
        }
        DailyAction::Share => share(caller, day, &*puzzle().await?).await,
        DailyAction::Report => {
            puzzle().await?;
            Ok(Response::Form(report_form(day, caller.user.locale)))
        }
        DailyAction::Rules => {
            let rules = rules_page(caller, find_game(game_of(day))?.info(), 1).await?;
            let difference = Phrase::new(format!("{}-puzzle-rules", game_of(day)));
            let content = format!("{}\n{}", rules.content, say(caller.user.locale, &difference, &[]));
            Ok(Response::Message(MessagePayload { content, ..rules }))
        }
        DailyAction::ShowResults => page::public_results(caller, day).await,
        DailyAction::ListSolvers => page::list_solvers(caller, day).await,
    }
}

/// Returns the page with the start of a day's puzzle, or of its warm-up if the user has solved few puzzles of this
/// game.
async fn open_puzzle(caller: &Caller, day: Day) -> Result<Response, Error> {
    let bot = &caller.bot;
    let user = caller.user.id;
    let is_new = day == today(bot) && bot.database.puzzle_result(day, user).await?.is_none() && {
        let solved = bot.database.days_ever_solved(user).await?;
        solved.into_iter().filter(|solved| game_of(*solved) == game_of(day)).count() < MIN_SOLVED_TO_SKIP_WARM_UP
    };
    let puzzle = find(caller, day, is_new).await?;
    draw(caller, &puzzle, Progress { day, warm_up: is_new, ..Progress::default() }).await
}

/// Returns the progress after the first `shown` moves of the solution. After that, the user's tries no longer count.
///
/// # Errors
/// Fails if the user has made too few tries, or if the button is forged.
async fn solution(caller: &Caller, day: Day, puzzle: &Arc<dyn Puzzle>, shown: u8) -> Result<Progress, Error> {
    let bot = &caller.bot;
    let user = caller.user.id;
    bot.database.mark_solution_shown(day, user, TRIES_BEFORE_SOLUTION, counted_day(bot, day)).await?;
    let result = bot.database.puzzle_result(day, user).await?;
    let may_see = result.is_some_and(|result| result.shown_on.or(result.solved_on).is_some());
    let shown = usize::from(shown);
    let told = move |puzzle: &dyn Puzzle| {
        let solution = puzzle.solution();
        let told_move = shown.checked_sub(1).and_then(|last| move_in_words(puzzle, &solution, last));
        solution.get(..shown).map(|moves| (moves.to_vec(), told_move))
    };
    let told = if may_see { run_blocking(puzzle, told).await? } else { None };
    let (moves, shown_move) = told.ok_or_else(unknown_button)?;
    Ok(Progress { day, moves, is_solution: true, shown_move, ..Progress::default() })
}

/// Stores a user's report of a problem with a puzzle.
///
/// # Errors
/// Fails if the day has no puzzle that users may play, or if the database fails.
pub async fn report(caller: &Caller, day: Day, text: &str) -> Result<Response, Error> {
    find(caller, day, false).await?;
    let text = names::one_line(text, MAX_REPORT_CHARS);
    let report = PuzzleReport { day, user_id: caller.user.id, text, created_at: caller.bot.matches.now() };
    caller.bot.database.report_puzzle(&report).await?;
    tracing::warn!(day = iso_date(day), "a user reported a puzzle; `snakepit puzzle reports` lists the reports");
    Ok(Response::Message(caller.ephemeral(Phrase::new("daily-reported"))))
}

fn today(bot: &BotContext) -> Day {
    bot.puzzles.today(bot.matches.now())
}

/// Returns the day for which solving the puzzle of `day` counts now: `day` itself, or today if that day no longer
/// counts.
fn counted_day(bot: &BotContext, day: Day) -> Day {
    if day >= bot.puzzles.counting_day(bot.matches.now()) { day } else { today(bot) }
}

/// Returns the puzzle or the warm-up of a day. Fails if the day is in the future or before the first day, or if its
/// puzzle was withdrawn.
async fn find(caller: &Caller, day: Day, warm_up: bool) -> Result<Arc<dyn Puzzle>, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    if day > today(bot) {
        return Err(phrase_with_date("daily-future", day.0).into());
    }
    if bot.database.is_puzzle_withdrawn(day).await? {
        return Err(phrase_with_date("daily-withdrawn", day.0).into());
    }
    if day < today(bot) && !bot.puzzles.cache.contains_key(&(day, warm_up)) {
        bot.check_work_limit(Work::OldPuzzle(caller.user.id))?;
    }
    let none = || Error::from(phrase_with_date("daily-before-first", FIRST_DAY.0));
    bot.puzzles.get_or_make(day, warm_up).await?.ok_or_else(none)
}

/// Completes `progress` from the database, and draws the page of its position. If this is the first move of a try,
/// counts the try. If the move solves the puzzle, stores the result. Fails if the moves are impossible, because the
/// button is forged.
async fn draw(caller: &Caller, puzzle: &Arc<dyn Puzzle>, mut progress: Progress) -> Result<Response, Error> {
    let (bot, user, locale) = (&caller.bot, &caller.user, caller.user.locale);
    let Progress { day, warm_up, is_solution, .. } = progress;
    let moves = progress.moves.clone();
    let (is_start, is_first) = (moves.is_empty(), moves.len() == 1);
    let position = run_blocking(puzzle, move |puzzle| puzzle.position(&moves)).await?.map_err(|_| unknown_button())?;
    let is_try = !warm_up && !is_solution;
    let solved = position.end.is_some_and(|end| end.solved);
    progress.result = if is_try && (is_first || (solved && !is_start)) {
        let (guild, interaction) = (caller.joined_guild(), caller.token.id);
        let tried =
            PuzzleMove { day, user: user.id, name: &user.name, guild, interaction, starts_try: is_first, solved };
        let counted = bot.database.store_puzzle_move(tried, counted_day(bot, day)).await?;
        Some(counted.ok_or_else(unknown_button)?)
    } else if warm_up || (is_try && !is_start && position.end.is_none()) {
        None
    } else {
        bot.database.puzzle_result(day, user.id).await?
    };
    if progress.result.is_some_and(|result| result.solved_on.is_some()) {
        progress.streak = streak_of(bot, user.id).await?;
        progress.hidden_from_solvers = bot.database.user_settings(user.id).await?.unlisted;
    } else if is_start && !is_solution && progress.result.is_some_and(|result| result.hinted) {
        progress.shown_move = run_blocking(puzzle, |puzzle| move_in_words(puzzle, &puzzle.solution(), 0)).await?;
    }
    progress.is_today = day == today(bot);
    progress.still_counts = counted_day(bot, day) == day;
    let page = page::page(locale, &**puzzle, &position, &progress, &bot.api.piece_emojis);
    let alt = page::alt_text(locale, &position);
    let picture = bot.pictures.table_png(text::localize_scene(locale, position.scene)).await;
    Ok(Response::Page(MessagePayload { picture: picture.map(|png| (png, alt)), ..page }))
}

/// Returns a move of the solution in words.
fn move_in_words(puzzle: &dyn Puzzle, solution: &[u8], index: usize) -> Option<Phrase> {
    let before = puzzle.position(solution.get(..index)?).ok()?;
    let code = solution.get(index)?;
    before.moves.into_iter().find(|offered| offered.code == *code).map(|offered| offered.label)
}

async fn streak_of(bot: &BotContext, user: UserId) -> Result<Streak, Error> {
    Ok(bot.database.puzzle_streak(user, bot.puzzles.counting_day(bot.matches.now())).await?)
}

/// Posts the user's result publicly in the channel, in the server's language and without the solution.
async fn share(caller: &Caller, day: Day, puzzle: &dyn Puzzle) -> Result<Response, Error> {
    let bot = &caller.bot;
    check_may_post(caller, false)?;
    let user = &caller.user;
    let result = bot.database.puzzle_result(day, user.id).await?.filter(|result| result.solved_on.is_some());
    let result = result.ok_or_else(|| Error::user("daily-not-solved"))?;
    bot.check_work_limit(Work::SharedPuzzle(user.id))?;
    let counts = result.solved_on == Some(day) && day == counted_day(bot, day);
    let streak = if counts { streak_of(bot, user.id).await?.current } else { 0 };
    let locale = channel_language(caller).await?;
    let (scene, message) = page::shared_result(locale, puzzle, day, &user.name, result, streak)?;
    let alt = message.content.replace("**", "");
    let picture = bot.pictures.table_png(text::localize_scene(locale, scene)).await.map(|png| (png, alt));
    let message = MessagePayload { picture, ..message };
    // If the user presses twice at the same time, only one press posts the result.
    let place = (user.id, day, caller.channel);
    let shared = bot.puzzles.shared_results.entry(place).or_insert_with(|| caller.channel.mention());
    if !shared.is_fresh() {
        return Err(Phrase::new("daily-already-shared").with("address", shared.into_value()).into());
    }
    match send_first_response(&bot.api, &caller.token, ResponseKind::Message, &message).await {
        Ok(sent) => {
            let message = sent.as_ref().and_then(id_of);
            let InteractionContext { guild, channel, detached, .. } = caller.interaction;
            let address = MessageLocation { guild, channel, message, detached }.url();
            address.into_iter().for_each(|address| bot.puzzles.shared_results.insert(place, address));
            Ok(Response::SentElsewhere)
        }
        Err(error) => {
            bot.puzzles.shared_results.remove(&place);
            Err(internal(error))
        }
    }
}

/// Returns the language for a message that everybody in the channel sees.
pub async fn channel_language(caller: &Caller) -> Result<Locale, Error> {
    Ok(caller.shared_language(guild_settings(caller).await?.locale))
}

fn report_form(day: Day, locale: Locale) -> Form {
    let custom_id = CustomId::daily(day, DailyAction::Report);
    text_form(&custom_id, locale, ["daily-report-title", "daily-report-label"], MAX_REPORT_CHARS)
}
