//! `/leaderboard`: the best players of all games or of one, with menus for game, place and time.

use super::charts::{self, GameBoard, with_tally};
use super::invocation::{CommandContext, caller, respond};
use super::scores::percent;
use super::start::{missing, refuse_without};
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::http::components::Component;
use crate::discord::interaction::{InteractionContext, Response, user_error};
use crate::discord::message::custom_id::{CustomId, LeaderboardPage, Page};
use crate::discord::message::names;
use crate::discord::message::{MAX_CONTENT, Rows, container, cut, labelled, relative_time, signed};
use crate::ids::GuildId;
use crate::play::{Error, Period, Season, Store as _};
use crate::store::{LeaderboardLine, LeaderboardQuery, TREND_MATCHES};
use crate::timestamp::{Timestamp, milliseconds, whole_seconds};
use contract::{Color, Info, Phrase, Style};
use rules::{self, REGISTRY};
use text::{Locale, say};

/// Lines on a page of one game.
const LINES: usize = 10;
/// Lines for each game on the page of all games: the picture still fits a phone.
const LINES_OF_ALL: usize = 3;

/// Runs `/leaderboard`: all games in this server, unless the options say otherwise.
#[poise::command(slash_command)]
pub async fn leaderboard(
    context: CommandContext<'_>,
    game: Option<String>,
    #[rename = "where"] place: Option<String>,
) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let here = place.is_none_or(|place| place == "server");
    let page = LeaderboardPage { game, here, ..LeaderboardPage::default() };
    let payload = ephemeral_page(bot, &interaction, &page).await?;
    respond(bot, &interaction, Response::Message(payload)).await
}

/// Returns a page with its menus, for the user alone.
pub async fn ephemeral_page(
    bot: &BotContext,
    interaction: &InteractionContext,
    page: &LeaderboardPage,
) -> Result<MessagePayload, Error> {
    let boards = boards(bot, interaction, page).await?;
    let locale = interaction.user.locale;
    let in_server = interaction.server().is_some();
    let mut payload = payload(bot, locale, interaction.server(), page, &boards).await;
    let total = boards.first().filter(|_| page.game.is_some()).map_or(0, |board| board.total);
    payload.components = menus(locale, in_server, page, total);
    Ok(MessagePayload { ephemeral: true, ..payload })
}

/// Posts a page for everybody in the channel, in the server's language.
pub async fn show(
    bot: &BotContext,
    interaction: &InteractionContext,
    page: &LeaderboardPage,
) -> Result<Response, Error> {
    let guild = interaction.server().ok_or_else(|| Error::user("discord-only-in-servers"))?;
    refuse_without(missing(interaction, false), interaction.channel)?;
    let boards = boards(bot, interaction, page).await?;
    bot.leaderboard_pause
        .count(interaction.channel)
        .map_err(|wait| user_error(Phrase::new("discord-leaderboard-pause").with("seconds", whole_seconds(wait))))?;
    let set = bot.database.settings(guild).await?.locale;
    let locale = set.or(interaction.guild_locale).unwrap_or(interaction.user.locale);
    Ok(Response::Message(payload(bot, locale, Some(guild), page, &boards).await))
}

/// Returns the page of one game, or the first lines of each game that has any.
async fn boards(
    bot: &BotContext,
    interaction: &InteractionContext,
    page: &LeaderboardPage,
) -> Result<Vec<GameBoard>, Error> {
    let one = match &page.game {
        Some(game) => Some(rules::find(game).ok_or_else(|| Error::user("discord-unknown-game"))?),
        None => None,
    };
    let (number, per_page) = if one.is_some() { (page.page, LINES) } else { (0, LINES_OF_ALL) };
    let mut boards = Vec::new();
    for game in REGISTRY.iter().filter(|game| one.is_none_or(|one| one.info().name == game.info().name)) {
        let guild = interaction.server().filter(|_| page.here);
        let (game, now) = (game.info(), bot.table.now());
        let query = LeaderboardQuery { game: game.name, guild, period: page.period, now, page: number, per_page };
        let board = bot.database.leaderboard(&query).await?;
        if one.is_some() || !board.lines.is_empty() {
            boards.push(GameBoard { game, lines: board.lines, total: board.total });
        }
    }
    Ok(boards)
}

