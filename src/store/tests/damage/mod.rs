//! Damages random rows of all tables. Whatever is damaged, the bot starts, its loops keep running, and unaffected users
//! can play.
//!
//! `SNAKEPIT_DAMAGE_SEED` repeats a run, and `SNAKEPIT_DAMAGE` sets the number of damaged databases.

mod discord;

use std::cell::{Cell, RefCell};
use std::fmt::Debug;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Once};
use std::time::Duration;

use futures_util::FutureExt as _;
use rand::TryRng as _;
use rand::rngs::SysRng;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};
use test_support::spoil::spoil;
use test_support::{count, setting};

use super::*;
use crate::ids::TournamentId;
use crate::play::tests::fakes::{FakeClock, test_user};
use crate::play::*;
use crate::store::LeaderboardQuery;
use crate::store::backup::COPIED_TABLES;
use crate::store::inspect::Inspector;
use crate::store::retention::Retention;
use contract::{Day, RandomSource, Seed, StatKind};
use discord::{Discord, MESSAGES};

/// The number of damaged rows in each database.
const DAMAGES: usize = 5;
/// The time limit for a step. A step that reaches it waits forever.
const PATIENCE: Duration = Duration::from_secs(60);
/// The server of users who are not affected by any damage.
const ELSEWHERE: GuildId = GuildId(701);
const THEIR_LOBBY: ChannelId = ChannelId(810);
const THEIR_TOURNAMENT: ChannelId = ChannelId(811);
const THEY: UserId = UserId(2_001);
const MORE: [UserId; 3] = [UserId(2_002), UserId(2_003), UserId(2_004)];

thread_local! {
    /// The panics in this thread.
    static PANICS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Records panics from now on. Each test has a thread of its own.
fn note_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.with_borrow_mut(|panics| panics.push(panic.to_string()));
            report(panic);
        }));
    });
}

/// A bot on a database, with its loops.
pub struct Bot {
    pub database: Database,
    pub clock: Arc<FakeClock>,
    pub matches: Arc<MatchService>,
    pub tournaments: Tournaments,
    notices: Notices,
    role_mentions: RoleMentions,
    interactions: Cell<u64>,
}

impl Bot {
    pub async fn start(path: &Path) -> Bot {
        let database = Database::open(path.to_str().unwrap()).await.unwrap();
        tamper(&database, "PRAGMA synchronous = OFF").await;
        let store = Arc::new(database.clone());
        let clock: Arc<FakeClock> = Arc::default();
        let discord: Arc<Discord> = Arc::default();
        let ports = Ports {
            store: store.clone(),
            presenter: discord.clone(),
            clock: clock.clone(),
            new_secret: Arc::new(|| Ok(Secret([5; 32]))),
            spawn_blocking: Arc::new(|work| work()),
        };
        let matches = MatchService::new(ports, Duration::from_millis(10), Duration::ZERO);
        Bot {
            tournaments: Tournaments::new(Arc::clone(&matches), store.clone(), discord.clone()),
            notices: Notices::new(Arc::clone(&matches), store.clone(), discord.clone()),
            role_mentions: RoleMentions { matches: Arc::clone(&matches), store, sender: discord },
            interactions: Cell::new(MESSAGES.load(Ordering::SeqCst) << 20),
            database,
            clock,
            matches,
        }
    }

    pub fn token(&self) -> InteractionToken {
        self.interactions.set(self.interactions.get() + 1);
        InteractionToken { id: InteractionId(self.interactions.get()), token: "secret".to_owned() }
    }

    pub async fn open(&self, guild: GuildId, channel: ChannelId, host: UserId, reserved: &[UserId]) -> MatchId {
        let reserved = reserved.iter().map(|user| Reservation { user: *user, name: "Guest".to_owned() });
        let new = NewMatch {
            host: test_user(host),
            location: MessageLocation { guild: Some(guild), channel, message: None, detached: false },
            locale: Locale::En,
            game: rules::find("hisss").unwrap(),
            options: rules::find("hisss").unwrap().info().lobby_options(),
            pace: Some(Pace::Slow),
            computers: Vec::new(),
            reservations: reserved.collect(),
            skips_uninvitable_guests: false,
            token: self.token(),
            practice: false,
            deal: None,
            begins_at_once: false,
            shown_in_response: true,
        };
        self.matches.open_lobby(new).await.unwrap()
    }

    pub async fn press(&self, id: MatchId, user: UserId, command: Command) -> Result<(), Error> {
        let message = self.database.load_meta(id).await.ok().flatten().and_then(|meta| meta.location.message);
        let request = Request { message, ..Request::new(test_user(user), command, self.token()) };
        self.matches.press(id, request).await.map(drop)
    }

