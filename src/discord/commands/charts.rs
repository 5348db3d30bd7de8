//! Leaderboards and statistics as pictures, each with a description.

use std::sync::Arc;

use super::ranking::rating;
use crate::charts::{self, Game, MOST_GAMES, MOST_PLACES, Sheet, Standing};
use crate::discord::context::BotContext;
use crate::discord::message::description;
use crate::discord::message::names;
use crate::game::{Info, Phrase, Scene};
use crate::store::{Line, Stats};
use crate::text::{Locale, say};

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

/// Returns a page of a game's leaderboard; `place` is the message key of its scope.
pub fn leaderboard(info: &Info, place: &'static str, lines: &[Line]) -> Chart {
    let row = |line: &Line| Standing {
        rank: line.rank,
        rating: line.rating,
        games: line.games,
        wins: line.wins,
        trend: line.trend,
    };
    let heading = Phrase::new("discord-chart-leaderboard")
        .with("game", Phrase::new(format!("{}-title", info.name)))
        .with("where", Phrase::new(place));
    let none = lines.is_empty().then(|| vec![Phrase::new("discord-leaderboard-none")]);
    let words = std::iter::once(vec![heading]).chain(lines.iter().map(line_words)).chain(none).collect();
    Chart { scene: Some(charts::board(&lines.iter().map(row).collect::<Vec<_>>())), words }
}

fn line_words(line: &Line) -> Words {
    let who = Phrase::verbatim(format!("{}. {}", line.rank, names::clean(&line.name)));
    let wins = Phrase::new("discord-chart-wins").with("wins", line.wins).with("games", line.games);
    let trend = line.trend.map(|trend| match trend {
        1.. => Phrase::new("discord-chart-up").with("by", trend),
        0 => Phrase::new("discord-chart-level"),
        _ => Phrase::new("discord-chart-down").with("by", trend.saturating_abs()),
    });
    [who, rating(line.rating), wins].into_iter().chain(trend).collect()
}

