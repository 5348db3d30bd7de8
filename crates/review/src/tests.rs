use super::words::whole_percents;
use super::{ClaimsReview, Decision, Grade, Review, ReviewPage, SeatReview};
use contract::{Phrase, Record, Seat};

/// Returns the records of all test matches of games with an analysis, with their file names.
fn records() -> Vec<(String, Record)> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/records");
    let mut records = Vec::new();
    for game in ["sssnake", "ssserpent", "hisss"] {
        for file in std::fs::read_dir(format!("{data}/{game}")).expect("a folder").map(|file| file.expect("a file")) {
            let text = std::fs::read(file.path()).expect("a record");
            records.push((file.path().display().to_string(), serde_json::from_slice(&text).expect("a record")));
        }
    }
    records
}

fn record(file: &str) -> Record {
    let path = format!("{}/../../tests/data/records/{file}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_slice(&std::fs::read(path).expect("a record")).expect("a record")
}

fn review(record: &Record, out_of_time: &dyn Fn() -> bool) -> Result<Review, String> {
    let game = rules::find(&record.game).expect("a registered game");
    Review::new(game, record, out_of_time).map_err(|why| why.key.into_owned())
}

fn replay(record: &Record) -> replay::Replay<&Record> {
    let game = rules::find(&record.game).expect("a registered game");
    let about = replay::MatchDetails::from_record(record, text::Locale::En);
    replay::Replay::new(game, record, about).expect("the record is followed")
}

/// Returns a decision of seat 0.
fn decision(loss: f64, standard_error: f64) -> Decision {
    let played = String::new();
    let best = String::new();
    Decision { step: 0, turn: 1, seat: Seat(0), played, best, loss, standard_error, at_stake: 1.0 }
}

#[test]
fn the_parts_of_every_result_add_up() {
    let mut reviewed = 0;
    let mut errors = Vec::new();
    for (file, record) in records() {
        // Each match is reviewed twice. The second review runs out of time halfway.
        for steps in [usize::MAX, record.steps.len() / 2] {
            let asked = std::cell::Cell::new(0);
            let review = review(&record, &|| {
                asked.set(asked.get() + 1);
                asked.get() > steps
            });
            let Ok(review) = review else { continue };
            reviewed += 1;
            assert!(steps < usize::MAX || review.is_complete, "{file}");
            if review.is_complete {
                let error = review.seats[0].error.abs();
                assert!(
                    record.game != "ssserpent" || error < 1e-9,
                    "{file}: chance decides nothing, but {error} is left"
                );
                errors.push(error);
            }
            for (seat, parts) in review.seats.iter().enumerate() {
                let sum = parts.start + parts.board + parts.luck + parts.own + parts.others + parts.error;
                assert!((sum - parts.result).abs() < 1e-9, "{file}: seat {seat}: {parts:?}");
                assert!(parts.own <= 0.0, "{file}: seat {seat}: {parts:?}");
                assert!((parts.own..=0.0).contains(&parts.set_up), "{file}: seat {seat}: {parts:?}");
            }
            for chances in &review.curve {
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{file}: {chances:?}");
            }
            assert_eq!(review.curve.len(), record.steps.len() + 1, "{file}");
            assert!(review.decisions.iter().all(|decision| decision.loss >= 0.0), "{file}");
        }
    }
    assert!(reviewed >= 12, "{reviewed}");
    errors.sort_by(f64::total_cmp);
    assert!(errors[errors.len() / 2] <= 0.03, "the median estimate error is too large: {errors:?}");
}

#[test]
fn stopped_unfinished_real_time_and_broken_matches_have_no_review() {
    let refused = |file: &str, change: fn(&mut Record)| {
        let mut record = record(file);
        change(&mut record);
        review(&record, &|| true).expect_err("no review")
    };
    assert_eq!(refused("hisss/running", |_| ()), "review-not-over");
    let stop = |record: &mut Record| record.steps.push(serde_json::json!({"by": null, "do": "stop", "at": 9_000_000}));
    assert_eq!(refused("hisss/running", stop), "review-stopped");
    assert_eq!(refused("snap/played", |_| ()), "review-none");
    assert_eq!(refused("hisss/played", |record| record.rules -= 1), "review-older-rules");
    assert_eq!(refused("hisss/played", |record| drop(record.steps.remove(1))), "hisss-refusal-order");
}

#[test]
fn a_seat_that_gave_up_is_told_so_with_its_chance() {
    let mut record = record("hisss/running");
    let seat = Seat(1);
    record.steps.push(serde_json::json!({"by": seat, "do": "resign", "at": 9_000_000}));
    let review = review(&record, &|| false).expect("a match of two seats that is over");
    let parts = &review.seats[1];
    let chance = review.curve[record.steps.len() - 1][1];
    let told = parts.resigned_at.expect("it gave up");
    assert!((told - chance).abs() < 1e-4 && parts.own <= -told, "{parts:?}");
    assert_eq!(review.seats[0].resigned_at, None);
    let said = |phrase| text::say(text::Locale::En, phrase, &["Anna".to_owned(), "Ben".to_owned()]);
    let percents = |share: f64| format!("{}%", whole_percents(share.abs()));
    let summary = review.summary();
    assert_eq!(said(&summary[0]), "Anna wins! Everybody else gave up.");
    let before = format!(" Chance to win just before giving up: {}.", percents(told));
    assert!(said(&summary[2]).ends_with(&before), "{}", said(&summary[2]));
    let sum = said(&review.result_breakdown()[1]);
    assert!(sum.contains(&format!(", −{} by giving up, ", percents(told))), "{sum}");
}

#[test]
fn a_bad_move_is_told_with_the_chances_after_it_and_after_the_best() {
    let mut told = 0;
    for (file, record) in records() {
        let Ok(review) = review(&record, &|| false) else { continue };
        let replay = replay(&record);
        for (number, decision) in review.bad_moves(None).into_iter().take(3).enumerate() {
            let page = review.page(&replay, None, ReviewPage::Move(number));
            let lines = page.expect("a page").lines;
            let line = lines.iter().find(|line| line.key == "review-move").expect("the move");
            let said = text::say(text::Locale::En, line, &replay.about.names);
            let best = review.curve[decision.step][decision.seat.index()];
            let [best, loss] = [best, decision.loss].map(|share| (100.0 * share).round());
            let chances = format!(", and the chance to win fell from {best}% to {}%. Better: ", best - loss);
            assert!(said.contains(&chances), "{file}: {said}");
            told += 1;
        }
    }
    assert!(told > 0);
}

fn said(phrases: &[Phrase]) -> Vec<String> {
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    phrases.iter().map(|phrase| text::say(text::Locale::En, phrase, &names)).collect()
}

#[test]
fn a_summary_says_who_won_and_why_and_how_everybody_played() {
    let anna = SeatReview { own: -0.40, set_up: -0.15, luck: -0.30, others: 0.01, ..SeatReview::default() };
    let ben = SeatReview { own: -0.01, set_up: -0.01, luck: 0.30, others: 0.40, result: 1.0, ..SeatReview::default() };
    let mut review = Review {
        seats: vec![anna, ben],
        decisions: vec![decision(0.25, 0.0), decision(0.10, 0.0), decision(0.03, 0.0), decision(0.03, 0.02)],
        curve: vec![vec![0.5, 0.5], vec![0.41, 0.59], vec![0.63, 0.37], vec![0.0, 1.0]],
        turns: vec![0, 1],
        draws: vec![0, 1],
        is_complete: true,
        ..Review::default()
    };
    let expected = [
        "Ben wins! Better moves and good luck decided the match.",
        "Ben: too few choices to measure accuracy · 0 blunders · 0 mistakes · 0 inaccuracies. Very good luck; luckiest moment, turn 1: 50% → 59%.",
        "Anna: too few choices to measure accuracy · 1 blunder · 1 mistake · 1 inaccuracy. Very bad luck; unluckiest moment, turn 1: 50% → 41%. \
         Chance lost in the set-up: 15%.",
    ];
    assert_eq!(said(&review.summary()), expected);
    let mut verdict = |luck, board, own, others| {
        review.seats[1] = SeatReview { luck, board, own, others, result: 1.0, ..SeatReview::default() };
        said(&review.summary()).swap_remove(0)
    };
    assert_eq!(verdict(0.07, 0.0, -0.1, 0.5), "Ben wins! Better moves decided the match.");
    assert_eq!(verdict(-0.08, 0.0, -0.1, 0.6), "Ben wins! Better moves outweighed bad luck.");
    assert_eq!(verdict(0.5, 0.0, 0.0, 0.0), "Ben wins! Luck decided the match.");
    assert_eq!(verdict(0.7, 0.0, -0.4, 0.2), "Ben wins! Luck outweighed weaker moves.");
    assert_eq!(verdict(0.0, 0.4, -0.2, 0.3), "Ben wins! The board decided the match.");
    assert_eq!(verdict(0.0, 0.0, 0.0, 0.0), "Ben wins!");
}

#[test]
fn a_board_laid_by_chance_is_no_luck_of_a_player() {
    let mut boards = 0;
    for (file, record) in records() {
        let Ok(review) = review(&record, &|| false) else { continue };
        if !review.has_board {
            assert_eq!(review.seats[0].board, 0.0, "{file}");
            continue;
        }
        boards += 1;
        assert_eq!(record.game, "ssserpent", "{file}");
        let [one, other] = [0, 1].map(|seat| review.seats[seat].board);
        assert!(one != 0.0 && (one + other).abs() < 1e-9, "{file}: {one} {other}");
        assert!(review.draws.iter().all(|draw| *draw > review.turns[0]), "{file}");
        assert!(said(&review.result_breakdown())[0].contains(" by the board, "), "{file}");
    }
    assert!(boards > 0);
}

#[test]
fn accuracy_is_that_of_lichess() {
    let moves = |losses: &[f64]| Review {
        seats: vec![SeatReview::default(); 2],
        decisions: losses.iter().map(|&loss| decision(loss, 0.0)).collect(),
        curve: vec![vec![0.5, 0.5]],
        ..Review::default()
    };
    let accuracy = |losses: &[f64]| moves(losses).accuracy(Seat(0)).map(f64::round);
    assert_eq!(accuracy(&[0.0; 9]), None, "too few");
    assert_eq!(accuracy(&[0.0; 10]), Some(100.0));
    assert_eq!(accuracy(&[0.1; 10]), Some(64.0), "103.1668 exp(-0.4354) - 3.1669");
    let one_bad = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3];
    // The arithmetic mean is 92.5, and the harmonic mean is 76.7.
    assert_eq!(accuracy(&one_bad), Some(85.0));
    assert_eq!(moves(&[0.0; 10]).accuracy(Seat(1)), None, "the other seat decided nothing");
    let four = Review { seats: vec![SeatReview::default(); 4], ..moves(&[0.05; 10]) };
    assert_eq!(four.accuracy(Seat(0)), moves(&[0.1; 10]).accuracy(Seat(0)), "an even chance is half as much");
    let mut without_stakes = moves(&[0.1; 10]);
    without_stakes.decisions.push(Decision { at_stake: 0.0, ..decision(0.0, 0.0) });
    assert_eq!(without_stakes.accuracy(Seat(0)).map(f64::round), Some(64.0), "nothing could go wrong");
}

