//! Tests that the messages of puzzles fit and are complete in every language.

use super::page::{page, shared_result};
use super::*;
use crate::discord::commands::tests::interaction;
use crate::discord::http::{Component, PieceEmojis};
use crate::ids::InteractionId;
use crate::store::{PuzzleResult, Solver, Streak};
use contract::{PuzzleEnd, PuzzleInfo, PuzzleMove, PuzzlePosition, Refusal, Scene};
use rules::REGISTRY;

/// A puzzle that takes two moves, each chosen from `choices`.
struct TestPuzzle {
    choices: u8,
    info: PuzzleInfo,
}

impl Puzzle for TestPuzzle {
    fn info(&self) -> &PuzzleInfo {
        &self.info
    }

    fn score_phrase(&self, score: u32) -> Phrase {
        Phrase::verbatim(format!("{score} points"))
    }

    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal> {
        let over = moves.len() == 2;
        let choices = if over { 0 } else { self.choices };
        let solved = moves == self.solution();
        let label = |code: u8| Phrase::verbatim(format!("Move {code}"));
        Ok(PuzzlePosition {
            scene: Scene::new(100),
            description: vec![Phrase::verbatim("Two cards")],
            prompt: Phrase::verbatim("Choose"),
            moves: (0..choices).map(|code| PuzzleMove { code, label: label(code), piece: None }).collect(),
            end: over.then_some(PuzzleEnd { score: Some(if solved { 2 } else { 1 }), solved }),
        })
    }

    fn solution(&self) -> Vec<u8> {
        vec![0, 0]
    }
}

fn test_puzzle(choices: u8) -> TestPuzzle {
    let info = PuzzleInfo {
        game: REGISTRY[0].info().name,
        task: Phrase::verbatim("Task"),
        best: 2,
        difficulty: 600,
        greedy_solves: false,
        look: 0,
        canonical: String::new(),
        proof: Vec::new(),
    };
    TestPuzzle { choices, info }
}

const DAY: Day = Day(FIRST_DAY.0 + 1);

fn shown(locale: Locale, choices: u8, moves: &[u8], result: Option<PuzzleResult>) -> MessagePayload {
    let puzzle = test_puzzle(choices);
    let position = puzzle.position(moves).expect("a position");
    let progress = progress(moves, result, Streak { current: 3, best: 5 });
    page(locale, &puzzle, &position, &progress, &PieceEmojis::default())
}

fn progress(moves: &[u8], result: Option<PuzzleResult>, streak: Streak) -> Progress {
    let is_hinted = moves.is_empty() && result.is_some_and(|result| result.hinted);
    let shown_move = is_hinted.then(|| Phrase::verbatim("Move 0"));
    let (is_today, still_counts, moves) = (true, true, moves.to_vec());
    Progress { day: DAY, is_today, still_counts, moves, shown_move, result, streak, ..Progress::default() }
}

fn result(tries: u32, solved_on: Option<Day>) -> Option<PuzzleResult> {
    Some(PuzzleResult { tries, solved_on, hinted: false, shown_on: None })
}

/// Returns the custom ids of the buttons, and of the options of select menus.
fn ids(payload: &MessagePayload) -> Vec<String> {
    let of = |component: &Component| match component {
        Component::Buttons(buttons) => buttons.iter().map(|button| button.custom_id.clone()).collect(),
        Component::Select(select) => {
            select.options.iter().map(|option| format!("{}+{}", select.custom_id, option.value)).collect()
        }
        _ => Vec::new(),
    };
    payload.components.iter().flat_map(of).collect()
}

#[test]
fn few_moves_are_buttons_and_many_are_a_menu() {
    let day = DAY.0;
    assert_eq!(
        ids(&shown(Locale::En, 2, &[1], None)),
        [
            format!("daily/play/{day}/0100"),
            format!("daily/play/{day}/0101"),
            format!("daily/start-over/{day}/"),
            format!("daily/rules/{day}/")
        ]
    );
    let menu = ids(&shown(Locale::En, 25, &[1], None));
    assert_eq!((menu.len(), &*menu[24]), (27, &*format!("daily/play/{day}/01+18")));
    let parsed = CustomId::parse(&format!("daily/play/{day}/01"), &["18".to_owned()]);
    assert_eq!(parsed, Some(CustomId::daily(DAY, DailyAction::Play(vec![1, 24]))));
}

