//! Tests the command-line tools on files.

use std::path::{Path, PathBuf};

use super::{Simulation, Verdict, animate, replay, simulate, verify};
use contract::Record;
use rules::REGISTRY;
use test_support::test_data::finished_record;
use text::Locale;

fn order(game: &str, seats: usize, out: &Path) -> Simulation {
    Simulation { game: game.into(), seats, matches: 2, seed: "pit".into(), out: out.into(), options: Vec::new() }
}

fn specimen(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records").join(path)
}

fn code(result: Result<impl std::fmt::Debug, Verdict>) -> (u8, String) {
    let failure = result.expect_err("must fail");
    (failure.exit_code, failure.phrase.key.into_owned())
}

#[test]
fn simulated_matches_are_valid_and_the_same_again() {
    for game in REGISTRY {
        let name = game.info().name;
        let [one, two] = [(), ()].map(|()| tempfile::tempdir().expect("a folder"));
        let seats = *game.info().seats.end();
        simulate(&order(name, seats, one.path())).expect("simulated");
        simulate(&order(name, seats, two.path())).expect("simulated");
        for number in ["0001", "0002"] {
            let [one, two] = [&one, &two].map(|folder| folder.path().join(format!("{name}-{number}.json")));
            verify(&one).expect("valid");
            assert_eq!(std::fs::read(&one).expect("written"), std::fs::read(&two).expect("written"));
        }
    }
}

/// Some steps, such as the end at the turn limit, wait until everybody has had time to see a card. They happen as soon
/// as this time is over.
#[test]
fn simulated_matches_show_every_card_for_its_time() {
    for (game, seats, turn_limit) in [("snap", 4, 0), ("snap", 3, 120), ("slap", 4, 0), ("slap", 2, 120)] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = vec!["show_ms=1500".into(), format!("turn_limit={turn_limit}")];
        simulate(&Simulation { options, ..order(game, seats, folder.path()) }).expect("simulated");
        let file = folder.path().join(format!("{game}-0001.json"));
        assert_eq!(verify(&file).expect("valid").key, "record-valid-times");
        let record: Record = serde_json::from_slice(&std::fs::read(&file).expect("written")).expect("a record");
        let mut shown_at = None;
        for step in &record.steps {
            let (kind, at) = (step["do"].as_str().expect("a kind"), step["at"].as_u64().expect("a time"));
            let waits = ["turn", "out", "limit", "redeal"].contains(&kind);
            assert!(!waits || shown_at.is_none_or(|shown| at >= shown + 1500), "{game} {turn_limit}: {step}");
            shown_at = if kind == "turn" { Some(at) } else { shown_at };
        }
    }
}

#[test]
fn a_simulation_takes_options_and_refuses_wrong_orders() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = Simulation { options: vec!["rounds=1".into()], ..order("sssnake", 3, folder.path()) };
    simulate(&good).expect("simulated");
    let text = std::fs::read_to_string(folder.path().join("sssnake-0002.json")).expect("written");
    assert!(text.contains(r#""rounds":1"#) && text.contains(r#""player":"Computer 3""#));
    let wrong = |change: fn(&mut Simulation)| {
        let mut wrong = good.clone();
        change(&mut wrong);
        code(simulate(&wrong))
    };
    assert_eq!(wrong(|order| order.game = "chess".into()), (2, "simulate-game".into()));
    assert_eq!(wrong(|order| order.seats = 5), (2, "fault-seats".into()));
    assert_eq!(wrong(|order| order.matches = 0), (2, "simulate-matches".into()));
    assert_eq!(wrong(|order| order.options = vec!["rounds".into()]), (2, "simulate-option".into()));
    assert_eq!(wrong(|order| order.options = vec!["rounds=99".into()]), (2, "option-value".into()));
    assert_eq!(wrong(|order| order.out = order.out.join("sssnake-0001.json")), (2, "file-unwritable".into()));
}

#[test]
fn verify_tells_valid_broken_and_unreadable_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.json");
    assert!(verify(&specimen("sssnake/played.json")).is_ok());
    assert_eq!(verify(&specimen("snap/running.json")).expect("valid").key, "record-valid-running");
    assert_eq!(code(verify(&file)), (2, "file-unreadable".into()));
    assert_eq!(code(verify(folder.path())), (2, "file-unreadable".into()));
    std::fs::write(&file, "no JSON").expect("written");
    assert_eq!(code(verify(&file)), (2, "record-unreadable".into()));
    let text = std::fs::read_to_string(specimen("sssnake/played.json")).expect("readable");
    std::fs::write(&file, text.replacen(r#""die":1"#, r#""die":3"#, 1)).expect("written");
    let failure = verify(&file).expect_err("must fail");
    assert_eq!((failure.exit_code, &*failure.phrase.key), (1, "record-broken-step"));
    assert!(failure.phrase.args.iter().any(|(name, arg)| *name == "index" && *arg == 1_usize.into()));
    std::fs::write(&file, text.replace("\"commitment\": \"8c15ed5e", "\"commitment\": \"00000000")).expect("written");
    assert_eq!(code(verify(&file)), (1, "record-broken".into()));
    std::fs::write(&file, text.replace("\"rules\": 2", "\"rules\": 1")).expect("written");
    let (verified, replayed) = (verify(&file), replay(&file, 0, &folder.path().join("table.png"), Locale::En));
    for failure in [verified.expect_err("must fail"), replayed.expect_err("must fail")] {
        let said = text::say(text::Locale::En, &failure.phrase, &[]);
        assert!(failure.exit_code == 2 && said.contains("older rules"), "{said}");
    }
}

#[test]
fn replay_draws_the_table_after_any_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let png = folder.path().join("table.png");
    for step in [0, 5, 18] {
        replay(&specimen("sssnake/one-round.json"), step, &png, Locale::En).expect("drawn");
        assert!(std::fs::read(&png).expect("written").starts_with(b"\x89PNG"));
    }
    assert_eq!(code(replay(&specimen("sssnake/one-round.json"), 19, &png, Locale::En)), (2, "replay-step".into()));
    assert_eq!(
        code(replay(&specimen("sssnake/one-round.json"), 1, folder.path(), Locale::En)),
        (2, "file-unwritable".into())
    );
    assert_eq!(code(replay(&specimen("snap/running.json"), 3, &png, Locale::En)), (2, "replay-hidden".into()));
    for game in REGISTRY {
        let (file, record) = finished_record(*game);
        replay(&file, record.steps.len() / 2, &png, Locale::En).expect("drawn");
    }
}

#[test]
fn a_whole_match_becomes_an_animation() {
    let folder = tempfile::tempdir().expect("a folder");
    let gif = folder.path().join("match.gif");
    for game in REGISTRY {
        let (record, _) = finished_record(*game);
        animate(&record, &gif, Locale::Fr).expect("drawn");
        let bytes = std::fs::read(&gif).expect("written");
        assert!(bytes.starts_with(b"GIF89a") && bytes.len() < 8 << 20, "{}: {} bytes", record.display(), bytes.len());
    }
    assert_eq!(
        code(animate(&specimen("sssnake/one-round.json"), folder.path(), Locale::En)),
        (2, "file-unwritable".into())
    );
    assert_eq!(code(animate(&specimen("snap/running.json"), &gif, Locale::En)), (2, "replay-hidden".into()));
    assert_eq!(code(animate(&folder.path().join("none.json"), &gif, Locale::En)), (2, "file-unreadable".into()));
}
