use super::*;
use crate::ids::{ChannelId, InteractionId, MatchId, MessageId, UserId};

on_both![
    a_match_comes_back_as_it_was_stored,
    every_difference_is_stored,
    columns_that_do_not_differ_are_not_written,
    leaving_the_lobby_frees_the_seat,
    of_two_changes_of_one_version_exactly_one_is_stored,
    a_repeated_interaction_is_a_duplicate_and_not_a_conflict,
    a_failed_change_writes_nothing,
    a_match_with_a_missing_step_can_be_stopped,
    a_match_ends_once,
    a_match_that_is_not_stored_cannot_change,
    the_location_changes_without_a_new_version,
    numbers_that_are_no_snowflakes_are_refused,
];

async fn a_match_comes_back_as_it_was_stored(database: Database) {
    let mut meta = lobby("sssnake", vec![person(ANNA), computer(Level::Hard)]);
    let specs = &[contract::OptionSpec {
        name: "rounds",
        kind: contract::OptionKind::Number { min: 1, max: 20, default: 3 },
        offered: true,
    }];
    meta.options = Options::defaults(specs);
    meta.pace = Pace::Slow;
    meta.locale = Locale::Fr;
    meta.youngest = Some(Seat(1));
    meta.deadline = Some(Timestamp(77));
    meta.location.message = Some(MessageId(900));
    meta.seats[0].missed = 1;
    meta.seats[0].agrees = true;
    meta.seats[0].wants_stop = true;
    meta.seats[0].wants_pause = true;
    meta.removed = vec![BEN, UserId(1 << 62)];
    meta.reserved = vec![Reservation { user: UserId(1 << 62), name: "“Chloé” ]".into() }];
    meta.id = database.create(&meta, Some(0), None).await.unwrap();
    meta.number = 1;
    let saved = database.load(meta.id).await.unwrap().unwrap();
    assert_eq!(format!("{:?}", saved.meta), format!("{meta:?}"));
    assert_eq!(saved.meta.secret, meta.secret, "the secret is not printed");

    meta.stage = Stage::Over;
    meta.version = 2;
    meta.started_at = Some(Timestamp(1));
    meta.ended_at = Some(Timestamp(2));
    meta.deadline = None;
    meta.outcome = Some(json!({"winners": [1], "why": "rounds", "totals": [-3, 0]}));
    let steps = [step(0), step(1)];
    let commit = MatchChange { steps: steps.to_vec(), ..MatchChange::new(meta.clone(), 0, Timestamp(0)) };
    assert_eq!(database.commit(commit).await.unwrap(), MatchEffects::default());
    let saved = database.load(meta.id).await.unwrap().unwrap();
    assert_eq!(format!("{:?}", saved.meta), format!("{meta:?}"));
    assert_eq!(saved.steps, steps);
    assert!(database.load(MatchId(meta.id.0 + 1)).await.unwrap().is_none());
}

/// A commit that knows the state `before` writes only the differences from it, but it must write all of these.
async fn every_difference_is_stored(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let changes: [fn(&mut MatchMeta); 25] = [
        |meta| meta.options = serde_json::from_value(json!({"rounds": 7})).unwrap(),
        |meta| meta.pace = Pace::Slow,
        |meta| meta.reserved = vec![Reservation { user: CHLOE, name: "Chloé".into() }],
        |meta| meta.locale = Locale::Fr,
        |meta| meta.host = BEN,
        |meta| meta.youngest = Some(Seat(1)),
        |meta| meta.offered_alone = true,
        |meta| meta.seats[0].contribution = Some("Schlangengrube 🐍".into()),
        |meta| meta.started_at = Some(Timestamp(5)),
        |meta| meta.ended_at = Some(Timestamp(6)),
        |meta| meta.deadline = Some(Timestamp(7)),
        |meta| meta.outcome = Some(json!({"winners": [0], "why": "“rounds”"})),
        |meta| meta.seats[0].missed = 2,
        |meta| meta.seats[0].agrees = true,
        |meta| meta.seats[0].wants_pause = true,
        |meta| meta.seats[0].has_moved = false,
        |meta| meta.seats[0].auto_draws = Some(2),
        |meta| meta.seats[0].auto_draws = None,
        |meta| meta.seats[1].name = "Benno".into(),
        |meta| meta.seats[1] = computer(Level::Easy),
        |meta| meta.seats.push(person(CHLOE)),
        |meta| meta.seats.truncate(1),
        |meta| meta.stage = Stage::Archived,
        |meta| meta.stage = Stage::Running,
        |meta| meta.deadline = None,
    ];
    for steps in [&[][..], &[step(1), step(2)]] {
        let first = story.meta.clone();
        for (n, change) in changes.iter().enumerate() {
            change(&mut story.meta);
            story.commit(steps, None).await.unwrap();
            let saved = story.loaded().await;
            assert_eq!(format!("{:?}", saved.meta), format!("{:?}", story.meta), "change {n} with {steps:?}");
            assert_eq!(saved.steps.len(), story.steps);
        }
        // Reverts all changes at once, for the next round.
        story.meta = MatchMeta { version: story.meta.version, ..first };
        story.commit(steps, None).await.unwrap();
        assert_eq!(format!("{:?}", story.loaded().await.meta), format!("{:?}", story.meta));
    }
}

