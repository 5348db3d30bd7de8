//! `/leaderboard`: the best players of one game or of every game, with menus for the game, the servers and the period.
//! Also builds phrases that `/stats` uses, too: game titles, ratings and tallies.

pub mod season_end;
#[cfg(test)]
mod tests;

use super::start::check_may_post;
use super::{CommandContext, find_game};
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::http::{Component, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, LeaderboardPage, Page};
use crate::discord::message::names::{self, AvatarLookup, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, Rows, and_more, button_row, container, cut_lines, format_signed, labelled_button, new_rating_phrase,
    picture_description, relative_time, say_all,
};
use crate::ids::GuildId;
use crate::play::{Error, Period, Season, Store as _};
use crate::store::{LeaderboardLine, LeaderboardQuery, MIN_MATCHES_TO_SHOW, TREND_MATCHES};
use crate::timestamp::milliseconds;
use contract::{Color, GameInfo, Phrase, Scene, Style, Tally};
use pictures::charts::{LeaderboardRow, ShownPlayer};
use rules::REGISTRY;
use text::{Locale, localize_scene, say};

/// The number of lines on the page of a single game.
const LINES_PER_PAGE: usize = 10;
/// A leaderboard shows medals only if it has at least this many users with a rating or, for a season or week, with
/// rated matches.
const MIN_USERS_FOR_MEDALS: usize = 3;
/// The number of lines per game on the all-games page. With three, the picture fits on a phone.
const LINES_PER_GAME: usize = 3;

/// Shows this server's leaderboards of all games, unless the options say otherwise.
#[poise::command(slash_command)]
pub async fn leaderboard(
    context: CommandContext<'_>,
    game: Option<String>,
    #[rename = "where"] place: Option<String>,
) -> Result<(), Error> {
    let caller = context.data();
    let here = place.is_none_or(|place| place == "server");
    let page = LeaderboardPage { game, server_only: here, ..LeaderboardPage::default() };
    caller.respond(Response::Message(ephemeral_page(caller, &page).await?)).await
}

/// Returns a page with its menus, as an ephemeral message.
pub async fn ephemeral_page(caller: &Caller, page: &LeaderboardPage) -> Result<MessagePayload, Error> {
    caller.bot.check_work_limit(Work::Picture(caller.user.id))?;
    let (guild, locale) = (caller.joined_guild(), caller.user.locale);
    let boards = load_boards(&caller.bot, guild.filter(|_| page.server_only), page).await?;
    let mut payload = payload(&caller.bot, locale, guild, page, &boards).await;
    let total = boards.first().filter(|_| page.game.is_some()).map_or(0, |board| board.total);
    payload.components = menus(locale, guild.is_some(), page, total);
    Ok(MessagePayload { ephemeral: true, ..payload })
}

/// Returns a page for everybody in the channel, in the server's language.
pub async fn show(caller: &Caller, page: &LeaderboardPage) -> Result<Response, Error> {
    let bot = &caller.bot;
    let guild = caller.needed_server()?;
    check_may_post(caller, false)?;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let boards = load_boards(bot, Some(guild).filter(|_| page.server_only), page).await?;
    bot.check_work_limit(Work::PublicLeaderboard(caller.channel))?;
    let locale = caller.shared_language(bot.database.settings(guild).await?.locale);
    let mut payload = payload(bot, locale, Some(guild), page, &boards).await;
    let all = CustomId::Page(Page::Leaderboard(page.clone()));
    let show_all = labelled_button(&all, locale, "discord-button-all", Style::Secondary);
    payload.components = button_row(boards.iter().any(|board| board.lines.len() < board.total).then_some(show_all));
    Ok(Response::Message(payload))
}

