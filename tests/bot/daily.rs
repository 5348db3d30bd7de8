//! `/daily` and `snakepit puzzle`: solving a puzzle and sharing the result, refusals, reports and withdrawn days.

use std::time::SystemTime;

use contract::{Day, Puzzle};
use rules::puzzles::{FIRST_DAY, for_day};
use serde_json::{Value, json};

use crate::bot::{printed, run_command};
use crate::openapi::check_requests;
use crate::people::{Party, assert_says, channel_of, components, custom_id, find_button, has_button, id_of, text};
use crate::person::{Action, Person};
use crate::test_sandbox::until;

/// A day a few weeks after the first puzzle, so there are earlier puzzles.
const DAY: Day = Day(FIRST_DAY.0 + 17);
const DATE: &str = "2026-11-19";
const YESTERDAY: &str = "2026-11-18";

/// Starts a bot that takes `date` for today.
async fn party(date: &str) -> Party {
    let mut party = Party::without_bot(crate::test_sandbox::TestSandbox::start().await).await;
    wake_on(&mut party, date).await;
    party
}

/// Replaces the running bot with one that takes `date` for today.
pub async fn wake_on(party: &mut Party, date: &str) {
    if let Some(mut bot) = party.bot.take() {
        // A killed bot would handle its last events again.
        bot.ask_to_end();
        bot.ended().await;
    }
    let url = party.sandbox.url();
    party.wake_with(&[("DISCORD_API_URL", &url), ("PUZZLE_DAY", date)]).await;
}

/// A part of the bot's message if computing a puzzle takes too long on a busy machine. The bot keeps the puzzle for the
/// next request.
pub const BUSY: &str = "longer than usual";

/// Opens a puzzle as Anna, and skips the warm-up. On a busy machine, the bot may ask her to try again.
async fn open(party: &Party, day: Option<&str>) -> Value {
    loop {
        let command = party.anna.command("daily play");
        let command = if let Some(day) = day { command.with("day", day) } else { command };
        let mut page = command.answer().await;
        if has_button(&page, "w/") {
            page = party.anna.press(&page, "daily/start-over/").answer_or_update().await;
        }
        if !text(&page).contains(BUSY) {
            return page;
        }
    }
}

/// Plays the last of `moves`: presses its button, or chooses it from the menu.
pub fn play_move(person: &Person, page: &Value, day: Day, moves: &[u8]) -> Action {
    let digits: String = moves.iter().map(|code| format!("{code:02x}")).collect();
    let button = format!("daily/play/{}/{digits}", day.0);
    if custom_id(page, |id, _| id == button).is_some() {
        return person.press_id(page, &button);
    }
    let (menu, value) = button.split_at(button.len() - 2);
    person.choose(page, menu, value)
}

/// Plays `moves` from the start. Returns the last page.
async fn play_all(party: &Party, mut page: Value, day: Day, moves: &[u8]) -> Value {
    for played in 1..=moves.len() {
        page = play_move(&party.anna, &page, day, &moves[..played]).update().await;
    }
    page
}

/// Returns moves that end a try without solving the puzzle.
fn mistake(puzzle: &dyn Puzzle) -> Vec<u8> {
    fn search(puzzle: &dyn Puzzle, moves: &mut Vec<u8>) -> bool {
        let position = puzzle.position(moves).expect("a position");
        if let Some(end) = position.end {
            return !end.solved;
        }
        position.moves.iter().any(|next| {
            moves.push(next.code);
            search(puzzle, moves) || moves.pop().is_none()
        })
    }
    let mut moves = Vec::new();
    assert!(search(puzzle, &mut moves) && moves.len() > 1, "{moves:?}");
    moves
}

/// Presses a button, and types a text into the form that opens.
async fn fill_in(party: &Party, page: &Value, button: &str, typed: &str) -> Action {
    let form = party.anna.open_form(page, button).await;
    party.anna.fill_in(&form, typed)
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().expect("a picture with a description")
}