async fn columns_that_do_not_differ_are_not_written(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    for change in ["UPDATE matches SET pace = 'slow'", "UPDATE seats SET name = 'Zoë'"] {
        tamper(&database, change).await;
    }
    story.meta.deadline = Some(Timestamp(77));
    story.commit(&[step(0)], None).await.unwrap();
    let meta = story.loaded().await.meta;
    assert_eq!((meta.version, meta.deadline, meta.pace), (3, Some(Timestamp(77)), Pace::Slow));
    assert!(meta.seats.iter().all(|taken| taken.name == "Zoë"));
}

async fn leaving_the_lobby_frees_the_seat(database: Database) {
    let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN), person(CHLOE)]);
    meta.id = database.create(&meta, Some(0), None).await.unwrap();
    meta.seats = vec![person(CHLOE), computer(Level::Easy)];
    meta.version = 2;
    database.commit(MatchChange::new(meta.clone(), 0, Timestamp(0))).await.unwrap();
    assert_eq!(database.load(meta.id).await.unwrap().unwrap().meta.seats, meta.seats);
}

async fn of_two_changes_of_one_version_exactly_one_is_stored(database: Database) {
    for round in 0..20 {
        let story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
        let mut meta = story.meta.clone();
        meta.version += 1;
        let change = async |n: i64| {
            database
                .commit(MatchChange { steps: vec![step(n)], ..MatchChange::new(meta.clone(), 0, Timestamp(0)) })
                .await
        };
        let (one, two) = tokio::join!(change(1), change(2));
        let winner = match (&one, &two) {
            (Ok(_), Err(StoreError::Conflict)) => 1,
            (Err(StoreError::Conflict), Ok(_)) => 2,
            other => panic!("round {round}: {other:?}"),
        };
        assert_eq!(story.loaded().await.steps, [step(winner)]);
    }
}

async fn a_repeated_interaction_is_a_duplicate_and_not_a_conflict(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.interaction = Some(InteractionId(555));
    story.commit(&[step(0)], None).await.unwrap();
    assert!(matches!(story.commit(&[step(1)], None).await, Err(StoreError::Duplicate)));
    story.meta.version -= 1;
    assert!(matches!(story.commit(&[step(1)], None).await, Err(StoreError::Duplicate)), "an older version");
    story.meta.version += 1;
    assert_eq!(story.loaded().await.steps, [step(0)]);
    story.interaction = Some(InteractionId(556));
    story.commit(&[step(1)], None).await.unwrap();
    assert_eq!(story.loaded().await.steps, [step(0), step(1)]);
}

async fn a_failed_change_writes_nothing(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.commit(&[step(0)], None).await.unwrap();
    let before = format!("{:?}", story.loaded().await);

    story.interaction = Some(InteractionId(42));
    story.steps = 2;
    let gap = sentence(story.commit(&[step(1)], None).await);
    assert!(gap.contains("gap"), "{gap}");
    story.steps = 0;
    sentence(story.commit(&[step(1)], None).await);
    story.steps = 1;
    let finish = result(&[1, 2, 3]);
    let misfit = sentence(story.commit(&[step(1)], Some(finish)).await);
    assert!(misfit.contains("does not fit its seats"), "{misfit}");
    let finish = MatchResult { scores: Some(vec![7]), ..result(&[1, 2]) };
    sentence(story.commit(&[step(1)], Some(finish)).await);
    assert_eq!(format!("{:?}", story.loaded().await), before);

    story.commit(&[step(1)], None).await.expect("its interaction was not used up");
}

