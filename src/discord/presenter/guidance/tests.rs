use super::*;
use crate::ids::{InteractionId, MatchId, MessageId};

fn guidance(keys: &[&'static str]) -> GuidanceText {
    let phrases = keys.iter().map(|key| Phrase::new(*key).with("player", "Anna".to_owned())).collect();
    GuidanceText { id: MatchId(1), locale: Locale::En, names: Vec::new(), phrases, is_last: false }
}

fn token() -> InteractionToken {
    InteractionToken { id: InteractionId(1), token: "secret".to_owned() }
}

/// Messages of a game. Some of them have a short form.
const AIM: &str = "snap-learn-aim";
const TURN: &str = "snap-learn-turn";
const WATCH: &str = "snap-learn-watch";

#[test]
fn each_line_is_shown_in_full_once_and_stays_readable() {
    let mut shown = ShownGuidance::default();
    let full = |key| say(Locale::En, &Phrase::new(key).with("player", "Anna".to_owned()), &[]);
    assert_eq!(shown.text_of(&guidance(&[AIM, TURN])), format!("🎓 {}\n{}", full(AIM), full(TURN)));
    let second = shown.text_of(&guidance(&[AIM, WATCH]));
    assert_eq!(second, format!("🎓 {}\n-# Earlier: {}\n-# {}", full(WATCH), full(TURN), full(AIM)));
    let third = shown.text_of(&guidance(&[AIM, TURN]));
    assert!(third.starts_with("🎓 Your turn: turn a card.\n-# "), "the short form: {third}");
    assert_eq!(third.lines().count(), 3, "WATCH and AIM stay readable; TURN is not repeated: {third}");
    let texts: Vec<String> =
        (0..SHOWN_AGAIN).map(|turn| shown.text_of(&guidance(&[[WATCH, TURN][turn % 2]]))).collect();
    assert!(!texts.last().expect("many").contains("Earlier"), "the text stays for ever: {texts:?}");
}

#[tokio::test(start_paused = true)]
async fn a_message_is_edited_while_its_token_lives() {
    let mut message =
        GuidanceMessage { wanted: Some(guidance(&[AIM])), is_sending: true, ..GuidanceMessage::default() };
    assert!(message.next_call().is_none(), "without an interaction nothing can be sent");
    assert!(!message.is_sending);
    message.token = Some((token(), Instant::now()));
    message.wanted = Some(guidance(&[AIM]));
    let call = message.next_call().expect("a new message");
    assert!(call.edit.is_none() && call.payload.content.contains("win all the cards"), "{:?}", call.payload);
    message.posted = Some((token(), Instant::now(), MessageId(5)));
    message.wanted = Some(guidance(&[AIM]));
    assert!(message.next_call().is_none(), "the same text again, as after a draft");
    message.wanted = Some(guidance(&[AIM, TURN]));
    assert_eq!(message.next_call().expect("an edit").edit.map(|(_, message)| message), Some(MessageId(5)));
    tokio::time::advance(TOKEN_LIFE).await;
    message.wanted = Some(guidance(&[WATCH]));
    assert!(message.next_call().is_none(), "both tokens are too old");
    message.token = Some((token(), Instant::now()));
    message.wanted = Some(guidance(&[WATCH]));
    assert!(message.next_call().expect("a new message").edit.is_none());
}

#[test]
fn what_failed_is_shown_in_full_again() {
    let message = Mutex::new(GuidanceMessage { token: Some((token(), Instant::now())), ..GuidanceMessage::default() });
    message.lock().wanted = Some(guidance(&[AIM, TURN]));
    let call = message.lock().next_call().expect("a new message");
    let content = call.payload.content.clone();
    failed(&message, call, &ShowError::Passing("a test".to_owned()));
    message.lock().wanted = Some(guidance(&[AIM, TURN]));
    assert_eq!(message.lock().next_call().expect("the same message").payload.content, content);
}
