//! The daily puzzle in the channel that a manager chose: the bot posts it once a day, edits the post as members solve
//! the puzzle, and closes it.

use contract::Day;
use rules::puzzles::{FIRST_DAY, for_day};
use serde_json::{Value, json};
use sqlx::SqlitePool;

use crate::daily::{BUSY, play_move, wake_on};
use crate::openapi::check_requests;
use crate::people::{Party, assert_says, component, components, text};
use crate::person::Person;
use crate::test_sandbox::{TestSandbox, until};

const POST: &str = "POST /channels/{channel_id}/messages";
const CHANNEL: &str = "settings/puzzle/puzzle-channel";
const TIME: &str = "settings/puzzle/puzzle-time";
const BEFORE: &str = "2026-11-18";
/// The day of the puzzle that the bot posts.
const DAY: Day = Day(FIRST_DAY.0 + 17);
const DATE: &str = "2026-11-19";
const NEXT: &str = "2026-11-20";

async fn change(pool: &SqlitePool, statement: &'static str) {
    sqlx::query(statement).execute(pool).await.expect("it is writable");
}

/// Enters the time of the post in the form of `/settings`.
async fn type_time(party: &Party, typed: &str) -> Value {
    let form = party.anna.open_form(&party.settings("settings/puzzle").await, TIME).await;
    party.anna.fill_in(&form, typed).answer_or_update().await
}

/// Starts a bot that posts the puzzle of [`DATE`] in the channel #lounge. Returns the channel.
async fn set_up(party: &mut Party) -> String {
    wake_on(party, BEFORE).await;
    let lounge = party.sandbox.channel("lounge").await;
    party.set("settings/puzzle", CHANNEL, &lounge).await;
    let page = type_time(party, "8:30 berlin").await;
    assert_says(&page, "**8:30 Europe/Berlin**");
    assert_says(&page, "Next puzzle: <t:");
    lounge
}

/// Opens the puzzle from the post, skips the warm-up, makes `in_vain` tries without solving it, and then solves it.
/// Returns the last page.
async fn solve(post: &Value, person: &Person, in_vain: usize) -> Value {
    let solution = for_day(DAY).expect("a puzzle").solution();
    let mut page = loop {
        let page = person.press(post, "daily/open/").answer().await;
        if !text(&page).contains(BUSY) {
            break page;
        }
    };
    for digits in std::iter::repeat_n(1, in_vain).chain([solution.len()]) {
        page = person.press(&page, "daily/start-over/").update().await;
        assert_says(&page, "Daily puzzle");
        for played in 1..=digits {
            page = play_move(person, &page, DAY, &solution[..played]).update().await;
        }
    }
    assert_says(&page, "Solved");
    page
}

#[tokio::test]
async fn the_puzzle_is_posted_once_and_lists_who_solves_it() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let lounge = set_up(&mut party).await;
    assert_eq!(party.sandbox.count(POST).await, 0, "the first one comes at the next time");
    wake_on(&mut party, DATE).await;
    let post = party.shown_with_text("Daily puzzle").await;
    assert_eq!(post["channel_id"], lounge.as_str());
    assert!(text(&post).contains("Thursday, 19 November 2026") && text(&post).contains("until <t:"), "{post}");
    assert!(!text(&post).contains('✅') && !text(&post).contains('@'), "{}", text(&post));
    assert!(!post["attachments"][0]["description"].as_str().expect("a picture").is_empty());

    let is_post = |shown: &Value| shown["id"] == post["id"];
    solve(&post, &party.anna, 0).await;
    party.shown_with(|shown| is_post(shown) && text(shown).contains("✅ Anna at the first try\n")).await;
    solve(&post, &party.ben, 1).await;
    let page = solve(&post, &party.chloe, 0).await;
    let page = party.chloe.press(&page, "daily/unlist/").update().await;
    assert!(components(&page).iter().any(|component| component["label"] == "List me"), "{page}");
    let pool = party.open_database().await;
    let next: i64 = sqlx::query_scalar("SELECT edit_at FROM puzzle_posts").fetch_one(&pool).await.expect("a post");
    assert!(next > 0, "the next edit waits");
    change(&pool, "UPDATE puzzle_posts SET edit_at = 0").await;
    let list = "✅ Anna at the first try · Ben in 2 tries\n";
    let listed = party.shown_with(|shown| is_post(shown) && text(shown).contains(list)).await;
    assert!(!text(&listed).contains("Chloé"), "{}", text(&listed));

    change(&pool, "UPDATE puzzle_posts SET edit_at = 0").await;
    wake_on(&mut party, NEXT).await;
    let (mut closed, mut new) = (None, None);
    while closed.is_none() || new.is_none() {
        let shown = party.shown().await;
        match is_post(&shown) {
            true if text(&shown).contains("The solution") => closed = Some(shown),
            false if text(&shown).contains("Friday, 20 November 2026") => new = Some(shown),
            _ => (),
        }
    }
    let closed = closed.expect("the old post");
    let said = text(&closed);
    assert!(said.contains(list) && said.contains("🏅 First: Anna · First puzzle ever: Anna, Ben\n"), "{said}");
    assert!(said.contains(": ||") && said.ends_with("||") && !said.contains("until <t:"), "{said}");
    assert_eq!(party.sandbox.count(POST).await, 2);
    check_requests(&party.sandbox).await;
}

