use std::time::Duration;

use super::*;
use crate::ids::{GuildId, UserId};
use crate::play::{Period, Season};
use crate::store::{Leaderboard, LeaderboardLine, LeaderboardQuery, MIN_MATCHES_TO_SHOW, RatingPoint, TREND_MATCHES};
use crate::timestamp::Timestamp;
use contract::{RandomSource, Seed, StatKind, Tally};

on_both![
    the_winner_goes_up_and_stands_first,
    a_shared_win_is_symmetric_and_shares_the_place,
    a_rating_is_shown_from_the_fifth_rated_match_on,
    a_draw_is_no_win_and_no_loss,
    a_player_who_left_gains_no_rating_and_no_best_match,
    each_server_has_ratings_of_its_own_and_the_result_shows_those_of_everywhere,
    against_computers_only_nothing_is_rated_but_everything_counted,
    a_stopped_match_counts_for_nothing,
    the_best_match_is_the_total_closest_to_zero_of_a_match_played_to_its_end,
    leaderboards_have_pages_and_know_the_newest_names,
    claims_are_summed_up_when_the_match_ends,
    statistics_show_the_history_of_the_rating,
    the_trend_is_the_change_over_the_last_five_rated_matches,
    places_are_in_order_and_wins_in_a_row_are_counted,
    matches_that_end_at_once_all_count,
    the_same_matches_give_the_same_ratings,
    a_season_and_a_week_count_their_own_matches,
    the_histogram_and_the_text_count_the_same_claims,
];

async fn leaderboard(database: &Database, game: &str, guild: Option<GuildId>) -> Vec<LeaderboardLine> {
    database.leaderboard(&query(game, guild)).await.unwrap().lines
}

fn query(game: &str, guild: Option<GuildId>) -> LeaderboardQuery<'_> {
    LeaderboardQuery { game, guild, period: Period::AllTime, now: Timestamp(9_000), page: 0, per_page: 50 }
}

async fn play(database: &Database, seats: &[UserId], places: &[usize]) -> Vec<RatingChange> {
    let seats = seats.iter().map(|&user| person(user)).collect();
    Story::begin(database, lobby("sssnake", seats)).await.end(places, None).await
}

/// Plays rated matches that David loses, until the ratings of these users are shown.
async fn show_ratings(database: &Database, users: &[UserId]) {
    for &user in users {
        for _ in 0..MIN_MATCHES_TO_SHOW {
            play(database, &[user, DAVID], &[1, 2]).await;
        }
    }
}

fn tally(won: i64, drawn: i64, lost: i64) -> Tally {
    Tally { won, drawn, lost }
}

fn user_places(lines: &[LeaderboardLine]) -> Vec<(UserId, usize)> {
    lines.iter().map(|line| (line.user, line.rank)).collect()
}

async fn the_winner_goes_up_and_stands_first(database: Database) {
    let seats = vec![person(ANNA), computer(Level::Normal), person(BEN)];
    let mut story = Story::begin(&database, lobby("sssnake", seats)).await;
    let changes = story.end(&[3, 2, 1], Some(&[-9, -5, -2])).await;
    assert_eq!(story.loaded().await.ratings.changes, changes, "the same when they are loaded later");
    let [anna, ben] = &changes[..] else { panic!("computers are not rated: {changes:?}") };
    assert_eq!((anna.seat, anna.rating_before, ben.seat, ben.rating_before), (Seat(0), 1500, Seat(2), 1500));
    assert!(anna.rating_after < 1500 && ben.rating_after > 1500, "{changes:?}");

    let lines = leaderboard(&database, "sssnake", None).await;
    assert_eq!(user_places(&lines), [(BEN, 1), (ANNA, 2)], "ordered by wins until the ratings are shown");
    assert_eq!((lines[0].name.as_str(), lines[0].rating, lines[0].rated_matches), ("Ben", None, 1));
    assert_eq!((lines[0].tally, lines[0].best_score), (tally(1, 0, 0), Some(-2)));
    assert_eq!((lines[1].tally, lines[1].best_score), (tally(0, 0, 1), Some(-9)));
    assert_eq!((lines[0].claims.fastest, lines[0].claims.wrong_share()), (None, None));
    assert_eq!(leaderboard(&database, "hisss", None).await, []);
}

