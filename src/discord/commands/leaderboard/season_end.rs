//! The end of a season: posts the podium (the best players of each game) in the channel that a server's managers chose,
//! and gives the chosen role to the winners. Each podium is posted only once. If posting fails, the bot tries again for
//! a few days.

use std::collections::BTreeSet;
use std::time::Duration;

use super::{GameBoard, boards_description, chart_rows, load_boards, season_name, shown_rank};
use crate::discord::bot::BotContext;
use crate::discord::commands::posts::{self, MAX_CONCURRENT_POSTS, PostError};
use crate::discord::http::MessagePayload;
use crate::discord::message::custom_id::{CustomId, LeaderboardPage, Page};
use crate::discord::message::{button_row, in_container, labelled_button, picture_description};
use crate::ids::{GuildId, UserId};
use crate::play::{Period, RoleAward, Season, Store as _, StoreError, day_start, for_each_isolated};
use crate::store::DueSeasonPost;
use crate::timestamp::Timestamp;
use contract::{Color, Phrase, Style};
use text::{Locale, localize_scene, say};

/// How long after the end of a season the podium can still be posted.
const POST_WINDOW: Duration = Duration::from_secs(7 * 86_400);
/// The minimum number of users with rated matches that a game needs for a podium.
const MIN_PODIUM_USERS: usize = 3;

/// Posts the podium of the last season in the servers that do not have it yet.
///
/// # Errors
/// Fails if the servers cannot be looked up.
pub async fn post_podiums(bot: &BotContext) -> Result<(), StoreError> {
    let now = bot.matches.now();
    let today = day_start(bot.puzzles.today(now).0.into());
    let Some(season) = season_to_post(today) else { return Ok(()) };
    let due = bot.database.due_season_posts(&bot.matches.awake_shards(), season).await?;
    let post = |due: DueSeasonPost| async move {
        match post_podium(bot, due, season).await {
            Ok(()) => (),
            Err(PostError::Retryable(error)) => {
                tracing::info!(guild = due.guild.0, error, "the podium of the season is tried again");
            }
            Err(PostError::Permanent(error)) => {
                tracing::info!(guild = due.guild.0, error, "the podium of the season cannot be posted");
                if let Err(error) = bot.database.finish_season_post(due.guild, season, now).await {
                    tracing::warn!(guild = due.guild.0, %error, "the podium of the season could not be stored");
                }
            }
        }
    };
    for_each_isolated("a podium", MAX_CONCURRENT_POSTS, due, |due| (due.guild, post(due))).await;
    Ok(())
}

/// Returns the season that ended less than [`POST_WINDOW`] ago, if any.
fn season_to_post(now: Timestamp) -> Option<Season> {
    let current = Season::containing(now);
    (now - current.start() < POST_WINDOW).then(|| current.previous())
}

async fn post_podium(bot: &BotContext, due: DueSeasonPost, season: Season) -> Result<(), PostError> {
    let DueSeasonPost { guild, begun_at } = due;
    let settings = bot.database.settings(guild).await?;
    let last_season = LeaderboardPage { period: Period::Season, season: Some(season), ..LeaderboardPage::default() };
    let page = LeaderboardPage { server_only: true, ..last_season };
    let mut boards = load_boards(bot, Some(guild), &page).await?;
    // If the first line has no rank, no other line has one, because the best users come first.
    boards.retain(|board| {
        board.total >= MIN_PODIUM_USERS && board.lines.first().is_some_and(|line| shown_rank(line).is_some())
    });
    if settings.season_role.is_some() {
        let lines = boards.iter().flat_map(|board| &board.lines);
        let first: BTreeSet<UserId> = lines.filter(|line| shown_rank(line) == Some(1)).map(|line| line.user).collect();
        let first: Vec<UserId> = first.into_iter().collect();
        bot.database.set_award_holders(guild, RoleAward::Season, settings.season_role, &first).await?;
    }
    let Some(channel) = settings.season_channel else {
        return Ok(bot.database.finish_season_post(guild, season, bot.matches.now()).await?);
    };
    let button = CustomId::Page(Page::Leaderboard(page));
    let is_posted = match begun_at {
        Some(begun_at) => bot.api.find_with_button(channel, begun_at, &button).await?.is_some(),
        None => false,
    };
    if !boards.is_empty() && !is_posted && !bot.matches.is_server_blocked(guild) {
        posts::check_server(bot, guild, channel).await?;
        let locale = posts::post_language(bot, guild, &settings).await?;
        let payload = payload(bot, locale, guild, season, &button, &boards).await;
        bot.database.begin_season_post(guild, season, bot.matches.now()).await?;
        bot.api.post(channel, &payload).await?;
    }
    Ok(bot.database.finish_season_post(guild, season, bot.matches.now()).await?)
}

async fn payload(
    bot: &BotContext,
    locale: Locale,
    guild: GuildId,
    season: Season,
    button: &CustomId,
    boards: &[GameBoard],
) -> MessagePayload {
    let text = Phrase::new("discord-season-over").with("season", season_name(season));
    let avatars = |user| bot.avatars.image(Some(guild), user);
    let podiums: Vec<_> = boards.iter().map(|board| (board.game.icon, chart_rows(board, &avatars))).collect();
    let scene = localize_scene(locale, pictures::charts::season(&podiums));
    let mut words = vec![text.clone()];
    words.extend(boards_description(locale, boards, false, false));
    let picture = bot.draw(Some(scene), picture_description(locale, &words, &[]).replace("**", "")).await;
    let components = button_row([labelled_button(button, locale, "discord-button-season", Style::Secondary)]);
    // A repeated request has the same nonce, so Discord does not post a second message.
    let nonce = Some(format!("season-{season}"));
    let text = MessagePayload::text(say(locale, &text, &[]));
    in_container(MessagePayload { picture, components, nonce, ..text }, Color::Usable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_podium_is_posted_within_a_week_after_its_season() {
        let ended = Season { year: 2026, quarter: 4 };
        let end = Season { year: 2027, quarter: 1 }.start();
        let ms = Duration::from_millis(1);
        assert_eq!(season_to_post(end - ms), None);
        assert_eq!([end, end + POST_WINDOW - ms].map(season_to_post), [Some(ended); 2]);
        assert_eq!(season_to_post(end + POST_WINDOW), None);
    }
}
