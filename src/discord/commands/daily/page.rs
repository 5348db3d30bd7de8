//! The messages about daily puzzles: a position with its moves as buttons, a result that a user shares, and a server's
//! results for a day. A server's results list who solved the puzzle and in how many tries. They also show the latest
//! solution that is no longer secret.

use super::{channel_language, find, move_in_words, today};
use crate::discord::bot::puzzles::run_blocking;
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::commands::leaderboard::rank_label;
use crate::discord::commands::start::check_may_post;
use crate::discord::commands::{find_game, unknown_button};
use crate::discord::http::{Button, Component, MessagePayload, PieceEmojis};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton, move_digits};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, Rows, and_more, button, button_row, container, cut_lines, date_and_time, in_container,
    labelled_button, pages, picture_description, relative_time, translated_title, truncate,
};
use crate::ids::GuildId;
use crate::play::{Error, day_start, phrase_with_date, puzzle_counts_until};
use crate::store::{PuzzleResult, Solver, Streak};
use contract::{Color, Controls, Day, Phrase, Puzzle, PuzzleEnd, PuzzleMove, PuzzlePosition, Scene, Style};
use pictures::charts::solved_puzzle;
use rules::puzzles::{FIRST_DAY, WEEKDAY_DIFFICULTIES, game_of};
use text::{Locale, format_sentence, localize_scene, say};

/// The maximum numbers of solvers in a message, and in the longer list that a user can open.
const MAX_SOLVERS: usize = 10;
const MAX_LISTED_SOLVERS: usize = 200;
/// The maximum number of moves with buttons. If there are more moves, a select menu offers them.
const MAX_MOVE_BUTTONS: usize = 10;

/// The number of tries after which the user may ask for the first move.
pub const TRIES_BEFORE_HINT: u32 = 5;
/// The number of tries after which the user may see the solution.
pub const TRIES_BEFORE_SOLUTION: u32 = 10;

/// How far a user has come in a puzzle: the moves of their try, or the part of the solution that is shown.
#[derive(Default)]
pub struct Progress {
    pub day: Day,
    pub is_today: bool,
    /// Whether solving the puzzle now still counts towards a streak.
    pub still_counts: bool,
    pub warm_up: bool,
    pub moves: Vec<u8>,
    /// Whether the moves come from the solution and not from the user.
    pub is_solution: bool,
    /// The solution's move that the page names: the first move as a hint, or the last shown move.
    pub shown_move: Option<Phrase>,
    /// The result that counts, if the page shows it.
    pub result: Option<PuzzleResult>,
    pub streak: Streak,
    /// Whether lists of solvers leave the user out.
    pub hidden_from_solvers: bool,
}

/// Returns the page of a position, as an ephemeral message without its picture.
pub fn page(
    locale: Locale,
    puzzle: &dyn Puzzle,
    position: &PuzzlePosition,
    progress: &Progress,
    emojis: &PieceEmojis,
) -> MessagePayload {
    let say = |phrase: Phrase| say(locale, &phrase, &[]);
    let key = if progress.warm_up { "daily-heading-warm-up" } else { "daily-heading" };
    let heading = heading(key, locale, puzzle, progress.day);
    let mut lines = vec![say(heading), say(puzzle.info().task.clone())];
    let solved = progress.result.is_some_and(|result| result.solved_on.is_some());
    if position.end.is_none() {
        let is_running = !progress.moves.is_empty();
        lines.extend(progress.result.map(|result| say(progress_phrase(result, progress, is_running))));
    }
    let told = if progress.is_solution { "daily-solution" } else { "daily-hint" };
    let told = |told_move| Phrase::new(told).with("step", progress.moves.len()).with("move", told_move);
    lines.extend(progress.shown_move.clone().map(|told_move| say(told(told_move))));
    // If the puzzle has ended with a score, the outcome says the score, and no prompt is needed.
    if !progress.is_solution && position.end.is_none_or(|end| end.score.is_none()) {
        lines.push(say(position.prompt.clone()));
    }
    if let Some(end) = position.end.filter(|_| !progress.is_solution) {
        lines.extend(outcome_phrases(puzzle, end, progress).into_iter().map(say));
    }
    // Sentences that do not fit into the alt text are shown below the picture.
    let alt = alt_text(locale, position);
    let words = position.description.iter().map(|phrase| format_sentence(locale, phrase, &[]));
    let words = words.filter(|words| !alt.contains(words.as_str())).map(|words| format!("-# {words}"));
    let below: Vec<String> = std::iter::once(say(footer(progress, solved, locale))).chain(words).collect();
    MessagePayload {
        components: components(locale, position, progress, emojis),
        container: Some(container(color(puzzle), below.join("\n"))),
        ..MessagePayload::ephemeral(truncate(&lines.join("\n"), MAX_CONTENT))
    }
}

