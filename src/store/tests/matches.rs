use std::time::Duration;

use sqlx::Row as _;

on_both![
    open_matches_are_those_in_their_lobby_or_live,
    due_matches_come_most_urgent_first,
    a_channel_takes_no_more_matches_than_allowed_however_many_begin_at_once,
    a_channel_takes_no_more_matches_than_allowed_however_many_are_taken_up_at_once,
    matches_alone_and_practice_take_no_room,
    unreadable_rows_are_errors_and_not_panics,
    the_scores_of_a_channel_are_its_matches_round_by_round,
    a_user_has_at_most_one_open_practice_match_and_it_counts_nowhere,
    the_newest_match_that_ended_in_a_channel_is_found,
    the_history_of_a_user_is_their_matches_that_count_in_a_server,
    the_same_interaction_opens_one_match,
    an_archived_match_is_not_open_but_listed_in_its_channel,
    users_find_their_open_and_paused_matches,
    users_find_their_matches_of_deleted_channels_in_the_server,
    matches_are_numbered_by_server_and_by_direct_messages,
    a_detached_match_belongs_to_no_server,
    unshown_matches_come_newest_first,
    only_matches_of_the_shards_are_found,
];

use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId};
use crate::play::{OpenMatch, PracticeGuidance};
use crate::store::database::Dialect;
use crate::store::matches::lists;
use crate::store::players::leaderboard::{self, LeaderboardQuery};
use crate::timestamp::Timestamp;

async fn open_matches_are_those_in_their_lobby_or_live(database: Database) {
    let seats = vec![person(ANNA), person(BEN)];
    let waiting = database.create(&lobby("hisss", seats.clone()), Some(0), None).await.unwrap();
    let live = Story::begin(&database, lobby("sssnake", seats.clone())).await;
    let mut over = Story::begin(&database, lobby("sssnake", seats.clone())).await;
    over.end(&[1, 2], None).await;
    let mut elsewhere = lobby("snap", seats);
    elsewhere.location =
        MessageLocation { guild: None, channel: ChannelId(99), message: Some(MessageId(3)), detached: false };
    let elsewhere_id = database.create(&elsewhere, Some(0), None).await.unwrap();

    let location = live.meta.location;
    let open = [
        OpenMatch { id: elsewhere_id, game: "snap".into(), location: elsewhere.location, lobby: true },
        OpenMatch { id: waiting, game: "hisss".into(), location, lobby: true },
        OpenMatch { id: live.meta.id, game: "sssnake".into(), location, lobby: false },
    ];
    assert_eq!(database.open_matches(&ShardSet::all()).await.unwrap(), open);
    assert_eq!(database.open_matches_in(CHANNEL).await.unwrap(), [open[2].clone(), open[1].clone()], "newest first");
    assert_eq!(database.open_matches_in(ChannelId(1)).await.unwrap(), []);
}

async fn a_user_has_at_most_one_open_practice_match_and_it_counts_nowhere(database: Database) {
    let practice = Some(PracticeGuidance::Guided);
    let meta = MatchMeta { practice, ..lobby("sssnake", vec![person(ANNA), computer(Level::Easy)]) };
    let mut story = Story::begin(&database, meta).await;
    let found = async |user| database.open_practice_match(user).await.unwrap().map(|open| open.id);
    assert_eq!((found(ANNA).await, found(BEN).await), (Some(story.meta.id), None));
    story.meta.practice = Some(PracticeGuidance::Silent);
    story.commit(&[], None).await.unwrap();
    assert_eq!(story.loaded().await.meta.practice, Some(PracticeGuidance::Silent));
    assert_eq!(found(ANNA).await, Some(story.meta.id));
    assert_eq!(database.match_scores(CHANNEL, "sssnake", 9).await.unwrap().len(), 0);
    story.meta.stage = Stage::Over;
    story.commit(&[step(0)], None).await.unwrap();
    assert_eq!(found(ANNA).await, None);
    Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    assert_eq!(found(ANNA).await, None, "the match is an ordinary one");
}

