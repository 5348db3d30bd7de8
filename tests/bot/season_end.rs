//! The end of a season: the bot posts the podium once, in the channel that a manager chose.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use sqlx::{Connection as _, SqlitePool};
use test_support::postgres::FreshDatabase;

use crate::bot::Bot;
use crate::openapi::check_requests;
use crate::people::{Party, component, text};
use crate::person::Person;
use crate::recognition::{has, role};
use crate::test_sandbox::{TOKEN, TestSandbox, until};

const POST: &str = "POST /channels/{channel_id}/messages";
const MENU: &str = "settings/channels/season";
/// The start of the season from October to December 2026, in milliseconds since 1970.
const SEASON: i64 = 1_790_812_800_000;
const SHARDS: usize = 2;
/// Stores wins in the season for `users`, the best user first.
async fn store_wins(party: &Party, pool: &SqlitePool, game: &'static str, users: &[&Person]) {
    let guild = party.sandbox.guild().await.parse::<i64>().expect("a server");
    for (user, won) in users.iter().zip([7, 5, 1]) {
        sqlx::query(
            "INSERT INTO period_stats (game, guild, period, starts_at, user_id, played, won, drawn)
            VALUES ($1, $2, 'season', $3, $4, 9, $5, 0)",
        )
        .bind(game)
        .bind(guild)
        .bind(SEASON)
        .bind(user.id.parse::<i64>().expect("a user"))
        .bind(won)
        .execute(pool)
        .await
        .expect("it is writable");
    }
}

/// Replaces the running bot with one that takes `date` for today.
async fn wake_on(party: &mut Party, date: &str) {
    let mut bot = party.bot.take().expect("a bot");
    bot.ask_to_end();
    bot.ended().await;
    let url = party.sandbox.url();
    party.wake_with(&[("DISCORD_API_URL", &url), ("PUZZLE_DAY", date)]).await;
}

/// Waits until the bot has nothing left to do for any podium.
async fn done(pool: &SqlitePool) {
    let done = "SELECT COUNT(*) FROM season_posts WHERE done = 1";
    until(async || sqlx::query_scalar::<_, i64>(done).fetch_one(pool).await.expect("a number") > 0).await;
}

fn is_podium(message: &Value) -> bool {
    text(message).contains("The season October to December 2026 is over")
}

