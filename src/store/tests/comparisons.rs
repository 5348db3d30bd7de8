//! Tests which users a match compares. The rules keep users from raising their ratings by losing to each other on
//! purpose.

use std::sync::Arc;

use super::*;
use crate::ids::{GuildId, MessageLocation};
use crate::play::tests::fakes::{FakeClock, FakePresenter, ms, test_user};
use crate::play::{Command, InteractionToken, MatchService, NewMatch, Period, Ports, Request, View, ViewKind};
use crate::store::{LeaderboardQuery, MAX_RATED_PER_DAY};

on_both![
    a_match_is_rated_for_users_who_have_moved,
    without_two_users_who_have_moved_nothing_is_rated,
    two_users_have_ten_rated_matches_a_day,
    a_day_ends_at_midnight_utc,
    resignations_count_from_the_fourth_match_of_a_day_on,
    resignations_of_one_user_do_not_add_up_with_those_of_the_other,
    of_two_who_resign_too_often_the_first_loses,
    a_match_of_several_leaves_out_only_the_pairs_that_do_not_count,
    a_user_without_comparisons_is_left_out_and_named,
    deleting_data_does_not_start_the_count_of_the_day_anew,
    deleting_data_does_not_start_the_count_of_resignations_anew,
    computers_are_compared_only_with_rated_users,
    the_limit_counts_all_games_and_servers,
    a_second_account_that_gives_up_at_once_changes_no_rating,
];

const DAY: i64 = 86_400_000;

/// Plays a match that ends at `at`. `resigned` lists the seats that resigned.
async fn play_at(database: &Database, at: i64, seats: &[Player], ranks: &[usize], resigned: &[u8]) -> MatchEffects {
    let mut story = Story::begin(database, lobby("sssnake", seats.to_vec())).await;
    story.meta.ended_at = Some(Timestamp(at));
    let resigned: SeatSet = resigned.iter().map(|&seat| Seat(seat)).collect();
    let ratings = story.end_with("resign", MatchResult { absent: resigned, resigned, ..result(ranks) }).await;
    // A match that is loaded later announces no personal bests and no milestone.
    let stored = MatchEffects { has_milestone: false, personal_bests: Vec::new(), ..ratings };
    assert_eq!(story.loaded().await.ratings, stored, "the same when they are loaded later");
    stored
}

/// Anna beats Ben, who resigns if `resigns` is true. Returns why Anna is not rated. If Ben has resigned too often, Anna
/// is not rated, but Ben's own rating still falls.
async fn beat(database: &Database, at: i64, resigns: bool) -> Option<Unrated> {
    let resigned = if resigns { &[1][..] } else { &[] };
    let ratings = play_at(database, at, &[person(ANNA), person(BEN)], &[1, 2], resigned).await;
    let unrated = ratings.unrated.or(ratings.unrated_users.first().map(|(_, reason)| *reason));
    let rated: &[u8] = match unrated {
        None => &[0, 1],
        Some(Unrated::Resignations) if resigns => &[1],
        Some(_) => &[],
    };
    assert_eq!(rated_seats(&ratings), rated);
    let lost = ratings
        .changes
        .iter()
        .filter(|change| change.seat == Seat(1))
        .all(|change| change.rating_after < change.rating_before);
    assert!(lost, "{ratings:?}");
    unrated
}

fn idle(user: UserId) -> Player {
    Player { has_moved: false, ..person(user) }
}

fn rated_seats(ratings: &MatchEffects) -> Vec<u8> {
    ratings.changes.iter().map(|change| change.seat.0).collect()
}

async fn rated_matches(database: &Database, user: UserId) -> i64 {
    database.stats(user, Some("sssnake"), None).await.unwrap().rated_matches
}

async fn a_match_is_rated_for_users_who_have_moved(database: Database) {
    let seats = [person(ANNA), idle(BEN), person(CHLOE)];
    let ratings = play_at(&database, 1_000, &seats, &[1, 3, 2], &[1]).await;
    assert_eq!((rated_seats(&ratings), ratings.unrated), (vec![0, 2], None));
    assert_eq!(ratings.unrated_users, [(Seat(1), Unrated::NotMoved)]);
    // Chloé is compared with Anna only, so she loses as much as in a two-player match.
    let two = play_at(&database, 2_000, &[person(DAVID), person(UserId(2_001))], &[1, 2], &[]).await;
    assert_eq!(
        (ratings.changes[0].rating_after, ratings.changes[1].rating_after),
        (two.changes[0].rating_after, two.changes[1].rating_after)
    );
    assert_eq!(rated_matches(&database, BEN).await, 0);
    let stats = database.stats(BEN, Some("sssnake"), None).await.unwrap();
    assert_eq!(stats.tally.lost, 1, "the match still counts in his statistics");
}