/// Loads the lines for the page of one game, or the first lines of every game that has any. They cover one server or
/// all servers.
async fn load_boards(
    bot: &BotContext,
    guild: Option<GuildId>,
    page: &LeaderboardPage,
) -> Result<Vec<GameBoard>, Error> {
    let one = page.game.as_deref().map(find_game).transpose()?;
    let (number, per_page) = if one.is_some() { (page.page, LINES_PER_PAGE) } else { (0, LINES_PER_GAME) };
    let mut boards = Vec::new();
    for game in REGISTRY.iter().filter(|game| one.is_none_or(|one| one.info().name == game.info().name)) {
        let (game, now) = (game.info(), page.time_in_period(bot.matches.now()));
        let query = LeaderboardQuery { game: game.name, guild, period: page.period, now, page: number, per_page };
        let board = bot.database.leaderboard(&query).await?;
        if one.is_some() || !board.lines.is_empty() {
            let shown = number.saturating_mul(per_page).saturating_add(board.lines.len());
            let lines_after = board.total.saturating_sub(shown);
            // Rated users come first, so if the third user is rated, there are at least three. On a later page, it is
            // enough that the first user is rated, because everybody on earlier pages is then rated, too.
            let third = if number == 0 { MIN_USERS_FOR_MEDALS - 1 } else { 0 };
            let has_medals = match page.period {
                Period::AllTime => board.lines.get(third).is_some_and(|line| line.rating.is_some()),
                Period::Season | Period::Week => board.total >= MIN_USERS_FOR_MEDALS,
            };
            boards.push(GameBoard { game, lines: board.lines, total: board.total, lines_after, has_medals });
        }
    }
    Ok(boards)
}

/// Returns a leaderboard's message without the menus.
async fn payload(
    bot: &BotContext,
    locale: Locale,
    guild: Option<GuildId>,
    page: &LeaderboardPage,
    boards: &[GameBoard],
) -> MessagePayload {
    let now = page.time_in_period(bot.matches.now());
    let one = page.game.as_ref().and(boards.first());
    let place = place_key(guild.is_some() && page.server_only);
    // The season's name says which months it covers.
    let period = match page.period {
        Period::Season => season_name(Season::containing(now)),
        other => Phrase::new(format!("discord-period-{other}")),
    };
    let about = |key: &'static str| {
        let game = game_title(one.map(|board| board.game));
        let phrase = Phrase::new(key).with("game", game).with("where", Phrase::new(place));
        phrase.with("when", period.clone())
    };
    // On the all-games page, the picture and its description already show every line. More text would push the picture
    // off a phone's screen.
    let lines = one.into_iter().flat_map(|board| board.lines.iter().map(move |line| (board, line)));
    let mut lines: Vec<String> =
        lines.map(|(board, line)| leaderboard_line(locale, board, page.period, line)).collect();
    if boards.iter().all(|board| board.lines.is_empty()) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-none"), &[]));
    }
    let more = one.map_or(0, |board| board.lines_after);
    lines.extend((more > 0).then(|| say(locale, &and_more(more), &[])));
    if one.is_some_and(|board| board.lines.iter().any(|line| line.trend.is_some())) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-trend").with("matches", TREND_MATCHES), &[]));
    }
    let is_unrated = |board: &GameBoard| board.lines.iter().any(|line| line.rating.is_none());
    if page.period == Period::AllTime && boards.iter().any(is_unrated) {
        lines.push(say(locale, &Phrase::new("discord-leaderboard-rated").with("needed", MIN_MATCHES_TO_SHOW), &[]));
    }
    if page.period != Period::AllTime && page.season.is_none() {
        let end = relative_time(page.period.end(now));
        lines.push(say(locale, &Phrase::new("discord-leaderboard-counts").with("end", end), &[]));
    }
    let title = about("discord-chart-leaderboard");
    let avatars = |user| bot.avatars.image(guild, user);
    let (scene, description) = chart(locale, title, page.period, one.is_some(), boards, &avatars);
    let picture = bot.draw(Some(scene), description).await;
    let color = one.map_or(Color::Usable, |board| board.game.color);
    let container = Some(container(color, cut_lines(locale, &lines, MAX_CONTENT)));
    let heading = MessagePayload::text(say(locale, &about("discord-leaderboard-heading"), &[]));
    MessagePayload { picture, container, ..heading }
}