async fn a_shared_win_is_symmetric_and_shares_the_place(database: Database) {
    let changes = play(&database, &[ANNA, BEN, CHLOE], &[1, 1, 3]).await;
    assert_eq!(changes[0].rating_after, changes[1].rating_after);
    for _ in 1..MIN_MATCHES_TO_SHOW {
        play(&database, &[ANNA, BEN, CHLOE], &[1, 1, 3]).await;
    }
    let lines = leaderboard(&database, "sssnake", None).await;
    assert_eq!(user_places(&lines), [(ANNA, 1), (BEN, 1), (CHLOE, 3)]);
    assert_eq!(lines[0].rating, lines[1].rating);
    assert_eq!((lines[0].tally, lines[1].tally, lines[2].tally), (tally(5, 0, 0), tally(5, 0, 0), tally(0, 0, 5)));
}

/// A rating is shown after the fifth rated match.
async fn a_rating_is_shown_from_the_fifth_rated_match_on(database: Database) {
    let mut last = 1500;
    for number in 1..=MIN_MATCHES_TO_SHOW + 1 {
        let change = play(&database, &[ANNA, BEN], &[1, 2]).await.remove(0);
        assert_eq!(
            (change.rated_matches, change.rating_before),
            (number, last),
            "the rating moves from the first match on"
        );
        last = change.rating_after;
        let stats = database.stats(ANNA, Some("sssnake"), None).await.unwrap();
        let line = leaderboard(&database, "sssnake", Some(GUILD)).await.remove(0);
        let shown = (number >= MIN_MATCHES_TO_SHOW).then_some(last);
        assert_eq!((stats.rating, stats.rated_matches), (shown, number));
        assert_eq!((line.rating, line.rated_matches), (shown, number));
        assert_eq!(stats.rating_history.len() as i64, (number - MIN_MATCHES_TO_SHOW + 1).max(0));
        assert_eq!(line.trend.is_some(), number > MIN_MATCHES_TO_SHOW, "the first shown rating is no change");
    }
}

/// Won, drawn and lost matches are counted separately. A match is drawn only if all its players share the win.
async fn a_draw_is_no_win_and_no_loss(database: Database) {
    play(&database, &[ANNA, BEN], &[1, 1]).await;
    play(&database, &[ANNA, BEN, CHLOE], &[1, 1, 1]).await;
    play(&database, &[ANNA, BEN, CHLOE], &[1, 1, 3]).await;
    let stats = database.stats(ANNA, Some("sssnake"), Some(GUILD)).await.unwrap();
    assert_eq!((stats.tally, &stats.ranks[..]), (tally(1, 2, 0), &[None, None, Some(1)][..]));
    assert_eq!(database.stats(CHLOE, None, None).await.unwrap().tally, tally(0, 1, 1));
    let winners: Vec<usize> =
        database.match_scores(CHANNEL, "sssnake", 9).await.unwrap().iter().map(|one| one.winners.len()).collect();
    assert_eq!(winners, [2, 0, 0], "nobody wins a draw");
}

/// A player who is away when the match ends cannot win, and their rating does not rise.
async fn a_player_who_left_gains_no_rating_and_no_best_match(database: Database) {
    show_ratings(&database, &[BEN]).await;
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    // Anna is new and draws with Ben, who is strong. Her rating would rise if she had not left.
    let changes = story.end_because("rounds", SeatSet::all(2), &[2, 2], Some(&[-1, -2])).await;
    assert_eq!(changes[0].rating_before, changes[0].rating_after, "{changes:?}");
    assert!(changes[1].rating_after < changes[1].rating_before, "{changes:?}");
    let of = async |user| database.stats(user, Some("sssnake"), None).await.unwrap();
    assert_eq!((of(ANNA).await.tally, of(ANNA).await.best_score), (tally(0, 0, 1), None));
    assert_eq!((of(BEN).await.tally, of(BEN).await.best_score), (tally(5, 0, 1), None));
    assert_eq!(database.match_scores(CHANNEL, "sssnake", 1).await.unwrap()[0].winners, SeatSet::EMPTY);
}

