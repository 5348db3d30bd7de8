use super::*;
use crate::discord::http::Component;
use crate::discord::message::tests::view;
use crate::discord::message::utf16_len;
use crate::ids::{MatchId, UserId};
use crate::play::{Occupant, Player, Stage, ViewKind};
use contract::Options;

fn running(id: i64, name: &str) -> MatchMeta {
    let user = |id| Player::new(Occupant::User(UserId(id)), name, None);
    MatchMeta {
        id: MatchId(id),
        number: id,
        game: "snap".to_owned(),
        ..view((0..8).map(user).collect(), Stage::Running, ViewKind::Lobby).meta
    }
}

#[test]
fn the_choice_names_each_match_and_links_to_it() {
    let payload = match_menu(Locale::En, &Command::Stop, &[running(1295, "Anna_B"), running(1294, "Ben")]);
    assert!(payload.ephemeral && payload.content.contains("- Snap · #1295 · Anna\\_B, "), "{}", payload.content);
    assert!(payload.content.contains("https://discord.com/channels/1/2/3"), "{}", payload.content);
    let [Component::Select(select)] = &payload.components[..] else { panic!("{:?}", payload.components) };
    let values: Vec<&str> = select.options.iter().map(|option| option.value.as_str()).collect();
    assert_eq!((select.custom_id.as_str(), &values[..]), ("command/stop", &["zz", "zy"][..]));
    assert!(select.options[0].label.starts_with("Snap · #1295 · Anna_B, "), "{}", select.options[0].label);
}

#[test]
fn stopping_a_match_and_cancelling_a_lobby_are_confirmed() {
    for (stage, question) in [(Stage::Running, "stop this match"), (Stage::Lobby, "cancel this lobby")] {
        let payload = confirmation(Locale::En, &Command::Stop, &MatchMeta { stage, ..running(1295, "Anna_B") }, false);
        assert!(payload.ephemeral && payload.content.contains(question), "{}", payload.content);
        let [Component::Buttons(buttons)] = &payload.components[..] else { panic!("{:?}", payload.components) };
        assert_eq!((&*buttons[0].custom_id, &*buttons[1].custom_id), ("command/confirm-stop/zz", "play-on/zz"));
    }
}

/// If only one user is left, against computers, stopping the match counts as resigning.
#[test]
fn the_last_player_is_told_that_stopping_counts_as_giving_up() {
    let payload = confirmation(Locale::En, &Command::Stop, &running(1295, "Anna_B"), true);
    assert!(payload.content.contains("stopping counts as giving up"), "{}", payload.content);
    let [Component::Buttons(buttons)] = &payload.components[..] else { panic!("{:?}", payload.components) };
    assert_eq!((&*buttons[0].custom_id, &*buttons[1].custom_id), ("command/confirm-resign/zz", "play-on/zz"));
}

/// If the game has editions, the question names the edition.
#[test]
fn the_question_whether_a_user_gives_up_names_the_match() {
    let hisss = rules::find("hisss").expect("a game").info();
    let mut options = Options::defaults(hisss.options);
    options.set(hisss.options, "edition", "rainbow-snake").expect("an edition");
    let meta = MatchMeta { game: "hisss".to_owned(), options, ..running(1295, "Anna_B") };
    let payload = confirmation(Locale::En, &Command::Resign, &meta, false);
    let named = payload.content.contains("\nRainbow Snake · #1295 · Anna\\_B, ");
    assert!(payload.ephemeral && named && payload.content.contains("channels/1/2/3"), "{}", payload.content);
    let [Component::Buttons(buttons)] = &payload.components[..] else { panic!("{:?}", payload.components) };
    assert_eq!((&*buttons[0].custom_id, &*buttons[1].custom_id), ("command/confirm-resign/zz", "play-on/zz"));
}

#[test]
fn a_choice_of_many_matches_keeps_the_limits() {
    let many: Vec<MatchMeta> = (1..=60).map(|id| running(id, &"W".repeat(32))).collect();
    for locale in Locale::ALL {
        let payload = match_menu(locale, &Command::Remove(UserId(u64::MAX)), &many);
        assert!(utf16_len(&payload.content) <= MAX_CONTENT);
        let mut listed = 0;
        for row in &payload.components {
            let Component::Select(select) = row else { panic!("{row:?}") };
            assert!(select.options.len() <= 25 && select.options.iter().all(|option| utf16_len(&option.label) <= 100));
            assert!(select.custom_id.len() <= custom_id::MAX_LENGTH);
            listed += select.options.len();
        }
        assert_eq!(listed, many.len());
    }
}
