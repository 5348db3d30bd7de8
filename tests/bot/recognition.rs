//! Roles for the winners of tournaments and seasons, the threads of tables, and the language of a sign-up. The tests
//! also kill the bot in between.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::organise::{fill_in, organise, turn};
use crate::people::{Party, a_move, assert_says, channel_of, has_button, id_of, is_sign_up, text};
use crate::person::Person;
use crate::sandbox::rest::Api;
use crate::test_sandbox::{TestSandbox, until};
use crate::tournaments::{arrival, options};

const GIVE: &str = "PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}";
const TAKE: &str = "DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}";
const WINNER: &str = "settings/roles/winner-role";

/// Adds a role to the sandbox. The bot can give the role to members if it is `assignable`. Returns its id.
pub async fn role(party: &Party, name: &str, assignable: bool) -> String {
    let role = party.sandbox.post("/roles", json!({"name": name, "assignable": assignable})).await;
    id_of(&role).to_owned()
}

/// Returns whether a member has a role.
pub async fn has(party: &Party, user: &str, role: &str) -> bool {
    let guild = party.sandbox.guild().await;
    let member = party.sandbox.bot("GET", &format!("/guilds/{guild}/members/{user}"), Value::Null).await.2;
    member["roles"].as_array().expect("a list").contains(&json!(role))
}

/// Plays a knockout between Anna and Ben, in which `loser` resigns. Returns the messages in the thread of the final.
async fn play(party: &mut Party, loser: &Person) -> Vec<Value> {
    let games = party.sandbox.channel("games").await;
    party.go_to(&games);
    let wanted = options(&[("game", json!("hisss")), ("format", json!("knockout"))]);
    party.anna.command("tournament start").with_options(wanted).await;
    let sign_up = party.shown_with(is_sign_up).await;
    assert!(sign_up["attachments"][0]["description"].as_str().is_some_and(|said| said.starts_with("Sign-up.")));
    for person in [&party.anna, &party.ben] {
        person.press(&sign_up, "/join").await;
    }
    party.shown_with_text("2 players").await;
    party.anna.press(&sign_up, "/begin").await;
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    party.go_to(channel_of(&table));
    for person in [&party.anna, &party.ben] {
        person.press(&table, "/join").await;
    }
    party.shown_with(|shown| a_move(shown).is_some() && shown["id"] == table["id"]).await;
    loser.resign().await;
    party.shown_with(|shown| text(shown).contains("🏆") && text(shown).contains("won")).await;
    party.anna.messages().await
}