async fn each_server_has_ratings_of_its_own_and_the_result_shows_those_of_everywhere(database: Database) {
    play(&database, &[ANNA, BEN], &[1, 2]).await;
    let mut elsewhere = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    elsewhere.location.guild = Some(GuildId(GUILD.0 + 1));
    let changes = Story::begin(&database, elsewhere).await.end(&[2, 1], None).await;
    let mut direct = lobby("sssnake", vec![person(ANNA), person(CHLOE)]);
    direct.location.guild = None;
    Story::begin(&database, direct).await.end(&[1, 2], None).await;

    let everywhere = leaderboard(&database, "sssnake", None).await;
    assert_eq!(everywhere.iter().map(|line| line.tally.total()).sum::<i64>(), 6);
    assert!(changes[0].rating_before > 1500 && changes[1].rating_before < 1500, "not as newcomers: {changes:?}");
    assert_eq!(everywhere.len(), 3, "direct messages count everywhere");
    for (guild, places) in [(GUILD, [1, 2]), (GuildId(GUILD.0 + 1), [2, 1])] {
        for _ in 1..MIN_MATCHES_TO_SHOW {
            let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
            meta.location.guild = Some(guild);
            Story::begin(&database, meta).await.end(&places, None).await;
        }
    }
    let here = leaderboard(&database, "sssnake", Some(GUILD)).await;
    let there = leaderboard(&database, "sssnake", Some(GuildId(GUILD.0 + 1))).await;
    assert_eq!(user_places(&here), [(ANNA, 1), (BEN, 2)]);
    assert_eq!(user_places(&there), [(BEN, 1), (ANNA, 2)]);
    assert_eq!(here[0].rating, there[0].rating, "five wins among newcomers are worth the same in each server");
}

async fn against_computers_only_nothing_is_rated_but_everything_counted(database: Database) {
    for _ in 0..3 {
        let mut story = Story::begin(&database, lobby("sssnake", vec![person(CHLOE), computer(Level::Easy)])).await;
        assert_eq!(story.end(&[1, 2], Some(&[0, -7])).await, []);
    }
    for _ in 0..MIN_MATCHES_TO_SHOW {
        play(&database, &[ANNA, BEN], &[1, 2]).await;
    }
    let lines = leaderboard(&database, "sssnake", None).await;
    assert_eq!(user_places(&lines), [(ANNA, 1), (BEN, 2), (CHLOE, 3)], "ranked below everybody with a rating");
    assert_eq!((lines[2].rating, lines[2].tally, lines[2].best_score), (None, tally(3, 0, 0), Some(0)));
    let stats = database.stats(CHLOE, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.rating, stats.rating_history.len(), stats.tally), (None, 0, tally(3, 0, 0)));
}

async fn a_stopped_match_counts_for_nothing(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.meta.stage = Stage::Over;
    story.meta.outcome = Some(json!({"winners": [], "why": "stop"}));
    assert_eq!(story.commit(&[step(0)], None).await.unwrap(), MatchEffects::default());
    assert_eq!(leaderboard(&database, "sssnake", None).await, []);
}

async fn the_best_match_is_the_total_closest_to_zero_of_a_match_played_to_its_end(database: Database) {
    let seats = vec![person(ANNA), person(BEN), person(CHLOE)];
    for (totals, best) in [([-8, -3, -4], -8), ([-5, -3, -4], -5), ([-11, -3, -4], -5)] {
        Story::begin(&database, lobby("sssnake", seats.clone())).await.end(&[3, 1, 2], Some(&totals)).await;
        assert_eq!(database.stats(ANNA, Some("sssnake"), None).await.unwrap().best_score, Some(best));
    }
    let mut given_up = Story::begin(&database, lobby("sssnake", seats.clone())).await;
    given_up.commit(&[json!({"by": 0, "do": "resign"})], None).await.unwrap();
    given_up.end_because("rounds", Seat(0).into(), &[3, 1, 2], Some(&[0, -1, -2])).await;
    let best = async |user| database.stats(user, Some("sssnake"), None).await.unwrap().best_score;
    assert_eq!((best(ANNA).await, best(BEN).await), (Some(-5), Some(-1)), "the player who gave up did not reach it");
    let mut cut_short = Story::begin(&database, lobby("sssnake", seats)).await;
    cut_short.end_because("resign", SeatSet::EMPTY, &[1, 2, 2], Some(&[0, 0, 0])).await;
    assert_eq!((best(ANNA).await, best(BEN).await), (Some(-5), Some(-1)), "zeros without a match do not count");
    assert_eq!(database.stats(ANNA, None, None).await.unwrap().best_score, None, "games count different things");
}

