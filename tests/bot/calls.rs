//! Compares the number of requests in each game with the table in `docs/performance.md`. `cargo test --test bot calls
//! -- --nocapture` prints the table with this run's counts.

use contract::{GameInfo, Seed};
use rules::REGISTRY;

use crate::claims::crowd::Crowd;
use crate::games::{plays, press_unless_replaced, start};
use crate::people::Party;

const PAGE: &str = include_str!("../../docs/performance.md");
/// The number of turns in a real-time game.
const TURNS: i64 = 12;

/// A game's row in the table of `docs/performance.md`.
struct Row {
    /// The number of requests from the command until two people can play.
    begin: u64,
    /// The number of requests for each press.
    press: u64,
    /// The maximum number of requests for each claim that counts.
    claim: Option<u64>,
}

/// Reads the game's row in the table of `docs/performance.md`.
fn row(game: &str) -> Row {
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    let section = PAGE.split("\n## ").find(|section| section.starts_with("Requests")).expect("a section on requests");
    let row = section.lines().map(cells).find(|cells| cells[0] == game).unwrap_or_else(|| panic!("no row for {game}"));
    let number = |cell: &str| cell.parse().ok();
    Row {
        begin: number(row[1]).expect("a number of calls"),
        press: number(row[2]).expect("a number of calls"),
        claim: number(row[3]),
    }
}

/// Prints the number of requests in a match.
fn print(info: &GameInfo, row: &Row, calls: u64, turns: u64) {
    let claim = row.claim.map_or("–".to_owned(), |claim| claim.to_string());
    let a_turn = (calls - row.begin) as f64 / turns as f64;
    println!("| {} | {} | {} | {claim} | {a_turn:.1} | {calls} |", info.name, row.begin, row.press);
}

/// Two people press random buttons until the match is over.
#[tokio::test]
async fn calls_of_games_in_turns_are_those_of_the_table() {
    let mut party = Party::start().await;
    let mut total = party.requests_without_edits().await;
    for (number, info) in REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time).enumerate() {
        let row = row(info.name);
        let mut dice = Seed([number as u8; 32]).external_rng(2);
        let mut message = party.begin_with(start(&party.anna, info), 0).await;
        let begun = party.requests_without_edits().await;
        assert_eq!(begun - total, row.begin, "{}: calls until it begins", info.name);
        let (mut presses, mut turns, mut last) = (0, 0, None);
        while let Some(play) = dice.pick(&plays(&message)) {
            let mover = party.mover(&message).clone();
            match press_unless_replaced(&mut party, &mover, &message, play).await {
                Ok(shown) => message = shown,
                Err(newer) => {
                    message = newer;
                    continue;
                }
            }
            presses += 1;
            turns += u64::from(last.as_ref() != Some(&mover));
            last = Some(mover);
        }
        // The test counts requests only after the match, because a late edit may be shown before a press's response is
        // counted.
        let ended = party.requests_without_edits().await;
        assert_eq!(ended - begun, presses * row.press, "{}: {presses} presses", info.name);
        print(info, &row, ended - total, turns);
        total = ended;
    }
}

/// Two people turn cards, and one of them claims whenever a claim can count, right or wrong.
#[tokio::test]
async fn calls_of_games_with_claims_are_those_of_the_table() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut total = crowd.party.requests_without_edits().await;
    for info in REGISTRY.iter().map(|game| game.info()).filter(|info| info.real_time) {
        let row = row(info.name);
        let mut state = crowd.play(info.name, 2, 0, TURNS).await;
        let emoji: Vec<&'static str> =
            state.play.controls(None).reactions.iter().map(|reaction| reaction.emoji).collect();
        crowd.reactions_stand(&emoji).await;
        let begun = crowd.party.requests().await;
        let without_edits = crowd.party.requests_without_edits().await;
        assert_eq!(without_edits - total, row.begin, "{}: calls until it begins", info.name);
        let mut claims = 0;
        while !state.is_over() {
            let reaction = [(1, emoji[0])];
            claims += u64::from(state.react(&reaction).is_some());
            crowd.react(&reaction).await;
            state = crowd.turn(&state).await;
        }
        let ended = crowd.party.requests().await;
        let (turns, most) = (state.turns() as u64, row.claim.expect("calls for a claim"));
        let edits = ended - begun - turns * row.press;
        // Overlapping responses in the lobby may cost one more edit.
        assert!(edits <= claims * most + 1, "{}: {edits} calls beside {turns} presses for {claims} claims", info.name);
        print(info, &row, row.begin + ended - begun, turns);
        total = crowd.party.requests_without_edits().await;
    }
}