async fn an_archived_match_is_not_open_but_listed_in_its_channel(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.meta.stage = Stage::Archived;
    story.commit(&[], None).await.unwrap();
    let id = story.meta.id;
    assert_eq!(story.loaded().await.meta.stage, Stage::Archived);
    assert_eq!(database.open_matches(&ShardSet::all()).await.unwrap(), []);
    assert_eq!(database.open_matches_in(CHANNEL).await.unwrap(), []);
    assert_eq!(database.archived_matches_in(CHANNEL, 9).await.unwrap(), [id]);
    assert_eq!(database.archived_matches_in(ChannelId(CHANNEL.0 + 1), 9).await.unwrap(), []);
    database.create(&lobby("snap", vec![person(ANNA)]), Some(1), None).await.expect("its channel is free");
    story.meta.stage = Stage::Running;
    story.commit(&[], None).await.unwrap();
    assert_eq!(story.loaded().await.meta.stage, Stage::Running);
    assert_eq!(database.archived_matches_in(CHANNEL, 9).await.unwrap(), []);
}

async fn users_find_their_open_and_paused_matches(database: Database) {
    let mut running = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    running.meta.deadline = Some(Timestamp(9));
    running.commit(&[], None).await.unwrap();
    let mut paused = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let mut archived = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    paused.meta.seats[0].wants_pause = true;
    for story in [&mut paused, &mut archived] {
        story.meta.stage = Stage::Archived;
        story.meta.deadline = None;
        story.commit(&[], None).await.unwrap();
    }
    let found = async |user| database.open_matches_of(user, 9).await.unwrap();
    assert_eq!(found(BEN).await, [running.meta.id, paused.meta.id], "the paused match is least urgent");
    assert_eq!(found(CHLOE).await, []);
    paused.meta.stage = Stage::Over;
    paused.commit(&[], None).await.unwrap();
    assert_eq!(found(ANNA).await, [running.meta.id]);
}

async fn users_find_their_matches_of_deleted_channels_in_the_server(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let (id, shown) = (story.meta.id, MessageLocation { message: Some(MessageId(5)), ..story.meta.location });
    database.set_location(id, shown).await.unwrap();
    let found = async |guild, user| database.matches_without_channel(guild, user, 9).await.unwrap();
    story.meta.stage = Stage::Archived;
    story.commit(&[], None).await.unwrap();
    assert_eq!(found(GUILD, ANNA).await, [], "a message shows it");

    let change = |story: &Story, location, limit| MatchChange {
        meta_before: Some(story.before.clone().into()),
        location: Some(location),
        reopen_limit: limit,
        ..MatchChange::new(
            MatchMeta { version: story.meta.version + 1, location, ..story.meta.clone() },
            0,
            Timestamp(1),
        )
    };
    let lost = MessageLocation { message: None, ..shown };
    database.commit(change(&story, lost, None)).await.unwrap();
    story.meta = story.loaded().await.meta;
    story.before = story.meta.clone();
    assert_eq!(story.meta.location, lost);
    assert_eq!(found(GUILD, ANNA).await, [id]);
    assert_eq!(found(GUILD, CHLOE).await, [], "she does not play");
    assert_eq!(found(GuildId(GUILD.0 + 1), ANNA).await, []);

    // Another channel still has room for one match.
    let other = MessageLocation { channel: ChannelId(CHANNEL.0 + 1), ..lost };
    let mut open = lobby("snap", vec![person(ANNA)]);
    open.location = other;
    let mut full = Story::open(&database, open).await;
    story.meta.stage = Stage::Running;
    let refused = database.commit(change(&story, other, Some(1))).await;
    assert!(matches!(refused, Err(StoreError::OpenLimit)), "{refused:?}");
    assert_eq!(story.loaded().await.meta.location, lost, "a refused change moves nothing");
    full.meta.stage = Stage::Cancelled;
    full.commit(&[], None).await.unwrap();
    database.commit(change(&story, other, Some(1))).await.unwrap();
    assert_eq!(story.loaded().await.meta.location, other);
    assert_eq!(found(GUILD, ANNA).await, []);
}

