//! `/tournament` and `/duplicate`: from the sign-up to the podium. The tests also kill the bot in between.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{
    Party, assert_says, channel_of, components, custom_id, find_button, has_button, id_of, is_ephemeral, is_sign_up,
    text,
};
use crate::person::Person;
use crate::test_sandbox::until;

pub fn options(all: &[(&str, Value)]) -> Value {
    let kind = |value: &Value| if value.is_string() { 3 } else { 4 };
    all.iter().map(|(name, value)| json!({"name": name, "type": kind(value), "value": value})).collect()
}

/// Returns the custom id of the button with which players show that they have arrived at their table.
pub fn arrival(message: &Value) -> Option<String> {
    custom_id(message, |id, _| id.starts_with("match/") && id.ends_with("/join"))
}

pub fn is_standings(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| !files.is_empty()) && text(message).contains('🏆')
}

/// Anna and Ben join the tournament that Anna has just opened, and Anna begins it. Returns the message of the sign-up.
async fn sign_up(party: &mut Party) -> Value {
    let sign_up = party.shown_with_button("tournament/").await;
    for person in [&party.anna, &party.ben] {
        person.press(&sign_up, "/join").await;
    }
    party.shown_with_text("2 players").await;
    let refused = party.ben.press(&sign_up, "/begin").answer_text().await;
    assert_eq!(refused, "Only the host can do that.");
    party.anna.press(&sign_up, "/begin").await;
    sign_up
}

