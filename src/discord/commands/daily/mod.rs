//! `/daily play` and `/daily results`: a puzzle for each day. Only tries and solutions are stored: the buttons hold the
//! moves so far.

mod page;
pub mod post;
mod results;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::help::rules_page;
use super::match_commands::question_with_buttons;
use super::start::{check_may_post, guild_settings};
use super::{CommandContext, find_game, internal, unknown_button, writes_month_first};
use crate::discord::bot::puzzles::run_blocking;
use crate::discord::bot::work_limiter::Work;
use crate::discord::bot::{BotContext, Caller};
use crate::discord::http::{Form, MessagePayload, ResponseKind, id_of};
use crate::discord::interaction::{InteractionContext, Response, send_first_response, user_error};
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton};
use crate::discord::message::names;
use crate::ids::{MessageLocation, UserId};
use crate::play::{Error, iso_date, parse_typed_day, phrase_with_date};
use crate::store::{PuzzleMove, PuzzleReport, PuzzleResult, Streak};
use contract::{Day, Phrase, Puzzle, PuzzlePosition, Style};
use page::{Progress, SharedResult, TRIES_BEFORE_HINT, TRIES_BEFORE_SOLUTION};
use rules::puzzles::{FIRST_DAY, game_of};
use text::{Locale, say};

/// A user who has solved this many puzzles of a game gets no warm-up.
const MIN_SOLVED_TO_SKIP_WARM_UP: usize = 3;
/// The maximum number of characters of a report.
const MAX_REPORT_CHARS: usize = 300;

/// Opens the puzzle of today or of an earlier day. Only the user sees it.
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
    let page = open_puzzle(caller, day).await?;
    caller.respond(Response::Page(page)).await
}

/// Shows who solved today's puzzle in this server, and the solution of the last puzzle that is over.
#[poise::command(slash_command, rename = "results")]
pub async fn daily_results(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let page = results::ephemeral_results(caller, today(&caller.bot)).await?;
    caller.respond(Response::Page(page)).await
}

/// Handles a button or a select menu of a puzzle. In an ephemeral message, the next page replaces the previous page.
///
/// # Errors
/// Fails if the button is forged or too old, or if the puzzle of its day is not offered.
pub async fn handle_press(
    caller: &Caller,
    DailyButton { day, warm_up, action }: DailyButton,
) -> Result<Response, Error> {
    match &action {
        DailyAction::Play(moves) if moves.is_empty() && !warm_up => {
            return open_puzzle(caller, day).await.map(Response::Page);
        }
        DailyAction::Open => return open_puzzle(caller, day).await.map(Response::Page),
        DailyAction::Rules => {
            let rules = rules_page(caller, find_game(game_of(day))?.info(), 1).await?;
            let difference = Phrase::new(format!("{}-puzzle-rules", game_of(day)));
            let content = format!("{}\n{}", rules.content, say(caller.user.locale, &difference, &[]));
            return Ok(Response::Message(MessagePayload { content, ..rules }));
        }
        DailyAction::Solution(0) => return Ok(Response::Page(confirm_solution(day, caller.user.locale))),
        DailyAction::ShowResults => return results::public_results(caller, day).await,
        DailyAction::ListSolvers => return results::list_solvers(caller, day).await,
        _ => (),
    }
    let puzzle = find(caller, day, warm_up).await?;
    let after = |moves| PuzzlePage { day, warm_up, moves, is_solution: false, shown_move: None };
    let page = match action {
        DailyAction::Play(moves) => after(moves),
        DailyAction::StartOver => after(Vec::new()),
        DailyAction::SetListed { listed, moves } => {
            caller.bot.database.set_solver_listed(caller.user.id, listed).await?;
            after(moves)
        }
        DailyAction::Hint => {
            caller.bot.database.mark_puzzle_hinted(day, caller.user.id, TRIES_BEFORE_HINT).await?;
            after(Vec::new())
        }
        DailyAction::Solution(shown) => solution(caller, day, &puzzle, shown).await?,
        DailyAction::Share => return share(caller, day, &*puzzle).await,
        DailyAction::Report
        | DailyAction::Open
        | DailyAction::Rules
        | DailyAction::ShowResults
        | DailyAction::ListSolvers => {
            return Ok(Response::Form(report_form(day, caller.user.locale)));
        }
    };
    draw(caller, &puzzle, page).await.map(Response::Page)
}

