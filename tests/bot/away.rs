//! `/game away`: the page with the choice, and what the other players see.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, is_ephemeral, text};

fn until(value: &str) -> Value {
    json!([{"name": "until", "type": 3, "value": value}])
}

/// Returns the choices of the page's menu.
fn choices(page: &Value) -> usize {
    let menu = components(page).into_iter().find(|component| component["custom_id"] == "away/");
    menu.map_or(0, |menu| menu["options"].as_array().expect("options").len())
}

#[tokio::test]
async fn the_others_see_until_when_a_player_is_away_in_the_language_of_the_match() {
    let mut party = Party::start().await;
    party.set("settings/play", "settings/play/language", &["language:fr"]).await;
    let slow = json!([{"name": "pace", "type": 3, "value": "slow"}]);
    let table = party.begin("sssnake start", slow, 0).await;

    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "game away", json!([])).await;
    let page = live.until("message_create", is_ephemeral).await;
    assert!(text(&page).contains("You’re not away"), "{}", text(&page));
    assert_eq!((choices(&page), custom_id(&page, |id, _| id == "away/0")), (14, None));
    party.press(&party.ben, &page, "away/", &["3"]).await;
    let page = live.until("message_update", is_ephemeral).await;
    assert!(text(&page).contains("You’re away"), "{}", text(&page));
    assert_eq!(choices(&page), 14, "the first day does not count");
    let shown = party.shown_with(|shown| text(shown).contains("Ben (absence jusqu’au ")).await;
    assert_eq!(shown["id"], table["id"]);

    // Americans write the month first.
    let (status, answer) =
        party.sandbox.ask("PATCH", &format!("/users/{}", party.ben), json!({"locale": "en-US"})).await;
    assert!(status < 300, "{answer}");
    let day = time::OffsetDateTime::now_utc() + time::Duration::days(4);
    let typed = format!("{}/{}/{}", u8::from(day.month()), day.day(), day.year());
    party.command(&party.ben, "game away", until(&typed)).await;
    let page = live.until("message_create", is_ephemeral).await;
    assert!(text(&page).contains(&format!("{} {} (UTC)", day.day(), day.month())), "{typed}: {}", text(&page));

    // The choice outlives a restart, and a command changes it.
    party.bot = None;
    party.wake().await;
    party.command(&party.ben, "game away", until("5")).await;
    let page = live.until("message_create", is_ephemeral).await;
    assert!(text(&page).contains("You’re away"), "{}", text(&page));
    party.press(&party.ben, &page, "away/0", &[]).await;
    let page = live.until("message_update", is_ephemeral).await;
    assert!(text(&page).contains("You’re not away"), "{}", text(&page));
    party.shown_with(|shown| shown["id"] == table["id"] && !text(shown).contains("absence")).await;
    check_requests(&party.sandbox).await;
    for (value, sentence) in [("15", "at most 13 more days"), ("soon", "I don’t understand"), ("1999-01-01", "I don’t")]
    {
        let refused = party.command(&party.ben, "game away", until(value));
        let refused = party.private_text_after(&party.ben, refused).await;
        assert!(refused.contains(sentence), "{value}: {refused}");
    }
}
