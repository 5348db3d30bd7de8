//! Leaderboards and statistics as pictures, each with a description.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::discord::context::BotContext;
use crate::discord::message::names::{self, AvatarImages};
use crate::discord::message::{description, new_rating};
use crate::play::Period;
use crate::store::{LeaderboardLine, Stats};
use crate::timestamp::milliseconds;
use contract::{Info, Phrase, Scene, Tally};
use pictures::charts::{LeaderboardRow, MAX_GAMES, MAX_PLACES, Sheet, ShownPlayer};
use text::{Locale, say};

/// A picture and its description.
pub struct Chart {
    scene: Option<Scene>,
    words: Vec<Words>,
}

/// A sentence of one or more phrases, joined by commas.
type Words = Vec<Phrase>;

impl Chart {
    /// Draws the picture; `None` if there is nothing to show.
    pub async fn draw(&self, bot: &BotContext, locale: Locale) -> Option<(Arc<Vec<u8>>, String)> {
        let png = bot.pictures.png(self.scene.as_ref()?).await?;
        Some((png, self.describe(locale)))
    }

    /// Returns as many whole sentences as a description may hold.
    fn describe(&self, locale: Locale) -> String {
        let sentence = |words: &Words| {
            let parts = words.iter().map(|phrase| say(locale, phrase, &[]));
            Phrase::verbatim(parts.collect::<Vec<_>>().join(", "))
        };
        description(locale, &self.words.iter().map(sentence).collect::<Vec<_>>(), &[])
    }
}

/// Some lines of a game's leaderboard, and how many there are in all.
pub struct GameBoard {
    pub game: &'static Info,
    pub lines: Vec<LeaderboardLine>,
    pub total: usize,
}

/// Returns the leaderboard of one game, or the first lines of several games.
pub fn leaderboard(title: Phrase, period: Period, one: bool, boards: &[GameBoard], avatars: AvatarImages) -> Chart {
    let rated = period == Period::AllTime;
    let scene = match boards {
        [board] if one && rated => pictures::charts::leaderboard(&rows(board, avatars)),
        _ if boards.iter().all(|board| board.lines.is_empty()) => pictures::charts::leaderboard(&[]),
        _ => {
            let game = |board: &GameBoard| ((!one).then_some(board.game.icon), rows(board, avatars));
            pictures::charts::overview(&boards.iter().map(game).collect::<Vec<_>>(), rated)
        }
    };
    let mut words = vec![vec![title]];
    for board in boards {
        if !one {
            words.push(vec![Phrase::new(format!("{}-title", board.game.name))]);
        }
        words.extend(board.lines.iter().map(|line| line_words(line, rated)));
    }
    if boards.iter().all(|board| board.lines.is_empty()) {
        words.push(vec![Phrase::new("discord-leaderboard-none")]);
    }
    Chart { scene: Some(scene), words }
}

fn rows(board: &GameBoard, avatars: AvatarImages) -> Vec<LeaderboardRow> {
    let row = |line: &LeaderboardLine| LeaderboardRow {
        player: ShownPlayer { name: names::clean(&line.name), computer: false, avatar: avatars(line.user) },
        rank: line.rank,
        rating: line.rating,
        tally: line.tally,
        trend: line.trend,
    };
    board.lines.iter().map(row).collect()
}

fn line_words(line: &LeaderboardLine, rated: bool) -> Words {
    let who = Phrase::verbatim(format!("{}. {}", line.rank, names::clean(&line.name)));
    let rating = rated.then(|| rating(line.rating, line.rated_matches));
    let tally = with_tally("discord-chart-tally", line.tally);
    let trend = line.trend.map(|trend| match trend {
        1.. => Phrase::new("discord-chart-up").with("by", trend),
        0 => Phrase::new("discord-chart-level"),
        _ => Phrase::new("discord-chart-down").with("by", trend.saturating_abs()),
    });
    std::iter::once(who).chain(rating).chain([tally]).chain(trend).collect()
}

/// Returns a player's statistics: of one game, or of all games together and of each of `games`.
pub fn stats(
    title: Phrase,
    player: ShownPlayer,
    sums: Vec<Phrase>,
    stats: &Stats,
    games: &[(&'static Info, Stats)],
) -> Chart {
    let games = &games[..games.len().min(MAX_GAMES)];
    let ratings: Vec<i64> = stats.history.iter().map(|point| point.rating).collect();
    // Places in different games cannot be compared, so all games together show one row a game instead.
    let places = if games.is_empty() { &stats.places[..] } else { &[] };
    let places = &places[places.len().saturating_sub(MAX_PLACES)..];
    let claims_ms: Vec<i64> = stats.recent_claims.iter().copied().map(milliseconds).collect();
    let more = [ratings_words(&ratings), places_words(places), claims_words(&claims_ms)];
    let of_games = games.iter().map(|(info, stats)| game_words(info, stats));
    let phrases = std::iter::once(title).chain(sums).chain(of_games).chain(more.into_iter().flatten());
    let words = phrases.map(|phrase| vec![phrase]).collect();
    let sheet = Sheet {
        player,
        tally: stats.tally,
        run: stats.run(),
        longest_run: stats.longest_run(),
        ratings,
        games: games.iter().map(|(info, stats)| (info.icon, stats.tally)).collect(),
        places: places.to_vec(),
        claims_ms,
    };
    Chart { scene: pictures::charts::sheet(&sheet), words }
}

/// Formats a rating, or how many rated matches there are until it is shown.
pub fn rating(rating: Option<i64>, matches: i64) -> Phrase {
    match rating {
        Some(rating) => Phrase::verbatim(rating.to_string()),
        None => new_rating(matches),
    }
}

/// Returns the phrase with this key and the numbers of matches won, drawn and lost.
pub fn with_tally(key: &'static str, tally: Tally) -> Phrase {
    Phrase::new(key).with("won", tally.won).with("drawn", tally.drawn).with("lost", tally.lost)
}

fn game_words(info: &Info, stats: &Stats) -> Phrase {
    with_tally("discord-chart-game", stats.tally).with("game", Phrase::new(format!("{}-title", info.name)))
}

fn ratings_words(ratings: &[i64]) -> Option<Phrase> {
    let number = |rating: &i64| rating.to_string();
    let phrase = Phrase::new("discord-chart-ratings")
        .with("matches", ratings.len())
        .with("first", number(ratings.first()?))
        .with("last", number(ratings.last()?))
        .with("low", number(ratings.iter().min()?))
        .with("high", number(ratings.iter().max()?));
    Some(phrase)
}

fn places_words(places: &[Option<i64>]) -> Option<Phrase> {
    let list: Vec<String> = places.iter().map(|place| place.map_or("=".to_owned(), |rank| rank.to_string())).collect();
    (!list.is_empty()).then(|| Phrase::new("discord-chart-places").with("places", list.join(", ")))
}

fn claims_words(claims_ms: &[i64]) -> Option<Phrase> {
    let mut sorted = claims_ms.to_vec();
    sorted.sort_unstable();
    let median = *sorted.get(sorted.len().saturating_sub(1) / 2)?;
    let bars = pictures::charts::bars(claims_ms).into_iter().filter(|bar| bar.count > 0).map(|bar| {
        let phrase = match bar.to {
            Some(to) => Phrase::new("discord-chart-bar").with("to", to),
            None => Phrase::new("discord-chart-open-bar"),
        };
        phrase.with("from", bar.from).with("count", bar.count)
    });
    let phrase = Phrase::new("discord-chart-claims").with("claims", claims_ms.len()).with("median", median);
    Some(phrase.with("bars", bars.collect::<Vec<Phrase>>()))
}
