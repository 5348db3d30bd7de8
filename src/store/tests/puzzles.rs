//! Tests how results of the daily puzzle are counted, and what withdrawals and reports do.

on_both![
    tries_count_until_the_first_solved_one,
    an_interaction_counts_once,
    the_first_move_counts_a_try_and_the_last_one_solves_it,
    hints_and_solutions_come_after_enough_tries,
    only_the_day_itself_counts_towards_a_streak,
    the_solvers_of_a_server_are_listed_best_first,
    a_server_that_removed_the_bot_is_forgotten_but_no_result,
    reports_are_replaced_and_deleted_in_time,
];

use std::time::Duration;

use contract::Day;

use super::*;
use crate::store::retention::Retention;
use crate::store::{PuzzleMove, PuzzleReport, PuzzleResult, Snapshot, Solver, Streak, back_up};

const TODAY: Day = Day(20_800);

/// A try by Anna. Later interactions have larger IDs.
fn tried(day: Day, interaction: u64, solved: bool) -> PuzzleMove<'static> {
    let interaction = InteractionId(interaction);
    PuzzleMove { day, user: ANNA, name: "Anna", guild: Some(GUILD), interaction, starts_try: true, solved }
}

/// Makes a user solve a day's puzzle on that day, on try number `tries`.
async fn solve(database: &Database, user: UserId, name: &str, day: Day, tries: u32) {
    for interaction in 1..=tries {
        let solved = interaction == tries;
        let tried = PuzzleMove { user, name, ..tried(day, interaction.into(), solved) };
        database.store_puzzle_move(tried, day).await.unwrap();
    }
}

async fn tries_count_until_the_first_solved_one(database: Database) {
    assert_eq!(database.puzzle_result(TODAY, ANNA).await.unwrap(), None);
    let unsolved = PuzzleResult { tries: 1, solved_on: None, hinted: false, shown_on: None };
    assert_eq!(database.store_puzzle_move(tried(TODAY, 1, false), TODAY).await.unwrap(), Some(unsolved));
    let solved = PuzzleResult { tries: 2, solved_on: Some(TODAY), ..unsolved };
    assert_eq!(database.store_puzzle_move(tried(TODAY, 2, true), TODAY).await.unwrap(), Some(solved));
    for later in [tried(TODAY, 3, false), tried(TODAY, 4, true)] {
        assert_eq!(database.store_puzzle_move(later, TODAY).await.unwrap(), Some(solved));
    }
    assert_eq!(database.puzzle_result(TODAY, ANNA).await.unwrap(), Some(solved));
    assert_eq!(database.puzzle_result(Day(TODAY.0 - 1), ANNA).await.unwrap(), None);
    assert_eq!(database.puzzle_result(TODAY, BEN).await.unwrap(), None);
}

async fn an_interaction_counts_once(database: Database) {
    for (interaction, tries) in [(5, 1), (5, 1), (6, 2), (5, 2), (6, 2), (7, 3)] {
        let result = database.store_puzzle_move(tried(TODAY, interaction, false), TODAY).await.unwrap();
        assert_eq!(result.expect("a result").tries, tries, "interaction {interaction}");
    }
    let both = tokio::join!(
        database.store_puzzle_move(tried(TODAY, 8, false), TODAY),
        database.store_puzzle_move(tried(TODAY, 8, false), TODAY)
    );
    let tries = |result: Option<PuzzleResult>| result.expect("a result").tries;
    assert_eq!((tries(both.0.unwrap()), tries(both.1.unwrap())), (4, 4));
}