#[tokio::test]
async fn the_podium_of_a_season_is_posted_once() {
    let mut party = Party::start().await;
    let news = party.sandbox.channel("lounge").await;
    let page = party.set("settings/channels", MENU, &news).await;
    let menu = component(&page, MENU).expect("the menu");
    assert_eq!(menu["default_values"], json!([{"id": news, "type": "channel"}]));
    let first = role(&party, "First", true).await;
    party.sandbox.post("/permissions", json!({"denied": [], "granted": ["MANAGE_ROLES"]})).await;
    party.set("settings/roles", "settings/roles/season-role", &first).await;
    let pool = party.open_database().await;
    let (anna, ben, chloe) = (party.anna.clone(), party.ben.clone(), party.chloe.clone());
    for (user, name) in [(&anna, "Anna"), (&ben, "Ben"), (&chloe, "Chloé")] {
        let name = sqlx::query("INSERT INTO user_names (user_id, name) VALUES ($1, $2)").bind(&user.id).bind(name);
        name.execute(&pool).await.expect("it is writable");
    }
    store_wins(&party, &pool, "hisss", &[&ben, &anna, &chloe]).await;
    store_wins(&party, &pool, "snap", &[&anna, &ben]).await;

    wake_on(&mut party, "2027-01-01").await;
    let podium = party.shown_with(is_podium).await;
    assert_eq!(podium["channel_id"], news.as_str());
    let words = podium["attachments"][0]["description"].as_str().expect("a picture");
    let best = "1. Ben, 7 of 9 won. 2. Anna, 5 of 9 won. 3. Chloé, 1 of 9 won.";
    assert_eq!(
        words,
        format!("🏆 The season October to December 2026 is over. Congratulations! Hisss / Rainbow Snake. {best}")
    );
    let board = anna.press(&podium, "leaderboard/").answer().await;
    assert!(text(&board).starts_with("**all games** · leaderboard, this server, October to December 2026"), "{board}");
    let words = board["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains(best) && words.contains("Snap. 1. Anna, 7 of 9 won. 2. Ben, 5 of 9 won."), "{words}");
    assert_eq!(party.sandbox.count(POST).await, 1);
    until(async || has(&party, &ben.id, &first).await).await;

    // This simulates that the bot was killed after Discord got the message.
    let forgotten = sqlx::query("UPDATE season_posts SET done = 0").execute(&pool).await.expect("it is writable");
    assert_eq!(forgotten.rows_affected(), 1);
    wake_on(&mut party, "2027-01-05").await;
    done(&pool).await;
    assert_eq!(party.sandbox.count(POST).await, 1, "the bot finds its message");
    assert!(
        has(&party, &ben.id, &first).await && !has(&party, &anna.id, &first).await,
        "too few played the other game"
    );
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_podium_is_not_posted_in_another_server() {
    let mut party = Party::start().await;
    let lounge = party.sandbox.channel("lounge").await;
    party.set("settings/channels", MENU, &lounge).await;
    let elsewhere = party.sandbox.post("/servers", json!({"name": "elsewhere"})).await;
    let pool = party.open_database().await;
    store_wins(&party, &pool, "snap", &[&party.anna, &party.ben, &party.chloe]).await;
    let forged = sqlx::query("UPDATE guild_settings SET settings = REPLACE(settings, $1, $2)");
    let forged = forged.bind(&lounge).bind(elsewhere["channel"].as_str()).execute(&pool).await;
    assert_eq!(forged.expect("it is writable").rows_affected(), 1);
    wake_on(&mut party, "2027-01-07").await;
    done(&pool).await;
    assert_eq!(party.sandbox.count(POST).await, 0);
}

/// Two processes share the shards. One of them is killed, and the other takes over its shards.
#[tokio::test(flavor = "multi_thread")]
async fn of_several_processes_one_posts_the_podium() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let sandbox = TestSandbox::start().await;
    sandbox.faults(json!({"shards": SHARDS, "max_concurrency": 2})).await;
    let mut servers = BTreeMap::new();
    while servers.len() < SHARDS {
        let server = sandbox.post("/servers", json!({"name": "elsewhere"})).await;
        let id: i64 = server["id"].as_str().and_then(|id| id.parse().ok()).expect("a snowflake");
        servers.entry((id >> 22) as usize % SHARDS).or_insert((id, server["channel"].clone()));
    }
    let mut party = Party::without_bot(sandbox).await;
    party.database = Some(fresh.address());
    party.wake().await;
    let mut rows = sqlx::PgConnection::connect(&fresh.address()).await.expect("the database");
    for (guild, channel) in servers.values() {
        let settings = json!({"season_channel": channel.as_str().and_then(|id| id.parse::<u64>().ok())}).to_string();
        let settings =
            sqlx::query("INSERT INTO guild_settings (guild, settings) VALUES ($1, $2)").bind(guild).bind(settings);
        settings.execute(&mut rows).await.expect("it is writable");
        for user in 1..=3_i64 {
            let wins = sqlx::query(
                "INSERT INTO period_stats (game, guild, period, starts_at, user_id, played, won, drawn)
                VALUES ('snap', $1, 'season', $2, $3, 9, $3, 0)",
            );
            wins.bind(guild).bind(SEASON).bind(user).execute(&mut rows).await.expect("it is writable");
        }
    }
    wake_on(&mut party, "2027-01-01").await;
    let (url, address) = (party.sandbox.url(), fresh.address());
    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_URL", &*url),
        ("DATABASE_URL", &*address),
        ("LEASE_MS", "1000"),
        ("PUZZLE_DAY", "2027-01-01"),
    ];
    let mut second = Bot::start(party.folder.path(), &settings);
    second.logs(|line| line.contains("open matches loaded")).await;
    let mut channels = BTreeSet::new();
    while channels.len() < SHARDS {
        let podium = party.shown_with(is_podium).await;
        assert!(channels.insert(podium["channel_id"].to_string()), "a second podium: {podium}");
    }
    // The remaining process looks for messages that the killed one might have posted.
    drop(party.bot.take());
    sqlx::query("UPDATE season_posts SET done = 0").execute(&mut rows).await.expect("it is writable");
    let open = "SELECT COUNT(*) FROM season_posts WHERE done = 0";
    until(async || sqlx::query_scalar::<_, i64>(open).fetch_one(&mut rows).await.expect("a number") == 0).await;
    assert_eq!(party.sandbox.count(POST).await, SHARDS as u64);
    drop(second);
    rows.close().await.expect("a connection");
    fresh.remove().await;
}