    pub async fn open_tournament(
        &self,
        guild: GuildId,
        channel: ChannelId,
        format: Format,
        entrants: &[UserId],
    ) -> TournamentId {
        let info = rules::find("ssserpent").unwrap().info();
        let options = match format {
            Format::Duplicate => info.options_with_deals(&info.lobby_options()).unwrap(),
            _ => info.lobby_options(),
        };
        let now = self.matches.now();
        let plan = Plan {
            tables: if format == Format::Duplicate { 2 } else { 0 },
            begins_at: Some(now + Duration::from_secs(86_400)),
            ..Plan::new(info.name, options, Locale::En, Pace::Slow, format, now)
        };
        let tournament = Tournament {
            id: TournamentId(0),
            version: 1,
            guild,
            channel,
            message: None,
            host: entrants[0],
            stage: TournamentStage::SignUp,
            entrants: Vec::new(),
            plan,
        };
        self.tournaments.open_sign_up(&tournament, self.token().id, true).await.unwrap();
        self.tournaments.update().await.unwrap();
        let id = *self.database.open_tournaments(&ShardSet::all()).await.unwrap().last().unwrap();
        for user in entrants {
            self.change(id, channel, *user, TournamentChange::Join).await.unwrap();
        }
        id
    }

    pub async fn change(
        &self,
        id: TournamentId,
        channel: ChannelId,
        user: UserId,
        change: TournamentChange,
    ) -> Result<Option<Tournament>, Error> {
        self.tournaments.apply_change(id, channel, &test_user(user), false, change).await
    }

    /// Runs each loop's check once.
    pub async fn look(&self) -> Result<(), StoreError> {
        self.tournaments.update().await?;
        self.notices.update().await?;
        self.role_mentions.update().await
    }

    pub async fn close(self) {
        self.matches.close().await;
        self.database.close().await;
    }
}

/// Runs statements that the program itself never runs.
async fn run_on_file(path: &Path, statement: &str) -> sqlx::Result<()> {
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", path.display())).await?;
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await?;
    connection.close().await
}

