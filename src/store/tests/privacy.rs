//! Tests that a user's data is exported and deleted completely, and that other users' data remains.

on_both![
    nothing_in_any_table_names_a_forgotten_user,
    others_keep_their_matches_ratings_and_statistics,
    a_match_of_a_former_player_is_verified_and_goes_on,
    a_user_in_an_open_match_is_not_forgotten,
    whoever_plays_again_is_new,
    an_export_has_everything_of_the_user_and_no_ids_of_others,
    an_export_that_is_too_large_has_the_newest_matches,
];

use std::collections::BTreeSet;

use sqlx::{AssertSqlSafe, Row as _};

use super::*;
use crate::ids::{ChannelId, MatchId, MessageId, RoleId, UserId};
use crate::play::{
    BlockTarget, DailyTime, DueNotice, NoticeKind, NoticePlace, NoticeStore as _, Period, RoleAward, Setting,
    former_player_id,
};
use crate::store::database::Dialect;
use crate::store::players::privacy::FORMER_PLAYER_NAME;
use crate::store::{DeletionOutcome, Export, LeaderboardQuery, PuzzleMove, PuzzleReport};
use crate::timestamp::Timestamp;
use contract::{Day, Record, StatKind};
use verifier::parse_record;

/// An ID as long as Discord's, so that a text search finds it anywhere.
const EVA: UserId = UserId(1_234_567_890_123_456_789);
const NAME: &str = "Evangeline";
/// The channel of direct messages between Eva and the bot.
const DIRECT: ChannelId = ChannelId(1_234_567_890_000_000_001);

fn eva() -> Player {
    Player { has_moved: true, ..Player::new(Occupant::User(EVA), NAME, Some(format!("{NAME} says {EVA}"))) }
}

/// Plays a match from a stored record, with Eva in seat 0 and Ben in seat 1.
async fn play_record<'a>(database: &'a Database, record: &Record) -> Story<'a> {
    let mut seats = vec![eva(), person(BEN)];
    seats.extend((2..record.seats.len()).map(|_| person(CHLOE)));
    let mut meta = lobby(&record.game, seats);
    meta.options = record.options.clone();
    meta.host = EVA;
    let mut story = Story::begin(database, meta).await;
    story.commit(&record.steps, None).await.unwrap();
    story
}

fn record() -> Record {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records/sssnake/one-round.json");
    parse_record(&std::fs::read(path).unwrap()).unwrap()
}

/// Plays a rated match between Eva and Ben to its end.
async fn play(database: &Database, ranks: &[usize]) -> MatchId {
    let mut story = Story::begin(database, lobby("sssnake", vec![eva(), person(BEN)])).await;
    story.rounds.push(RoundResult { points: vec![3, 0], totals: vec![3, 0] });
    story.stat_events.push((0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: 321 }));
    story.end(ranks, Some(&[3, 0])).await;
    story.meta.id
}

async fn cancel(database: &Database, meta: MatchMeta, change: impl Fn(&mut MatchMeta)) -> MatchId {
    let mut story = Story::open(database, meta).await;
    story.meta.stage = Stage::Cancelled;
    story.meta.ended_at = Some(Timestamp(5_000));
    change(&mut story.meta);
    story.commit(&[], None).await.unwrap();
    story.meta.id
}

