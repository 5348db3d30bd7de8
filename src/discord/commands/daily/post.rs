//! Posts the daily puzzle in the channels that managers chose. Each day has one message, which lists the members who
//! have solved the puzzle. Once the puzzle no longer counts, the bot closes the message: it adds the solution and then
//! stops editing the message.

use std::time::Duration;

use super::page::{self, color, days_phrase, heading, streak_phrase, tries_phrase};
use super::today;
use crate::discord::bot::BotContext;
use crate::discord::bot::puzzles::run_blocking;
use crate::discord::commands::posts::{self, MAX_CONCURRENT_POSTS, PostError};
use crate::discord::http::{MessagePayload, OLD_MESSAGE_AGE, Priority};
use crate::discord::message::custom_id::{CustomId, DailyAction};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{button_row, container, cut_list, date_and_time, labelled_button, say_all};
use crate::ids::{ChannelId, GuildId};
use crate::play::{
    GuildSettings, Setting, ShowError, Store as _, StoreError, for_each_isolated, phrase_with_date, puzzle_counts_until,
};
use crate::store::{DuePuzzlePost, PuzzlePost, Solver};
use crate::timestamp::Timestamp;
use contract::{Day, Phrase, Style};
use rules::puzzles::FIRST_DAY;
use text::{Locale, say};

/// The minimum time between two edits to a message. The longer time applies to messages older than [`OLD_MESSAGE_AGE`].
const EDIT_INTERVAL: Duration = Duration::from_secs(60);
const OLD_EDIT_INTERVAL: Duration = Duration::from_secs(900);

/// The maximum numbers of solvers to load from the database, and to name in the message.
const MAX_SOLVERS: usize = 200;
const MAX_NAMED: usize = 25;
/// The maximum number of names of users who have solved their first puzzle.
const MAX_NEW_SOLVERS: usize = 5;
/// The maximum number of characters for the list of solvers. It keeps the message within Discord's limit.
const MAX_LIST_CHARS: usize = 2_000;

/// Posts the puzzles that are due. Edits the posts whose list of solvers has changed, and closes those whose puzzle no
/// longer counts.
///
/// # Errors
/// Fails if the posts cannot be looked up.
pub async fn update_posts(bot: &BotContext) -> Result<(), StoreError> {
    let (now, shards) = (bot.matches.now(), bot.matches.awake_shards());
    let due = bot.database.due_puzzle_posts(&shards, bot.puzzles.effective_now(now)).await?;
    let post = |due: DuePuzzlePost| (due.guild, log_failure(due.guild, post(bot, due)));
    for_each_isolated("a daily puzzle", MAX_CONCURRENT_POSTS, due, post).await;
    let outdated = bot.database.outdated_puzzle_posts(&shards, now, bot.puzzles.counting_day(now)).await?;
    let edit = |post: PuzzlePost| (post.guild, log_failure(post.guild, edit_post(bot, post)));
    for_each_isolated("a daily puzzle", MAX_CONCURRENT_POSTS, outdated, edit).await;
    Ok(())
}

async fn log_failure(guild: GuildId, work: impl Future<Output = Result<(), PostError>>) {
    if let Err(PostError::Retryable(error) | PostError::Permanent(error)) = work.await {
        tracing::info!(guild = guild.0, error, "the post with the daily puzzle is tried again");
    }
}

/// Posts today's puzzle in a server, unless it is already posted or the server is blocked. Then schedules the next
/// post.
async fn post(bot: &BotContext, DuePuzzlePost { guild, puzzle_at }: DuePuzzlePost) -> Result<(), PostError> {
    let settings = bot.database.settings(guild).await?;
    let day = today(bot);
    let known = bot.database.puzzle_post(guild, day).await?;
    let is_posted = known.is_some_and(|post| post.message.is_some());
    if let Some(chosen) = settings.puzzle_channel
        && !is_posted
        && day >= FIRST_DAY
        && !bot.matches.is_server_blocked(guild)
        && !bot.database.is_puzzle_withdrawn(day).await?
    {
        let (channel, since) = known.map_or((chosen, puzzle_at), |post| (post.channel, post.begun_at));
        match post_once(bot, &settings, (guild, day, channel), since).await {
            Err(PostError::Permanent(error)) => disable_posts(bot, guild, channel, &error).await?,
            posted => posted?,
        }
    }
    Ok(schedule_next_post(bot, guild).await?)
}

/// Posts the puzzle, unless an earlier attempt has posted it since `since`.
async fn post_once(
    bot: &BotContext,
    settings: &GuildSettings,
    (guild, day, channel): (GuildId, Day, ChannelId),
    since: Timestamp,
) -> Result<(), PostError> {
    bot.database.begin_puzzle_post(guild, day, channel, bot.matches.now()).await?;
    let message = match bot.api.find_with_button(channel, since, &play_button_id(day)).await? {
        Some(message) => message,
        None => {
            posts::check_server(bot, guild, channel).await?;
            bot.api.post(channel, &payload(bot, guild, settings, day, false).await?).await?
        }
    };
    Ok(bot.database.set_puzzle_post_message(guild, day, message).await?)
}