/// Fills a new file with something in each table. Returns the rows that may be damaged. The other rows belong to users
/// who play elsewhere.
async fn fill(path: &Path) -> Vec<(String, i64)> {
    Database::open(path.to_str().unwrap()).await.unwrap().close().await;
    // The rows of a damaged file might also violate constraints, so the constraints are removed.
    let strip = "PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table' AND name <> '_sqlx_migrations'";
    run_on_file(path, strip).await.unwrap();
    let bot = Bot::start(path).await;
    let mut story = Story::begin(&bot.database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.rounds.push(RoundResult { points: vec![-3, 0], totals: vec![-3, 0] });
    story.stat_events.push((0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: 321 }));
    story.end(&[1, 2], Some(&[5, -7])).await;
    let channels: Vec<ChannelId> = (0..4).map(|number| ChannelId(CHANNEL.0 + number)).collect();
    bot.database.set_guild_setting(GUILD, &crate::play::Setting::StartChannels(channels)).await.unwrap();
    let running = bot.open(GUILD, CHANNEL, ANNA, &[]).await;
    bot.press(running, BEN, Command::Join).await.unwrap();
    bot.press(running, ANNA, Command::Start).await.unwrap();
    bot.open(GUILD, ChannelId(805), ANNA, &[CHLOE]).await;
    let users = [ANNA, BEN, CHLOE, DAVID];
    let formats = [Format::Swiss, Format::RoundRobin, Format::Knockout, Format::Duplicate];
    for (format, channel) in formats.into_iter().zip(801..) {
        let id = bot.open_tournament(GUILD, ChannelId(channel), format, &users).await;
        bot.change(id, ChannelId(channel), ANNA, TournamentChange::Begin).await.unwrap();
    }
    bot.open_tournament(GUILD, CHANNEL, Format::Swiss, &users[1..]).await;
    bot.look().await.unwrap();
    bot.database.mark_guild_left(GuildId(702), Timestamp(20)).await.unwrap();
    for statement in [
        "INSERT INTO deal_scores (match_id, seat, code, score) VALUES (1, 0, 'hisss-2-630dcd2966c43366', -9)",
        r#"INSERT INTO user_settings (user_id, settings) VALUES (1001, '{"notices": "direct", "next": true}')"#,
        "INSERT INTO days_off (user_id, season, number) VALUES (1001, 1767225600000, 1)",
        "INSERT INTO times_away (user_id, since, until) VALUES (1001, 5, 1767225600000)",
        "INSERT INTO acts (id, kind, guild, match_id, user_id, detail) VALUES (9, 'stop', 700, 1, 1001, '1')",
        "INSERT INTO announcements (id, text, until) VALUES (1, 'back at 8', 1767225600000)",
        "INSERT OR IGNORE INTO notices (match_id, deadline, kind, channel, posted_at, messages) \
            VALUES (2, 5, 'turn', 800, 5, '[[800,7]]')",
        "INSERT INTO role_mentions (match_id, guild, mentioned_at) VALUES (3, 700, 1000000)",
        "INSERT INTO season_posts (guild, season, begun_at, done) VALUES (700, 1767225600000, 5, 0)",
        "INSERT INTO awarded_roles (guild, award, role, user_id, wanted, done) VALUES (700, 'winner', 9, 1001, 1, 0)",
        "INSERT INTO puzzle_posts (guild, day, channel, message, begun_at, changes, shown, edit_at, closed) \
            VALUES (700, 20800, 800, 7, 5, 2, 1, 9, 0)",
        "UPDATE guild_settings SET puzzle_at = 5",
        "INSERT INTO milestones_seen (user_id, game, kind, value) VALUES (1001, 'sssnake', 'snake', 12)",
        "INSERT INTO blocked_hosts (user_id, host, blocked_at) VALUES (1002, 1003, 5)",
        "INSERT INTO puzzle_results (day, user_id, guild, tries, solved_on, interaction) VALUES (20800, 1001, 700, 3, 20800, 9)",
        "INSERT INTO puzzle_withdrawals (day, withdrawn_at) VALUES (20800, 1767225600000)",
        "INSERT INTO puzzle_reports (day, user_id, text, created_at) VALUES (20800, 1002, 'two', 5)",
        r#"INSERT INTO puzzle_notices (user_id, daily_time, next_at) VALUES (1002, '{"hour":8,"minute":0,"zone":"UTC"}', 5)"#,
        "INSERT INTO operator_blocks (kind, id, blocked_at) VALUES ('user', 5, 5), ('server', 6, 5)",
        "INSERT INTO gateway_sessions (shard, application, shards, intents, session_id, resume_url, sequence, guilds) \
            VALUES (0, 1, 1, 1, 'a', 'wss://b', 1, '[700]')",
        r#"INSERT INTO process_reports (process, reported_at, report) VALUES (1, 1000000, '{"version": "1"}')"#,
    ] {
        tamper(&bot.database, statement).await;
    }
    let mut rows = Vec::new();
    for name in COPIED_TABLES.iter().map(|table| table.name).chain(["gateway_sessions", "process_reports"]) {
        let select = AssertSqlSafe(format!("SELECT rowid FROM {name}"));
        let ids: Vec<i64> = sqlx::query_scalar(select).fetch_all(&bot.database.readers).await.unwrap();
        assert!(!ids.is_empty(), "this test needs a row in {name}");
        rows.extend(ids.into_iter().map(|id| (name.to_owned(), id)));
    }
    bot.open(ELSEWHERE, THEIR_LOBBY, THEY, &[]).await;
    bot.open_tournament(ELSEWHERE, THEIR_TOURNAMENT, Format::Swiss, &[THEY]).await;
    bot.close().await;
    rows
}

/// Copies a closed database.
fn copy(from: &Path, to: &Path) {
    for suffix in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", to.display()));
    }
    std::fs::copy(from, to).unwrap();
}

/// Damages one of these rows. Returns a description of the damage.
async fn damage(path: &Path, rows: &[(String, i64)], random: &mut RandomSource) -> String {
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    let loosen = "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF";
    sqlx::raw_sql(loosen).execute(&mut connection).await.unwrap();
    let mut tables: Vec<&str> = rows.iter().map(|(table, _)| &**table).collect();
    tables.dedup();
    loop {
        let table = tables[random.below(tables.len())];
        let ids: Vec<i64> = rows.iter().filter(|(name, _)| name == table).map(|(_, id)| *id).collect();
        let id = ids[random.below(ids.len())];
        let statement = if random.happens(0.15) {
            format!("DELETE FROM {table} WHERE rowid = {id}")
        } else {
            let select = format!("SELECT name FROM pragma_table_info('{table}') ORDER BY name");
            let columns: Vec<String> =
                sqlx::query_scalar(AssertSqlSafe(select)).fetch_all(&mut connection).await.unwrap();
            let column = &columns[random.below(columns.len())];
            let select = format!("SELECT CAST({column} AS TEXT) AS text FROM {table} WHERE rowid = {id}");
            let stored = sqlx::query(AssertSqlSafe(select)).fetch_optional(&mut connection).await.ok().flatten();
            let stored = stored.and_then(|row| row.try_get::<String, _>("text").ok()).unwrap_or_default();
            format!("UPDATE {table} SET {column} = {} WHERE rowid = {id}", strange(&stored, random))
        };
        // The database refuses some values, such as a second row with the same key.
        let changed = sqlx::raw_sql(AssertSqlSafe(statement.clone())).execute(&mut connection).await;
        if changed.is_ok_and(|changed| changed.rows_affected() > 0) {
            connection.close().await.unwrap();
            return statement;
        }
    }
}

