//! Tournaments that cannot be read: the bot names them, plays on, and lets them be cancelled.

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use crate::bot::run_command;
use crate::people::{Party, a_move, custom_id, text};

/// Runs a command beside the bot. Returns its exit code and what it printed.
async fn run(party: &Party, arguments: &[&str]) -> (Option<i32>, String) {
    let output = run_command(party.folder.path(), arguments, &[]).await;
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.code(), said)
}

/// Begins a knockout between Anna and Ben in the party's channel. Returns its message.
async fn begin_tournament(party: &mut Party) -> Value {
    let options = json!([
        {"name": "game", "type": 3, "value": "hisss"}, {"name": "format", "type": 3, "value": "knockout"},
    ]);
    party.command(&party.anna, "tournament start", options).await;
    let button =
        |shown: &Value, action: &str| custom_id(shown, |id, _| id.starts_with("tournament/") && id.ends_with(action));
    let sign_up = party.shown_with(|shown| button(shown, "/join").is_some()).await;
    for person in [party.anna.clone(), party.ben.clone()] {
        party.press(&person, &sign_up, &button(&sign_up, "/join").expect("a button"), &[]).await;
    }
    party.shown_with(|shown| text(shown).contains("2 players")).await;
    party.press(&party.anna, &sign_up, &button(&sign_up, "/begin").expect("a button"), &[]).await;
    party.shown_with(|shown| text(shown).contains("not here yet")).await;
    sign_up
}

/// Presses *Cancel* below a tournament. Returns the question whether the person is sure.
async fn ask_to_stop(party: &Party, person: &str, tournament: &Value) -> Value {
    let mut live = party.sandbox.live(person).await;
    let stop = custom_id(tournament, |id, _| id.ends_with("/stop")).expect("a button");
    party.press(person, tournament, &stop, &[]).await;
    live.until("message_create", |shown| custom_id(shown, |id, _| id.ends_with("/confirm-stop")).is_some()).await
}

fn confirmation(question: &Value) -> String {
    custom_id(question, |id, _| id.ends_with("/confirm-stop")).expect("a button")
}

#[tokio::test]
async fn a_broken_tournament_is_named_and_cancelled_while_everybody_plays_on() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake start", json!([]), 1).await;
    let first = begin_tournament(&mut party).await;
    let other = party.sandbox.post("/channels", json!({"name": "other"})).await;
    party.channel = other["id"].as_str().expect("an id").to_owned();
    begin_tournament(&mut party).await;
    party.bot = None;
    let file = party.folder.path().join("data/snakepit.db");
    let mut database = SqliteConnection::connect(&file.to_string_lossy()).await.expect("the database");
    let damage = r#"
        DELETE FROM tournament_entrants WHERE tournament_id = 1;
        UPDATE tournaments SET plan = replace(plan, '{"Entrant":1}', '{"Entrant":99}') WHERE id = 2"#;
    sqlx::raw_sql(damage).execute(&mut database).await.expect("damage");
    database.close().await.expect("it is closed");

    party.wake().await;
    // The presses that Discord repeats may name them before the bot is connected.
    let log = party.folder.path().join("bot.log");
    for (tournament, entrant) in [("tournament 1", "entrant 0,"), ("tournament 2", "entrant 99,")] {
        let is_named = |line: &str| {
            let is_error = line.contains("cannot be read and is skipped");
            is_error && line.contains(tournament) && line.contains(entrant)
        };
        while !std::fs::read_to_string(&log).expect("a log").lines().any(is_named) {
            party.bot.as_mut().expect("a bot").logs(|_| true).await;
        }
    }
    let channel = table["channel_id"].as_str().expect("an id").to_owned();
    let messages = party.sandbox.messages(&party.anna, &channel).await;
    let table = messages.into_iter().find(|message| message["id"] == table["id"]).expect("the table");
    let mover = party.mover(&table).to_owned();
    party.press(&mover, &table, &a_move(&table).expect("a move"), &[]).await;
    party.shown_with(|shown| shown["id"] == table["id"] && a_move(shown) != a_move(&table)).await;

    let (code, status) = run(&party, &["status"]).await;
    assert_eq!(code, Some(0), "{status}");
    assert!(status.contains("skipped: tournament 1 cannot be read: round 1: a seat names entrant 0"), "{status}");
    let (_, doctor) = run(&party, &["doctor"]).await;
    assert!(doctor.contains("✗ rows") && doctor.contains("tournament 2 cannot be read: round 1: a seat"), "{doctor}");
    let (_, copied) = run(&party, &["backup", "copy.db"]).await;
    assert!(copied.contains("copy.damaged.db: ") && copied.contains("tournament 1 cannot be read"), "{copied}");
    let (code, checked) = run(&party, &["restore", "--check", "copy.damaged.db"]).await;
    assert_eq!(code, Some(2), "{checked}");
    assert!(checked.contains("Damage: tournament 1 cannot be read: "), "{checked}");

    let ben = party.ben.clone();
    let question = ask_to_stop(&party, &ben, &first).await;
    let refused = party.private_text_after(&ben, party.press(&ben, &question, &confirmation(&question), &[])).await;
    assert!(refused.contains("Its host or a moderator can cancel it."), "{refused}");
    let anna = party.anna.clone();
    let question = ask_to_stop(&party, &anna, &first).await;
    party.press(&anna, &question, &confirmation(&question), &[]).await;
    assert_eq!(text(&party.private_update().await), "The tournament was cancelled.");
    let (code, said) = run(&party, &["cancel", "tournament", "2"]).await;
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&party, &["cancel", "tournament", "2"]).await;
    assert!(code == Some(2) && said.contains("tournament 2"), "{said}");
    let (_, status) = run(&party, &["status"]).await;
    assert!(!status.contains("skipped: "), "{status}");
}