/// A page of a puzzle: the position after these moves.
struct PuzzlePage {
    day: Day,
    warm_up: bool,
    moves: Vec<u8>,
    /// Whether the bot shows these moves as the solution.
    is_solution: bool,
    /// The last move of a shown solution, in words.
    shown_move: Option<Phrase>,
}

/// Returns the start of a day's puzzle. A user who has solved few puzzles of this game gets the warm-up first.
async fn open_puzzle(caller: &Caller, day: Day) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let user = caller.user.id;
    let is_new = day == today(bot) && bot.database.puzzle_result(day, user).await?.is_none() && {
        let solved = bot.database.days_ever_solved(user).await?;
        solved.into_iter().filter(|solved| game_of(*solved) == game_of(day)).count() < MIN_SOLVED_TO_SKIP_WARM_UP
    };
    let puzzle = find(caller, day, is_new).await?;
    let start = PuzzlePage { day, warm_up: is_new, moves: Vec::new(), is_solution: false, shown_move: None };
    draw(caller, &puzzle, start).await
}

/// Asks the user whether to show the solution, because this ends their tries.
fn confirm_solution(day: Day, locale: Locale) -> MessagePayload {
    let id = |action| CustomId::daily(day, action);
    let buttons = [
        (id(DailyAction::Solution(1)), "daily-button-solution", Style::Danger),
        (id(DailyAction::StartOver), "discord-button-play-on", Style::Secondary),
    ];
    question_with_buttons(locale, &Phrase::new("daily-solution-question"), buttons)
}

/// Returns the page that shows this many moves of the solution. The first time, this ends the user's tries.
///
/// # Errors
/// Fails if the user has not tried often enough, or if the button is forged.
async fn solution(caller: &Caller, day: Day, puzzle: &Arc<dyn Puzzle>, shown: u8) -> Result<PuzzlePage, Error> {
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
    Ok(PuzzlePage { day, warm_up: false, moves, is_solution: true, shown_move })
}

/// Stores the report that a user typed.
///
/// # Errors
/// Fails if the puzzle of the day is not offered, or if the database fails.
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

/// Returns the day to which a solution of this puzzle counts: its own day, or today if its day no longer counts.
fn counted_day(bot: &BotContext, day: Day) -> Day {
    if day >= bot.puzzles.counting_day(bot.matches.now()) { day } else { today(bot) }
}

/// Returns the puzzle or the warm-up of a day. Fails if the day is in the future, before the first day, or withdrawn.
async fn find(caller: &Caller, day: Day, warm_up: bool) -> Result<Arc<dyn Puzzle>, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    if day > today(bot) {
        return Err(user_error(phrase_with_date("daily-future", day.0)));
    }
    if bot.database.is_puzzle_withdrawn(day).await? {
        return Err(user_error(phrase_with_date("daily-withdrawn", day.0)));
    }
    if day < today(bot) && bot.puzzles.cached(day, warm_up).is_none() {
        bot.check_work_limit(Work::OldPuzzle(caller.user.id))?;
    }
    let none = || user_error(phrase_with_date("daily-before-first", FIRST_DAY.0));
    bot.puzzles.get_or_make(day, warm_up).await?.ok_or_else(none)
}