/// Stores data about Eva in every table that can contain it.
async fn leave_traces(database: &Database) {
    let with_ben = play(database, &[1, 2]).await;
    let notice =
        DueNotice { id: with_ben, channel: CHANNEL, deadline: Timestamp(9), kind: NoticeKind::Turn, old: Vec::new() };
    database.store_notice_attempt(&notice, Some(Timestamp(1))).await.unwrap();
    database.set_notice(with_ben, Timestamp(9), &[(DIRECT, MessageId(5))]).await.unwrap();
    let mut alone = lobby("hisss", vec![eva(), computer(Level::Easy)]);
    alone.host = EVA;
    alone.location.guild = None;
    alone.location.channel = DIRECT;
    Story::begin(database, alone).await.end(&[1, 2], None).await;
    let mut archived = play_record(database, &record()).await;
    archived.meta.stage = Stage::Archived;
    archived.commit(&[], None).await.unwrap();
    let hosted = MatchMeta { host: EVA, ..lobby("snap", vec![eva(), person(BEN)]) };
    cancel(database, hosted.clone(), |_| ()).await;
    cancel(database, hosted, |meta| meta.seats.clear()).await;
    let reserved =
        vec![Reservation { user: EVA, name: NAME.into() }, Reservation { user: CHLOE, name: "Chloé".into() }];
    // Others barred and blocked her, and she blocked Ben.
    database.set_guild_setting(GUILD, &Setting::Barred(vec![EVA])).await.unwrap();
    database.add_operator_block(BlockTarget::User(EVA), Timestamp(1)).await.unwrap();
    for block in [
        "INSERT INTO blocked_hosts (user_id, host, blocked_at) VALUES (1002, 1234567890123456789, 5)",
        "INSERT INTO blocked_hosts (user_id, host, blocked_at) VALUES (1234567890123456789, 1002, 5)",
    ] {
        tamper(database, block).await;
    }
    let inviting = MatchMeta {
        host: EVA,
        reserved: vec![Reservation { user: DAVID, name: "David".into() }],
        ..lobby("snap", vec![person(BEN)])
    };
    cancel(database, inviting, |meta| meta.reserved.clear()).await;
    let open = MatchMeta { reserved, removed: vec![DAVID, EVA], ..lobby("slap", vec![person(BEN)]) };
    database.create(&open, Some(0), None).await.unwrap();
    let chosen = (Some(NoticePlace::Direct), Some(Locale::Fi), false);
    database
        .change_user_settings(EVA, |settings| (settings.notices, settings.locale, settings.avatar) = chosen)
        .await
        .unwrap();
    let mut days_off = Story::begin(database, lobby("sssnake", vec![person(BEN)])).await;
    days_off.meta.version += 1;
    let days_off = MatchChange {
        days_off: vec![DayOff { user: EVA, season: Season::containing(Timestamp(0)), number: 1 }],
        ..MatchChange::new(days_off.meta.clone(), 0, Timestamp(3_000))
    };
    database.commit(days_off).await.unwrap();
    database.set_away(EVA, 2, Timestamp(8)).await.unwrap();
    let seen = database.milestones(EVA, "sssnake").await.unwrap();
    database.mark_milestones_seen(EVA, "sssnake", &seen).await.unwrap();
    let day = Day(20_800);
    let (guild, interaction) = (Some(GUILD), InteractionId(9));
    let tried = PuzzleMove { day, user: EVA, name: NAME, guild, interaction, starts_try: true, solved: true };
    database.store_puzzle_move(tried, day).await.unwrap();
    let report = PuzzleReport { day, user_id: EVA, text: format!("{NAME} doubts it"), created_at: Timestamp(9) };
    database.report_puzzle(&report).await.unwrap();
    let time = DailyTime::parse("8:30", "Europe/Berlin").unwrap();
    database.set_award_holders(GUILD, RoleAward::Winner, Some(RoleId(9)), &[EVA]).await.unwrap();
    database.set_puzzle_notice_time(EVA, Some(&time), Timestamp(9)).await.unwrap();
}

/// Returns the columns, as `table.column`, that contain one of these texts in any row.
async fn columns_with(database: &Database, texts: &[&str]) -> BTreeSet<String> {
    let columns = match database.dialect {
        Dialect::Sqlite => {
            "SELECT tables.name AS t, columns.name AS c
            FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND columns.type <> 'BLOB'"
        }
        Dialect::Postgres => {
            "SELECT CAST(table_name AS TEXT) AS t, CAST(column_name AS TEXT) AS c
            FROM information_schema.columns WHERE table_schema = 'public'"
        }
    };
    let rows = sqlx::query(columns).fetch_all(&database.readers).await.unwrap();
    assert!(rows.len() > 80, "{} columns", rows.len());
    let mut found = BTreeSet::new();
    for row in rows {
        let (table, column): (String, String) = (row.get("t"), row.get("c"));
        let values = AssertSqlSafe(format!("SELECT CAST({column} AS TEXT) AS value FROM {table}"));
        for row in sqlx::query(values).fetch_all(&database.readers).await.unwrap() {
            let value: Option<String> = row.get("value");
            if value.is_some_and(|value| texts.iter().any(|text| value.contains(text))) {
                found.insert(format!("{table}.{column}"));
            }
        }
    }
    found
}

async fn traces(database: &Database) -> BTreeSet<String> {
    columns_with(database, &[NAME, &EVA.to_string(), &DIRECT.to_string()]).await
}