#[tokio::test]
async fn a_knockout_outlives_a_kill_and_ends_with_a_podium() {
    let mut party = Party::start().await;
    let wanted = options(&[("game", json!("hisss")), ("format", json!("knockout")), ("begins-in", json!(60))]);
    party.anna.command("tournament start").with_options(wanted).await;
    // The scheduled event exists while users can join, and is deleted once the tournament has begun.
    party.sandbox.counted("POST /guilds/{guild_id}/scheduled-events", 0).await;
    let sign_up = sign_up(&mut party).await;
    let lobby = party.shown_with(|shown| arrival(shown).is_some()).await;
    party.sandbox.counted("DELETE /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 0).await;
    assert_eq!(party.sandbox.get("/world").await["events"], json!([]));
    assert_says(&lobby, "not here yet");
    party.go_to(channel_of(&lobby));
    let refused = party.chloe.press(&lobby, "/join").answer_text().await;
    assert_eq!(refused, "This table belongs to other players of the tournament.");
    party.anna.press(&lobby, "/join").await;
    party.restart().await;
    party.ben.press(&lobby, "/join").await;
    party.shown_with_button("/move:").await;
    party.anna.resign().await;
    let podium = party.shown_with(|shown| is_standings(shown) && text(shown).contains("won")).await;
    assert_says(&podium, "**Ben** won");
    let games = party.sandbox.channel("games").await;
    let shown = party.sandbox.messages(&party.anna.id, &games).await;
    // A late response to an earlier press can replace the end. The bot then shows the end once more.
    let is_end = |shown: &Value| shown["id"] == sign_up["id"] && text(shown).contains("Over");
    let end = match shown.into_iter().find(|shown| is_end(shown)) {
        Some(end) => end,
        None => party.shown_with(is_end).await,
    };
    assert!(!has_button(&end, "tournament/"), "{}", text(&end));
    check_requests(&party.sandbox).await;
}

/// Returns the custom ids of the buttons that would privately reveal a match's random events.
fn exits(id: &str) -> [String; 5] {
    [
        format!("my-replay/{id}"),
        format!("open-frame/{id}/1"),
        format!("record/{id}"),
        format!("review/{id}/curve"),
        format!("fair-play/{id}"),
    ]
}

/// Posts a button with this custom id and presses it as Anna. Returns the private response.
async fn take_exit(party: &Party, custom_id: &str) -> Value {
    let button = json!({"type": 2, "style": 2, "label": "x", "custom_id": custom_id});
    let message = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let messages = format!("/channels/{}/messages", party.channel());
    let (_, _, message) = party.sandbox.bot("POST", &messages, message).await;
    party.anna.press(&message, custom_id).answer_or_update().await
}

/// Uses `/privacy export`. Returns the file.
async fn export(party: &Party, person: &Person) -> Value {
    let mut live = person.live().await;
    person.command("privacy export").await;
    let message = live.until("message_update", |shown| shown["attachments"][0]["filename"] == "snakepit.json").await;
    let url = message["attachments"][0]["url"].as_str().expect("an address");
    let file = reqwest::get(format!("{}{url}", party.sandbox.url())).await.expect("an answer");
    file.json().await.expect("JSON")
}

/// Goes to the channel of `message`, and resigns there.
async fn resign_at(party: &mut Party, person: &Person, message: &Value) {
    party.go_to(channel_of(message));
    person.resign().await;
}

#[tokio::test]
async fn a_deal_of_a_duplicate_is_secret_until_the_last_table_has_ended() {
    let mut party = Party::start().await;
    let mut of_ben = party.ben.live().await;
    let wanted = [("game", json!("ssserpent")), ("tables", json!(2)), ("deals", json!(1)), ("pace", json!("live"))];
    party.anna.command("duplicate start").with_options(options(&wanted)).await;
    sign_up(&mut party).await;
    // Anna owns the server, so she sees all private threads.
    let is_table_of = |shown: &Value, name| arrival(shown).is_some() && text(shown).contains(name);
    let annas = party.shown_with(|shown| is_table_of(shown, "Anna")).await;
    let bens = of_ben.until("message_create", |shown| is_table_of(shown, "Ben")).await;
    assert_ne!(annas["channel_id"], bens["channel_id"], "each table has a private thread");
    party.anna.press(&annas, "/join").await;
    party.ben.press(&bens, "/join").await;
    party.shown_with_button("/move:").await;
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    resign_at(&mut party, &anna, &annas).await;
    let ended = party.shown_with_text("🏁").await;
    let replay = find_button(&ended, "replay/").expect("a button");
    let id = replay.strip_prefix("replay/").expect("a match").to_owned();
    for exit in exits(&id).iter().chain([&replay]) {
        let secret = text(&take_exit(&party, exit).await);
        assert!(secret.starts_with("Other tables are still playing this deal."), "{exit}: {secret}");
    }
    let exported = export(&party, &anna).await;
    assert!(exported["matches"][0]["deal"].is_string() && exported["matches"][0]["record"].is_null(), "{exported}");
    assert!(!exported.to_string().contains("seed"), "{exported}");
    assert!(!has_button(&ended, "/rematch"), "no rematch");
    let games = party.sandbox.channel("games").await;
    resign_at(&mut party, &ben, &bens).await;
    let standings = party.shown_with(is_standings).await;
    // Now everybody can see the deal: its score sheet, replays and records.
    let menu = custom_id(&standings, |id, _| !id.contains("/next") && id.starts_with("tournament/")).expect("a menu");
    let sheet = party.anna.choose(&standings, &menu, "round-1").answer_or_update().await;
    assert!(text(&sheet).contains("matchpoints") && sheet["attachments"][0].is_object(), "{sheet}");
    let records = components(&sheet).into_iter().filter_map(|one| one["custom_id"].as_str().map(str::to_owned));
    let records: Vec<String> = records.filter(|id| id.starts_with("record/")).collect();
    assert_eq!(records.len(), 2, "{sheet}");
    let thread = party.channel();
    party.go_to(&games);
    for record in &records {
        let given = take_exit(&party, record).await;
        assert_eq!(given["attachments"][0]["filename"], "record.json", "{given}");
    }
    party.go_to(&thread);
    party.anna.press(&ended, &replay).await;
    party.shown_with(|shown| shown["attachments"][0]["filename"] == "replay.gif").await;
    for exit in exits(&id) {
        let given = text(&take_exit(&party, &exit).await);
        assert!(!given.starts_with("Other tables") && !given.contains("went wrong"), "{exit}: {given}");
    }
    let record = export(&party, &ben).await["matches"][0]["record"].to_string();
    let record = verifier::verify(record.as_bytes()).expect("a valid record");
    let fair_play = text(&take_exit(&party, &format!("fair-play/{id}")).await);
    assert!(fair_play.contains(&record.fair_play.seed.expect("the seed of the deal")), "{fair_play}");
    check_requests(&party.sandbox).await;
}

/// Returns the messages of tournaments in the channel.
async fn sign_ups(party: &Party) -> Vec<Value> {
    let shown = party.anna.messages().await;
    shown.into_iter().filter(|shown| has_button(shown, "tournament/")).collect()
}

/// Returns the tournament's message, once the bot has stored it. If a command finds that the message was deleted, the
/// bot may post it twice in a row.
async fn stored_sign_up(party: &Party) -> Value {
    let pool = party.open_database().await;
    let stored = || sqlx::query_scalar::<_, Option<i64>>("SELECT message FROM tournaments").fetch_one(&pool);
    let mut shown = Vec::new();
    until(async || {
        let id = stored().await.expect("readable").map(|id| id.to_string());
        shown = sign_ups(party).await;
        matches!(&shown[..], [only] if id.is_some_and(|id| only["id"] == id))
    })
    .await;
    pool.close().await;
    shown.remove(0)
}

#[tokio::test]
async fn a_deleted_sign_up_comes_back_and_a_cancelled_one_leaves_no_event() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("hisss")), ("format", json!("swiss")), ("begins-in", json!(60))];
    party.ben.command("tournament start").with_options(options(&wanted)).await;
    let first = party.shown_with_button("tournament/").await;
    party.sandbox.counted("POST /guilds/{guild_id}/scheduled-events", 0).await;
    let events = party.sandbox.get("/world").await["events"].clone();
    let event = (&events[0]["name"], &events[0]["entity_metadata"]["location"]);
    assert_eq!(event, (&json!("🏆 Hisss: Swiss tournament · no. 1"), &json!("#games")));
    let message = format!("/channels/{}/messages/{}", party.channel(), id_of(&first));
    party.sandbox.bot("DELETE", &message, json!(null)).await;
    let told = party.chloe.command("tournament show").answer_text().await;
    assert_eq!(told, "The tournament’s message is now the newest one in the channel.");
    let is_other = |shown: &Value, old: &Value| shown["id"] != old["id"] && is_sign_up(shown);
    party.shown_with(|shown| is_other(shown, &first)).await;
    let none = party.chloe.command("duplicate show").answer_text().await;
    assert_eq!(none, "No tournament is open in this channel.");

    // If the bot has not stored a message yet, that message is the newest one anyway.
    let again = stored_sign_up(&party).await;
    party.chloe.command("tournament show").await;
    party.shown_with(|shown| is_other(shown, &again) && is_other(shown, &first)).await;
    party.sandbox.counted("DELETE /channels/{channel_id}/messages/{message_id}", 1).await;
    // The old message is deleted, even if it is one of two that were posted in a row.
    let newest = stored_sign_up(&party).await;
    party.chloe.press(&newest, "/join").await;
    party.shown_with_text("Chloé").await;
    // Anna owns the server, so she counts as a moderator.
    let asked = party.anna.press(&newest, "/stop").answer().await;
    party.anna.press(&asked, "/confirm-stop").await;
    party.shown_with(|shown| text(shown).contains("cancelled") && shown["id"] == newest["id"]).await;
    party.sandbox.counted("DELETE /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 0).await;
    assert_eq!(party.sandbox.get("/world").await["events"], json!([]));
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_sealed_deal_waits_for_private_threads_and_strangers_threads_are_not_used() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("ssserpent")), ("tables", json!(2)), ("deals", json!(1)), ("pace", json!("live"))];
    party.anna.command("duplicate start").with_options(options(&wanted)).await;
    // Somebody opens public threads whose names begin like those of the tables.
    let games = party.channel();
    for table in 1..=2 {
        let thread = json!({"name": format!("1 · R1 T{table} · Anna – Basil"), "type": 11});
        party.sandbox.bot("POST", &format!("/channels/{games}/threads"), thread).await;
    }
    let permissions = |denied: Value| party.sandbox.post("/permissions", json!({"channel": games, "denied": denied}));
    permissions(json!(["CREATE_PRIVATE_THREADS"])).await;
    sign_up(&mut party).await;
    let told = party.shown_with_text("can’t open the private threads").await;
    assert!(text(&told).contains("Create Private Threads") && text(&told).contains("Missing Permissions"));
    assert_eq!(told["mentions"][0]["id"], json!(party.anna));
    let permissions = |denied: Value| party.sandbox.post("/permissions", json!({"channel": games, "denied": denied}));
    permissions(json!([])).await;
    // This command makes the bot try again at once instead of after half a minute.
    party.anna.command("duplicate show").await;
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let world = format!("/world?as={}", party.anna);
    let channels = party.sandbox.get(&world).await["channels"].as_array().expect("a list").clone();
    let thread = channels.iter().find(|channel| channel["id"] == table["channel_id"]).expect("a thread");
    assert_eq!(thread["type"], 12, "it is private");
    assert!(thread["name"].as_str().is_some_and(|name| name.starts_with("1 · R1 T")), "{thread}");

    // A moderator deletes the thread. The match goes on in another private thread.
    let path = format!("/channels/{}?as={}", id_of(thread), party.anna);
    assert_eq!(party.sandbox.ask("DELETE", &path, json!(null)).await.0, 204);
    let arrive = arrival(&table).expect("a button");
    let of_match = arrive.split('/').nth(1).expect("a match");
    let moved = party
        .shown_with(|shown| {
            let is_same = arrival(shown).is_some_and(|arrive| arrive.split('/').nth(1) == Some(of_match));
            is_same && shown["channel_id"] != table["channel_id"]
        })
        .await;
    let channels = party.sandbox.get(&world).await["channels"].as_array().expect("a list").clone();
    let other = channels.iter().find(|channel| channel["id"] == moved["channel_id"]).expect("a thread");
    assert_eq!(other["type"], 12, "it is private, too");
    check_requests(&party.sandbox).await;
}

