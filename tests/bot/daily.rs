//! `/daily` and `snakepit puzzle`: a puzzle from its page to the shared result, refusals, reports and withdrawn days.

use std::time::{Duration, SystemTime};

use contract::{Day, Puzzle};
use rules::puzzles::{FIRST_DAY, for_day};
use serde_json::{Value, json};
use sqlx::SqlitePool;

use crate::bot::run_command;
use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, is_ephemeral, text};

/// A day some weeks after the first puzzle, so that there are earlier ones.
const DAY: Day = Day(FIRST_DAY.0 + 17);
const DATE: &str = "2026-11-19";
const YESTERDAY: &str = "2026-11-18";

/// The interval between looks into the database.
const LOOK: Duration = Duration::from_millis(20);

/// Starts a bot that takes this date for today.
async fn party(date: &str) -> Party {
    let mut party = Party::without_bot(crate::test_sandbox::TestSandbox::start().await).await;
    wake_on(&mut party, date).await;
    party
}

/// Starts a bot that takes this date for today, instead of the running one.
pub async fn wake_on(party: &mut Party, date: &str) {
    if let Some(mut bot) = party.bot.take() {
        // A killed bot would handle its last events again.
        bot.ask_to_end();
        bot.ended().await;
    }
    let url = party.sandbox.url();
    party.wake_with(&[("DISCORD_API_URL", &url), ("PUZZLE_DAY", date)]).await;
}

fn day_option(date: &str) -> Value {
    json!([{"name": "day", "type": 3, "value": date}])
}

/// What the bot says if a puzzle takes long to find on a busy machine. It keeps the puzzle for the next try.
pub const BUSY: &str = "longer than usual";

/// Opens a puzzle as Anna, and skips the warm-up. On a busy machine, the bot may ask her to try again.
async fn open(party: &mut Party, options: Value) -> Value {
    loop {
        party.command(&party.anna, "daily play", options.clone()).await;
        let mut page = party.private_message().await;
        if custom_id(&page, |id, _| id.contains("w/")).is_some() {
            press(party, &page, "daily/start-over/").await;
            page = party.private_answer().await;
        }
        if !text(&page).contains(BUSY) {
            return page;
        }
    }
}

/// Presses a move's button, or chooses the move from the menu.
async fn play(party: &mut Party, page: &Value, day: Day, moves: &[u8]) -> Value {
    let digits: String = moves.iter().map(|code| format!("{code:02x}")).collect();
    let button = format!("daily/play/{}/{digits}", day.0);
    match custom_id(page, |id, _| id == button) {
        Some(button) => party.press(&party.anna, page, &button, &[]).await,
        None => {
            let (menu, value) = button.split_at(button.len() - 2);
            assert!(custom_id(page, |id, _| id == menu).is_some(), "{button} is missing: {page}");
            party.press(&party.anna, page, menu, &[value]).await;
        }
    }
    party.private_update().await
}

