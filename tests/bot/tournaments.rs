//! `/tournament` and `/duplicate`: from the sign-up to the podium, with the bot killed in between.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, answer, components, custom_id, text};

pub fn options(all: &[(&str, Value)]) -> Value {
    let kind = |value: &Value| if value.is_string() { 3 } else { 4 };
    all.iter().map(|(name, value)| json!({"name": name, "type": kind(value), "value": value})).collect()
}

/// Returns the custom id of the button that this match's players press when they are there.
pub fn arrival(message: &Value) -> Option<String> {
    custom_id(message, |id, _| id.starts_with("match/") && id.ends_with("/join"))
}

pub fn is_standings(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| !files.is_empty()) && text(message).contains('🏆')
}

/// Lets Anna and Ben join and Anna begin. Returns the sign-up.
async fn sign_up(party: &mut Party) -> Value {
    let sign_up = party.shown_with(|shown| custom_id(shown, |id, _| id.starts_with("tournament/")).is_some()).await;
    let join = custom_id(&sign_up, |id, _| id.ends_with("/join")).expect("a button");
    for person in [party.anna.clone(), party.ben.clone()] {
        party.press(&person, &sign_up, &join, &[]).await;
    }
    party.shown_with(|shown| text(shown).contains("2 players")).await;
    let refused = party.private_text_after(&party.ben, party.press(&party.ben, &sign_up, &begin(&sign_up), &[])).await;
    assert_eq!(refused, "Only the host can do that.");
    party.press(&party.anna, &sign_up, &begin(&sign_up), &[]).await;
    sign_up
}

fn begin(sign_up: &Value) -> String {
    custom_id(sign_up, |id, _| id.ends_with("/begin")).expect("a button")
}