/// Returns the columns in which others bar or block a user.
fn bars() -> BTreeSet<String> {
    ["blocked_hosts.host", "guild_settings.settings", "operator_blocks.id"].map(str::to_owned).into()
}

async fn forget(database: &Database) -> Vec<MatchId> {
    match database.delete_user_data(EVA).await.unwrap() {
        DeletionOutcome::Deleted(changed) => changed,
        DeletionOutcome::InOpenMatches(open) => panic!("{open:?}"),
    }
}

async fn nothing_in_any_table_names_a_forgotten_user(database: Database) {
    leave_traces(&database).await;
    let everywhere = [
        "awarded_roles.user_id",
        "blocked_hosts.host",
        "blocked_hosts.user_id",
        "days_off.user_id",
        "guild_settings.settings",
        "invitations.host",
        "invitations.user_id",
        "matches.channel",
        "matches.host",
        "matches.removed",
        "matches.reserved",
        "milestones_seen.user_id",
        "notices.messages",
        "operator_blocks.id",
        "period_stats.user_id",
        "player_stats.user_id",
        "puzzle_notices.user_id",
        "puzzle_reports.text",
        "puzzle_reports.user_id",
        "puzzle_results.user_id",
        "results.user_id",
        "seats.contribution",
        "seats.name",
        "seats.user_id",
        "stat_events.user_id",
        "times_away.user_id",
        "user_names.name",
        "user_names.user_id",
        "user_settings.user_id",
    ];
    assert_eq!(traces(&database).await, everywhere.map(str::to_owned).into(), "the test looks for every kind of trace");
    assert_eq!(forget(&database).await.len(), 4 + 1, "matches with a seat, and a lobby that invited and removed");
    assert_eq!(traces(&database).await, bars(), "she cannot undo what others decided");
    let lobbies = database.open_matches(&ShardSet::all()).await.unwrap();
    let lobby = lobbies.iter().find(|one| one.game == "slap").expect("Ben's lobby");
    let meta = database.load_meta(lobby.id).await.unwrap().expect("the lobby");
    assert_eq!((meta.removed, meta.reserved.len()), (vec![DAVID], 1), "others stay on its lists");
    assert_eq!(forget(&database).await, [], "a second call does no harm");
}

/// SQLite zeroes deleted values in the file, and its write-ahead log is emptied.
#[tokio::test]
async fn the_files_of_sqlite_hold_nothing_of_a_forgotten_user() {
    let (folder, database) = fresh().await;
    leave_traces(&database).await;
    let holds = |text: &[u8]| {
        std::fs::read_dir(folder.path()).unwrap().any(|file| {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            bytes.windows(text.len()).any(|window| window == text)
        })
    };
    // These blocks contain Eva's ID as a number, so the search below would find it. A bar in the settings contains it
    // as text.
    tamper(&database, "DELETE FROM operator_blocks; DELETE FROM blocked_hosts WHERE user_id = 1002").await;
    let id = EVA.0.to_be_bytes();
    assert!(holds(NAME.as_bytes()) && holds(&id));
    forget(&database).await;
    assert!(!holds(NAME.as_bytes()) && !holds(&id) && !holds(&DIRECT.0.to_be_bytes()));
}

async fn others_keep_their_matches_ratings_and_statistics(database: Database) {
    let first = play(&database, &[1, 2]).await;
    for _ in 0..5 {
        play(&database, &[2, 1]).await;
    }
    let of_ben = async || {
        let history = database.match_history(BEN, Some(GUILD), CHANNEL, 25).await.unwrap();
        let history: Vec<_> = history.into_iter().map(|played| (played.meta.id, played.rank, played.drawn)).collect();
        (database.stats(BEN, Some("sssnake"), None).await.unwrap(), history)
    };
    let lines = async |period| {
        let query =
            LeaderboardQuery { game: "sssnake", guild: None, period, now: Timestamp(9_000), page: 0, per_page: 50 };
        let users: Vec<UserId> =
            database.leaderboard(&query).await.unwrap().lines.into_iter().map(|line| line.user).collect();
        users
    };
    let before = of_ben().await;
    assert_eq!(before.1.len(), 6);
    assert_eq!((lines(Period::AllTime).await.len(), lines(Period::Week).await.len()), (2, 2));
    forget(&database).await;
    assert_eq!(of_ben().await, before);
    assert_eq!((lines(Period::AllTime).await, lines(Period::Week).await), (vec![BEN], vec![BEN]));
    let stored = database.load(first).await.unwrap().expect("Ben's match");
    assert_eq!(
        stored.ratings.changes.iter().map(|change| change.seat).collect::<Vec<_>>(),
        [Seat(1)],
        "Ben's rating alone"
    );
    let former = &stored.meta.seats[0];
    assert_eq!((&former.occupant, &*former.name), (&Occupant::User(former_player_id(Seat(0))), FORMER_PLAYER_NAME));
    assert!(former.is_former() && former.is_away() && !stored.meta.seats[1].is_former());
    let scores = database.match_scores(CHANNEL, "sssnake", 25).await.unwrap();
    let winners = |at: usize| scores[at].winners;
    assert_eq!((winners(5), winners(0)), (Seat(0).into(), Seat(1).into()), "the former player won the first match");
    assert_eq!(scores[5].rounds.len(), 1);
}