/// Plays these moves from the start. Returns the last page.
async fn play_all(party: &mut Party, mut page: Value, day: Day, moves: &[u8]) -> Value {
    for played in 1..=moves.len() {
        page = play(party, &page, day, &moves[..played]).await;
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

/// Presses the button whose id begins like this.
async fn press(party: &Party, page: &Value, beginning: &str) {
    let button = custom_id(page, |id, _| id.starts_with(beginning)).expect(beginning);
    party.press(&party.anna, page, &button, &[]).await;
}

/// Presses the button whose id begins like this, and types this into the form that opens.
async fn fill_in(party: &Party, page: &Value, beginning: &str, value: &str) {
    let mut live = party.sandbox.live(&party.anna).await;
    press(party, page, beginning).await;
    let form = live.until("interaction", |frame| frame["state"] == "modal").await;
    let input = &form["modal"]["components"][0]["component"];
    let rows = json!([{"component": {"custom_id": input["custom_id"], "value": value}}]);
    let (interaction, id) = (&form["id"], &form["modal"]["custom_id"]);
    let body = json!({"as": party.anna, "interaction": interaction, "custom_id": id, "components": rows});
    party.sandbox.post("/modals", body).await;
}

async fn command_line(party: &Party, arguments: &[&str]) -> (Option<i32>, String) {
    let output = run_command(party.folder.path(), arguments, &[("LC_ALL", "en")]).await;
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.code(), said)
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().expect("a picture with a description")
}

#[tokio::test]
async fn a_puzzle_is_solved_shared_and_listed() {
    let mut party = party(DATE).await;
    let todays = for_day(DAY).expect("a puzzle");
    let first = open(&mut party, json!([])).await;
    assert!(text(&first).contains("Thursday, 19 November 2026") && !alt(&first).is_empty(), "{}", text(&first));
    assert_eq!(custom_id(&first, |id, _| id.contains("/share/") || id.contains("/start-over/")), None);

    // A try that is started over counts, and one without a move does not.
    let (solution, mistake) = (todays.solution(), mistake(&*todays));
    let begun = play(&mut party, &first, DAY, &mistake[..1]).await;
    assert!(text(&begun).contains("Try 1.") && !text(&begun).contains("You have tried"), "{}", text(&begun));
    press(&party, &begun, "daily/start-over/").await;
    let again = party.private_update().await;
    assert!(text(&again).contains("You have tried it once"), "{}", text(&again));
    // Discord delivers the last press twice.
    let last = play_all(&mut party, again, DAY, &mistake[..mistake.len() - 1]).await;
    party.sandbox.faults(json!({"twice": 1})).await;
    let missed = play(&mut party, &last, DAY, &mistake).await;
    assert!(text(&missed).contains("You have tried it 2 times"), "{}", text(&missed));
    press(&party, &missed, "daily/start-over/").await;
    let again = party.private_update().await;
    assert!(text(&again).contains("You have tried it 2 times"), "it has counted: {}", text(&again));
    let solved = play_all(&mut party, again, DAY, &solution).await;
    assert!(text(&solved).contains("Solved in 3 tries. Streak: 1 day, best: 1 day."), "{}", text(&solved));

    press(&party, &solved, "daily/share/").await;
    let shared = party.shown_with(|shown| text(shown).contains("solved the puzzle")).await;
    assert!(
        text(&shared).contains("**Anna**") && text(&shared).contains("in 3 tries. Streak: 1 day"),
        "{}",
        text(&shared)
    );
    assert!(alt(&shared).contains("Anna solved the puzzle of 19 November 2026"), "{}", alt(&shared));
    press(&party, &solved, "daily/share/").await;
    let refused = party.private_text().await;
    let id = shared["id"].as_str().expect("an id");
    assert!(refused.contains("You have already shared it here") && refused.contains(id), "{refused}");

    // Everybody can open the puzzle from there. A bot that starts anew has forgotten no result.
    wake_on(&mut party, DATE).await;
    let mut live = party.sandbox.live(&party.ben).await;
    let button = format!("daily/play/{}/", DAY.0);
    let bens = loop {
        party.press(&party.ben, &shared, &button, &[]).await;
        let shown = live.until("message_create", is_ephemeral).await;
        if !text(&shown).contains(BUSY) {
            break shown;
        }
    };
    assert!(text(&bens).contains("It counts nothing") && !text(&bens).contains("tried"), "{}", text(&bens));
    let results = loop {
        party.command(&party.anna, "daily results", json!([])).await;
        let shown = party.private_message().await;
        if !text(&shown).contains(BUSY) {
            break shown;
        }
    };
    assert!(text(&results).contains("🥇 Anna · in 3 tries · streak: 1 day"), "{}", text(&results));
    assert!(text(&results).contains("The solution of 18 November 2026") && !alt(&results).is_empty());
    press(&party, &results, "daily/show-results/").await;
    let public = party.shown_with(|shown| text(shown).contains("solved here")).await;
    assert_eq!(text(&public), text(&results));
    check_requests(&party.sandbox).await;
}

/// After ten tries, a user can see the solution step by step. Nothing counts after that.
#[tokio::test]
async fn who_is_stuck_gets_a_hint_and_then_the_solution() {
    let mut party = party(DATE).await;
    let puzzle = for_day(DAY).expect("a puzzle");
    let (solution, wrong) = (puzzle.solution(), mistake(&*puzzle));
    let mut page = open(&mut party, json!([])).await;
    let file = party.folder.path().join("data/snakepit.db");
    let pool = SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    for tried in [1, 5, 10] {
        // The limit of pictures would slow more tries down.
        let before = sqlx::query("UPDATE puzzle_results SET tries = $1").bind(tried - 1);
        before.execute(&pool).await.expect("it is writable");
        let begun = play(&mut party, &page, DAY, &wrong[..1]).await;
        press(&party, &begun, "daily/start-over/").await;
        page = party.private_update().await;
        let offered = ["daily/hint/", "daily/solution/"].map(|id| custom_id(&page, |button, _| button.starts_with(id)));
        assert_eq!(offered.map(|button| button.is_some()), [tried >= 5, tried == 10], "after {tried} tries");
    }
    press(&party, &page, "daily/hint/").await;
    page = party.private_update().await;
    assert!(text(&page).contains("💡 Begin with: "), "{}", text(&page));
    press(&party, &page, "daily/rules/").await;
    let rules = party.private_message().await;
    assert!(text(&rules).contains("rules 1/8"), "the puzzle stays: {}", text(&rules));
    assert!(text(&rules).contains("In the puzzle, you play alone"), "{}", text(&rules));
    press(&party, &page, "daily/solution/").await;
    page = party.private_update().await;
    assert!(text(&page).contains("Do you want to see the solution?"), "{}", text(&page));
    for step in 1..=solution.len() {
        press(&party, &page, "daily/solution/").await;
        page = party.private_update().await;
        assert!(text(&page).contains(&format!("The solution, move {step}: ")), "{}", text(&page));
    }
    press(&party, &page, "daily/start-over/").await;
    page = party.private_update().await;
    assert!(text(&page).contains("You have seen the solution"), "{}", text(&page));
    assert_eq!(custom_id(&page, |id, _| id.contains("/share/")), None, "nothing is left to share");
    check_requests(&party.sandbox).await;
}

/// A user types when they want a direct message about each new puzzle. It has a button to play.
#[tokio::test]
async fn a_new_puzzle_is_told_by_direct_message_once() {
    let mut party = party(DATE).await;
    party.command(&party.anna, "game notices", json!([])).await;
    let page = party.private_message().await;
    for (typed, sentence) in [
        ("8:30 Europe/Berlim", "Perhaps one of these: Europe/Berlin, "),
        ("25 Europe/Berlin", "such as 8:30 Europe/Berlin."),
        ("8:30", "such as 8:30 Europe/Berlin."),
    ] {
        fill_in(&party, &page, "puzzle-notice/on", typed).await;
        let refused = party.private_text().await;
        assert!(refused.contains(sentence), "{typed}: {refused}");
    }
    fill_in(&party, &page, "puzzle-notice/on", "8:30 berlin").await;
    let page = party.private_update().await;
    let chosen = custom_id(&page, |id, button| id == "puzzle-notice/on" && button["label"] == "8:30 Europe/Berlin");
    assert!(chosen.is_some(), "{page}");

    let file = party.folder.path().join("data/snakepit.db");
    let pool = SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    let is_due = async |begun_at: Option<i64>| {
        let due = sqlx::query("UPDATE puzzle_notices SET next_at = 0, last_day = NULL, begun_at = $1");
        due.bind(begun_at).execute(&pool).await.expect("it is writable");
    };
    let mut live = party.sandbox.live(&party.anna).await;
    is_due(None).await;
    let notice = live.until("message_create", |message| text(message).contains("Today’s puzzle: Sssnake")).await;
    assert_ne!(notice["channel_id"], json!(party.channel));
    assert!(text(&notice).contains("Switch it off with /game notices"), "{}", text(&notice));

    // As if the bot had been killed before it stored that the message is posted. It finds the message.
    let ended = async || {
        let ended = "SELECT COUNT(*) FROM puzzle_notices WHERE next_at > 0";
        while sqlx::query_scalar::<_, i64>(ended).fetch_one(&pool).await.expect("readable") == 0 {
            tokio::time::sleep(LOOK).await;
        }
    };
    ended().await;
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as i64;
    is_due(Some(now)).await;
    ended().await;
    let direct = notice["channel_id"].as_str().expect("an id");
    assert_eq!(party.sandbox.messages(&party.anna, direct).await.len(), 1, "it is not posted again");

    press(&party, &notice, "daily/play/").await;
    let puzzle = live.until("message_create", is_ephemeral).await;
    assert!(text(&puzzle).contains("Warm-up") && puzzle["channel_id"] == notice["channel_id"], "{}", text(&puzzle));
    press(&party, &notice, "notices/").await;
    let page = live.until("message_create", |message| text(message).contains("When a new daily puzzle")).await;
    press(&party, &page, "puzzle-notice/off").await;
    live.until("message_update", |message| custom_id(message, is_choice_of_time).is_some()).await;
    check_requests(&party.sandbox).await;
}

fn is_choice_of_time(id: &str, button: &Value) -> bool {
    id == "puzzle-notice/on" && button["label"] == "Choose a time …"
}

#[tokio::test]
async fn wrong_dates_and_forged_buttons_are_refused() {
    let mut party = party(DATE).await;
    for (date, sentence) in [
        ("2026-02-30", "There is no such date"),
        ("tomorrow", "There is no such date"),
        ("2026-11-20", "isn’t here yet"),
        ("2026-11-01", "The first puzzle is that of 2 November 2026"),
        // The user’s language is American English.
        ("11/1/2026", "The first puzzle is that of 2 November 2026"),
        ("1.11.2026", "The first puzzle is that of 2 November 2026"),
    ] {
        let refused = open(&mut party, day_option(date)).await;
        assert!(text(&refused).contains(sentence), "{date}: {}", text(&refused));
    }
    let (today, tomorrow) = (DAY.0, DAY.0 + 1);
    let endless = "00".repeat(36);
    let messages = format!("/channels/{}/messages", party.channel);
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
        party.press(&party.anna, &message, &forged, &[]).await;
        let refused = party.private_text().await;
        assert!(refused.contains(sentence), "{forged}: {refused}");
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_withdrawn_day_breaks_no_streak_and_reports_are_listed() {
    let mut party = party("2026-11-17").await;
    for (date, day, streak) in [("2026-11-17", Day(DAY.0 - 2), "1 day"), (DATE, DAY, "2 days")] {
        wake_on(&mut party, date).await;
        let page = open(&mut party, json!([])).await;
        if day == DAY {
            // Anna missed yesterday. She can still play it, but too late for her streak.
            let (code, said) = command_line(&party, &["puzzle", "withdraw", YESTERDAY]).await;
            assert_eq!((code, said.trim()), (Some(0), "The puzzle of 2026-11-18 is withdrawn and breaks no streak."));
        }
        let solution = for_day(day).expect("a puzzle").solution();
        let solved = play_all(&mut party, page, day, &solution).await;
        assert!(text(&solved).contains(&format!("at the first try. Streak: {streak}")), "{}", text(&solved));
    }
    let refused = open(&mut party, day_option(YESTERDAY)).await;
    assert!(text(&refused).contains("18 November 2026 was withdrawn"), "{}", text(&refused));
    party.command(&party.anna, "daily results", json!([])).await;
    let results = party.private_message().await;
    assert!(
        text(&results).contains("was withdrawn") && text(&results).contains("streak: 2 days"),
        "{}",
        text(&results)
    );
    let (code, said) = command_line(&party, &["puzzle", "restore", YESTERDAY]).await;
    assert!(code == Some(0) && said.contains("is offered again"), "{said}");
    let late = open(&mut party, day_option(YESTERDAY)).await;
    let day = Day(DAY.0 - 1);
    let late = play_all(&mut party, late, day, &for_day(day).expect("a puzzle").solution()).await;
    assert!(text(&late).contains("too late to count towards your streak"), "{}", text(&late));

    fill_in(&party, &late, "daily/report/", "two solutions").await;
    let thanks = party.private_text().await;
    assert!(thanks.contains("Thank you"), "{thanks}");
    let (_, reports) = command_line(&party, &["puzzle", "reports"]).await;
    let line = format!("user {}: two solutions", party.anna);
    assert!(reports.starts_with(YESTERDAY) && reports.contains(&line), "{reports}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn the_command_line_draws_and_proves_any_day() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let run = async |arguments: &[&str]| {
        let output = run_command(folder.path(), arguments, &[("LC_ALL", "en")]).await;
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        (output.status.code(), said)
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

/// The buttons fit into a message in each language, and no word on them is missing.
#[tokio::test]
async fn the_page_is_in_the_language_of_the_user() {
    let mut party = party(DATE).await;
    let anna = party.anna.clone();
    party.sandbox.ask("PATCH", &format!("/users/{anna}"), json!({"locale": "de"})).await;
    let page = open(&mut party, json!([])).await;
    assert!(text(&page).contains("Donnerstag, 19. November 2026"), "{}", text(&page));
    assert!(components(&page).iter().any(|component| component["label"] == "Regeln"), "{page}");
    check_requests(&party.sandbox).await;
}