/// Returns an SQL literal for a value that the program would never store.
fn strange(stored: &str, random: &mut RandomSource) -> String {
    if let Ok(mut json @ (Value::Array(_) | Value::Object(_))) = serde_json::from_str(stored)
        && random.happens(0.7)
    {
        for _ in 0..=random.below(3) {
            spoil(&mut json, random);
        }
        return format!("'{}'", json.to_string().replace('\'', "''"));
    }
    let values = [
        "NULL",
        "-1",
        "0",
        "1",
        "2",
        "99",
        "999999",
        "9223372036854775807",
        "-9223372036854775808",
        "0.5",
        "''",
        "'glacial'",
        "'{'",
        "'[]'",
        "'{}'",
        "'null'",
        "X'ff00'",
        "CAST(X'ff' AS TEXT)",
    ];
    values[random.below(values.len())].to_owned()
}

/// Records an error in something that must work although other rows are damaged.
fn expect<T, E: Debug>(what: &str, result: Result<T, E>, wrong: &mut Vec<String>) -> Option<T> {
    result.map_err(|error| wrong.push(format!("{what}: {error:?}"))).ok()
}

/// Starts the bot on a damaged file. Returns what does not work.
async fn lives_on(path: &Path) -> Vec<String> {
    let mut wrong = Vec::new();
    let bot = Bot::start(path).await;
    if tokio::time::timeout(PATIENCE, bot.matches.resume()).await.is_err() {
        return vec!["the bot never gets ready".to_owned()];
    }
    expect("blocks", bot.matches.read_operator_blocks().await, &mut wrong);
    expect("a loop", bot.look().await, &mut wrong);
    read_everything(&bot, &mut wrong).await;
    play_elsewhere(&bot, &mut wrong).await;
    for seconds in [30, 90, 3_600] {
        bot.clock.advance(Duration::from_secs(seconds));
        expect("a loop", bot.look().await, &mut wrong);
    }
    // If a match may be damaged, the bot only has to give some response.
    for id in 1..=12 {
        let _ = bot.press(MatchId(id), ANNA, Command::Join).await;
        let _ = bot.change(TournamentId(id), CHANNEL, ANNA, TournamentChange::Stop).await;
    }
    let prune = Retention { cancelled_lobbies_days: 1, reports_days: 1, left_servers_days: 1 };
    let _ = bot.database.prune(bot.matches.now() + Duration::from_secs(2 * 86_400), prune).await;
    let database = bot.database.clone();
    if tokio::time::timeout(PATIENCE, bot.matches.close()).await.is_err() {
        wrong.push("the bot never ends".to_owned());
    }
    cancel_all(&database, path, &mut wrong).await;
    database.close().await;
    wrong
}