/// Returns statistics below `title`: of one game, or of all games together and of each of `games`.
pub fn stats(title: Phrase, sums: Vec<Phrase>, stats: &Stats, games: &[(&'static Info, Stats)]) -> Chart {
    let games = &games[..games.len().min(MOST_GAMES)];
    let ratings: Vec<i64> = stats.history.iter().map(|point| point.rating).collect();
    // Places in different games cannot be compared, so all games together show one row a game instead.
    let places = if games.is_empty() { &stats.places[..] } else { &[] };
    let places = &places[places.len().saturating_sub(MOST_PLACES)..];
    let more = [ratings_words(&ratings), places_words(places), claims_words(&stats.recent_claims_ms)];
    let of_games = games.iter().enumerate().map(|(index, (info, stats))| game_words(index, info, stats));
    let phrases = std::iter::once(title).chain(sums).chain(of_games).chain(more.into_iter().flatten());
    let words = phrases.map(|phrase| vec![phrase]).collect();
    let sheet = Sheet {
        played: stats.played,
        won: stats.won,
        run: stats.run(),
        longest_run: stats.longest_run(),
        ratings,
        games: games.iter().map(|(_, stats)| Game { played: stats.played, won: stats.won }).collect(),
        places: places.to_vec(),
        claims_ms: stats.recent_claims_ms.clone(),
    };
    Chart { scene: charts::sheet(&sheet), words }
}

fn game_words(index: usize, info: &Info, stats: &Stats) -> Phrase {
    Phrase::new("discord-chart-game")
        .with("letter", charts::letter(index))
        .with("game", Phrase::new(format!("{}-title", info.name)))
        .with("wins", stats.won)
        .with("games", stats.played)
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

fn places_words(places: &[i64]) -> Option<Phrase> {
    let list: Vec<String> = places.iter().map(i64::to_string).collect();
    (!list.is_empty()).then(|| Phrase::new("discord-chart-places").with("places", list.join(", ")))
}

fn claims_words(claims_ms: &[i64]) -> Option<Phrase> {
    let mut sorted = claims_ms.to_vec();
    sorted.sort_unstable();
    let median = *sorted.get(sorted.len().saturating_sub(1) / 2)?;
    let bars = charts::bars(claims_ms).into_iter().filter(|bar| bar.count > 0).map(|bar| {
        let phrase = match bar.to {
            Some(to) => Phrase::new("discord-chart-bar").with("to", to),
            None => Phrase::new("discord-chart-open-bar"),
        };
        phrase.with("from", bar.from).with("count", bar.count)
    });
    let phrase = Phrase::new("discord-chart-claims").with("claims", claims_ms.len()).with("median", median);
    Some(phrase.with("bars", bars.collect::<Vec<Phrase>>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::{MAX_DESCRIPTION, units};
    use crate::games::REGISTRY;
    use crate::store::RatingPoint;

    fn info() -> &'static Info {
        REGISTRY[0].info()
    }

    fn line(rank: usize, name: &str, rating: Option<i64>, trend: Option<i64>) -> Line {
        Line {
            rank,
            user: 1,
            name: name.to_owned(),
            rating,
            trend,
            games: 1_234,
            wins: 1_023,
            best: None,
            fastest_claim_ms: None,
            wrong_claim_share: None,
        }
    }

    #[test]
    fn a_full_leaderboard_of_long_names_is_described() {
        let name = "W".repeat(32);
        let lines: Vec<Line> = (91..101).map(|rank| line(rank, &name, Some(1_500), Some(-100))).collect();
        for locale in Locale::ALL {
            let text = leaderboard(info(), "discord-where-everywhere", &lines).describe(locale);
            assert!(units(&text) <= MAX_DESCRIPTION);
            assert!((91..101).all(|rank| text.contains(&format!(" {rank}. W"))), "{text}");
        }
        let name = "🐍".repeat(40);
        let lines: Vec<Line> = (1..11).map(|rank| line(rank, &name, None, None)).collect();
        let text = leaderboard(info(), "discord-where-server", &lines).describe(Locale::Fr);
        assert!(units(&text) <= MAX_DESCRIPTION && text.ends_with('.'), "only whole sentences: {text}");
    }

    #[test]
    fn a_leaderboard_is_described() {
        let lines = [
            line(1, "Anna", Some(1_534), Some(34)),
            line(2, "Ben*", Some(1_480), Some(-18)),
            line(2, "C", Some(1_480), Some(0)),
            line(4, "D", None, None),
        ];
        let chart = leaderboard(info(), "discord-where-server", &lines);
        let text = chart.describe(Locale::En);
        for part in [
            "1. Anna, 1534, won 1023 of 1234, up 34.",
            "2. Ben*, 1480, won 1023 of 1234, down 18.",
            "2. C, 1480, won 1023 of 1234, unchanged.",
            "4. D, no rating yet, won 1023 of 1234.",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(chart.scene.is_some());
        let none = leaderboard(info(), "discord-where-server", &[]);
        let text = none.describe(Locale::En);
        assert!(none.scene.is_some() && text.ends_with("Finish a match and be the first!"), "{text}");
    }

    #[test]
    fn statistics_are_described() {
        let mut of_game = Stats { played: 3, won: 2, places: vec![1, 3, 1], ..Stats::default() };
        of_game.history = [1_540, 1_470, 1_505].map(|rating| RatingPoint { at: 0, rating }).to_vec();
        of_game.recent_claims_ms = vec![900, 410, 430];
        let title = || Phrase::verbatim("Anna");
        let text = stats(title(), Vec::new(), &of_game, &[]).describe(Locale::En);
        assert_eq!(
            text,
            "Anna. Rating over the last 3 rated matches: from 1540 to 1505, between 1470 and 1540. Ranks in the latest \
             matches, newest last: 1, 3, 1. Times of the last 3 right reactions, half of them within 430 ms: 400 \
             to 500 ms: 2 and 800 ms or more: 1."
        );
        let games = [(info(), of_game.clone())];
        let text = stats(title(), Vec::new(), &of_game, &games).describe(Locale::En);
        assert!(text.contains("A: Sssnake, won 2 of 3.") && !text.contains("newest last"), "{text}");
        assert!(stats(title(), Vec::new(), &Stats::default(), &[]).scene.is_none(), "nothing was played");
    }

    #[test]
    fn long_statistics_keep_the_limit() {
        let mut full = Stats { played: i64::MAX, won: i64::MAX, places: vec![1; 500], ..Stats::default() };
        full.history = (0..500).map(|rating| RatingPoint { at: 0, rating }).collect();
        full.recent_claims_ms = (0..500).map(|n| n * 7).collect();
        let sums: Vec<Phrase> = (0..6).map(|_| Phrase::verbatim("S".repeat(60))).collect();
        let all: Vec<(&'static Info, Stats)> = REGISTRY.iter().map(|game| (game.info(), full.clone())).collect();
        for games in [&all[..], &[]] {
            for locale in Locale::ALL {
                let chart = stats(Phrase::verbatim("W".repeat(60)), sums.clone(), &full, games);
                let text = chart.describe(locale);
                assert!(units(&text) <= MAX_DESCRIPTION);
                assert!(!games.is_empty() || text.contains("500"), "the claims are in it: {text}");
            }
        }
    }
}
