//! `/game away`: the page on which a user chooses, and what the other players see.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, component, find_button, text};

/// Returns the number of choices in the page's menu.
fn choices(page: &Value) -> usize {
    component(page, "away/").map_or(0, |menu| menu["options"].as_array().expect("options").len())
}

#[tokio::test]
async fn the_others_see_until_when_a_player_is_away_in_the_language_of_the_match() {
    let mut party = Party::start().await;
    party.set("settings/play", "settings/play/language", "language:fr").await;
    let table = party.begin_with(party.anna.command("sssnake start").with("pace", "slow"), 0).await;

    let page = party.ben.command("game away").answer().await;
    assert_says(&page, "You’re not away");
    assert_eq!((choices(&page), find_button(&page, "away/0")), (14, None));
    let page = party.ben.choose(&page, "away/", "3").update().await;
    assert_says(&page, "You’re away");
    assert_eq!(choices(&page), 14, "the first day does not count");
    let shown = party.shown_with_text("Ben (absence jusqu’au ").await;
    assert_eq!(shown["id"], table["id"]);

    // Americans write the month first.
    party.ben.set_locale("en-US").await;
    let day = time::OffsetDateTime::now_utc() + time::Duration::days(4);
    let typed = format!("{}/{}/{}", u8::from(day.month()), day.day(), day.year());
    let page = party.ben.command("game away").with("until", typed.as_str()).answer().await;
    assert!(text(&page).contains(&format!("{} {} (UTC)", day.day(), day.month())), "{typed}: {}", text(&page));

    // The choice survives a restart. Using the command again changes it.
    party.restart().await;
    let page = party.ben.command("game away").with("until", "5").answer().await;
    assert_says(&page, "You’re away");
    let page = party.ben.press(&page, "away/0").update().await;
    assert_says(&page, "You’re not away");
    party.shown_with(|shown| shown["id"] == table["id"] && !text(shown).contains("absence")).await;
    check_requests(&party.sandbox).await;
    for (value, sentence) in [("15", "at most 13 more days"), ("soon", "I don’t understand"), ("1999-01-01", "I don’t")]
    {
        let refused = party.ben.command("game away").with("until", value);
        let refused = refused.answer_text().await;
        assert!(refused.contains(sentence), "{value}: {refused}");
    }
}