#[tokio::test]
async fn a_puzzle_is_solved_shared_and_listed() {
    let mut party = party(DATE).await;
    let todays = for_day(DAY).expect("a puzzle");
    let first = open(&party, None).await;
    assert!(text(&first).contains("Thursday, 19 November 2026") && !alt(&first).is_empty(), "{}", text(&first));
    assert!(!has_button(&first, "/share/") && !has_button(&first, "/start-over/"));

    // A try that is started over counts, but a try without a move does not.
    let (solution, mistake) = (todays.solution(), mistake(&*todays));
    let begun = play_move(&party.anna, &first, DAY, &mistake[..1]).update().await;
    assert!(text(&begun).contains("Try 1.") && !text(&begun).contains("You have tried"), "{}", text(&begun));
    let again = party.anna.press(&begun, "daily/start-over/").update().await;
    assert_says(&again, "You have tried it once");
    // Discord delivers the last press twice.
    let last = play_all(&party, again, DAY, &mistake[..mistake.len() - 1]).await;
    party.sandbox.faults(json!({"twice": 1})).await;
    let missed = play_move(&party.anna, &last, DAY, &mistake).update().await;
    assert_says(&missed, "You have tried it 2 times");
    let again = party.anna.press(&missed, "daily/start-over/").update().await;
    assert!(text(&again).contains("You have tried it 2 times"), "it has counted: {}", text(&again));
    let solved = play_all(&party, again, DAY, &solution).await;
    assert_says(&solved, "Solved in 3 tries. Streak: 1 day, best: 1 day.");

    party.anna.press(&solved, "daily/share/").await;
    let shared = party.shown_with_text("solved the puzzle").await;
    assert!(
        text(&shared).contains("**Anna**") && text(&shared).contains("in 3 tries. Streak: 1 day"),
        "{}",
        text(&shared)
    );
    assert!(alt(&shared).contains("Anna solved the puzzle of 19 November 2026"), "{}", alt(&shared));
    let refused = party.anna.press(&solved, "daily/share/").answer_text().await;
    let id = id_of(&shared);
    assert!(refused.contains("You have already shared it here") && refused.contains(id), "{refused}");

    // Everybody can open the puzzle from the shared result. After a restart, the bot still knows all results.
    wake_on(&mut party, DATE).await;
    let button = format!("daily/play/{}/", DAY.0);
    let bens = loop {
        let shown = party.ben.press(&shared, &button).answer().await;
        if !text(&shown).contains(BUSY) {
            break shown;
        }
    };
    assert!(text(&bens).contains("It doesn’t count") && !text(&bens).contains("tried"), "{}", text(&bens));
    let results = loop {
        let shown = party.anna.command("daily results").answer().await;
        if !text(&shown).contains(BUSY) {
            break shown;
        }
    };
    assert_says(&results, "🥇 Anna · in 3 tries · streak: 1 day");
    assert!(text(&results).contains("The solution of 18 November 2026") && !alt(&results).is_empty());
    party.anna.press(&results, "daily/show-results/").await;
    let public = party.shown_with_text("solved here").await;
    assert_eq!(text(&public), text(&results));
    check_requests(&party.sandbox).await;
}

/// After ten tries, a user can see the solution step by step. Nothing counts after that.
#[tokio::test]
async fn who_is_stuck_gets_a_hint_and_then_the_solution() {
    let party = party(DATE).await;
    let puzzle = for_day(DAY).expect("a puzzle");
    let (solution, wrong) = (puzzle.solution(), mistake(&*puzzle));
    let mut page = open(&party, None).await;
    let pool = party.open_database().await;
    for tried in [1, 5, 10] {
        // Ten real tries would be slow because of the limit on pictures, so the test changes their number in the
        // database.
        let before = sqlx::query("UPDATE puzzle_results SET tries = $1").bind(tried - 1);
        before.execute(&pool).await.expect("it is writable");
        let begun = play_move(&party.anna, &page, DAY, &wrong[..1]).update().await;
        page = party.anna.press(&begun, "daily/start-over/").update().await;
        let offered = ["daily/hint/", "daily/solution/"].map(|button| has_button(&page, button));
        assert_eq!(offered, [tried >= 5, tried == 10], "after {tried} tries");
    }
    page = party.anna.press(&page, "daily/hint/").update().await;
    assert_says(&page, "💡 Begin with: ");
    let rules = party.anna.press(&page, "daily/rules/").answer().await;
    assert!(text(&rules).contains("rules 1/8"), "the puzzle stays: {}", text(&rules));
    assert_says(&rules, "In the puzzle, you play alone");
    page = party.anna.press(&page, "daily/solution/").update().await;
    assert_says(&page, "Do you want to see the solution?");
    for step in 1..=solution.len() {
        page = party.anna.press(&page, "daily/solution/").update().await;
        assert_says(&page, &format!("The solution, move {step}: "));
    }
    page = party.anna.press(&page, "daily/start-over/").update().await;
    assert_says(&page, "You have seen the solution");
    assert!(!has_button(&page, "/share/"), "nothing is left to share");
    check_requests(&party.sandbox).await;
}