/// Draws a page. The first move of a try counts the try. A move that solves the puzzle stores the solution.
async fn draw(caller: &Caller, puzzle: &Arc<dyn Puzzle>, page: PuzzlePage) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let PuzzlePage { day, warm_up, moves, is_solution, shown_move: told_move } = page;
    let position = position(puzzle, &moves).await?;
    let user = caller.user.id;
    let is_try = !warm_up && !is_solution;
    let is_first = moves.len() == 1;
    let solved = position.end.is_some_and(|end| end.solved);
    let result = if is_try && (is_first || (solved && !moves.is_empty())) {
        Some(count(caller, day, is_first, solved).await?)
    } else if warm_up || (is_try && !moves.is_empty() && position.end.is_none()) {
        None
    } else {
        bot.database.puzzle_result(day, user).await?
    };
    let (streak, hidden_from_solvers) = match result {
        Some(PuzzleResult { solved_on: Some(_), .. }) => {
            (streak_of(bot, user).await?, bot.database.user_settings(user).await?.unlisted)
        }
        _ => Default::default(),
    };
    let is_hinted = result.is_some_and(|result| result.hinted && result.solved_on.is_none());
    let shown_move = match told_move {
        None if is_hinted && moves.is_empty() => {
            run_blocking(puzzle, |puzzle| move_in_words(puzzle, &puzzle.solution(), 0)).await?
        }
        told_move => told_move,
    };
    let (locale, emojis) = (caller.user.locale, &bot.api.piece_emojis);
    let alt = page::alt_text(locale, &position);
    let picture = bot.pictures.table_png(text::localize_scene(locale, position.scene.clone())).await;
    let is_today = day == today(bot);
    let still_counts = counted_day(bot, day) == day;
    let progress = Progress {
        day,
        is_today,
        still_counts,
        warm_up,
        moves: &moves,
        is_solution,
        shown_move,
        result,
        streak,
        hidden_from_solvers,
    };
    let page = page::page(locale, &**puzzle, &position, &progress, emojis);
    Ok(MessagePayload { picture: picture.map(|png| (png, alt)), ..page })
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

/// Returns the position after these moves. Fails if a forged button contains other moves.
async fn position(puzzle: &Arc<dyn Puzzle>, moves: &[u8]) -> Result<PuzzlePosition, Error> {
    let moves = moves.to_vec();
    let position = run_blocking(puzzle, move |puzzle| puzzle.position(&moves)).await?;
    position.map_err(|_| unknown_button())
}

async fn count(caller: &Caller, day: Day, is_first: bool, solved: bool) -> Result<PuzzleResult, Error> {
    let (user, guild, interaction) = (&caller.user, caller.joined_guild(), caller.token.id);
    let tried = PuzzleMove { day, user: user.id, name: &user.name, guild, interaction, starts_try: is_first, solved };
    let result = caller.bot.database.store_puzzle_move(tried, counted_day(&caller.bot, day)).await?;
    result.ok_or_else(unknown_button)
}

/// Posts the user's result, without the solution, for everybody in the channel, in the server's language.
async fn share(caller: &Caller, day: Day, puzzle: &dyn Puzzle) -> Result<Response, Error> {
    let bot = &caller.bot;
    check_may_post(caller, false)?;
    let user = &caller.user;
    let result = bot.database.puzzle_result(day, user.id).await?.filter(|result| result.solved_on.is_some());
    let PuzzleResult { tries, solved_on, hinted, .. } = result.ok_or_else(|| Error::user("daily-not-solved"))?;
    bot.check_work_limit(Work::SharedPuzzle(user.id))?;
    let streak = match solved_on {
        Some(on) if on == day && day == counted_day(bot, day) => streak_of(bot, user.id).await?.current,
        _ => 0,
    };
    let locale = channel_language(caller).await?;
    let shared = SharedResult { day, name: &user.name, tries, hinted, streak };
    let (scene, message) = page::shared_result(locale, puzzle, &shared)?;
    let alt = message.content.replace("**", "");
    let picture = bot.pictures.table_png(text::localize_scene(locale, scene)).await.map(|png| (png, alt));
    let message = MessagePayload { picture, ..message };
    // Of two presses at the same time, only one posts the result.
    let place = (user.id, day, caller.channel);
    let shared = bot.puzzles.shared_results.entry(place).or_insert_with(|| caller.channel.mention());
    if !shared.is_fresh() {
        return Err(user_error(Phrase::new("daily-already-shared").with("address", shared.into_value())));
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
    let say = |key: &'static str| say(locale, &Phrase::new(key), &[]);
    Form {
        custom_id: CustomId::daily(day, DailyAction::Report).to_string(),
        title: say("daily-report-title"),
        label: say("daily-report-label"),
        max_length: MAX_REPORT_CHARS,
        ..Form::default()
    }
}