/// Returns the menus and the buttons that lead to other pages. In servers, also returns the button that shows the page
/// to everybody.
fn menus(locale: Locale, in_server: bool, page: &LeaderboardPage, total: usize) -> Vec<Component> {
    let first = LeaderboardPage { page: 0, ..page.clone() };
    let mut rows = Rows::default();
    let mut menu = |name: &str, pages: Vec<(LeaderboardPage, Phrase)>| {
        let option = |(page, label): (LeaderboardPage, Phrase)| (page.to_string(), say(locale, &label, &[]));
        rows.add_menu(&format!("leaderboard/{name}"), &first.to_string(), pages.into_iter().map(option));
    };
    let games = std::iter::once(None).chain(REGISTRY.iter().map(|game| Some(game.info())));
    let of_game = |info: Option<&GameInfo>| {
        (LeaderboardPage { game: info.map(|info| info.name.to_owned()), ..first.clone() }, game_title(info))
    };
    menu("game", games.map(of_game).collect());
    if in_server {
        let at = |here| (LeaderboardPage { server_only: here, ..first.clone() }, Phrase::new(place_key(here)));
        menu("place", [true, false].map(at).to_vec());
    }
    let during = |period: Period| {
        let label = Phrase::new(format!("discord-period-{period}"));
        (LeaderboardPage { period, season: None, ..first.clone() }, label)
    };
    let season = first.season.map(|season| (first.clone(), season_name(season)));
    menu("time", Period::ALL.map(during).into_iter().chain(season).collect());
    let button = |id: CustomId, key: &'static str| labelled_button(&id, locale, key, Style::Secondary);
    let to =
        |number, key| button(CustomId::Page(Page::Leaderboard(LeaderboardPage { page: number, ..page.clone() })), key);
    let previous = page.page.checked_sub(1).map(|number| to(number, "discord-button-back"));
    let next = page.page.checked_add(1).filter(|next| next.saturating_mul(LINES_PER_PAGE) < total);
    let next = next.map(|number| to(number, "discord-button-on"));
    let show = in_server.then(|| button(CustomId::ShowLeaderboard(page.clone()), "discord-button-show"));
    rows.add_buttons([previous, next, show].into_iter().flatten());
    rows.into_rows()
}

fn place_key(here: bool) -> &'static str {
    if here { "discord-where-server" } else { "discord-where-everywhere" }
}

/// Returns the months and the year of a season.
fn season_name(Season { year, quarter }: Season) -> Phrase {
    Phrase::new("discord-season").with("quarter", quarter).with("year", year.to_string())
}

fn leaderboard_line(locale: Locale, board: &GameBoard, period: Period, line: &LeaderboardLine) -> String {
    let is_all_time = period == Period::AllTime;
    let key = if is_all_time { "discord-leaderboard-line" } else { "discord-leaderboard-line-period" };
    // Users with neither a rating nor a win have no place.
    let place = match shown_rank(line) {
        Some(rank) if board.has_medals => rank_label(rank),
        Some(rank) => numbered(rank),
        None => "–".to_owned(),
    };
    let phrase = tally_phrase(key, line.tally)
        .with("place", place)
        .with("player", names::format_name(&line.name, TextFormat::Markdown))
        .with("rating", rating_phrase(line.rating, line.rated_matches));
    let best = line.best_score.filter(|_| board.game.default_ranking.is_some());
    let more = [
        line.trend.map(|trend| Phrase::verbatim(trend_with_arrow(trend))),
        best.map(|best| Phrase::new("discord-best").with("best", format_signed(best))),
        line.claims
            .fastest
            .map(|delay| Phrase::new("discord-fastest").with("time", Phrase::seconds(milliseconds(delay)))),
        line.claims.wrong_share().map(|share| Phrase::new("discord-wrong").with("percent", percent(share))),
    ];
    say_all(locale, std::iter::once(phrase).chain(more.into_iter().flatten()), " · ")
}

/// Returns the emoji of a rank, or its number.
pub fn rank_label(rank: usize) -> String {
    match rank {
        1 => "🥇".to_owned(),
        2 => "🥈".to_owned(),
        3 => "🥉".to_owned(),
        more => numbered(more),
    }
}

fn numbered(rank: usize) -> String {
    // Without the backslash, Discord would show a numbered list and renumber the lines.
    format!("{rank}\\.")
}

/// Formats a change with an arrow, such as "↑ +34".
fn trend_with_arrow(change: i64) -> String {
    match change {
        1.. => format!("↑ +{change}"),
        0 => "→ 0".to_owned(),
        _ => format!("↓ {}", format_signed(change)),
    }
}

/// A part of a game's leaderboard: some lines, the number of all lines, and the number of lines after this part.
struct GameBoard {
    game: &'static GameInfo,
    lines: Vec<LeaderboardLine>,
    total: usize,
    lines_after: usize,
    /// Whether the best three users get medals.
    has_medals: bool,
}

