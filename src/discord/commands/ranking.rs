//! Scores of a channel, leaderboards and statistics.

use super::Args;
use super::charts::{self, rating, with_tally};
use super::reading::page_buttons;
use crate::charts::letter;
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::Page;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, container, cut, signed, title, units};
use crate::game::{Info, Ink, Outcome, Phrase, Seat, Sign};
use crate::games::{self, REGISTRY};
use crate::store::{LeaderboardLine, LeaderboardQuery, MatchScores, Stats, TREND_MATCHES};
use crate::table::Error;
use crate::text::{Locale, say};

/// How many matches the scores list.
const MATCHES: usize = 8;
/// Lines on a page of a leaderboard.
const LINES: usize = 10;

/// Lists the totals of a game's latest matches in this channel, with the rounds of the newest.
pub async fn scores(
    bot: &BotContext,
    interaction: &InteractionContext,
    info: &'static Info,
) -> Result<Response, Error> {
    let locale = interaction.user.locale;
    let matches = bot.database.scores(interaction.channel, info.name, MATCHES).await?;
    let heading = Phrase::new("discord-scores-heading").with("game", title(locale, info.name));
    let mut lines = vec![say(locale, &heading, &[])];
    if matches.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-scores-none"), &[]));
    }
    for (index, one) in matches.iter().enumerate() {
        let more = match_lines(locale, info, one, index == 0);
        // The newest match is always listed, older ones while there is room.
        if index > 0 && units(&lines.join("\n")) + units(&more.join("\n")) + 1 > MAX_CONTENT {
            break;
        }
        lines.extend(more);
    }
    Ok(Response::Message(MessagePayload::private(cut(&lines.join("\n"), MAX_CONTENT))))
}

/// The seats' own signs.
fn signs() -> impl Iterator<Item = Sign> {
    Seat::all(Seat::MOST).map(Sign::of)
}

fn match_lines(locale: Locale, info: &Info, one: &MatchScores, with_rounds: bool) -> Vec<String> {
    let when = format!("<t:{}:R>", one.ended_at.unwrap_or(one.started_at).div_euclid(1000));
    let stopped = one.outcome.as_ref().is_some_and(|outcome| outcome["why"] == Outcome::STOPPED);
    let key = match one.ended_at {
        None => "discord-scores-running",
        Some(_) if stopped => "discord-scores-stopped",
        Some(_) if one.winners.is_empty() => "discord-scores-drawn",
        Some(_) => "discord-scores-ended",
    };
    let heading = Phrase::new(key).with("match", one.number).with("when", when);
    let mut lines = vec![say(locale, &heading, &[])];
    let outcome =
        |key: &str| one.outcome.as_ref().and_then(|outcome| outcome.get(key)).and_then(|list| list.as_array());
    let sums: Vec<Option<i64>> = match (one.rounds.last(), info.ranked_by.and_then(outcome)) {
        (Some(round), _) => round.totals.iter().copied().map(Some).collect(),
        (None, Some(list)) => list.iter().map(|value| value.as_i64()).collect(),
        (None, None) => Vec::new(),
    };
    // Signs tell whose points a round lists. Without rounds they are left out: the game may have given other ones.
    let players = match one.rounds[..] {
        [] => one.seats.iter().map(|player| names::of(locale, player, TextFormat::Markdown)).collect(),
        _ => names::all(locale, one.seats.iter().zip(signs()), TextFormat::Markdown),
    };
    let parts = players.into_iter().enumerate().map(|(index, player)| {
        let crown = if one.winners.has(Seat(index as u8)) { " 🏆" } else { "" };
        match sums.get(index).copied().flatten() {
            Some(sum) => format!("{player} **{}**{crown}", signed(sum)),
            None => format!("{player}{crown}"),
        }
    });
    lines.push(parts.collect::<Vec<_>>().join(" · "));
    if with_rounds {
        lines.extend(one.rounds.iter().enumerate().map(|(index, round)| {
            let points = signs().zip(&round.points).map(|(sign, points)| format!("{} {}", sign.emoji, signed(*points)));
            let points = points.collect::<Vec<_>>().join(" · ");
            say(locale, &Phrase::new("discord-scores-round").with("round", index + 1).with("points", points), &[])
        }));
    }
    lines
}