#[tokio::test]
async fn the_winner_gets_a_role_that_the_next_winner_takes_over() {
    let mut party = Party::start().await;
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    let (champion, high) = (role(&party, "Champion", true).await, role(&party, "High", false).await);
    let page = party.settings("settings/roles").await;
    let refusal = async |party: &Party, role: &str| party.anna.choose(&page, WINNER, role).answer_text().await;
    assert!(refusal(&party, &champion).await.contains("I need the permission “Manage Roles”"));
    party.sandbox.post("/permissions", json!({"denied": [], "granted": ["MANAGE_ROLES"]})).await;
    assert!(refusal(&party, &high).await.contains("This role is above mine"));
    let page = anna.choose(&page, WINNER, &champion).update().await;
    assert!(!text(&page).contains("⚠️"), "{}", text(&page));

    let messages = play(&mut party, &anna).await;
    let id = |message: &&Value| message["id"].as_str().and_then(|id| id.parse::<u64>().ok());
    let first = text(messages.iter().min_by_key(id).expect("a message"));
    assert!(first.contains("Final, table 1") && first.contains("The winner wins the tournament."), "{first}");
    party.bot = None;
    // Discord gives the role, but the bot is killed again before it gets the response.
    let (method, path) = GIVE.split_once(' ').expect("a route");
    let hang = json!({"count": 1, "do": "hang", "method": method, "path": path, "applied": true});
    party.sandbox.faults(json!({"next": [hang]})).await;
    party.wake().await;
    party.sandbox.counted(GIVE, 0).await;
    party.bot = None;
    let pool = party.open_database().await;
    party.wake().await;
    until(async || has(&party, &ben.id, &champion).await).await;
    let done = "SELECT COUNT(*) FROM awarded_roles WHERE done = 1";
    until(async || sqlx::query_scalar::<_, i64>(done).fetch_one(&pool).await.expect("a number") == 1).await;
    let given = party.sandbox.count(GIVE).await;

    play(&mut party, &ben).await;
    party.restart().await;
    // The bot is killed while it gives one role and removes another.
    party.sandbox.counted(TAKE, 0).await;
    party.restart().await;
    until(async || has(&party, &anna.id, &champion).await).await;
    until(async || !has(&party, &ben.id, &champion).await).await;
    let left = "SELECT COUNT(*) FROM awarded_roles";
    until(async || sqlx::query_scalar::<_, i64>(left).fetch_one(&pool).await.expect("a number") == 1).await;
    assert!(party.sandbox.count(GIVE).await > given);

    // If a role was deleted, the bot no longer has to give or remove it.
    party.sandbox.ask("DELETE", &format!("/roles/{champion}"), Value::Null).await;
    play(&mut party, &anna).await;
    party.restart().await;
    until(async || sqlx::query_scalar::<_, i64>(left).fetch_one(&pool).await.expect("a number") == 0).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_thread_is_archived_an_hour_after_its_match_and_nothing_happens_without_roles() {
    let mut party = Party::start().await;
    let anna = party.anna.clone();
    play(&mut party, &anna).await;
    let thread = format!("/channels/{}", party.channel());
    let archived = async |party: &Party| {
        let thread = party.sandbox.bot("GET", &thread, Value::Null).await.2["thread_metadata"].clone();
        (thread["archived"] == true, thread["locked"] == true)
    };
    let pool = party.open_database().await;
    until(async || {
        let shown = "SELECT COUNT(*) FROM tournaments WHERE stage = 'over' AND open = 1";
        sqlx::query_scalar::<_, i64>(shown).fetch_one(&pool).await.expect("a number") == 1
    })
    .await;
    assert_eq!(archived(&party).await, (false, false), "the match can be replayed there");
    party.bot = None;
    sqlx::query("UPDATE matches SET ended_at = ended_at - 3600000").execute(&pool).await.expect("it is writable");
    party.wake().await;
    until(async || archived(&party).await == (true, false)).await;
    assert_eq!(party.sandbox.count(GIVE).await + party.sandbox.count(TAKE).await, 0);
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_sign_up_follows_the_language_of_its_server() {
    let mut party = Party::start().await;
    let anna = party.anna.clone();
    party.ben.set_locale("de").await;
    party.set("settings/play", "settings/play/language", "language:en").await;
    let wanted = options(&[("game", json!("hisss")), ("format", json!("swiss"))]);
    let told = party.ben.command("tournament start").with_options(wanted).answer_text().await;
    assert!(told.contains("Sprache der Nachrichten auf diesem Server: English."), "{told}");
    let sign_up = party.shown_with(is_sign_up).await;
    assert_says(&sign_up, "Nobody has joined yet.");
    let page = party.settings("settings/play").await;
    anna.choose(&page, "settings/play/language", "language:de").await;
    party.shown_with(|shown| is_sign_up(shown) && text(shown).contains("Noch ist niemand angemeldet.")).await;
    // Anna may manage the server, so she gets a button.
    let wanted = options(&[("game", json!("snap")), ("format", json!("swiss"))]);
    let told = anna.command("tournament start").with_options(wanted).answer().await;
    assert!(has_button(&told, "settings/play") && text(&told).contains("Deutsch"), "{told}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn the_sandbox_gives_only_roles_below_the_bots() {
    let party = Party::without_bot(TestSandbox::start().await).await;
    let api = Api::new(&party.sandbox);
    let (low, high) = (role(&party, "Low", true).await, role(&party, "High", false).await);
    let guild = party.sandbox.guild().await;
    let of = |user: &str, role: &str| format!("/guilds/{guild}/members/{user}/roles/{role}");
    api.fails("PUT", &of(&party.ben.id, &low), Value::Null, 403, 50_013).await;
    party.sandbox.post("/permissions", json!({"denied": [], "granted": ["MANAGE_ROLES"]})).await;
    for (user, role, status, code) in
        [("1", &low, 404, 10_007), (&party.ben.id, &guild, 403, 50_013), (&party.ben.id, &high, 403, 50_013)]
    {
        api.fails("PUT", &of(user, role), Value::Null, status, code).await;
    }
    api.fails("DELETE", &of(&party.ben.id, "1"), Value::Null, 404, 10_011).await;
    for (method, given) in [("PUT", true), ("PUT", true), ("DELETE", false), ("DELETE", false)] {
        api.done(method, &of(&party.ben.id, &low), Value::Null).await;
        assert_eq!(has(&party, &party.ben.id, &low).await, given);
    }
}

/// Ben wins the final, but Anna corrects the result. She gets the role instead of him, and the bot posts the end again.
#[tokio::test]
async fn a_final_is_corrected_after_the_end() {
    let mut party = Party::start().await;
    let (anna, ben) = (party.anna.clone(), party.ben.clone());
    let champion = role(&party, "Champion", true).await;
    party.sandbox.post("/permissions", json!({"denied": [], "granted": ["MANAGE_ROLES"]})).await;
    let page = party.settings("settings/roles").await;
    anna.choose(&page, WINNER, &champion).update().await;
    play(&mut party, &anna).await;
    until(async || has(&party, &ben.id, &champion).await).await;
    party.go_to(&party.sandbox.channel("games").await);
    let is_end = |shown: &Value| has_button(shown, "/next");
    let ended = party.shown_with(is_end).await;
    let page = organise(&mut party, &ended).await;
    assert!(!page.to_string().contains("tournament/1/players"), "only results can be changed: {page}");
    let page = turn(&mut party, &page, "tournament/1/rounds", &["results-0"]).await;
    let page = turn(&mut party, &page, "tournament/1/results", &["result-0-0"]).await;
    let other = if text(&page).contains("0\u{a0}:\u{a0}1") { "2-0" } else { "0-2" };
    let page = fill_in(&mut party, &page, &format!("tournament/1/ask-0-correct-0-0-{other}"), "Wrong button").await;
    assert_says(&page, "Done");
    until(async || has(&party, &anna.id, &champion).await && !has(&party, &ben.id, &champion).await).await;
    until(async || anna.messages().await.iter().filter(|shown| is_end(shown)).count() == 2).await;
    check_requests(&party.sandbox).await;
}
