//! Planning a tournament, and the page on which its host organises it: limits, substitutes, corrections, and the end of
//! a round.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, has_button, text};
use crate::test_sandbox::{Live, until};
use crate::tournaments::{arrival, options};

/// As Anna, presses a button and types a text into the form that opens. Returns her next private message.
pub async fn fill_in(party: &mut Party, page: &Value, button: &str, typed: &str) -> Value {
    let form = party.anna.open_form(page, button).await;
    party.anna.fill_in(&form, typed).answer_or_update().await
}

/// Presses a button or chooses from a menu on Anna's page. Returns the page afterwards.
pub async fn turn(party: &mut Party, page: &Value, custom_id: &str, values: &[&str]) -> Value {
    match values {
        [value] => party.anna.choose(page, custom_id, value).update().await,
        _ => party.anna.press(page, custom_id).update().await,
    }
}

/// Opens the host's page as Anna.
pub async fn organise(party: &mut Party, message: &Value) -> Value {
    party.anna.press(message, "tournament/1/organise").answer().await
}

fn is_of_tournament(shown: &Value) -> bool {
    has_button(shown, "/organise")
}

/// Tries to open a tournament as Anna, which the bot refuses. Returns the reason.
async fn refused(party: &Party, wanted: &[(&str, Value)]) -> String {
    let wanted = [&[("game", json!("hisss")), ("format", json!("swiss"))], wanted].concat();
    party.anna.command("tournament start").with_options(options(&wanted)).answer_text().await
}

