use super::*;
use crate::discord::message::tests::{custom_ids, two, view};
use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::ViewKind;
use test_support::test_data::finished_record;

/// A finished match of the first game.
pub fn finished() -> Finished {
    let game = rules::REGISTRY[0];
    let record = finished_record(game).1;
    let seats = two().into_iter().cycle().take(record.seats.len()).collect();
    let meta = MatchMeta { options: record.options.clone(), ..view(seats, Stage::Over, ViewKind::Lobby).meta };
    let about = About { number: Some(12), ..About::of(&record, Locale::En) };
    Finished { meta, game, record, about }
}

#[test]
fn the_animation_keeps_the_limit_of_the_server() {
    let (renderer, finished) = (Renderer::new().expect("a renderer"), finished());
    let (gif, signs, last) = finished.animation(&renderer, 10 << 20).expect("an animation");
    assert_eq!((signs.len(), last), (finished.record.seats.len(), finished.replay().expect("a replay").last()));
    let (smaller, ..) = finished.animation(&renderer, gif.len() / 2).expect("fewer frames");
    assert!(smaller.len() <= gif.len() / 2);
    for limit in [0, 100] {
        let Err(Error::User(error)) = finished.animation(&renderer, limit) else { panic!("{limit} bytes are enough") };
        assert_eq!(error.phrase.key, "discord-replay-too-large");
    }
}

/// Each button below an animation has a unique ID, even in the shortest replays.
#[test]
fn the_buttons_lead_to_frames_that_exist() {
    let ids = |last| custom_ids(&buttons(MatchId(1295), Locale::En, last));
    assert_eq!(ids(0), ["open-frame/zz/0", "record/zz"]);
    assert_eq!(ids(1), ["open-frame/zz/1", "record/zz"]);
    assert_eq!(ids(48), ["open-frame/zz/48", "open-frame/zz/1", "record/zz"]);
}

/// Users see a finished match in its channel, and its players see it privately everywhere. Nobody sees a running match.
#[test]
fn a_match_is_seen_in_its_channel_and_by_its_players() {
    let seen = |stage, channel, player: Option<u64>| {
        may_see(&view(two(), stage, ViewKind::Lobby).meta, ChannelId(channel), player.map(UserId))
    };
    // The match is in channel 2. User 7 has a seat.
    for (channel, player, expected) in
        [(2, None, true), (2, Some(8), true), (3, None, false), (3, Some(8), false), (3, Some(7), true)]
    {
        assert_eq!(seen(Stage::Over, channel, player), expected, "{channel} {player:?}");
        for stage in [Stage::Lobby, Stage::Running, Stage::Archived, Stage::Cancelled] {
            assert!(!seen(stage, channel, player), "{stage:?}");
        }
    }
}