#[test]
fn the_page_says_how_a_try_ended_and_what_counts() {
    let text = |moves: &[u8], result| shown(Locale::En, 2, moves, result).content;
    let solved = text(&[0, 0], result(1, Some(DAY)));
    assert!(solved.contains("Right: 2 points!\nSolved at the first try. Streak: 3 days, best: 5 days."), "{solved}");
    let missed = text(&[0, 1], result(4, None));
    assert!(missed.contains("Not yet: 1 points. The best possible: 2 points.\nYou have tried it 4 times."), "{missed}");
    let late = text(&[0, 0], result(2, Some(Day(DAY.0 + 1))));
    assert!(late.contains("Solved in 2 tries, but too late to count"), "{late}");
    let asks = |result| {
        shown(Locale::En, 2, &[0, 0], result)
            .container
            .expect("a frame")
            .text_below
            .contains("Counts towards your streak")
    };
    assert!(asks(result(1, None)) && !asks(result(1, Some(DAY))));
    assert!(ids(&shown(Locale::En, 2, &[0, 1], result(1, None))).iter().all(|id| !id.contains("share")));
    assert!(ids(&shown(Locale::En, 2, &[0, 0], result(1, Some(DAY)))).iter().any(|id| id.contains("share")));
}

/// Users can get a hint after five tries, and the solution after ten. Neither is offered once the user has solved the
/// puzzle or seen its solution.
#[test]
fn who_is_stuck_is_helped() {
    let offered = |result: Option<PuzzleResult>, moves: &[u8]| {
        let ids = ids(&shown(Locale::En, 2, moves, result));
        ["hint", "solution"].map(|action| ids.iter().any(|id| id.starts_with(&format!("daily/{action}/"))))
    };
    let stuck = |tries| result(tries, None);
    let with = |change: fn(&mut PuzzleResult)| {
        let mut stuck = stuck(12).expect("a result");
        change(&mut stuck);
        Some(stuck)
    };
    for (result, expected) in [
        (None, [false, false]),
        (stuck(4), [false, false]),
        (stuck(5), [true, false]),
        (stuck(10), [true, true]),
        (with(|stuck| stuck.hinted = true), [false, true]),
        (with(|stuck| stuck.shown_on = Some(DAY)), [false, false]),
        (with(|stuck| stuck.solved_on = Some(DAY)), [false, false]),
    ] {
        assert_eq!(offered(result, &[]), expected, "{result:?}");
    }
    let hinted = with(|stuck| stuck.hinted = true);
    assert!(shown(Locale::En, 2, &[], hinted).content.contains("Begin with: Move 0"));
    assert!(!shown(Locale::En, 2, &[1], hinted).content.contains("Begin with"), "only at the start");
}

/// A warm-up does not count and can be skipped. When the solution is shown, a button steps through it.
#[test]
fn warm_ups_and_solutions_have_their_own_buttons() {
    let shown = |change: fn(&mut Progress), moves: &[u8]| {
        let puzzle = test_puzzle(2);
        let position = puzzle.position(moves).expect("a position");
        let mut progress = progress(moves, None, Streak::default());
        change(&mut progress);
        page(Locale::En, &puzzle, &position, &progress, &PieceEmojis::default())
    };
    let day = DAY.0;
    let warm_up = shown(|progress| progress.warm_up = true, &[]);
    assert!(warm_up.content.starts_with("**Warm-up**"), "{}", warm_up.content);
    let buttons = ["play/{}w/00", "play/{}w/01", "start-over/{}/", "rules/{}w/"];
    let buttons = buttons.map(|id| format!("daily/{}", id.replace("{}", &day.to_string())));
    assert_eq!(ids(&warm_up), buttons);
    let show = |progress: &mut Progress| {
        progress.is_solution = true;
        progress.shown_move = Some(Phrase::verbatim("Move 0"));
    };
    let solution = shown(show, &[0]);
    assert_eq!(ids(&solution)[0], format!("daily/solution/{day}/02"));
    assert!(solution.content.contains("The solution, move 1: Move 0."), "{}", solution.content);
    let last = ids(&shown(show, &[0, 0]));
    assert!(last.iter().all(|id| !id.contains("solution")), "{last:?}");
}

#[test]
fn a_list_says_how_many_solvers_it_does_not_name() {
    let solver = |number: u32| Solver {
        name: format!("N{number}"),
        tries: number,
        hinted: number == 2,
        interaction: InteractionId(u64::from(20 - number)),
        is_first: number == 3,
        streak: Streak::default(),
    };
    let solvers: Vec<Solver> = (1..=10).map(solver).collect();
    let lines = |all| page::solver_lines(Locale::En, DAY, &solvers, all);
    assert_eq!(lines(13).last().map(String::as_str), Some("… and 3 more"));
    assert_eq!(lines(10).len(), 11);
}

