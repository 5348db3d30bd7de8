use super::*;

fn explanation(keys: &[&'static str]) -> Explanation {
    let phrases = keys.iter().map(|key| Phrase::new(*key).with("player", "Anna".to_owned())).collect();
    Explanation { id: MatchId(1), locale: Locale::En, names: Vec::new(), phrases, is_last: false }
}

fn token() -> InteractionToken {
    InteractionToken { id: 1, token: "secret".to_owned() }
}

/// Texts of a game with and without a short form.
const AIM: &str = "snap-learn-aim";
const TURN: &str = "snap-learn-turn";
const WATCH: &str = "snap-learn-watch";

#[test]
fn each_explanation_is_told_in_full_once_and_stays_readable() {
    let mut told = Told::default();
    let full = |key| say(Locale::En, &Phrase::new(key).with("player", "Anna".to_owned()), &[]);
    assert_eq!(told.tell(&explanation(&[AIM, TURN])), format!("🎓 {}\n{}", full(AIM), full(TURN)));
    let second = told.tell(&explanation(&[AIM, WATCH]));
    assert_eq!(second, format!("🎓 {}\n-# Earlier: {}\n-# {}", full(WATCH), full(TURN), full(AIM)));
    let third = told.tell(&explanation(&[AIM, TURN]));
    assert!(third.starts_with("🎓 Your turn: turn a card.\n-# "), "briefly now: {third}");
    assert_eq!(third.lines().count(), 3, "WATCH and AIM stay readable; TURN is not repeated: {third}");
    let texts: Vec<String> = (0..STAYS).map(|turn| told.tell(&explanation(&[[WATCH, TURN][turn % 2]]))).collect();
    assert!(!texts.last().expect("many").contains("Earlier"), "it does not stay for ever: {texts:?}");
}

#[tokio::test(start_paused = true)]
async fn a_message_is_edited_while_its_token_lives() {
    let mut lesson = Lesson { wanted: Some(explanation(&[AIM])), is_sending: true, ..Lesson::default() };
    assert!(lesson.next_call().is_none(), "without an interaction nothing can be sent");
    assert!(!lesson.is_sending);
    lesson.token = Some((token(), Instant::now()));
    lesson.wanted = Some(explanation(&[AIM]));
    let call = lesson.next_call().expect("a new message");
    assert!(call.edit.is_none() && call.payload.content.contains("win all the cards"), "{:?}", call.payload);
    lesson.message = Some((token(), Instant::now(), 5));
    lesson.wanted = Some(explanation(&[AIM]));
    assert!(lesson.next_call().is_none(), "the same again, as after a draft");
    lesson.wanted = Some(explanation(&[AIM, TURN]));
    assert_eq!(lesson.next_call().expect("an edit").edit.map(|(_, message)| message), Some(5));
    tokio::time::advance(TOKEN_LIFE).await;
    lesson.wanted = Some(explanation(&[WATCH]));
    assert!(lesson.next_call().is_none(), "both tokens are too old");
    lesson.token = Some((token(), Instant::now()));
    lesson.wanted = Some(explanation(&[WATCH]));
    assert!(lesson.next_call().expect("a new message").edit.is_none());
}

#[test]
fn what_failed_is_told_in_full_again() {
    let lesson = Mutex::new(Lesson { token: Some((token(), Instant::now())), ..Lesson::default() });
    lesson.lock().wanted = Some(explanation(&[AIM, TURN]));
    let call = lesson.lock().next_call().expect("a new message");
    let content = call.payload.content.clone();
    failed(&lesson, call, &ShowError::Passing("a test".to_owned()));
    lesson.lock().wanted = Some(explanation(&[AIM, TURN]));
    assert_eq!(lesson.lock().next_call().expect("the same message").payload.content, content);
}