#[tokio::test]
async fn a_knockout_outlives_a_kill_and_ends_with_a_podium() {
    let mut party = Party::start().await;
    let wanted = options(&[("game", json!("hisss")), ("format", json!("knockout")), ("begins-in", json!(60))]);
    party.command(&party.anna, "tournament start", wanted).await;
    // The event is there for those who want to join, and is deleted once the tournament has begun.
    party.sandbox.counted("POST /guilds/{guild_id}/scheduled-events", 0).await;
    let sign_up = sign_up(&mut party).await;
    let lobby = party.shown_with(|shown| arrival(shown).is_some()).await;
    party.sandbox.counted("DELETE /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 0).await;
    assert_eq!(party.sandbox.get("/world").await["events"], json!([]));
    assert!(text(&lobby).contains("not here yet"), "{}", text(&lobby));
    party.channel = lobby["channel_id"].as_str().expect("a thread").to_owned();
    let arrive = arrival(&lobby).expect("a button");
    let stranger = party.press(&party.chloe, &lobby, &arrive, &[]);
    let refused = party.private_text_after(&party.chloe, stranger).await;
    assert_eq!(refused, "This table belongs to other players of the tournament.");
    party.press(&party.anna, &lobby, &arrive, &[]).await;
    party.bot = None;
    party.wake().await;
    party.press(&party.ben, &lobby, &arrive, &[]).await;
    party.shown_with(|shown| a_move(shown).is_some()).await;
    party.resign(&party.anna).await;
    let podium = party.shown_with(|shown| is_standings(shown) && text(shown).contains("won")).await;
    assert!(text(&podium).contains("**Ben** won"), "{}", text(&podium));
    let games = party.sandbox.channel("games").await;
    let shown = party.sandbox.messages(&party.anna, &games).await;
    // A late response to an earlier press can replace the end, which is then shown once more.
    let is_end = |shown: &Value| shown["id"] == sign_up["id"] && text(shown).contains("Over");
    let end = match shown.into_iter().find(|shown| is_end(shown)) {
        Some(end) => end,
        None => party.shown_with(is_end).await,
    };
    assert!(custom_id(&end, |id, _| id.starts_with("tournament/")).is_none(), "{}", text(&end));
    check_requests(&party.sandbox).await;
}

/// Returns the private ways by which a match's chance leaves the bot, as custom ids.
fn exits(id: &str) -> [String; 5] {
    [
        format!("my-replay/{id}"),
        format!("open-frame/{id}/1"),
        format!("record/{id}"),
        format!("review/{id}/curve"),
        format!("fair-play/{id}"),
    ]
}

/// Presses a button with this custom id as Anna. Returns the private response.
async fn take_exit(party: &Party, custom_id: &str) -> Value {
    let button = json!({"type": 2, "style": 2, "label": "x", "custom_id": custom_id});
    let message = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let messages = format!("/channels/{}/messages", party.channel);
    let (_, _, message) = party.sandbox.bot("POST", &messages, message).await;
    let mut live = party.sandbox.live(&party.anna).await;
    party.press(&party.anna, &message, custom_id, &[]).await;
    loop {
        let (_, message) = live.any().await;
        // A deferred response has no content yet.
        if message["flags"].as_u64().unwrap_or(0) & (64 | 128) == 64 && !text(&message).is_empty() {
            return message;
        }
    }
}

/// Uses `/privacy export`. Returns the file.
async fn export(party: &Party, person: &str) -> Value {
    let mut live = party.sandbox.live(person).await;
    party.command(person, "privacy export", json!([])).await;
    let message = live.until("message_update", |shown| shown["attachments"][0]["filename"] == "snakepit.json").await;
    let url = message["attachments"][0]["url"].as_str().expect("an address");
    let file = reqwest::get(format!("{}{url}", party.sandbox.url())).await.expect("an answer");
    file.json().await.expect("JSON")
}

/// Resigns in the channel of this match.
async fn resign_at(party: &mut Party, person: &str, message: &Value) {
    party.channel = message["channel_id"].as_str().expect("a thread").to_owned();
    party.resign(person).await;
}

#[tokio::test]
async fn a_deal_of_a_duplicate_is_secret_until_the_last_table_has_ended() {
    let mut party = Party::start().await;
    let mut of_ben = party.sandbox.live(&party.ben).await;
    let wanted = [("game", json!("ssserpent")), ("tables", json!(2)), ("deals", json!(1)), ("pace", json!("live"))];
    party.command(&party.anna, "duplicate start", options(&wanted)).await;
    sign_up(&mut party).await;
    // Anna owns the server, so she sees all private threads.
    let is_table_of = |shown: &Value, name| arrival(shown).is_some() && text(shown).contains(name);
    let annas = party.shown_with(|shown| is_table_of(shown, "Anna")).await;
    let bens = of_ben.until("message_create", |shown| is_table_of(shown, "Ben")).await;
    assert_ne!(annas["channel_id"], bens["channel_id"], "each table has a private thread");
    party.press(&party.anna, &annas, &arrival(&annas).expect("a button"), &[]).await;
    party.press(&party.ben, &bens, &arrival(&bens).expect("a button"), &[]).await;
    party.shown_with(|shown| a_move(shown).is_some()).await;
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    resign_at(&mut party, &anna, &annas).await;
    let ended = party.shown_with(|shown| text(shown).contains('🏁')).await;
    let replay = custom_id(&ended, |id, _| id.starts_with("replay/")).expect("a button");
    let id = replay.strip_prefix("replay/").expect("a match").to_owned();
    for exit in exits(&id).iter().chain([&replay]) {
        let secret = text(&take_exit(&party, exit).await);
        assert!(secret.starts_with("Other tables still play this deal."), "{exit}: {secret}");
    }
    let exported = export(&party, &anna).await;
    assert!(exported["matches"][0]["deal"].is_string() && exported["matches"][0]["record"].is_null(), "{exported}");
    assert!(!exported.to_string().contains("seed"), "{exported}");
    assert!(custom_id(&ended, |id, _| id.ends_with("/rematch")).is_none(), "no rematch");
    let games = party.sandbox.channel("games").await;
    resign_at(&mut party, &ben, &bens).await;
    let standings = party.shown_with(is_standings).await;
    // The deal is open to everybody now: its score sheet, replays and records.
    let menu = custom_id(&standings, |id, _| !id.contains("/next") && id.starts_with("tournament/")).expect("a menu");
    let sheet = answer(&party, &standings, &menu, &["round-1"]).await;
    assert!(text(&sheet).contains("matchpoints") && sheet["attachments"][0].is_object(), "{sheet}");
    let records = components(&sheet).into_iter().filter_map(|one| one["custom_id"].as_str().map(str::to_owned));
    let records: Vec<String> = records.filter(|id| id.starts_with("record/")).collect();
    assert_eq!(records.len(), 2, "{sheet}");
    let thread = std::mem::replace(&mut party.channel, games);
    for record in &records {
        let given = take_exit(&party, record).await;
        assert_eq!(given["attachments"][0]["filename"], "record.json", "{given}");
    }
    party.channel = thread;
    party.press(&party.anna, &ended, &replay, &[]).await;
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
    let shown = party.sandbox.messages(&party.anna, &party.channel).await;
    shown.into_iter().filter(|shown| custom_id(shown, |id, _| id.starts_with("tournament/")).is_some()).collect()
}

/// Returns the message of the tournament, once the bot has stored it. A message that was found to be deleted during a command
/// can be posted twice in a row.
async fn stored_sign_up(party: &Party) -> Value {
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    let stored = || sqlx::query_scalar::<_, Option<i64>>("SELECT message FROM tournaments").fetch_one(&pool);
    loop {
        let id = stored().await.expect("readable").map(|id| id.to_string());
        if let [only] = &sign_ups(party).await[..]
            && id.is_some_and(|id| only["id"] == id)
        {
            pool.close().await;
            return only.clone();
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_deleted_sign_up_comes_back_and_a_cancelled_one_leaves_no_event() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("hisss")), ("format", json!("swiss")), ("begins-in", json!(60))];
    party.command(&party.ben, "tournament start", options(&wanted)).await;
    let first = party.shown_with(|shown| custom_id(shown, |id, _| id.starts_with("tournament/")).is_some()).await;
    party.sandbox.counted("POST /guilds/{guild_id}/scheduled-events", 0).await;
    let events = party.sandbox.get("/world").await["events"].clone();
    let event = (&events[0]["name"], &events[0]["entity_metadata"]["location"]);
    assert_eq!(event, (&json!("🏆 Hisss: Swiss tournament · no. 1"), &json!("#games")));
    let message = format!("/channels/{}/messages/{}", party.channel, first["id"].as_str().expect("an id"));
    party.sandbox.bot("DELETE", &message, json!(null)).await;
    let told = party.private_text_after(&party.chloe, party.command(&party.chloe, "tournament show", json!([]))).await;
    assert_eq!(told, "The tournament’s message is now the newest one in the channel.");
    let is_other = |shown: &Value, old: &Value| {
        shown["id"] != old["id"]
            && custom_id(shown, |id, _| id.starts_with("tournament/") && id.ends_with("/join")).is_some()
    };
    party.shown_with(|shown| is_other(shown, &first)).await;
    let none = party.private_text_after(&party.chloe, party.command(&party.chloe, "duplicate show", json!([]))).await;
    assert_eq!(none, "No tournament is open in this channel.");

    // As long as the bot has not stored the message, it is the newest one anyway.
    let again = stored_sign_up(&party).await;
    party.command(&party.chloe, "tournament show", json!([])).await;
    let newest = party.shown_with(|shown| is_other(shown, &again) && is_other(shown, &first)).await;
    party.sandbox.counted("DELETE /channels/{channel_id}/messages/{message_id}", 1).await;
    // The old message is deleted.
    while sign_ups(&party).await.len() > 1 {
        tokio::task::yield_now().await;
    }
    let join = custom_id(&newest, |id, _| id.ends_with("/join")).expect("a button");
    party.press(&party.chloe, &newest, &join, &[]).await;
    party.shown_with(|shown| text(shown).contains("Chloé")).await;
    // Anna owns the server, so she moderates it.
    let stop = custom_id(&newest, |id, _| id.ends_with("/stop")).expect("a button");
    party.press(&party.anna, &newest, &stop, &[]).await;
    let confirm = stop.replace("/stop", "/confirm-stop");
    let asked = party.private_message().await;
    party.press(&party.anna, &asked, &confirm, &[]).await;
    party.shown_with(|shown| text(shown).contains("cancelled") && shown["id"] == newest["id"]).await;
    party.sandbox.counted("DELETE /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}", 0).await;
    assert_eq!(party.sandbox.get("/world").await["events"], json!([]));
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_sealed_deal_waits_for_private_threads_and_strangers_threads_are_not_used() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("ssserpent")), ("tables", json!(2)), ("deals", json!(1)), ("pace", json!("live"))];
    party.command(&party.anna, "duplicate start", options(&wanted)).await;
    // Somebody opens public threads whose names begin like those of the tables.
    let games = party.channel.clone();
    for table in 1..=2 {
        let thread = json!({"name": format!("1 · R1 T{table} · Anna – Basil"), "type": 11});
        party.sandbox.bot("POST", &format!("/channels/{games}/threads"), thread).await;
    }
    let permissions = |denied: Value| party.sandbox.post("/permissions", json!({"channel": games, "denied": denied}));
    permissions(json!(["CREATE_PRIVATE_THREADS"])).await;
    sign_up(&mut party).await;
    let told = party.shown_with(|shown| text(shown).contains("waits for private threads")).await;
    assert!(text(&told).contains("Create Private Threads") && text(&told).contains("Missing Permissions"));
    assert_eq!(told["mentions"][0]["id"], json!(party.anna));
    let permissions = |denied: Value| party.sandbox.post("/permissions", json!({"channel": games, "denied": denied}));
    permissions(json!([])).await;
    // A press wakes the tournament, which otherwise looks again after half a minute.
    party.command(&party.anna, "duplicate show", json!([])).await;
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let world = format!("/world?as={}", party.anna);
    let channels = party.sandbox.get(&world).await["channels"].as_array().expect("a list").clone();
    let thread = channels.iter().find(|channel| channel["id"] == table["channel_id"]).expect("a thread");
    assert_eq!(thread["type"], 12, "it is private");
    assert!(thread["name"].as_str().is_some_and(|name| name.starts_with("1 · R1 T")), "{thread}");

    // A moderator deletes the thread: the match goes on in another private one.
    let path = format!("/channels/{}?as={}", thread["id"].as_str().expect("an id"), party.anna);
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