/// "A try counts once its first move has been answered" (`docs/puzzles.md`).
async fn the_first_move_counts_a_try_and_the_last_one_solves_it(database: Database) {
    let last = |interaction| PuzzleMove { starts_try: false, ..tried(TODAY, interaction, true) };
    for interaction in 1..=3 {
        database.store_puzzle_move(tried(TODAY, interaction, false), TODAY).await.unwrap();
    }
    let solved = database.store_puzzle_move(last(4), TODAY).await.unwrap().expect("a result");
    assert_eq!((solved.tries, solved.solved_on), (3, Some(TODAY)));
    let again = database.store_puzzle_move(last(5), Day(TODAY.0 + 1)).await.unwrap();
    assert_eq!(again, Some(solved));
    // A forged button, or a user who deleted their data: no try has begun.
    let alone = PuzzleMove { user: BEN, name: "Ben", ..last(6) };
    assert_eq!(database.store_puzzle_move(alone, TODAY).await.unwrap(), None);
}

async fn hints_and_solutions_come_after_enough_tries(database: Database) {
    let result = async || database.puzzle_result(TODAY, ANNA).await.unwrap().expect("a result");
    for interaction in 1..=9 {
        database.store_puzzle_move(tried(TODAY, interaction, false), TODAY).await.unwrap();
        database.mark_puzzle_hinted(TODAY, ANNA, 5).await.unwrap();
        database.mark_solution_shown(TODAY, ANNA, 10, TODAY).await.unwrap();
        assert_eq!((result().await.hinted, result().await.shown_on), (interaction >= 5, None));
    }
    database.store_puzzle_move(tried(TODAY, 10, false), TODAY).await.unwrap();
    database.mark_solution_shown(TODAY, ANNA, 10, TODAY).await.unwrap();
    let shown = result().await;
    assert_eq!(shown, PuzzleResult { tries: 10, solved_on: None, hinted: true, shown_on: Some(TODAY) });
    let solved = database.store_puzzle_move(tried(TODAY, 11, true), TODAY).await.unwrap();
    assert_eq!(solved, Some(shown), "nothing counts any more");
    solve(&database, ANNA, "Anna", Day(TODAY.0 - 1), 1).await;
    let tomorrow = database.puzzle_streak(ANNA, Day(TODAY.0 + 1)).await.unwrap();
    assert_eq!(tomorrow, Streak { current: 1, best: 1 }, "the streak stands still");
}

async fn only_the_day_itself_counts_towards_a_streak(database: Database) {
    for ago in [1, 2, 4] {
        solve(&database, ANNA, "Anna", Day(TODAY.0 - ago), 2).await;
    }
    let of = async |day: Day| database.puzzle_streak(ANNA, day).await.unwrap();
    assert_eq!(of(TODAY).await, Streak { current: 2, best: 2 });
    database.store_puzzle_move(tried(Day(TODAY.0 - 3), 9, true), TODAY).await.unwrap();
    assert_eq!(of(TODAY).await, Streak { current: 2, best: 2 }, "it was solved too late");
    let now = Timestamp(5);
    let missed = Day(TODAY.0 - 3);
    assert!(
        database.set_puzzle_withdrawn(missed, true, now).await.unwrap()
            && database.is_puzzle_withdrawn(missed).await.unwrap()
    );
    assert!(!database.set_puzzle_withdrawn(missed, true, now).await.unwrap(), "it is withdrawn already");
    assert_eq!(of(TODAY).await, Streak { current: 3, best: 3 }, "a withdrawn day breaks no streak");
    assert!(database.set_puzzle_withdrawn(missed, false, now).await.unwrap());
    assert_eq!(of(TODAY).await, Streak { current: 2, best: 2 });
    assert_eq!(of(Day(TODAY.0 + 1)).await, Streak { current: 0, best: 2 }, "today passed without a solution");
    assert_eq!(database.puzzle_streak(BEN, TODAY).await.unwrap(), Streak::default());
}

