//! `/<game> scores` lists the scores of a channel's latest matches; `/stats` shows statistics with a picture.

#[cfg(test)]
mod tests;

use super::leaderboard::{game_title, percent, rating_phrase, tally_phrase};
use super::{CommandContext, PlayedGame, find_game, milestones};
use crate::discord::bot::{Caller, Work};
use crate::discord::http::MessagePayload;
use crate::discord::interaction::Response;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, and_more, container, format_signed, in_container, picture_description, relative_time, say_all,
    translated_title, truncate, utf16_len,
};
use crate::ids::UserId;
use crate::play::Error;
use crate::store::{MIN_MATCHES_TO_SHOW, MatchScores, UserStats};
use crate::timestamp::milliseconds;
use contract::{Color, GameInfo, Outcome, Phrase, Scene, Seat, Sign};
use pictures::charts::{MAX_GAMES, MAX_LATEST_RANKS, ShownPlayer, StatsSheet};
use rules::REGISTRY;
use text::{Locale, localize_scene, say};

/// The maximum number of matches that `/<game> scores` lists.
const MAX_MATCHES: usize = 8;
/// The space, in UTF-16 units, that is reserved for the line about matches that are not listed.
const RESERVED_FOR_MORE_LINE: usize = 100;

/// Lists the results of the game's latest matches in this channel, and the newest match's rounds.
#[poise::command(slash_command)]
pub async fn scores(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let info = PlayedGame::for_context(context)?.info();
    let locale = caller.user.locale;
    let matches = caller.bot.database.match_scores(caller.channel, info.name, MAX_MATCHES).await?;
    let heading = Phrase::new("discord-scores-heading").with("game", translated_title(locale, info.name));
    let mut lines = vec![say(locale, &heading, &[])];
    if matches.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-scores-none"), &[]));
    }
    for (index, one) in matches.iter().enumerate() {
        let more = match_lines(locale, info, one, index == 0);
        // The newest match is always listed. Older matches are listed only if there is room.
        if index > 0
            && utf16_len(&lines.join("\n")) + utf16_len(&more.join("\n")) + 1 > MAX_CONTENT - RESERVED_FOR_MORE_LINE
        {
            lines.push(say(locale, &and_more(matches.len() - index), &[]));
            break;
        }
        lines.extend(more);
    }
    let list = MessagePayload::ephemeral(truncate(&lines.join("\n"), MAX_CONTENT));
    caller.respond(Response::Message(in_container(list, info.color))).await
}

/// Returns each seat's default symbol.
fn default_signs() -> impl Iterator<Item = Sign> {
    Seat::all(Seat::MAX).map(Sign::for_seat)
}

fn match_lines(locale: Locale, info: &GameInfo, one: &MatchScores, with_rounds: bool) -> Vec<String> {
    let when = relative_time(one.ended_at.unwrap_or(one.started_at));
    let stopped = one.outcome.as_ref().is_some_and(|outcome| outcome["why"] == Outcome::STOPPED);
    let key = match one.ended_at {
        None => "discord-scores-running",
        Some(_) if stopped && !one.counts => "discord-scores-stopped",
        Some(_) if one.winners.is_empty() && !stopped => "discord-scores-drawn",
        Some(_) => "discord-scores-ended",
    };
    let heading = Phrase::new(key).with("match", one.number).with("when", when);
    let mut lines = vec![say(locale, &heading, &[])];
    let outcome = |key: &str| one.outcome.as_ref()?.get(key)?.as_array();
    let sums: Vec<Option<i64>> = match (one.rounds.last(), info.ranking_list(&one.options).and_then(outcome)) {
        (Some(round), _) => round.totals.iter().copied().map(Some).collect(),
        (None, Some(list)) => list.iter().map(|value| value.as_i64()).collect(),
        (None, None) => Vec::new(),
    };
    // In the list of rounds, symbols stand for the players, so the names need symbols, too. If there are no rounds, the
    // names have none, because the game might have assigned symbols other than the defaults.
    let players = match one.rounds[..] {
        [] => one.seats.iter().map(|player| names::of_player(locale, player, TextFormat::Markdown)).collect(),
        _ => names::seat_names(locale, one.seats.iter().zip(default_signs()), TextFormat::Markdown),
    };
    let parts = players.into_iter().enumerate().map(|(index, player)| {
        let crown = if one.winners.contains(Seat(index as u8)) { " 🏆" } else { "" };
        match sums.get(index).copied().flatten() {
            Some(sum) => format!("{player} **{}**{crown}", format_signed(sum)),
            None => format!("{player}{crown}"),
        }
    });
    lines.push(parts.collect::<Vec<_>>().join(" · "));
    if with_rounds {
        lines.extend(one.rounds.iter().enumerate().map(|(index, round)| {
            let points = default_signs()
                .zip(&round.points)
                .map(|(sign, points)| format!("{} {}", sign.emoji, format_signed(*points)));
            let points = points.collect::<Vec<_>>().join(" · ");
            say(locale, &Phrase::new("discord-scores-round").with("round", index + 1).with("points", points), &[])
        }));
    }
    lines
}