/// Returns the first line of a puzzle's message: the day, the game and the difficulty.
pub fn heading(key: &'static str, locale: Locale, puzzle: &dyn Puzzle, day: Day) -> Phrase {
    phrase_with_date(key, day.0)
        .with("game", translated_title(locale, puzzle.info().game))
        .with("level", level(puzzle.info().difficulty))
        .with("levels", WEEKDAY_DIFFICULTIES.len())
}

/// Returns the sentence that says until when solving the puzzle counts, or which puzzle comes next.
fn footer(progress: &Progress, solved: bool, locale: Locale) -> Phrase {
    let next = Day(progress.day.0 + 1);
    let shown_on = progress.result.and_then(|result| result.shown_on);
    match (progress.is_today, solved) {
        _ if shown_on == Some(progress.day) => Phrase::new("daily-stands-still"),
        _ if shown_on.is_some() => Phrase::verbatim(""),
        _ if progress.warm_up => Phrase::new("daily-footer-warm-up"),
        (true, true) => Phrase::new("daily-footer-next")
            .with("game", translated_title(locale, game_of(next)))
            .with("level", next.days_since_monday() as usize + 1)
            .with("levels", WEEKDAY_DIFFICULTIES.len())
            .with("at", relative_time(day_start(i64::from(next.0)))),
        // The result already says whether it counts.
        (false, true) => Phrase::verbatim(""),
        _ if progress.still_counts => {
            Phrase::new("daily-footer").with("end", date_and_time(puzzle_counts_until(progress.day)))
        }
        _ => Phrase::new("daily-footer-earlier"),
    }
}

/// Returns the description of a position's picture.
pub fn alt_text(locale: Locale, position: &PuzzlePosition) -> String {
    picture_description(locale, &position.description, &[])
}

/// Returns the message in which the user called `name` shares a result, and separately the picture for this message. A
/// `streak` of 0 is not shown.
///
/// # Errors
/// Fails if the puzzle's game is not in the registry.
pub fn shared_result(
    locale: Locale,
    puzzle: &dyn Puzzle,
    day: Day,
    name: &str,
    PuzzleResult { tries, hinted, .. }: PuzzleResult,
    streak: u32,
) -> Result<(Scene, MessagePayload), Error> {
    let info = find_game(puzzle.info().game)?.info();
    let sentence = phrase_with_date("daily-shared", day.0)
        .with("player", names::format_name(name, TextFormat::Markdown))
        .with("game", translated_title(locale, info.name))
        .with("tries", tries_phrase(tries, hinted));
    let mut lines = vec![
        Phrase::new(format!("{}-title", info.name)),
        phrase_with_date("date-year", day.0),
        tries_phrase(tries, hinted),
    ];
    let mut content = say(locale, &sentence, &[]);
    if streak > 0 {
        lines.push(streak_phrase(streak));
        let streak = Phrase::new("daily-shared-streak").with("streak", days_phrase(streak));
        content = format!("{content} {}", say(locale, &streak, &[]));
    }
    let play = CustomId::daily(day, DailyAction::Play(Vec::new()));
    let play = labelled_button(&play, locale, "daily-button-play", Style::Success);
    let message = MessagePayload::text(content).with_components(button_row([play]));
    Ok((solved_puzzle(&info.icon, &lines), in_container(message, info.color)))
}