async fn matches_are_numbered_by_server_and_by_direct_messages(database: Database) {
    let mut numbers = Vec::new();
    let places = [(Some(1), 5), (Some(1), 6), (Some(2), 7), (None, 8), (None, 9), (None, 8), (Some(1), 5)];
    for ((guild, channel), host) in places.into_iter().zip(1..) {
        let mut meta = MatchMeta { host: UserId(host), ..lobby("sssnake", vec![person(ANNA)]) };
        meta.location.guild = guild.map(GuildId);
        meta.location.channel = ChannelId(channel);
        let id = database.create(&meta, Some(0), None).await.unwrap();
        numbers.push(database.load_meta(id).await.unwrap().expect("the match").number);
    }
    assert_eq!(numbers, [1, 2, 1, 1, 1, 2, 3]);
}

async fn a_detached_match_belongs_to_no_server(database: Database) {
    let seats = vec![person(ANNA), person(BEN)];
    let mut ordinary = Story::begin(&database, lobby("hisss", seats.clone())).await;
    let mut detached = Vec::new();
    for channel in [CHANNEL, CHANNEL, ChannelId(99)] {
        let mut meta = lobby("sssnake", seats.clone());
        meta.location = MessageLocation { channel, detached: true, ..meta.location };
        detached.push(Story::begin(&database, meta).await);
    }
    assert_eq!(detached.iter().map(|story| story.meta.number).collect::<Vec<_>>(), [1, 2, 1], "by channel");
    assert_eq!(detached[1].loaded().await.meta.location, detached[1].meta.location);
    let next = database.create(&lobby("hisss", seats), Some(0), None).await.unwrap();
    assert_eq!(
        database.load_meta(next).await.unwrap().expect("the match").number,
        2,
        "each server has its own numbers"
    );
    assert!(database.open_matches_in(ChannelId(99)).await.unwrap()[0].location.detached);
    detached[0].end(&[1, 2], None).await;
    ordinary.end(&[1, 2], None).await;
    let lines = async |game: &'static str, guild| {
        let period = crate::play::Period::AllTime;
        let query = LeaderboardQuery { game, guild, period, now: Timestamp(9_000), page: 0, per_page: 9 };
        database.leaderboard(&query).await.unwrap().lines.len()
    };
    assert_eq!((lines("hisss", Some(GUILD)).await, lines("sssnake", Some(GUILD)).await), (2, 0));
    assert_eq!((lines("hisss", None).await, lines("sssnake", None).await), (2, 2), "ratings count everywhere");
}

async fn unshown_matches_come_newest_first(database: Database) {
    let mut stories = Vec::new();
    for opened_at in [10, 30, 20].map(Timestamp) {
        let host = UserId(opened_at.0.unsigned_abs());
        let meta = MatchMeta { opened_at, host, ..lobby("sssnake", vec![person(ANNA), person(BEN)]) };
        stories.push((database.create(&meta, Some(0), None).await.unwrap(), meta));
    }
    let ids: Vec<MatchId> = stories.iter().map(|(id, _)| *id).collect();
    assert_eq!(database.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.unwrap(), [ids[1], ids[2], ids[0]]);
    assert_eq!(database.unshown_matches(&ShardSet::all(), Timestamp(10), 1).await.unwrap(), [ids[1]]);
    database.store_shown_versions(&[(ids[1], 1), (ids[2], 7), (MatchId(4_711), 1)]).await.unwrap();
    assert_eq!(
        database.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.unwrap(),
        [ids[2], ids[0]],
        "version 7 is not the one that is stored"
    );
    let mut story = Story::begin(&database, stories[0].1.clone()).await;
    story.end(&[1, 2], None).await;
    assert_eq!(
        database.unshown_matches(&ShardSet::all(), Timestamp(2_999), 9).await.unwrap(),
        [story.meta.id],
        "its end too"
    );
    database.store_shown_versions(&[(story.meta.id, story.meta.version)]).await.unwrap();
    assert_eq!(database.unshown_matches(&ShardSet::all(), Timestamp(2_999), 9).await.unwrap(), []);
}