#[tokio::test]
async fn an_evening_is_planned_moved_and_reminded_of_once() {
    let mut party = Party::start().await;
    for (wanted, reason) in [
        (("title", json!("Come @everyone")), "Leave out mentions: they notify nobody here."),
        (("title", json!("x".repeat(4_000))), "That’s too long: at most 80 characters."),
        (("begins", json!("Saturday 20:00")), "Add your time zone, for example: Saturday 20:00 Europe/Berlin."),
        (("begins", json!("1 January 2020 20:00 UTC")), "I can’t find that time in the next 60 days."),
    ] {
        let told = refused(&party, &[wanted]).await;
        assert!(told.starts_with(reason), "{told}");
    }
    let wanted = [
        ("game", json!("hisss")),
        ("format", json!("swiss")),
        ("title", json!("Friday *Cup*")),
        ("description", json!("Bring tea.")),
        ("limit", json!(2)),
        ("begins", json!("Saturday 20:00 Europe/Berlin")),
    ];
    party.anna.command("tournament start").with_options(options(&wanted)).await;
    let sign_up = party.shown_with(is_of_tournament).await;
    let shown = text(&sign_up);
    assert!(shown.contains("Friday \\*Cup\\*") && shown.contains("Bring tea") && shown.contains(":F>"), "{shown}");
    assert!(shown.contains("At most 2 players"), "{shown}");
    party.sandbox.counted("POST /guilds/{guild_id}/scheduled-events", 0).await;
    for person in [party.anna.clone(), party.ben.clone()] {
        person.press(&sign_up, "/join").await;
    }
    party.shown_with_text("2 players:").await;
    let full = party.chloe.press(&sign_up, "/join").answer_text().await;
    assert_eq!(full, "All 2 places are taken.");

    assert_eq!(party.ben.press(&sign_up, "tournament/1/organise").answer_text().await, "Only the host can do that.");
    let page = organise(&mut party, &sign_up).await;
    let told = text(&fill_in(&mut party, &page, "tournament/1/ask-0-limit", "1").await);
    assert_eq!(told, "The limit is a number from 2 to 64.");
    let page = fill_in(&mut party, &page, "tournament/1/ask-0-title", "Late Cup").await;
    assert!(text(&page).contains("Late Cup") && text(&page).contains("Done"), "{}", text(&page));
    party.sandbox.counted("PATCH /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 0).await;
    let events = party.sandbox.get("/world").await["events"].clone();
    assert!(events[0]["name"].as_str().is_some_and(|name| name.contains("Late Cup")), "{events}");
    fill_in(&mut party, &page, "tournament/1/ask-1-begin", "Sunday 21:00 UTC").await;
    party.shown_with_text("begins at another time: <t:").await;
    party.sandbox.counted("PATCH /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 1).await;

    // Now it is nine minutes before the start.
    party.bot = None;
    let pool = party.open_database().await;
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as i64;
    let soon = "UPDATE tournaments SET plan = json_set(plan, '$.begins_at', $1, '$.organised.reminded', json('null'))";
    sqlx::query(soon).bind(now + 540_000).execute(&pool).await.expect("it is writable");
    party.wake().await;
    let is_reminder = |shown: &Value| text(shown).contains("begins soon: <t:");
    let reminder = party.shown_with(is_reminder).await;
    let mentioned = reminder["mentions"].as_array().expect("a list").len();
    assert_eq!(mentioned, 2, "{}", text(&reminder));
    let reminded = "SELECT COUNT(*) FROM tournaments WHERE json_extract(plan, '$.organised.reminded') = 10";
    until(async || sqlx::query_scalar::<_, i64>(reminded).fetch_one(&pool).await.expect("readable") > 0).await;
    pool.close().await;
    party.restart().await;
    party.ben.press(&sign_up, "/leave").await;
    party.shown_with_text("One player:").await;
    let shown = party.anna.messages().await;
    assert_eq!(shown.iter().filter(|shown| is_reminder(shown)).count(), 1);
    check_requests(&party.sandbox).await;
}

/// Waits until Anna sees a message that contains `part` and meets the condition.
async fn shown_live(live: &mut Live, part: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let mut others = Vec::new();
    let found = async {
        loop {
            let (frame, message) = live.any().await;
            let is_message = ["message_create", "message_update"].contains(&frame.as_str());
            if is_message && text(&message).contains(part) && fits(&message) {
                return message;
            }
            others.push(format!("{frame}: {message}"));
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(60), found).await;
    found.unwrap_or_else(|_| panic!("no “{part}” in time; before:\n{}", others.join("\n")))
}

#[tokio::test]
async fn a_host_gives_time_finds_a_substitute_ends_a_round_and_corrects_its_result() {
    let mut party = Party::start().await;
    let dora = party.add_person("Dora").await;
    let eric = party.add_person("Eric").await;
    let wanted = [("game", json!("hisss")), ("format", json!("swiss")), ("rounds", json!(2)), ("pace", json!("live"))];
    party.anna.command("tournament start").with_options(options(&wanted)).await;
    let message = party.shown_with(is_of_tournament).await;
    for person in [party.anna.clone(), party.ben.clone(), party.chloe.clone(), eric] {
        person.press(&message, "/join").await;
    }
    party.shown_with_text("4 players").await;
    party.anna.press(&message, "/begin").await;
    let mut page = organise(&mut party, &message).await;
    while !page.to_string().contains("wait-0") {
        // The bot is still opening the tables.
        page = organise(&mut party, &message).await;
    }
    let page = turn(&mut party, &page, "tournament/1/tables", &["wait-0"]).await;
    let mut channel = party.anna.live().await;
    let page = turn(&mut party, &page, "tournament/1/do-0-time-0", &[]).await;
    let told = shown_live(&mut channel, "You have more time to arrive.", |_| true).await;
    assert_ne!(told["channel_id"], json!(party.channel()), "the bot says so at the table");
    assert_eq!(told["mentions"].as_array().map(Vec::len), Some(2));

    let ben = format!("player-{}", party.ben);
    let page = turn(&mut party, &page, "tournament/1/players", &[&ben]).await;
    assert_says(&page, "What about");
    let mut news = party.anna.live().await;
    let mut shown = party.anna.live().await;
    let replace = format!("tournament/1/do-1-replace-{}", party.ben);
    let page = turn(&mut party, &page, &replace, &[]).await;
    shown_live(&mut news, "A substitute is wanted for", |_| true).await;
    shown_live(&mut shown, "", |shown| has_button(shown, "/substitute")).await;
    let told = party.chloe.press_id(&message, "tournament/1/substitute").answer_text().await;
    assert_eq!(told, "You’ve already played in this tournament, so you can’t be a substitute.");
    let mut table = party.anna.live().await;
    dora.press_id(&message, "tournament/1/substitute").await;
    let told = shown_live(&mut news, "Now at this table: ", |_| true).await;
    assert_ne!(told["channel_id"], json!(party.channel()), "the bot says so at the table");
    shown_live(&mut table, "Dora", |shown| arrival(shown).is_some()).await;

    // The test uses a page from before Dora's press.
    let end = turn(&mut party, &page, "tournament/1/end", &[]).await;
    let mut tables = party.anna.live().await;
    let mut standings = party.anna.live().await;
    turn(&mut party, &end, "tournament/1/do-3-end", &[]).await;
    shown_live(&mut news, "Round 1 ends now.", |_| true).await;
    let posted = shown_live(&mut standings, "after round 1", |_| true).await;
    assert!(posted["attachments"].as_array().is_some_and(|files| !files.is_empty()));
    // In the second round, Dora plays instead of Ben.
    shown_live(&mut tables, "Dora", |shown| arrival(shown).is_some()).await;

    let page = organise(&mut party, &message).await;
    let page = turn(&mut party, &page, "tournament/1/rounds", &["results-0"]).await;
    let page = turn(&mut party, &page, "tournament/1/results", &["result-0-0"]).await;
    assert_says(&page, "The pairings of later rounds, ratings and records stay.");
    let page = fill_in(&mut party, &page, "tournament/1/ask-4-correct-0-0-2-0", "Both *agreed*").await;
    assert_says(&page, "Done");
    let told = shown_live(&mut news, "✏️ Round 1", |shown| !is_of_tournament(shown)).await;
    let told = text(&told);
    assert!(
        told.contains("**1\u{a0}:\u{a0}0** instead of 0\u{a0}:\u{a0}0 (") && told.contains("\\*agreed\\*"),
        "{told}"
    );

    let chloe = format!("player-{}", party.chloe);
    let page = turn(&mut party, &page, "tournament/1/players", &[&chloe]).await;
    let hand_over = format!("tournament/1/do-5-host-{}", party.chloe);
    turn(&mut party, &page, &hand_over, &[]).await;
    shown_live(&mut news, "You are now the host of", |_| true).await;
    // The bot still knows the new host after a restart.
    party.restart().await;
    party.chloe.press(&message, "tournament/1/organise").answer().await;
    check_requests(&party.sandbox).await;
}