/// Edits a post to show the current list of solvers, or closes it. The bot waits equally long before the next edit,
/// whether this edit succeeds or fails temporarily.
async fn edit_post(bot: &BotContext, post: PuzzlePost) -> Result<(), PostError> {
    let Some(message) = post.message else { return Ok(()) };
    let now = bot.matches.now();
    let is_old = now - message.created_at() >= OLD_MESSAGE_AGE;
    bot.database.delay_puzzle_post(&post, now + if is_old { OLD_EDIT_INTERVAL } else { EDIT_INTERVAL }).await?;
    let is_over = post.day < bot.puzzles.counting_day(now);
    let settings = bot.database.settings(post.guild).await?;
    let payload = payload(bot, post.guild, &settings, post.day, is_over).await?;
    bot.api.acquire_edit(post.channel, Priority::Background).await;
    let is_closed = match bot.api.edit(post.channel, message, &payload).await {
        Ok(_) => is_over,
        Err(ShowError::MessageGone(_)) => true,
        Err(error) => match error.into() {
            PostError::Permanent(error) => {
                disable_posts(bot, post.guild, post.channel, &error).await?;
                true
            }
            again => return Err(again),
        },
    };
    Ok(bot.database.mark_puzzle_post_shown(&post, is_closed).await?)
}

/// Stops the server's posts, because their channel was deleted or the bot cannot post there. `/settings` shows this to
/// managers.
async fn disable_posts(bot: &BotContext, guild: GuildId, channel: ChannelId, error: &str) -> Result<(), StoreError> {
    tracing::info!(guild = guild.0, error, "the daily puzzle cannot be posted");
    if bot.database.settings(guild).await?.puzzle_channel == Some(channel) {
        bot.database.set_guild_setting(guild, &Setting::PuzzleLost(Some(channel))).await?;
        schedule_next_post(bot, guild).await?;
    }
    Ok(())
}

/// Stores when the next daily puzzle is due in a server.
pub async fn schedule_next_post(bot: &BotContext, guild: GuildId) -> Result<(), StoreError> {
    let next = bot.database.settings(guild).await?.next_puzzle_at(bot.puzzles.effective_now(bot.matches.now()));
    bot.database.schedule_puzzle_post(guild, next).await
}

/// Returns the custom id of the button that opens the puzzle. Only daily posts have this button, so the bot recognizes
/// them by it.
fn play_button_id(day: Day) -> CustomId {
    CustomId::daily(day, DailyAction::Open)
}

async fn payload(
    bot: &BotContext,
    guild: GuildId,
    settings: &GuildSettings,
    day: Day,
    is_over: bool,
) -> Result<MessagePayload, PostError> {
    let locale = posts::post_language(bot, guild, settings).await?;
    let puzzle = bot.puzzles.get_or_make(day, false).await?;
    let puzzle = puzzle.ok_or_else(|| PostError::Retryable("the day has no puzzle".to_owned()))?;
    let start = run_blocking(&puzzle, |puzzle| puzzle.position(&[])).await?;
    let start = start.map_err(|error| PostError::Retryable(error.to_string()))?;
    let (mut solvers, all) = bot.database.solvers(guild, day, MAX_SOLVERS).await?;
    solvers.sort_by_key(|solver| solver.interaction);
    let mut below = Vec::new();
    if bot.database.is_puzzle_withdrawn(day).await? {
        below.push(say(locale, &phrase_with_date("daily-withdrawn", day.0), &[]));
    } else {
        below.extend(solver_list(locale, &solvers, all));
        if is_over {
            below.extend(praise(locale, &solvers));
            let solution = run_blocking(&puzzle, move |puzzle| page::solution_summary(locale, puzzle)).await?;
            below.extend(solution.map(|(_, _, moves)| {
                page::solution_line(locale, &*puzzle, day, &format!("||{}||", moves.join(" → ")))
            }));
        } else {
            let end = date_and_time(puzzle_counts_until(day));
            below.push(say(locale, &Phrase::new("daily-footer").with("end", end), &[]));
        }
    }
    let mention = settings.puzzle_role.map(|role| role.mention());
    let words = [heading("daily-heading", locale, &*puzzle, day), puzzle.info().task.clone()];
    let above: Vec<String> = mention.into_iter().chain(words.map(|phrase| say(locale, &phrase, &[]))).collect();
    let show_all = CustomId::daily(day, DailyAction::ListSolvers);
    let buttons = [
        Some(labelled_button(&play_button_id(day), locale, "daily-button-play", Style::Success)),
        (all > MAX_NAMED).then(|| labelled_button(&show_all, locale, "discord-button-all", Style::Secondary)),
    ];
    let alt = page::alt_text(locale, &start);
    let picture = bot.pictures.table_png(text::localize_scene(locale, start.scene)).await;
    Ok(MessagePayload {
        picture: picture.map(|png| (png, alt)),
        components: button_row(buttons.into_iter().flatten()),
        container: Some(container(color(&*puzzle), below.join("\n"))),
        mentioned_role: settings.puzzle_role,
        // A repeated request has the same nonce, so Discord does not post a second message.
        nonce: Some(format!("puzzle-{}", day.0)),
        ..MessagePayload::text(above.join("\n"))
    })
}