/// In both databases, the SQL formula assigns servers to shards as Discord does.
async fn only_matches_of_the_shards_are_found(database: Database) {
    const SHARDS: u32 = 3;
    let guilds = [None, Some(5 << 22), Some((6 << 22) + 99), Some((7 << 22) + 1), Some(u64::MAX >> 1)]
        .map(|guild| guild.map(GuildId));
    let mut ids = Vec::new();
    for (guild, channel) in guilds.into_iter().zip((CHANNEL.0..).map(ChannelId)) {
        let mut meta = lobby("sssnake", vec![person(ANNA)]);
        meta.location = MessageLocation { guild, channel, message: None, detached: false };
        meta.deadline = Some(Timestamp(10));
        ids.push(database.create(&meta, Some(0), None).await.unwrap());
    }
    for mask in 0..1 << SHARDS {
        let mut of = ShardSet::empty(SHARDS);
        let own = |shard: &u32| mask & 1 << *shard != 0;
        for shard in (0..SHARDS).filter(own) {
            of.insert(shard);
        }
        let shard = |guild: &Option<GuildId>| (guild.unwrap_or_default().0 >> 22) % u64::from(SHARDS);
        let there = |(guild, _): &(&Option<GuildId>, _)| own(&(shard(guild) as u32));
        let expected: Vec<MatchId> = guilds.iter().zip(&ids).filter(there).map(|(_, id)| *id).collect();
        let open = database.open_matches(&of).await.unwrap().into_iter().map(|one| one.id);
        assert_eq!(open.collect::<Vec<_>>(), expected, "{of:?}");
        assert_eq!(database.overdue_matches(&of, Timestamp(10), 9).await.unwrap(), expected, "{of:?}");
        let mut unshown = database.unshown_matches(&of, Timestamp(0), 9).await.unwrap();
        unshown.sort();
        assert_eq!(unshown, expected, "{of:?}");
    }
}

async fn due_matches_come_most_urgent_first(database: Database) {
    let mut ids = Vec::new();
    for (deadline, host) in [Some(30), None, Some(10), Some(20), Some(21)].into_iter().zip(1..) {
        let mut meta = MatchMeta { host: UserId(host), ..lobby("sssnake", vec![person(ANNA)]) };
        meta.deadline = deadline.map(Timestamp);
        ids.push(database.create(&meta, Some(0), None).await.unwrap());
    }
    assert_eq!(
        database.overdue_matches(&ShardSet::all(), Timestamp(20), 9).await.unwrap(),
        [ids[2], ids[3]],
        "not after now, the moment itself included"
    );
    assert_eq!(database.overdue_matches(&ShardSet::all(), Timestamp(99), 3).await.unwrap(), [ids[2], ids[3], ids[4]]);
    assert_eq!(database.overdue_matches(&ShardSet::all(), Timestamp(9), 9).await.unwrap(), []);
    let mut over = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    over.meta.deadline = Some(Timestamp(1));
    over.end(&[1, 2], None).await;
    assert_eq!(
        database.overdue_matches(&ShardSet::all(), Timestamp(9), 9).await.unwrap(),
        [],
        "a match that is over is never due"
    );
}