async fn without_two_users_who_have_moved_nothing_is_rated(database: Database) {
    for seats in [[person(ANNA), idle(BEN)], [idle(ANNA), idle(BEN)]] {
        let ratings = play_at(&database, 1_000, &seats, &[1, 2], &[1]).await;
        assert_eq!((rated_seats(&ratings), ratings.unrated), (vec![], Some(Unrated::TooFewMoved)));
    }
    assert_eq!((rated_matches(&database, ANNA).await, rated_matches(&database, BEN).await), (0, 0));
    let alone = play_at(&database, 1_000, &[person(ANNA), computer(Level::Hard)], &[1, 2], &[]).await;
    assert_eq!(alone, MatchEffects::default(), "nobody expects a rating against a computer");
    let week = LeaderboardQuery {
        game: "sssnake",
        guild: None,
        period: Period::Week,
        now: Timestamp(1_000),
        page: 0,
        per_page: 9,
    };
    assert_eq!(database.leaderboard(&week).await.unwrap().lines, [], "unrated matches count for no week");
}

async fn two_users_have_ten_rated_matches_a_day(database: Database) {
    for number in 1..=12 {
        let unrated = beat(&database, number, false).await;
        assert_eq!(unrated, (number > MAX_RATED_PER_DAY).then_some(Unrated::DailyLimit), "match {number}");
    }
    assert_eq!(rated_matches(&database, ANNA).await, MAX_RATED_PER_DAY);
    let others = play_at(&database, 13, &[person(ANNA), person(CHLOE)], &[1, 2], &[]).await;
    assert_eq!(rated_seats(&others), [0, 1], "the limit is one of each pair");
}

async fn a_day_ends_at_midnight_utc(database: Database) {
    for number in 0..10 {
        assert_eq!(beat(&database, 5 * DAY + number, false).await, None);
    }
    assert_eq!(beat(&database, 6 * DAY - 1, false).await, Some(Unrated::DailyLimit), "the last millisecond");
    assert_eq!(beat(&database, 6 * DAY, false).await, None, "the first millisecond of the next day");
    assert_eq!(beat(&database, 5 * DAY - 1, false).await, None, "the last millisecond of the day before");
    assert_eq!(beat(&database, -1, false).await, None, "days before 1970");
}

/// A user who resigned in two of four matches resigned in half of them, which is allowed. Three of five is more than
/// half.
async fn resignations_count_from_the_fourth_match_of_a_day_on(database: Database) {
    let rated_but = |resigns: [bool; 6], unrated: &'static [usize], day: i64| {
        let database = &database;
        async move {
            for (index, resigns) in resigns.into_iter().enumerate() {
                let expected = unrated.contains(&(index + 1)).then_some(Unrated::Resignations);
                assert_eq!(beat(database, day * DAY, resigns).await, expected, "day {day}, match {}", index + 1);
            }
        }
    };
    rated_but([true; 6], &[4, 5, 6], 1).await;
    rated_but([true, true, true, false, false, false], &[4, 5], 2).await;
    rated_but([false, false, true, true, true, false], &[5], 3).await;
    rated_but([false; 6], &[], 4).await;
}

async fn resignations_of_one_user_do_not_add_up_with_those_of_the_other(database: Database) {
    for (number, resigned) in [0, 1, 0, 1, 0, 1].into_iter().enumerate() {
        let ranks = if resigned == 0 { [2, 1] } else { [1, 2] };
        let ratings = play_at(&database, 1_000, &[person(ANNA), person(BEN)], &ranks, &[resigned]).await;
        let expected = if number == 4 { vec![(Seat(1), Unrated::Resignations)] } else { vec![] };
        assert_eq!(ratings.unrated_users, expected, "match {}: Anna gave up three of five", number + 1);
    }
}