async fn the_solvers_of_a_server_are_listed_best_first(database: Database) {
    solve(&database, BEN, "Ben", TODAY, 1).await;
    solve(&database, CHLOE, "Chloé", Day(TODAY.0 - 1), 2).await;
    solve(&database, CHLOE, "Chloé", TODAY, 3).await;
    database.store_puzzle_move(tried(TODAY, 1, false), TODAY).await.unwrap();
    let elsewhere = PuzzleMove { user: DAVID, guild: None, ..tried(TODAY, 2, true) };
    database.store_puzzle_move(elsewhere, TODAY).await.unwrap();
    let solver = |name: &str, tries: u32, days| {
        let streak = Streak { current: days, best: days };
        let (interaction, is_first) = (InteractionId(tries.into()), days == 1);
        Solver { name: name.to_owned(), tries, hinted: false, interaction, is_first, streak }
    };
    let all = [solver("Ben", 1, 1), solver("Chloé", 3, 2)];
    assert_eq!(database.solvers(GUILD, TODAY, 10).await.unwrap(), (all.to_vec(), 2));
    assert_eq!(database.solvers(GUILD, TODAY, 1).await.unwrap(), (all[..1].to_vec(), 2));
    assert_eq!(database.solvers(GuildId(GUILD.0 + 1), TODAY, 10).await.unwrap(), (Vec::new(), 0));
}

async fn a_server_that_removed_the_bot_is_forgotten_but_no_result(database: Database) {
    solve(&database, ANNA, "Anna", TODAY, 2).await;
    database.mark_guild_left(GUILD, Timestamp(0)).await.unwrap();
    let retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 1 };
    database.prune(Timestamp(0) + 2 * DAY, retention).await.unwrap();
    assert_eq!(database.solvers(GUILD, TODAY, 10).await.unwrap(), (Vec::new(), 0));
    assert_eq!(database.puzzle_streak(ANNA, TODAY).await.unwrap(), Streak { current: 1, best: 1 });
}

const DAY: Duration = Duration::from_secs(86_400);

async fn reports_are_replaced_and_deleted_in_time(database: Database) {
    let report = |user_id, text: &str, at| {
        let (text, created_at) = (text.to_owned(), Timestamp(0) + at * DAY);
        PuzzleReport { day: TODAY, user_id, text, created_at }
    };
    let kept = [report(ANNA, "two solutions", 2), report(BEN, "“no” solution 🐍", 3)];
    for report in [&report(ANNA, "first", 1), &kept[0], &kept[1]] {
        database.report_puzzle(report).await.unwrap();
    }
    assert_eq!(database.puzzle_reports().await.unwrap(), kept);
    let retention = Retention { cancelled_lobbies_days: 0, reports_days: 10, left_servers_days: 0 };
    database.prune(Timestamp(0) + 12 * DAY + DAY / 2, retention).await.unwrap();
    assert_eq!(database.puzzle_reports().await.unwrap(), kept[1..]);
}

/// Checks a streak that a withdrawn day interrupts.
async fn check_streak(database: &Database) {
    assert_eq!(database.puzzle_streak(ANNA, TODAY).await.unwrap(), Streak { current: 2, best: 2 });
}

#[tokio::test]
async fn streaks_survive_backup_restore_and_migration() {
    let (folder, database) = fresh().await;
    for ago in [0, 2] {
        solve(&database, ANNA, "Anna", Day(TODAY.0 - ago), 2).await;
    }
    database.set_puzzle_withdrawn(Day(TODAY.0 - 1), true, Timestamp(5)).await.unwrap();
    check_streak(&database).await;
    let copy = folder.path().join("copy.db");
    let address = folder.path().join("test.db").to_str().unwrap().to_owned();
    back_up(&address, &copy).await.unwrap();
    let target = folder.path().join("restored.db").to_str().unwrap().to_owned();
    Snapshot::open(&copy).await.unwrap().restore(&target).await.unwrap();
    check_streak(&Database::open(&target).await.unwrap()).await;
    database.close().await;
    let Some(server) = FreshDatabase::make().await else { return };
    Snapshot::open(&copy).await.unwrap().restore(&server.address()).await.unwrap();
    let migrated = Database::open(&server.address()).await.unwrap();
    check_streak(&migrated).await;
    migrated.close().await;
    server.remove().await;
}