/// A user types the time at which they want a direct message about each new puzzle. The message has a button to play
/// it.
#[tokio::test]
async fn a_new_puzzle_is_told_by_direct_message_once() {
    let party = party(DATE).await;
    let page = party.anna.command("game notices").answer().await;
    for (typed, sentence) in [
        ("8:30 Europe/Berlim", "Perhaps one of these: Europe/Berlin, "),
        ("25 Europe/Berlin", "such as 8:30 Europe/Berlin."),
        ("8:30", "such as 8:30 Europe/Berlin."),
    ] {
        let refused = fill_in(&party, &page, "puzzle-notice/on", typed).await.answer_text().await;
        assert!(refused.contains(sentence), "{typed}: {refused}");
    }
    let page = fill_in(&party, &page, "puzzle-notice/on", "8:30 berlin").await.update().await;
    assert_eq!(find_button(&page, "8:30 Europe/Berlin").as_deref(), Some("puzzle-notice/on"), "{page}");

    let pool = party.open_database().await;
    let is_due = async |begun_at: Option<i64>| {
        let due = sqlx::query("UPDATE puzzle_notices SET next_at = 0, last_day = NULL, begun_at = $1");
        due.bind(begun_at).execute(&pool).await.expect("it is writable");
    };
    let mut live = party.anna.live().await;
    is_due(None).await;
    let notice = live.until("message_create", |message| text(message).contains("Today’s puzzle: Sssnake")).await;
    assert_ne!(notice["channel_id"], json!(party.channel()));
    assert_says(&notice, "Switch it off with /game notices");

    // This simulates that the bot was killed after it sent the message, but before it stored that. The restarted bot
    // finds the message.
    let ended = async || {
        let ended = "SELECT COUNT(*) FROM puzzle_notices WHERE next_at > 0";
        until(async || sqlx::query_scalar::<_, i64>(ended).fetch_one(&pool).await.expect("readable") > 0).await;
    };
    ended().await;
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as i64;
    is_due(Some(now)).await;
    ended().await;
    let direct = channel_of(&notice);
    assert_eq!(party.sandbox.messages(&party.anna.id, direct).await.len(), 1, "it is not posted again");

    let puzzle = party.anna.press(&notice, "daily/play/").answer().await;
    assert!(text(&puzzle).contains("Warm-up") && puzzle["channel_id"] == notice["channel_id"], "{}", text(&puzzle));
    party.anna.press(&notice, "notices/").await;
    let page = live.until("message_create", |message| text(message).contains("When a new daily puzzle")).await;
    party.anna.press(&page, "puzzle-notice/off").await;
    live.until("message_update", |message| has_button(message, "Choose a time …")).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn wrong_dates_and_forged_buttons_are_refused() {
    let party = party(DATE).await;
    for (date, sentence) in [
        ("2026-02-30", "There is no such date"),
        ("tomorrow", "There is no such date"),
        ("2026-11-20", "isn’t here yet"),
        ("2026-11-01", "The first puzzle was on 2 November 2026"),
        // The user’s language is American English.
        ("11/1/2026", "The first puzzle was on 2 November 2026"),
        ("1.11.2026", "The first puzzle was on 2 November 2026"),
    ] {
        let refused = open(&party, Some(date)).await;
        assert!(text(&refused).contains(sentence), "{date}: {}", text(&refused));
    }
    let (today, tomorrow) = (DAY.0, DAY.0 + 1);
    let endless = "00".repeat(36);
    let messages = format!("/channels/{}/messages", party.channel());
    for (forged, sentence) in [
        (format!("daily/play/{today}/fe"), "not mine"),
        (format!("daily/play/{today}/{endless}"), "not mine"),
        (format!("daily/play/{today}/{endless}00"), "not mine"),
        (format!("daily/solution/{today}/01"), "not mine"),
        (format!("daily/solution/{today}/ff"), "not mine"),
        (format!("daily/play/{tomorrow}/"), "isn’t here yet"),
        (format!("daily/share/{today}/"), "once you have solved it"),
        (format!("daily/show-results/{tomorrow}/"), "not mine"),
        (format!("daily/report/{tomorrow}/"), "isn’t here yet"),
    ] {
        let button = json!({"type": 2, "style": 2, "label": "x", "custom_id": forged});
        let message = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
        let (_, _, message) = party.sandbox.bot("POST", &messages, message).await;
        let refused = party.anna.press(&message, &forged).answer_text().await;
        assert!(refused.contains(sentence), "{forged}: {refused}");
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_withdrawn_day_breaks_no_streak_and_reports_are_listed() {
    let mut party = party("2026-11-17").await;
    for (date, day, streak) in [("2026-11-17", Day(DAY.0 - 2), "1 day"), (DATE, DAY, "2 days")] {
        wake_on(&mut party, date).await;
        let page = open(&party, None).await;
        if day == DAY {
            // Anna missed yesterday's puzzle. She can still play it, but it no longer counts for her streak.
            let (code, said) = party.run(&["puzzle", "withdraw", YESTERDAY]).await;
            assert_eq!((code, said.trim()), (Some(0), "The puzzle of 2026-11-18 is withdrawn and breaks no streak."));
        }
        let solution = for_day(day).expect("a puzzle").solution();
        let solved = play_all(&party, page, day, &solution).await;
        assert_says(&solved, &format!("at the first try. Streak: {streak}"));
    }
    let refused = open(&party, Some(YESTERDAY)).await;
    assert_says(&refused, "18 November 2026 was withdrawn");
    let results = party.anna.command("daily results").answer().await;
    assert!(
        text(&results).contains("was withdrawn") && text(&results).contains("streak: 2 days"),
        "{}",
        text(&results)
    );
    let (code, said) = party.run(&["puzzle", "restore", YESTERDAY]).await;
    assert!(code == Some(0) && said.contains("is offered again"), "{said}");
    let late = open(&party, Some(YESTERDAY)).await;
    let day = Day(DAY.0 - 1);
    let late = play_all(&party, late, day, &for_day(day).expect("a puzzle").solution()).await;
    assert_says(&late, "too late to count towards your streak");

    let thanks = fill_in(&party, &late, "daily/report/", "two solutions").await.answer_text().await;
    assert!(thanks.contains("Thank you"), "{thanks}");
    let (_, reports) = party.run(&["puzzle", "reports"]).await;
    let line = format!("user {}: two solutions", party.anna);
    assert!(reports.starts_with(YESTERDAY) && reports.contains(&line), "{reports}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn the_command_line_draws_and_proves_any_day() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let run = async |arguments: &[&str]| {
        let output = run_command(folder.path(), arguments, &[("LC_ALL", "en")]).await;
        (output.status.code(), printed(&output))
    };
    let (code, said) = run(&["puzzle", "2027-03-01", "--png", "day.png", "--prove"]).await;
    assert!(code == Some(0) && said.starts_with("2027-03-01: ") && said.contains("\nsolution: "), "{said}");
    let picture = std::fs::read(folder.path().join("day.png")).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    for (date, sentence) in [("2027-02-29", "there is no date “2027-02-29”"), ("2026-11-01", "the first puzzle")] {
        let (code, said) = run(&["puzzle", date]).await;
        assert!(code == Some(2) && said.contains(sentence) && said.lines().count() == 1, "{said}");
    }
    let (code, said) = run(&["puzzle", "withdraw", "2027-13-01"]).await;
    assert!(code == Some(2) && said.contains("there is no date"), "{said}");
}

/// In every language, the buttons fit into a message, and every label has text.
#[tokio::test]
async fn the_page_is_in_the_language_of_the_user() {
    let party = party(DATE).await;
    party.anna.set_locale("de").await;
    let page = open(&party, None).await;
    assert_says(&page, "Donnerstag, 19. November 2026");
    assert!(components(&page).iter().any(|component| component["label"] == "Regeln"), "{page}");
    check_requests(&party.sandbox).await;
}
