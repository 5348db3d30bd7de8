use super::*;
use crate::discord::commands::replay::tests::finished;
use crate::discord::http::components::Component;
use crate::discord::message::units;
use crate::ids::MatchId;
use crate::play::replay::About;
use rules::REGISTRY;
use test_support::random_match::random_record;

/// Returns the frame to which each enabled button leads.
fn enabled(buttons: &[Button]) -> Vec<Option<usize>> {
    let target = |button: &Button| match CustomId::parse(&button.custom_id, &[]) {
        Some(CustomId::Frame { id: MatchId(1295), number, open: false }) => (!button.disabled).then_some(number),
        other => panic!("{other:?}"),
    };
    buttons.iter().map(target).collect()
}

#[test]
fn buttons_lead_to_the_frames_around() {
    let around = |number, last| enabled(&buttons(MatchId(1295), Locale::En, number, last));
    assert_eq!(around(0, 9), [None, None, Some(1), Some(9)]);
    assert_eq!(around(1, 9), [None, Some(0), Some(2), Some(9)]);
    assert_eq!(around(5, 9), [Some(0), Some(4), Some(6), Some(9)]);
    assert_eq!(around(8, 9), [Some(0), Some(7), Some(9), None]);
    assert_eq!(around(9, 9), [Some(0), Some(8), None, None]);
    assert_eq!(around(0, 0), [None; 4]);
    for last in 0..30 {
        for number in 0..=last {
            let [_, back, on, _] = around(number, last)[..] else { panic!("four buttons") };
            assert_eq!((back, on), (number.checked_sub(1), Some(number + 1).filter(|next| *next <= last)));
        }
    }
}

#[test]
fn a_long_match_has_a_select_of_frames() {
    let game = REGISTRY[0];
    let record = random_record(game, 1);
    let replay = Replay::new(game, &record, About::of(&record, Locale::En)).expect("a replay");
    let rows = controls(MatchId(1295), Locale::En, 1, &replay);
    let select = rows.iter().find_map(|row| match row {
        Component::Select(select) => Some(select),
        _ => None,
    });
    let select = select.expect("a match of more than 25 moments");
    let targets: Vec<usize> = select
        .options
        .iter()
        .map(|option| match CustomId::parse(&select.custom_id, std::slice::from_ref(&option.value)) {
            Some(CustomId::Frame { id: MatchId(1295), number, open: false }) => number,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(targets.len(), Controls::MAX_CHOICES);
    assert!(targets.is_sorted_by(|a, b| a < b) && targets.last() == Some(&replay.moments()), "{targets:?}");
}

#[test]
fn every_frame_has_a_heading_words_a_description_and_its_place() {
    let finished = finished();
    let replay = finished.replay().expect("a replay");
    let (moments, last) = (replay.moments(), replay.last());
    assert_eq!(last, moments + 1, "the match has a podium");
    for number in 0..=last {
        let (scene, alt, message) = message(&finished, number).expect("a frame");
        assert_eq!(scene, replay.frame(number).expect("a frame").scene);
        let (heading, words) = message.content.split_once('\n').expect("two lines");
        let place = match number {
            0 => "The players".to_owned(),
            _ if number == last => "The end".to_owned(),
            _ => format!("Step {number} of {moments}"),
        };
        assert_eq!(heading, format!("🎬 **Sssnake** · #12 · {place}"));
        assert!(!words.is_empty() && message.ephemeral, "{}", message.content);
        assert!((1..=1024).contains(&units(&alt)), "{alt}");
    }
    let title = message(&finished, 0).expect("the title").2.content;
    assert!(title.contains("🔴 Anna"), "{title}");
}

#[test]
fn a_frame_beyond_the_end_is_refused() {
    let finished = finished();
    let last = finished.replay().expect("a replay").last();
    for number in [last + 1, usize::MAX] {
        let Err(Error::User(error)) = message(&finished, number) else { panic!("{number} exists") };
        assert_eq!(error.phrase.key, "discord-unknown-button");
    }
}