/// The maximum number of people who can be added to the sandbox.
const MANY: usize = 46;

#[tokio::test]
async fn many_people_join_at_once_and_all_get_in_in_their_order() {
    let mut party = Party::start().await;
    let mut people = Vec::new();
    for number in 0..MANY {
        // Not all names fit into the message.
        let name = format!("P{number:02} {}", "🐍".repeat(24));
        people.push((party.add_person(&name).await, name));
    }
    let wanted = [("game", json!("hisss")), ("format", json!("swiss"))];
    party.anna.command("tournament start").with_options(options(&wanted)).await;
    let sign_up = party.shown_with_button("tournament/").await;
    let again = options(&[("game", json!("snap")), ("format", json!("knockout"))]);
    let refused = party.anna.command("tournament start").with_options(again).answer_text().await;
    assert_eq!(refused, "You already have an open sign-up here. Start or cancel it first.");
    for (person, _) in &people {
        person.press(&sign_up, "/join").await;
    }
    let full = party.shown_with_text(&format!("{MANY} players")).await;
    let names: Vec<&str> = people.iter().map(|(_, name)| &**name).collect();
    let in_order = |text: &str, count: usize| {
        let shown: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once("\\. ")?.1)).collect();
        assert!(shown.iter().zip(&names).all(|(line, name)| line.contains(name)) && shown.len() == count, "{text}");
    };
    let cut = text(&full);
    let (_, more) = cut.rsplit_once("… and ").expect("the others are counted");
    let more: usize = more.split_once(" more").and_then(|(more, _)| more.parse().ok()).expect("a number");
    in_order(&cut, MANY - more);
    let show_all = find_button(&full, "/list").expect("a button");
    let mut live = party.ben.live().await;
    party.ben.press(&full, "/list").await;
    let mut all = String::new();
    while all.matches("\\. ").count() < MANY {
        let (_, message) = live.any().await;
        if is_ephemeral(&message) {
            all = format!("{all}\n{}", text(&message));
        }
    }
    in_order(&all, MANY);
    // The button works only in the tournament's channel.
    party.add_channel("elsewhere").await;
    let forged = text(&take_exit(&party, &show_all).await);
    assert!(!forged.contains("P00"), "{forged}");
}
