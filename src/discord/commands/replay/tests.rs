use super::*;
use crate::discord::message::tests::{custom_ids, two, view};
use crate::discord::message::utf16_len;
use crate::play::ViewKind;
use rules::REGISTRY;
use test_support::random_match::random_record;
use test_support::test_data::finished_record;

/// Returns a finished match of the first registered game.
fn finished() -> DrawableMatch {
    let game = REGISTRY[0];
    let record = finished_record(game).1;
    let seats = two().into_iter().cycle().take(record.seats.len()).collect();
    let meta = MatchMeta { options: record.options.clone(), ..view(seats, Stage::Over, ViewKind::Lobby).meta };
    let about = MatchDetails { number: Some(12), ..MatchDetails::from_record(&record, Locale::En) };
    DrawableMatch { meta, game, record, about }
}

#[test]
fn the_animation_keeps_the_limit_of_the_server() {
    let (renderer, finished) = (Renderer::new().expect("a renderer"), finished());
    let DrawnReplay { gif, signs, last_frame: last } =
        finished.draw_animation(&renderer, 10 << 20).expect("an animation");
    assert_eq!((signs.len(), last), (finished.record.seats.len(), finished.replay().expect("a replay").last_frame()));
    let smaller = finished.draw_animation(&renderer, gif.len() / 2).expect("fewer frames").gif;
    assert!(smaller.len() <= gif.len() / 2);
    for limit in [0, 100] {
        let Err(Error::User(error)) = finished.draw_animation(&renderer, limit) else {
            panic!("{limit} bytes are enough")
        };
        assert_eq!(error.phrase.key, "discord-replay-too-large");
    }
}

/// Each button below an animation has a unique custom id, even in the shortest replays.
#[test]
fn the_buttons_lead_to_frames_that_exist() {
    let ids = |last| custom_ids(&animation_buttons(MatchId(1295), Locale::En, last));
    assert_eq!(ids(0), ["open-frame/zz/0", "record/zz"]);
    assert_eq!(ids(1), ["open-frame/zz/1", "record/zz"]);
    assert_eq!(ids(48), ["open-frame/zz/48", "open-frame/zz/1", "record/zz"]);
}

/// Everybody in its channel can replay a finished match, and its players can replay it privately anywhere. A running
/// match cannot be replayed.
#[test]
fn a_match_is_seen_in_its_channel_and_by_its_players() {
    let seen = |stage, channel, player: Option<u64>| {
        may_see(&view(two(), stage, ViewKind::Lobby).meta, ChannelId(channel), player.map(UserId))
    };
    // The match is in channel 2. User 7 has a seat.
    for (channel, player, expected) in
        [(2, None, true), (2, Some(8), true), (3, None, false), (3, Some(8), false), (3, Some(7), true)]
    {
        for stage in [Stage::Running, Stage::Archived, Stage::Over] {
            assert_eq!(seen(stage, channel, player), expected, "{stage:?} {channel} {player:?}");
        }
        for stage in [Stage::Lobby, Stage::Cancelled] {
            assert!(!seen(stage, channel, player), "{stage:?}");
        }
    }
}

/// Returns, for each enabled button, the frame to which it leads.
fn enabled(buttons: &[Button]) -> Vec<Option<usize>> {
    let target = |button: &Button| match CustomId::parse(&button.custom_id, &[]) {
        Some(CustomId::Frame { id: MatchId(1295), number, open: false }) => (!button.disabled).then_some(number),
        other => panic!("{other:?}"),
    };
    buttons.iter().map(target).collect()
}

#[test]
fn buttons_lead_to_the_frames_around() {
    let around = |number, last| enabled(&frame_buttons(MatchId(1295), Locale::En, number, last));
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
    let replay = Replay::new(game, &record, MatchDetails::from_record(&record, Locale::En)).expect("a replay");
    let rows = frame_controls(MatchId(1295), Locale::En, 1, &replay);
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
    assert!(targets.is_sorted_by(|a, b| a < b) && targets.last() == Some(&replay.moment_count()), "{targets:?}");
}

#[test]
fn every_frame_has_a_heading_words_a_description_and_its_place() {
    let finished = finished();
    let replay = finished.replay().expect("a replay");
    let (moments, last) = (replay.moment_count(), replay.last_frame());
    assert_eq!(last, moments + 1, "the match has a podium");
    for number in 0..=last {
        let (scene, alt, message) = frame_message(&finished, number).expect("a frame");
        assert_eq!(scene, replay.frame(number).expect("a frame").scene);
        let (heading, words) = message.content.split_once('\n').expect("two lines");
        let place = match number {
            0 => "The players".to_owned(),
            _ if number == last => "The end".to_owned(),
            _ => format!("Step {number} of {moments}"),
        };
        assert_eq!(heading, format!("🎬 **Sssnake** · #12 · {place}"));
        assert!(!words.is_empty() && message.ephemeral, "{}", message.content);
        assert!((1..=1024).contains(&utf16_len(&alt)), "{alt}");
    }
    let title = frame_message(&finished, 0).expect("the title").2.content;
    assert!(title.contains("🔴 Anna"), "{title}");
}

#[test]
fn a_frame_beyond_the_end_is_refused() {
    let finished = finished();
    let last = finished.replay().expect("a replay").last_frame();
    for number in [last + 1, usize::MAX] {
        let Err(Error::User(error)) = frame_message(&finished, number) else { panic!("{number} exists") };
        assert_eq!(error.phrase.key, "discord-unknown-button");
    }
}