async fn a_channel_takes_no_more_matches_than_allowed_however_many_begin_at_once(database: Database) {
    let meta = lobby("sssnake", vec![person(ANNA)]);
    let attempts = (0..10).map(|host| {
        let (database, meta) = (database.clone(), MatchMeta { host: UserId(host), ..meta.clone() });
        tokio::spawn(async move { database.create(&meta, Some(3), None).await })
    });
    let mut created = Vec::new();
    for attempt in attempts.collect::<Vec<_>>() {
        match attempt.await.unwrap() {
            Ok(id) => created.push(id),
            Err(error) => assert!(matches!(error, StoreError::OpenLimit), "{error}"),
        }
    }
    assert_eq!(created.len(), 3);
    let mut elsewhere = meta.clone();
    elsewhere.location.channel = ChannelId(801);
    database.create(&elsewhere, Some(3), None).await.expect("another channel has room");
    database.create(&meta, Some(0), None).await.expect("0 means any number");
}

async fn matches_alone_and_practice_take_no_room(database: Database) {
    let seats = vec![person(ANNA), computer(Level::Easy)];
    let mut practice = lobby("sssnake", seats.clone());
    practice.practice = Some(PracticeGuidance::Guided);
    Story::begin(&database, practice).await;
    Story::begin(&database, lobby("sssnake", seats)).await;
    Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let open = async |most| database.create(&lobby("hisss", vec![person(ANNA)]), most, None).await;
    assert!(matches!(open(Some(1)).await, Err(StoreError::OpenLimit)), "two users play");
    open(Some(2)).await.expect("there is room for another match");
    assert!(matches!(open(Some(2)).await, Err(StoreError::OpenLimit)), "a lobby needs room");
    open(None).await.expect("a match that begins at once needs no room");
}

async fn a_channel_takes_no_more_matches_than_allowed_however_many_are_taken_up_at_once(database: Database) {
    let mut stories = Vec::new();
    for _ in 0..10 {
        let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
        story.meta.stage = Stage::Archived;
        story.commit(&[], None).await.unwrap();
        story.meta.stage = Stage::Running;
        story.reopen_limit = Some(3);
        stories.push(story);
    }
    let opened = async {
        let meta = lobby("sssnake", vec![person(ANNA)]);
        database.create(&meta, Some(3), None).await.is_ok()
    };
    let taken_up = futures_util::future::join_all(stories.iter_mut().map(|story| story.commit(&[], None)));
    let (opened, taken_up) = tokio::join!(opened, taken_up);
    let count = taken_up.iter().filter(|outcome| outcome.is_ok()).count();
    assert_eq!(count + usize::from(opened), 3);
    let refused = taken_up.iter().filter_map(|outcome| outcome.as_ref().err());
    assert!(refused.into_iter().all(|error| matches!(error, StoreError::OpenLimit)), "{taken_up:?}");
    assert_eq!(database.open_matches_in(CHANNEL).await.unwrap().len(), 3);
    assert_eq!(database.archived_matches_in(CHANNEL, 99).await.unwrap().len(), 10 - count);
    let archived = taken_up.iter().position(Result::is_err).expect("somebody is refused");
    stories[archived].reopen_limit = Some(0);
    stories[archived].commit(&[], None).await.expect("0 means any number");
}

async fn unreadable_rows_are_errors_and_not_panics(database: Database) {
    for (spoil, word) in [
        ("UPDATE matches SET pace = 'glacial'", "pace"),
        ("UPDATE matches SET locale = 'xx'", "locale"),
        ("UPDATE matches SET secret = 'abc'", "secret"),
        ("UPDATE matches SET rules = -1", "-1"),
        ("UPDATE matches SET options = '{'", "options"),
        ("UPDATE matches SET outcome = '}'", "outcome"),
        ("UPDATE matches SET youngest = 4000", "4000"),
        ("UPDATE matches SET host = -1", "-1"),
        ("UPDATE matches SET channel = 'here'", "channel"),
        ("UPDATE seats SET missed = 256", "256"),
        ("UPDATE seats SET user_id = NULL, level = 'divine'", "level"),
        ("UPDATE steps SET json = 'once upon a time'", "step 0"),
    ] {
        if spoil.contains("'here'") && database.dialect == Dialect::Postgres {
            continue; // PostgreSQL refuses text in a numeric column.
        }
        let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA)])).await;
        story.commit(&[step(0)], None).await.unwrap();
        tamper(&database, spoil).await;
        let error = database.load(story.meta.id).await.expect_err("the row is unreadable");
        assert!(error.to_string().contains(word), "{spoil}: {error}");
    }
}

