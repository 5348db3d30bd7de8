//! People choose their own names. No name can mention users, break a text's format, or hide anything.

use serde_json::{Value, json};

use crate::people::{Party, a_move, text};

/// Names that people have on Discord, or might try.
const NASTY: [&str; 4] = [
    "@everyone <@1001> <#5> <:a:1>",
    "**__||`discord.gg/x`||__** @here",
    "A\u{202E}nn\u{200B}a\u{2066}\n# [x](http://a.b)",
    "🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍",
];

/// Plays a match of four people with these names, and opens its results. Returns the bot's requests.
async fn requests_of_a_match(names: [&str; 4]) -> Value {
    let mut party = Party::start().await;
    let mut people = Vec::new();
    for name in names {
        people.push(party.add_person(name).await);
    }
    people[0].command("hisss start").await;
    let mut message = party.shown().await;
    for person in &people[1..] {
        person.press(&message, "/join").await;
        message = party.shown().await;
    }
    let private_text = people[1].press(&message, "/start").answer_text().await;
    assert!(private_text.contains("Only"), "the refusal does not name the host: {private_text}");
    people[0].press(&message, "/start").await;
    message = party.shown_with_button("/move:").await;
    for _ in 0..8 {
        // Everybody presses the button. Players who press out of turn get an error that names the player to move.
        let play = a_move(&message).expect("a move");
        for person in &people {
            let press = json!({"as": person, "message": message["id"], "custom_id": play});
            let (status, answer) = party.sandbox.ask("POST", "/presses", press).await;
            // 409: the player to move has already pressed, and the message has new buttons.
            assert!((200..300).contains(&status) || status == 409, "{status} {answer}");
        }
        message = party.shown_with(|shown| a_move(shown).is_some_and(|next| next != play)).await;
    }
    people[2].press(&message, "describe/").answer().await;
    for person in &people[1..] {
        person.resign().await;
    }
    party.shown_with_text("🏁").await;
    for command in ["hisss scores", "leaderboard", "stats"] {
        people[2].command(command).answer().await;
    }
    for command in ["game board", "game history", "game mine"] {
        people[0].command(command).answer().await;
    }
    party.sandbox.get("/requests?after=0").await
}

/// Names that are written from right to left, and a name without visible characters.
const FOREIGN: [&str; 4] = ["דניאל", "علي 7", "\u{1D159}\u{FE0F}", "Gil"];

/// In every text that the bot sends, names that are written from right to left are isolated, so that the digits and
/// names beside them stay in their places. A name without visible characters is replaced.
#[tokio::test]
async fn names_from_right_to_left_are_isolated_in_every_text() {
    let sent = requests_of_a_match(FOREIGN).await;
    let mut words = Vec::new();
    collect(&sent, &mut words);
    for name in &FOREIGN[..2] {
        let isolated = format!("\u{2068}{name}\u{2069}");
        let with_name: Vec<_> = words.iter().filter(|text| text.contains(name)).collect();
        assert!(with_name.len() > 10, "{} texts have {name}", with_name.len());
        for text in with_name {
            assert_eq!(text.matches(name).count(), text.matches(&isolated).count(), "{text:?}");
        }
    }
    assert!(words.iter().all(|text| !text.contains('\u{1D159}')), "a blank name is shown");
    assert!(words.iter().any(|text| text.contains("\\?") || text.contains(" ?")), "it has no substitute");
}

#[tokio::test]
async fn nasty_names_stay_harmless_through_a_whole_match() {
    let sent = requests_of_a_match(NASTY).await;
    let sent = sent.as_array().expect("a list");
    let bodies: Vec<&Value> = sent.iter().filter_map(message_of).collect();
    assert!(bodies.len() > 20, "only {} messages were checked", bodies.len());
    assert!(bodies.iter().any(|body| text(body).contains("everyone")));
    bodies.into_iter().for_each(harmless);
}

/// Returns the message in a request: a new one, a changed one, or a response to an interaction.
fn message_of(request: &Value) -> Option<&Value> {
    let (method, path, body) = (request["method"].as_str()?, request["path"].as_str()?, &request["body"]);
    match (method, path) {
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback") => {
            matches!(body["type"].as_u64(), Some(4 | 7)).then_some(&body["data"])
        }
        ("POST" | "PATCH", path) if path.contains("/messages") => Some(body),
        _ => None,
    }
}

fn harmless(body: &Value) {
    assert_eq!(body["allowed_mentions"], json!({"parse": []}), "users may be mentioned: {body}");
    let content = text(body);
    for power in ["@everyone", "@here", "<@", "<#5", "<:", "discord.gg", "://a", "](", "**__", "||", "\n#"] {
        assert!(!content.contains(power), "{power:?} in {content:?}");
    }
    let mut words = Vec::new();
    collect(body, &mut words);
    for text in words {
        // The bot itself inserts the word joiner U+2060, to disable @ and links.
        let hidden = |c: char| matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2061}'..='\u{2069}');
        assert!(!text.chars().any(hidden), "{text:?} has invisible characters");
    }
}

/// Adds every text in a JSON value to `into`.
fn collect<'a>(value: &'a Value, into: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => into.push(text),
        Value::Array(values) => values.iter().for_each(|value| collect(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, into)),
        _ => (),
    }
}
