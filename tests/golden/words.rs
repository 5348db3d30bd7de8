//! Words in pictures.

use contract::scene::{Item, Label};
use contract::{Phrase, Scene, Seat, Sign};
use pictures::Renderer;
use pictures::charts::{Plate, ShownPlayer, StandingRow, put_cheer_above, standings};
use text::{Locale, localize_scene, say};

use super::{SPECIMENS, Table, at_the_end, read_all, rules_pages};

/// The space for words in a picture is fixed, so it must be enough in every language. Names may be cut off, so the test
/// checks only the labels that are words.
#[test]
fn words_fit_in_every_language() {
    let renderer = Renderer::new().unwrap();
    let tables = read_all::<Table>("pictures").into_iter().map(|(name, table)| {
        let scene = at_the_end(&name, &table.record).scene(table.draft.as_deref());
        (name, scene)
    });
    let specimens = SPECIMENS.iter().map(|(name, scene)| ((*name).to_owned(), scene()));
    let mut faults = Vec::new();
    for (name, scene) in tables.chain(rules_pages()).chain(specimens) {
        for locale in Locale::ALL {
            let too_long = |label: &&Label| !renderer.fits(label);
            for label in words(&scene, locale).iter().filter(too_long) {
                faults.push(format!("{name} in {}: {:?} in {} px", locale.code(), label.text, label.width));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn cheers_fit_in_every_language() {
    let renderer = Renderer::new().unwrap();
    let plate =
        Plate { sign: Sign::for_seat(Seat(0)), player: ShownPlayer::default(), is_awaited: false, has_left: false };
    for key in
        ["snap-picture-snap", "slap-picture-snap", "slap-picture-slap", "hisss-picture-taken", "ssserpent-picture-bite"]
    {
        for locale in Locale::ALL {
            let phrase =
                Phrase::new(key).with("time", Phrase::seconds(12_340)).with("cards", 12_i64).with("lost", 12_i64);
            let words = say(locale, &phrase, &[]);
            let scene = put_cheer_above(Scene::new(400), std::slice::from_ref(&plate), 0, words);
            let fits = |item: &Item| if let Item::Label(label) = item { renderer.fits(label) } else { true };
            assert!(scene.items.iter().all(fits), "{key} in {}", locale.code());
        }
    }
}

#[test]
fn the_column_of_a_knockout_fits_in_every_language() {
    let renderer = Renderer::new().unwrap();
    let row = StandingRow {
        player: ShownPlayer::default(),
        rank: Some(1),
        is_shared: false,
        has_medal: true,
        points: "3".to_owned(),
        tie_break: None,
        results_by_opponent: Vec::new(),
    };
    let columns = ["tournament-chart-rounds-won", "tournament-chart-tie-break"].map(Phrase::new);
    let scene = standings(&[row], columns, None);
    for locale in Locale::ALL {
        for label in words(&scene, locale) {
            assert!(renderer.fits(&label), "{} in {}", label.text, locale.code());
        }
    }
}

/// Returns the words of a scene as labels.
fn words(scene: &Scene, locale: Locale) -> Vec<Label> {
    let words = scene.items.iter().filter(|item| matches!(item, Item::Words(_))).cloned().collect();
    let scene = localize_scene(locale, Scene { height: scene.height, items: words });
    let label = |item| if let Item::Label(label) = item { Some(label) } else { None };
    scene.items.into_iter().filter_map(label).collect()
}