async fn the_scores_of_a_channel_are_its_matches_round_by_round(database: Database) {
    let seats = vec![person(ANNA), person(BEN)];
    let mut old = Story::begin(&database, lobby("sssnake", seats.clone())).await;
    old.rounds = vec![
        RoundResult { points: vec![0, -4], totals: vec![0, -4] },
        RoundResult { points: vec![-3, 0], totals: vec![-3, -4] },
    ];
    old.commit(&[step(0), step(1)], None).await.unwrap();
    old.rounds = vec![RoundResult { points: vec![-2, 0], totals: vec![-5, -4] }];
    let last = old.rounds.clone();
    old.end(&[2, 1], Some(&[-5, -4])).await;
    let running = Story::begin(&database, lobby("sssnake", seats.clone())).await;
    Story::begin(&database, lobby("hisss", seats.clone())).await;
    database.create(&lobby("sssnake", seats.clone()), Some(0), None).await.unwrap();
    let mut elsewhere = lobby("sssnake", seats.clone());
    elsewhere.location.channel = ChannelId(801);
    Story::begin(&database, elsewhere).await;

    let scores = database.match_scores(CHANNEL, "sssnake", 10).await.unwrap();
    assert_eq!(scores.iter().map(|scores| scores.number).collect::<Vec<_>>(), [running.meta.number, old.meta.number]);
    assert_eq!((scores[0].ended_at, scores[0].rounds.len()), (None, 0));
    assert_eq!((scores[1].started_at, scores[1].ended_at), (Timestamp(2_000), Some(Timestamp(9_000))));
    assert_eq!((scores[1].rounds.len(), scores[1].rounds.last()), (3, last.first()));
    assert_eq!(scores[1].rounds[1].totals, [-3, -4]);
    assert_eq!(scores[1].seats, seats);
    assert_eq!(scores[1].outcome, old.meta.outcome);
    assert_eq!(database.match_scores(CHANNEL, "sssnake", 1).await.unwrap().len(), 1);
}

/// Even with millions of matches, these queries must not read more rows than they return. SQLite's query plan names the
/// index that the query uses.
#[tokio::test]
async fn frequent_queries_use_an_index() {
    let (_folder, database) = fresh().await;
    let plan = async |question: &'static str| {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        let plan = sqlx::query(explain).fetch_all(&database.readers).await.unwrap();
        plan.iter().map(|row| row.get("detail")).collect::<Vec<String>>()
    };
    for (question, index) in [
        (lists::OPEN_MATCHES, "matches_open"),
        (lists::OPEN_MATCHES_IN_CHANNEL, "matches_open"),
        (lists::ARCHIVED_MATCHES_IN_CHANNEL, "matches_archived"),
        (lists::EXPIRED_MATCHES, "matches_due"),
        (lists::SCORED_MATCHES, "matches_of_channel"),
        (leaderboard::LEADERBOARD, "player_stats_in_order"),
    ] {
        let plan = plan(question).await;
        assert!(plan.iter().any(|detail| detail.contains(index)), "{question}: {plan:?}");
        assert!(!plan.iter().any(|detail| detail.contains("TEMP B-TREE")), "{question} is sorted: {plan:?}");
    }
    // This query runs only at startup and may sort. It does not read ended matches that were shown.
    let plan = plan(lists::UNSHOWN_MATCHES).await;
    for index in ["matches_open", "matches_unshown"] {
        assert!(plan.iter().any(|detail| detail.contains(index)), "{index}: {plan:?}");
    }
    assert!(!plan.iter().any(|detail| detail.ends_with("SCAN matches")), "{plan:?}");
}