/// Reads everything that the bot's loops read, and everything that commands read for unaffected users.
async fn read_everything(bot: &Bot, wrong: &mut Vec<String>) {
    let database = &bot.database;
    let now = bot.matches.now();
    let all = ShardSet::all();
    expect("sessions", database.gateway_session(0).await, wrong);
    expect("announcement", database.announcement(now).await, wrong);
    expect("podiums", database.due_season_posts(&all, Season::containing(now)).await, wrong);
    expect("due roles", database.pending_awards(&all).await, wrong);
    expect("due puzzles", database.due_puzzle_posts(&all, now).await, wrong);
    expect("puzzles", database.outdated_puzzle_posts(&all, now, Day(20_801)).await, wrong);
    expect("a puzzle", database.puzzle_post(GUILD, Day(20_800)).await, wrong);
    expect("servers", database.sync_left_guilds(&all, |_| true, now).await, wrong);
    expect("settings", database.settings(ELSEWHERE).await, wrong);
    expect("language", database.locale_of_newest_match(ELSEWHERE).await, wrong);
    for guild in [GUILD, ELSEWHERE] {
        for period in [Period::AllTime, Period::Season] {
            let query = LeaderboardQuery { game: "sssnake", guild: Some(guild), period, now, page: 0, per_page: 10 };
            expect("leaderboard", database.leaderboard(&query).await, wrong);
        }
        expect("solvers", database.solvers(guild, Day(20_800), 10).await, wrong);
        expect("history", database.match_history(THEY, Some(guild), CHANNEL, 10).await, wrong);
    }
    expect("scores", database.match_scores(CHANNEL, "sssnake", 10).await, wrong);
    expect("reports", database.puzzle_reports().await, wrong);
    expect("streak", database.puzzle_streak(THEY, Day(20_801)).await, wrong);
    expect("export", database.export_user_data(THEY, now, 1 << 20).await, wrong);
    for user in [ANNA, THEY] {
        let _ = database.stats(user, Some("sssnake"), None).await;
        let _ = database.milestones(user, "sssnake").await;
        let _ = database.export_user_data(user, now, 1 << 20).await;
        let _ = database.blocked_hosts(user, 10).await;
    }
}

/// Unaffected users begin a match, open another match, and join a tournament.
async fn play_elsewhere(bot: &Bot, wrong: &mut Vec<String>) {
    let open = expect("open matches", bot.database.open_matches_in(THEIR_LOBBY).await, wrong).unwrap_or_default();
    let Some(lobby) = open.first() else { return wrong.push("their lobby is gone".to_owned()) };
    expect("join", bot.press(lobby.id, MORE[0], Command::Join).await, wrong);
    expect("start", bot.press(lobby.id, THEY, Command::Start).await, wrong);
    bot.open(ELSEWHERE, ChannelId(812), MORE[1], &[MORE[2]]).await;
    let open = bot.database.open_tournaments(&ShardSet::all()).await.unwrap_or_default();
    let mut joined = 0;
    for id in open {
        joined += usize::from(bot.change(id, THEIR_TOURNAMENT, MORE[0], TournamentChange::Join).await.is_ok());
    }
    if joined != 1 {
        wrong.push(format!("they joined {joined} tournaments"));
    }
    expect("a loop", bot.look().await, wrong);
}

/// Cancels or deletes everything that cannot be read and that a running bot needs.
async fn cancel_all(database: &Database, path: &Path, wrong: &mut Vec<String>) {
    let mut inspector = Inspector::open_file(path.to_owned()).await.unwrap();
    expect("status", inspector.status(Timestamp(0)).await, wrong);
    expect("doctor", inspector.find_unreadable(false).await, wrong);
    let live = expect("status", inspector.find_unreadable(true).await, wrong).unwrap_or_default();
    for one in live {
        expect("cancel", database.cancel_unreadable(&one.what).await, wrong);
    }
    let left = expect("status", inspector.find_unreadable(true).await, wrong).unwrap_or_default();
    // If even the key of a row cannot be read, an operator needs SQL to cancel it.
    wrong.extend(
        left.iter().filter(|one| one.what.contains(' ')).map(|one| format!("{} cannot be cancelled", one.what)),
    );
    inspector.close().await;
}

#[tokio::test]
async fn random_damage_stops_nobody_else() {
    note_panics();
    let seed: u64 = setting("SNAKEPIT_DAMAGE_SEED").unwrap_or_else(|| SysRng.try_next_u64().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.db");
    let rows = fill(&whole).await;
    let path = folder.path().join("damaged.db");
    copy(&whole, &path);
    assert_eq!(lives_on(&path).await, Vec::<String>::new(), "without damage");
    let mut failures = Vec::new();
    for number in 0..count("SNAKEPIT_DAMAGE", 20, 60) {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_be_bytes());
        let mut random = Seed(key).external_rng(number);
        copy(&whole, &path);
        let mut damages = Vec::new();
        for _ in 0..DAMAGES {
            damages.push(damage(&path, &rows, &mut random).await);
        }
        let lived = AssertUnwindSafe(lives_on(&path)).catch_unwind().await;
        let mut wrong = lived.unwrap_or_else(|_| vec!["the process ends".to_owned()]);
        wrong.append(&mut PANICS.take());
        if !wrong.is_empty() {
            failures.push(format!("database {number}: {damages:#?}\n{wrong:#?}"));
        }
    }
    let first: Vec<&str> = failures.iter().map(String::as_str).take(20).collect();
    assert!(failures.is_empty(), "SNAKEPIT_DAMAGE_SEED={seed}, {} fail:\n{}", failures.len(), first.join("\n"));
}
