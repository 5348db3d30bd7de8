//! Whole matches: every press and claim counts once and in order, and the record shows it.

use contract::Phrase;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use snakepit::play::{Occupant, Player};
use test_support::count;
use text::{Locale, say};

use super::crowd::{Crowd, SLAP, SNAP, State, described, turn_button};
use crate::people::text;

/// Plays a whole match between people. They claim most pictures, correctly or wrongly, alone or several at once.
async fn whole_match(crowd: &mut Crowd, game: &str, people: usize, emoji: &[&'static str], seed: u64) {
    println!("{game} with {people} people: chance is seeded by {seed}");
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut state = crowd.play(game, people, 0, count("CLAIM_TURNS", 20, 40)).await;
    crowd.hold_edits().await;
    let (mut turns, mut claims) = (0, Vec::new());
    while !state.is_over() {
        // Nobody, one person or everybody reacts, in random order and with random gestures.
        let reacting = [0, 1, 1, people][chance.random_range(0..4)];
        let first = chance.random_range(0..people);
        let order: Vec<(usize, &str)> =
            (0..reacting).map(|next| ((first + next) % people, emoji[chance.random_range(0..emoji.len())])).collect();
        claims.extend(state.react(&order));
        crowd.react(&order).await;
        turns += usize::from(!state.is_over());
        state = crowd.turn(&state).await;
    }
    state.check_claims(&claims);
    assert_eq!(state.turns(), turns, "each press is stored once");
    assert!(claims.len() > 5, "people have claimed");
    assert!(crowd.words().contains("🏁"), "the match has not ended: {}", crowd.words());
    let record = crowd.record().await;
    verifier::verify_steps(&record).expect("the record keeps every rule");
    shown_in_order(crowd, &state);
}

/// Checks that each message showed a state of the match, never an older state than the message before, and that the
/// last message showed the last state. Exception: an edit that was sent before a response may take effect after it. The
/// next message then shows the newest state again.
pub fn shown_in_order(crowd: &Crowd, last: &State) {
    let truth = states_in_words(last);
    let (mut at, mut late) = (0, false);
    for message in &crowd.seen {
        let words = described(message);
        // A result's description begins with the headline, so only its end is compared.
        let is_shown = |state: &String| words.ends_with(&**state);
        match truth[at..].iter().position(is_shown) {
            Some(there) => (at, late) = (at + there, false),
            None => {
                assert!(
                    !late && truth[..at].iter().any(is_shown),
                    "shown late twice, or not a state of the match: {words}"
                );
                late = true;
            }
        }
    }
    assert!(!late && truth[at] == *truth.last().expect("a state"), "the last state is shown");
}

/// Returns the picture's description after each step.
fn states_in_words(last: &State) -> Vec<String> {
    let head = &last.saved.meta;
    let signs = ["🔴", "🟦", "⭐", "💚", "🔶", "🌸", "☁️", "♠️"];
    let names: Vec<String> =
        head.seats.iter().zip(signs).map(|(taken, sign)| format!("{sign} {}", name(taken))).collect();
    let setup = contract::Setup { options: head.options.clone(), seats: names.len(), youngest: head.youngest };
    let mut play = rules::find(&head.game).expect("a game").new_match(&setup);
    let mut words = |step: &Value| {
        play.apply_step(step).expect("a legal step");
        let mut said = String::new();
        for phrase in play.describe(None) {
            let sentence = format!("{}.", say(Locale::En, &phrase, &names).trim_end_matches('.'));
            // Discord limits the length of descriptions. Longer ones are cut off after a whole sentence.
            if said.encode_utf16().count() + 1 + sentence.encode_utf16().count() > 1024 {
                break;
            }
            said = [said, sentence].join(" ").trim_start().to_owned();
        }
        said
    };
    last.saved.steps.iter().map(&mut words).collect()
}

fn name(taken: &Player) -> String {
    match taken.occupant {
        Occupant::User(_) => taken.name.clone(),
        Occupant::Computer(level) => {
            let name = ["Pip", "Basil", "Hydra"][level as usize];
            if taken.name == "1" { name.to_owned() } else { format!("{name} {}", taken.name) }
        }
    }
}

#[tokio::test]
async fn a_whole_match_of_snap() {
    let mut crowd = Crowd::gather(&[]).await;
    whole_match(&mut crowd, "snap", 4, &[SNAP], 1).await;
    // The second match is in the same channel, with eight players.
    whole_match(&mut crowd, "snap", 8, &[SNAP], 2).await;
}

#[tokio::test]
async fn a_whole_match_of_slap() {
    let mut crowd = Crowd::gather(&[]).await;
    whole_match(&mut crowd, "slap", 4, &[SLAP, SNAP], 3).await;
    whole_match(&mut crowd, "slap", 2, &[SLAP, SNAP], 4).await;
}

/// One user plays against three computers, which turn cards and claim by themselves. The user sees each picture, and
/// the news about claims agrees with the record.
#[tokio::test]
async fn a_match_against_computers() {
    let mut crowd = Crowd::gather(&[]).await;
    crowd.play("snap", 1, 3, 9).await;
    let mut turned = 0;
    while !crowd.words().contains("🏁") {
        let button = turn_button(&crowd.message).filter(|_| crowd.words().contains("**▸ 🔴"));
        if let Some(button) = &button {
            crowd.people[0].press(&crowd.message, button).await;
            turned += 1;
        }
        // An edit that shows a claim may come before the response. It still has the pressed button.
        crowd.shown_with(|message| button.is_none() || turn_button(message) != button).await;
    }
    let state = crowd.state().await;
    assert_eq!(state.turns(), 9);
    assert!(turned >= 2, "Anna has turned her cards");
    shown_in_order(&crowd, &state);
    // The news about a wrong call mentions only the penalty.
    for claim in state.saved.steps.iter().filter(|step| step["do"] == "call" && step["right"] == true) {
        let said = say(Locale::En, &Phrase::seconds(claim["ms"].as_i64().expect("a time")), &[]);
        assert!(crowd.seen.iter().any(|message| text(message).contains(&said)), "“{said}” was not shown");
    }
}