async fn leaderboards_have_pages_and_know_the_newest_names(database: Database) {
    for _ in 0..MIN_MATCHES_TO_SHOW {
        play(&database, &[ANNA, BEN, CHLOE, DAVID], &[4, 1, 2, 2]).await;
    }
    let page = async |page, per_page| {
        let query = LeaderboardQuery { page, per_page, ..query("sssnake", Some(GUILD)) };
        database.leaderboard(&query).await.unwrap()
    };
    let Leaderboard { lines, total } = page(1, 2).await;
    assert_eq!((user_places(&lines), total), (vec![(DAVID, 2), (ANNA, 4)], 4), "a shared place runs over the page");
    assert_eq!(user_places(&page(0, 2).await.lines), [(BEN, 1), (CHLOE, 2)]);
    assert_eq!(page(2, 2).await, Leaderboard { lines: vec![], total: 4 });
    assert_eq!(page(usize::MAX, usize::MAX).await.lines, []);

    let mut renamed = person(BEN);
    renamed.name = "Benedict".into();
    database.create(&lobby("sssnake", vec![renamed.clone()]), Some(0), None).await.unwrap();
    let mut story = Story::begin(&database, lobby("sssnake", vec![renamed, person(ANNA)])).await;
    story.end(&[1, 2], None).await;
    assert_eq!(page(0, 1).await.lines[0].name, "Benedict");
}

async fn claims_are_summed_up_when_the_match_ends(database: Database) {
    let feat = |step, seat, kind, value| (step, Seat(seat), StatEvent { kind, value });
    let seats = vec![person(ANNA), person(BEN), computer(Level::Hard)];
    let mut story = Story::begin(&database, lobby("snap", seats)).await;
    story.meta.seats[1].missed = Player::MISSED_UNTIL_AWAY;
    story.stat_events = vec![
        feat(0, 0, StatKind::ClaimRight, 412),
        feat(1, 0, StatKind::ClaimWrong, 90),
        feat(2, 0, StatKind::ClaimRight, 377),
        feat(4, 1, StatKind::ClaimRight, 5),
        feat(5, 2, StatKind::ClaimRight, 6),
        feat(6, 7, StatKind::ClaimRight, 7),
    ];
    let steps: Vec<Value> = (0..7).map(step).collect();
    story.commit(&steps, None).await.unwrap();
    let stats = database.stats(ANNA, None, None).await.unwrap();
    assert_eq!((stats.claims.right, stats.recent_claims), (0, vec![]), "the match may still be stopped");
    story.stat_events = vec![feat(7, 0, StatKind::ClaimRight, 500)];
    story.end(&[1, 2, 3], None).await;

    let stats = database.stats(ANNA, Some("snap"), Some(GUILD)).await.unwrap();
    assert_eq!(
        (stats.claims.right, stats.claims.wrong, stats.claims.fastest),
        (3, 1, Some(Duration::from_millis(377)))
    );
    assert_eq!(stats.recent_claims, [500, 377, 412].map(Duration::from_millis), "newest first");
    let lines = leaderboard(&database, "snap", None).await;
    assert_eq!(
        (lines[0].claims.fastest, lines[0].claims.wrong_share()),
        (Some(Duration::from_millis(377)), Some(0.25))
    );
    assert_eq!((lines[1].claims.fastest, lines[1].claims.wrong_share()), (None, None), "a computer claimed for Ben");
}

async fn statistics_show_the_history_of_the_rating(database: Database) {
    let mut points = Vec::new();
    show_ratings(&database, &[ANNA]).await;
    let shown = database.stats(ANNA, Some("sssnake"), None).await.unwrap().rating_history;
    for (at, places) in [(50_000, [1, 2]), (60_000, [1, 2]), (70_000, [2, 1])] {
        let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
        let at = Timestamp(at);
        story.meta.ended_at = Some(at);
        let changes = story.end(&places, None).await;
        points.push(RatingPoint { at, rating: changes[0].rating_after });
    }
    let mut hisss = Story::begin(&database, lobby("hisss", vec![person(ANNA), person(BEN)])).await;
    hisss.end(&[2, 1], Some(&[20, 30])).await;
    let stats = database.stats(ANNA, Some("sssnake"), Some(GUILD)).await.unwrap();
    assert_eq!((stats.tally, stats.rating), (tally(7, 0, 1), Some(points[2].rating)));
    assert_eq!(shown.len(), 1, "the rating is shown since the fifth match");
    assert_eq!(stats.rating_history, [shown, points.clone()].concat());
    assert!(points[0].rating < points[1].rating && points[2].rating < points[1].rating);
    let all = database.stats(ANNA, None, None).await.unwrap();
    assert_eq!((all.tally, all.rating, all.rating_history.len()), (tally(7, 0, 2), None, 0));
    assert_eq!(database.stats(UserId(9_999), None, None).await.unwrap(), Default::default());
}