/// If two users resign, the first to resign loses and the last gains nothing. A third user is compared with both as
/// usual.
async fn of_two_who_resign_too_often_the_first_loses(database: Database) {
    for number in 1..=3 {
        assert_eq!(beat(&database, number, true).await, None);
    }
    let seats = [person(ANNA), person(BEN), person(CHLOE)];
    let ratings = play_at(&database, 4, &seats, &[2, 3, 1], &[0, 1]).await;
    assert_eq!((rated_seats(&ratings), ratings.unrated_users), (vec![0, 1, 2], vec![]), "Chloé beat both");
    let two = [person(ANNA), person(BEN), idle(CHLOE)];
    let ratings = play_at(&database, 5, &two, &[2, 3, 1], &[0, 1]).await;
    assert_eq!(rated_seats(&ratings), [1]);
    assert_eq!(ratings.unrated_users, [(Seat(0), Unrated::Resignations), (Seat(2), Unrated::NotMoved)]);
    assert!(ratings.changes[0].rating_after < ratings.changes[0].rating_before, "Ben resigned first: {ratings:?}");
}

async fn a_match_of_several_leaves_out_only_the_pairs_that_do_not_count(database: Database) {
    for number in 0..10 {
        assert_eq!(beat(&database, number, false).await, None);
    }
    let seats = [person(ANNA), person(BEN), person(CHLOE)];
    let before = rated_matches(&database, ANNA).await;
    let ratings = play_at(&database, 1_000, &seats, &[1, 2, 3], &[]).await;
    assert_eq!((rated_seats(&ratings), ratings.unrated), (vec![0, 1, 2], None));
    assert_eq!(ratings.unrated_users, []);
    assert_eq!(rated_matches(&database, ANNA).await, before + 1);
    assert!(ratings.changes[1].rating_after > ratings.changes[1].rating_before, "Ben beat Chloé: {ratings:?}");
    let capped = play_at(&database, 1_001, &[person(ANNA), person(BEN), idle(CHLOE)], &[1, 2, 3], &[]).await;
    assert_eq!((rated_seats(&capped), capped.unrated), (vec![], Some(Unrated::DailyLimit)));
    assert_eq!(capped.unrated_users, [], "the match has one reason");
}

async fn a_user_without_comparisons_is_left_out_and_named(database: Database) {
    for number in 0..10 {
        assert_eq!(beat(&database, number, false).await, None);
        let others = play_at(&database, number, &[person(BEN), person(CHLOE)], &[1, 2], &[]).await;
        assert_eq!(rated_seats(&others), [0, 1]);
    }
    let seats = [person(BEN), person(CHLOE), person(ANNA)];
    let ratings = play_at(&database, 1_000, &seats, &[1, 2, 3], &[]).await;
    assert_eq!((rated_seats(&ratings), ratings.unrated), (vec![1, 2], None));
    assert_eq!(ratings.unrated_users, [(Seat(0), Unrated::DailyLimit)]);
    let mut others = Story::begin(&database, lobby("sssnake", seats.to_vec())).await;
    others.end(&[1, 2, 3], None).await;
    for user in [ANNA, CHLOE] {
        database.delete_user_data(user).await.unwrap();
    }
    let later = others.loaded().await.ratings;
    assert_eq!((later.unrated, later.unrated_users), (None, vec![(Seat(0), Unrated::DailyLimit)]), "others were rated");
}

/// Ben loses ten matches, deletes his data, and continues to lose as a new user.
async fn deleting_data_does_not_start_the_count_of_the_day_anew(database: Database) {
    let play = async |at, seats: [UserId; 2]| play_at(&database, at, &seats.map(person), &[1, 2], &[]).await.unrated;
    play(0, [CHLOE, DAVID]).await;
    for number in 1..=6 {
        assert_eq!(play(number, [ANNA, BEN]).await, None);
    }
    database.delete_user_data(BEN).await.unwrap();
    for number in 7..=10 {
        let seats = if number % 2 == 0 { [ANNA, BEN] } else { [BEN, ANNA] };
        assert_eq!(play(number, seats).await, None, "match {number}");
    }
    database.delete_user_data(BEN).await.unwrap();
    assert_eq!(play(11, [ANNA, BEN]).await, Some(Unrated::DailyLimit));
    assert_eq!(play(12, [BEN, ANNA]).await, Some(Unrated::DailyLimit), "in any order of seats");
    assert_eq!(play(13, [ANNA, UserId(2_001)]).await, Some(Unrated::DailyLimit), "this new user could be Ben");
    assert_eq!(play(14, [ANNA, CHLOE]).await, None, "Chloé played before Ben deleted his data");
    assert_eq!(play(15, [CHLOE, BEN]).await, None, "Chloé never played with Ben");
    assert_eq!(play(DAY, [ANNA, BEN]).await, None, "the next day");
}