/// As many people as the sandbox takes, beside those it has.
const MANY: usize = 46;

#[tokio::test]
async fn many_people_join_at_once_and_all_get_in_in_their_order() {
    let mut party = Party::start().await;
    let mut people = Vec::new();
    for number in 0..MANY {
        // Not all names fit into the message.
        let name = format!("P{number:02} {}", "🐍".repeat(24));
        party.sandbox.post("/users", json!({"name": name})).await;
        people.push((party.sandbox.person(&name).await, name));
    }
    let wanted = [("game", json!("hisss")), ("format", json!("swiss"))];
    party.command(&party.anna, "tournament start", options(&wanted)).await;
    let sign_up = party.shown_with(|shown| custom_id(shown, |id, _| id.starts_with("tournament/")).is_some()).await;
    let again = options(&[("game", json!("snap")), ("format", json!("knockout"))]);
    let refused = party.private_text_after(&party.anna, party.command(&party.anna, "tournament start", again)).await;
    assert_eq!(refused, "You already have an open sign-up here. Start or cancel it first.");
    let join = custom_id(&sign_up, |id, _| id.ends_with("/join")).expect("a button");
    for (person, _) in &people {
        party.press(person, &sign_up, &join, &[]).await;
    }
    let full = party.shown_with(|shown| text(shown).contains(&format!("{MANY} players"))).await;
    let names: Vec<&str> = people.iter().map(|(_, name)| &**name).collect();
    let in_order = |text: &str, count: usize| {
        let shown: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once("\\. ")?.1)).collect();
        assert!(shown.iter().zip(&names).all(|(line, name)| line.contains(name)) && shown.len() == count, "{text}");
    };
    let cut = text(&full);
    let (_, more) = cut.rsplit_once("… and ").expect("the others are counted");
    let more: usize = more.split_once(" more").and_then(|(more, _)| more.parse().ok()).expect("a number");
    in_order(&cut, MANY - more);
    let show_all = custom_id(&full, |id, _| id.ends_with("/list")).expect("a button");
    let mut live = party.sandbox.live(&party.ben).await;
    party.press(&party.ben, &full, &show_all, &[]).await;
    let mut all = String::new();
    while all.matches("\\. ").count() < MANY {
        let (_, message) = live.any().await;
        if message["flags"].as_u64().unwrap_or(0) & 64 != 0 {
            all = format!("{all}\n{}", text(&message));
        }
    }
    in_order(&all, MANY);
    // The button is for this channel.
    let elsewhere = party.sandbox.post("/channels", json!({"name": "elsewhere"})).await;
    party.channel = elsewhere["id"].as_str().expect("an id").to_owned();
    let forged = text(&take_exit(&party, &show_all).await);
    assert!(!forged.contains("P00"), "{forged}");
}
