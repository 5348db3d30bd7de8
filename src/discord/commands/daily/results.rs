//! The results of a day in a server: who solved the puzzle in how many tries, and the last solution that is not secret.

use super::page::{color, streak_phrase, tries_phrase};
use super::{channel_language, find, move_in_words, today, unknown_button};
use crate::discord::bot::puzzles::run_blocking;
use crate::discord::bot::work_limiter::Work;
use crate::discord::bot::{BotContext, Caller};
use crate::discord::commands::leaderboard::rank_label;
use crate::discord::commands::start::check_may_post;
use crate::discord::http::{Component, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, DailyAction};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, and_more, button_row, container, cut_lines, labelled_button, pages, picture_description,
    translated_title,
};
use crate::ids::GuildId;
use crate::play::{Error, phrase_with_date};
use crate::store::Solver;
use contract::{Color, Day, Phrase, Puzzle, Scene, Style};
use rules::puzzles::FIRST_DAY;
use text::{Locale, localize_scene, say};

/// The maximum number of solvers in a message, and in the list that a user opens.
const MAX_SOLVERS: usize = 10;
const MAX_LISTED_SOLVERS: usize = 200;

/// Returns the results of a day with a button that shows them to everybody, as an ephemeral message.
pub async fn ephemeral_results(caller: &Caller, day: Day) -> Result<MessagePayload, Error> {
    let locale = caller.user.locale;
    let message = message(caller, caller.needed_server()?, day, locale).await?;
    let show = CustomId::daily(day, DailyAction::ShowResults);
    let show = labelled_button(&show, locale, "discord-button-show", Style::Secondary);
    let components = match &message.components[..] {
        [Component::Buttons(buttons)] => button_row(buttons.iter().cloned().chain([show])),
        _ => button_row([show]),
    };
    Ok(MessagePayload { components, ephemeral: true, ..message })
}

/// Lists the first [`MAX_LISTED_SOLVERS`] solvers of a day's puzzle in ephemeral messages.
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
    let message = message(caller, guild, day, locale).await?;
    caller.bot.check_work_limit(Work::PublicPuzzleResults(caller.channel))?;
    Ok(Response::Message(message))
}

/// Checks that the day has begun. A forged button can name any day.
fn check_day_begun(bot: &BotContext, day: Day) -> Result<(), Error> {
    if day > today(bot) { Err(unknown_button()) } else { Ok(()) }
}

async fn message(caller: &Caller, guild: GuildId, day: Day, locale: Locale) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    check_day_begun(bot, day)?;
    let (solvers, all) = bot.database.solvers(guild, day, MAX_SOLVERS).await?;
    let mut lines = solver_lines(locale, day, &solvers, all);
    let show_all = CustomId::daily(day, DailyAction::ListSolvers);
    let show_all = labelled_button(&show_all, locale, "discord-button-all", Style::Secondary);
    let components = button_row((all > solvers.len()).then_some(show_all));
    let (mut picture, mut accent) = (None, Color::Usable);
    // A solution stays secret while its puzzle still counts.
    let counting = bot.puzzles.counting_day(bot.matches.now());
    let before = Day(day.min(counting).0.saturating_sub(1));
    // The day before can have a withdrawn puzzle. The message then says so.
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
    let container = Some(container(accent, String::new()));
    let text = MessagePayload::text(cut_lines(locale, &lines, MAX_CONTENT));
    Ok(MessagePayload { components, picture, container, ..text })
}

pub fn solver_lines(locale: Locale, day: Day, solvers: &[Solver], all: usize) -> Vec<String> {
    let heading = phrase_with_date("daily-results-heading", day.0);
    let mut phrases = vec![heading];
    let (mut rank, mut tries) = (0, 0);
    for (place, solver) in (1..).zip(solvers) {
        // Equal numbers of tries share a rank.
        if solver.tries != tries {
            rank = place;
            tries = solver.tries;
        }
        let line = Phrase::new("daily-results-line")
            .with("place", rank_label(rank))
            .with("player", names::format_name(&solver.name, TextFormat::Markdown))
            .with("tries", tries_phrase(solver.tries, solver.hinted))
            .with("streak", streak_phrase(solver.streak.current));
        phrases.push(line);
    }
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
    let alt = picture_description(locale, &end.description, &[]);
    Some((localize_scene(locale, end.scene), alt, moves))
}

/// Returns the line with the solution of a day.
pub fn solution_line(locale: Locale, puzzle: &dyn Puzzle, day: Day, moves: &str) -> String {
    let phrase =
        phrase_with_date("daily-results-yesterday", day.0).with("game", translated_title(locale, puzzle.info().game));
    say(locale, &phrase.with("moves", moves.to_owned()), &[])
}