async fn deleting_data_does_not_start_the_count_of_resignations_anew(database: Database) {
    for number in 1..=3 {
        assert_eq!(beat(&database, number, true).await, None);
    }
    database.delete_user_data(BEN).await.unwrap();
    assert_eq!(beat(&database, 4, true).await, Some(Unrated::Resignations));
}

async fn computers_are_compared_only_with_rated_users(database: Database) {
    let hard = computer(Level::Hard);
    let ratings = play_at(&database, 1_000, &[person(ANNA), idle(BEN), hard.clone()], &[1, 3, 2], &[]).await;
    assert_eq!(ratings.unrated, Some(Unrated::TooFewMoved), "beating the computer is not enough");
    let ratings = play_at(&database, 2_000, &[person(ANNA), person(BEN), hard], &[2, 2, 1], &[]).await;
    assert_eq!(rated_seats(&ratings), [0, 1]);
    assert!(
        ratings.changes.iter().all(|change| change.rating_after < change.rating_before),
        "both lost to it: {ratings:?}"
    );
}

async fn the_limit_counts_all_games_and_servers(database: Database) {
    for number in 0..MAX_RATED_PER_DAY {
        let mut meta = lobby(["sssnake", "snap"][number as usize % 2], vec![person(ANNA), person(BEN)]);
        meta.location.guild = Some(GuildId(GUILD.0 + number.unsigned_abs()));
        assert_eq!(Story::begin(&database, meta).await.end(&[1, 2], None).await.len(), 2);
    }
    let mut hisss = Story::begin(&database, lobby("hisss", vec![person(ANNA), person(BEN)])).await;
    assert_eq!(hisss.end_with("cards", result(&[1, 2])).await.unrated, Some(Unrated::DailyLimit));
}

/// A match between Anna and Ben, played through commands on a real database.
struct Table {
    presenter: Arc<FakePresenter>,
    matches: Arc<MatchService>,
    interactions: u64,
    id: MatchId,
}

impl Table {
    /// Anna opens a lobby, Ben joins, and Anna starts the match.
    async fn begin(database: &Database, first_interaction: u64) -> Table {
        let presenter: Arc<FakePresenter> = Arc::default();
        let ports = Ports {
            store: Arc::new(database.clone()),
            presenter: presenter.clone(),
            clock: Arc::<FakeClock>::default(),
            new_secret: Arc::new(|| Ok(Secret([5; 32]))),
            spawn_blocking: Arc::new(|work| work()),
        };
        let matches = MatchService::new(ports, ms(1_000), ms(500));
        let mut table = Table { presenter, matches, interactions: first_interaction, id: MatchId(0) };
        let game = rules::find("sssnake").unwrap();
        let new_match = NewMatch {
            host: test_user(UserId(1)),
            location: MessageLocation { guild: Some(GUILD), channel: CHANNEL, message: None, detached: false },
            locale: Locale::En,
            game,
            options: Options::defaults(game.info().options),
            pace: None,
            computers: Vec::new(),
            reservations: Vec::new(),
            skips_uninvitable_guests: false,
            token: table.token(),
            practice: false,
            deal: None,
            begins_at_once: false,
            shown_in_response: true,
        };
        table.id = table.matches.open_lobby(new_match).await.unwrap();
        table.press(UserId(2), Command::Join).await;
        table.press(UserId(1), Command::Start).await;
        table
    }

    fn token(&mut self) -> InteractionToken {
        self.interactions += 1;
        InteractionToken { id: InteractionId(self.interactions), token: "secret".into() }
    }