/// Returns the user's rank, if they have a rating or a win.
fn shown_rank(line: &LeaderboardLine) -> Option<usize> {
    (line.rating.is_some() || line.tally.won > 0).then_some(line.rank)
}

/// Returns the chart and its description, for one game's leaderboard or for the first lines of several.
fn chart(
    locale: Locale,
    title: Phrase,
    period: Period,
    one: bool,
    boards: &[GameBoard],
    avatars: AvatarLookup,
) -> (Scene, String) {
    let rated = period == Period::AllTime;
    let scene = match boards {
        [board] if one && rated => pictures::charts::leaderboard(&chart_rows(board, avatars)),
        _ if boards.iter().all(|board| board.lines.is_empty()) => pictures::charts::leaderboard(&[]),
        _ => {
            let game = |board: &GameBoard| ((!one).then_some(board.game.icon), chart_rows(board, avatars));
            pictures::charts::overview(&boards.iter().map(game).collect::<Vec<_>>(), rated)
        }
    };
    let mut words = vec![title];
    words.extend(boards_description(locale, boards, one, rated));
    if boards.iter().all(|board| board.lines.is_empty()) {
        words.push(Phrase::new("discord-leaderboard-none"));
    }
    (localize_scene(locale, scene), picture_description(locale, &words, &[]))
}

fn boards_description(locale: Locale, boards: &[GameBoard], one: bool, rated: bool) -> Vec<Phrase> {
    let words = |board: &GameBoard| {
        let game = (!one).then(|| game_title(Some(board.game)));
        let lines = board.lines.iter().map(|line| line_description(locale, line, rated));
        let more = (board.lines_after > 0).then(|| and_more(board.lines_after));
        game.into_iter().chain(lines).chain(more).collect::<Vec<_>>()
    };
    boards.iter().flat_map(words).collect()
}

fn chart_rows(board: &GameBoard, avatars: AvatarLookup) -> Vec<LeaderboardRow> {
    let row = |line: &LeaderboardLine| LeaderboardRow {
        player: ShownPlayer { name: names::clean_name(&line.name), computer_level: None, avatar: avatars(line.user) },
        rank: shown_rank(line),
        has_medal: board.has_medals,
        rating: line.rating,
        rating_progress: (line.rated_matches, MIN_MATCHES_TO_SHOW),
        tally: line.tally,
        trend: line.trend,
    };
    board.lines.iter().map(row).collect()
}

fn line_description(locale: Locale, line: &LeaderboardLine, rated: bool) -> Phrase {
    let name = names::format_name(&line.name, TextFormat::Plain);
    let who = Phrase::verbatim(shown_rank(line).map_or(name.clone(), |rank| format!("{rank}. {name}")));
    let rating = rated.then(|| rating_phrase(line.rating, line.rated_matches));
    let tally = Phrase::new("discord-chart-matches").with("won", line.tally.won).with("played", line.tally.total());
    let trend = line.trend.map(|trend| match trend {
        1.. => Phrase::new("discord-chart-up").with("by", trend),
        0 => Phrase::new("discord-chart-level"),
        _ => Phrase::new("discord-chart-down").with("by", trend.saturating_abs()),
    });
    Phrase::verbatim(say_all(locale, std::iter::once(who).chain(rating).chain([tally]).chain(trend), ", "))
}

/// Formats a user's rating, or the number of rated matches if it is still too small for a rating.
pub fn rating_phrase(rating: Option<i64>, matches: i64) -> Phrase {
    match rating {
        Some(rating) => Phrase::verbatim(rating.to_string()),
        None => new_rating_phrase(matches),
    }
}

/// Returns the phrase `key` with the numbers of matches won, drawn and lost.
pub fn tally_phrase(key: &'static str, tally: Tally) -> Phrase {
    Phrase::new(key).with("won", tally.won).with("drawn", tally.drawn).with("lost", tally.lost)
}

/// Returns the title that a game and all its editions share. `None` stands for all games.
pub fn game_title(game: Option<&GameInfo>) -> Phrase {
    game.map_or(Phrase::new("discord-all-games"), |info| Phrase::new(format!("{}-title", info.name)))
}

pub fn percent(share: f64) -> i64 {
    (share.clamp(0.0, 1.0) * 100.0).round() as i64
}
