use super::*;
use crate::game::{Record, Seat};
use crate::games::tests::test_data::finished_record;

fn record() -> Record {
    finished_record(games::REGISTRY[0]).1
}

#[test]
fn the_animation_keeps_the_limit_of_the_server() {
    let (renderer, record) = (Renderer::new().expect("a renderer"), record());
    let about = || About::of(&record, Locale::En);
    let (gif, signs) = draw(&renderer, &record, about(), 10 << 20).expect("an animation");
    assert_eq!(signs.len(), Seat::all(record.seats.len()).count());
    let (smaller, _) = draw(&renderer, &record, about(), gif.len() / 2).expect("fewer frames");
    assert!(smaller.len() <= gif.len() / 2);
    for limit in [0, 100] {
        let Err(Error::User(error)) = draw(&renderer, &record, about(), limit) else {
            panic!("{limit} bytes are enough")
        };
        assert_eq!(error.phrase.key, "discord-replay-too-large");
    }
}