async fn a_match_of_a_former_player_is_verified_and_goes_on(database: Database) {
    let record = record();
    let mut over = play_record(&database, &record).await;
    over.meta.stage = Stage::Over;
    over.meta.outcome = record.outcome.clone();
    over.commit(&[], None).await.unwrap();
    let mut paused = Story::begin(&database, lobby("sssnake", vec![eva(), person(BEN)])).await;
    paused.meta.stage = Stage::Archived;
    paused.commit(&[], None).await.unwrap();
    let seed = paused.meta.seed().to_hex();
    let changed = forget(&database).await;
    assert_eq!(changed, [over.meta.id, paused.meta.id]);

    let kept = record_of(&database, over.meta.id).await.unwrap().expect("a record");
    let text = serde_json::to_string(&kept).unwrap();
    assert_eq!(parse_record(text.as_bytes()).expect("a valid record"), kept);
    assert_eq!((kept.steps, kept.outcome), (record.steps, record.outcome));
    assert_eq!(kept.fair_play.seed, Some(over.meta.seed().to_hex()), "the seed by which it was played");
    assert_eq!((kept.seats[0].former, kept.seats[1].former), (true, false));
    assert_eq!(kept.fair_play.contributions[0], None);
    let forged = text.replace(r#","former":true"#, "");
    assert!(forged != text && parse_record(forged.as_bytes()).is_err(), "others must have contributed");

    let stale =
        MatchChange::new(MatchMeta { version: paused.meta.version + 1, ..paused.meta.clone() }, 0, Timestamp(5_000));
    assert!(matches!(database.commit(stale).await, Err(StoreError::Conflict)), "what is in memory is outdated");
    let stored = paused.loaded().await.meta;
    assert_eq!(stored.seed().to_hex(), seed, "the seed is the same");
    paused.meta = stored.clone();
    paused.before = stored;
    assert_eq!(paused.end(&[2, 1], None).await, [], "nobody is rated against a former player");
    assert_eq!(traces(&database).await, BTreeSet::new());
    assert_eq!(columns_with(&database, &[FORMER_PLAYER_NAME]).await, BTreeSet::from(["seats.name".to_owned()]));
}

async fn a_user_in_an_open_match_is_not_forgotten(database: Database) {
    let lobby_id = database.create(&lobby("sssnake", vec![eva()]), Some(0), None).await.unwrap();
    let running = Story::begin(&database, lobby("snap", vec![person(BEN), eva()])).await.meta.id;
    let before = traces(&database).await;
    assert_eq!(database.delete_user_data(EVA).await.unwrap(), DeletionOutcome::InOpenMatches(vec![lobby_id, running]));
    assert_eq!(database.open_matches_with_user(EVA).await.unwrap(), [lobby_id, running]);
    assert_eq!(traces(&database).await, before);
}

async fn whoever_plays_again_is_new(database: Database) {
    play(&database, &[1, 2]).await;
    forget(&database).await;
    play(&database, &[1, 2]).await;
    let stats = database.stats(EVA, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.tally.total(), stats.rated_matches), (1, 1));
    assert_eq!(database.match_history(EVA, Some(GUILD), CHANNEL, 25).await.unwrap().len(), 1);
    forget(&database).await;
    assert_eq!(traces(&database).await, BTreeSet::new(), "the same the second time");
}