    /// Presses a button and returns what the message then shows.
    async fn press(&mut self, user: UserId, command: Command) -> View {
        let before = self.presenter.wait(|_, _| true).await.meta;
        let request = Request::new(test_user(user), command, self.token());
        self.matches.press(self.id, Request { message: before.location.message, ..request }).await.unwrap();
        self.presenter.wait(|_, view| view.meta.version > before.version).await
    }

    /// Ben resigns. Returns how ratings changed.
    async fn give_up(&mut self) -> MatchEffects {
        match self.press(UserId(2), Command::ConfirmResign).await.kind {
            ViewKind::Result { ratings, .. } => ratings,
            other => panic!("the match goes on: {other:?}"),
        }
    }

    /// The user whose turn it is presses the first move that is offered.
    async fn play(&mut self) {
        let view = self.presenter.wait(|_, _| true).await;
        let ViewKind::Running { controls, .. } = &view.kind else { panic!("{:?}", view.kind) };
        let buttons = controls.rows.iter().filter_map(|row| match row {
            contract::Row::Buttons(buttons) => Some(buttons),
            contract::Row::Select(_) => None,
        });
        let notation = buttons.flatten().find_map(|button| match &button.action {
            contract::ControlAction::Move(notation) if button.enabled => Some(notation.clone()),
            _ => None,
        });
        let seat = view.awaited.iter().next().expect("a user is awaited");
        let Occupant::User(user) = view.meta.seats[seat.index()].occupant else { panic!("a computer is awaited") };
        let (expected_version, notation) = (view.expected_version, notation.expect("a move"));
        self.press(user, Command::Move { expected_version, notation }).await;
    }

    async fn has_moved(&self, database: &Database) -> Vec<bool> {
        let meta = database.load_meta(self.id).await.unwrap().expect("the match");
        meta.seats.iter().map(|player| player.has_moved).collect()
    }
}

/// A second account that resigns before both users have moved does not raise a rating.
async fn a_second_account_that_gives_up_at_once_changes_no_rating(database: Database) {
    let mut at_once = Table::begin(&database, 100).await;
    let ratings = at_once.give_up().await;
    assert_eq!((ratings.unrated, ratings.changes), (Some(Unrated::TooFewMoved), Vec::new()));
    let stored = database.load(at_once.id).await.unwrap().expect("the match");
    assert_eq!(stored.steps.len(), 3, "round, die, and Ben gives up");

    let mut one_moved = Table::begin(&database, 200).await;
    one_moved.play().await;
    assert_eq!(one_moved.has_moved(&database).await.iter().filter(|moved| **moved).count(), 1);
    assert_eq!(one_moved.give_up().await.unrated, Some(Unrated::TooFewMoved));
    for user in [UserId(1), UserId(2)] {
        let stats = database.stats(user, Some("sssnake"), None).await.unwrap();
        assert_eq!((stats.rated_matches, stats.tally.total()), (0, 2));
    }

    let mut both_moved = Table::begin(&database, 300).await;
    while both_moved.has_moved(&database).await != [true, true] {
        both_moved.play().await;
    }
    let rated = both_moved.give_up().await;
    assert_eq!((rated.changes.len(), rated.unrated), (2, None));
    assert!(rated.changes[0].rating_after > rated.changes[0].rating_before, "{rated:?}");
}

/// Two processes end matches of the same users in different games at the same time.
#[tokio::test]
async fn the_limit_holds_for_two_processes() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let databases = [Database::open(&fresh.address()).await.unwrap(), Database::open(&fresh.address()).await.unwrap()];
    let mut stories = Vec::new();
    for number in 0..16 {
        let (game, database) = (["sssnake", "snap"][number % 2], &databases[number % 2]);
        let mut story = Story::begin(database, lobby(game, vec![person(ANNA), person(BEN)])).await;
        story.meta.ended_at = Some(Timestamp(1_000));
        stories.push(story);
    }
    let ends = stories.iter_mut().map(|story| story.end_with("rounds", result(&[1, 2])));
    let ratings = futures_util::future::join_all(ends).await;
    let rated = ratings.iter().filter(|ratings| ratings.unrated.is_none()).count();
    assert_eq!(rated as i64, MAX_RATED_PER_DAY, "{ratings:?}");
    drop(stories);
    for database in databases {
        database.close().await;
    }
    fresh.remove().await;
}