/// Returns the message without menus.
async fn payload(
    bot: &BotContext,
    locale: Locale,
    guild: Option<GuildId>,
    page: &LeaderboardPage,
    boards: &[GameBoard],
) -> MessagePayload {
    let now = bot.table.now();
    let one = page.game.as_ref().and(boards.first());
    let place = place_key(guild.is_some() && page.here);
    let of = match one {
        Some(board) => Phrase::new(format!("{}-title", board.game.name)),
        None => Phrase::new("discord-all-games"),
    };
    let heading = Phrase::new("discord-leaderboard-heading")
        .with("game", of.clone())
        .with("where", Phrase::new(place))
        .with("when", period(page.period, now));
    // The picture of all games says everything, and its text in words too; lines would push it off a phone's screen.
    let lines = one.into_iter().flat_map(|board| board.lines.iter().map(|line| (board.game, line)));
    let mut lines: Vec<String> = lines.map(|(game, line)| line_of_game(locale, game, page.period, line)).collect();
    if boards.iter().all(|board| board.lines.is_empty()) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-none"), &[]));
    }
    if one.is_some_and(|board| board.lines.iter().any(|line| line.trend.is_some())) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-trend").with("matches", TREND_MATCHES), &[]));
    }
    if page.period != Period::AllTime {
        let end = relative_time(page.period.end(now));
        lines.push(say(locale, &Phrase::new("discord-leaderboard-counts").with("end", end), &[]));
    }
    let title = Phrase::new("discord-chart-leaderboard")
        .with("game", of)
        .with("where", Phrase::new(place))
        .with("when", period(page.period, now));
    let avatars = |user| bot.avatars.image(guild, user);
    let picture = charts::leaderboard(title, page.period, one.is_some(), boards, &avatars).draw(bot, locale).await;
    let color = one.map_or(Color::Glow, |board| board.game.color);
    MessagePayload {
        picture,
        container: Some(container(color, cut(&lines.join("\n"), MAX_CONTENT))),
        ..MessagePayload::text(say(locale, &heading, &[]))
    }
}

/// Returns the menus, the buttons to other pages, and in servers the button that shows the page to everybody.
fn menus(locale: Locale, in_server: bool, page: &LeaderboardPage, total: usize) -> Vec<Component> {
    let first = LeaderboardPage { page: 0, ..page.clone() };
    let option = |page: LeaderboardPage, label: Phrase| (page.to_string(), say(locale, &label, &[]));
    let mut rows = Rows::default();
    let games = REGISTRY.iter().map(|game| Some(game.info().name));
    rows.menu(
        "leaderboard/game",
        &first.to_string(),
        std::iter::once(None).chain(games).map(|game| {
            let label = Phrase::new(game.map_or("discord-all-games".to_owned(), |game| format!("{game}-title")));
            option(LeaderboardPage { game: game.map(str::to_owned), ..first.clone() }, label)
        }),
    );
    if in_server {
        rows.menu(
            "leaderboard/place",
            &first.to_string(),
            [true, false].map(|here| option(LeaderboardPage { here, ..first.clone() }, Phrase::new(place_key(here)))),
        );
    }
    rows.menu(
        "leaderboard/time",
        &first.to_string(),
        Period::ALL.map(|period| {
            option(
                LeaderboardPage { period, ..first.clone() },
                Phrase::new(format!("discord-period-{}", period.as_str())),
            )
        }),
    );
    let button = |id: CustomId, key: &'static str| labelled(&id, locale, key, Style::Plain);
    let to =
        |number, key| button(CustomId::Page(Page::Leaderboard(LeaderboardPage { page: number, ..page.clone() })), key);
    let previous = page.page.checked_sub(1).map(|number| to(number, "discord-button-back"));
    let next = page.page.checked_add(1).filter(|next| next.saturating_mul(LINES) < total);
    let next = next.map(|number| to(number, "discord-button-on"));
    let show = in_server.then(|| button(CustomId::ShowLeaderboard(page.clone()), "discord-button-show"));
    rows.buttons([previous, next, show].into_iter().flatten().collect());
    rows.into_rows()
}

fn place_key(here: bool) -> &'static str {
    if here { "discord-where-server" } else { "discord-where-everywhere" }
}

/// Names a period; a season with its months.
fn period(period: Period, now: Timestamp) -> Phrase {
    match period {
        Period::Season => {
            let Season { year, quarter } = Season::of(now);
            Phrase::new("discord-season").with("quarter", quarter).with("year", year.to_string())
        }
        other => Phrase::new(format!("discord-period-{}", other.as_str())),
    }
}

fn line_of_game(locale: Locale, info: &Info, period: Period, line: &LeaderboardLine) -> String {
    let key = match period {
        Period::AllTime => "discord-leaderboard-line",
        _ => "discord-leaderboard-line-period",
    };
    let phrase = with_tally(key, line.tally)
        .with("place", medal(line.rank))
        .with("player", name(line))
        .with("rating", charts::rating(line.rating, line.rated_matches));
    let best = line.best.filter(|_| info.ranked_by.is_some());
    let more = [
        line.trend.map(|trend| Phrase::verbatim(arrow(trend))),
        best.map(|best| Phrase::new("discord-best").with("best", signed(best))),
        line.fastest_claim.map(|delay| Phrase::new("discord-fastest").with("ms", milliseconds(delay))),
        line.wrong_claim_share.map(|share| Phrase::new("discord-wrong").with("percent", percent(share))),
    ];
    let parts = std::iter::once(phrase).chain(more.into_iter().flatten());
    parts.map(|part| say(locale, &part, &[])).collect::<Vec<_>>().join(" · ")
}

fn name(line: &LeaderboardLine) -> String {
    names::escape(&names::clean(&line.name))
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