async fn the_trend_is_the_change_over_the_last_five_rated_matches(database: Database) {
    let trend = async || leaderboard(&database, "sssnake", None).await[0].trend;
    let seats = vec![person(ANNA), computer(Level::Easy)];
    Story::begin(&database, lobby("sssnake", seats)).await.end(&[1, 2], None).await;
    assert_eq!(trend().await, None, "no match was rated");
    show_ratings(&database, &[ANNA]).await;
    assert_eq!(trend().await, None, "the rating is new");
    let mut changes = Vec::new();
    for number in 1..=TREND_MATCHES + 2 {
        // Anna stays first, because she loses only the third match.
        let places = if number == 3 { [2, 1] } else { [1, 2] };
        let change = play(&database, &[ANNA, BEN], &places).await.remove(0);
        changes.push(change.rating_after - change.rating_before);
        let latest = &changes[changes.len().saturating_sub(TREND_MATCHES)..];
        assert_eq!(trend().await, Some(latest.iter().sum()), "after {number}: {changes:?}");
    }
}

async fn places_are_in_order_and_wins_in_a_row_are_counted(database: Database) {
    for (game, places) in [("sssnake", [1, 2]), ("sssnake", [1, 1]), ("hisss", [2, 1]), ("sssnake", [1, 2])] {
        let meta = lobby(game, vec![person(ANNA), person(BEN)]);
        Story::begin(&database, meta).await.end(&places, None).await;
    }
    let all = database.stats(ANNA, None, None).await.unwrap();
    assert_eq!(
        (&all.ranks[..], all.current_streak(), all.longest_streak()),
        (&[Some(1), None, Some(2), Some(1)][..], 1, 1)
    );
    let sssnake = database.stats(ANNA, Some("sssnake"), None).await.unwrap();
    assert_eq!(
        (&sssnake.ranks[..], sssnake.current_streak(), sssnake.longest_streak()),
        (&[Some(1), None, Some(1)][..], 1, 1),
        "a draw ends the streak"
    );
    let ben = database.stats(BEN, Some("sssnake"), None).await.unwrap();
    assert_eq!((ben.current_streak(), ben.longest_streak()), (0, 0));
    let nobody = database.stats(DAVID, None, None).await.unwrap();
    assert_eq!((nobody.current_streak(), nobody.longest_streak()), (0, 0));
}

/// Matches between the same players end at the same time. Each match is rated after the previous match.
async fn matches_that_end_at_once_all_count(database: Database) {
    let ends = (0..10).map(|host| {
        let database = database.clone();
        let meta = MatchMeta { host: UserId(host), ..lobby("sssnake", vec![person(ANNA), person(BEN)]) };
        tokio::spawn(async move { Story::begin(&database, meta).await.end(&[1, 2], None).await })
    });
    let mut changes = Vec::new();
    for end in ends.collect::<Vec<_>>() {
        changes.push(end.await.unwrap().remove(0));
    }
    changes.sort_by_key(|change| change.rating_before);
    assert!(changes.windows(2).all(|pair| pair[0].rating_after == pair[1].rating_before), "{changes:?}");
    let stats = database.stats(BEN, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.tally, stats.rating_history.len() as i64), (tally(0, 0, 10), 11 - MIN_MATCHES_TO_SHOW));
}

async fn the_same_matches_give_the_same_ratings(database: Database) {
    const DAY: i64 = 86_400_000;
    let mut day = 0;
    // Each simulated season has its own server, in which everybody starts again. Each match is on a different day.
    let mut season = async |guild: GuildId, seed: Seed| {
        let mut chance: RandomSource = seed.external_rng(0);
        let mut people = [ANNA, BEN, CHLOE, DAVID];
        for _ in 0..25 {
            chance.shuffle(&mut people);
            let seats = &people[..2 + chance.below(3)];
            let places: Vec<usize> = (1..=seats.len()).collect();
            let mut meta = lobby("sssnake", seats.iter().map(|&user| person(user)).collect());
            meta.location.guild = Some(guild);
            day += DAY;
            meta.ended_at = Some(Timestamp(day));
            Story::begin(&database, meta).await.end(&places, None).await;
        }
        let lines = leaderboard(&database, "sssnake", Some(guild)).await;
        lines.into_iter().map(|line| (line.user, line.rating, line.tally)).collect::<Vec<_>>()
    };
    let one = season(GuildId(1), Seed([1; 32])).await;
    assert_eq!(one, season(GuildId(2), Seed([1; 32])).await);
    assert_ne!(one, season(GuildId(3), Seed([2; 32])).await);
    assert!(one.is_sorted_by_key(|(_, rating, _)| -rating.unwrap_or(0)));
}