async fn a_match_with_a_missing_step_can_be_stopped(database: Database) {
    for (statement, why) in [
        ("DELETE FROM steps WHERE match_id = 1 AND n = 1", "step 1 is missing"),
        ("DELETE FROM steps WHERE match_id = 2 AND n = 2", "step 2 is missing"),
        ("DELETE FROM steps WHERE match_id = 3", "step 0 is missing"),
        ("INSERT INTO steps (match_id, n, json) VALUES (4, 7, '{}')", "step 3 is missing"),
        ("UPDATE matches SET step_count = 9223372036854775807 WHERE id = 5", "step 3 is missing"),
    ] {
        let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
        story.commit(&[step(0), step(1), step(2)], None).await.unwrap();
        tamper(&database, statement).await;
        let loaded = database.load(story.meta.id).await;
        let Err(StoreError::Unreadable { why: told, .. }) = loaded else { panic!("{statement}: {loaded:?}") };
        assert_eq!(told, why);
        assert!(database.stop_unreadable_match(story.meta.id).await.unwrap(), "the stop is stored");
        let stopped = database.load_meta(story.meta.id).await.unwrap().expect("a match");
        assert_eq!((stopped.stage, stopped.version), (Stage::Over, story.meta.version + 1));
        assert_eq!(stopped.outcome, Some(contract::Outcome::stopped(Vec::new()).to_json()));
        assert!(!database.stop_unreadable_match(story.meta.id).await.unwrap(), "it has ended");
    }
}

async fn a_match_ends_once(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.end(&[1, 2], None).await;
    sentence(story.commit(&[], Some(result(&[1, 2]))).await);
    assert_eq!(database.stats(ANNA, None, None).await.unwrap().tally.total(), 1);
}

async fn a_match_that_is_not_stored_cannot_change(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.meta.id = MatchId(4_711);
    assert!(sentence(story.commit(&[], None).await).contains("4711"));
    assert!(sentence(story.commit(&[step(0)], None).await).contains("4711"));
    assert!(sentence(database.set_location(MatchId(4_711), story.meta.location).await).contains("4711"));
}

async fn the_location_changes_without_a_new_version(database: Database) {
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let location =
        MessageLocation { guild: Some(GUILD), channel: ChannelId(801), message: Some(MessageId(902)), detached: false };
    database.set_location(story.meta.id, location).await.unwrap();
    assert_eq!(story.loaded().await.meta.location, location);
    assert_eq!(story.loaded().await.meta.version, story.meta.version);
    assert_ne!(story.meta.location, location);
    story.commit(&[step(0)], None).await.expect("a change under way still succeeds");
    assert_eq!(story.loaded().await.meta.location, location, "the change does not restore the old message");
    let older = MessageLocation { message: Some(MessageId(901)), ..location };
    database.set_location(story.meta.id, older).await.unwrap();
    assert_eq!(story.loaded().await.meta.location, location, "an older message that is reported late");
}

async fn numbers_that_are_no_snowflakes_are_refused(database: Database) {
    let mut meta = lobby("sssnake", vec![person(ANNA)]);
    meta.host = UserId(u64::MAX);
    assert!(sentence(database.create(&meta, Some(0), None).await).contains("no snowflake"));
    assert_eq!(database.open_matches(&ShardSet::all()).await.unwrap(), []);
}

/// On a full disk, SQLite automatically ends the transaction, and sqlx does not notice.
#[tokio::test]
async fn a_full_disk_refuses_changes_until_there_is_room() {
    let (_folder, database) = fresh().await;
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.commit(&[step(0)], None).await.unwrap();
    let before = format!("{:?}", story.loaded().await);

    let many: Vec<Value> = (0..2_000).map(step).collect();
    // Limits the file's size, for this connection only.
    tamper(&database, "PRAGMA max_page_count = 1").await;
    let full = sentence(story.commit(&many, None).await);
    assert!(full.contains("full"), "{full}");
    assert_eq!(format!("{:?}", story.loaded().await), before);
    story.commit(&many, None).await.expect("there is room again");
    assert_eq!(story.loaded().await.steps.len(), 2_001);
}
