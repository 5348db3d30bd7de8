//! Takes screenshots of all parts of the bot on a phone for `scripts/pictures`. A plain `cargo test` skips this.

use std::path::PathBuf;
use std::time::SystemTime;

use test_support::setting;

use crate::browser::{Browser, LARGE_PHONE};
use crate::games::{begin, claim_until, click_until, gather, mover, to_slap, to_snap, windows};
use crate::program::Program;
use crate::window::{Table, Window, test_id};

/// The maximum number of presses in a match that is played to its end.
const MANY: usize = 300;
/// The maximum number of presses in other matches.
const SOME: usize = 60;
/// When only this time of a ten-minute turn is left, in milliseconds, the bot has notified the player.
const LEFT: i64 = 500_000;

/// The folder for the screenshots.
struct Album(PathBuf);

impl Album {
    /// Saves a screenshot of the window. Prints to which parts of the prompt and the picture a player would have to
    /// scroll.
    async fn add(&self, name: &str, window: &Window<'_>) {
        let out = window.save_picture(&self.0.join(format!("{name}.png"))).await;
        println!("{name}: {}", if out.is_empty() { "all in sight" } else { &out });
    }

    /// Saves a match's lobby, first turn, a later moment, and the result.
    async fn add_match(
        &self,
        game: &str,
        windows: &[Window<'_>],
        claims: Option<Claims>,
        moment: impl Fn(&Table) -> bool,
    ) {
        self.add(&format!("{game}-1-lobby"), &windows[0]).await;
        begin(windows).await;
        let table = windows[0].table("the first turn", |table| table.next.is_some()).await;
        self.add(&format!("{game}-2-table"), mover(windows, &table)).await;
        let table = match claims {
            Some(claims) => claim_until(windows, claims, &moment).await,
            None => click_until(windows, SOME, &moment).await,
        };
        let window = if table.is_over() { &windows[0] } else { mover(windows, &table) };
        window.table("the moment", |now| now.alt == table.alt).await;
        self.add(&format!("{game}-3-moment"), window).await;
        let table = match claims {
            Some(claims) => claim_until(windows, claims, Table::is_over).await,
            None if game == "ssserpent" => table,
            None => click_until(windows, MANY, Table::is_over).await,
        };
        if !table.is_over() {
            windows[1].command("game resign", &[]).await;
            windows[1].press(r#"[data-custom-id^="command/confirm-resign/"]"#).await;
        }
        windows[0].table("the result", Table::is_over).await;
        self.add(&format!("{game}-4-result"), &windows[0]).await;
    }
}

/// A function that returns the gesture that is correct for a table, if any.
type Claims = fn(&Table) -> Option<&'static str>;

#[tokio::test]
async fn pictures_of_the_whole_bot() {
    let Some(folder) = setting("TOUR") else { return };
    let album = Album(folder);
    let Some(browser) = Browser::start(LARGE_PHONE).await else { return };
    let mut program = Program::start();
    let people = windows(&browser, &program, 3).await;
    let (two, anna) = (&people[..2], &people[0]);
    let turns = [("turn-limit", "40")];

    gather(two, "sssnake start", &[("rounds", "1")]).await;
    album.add_match("sssnake", two, None, |table| table.text.contains("(needs 3 more cards)")).await;
    gather(two, "ssserpent start", &[]).await;
    album.add_match("ssserpent", two, None, |table| table.text.contains("moves to")).await;
    gather(&people, "hisss start", &[]).await;
    album.add_match("hisss", &people, None, |table| table.text.contains("took")).await;
    gather(two, "rainbow start", &[]).await;
    album.add_match("rainbow", two, None, |table| table.text.contains("took")).await;
    gather(&people, "snap start", &turns).await;
    album.add_match("snap", &people, Some(to_snap), Table::was_claimed).await;
    gather(&people, "slap start", &turns).await;
    album.add_match("slap", &people, Some(to_slap), Table::was_claimed).await;

    for (command, words) in [("help", "Sssnake"), ("leaderboard", "leaderboard,"), ("stats", "Matches:")] {
        anna.command(command, &[]).await;
        anna.private_text(&[words]).await;
        album.add(command, anna).await;
    }

    anna.value(OPEN_DIRECT_MESSAGES).await;
    for (window, other) in two.iter().zip(["Ben", "Anna"]) {
        go_to(window, other).await;
    }
    gather(two, "sssnake start", &[("rounds", "1")]).await;
    album.add_match("private", two, None, |table| table.text.contains("(needs 3 more cards)")).await;

    for window in two {
        go_to(window, "games").await;
    }
    gather(two, "sssnake start", &[("rounds", "1")]).await;
    begin(two).await;
    let table = anna.table("the first turn", |table| table.next.is_some()).await;
    let late = mover(two, &table);
    go_to(late, "lounge").await;
    program.kill();
    shorten_the_turn(&program).await;
    program.start_again();
    late.awake().await;
    late.holds("document.querySelector('#open-drawer[data-count]')").await;
    late.press("#open-drawer").await;
    album.add("notice-1-badge", late).await;
    late.press(&test_id("channel-games")).await;
    late.reads("your turn in").await;
    album.add("notice-2-channel", late).await;
    browser.close().await;
}

/// JavaScript that opens a direct-message channel between Anna and Ben, without the bot.
const OPEN_DIRECT_MESSAGES: &str = "fetch('/sandbox/api/world').then((response) => response.json()).then(({ users }) =>
    fetch('/sandbox/api/directs', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ users: users.slice(0, 2).map((user) => user.id) }) })).then((made) => made.ok)";

/// Opens a channel from the list, which is a drawer on a phone.
async fn go_to(window: &Window<'_>, channel: &str) {
    window.press("#open-drawer").await;
    window.press(&test_id(&format!("channel-{channel}"))).await;
}

/// Shortens the turn in the only running match.
async fn shorten_the_turn(program: &Program) {
    let pool = sqlx::SqlitePool::connect(&program.database().to_string_lossy()).await.expect("the database");
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis();
    let deadline = i64::try_from(now).expect("milliseconds") + LEFT;
    let waits = sqlx::query("UPDATE matches SET deadline = $1 WHERE stage NOT IN ('lobby', 'over')").bind(deadline);
    waits.execute(&pool).await.expect("it is writable");
    pool.close().await;
}