/// A match counts for the season and week in which it ended. Wins come before draws.
async fn a_season_and_a_week_count_their_own_matches(database: Database) {
    const WEEK: Duration = Duration::from_secs(7 * 86_400);
    let season = Season { year: 2026, quarter: 4 };
    // A Wednesday in the middle of the season.
    let now = season.start() + Duration::from_secs(41 * 86_400);
    let play_at = async |ended_at, guild, seats: &[Player], places: &[usize]| {
        let mut meta = lobby("sssnake", seats.to_vec());
        meta.location.guild = guild;
        let mut story = Story::begin(&database, meta).await;
        story.meta.ended_at = Some(ended_at);
        story.end(places, None).await;
    };
    let pair = [person(ANNA), person(BEN)];
    let all = [person(ANNA), person(BEN), person(CHLOE)];
    play_at(season.start() - Duration::from_millis(1), Some(GUILD), &pair, &[1, 2]).await;
    play_at(season.start(), Some(GUILD), &pair, &[2, 1]).await;
    play_at(now - WEEK, Some(GuildId(GUILD.0 + 1)), &pair, &[1, 2]).await;
    play_at(now, Some(GUILD), &all, &[1, 1, 1]).await;
    play_at(now, Some(GUILD), &all, &[3, 2, 1]).await;
    play_at(now, None, &[person(ANNA), person(DAVID)], &[2, 1]).await;
    play_at(now, Some(GUILD), &[person(DAVID), computer(Level::Easy)], &[1, 2]).await;
    let board = async |guild, period, now, page, per_page| {
        let query = LeaderboardQuery { period, now, page, per_page, ..query("sssnake", guild) };
        let board = database.leaderboard(&query).await.unwrap();
        (board.lines.iter().map(|line| (line.user, line.rank, line.tally)).collect::<Vec<_>>(), board.total)
    };
    let here = Some(GUILD);
    let week = vec![(CHLOE, 1, tally(1, 1, 0)), (ANNA, 2, tally(0, 1, 1)), (BEN, 2, tally(0, 1, 1))];
    assert_eq!(board(here, Period::Week, now, 0, 9).await, (week.clone(), 3), "David beat only a computer");
    let all_season = vec![(BEN, 1, tally(1, 1, 1)), (CHLOE, 1, tally(1, 1, 0)), (ANNA, 3, tally(0, 1, 2))];
    assert_eq!(board(here, Period::Season, now, 0, 9).await, (all_season.clone(), 3));
    assert_eq!(board(here, Period::Season, now, 1, 2).await, (all_season[2..].to_vec(), 3), "ranks run over the pages");
    assert_eq!(
        board(here, Period::Season, season.start() - Duration::from_millis(1), 0, 9).await.0[0],
        (ANNA, 1, tally(1, 0, 0))
    );
    let (everywhere, total) = board(None, Period::Season, now, 0, 1).await;
    assert_eq!((everywhere, total), (vec![(ANNA, 1, tally(1, 1, 3))], 4), "equal players are ordered by user");
    assert_eq!(board(here, Period::Week, now + WEEK, 0, 9).await, (vec![], 0));
    assert_eq!(board(here, Period::AllTime, now, 0, 9).await.1, 4);
}

/// Neither the text nor the histogram counts claims in running and stopped matches.
async fn the_histogram_and_the_text_count_the_same_claims(database: Database) {
    for end in ["run", "stop", "outcome"] {
        let mut story = Story::begin(&database, lobby("snap", vec![person(ANNA), person(BEN)])).await;
        let event = |value| StatEvent { kind: StatKind::ClaimRight, value };
        story.stat_events = vec![(0, Seat(0), event(400)), (0, Seat(0), event(500))];
        story.commit(&[step(0)], None).await.unwrap();
        match end {
            "stop" => {
                story.meta.stage = Stage::Over;
                story.meta.outcome = Some(json!({"winners": [], "why": "stop"}));
                story.commit(&[step(1)], None).await.unwrap();
            }
            "outcome" => drop(story.end(&[1, 2], None).await),
            _ => {}
        }
        for guild in [None, Some(GUILD)] {
            for game in [None, Some("snap")] {
                let stats = database.stats(ANNA, game, guild).await.unwrap();
                assert_eq!(stats.claims.right, stats.recent_claims.len() as i64, "{end}");
            }
        }
    }
    assert_eq!(database.stats(ANNA, None, None).await.unwrap().claims.right, 2);
}