/// Returns the number of tries in words: "at the first try", "in 7 tries, with a hint".
pub fn tries_phrase(tries: u32, hinted: bool) -> Phrase {
    let tries = Phrase::new("daily-in-tries").with("tries", i64::from(tries));
    if hinted { Phrase::new("daily-with-hint").with("tries", tries) } else { tries }
}

/// Returns a streak's length as a phrase: "streak: 3 days".
pub fn streak_phrase(count: u32) -> Phrase {
    Phrase::new("daily-streak").with("days", days_phrase(count))
}

pub fn days_phrase(count: u32) -> Phrase {
    Phrase::new("days").with("count", i64::from(count))
}

/// Returns the color of the puzzle's game.
pub fn color(puzzle: &dyn Puzzle) -> Color {
    rules::find(puzzle.info().game).map_or(Color::Usable, |game| game.info().color)
}

/// Returns the level of a puzzle, from 1: the number of the weekday whose range contains its difficulty.
fn level(difficulty: u32) -> usize {
    WEEKDAY_DIFFICULTIES.iter().filter(|range| difficulty >= range.start).count().max(1)
}

/// Returns the sentence about what the user has achieved so far. While a try is running (`is_running`), the sentence
/// only gives the number of this try.
fn progress_phrase(result: PuzzleResult, progress: &Progress, is_running: bool) -> Phrase {
    match result.solved_on {
        None if result.shown_on.is_some() => Phrase::new("daily-shown"),
        None if is_running => Phrase::new("daily-try").with("tries", i64::from(result.tries)),
        None => Phrase::new("daily-tries").with("tries", i64::from(result.tries)),
        Some(on) if on == progress.day => Phrase::new("daily-solved")
            .with("tries", tries_phrase(result.tries, result.hinted))
            .with("streak", days_phrase(progress.streak.current))
            .with("best", days_phrase(progress.streak.best)),
        Some(_) => Phrase::new("daily-solved-later").with("tries", tries_phrase(result.tries, result.hinted)),
    }
}

/// Returns the sentences about how a try ended and what counts.
fn outcome_phrases(puzzle: &dyn Puzzle, end: PuzzleEnd, progress: &Progress) -> Vec<Phrase> {
    let result = end.score.map(|score| puzzle.score_phrase(score));
    let ended = match (end.solved, result) {
        (true, Some(result)) => Some(Phrase::new("daily-right").with("result", result)),
        (true, None) => None,
        (false, Some(result)) => Some(
            Phrase::new("daily-missed").with("result", result).with("best", puzzle.score_phrase(puzzle.info().best)),
        ),
        (false, None) => Some(Phrase::new("daily-failed")),
    };
    ended.into_iter().chain(progress.result.map(|result| progress_phrase(result, progress, false))).collect()
}