/// Shows a user's statistics for one game or for all games.
#[poise::command(slash_command)]
pub async fn stats(
    context: CommandContext<'_>,
    player: Option<serenity::all::User>,
    game: Option<String>,
) -> Result<(), Error> {
    let caller = context.data();
    let player = player.map(|player| (player.id.into(), player.name));
    caller.respond(Response::Message(stats_page(caller, player, game.as_deref()).await?)).await
}

/// Returns an ephemeral message with statistics for one game or for all games. Without `player`, the statistics are the
/// user's own. Users who view their own statistics also see which milestones are new, and a menu to share a milestone.
pub async fn stats_page(
    caller: &Caller,
    player: Option<(UserId, String)>,
    game: Option<&str>,
) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let locale = caller.user.locale;
    let (user, name) = player.unwrap_or_else(|| (caller.user.id, caller.user.name.clone()));
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let game = game.map(find_game).transpose()?.map(|game| game.info());
    let stats = bot.database.stats(user, game.map(|info| info.name), None).await?;
    let about = game_title(game);
    let heading = Phrase::new("discord-stats-heading")
        .with("player", names::format_name(&name, TextFormat::Markdown))
        .with("game", about.clone());
    let sums = stats_lines(game, &stats);
    let mut games = Vec::new();
    for info in REGISTRY.iter().map(|game| game.info()).filter(|_| game.is_none()) {
        let stats = bot.database.stats(user, Some(info.name), None).await?;
        if stats.tally.total() > 0 {
            games.push((info, stats));
        }
    }
    let played = game.into_iter().chain(games.iter().map(|(info, _)| *info));
    let reached = milestones::load(bot, user, user == caller.user.id, played).await?;
    let feats = milestones::milestone_lines(&reached, game.is_some());
    let below = say_all(locale, sums.iter().cloned().chain(games.iter().map(game_line)).chain(feats), "\n");
    let title = Phrase::new("discord-chart-stats")
        .with("player", names::format_name(&name, TextFormat::Plain))
        .with("game", about);
    let player = ShownPlayer { name, computer_level: None, avatar: bot.avatars.image(caller.guild, user) };
    let (scene, description) = stats_chart(locale, title, player, sums, &stats, &games);
    let picture = bot.draw(scene, description).await;
    let container = Some(container(game.map_or(Color::Usable, |info| info.color), truncate(&below, MAX_CONTENT)));
    let heading = say(locale, &heading, &[]);
    let components = if user == caller.user.id { milestones::share_menu(locale, &reached) } else { Vec::new() };
    Ok(MessagePayload { picture, container, components, ..MessagePayload::ephemeral(heading) })
}