async fn an_export_has_everything_of_the_user_and_no_ids_of_others(database: Database) {
    leave_traces(&database).await;
    let Export { json, matches, omitted_matches: left_out } =
        database.export_user_data(EVA, Timestamp(9_999), usize::MAX).await.unwrap();
    assert_eq!((matches, left_out), (4, 0));
    let export: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&export["format"], &export["user"], &export["name"]),
        (&json!("snakepit-export/1"), &json!(EVA.to_string()), &json!(NAME))
    );
    assert_eq!(
        export["settings"],
        json!({
            "notices": "direct", "notices_language": "fi", "invitations": "channel", "invited_by": "everybody",
            "notice_if_next": false, "avatar_hidden": true, "unlisted_as_solver": false,
        })
    );
    let roles: Vec<&Value> = export["invitations"].as_array().expect("a list").iter().map(|one| &one["role"]).collect();
    assert_eq!(roles, ["host", "guest"]);
    assert_eq!(export["blocked_hosts"], 1);
    assert_eq!(export["days_off"][0]["number"], 1);
    assert_eq!(export["times_away"], json!([{"since": 8, "until": 3 * 86_400_000}]));
    let server = GUILD.to_string();
    let solved = json!([{
        "day": 20_800, "server": server, "tries": 1, "solved_on": 20_800, "hinted": false, "shown_on": null,
    }]);
    assert_eq!(export["daily_puzzles"], solved);
    let time = json!({"hour": 8, "minute": 30, "zone": "Europe/Berlin"});
    let notice = json!({"time": time, "next_at": 7 * 3_600_000 + 1_800_000, "last_day": null, "refused": 0});
    assert_eq!(export["puzzle_notice"], notice);
    assert_eq!(export["puzzle_reports"], json!([{"day": 20_800, "text": format!("{NAME} doubts it"), "at": 9}]));
    let seen = json!([
        {"game": "sssnake", "kind": "claim", "value": 321},
        {"game": "sssnake", "kind": "first-win", "value": 9_000},
    ]);
    assert_eq!(export["milestones_seen"], seen);
    let standings = export["standings"].as_array().expect("a list");
    assert_eq!(standings.len(), 3, "Sssnake here and everywhere, Hisss in direct messages: {standings:?}");
    assert_eq!(export["season_and_week_standings"].as_array().expect("a list").len(), 4);
    let roles: Vec<&Value> = export["lobbies"].as_array().expect("a list").iter().map(|one| &one["role"]).collect();
    assert_eq!(roles, ["removed", "host", "host", "host"]);
    let with_ben = &export["matches"][3];
    assert_eq!((&with_ben["result"]["rank"], &with_ben["claims"][0]["ms"]), (&json!(1), &json!(321)));
    assert_eq!((&with_ben["contribution"], &with_ben["seat"]), (&json!(format!("{NAME} says {EVA}")), &json!(0)));
    let seats = &with_ben["record"]["seats"];
    assert_eq!((&seats[0]["player"], &seats[1]["player"]), (&json!(NAME), &json!("Ben")), "as all players see it");
    for other in [BEN, CHLOE, DAVID] {
        assert!(!json.contains(&format!("{other}")), "an ID of somebody else: {json}");
    }
    let nobody = database.export_user_data(UserId(77), Timestamp(9_999), usize::MAX).await.unwrap();
    let empty: Value = serde_json::from_str(&nobody.json).expect("JSON");
    assert_eq!((nobody.matches, &empty["name"], &empty["matches"]), (0, &Value::Null, &json!([])));
}

async fn an_export_that_is_too_large_has_the_newest_matches(database: Database) {
    for _ in 0..3 {
        play(&database, &[1, 2]).await;
    }
    let whole = database.export_user_data(EVA, Timestamp(9_999), usize::MAX).await.unwrap();
    let cut = database.export_user_data(EVA, Timestamp(9_999), whole.json.len() - 10).await.unwrap();
    assert!(cut.json.len() < whole.json.len());
    let (whole, json): (Value, Value) =
        (serde_json::from_str(&whole.json).unwrap(), serde_json::from_str(&cut.json).unwrap());
    assert_eq!(
        (cut.matches + cut.omitted_matches, json["older_matches_left_out"].as_u64()),
        (3, Some(cut.omitted_matches as u64))
    );
    assert!(cut.omitted_matches > 0 && cut.matches > 0);
    assert_eq!(json["matches"][0], whole["matches"][0], "the newest come first");
}