/// Runs `/leaderboard`, without a game for the one that was opened last in the channel or server.
pub async fn leaderboard(bot: &BotContext, interaction: &InteractionContext, args: &Args) -> Result<Response, Error> {
    let first = || REGISTRY.first().map(|game| game.info().name.to_owned()).unwrap_or_default();
    let game = match args.word("game") {
        Some(game) => game.to_owned(),
        None => bot.database.newest_game(interaction.guild, interaction.channel).await?.unwrap_or_else(first),
    };
    let here = args.word("where").is_none_or(|place| place == "server");
    leaderboard_page(bot, interaction, &game, here, 0).await.map(Response::Message)
}

/// Returns a page of a leaderboard.
pub async fn leaderboard_page(
    bot: &BotContext,
    interaction: &InteractionContext,
    game: &str,
    here: bool,
    page: usize,
) -> Result<MessagePayload, Error> {
    let info = games::find(game).ok_or_else(|| Error::user("discord-unknown-game"))?.info();
    let locale = interaction.user.locale;
    let guild = interaction.guild.filter(|_| here);
    let query = LeaderboardQuery { game: info.name, guild, page, per_page: LINES };
    let board = bot.database.leaderboard(&query).await?;
    let place = if guild.is_some() { "discord-where-server" } else { "discord-where-everywhere" };
    let heading = Phrase::new("discord-leaderboard-heading")
        .with("game", title(locale, info.name))
        .with("where", Phrase::new(place));
    let mut lines = Vec::new();
    if board.lines.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-none"), &[]));
    }
    lines.extend(board.lines.iter().map(|line| leaderboard_line(locale, info, line)));
    if board.lines.iter().any(|line| line.trend.is_some()) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-trend").with("matches", TREND_MATCHES), &[]));
    }
    let to = |page| Page::Leaderboard { game: info.name.to_owned(), here, page };
    let previous = page.checked_sub(1).map(to);
    let next = page.checked_add(1).filter(|next| next.saturating_mul(LINES) < board.total).map(to);
    let components = page_buttons(interaction, previous, next);
    let picture = charts::leaderboard(info, place, &board.lines).draw(bot, locale).await;
    let container = Some(container(info.color, cut(&lines.join("\n"), MAX_CONTENT)));
    Ok(MessagePayload { components, picture, container, ..MessagePayload::private(say(locale, &heading, &[])) })
}

fn leaderboard_line(locale: Locale, info: &Info, line: &LeaderboardLine) -> String {
    let phrase = with_tally("discord-leaderboard-line", line.tally)
        .with("place", medal(line.rank))
        .with("player", names::escape(&names::clean(&line.name)))
        .with("rating", rating(line.rating, line.rated_matches));
    let best = line.best.filter(|_| info.ranked_by.is_some());
    let more = [
        line.trend.map(|trend| Phrase::verbatim(arrow(trend))),
        best.map(|best| Phrase::new("discord-best").with("best", signed(best))),
        line.fastest_claim_ms.map(|ms| Phrase::new("discord-fastest").with("ms", ms)),
        line.wrong_claim_share.map(|share| Phrase::new("discord-wrong").with("percent", percent(share))),
    ];
    let parts = std::iter::once(phrase).chain(more.into_iter().flatten());
    parts.map(|part| say(locale, &part, &[])).collect::<Vec<_>>().join(" · ")
}

fn medal(rank: usize) -> String {
    match rank {
        1 => "🥇".to_owned(),
        2 => "🥈".to_owned(),
        3 => "🥉".to_owned(),
        // The escaped dot keeps Discord from renumbering the lines.
        more => format!("{more}\\."),
    }
}

/// Formats a change with an arrow, such as "↑ +34".
fn arrow(change: i64) -> String {
    match change {
        1.. => format!("↑ +{change}"),
        0 => "→ 0".to_owned(),
        _ => format!("↓ {}", signed(change)),
    }
}