#[test]
fn no_two_pages_have_the_same_picture_and_all_pages_are_described() {
    for (file, record) in records() {
        let Ok(review) = review(&record, &|| false) else { continue };
        let replay = replay(&record);
        let mut scenes = Vec::new();
        for page in review.pages(None) {
            assert_eq!(ReviewPage::parse(&page.to_string()), Some(page));
            let shown = review.page(&replay, None, page).expect("a page");
            assert_eq!(shown.scene.is_some(), !shown.description.is_empty(), "{file}: {page}");
            if let Some(scene) = shown.scene {
                assert!(!scenes.contains(&scene), "{file}: {page}");
                scenes.push(scene);
            }
        }
    }
}

#[test]
fn a_page_without_bad_moves_says_whose_moves_it_means() {
    let record = record("hisss/played");
    let replay = replay(&record);
    let mut review = review(&record, &|| false).expect("a review");
    review.decisions = vec![decision(0.1, 0.0)];
    let last = |review: &Review, viewer| {
        let page = review.page(&replay, viewer, ReviewPage::Overview).expect("a page");
        said(&page.lines).pop().expect("a line")
    };
    assert_eq!(last(&review, Some(Seat(1))), "None of your moves cost much.", "the first seat made a mistake");
    assert!(!last(&review, None).contains("cost much"));
    review.decisions.clear();
    assert_eq!(last(&review, None), "No single move cost much.");
}

#[test]
fn a_review_of_claims_says_first_who_won() {
    let record = record("snap/agreed");
    let game = rules::find(&record.game).expect("a registered game");
    let review = ClaimsReview::new(game, &record).expect("a match that is over");
    let said = review.summary(&[]);
    assert_eq!(said[0], Phrase::new("discord-verdict-won").with("player", Seat(1)));
    let running = self::record("snap/running");
    assert_eq!(ClaimsReview::new(game, &running), Err(Phrase::new("review-not-over")));
    assert_eq!(said.len(), 1 + record.seats.len() + 1, "then each seat, and what everybody missed");
}

#[test]
fn only_sure_losses_have_a_grade() {
    let grade = |loss, error| decision(loss, error).grade();
    assert_eq!(grade(0.019, 0.0), None);
    assert_eq!(grade(0.02, 0.0), Some(Grade::Inaccuracy));
    assert_eq!(grade(0.08, 0.0), Some(Grade::Mistake));
    assert_eq!(grade(0.20, 0.0), Some(Grade::Blunder));
    assert_eq!(grade(0.20, 0.07), None, "within three standard errors");
    assert_eq!(grade(0.0, 0.0), None, "a move that changes nothing");
}
