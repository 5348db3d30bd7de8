use super::*;
use crate::table::{InteractionToken, User};
use crate::text::Locale;

fn interaction(guild: Option<u64>, in_thread: bool, bot_permissions: Permissions) -> InteractionContext {
    InteractionContext {
        token: InteractionToken { id: 1, token: String::new() },
        user: User { id: 2, name: "Anna".to_owned(), locale: Locale::En },
        guild,
        channel: 3,
        in_thread,
        guild_locale: None,
        user_permissions: Permissions::empty(),
        bot_permissions,
        attachment_size_limit: 0,
    }
}

#[test]
fn a_missing_permission_is_named_with_its_channel() {
    let all = crate::discord::gateway::connect::PERMISSIONS;
    assert_eq!(missing(&interaction(Some(1), false, all), true), None);
    assert_eq!(missing(&interaction(Some(1), false, Permissions::ADMINISTRATOR), true), None);
    assert_eq!(
        missing(&interaction(None, false, Permissions::empty()), false),
        None,
        "direct messages need no permission"
    );
    let without = |permission| interaction(Some(1), false, all.difference(permission));
    assert_eq!(missing(&without(Permissions::ATTACH_FILES), false), Some("permission-attach-files"));
    assert_eq!(missing(&without(Permissions::CREATE_PUBLIC_THREADS), false), None);
    assert_eq!(missing(&without(Permissions::CREATE_PUBLIC_THREADS), true), Some("permission-create-public-threads"));
    let text = say(Locale::En, &lacks("permission-attach-files", 3), &[]);
    assert!(text.contains("Attach Files") && text.contains("<#3>"), "{text}");
}

#[test]
fn threads_need_another_permission() {
    let may = crate::discord::gateway::connect::PERMISSIONS.difference(Permissions::SEND_MESSAGES);
    assert_eq!(missing(&interaction(Some(1), true, may), false), None);
    assert_eq!(missing(&interaction(Some(1), false, may), false), Some("permission-send-messages"));
}
