use test_support::count;

use super::*;
use contract::scene::Item;
use contract::{Level, RecordSeat};
use pictures::animation::MAX_FRAMES;
use rules::REGISTRY;
use test_support::random_match::random_record;
use test_support::test_data::{finished_record, records};

fn about(record: &Record, locale: Locale) -> MatchDetails {
    MatchDetails { number: Some(12), ..MatchDetails::from_record(record, locale) }
}

/// Returns the text and art items of a scene.
fn parts(scene: &Scene) -> (Vec<&str>, Vec<&str>) {
    let mut texts = Vec::new();
    let mut art = Vec::new();
    for item in &scene.items {
        match item {
            Item::Text(text) => texts.push(text.text.as_str()),
            Item::Label(label) => texts.push(label.text.as_str()),
            Item::Sprite(sprite) => art.push(sprite.art),
            _ => (),
        }
    }
    (texts, art)
}

/// Checks all frames of an animation: a title, moments in order, and the podium of the result.
fn check(game: &'static dyn Game, record: &Record, locale: Locale) {
    let replay = Replay::new(game, record, about(record, locale)).expect("the record is followed");
    let scenes = replay.animation_scenes(MAX_FRAMES).expect("the record is followed");
    let title = parts(&scenes[0]);
    let moments = &scenes[1..];
    assert!(title.0.contains(&"#12") && record.seats.iter().all(|seat| title.0.contains(&seat.player.as_str())));
    assert!(scenes.len() <= MAX_FRAMES && scenes.len() <= replay.last_frame() + 1, "{} frames", scenes.len());
    let podium = replay.podium().map(|(scene, _)| scene);
    assert_eq!(scenes.last() == podium.as_ref(), podium.is_some(), "the last frame is the podium");
    let moments = &moments[..moments.len() - usize::from(podium.is_some())];
    let all = replay.moment_count();
    let mut before = 0;
    for scene in moments {
        let texts = parts(scene).0;
        let progress = texts.iter().rev().find_map(|text| text.strip_suffix(&format!("/{all}"))).expect("the progress");
        let number: usize = progress.parse().expect("a number");
        assert!(number > before && texts.len() >= 2, "{number} after {before}");
        before = number;
    }
    assert_eq!(before, all, "the last moment is never left out");
}

#[test]
fn every_replay_is_short_and_ends_with_the_podium() {
    for game in REGISTRY {
        for number in 0..count("REPLAYS", 2, 40) {
            let mut record = random_record(*game, number);
            check(*game, &record, Locale::En);
            for seat in record.seats.iter_mut().skip(1) {
                seat.computer = Some(Level::Easy);
            }
            check(*game, &record, Locale::Fr);
        }
        for (_, record) in records(*game).into_iter().filter(|(_, record)| record.outcome.is_some()) {
            check(*game, &record, Locale::En);
        }
    }
}

#[test]
fn each_moment_has_a_caption_in_both_languages() {
    for game in REGISTRY {
        let (_, record) = finished_record(*game);
        for locale in Locale::ALL {
            let replay = Replay::new(*game, &record, about(&record, locale)).expect("the record is followed");
            for number in 1..=replay.moment_count() {
                let frame = replay.frame(number).expect("the record is followed");
                let caption = say(locale, &frame.sentences[0], &replay.about.names);
                assert!(caption.contains(' ') && !caption.contains("-news-"), "{caption}");
                let word = caption.split(' ').find(|word| word.chars().all(char::is_alphanumeric)).expect("a word");
                assert!(parts(&frame.scene).0.iter().any(|text| text.contains(word)), "{caption}");
            }
        }
    }
}

#[test]
fn frames_lead_from_the_title_to_the_podium() {
    let game = rules::find("ssserpent").expect("a game");
    let (_, record) = records(game).into_iter().find(|(file, _)| file.ends_with("head.json")).expect("a record");
    let replay = Replay::new(game, &record, about(&record, Locale::En)).expect("the record is followed");
    let frame = |number| replay.frame(number).expect("the record is followed").scene;
    // The players choose colors during the match, but the title already shows the final symbols.
    let signs: Vec<&str> = replay.final_match.signs().iter().map(|sign| sign.art).collect();
    let title = frame(0);
    assert!(parts(&title).1.ends_with(&signs), "{:?}", parts(&title).1);
    assert_eq!(Some(frame(replay.last_frame())), replay.podium().map(|(scene, _)| scene));
    assert_eq!(frame(replay.last_frame()), frame(usize::MAX), "a number beyond the end");
    assert_ne!(frame(replay.last_frame()), frame(replay.moment_count()));
}

#[test]
fn a_match_without_an_end_has_no_podium() {
    let game = rules::find("hisss").expect("a game");
    let (_, mut record) = finished_record(game);
    record.steps.truncate(record.steps.len() / 2);
    let replay = Replay::new(game, &record, about(&record, Locale::En)).expect("the record is followed");
    assert_eq!(replay.last_frame(), replay.moment_count());
    record.steps.clear();
    let replay = Replay::new(game, &record, about(&record, Locale::En)).expect("nothing to follow");
    assert_eq!((replay.last_frame(), replay.animation_scenes(MAX_FRAMES).expect("a title").len()), (0, 1));
    assert_eq!(replay.frame(3).expect("the title").scene, replay.frame(0).expect("the title").scene);
}

/// If a match has too many moments, the animation leaves out the computers' moments before the people's.
#[test]
fn people_are_kept_before_computers() {
    let game = rules::find("slap").expect("a game");
    let mut record =
        (0..).map(|number| random_record(game, number)).find(|record| record.steps.len() > 60).expect("a match");
    record.seats = vec![RecordSeat { computer: Some(Level::Easy), ..record.seats[0].clone() }; record.seats.len()];
    record.seats[0].computer = None;
    let replay = Replay::new(game, &record, about(&record, Locale::En)).expect("the record is followed");
    let own = |index: &usize| replay.moments[*index].by == Some(Seat(0));
    let people: Vec<usize> = (0..replay.moment_count()).filter(own).collect();
    let most = people.len() + 5;
    assert!(most < replay.moment_count(), "the match is too short for this test");
    let chosen = replay.choose_moments(most);
    assert!(people.iter().all(|index| chosen.contains(index)) && chosen.len() <= most, "{chosen:?}");
    assert!(chosen.is_sorted() && chosen.contains(&(replay.moment_count() - 1)));
}

#[test]
fn an_even_choice_ends_with_the_last() {
    assert_eq!(pick_evenly(&[4, 5, 6, 7, 8, 9], 3), [5, 7, 9]);
    assert_eq!(pick_evenly(&[4, 5], 9), [4, 5]);
    assert_eq!(pick_evenly(&[4, 5], 0), [0_usize; 0]);
}