/// Returns the solvers in one line: "✅ Anna in 2 tries · Ben at the first try, streak: 12 days". Returns `None` if
/// there are no solvers.
fn solver_list(locale: Locale, solvers: &[Solver], all: usize) -> Option<String> {
    let one = |solver: &Solver| {
        let tries = tries_phrase(solver.tries, solver.hinted);
        let mut said = format!("{} {}", solver_name(solver), say(locale, &tries, &[]));
        if solver.streak.current > 1 {
            said = format!("{said}, {}", say(locale, &streak_phrase(solver.streak.current), &[]));
        }
        said
    };
    let named: Vec<String> = solvers.iter().take(MAX_NAMED).map(one).collect();
    (all > 0).then(|| format!("✅ {}", cut_list(locale, &named, all, " · ", MAX_LIST_CHARS)))
}

/// Praises the first solver, the longest streak, and the users who solved their first puzzle. `solvers` are in the
/// order in which they solved the puzzle.
fn praise(locale: Locale, solvers: &[Solver]) -> Option<String> {
    let first = solvers.first()?;
    let longest = solvers.iter().rev().max_by_key(|solver| solver.streak.current);
    let longest = longest.filter(|solver| solver.streak.current > 1).map(|solver| {
        let days = days_phrase(solver.streak.current);
        Phrase::new("daily-post-longest").with("player", solver_name(solver)).with("days", days)
    });
    let new: Vec<String> =
        solvers.iter().filter(|solver| solver.is_first).take(MAX_NEW_SOLVERS).map(solver_name).collect();
    let new = (!new.is_empty()).then(|| Phrase::new("daily-post-new").with("players", new.join(", ")));
    let first = Phrase::new("daily-post-first").with("player", solver_name(first));
    Some(format!("🏅 {}", say_all(locale, std::iter::once(first).chain(longest).chain(new), " · ")))
}

fn solver_name(solver: &Solver) -> String {
    names::format_name(&solver.name, TextFormat::Markdown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::utf16_len;
    use crate::ids::InteractionId;
    use crate::store::Streak;

    fn solver(name: &str, tries: u32, streak: u32) -> Solver {
        let streak = Streak { current: streak, best: streak };
        let (hinted, is_first) = (tries == 7, streak.current == 1);
        Solver { name: name.to_owned(), tries, hinted, interaction: InteractionId(1), is_first, streak }
    }

    #[test]
    fn the_list_says_how_many_it_does_not_name() {
        let some = [solver("Anna", 2, 1), solver("Ben", 1, 1), solver("Chloé", 7, 12)];
        let said = solver_list(Locale::En, &some, 3).expect("a list");
        let chloe = "Chloé in 7 tries with a hint, streak: 12 days";
        assert_eq!(said, format!("✅ Anna in 2 tries · Ben at the first try · {chloe}"));
        assert_eq!(solver_list(Locale::En, &[], 0), None);
        let many = vec![solver("Anna", 2, 1); 40];
        let said = solver_list(Locale::En, &many, 300).expect("a list");
        assert!(said.matches("Anna").count() == MAX_NAMED && said.ends_with(" · … and 275 more"), "{said}");
        let long = vec![solver(&"*".repeat(32), 7, 999); 40];
        for locale in Locale::ALL {
            let said = solver_list(locale, &long, 40).expect("a list");
            assert!(utf16_len(&said) <= MAX_LIST_CHARS + 2 && said.contains('…'), "{locale:?}: {said}");
        }
        let hebrew = solver_list(Locale::En, &[solver("דוד", 2, 1)], 1).expect("a list");
        assert!(hebrew.contains('\u{2068}') && hebrew.contains('\u{2069}'), "{hebrew:?}");
    }

    #[test]
    fn the_first_the_longest_streak_and_the_new_ones_are_praised() {
        let some = [solver("Anna", 2, 1), solver("Ben", 1, 3), solver("Chloé", 4, 3)];
        let said = praise(Locale::En, &some).expect("praise");
        assert_eq!(said, "🏅 First: Anna · Longest streak: Ben, 3 days · First puzzle ever: Anna");
        assert_eq!(praise(Locale::En, &some[1..2]).as_deref(), Some("🏅 First: Ben · Longest streak: Ben, 3 days"));
        assert_eq!(praise(Locale::En, &[]), None);
    }
}
