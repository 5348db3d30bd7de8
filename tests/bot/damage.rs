//! Tournaments that the bot cannot read from its database: it logs which, goes on with everything else, and lets the
//! host cancel them.

use serde_json::Value;
use sqlx::{Connection as _, SqliteConnection};

use crate::people::{Party, a_move, channel_of, is_sign_up, text};

/// Begins a knockout between Anna and Ben in the party's channel. Returns its message.
async fn begin_tournament(party: &mut Party) -> Value {
    party.anna.command("tournament start").with("game", "hisss").with("format", "knockout").await;
    let sign_up = party.shown_with(is_sign_up).await;
    party.anna.press(&sign_up, "/join").await;
    party.ben.press(&sign_up, "/join").await;
    party.shown_with_text("2 players").await;
    party.anna.press(&sign_up, "/begin").await;
    party.shown_with_text("not here yet").await;
    sign_up
}

#[tokio::test]
async fn a_broken_tournament_is_named_and_cancelled_while_everybody_plays_on() {
    let mut party = Party::start().await;
    let table = party.begin_with(party.anna.command("sssnake start"), 1).await;
    let first = begin_tournament(&mut party).await;
    party.add_channel("other").await;
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
    // If Discord repeats presses, the log may name these tournaments before the bot is connected.
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
    let messages = party.sandbox.messages(&party.anna.id, channel_of(&table)).await;
    let table = messages.into_iter().find(|message| message["id"] == table["id"]).expect("the table");
    party.mover(&table).play(&table).await;
    party.shown_with(|shown| shown["id"] == table["id"] && a_move(shown) != a_move(&table)).await;

    let (code, status) = party.run(&["status"]).await;
    assert_eq!(code, Some(0), "{status}");
    assert!(status.contains("skipped: tournament 1 cannot be read: round 1: a seat names entrant 0"), "{status}");
    let (_, doctor) = party.run(&["doctor"]).await;
    assert!(doctor.contains("✗ rows") && doctor.contains("tournament 2 cannot be read: round 1: a seat"), "{doctor}");
    let (_, copied) = party.run(&["backup", "copy.db"]).await;
    assert!(copied.contains("copy.damaged.db: ") && copied.contains("tournament 1 cannot be read"), "{copied}");
    let (code, checked) = party.run(&["restore", "--check", "copy.damaged.db"]).await;
    assert_eq!(code, Some(2), "{checked}");
    assert!(checked.contains("Damage: tournament 1 cannot be read: "), "{checked}");

    let question = party.ben.press(&first, "/stop").answer().await;
    let refused = party.ben.press(&question, "/confirm-stop").answer_text().await;
    assert!(refused.contains("Its host or a moderator can cancel it."), "{refused}");
    let question = party.anna.press(&first, "/stop").answer().await;
    let stopped = party.anna.press(&question, "/confirm-stop").update().await;
    assert_eq!(text(&stopped), "The tournament was cancelled.");
    let (code, said) = party.run(&["cancel", "tournament", "2"]).await;
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = party.run(&["cancel", "tournament", "2"]).await;
    assert!(code == Some(2) && said.contains("tournament 2"), "{said}");
    let (_, status) = party.run(&["status"]).await;
    assert!(!status.contains("skipped: "), "{status}");
}