fn game_line((info, stats): &(&'static GameInfo, UserStats)) -> Phrase {
    Phrase::new("discord-stats-game")
        .with("game", game_title(Some(info)))
        .with("rating", rating_phrase(stats.rating, stats.rated_matches))
}

fn stats_lines(game: Option<&GameInfo>, stats: &UserStats) -> Vec<Phrase> {
    if stats.tally.total() == 0 && stats.claims.wrong_share().is_none() {
        return vec![Phrase::new("discord-stats-none")];
    }
    let mut lines = vec![tally_phrase("discord-stats-played", stats.tally).with("games", stats.tally.total())];
    if stats.rated_matches > 0 {
        let shown = rating_phrase(stats.rating, stats.rated_matches);
        lines.push(match stats.rating_history.iter().map(|point| point.rating).max() {
            Some(best) => Phrase::new("discord-stats-rating").with("rating", shown).with("best", best.to_string()),
            None => {
                let later = Phrase::new("discord-rating-later").with("needed", MIN_MATCHES_TO_SHOW);
                let later = later.with("matches", stats.rated_matches);
                Phrase::new("discord-stats-rating-new").with("rating", later)
            }
        });
    }
    let (run, longest) = (stats.current_streak(), stats.longest_streak());
    if longest > 0 {
        lines.push(Phrase::new("discord-stats-runs").with("run", run).with("longest", longest));
    }
    if game.is_some_and(|info| info.default_ranking.is_some()) {
        lines.extend(stats.best_score.map(|best| Phrase::new("discord-stats-best").with("best", format_signed(best))));
    }
    if let Some(share) = stats.claims.wrong_share() {
        let wrong = percent(share);
        lines.push(Phrase::new("discord-stats-claims").with("right", stats.claims.right).with("percent", wrong));
    }
    let fastest = stats.claims.fastest.map(|delay| Phrase::seconds(milliseconds(delay)));
    lines.extend(fastest.map(|time| Phrase::new("discord-stats-fastest").with("time", time)));
    lines
}

/// Returns the chart of a player's statistics, with a description. It covers one game, or, if `games` is not empty, all
/// games combined and each of `games`. There is no chart if there is nothing to draw.
fn stats_chart(
    locale: Locale,
    title: Phrase,
    player: ShownPlayer,
    sums: Vec<Phrase>,
    stats: &UserStats,
    games: &[(&'static GameInfo, UserStats)],
) -> (Option<Scene>, String) {
    let games = &games[..games.len().min(MAX_GAMES)];
    let ratings: Vec<i64> = stats.rating_history.iter().map(|point| point.rating).collect();
    // Places in different games cannot be compared. So the statistics for all games have one row per game instead of
    // places.
    let places = if games.is_empty() { &stats.ranks[..] } else { &[] };
    let places = &places[places.len().saturating_sub(MAX_LATEST_RANKS)..];
    let claims_ms: Vec<i64> = stats.recent_claims.iter().copied().map(milliseconds).collect();
    let more = [ratings_description(&ratings), ranks_description(places), claims_description(&claims_ms)];
    let of_games = games
        .iter()
        .map(|(info, stats)| tally_phrase("discord-chart-game", stats.tally).with("game", game_title(Some(info))));
    let phrases = std::iter::once(title).chain(sums).chain(of_games).chain(more.into_iter().flatten());
    let description = picture_description(locale, &phrases.collect::<Vec<_>>(), &[]);
    let sheet = StatsSheet {
        player,
        tally: stats.tally,
        current_streak: stats.current_streak(),
        longest_streak: stats.longest_streak(),
        ratings,
        games: games.iter().map(|(info, stats)| (info.icon, stats.tally)).collect(),
        latest_ranks: places.to_vec(),
        claims_ms,
    };
    (pictures::charts::stats_sheet(&sheet).map(|scene| localize_scene(locale, scene)), description)
}

fn ratings_description(ratings: &[i64]) -> Option<Phrase> {
    let number = |rating: &i64| rating.to_string();
    let phrase = Phrase::new("discord-chart-ratings")
        .with("matches", ratings.len())
        .with("first", number(ratings.first()?))
        .with("last", number(ratings.last()?))
        .with("low", number(ratings.iter().min()?))
        .with("high", number(ratings.iter().max()?));
    Some(phrase)
}

fn ranks_description(places: &[Option<i64>]) -> Option<Phrase> {
    let list: Vec<String> = places.iter().map(|place| place.map_or("=".to_owned(), |rank| rank.to_string())).collect();
    (!list.is_empty()).then(|| Phrase::new("discord-chart-places").with("places", list.join(", ")))
}

fn claims_description(claims_ms: &[i64]) -> Option<Phrase> {
    let mut sorted = claims_ms.to_vec();
    sorted.sort_unstable();
    let median = *sorted.get(sorted.len().saturating_sub(1) / 2)?;
    let bars = pictures::charts::claim_time_bars(claims_ms).into_iter().filter(|bar| bar.count > 0).map(|bar| {
        let phrase = match bar.to_ms {
            Some(to) => Phrase::new("discord-chart-bar").with("to", to),
            None => Phrase::new("discord-chart-open-bar"),
        };
        phrase.with("from", bar.from_ms).with("count", bar.count)
    });
    let phrase = Phrase::new("discord-chart-claims").with("claims", claims_ms.len()).with("median", median);
    Some(phrase.with("bars", bars.collect::<Vec<Phrase>>()))
}
