use serde_json::{Value, json};
use serenity::all::EmojiId;

use super::*;
use crate::discord::http::{Button, Emoji, SelectOption, StringSelect};
use crate::ids::{RoleId, UserId};

fn json(payload: &MessagePayload) -> Value {
    serde_json::to_value(payload).expect("JSON")
}

#[test]
fn a_message_mentions_nobody_and_describes_its_picture() {
    let picture = Some((Arc::default(), "A table".to_owned()));
    let payload =
        MessagePayload { picture, nonce: Some("n".to_owned()), ..MessagePayload::ephemeral("@everyone".to_owned()) };
    let expected = json!({
        "content": "@everyone", "components": [], "allowed_mentions": {"parse": []}, "flags": EPHEMERAL_FLAG,
        "attachments": [{"id": 0, "filename": "table.png", "description": "A table"}],
        "nonce": "n", "enforce_nonce": true,
    });
    assert_eq!(json(&payload), expected);
}

#[test]
fn a_file_has_its_name_and_perhaps_a_description() {
    let with = |description: Option<&str>| {
        let description = description.map(str::to_owned);
        let file = Some(File { name: "a.json", bytes: Arc::new(vec![7]), description });
        MessagePayload { file, ..MessagePayload::text("A file".to_owned()) }
    };
    assert_eq!(json(&with(None))["attachments"], json!([{"id": 0, "filename": "a.json"}]));
    let described = json!([{"id": 0, "filename": "a.json", "description": "A file"}]);
    assert_eq!(json(&with(Some("A file")))["attachments"], described);
    assert_eq!(with(None).attachment(), Some(("a.json", &[7][..], None)));
}

#[test]
fn a_message_notifies_only_the_users_that_it_names() {
    let payload = MessagePayload {
        mentioned_users: vec![UserId(7), UserId(9)],
        ..MessagePayload::text("<@7> <@8> <@9>".to_owned())
    };
    assert_eq!(json(&payload)["allowed_mentions"], json!({"parse": [], "users": ["7", "9"]}));
}

#[test]
fn a_message_notifies_only_the_members_of_the_role_that_it_names() {
    let payload =
        MessagePayload { mentioned_role: Some(RoleId(7)), ..MessagePayload::text("<@&7> <@&8> @everyone".to_owned()) };
    assert_eq!(json(&payload)["allowed_mentions"], json!({"parse": [], "roles": ["7"]}));
}

#[test]
fn an_edit_without_a_picture_removes_the_old_one() {
    let expected = json!({"content": "", "components": [], "allowed_mentions": {"parse": []}, "attachments": []});
    assert_eq!(json(&MessagePayload::default()), expected);
}

#[test]
fn a_container_has_the_picture_between_its_text_and_its_buttons() {
    let button = Button {
        style: Style::Primary,
        label: "A".to_owned(),
        custom_id: "a".to_owned(),
        disabled: false,
        emoji: None,
    };
    let payload = MessagePayload {
        components: vec![Component::Buttons(vec![button])],
        picture: Some((Arc::default(), "A table".to_owned())),
        container: Some(Container { color: 0x0a_0b_0c, text_below: "News".to_owned() }),
        ..MessagePayload::text("Your turn".to_owned())
    };
    let json = json(&payload);
    assert_eq!((json.get("content"), &json["flags"]), (None, &COMPONENTS_V2_FLAG.into()));
    let parts = json!([
        {"type": 10, "content": "Your turn"},
        {"type": 12, "items": [{"media": {"url": "attachment://table.png"}, "description": "A table"}]},
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a", "disabled": false}]},
        {"type": 10, "content": "News"},
    ]);
    assert_eq!(json["components"], json!([{"type": 17, "accent_color": 0x0a_0b_0c, "components": parts}]));
}

#[test]
fn emojis_are_removed_from_buttons_and_options() {
    let emoji = || Some(Emoji { id: EmojiId::new(1), name: "curve".to_owned() });
    let button = Button {
        style: Style::Secondary,
        label: "A".to_owned(),
        custom_id: "a".to_owned(),
        disabled: false,
        emoji: emoji(),
    };
    let option = SelectOption { value: "B".to_owned(), label: "B".to_owned(), emoji: emoji(), default: false };
    let select = StringSelect { custom_id: "s".to_owned(), placeholder: "?".to_owned(), options: vec![option] };
    let components = vec![Component::Buttons(vec![button]), Component::Select(select)];
    let payload = MessagePayload { components, ..MessagePayload::default() };
    assert_eq!(
        json(&payload)["components"],
        json!([
            {"type": 1, "components": [{
                "type": 2, "style": 2, "label": "A", "custom_id": "a", "disabled": false,
                "emoji": {"id": "1", "name": "curve"},
            }]},
            {"type": 1, "components": [{
                "type": 3, "custom_id": "s", "placeholder": "?",
                "options": [{"value": "B", "label": "B", "emoji": {"id": "1", "name": "curve"}}],
            }]},
        ])
    );
    let plain = payload.without_emojis().expect("it had emojis");
    assert!(!json(&plain).to_string().contains("emoji"));
    assert_eq!(plain.without_emojis(), None);
}