async fn the_newest_match_that_ended_in_a_channel_is_found(database: Database) {
    let meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    let mut first = Story::begin(&database, meta.clone()).await;
    assert_eq!(database.newest_finished_in(CHANNEL).await.unwrap(), None, "it still runs");
    let mut second = Story::begin(&database, meta.clone()).await;
    second.end(&[1, 2], None).await;
    first.meta.ended_at = Some(second.meta.ended_at.unwrap() + Duration::from_millis(1));
    first.end(&[1, 2], None).await;
    database.create(&meta, Some(0), None).await.unwrap();
    assert_eq!(database.newest_finished_in(CHANNEL).await.unwrap(), Some(first.meta.id), "this match ended last");
    assert_eq!(database.newest_finished_in(ChannelId(CHANNEL.0 + 1)).await.unwrap(), None, "another channel");
}

async fn the_history_of_a_user_is_their_matches_that_count_in_a_server(database: Database) {
    let meta = |guild, channel, rival| MatchMeta {
        location: MessageLocation { guild, channel, message: None, detached: false },
        ..lobby("sssnake", vec![person(ANNA), rival])
    };
    let server = |channel, rival| meta(Some(GUILD), channel, rival);
    let mut ended = Vec::new();
    for (index, (meta, ranks)) in [
        (server(CHANNEL, person(BEN)), [1, 2]),
        (meta(Some(GuildId(GUILD.0 + 1)), ChannelId(77), person(BEN)), [1, 2]),
        (server(ChannelId(CHANNEL.0 + 1), computer(Level::Easy)), [2, 1]),
        (meta(None, ChannelId(55), person(BEN)), [1, 2]),
        (server(CHANNEL, person(BEN)), [1, 1]),
    ]
    .into_iter()
    .enumerate()
    {
        let mut story = Story::begin(&database, meta).await;
        story.meta.ended_at = Some(Timestamp(9_000 + index as i64));
        story.end(&ranks, None).await;
        ended.push(story.meta.id);
    }
    // Running and stopped matches do not count.
    Story::begin(&database, server(CHANNEL, person(BEN))).await;
    let mut stopped = Story::begin(&database, server(CHANNEL, person(BEN))).await;
    stopped.meta.stage = Stage::Over;
    stopped.meta.ended_at = Some(Timestamp(10_000));
    stopped.commit(&[], None).await.unwrap();

    let history = async |user, guild, limit| {
        let played = database.match_history(user, guild, ChannelId(55), limit).await.unwrap();
        played.into_iter().map(|played| (played.meta.id, played.rank, played.drawn)).collect::<Vec<_>>()
    };
    let annas = [(ended[4], 1, true), (ended[2], 2, false), (ended[0], 1, false)];
    assert_eq!(history(ANNA, Some(GUILD), 25).await, annas, "newest first");
    assert_eq!(history(ANNA, Some(GUILD), 2).await, annas[..2]);
    assert_eq!(history(BEN, Some(GUILD), 25).await, [(ended[4], 1, true), (ended[0], 2, false)]);
    assert_eq!(history(ANNA, None, 25).await, [(ended[3], 1, false)], "direct messages");
    assert_eq!(history(CHLOE, Some(GUILD), 25).await, []);
}

async fn the_same_interaction_opens_one_match(database: Database) {
    let meta = lobby("sssnake", vec![person(ANNA)]);
    let id = database.create(&meta, Some(0), Some(InteractionId(4_711))).await.unwrap();
    assert_eq!(database.match_of_interaction(InteractionId(4_711)).await.unwrap(), Some(id));
    assert_eq!(database.match_of_interaction(InteractionId(4_712)).await.unwrap(), None);
    assert!(matches!(database.create(&meta, Some(1), Some(InteractionId(4_711))).await, Err(StoreError::Duplicate)));
    assert!(matches!(database.create(&meta, Some(1), Some(InteractionId(4_712))).await, Err(StoreError::OpenLimit)));
    database.create(&meta, Some(0), Some(InteractionId(4_712))).await.expect("refused presses do not count");
}