#[test]
fn every_message_is_complete_in_every_language() {
    let form = |locale| serde_json::to_value(report_form(DAY, locale)).expect("JSON");
    let units = |text: &serde_json::Value| text.as_str().expect("a text").encode_utf16().count();
    for locale in Locale::ALL {
        let mut said = Vec::new();
        for (moves, tries) in [(&[][..], 1), (&[0], 2), (&[0, 0], 1), (&[0, 1], 3)] {
            let solved_on = (moves == [0, 0]).then_some(DAY);
            let payload = shown(locale, 12, moves, result(tries, solved_on));
            said.push(serde_json::to_string(&payload).expect("JSON"));
        }
        for streak in [0, 1, 30] {
            let name = interaction().user.name;
            let result = PuzzleResult { tries: 2, solved_on: Some(DAY), hinted: streak == 1, shown_on: None };
            let (scene, message) = shared_result(locale, &test_puzzle(2), DAY, &name, result, streak).expect("a game");
            said.push(format!("{:?}", text::localize_scene(locale, scene)));
            said.push(serde_json::to_string(&message).expect("JSON"));
        }
        for said in said {
            assert!(!said.contains("daily-") && !said.contains("{ $"), "{locale:?}: {said}");
        }
        let form = form(locale);
        let label = &form["components"][0]["label"];
        assert!(units(&form["title"]) <= 45 && units(label) <= 45, "{locale:?}: {form}");
    }
}

/// Each puzzle's whole solution fits into a custom id, and each page stays within Discord's limits.
#[test]
fn the_pages_of_a_week_fit_in_every_language() {
    for day in (0..7).map(|number| Day(FIRST_DAY.0 + number)) {
        let puzzle = rules::puzzles::for_day(day).expect("a puzzle");
        let solution = puzzle.solution();
        for played in 0..=solution.len() {
            let position = puzzle.position(&solution[..played]).expect("a position");
            let moves = &solution[..played];
            let result = result(99, Some(day)).filter(|_| played == solution.len());
            let progress = Progress { day, ..progress(moves, result, Streak { current: 999, best: 999 }) };
            for locale in Locale::ALL {
                let payload = page(locale, &*puzzle, &position, &progress, &PieceEmojis::default());
                assert!(!payload.content.contains('…'), "{locale:?}: {}", payload.content);
                let json = serde_json::to_string(&payload).expect("JSON");
                assert!(!json.contains("puzzle-"), "{locale:?}: {json}");
                for id in ids(&payload) {
                    let (id, values) = match id.split_once('+') {
                        Some((id, value)) => (id, vec![value.to_owned()]),
                        None => (&*id, Vec::new()),
                    };
                    assert!(CustomId::parse(id, &values).is_some(), "{id} {values:?}");
                }
            }
        }
    }
}

/// The picture's description and the message's text name every choice, even in the middle of a move.
#[test]
fn a_puzzle_is_played_from_its_words_alone() {
    let is_part = |c: char| c.is_alphanumeric() || "⬅⬆⬇➡".contains(c);
    for day in (0..14).map(|number| Day(FIRST_DAY.0 + number)) {
        let puzzle = rules::puzzles::for_day(day).expect("a puzzle");
        let solution = puzzle.solution();
        for played in 0..=solution.len() {
            let position = puzzle.position(&solution[..played]).expect("a position");
            for locale in Locale::ALL {
                let progress = Progress { day, ..progress(&solution[..played], None, Streak::default()) };
                let page = page(locale, &*puzzle, &position, &progress, &PieceEmojis::default());
                let below = page.container.expect("a frame").text_below;
                let words = format!("{}\n{}\n{below}", page::alt_text(locale, &position), page.content);
                for sentence in &position.description {
                    let sentence = text::format_sentence(locale, sentence, &[]);
                    assert!(
                        words.contains(&sentence),
                        "{day:?}, {played} moves, {locale:?}: {sentence} is not in: {words}"
                    );
                }
                let named: Vec<&str> = words.split(|c| !is_part(c)).collect();
                for offered in &position.moves {
                    let label = say(locale, &offered.label, &[]);
                    let sign = label.split(|c| !is_part(c)).next().unwrap_or_default();
                    assert!(!sign.is_empty() && named.contains(&sign), "{locale:?}: {label} is not in: {words}");
                }
            }
        }
    }
}
