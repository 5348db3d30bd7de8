//! Tests when posts with the daily puzzle are due, and which changes their messages still have to show.

on_both![
    a_post_is_due_at_its_time_in_the_servers_of_these_shards,
    a_post_is_begun_once,
    a_post_shows_the_newest_list_and_closes,
    users_who_are_not_listed_or_forgotten_leave_the_list,
    a_channel_that_is_gone_is_remembered_for_the_managers,
    old_posts_and_those_of_left_servers_are_deleted,
];

use std::time::Duration;

use contract::Day;

use super::*;
use crate::ids::MessageId;
use crate::play::{DailyTime, Setting};
use crate::store::retention::Retention;
use crate::store::{DeletionOutcome, DuePuzzlePost, PuzzleMove};

const TODAY: Day = Day(20_800);
const MESSAGE: MessageId = MessageId(9);
const NOW: Timestamp = Timestamp(1_797_152_400_000);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(86_400);

/// Posts today's puzzle in the server.
async fn post(database: &Database) {
    database.begin_puzzle_post(GUILD, TODAY, CHANNEL, NOW).await.unwrap();
    database.set_puzzle_post_message(GUILD, TODAY, MESSAGE).await.unwrap();
}

/// Makes a user solve today's puzzle on the first try.
async fn solve(database: &Database, user: UserId, name: &str) {
    let interaction = InteractionId(user.0);
    let solved = PuzzleMove { day: TODAY, user, name, guild: Some(GUILD), interaction, starts_try: true, solved: true };
    database.store_puzzle_move(solved, TODAY).await.unwrap();
}

/// Returns whether the post needs an edit at this time.
async fn is_outdated(database: &Database, now: Timestamp) -> bool {
    !database.outdated_puzzle_posts(&ShardSet::all(), now, TODAY).await.unwrap().is_empty()
}

/// Stores that the post shows the newest list.
async fn show(database: &Database) {
    let post = database.puzzle_post(GUILD, TODAY).await.unwrap().expect("a post");
    database.mark_puzzle_post_shown(&post, false).await.unwrap();
}

async fn listed(database: &Database) -> Vec<String> {
    let (solvers, all) = database.solvers(GUILD, TODAY, 10).await.unwrap();
    assert_eq!(solvers.len(), all);
    solvers.into_iter().map(|solver| solver.name).collect()
}

async fn a_post_is_due_at_its_time_in_the_servers_of_these_shards(database: Database) {
    let guilds = [GuildId(1 << 22), GuildId(2 << 22)];
    for guild in guilds {
        database.set_guild_setting(guild, &Setting::Threads(true)).await.unwrap();
    }
    let due = async |of: &ShardSet, now| database.due_puzzle_posts(of, now).await.unwrap();
    assert_eq!(due(&ShardSet::all(), Timestamp::MAX).await, [], "no server wants it");
    for (guild, at) in guilds.into_iter().zip([NOW, NOW - MINUTE]) {
        database.schedule_puzzle_post(guild, Some(at)).await.unwrap();
    }
    let post = |number: usize, puzzle_at| DuePuzzlePost { guild: guilds[number], puzzle_at };
    assert_eq!(due(&ShardSet::all(), NOW).await, [post(1, NOW - MINUTE), post(0, NOW)], "the oldest first");
    assert_eq!(due(&ShardSet::all(), NOW - MINUTE).await, [post(1, NOW - MINUTE)]);
    let mut only = ShardSet::empty(2);
    only.insert(1);
    assert_eq!(due(&only, NOW).await, [post(0, NOW)]);
    database.schedule_puzzle_post(guilds[0], None).await.unwrap();
    assert_eq!(due(&only, NOW).await, []);
}

async fn a_post_is_begun_once(database: Database) {
    assert_eq!(database.puzzle_post(GUILD, TODAY).await.unwrap(), None);
    database.begin_puzzle_post(GUILD, TODAY, CHANNEL, NOW).await.unwrap();
    database.begin_puzzle_post(GUILD, TODAY, ChannelId(801), NOW + MINUTE).await.unwrap();
    let begun = database.puzzle_post(GUILD, TODAY).await.unwrap().expect("a post");
    assert_eq!((begun.channel, begun.begun_at, begun.message), (CHANNEL, NOW, None));
    solve(&database, ANNA, "Anna").await;
    assert!(!is_outdated(&database, NOW).await, "there is no message");
    database.set_puzzle_post_message(GUILD, TODAY, MESSAGE).await.unwrap();
    assert!(is_outdated(&database, NOW).await);
}

