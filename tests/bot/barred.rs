//! Users try every command and every kind of button after a manager has barred them, or the operator has blocked them.

use serde_json::{Value, json};

use crate::people::{Party, find_button, is_sign_up};
use crate::person::{Action, Person};

const REFUSED: &str = "You can’t do that here right now.";

/// Returns all commands and subcommands, with their required options.
fn all_commands(commands: &Value, anna: &str) -> Vec<(String, Value)> {
    let list = |json: &Value| json["options"].as_array().cloned().unwrap_or_default();
    let mut all = Vec::new();
    for command in commands.as_array().expect("commands").iter().filter(|command| command["type"] == 1) {
        let name = command["name"].as_str().expect("a name");
        let (subcommands, own): (Vec<_>, Vec<_>) = list(command).into_iter().partition(|option| option["type"] == 1);
        let given = |options: Vec<Value>| -> Value {
            let required = options.into_iter().filter(|option| option["required"] == true);
            let value = |option: &Value| match option["type"].as_u64() {
                Some(3) => option["choices"][0]["value"].clone(),
                Some(4) => json!(2),
                _ => json!(anna),
            };
            required
                .map(|option| json!({"name": option["name"], "type": option["type"], "value": value(&option)}))
                .collect()
        };
        match subcommands.is_empty() {
            true => all.push((name.to_owned(), given(own))),
            false => all.extend(subcommands.iter().map(|subcommand| {
                (format!("{name} {}", subcommand["name"].as_str().expect("a name")), given(list(subcommand)))
            })),
        }
    }
    all
}

/// Posts, as the bot, a message with a button that has this custom id. Returns an action that presses the button.
pub async fn press_forged(party: &Party, person: &Person, custom_id: &str) -> Action {
    let button = json!({"type": 2, "style": 2, "label": "x", "custom_id": custom_id});
    let message = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let (_, _, message) = party.sandbox.bot("POST", &format!("/channels/{}/messages", party.channel()), message).await;
    person.press(&message, custom_id)
}

#[tokio::test]
async fn barred_and_blocked_users_neither_start_nor_join_anything() {
    let mut party = Party::start().await;
    party.set("settings/privacy", "settings/privacy/barred", &party.chloe.id).await;
    party.anna.command("tournament start").with("game", "hisss").with("format", "swiss").await;
    let sign_up = party.shown_with(is_sign_up).await;
    let tournament = find_button(&sign_up, "/join").expect("a button").replace("/join", "");
    let (code, said) = party.run(&["block", "user", &party.ben.id]).await;
    assert_eq!(code, Some(0), "{said}");
    let commands = party.sandbox.get("/world").await["commands"].clone();
    let commands = all_commands(&commands, &party.anna.id);
    let is_closed = |name: &str| {
        let (root, name) = name.split_once(' ').unwrap_or((name, ""));
        match name {
            "start" | "learn" => true,
            "play" => root == "daily",
            _ => false,
        }
    };
    let buttons = ["play/sssnake", "learn/snap", "play-alone/hisss", "challenge/1/hisss//Anna", "milestone/snap/claim"];
    let joining = ["join", "begin", "computer-easy-0"].map(|action| format!("{tournament}/{action}"));
    let puzzle = ["daily/play/20500/", "daily/share/20500/", "daily/report/20500/"];
    let closed: Vec<&str> =
        buttons.into_iter().chain(puzzle).chain(joining.iter().map(String::as_str)).chain(["contribute/zz"]).collect();
    let open = ["help/1", "rules/snap/1", "leaderboard/*/all/all/0", "notices/"];
    // The bot reads the operator's blocks every three seconds.
    while press_forged(&party, &party.ben, "contribute/zz").await.answer_text().await != REFUSED {}
    for person in [party.ben.clone(), party.chloe.clone()] {
        for (name, options) in &commands {
            // Some commands that stay open are not checked: a replay may be for everybody, and only managers have
            // settings.
            if is_closed(name) {
                let text = person.command(name).with_options(options.clone()).answer_text().await;
                assert_eq!(text, REFUSED, "/{name}");
            } else if ["help", "stats", "leaderboard", "privacy show", "game mine"].contains(&&**name) {
                let text = person.command(name).with_options(options.clone()).answer_text().await;
                assert_ne!(text, REFUSED, "/{name}");
            }
        }
        for id in &closed {
            let text = press_forged(&party, &person, id).await.answer_text().await;
            assert_eq!(text, REFUSED, "{id}");
        }
        for id in &open {
            let text = press_forged(&party, &person, id).await.answer_text().await;
            assert_ne!(text, REFUSED, "{id}");
        }
    }
    assert!(commands.iter().filter(|(name, _)| is_closed(name)).count() >= 15, "{commands:?}");
    let pool = party.open_database().await;
    let rows = "SELECT (SELECT COUNT(*) FROM tournament_entrants) + (SELECT COUNT(*) FROM matches)";
    let rows: i64 = sqlx::query_scalar(rows).fetch_one(&pool).await.expect("it is readable");
    assert_eq!(rows, 0, "nobody has joined or started anything");
    pool.close().await;
}