fn percent(share: f64) -> i64 {
    (share.clamp(0.0, 1.0) * 100.0).round() as i64
}

/// Shows a user's statistics, of one game or of all.
pub async fn stats(bot: &BotContext, interaction: &InteractionContext, args: &Args) -> Result<Response, Error> {
    let locale = interaction.user.locale;
    let (user, name) = args.user("player").unwrap_or((interaction.user.id, &interaction.user.name));
    let game = match args.word("game") {
        Some(name) => Some(games::find(name).ok_or_else(|| Error::user("discord-unknown-game"))?.info()),
        None => None,
    };
    let stats = bot.database.stats(user, game.map(|info| info.name), None).await?;
    let about = match game {
        Some(info) => Phrase::new(format!("{}-title", info.name)),
        None => Phrase::new("discord-all-games"),
    };
    let heading = Phrase::new("discord-stats-heading").with("player", names::escape(name)).with("game", about.clone());
    let sums = stats_lines(game, &stats);
    let games = if game.is_none() { games_of(bot, user).await? } else { Vec::new() };
    let lines = sums.iter().cloned().chain(games.iter().enumerate().map(game_line));
    let below = lines.map(|line| say(locale, &line, &[])).collect::<Vec<_>>().join("\n");
    let title = Phrase::new("discord-chart-stats").with("player", name.to_owned()).with("game", about);
    let picture = charts::stats(title, sums, &stats, &games).draw(bot, locale).await;
    let container = Some(container(game.map_or(Ink::Glow, |info| info.color), cut(&below, MAX_CONTENT)));
    let heading = say(locale, &heading, &[]);
    Ok(Response::Message(MessagePayload { picture, container, ..MessagePayload::private(heading) }))
}

/// Returns the statistics of each game that the user has played.
async fn games_of(bot: &BotContext, user: u64) -> Result<Vec<(&'static Info, Stats)>, Error> {
    let mut games = Vec::new();
    for info in REGISTRY.iter().map(|game| game.info()) {
        let stats = bot.database.stats(user, Some(info.name), None).await?;
        if stats.tally.played() > 0 {
            games.push((info, stats));
        }
    }
    Ok(games)
}

/// Returns a game's line, with its letter in the picture.
fn game_line((index, (info, stats)): (usize, &(&Info, Stats))) -> Phrase {
    with_tally("discord-stats-game", stats.tally)
        .with("letter", letter(index))
        .with("game", Phrase::new(format!("{}-title", info.name)))
        .with("rating", rating(stats.rating, stats.rated_matches))
}

fn stats_lines(game: Option<&Info>, stats: &Stats) -> Vec<Phrase> {
    let claims = stats.claims_right + stats.claims_wrong;
    if stats.tally.played() == 0 && claims == 0 {
        return vec![Phrase::new("discord-stats-none")];
    }
    let mut lines = vec![with_tally("discord-stats-played", stats.tally).with("games", stats.tally.played())];
    if stats.rated_matches > 0 {
        let shown = rating(stats.rating, stats.rated_matches);
        lines.push(match stats.history.iter().map(|point| point.rating).max() {
            Some(best) => Phrase::new("discord-stats-rating").with("rating", shown).with("best", best.to_string()),
            None => Phrase::new("discord-stats-rating-new").with("rating", shown),
        });
    }
    if stats.longest_run() > 0 {
        let runs = Phrase::new("discord-stats-runs").with("run", stats.run()).with("longest", stats.longest_run());
        lines.push(runs);
    }
    if game.is_some_and(|info| info.ranked_by.is_some()) {
        lines.extend(stats.best.map(|best| Phrase::new("discord-stats-best").with("best", signed(best))));
    }
    if claims > 0 {
        let wrong = percent(stats.claims_wrong as f64 / claims as f64);
        lines.push(Phrase::new("discord-stats-claims").with("right", stats.claims_right).with("percent", wrong));
    }
    lines.extend(stats.fastest_claim_ms.map(|ms| Phrase::new("discord-stats-fastest").with("ms", ms)));
    lines
}