async fn a_post_shows_the_newest_list_and_closes(database: Database) {
    post(&database).await;
    assert!(!is_outdated(&database, NOW).await);
    solve(&database, ANNA, "Anna").await;
    let read = database.puzzle_post(GUILD, TODAY).await.unwrap().expect("a post");
    // Ben solves the puzzle while the bot edits the message.
    solve(&database, BEN, "Ben").await;
    database.delay_puzzle_post(&read, NOW + MINUTE).await.unwrap();
    database.mark_puzzle_post_shown(&read, false).await.unwrap();
    assert!(!is_outdated(&database, NOW + MINUTE - Duration::from_millis(1)).await, "too early");
    assert!(is_outdated(&database, NOW + MINUTE).await, "Ben is missing");
    // Discord refuses the next edit.
    database.delay_puzzle_post(&read, NOW + 2 * MINUTE).await.unwrap();
    assert!(!is_outdated(&database, NOW + MINUTE).await && is_outdated(&database, NOW + 2 * MINUTE).await);
    show(&database).await;
    assert!(!is_outdated(&database, NOW + 2 * MINUTE).await);
    database.set_puzzle_withdrawn(TODAY, true, NOW).await.unwrap();
    assert!(is_outdated(&database, NOW + 2 * MINUTE).await, "the post says that the puzzle is withdrawn");
    show(&database).await;
    let over =
        async || database.outdated_puzzle_posts(&ShardSet::all(), NOW + 2 * MINUTE, Day(TODAY.0 + 1)).await.unwrap();
    let [ended] = over().await[..] else { panic!("the day is over") };
    database.mark_puzzle_post_shown(&ended, true).await.unwrap();
    solve(&database, CHLOE, "Chloé").await;
    assert_eq!(over().await, [], "it is closed");
}

async fn users_who_are_not_listed_or_forgotten_leave_the_list(database: Database) {
    post(&database).await;
    for (user, name) in [(ANNA, "Anna"), (BEN, "Ben"), (CHLOE, "Chloé")] {
        solve(&database, user, name).await;
    }
    assert_eq!(listed(&database).await, ["Anna", "Ben", "Chloé"]);
    show(&database).await;
    database.set_solver_listed(BEN, false).await.unwrap();
    assert_eq!(listed(&database).await, ["Anna", "Chloé"]);
    assert!(is_outdated(&database, NOW).await);
    show(&database).await;
    assert_eq!(database.delete_user_data(CHLOE).await.unwrap(), DeletionOutcome::Deleted(Vec::new()));
    assert!(is_outdated(&database, NOW).await && listed(&database).await == ["Anna"]);
    let export: Value =
        serde_json::from_str(&database.export_user_data(BEN, NOW, 1 << 20).await.unwrap().json).unwrap();
    assert_eq!(export["settings"]["unlisted_as_solver"], true);
    database.set_solver_listed(BEN, true).await.unwrap();
    assert_eq!(listed(&database).await, ["Anna", "Ben"]);
}

async fn a_channel_that_is_gone_is_remembered_for_the_managers(database: Database) {
    database.set_guild_setting(GUILD, &Setting::PuzzleTime(DailyTime::parse("8", "UTC").ok())).await.unwrap();
    database.set_guild_setting(GUILD, &Setting::PuzzleChannel(Some(CHANNEL))).await.unwrap();
    let settings = async || database.settings(GUILD).await.unwrap();
    assert!(settings().await.next_puzzle_at(NOW).is_some());
    database.remove_channel(GUILD, CHANNEL).await.unwrap();
    let lost = settings().await;
    assert_eq!((lost.puzzle_channel, lost.puzzle_lost, lost.next_puzzle_at(NOW)), (None, Some(CHANNEL), None));
    database.set_guild_setting(GUILD, &Setting::PuzzleLost(None)).await.unwrap();
    assert_eq!(settings().await.puzzle_lost, None, "they have read it");
    assert!(settings().await.puzzle_time.is_some());
    database.set_own_locale(GUILD, Some(Locale::Fi)).await.unwrap();
    assert_eq!(settings().await.own_locale, Some(Locale::Fi));
}

async fn old_posts_and_those_of_left_servers_are_deleted(database: Database) {
    let keep_all = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 30 };
    let rows = async || database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "puzzle_posts");
    post(&database).await;
    database.prune(NOW + 6 * DAY, keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("puzzle_posts", 1)));
    database.prune(NOW + 8 * DAY, keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("puzzle_posts", 0)));
    post(&database).await;
    database.mark_guild_left(GUILD, NOW - 31 * DAY).await.unwrap();
    database.prune(NOW, keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("puzzle_posts", 0)));
}