fn components(locale: Locale, position: &PuzzlePosition, progress: &Progress, emojis: &PieceEmojis) -> Vec<Component> {
    let Progress { day, warm_up, .. } = *progress;
    let id = |action| CustomId::Daily(DailyButton { day, warm_up, action });
    let label = |offered: &PuzzleMove| say(locale, &offered.label, &[]);
    let emoji = |offered: &PuzzleMove| offered.piece.as_ref().and_then(|piece| emojis.get(piece));
    let mut rows = Rows::default();
    if progress.is_solution {
        let next = id(DailyAction::Solution(progress.moves.len() as u8 + 1));
        rows.add_buttons(
            position.end.is_none().then(|| labelled_button(&next, locale, "discord-button-on", Style::Success)),
        );
    } else if position.moves.len() > MAX_MOVE_BUTTONS {
        let option = |offered: &PuzzleMove| (move_digits(&[offered.code]), label(offered), emoji(offered));
        let placeholder = say(locale, &Phrase::new("daily-choose"), &[]);
        let menu = id(DailyAction::Play(progress.moves.clone())).to_string();
        rows.add_select(menu, &placeholder, position.moves.iter().map(option));
    } else {
        for row in position.moves.chunks(Controls::MAX_BUTTONS) {
            rows.add_buttons(row.iter().map(|offered| {
                let next = id(DailyAction::Play([&progress.moves[..], &[offered.code]].concat()));
                Button { emoji: emoji(offered), ..button(&next, label(offered), Style::Secondary) }
            }));
        }
    }
    let plain = |action, key| labelled_button(&id(action), locale, key, Style::Secondary);
    let result = progress.result;
    let tries = result.map_or(0, |result| result.tries);
    let is_open = result.is_none_or(|result| result.solved_on.or(result.shown_on).is_none()) && !warm_up;
    let solved = result.is_some_and(|result| result.solved_on.is_some());
    let ended = position.end.is_some();
    let knows = position.end.is_some_and(|end| end.solved);
    let again = if ended { "daily-button-again" } else { "daily-button-start-over" };
    let real = CustomId::daily(day, DailyAction::StartOver);
    let (key, style) =
        if knows { ("daily-button-today", Style::Success) } else { ("daily-button-skip", Style::Secondary) };
    let real = labelled_button(&real, locale, key, style);
    let buttons = [
        warm_up.then_some(real),
        solved.then(|| labelled_button(&id(DailyAction::Share), locale, "daily-button-share", Style::Success)),
        (!progress.moves.is_empty()).then(|| plain(DailyAction::StartOver, again)),
        (is_open && tries >= TRIES_BEFORE_HINT && !result.is_some_and(|result| result.hinted))
            .then(|| plain(DailyAction::Hint, "daily-button-hint")),
        (is_open && tries >= TRIES_BEFORE_SOLUTION).then(|| plain(DailyAction::Solution(0), "daily-button-solution")),
        Some(plain(DailyAction::Rules, "discord-button-rules")),
        solved.then(|| {
            let key = if progress.hidden_from_solvers { "daily-button-list" } else { "daily-button-unlist" };
            plain(DailyAction::SetListed { listed: progress.hidden_from_solvers, moves: progress.moves.clone() }, key)
        }),
        (ended && !warm_up).then(|| plain(DailyAction::Report, "daily-button-report")),
    ];
    rows.add_buttons(buttons.into_iter().flatten());
    rows.into_rows()
}

/// Returns an ephemeral message with a day's results, and with a button that shows them to everybody.
pub async fn ephemeral_results(caller: &Caller, day: Day) -> Result<MessagePayload, Error> {
    let locale = caller.user.locale;
    let show = CustomId::daily(day, DailyAction::ShowResults);
    let show = labelled_button(&show, locale, "discord-button-show", Style::Secondary);
    let message = results_message(caller, caller.needed_server()?, day, locale, Some(show)).await?;
    Ok(MessagePayload { ephemeral: true, ..message })
}

/// Returns ephemeral messages that list the first [`MAX_LISTED_SOLVERS`] solvers of a day's puzzle.
pub async fn list_solvers(caller: &Caller, day: Day) -> Result<Response, Error> {
    let bot = &caller.bot;
    let guild = caller.needed_server()?;
    check_day_begun(bot, day)?;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let (solvers, all) = bot.database.solvers(guild, day, MAX_LISTED_SOLVERS).await?;
    let lines = solver_lines(caller.user.locale, day, &solvers, all);
    Ok(Response::Messages(pages(&lines)))
}

/// Returns a public message with the results of a day, in the server's language.
pub async fn public_results(caller: &Caller, day: Day) -> Result<Response, Error> {
    let guild = caller.needed_server()?;
    check_may_post(caller, false)?;
    let locale = channel_language(caller).await?;
    let message = results_message(caller, guild, day, locale, None).await?;
    caller.bot.check_work_limit(Work::PublicPuzzleResults(caller.channel))?;
    Ok(Response::Message(message))
}

/// Checks that the day has begun, because a forged button can name any day.
fn check_day_begun(bot: &BotContext, day: Day) -> Result<(), Error> {
    if day > today(bot) { Err(unknown_button()) } else { Ok(()) }
}