/// A week in which the clocks change: in Berlin, 28 March 2027 has no 2:30.
const SUMMER_WEEK: [&str; 7] =
    ["2027-03-25", "2027-03-26", "2027-03-27", "2027-03-28", "2027-03-29", "2027-03-30", "2027-03-31"];

#[tokio::test]
async fn a_week_over_summer_time_has_one_post_a_day_whatever_is_killed() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    wake_on(&mut party, "2027-03-24").await;
    let lounge = party.sandbox.channel("lounge").await;
    party.set("settings/puzzle", CHANNEL, &lounge).await;
    let page = type_time(&party, "2:30 berlin").await;
    assert_says(&page, "Next puzzle: <t:");
    let pool = party.open_database().await;
    for (number, date) in SUMMER_WEEK.into_iter().enumerate() {
        let before = party.sandbox.count(POST).await;
        // The bot is killed before Discord has the message, or after that but before the bot stores the message's ID.
        let applied = number % 2 == 1;
        let path = "/channels/{channel_id}/messages";
        let fault = json!({"count": 1, "do": "hang", "applied": applied, "method": "POST", "path": path});
        party.sandbox.faults(json!({"next": [fault]})).await;
        wake_on(&mut party, date).await;
        party.sandbox.counted(POST, before).await;
        drop(party.bot.take());
        wake_on(&mut party, date).await;
        let stored = "SELECT COUNT(*) FROM puzzle_posts WHERE message IS NOT NULL";
        let posted = || sqlx::query_scalar::<_, i64>(stored).fetch_one(&pool);
        until(async || posted().await.expect("posts") == number as i64 + 1).await;
    }
    let posts: Vec<String> = party.sandbox.messages(&party.anna.id, &lounge).await.iter().map(text).collect();
    let of = |day: usize| posts.iter().filter(|post| post.contains(&format!(", {day} March 2027"))).count();
    assert!((25..=31).all(|day| of(day) == 1) && posts.len() == 7, "{posts:#?}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn wrong_places_and_times_change_nothing_and_a_lost_channel_is_told_once() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let lounge = set_up(&mut party).await;
    for (typed, sentence) in [
        ("8:30", "Write a time and a time zone"),
        ("25 Europe/Berlin", "Write a time and a time zone"),
        ("8:30 Berlim", "There is no time zone “Berlim”. Perhaps one of these: Europe/Berlin"),
        ("8 Uhr Europe/Paris", "“Uhr Europe\\/Paris”. Perhaps one of these: "),
    ] {
        let refused = type_time(&party, typed).await;
        assert!(text(&refused).contains(sentence), "{typed}: {}", text(&refused));
    }
    let games = party.channel();
    let denied = json!({"channel": games, "denied": ["SEND_MESSAGES"]});
    party.go_to(&lounge);
    party.sandbox.post("/permissions", denied).await;
    let page = party.settings("settings/puzzle").await;
    let refused = party.anna.choose(&page, CHANNEL, &games).answer_text().await;
    assert!(refused.contains("“Send Messages”") && refused.contains(&games), "{refused}");
    let page = party.settings("settings/puzzle").await;
    let menu = component(&page, CHANNEL).expect("the menu");
    assert_eq!(menu["default_values"], json!([{"id": lounge, "type": "channel"}]));
    assert_says(&page, "8:30 Europe/Berlin");

    party.go_to(&games);
    // The bot notices that the channel was deleted only when it posts.
    drop(party.bot.take());
    party.sandbox.ask("DELETE", &format!("/channels/{lounge}"), Value::Null).await;
    wake_on(&mut party, DATE).await;
    let lost = |page: &Value| text(page).contains("I no longer post the daily puzzle");
    until(async || lost(&party.settings("settings/play/none").await)).await;
    // The page shows this warning only once: after that, the bot forgets the deleted channel.
    until(async || !lost(&party.settings("settings/play/none").await)).await;
    let page = party.settings("settings/puzzle").await;
    assert_says(&page, "Choose a channel and a time");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_blocked_server_gets_no_post() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    set_up(&mut party).await;
    let guild = party.sandbox.guild().await;
    let (code, said) = party.run(&["block", "server", &guild]).await;
    assert_eq!(code, Some(0), "{said}");
    let pool = party.open_database().await;
    let due = async || -> i64 {
        sqlx::query_scalar("SELECT puzzle_at FROM guild_settings").fetch_one(&pool).await.expect("a server")
    };
    let before = due().await;
    wake_on(&mut party, DATE).await;
    until(async || due().await != before).await;
    assert_eq!(party.sandbox.count(POST).await, 0, "only the next post is scheduled");
}