/// Returns the message with the results of a day. If the message does not name all solvers, it has a button that lists
/// them. `button` is added as a further button.
async fn results_message(
    caller: &Caller,
    guild: GuildId,
    day: Day,
    locale: Locale,
    button: Option<Button>,
) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    check_day_begun(bot, day)?;
    let (solvers, all) = bot.database.solvers(guild, day, MAX_SOLVERS).await?;
    let mut lines = solver_lines(locale, day, &solvers, all);
    let show_all = CustomId::daily(day, DailyAction::ListSolvers);
    let show_all = labelled_button(&show_all, locale, "discord-button-all", Style::Secondary);
    let components = button_row((all > solvers.len()).then_some(show_all).into_iter().chain(button));
    let (mut picture, mut accent) = (None, Color::Usable);
    // A solution stays secret while its puzzle still counts.
    let counting = bot.puzzles.counting_day(bot.matches.now());
    let before = Day(day.min(counting).0.saturating_sub(1));
    // If the previous day's puzzle was withdrawn, the message says so.
    match find(caller, before, false).await {
        _ if before < FIRST_DAY => (),
        Ok(puzzle) => {
            let solution = run_blocking(&puzzle, move |puzzle| solution_summary(locale, puzzle)).await?;
            if let Some((scene, alt, moves)) = solution {
                lines.push(solution_line(locale, &*puzzle, before, &moves.join(" → ")));
                picture = bot.pictures.table_png(scene).await.map(|png| (png, alt));
                accent = color(&*puzzle);
            }
        }
        Err(Error::User(why)) => lines.push(say(locale, &why.phrase, &[])),
        Err(error) => return Err(error),
    }
    let text = MessagePayload::text(cut_lines(locale, &lines, MAX_CONTENT));
    Ok(in_container(MessagePayload { components, picture, ..text }, accent))
}

/// Returns the lines that list a day's solvers. `solvers` contains the first of them, fewest tries first. `all` is the
/// number of all solvers.
pub fn solver_lines(locale: Locale, day: Day, solvers: &[Solver], all: usize) -> Vec<String> {
    let line = |solver: &Solver| {
        // Solvers with equal numbers of tries share a rank.
        let rank = 1 + solvers.partition_point(|other| other.tries < solver.tries);
        Phrase::new("daily-results-line")
            .with("place", rank_label(rank))
            .with("player", names::format_name(&solver.name, TextFormat::Markdown))
            .with("tries", tries_phrase(solver.tries, solver.hinted))
            .with("streak", streak_phrase(solver.streak.current))
    };
    let mut phrases = vec![phrase_with_date("daily-results-heading", day.0)];
    phrases.extend(solvers.iter().map(line));
    match all.saturating_sub(solvers.len()) {
        0 if all == 0 => phrases.push(Phrase::new("daily-results-none")),
        0 => (),
        more => phrases.push(and_more(more)),
    }
    phrases.iter().map(|phrase| say(locale, phrase, &[])).collect()
}

/// Returns the picture of the solved position, its description, and the moves in words.
pub fn solution_summary(locale: Locale, puzzle: &dyn Puzzle) -> Option<(Scene, String, Vec<String>)> {
    let solution = puzzle.solution();
    let said = |index| Some(say(locale, &move_in_words(puzzle, &solution, index)?, &[]));
    let moves = (0..solution.len()).map(said).collect::<Option<Vec<String>>>()?;
    let end = puzzle.position(&solution).ok()?;
    let alt = alt_text(locale, &end);
    Some((localize_scene(locale, end.scene), alt, moves))
}

/// Returns the line with the solution of a day.
pub fn solution_line(locale: Locale, puzzle: &dyn Puzzle, day: Day, moves: &str) -> String {
    let phrase =
        phrase_with_date("daily-results-yesterday", day.0).with("game", translated_title(locale, puzzle.info().game));
    say(locale, &phrase.with("moves", moves.to_owned()), &[])
}
